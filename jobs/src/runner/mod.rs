//! Performs analyses, as many at once as there are slots; text statements and scans have slots of their own.
//!
//! Start with [`Runner::run`]. With Redis, work arrives as tasks (`task_workers`). Besides, the runner looks into the
//! database once a second: without Redis for all that is due, with it for what was lost there.

mod perform;
mod progress;
mod task_workers;
mod traced;
mod unlocked_pages;

use std::sync::Arc;
use std::time::Duration;

use lending_base::{AnalysisId, Metric, Settings, WorkerId};
use lending_bureau::Bureau;
use lending_store::analyses::Failure;
use lending_store::audit::partitions::Months;
use lending_store::credit_checks::InReview;
use lending_store::queue::{Claimed, Pick, Queue};
use lending_store::workers::Slots;
use lending_store::{Store, StoreError};
use tokio::sync::{Semaphore, watch};
use tokio::time::MissedTickBehavior;

use crate::dispatcher::Dispatcher;
use crate::host::show_backlog;
use crate::ocr::Ocr;
use crate::sandbox::Sandbox;
use crate::traces::Traces;

/// How often the runner looks by itself.
const LOOK: Duration = Duration::from_secs(1);
/// How often what waits is counted and what is left over removed.
const HOUSEKEEPING: Duration = Duration::from_secs(5);
/// How long destroyed keys are left alone after somebody was in the way: what was written anew is written once more then.
const HELD_UP: Duration = Duration::from_secs(10);
/// How often what teams no longer keep is looked for.
const RETENTION: Duration = Duration::from_mins(10);
/// How often what apalis notes about workers is looked for: each look goes through all keys of Redis.
const WORKER_NOTES: Duration = Duration::from_hours(1);
/// How long runs under way may take to end when the process is asked to stop; then they are given back.
const DRAIN: Duration = Duration::from_secs(20);
/// Slots beyond the processors. No team gets all slots: with these, one team alone still keeps every processor busy, has
/// one job ready for the moment another ends, and leaves a slot free.
const SPARE_SLOTS: u16 = 2;

/// What every slot needs. Cheap to clone.
#[derive(Debug, Clone)]
pub(crate) struct Runner {
    store: Store,
    worker: WorkerId,
    dispatcher: Dispatcher,
    sandbox: Sandbox,
    bureau: Bureau,
    ocr: Option<Ocr>,
    text_slots: QueueSlots,
    scan_slots: QueueSlots,
    traces: Traces,
    /// No new work is taken.
    closing: watch::Receiver<bool>,
    /// Runs under way are given back.
    giving_up: watch::Receiver<bool>,
}

/// The slots of one queue.
#[derive(Debug, Clone)]
struct QueueSlots {
    free: Arc<Semaphore>,
    count: u16,
}

impl QueueSlots {
    fn new(count: u16) -> Self {
        Self { free: Arc::new(Semaphore::new(count.into())), count }
    }
}

/// How much a worker does at once. Recognising characters takes a processor for minutes, so half of them at the most.
pub(crate) fn slots(settings: &Settings, has_ocr: bool) -> Slots {
    let cores =
        std::thread::available_parallelism().map_or(1, |cores| u16::try_from(cores.get()).unwrap_or(1));
    let or = |setting: u16, usual: u16| if setting == 0 { usual } else { setting };
    Slots {
        text: or(settings.worker_slots, cores.saturating_add(SPARE_SLOTS)),
        scan: if has_ocr { or(settings.worker_scan_slots, (cores / 2).max(1)) } else { 0 },
    }
}

/// What a runner works with.
pub(crate) struct Parts {
    pub(crate) store: Store,
    pub(crate) worker: WorkerId,
    pub(crate) dispatcher: Dispatcher,
    pub(crate) sandbox: Sandbox,
    pub(crate) bureau: Bureau,
    pub(crate) ocr: Option<Ocr>,
    pub(crate) slots: Slots,
    pub(crate) traces: Traces,
}

