//! How long processors work for each team. It is gathered in memory and written every few seconds: a process that is
//! killed takes the last of them with it, which is no reason to make every request wait for the disk.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use chrono::NaiveDate;
use lending_base::{Clock, TeamId, calendar};
use rustix::time::{ClockId, clock_gettime};

use crate::computing::compute;
use crate::db::{Db, on};
use crate::words::words;
use crate::{Store, StoreError};

/// Between two writes.
const WRITE_EVERY: Duration = Duration::from_secs(5);

words! {
    /// What a processor did.
    Work {
        Reading,
        Recognising,
        Computing,
    }
}

/// By team and kind of work: one order for all processes, so that two of them never wait for one another.
type Gathered = Mutex<BTreeMap<(TeamId, &'static str), Duration>>;

/// What is not written yet. Cheap to clone; the task behind it ends with the last clone.
#[derive(Debug, Clone)]
pub(crate) struct ProcessorTime(Arc<Gathered>);

impl ProcessorTime {
    pub(crate) fn start(db: Db, clock: Clock) -> Self {
        let gathered = Arc::new(Gathered::default());
        tokio::spawn(write_for_ever(Arc::downgrade(&gathered), db, clock));
        Self(gathered)
    }

    fn add(&self, team: &TeamId, work: Work, time: Duration) {
        let mut gathered = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *gathered.entry((team.clone(), work.as_str())).or_default() += time;
    }
}

async fn write_for_ever(gathered: Weak<Gathered>, db: Db, clock: Clock) {
    loop {
        tokio::time::sleep(WRITE_EVERY).await;
        let Some(gathered) = gathered.upgrade() else { return };
        if let Err(error) = write(&gathered, &db, &clock).await {
            tracing::debug!(%error, "processor time could not be written yet");
        }
    }
}

/// What could not be written is gathered again.
async fn write(gathered: &Gathered, db: &Db, clock: &Clock) -> Result<(), StoreError> {
    let taken = std::mem::take(&mut *gathered.lock().unwrap_or_else(PoisonError::into_inner));
    if taken.is_empty() {
        return Ok(());
    }
    let day = calendar::day(clock.now()).to_string();
    let rows = taken.clone();
    let written = db
        .transaction(move |tx| {
            Box::pin(async move {
                for ((team, work), time) in &rows {
                    let microseconds = i64::try_from(time.as_micros()).unwrap_or(i64::MAX);
                    on!(tx.conn(), conn => sqlx::query(
                        "INSERT INTO processor_time (team_id, day, work, microseconds) VALUES ($1, $2, $3, $4)
                         ON CONFLICT (team_id, day, work)
                         DO UPDATE SET microseconds = processor_time.microseconds + excluded.microseconds"
                    ).bind(team).bind(&day).bind(*work).bind(microseconds)
                        .execute(conn).await.map(|_| ()))?;
                }
                Ok(())
            })
        })
        .await;
    if written.is_err() {
        let mut gathered = gathered.lock().unwrap_or_else(PoisonError::into_inner);
        for (what, time) in taken {
            *gathered.entry(what).or_default() += time;
        }
    }
    written
}

/// What a month came to.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct MonthOfProcessorTime {
    pub reading: Duration,
    pub recognising: Duration,
    pub computing: Duration,
}

impl Store {
    /// Counts the time of a processor to a team.
    pub fn count_processor_time(&self, team: &TeamId, work: Work, time: Duration) {
        self.processor_time.add(team, work, time);
    }

    /// Does what keeps a processor busy on a thread of its own, and counts its time to the team it is done for.
    pub async fn compute<T: Send + 'static>(
        &self,
        team: &TeamId,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, StoreError> {
        let timed = move || {
            let began = thread_time();
            let done = work();
            Ok((done, thread_time().saturating_sub(began)))
        };
        let (done, time) = compute(timed).await?;
        self.count_processor_time(team, Work::Computing, time);
        Ok(done)
    }

    /// Writes what was gathered, so that it can be read.
    pub async fn write_processor_time(&self) -> Result<(), StoreError> {
        write(&self.processor_time.0, &self.db, &self.clock).await
    }

    /// From one day to the day before another.
    pub async fn processor_time(
        &self,
        team: &TeamId,
        first: NaiveDate,
        next: NaiveDate,
    ) -> Result<MonthOfProcessorTime, StoreError> {
        let rows = on!(self.db.read(), db => sqlx::query_as::<_, (String, i64)>(
            "SELECT work, CAST(sum(microseconds) AS BIGINT) FROM processor_time
             WHERE team_id = $1 AND day >= $2 AND day < $3 GROUP BY work"
        ).bind(team).bind(first.to_string()).bind(next.to_string()).fetch_all(db).await)?;
        let of = |work: Work| {
            let found = rows.iter().find(|(word, _)| word == work.as_str());
            Duration::from_micros(found.and_then(|(_, time)| u64::try_from(*time).ok()).unwrap_or_default())
        };
        Ok(MonthOfProcessorTime {
            reading: of(Work::Reading),
            recognising: of(Work::Recognising),
            computing: of(Work::Computing),
        })
    }
}

fn thread_time() -> Duration {
    Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).unwrap_or_default()
}
