//! A circuit breaker: a bureau that keeps failing is left alone for a while, so that callers are told at once instead of
//! waiting for it one by one.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// So many failures in a row open it.
const FAILURES: u32 = 5;
/// For so long nobody asks; then one does, for all.
const COOLING: Duration = Duration::from_secs(30);

#[derive(Debug, Clone, Copy)]
enum State {
    Closed {
        failures: u32,
    },
    Open {
        until: Instant,
    },
    /// One question is under way; its outcome decides.
    Trying {
        since: Instant,
    },
}

impl State {
    /// How long nobody may ask.
    fn lasts(self, now: Instant, patience: Duration) -> Option<Duration> {
        let until = match self {
            Self::Closed { .. } => return None,
            Self::Open { until } => until,
            Self::Trying { since } => since + patience,
        };
        Some(until.saturating_duration_since(now)).filter(|left| !left.is_zero())
    }
}

#[derive(Debug)]
pub(crate) struct Breaker {
    state: Mutex<State>,
    /// The longest that a question takes: a trial that has not ended by then never will.
    patience: Duration,
}

impl Breaker {
    pub(crate) fn new(patience: Duration) -> Self {
        Self { state: Mutex::new(State::Closed { failures: 0 }), patience }
    }

    fn with<T>(&self, act: impl FnOnce(&mut State) -> T) -> T {
        act(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// How long to wait before it is worth asking; `None` where one may.
    pub(crate) fn closed_for(&self, now: Instant) -> Option<Duration> {
        self.with(|state| state.lasts(now, self.patience))
    }

    /// Whether this question may be asked. Of many that come when the time is over, one may.
    pub(crate) fn admit(&self, now: Instant) -> bool {
        self.with(|state| {
            if state.lasts(now, self.patience).is_some() {
                return false;
            }
            if !matches!(state, State::Closed { .. }) {
                *state = State::Trying { since: now };
            }
            true
        })
    }

    pub(crate) fn note(&self, succeeded: bool, now: Instant) {
        self.with(|state| {
            *state = match *state {
                _ if succeeded => State::Closed { failures: 0 },
                State::Closed { failures } if failures + 1 < FAILURES => {
                    State::Closed { failures: failures + 1 }
                }
                _ => State::Open { until: now + COOLING },
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_five_failures_nobody_asks_until_one_may_try_for_all() {
        let breaker = Breaker::new(Duration::from_secs(20));
        let start = Instant::now();
        for _ in 0..4 {
            breaker.note(false, start);
            assert!(breaker.admit(start));
        }
        breaker.note(false, start);
        assert_eq!(breaker.closed_for(start), Some(COOLING));
        assert!(!breaker.admit(start + Duration::from_secs(29)));
        let later = start + COOLING;
        assert!(breaker.admit(later), "one may try");
        assert!(!breaker.admit(later), "and only one");
        breaker.note(false, later);
        assert!(!breaker.admit(later + Duration::from_secs(1)), "it failed: everybody waits again");
        let again = later + COOLING;
        assert!(breaker.admit(again));
        breaker.note(true, again);
        assert!(breaker.admit(again) && breaker.admit(again), "it is back");
    }

    #[test]
    fn a_trial_that_never_ends_does_not_close_the_door_for_ever() {
        let breaker = Breaker::new(Duration::from_secs(20));
        let start = Instant::now();
        for _ in 0..5 {
            breaker.note(false, start);
        }
        let later = start + COOLING;
        assert!(breaker.admit(later));
        assert!(!breaker.admit(later + Duration::from_secs(19)));
        assert!(breaker.admit(later + Duration::from_secs(20)));
    }

    #[test]
    fn failures_count_only_in_a_row() {
        let breaker = Breaker::new(Duration::from_secs(20));
        let now = Instant::now();
        for _ in 0..20 {
            for _ in 0..4 {
                breaker.note(false, now);
            }
            breaker.note(true, now);
        }
        assert!(breaker.admit(now));
    }
}
