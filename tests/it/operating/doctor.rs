//! The doctor names the cause of what is wrong, says what to do, and prints no password.

use lending_tests::services::OwnPostgres;
use lending_tests::{Mode, TestDeployment, both_modes};
use serde_json::Value;
use sqlx::{Connection, PgConnection};

use super::{Said, server, server_with};

/// What was found of one thing, as `health: found`.
fn finding(said: &Said, check: &str) -> String {
    let told: Value = serde_json::from_str(&said.out).unwrap_or_else(|_| panic!("{}", said.all()));
    let found = told["checks"].as_array().unwrap().iter().find(|finding| finding["check"] == check);
    let found = found.unwrap_or_else(|| panic!("nothing about {check}: {told}"));
    assert!(found["health"] == "ok" || found["remedy"].is_string(), "{found}");
    format!("{}: {}", found["health"].as_str().unwrap(), found["found"].as_str().unwrap())
}

both_modes! {
    async fn a_deployment_that_runs_fails_at_nothing(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let worker = deployment.work_if_apart().await.unwrap();
        let said = server(&deployment, &["doctor", "--json"]).await;
        // Whether there are warnings depends on the machine.
        assert!(said.code < 2, "{}", said.all());
        assert!(finding(&said, "migrations").starts_with("ok: up to date"));
        assert!(finding(&said, "secret").starts_with("ok: opens all"));
        assert!(finding(&said, "worker").starts_with("ok: heard of"));
        assert!(finding(&said, "database").starts_with("ok: "));
        let table = server(&deployment, &["doctor"]).await;
        assert!(table.out.contains("0 failing"), "{}", table.out);
        drop(worker);
        running.stop().await;
    }

    async fn a_wrong_secret_and_a_folder_that_cannot_be_written_are_named(deployment: TestDeployment) {
        let path = std::env::var("PATH").unwrap();
        let made = server(&deployment, &["admin", "create-team", "Acme"]).await;
        assert_eq!(made.code, 0, "{}", made.all());
        let wrong = "an0therS3cretOfThirtyTwoLettersOrMore";
        let said = server_with(&deployment, &["doctor", "--json"], &[("PATH", &path), ("LENDING_SECRET", wrong)]).await;
        assert_eq!(said.code, 2, "{}", said.all());
        assert!(finding(&said, "secret").starts_with("failing: LENDING_SECRET is not the one"), "{}", said.out);
        assert!(!said.all().contains(wrong));

        let file = deployment.folder().join("file");
        std::fs::write(&file, "not a folder").unwrap();
        let below = file.join("data");
        let more = [("PATH", path.as_str()), ("LENDING_DATA_DIR", below.to_str().unwrap())];
        let said = server_with(&deployment, &["doctor", "--json"], &more).await;
        assert_eq!(said.code, 2, "{}", said.all());
        assert!(finding(&said, "folder").contains("is not writable"), "{}", said.out);
    }

    async fn what_the_settings_alone_tell_is_told(deployment: TestDeployment) {
        let typo = server_with(&deployment, &["doctor", "--json"], &[("LENDING_LISTN", "127.0.0.1:1")]).await;
        assert_eq!(typo.code, 2, "{}", typo.all());
        assert!(finding(&typo, "configuration").contains("LENDING_LISTN"));
        let plain = [("LENDING_PUBLIC_URL", "http://lending.example.com")];
        let said = server_with(&deployment, &["doctor", "--json"], &plain).await;
        assert_eq!(said.code, 2, "{}", said.all());
        assert!(finding(&said, "address").starts_with("failing: http://lending.example.com is plain HTTP"));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_is_away_or_refuses_says_why() {
    let deployment = TestDeployment::open(Mode::Embedded).await.unwrap();
    let ask =
        async |url: &str| server_with(&deployment, &["doctor", "--json"], &[("DATABASE_URL", url)]).await;
    let said = ask("postgres://lending:hunter2hunter2@127.0.0.1:1/lending").await;
    assert_eq!(said.code, 2, "{}", said.all());
    assert!(finding(&said, "database").contains("connection refused"), "{}", said.out);
    assert!(!said.all().contains("hunter2"));

    if !OwnPostgres::is_available() {
        return;
    }
    let postgres = OwnPostgres::start().await.unwrap();
    let mut admin = PgConnection::connect(&postgres.url()).await.unwrap();
    sqlx::query("ALTER ROLE lending PASSWORD 'the right one'").execute(&mut admin).await.unwrap();
    std::fs::write(postgres.data().join("pg_hba.conf"), "local all all scram-sha-256\n").unwrap();
    sqlx::query("SELECT pg_reload_conf()").execute(&mut admin).await.unwrap();
    let wrong = postgres.url().replace("lending@", "lending:hunter2hunter2@");
    // Until the server has read its file again, everybody comes in.
    let said = loop {
        let said = ask(&wrong).await;
        if !finding(&said, "database").starts_with("ok") {
            break said;
        }
    };
    assert!(finding(&said, "database").contains("password refused"), "{}", said.out);
    assert!(!said.all().contains("hunter2"));
    let right =
        postgres.url().replace("lending@", "lending:the%20right%20one@").replace("/postgres?", "/none?");
    let said = ask(&right).await;
    assert!(finding(&said, "database").contains("there is no such database"), "{}", said.out);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_redis_that_is_away_is_a_warning() {
    let deployment = TestDeployment::open(Mode::Embedded).await.unwrap();
    let away = [("REDIS_URL", "redis://:hunter2hunter2@127.0.0.1:1/")];
    let said = server_with(&deployment, &["doctor", "--json"], &away).await;
    assert!(
        finding(&said, "redis").starts_with("warning: redis://127.0.0.1:1/: connection refused"),
        "{}",
        said.out
    );
    assert!(!said.all().contains("hunter2"));
}
