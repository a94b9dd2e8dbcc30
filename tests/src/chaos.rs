//! Workers that are killed while they work: nothing may be lost, nothing written twice.
//!
//! The same run at two sizes: a promise in the suite, and `just chaos` for the full one.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use lending_store::users::Role;
use serde_json::Value;

use crate::{Client, Form, Mode, Process, TestHouse, WorkerProcess};

/// How much of it.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    pub analyses: usize,
    pub workers: usize,
    /// The pause between two kills.
    pub kill_every: Duration,
    /// Uploads under way at once.
    pub uploaders: usize,
}

/// What came of it.
#[derive(Debug, Clone, Copy)]
pub struct Outcome {
    pub ended: usize,
    pub kills: usize,
    /// Runs that ended an analysis which an earlier run had begun.
    pub reruns: usize,
    pub seconds: f64,
}

/// Uploads statements while workers are killed, waits for the end, and checks every analysis.
///
/// # Errors
/// When an analysis is lost, fails, or was written twice.
pub async fn run(plan: Plan, statements: Vec<Vec<u8>>) -> anyhow::Result<Outcome> {
    let mut house = TestHouse::open(Mode::Production).await?;
    house.settings.limit_general_per_minute = 10_000_000;
    house.settings.limit_general_burst = 10_000_000;
    house.settings.limit_upload_per_hour = 10_000_000;
    house.settings.limit_upload_burst = 10_000_000;
    let running = house.serve().await?;
    let person = house.person(&running, Role::Member).await?;
    running.stop().await;

    let environment = house.environment();
    let server = Process::serve(&environment).await?;
    let client = Client::new(&server.url).with_token(&person.api_key);
    let log = house.folder().join("workers.log");
    let mut workers = Vec::new();
    for _ in 0..plan.workers {
        workers.push(WorkerProcess::start(&environment, &log)?);
    }

    let started = Instant::now();
    let uploading = tokio::spawn(upload_all(client.clone(), plan, statements));
    let store = house.store().await?;
    let mut kills = 0;
    loop {
        tokio::time::sleep(plan.kill_every).await;
        if uploading.is_finished() && store.backlog().await?.open == 0 {
            break;
        }
        let victim = workers.remove(0);
        victim.kill().await?;
        kills += 1;
        workers.push(WorkerProcess::start(&environment, &log)?);
    }
    let seconds = started.elapsed().as_secs_f64();
    let ids = uploading.await??;

    for id in &ids {
        let found = client.get(&format!("/v1/analyses/{id}")).await;
        ensure!(found.body["status"] == "completed", "{id} is {}", found.text);
    }
    for worker in workers {
        ensure!(worker.terminate().await? == Some(0), "a worker that was asked to stop did not end well");
    }
    let reruns = reruns(&log)?;
    store.close().await;
    ensure!(server.terminate().await? == Some(0), "the server did not end well");
    Ok(Outcome { ended: ids.len(), kills, reruns, seconds })
}

async fn upload_all(client: Client, plan: Plan, statements: Vec<Vec<u8>>) -> anyhow::Result<Vec<String>> {
    let mut uploaders = tokio::task::JoinSet::new();
    for uploader in 0..plan.uploaders {
        let (client, statements) = (client.clone(), statements.clone());
        let mine = (uploader..plan.analyses).step_by(plan.uploaders);
        uploaders.spawn(async move {
            let mut ids = Vec::new();
            for number in mine {
                let statement = statements.get(number % statements.len()).context("no statements")?;
                let answer = client.upload(Form::default().file(statement)).await;
                ensure!(answer.status == 201, "{}", answer.text);
                ids.push(answer.body["id"].as_str().unwrap_or_default().to_owned());
            }
            anyhow::Ok(ids)
        });
    }
    let mut ids = Vec::new();
    while let Some(done) = uploaders.join_next().await {
        ids.extend(done??);
    }
    Ok(ids)
}

/// How many analyses were ended by a later run than their first; an error when one was ended twice.
fn reruns(log: &Path) -> anyhow::Result<usize> {
    let mut ended: BTreeMap<String, usize> = BTreeMap::new();
    let mut reruns = 0;
    for line in std::fs::read_to_string(log)?.lines() {
        // A line may be cut where its writer was killed.
        let Ok(line) = serde_json::from_str::<Value>(line) else { continue };
        if line["message"] == "the analysis ended" {
            let span = &line["span"];
            *ended.entry(span["analysis"].as_str().unwrap_or_default().to_owned()).or_default() += 1;
            reruns += usize::from(span["attempt"].as_i64().unwrap_or_default() > 1);
        }
    }
    ensure!(!ended.is_empty(), "the workers' log says nothing");
    if let Some((id, times)) = ended.iter().find(|(_, times)| **times > 1) {
        anyhow::bail!("{id} was ended {times} times");
    }
    Ok(reruns)
}
