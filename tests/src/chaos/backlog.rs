//! Far more work than anybody has rung for: it drains, and nobody else waits for it.

use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use lending_store::queue::MOST_ATTEMPTS;
use lending_store::users::Role;

use super::Deployment;
use crate::many_analyses::copies;
use crate::{Form, Mode, TestDeployment};

/// Counting is a scan of all that waits: often enough to tell seconds, and no work of its own beside the queue's.
const BETWEEN_COUNTS: Duration = Duration::from_millis(500);

/// How much of it.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    pub jobs: usize,
    pub workers: usize,
}

/// What came of it.
#[derive(Debug, Clone, Copy)]
pub struct Outcome {
    pub seconds: f64,
    /// From the moment another team's upload was taken to its decision.
    pub other_team_seconds: f64,
    /// Jobs of the large team that were left then.
    pub left_then: i64,
}

/// The jobs have no attempt left, so each costs its claim and its end and no reading: what is tried is the queue.
///
/// # Errors
/// When work is left over, or the other team's upload is not performed.
pub async fn run(plan: Plan, statement: &[u8]) -> anyhow::Result<Outcome> {
    let deployment = Deployment::open(TestDeployment::open(Mode::Production).await?).await?;
    let running = deployment.deployment.serve().await?;
    let other = deployment.deployment.person(&running, Role::Member).await?;
    running.stop().await;
    let server = deployment.server().await?;
    let client = deployment.client(&server.url);
    let real = client.upload(Form::default().file(statement)).await;
    let real = real.body["id"].as_str().with_context(|| real.text.clone())?.to_owned();
    // Well-formed ids: a task that names none is dropped.
    let prefix = "an_0BACKED0";
    deployment.deployment.run_sql(&copies(prefix, &real, plan.jobs)).await?;
    let jobs = format!(
        "INSERT INTO jobs (id, team_id, due_at, attempt, created_at)
         SELECT id, team_id, created_at, {MOST_ATTEMPTS}, created_at FROM analyses WHERE id LIKE '{prefix}%'"
    );
    deployment.deployment.run_sql(&jobs).await?;

    let store = deployment.store().await?;
    let started = Instant::now();
    let workers = (0..plan.workers).map(|_| deployment.worker()).collect::<anyhow::Result<Vec<_>>>()?;
    while usize::try_from(store.backlog().await?.open)? > plan.jobs * 9 / 10 {
        tokio::time::sleep(BETWEEN_COUNTS).await;
    }
    let as_other = client.with_token(&other.api_key);
    let answer = as_other.upload(Form::default().file(statement)).await;
    let taken = Instant::now();
    let id = answer.body["id"].as_str().with_context(|| answer.text.clone())?;
    let decided = as_other.get(&format!("/v1/analyses/{id}?wait=30")).await;
    ensure!(decided.body["status"] == "completed", "the other team waited: {}", decided.text);
    let (other_team_seconds, left_then) = (taken.elapsed().as_secs_f64(), store.backlog().await?.open);
    while store.backlog().await?.open > 0 {
        tokio::time::sleep(BETWEEN_COUNTS).await;
    }
    let seconds = started.elapsed().as_secs_f64();
    store.close().await;
    for worker in workers {
        ensure!(worker.terminate().await? == Some(0), "a worker did not end well");
    }
    ensure!(server.terminate().await? == Some(0), "the server did not end well");
    Ok(Outcome { seconds, other_team_seconds, left_then })
}
