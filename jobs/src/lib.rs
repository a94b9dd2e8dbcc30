//! The worker: what happens outside of a request. Start with [`Worker`].
//!
//! It says that it lives and keeps the house: expired records are deleted. It runs as a process of its own
//! (`lending-worker`) or inside the server in the embedded mode; the code is the same. Files of applicants are read in
//! children of either process: see [`sandbox`]. The same reading without a service around it is [`offline`].

pub mod doorbell;
pub mod ocr;
pub mod offline;
mod process;
pub mod reading;
pub mod sandbox;

use std::time::Duration;

use lending_store::{Store, WorkerId};

pub use self::process::{exit_code, start_logging, stop_signal};

/// How often a worker says that it lives. Three times within the freshness that others expect.
const SIGN_OF_LIFE: Duration = Duration::from_secs(10);
/// How often expired records are deleted.
const SWEEP: Duration = Duration::from_mins(5);

#[derive(Debug)]
pub struct Worker {
    store: Store,
    id: WorkerId,
}

impl Worker {
    /// Registers the worker, so that it counts as alive from now on.
    pub async fn start(store: Store) -> anyhow::Result<Self> {
        let id = WorkerId::new(store.clock())?;
        store.worker_seen(&id).await?;
        tracing::info!(worker = %id, "the worker runs");
        Ok(Self { store, id })
    }

    /// Works until `stop` resolves. The database may go away and come back meanwhile.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        tokio::pin!(stop);
        let mut life = tokio::time::interval(SIGN_OF_LIFE);
        let mut sweep = tokio::time::interval(SWEEP);
        loop {
            let outcome = tokio::select! {
                () = &mut stop => break,
                _ = life.tick() => self.store.worker_seen(&self.id).await,
                _ = sweep.tick() => self.sweep().await,
            };
            if let Err(error) = outcome {
                tracing::warn!(%error, "the worker could not reach its storage and will try again");
            }
        }
        if let Err(error) = self.store.worker_gone(&self.id).await {
            tracing::warn!(%error, "the worker could not sign off");
        }
        tracing::info!(worker = %self.id, "the worker stopped");
    }

    async fn sweep(&self) -> Result<(), lending_store::StoreError> {
        let swept = self.store.sweep().await?;
        if swept != lending_store::workers::Swept::default() {
            tracing::info!(
                idempotency_keys = swept.idempotency_keys,
                login_tokens = swept.login_tokens,
                sign_in_failures = swept.sign_in_failures,
                workers = swept.workers,
                "expired records were deleted"
            );
        }
        Ok(())
    }
}
