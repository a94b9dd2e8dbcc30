//! The queues on Redis: one apalis queue for each kind of work, within what apalis-redis can be trusted with.
//!
//! - Little waits there: the store bounds what is in flight, because a backlog of thousands stops such a queue for good.
//! - A task is announced on a channel of our own: apalis-redis files every task as one to be done later, even one that is
//!   due at once, and announces none of those.
//! - Finished tasks are deleted here, in small numbers; nothing else ever deletes them.
//! - Connections have their own patience: the default of half a second takes a busy Redis for a dead one.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use apalis::prelude::TaskSink;
use apalis_redis::{Config, RedisStorage};
use futures_util::StreamExt;
use lending_base::{AnalysisId, Metric, Secret};
use lending_store::queue::Queue;
use lending_store::{RedisConnection, RedisProblem, StoreError};
use redis::AsyncCommands;

use crate::tasks::AnalyseStatement;

/// Longer than any pause that Redis takes by itself, such as a save of its data.
const PATIENCE: Duration = Duration::from_secs(5);
/// A Redis that takes longer to say that it is there counts as unreachable until it does.
const PING: Duration = Duration::from_millis(500);
/// For how long what is written to see whether Redis takes writes stays there.
const PROBE_KEPT_SECONDS: u32 = 60;
/// Finished tasks that are deleted in one go.
const SWEPT_AT_ONCE: usize = 500;
/// A worker that says nothing for this long is taken for dead, and its tasks are given to others. That does no harm: the
/// database tells whether there is anything left to do.
const HEARTBEAT: Duration = Duration::from_secs(5);
const MISSED_HEARTBEATS: usize = 6;

/// What apalis notes about a worker is kept for a day: nobody reads it, and apalis deletes none of it.
const WORKER_NOTES_KEPT_SECONDS: i64 = 24 * 60 * 60;
/// How many keys of Redis are looked at in one step.
const LOOKED_AT_ONCE: usize = 1_000;

#[derive(Debug, Clone)]
pub(crate) struct RedisQueues {
    connection: RedisConnection,
    /// Of this deployment: others may share the Redis.
    prefix: Arc<str>,
    /// What is wrong with Redis, if anything is.
    problem: Arc<Mutex<Option<RedisProblem>>>,
}

impl RedisQueues {
    /// `deployment` names the deployment and tells nothing about it. Redis is not waited for.
    pub(crate) fn open(url: &Secret, deployment: &str) -> Result<Self, StoreError> {
        metrics::gauge!(Metric::RedisDegraded.name()).set(0.0);
        Ok(Self {
            connection: RedisConnection::open(url, PATIENCE)?,
            prefix: format!("lending:tasks:{deployment}").into(),
            problem: Arc::default(),
        })
    }

    /// Where the tasks of a queue wait, for the worker that performs them.
    pub(crate) fn storage(&self, queue: Queue) -> RedisStorage<AnalyseStatement> {
        RedisStorage::new(self.connection.current()).with_config(self.config(queue))
    }

    fn config(&self, queue: Queue) -> Config {
        Config::default()
            .queue(format!("{}:{}", self.prefix, queue.as_str()))
            .batch_size(1)
            .heartbeat_interval(HEARTBEAT)
            .missed_heartbeats(MISSED_HEARTBEATS)
    }

    /// Puts a task for each of these into a queue, and announces them.
    pub(crate) async fn push(&self, queue: Queue, ids: &[AnalysisId]) -> Result<(), RedisProblem> {
        let tasks = ids.iter().map(|id| AnalyseStatement { analysis: id.to_string() }).collect();
        self.storage(queue).push_bulk(tasks).await.map_err(|_| RedisProblem::Refused)?;
        let mut connection = self.connection.current();
        connection.publish(self.channel(queue), "").await.map_err(|error| self.connection.failed(&error))
    }

    /// Where the tasks of a queue are announced.
    fn channel(&self, queue: Queue) -> String {
        format!("{}:{}:announced", self.prefix, queue.as_str())
    }

    /// Whether Redis answered when it was last asked for anything.
    pub(crate) fn is_reachable(&self) -> bool {
        self.problem.lock().unwrap_or_else(PoisonError::into_inner).is_none()
    }

    /// Asks whether Redis is there and takes what it is given. One that has become a replica, or is full, answers to
    /// everything and takes no task: work would wait for it.
    pub(crate) async fn check(&self) -> bool {
        let mut connection = self.connection.current();
        let mut write = redis::cmd("SET");
        write.arg(format!("{}:probe", self.prefix)).arg("").arg("EX").arg(PROBE_KEPT_SECONDS);
        match tokio::time::timeout(PING, write.query_async::<()>(&mut connection)).await {
            Ok(Ok(())) => self.set_reachable(),
            Ok(Err(error)) => self.set_unreachable(self.connection.failed(&error)),
            Err(_) => self.set_unreachable(RedisProblem::NoAnswerInTime),
        }
        self.is_reachable()
    }

    /// Said once, and again when something else is wrong with it than before.
    pub(crate) fn set_unreachable(&self, problem: RedisProblem) {
        let before = self.problem.lock().unwrap_or_else(PoisonError::into_inner).replace(problem);
        metrics::gauge!(Metric::RedisDegraded.name()).set(1.0);
        if before != Some(problem) {
            let why = problem.sentence();
            tracing::warn!(why, "Redis cannot be used, workers poll the database every second");
        }
    }

    fn set_reachable(&self) {
        let before = self.problem.lock().unwrap_or_else(PoisonError::into_inner).take();
        metrics::gauge!(Metric::RedisDegraded.name()).set(0.0);
        if before.is_some() {
            tracing::info!("Redis reachable again");
        }
    }

    /// Has what apalis noted about workers forgotten in time. It is found by looking through the keys, a few at a time, so
    /// that of processes that were killed is found as well.
    pub(crate) async fn let_worker_notes_expire(&self) -> Result<(), redis::RedisError> {
        let mut connection = self.connection.current();
        let mut cursor = 0_u64;
        loop {
            let (next, keys): (u64, Vec<String>) = redis::cmd("SCAN")
                .arg(cursor)
                .arg("MATCH")
                .arg(format!("{}:*:workers:metadata:*", self.prefix))
                .arg("COUNT")
                .arg(LOOKED_AT_ONCE)
                .query_async(&mut connection)
                .await?;
            for key in keys {
                // -1: it would stay for ever.
                if connection.ttl::<_, i64>(&key).await? == -1 {
                    connection.expire::<_, ()>(&key, WORKER_NOTES_KEPT_SECONDS).await?;
                }
            }
            if next == 0 {
                return Ok(());
            }
            cursor = next;
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
        let mut connection = self.connection.current();
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
        let mut subscription = self.connection.client().get_async_pubsub().await?;
        subscription.subscribe(self.channel(queue)).await?;
        let mut messages = subscription.on_message();
        while messages.next().await.is_some() {
            announced();
        }
        Ok(())
    }
}
