//! Performs the tasks that wait in Redis: one apalis worker for each queue, under one monitor.
//!
//! The workers are built anew whenever one of them ends, under new names: Redis may have been restarted, flushed or
//! paused, and apalis takes any of that for the end. Between two builds there is a pause, and all the while the runner's
//! own look into the database finds the work.

use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use apalis::layers::WorkerBuilderExt;
use apalis::prelude::{
    BackendExt, BoxDynError, Data, Monitor, ParallelizeExt, PollSnapshot, PollStrategy, WorkerBuilder,
};
use futures_util::future::BoxFuture;
use lending_base::{AnalysisId, entropy};
use lending_store::queue::Queue;
use tokio::sync::{Notify, mpsc};
use tokio::time::{Interval, MissedTickBehavior};

use super::Runner;
use crate::redis_queues::RedisQueues;
use crate::tasks::AnalyseStatement;

/// How often Redis is asked although nobody announced a task.
const ASK: Duration = Duration::from_secs(1);
/// Between the end of the workers and the next.
const PAUSE: Duration = Duration::from_secs(1);

/// Performs tasks for as long as it is polled.
pub(super) async fn perform_tasks(redis: RedisQueues, runner: Runner) {
    let queues: Vec<(Queue, Announcements)> =
        runner.queues().map(|queue| (queue, Announcements::default())).collect();
    let listening = queues.iter().map(|(queue, announcements)| listen(&redis, *queue, announcements));
    let listening = futures_util::future::join_all(listening);
    tokio::select! {
        _ = listening => {}
        () = rebuild_for_ever(&redis, &runner, &queues) => {}
    }
}

async fn rebuild_for_ever(redis: &RedisQueues, runner: &Runner, queues: &[(Queue, Announcements)]) {
    loop {
        let ended = Arc::new(Notify::new());
        let why = tokio::select! {
            why = monitor(redis, runner, queues, Arc::clone(&ended)) => why,
            () = ended.notified() => "a worker ended".to_owned(),
        };
        tracing::warn!(why, "tasks from Redis stopped, starting again");
        tokio::time::sleep(PAUSE).await;
    }
}

async fn listen(redis: &RedisQueues, queue: Queue, announcements: &Announcements) {
    loop {
        // Redis may be away; tasks are asked for once a second meanwhile.
        let _ = redis.listen(queue, || announcements.pass_on()).await;
        tokio::time::sleep(PAUSE).await;
    }
}

/// One worker for each queue. Boxed where nothing is awaited: the compiler cannot see in the midst of an async block that
/// it may change threads.
fn monitor(
    redis: &RedisQueues,
    runner: &Runner,
    queues: &[(Queue, Announcements)],
    ended: Arc<Notify>,
) -> BoxFuture<'static, String> {
    let mut monitor = Monitor::new();
    for (queue, announcements) in queues.iter().cloned() {
        let (redis, performer) = (redis.clone(), Performer { runner: runner.clone(), queue });
        monitor = monitor.register(move |_| {
            // A name that was used before would be taken for the worker that used it.
            let fresh = entropy::base62(6).unwrap_or_else(|_| "without-entropy".to_owned());
            let name = format!("{}-{}-{fresh}", performer.runner.worker, queue.as_str());
            WorkerBuilder::new(name)
                .backend(redis.storage(queue).poll_with_strategy(Wake::new(&announcements)))
                .data(performer.clone())
                .concurrency(performer.runner.slots(queue).count.into())
                .parallelize(tokio::spawn)
                .catch_panic()
                .build(analyse)
        });
    }
    // All are built anew together, after a pause: apalis would restart one at once, again and again.
    let monitor = monitor.should_restart(move |_, _| {
        ended.notify_one();
        false
    });
    Box::pin(async move {
        match monitor.run().await {
            Ok(()) => "the monitor ended".to_owned(),
            Err(error) => error.to_string(),
        }
    })
}

#[derive(Debug, Clone)]
struct Performer {
    runner: Runner,
    queue: Queue,
}

/// Whatever happens is settled in the database, so a task always ends well here and is never repeated by apalis.
async fn analyse(task: AnalyseStatement, performer: Data<Performer>) -> Result<(), BoxDynError> {
    if let Some(analysis) = AnalysisId::parse(&task.analysis) {
        performer.runner.perform_task(performer.queue, &analysis).await;
    } else {
        tracing::error!("a task in Redis names no analysis; it is dropped");
    }
    Ok(())
}

/// Wakes the present worker of a queue.
#[derive(Debug, Clone, Default)]
struct Announcements(Arc<Mutex<Option<mpsc::Sender<()>>>>);

impl Announcements {
    fn pass_on(&self) {
        let worker = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some(worker) = worker {
            // A worker that has not looked since the last announcement will look for this one as well.
            let _ = worker.try_send(());
        }
    }

    /// For a new worker, which takes the place of the one before.
    fn listen(&self) -> mpsc::Receiver<()> {
        let (sender, receiver) = mpsc::channel(1);
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(sender);
        receiver
    }
}

/// Asks Redis when a task was announced, and once in a while.
struct Wake {
    clock: Interval,
    announced: mpsc::Receiver<()>,
}

impl Wake {
    fn new(announcements: &Announcements) -> Self {
        let mut clock = tokio::time::interval(ASK);
        clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Self { clock, announced: announcements.listen() }
    }
}

impl PollStrategy for Wake {
    /// Drained to the last, so that a waker is always left behind: apalis' own strategy loses wake-ups.
    fn poll_drive(&mut self, context: &mut Context<'_>, _: &PollSnapshot) -> Poll<Option<()>> {
        while self.clock.poll_tick(context).is_ready() {}
        while let Poll::Ready(Some(())) = Pin::new(&mut self.announced).poll_recv(context) {}
        Poll::Pending
    }
}
