//! Answers rings from Redis: an apalis worker whose tasks are slots at work.
//!
//! The worker is built anew whenever it ends, under a new name: Redis may have been restarted, flushed or paused, and
//! apalis takes any of that for the end. Between two builds there is a pause, and all the while the runner's own look
//! finds the work.

use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use apalis::layers::WorkerBuilderExt;
use apalis::prelude::{
    BackendExt, BoxDynError, Data, ParallelizeExt, PollSnapshot, PollStrategy, WorkerBuilder, WorkerError,
};
use futures_util::future::BoxFuture;
use lending_base::entropy;
use tokio::sync::mpsc;
use tokio::time::{Interval, MissedTickBehavior};

use super::Runner;
use crate::doorbell::{RedisBell, Ring};

/// How often Redis is asked although nobody said that a ring is there.
const ASK: Duration = Duration::from_secs(1);
/// Between the end of a worker and the next.
const PAUSE: Duration = Duration::from_secs(1);

/// Answers rings for as long as it is polled.
pub(super) async fn answer(bell: RedisBell, runner: Runner) {
    loop {
        let (rung, heard) = mpsc::channel(1);
        let ended = tokio::select! {
            ended = answer_once(&bell, &runner, heard) => ended,
            () = bell.clone().listen(rung) => Ok(()),
        };
        let why = ended.err().map(|error| error.to_string()).unwrap_or_default();
        tracing::warn!(why, "rings are not heard for the moment");
        tokio::time::sleep(PAUSE).await;
    }
}

/// Boxed where nothing is awaited: the compiler cannot see in the midst of an async block that it may change threads.
fn answer_once(
    bell: &RedisBell,
    runner: &Runner,
    heard: mpsc::Receiver<()>,
) -> BoxFuture<'static, Result<(), WorkerError>> {
    // A name that was used before would be taken for the worker that used it.
    let name = format!("{}-{}", runner.worker, entropy::base62(6).unwrap_or_default());
    let worker = WorkerBuilder::new(name)
        .backend(bell.storage().poll_with_strategy(Wake::new(heard)))
        .data(runner.clone())
        .concurrency(runner.slot_count as usize)
        .parallelize(tokio::spawn)
        .catch_panic()
        .build(take);
    Box::pin(worker.run())
}

/// A ring is answered by a slot that works until nothing is due. Whatever happens there is settled in the database, so
/// a ring always ends well and is never repeated.
async fn take(_: Ring, runner: Data<Runner>) -> Result<(), BoxDynError> {
    runner.work_while_due().await;
    Ok(())
}

/// Asks Redis when somebody said that a ring is there, and once in a while.
struct Wake {
    clock: Interval,
    heard: mpsc::Receiver<()>,
}

impl Wake {
    fn new(heard: mpsc::Receiver<()>) -> Self {
        let mut clock = tokio::time::interval(ASK);
        clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Self { clock, heard }
    }
}

impl PollStrategy for Wake {
    /// Drained to the last, so that a waker is always left behind: apalis' own strategy loses wake-ups.
    fn poll_drive(&mut self, context: &mut Context<'_>, _: &PollSnapshot) -> Poll<Option<()>> {
        while self.clock.poll_tick(context).is_ready() {}
        while let Poll::Ready(Some(())) = Pin::new(&mut self.heard).poll_recv(context) {}
        Poll::Pending
    }
}
