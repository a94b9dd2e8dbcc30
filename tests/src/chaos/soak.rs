//! Steady work for a long time: what a process holds must not grow with what it has done.

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use super::scorecard::Row;
use super::{Deployment, Uploaders, Uploads};
use crate::services::OwnRedis;
use crate::{Mode, TestDeployment};

/// How much of it.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    /// How long everything is kept busy, to see how much can be done.
    pub saturation: Duration,
    /// How long half of that is done.
    pub lasts: Duration,
    /// How often it is looked at.
    pub looked_at_every: Duration,
    /// Uploads under way at once.
    pub uploaders: usize,
}

/// What was held at one moment.
#[derive(Debug, Clone, Copy)]
pub struct Look {
    pub at: Duration,
    /// KiB of memory, of the server and of the worker with its children.
    pub server_kib: u64,
    pub worker_kib: u64,
    pub connections: i64,
    pub redis_keys: u64,
    pub redis_bytes: u64,
}

/// What came of it.
#[derive(Debug, Clone)]
pub struct Outcome {
    pub acknowledged: usize,
    /// Analyses a second when everything was busy, and those that were asked for afterwards.
    pub saturated: f64,
    pub asked: f64,
    pub looks: Vec<Look>,
}

/// What may be more at the end than it was after the first quarter, in hundredths, beside the noise of each figure.
const GROWTH: u64 = 10;

/// # Errors
/// When an acknowledged analysis is lost, or anything held grew.
pub async fn run(plan: Plan, statements: Vec<Vec<u8>>) -> anyhow::Result<Outcome> {
    let redis = OwnRedis::start().await?;
    let mut deployment = TestDeployment::open(Mode::Production).await?;
    deployment.settings.redis_url = Some(lending_base::Secret::new(redis.url()));
    let deployment = Deployment::open(deployment).await?;
    let (server, worker) = (deployment.server().await?, deployment.worker()?);
    let client = deployment.client(&server.url);

    let busy = client.clone();
    let mut uploaders =
        Uploaders::start(plan.uploaders, usize::MAX, statements.clone(), move || Ok(busy.clone()));
    let began = Instant::now();
    while began.elapsed() < plan.saturation {
        tokio::time::sleep(Duration::from_millis(100)).await;
        ensure!(!uploaders.is_finished()?, "the uploads ended");
    }
    let first = uploaders.stop().await?;
    first.all_are_completed(&client).await?;
    #[expect(clippy::cast_precision_loss, reason = "a figure for people")]
    let saturated = first.count() as f64 / began.elapsed().as_secs_f64();
    let asked = saturated / 2.0;

    let uploads = Uploads::default();
    let (lanes, mut under_way) = (Arc::new(Semaphore::new(plan.uploaders)), JoinSet::new());
    let mut beat = tokio::time::interval(Duration::from_secs_f64(1.0 / asked));
    let (began, mut looks, mut number) = (Instant::now(), Vec::new(), 0);
    while began.elapsed() < plan.lasts {
        beat.tick().await;
        let lane = lanes.clone().acquire_owned().await?;
        let (uploads, client) = (uploads.clone(), client.clone());
        let statement = statements.get(number % statements.len()).context("no statements")?.clone();
        number += 1;
        under_way.spawn(async move {
            let done = uploads.upload(&client, &statement).await;
            drop(lane);
            done
        });
        while let Some(done) = under_way.try_join_next() {
            done??;
        }
        if began.elapsed() >= plan.looked_at_every * u32::try_from(looks.len() + 1)? {
            let (server, worker) =
                (server.id().context("the server ended")?, worker.id().context("the worker ended")?);
            looks.push(look(&deployment, &redis, began.elapsed(), server, worker).await?);
        }
    }
    while let Some(done) = under_way.join_next().await {
        done??;
    }
    let uploads = first.and(&uploads);
    uploads.all_are_completed(&client).await?;
    ensure!(worker.terminate().await? == Some(0), "the worker did not end well");
    ensure!(server.terminate().await? == Some(0), "the server did not end well");
    redis.kill().await?;
    let outcome = Outcome { acknowledged: uploads.count(), saturated, asked, looks };
    outcome.is_flat()?;
    Ok(outcome)
}

impl Outcome {
    /// The middle of a figure in the second quarter of the time and in the last one: the first is for warming up.
    fn quarters(&self, figure: impl Fn(&Look) -> u64) -> (u64, u64) {
        let count = self.looks.len();
        let middle = |from: usize, to: usize| {
            let mut values: Vec<u64> =
                self.looks.get(from..to).unwrap_or_default().iter().map(&figure).collect();
            values.sort_unstable();
            values.get(values.len() / 2).copied().unwrap_or_default()
        };
        (middle(count / 4, count / 2), middle(count * 3 / 4, count))
    }

    /// Each figure after the warming up and at the end, with what it may vary by without having grown.
    fn figures(&self) -> [(&'static str, u64, (u64, u64)); 5] {
        [
            ("KiB of the server", 16 << 10, self.quarters(|look| look.server_kib)),
            ("KiB of the worker", 32 << 10, self.quarters(|look| look.worker_kib)),
            ("connections to Postgres", 2, self.quarters(|look| look.connections.unsigned_abs())),
            ("keys in Redis", 50, self.quarters(|look| look.redis_keys)),
            ("bytes of Redis", 1 << 20, self.quarters(|look| look.redis_bytes)),
        ]
    }

    fn is_flat(&self) -> anyhow::Result<()> {
        for (what, noise, (early, late)) in self.figures() {
            ensure!(late <= early + early * GROWTH / 100 + noise, "{what} grew from {early} to {late}");
        }
        Ok(())
    }

    /// As a row of the scorecard.
    pub fn row(&self) -> Row {
        let figures: Vec<String> = self
            .figures()
            .iter()
            .map(|(what, _, (early, late))| format!("{what} {early} → {late}"))
            .collect();
        Row {
            experiment: format!(
                "half of {:.1} analyses a second, {} looks",
                self.saturated,
                self.looks.len()
            ),
            operations: self.acknowledged,
            faults: 0,
            recovery: None,
            seen: figures.join(", "),
        }
    }
}

async fn look(
    deployment: &Deployment,
    redis: &OwnRedis,
    at: Duration,
    server: u32,
    worker: u32,
) -> anyhow::Result<Look> {
    let connections = deployment
        .deployment
        .number("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()")
        .await?;
    let memory = redis.asked("INFO memory").await.context("Redis does not answer")?;
    let used =
        memory.lines().find_map(|line| line.trim().strip_prefix("used_memory:")).context("no used_memory")?;
    let keys = redis.asked("DBSIZE").await.context("Redis does not answer")?;
    Ok(Look {
        at,
        server_kib: resident_kib(server)?,
        worker_kib: resident_kib(worker)?
            + children(worker)?.into_iter().filter_map(|child| resident_kib(child).ok()).sum::<u64>(),
        connections,
        redis_keys: keys.trim_start_matches("(integer) ").trim().parse()?,
        redis_bytes: used.parse()?,
    })
}

/// Of the process's status, as Linux shows it.
fn resident_kib(process: u32) -> anyhow::Result<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("it is ending")?;
    Ok(line.trim().trim_end_matches("kB").trim().parse()?)
}

fn children(process: u32) -> anyhow::Result<Vec<u32>> {
    let mut found = Vec::new();
    for thread in std::fs::read_dir(format!("/proc/{process}/task"))? {
        let listed = std::fs::read_to_string(thread?.path().join("children")).unwrap_or_default();
        found.extend(listed.split_whitespace().filter_map(|id| id.parse::<u32>().ok()));
    }
    Ok(found)
}
