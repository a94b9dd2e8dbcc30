//! Counting in this process.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::middleware::StateInformationMiddleware;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota as GovernorQuota, RateLimiter};

use super::{Policy, Quota, Verdict};

/// Above this many remembered callers, those whose quota is whole again are forgotten.
const REMEMBERED: usize = 100_000;

type Limiter = RateLimiter<String, DashMapStateStore<String>, DefaultClock, StateInformationMiddleware>;

#[derive(Debug)]
pub(super) struct LocalLimits {
    limiters: HashMap<Policy, Limiter>,
    clock: DefaultClock,
}

impl LocalLimits {
    pub(super) fn new(quotas: impl Iterator<Item = (Policy, Quota)>) -> Self {
        let limiters = quotas.filter_map(|(policy, quota)| {
            let burst = NonZeroU32::new(quota.burst)?;
            let governor = GovernorQuota::with_period(quota.step())?.allow_burst(burst);
            let limiter = RateLimiter::dashmap(governor).with_middleware::<StateInformationMiddleware>();
            Some((policy, limiter))
        });
        Self { limiters: limiters.collect(), clock: DefaultClock::default() }
    }

    pub(super) fn count(&self, policy: Policy, quota: Quota, who: &str) -> Verdict {
        let refused = Verdict { policy, quota, allowed: false, remaining: 0, more_after: quota.step() };
        // A policy without a limiter would be an open door.
        let Some(limiter) = self.limiters.get(&policy) else { return refused };
        if limiter.len() > REMEMBERED {
            limiter.retain_recent();
        }
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
}
