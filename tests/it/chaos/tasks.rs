//! What Redis is given: one task for each analysis, little at a time, and nothing is left behind.

use std::collections::BTreeSet;
use std::time::Duration;

use lending_tests::Mode;
use lending_tests::chaos::{Deployment, Uploads};
use lending_tests::services::OwnRedis;

use super::small_statement;

/// How many tasks Redis keeps the data of, waiting or ended.
async fn tasks(redis: &OwnRedis) -> usize {
    let Some(key) = redis.asked("--scan --pattern lending:tasks:*:text:data").await else { return 0 };
    redis.asked(&format!("HLEN {key}")).await.unwrap().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_analysis_is_a_task_in_redis_that_names_it_and_ended_tasks_are_deleted() {
    if !Mode::Production.is_available() || !OwnRedis::is_available() {
        return;
    }
    let redis = OwnRedis::start().await.unwrap();
    let deployment = Deployment::open_on_redis(&redis).await.unwrap();
    let server = deployment.server().await.unwrap();
    let (uploads, client, pdf) = (Uploads::default(), deployment.client(&server.url), small_statement(1));
    let monitor = redis.monitor().await.unwrap();

    // Nobody performs anything yet, so nothing waits in Redis either: what waits, waits in the database.
    for _ in 0..12 {
        uploads.upload(&client, &pdf).await.unwrap();
    }
    assert_eq!(tasks(&redis).await, 0);

    let worker = deployment.worker().unwrap();
    uploads.all_are_completed(&client).await.unwrap();
    while tasks(&redis).await > 0 {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let said = String::from_utf8_lossy(&monitor.stop()).into_owned();
    // As redis-cli shows it: the quotes of the JSON are escaped.
    let named = |id: &String| said.contains(&format!(r#"{{\"analysis\":\"{id}\"}}"#));
    let missing: BTreeSet<String> = uploads.taken().into_iter().filter(|id| !named(id)).collect();
    assert!(missing.is_empty(), "no task named {missing:?}");
    assert_eq!(worker.terminate().await.unwrap(), Some(0));
    assert_eq!(server.terminate().await.unwrap(), Some(0));
}
