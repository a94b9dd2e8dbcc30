//! Many who wait for the same analyses are told at once, each what became of theirs.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use lending_store::users::Role;
use lending_tests::{Mode, TestDeployment};

use super::{made, refusal, steady, upload_of};

const WAITERS: usize = 60;

/// In this mode nothing works on what is submitted until a worker starts.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_who_wait_hear_of_an_end_of_an_erasure_and_of_nothing_else() {
    if !Mode::Production.is_available() {
        return;
    }
    let mut deployment = TestDeployment::open(Mode::Production).await.unwrap();
    deployment.settings.limit_general_burst = 10_000;
    let running = deployment.serve().await.unwrap();
    let owner = deployment.person(&running, Role::Owner).await.unwrap();
    let stranger = deployment.person(&running, Role::Owner).await.unwrap();
    let client = deployment.client(&running).with_token(&owner.api_key);
    let (erased, kept) =
        (made(&client, upload_of(&steady(1).pdf)).await, made(&client, upload_of(&steady(2).pdf)).await);

    let other = deployment.client(&running).with_token(&stranger.api_key);
    let began = Instant::now();
    assert_eq!(refusal(&other.get(&format!("{kept}?wait=30")).await), (404, "not_found"));
    assert!(began.elapsed() < Duration::from_secs(5), "nobody waits for what is not theirs");
    let waited = client.get(&format!("{kept}?wait=1")).await;
    assert_eq!(waited.body["status"], "queued");
    assert!(began.elapsed() >= Duration::from_secs(1), "it takes the time that was asked for");

    let waiting = |path: &str| {
        let (client, path) = (client.clone(), format!("{path}?wait=30"));
        join_all((0..WAITERS).map(move |_| {
            let (client, path) = (client.clone(), path.clone());
            async move { client.get(&path).await }
        }))
    };
    let began = Instant::now();
    let erase = async {
        tokio::time::sleep(Duration::from_millis(500)).await;
        client.delete(&erased).await
    };
    let (answers, gone) = tokio::join!(waiting(&erased), erase);
    assert_eq!(gone.status, 204);
    assert!(answers.iter().all(|answer| refusal(answer) == (404, "not_found")));
    assert!(began.elapsed() < Duration::from_secs(20), "they were told and did not wait to the end");

    let (answers, worker) = tokio::join!(waiting(&kept), deployment.work());
    assert!(worker.is_ok());
    assert!(answers.iter().all(|answer| answer.body["status"] == "completed"), "{}", answers[0].text);
    running.stop().await;
}
