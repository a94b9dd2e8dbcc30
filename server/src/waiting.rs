//! Waiting for analyses to end: one look at the database for everybody who waits in this process, however many they are.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use lending_base::{AnalysisId, TeamId};
use lending_store::Store;
use lending_store::analyses::{Status, Waited};
use tokio::sync::watch;

/// How often it is looked. Most analyses end within a second or two.
const LOOK: Duration = Duration::from_millis(100);

/// Those who wait. Clones share them.
#[derive(Debug, Clone)]
pub(crate) struct Waiting {
    store: Store,
    /// Becomes true when there is nothing more to wait for. Someone looks for as long as there is an entry.
    waited: Arc<Mutex<HashMap<Waited, watch::Sender<bool>>>>,
}

impl Waiting {
    pub(crate) fn new(store: &Store) -> Self {
        Self { store: store.clone(), waited: Arc::default() }
    }

    fn waited(&self) -> MutexGuard<'_, HashMap<Waited, watch::Sender<bool>>> {
        self.waited.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Resolves when the analysis has ended or is gone, and when the database does not answer: whoever waits then reads it
    /// and sees which. Whoever stops waiting drops it.
    pub(crate) async fn until_ended(&self, team: &TeamId, id: &AnalysisId) {
        let mut over = {
            let mut waited = self.waited();
            if waited.is_empty() {
                tokio::spawn(self.clone().look_while_waited_for());
            }
            waited.entry((team.clone(), id.clone())).or_insert_with(|| watch::Sender::new(false)).subscribe()
        };
        let _ = over.wait_for(|over| *over).await;
    }

    async fn look_while_waited_for(self) {
        loop {
            tokio::time::sleep(LOOK).await;
            let asked: Vec<Waited> = {
                let mut waited = self.waited();
                waited.retain(|_, over| over.receiver_count() > 0);
                if waited.is_empty() {
                    return;
                }
                waited.keys().cloned().collect()
            };
            let going_on: HashSet<Waited> = match self.store.statuses(&asked).await {
                Ok(found) => found
                    .into_iter()
                    .filter(|(_, status)| status.known().is_some_and(|status| !Status::is_ended(status)))
                    .map(|(waited, _)| waited)
                    .collect(),
                Err(error) => {
                    tracing::warn!(%error, "database unreachable, waiting requests are answered now");
                    HashSet::new()
                }
            };
            let mut waited = self.waited();
            for one in asked.iter().filter(|one| !going_on.contains(*one)) {
                if let Some(over) = waited.remove(one) {
                    over.send_replace(true);
                }
            }
            if waited.is_empty() {
                return;
            }
        }
    }
}
