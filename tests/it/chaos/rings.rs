//! What apalis-redis cannot be trusted with, it is not given: thousands of waiting tasks, and tidying up.

use std::time::Duration;

use lending_jobs::doorbell::Doorbell;
use lending_tests::Mode;
use lending_tests::chaos::{Deployment, Uploads};
use lending_tests::services::OwnRedis;

use super::small_statement;

const MOST_RINGS: usize = 1_000;

/// How many tasks Redis keeps the data of, waiting or ended.
async fn tasks(redis: &OwnRedis) -> usize {
    let Some(key) = redis.asked("--scan --pattern lending:rings:*:data").await else { return 0 };
    redis.asked(&format!("HLEN {key}")).await.unwrap().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn at_most_a_thousand_rings_wait_and_none_is_left_behind_when_they_were_answered() {
    if !Mode::Production.is_available() || !OwnRedis::is_available() {
        return;
    }
    let redis = OwnRedis::start().await.unwrap();
    let deployment = Deployment::open_on_redis(&redis).await.unwrap();

    // Nobody answers. Rings that come at the same moment are one, so it takes some patience to fill the queue.
    let doorbell = Doorbell::open(&deployment.deployment.settings).unwrap();
    while tasks(&redis).await < MOST_RINGS {
        for _ in 0..100 {
            doorbell.ring();
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }
    for _ in 0..100 {
        doorbell.ring();
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    assert_eq!(tasks(&redis).await, MOST_RINGS);

    // A worker answers them all, performs what there is, and sweeps up.
    let server = deployment.server().await.unwrap();
    let client = deployment.client(&server.url);
    let uploads = Uploads::default();
    let worker = deployment.worker().unwrap();
    uploads.upload(&client, &small_statement(1)).await.unwrap();
    uploads.all_are_completed(&client).await.unwrap();
    while tasks(&redis).await > 0 {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(worker.terminate().await.unwrap(), Some(0));
    assert_eq!(server.terminate().await.unwrap(), Some(0));
}
