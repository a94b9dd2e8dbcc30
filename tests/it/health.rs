//! What load balancers and Prometheus see.

use std::time::Duration;

use chrono::TimeDelta;
use lending_base::{Clock, Secret};
use lending_samples::{Persona, Spec, layout, statement};
use lending_store::token::{Token, TokenKind};
use lending_store::users::Role;
use lending_tests::{Answer, Client, Form, Mode, Process, TestDeployment, both_modes};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

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
        for gauge in [
            "lending_data_free_bytes ", "lending_database_clock_skew_seconds ", "lending_canary_age_seconds ",
            "lending_database_connections{state=\"used\"} ", "lending_memory_bytes ", "lending_jobs_open ",
            "lending_jobs_due_oldest_seconds ", "lending_events_due{state=\"unpublished\"} ",
            "lending_events_due{state=\"resting\"} ", "lending_events_oldest_seconds{state=\"ready\"} ",
        ] {
            while !client.with_token(METRICS_TOKEN).get("/metrics").await.text.contains(gauge) {
                tokio::time::sleep(Duration::from_millis(50)).await;
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

/// Waits until a gauge of this process shows what is wanted.
async fn until_gauge(client: &Client, name: &str, is_wanted: impl Fn(f64) -> bool) {
    loop {
        let metrics = client.with_token(METRICS_TOKEN).get("/metrics").await;
        let shown = metrics.text.lines().find_map(|line| line.strip_prefix(name)?.trim().parse::<f64>().ok());
        if shown.is_some_and(&is_wanted) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Asks again until the answer, which is looked up once a second, has changed.
async fn until(client: &Client, changed: impl Fn(&Answer) -> bool) -> Answer {
    loop {
        let answer = client.get("/readyz").await;
        if changed(&answer) {
            return answer;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
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
            "database": "ok", "migrations": "ok", "files": "ok", "redis": "ok", "workers": "failing", "jobs": "ok",
            "disk": "ok", "clock": "ok", "sandbox": "unknown",
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
async fn work_that_nobody_takes_is_told_until_somebody_does() {
    if !Mode::Production.is_available() {
        return;
    }
    let deployment = TestDeployment::open(Mode::Production).await.unwrap();
    let running = deployment.serve().await.unwrap();
    let member = deployment.person(&running, Role::Member).await.unwrap();
    let client = deployment.client(&running).with_token(&member.api_key);
    let spec = Spec::new(layout("hdfc-classic").unwrap(), Persona::SteadySalaried, 1, 3);
    let taken = client.upload(Form::default().file(&statement(&spec).unwrap().pdf)).await;
    assert_eq!(taken.status, 201, "{}", taken.text);
    assert_eq!(client.get("/readyz").await.body["checks"]["jobs"], "ok", "it has only just come");
    deployment.run_sql("UPDATE jobs SET due_at = '2000-01-01T00:00:00+00:00'").await.unwrap();
    let stuck = until(&client, |answer| answer.body["checks"]["jobs"] == "failing").await;
    assert_eq!((stuck.status, &stuck.body["status"]), (200, &json!("degraded")));
    assert!(stuck.body["problems"]["jobs"].is_string(), "{}", stuck.text);

    let _worker = deployment.work().await.unwrap();
    until(&client, |answer| answer.body["checks"]["jobs"] == "ok").await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn events_that_no_worker_sends_are_told_with_their_age_by_servers() {
    if !Mode::Production.is_available() {
        return;
    }
    let mut deployment = TestDeployment::open(Mode::Production).await.unwrap();
    deployment.settings.metrics_token = Some(Secret::new(METRICS_TOKEN));
    let store = deployment.store().await.unwrap();
    let team = store.create_team("Acme Finance").await.unwrap().id;
    store.note_limit_reached(&team, "upload", "today").await.unwrap();
    store.close().await;
    deployment.clock.advance(TimeDelta::minutes(10));
    let running = deployment.serve().await.unwrap();
    let client = deployment.client(&running);
    until_gauge(&client, "lending_events_due{state=\"unpublished\"}", |count| count > 0.5).await;
    until_gauge(&client, "lending_events_oldest_seconds{state=\"unpublished\"}", |age| age > 599.0).await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_upload_over_a_slow_line_is_not_cut_by_a_server_that_is_asked_to_stop() {
    let mut deployment = TestDeployment::open(Mode::Embedded).await.unwrap();
    deployment.settings.demo = false;
    let running = deployment.serve().await.unwrap();
    let member = deployment.person(&running, Role::Member).await.unwrap();
    running.stop().await;
    let server = Process::serve(&deployment.environment()).await.unwrap();
    let spec = Spec::new(layout("hdfc-classic").unwrap(), Persona::SteadySalaried, 1, 3);
    let form = Form::default().file(&statement(&spec).unwrap().pdf);
    let content_type = form.content_type();
    let body = form.bytes();
    let head = format!(
        "POST /v1/analyses HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {}\r\nContent-Type: {content_type}\r\nContent-Length: {}\r\n\r\n",
        member.api_key,
        body.len()
    );
    let mut line = TcpStream::connect(server.url.trim_start_matches("http://")).await.unwrap();
    line.write_all(head.as_bytes()).await.unwrap();
    let pieces: Vec<&[u8]> = body.chunks(body.len() / 25 + 1).collect();
    line.write_all(pieces[0]).await.unwrap();
    // It has begun: the server has seen the head.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let stopped = tokio::spawn(server.terminate());
    for piece in &pieces[1..] {
        tokio::time::sleep(Duration::from_secs(1)).await;
        line.write_all(piece).await.unwrap();
    }
    let mut answer = Vec::new();
    line.read_to_end(&mut answer).await.unwrap();
    let answer = String::from_utf8_lossy(&answer);
    assert!(answer.starts_with("HTTP/1.1 201 "), "{answer}");
    assert_eq!(stopped.await.unwrap().unwrap(), Some(0));
    assert_eq!(deployment.number("SELECT count(*) FROM analyses").await.unwrap(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_terminated_server_finishes_and_exits_with_zero() {
    let deployment = TestDeployment::open(Mode::Embedded).await.unwrap();
    let server = Process::serve(&deployment.environment()).await.unwrap();
    assert_eq!(Client::new(&server.url).get("/livez").await.status, 200);
    assert_eq!(server.terminate().await.unwrap(), Some(0));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn readiness_and_metrics_tell_a_clock_that_is_off_the_databases_either_way() {
    if !Mode::Production.is_available() {
        return;
    }
    let mut deployment = TestDeployment::open(Mode::Production).await.unwrap();
    deployment.settings.metrics_token = Some(Secret::new(METRICS_TOKEN));
    for (seconds, state) in [(7_200_i32, "failing"), (-31, "failing"), (5, "ok")] {
        deployment.clock = Clock::wrong_by(TimeDelta::seconds(i64::from(seconds)));
        let running = deployment.serve().await.unwrap();
        let told = deployment.client(&running).get("/readyz").await;
        assert_eq!((told.status, &told.body["checks"]["clock"]), (200, &json!(state)), "{seconds} s off");
        assert_eq!(told.body["problems"]["clock"].is_string(), state == "failing");
        // All that workers, to whom nothing is sent, tell of their clocks.
        let is_so_far_off = |skew: f64| (skew - f64::from(seconds)).abs() < 3.0;
        until_gauge(&deployment.client(&running), "lending_database_clock_skew_seconds", is_so_far_off).await;
        running.stop().await;
    }
}
