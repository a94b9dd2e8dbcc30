//! The queues on Redis: one apalis queue for each kind of work, within what apalis-redis can be trusted with.
//!
//! - Little waits there: the store bounds what is in flight, because a backlog of thousands stops such a queue for good.
//! - A task is announced on a channel of our own: apalis-redis files every task as one to be done later, even one that is
//!   due at once, and announces none of those.
//! - Finished tasks are deleted here, in small numbers; nothing else ever deletes them.
//! - Connections have their own patience: the default of half a second takes a busy Redis for a dead one.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use apalis::prelude::TaskSink;
use apalis_redis::{Config, RedisStorage};
use futures_util::StreamExt;
use lending_base::{AnalysisId, Secret};
use lending_store::StoreError;
use lending_store::queue::Queue;
use redis::AsyncCommands;
use redis::aio::{ConnectionManager, ConnectionManagerConfig};

use crate::tasks::AnalyseStatement;

/// Longer than any pause that Redis takes by itself, such as a save of its data.
const PATIENCE: Duration = Duration::from_secs(5);
/// Between two attempts to reach Redis.
const PAUSE: Duration = Duration::from_secs(1);
/// A Redis that takes longer to say that it is there counts as unreachable until it does.
const PING: Duration = Duration::from_millis(500);
/// Finished tasks that are deleted in one go.
const SWEPT_AT_ONCE: usize = 500;
/// A worker that says nothing for this long is taken for dead, and its tasks are given to others. That does no harm: the
/// database tells whether there is anything left to do.
const HEARTBEAT: Duration = Duration::from_secs(5);
const MISSED_HEARTBEATS: usize = 6;

#[derive(Clone)]
pub(crate) struct RedisQueues {
    client: redis::Client,
    connection: ConnectionManager,
    /// Of this deployment: others may share the Redis.
    prefix: Arc<str>,
    unreachable: Arc<AtomicBool>,
}

impl std::fmt::Debug for RedisQueues {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("RedisQueues").field("unreachable", &self.unreachable).finish_non_exhaustive()
    }
}

impl RedisQueues {
    /// `deployment` names the deployment and tells nothing about it. Redis is not waited for.
    pub(crate) fn open(url: &Secret, deployment: &str) -> Result<Self, StoreError> {
        let refuse = |_| StoreError::Refused("REDIS_URL is not a redis:// URL".to_owned());
        let client = redis::Client::open(url.expose()).map_err(refuse)?;
        let config = ConnectionManagerConfig::new()
            .set_connection_timeout(Some(PATIENCE))
            .set_response_timeout(Some(PATIENCE))
            .set_number_of_retries(1)
            .set_max_delay(PAUSE);
        let connection = ConnectionManager::new_lazy_with_config(client.clone(), config).map_err(refuse)?;
        Ok(Self {
            client,
            connection,
            prefix: format!("lending:tasks:{deployment}").into(),
            unreachable: Arc::default(),
        })
    }

    /// Where the tasks of a queue wait, for the worker that performs them.
    pub(crate) fn storage(&self, queue: Queue) -> RedisStorage<AnalyseStatement> {
        RedisStorage::new(self.connection.clone()).with_config(self.config(queue))
    }

    fn config(&self, queue: Queue) -> Config {
        Config::default()
            .queue(format!("{}:{}", self.prefix, queue.as_str()))
            .batch_size(1)
            .heartbeat_interval(HEARTBEAT)
            .missed_heartbeats(MISSED_HEARTBEATS)
    }

    /// Puts a task for each of these into a queue, and announces them.
    pub(crate) async fn push(&self, queue: Queue, ids: &[AnalysisId]) -> Result<(), String> {
        let tasks = ids.iter().map(|id| AnalyseStatement { analysis: id.to_string() }).collect();
        self.storage(queue).push_bulk(tasks).await.map_err(|_| "the tasks were not taken".to_owned())?;
        let mut connection = self.connection.clone();
        connection.publish(self.channel(queue), "").await.map_err(|error| error.category().to_owned())
    }

    /// Where the tasks of a queue are announced.
    fn channel(&self, queue: Queue) -> String {
        format!("{}:{}:announced", self.prefix, queue.as_str())
    }

    /// Whether Redis answered when it was last asked for anything.
    pub(crate) fn is_reachable(&self) -> bool {
        !self.unreachable.load(Ordering::Relaxed)
    }

    /// Asks whether Redis is there.
    pub(crate) async fn check(&self) -> bool {
        let mut connection = self.connection.clone();
        match tokio::time::timeout(PING, connection.ping::<String>()).await {
            Ok(Ok(_)) => self.set_reachable(),
            Ok(Err(error)) => self.set_unreachable(error.category()),
            Err(_) => self.set_unreachable("no answer in time"),
        }
        self.is_reachable()
    }

    pub(crate) fn set_unreachable(&self, why: &str) {
        if !self.unreachable.swap(true, Ordering::Relaxed) {
            tracing::warn!(why, "Redis unreachable, workers poll the database every second");
        }
    }

    fn set_reachable(&self) {
        if self.unreachable.swap(false, Ordering::Relaxed) {
            tracing::info!("Redis reachable again");
        }
    }

    /// Deletes what finished tasks left behind. Any number of workers may do so at once.
    pub(crate) async fn sweep(&self) -> Result<(), redis::RedisError> {
        for queue in Queue::ALL {
            self.sweep_queue(&self.config(*queue)).await?;
        }
        Ok(())
    }

    async fn sweep_queue(&self, config: &Config) -> Result<(), redis::RedisError> {
        let mut connection = self.connection.clone();
        for ended in [config.done_jobs_set(), config.dead_jobs_set(), config.failed_jobs_set()] {
            loop {
                let ids: Vec<String> =
                    redis::cmd("SPOP").arg(&ended).arg(SWEPT_AT_ONCE).query_async(&mut connection).await?;
                if ids.is_empty() {
                    break;
                }
                let mut pipe = redis::pipe();
                pipe.hdel(config.job_data_hash(), &ids).ignore();
                for id in &ids {
                    pipe.unlink(format!("{}:{id}", config.job_meta_hash())).ignore();
                }
                pipe.query_async::<()>(&mut connection).await?;
            }
        }
        Ok(())
    }

    /// Calls `announced` whenever anybody announces a task of this queue, so that nobody has to ask for tasks all the
    /// time. Ends when the subscription does.
    pub(crate) async fn listen(&self, queue: Queue, announced: impl Fn()) -> Result<(), redis::RedisError> {
        let mut subscription = self.client.get_async_pubsub().await?;
        subscription.subscribe(self.channel(queue)).await?;
        let mut messages = subscription.on_message();
        while messages.next().await.is_some() {
            announced();
        }
        Ok(())
    }
}
