//! Performs analyses: takes work that is due and does it, as many at once as there are slots.
//!
//! Start with [`Runner::run`]. Two things make a slot look: a ring (`rings` with Redis, the doorbell itself without),
//! and, once a second, the runner's own look into the database, which finds whatever no ring spoke of: work whose worker
//! died, whose pause is over, or whose ring was lost with Redis. A slot that found work goes on until none is due.

mod perform;
mod progress;
mod rings;

use std::sync::Arc;
use std::time::Duration;

use lending_base::{Settings, WorkerId};
use lending_bureau::Bureau;
use lending_store::Store;
use lending_store::queue::{Backlog, Claimed};
use tokio::sync::{Semaphore, watch};

use crate::doorbell::Doorbell;
use crate::ocr::Ocr;
use crate::sandbox::Sandbox;

/// How often the runner looks by itself.
const LOOK: Duration = Duration::from_secs(1);
/// How often what waits is counted and what is left over swept up.
const HOUSEKEEPING: Duration = Duration::from_secs(5);
/// How long runs under way may take to end when the process is asked to stop; then they are given back.
const DRAIN: Duration = Duration::from_secs(20);

/// What every slot needs. Cheap to clone.
#[derive(Debug, Clone)]
pub(crate) struct Runner {
    store: Store,
    worker: WorkerId,
    doorbell: Doorbell,
    sandbox: Sandbox,
    bureau: Bureau,
    ocr: Option<Ocr>,
    slots: Arc<Semaphore>,
    slot_count: u32,
    /// No new work is taken.
    closing: watch::Receiver<bool>,
    /// Runs under way are given back.
    giving_up: watch::Receiver<bool>,
}

impl Runner {
    /// Works until `stop` resolves, then ends what is under way.
    pub(crate) async fn run(
        store: Store,
        worker: WorkerId,
        doorbell: Doorbell,
        sandbox: Sandbox,
        bureau: Bureau,
        settings: &Settings,
        stop: impl Future<Output = ()>,
    ) {
        let slot_count = match settings.worker_slots {
            0 => std::thread::available_parallelism()
                .map_or(2, |cores| u32::try_from(cores.get()).unwrap_or(2)),
            slots => u32::from(slots),
        };
        let (close, closing) = watch::channel(false);
        let (give_up, giving_up) = watch::channel(false);
        let runner = Self {
            store,
            worker,
            doorbell,
            sandbox,
            bureau,
            ocr: Ocr::find().await,
            slots: Arc::new(Semaphore::new(slot_count as usize)),
            slot_count,
            closing,
            giving_up,
        };
        tracing::info!(slots = slot_count, ocr = runner.ocr.is_some(), "analyses are performed");
        let answering =
            runner.doorbell.redis().map(|bell| tokio::spawn(rings::answer(bell.clone(), runner.clone())));
        tokio::select! {
            () = stop => {}
            () = runner.look() => {}
            () = runner.keep_house() => {}
            () = runner.settle_pulls() => {}
        }
        let _ = close.send(true);
        if let Some(answering) = answering {
            answering.abort();
        }
        runner.drain(&give_up).await;
    }

    /// Looks whenever it rings in this process, and once a second in any case.
    async fn look(&self) {
        let mut clock = tokio::time::interval(LOOK);
        clock.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = clock.tick() => {}
                () = self.doorbell.heard() => {}
            }
            match self.store.is_work_due().await {
                Ok(true) => self.wake_slots(),
                Ok(false) => {}
                Err(error) => tracing::warn!(%error, "the database did not say whether there is work"),
            }
        }
    }

    /// Starts a look of every slot that has nothing to do.
    fn wake_slots(&self) {
        for _ in 0..self.slots.available_permits() {
            let runner = self.clone();
            tokio::spawn(async move { runner.work_while_due().await });
        }
    }

    /// One slot's work: whatever is due, one after another, until nothing is.
    pub(crate) async fn work_while_due(&self) {
        let Ok(_slot) = self.slots.acquire().await else { return };
        let mut first = true;
        while !*self.closing.borrow() {
            match self.store.claim(&self.worker).await {
                Ok(Claimed::Work(claim)) => {
                    if first {
                        // Where there is one there may be more, for another slot here or elsewhere.
                        self.doorbell.ring();
                        first = false;
                    }
                    self.perform(*claim).await;
                }
                Ok(Claimed::GivenUp(analysis)) => {
                    metrics::counter!("lending_analyses_ended_total", "outcome" => "failed").increment(1);
                    tracing::error!(%analysis, "no attempt came to an end; the analysis is given up");
                }
                Ok(Claimed::Nothing) => return,
                Err(error) => {
                    tracing::warn!(%error, "no work could be taken; the next look tries again");
                    return;
                }
            }
        }
    }

    /// Tells how much waits, and sweeps up. Beside the looks: neither Redis nor a bucket that is slow to answer may keep
    /// work waiting.
    async fn keep_house(&self) {
        let mut clock = tokio::time::interval(HOUSEKEEPING);
        clock.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            clock.tick().await;
            if let Ok(backlog) = self.store.backlog().await {
                self.show(&backlog);
            }
            if let Some(bell) = self.doorbell.redis() {
                // Redis may be away; the next round finds what this one left.
                let _ = bell.sweep().await;
            }
            match self.store.remove_stray_files().await {
                Ok(0) => {}
                Ok(files) => tracing::info!(files, "files that belonged to no analysis were removed"),
                Err(error) => {
                    tracing::warn!(%error, "files that belong to no analysis could not be removed yet");
                }
            }
        }
    }

    /// Settles bureau pulls that processes left behind. By itself: a bureau that is slow to answer keeps nothing waiting.
    async fn settle_pulls(&self) {
        let mut clock = tokio::time::interval(HOUSEKEEPING);
        clock.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            clock.tick().await;
            match self.bureau.settle_left_behind().await {
                Ok(0) => {}
                Ok(pulls) => tracing::info!(pulls, "bureau pulls that were left behind were settled"),
                Err(error) => {
                    tracing::warn!(%error, "the database did not say whether pulls were left behind");
                }
            }
        }
    }

    #[expect(clippy::cast_precision_loss, reason = "figures for a graph")]
    fn show(&self, backlog: &Backlog) {
        let age = backlog.oldest.map_or(0, |oldest| (self.store.clock().now() - oldest).num_seconds());
        metrics::gauge!("lending_jobs_due").set(backlog.due as f64);
        metrics::gauge!("lending_jobs_open").set(backlog.open as f64);
        metrics::gauge!("lending_jobs_oldest_seconds").set(age as f64);
    }

    /// Waits for runs under way, and has those given back that take too long.
    async fn drain(&self, give_up: &watch::Sender<bool>) {
        let all_free = || self.slots.acquire_many(self.slot_count);
        if tokio::time::timeout(DRAIN, all_free()).await.is_err() {
            tracing::info!("runs that are still under way are given back");
            let _ = give_up.send(true);
            let _ = tokio::time::timeout(DRAIN, all_free()).await;
        }
    }
}
