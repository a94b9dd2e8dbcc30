//! Workers that die, and workers that are taken for dead.

use std::time::Duration;

use lending_samples::{Persona, Spec, layout, statement};
use lending_tests::chaos::workers::{Plan, run};
use lending_tests::chaos::{Deployment, Uploads};
use lending_tests::{Client, Mode, TestDeployment};

use super::small_statement;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn workers_that_are_killed_while_they_work_lose_nothing_and_write_nothing_twice() {
    if !Mode::Production.is_available() {
        return;
    }
    let plan =
        Plan { analyses: 60, workers: 2, kill_every: Duration::from_secs(1), progress: 6, uploaders: 4 };
    let outcome = run(plan, vec![small_statement(3)]).await.unwrap_or_else(|error| panic!("{error:#}"));
    assert_eq!(outcome.ended, 60);
    assert!(outcome.kills > 0, "nobody was killed: {outcome:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_worker_that_was_stopped_and_wakes_after_its_lease_writes_nothing_stale() {
    if !Mode::Production.is_available() {
        return;
    }
    let deployment = Deployment::open(TestDeployment::open(Mode::Production).await.unwrap()).await.unwrap();
    let server = deployment.server().await.unwrap();
    let stopped = deployment.worker().unwrap();
    let (uploads, client) = (Uploads::default(), deployment.client(&server.url));
    // Long enough to be in the midst of when the worker is stopped.
    let spec =
        Spec { density: 6, ..Spec::new(layout("hdfc-classic").unwrap(), Persona::SteadySalaried, 12, 5) };
    let pdf = statement(&spec).unwrap().pdf;
    // One more until one is seen under way: a quick worker may have ended the others before anybody looked.
    loop {
        uploads.upload(&client, &pdf).await.unwrap();
        let list = client.get("/v1/analyses?status=processing").await;
        if list.body["total"].as_i64().unwrap() > 0 {
            break;
        }
    }
    stopped.signal("STOP").await.unwrap();
    let other = deployment.worker().unwrap();
    uploads.all_are_completed(&client).await.unwrap();
    let before = finished(&client, &uploads).await;
    stopped.signal("CONT").await.unwrap();
    assert_eq!(stopped.terminate().await.unwrap(), Some(0));
    assert_eq!(finished(&client, &uploads).await, before, "what the second run wrote stands");
    let ended = std::fs::read_to_string(&deployment.log).unwrap().matches("the analysis ended").count();
    assert_eq!(ended, uploads.count(), "each was ended once");
    assert_eq!(other.terminate().await.unwrap(), Some(0));
    assert_eq!(server.terminate().await.unwrap(), Some(0));
}

async fn finished(client: &Client, uploads: &Uploads) -> Vec<String> {
    let mut records = Vec::new();
    for id in uploads.taken() {
        records.push(client.get(&format!("/v1/analyses/{id}")).await.text);
    }
    records
}
