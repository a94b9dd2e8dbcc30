//! An operator starts, configures and administers the service with the real binaries.

use lending_tests::{Client, Mode, Process, TestDeployment, both_modes};
use serde_json::json;

struct Output {
    ok: bool,
    out: String,
    err: String,
}

async fn run(deployment: &TestDeployment, binary: &str, arguments: &[&str], more: &[(&str, &str)]) -> Output {
    let mut command = Process::command(binary, &deployment.environment()).unwrap();
    let output = command.args(arguments).envs(more.iter().copied()).output().await.unwrap();
    Output {
        ok: output.status.success(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

async fn admin(deployment: &TestDeployment, arguments: &[&str]) -> String {
    let output = run(deployment, "lending-server", &[&["admin"], arguments].concat(), &[]).await;
    assert!(output.ok, "{arguments:?}: {}", output.err);
    output.out.trim().to_owned()
}

both_modes! {
    async fn a_team_can_be_set_up_and_helped_from_the_shell(deployment: TestDeployment) {
        let migrated = run(&deployment, "lending-server", &["migrate"], &[]).await;
        assert!(migrated.ok, "{}", migrated.err);
        let team = admin(&deployment, &["create-team", "Acme"]).await;
        admin(&deployment, &["grant", "--team", &team, "bureau"]).await;
        let made = admin(&deployment, &["create-user", "--team", &team, "--email", "Asha@Example.com", "--name", "Asha", "--role", "owner", "--output", "-"]).await;
        let password = made.lines().nth(1).unwrap().to_owned();
        let made = admin(&deployment, &["create-key", "--email", "asha@example.com", "--name", "batch", "--output", "-"]).await;
        let (key_id, key) = made.split_once('\n').unwrap();

        let server = Process::serve(&deployment.environment()).await.unwrap();
        let client = Client::new(&server.url);
        let me = client.with_token(key).get("/v1/me").await;
        assert_eq!(me.body["team"], json!({"id": team, "name": "Acme", "entitlements": ["bureau"]}));
        for _ in 0..5 {
            client.sign_in("asha@example.com", "wrong").await;
        }
        assert_eq!(client.sign_in("asha@example.com", &password).await.code(), "account_locked");
        // While the server runs: the operator does not have to stop it.
        assert_eq!(admin(&deployment, &["unlock", "--email", "asha@example.com"]).await, "unlocked");
        let uploads = ["limit-uploads", "--email", "asha@example.com"];
        let limited = [&uploads[..], &["--per-hour", "5000", "--burst", "500"]].concat();
        assert_eq!(admin(&deployment, &limited).await, "limited");
        assert_eq!(admin(&deployment, &uploads).await, "as everybody");
        let token = client.sign_in("asha@example.com", &password).await;
        assert_eq!(token.status, 200);
        let reset = admin(&deployment, &["reset-password", "--email", "asha@example.com", "--output", "-"]).await;
        let signed_in = client.with_token(token.body["token"].as_str().unwrap());
        assert_eq!(signed_in.get("/v1/me").await.status, 401, "a reset signs out everywhere");
        assert_eq!(client.sign_in("asha@example.com", reset.lines().nth(1).unwrap()).await.status, 200);
        admin(&deployment, &["revoke-key", key_id, "--as", "meera.ops"]).await;
        let team_id = lending_base::TeamId::parse(&team).unwrap();
        let newest = deployment.store().await.unwrap().audit_log(Some(&team_id), 1).await.unwrap().remove(0);
        assert_eq!((newest.action.as_str(), newest.actor.as_str()), ("api_key.revoked", "operator:meera.ops"));
        let unnamed = run(&deployment, "lending-server", &["admin", "list-teams", "--as", "two words"], &[]).await;
        assert!(!unnamed.ok && unnamed.err.contains("letters, digits"), "{}", unnamed.err);
        assert_eq!(client.with_token(key).get("/v1/me").await.status, 401);
        admin(&deployment, &["withdraw", "--team", &team, "bureau"]).await;

        let log = admin(&deployment, &["audit", "--team", &team]).await;
        for act in ["team.created", "entitlement.granted", "user.created", "account.unlocked", "user.uploads_limited", "password.reset",
                    "api_key.revoked", "entitlement.withdrawn", "sign_in.locked"] {
            assert!(log.contains(act), "{act} is not on record");
        }
        assert!(!log.contains("asha@example.com") && !log.contains("Asha"), "the record names nobody");
        let taken = run(&deployment, "lending-server", &["admin", "create-user", "--team", &team, "--email", "ASHA@example.com", "--name", "B", "--output", "-"], &[]).await;
        assert!(!taken.ok && taken.err.contains("taken"), "{}", taken.err);
        assert_eq!(server.terminate().await.unwrap(), Some(0));
    }

    async fn a_secret_is_written_for_its_owners_eyes_where_that_is_asked_for(deployment: TestDeployment) {
        use std::os::unix::fs::PermissionsExt;

        let migrated = run(&deployment, "lending-server", &["migrate"], &[]).await;
        assert!(migrated.ok, "{}", migrated.err);
        let team = admin(&deployment, &["create-team", "Acme"]).await;
        let file = |name: &str| deployment.folder().join(name).display().to_string();
        let (first, second, key) = (file("password"), file("another"), file("key"));
        let made = admin(&deployment, &["create-user", "--team", &team, "--email", "asha@example.com", "--name", "Asha", "--output", &first]).await;
        let reset = admin(&deployment, &["reset-password", "--email", "asha@example.com", "--output", &second]).await;
        let printed = admin(&deployment, &["create-key", "--email", "asha@example.com", "--name", "batch", "--output", &key]).await;
        let mut secrets = Vec::new();
        for (path, said) in [(&first, made), (&second, reset), (&key, printed)] {
            assert_eq!(std::fs::metadata(path).unwrap().permissions().mode() & 0o777, 0o600);
            let secret = std::fs::read_to_string(path).unwrap().trim().to_owned();
            assert!(secret.len() >= 20 && !said.contains(&secret) && said.contains(path.as_str()), "{said}");
            secrets.push(secret);
        }
        // No secret goes where nobody asked for it: standard output is a pipe here, as under a job that logs.
        for silent in [
            &["create-user", "--team", &team, "--email", "ravi@example.com", "--name", "Ravi"][..],
            &["reset-password", "--email", "asha@example.com"],
            &["create-key", "--email", "asha@example.com", "--name", "piped"],
        ] {
            let refused = run(&deployment, "lending-server", &[&["admin"], silent].concat(), &[]).await;
            assert!(!refused.ok && refused.out.is_empty() && refused.err.contains("no terminal"), "{silent:?}: {}", refused.err);
        }
        let people = admin(&deployment, &["list-users", "--team", &team]).await;
        let keys = admin(&deployment, &["list-keys", "--email", "asha@example.com"]).await;
        assert!(!people.contains("ravi") && !keys.contains("piped"), "and nothing was made");
        // Nothing is done whose secret could be left nowhere, and nothing is written into what is there.
        let refused = run(&deployment, "lending-server", &["admin", "reset-password", "--email", "asha@example.com", "--output", &second], &[]).await;
        assert!(!refused.ok && refused.err.contains("new file"), "{}", refused.err);
        let nobody = file("nobody");
        let refused = run(&deployment, "lending-server", &["admin", "reset-password", "--email", "x@example.com", "--output", &nobody], &[]).await;
        assert!(!refused.ok && !std::path::Path::new(&nobody).exists(), "{}", refused.err);
        let server = Process::serve(&deployment.environment()).await.unwrap();
        let client = Client::new(&server.url);
        assert_eq!(client.sign_in("asha@example.com", &secrets[1]).await.status, 200);
        assert_eq!(client.with_token(&secrets[2]).get("/v1/me").await.status, 200);
        assert_eq!(server.terminate().await.unwrap(), Some(0));
    }

    async fn the_effective_configuration_is_printed_without_secrets(deployment: TestDeployment) {
        let output = run(&deployment, "lending-server", &["config"], &[("LENDING_LOGIN_TOKEN_HOURS", "3")]).await;
        assert!(output.ok, "{}", output.err);
        assert!(output.out.contains("login_token_hours = \"3\"") && output.out.contains("environment"));
        assert!(output.out.contains("secret = \"[redacted]\""));
        assert!(!output.out.contains(deployment.settings.secret.as_ref().unwrap().expose()));
    }

    async fn a_mistyped_setting_does_not_start(deployment: TestDeployment) {
        let typo = run(&deployment, "lending-server", &["migrate"], &[("LENDING_LISTN", "127.0.0.1:1")]).await;
        assert!(!typo.ok && typo.err.contains("LENDING_LISTN"), "{}", typo.err);
        let wrong = run(&deployment, "lending-server", &["migrate"], &[("LENDING_LISTEN", "here")]).await;
        assert!(!wrong.ok && wrong.err.contains("LENDING_LISTEN"), "{}", wrong.err);
        let file = deployment.folder().join("lending.toml");
        std::fs::write(&file, "lissten = \"127.0.0.1:1\"").unwrap();
        let typo = run(&deployment, "lending-server", &["migrate"], &[("LENDING_CONFIG", file.to_str().unwrap())]).await;
        assert!(!typo.ok && typo.err.contains("lissten"), "{}", typo.err);
    }

    async fn several_processes_bring_an_empty_database_up_to_date_at_once(deployment: TestDeployment) {
        let deployment = TestDeployment::open_bare(deployment.mode).await.unwrap();
        let starts = (0..4).map(|_| run(&deployment, "lending-server", &["migrate"], &[]));
        for output in futures_util::future::join_all(starts).await {
            assert!(output.ok, "{}", output.err);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_no_configuration_at_all_the_demo_answers_and_its_credentials_are_kept() {
    let deployment = TestDeployment::open(Mode::Embedded).await.unwrap();
    let environment = [
        ("LENDING_DATA_DIR", deployment.settings.data_dir.display().to_string()),
        ("LENDING_LISTEN", "127.0.0.1:0".to_owned()),
    ];
    let read = || std::fs::read_to_string(deployment.settings.data_dir.join("demo.env")).unwrap();
    let value = |file: &str, name: &str| {
        let line =
            file.lines().find_map(|line| line.strip_prefix(&format!("export {name}=")).map(str::to_owned));
        line.unwrap()
    };
    let server = Process::serve(&environment).await.unwrap();
    let file = read();
    assert_eq!(value(&file, "LENDING_URL"), format!("{}/v1", server.url));
    let client = Client::new(&server.url);
    let by_key = client.with_token(&value(&file, "LENDING_API_KEY"));
    assert_eq!(by_key.get("/v1/me").await.body["team"]["entitlements"], json!(["bureau"]));
    let products = by_key.get("/v1/products").await;
    assert_eq!(products.body["total"], 3);
    let names: Vec<&str> = products.body["data"]
        .as_array()
        .unwrap()
        .iter()
        .map(|product| product["name"].as_str().unwrap())
        .collect();
    assert!(names.contains(&"Salaried personal loan") && names.contains(&"SME working capital"));
    // The three sample statements: one is approved, two are for a person, each for its own reason.
    let mut samples = Vec::new();
    for sample in by_key.get("/v1/analyses").await.body["data"].as_array().unwrap() {
        let path = format!("/v1/analyses/{}?wait=30", sample["id"].as_str().unwrap());
        let mut ended = by_key.get(&path).await;
        while ended.body["completed_at"].is_null() {
            ended = by_key.get(&path).await;
        }
        let reason = ended.body["review_reasons"][0].as_str().unwrap_or("none").to_owned();
        samples.push((ended.body["decision"].as_str().unwrap().to_owned(), reason));
    }
    samples.sort();
    let expected = [("approve", "none"), ("review", "document_integrity"), ("review", "mule_pattern")];
    assert_eq!(samples, expected.map(|(decision, reason)| (decision.to_owned(), reason.to_owned())));
    let signed_in = client.sign_in(&value(&file, "LENDING_EMAIL"), &value(&file, "LENDING_PASSWORD")).await;
    assert_eq!(signed_in.status, 200);
    assert_eq!(client.with_token(&value(&file, "METRICS_TOKEN")).get("/metrics").await.status, 200);
    let ready = client.get("/readyz").await;
    assert_eq!(ready.body["status"], "ok", "{}", ready.text);

    let second = Process::serve(&environment).await;
    assert!(second.is_err(), "a second server on the same folder is refused");
    server.kill().await.unwrap();

    // Killed, not stopped: the next start finds everything and keeps the same credentials under its new address.
    let server = Process::serve(&environment).await.unwrap();
    let later = read();
    assert_eq!(value(&later, "LENDING_API_KEY"), value(&file, "LENDING_API_KEY"));
    assert_eq!(value(&later, "LENDING_URL"), format!("{}/v1", server.url));
    server.kill().await.unwrap();

    // Lost credentials are made anew; the old ones go on working until someone revokes them.
    std::fs::remove_file(deployment.settings.data_dir.join("demo.env")).unwrap();
    let server = Process::serve(&environment).await.unwrap();
    let renewed = read();
    assert_ne!(value(&renewed, "LENDING_API_KEY"), value(&file, "LENDING_API_KEY"));
    let client = Client::new(&server.url);
    assert_eq!(
        client.with_token(&value(&renewed, "LENDING_API_KEY")).get("/v1/products").await.body["total"],
        3
    );
    server.kill().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_first_starts_at_once_agree_on_one_secret() {
    let mut deployment = TestDeployment::open(Mode::Embedded).await.unwrap();
    deployment.settings.secret = None;
    let starts = (0..6).map(|number| {
        let name = format!("Team {number}");
        let deployment = &deployment;
        async move { run(deployment, "lending-server", &["admin", "create-team", &name], &[]).await }
    });
    for output in futures_util::future::join_all(starts).await {
        assert!(output.ok, "{}", output.err);
    }
    let teams = admin(&deployment, &["list-teams"]).await;
    assert_eq!(teams.lines().count(), 6, "every one of them can still be opened");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_without_its_secret_is_refused_and_nothing_is_written() {
    let mut deployment = TestDeployment::open(Mode::Embedded).await.unwrap();
    deployment.settings.secret = None;
    admin(&deployment, &["create-team", "Acme"]).await;
    let secret = deployment.settings.data_dir.join("secret");
    let kept = std::fs::read_to_string(&secret).unwrap();
    std::fs::remove_file(&secret).unwrap();
    let lost = run(&deployment, "lending-server", &["admin", "list-teams"], &[]).await;
    assert!(!lost.ok && lost.err.contains("restore the file `secret`"), "{}", lost.err);
    assert!(!secret.exists());
    std::fs::write(&secret, kept).unwrap();
    assert!(admin(&deployment, &["list-teams"]).await.contains("Acme"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_separate_worker_on_the_embedded_database_is_refused() {
    let deployment = TestDeployment::open(Mode::Embedded).await.unwrap();
    let output = run(&deployment, "lending-worker", &[], &[]).await;
    assert!(!output.ok && output.err.contains("inside lending-server"), "{}", output.err);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_processes_need_a_real_secret() {
    let deployment = TestDeployment::open(Mode::Embedded).await.unwrap();
    let url = ("DATABASE_URL", "postgres://localhost/none");
    for (secret, word) in
        [("", "must be set"), ("short", "shorter"), ("change-me-change-me-change-me-please", "placeholder")]
    {
        for binary in ["lending-server", "lending-worker"] {
            let output = run(&deployment, binary, &[], &[url, ("LENDING_SECRET", secret)]).await;
            assert!(!output.ok && output.err.contains(word), "{binary} {secret:?}: {}", output.err);
        }
    }
}
