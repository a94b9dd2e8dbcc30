//! The worker: what happens outside of a request. Start with [`Worker`].
//!
//! It performs analyses (`runner`), which the [`dispatcher`] brings to it, sends events to [`webhooks`], says that it lives,
//! deletes expired records, settles bureau pulls that a dead process left behind and asks again about those of which nobody
//! knows what became. It runs as a process of its own (`lending-worker`) or inside the server in the embedded mode; the code
//! is the same. Files of applicants are read in children of either process: see [`sandbox`].

pub mod application;
pub mod dispatcher;
mod host;
mod meter;
pub mod ocr;
mod process;
pub mod reading;
mod redis_queues;
mod runner;
pub mod sandbox;
mod tasks;
pub mod traces;
pub mod webhooks;

use std::time::Duration;

use lending_base::{Settings, WorkerId};
use lending_bureau::Bureau;
use lending_store::Store;
use lending_store::workers::Slots;

use self::dispatcher::Dispatcher;
use self::ocr::Ocr;
use self::runner::{Parts, Runner};
use self::sandbox::Sandbox;
use self::traces::{Role, Traces};
use self::webhooks::Webhooks;

pub use self::host::watch_host;
pub use self::meter::Meter;
pub use self::process::{
    TIME_BUCKETS, describe_metrics, exit_code, serve_metrics, start_logging, stop_signal,
};

/// How often a worker says that it lives. Three times within the freshness that others expect.
const SIGN_OF_LIFE: Duration = Duration::from_secs(10);
/// How often expired records are deleted.
const SWEEP: Duration = Duration::from_mins(5);

#[derive(Debug)]
pub struct Worker {
    store: Store,
    id: WorkerId,
    dispatcher: Dispatcher,
    sandbox: Sandbox,
    bureau: Bureau,
    ocr: Option<Ocr>,
    slots: Slots,
    webhooks: Webhooks,
    traces: Traces,
}

impl Worker {
    /// Registers the worker, so that it counts as alive from now on.
    pub async fn start(
        store: Store,
        dispatcher: Dispatcher,
        sandbox: Sandbox,
        bureau: Bureau,
        settings: &Settings,
    ) -> anyhow::Result<Self> {
        let id = WorkerId::new(store.clock())?;
        let ocr = Ocr::find().await;
        let slots = runner::slots(settings, ocr.is_some());
        store.worker_seen(&id, slots).await?;
        tracing::info!(worker = %id, "the worker runs");
        let traces = Traces::open(settings, store.clock(), Role::Worker)?;
        let webhooks = Webhooks::new(&store, settings, traces.clone())?;
        Ok(Self { store, id, dispatcher, sandbox, bureau, ocr, slots, webhooks, traces })
    }

    /// Works until `stop` resolves, and then ends what is under way. The database and Redis may go away and come back
    /// meanwhile.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let parts = Parts {
            store: self.store.clone(),
            worker: self.id.clone(),
            dispatcher: self.dispatcher.clone(),
            sandbox: self.sandbox.clone(),
            bureau: self.bureau.clone(),
            ocr: self.ocr.clone(),
            slots: self.slots,
            traces: self.traces.clone(),
        };
        tokio::select! {
            () = Runner::run(parts, stop) => {}
            () = self.live() => {}
            () = self.webhooks.run() => {}
            () = watch_host(&self.store) => {}
        }
        self.webhooks.rest().await;
        self.bureau.rest().await;
        if let Err(error) = self.store.worker_gone(&self.id).await {
            tracing::warn!(%error, "the worker could not sign off");
        }
        self.traces.rest().await;
        tracing::info!(worker = %self.id, "the worker stopped");
    }

    /// Says that it lives, and sweeps, for as long as it is polled.
    async fn live(&self) {
        let mut life = tokio::time::interval(SIGN_OF_LIFE);
        let mut sweep = tokio::time::interval(SWEEP);
        loop {
            let outcome = tokio::select! {
                _ = life.tick() => self.store.worker_seen(&self.id, self.slots).await,
                _ = sweep.tick() => self.sweep().await,
            };
            if let Err(error) = outcome {
                tracing::warn!(%error, "the worker could not reach its storage and will try again");
            }
        }
    }

    async fn sweep(&self) -> Result<(), lending_store::StoreError> {
        let swept = self.store.sweep().await?;
        if swept != lending_store::workers::Swept::default() {
            tracing::info!(
                idempotency_keys = swept.idempotency_keys,
                login_tokens = swept.login_tokens,
                sign_in_failures = swept.sign_in_failures,
                known_networks = swept.known_networks,
                one_time_links = swept.one_time_links,
                workers = swept.workers,
                "expired records were deleted"
            );
        }
        Ok(())
    }
}
