//! Somebody at a shell uses `lending`.

use std::os::unix::fs::PermissionsExt;

use lending_samples::{demo_statements, statement};
use lending_server::Running;
use lending_store::users::Role;
use lending_tests::{Behaviour, PASSWORD, Person, Process, Receiver, TestDeployment, both_modes};
use serde_json::{Value, json};

struct Output {
    code: i32,
    out: String,
    err: String,
}

struct Shell<'a> {
    deployment: &'a TestDeployment,
    environment: Vec<(&'static str, String)>,
}

impl<'a> Shell<'a> {
    fn new(deployment: &'a TestDeployment, running: &Running) -> Self {
        let environment = vec![
            ("LENDING_URL", format!("http://{}", running.addr)),
            ("LENDING_CLI_CONFIG", deployment.folder().join("cli/config.toml").display().to_string()),
        ];
        Self { deployment, environment }
    }

    fn with(&self, name: &'static str, value: &str) -> Self {
        let mut environment = self.environment.clone();
        environment.push((name, value.to_owned()));
        Self { deployment: self.deployment, environment }
    }

    async fn run(&self, arguments: &[&str]) -> Output {
        let mut command = Process::command("lending", &self.environment).unwrap();
        let output = command.args(arguments).output().await.unwrap();
        Output {
            code: output.status.code().unwrap(),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }

    async fn ok(&self, arguments: &[&str]) -> String {
        let said = self.run(arguments).await;
        assert_eq!(said.code, 0, "{arguments:?}: {}", said.err);
        said.out
    }

    async fn json(&self, arguments: &[&str]) -> Value {
        let out = self.ok(&[arguments, &["--json"]].concat()).await;
        serde_json::from_str(&out).unwrap()
    }
}

/// The path of a sample statement of the demo, drawn for today.
fn sample(deployment: &TestDeployment, name: &str) -> String {
    let today = lending_base::calendar::day(deployment.clock.now());
    let (_, spec) = demo_statements(today).unwrap().into_iter().find(|(found, _)| *found == name).unwrap();
    let path = deployment.folder().join(name);
    std::fs::write(&path, statement(&spec).unwrap().pdf).unwrap();
    path.to_str().unwrap().to_owned()
}

async fn owner(deployment: &TestDeployment, running: &Running) -> Person {
    deployment.person(running, Role::Owner).await.unwrap()
}

both_modes! {
    async fn a_statement_is_uploaded_shown_listed_and_exported_from_the_shell(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = owner(&deployment, &running).await;
        let shell = Shell::new(&deployment, &running).with("LENDING_API_KEY", &owner.api_key);
        assert!(shell.ok(&["me"]).await.contains("Asha Rao"));
        let (tampered, steady) = (&sample(&deployment, "tampered.pdf"), &sample(&deployment, "steady_salaried.pdf"));

        let shown = shell.ok(&["upload", tampered, "--name", "Asha Rao", "--amount", "200000", "--metadata", "branch=Pune"]).await;
        assert!(shown.contains("● REVIEW  APP-000001") && shown.contains("document_integrity"), "{shown}");
        assert!(!shown.contains('\u{1b}'), "no colours where there is no terminal");
        let told = shell.run(&["upload", tampered, "--exit-code"]).await;
        assert_eq!(told.code, 10, "a forged statement is for a person: {}", told.out);
        let told = shell.run(&["upload", steady, "--amount", "200000", "--exit-code"]).await;
        assert_eq!(told.code, 0, "a statement of last month is approved: {}", told.out);
        let queued = shell.json(&["upload", steady, "--no-wait"]).await;
        assert_eq!(queued["status"], "queued");
        shell.ok(&["watch", queued["ref"].as_str().unwrap()]).await;

        let one = shell.json(&["show", "app-000001"]).await;
        assert_eq!((&one["metadata"], &one["inputs"]["requested_amount"]), (&json!({"branch": "Pune"}), &json!(200_000.0)));
        let list = shell.ok(&["list", "--decision", "review", "--limit", "2"]).await;
        assert_eq!(list.lines().count(), 3, "{list}");
        let rows = one["result"]["transactions"].as_array().unwrap().len();
        let csv = shell.ok(&["report", "APP-000001", "--format", "csv"]).await;
        assert_eq!(csv.lines().count(), rows + 1);
        let file = deployment.folder().join("report.xlsx");
        shell.ok(&["report", "APP-000001", "--format", "xlsx", "--output", file.to_str().unwrap()]).await;
        assert!(std::fs::read(file).unwrap().starts_with(b"PK"));
        let credits = one["result"]["transactions"].as_array().unwrap().iter().filter(|row| row["direction"] == "credit");
        let shown = shell.json(&["transactions", "APP-000001", "--direction", "credit", "--limit", "1000"]).await;
        assert_eq!(shown.as_array().unwrap().len(), credits.count());
        let found = shell.ok(&["transactions", "APP-000001", "--category", "salary", "--category", "emi", "--min", "1"]).await;
        assert!(found.contains("NARRATION") && found.contains("salary") && !found.contains("cash_withdrawal"), "{found}");
        assert_eq!(shell.run(&["transactions", "APP-000001", "--category", "nonsense"]).await.code, 3);
        let file = deployment.folder().join("report.json");
        shell.ok(&["report", "APP-000001", "--format", "json", "--output", file.to_str().unwrap()]).await;
        let report: Value = serde_json::from_slice(&std::fs::read(file).unwrap()).unwrap();
        assert_eq!(report["transactions"].as_array().unwrap().len(), rows);
        let table = shell.ok(&["report", "APP-000001"]).await;
        assert!(table.contains("MONTH") && table.contains('₹'), "{table}");
        running.stop().await;
    }

    async fn a_case_is_given_to_somebody_followed_and_tried_again_from_the_shell(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = owner(&deployment, &running).await;
        let ravi = deployment.colleague(&running, &owner.user.team, Role::Reviewer).await.unwrap();
        let shell = Shell::new(&deployment, &running).with("LENDING_API_KEY", &owner.api_key);
        let tampered = &sample(&deployment, "tampered.pdf");
        shell.ok(&["upload", tampered]).await;

        // By oneself, by an id, by nobody; who may hold it is listed.
        let said = shell.ok(&["assign", "APP-000001", "me"]).await;
        assert_eq!(said, "APP-000001 is held by Asha Rao.\n");
        assert_eq!(shell.json(&["list", "--assignee", "me"]).await.as_array().unwrap().len(), 1);
        let people = shell.json(&["assignees"]).await;
        assert_eq!(people.as_array().unwrap().len(), 2, "{people}");
        assert!(shell.ok(&["assignees"]).await.contains("reviewer"));
        let given = shell.json(&["assign", "app-000001", ravi.user.id.as_str()]).await;
        assert_eq!(given["assignee"]["id"], ravi.user.id.as_str());
        assert_eq!(shell.json(&["list", "--assignee", "me"]).await, json!([]));
        assert_eq!(shell.ok(&["assign", "APP-000001", "none"]).await, "APP-000001 is held by nobody.\n");
        let unknown = shell.run(&["assign", "APP-000001", "Somebody Else"]).await;
        assert!(unknown.code == 1 && unknown.err.contains("Somebody Else"), "{}", unknown.err);
        let as_viewer = deployment.colleague(&running, &owner.user.team, Role::Viewer).await.unwrap();
        let as_viewer = shell.with("LENDING_API_KEY", &as_viewer.api_key);
        assert_eq!(as_viewer.run(&["assign", "APP-000001", "none"]).await.code, 4);

        let told = shell.ok(&["timeline", "APP-000001"]).await;
        assert!(told.contains("accepted") && told.contains("The statement was read."), "{told}");
        let entries = shell.json(&["timeline", "APP-000001"]).await;
        assert_eq!(entries["entries"].as_array().unwrap().last().unwrap()["what"], "decided", "{entries}");

        assert_eq!(shell.json(&["list", "--held"]).await, json!([]));
        deployment.run_sql("UPDATE analyses SET legal_hold_at = created_at").await.unwrap();
        assert_eq!(shell.json(&["list", "--held"]).await.as_array().unwrap().len(), 1);

        // What has not failed is not tried again; what failed through no fault of its file is.
        let refused = shell.run(&["retry", "APP-000001"]).await;
        assert!(refused.code == 3 && refused.err.contains("analysis_not_retryable"), "{}", refused.err);
        for sql in [
            "DELETE FROM analysis_results",
            "UPDATE analyses SET status = 'failed', failure_code = 'processing_error', failure_message = 'It failed.',
                decision = NULL, policy_outcome = NULL",
        ] {
            deployment.run_sql(sql).await.unwrap();
        }
        let again = shell.run(&["retry", "APP-000001", "--exit-code"]).await;
        assert_eq!(again.code, 10, "a forged statement is for a person: {} {}", again.out, again.err);
        assert!(shell.ok(&["timeline", "APP-000001"]).await.contains("retry_requested"));
        running.stop().await;
    }

    async fn a_credit_check_and_its_cost_are_seen_from_the_shell(deployment: TestDeployment) {
        let mut deployment = deployment;
        let _bureau = deployment.open_bureau().await.unwrap();
        let running = deployment.serve().await.unwrap();
        let owner = owner(&deployment, &running).await;
        let shell = Shell::new(&deployment, &running).with("LENDING_API_KEY", &owner.api_key);
        let shown = shell.ok(&["check", "--name", "Ramesh Sharma", "--mobile", "9876543205", "--consent"]).await;
        assert!(shown.contains("● score 520  Ramesh Sharma") && shown.contains("charged ₹50"), "{shown}");
        let refused = shell.run(&["check", "--name", "Ramesh Sharma", "--mobile", "9876543205"]).await;
        assert_eq!(refused.code, 3);
        assert!(refused.err.contains("consent_required"), "{}", refused.err);
        assert!(shell.ok(&["checks", "--query", "ramesh"]).await.contains("520"));
        assert_eq!(shell.json(&["usage"]).await["amount"], 50.0);
        assert!(shell.ok(&["usage"]).await.contains("1 for ₹50"));
        assert!(shell.ok(&["products"]).await.contains("NAME"));
        running.stop().await;
    }

    async fn events_are_sent_on_to_ones_own_machine_signed_like_webhooks(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = owner(&deployment, &running).await;
        let shell = Shell::new(&deployment, &running).with("LENDING_API_KEY", &owner.api_key);
        let refused = shell.run(&["listen", "--forward-to", "http://127.0.0.1:1/", "--secret", "nonsense"]).await;
        assert_eq!(refused.code, 1, "{}", refused.err);
        let receiver = Receiver::start(Behaviour::Answer(204)).await.unwrap();
        let secret = "whsec_bGVuZGluZy13ZWJob29rLWtleQ==";
        let mut listening = Process::command("lending", &shell.environment).unwrap()
            .args(["listen", "--forward-to", &receiver.url, "--secret", secret, "--since", "2020-01-01T00:00:00Z"])
            .stdout(std::process::Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let done = shell.json(&["upload", &sample(&deployment, "steady_salaried.pdf")]).await;
        let received = receiver.wait_for(1).await.remove(0);
        standardwebhooks::Webhook::new(secret).unwrap().verify(received.body.as_bytes(), &received.headers).unwrap();
        let told = received.json();
        assert_eq!((&told["type"], &told["data"]["analysis_id"]), (&json!("analysis.completed"), &done["id"]));
        assert_eq!(told["id"], received.header("webhook-id"));
        listening.kill().await.unwrap();
        running.stop().await;
    }

    async fn somebody_signs_in_is_remembered_and_signs_out(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = owner(&deployment, &running).await;
        let shell = Shell::new(&deployment, &running);
        let nobody = shell.run(&["me"]).await;
        assert!(nobody.code == 1 && nobody.err.contains("lending login"), "{}", nobody.err);
        let wrong = shell.with("LENDING_PASSWORD", "wrong").run(&["login", "--email", &owner.email]).await;
        assert!(wrong.code == 4 && wrong.err.contains("invalid_credentials"), "{}", wrong.err);
        let said = shell.with("LENDING_PASSWORD", PASSWORD).ok(&["login", "--email", &owner.email]).await;
        assert!(said.starts_with("Signed in as Asha Rao for 8 hours"), "{said}");
        let file = deployment.folder().join("cli/config.toml");
        assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
        assert_eq!(shell.json(&["me"]).await["token"]["kind"], "login");

        let key = shell.ok(&["keys", "create", "batch"]).await;
        assert!(key.starts_with("las_live_"), "{key}");
        let keys = shell.json(&["keys", "list"]).await;
        let id = keys[0]["id"].as_str().unwrap();
        shell.ok(&["keys", "revoke", id]).await;
        assert!(shell.ok(&["keys", "list"]).await.contains("revoked"));

        // A token is sent to the service that it is of, and to no other.
        let elsewhere = shell.run(&["me", "--url", "http://127.0.0.1:1"]).await;
        assert!(elsewhere.code == 1 && elsewhere.err.contains("not signed in"), "{}", elsewhere.err);
        let away = shell.with("LENDING_API_KEY", "las_live_x").run(&["me", "--url", "http://127.0.0.1:1"]).await;
        assert!(away.code == 5 && away.err.contains("cannot be reached"), "{}", away.err);

        assert_eq!(shell.ok(&["logout"]).await, "Signed out.\n");
        assert_eq!(shell.ok(&["logout"]).await, "Nobody is signed in.\n");
        assert!(!std::fs::read_to_string(file).unwrap().contains("las_login_"));
        running.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_shell_gets_its_completions_and_a_wrong_line_is_code_two() {
    for shell in ["bash", "zsh", "fish"] {
        let output =
            Process::command("lending", &[]).unwrap().args(["completions", shell]).output().await.unwrap();
        assert!(
            output.status.success() && String::from_utf8_lossy(&output.stdout).contains("lending"),
            "{shell}"
        );
    }
    let output = Process::command("lending", &[]).unwrap().arg("uplaod").output().await.unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("upload"), "it says what may have been meant");
}
