//! Events for those who ask: in order, none skipped, none twice.

use lending_store::users::Role;
use lending_tests::{Mode, TestDeployment, both_modes};
use serde_json::{Value, json};
use sqlx::{Connection, PgConnection};

use super::{Scene, check, delivery, ready, refusal};

fn ids(page: &Value) -> Vec<String> {
    page["data"].as_array().unwrap().iter().map(|event| event["id"].as_str().unwrap().to_owned()).collect()
}

both_modes! {
    async fn whoever_reads_on_from_a_cursor_gets_every_event_once(deployment: TestDeployment) {
        let scene = Scene::open(deployment).await;
        let empty = scene.client.get("/v1/events").await.body;
        assert_eq!((ids(&empty), &empty["has_more"]), (vec![], &json!(false)));
        let mut cursor = empty["next_cursor"].as_str().unwrap().to_owned();
        let mut expected = Vec::new();
        for number in 1..=7 {
            expected.push(scene.happen(number).await);
        }
        let mut told = Vec::new();
        loop {
            let page = scene.client.get(&format!("/v1/events?limit=3&cursor={cursor}")).await.body;
            told.extend(page["data"].as_array().unwrap().iter().map(|event| event["data"]["credit_check_id"].as_str().unwrap().to_owned()));
            page["next_cursor"].as_str().unwrap().clone_into(&mut cursor);
            if page["has_more"] == false {
                break;
            }
        }
        assert_eq!(told, expected);
        assert_eq!(scene.client.get(&format!("/v1/events?cursor={cursor}")).await.body["next_cursor"], cursor);
        assert_eq!(ids(&scene.client.get("/v1/events?type=analysis.failed").await.body), Vec::<String>::new());
        for query in ["cursor=evt_1", "cursor=-1", "limit=0", "limit=101", "type=nothing", "created_after=0001-01-01T00:00:00Z", "since=1"] {
            let refused = scene.client.get(&format!("/v1/events?{query}")).await;
            assert_eq!(refusal(&refused), (400, "invalid_request"), "{query}");
        }
        scene.close().await;
    }

    async fn a_limit_that_is_reached_is_told_once_a_day(deployment: TestDeployment) {
        let mut deployment = deployment;
        ready(&mut deployment);
        let _bureau = deployment.open_bureau().await.unwrap();
        deployment.settings.bureau_daily_cap_paise = deployment.settings.bureau_price_paise;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        check(&client, 1).await;
        for _ in 0..3 {
            let body = json!({"name": "Asha Rao", "mobile": "+919876543200", "consent": true});
            assert_eq!(refusal(&client.post("/v1/credit-checks", &body).await), (429, "spend_cap_reached"));
        }
        let told = client.get("/v1/events?type=limit.reached").await.body;
        assert_eq!(ids(&told).len(), 1);
        assert_eq!(told["data"][0]["data"]["limit"], "bureau_daily_cap");
        running.stop().await;
    }
}

/// A backup holds the keys' lock, shared, for as long as it reads, which may be an hour.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn events_are_published_and_delivered_while_a_backup_is_taken() {
    if !Mode::Production.is_available() {
        return;
    }
    let scene = Scene::open(TestDeployment::open(Mode::Production).await.unwrap()).await;
    let (endpoint, _) = scene.endpoint(&[]).await;
    let url = scene.deployment.settings.database_url.clone().unwrap();
    let mut backup = PgConnection::connect(url.expose()).await.unwrap();
    let purge_lock: i64 = 0x6C65_6E64_0002;
    let held = sqlx::query("SELECT pg_advisory_lock_shared($1)").bind(purge_lock);
    held.execute(&mut backup).await.unwrap();
    let happened = scene.happen(1).await;
    let page = scene.client.get("/v1/events").await;
    assert_eq!((page.status, ids(&page.body).len()), (200, 1), "{}", page.text);
    assert_eq!(page.body["data"][0]["data"]["credit_check_id"], happened.as_str());
    delivery(&scene.client, &endpoint, |found| found["status"] == "delivered").await;
    backup.close().await.unwrap();
    scene.close().await;
}

/// A change that takes long commits after younger ones. Only Postgres has several writers.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_event_that_commits_late_is_not_skipped_by_a_cursor() {
    if !Mode::Production.is_available() {
        return;
    }
    let scene = Scene::open(TestDeployment::open(Mode::Production).await.unwrap()).await;
    let url = scene.deployment.settings.database_url.clone().unwrap();
    let mut slow = PgConnection::connect(url.expose()).await.unwrap();
    let mut transaction = slow.begin().await.unwrap();
    // Older by its id than everything that follows.
    let late = "evt_00000000000000000000000001";
    sqlx::query("INSERT INTO events (id, team_id, type, data, created_at) VALUES ($1, $2, $3, '{}', now())")
        .bind(late)
        .bind(scene.owner.user.team.as_str())
        .bind("analysis.erased")
        .execute(&mut *transaction)
        .await
        .unwrap();
    scene.happen(1).await;
    let page = scene.client.get("/v1/events").await.body;
    assert_eq!(ids(&page).len(), 1);
    transaction.commit().await.unwrap();
    let next =
        scene.client.get(&format!("/v1/events?cursor={}", page["next_cursor"].as_str().unwrap())).await.body;
    assert_eq!(ids(&next), [late]);
    scene.close().await;
}
