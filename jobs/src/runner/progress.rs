//! How far a run is, and that it goes on: told to the database when it changes, and often enough to keep the lease.

use std::time::Duration;

use lending_store::Store;
use lending_store::analyses::Stage;
use lending_store::queue::Claim;
use tokio::sync::watch;

/// Three times within a lease.
const RENEW: Duration = Duration::from_secs(5);
/// A stage that is over sooner is not worth a write.
const WORTH_TELLING: Duration = Duration::from_millis(400);

/// Where a run is. Told by the run, read by who keeps its lease.
#[derive(Debug, Clone)]
pub(super) struct Progress(watch::Sender<Stage>);

impl Progress {
    pub(super) fn new() -> Self {
        Self(watch::Sender::new(Stage::Opening))
    }

    pub(super) fn enter(&self, stage: Stage) {
        self.0.send_replace(stage);
    }

    /// Resolves when the run has lost its claim: somebody else does the work, or has done it.
    pub(super) async fn keep_claim(&self, store: &Store, claim: &Claim) {
        let mut stages = self.0.subscribe();
        loop {
            let wait = tokio::time::sleep(RENEW);
            tokio::select! {
                () = wait => {}
                changed = stages.changed() => {
                    if changed.is_err() {
                        return std::future::pending().await;
                    }
                    tokio::time::sleep(WORTH_TELLING).await;
                }
            }
            let stage = *stages.borrow_and_update();
            match store.renew(claim, stage, share_done(stage)).await {
                Ok(true) => {}
                Ok(false) => return,
                Err(error) => {
                    tracing::warn!(%error, "the lease of a run could not be renewed; trying again");
                    tokio::time::sleep(WORTH_TELLING).await;
                }
            }
        }
    }
}

/// For a progress bar: reading is most of the work.
fn share_done(stage: Stage) -> i64 {
    match stage {
        Stage::Opening => 5,
        Stage::Reading => 15,
        Stage::Reconciling => 70,
        Stage::Categorising => 75,
        Stage::Checking => 80,
        Stage::Bureau => 85,
        Stage::Deciding => 95,
    }
}
