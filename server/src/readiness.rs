//! Whether this process can serve: the database, Redis and workers, as last looked at.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use lending_store::Store;
use lending_store::limits::Limits;
use lending_store::workers::WORKER_FRESH;

/// What readiness depends on, as last looked at. Anyone may ask, so the answer is looked up at most once a second.
#[derive(Debug, Default)]
pub(crate) struct Readiness {
    last: tokio::sync::Mutex<Option<(Instant, Checks)>>,
    is_stopping: AtomicBool,
}

const LOOKED_UP_EVERY: Duration = Duration::from_secs(1);

#[derive(Debug, Clone, Copy)]
pub(crate) struct Checks {
    pub(crate) database: bool,
    pub(crate) migrations: bool,
    /// `None` where none is configured.
    pub(crate) redis: Option<bool>,
    pub(crate) worker: bool,
}

impl Readiness {
    /// From now on nothing more should be sent here.
    pub(crate) fn end(&self) {
        self.is_stopping.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_stopping(&self) -> bool {
        self.is_stopping.load(Ordering::Relaxed)
    }

    pub(crate) async fn checks(&self, store: &Store, limits: &Limits) -> Checks {
        let mut last = self.last.lock().await;
        match *last {
            Some((at, checks)) if at.elapsed() < LOOKED_UP_EVERY => checks,
            _ => {
                let checks = Checks::look_up(store, limits).await;
                *last = Some((Instant::now(), checks));
                checks
            }
        }
    }
}

impl Checks {
    async fn look_up(store: &Store, limits: &Limits) -> Self {
        let migrated = store.is_migrated().await;
        let database = migrated.is_ok();
        let age = if database { store.last_worker_age().await.ok().flatten() } else { None };
        Self {
            database,
            migrations: migrated.unwrap_or(false),
            redis: limits.redis_answers().await,
            worker: age.is_some_and(|age| age < WORKER_FRESH),
        }
    }
}
