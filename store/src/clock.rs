//! The only room that reads the time of day.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use chrono::{DateTime, DurationRound, TimeDelta, Utc};

/// The time of day, handed to whoever needs it. Clones share one clock, so that a test can move all of them.
#[derive(Debug, Clone, Default)]
pub struct Clock {
    ahead_ms: Arc<AtomicI64>,
}

impl Clock {
    /// Now, in whole milliseconds: what both databases store exactly, so that a value read equals the value written.
    #[expect(clippy::disallowed_methods, reason = "this is the room where ambient time enters")]
    pub fn now(&self) -> DateTime<Utc> {
        let now = Utc::now() + TimeDelta::milliseconds(self.ahead_ms.load(Ordering::Relaxed));
        now.duration_trunc(TimeDelta::milliseconds(1)).unwrap_or(now)
    }

    /// Moves this clock and its clones forward.
    pub fn advance(&self, by: TimeDelta) {
        self.ahead_ms.fetch_add(by.num_milliseconds(), Ordering::Relaxed);
    }
}
