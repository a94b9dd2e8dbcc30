//! What an operator cannot get wrong by accident.

use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Stdio;

use lending_store::users::Role;
use lending_tests::{Client, Mode, Process, TestDeployment, binary, skipped};
use serde_json::json;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::Command;

/// The environment of an embedded service with its demo team, as `cargo run` has it.
fn demo(deployment: &TestDeployment) -> Vec<(&'static str, String)> {
    let mut environment: Vec<_> =
        deployment.environment().into_iter().filter(|(name, _)| *name != "LENDING_DEMO").collect();
    environment.push(("LENDING_DEMO", "true".to_owned()));
    environment
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_demo_team_is_not_served_to_other_machines() {
    let deployment = TestDeployment::open(Mode::Embedded).await.unwrap();
    let mut environment = demo(&deployment);
    environment.retain(|(name, _)| *name != "LENDING_LISTEN");
    environment.push(("LENDING_LISTEN", "0.0.0.0:0".to_owned()));
    let output = Process::command("lending-server", &environment).unwrap().output().await.unwrap();
    assert!(!output.status.success());
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("LENDING_DEMO=false"), "{said}");
    assert!(!deployment.settings.data_dir.join("demo.env").exists(), "nothing was made");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn credentials_are_told_to_a_terminal_alone_and_an_open_folder_is_closed() {
    let deployment = TestDeployment::open(Mode::Embedded).await.unwrap();
    let folder = &deployment.settings.data_dir;
    std::fs::create_dir_all(folder).unwrap();
    std::fs::set_permissions(folder, std::fs::Permissions::from_mode(0o755)).unwrap();
    let log = deployment.folder().join("said.txt");
    let said_to = std::fs::File::create(&log).unwrap();
    let mut command = Process::command("lending-server", &demo(&deployment)).unwrap();
    let mut server = command.stdout(Stdio::from(said_to)).stderr(Stdio::null()).spawn().unwrap();
    let said = loop {
        let said = std::fs::read_to_string(&log).unwrap();
        if said.contains("Stop with Ctrl-C.") {
            break said;
        }
        assert!(server.try_wait().unwrap().is_none(), "it ended: {said}");
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    };
    server.kill().await.unwrap();
    let kept = std::fs::read_to_string(folder.join("demo.env")).unwrap();
    let value = |name: &str| {
        let line = kept.lines().find(|line| line.contains(name)).unwrap();
        line.split_once('=').unwrap().1.trim_matches(['\'', '"']).to_owned()
    };
    for secret in [value("LENDING_API_KEY"), value("LENDING_PASSWORD")] {
        assert!(secret.len() > 8 && !said.contains(&secret), "{said}");
    }
    assert!(said.contains("demo.env"), "{said}");
    let mode = |name: &str| std::fs::metadata(folder.join(name)).unwrap().permissions().mode() & 0o777;
    assert_eq!((mode(""), mode("demo.env")), (0o700, 0o600));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_says_how_well_reading_is_shut_in_and_starts_only_where_it_is_if_that_is_required() {
    let deployment = TestDeployment::open(Mode::Embedded).await.unwrap();
    let mut environment = deployment.environment();
    environment.push(("LENDING_REQUIRE_SANDBOX", "true".to_owned()));
    environment.push(("LENDING_METRICS_TOKEN", METRICS_TOKEN.to_owned()));
    let server = Process::serve(&environment).await.unwrap();
    let client = Client::new(&server.url);
    loop {
        let told = client.get("/readyz").await.body["checks"]["sandbox"].clone();
        match told.as_str().unwrap() {
            "unknown" => tokio::time::sleep(std::time::Duration::from_millis(50)).await,
            word => {
                assert_eq!(word, "complete");
                break;
            }
        }
    }
    assert_eq!(sandbox_gauge(&client).await, "1");
    server.kill().await.unwrap();
}

const METRICS_TOKEN: &str = "a-token-for-metrics-alone-0123456789";

/// What the metrics say of the sandbox.
async fn sandbox_gauge(client: &Client) -> String {
    let metrics = client.with_token(METRICS_TOKEN).get("/metrics").await;
    assert_eq!(metrics.status, 200, "{}", metrics.text);
    let line = metrics.text.lines().find(|line| line.starts_with("lending_sandbox_complete"));
    line.unwrap_or_else(|| panic!("no such gauge: {}", metrics.text)).rsplit(' ').next().unwrap().to_owned()
}

/// Starts a binary through the loader of the system. What the process takes for its own program is the loader then, so no child
/// of it can read a file: the same as on a machine that refuses to run one.
fn by_loader(name: &str, environment: &[(&str, String)]) -> Option<Command> {
    let loaders = ["/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1"];
    let Some(loader) = loaders.into_iter().find(|loader| Path::new(loader).exists()) else {
        skipped("that a process without its sandbox refuses to start: no loader of glibc is here");
        return None;
    };
    let mut command = Command::new(loader);
    command.arg(binary(name).unwrap()).env_clear().kill_on_drop(true).stdin(Stdio::null());
    command.envs(environment.iter().map(|(name, value)| (name, value.as_str())));
    Some(command)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn neither_a_server_nor_a_worker_starts_without_its_sandbox_where_that_is_required() {
    let deployment = TestDeployment::open(Mode::Embedded).await.unwrap();
    let mut environment = deployment.environment();
    let Some(mut unguarded) = by_loader("lending-server", &environment) else { return };
    unguarded.env("LENDING_METRICS_TOKEN", METRICS_TOKEN);
    // Where it is not required, the same start works, and is told.
    let mut server = unguarded.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut lines = BufReader::new(server.stdout.take().unwrap()).lines();
    let url = loop {
        let line = lines.next_line().await.unwrap().expect("it starts");
        if let Some(url) = line.trim().strip_prefix("API") {
            break url.trim().trim_end_matches("/v1").to_owned();
        }
    };
    let told = async || Client::new(&url).get("/readyz").await.body["checks"]["sandbox"].clone();
    while told().await == "unknown" {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!(told().await, "broken");
    assert_eq!(sandbox_gauge(&Client::new(&url)).await, "0");
    server.kill().await.unwrap();

    environment.push(("LENDING_REQUIRE_SANDBOX", "true".to_owned()));
    let mut apart = environment.clone();
    apart.retain(|(name, _)| *name != "DATABASE_URL");
    // Nobody answers there, and nobody is asked: the sandbox comes first.
    apart.push(("DATABASE_URL", "postgres://nobody@127.0.0.1:1/none".to_owned()));
    for (name, environment) in [("lending-server", &environment), ("lending-worker", &apart)] {
        let output = by_loader(name, environment).unwrap().output().await.unwrap();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(
            !output.status.success() && said.contains("LENDING_REQUIRE_SANDBOX is set"),
            "{name}: {said}"
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn made_up_people_on_postgres_cost_nothing_and_the_log_says_who_they_are() {
    if !Mode::Production.is_available() {
        return;
    }
    let deployment = TestDeployment::open(Mode::Production).await.unwrap();
    let running = deployment.serve().await.unwrap();
    let owner = deployment.person(&running, Role::Owner).await.unwrap();
    running.stop().await;
    let log = deployment.folder().join("server.log");
    let server = Process::serve_logging_to(&deployment.environment(), &log).await.unwrap();
    let client = Client::new(&server.url).with_token(&owner.api_key);
    let body = json!({"name": "Asha Rao", "mobile": "+919876543200", "consent": true});
    let check = client.post("/v1/credit-checks", &body).await;
    assert_eq!((check.status, &check.body["score"]), (201, &json!(780)), "{}", check.text);
    assert_eq!(check.body["billing"], json!({"state": "not_charged", "amount": 0, "ledger_id": null}));
    assert_eq!(client.get("/v1/usage").await.body["spent_today"], 0);
    assert_eq!(deployment.rows("ledger").await.unwrap(), 0);
    assert_eq!(server.terminate().await.unwrap(), Some(0));
    assert!(std::fs::read_to_string(&log).unwrap().contains("made-up people"));
}
