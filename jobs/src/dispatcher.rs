//! Brings due work to workers. The database is the record: what the dispatcher hands to Redis is only a task that names
//! the work, and one that is lost costs two seconds.
//!
//! With Postgres and Redis every process runs one, and the database lets one of them hand over at a time. Without Redis it
//! only wakes the worker inside this process. Waking never fails and never waits.

use std::sync::Arc;
use std::time::Duration;

use lending_base::Settings;
use lending_store::queue::Queue;
use lending_store::{Store, StoreError, derived_secret};
use tokio::sync::Notify;
use tokio::task::AbortHandle;
use tokio::time::MissedTickBehavior;

use crate::redis_queues::RedisQueues;

/// How often it looks by itself, for what nobody woke it about: work whose worker died, or whose pause is over.
const LOOK: Duration = Duration::from_secs(1);

/// Wakes whoever hands over work. Cheap to clone; the last clone ends the task behind it.
#[derive(Debug, Clone)]
pub struct Dispatcher {
    awake: Arc<Awake>,
    redis: Option<RedisQueues>,
    _task: Option<Arc<EndsWithOwner>>,
}

/// Of each queue whether there is something to hand over: handing over what nobody asked for costs others their turn.
#[derive(Debug, Default)]
struct Awake {
    text: Notify,
    scan: Notify,
}

impl Awake {
    fn of(&self, queue: Queue) -> &Notify {
        match queue {
            Queue::Text => &self.text,
            Queue::Scan => &self.scan,
        }
    }

    /// The queue that somebody says there is work of, or room in.
    async fn notified(&self) -> Queue {
        tokio::select! {
            () = self.text.notified() => Queue::Text,
            () = self.scan.notified() => Queue::Scan,
        }
    }
}

#[derive(Debug)]
struct EndsWithOwner(AbortHandle);

impl Drop for EndsWithOwner {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Dispatcher {
    /// Redis is not waited for.
    pub fn start(settings: &Settings, store: &Store) -> Result<Self, StoreError> {
        let awake = Arc::new(Awake::default());
        let redis = match (&settings.redis_url, &settings.secret) {
            (Some(url), Some(secret)) if !settings.is_embedded() => {
                let name = derived_secret(secret, "name of the task queues v1")?;
                Some(RedisQueues::open(url, name.expose().get(..12).unwrap_or_default())?)
            }
            _ => None,
        };
        let task = redis.as_ref().map(|redis| {
            let task = tokio::spawn(dispatch(store.clone(), redis.clone(), Arc::clone(&awake)));
            Arc::new(EndsWithOwner(task.abort_handle()))
        });
        Ok(Self { awake, redis, _task: task })
    }

    /// Says that a queue has work, or room for more of it.
    pub fn wake(&self, queue: Queue) {
        self.awake.of(queue).notify_one();
    }

    /// Resolves when there is work for the worker inside this process. With Redis it never does: the work is a task.
    pub(crate) async fn woken(&self) {
        if self.redis.is_some() {
            return std::future::pending().await;
        }
        self.awake.notified().await;
    }

    pub(crate) const fn redis(&self) -> Option<&RedisQueues> {
        self.redis.as_ref()
    }
}

async fn dispatch(store: Store, redis: RedisQueues, awake: Arc<Awake>) {
    let mut clock = tokio::time::interval(LOOK);
    clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let woken_for = tokio::select! {
            _ = clock.tick() => None,
            queue = awake.notified() => Some(queue),
        };
        // Nothing is handed to a Redis that is not there: workers take it from the database.
        if (woken_for.is_none() || !redis.is_reachable()) && !redis.check().await {
            continue;
        }
        for queue in Queue::ALL.iter().filter(|queue| woken_for.is_none_or(|woken_for| woken_for == **queue))
        {
            if let Err(error) = hand_over(&store, &redis, *queue).await {
                tracing::warn!(%error, "database unreachable, no work was handed to Redis");
            }
        }
    }
}

async fn hand_over(store: &Store, redis: &RedisQueues, queue: Queue) -> Result<(), StoreError> {
    let ids = store.hand_over(queue).await?;
    if ids.is_empty() {
        return Ok(());
    }
    if let Err(problem) = redis.push(queue, &ids).await {
        redis.set_unreachable(problem);
        store.take_back(ids).await?;
    }
    Ok(())
}
