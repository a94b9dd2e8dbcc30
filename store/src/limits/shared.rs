//! Counting in Redis, for all processes together.

use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::{Policy, Quota, Verdict};
use crate::{RedisConnection, RedisProblem, StoreError};
use lending_base::Secret;

/// A request waits no longer than this for Redis.
const PATIENCE: Duration = Duration::from_millis(250);
/// After a failure Redis is left alone for this long, so that not every request pays for its absence.
const PAUSE: Duration = Duration::from_secs(1);
/// For how long what is written to see whether Redis takes writes stays there.
const PROBE_KEPT_SECONDS: u32 = 60;

/// GCRA on Redis' own clock. Returns `{allowed, remaining, microseconds until one more}`.
const GCRA: &str = r"
local step, burst = tonumber(ARGV[1]), tonumber(ARGV[2])
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000000 + tonumber(time[2])
local due = math.max(tonumber(redis.call('GET', KEYS[1]) or now), now)
local next_due = due + step
local room = now + burst * step - next_due
if room < 0 then
  return {0, 0, -room}
end
redis.call('SET', KEYS[1], string.format('%.0f', next_due), 'PX', math.ceil((next_due - now) / 1000) + 1)
return {1, math.floor(room / step), step - (room % step)}
";

pub(super) struct SharedLimits {
    connection: RedisConnection,
    script: redis::Script,
    away: AtomicBool,
    problem: Mutex<Option<RedisProblem>>,
    try_again_at: Mutex<Option<Instant>>,
}

impl std::fmt::Debug for SharedLimits {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SharedLimits").field("away", &self.away).finish_non_exhaustive()
    }
}

impl SharedLimits {
    pub(super) fn open(url: &Secret) -> Result<Self, StoreError> {
        Ok(Self {
            connection: RedisConnection::open(url, PATIENCE)?,
            script: redis::Script::new(GCRA),
            away: AtomicBool::new(false),
            problem: Mutex::default(),
            try_again_at: Mutex::default(),
        })
    }

    /// `None` when Redis did not answer: the caller counts locally.
    pub(super) async fn count(&self, policy: Policy, quota: Quota, who: &str) -> Option<Verdict> {
        if self.resting() {
            return None;
        }
        let step = u64::try_from(quota.step().as_micros()).unwrap_or(u64::MAX);
        // What is due under one quota says nothing under another.
        let Quota { quota: most, burst, .. } = quota;
        let mut call = self.script.key(format!("lending:limit:{}:{most}-{burst}:{who}", policy.name()));
        let call = call.arg(step).arg(quota.burst);
        let mut connection = self.connection.current();
        let answer =
            tokio::time::timeout(PATIENCE, call.invoke_async::<(u8, u32, u64)>(&mut connection)).await;
        match answer {
            Ok(Ok((allowed, remaining, more_after))) => {
                self.came_back();
                Some(Verdict {
                    policy,
                    quota,
                    allowed: allowed == 1,
                    remaining,
                    more_after: Duration::from_micros(more_after),
                })
            }
            Ok(Err(error)) => {
                self.went_away(self.connection.failed(&error));
                None
            }
            Err(_) => {
                self.went_away(RedisProblem::NoAnswerInTime);
                None
            }
        }
    }

    /// What is wrong with it, if anything is.
    pub(super) async fn look(&self) -> Option<RedisProblem> {
        let mut connection = self.connection.current();
        // A write, as counting is: one that has become a replica answers to everything else.
        let mut write = redis::cmd("SET");
        write.arg("lending:limit:probe").arg("").arg("EX").arg(PROBE_KEPT_SECONDS);
        let problem = match tokio::time::timeout(PATIENCE, write.query_async::<()>(&mut connection)).await {
            Ok(Ok(())) => return None,
            Ok(Err(error)) => self.connection.failed(&error),
            Err(_) => RedisProblem::NoAnswerInTime,
        };
        Some(problem)
    }

    fn resting(&self) -> bool {
        let until = *self.try_again_at.lock().unwrap_or_else(PoisonError::into_inner);
        until.is_some_and(|until| Instant::now() < until)
    }

    fn went_away(&self, problem: RedisProblem) {
        *self.try_again_at.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now() + PAUSE);
        let before = self.problem.lock().unwrap_or_else(PoisonError::into_inner).replace(problem);
        if !self.away.swap(true, Ordering::Relaxed) || before != Some(problem) {
            let why = problem.sentence();
            tracing::warn!(why, "Redis cannot be used, this process counts rate limits for itself");
        }
    }

    fn came_back(&self) {
        if self.away.swap(false, Ordering::Relaxed) {
            *self.problem.lock().unwrap_or_else(PoisonError::into_inner) = None;
            tracing::info!("Redis reachable again, rate limits are shared");
        }
    }
}
