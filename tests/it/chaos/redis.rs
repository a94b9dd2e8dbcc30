//! Redis may come and go as it likes: uploads are taken, work is done, nothing is lost.

use lending_tests::chaos::{Deployment, Uploads};
use lending_tests::services::OwnRedis;
use lending_tests::{Client, Mode};

use super::small_statement;

/// Uploads a few, and sees them end; whatever Redis does, each is taken at once.
async fn upload_and_end(uploads: &Uploads, client: &Client, pdf: &[u8]) {
    upload(uploads, client, pdf).await;
    uploads.all_are_completed(client).await.unwrap();
}

async fn upload(uploads: &Uploads, client: &Client, pdf: &[u8]) {
    for _ in 0..2 {
        uploads.upload(client, pdf).await.unwrap();
    }
    assert_eq!(uploads.refused(), 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn uploads_are_taken_and_performed_while_redis_is_killed_flushed_paused_and_away() {
    if !Mode::Production.is_available() || !OwnRedis::is_available() {
        return;
    }
    let redis = OwnRedis::start().await.unwrap();
    let deployment = Deployment::open_on_redis(&redis).await.unwrap();
    let server = deployment.server().await.unwrap();
    let worker = deployment.worker().unwrap();
    let (uploads, client, pdf) = (Uploads::default(), deployment.client(&server.url), small_statement(1));
    upload_and_end(&uploads, &client, &pdf).await;

    // Flushed: the tasks are gone, and so is the name the worker was registered under.
    assert!(redis.says("FLUSHALL").await);
    upload(&uploads, &client, &pdf).await;
    assert!(redis.says("FLUSHALL").await);
    upload_and_end(&uploads, &client, &pdf).await;

    // Paused: it takes connections and answers nothing.
    assert!(redis.says("CLIENT PAUSE 10000 ALL").await);
    upload_and_end(&uploads, &client, &pdf).await;

    // Killed, away for a while, and back with nothing.
    let port = redis.port();
    redis.kill().await.unwrap();
    upload_and_end(&uploads, &client, &pdf).await;
    let redis = OwnRedis::start_on(port).await.unwrap();
    upload_and_end(&uploads, &client, &pdf).await;

    assert_eq!(worker.terminate().await.unwrap(), Some(0));
    assert_eq!(server.terminate().await.unwrap(), Some(0));
    redis.kill().await.unwrap();
}
