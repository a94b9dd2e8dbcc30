//! Rings as apalis tasks on Redis, within what apalis-redis can be trusted with.
//!
//! - At most [`OUTSTANDING`] rings wait: a backlog of thousands wedges its queue for good.
//! - A ring is announced on a channel of our own: apalis-redis files every task as one to be done later, even one that is
//!   due at once, and announces none of those.
//! - Finished rings are deleted here, in small numbers; nothing else ever deletes them.
//! - Connections have their own patience: the default of half a second takes a busy Redis for a dead one.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use apalis::prelude::TaskSink;
use apalis_redis::{Config, RedisStorage};
use lending_base::Secret;
use lending_store::StoreError;
use redis::AsyncCommands;
use redis::aio::{ConnectionManager, ConnectionManagerConfig};
use serde::{Deserialize, Serialize};
use tokio::sync::{Notify, mpsc};

/// The most rings that wait to be answered.
const OUTSTANDING: usize = 1_000;
/// Longer than any pause that Redis takes by itself, such as a save of its data.
const PATIENCE: Duration = Duration::from_secs(5);
/// Between two attempts to reach Redis.
const PAUSE: Duration = Duration::from_secs(1);
/// Rings that are deleted in one go.
const SWEPT_AT_ONCE: usize = 500;
/// A worker that says nothing for this long is taken for dead, and its rings ring again.
const HEARTBEAT: Duration = Duration::from_secs(5);
const MISSED_HEARTBEATS: usize = 6;

/// There is work. What it is, the database knows.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Ring {}

#[derive(Clone)]
pub(crate) struct RedisBell {
    client: redis::Client,
    connection: ConnectionManager,
    /// Of this deployment: others may share the Redis.
    queue: Arc<str>,
    away: Arc<AtomicBool>,
}

impl std::fmt::Debug for RedisBell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("RedisBell").field("away", &self.away).finish_non_exhaustive()
    }
}

impl RedisBell {
    /// `deployment` names the deployment and tells nothing about it.
    pub(super) fn open(url: &Secret, deployment: &str) -> Result<Self, StoreError> {
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
            queue: format!("lending:rings:{deployment}").into(),
            away: Arc::default(),
        })
    }

    /// Where rings wait, for the worker that answers them.
    pub(crate) fn storage(&self) -> RedisStorage<Ring> {
        RedisStorage::new(self.connection.clone()).with_config(self.config())
    }

    fn config(&self) -> Config {
        Config::default()
            .queue(&*self.queue)
            .batch_size(1)
            .heartbeat_interval(HEARTBEAT)
            .missed_heartbeats(MISSED_HEARTBEATS)
    }

    /// Passes rings of this process on, for as long as it lives.
    pub(super) async fn pass_on(self, rung: Arc<Notify>) {
        let mut storage = self.storage();
        loop {
            rung.notified().await;
            match self.push(&mut storage).await {
                Ok(()) => self.came_back(),
                Err(why) => {
                    self.went_away(&why);
                    // Meanwhile workers look for themselves.
                    tokio::time::sleep(PAUSE).await;
                }
            }
        }
    }

    async fn push(&self, storage: &mut RedisStorage<Ring>) -> Result<(), String> {
        let why = |error: redis::RedisError| error.category().to_owned();
        let config = self.config();
        let mut connection = self.connection.clone();
        let (due, taken_up): (usize, usize) = redis::pipe()
            .zcard(config.scheduled_jobs_set())
            .llen(config.active_jobs_list())
            .query_async(&mut connection)
            .await
            .map_err(why)?;
        if due + taken_up < OUTSTANDING {
            storage.push(Ring {}).await.map_err(|_| "the ring was not taken".to_owned())?;
        }
        connection.publish(self.channel(), "").await.map_err(why)
    }

    /// Where rings are announced.
    fn channel(&self) -> String {
        format!("{}:announced", self.queue)
    }

    /// Deletes what answered rings left behind. Any number of workers may do so at once.
    pub(crate) async fn sweep(&self) -> Result<(), redis::RedisError> {
        let config = self.config();
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

    /// Wakes `rung` whenever anybody rings, so that nobody has to ask for rings all the time.
    pub(crate) async fn listen(self, rung: mpsc::Sender<()>) {
        use futures_util::StreamExt;
        let channel = self.channel();
        loop {
            if let Ok(mut subscription) = self.client.get_async_pubsub().await
                && subscription.subscribe(&channel).await.is_ok()
            {
                let mut messages = subscription.on_message();
                while messages.next().await.is_some() {
                    // One that is still waiting wakes for this one as well.
                    let _ = rung.try_send(());
                }
            }
            if rung.is_closed() {
                return;
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    fn went_away(&self, why: &str) {
        if !self.away.swap(true, Ordering::Relaxed) {
            tracing::warn!(why, "Redis is away; workers look for work by themselves");
        }
    }

    fn came_back(&self) {
        if self.away.swap(false, Ordering::Relaxed) {
            tracing::info!("Redis is back; workers are rung for again");
        }
    }
}
