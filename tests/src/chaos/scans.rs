//! One team uploads many scans, whose characters take long to recognise; another team's text statement does not wait.

use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use lending_store::users::Role;

use super::Deployment;
use crate::{Form, Mode, TestDeployment};

/// How much of it.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    pub scans: usize,
    /// Text statements of the other team, one after another.
    pub statements: usize,
}

/// What came of it.
#[derive(Debug, Clone, Copy)]
pub struct Outcome {
    /// From the moment a text statement was taken to its decision, at the longest.
    pub longest: Duration,
    /// Scans that had not ended when the last statement was decided.
    pub scans_left: i64,
}

/// # Errors
/// When a statement of the other team is not decided.
pub async fn run(plan: Plan, scan: &[u8], statement: &[u8]) -> anyhow::Result<Outcome> {
    let mut deployment = Deployment::open(TestDeployment::open(Mode::Production).await?).await?;
    // Processes get nothing else of the test's environment, and the worker looks for tesseract there.
    deployment.environment.push(("PATH", std::env::var("PATH")?));
    let running = deployment.deployment.serve().await?;
    let other = deployment.deployment.person(&running, Role::Member).await?;
    running.stop().await;
    let server = deployment.server().await?;
    let client = deployment.client(&server.url);
    for _ in 0..plan.scans {
        let taken = client.upload(Form::default().file(scan)).await;
        ensure!(taken.status == 201, "a scan was answered with {}: {}", taken.status, taken.text);
    }
    let worker = deployment.worker()?;
    let as_other = client.with_token(&other.api_key);
    let mut longest = Duration::ZERO;
    for _ in 0..plan.statements {
        let answer = as_other.upload(Form::default().file(statement)).await;
        let taken = Instant::now();
        let id = answer.body["id"].as_str().with_context(|| answer.text.clone())?;
        let decided = as_other.get(&format!("/v1/analyses/{id}?wait=30")).await;
        ensure!(decided.body["status"] == "completed", "the other team waited: {}", decided.text);
        longest = longest.max(taken.elapsed());
    }
    let store = deployment.store().await?;
    let scans_left = store.backlog().await?.open;
    store.close().await;
    ensure!(worker.terminate().await? == Some(0), "the worker did not end well");
    ensure!(server.terminate().await? == Some(0), "the server did not end well");
    Ok(Outcome { longest, scans_left })
}
