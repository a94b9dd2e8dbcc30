//! Workers that are killed while they work.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::ensure;
use serde_json::Value;

use super::{Deployment, Uploaders};
use crate::{Mode, TestDeployment};

/// How much of it.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    pub analyses: usize,
    pub workers: usize,
    /// The least between two kills.
    pub kill_every: Duration,
    /// How many must have ended between two kills: on a machine so slow that a worker gets nothing done between its start
    /// and its end, nothing can be shown.
    pub progress: usize,
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
    let deployment = Deployment::open(TestDeployment::open(Mode::Production).await?).await?;
    let server = deployment.server().await?;
    let client = deployment.client(&server.url);
    let mut workers = (0..plan.workers).map(|_| deployment.worker()).collect::<anyhow::Result<Vec<_>>>()?;
    let store = deployment.store().await?;

    let started = Instant::now();
    let to_server = client.clone();
    let mut uploaders =
        Uploaders::start(plan.uploaders, plan.analyses, statements, move || Ok(to_server.clone()));
    let (mut kills, mut ended_before) = (0, 0);
    loop {
        tokio::time::sleep(plan.kill_every).await;
        let all_taken = uploaders.is_finished()?;
        let taken = uploaders.uploads.count();
        let open = usize::try_from(store.backlog().await?.open)?;
        if all_taken && open == 0 {
            break;
        }
        let ended = taken.saturating_sub(open);
        if ended >= ended_before + plan.progress {
            ended_before = ended;
            workers.remove(0).kill().await?;
            kills += 1;
            workers.push(deployment.worker()?);
        }
    }
    let seconds = started.elapsed().as_secs_f64();
    let uploads = uploaders.stop().await?;
    uploads.all_are_completed(&client).await?;
    for worker in workers {
        ensure!(worker.terminate().await? == Some(0), "a worker that was asked to stop did not end well");
    }
    store.close().await;
    ensure!(server.terminate().await? == Some(0), "the server did not end well");
    Ok(Outcome { ended: uploads.count(), kills, reruns: reruns(&deployment.log)?, seconds })
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
