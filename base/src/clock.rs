//! The only room that reads the time of day.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use chrono::{DateTime, DurationRound, TimeDelta, Utc};
use ulid::Ulid;

use crate::NoEntropy;
use crate::entropy;

/// The time of day, handed to whoever needs it. Clones share one clock, so that a test can move all of them.
#[derive(Debug, Clone, Default)]
pub struct Clock {
    ahead_ms: Arc<AtomicI64>,
    /// How wrong it is.
    error: TimeDelta,
    last_ulid: Arc<Mutex<Ulid>>,
}

impl Clock {
    /// Now, in whole milliseconds: what both databases store exactly, so that a value read equals the value written.
    #[expect(clippy::disallowed_methods, reason = "this is the room where ambient time enters")]
    pub fn now(&self) -> DateTime<Utc> {
        self.moved(Utc::now() + self.error)
    }

    /// A time that another clock told, such as the database's, moved as far as this one is and in whole milliseconds.
    pub fn moved(&self, time: DateTime<Utc>) -> DateTime<Utc> {
        let time = time + TimeDelta::milliseconds(self.ahead_ms.load(Ordering::Relaxed));
        time.duration_trunc(TimeDelta::milliseconds(1)).unwrap_or(time)
    }

    /// A ULID of now, above every earlier one of this clock: what one process does in a row also sorts in a row.
    pub fn ulid(&self) -> Result<Ulid, NoEntropy> {
        let ms = u64::try_from(self.now().timestamp_millis()).unwrap_or_default();
        let fresh = Ulid::from_parts(ms, u128::from_be_bytes(entropy::bytes()?));
        let mut last = self.last_ulid.lock().unwrap_or_else(PoisonError::into_inner);
        *last = if fresh > *last { fresh } else { last.increment().unwrap_or(fresh) };
        Ok(*last)
    }

    /// A clock that is wrong, as those of machines are: for what must not depend on it.
    pub fn wrong_by(error: TimeDelta) -> Self {
        Self { error, ..Self::default() }
    }

    /// Moves this clock and its clones forward.
    pub fn advance(&self, by: TimeDelta) {
        self.ahead_ms.fetch_add(by.num_milliseconds(), Ordering::Relaxed);
    }
}
