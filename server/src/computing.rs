//! Slots for what keeps a processor busy for a while: opening reports, deciding again, writing workbooks, and apart from those
//! looking at files that are uploaded.
//!
//! There are as many as processors, and no team has more than half of them: however much one team asks for, others find
//! a slot. Whoever waits for a slot of their team waits behind that team alone.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use lending_base::TeamId;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, SemaphorePermit};

use crate::errors::ApiError;

/// How long a request waits for its turn.
const PATIENCE: Duration = Duration::from_secs(10);

#[derive(Debug)]
pub(crate) struct Computing {
    all: Semaphore,
    of_a_team: usize,
    /// Of the teams that hold a slot or wait for one.
    teams: Mutex<HashMap<TeamId, Weak<Semaphore>>>,
}

/// Free again when it is dropped.
#[derive(Debug)]
pub(crate) struct Slot<'a> {
    _of_the_team: OwnedSemaphorePermit,
    _of_all: SemaphorePermit<'a>,
}

impl Computing {
    pub(crate) fn with_slots(slots: usize) -> Self {
        Self { all: Semaphore::new(slots), of_a_team: (slots / 2).max(1), teams: Mutex::default() }
    }

    fn slots_of(&self, team: &TeamId) -> Arc<Semaphore> {
        let mut teams = self.teams.lock().unwrap_or_else(PoisonError::into_inner);
        teams.retain(|_, slots| slots.strong_count() > 0);
        if let Some(slots) = teams.get(team).and_then(Weak::upgrade) {
            return slots;
        }
        let slots = Arc::new(Semaphore::new(self.of_a_team));
        teams.insert(team.clone(), Arc::downgrade(&slots));
        slots
    }

    /// How many slots a team holds, and how many it may.
    pub(crate) fn share_of(&self, team: &TeamId) -> (usize, usize) {
        let teams = self.teams.lock().unwrap_or_else(PoisonError::into_inner);
        let free = teams.get(team).and_then(Weak::upgrade).map(|slots| slots.available_permits());
        (self.of_a_team.saturating_sub(free.unwrap_or(self.of_a_team)), self.of_a_team)
    }

    /// Whoever cannot have one soon is told to come again.
    pub(crate) async fn slot(&self, team: &TeamId) -> Result<Slot<'_>, ApiError> {
        let slot = self.slot_within(PATIENCE, team).await;
        slot.ok_or_else(|| ApiError::unavailable("Too much is being computed at the moment."))
    }

    /// `None` for whoever cannot have one in this time.
    pub(crate) async fn slot_within(&self, patience: Duration, team: &TeamId) -> Option<Slot<'_>> {
        let slot = async {
            let of_the_team = self.slots_of(team).acquire_owned().await.ok()?;
            Some(Slot { _of_the_team: of_the_team, _of_all: self.all.acquire().await.ok()? })
        };
        tokio::time::timeout(patience, slot).await.ok().flatten()
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;
    use lending_base::Clock;

    use super::*;

    #[tokio::test]
    async fn a_team_that_asks_for_everything_leaves_slots_to_others() {
        let clock = Clock::default();
        let (busy, other) = (TeamId::new(&clock).unwrap(), TeamId::new(&clock).unwrap());
        let computing = Computing::with_slots(4);
        let held = [computing.slot(&busy).await.unwrap(), computing.slot(&busy).await.unwrap()];
        assert!(computing.slot(&busy).now_or_never().is_none(), "half of them, and no more");
        assert!(computing.slot(&other).now_or_never().is_some());
        assert_eq!((computing.share_of(&busy), computing.share_of(&other)), ((2, 2), (0, 2)));
        drop(held);
        assert!(computing.slot(&busy).now_or_never().is_some());
        assert_eq!(computing.teams.lock().unwrap().len(), 1, "who holds none is forgotten");
    }

    #[tokio::test]
    async fn on_one_processor_a_team_may_have_the_only_slot() {
        let computing = Computing::with_slots(1);
        assert!(computing.slot(&TeamId::new(&Clock::default()).unwrap()).now_or_never().is_some());
    }
}
