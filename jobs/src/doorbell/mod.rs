//! Tells workers that there is work. A ring is a hint, never the work itself: the database knows what is to do, a ring
//! that is lost costs a second, and one too many finds nothing.
//!
//! With Redis a ring is an apalis task (`redis`), taken by any worker of the deployment; without, it wakes the worker
//! inside this process. Ringing never fails and never waits: a task of its own does it, and rings that come faster than
//! it can pass them on become one.

mod redis;

use std::sync::Arc;

use lending_base::Settings;
use lending_store::{StoreError, derived_secret};
use tokio::sync::Notify;

pub(crate) use self::redis::{RedisBell, Ring};

/// Rings for work. Cheap to clone.
#[derive(Debug, Clone)]
pub struct Doorbell {
    /// Heard by the worker inside this process, or by the task that passes rings on to Redis.
    rung: Arc<Notify>,
    redis: Option<RedisBell>,
}

impl Doorbell {
    /// Redis is not waited for.
    pub fn open(settings: &Settings) -> Result<Self, StoreError> {
        let rung = Arc::new(Notify::new());
        let redis = match (&settings.redis_url, &settings.secret) {
            (Some(url), Some(secret)) => {
                let name = derived_secret(secret, "name of the ring queue v1")?;
                Some(RedisBell::open(url, name.expose().get(..12).unwrap_or_default())?)
            }
            _ => None,
        };
        if let Some(bell) = &redis {
            tokio::spawn(bell.clone().pass_on(Arc::clone(&rung)));
        }
        Ok(Self { rung, redis })
    }

    /// Says that there is work.
    pub fn ring(&self) {
        self.rung.notify_one();
    }

    /// Resolves when it rings in this process. With Redis it never does: there the ring is somebody's task.
    pub(crate) async fn heard(&self) {
        if self.redis.is_some() {
            return std::future::pending().await;
        }
        self.rung.notified().await;
    }

    pub(crate) fn redis(&self) -> Option<&RedisBell> {
        self.redis.as_ref()
    }
}