impl Runner {
    /// Works until `stop` resolves, then ends what is under way.
    pub(crate) async fn run(parts: Parts, stop: impl Future<Output = ()>) {
        let (close, closing) = watch::channel(false);
        let (give_up, giving_up) = watch::channel(false);
        let runner = Self {
            store: parts.store,
            worker: parts.worker,
            dispatcher: parts.dispatcher,
            sandbox: parts.sandbox,
            bureau: parts.bureau,
            ocr: parts.ocr,
            text_slots: QueueSlots::new(parts.slots.text),
            scan_slots: QueueSlots::new(parts.slots.scan),
            traces: parts.traces,
            closing,
            giving_up,
        };
        tracing::info!(
            text_slots = parts.slots.text,
            scan_slots = parts.slots.scan,
            "analyses are performed"
        );
        let tasks = runner
            .dispatcher
            .redis()
            .map(|redis| tokio::spawn(task_workers::perform_tasks(redis.clone(), runner.clone())));
        // A new worker has room.
        runner.queues().for_each(|queue| runner.dispatcher.wake(queue));
        tokio::select! {
            () = stop => {}
            () = runner.look() => {}
            () = runner.do_housekeeping() => {}
            () = runner.purge_keys() => {}
            () = runner.settle_pulls() => {}
            () = runner.inquire_again() => {}
            () = runner.keep_retention() => {}
            () = runner.link_audit() => {}
            () = runner.let_worker_notes_expire() => {}
        }
        let _ = close.send(true);
        if let Some(tasks) = tasks {
            tasks.abort();
        }
        runner.drain(&give_up).await;
    }

    fn slots(&self, queue: Queue) -> &QueueSlots {
        match queue {
            Queue::Text => &self.text_slots,
            Queue::Scan => &self.scan_slots,
        }
    }

