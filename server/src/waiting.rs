//! Waiting for analyses to end: one look at the database for everybody who waits in this process, however many they are.
//!
//! Who watches is told how far an analysis is, and nothing of whom it is about: being told so is not a reading of it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use lending_base::{AnalysisId, TeamId};
use lending_store::Store;
use lending_store::analyses::{HowFar, Status, Waited};
use tokio::sync::watch;

/// How often it is looked. Most analyses end within a second or two.
const LOOK: Duration = Duration::from_millis(100);

/// What is known of an analysis that somebody waits for.
#[derive(Debug, Clone, Default)]
pub(crate) struct Seen {
    /// `None` until it was looked, and for what is not there.
    pub(crate) how_far: Option<HowFar>,
    /// Whether there is nothing more to wait for: it has ended or is gone, or the database does not answer.
    pub(crate) is_over: bool,
}

/// Those who wait. Clones share them.
#[derive(Debug, Clone)]
pub(crate) struct Waiting {
    store: Store,
    /// Someone looks for as long as there is an entry.
    waited: Arc<Mutex<HashMap<Waited, watch::Sender<Seen>>>>,
}

impl Waiting {
    pub(crate) fn new(store: &Store) -> Self {
        Self { store: store.clone(), waited: Arc::default() }
    }

    fn waited(&self) -> MutexGuard<'_, HashMap<Waited, watch::Sender<Seen>>> {
        self.waited.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells how far the analysis is, whenever that changes. Whoever stops watching drops it.
    pub(crate) fn watch(&self, team: &TeamId, id: &AnalysisId) -> watch::Receiver<Seen> {
        let mut waited = self.waited();
        if waited.is_empty() {
            tokio::spawn(self.clone().look_while_waited_for());
        }
        waited
            .entry((team.clone(), id.clone()))
            .or_insert_with(|| watch::Sender::new(Seen::default()))
            .subscribe()
    }

    /// Resolves when the analysis has ended or is gone, and when the database does not answer: whoever waits then reads it
    /// and sees which. Whoever stops waiting drops it.
    pub(crate) async fn until_ended(&self, team: &TeamId, id: &AnalysisId) {
        let _ = self.watch(team, id).wait_for(|seen| seen.is_over).await;
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
            let mut going_on: HashMap<Waited, HowFar> = match self.store.how_far(&asked).await {
                Ok(found) => found.into_iter().filter(|(_, how_far)| is_going_on(how_far)).collect(),
                Err(error) => {
                    tracing::warn!(%error, "database unreachable, waiting requests are answered now");
                    HashMap::new()
                }
            };
            let mut waited = self.waited();
            for one in asked {
                if let Some(now) = going_on.remove(&one) {
                    if let Some(sender) = waited.get(&one) {
                        sender.send_if_modified(|seen| {
                            let has_changed = seen.how_far.as_ref() != Some(&now);
                            seen.how_far = Some(now);
                            has_changed
                        });
                    }
                } else if let Some(sender) = waited.remove(&one) {
                    sender.send_modify(|seen| seen.is_over = true);
                }
            }
            if waited.is_empty() {
                return;
            }
        }
    }
}

/// What a status of a newer version means is not known here: nobody waits for it.
fn is_going_on(how_far: &HowFar) -> bool {
    how_far.status.known().is_some_and(|status| !Status::is_ended(status))
}
