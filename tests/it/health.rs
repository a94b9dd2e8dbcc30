//! What load balancers and Prometheus see.

use chrono::TimeDelta;
use lending_base::{Clock, Secret};
use lending_store::token::{Token, TokenKind};
use lending_store::users::Role;
use lending_tests::{Answer, Client, Mode, Process, TestDeployment, both_modes};
use serde_json::json;

const METRICS_TOKEN: &str = "0f4b7c19d2a86e35c0f4b7c19d2a86e3";

both_modes! {
    async fn a_live_server_says_so_and_metrics_need_their_token(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.metrics_token = Some(Secret::new(METRICS_TOKEN));
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        assert_eq!(client.get("/livez").await.body, json!({"status": "ok"}));
        assert_eq!(client.get("/readyz").await.status, 200);
        assert_eq!(client.get("/metrics").await.status, 401);
        assert_eq!(client.with_token("wrong").get("/metrics").await.status, 401);
        assert_eq!(client.with_token(&owner.api_key).get("/metrics").await.status, 401);
        client.with_token(&owner.api_key).get("/v1/me").await;
        let metrics = client.with_token(METRICS_TOKEN).get("/metrics").await;
        assert_eq!(metrics.status, 200);
        assert!(metrics.text.contains("lending_http_requests_total{operation=\"get_me\",status=\"200\"}"));
        assert!(metrics.text.contains("lending_build_info{version=\""));
        for gauge in ["lending_data_free_bytes ", "lending_database_clock_skew_seconds "] {
            while !client.with_token(METRICS_TOKEN).get("/metrics").await.text.contains(gauge) {
                tokio::time::sleep(std::time::Duration::from_millis(50)).await;
            }
        }
        running.stop().await;
    }

    async fn metrics_have_a_listener_of_their_own(deployment: TestDeployment) {
        let mut deployment = deployment;
        let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        deployment.settings.metrics_listen = Some(port);
        let running = deployment.serve().await.unwrap();
        let client = Client::new(&format!("http://{port}"));
        assert_eq!(client.get("/metrics").await.status, 200);
        assert_eq!(client.get("/livez").await.status, 404, "nothing else is served there");
        running.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn production_without_a_metrics_token_serves_none_on_the_apis_listener() {
    if !Mode::Production.is_available() {
        return;
    }
    let deployment = TestDeployment::open(Mode::Production).await.unwrap();
    let running = deployment.serve().await.unwrap();
    assert_eq!(deployment.client(&running).get("/metrics").await.status, 404);
    running.stop().await;
}

/// Asks again until the answer, which is looked up once a second, has changed.
async fn until(client: &Client, changed: impl Fn(&Answer) -> bool) -> Answer {
    loop {
        let answer = client.get("/readyz").await;
        if changed(&answer) {
            return answer;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn readiness_tells_a_missing_worker_a_missing_redis_and_a_missing_database_apart() {
    if !Mode::Production.is_available() {
        return;
    }
    let mut deployment = TestDeployment::open(Mode::Production).await.unwrap();
    let running = deployment.serve().await.unwrap();
    let client = deployment.client(&running);
    let lone = client.get("/readyz").await;
    assert_eq!((lone.status, &lone.body["status"]), (200, &json!("degraded")));
    assert_eq!(
        lone.body["checks"],
        json!({
            "database": "ok", "migrations": "ok", "files": "ok", "redis": "ok", "workers": "failing", "disk": "ok",
            "clock": "ok", "sandbox": "unknown",
        })
    );

    let mut worker = Process::command("lending-worker", &deployment.environment()).unwrap().spawn().unwrap();
    let whole = until(&client, |answer| answer.body["status"] == "ok").await;
    assert_eq!(whole.body["checks"]["workers"], "ok");
    assert_eq!(whole.body["problems"], json!({}));
    worker.kill().await.unwrap();
    deployment.clock.advance(TimeDelta::seconds(31));
    let stale = until(&client, |answer| answer.body["status"] != "ok").await;
    assert_eq!(stale.body["checks"]["workers"], "failing", "a killed worker goes stale");
    running.stop().await;

    deployment.settings.redis_url = Some(Secret::new("redis://127.0.0.1:1"));
    let running = deployment.serve().await.unwrap();
    let away = deployment.client(&running).get("/readyz").await;
    assert_eq!((away.status, &away.body["checks"]["redis"]), (200, &json!("failing")));

    deployment.drop_database().await.unwrap();
    let dead = until(&deployment.client(&running), |answer| answer.status != 200).await;
    assert_eq!((dead.status, &dead.body["checks"]["database"]), (503, &json!("failing")));
    assert_eq!(dead.body["checks"]["workers"], "unknown", "nobody can say");
    assert!(dead.header("retry-after").is_some());
    let stranger = Token::generate(TokenKind::ApiKey).unwrap();
    let refused = deployment.client(&running).with_token(stranger.expose()).get("/v1/me").await;
    assert_eq!((refused.status, refused.code()), (503, "unavailable"), "never a 401 for want of a database");
    assert!(refused.header("retry-after").is_some());
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_terminated_server_finishes_and_exits_with_zero() {
    let deployment = TestDeployment::open(Mode::Embedded).await.unwrap();
    let server = Process::serve(&deployment.environment()).await.unwrap();
    assert_eq!(Client::new(&server.url).get("/livez").await.status, 200);
    assert_eq!(server.terminate().await.unwrap(), Some(0));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn readiness_tells_a_clock_that_is_off_the_databases_either_way() {
    if !Mode::Production.is_available() {
        return;
    }
    let mut deployment = TestDeployment::open(Mode::Production).await.unwrap();
    for (seconds, state) in [(7_200, "failing"), (-31, "failing"), (5, "ok")] {
        deployment.clock = Clock::wrong_by(TimeDelta::seconds(seconds));
        let running = deployment.serve().await.unwrap();
        let told = deployment.client(&running).get("/readyz").await;
        assert_eq!((told.status, &told.body["checks"]["clock"]), (200, &json!(state)), "{seconds} s off");
        assert_eq!(told.body["problems"]["clock"].is_string(), state == "failing");
        running.stop().await;
    }
}