    /// The kinds of work that this worker does.
    fn queues(&self) -> impl Iterator<Item = Queue> + '_ {
        Queue::ALL.iter().copied().filter(|queue| self.slots(*queue).count > 0)
    }

    /// Looks whenever there is new work in this process, and once a second in any case.
    async fn look(&self) {
        let mut clock = tokio::time::interval(LOOK);
        clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = clock.tick() => {}
                () = self.dispatcher.woken() => {}
            }
            let pick = match self.dispatcher.redis() {
                Some(redis) if redis.check().await => Pick::LostInRedis,
                _ => Pick::AnyDue,
            };
            for queue in self.queues() {
                match self.store.is_work_due(queue, pick).await {
                    Ok(true) => self.wake_idle_slots(queue, pick),
                    Ok(false) => {}
                    Err(error) => tracing::warn!(%error, "database unreachable, looking again in a second"),
                }
            }
        }
    }

    /// Wakes every idle slot.
    fn wake_idle_slots(&self, queue: Queue, pick: Pick) {
        for _ in 0..self.slots(queue).free.available_permits() {
            let runner = self.clone();
            tokio::spawn(async move { runner.work_while_due(queue, pick).await });
        }
    }

    /// One slot's work: whatever it may pick, one after another, until there is nothing.
    async fn work_while_due(&self, queue: Queue, pick: Pick) {
        let Ok(_slot) = self.slots(queue).free.acquire().await else { return };
        while !*self.closing.borrow() {
            if !self.perform_claimed(self.store.claim_next(queue, pick, &self.worker).await).await {
                return;
            }
        }
    }

    /// What a task asks for. It may be over already, or another worker's: then there is nothing to do.
    async fn perform_task(&self, queue: Queue, analysis: &AnalysisId) {
        let Ok(_slot) = self.slots(queue).free.acquire().await else { return };
        if *self.closing.borrow() {
            return;
        }
        self.perform_claimed(self.store.claim(queue, analysis, &self.worker).await).await;
        self.dispatcher.wake(queue);
    }

    /// `false` when there was nothing to do.
    async fn perform_claimed(&self, claimed: Result<Claimed, StoreError>) -> bool {
        match claimed {
            Ok(Claimed::Work(claim)) => {
                self.perform(*claim).await;
                true
            }
            Ok(Claimed::GivenUp(analysis)) => {
                metrics::counter!(Metric::AnalysesEnded.name(), "outcome" => "failed").increment(1);
                let code = Failure::processing_error().code;
                metrics::counter!(Metric::AnalysisFailures.name(), "code" => code).increment(1);
                self.trace_given_up(&analysis);
                tracing::error!(%analysis, "no attempt came to an end; the analysis is given up");
                true
            }
            Ok(Claimed::Nothing) => false,
            Err(error) => {
                tracing::warn!(%error, "no work could be taken; the next look tries again");
                false
            }
        }
    }

    /// Tells how much waits, and removes what is left over. Beside the looks: neither Redis nor a bucket that is slow to
    /// answer may keep work waiting.
    async fn do_housekeeping(&self) {
        let mut clock = tokio::time::interval(HOUSEKEEPING);
        clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            clock.tick().await;
            if let Ok(in_review) = self.store.in_review().await {
                self.show_in_review(in_review);
            }
            if let Ok(backlog) = self.store.backlog().await {
                show_backlog(&self.store, &backlog);
            }
            if let Some(redis) = self.dispatcher.redis() {
                // Redis may be unreachable; the next round finds what this one left.
                let _ = redis.sweep().await;
            }
            self.store.keep_reserve().await;
            match self.store.remove_stray_files().await {
                Ok(0) => {}
                Ok(files) => tracing::info!(files, "files that belonged to no analysis were removed"),
                Err(error) => {
                    tracing::warn!(%error, "files that belong to no analysis could not be removed yet");
                }
            }
        }
    }

    /// Sees to it that no copy of a destroyed key is left. By itself: with very many keys it takes longer than anything else.
    async fn purge_keys(&self) {
        let mut clock = tokio::time::interval(HOUSEKEEPING);
        clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            clock.tick().await;
            match self.store.purge().await {
                Ok(purged) if purged.left == 0 => {}
                Ok(_) => tokio::time::sleep(HELD_UP).await,
                Err(error) => tracing::warn!(%error, "destroyed keys could not be purged yet"),
            }
        }
    }

    /// Settles bureau pulls that processes left behind. By itself: a bureau that is slow to answer keeps nothing waiting.
    async fn settle_pulls(&self) {
        let mut clock = tokio::time::interval(HOUSEKEEPING);
        clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            clock.tick().await;
            match self.bureau.settle_left_behind().await {
                Ok(0) => {}
                Ok(pulls) => tracing::info!(pulls, "bureau pulls that were left behind were settled"),
                Err(error) => {
                    tracing::warn!(%error, "database unreachable, pulls that were left behind wait");
                }
            }
        }
    }

    /// Asks the bureau again about checks that need review. By itself: so that nothing that was left behind waits for a bureau
    /// that has no answer to give.
    async fn inquire_again(&self) {
        let mut clock = tokio::time::interval(HOUSEKEEPING);
        clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            clock.tick().await;
            match self.bureau.inquire_again().await {
                Ok(0) => {}
                Ok(checks) => tracing::info!(checks, "credit checks that needed review were settled"),
                Err(error) => {
                    tracing::warn!(%error, "database unreachable, checks that need review wait");
                }
            }
        }
    }

    /// Links what was recorded into the chains of the audit.
    async fn link_audit(&self) {
        let mut clock = tokio::time::interval(LOOK);
        clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            clock.tick().await;
            if let Err(error) = self.store.link_audit().await {
                tracing::warn!(%error, "what was recorded could not be linked yet");
            }
        }
    }

    /// Sees to it that Redis does not fill with what apalis notes about every worker that ever was.
    async fn let_worker_notes_expire(&self) {
        let Some(redis) = self.dispatcher.redis() else { return std::future::pending().await };
        let mut clock = tokio::time::interval(WORKER_NOTES);
        clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            clock.tick().await;
            // Redis may be away; the next round finds what this one left.
            let _ = redis.let_worker_notes_expire().await;
        }
    }

    /// Erases what teams no longer keep, prunes the audit record of what the deployment does not, and sees to its months.
    async fn keep_retention(&self) {
        let mut clock = tokio::time::interval(RETENTION);
        clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            clock.tick().await;
            match self.store.erase_outdated().await {
                Ok(0) => {}
                Ok(erased) => tracing::info!(erased, "what teams no longer keep was erased"),
                Err(error) => tracing::warn!(%error, "what teams no longer keep could not be erased yet"),
            }
            match self.store.prune_audit().await {
                Ok(0) => {}
                Ok(entries) => tracing::info!(entries, "old entries were pruned from the audit record"),
                Err(error) => tracing::warn!(%error, "the audit record could not be pruned yet"),
            }
            match self.store.keep_audit_partitions().await {
                Ok(Months { made: 0, dropped: 0 }) => {}
                Ok(Months { made, dropped }) => {
                    tracing::info!(
                        made,
                        dropped,
                        "months of the audit record were made ahead, and empty ones dropped"
                    );
                }
                Err(error) => tracing::warn!(%error, "months of the audit record could not be seen to yet"),
            }
        }
    }

    #[expect(clippy::cast_precision_loss, reason = "figures for a graph")]
    fn show_in_review(&self, in_review: InReview) {
        let age = in_review.oldest.map_or(0, |oldest| (self.store.clock().now() - oldest).num_seconds());
        metrics::gauge!(Metric::ChecksInReview.name()).set(in_review.count as f64);
        metrics::gauge!(Metric::OldestInReviewSeconds.name()).set(age as f64);
    }

    /// Waits for runs under way, and has those given back that take too long.
    async fn drain(&self, give_up: &watch::Sender<bool>) {
        if tokio::time::timeout(DRAIN, self.all_slots_free()).await.is_err() {
            tracing::info!("runs that are still under way are given back");
            let _ = give_up.send(true);
            let _ = tokio::time::timeout(DRAIN, self.all_slots_free()).await;
        }
    }

    async fn all_slots_free(&self) {
        for slots in [&self.text_slots, &self.scan_slots] {
            let _ = slots.free.acquire_many(slots.count.into()).await;
        }
    }
}
