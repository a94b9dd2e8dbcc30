//! Whether this process can serve: the database, the place of files, Redis, workers, the disk and the clock, as last looked at.
//!
//! A storage that answers reads may still take no writes, so both are tried: a row that nobody reads, and a sealed file
//! that is read back. What others wait for is never a probe's to decide: who was only in the way is `unknown`.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use chrono::TimeDelta;
use lending_store::limits::Limits;
use lending_store::workers::WORKER_FRESH;
use lending_store::{Store, StoreError};

/// Anyone may ask, so the answer is looked up at most once a second.
const LOOKED_UP_EVERY: Duration = Duration::from_secs(1);
/// Writes that worked are believed in for this long; such that did not are tried at every look.
const WRITES_BELIEVED: Duration = Duration::from_secs(5);
/// A share that hangs does not answer at all.
const PATIENCE: Duration = Duration::from_secs(3);
/// Less than three uploads of the largest kind: soon there is no room for the next.
const LEAST_FREE_BYTES: u64 = 64 << 20;
/// Work that has waited for longer is told, as by the alert of an old queue.
const STUCK: TimeDelta = TimeDelta::minutes(10);
/// A clock that is further off than this has locks and tokens end at the wrong time.
pub(crate) const HARMFUL_SKEW: TimeDelta = TimeDelta::seconds(30);

/// What readiness depends on, as last looked at.
#[derive(Debug, Default)]
pub(crate) struct Readiness {
    last: tokio::sync::Mutex<Last>,
    is_stopping: AtomicBool,
}

#[derive(Debug, Default)]
struct Last {
    looked: Option<(Instant, Checks)>,
    /// When both kinds of writes last worked.
    written: Option<Instant>,
}

/// How one thing is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Health {
    Ok,
    /// Why, for people. Anyone may read it: it names no address and no secret.
    Failing(&'static str),
    /// It could not be looked at. That is no failure.
    Unknown,
    NotConfigured,
}

impl Health {
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::Ok => "ok",
            Self::Failing(_) => "failing",
            Self::Unknown => "unknown",
            Self::NotConfigured => "not_configured",
        }
    }

    pub(crate) fn problem(self) -> Option<&'static str> {
        match self {
            Self::Failing(why) => Some(why),
            _ => None,
        }
    }

    pub(crate) fn is_failing(self) -> bool {
        matches!(self, Self::Failing(_))
    }
}

#[derive(Debug, Clone, Copy)]
pub(crate) struct Checks {
    pub(crate) database: Health,
    pub(crate) migrations: Health,
    pub(crate) files: Health,
    pub(crate) redis: Health,
    pub(crate) workers: Health,
    pub(crate) jobs: Health,
    pub(crate) disk: Health,
    pub(crate) clock: Health,
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
        if let Some((at, checks)) = last.looked
            && at.elapsed() < LOOKED_UP_EVERY
        {
            return checks;
        }
        let is_believed = last.written.is_some_and(|at| at.elapsed() < WRITES_BELIEVED);
        let checks = Checks::look_up(store, limits, is_believed).await;
        let works = checks.database == Health::Ok && checks.files == Health::Ok;
        if !works {
            last.written = None;
        } else if !is_believed {
            last.written = Some(Instant::now());
        }
        last.looked = Some((Instant::now(), checks));
        checks
    }
}

impl Checks {
    /// `are_writes_believed`: they worked a moment ago and are not tried again.
    async fn look_up(store: &Store, limits: &Limits, are_writes_believed: bool) -> Self {
        let (migrated, redis, disk, clock) =
            tokio::join!(store.is_migrated(), limits.look_at_redis(), disk(store), clock(store));
        let (database, files) = match &migrated {
            // Many ask at once, or one for long.
            Err(error) if error.is_congestion() => (Health::Unknown, tried_files(store).await),
            Err(_) => (Health::Failing("it does not answer"), tried_files(store).await),
            Ok(_) if are_writes_believed => (Health::Ok, Health::Ok),
            Ok(_) => tokio::join!(tried_database(store), tried_files(store)),
        };
        let (worker_age, is_stuck) = tokio::join!(store.last_worker_age(), store.is_work_stuck(STUCK));
        let workers = match worker_age {
            Ok(Some(age)) if age < WORKER_FRESH => Health::Ok,
            Ok(_) => Health::Failing("no worker was heard of lately"),
            Err(_) => Health::Unknown,
        };
        let jobs = match is_stuck {
            Ok(false) => Health::Ok,
            Ok(true) => Health::Failing("work has been due for ten minutes and nobody has taken it"),
            Err(_) => Health::Unknown,
        };
        Self {
            database,
            migrations: match migrated {
                Ok(true) => Health::Ok,
                Ok(false) => Health::Failing("the schema is older than this version"),
                Err(_) => Health::Unknown,
            },
            files,
            redis: match redis {
                None => Health::NotConfigured,
                Some(Ok(())) => Health::Ok,
                Some(Err(problem)) => Health::Failing(problem.sentence()),
            },
            workers,
            jobs,
            disk,
            clock,
        }
    }
}

async fn clock(store: &Store) -> Health {
    match store.database_time().await {
        Ok(theirs) if (store.clock().now() - theirs).abs() > HARMFUL_SKEW => {
            Health::Failing("this process's clock and the database's are more than half a minute apart")
        }
        Ok(_) => Health::Ok,
        Err(_) => Health::Unknown,
    }
}

async fn disk(store: &Store) -> Health {
    match tokio::time::timeout(PATIENCE, store.free_bytes()).await {
        Ok(Some(free)) if free < LEAST_FREE_BYTES => Health::Failing("less than 64 MiB are free"),
        Ok(Some(_)) => Health::Ok,
        Ok(None) | Err(_) => Health::Unknown,
    }
}

async fn tried_database(store: &Store) -> Health {
    match tokio::time::timeout(PATIENCE, store.try_database()).await {
        Ok(Ok(())) => Health::Ok,
        // Many write at once, or one for long.
        Err(_) => Health::Unknown,
        Ok(Err(error)) if error.is_congestion() => Health::Unknown,
        Ok(Err(error)) if error.is_storage_full() => Health::Failing("it has no room left"),
        Ok(Err(_)) => Health::Failing("it takes no writes"),
    }
}

async fn tried_files(store: &Store) -> Health {
    match tokio::time::timeout(PATIENCE, store.try_files()).await {
        Ok(Ok(())) => Health::Ok,
        Err(_) => Health::Failing("their place does not answer in time"),
        Ok(Err(StoreError::WrongFiles(why))) => Health::Failing(why),
        Ok(Err(error)) if error.is_storage_full() => Health::Failing("their place has no room left"),
        Ok(Err(_)) => Health::Failing("they cannot be written and read back"),
    }
}
