//! Entries that have no transaction of their own. Whoever waits for one waits for the disk, so those that come together are
//! written together: under load one transaction carries hundreds, and a lone one is not kept waiting for others.

use std::sync::Arc;

use lending_base::Clock;
use tokio::sync::{mpsc, oneshot};

use super::{Entry, append};
use crate::StoreError;
use crate::db::Db;

/// The most entries of one transaction.
const TOGETHER: usize = 256;
/// So many may wait; more wait for room.
const WAITING: usize = 1024;

struct Waiting {
    entry: Entry,
    written: oneshot::Sender<Result<(), StoreError>>,
}

/// Cheap to clone. The task behind it ends with the last clone.
#[derive(Debug, Clone)]
pub(crate) struct Journal {
    waiting: mpsc::Sender<Waiting>,
}

impl std::fmt::Debug for Waiting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Waiting").finish_non_exhaustive()
    }
}

impl Journal {
    pub(crate) fn start(db: Db, clock: Clock) -> Self {
        let (waiting, entries) = mpsc::channel(WAITING);
        tokio::spawn(write(entries, db, clock));
        Self { waiting }
    }

    /// Returns when the entry is on disk.
    pub(crate) async fn record(&self, entry: Entry) -> Result<(), StoreError> {
        let (written, is_written) = oneshot::channel();
        let waiting = Waiting { entry, written };
        self.waiting.send(waiting).await.map_err(|_| StoreError::Interrupted)?;
        is_written.await.map_err(|_| StoreError::Interrupted)?
    }
}

async fn write(mut entries: mpsc::Receiver<Waiting>, db: Db, clock: Clock) {
    let mut batch = Vec::new();
    while entries.recv_many(&mut batch, TOGETHER).await > 0 {
        let (together, told): (Vec<Entry>, Vec<_>) =
            batch.drain(..).map(|waiting: Waiting| (waiting.entry, waiting.written)).unzip();
        let at = clock.clone();
        let outcome = db
            .transaction(move |tx| {
                Box::pin(async move {
                    for entry in &together {
                        append(tx, &at, entry).await?;
                    }
                    Ok(())
                })
            })
            .await;
        let outcome = outcome.map_err(Arc::new);
        for one in told {
            // Whoever went away meanwhile needs no answer.
            let _ = one.send(outcome.clone().map_err(StoreError::Unrecorded));
        }
    }
}
