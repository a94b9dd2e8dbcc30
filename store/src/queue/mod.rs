//! The work that is still to do: which analysis is next, who has it, and what became of it.
//!
//! The database is the record. A run takes a row by compare-and-set, for as long as its lease; it may write only while
//! its token stands in the row. So a run that was stopped and wakes up late, or whose worker was taken for dead, writes
//! nothing. An attempt is counted before it starts: a file that kills its worker runs out of attempts like any other.
//!
//! Work reaches a run in two ways. `hand_over` picks due rows for Redis, fairly over teams, and a worker that gets such a
//! task claims *that* row ([`Store::claim`]): a task that was lost or doubled does no harm. Without Redis a worker picks
//! for itself ([`Store::claim_next`]). Due times and leases are the database's time, which all processes share.

mod claim;
mod compared;
mod finish;
mod hand_over;
mod makers;
mod unlocked_pages;

use chrono::{DateTime, TimeDelta, Utc};
use lending_base::{AnalysisId, TeamId};
use strum::{IntoStaticStr, VariantArray};
use zeroize::Zeroizing;

pub use self::compared::{ComparedStatement, MetMark, StatementMark};
pub use self::makers::{AcceptedStatement, StatementMaker};
use crate::analyses::{Analysis, Failure, Outcome};
use crate::db::{Tx, on};
use crate::sealing::ContentKey;
use crate::workers::WORKER_FRESH;
use crate::{Store, StoreError};

/// How long a run is believed in without a sign of life.
pub const LEASE: TimeDelta = TimeDelta::seconds(15);
/// The most runs of one analysis, those included that ended with their worker. Workers die of other things than of what
/// they read: enough that bad luck alone never spends them.
pub const MOST_ATTEMPTS: i64 = 10;
/// How long a job that was handed to Redis counts as being there.
const HANDED_OVER: TimeDelta = TimeDelta::seconds(60);
/// A job that was handed over so long ago, while a slot had nothing to do, is lost in Redis: whoever is idle takes it.
const LOST_AFTER: TimeDelta = TimeDelta::seconds(2);

/// What kind of work a job is. Each kind has slots of its own: recognising characters must never hold up the rest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Queue {
    Text,
    Scan,
}

impl Queue {
    pub const ALL: &'static [Self] = Self::VARIANTS;

    pub fn as_str(self) -> &'static str {
        self.into()
    }
}

/// Work that was taken. Only who holds it may write about it.
#[derive(Debug, Clone)]
pub struct Claim {
    pub team: TeamId,
    pub analysis: Analysis,
    pub attempt: i64,
    /// How often in a row the storage kept it from being done.
    pub give_backs: i64,
    pub queue: Queue,
    /// Of the request that asked for the analysis.
    pub request_id: Option<String>,
    pub password: Option<Zeroizing<String>>,
    /// Since the upload.
    pub waited: TimeDelta,
    run_token: String,
    content_key: ContentKey,
    statement_key: ContentKey,
}

/// What a look for work came to.
#[derive(Debug, Clone)]
pub enum Claimed {
    Work(Box<Claim>),
    /// It had been started as often as it may and ended none of the times: it has failed now.
    GivenUp(AnalysisId),
    Nothing,
}

impl Claimed {
    /// The work that was taken, if any was.
    pub fn work(self) -> Option<Claim> {
        match self {
            Self::Work(claim) => Some(*claim),
            Self::GivenUp(_) | Self::Nothing => None,
        }
    }
}

/// Which jobs a worker may pick by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pick {
    /// Whatever is due: there is no Redis, or it is unreachable.
    AnyDue,
    /// What was handed to Redis and did not come out again.
    LostInRedis,
}

/// How a run ended.
#[derive(Debug, Clone)]
pub enum RunResult {
    Completed(Box<CompletedAnalysis>),
    Failed(Failure),
}

/// What a completed analysis came to.
#[derive(Debug, Clone)]
pub struct CompletedAnalysis {
    pub decision: Outcome,
    pub policy_outcome: Option<Outcome>,
    pub review_reasons: Vec<String>,
    pub pages: i64,
    /// When the statement had been read.
    pub read_at: DateTime<Utc>,
    /// The report as JSON.
    pub report: Vec<u8>,
    /// What was read, as JSON.
    pub reading: Vec<u8>,
}

