//! Counting in this process.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::{Duration, Instant};

use governor::clock::{Clock, DefaultClock};
use governor::middleware::StateInformationMiddleware;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota as GovernorQuota, RateLimiter};

use super::{Policy, Quota, Verdict};

/// The most callers that are remembered one by one. Beyond them newcomers share one count, so that neither memory nor
/// the time to look through it can be made to grow.
const REMEMBERED: usize = 100_000;
/// How often those whose quota is whole again are forgotten, at most.
const FORGETTING: Duration = Duration::from_secs(5);
const NEWCOMERS: &str = "newcomers";

type Limiter = RateLimiter<String, DashMapStateStore<String>, DefaultClock, StateInformationMiddleware>;

/// What is counted, against which quota: a person may have an own one.
type Counted = (Policy, Quota);

#[derive(Debug, Default)]
pub(super) struct LocalLimits {
    limiters: RwLock<HashMap<Counted, Arc<Limiter>>>,
    clock: DefaultClock,
    forgotten_at: Mutex<Option<Instant>>,
}

impl LocalLimits {
    /// `None` for a quota that lets nobody through.
    fn limiter(&self, counted: Counted) -> Option<Arc<Limiter>> {
        let known = self.limiters.read().unwrap_or_else(PoisonError::into_inner).get(&counted).cloned();
        if known.is_some() {
            return known;
        }
        let (_, quota) = counted;
        let governor = GovernorQuota::with_period(quota.step())?.allow_burst(NonZeroU32::new(quota.burst)?);
        let make =
            || Arc::new(RateLimiter::dashmap(governor).with_middleware::<StateInformationMiddleware>());
        let mut limiters = self.limiters.write().unwrap_or_else(PoisonError::into_inner);
        Some(limiters.entry(counted).or_insert_with(make).clone())
    }

    pub(super) fn count(&self, policy: Policy, quota: Quota, who: &str) -> Verdict {
        let refused = Verdict { policy, quota, allowed: false, remaining: 0, more_after: quota.step() };
        // A quota without a limiter would be an open door.
        let Some(limiter) = self.limiter((policy, quota)) else { return refused };
        let who = if limiter.len() > REMEMBERED && self.is_full(&limiter) { NEWCOMERS } else { who };
        match limiter.check_key(&who.to_owned()) {
            Ok(state) => Verdict {
                allowed: true,
                remaining: state.remaining_burst_capacity(),
                more_after: quota.step(),
                ..refused
            },
            Err(until) => Verdict {
                more_after: until.wait_time_from(self.clock.now()).max(Duration::from_millis(1)),
                ..refused
            },
        }
    }

    /// Forgets, at intervals, whoever can be forgotten; says whether there are still too many.
    fn is_full(&self, limiter: &Limiter) -> bool {
        let mut forgotten_at = self.forgotten_at.lock().unwrap_or_else(PoisonError::into_inner);
        if forgotten_at.is_none_or(|at| at.elapsed() > FORGETTING) {
            limiter.retain_recent();
            *forgotten_at = Some(Instant::now());
        }
        limiter.len() > REMEMBERED
    }
}
