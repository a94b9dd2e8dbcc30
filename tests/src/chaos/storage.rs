//! A part of the storage is wrong for a while, under load: the share is not mounted, the database takes no writes, Redis
//! refuses the password.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};

use super::{Deployment, Uploaders, Uploads};
use crate::services::OwnRedis;
use crate::{Client, Mode, TestDeployment, files_below};

/// What is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// An empty folder where the share was.
    Share,
    /// A database that takes no writes, as after a failover, and ends everybody's connections.
    Failover,
    /// A Redis that has another password, and ends everybody's connections.
    Password,
}

/// How much of it.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    pub fault: Fault,
    pub times: usize,
    /// Uploads before the first fault, between two, and after the last.
    pub uploads_between: usize,
    /// Uploads under way at once.
    pub uploaders: usize,
    /// How long it lasts.
    pub lasts: Duration,
}

/// What came of it.
#[derive(Debug, Clone)]
pub struct Outcome {
    pub acknowledged: usize,
    /// Answers that asked to come back.
    pub refused: usize,
    /// For each fault, from its end to an upload that was taken after it and decided.
    pub recovered_after: Vec<Duration>,
}

/// # Errors
/// When an acknowledged analysis is lost or decided twice, readiness does not tell what is wrong, or a request is answered
/// with anything but what it asked for or a 503 that says when to come back.
pub async fn run(plan: Plan, statements: Vec<Vec<u8>>) -> anyhow::Result<Outcome> {
    let redis = OwnRedis::start().await?;
    let mut deployment = TestDeployment::open(Mode::Production).await?;
    ensure!(redis.says(&format!("CONFIG SET requirepass {RIGHT}")).await, "Redis takes no password");
    deployment.settings.redis_url =
        Some(lending_base::Secret::new(format!("redis://:{RIGHT}@127.0.0.1:{}/", redis.port())));
    let deployment = Deployment::open(deployment).await?;
    let (server, worker) = (deployment.server().await?, deployment.worker()?);
    let client = deployment.client(&server.url);
    until_ready_says(&client, "workers", "ok").await;
    let to_server = client.clone();
    let statement = statements.first().cloned().context("no statements")?;
    let mut uploaders =
        Uploaders::start(plan.uploaders, usize::MAX, statements, move || Ok(to_server.clone()));
    let probes = Uploads::default();

    let mut recovered_after = Vec::new();
    for _ in 0..plan.times {
        uploaders.reach(uploaders.uploads.count() + plan.uploads_between).await?;
        let struck = plan.fault.strike(&deployment, &redis).await?;
        let began = Instant::now();
        until_ready_says(&client, plan.fault.check(), "failing").await;
        tokio::time::sleep(plan.lasts.saturating_sub(began.elapsed())).await;
        struck.mend(&deployment, &redis).await?;
        let back = Instant::now();
        probes.upload(&client, &statement).await?;
        probes.newest_is_completed(&client).await?;
        recovered_after.push(back.elapsed());
        until_ready_says(&client, plan.fault.check(), "ok").await;
    }
    uploaders.reach(uploaders.uploads.count() + plan.uploads_between).await?;
    let uploads = uploaders.stop().await?.and(&probes);
    uploads.all_are_completed(&client).await?;
    ensure!(worker.terminate().await? == Some(0), "the worker did not end well");
    ensure!(server.terminate().await? == Some(0), "the server did not end well");
    redis.kill().await?;
    Ok(Outcome { acknowledged: uploads.count(), refused: uploads.refused(), recovered_after })
}

const RIGHT: &str = "right";
const WRONG: &str = "other";

/// What was done, to be undone.
enum Struck {
    Share { place: PathBuf, away: PathBuf },
    Failover,
    Password,
}

impl Fault {
    /// The check of readiness that tells it.
    fn check(self) -> &'static str {
        match self {
            Self::Share => "files",
            Self::Failover => "database",
            Self::Password => "redis",
        }
    }

    async fn strike(self, deployment: &Deployment, redis: &OwnRedis) -> anyhow::Result<Struck> {
        Ok(match self {
            Self::Share => {
                let folder = &deployment.deployment.settings.data_dir;
                let (place, away) = (folder.join("files"), folder.join("files.away"));
                std::fs::rename(&place, &away)?;
                std::fs::create_dir(&place)?;
                Struck::Share { place, away }
            }
            Self::Failover => {
                deployment.deployment.refuse_writes(true).await?;
                Struck::Failover
            }
            Self::Password => {
                change_password(redis, RIGHT, WRONG).await?;
                Struck::Password
            }
        })
    }
}

impl Struck {
    async fn mend(self, deployment: &Deployment, redis: &OwnRedis) -> anyhow::Result<()> {
        match self {
            Self::Share { place, away } => {
                // What was on its way when the share went is taken away again; the folders made for it are empty.
                let left = files_below(&place)?;
                ensure!(left.is_empty(), "left on the wrong disk: {left:?}");
                std::fs::remove_dir_all(&place)?;
                std::fs::rename(away, place)?;
            }
            Self::Failover => deployment.deployment.refuse_writes(false).await?,
            Self::Password => change_password(redis, WRONG, RIGHT).await?,
        }
        Ok(())
    }
}

async fn change_password(redis: &OwnRedis, from: &str, to: &str) -> anyhow::Result<()> {
    ensure!(redis.says(&format!("-a {from} CONFIG SET requirepass {to}")).await, "Redis keeps its password");
    ensure!(redis.says(&format!("-a {to} CLIENT KILL TYPE normal")).await, "Redis keeps its connections");
    Ok(())
}

async fn until_ready_says(client: &Client, check: &str, state: &str) {
    while client.get("/readyz").await.body["checks"][check] != state {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