/// How much is waiting.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Backlog {
    /// Could be taken now.
    pub due: i64,
    /// Not ended, those under way included.
    pub open: i64,
    pub oldest: Option<DateTime<Utc>>,
    /// For how long nobody has taken what has been due the longest, by the database's clock.
    pub overdue: Option<TimeDelta>,
}

type BacklogRow = (i64, i64, Option<DateTime<Utc>>, Option<DateTime<Utc>>);

/// What of a team's work is under way, and the most that may be.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct TeamShare {
    pub under_way: i64,
    pub most: i64,
}

impl Store {
    /// What of a team's jobs is under way over all live workers, of both kinds.
    pub async fn share_of(&self, team: &TeamId) -> Result<TeamShare, StoreError> {
        let now = self.db.now(&self.clock).await?;
        let under_way = on!(self.db.read(), db => sqlx::query_scalar::<_, i64>(
            "SELECT count(*) FROM jobs WHERE team_id = $1 AND run_token IS NOT NULL AND due_at > $2"
        ).bind(team).bind(now).fetch_one(db).await)?;
        let (text, scan) = on!(self.db.read(), db => sqlx::query_as::<_, (i64, i64)>(
            "SELECT CAST(COALESCE(sum(text_slots), 0) AS BIGINT), CAST(COALESCE(sum(scan_slots), 0) AS BIGINT)
             FROM workers WHERE last_seen_at > $1"
        ).bind(now - WORKER_FRESH).fetch_one(db).await)?;
        let most = [text, scan].into_iter().filter(|slots| *slots > 0).map(team_share).sum();
        Ok(TeamShare { under_way, most })
    }

    pub async fn backlog(&self) -> Result<Backlog, StoreError> {
        let now = self.db.now(&self.clock).await?;
        let (due, open, oldest, first_due) = on!(self.db.read(), db => sqlx::query_as::<_, BacklogRow>(
            "SELECT count(*) FILTER (WHERE due_at <= $1), count(*), min(created_at), min(due_at) FILTER (WHERE due_at <= $1)
             FROM jobs"
        ).bind(now).fetch_one(db).await)?;
        Ok(Backlog { due, open, oldest, overdue: first_due.map(|first_due| now - first_due) })
    }

    /// Whether anything has been due for so long and nobody has taken it.
    pub async fn is_work_stuck(&self, for_so_long: TimeDelta) -> Result<bool, StoreError> {
        let now = self.db.now(&self.clock).await?;
        Ok(on!(self.db.read(), db => sqlx::query_scalar::<_, i64>(
            "SELECT count(*) FROM (SELECT 1 FROM jobs WHERE due_at <= $1 LIMIT 1) AS stuck"
        ).bind(now - for_so_long).fetch_one(db).await)?
            > 0)
    }

    /// Whether a worker could pick anything now.
    pub async fn is_work_due(&self, queue: Queue, pick: Pick) -> Result<bool, StoreError> {
        let now = self.db.now(&self.clock).await?;
        Ok(on!(self.db.read(), db => sqlx::query_scalar::<_, i64>(
            "SELECT count(*) FROM (SELECT 1 FROM jobs WHERE queue = $1 AND due_at <= $2
                AND ($3 OR handed_over_until <= $4) LIMIT 1) AS due"
        ).bind(queue.as_str()).bind(now).bind(pick == Pick::AnyDue).bind(lost_before(now)).fetch_one(db).await)?
            > 0)
    }
}

/// A job that counts as handed over until this time was handed over [`LOST_AFTER`] ago.
fn lost_before(now: DateTime<Utc>) -> DateTime<Utc> {
    now + HANDED_OVER - LOST_AFTER
}

/// How many slots of a kind all live workers have together.
async fn slots(tx: &mut Tx, queue: Queue, now: DateTime<Utc>) -> Result<i64, StoreError> {
    let sql = match queue {
        Queue::Text => {
            "SELECT CAST(COALESCE(sum(text_slots), 0) AS BIGINT) FROM workers WHERE last_seen_at > $1"
        }
        Queue::Scan => {
            "SELECT CAST(COALESCE(sum(scan_slots), 0) AS BIGINT) FROM workers WHERE last_seen_at > $1"
        }
    };
    Ok(
        on!(tx.conn(), conn => sqlx::query_scalar::<_, i64>(sql).bind(now - WORKER_FRESH).fetch_one(conn).await)?,
    )
}

/// The most jobs of one team that may be in flight: never all slots, so that another team's next upload finds one free.
fn team_share(slots: i64) -> i64 {
    (slots - 1).max(1)
}
