//! Counting in Redis, for all processes together.

use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use redis::aio::{ConnectionManager, ConnectionManagerConfig};

use super::{Policy, Quota, Verdict};
use crate::StoreError;
use lending_base::Secret;

/// A request waits no longer than this for Redis.
const PATIENCE: Duration = Duration::from_millis(250);
/// After a failure Redis is left alone for this long, so that not every request pays for its absence.
const PAUSE: Duration = Duration::from_secs(1);

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
    connection: ConnectionManager,
    script: redis::Script,
    away: AtomicBool,
    try_again_at: Mutex<Option<Instant>>,
}

impl std::fmt::Debug for SharedLimits {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SharedLimits").field("away", &self.away).finish_non_exhaustive()
    }
}

impl SharedLimits {
    pub(super) fn open(url: &Secret) -> Result<Self, StoreError> {
        let refuse = |_| StoreError::Refused("REDIS_URL is not a redis:// URL".to_owned());
        let client = redis::Client::open(url.expose()).map_err(refuse)?;
        let config = ConnectionManagerConfig::new()
            .set_connection_timeout(Some(PATIENCE))
            .set_response_timeout(Some(PATIENCE))
            .set_number_of_retries(1)
            .set_max_delay(PAUSE);
        let connection = ConnectionManager::new_lazy_with_config(client, config).map_err(refuse)?;
        let script = redis::Script::new(GCRA);
        Ok(Self { connection, script, away: AtomicBool::new(false), try_again_at: Mutex::default() })
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
        let mut connection = self.connection.clone();
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
                self.went_away(error.category());
                None
            }
            Err(_) => {
                self.went_away("no answer in time");
                None
            }
        }
    }

    pub(super) async fn answers(&self) -> bool {
        let mut connection = self.connection.clone();
        let ping = redis::cmd("PING");
        let answer = tokio::time::timeout(PATIENCE, ping.query_async::<String>(&mut connection)).await;
        matches!(answer, Ok(Ok(_)))
    }

    fn resting(&self) -> bool {
        let until = *self.try_again_at.lock().unwrap_or_else(PoisonError::into_inner);
        until.is_some_and(|until| Instant::now() < until)
    }

    fn went_away(&self, why: &str) {
        *self.try_again_at.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now() + PAUSE);
        if !self.away.swap(true, Ordering::Relaxed) {
            tracing::warn!(why, "Redis unreachable, this process counts rate limits for itself");
        }
    }

    fn came_back(&self) {
        if self.away.swap(false, Ordering::Relaxed) {
            tracing::info!("Redis reachable again, rate limits are shared");
        }
    }
}
