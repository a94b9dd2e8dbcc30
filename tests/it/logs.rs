//! Personal data never reaches a log line.

use lending_samples::{Persona, Spec, layout, statement};
use lending_store::users::Role;
use lending_tests::services::OwnPostgres;
use lending_tests::{Client, Form, Mode, PASSWORD, Process, TestDeployment, WorkerProcess, both_modes};
use serde_json::json;

both_modes! {
    async fn names_addresses_passwords_and_tokens_are_in_no_log_line(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        running.stop().await;

        let mut environment = deployment.environment();
        environment.push(("LENDING_LOG", "debug".to_owned()));
        let log = deployment.folder().join("server.log");
        let server = Process::serve_logging_to(&environment, &log).await.unwrap();
        let client = Client::new(&server.url);
        client.sign_in(&owner.email, "kestrel wrong password").await;
        client.sign_in("kestrel.stranger@example.com", PASSWORD).await;
        let signed_in = client.signed_in(&owner.email).await;
        signed_in.get("/v1/me").await;
        let key = signed_in.post("/v1/api-keys", &json!({"name": "kestrel key name"})).await;
        signed_in.post("/v1/api-keys", &json!({"name": ["kestrel bad name"]})).await;
        signed_in.get("/v1/api-keys?kestrel-query=kestrel-value").await;
        signed_in.outside_the_contract().get("/v1/kestrel-path").await;
        client.with_token("kestrel-token").get("/v1/me").await;
        let login = signed_in.token().unwrap().to_owned();
        assert_eq!(server.terminate().await.unwrap(), Some(0));

        let log = std::fs::read_to_string(log).unwrap();
        assert!(log.contains("create_api_key"), "the log is there: {log}");
        let secrets = [
            "kestrel", owner.email.as_str(), "Asha", PASSWORD, login.as_str(), owner.api_key.as_str(),
            key.body["key"].as_str().unwrap(), deployment.settings.secret.as_ref().unwrap().expose(),
        ];
        for secret in secrets {
            assert!(!log.contains(secret), "{secret:?} stands in the log");
        }
    }
}

both_modes! {
    async fn an_error_says_of_which_request_and_which_analysis_it_is(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        running.stop().await;
        let log = deployment.folder().join("server.log");
        let server = Process::serve_logging_to(&deployment.environment(), &log).await.unwrap();
        let client = Client::new(&server.url).with_token(&owner.api_key);
        let spec = Spec::new(layout("hdfc-classic").unwrap(), Persona::SteadySalaried, 1, 3);
        let made = client.upload(Form::default().file(&statement(&spec).unwrap().pdf)).await;
        let id = made.body["id"].as_str().unwrap();
        let statements = deployment.settings.data_dir.join("files/statements");
        std::fs::remove_file(statements.join(owner.user.team.as_str()).join(id)).unwrap();
        let lost = client.get(&format!("/v1/analyses/{id}/statement")).await;
        assert_eq!((lost.status, lost.code()), (410, "statement_missing"), "{}", lost.text);
        server.kill().await.unwrap();
        let log = std::fs::read_to_string(log).unwrap();
        let line = log.lines().find(|line| line.contains("statement lost")).unwrap();
        let request = lost.header("x-request-id").unwrap();
        assert!(line.contains(request) && line.contains(id), "{line}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_log_says_why_the_database_gives_no_connection() {
    if !Mode::Production.is_available() || !OwnPostgres::is_available() {
        return;
    }
    let mut postgres = OwnPostgres::start().await.unwrap();
    let deployment = TestDeployment::open_on(&postgres.url()).await.unwrap();
    let log = deployment.folder().join("server.log");
    let server = Process::serve_logging_to(&deployment.environment(), &log).await.unwrap();
    postgres.stop_immediately().await.unwrap();
    // The pool itself would only say that its time is over.
    let said = loop {
        let log = std::fs::read_to_string(&log).unwrap();
        if let Some(line) = log.lines().find(|line| line.contains("the database gives no connection")) {
            break line.to_owned();
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    };
    assert!(said.contains("os error"), "refused, or nobody there: {said}");
    server.kill().await.unwrap();
}

both_modes! {
    async fn what_an_upload_says_of_people_is_in_no_log_line(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        running.stop().await;

        let mut environment = deployment.environment();
        environment.push(("LENDING_LOG", "debug".to_owned()));
        let (log, worker_log) = (deployment.folder().join("server.log"), deployment.folder().join("worker.log"));
        let server = Process::serve_logging_to(&environment, &log).await.unwrap();
        let worker = match deployment.mode {
            Mode::Embedded => None,
            Mode::Production => Some(WorkerProcess::start(&environment, &worker_log).unwrap()),
        };
        let client = Client::new(&server.url).with_token(&owner.api_key);
        let spec = Spec::new(layout("hdfc-classic").unwrap(), Persona::SteadySalaried, 1, 3);
        let fixture = statement(&spec).unwrap();
        let holder = fixture.truth.accounts[0].holders[0].clone();
        let form = Form::default()
            .text("applicant_name", "Kestrel Kumari")
            .text("applicant_mobile", "9812345678")
            .text("file_password", "kestrel password")
            .text("metadata", r#"{"case": "kestrel case"}"#)
            .part("name=\"file\"; filename=\"kestrel file.pdf\"", Some("application/pdf"), &fixture.pdf);
        let made = client.upload(form).await;
        assert_eq!(made.status, 201, "{}", made.text);
        let path = format!("/v1/analyses/{}", made.body["id"].as_str().unwrap());
        while client.get(&format!("{path}?wait=30")).await.body["completed_at"].is_null() {}
        client.get("/v1/analyses?q=kestrel").await;
        client.get(&format!("{path}/transactions.csv")).await;
        for query in ["q=kestrel", "counterparty=kestrel", "kestrel=1", "from=kestrel", "category=kestrel"] {
            client.get(&format!("{path}/transactions?{query}")).await;
        }
        client.get(&format!("{path}/report.xlsx")).await;
        client.get(&format!("{path}?include_result=true")).await;
        client.post(&format!("{path}/review"), &json!({"outcome": "approve", "note": "kestrel note"})).await;
        client.upload(Form::default().text("kestrel_field", "kestrel value").file(b"%PDF-kestrel")).await;
        if let Some(worker) = worker {
            assert_eq!(worker.terminate().await.unwrap(), Some(0));
        }
        assert_eq!(server.terminate().await.unwrap(), Some(0));

        let lines = [log, worker_log].iter().filter_map(|log| std::fs::read_to_string(log).ok()).collect::<String>();
        assert!(lines.contains("the analysis ended"), "the log is there: {lines}");
        let lower = lines.to_lowercase();
        for secret in ["kestrel", "9812345678", &holder.to_lowercase()] {
            assert!(!lower.contains(secret), "{secret:?} stands in a log");
        }
        let request = made.header("x-request-id").unwrap();
        let traced = lines.lines().filter(|line| line.contains("the analysis ended"));
        assert!(traced.clone().count() == 1 && traced.clone().all(|line| line.contains(request)),
            "the worker's line carries the id of the request");
    }
}
