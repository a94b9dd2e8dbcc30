//! Postgres stopped in its immediate mode and brought back while uploads go on.

use std::time::{Duration, Instant};

use anyhow::ensure;

use super::{Deployment, Uploaders};
use crate::services::OwnPostgres;
use crate::{Client, TestDeployment};

/// How much of it.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    pub restarts: usize,
    /// Uploads before the first stop, between two, and after the last.
    pub uploads_between: usize,
    /// Uploads under way at once.
    pub uploaders: usize,
    /// How long Postgres is away.
    pub away: Duration,
}

/// What came of it.
#[derive(Debug, Clone)]
pub struct Outcome {
    pub acknowledged: usize,
    /// Answers that asked to come back.
    pub refused: usize,
    /// For each restart, from the moment Postgres takes connections again to the first upload that is taken.
    pub recovered_after: Vec<Duration>,
}

/// # Errors
/// When an acknowledged analysis is lost, or a request is answered with anything but what it asked for or a 503 that says
/// when to come back.
pub async fn run(plan: Plan, statements: Vec<Vec<u8>>) -> anyhow::Result<Outcome> {
    let mut postgres = OwnPostgres::start().await?;
    let deployment = Deployment::open(TestDeployment::open_on(&postgres.url()).await?).await?;
    let server = deployment.server().await?;
    let worker = deployment.worker()?;
    let client = deployment.client(&server.url);
    // A process that finds no Postgres at its start ends; here it is to lose one.
    while client.get("/readyz").await.body["checks"]["workers"] != "ok" {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let to_server = client.clone();
    let mut uploaders =
        Uploaders::start(plan.uploaders, usize::MAX, statements, move || Ok(to_server.clone()));

    let (mut recovered_after, mut known) = (Vec::new(), 0);
    for _ in 0..plan.restarts {
        uploaders.reach(uploaders.uploads.count() + plan.uploads_between).await?;
        postgres.stop_immediately().await?;
        tokio::time::sleep(plan.away).await;
        let before = uploaders.uploads.count();
        postgres.start_again().await?;
        let back = Instant::now();
        uploaders.reach(before + 1).await?;
        recovered_after.push(back.elapsed());
        // Before the stop, and since the one before it.
        let taken = uploaders.uploads.taken();
        are_there(&client, taken.get(known..before).unwrap_or_default()).await?;
        known = before;
    }
    uploaders.reach(uploaders.uploads.count() + plan.uploads_between).await?;
    let uploads = uploaders.stop().await?;
    uploads.all_are_completed(&client).await?;
    ensure!(worker.terminate().await? == Some(0), "the worker did not end well");
    ensure!(server.terminate().await? == Some(0), "the server did not end well");
    Ok(Outcome { acknowledged: uploads.count(), refused: uploads.refused(), recovered_after })
}

/// Whatever was acknowledged is there, also what was acknowledged just before the stop.
async fn are_there(client: &Client, ids: &[String]) -> anyhow::Result<()> {
    for id in ids {
        let found = client.get(&format!("/v1/analyses/{id}")).await;
        ensure!(found.status == 200, "{id} was acknowledged, and then {}", found.text);
    }
    Ok(())
}
