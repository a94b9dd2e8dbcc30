//! What is erased when something is damaged, and what happens at the very moment of an erasure.

use std::time::Duration;

use chrono::TimeDelta;
use lending_bureau::sandbox::Case;
use lending_store::users::Role;
use lending_tests::{Answer, Client, Mode, TestDeployment, both_modes, mobile_of};
use serde_json::{Value, json};
use sqlx::{Connection, PgConnection};
use tokio::task::JoinHandle;

use crate::erasure::{analysed, check_of, with_bureau};

async fn check(client: &Client, number: u32) -> Value {
    let body = json!({
        "name": "Zyxanthia Qwopleford", "mobile": mobile_of(Case::Clean, number), "consent": true,
        "reuse_within_days": 30,
    });
    let made = client.post("/v1/credit-checks", &body).await;
    assert_eq!(made.status, 201, "{}", made.text);
    made.body
}

fn path_of(check: &Value) -> String {
    format!("/v1/credit-checks/{}", check["id"].as_str().unwrap())
}

fn refusal(answer: &Answer) -> (u16, &str) {
    (answer.status, answer.code())
}

both_modes! {
    async fn a_check_that_does_not_open_is_erased_and_keeps_nobody_waiting(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let one = deployment.person(&running, Role::Owner).await.unwrap();
        let other = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&one.api_key);
        let others = deployment.client(&running).with_token(&other.api_key);
        let days = json!({"statement_days": null, "report_days": null, "credit_check_days": 1});
        for client in [&client, &others] {
            assert_eq!(client.put("/v1/retention", &days).await.status, 200);
        }
        let (damaged, by_hand) = (check(&client, 1).await, check(&client, 2).await);
        let theirs = check(&others, 3).await;
        for check in [&damaged, &by_hand] {
            let id = check["id"].as_str().unwrap();
            let cut = format!("UPDATE content_keys SET sealed_key = substr(sealed_key, 1, 30) WHERE id = '{id}'");
            deployment.run_sql(&cut).await.unwrap();
            assert_eq!(client.get(&path_of(check)).await.status, 500, "it cannot be opened");
        }
        assert_eq!(client.delete(&path_of(&by_hand)).await.status, 204);
        deployment.clock.advance(TimeDelta::days(2));
        assert_eq!(running.app.store.erase_outdated().await.unwrap(), 2, "the damaged one and the other team's");
        for (client, check) in [(&client, &damaged), (&client, &by_hand), (&others, &theirs)] {
            assert_eq!(refusal(&client.get(&path_of(check)).await), (404, "not_found"));
        }
        running.stop().await;
    }
}

/// Somebody in the midst of something, who holds a row.
struct Held(PgConnection);

impl Held {
    async fn by(deployment: &TestDeployment, statements: &[String]) -> Self {
        let url = deployment.settings.database_url.clone().unwrap();
        let mut conn = PgConnection::connect(url.expose()).await.unwrap();
        sqlx::query("BEGIN").execute(&mut conn).await.unwrap();
        for sql in statements {
            sqlx::query(sqlx::AssertSqlSafe(sql.clone())).execute(&mut conn).await.unwrap();
        }
        Self(conn)
    }

    /// Commits as soon as `task` waits for it, or has ended without waiting.
    async fn commit_when_waited_for<T>(mut self, deployment: &TestDeployment, task: &JoinHandle<T>) {
        let waiting = "SELECT count(*) FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock'";
        while !task.is_finished() && deployment.number(waiting).await.unwrap() == 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        sqlx::query("COMMIT").execute(&mut self.0).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_legal_hold_that_comes_during_the_erasure_of_a_check_keeps_it() {
    if !Mode::Production.is_available() {
        return;
    }
    let deployment = TestDeployment::open(Mode::Production).await.unwrap();
    let running = deployment.serve().await.unwrap();
    let worker = deployment.work().await.unwrap();
    let owner = deployment.person(&running, Role::Owner).await.unwrap();
    let client = deployment.client(&running).with_token(&owner.api_key);
    let analysis = analysed(&client, with_bureau()).await;
    drop(worker);
    let legal = "UPDATE analyses SET legal_hold_at = now(), legal_hold_by = created_by".to_owned();
    let held = Held::by(&deployment, &[legal]).await;
    let (erasing, path) = (client.clone(), check_of(&analysis));
    let erased = tokio::spawn(async move { erasing.delete(&path).await });
    held.commit_when_waited_for(&deployment, &erased).await;
    assert_eq!(refusal(&erased.await.unwrap()), (409, "legal_hold"));
    let kept = client.get(&check_of(&analysis)).await;
    assert!(kept.status == 200 && kept.body["report"].is_object(), "all of it is there: {}", kept.text);
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_report_that_is_erased_or_withdrawn_at_this_moment_is_not_shown_again() {
    if !Mode::Production.is_available() {
        return;
    }
    let mut deployment = TestDeployment::open(Mode::Production).await.unwrap();
    deployment.settings.limit_pull_burst = 20;
    let running = deployment.serve().await.unwrap();
    let owner = deployment.person(&running, Role::Owner).await.unwrap();
    let client = deployment.client(&running).with_token(&owner.api_key);
    for (number, going) in [
        (1, &["UPDATE credit_checks SET erased_at = now() WHERE id = '{id}'"][..]),
        (
            2,
            &[
                "UPDATE credit_checks SET report_of = report_of WHERE id = '{id}'",
                "INSERT INTO consent_withdrawals (consent_id, team_id, withdrawn_at, recorded_by)
                 SELECT consent_id, team_id, now(), requested_by FROM credit_checks WHERE id = '{id}'",
            ],
        ),
    ] {
        let first = check(&client, number).await;
        assert_eq!(check(&client, number).await["billing"]["state"], "reused");
        let id = first["id"].as_str().unwrap();
        let going: Vec<String> = going.iter().map(|sql| sql.replace("{id}", id)).collect();
        let held = Held::by(&deployment, &going).await;
        let asking = client.clone();
        let asked = tokio::spawn(async move { check(&asking, number).await });
        held.commit_when_waited_for(&deployment, &asked).await;
        // Made-up people cost nothing here; what matters is that the bureau was asked.
        assert_ne!(asked.await.unwrap()["billing"]["state"], "reused", "{going:?}");
    }
    running.stop().await;
}
