//! Processes whose clocks are hours off: what they take in waits for nobody's hour.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};

use super::{Deployment, Uploaders};
use crate::{Mode, Process, TestDeployment, WorkerProcess, skipped};

/// What Debian's package `faketime` brings, for programs of several threads.
const LIBRARY: &str = "faketime/libfaketimeMT.so.1";

/// How much of it.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    pub uploads: usize,
    /// Uploads under way at once.
    pub uploaders: usize,
}

/// What came of it.
#[derive(Debug, Clone, Copy)]
pub struct Outcome {
    pub acknowledged: usize,
    /// Processes whose clock was off.
    pub off: usize,
    /// From the last upload to the end of the last analysis.
    pub drained_in: Duration,
}

/// Where the library is; `None`, and said loudly, where it is not.
pub fn library() -> Option<PathBuf> {
    let found = std::fs::read_dir("/usr/lib")
        .ok()?
        .flatten()
        .map(|entry| entry.path().join(LIBRARY))
        .find(|path| path.is_file());
    if found.is_none() {
        skipped("clocks cannot be set off without the package faketime");
    }
    found
}

/// Uploads to a server that is two hours fast and to one that is right, for a worker that is three hours slow and one that is
/// right: everything is decided at once, and whoever is off says so.
///
/// # Errors
/// When an analysis is lost, or a process that is off does not say so.
pub async fn run(plan: Plan, library: PathBuf, statements: Vec<Vec<u8>>) -> anyhow::Result<Outcome> {
    let deployment = Deployment::open(TestDeployment::open(Mode::Production).await?).await?;
    let library = library.to_str().context("a path that is no text")?.to_owned();
    let off = |by: &str| {
        let mut environment = deployment.environment.clone();
        environment.push(("LD_PRELOAD", library.clone()));
        environment.push(("FAKETIME", by.to_owned()));
        // What time passes is told rightly: it is the hour that is wrong.
        environment.push(("FAKETIME_DONT_FAKE_MONOTONIC", "1".to_owned()));
        environment
    };
    let (right, fast) = (deployment.server().await?, Process::serve(&off("+2h")).await?);
    let workers = [deployment.worker()?, WorkerProcess::start(&off("-3h"), &deployment.log)?];
    let told = deployment.client(&fast.url).get("/readyz").await;
    ensure!(
        told.body["problems"]["clock"].is_string(),
        "the server that is fast does not say so: {}",
        told.text
    );

    let (clients, turn) =
        ([&right, &fast].map(|server| deployment.client(&server.url)), Arc::new(AtomicUsize::new(0)));
    let client = clients[0].clone();
    let whom = move || {
        let turn = turn.fetch_add(1, Ordering::Relaxed) % clients.len();
        clients.get(turn).cloned().context("no server")
    };
    let mut uploaders = Uploaders::start(plan.uploaders, plan.uploads, statements, whom);
    uploaders.reach(plan.uploads).await?;
    let taken = Instant::now();
    let uploads = uploaders.stop().await?;
    uploads.all_are_completed(&client).await?;
    let drained_in = taken.elapsed();
    for worker in workers {
        ensure!(worker.terminate().await? == Some(0), "a worker did not end well");
    }
    for server in [right, fast] {
        ensure!(server.terminate().await? == Some(0), "a server did not end well");
    }
    Ok(Outcome { acknowledged: uploads.count(), off: 2, drained_in })
}
