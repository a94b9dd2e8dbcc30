//! Redis away for as long as one likes, and back with nothing.

use std::time::{Duration, Instant};

use anyhow::ensure;

use super::{Deployment, Uploads};
use crate::services::OwnRedis;

/// What came of it.
#[derive(Debug, Clone, Copy)]
pub struct Outcome {
    pub acknowledged: usize,
    /// The longest from an upload to its decision while Redis was away.
    pub longest_without: Duration,
    /// From the moment Redis was back, empty, to the next decision.
    pub decided_after_return: Duration,
}

/// Uploads one statement after another while Redis is away for so long, and after it came back.
///
/// # Errors
/// When an upload is refused or not performed.
pub async fn run(away: Duration, statement: &[u8]) -> anyhow::Result<Outcome> {
    let redis = OwnRedis::start().await?;
    let port = redis.port();
    let deployment = Deployment::open_on_redis(&redis).await?;
    let server = deployment.server().await?;
    let worker = deployment.worker()?;
    let (uploads, client) = (Uploads::default(), deployment.client(&server.url));
    uploads.upload(&client, statement).await?;
    uploads.all_are_completed(&client).await?;

    redis.kill().await?;
    let (gone, mut longest_without) = (Instant::now(), Duration::ZERO);
    while gone.elapsed() < away {
        let started = Instant::now();
        uploads.upload(&client, statement).await?;
        uploads.newest_is_completed(&client).await?;
        longest_without = longest_without.max(started.elapsed());
    }
    let redis = OwnRedis::start_on(port).await?;
    let back = Instant::now();
    uploads.upload(&client, statement).await?;
    uploads.newest_is_completed(&client).await?;
    let decided_after_return = back.elapsed();
    uploads.all_are_completed(&client).await?;
    ensure!(uploads.refused() == 0, "{} uploads were refused", uploads.refused());
    ensure!(worker.terminate().await? == Some(0), "the worker did not end well");
    ensure!(server.terminate().await? == Some(0), "the server did not end well");
    redis.kill().await?;
    Ok(Outcome { acknowledged: uploads.count(), longest_without, decided_after_return })
}
