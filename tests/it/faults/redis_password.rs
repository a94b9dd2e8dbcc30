//! A Redis that refuses the password is told as such, and used as soon as the password is right.

use std::time::Duration;

use lending_base::Secret;
use lending_store::users::Role;
use lending_tests::services::OwnRedis;
use lending_tests::{Form, Mode, TestDeployment};
use serde_json::json;

use super::{ended, steady, until_ready_says};

/// Asks until there is an answer that fits.
async fn until(redis: &OwnRedis, words: &str, is_so: impl Fn(&str) -> bool) -> String {
    loop {
        if let Some(answer) = redis.asked(words).await
            && is_so(&answer)
        {
            return answer;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_password_that_was_refused_is_tried_again_without_a_restart() {
    if !Mode::Production.is_available() || !OwnRedis::is_available() {
        return;
    }
    let redis = OwnRedis::start().await.unwrap();
    assert!(redis.says("CONFIG SET requirepass other").await);
    let mut deployment = TestDeployment::open(Mode::Production).await.unwrap();
    deployment.settings.redis_url = Some(Secret::new(format!("redis://:right@127.0.0.1:{}/", redis.port())));
    let running = deployment.serve().await.unwrap();
    let _worker = deployment.work().await.unwrap();
    let owner = deployment.person(&running, Role::Owner).await.unwrap();
    let client = deployment.client(&running).with_token(&owner.api_key);
    let told = until_ready_says(&client, |answer| answer.body["checks"]["redis"] == "failing").await;
    assert_eq!((told.status, &told.body["status"]), (200, &json!("degraded")));
    assert!(told.body["problems"]["redis"].as_str().unwrap().contains("password"), "{}", told.text);
    assert!(!told.text.contains("right"), "and the password is not");

    // Work is done meanwhile.
    let made = client.upload(Form::default().file(&steady(1).pdf)).await;
    let path = format!("/v1/analyses/{}", made.body["id"].as_str().unwrap());
    assert_eq!(ended(&client, &path).await["status"], "completed");

    assert!(redis.says("-a other CONFIG SET requirepass right").await);
    until_ready_says(&client, |answer| answer.body["checks"]["redis"] == "ok").await;
    // Limits are counted there again, and tasks are performed from there.
    loop {
        client.get("/v1/me").await;
        if redis.asked("-a right KEYS lending:limit:*").await.is_some_and(|keys| keys.contains("general")) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    until(&redis, "-a right KEYS lending:tasks:*:workers:metadata:*", |keys| keys.contains("metadata")).await;
    let made = client.upload(Form::default().file(&steady(2).pdf)).await;
    let path = format!("/v1/analyses/{}", made.body["id"].as_str().unwrap());
    assert_eq!(ended(&client, &path).await["status"], "completed");
    running.stop().await;
    redis.kill().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_noted_in_redis_about_a_worker_does_not_stay_for_ever() {
    if !Mode::Production.is_available() || !OwnRedis::is_available() {
        return;
    }
    let redis = OwnRedis::start().await.unwrap();
    let mut deployment = TestDeployment::open(Mode::Production).await.unwrap();
    deployment.settings.redis_url = Some(Secret::new(redis.url()));
    let first = deployment.work().await.unwrap();
    let words = "KEYS lending:tasks:*:workers:metadata:*";
    let keys = until(&redis, words, |keys| keys.contains("metadata")).await;
    let key = keys.lines().next().unwrap().to_owned();
    drop(first);
    // The next worker that starts finds it.
    let _next = deployment.work().await.unwrap();
    let left = until(&redis, &format!("TTL {key}"), |seconds| !seconds.starts_with('-')).await;
    assert!(left.parse::<i64>().unwrap() <= 86_400, "{left}");
    redis.kill().await.unwrap();
}
