//! Redis over TLS and with passwords, of everybody or of one user.

use lending_base::Secret;
use lending_tests::services::OwnRedis;
use lending_tests::{Authority, Mode, TestDeployment};
use serde_json::json;

use super::{
    Environment, Processes, analysed, finding, problem_of_redis, somebody, taken_from, tasks_go_through,
    until_ready_says, upload,
};

const PASSWORD: &str = "T1d3sOfRedis";

/// The environment of processes that use this Redis, and trust this authority alone.
fn environment_with(deployment: &TestDeployment, authority: &Authority) -> Environment {
    let mut environment = deployment.environment();
    environment.push(("SSL_CERT_FILE", authority.file().display().to_string()));
    environment
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tasks_go_through_redis_over_tls_with_a_password() {
    if !Mode::Production.is_available() || !OwnRedis::is_available() || !Authority::is_available() {
        return;
    }
    let authority = Authority::new().await.unwrap();
    let redis = OwnRedis::start_with_tls(&authority.sign().await.unwrap(), PASSWORD).await.unwrap();
    let mut deployment = TestDeployment::open(Mode::Production).await.unwrap();
    let person = somebody(&deployment).await;
    let url = format!("rediss://:{PASSWORD}@localhost:{}/", redis.port());
    deployment.settings.redis_url = Some(Secret::new(url));
    let form = upload(1);

    let environment = environment_with(&deployment, &authority);
    let processes = Processes::start(&deployment, &environment, &person).await;
    until_ready_says(&processes.client, |answer| answer.body["checks"]["redis"] == "ok").await;
    tasks_go_through(&redis, &processes.client, &form).await;
    // Limits are counted there as well.
    let limits = async || redis.asked("--scan --pattern lending:limit:general*").await;
    while limits().await.is_none() {
        processes.client.get("/v1/me").await;
    }
    let found = finding("redis", &environment).await;
    assert!(found.starts_with("ok: rediss://localhost:"), "{found}");
    processes.stop().await;

    // Whoever trusts somebody else says nothing to it, and goes on without.
    let stranger = Authority::new().await.unwrap();
    let environment = environment_with(&deployment, &stranger);
    let before = taken_from(&redis).await;
    let processes = Processes::start(&deployment, &environment, &person).await;
    let told =
        until_ready_says(&processes.client, |answer| problem_of_redis(answer).contains("certificate")).await;
    assert_eq!((told.status, &told.body["checks"]["redis"]), (200, &json!("failing")));
    assert!(!told.text.contains(PASSWORD));
    analysed(&processes.client, &form).await;
    assert_eq!(taken_from(&redis).await, before);
    let found = finding("redis", &environment).await;
    assert!(found.starts_with("warning: ") && found.contains("its certificate is not trusted"), "{found}");
    assert!(!found.contains(PASSWORD));
    processes.stop().await;
    redis.kill().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_user_of_redis_who_may_do_no_more_than_the_runbook_says_is_enough() {
    if !Mode::Production.is_available() || !OwnRedis::is_available() {
        return;
    }
    let mut redis = OwnRedis::start().await.unwrap();
    let rights = "~lending:* ~core:apalis:* &lending:* &tasks:* +@all -@admin -@dangerous +info";
    let runbook = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/operations.md");
    assert!(std::fs::read_to_string(runbook).unwrap().contains(rights), "the runbook names other rights");
    let made = redis.asked(&format!("ACL SETUSER lending on >{PASSWORD} {rights}")).await;
    assert_eq!(made.as_deref(), Some("OK"));
    // From here on nobody comes in without one.
    assert!(redis.says("CONFIG SET requirepass other").await);
    redis.is_entered_with(&["-a", "other"]);

    let mut deployment = TestDeployment::open(Mode::Production).await.unwrap();
    let person = somebody(&deployment).await;
    let url = |password: &str| format!("redis://lending:{password}@127.0.0.1:{}/", redis.port());
    deployment.settings.redis_url = Some(Secret::new(url(PASSWORD)));
    let processes = Processes::start(&deployment, &deployment.environment(), &person).await;
    until_ready_says(&processes.client, |answer| answer.body["checks"]["redis"] == "ok").await;
    tasks_go_through(&redis, &processes.client, &upload(1)).await;
    let found = finding("redis", &deployment.environment()).await;
    assert!(found.starts_with("ok: redis://127.0.0.1:"), "{found}");
    processes.stop().await;
    let refused = redis.asked("ACL LOG").await.unwrap_or_default();
    assert!(!refused.contains("lending"), "something was refused: {refused}");

    deployment.settings.redis_url = Some(Secret::new(url("hunter2hunter2")));
    let found = finding("redis", &deployment.environment()).await;
    assert!(found.starts_with("warning: ") && found.contains("password refused"), "{found}");
    redis.kill().await.unwrap();
}
