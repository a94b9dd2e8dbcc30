//! The work that is still to do: which analysis is next, who has it, and what became of it.
//!
//! The database is the record. A run takes a row by compare-and-set, for as long as its lease; it may write only while
//! its token stands in the row. So a run that was stopped and wakes up late, or whose worker was taken for dead, writes
//! nothing. An attempt is counted before it starts: a file that kills its worker runs out of attempts like any other.

use chrono::{DateTime, TimeDelta, Utc};
use sqlx::types::Json;
use zeroize::Zeroizing;

use crate::analyses::{
    Analysis, AnalysisRow, Failure, Outcome, Stage, Status, seal_results, select_analyses,
};
use crate::db::{Either, Tx, on};
use crate::files::Files;
use crate::sealing::{ContentKey, JOB_PASSWORD};
use crate::{Store, StoreError};
use lending_base::{AnalysisId, TeamId, WorkerId, entropy};

/// How long a run is believed in without a sign of life.
pub const LEASE: TimeDelta = TimeDelta::seconds(15);
/// The most runs of one analysis, those included that ended with their worker. Workers die of other things than of what
/// they read: enough that bad luck alone never spends them.
pub const MOST_ATTEMPTS: i64 = 10;

/// Work that was taken. Only who holds it may write about it.
#[derive(Debug, Clone)]
pub struct Claim {
    pub team: TeamId,
    pub analysis: Analysis,
    pub attempt: i64,
    /// Of the request that asked for the analysis.
    pub request_id: Option<String>,
    pub password: Option<Zeroizing<String>>,
    /// Since the upload.
    pub waited: TimeDelta,
    run_token: String,
    content_key: ContentKey,
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

/// A row that was taken, before anything of it is opened.
enum Taken {
    Work(Box<TakenWork>),
    Spent(AnalysisId),
}

struct TakenWork {
    team: TeamId,
    job: JobRow,
    row: AnalysisRow,
    sealed_key: Vec<u8>,
    waited: TimeDelta,
}

/// How an analysis ended.
#[derive(Debug, Clone)]
pub enum Ending {
    Completed(Box<Findings>),
    Failed(Failure),
}

/// What was found.
#[derive(Debug, Clone)]
pub struct Findings {
    pub decision: Outcome,
    pub policy_outcome: Option<Outcome>,
    pub review_reasons: Vec<String>,
    pub pages: i64,
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
}

#[derive(sqlx::FromRow)]
struct JobRow {
    id: AnalysisId,
    attempt: i64,
    request_id: Option<String>,
    sealed_password: Option<Vec<u8>>,
}

/// The team that has waited longest among those with work that is due. Teams are found by skipping through the index,
/// one step each, however much work they have.
const NEXT_TEAM: &str = "
    WITH RECURSIVE waiting (team_id) AS (
        SELECT min(team_id) FROM jobs
        UNION ALL
        SELECT (SELECT min(j.team_id) FROM jobs j WHERE j.team_id > w.team_id) FROM waiting w
        WHERE w.team_id IS NOT NULL
    )
    SELECT w.team_id FROM waiting w LEFT JOIN job_turns t ON t.team_id = w.team_id
    WHERE w.team_id IS NOT NULL
        AND EXISTS (SELECT 1 FROM jobs j WHERE j.team_id = w.team_id AND j.due_at <= $1)
    ORDER BY CASE WHEN t.last_turn IS NULL THEN 0 ELSE 1 END, t.last_turn, w.team_id
    LIMIT 1";

/// Where rows can be locked one by one, one that somebody else is taking is passed over instead of waited for.
const TAKE_ON_POSTGRES: &str = "
    UPDATE jobs SET attempt = attempt + 1, run_token = $3, worker_id = $4, due_at = $5
    WHERE id = (SELECT id FROM jobs WHERE team_id = $1 AND due_at <= $2 ORDER BY due_at, id LIMIT 1
                FOR UPDATE SKIP LOCKED)
    RETURNING id, attempt, request_id, sealed_password";
const TAKE_ON_SQLITE: &str = "
    UPDATE jobs SET attempt = attempt + 1, run_token = $3, worker_id = $4, due_at = $5
    WHERE id = (SELECT id FROM jobs WHERE team_id = $1 AND due_at <= $2 ORDER BY due_at, id LIMIT 1)
    RETURNING id, attempt, request_id, sealed_password";

impl Store {
    /// Takes the fairest work that is due: teams in turn, and of a team the oldest. Work that has no attempt left is ended
    /// unopened, so that not even what cannot be opened is tried for ever.
    pub async fn claim(&self, worker: &WorkerId) -> Result<Claimed, StoreError> {
        let run_token = entropy::base62(22)?;
        let (store, worker, run) = (self.clone(), worker.clone(), run_token.clone());
        let taken = self
            .db
            .transaction(move |tx| Box::pin(async move { store.take(tx, &worker, &run).await }))
            .await?;
        let TakenWork { team, job, row, sealed_key, waited } = match taken {
            None => return Ok(Claimed::Nothing),
            Some(Taken::Spent(id)) => return Ok(Claimed::GivenUp(id)),
            Some(Taken::Work(work)) => *work,
        };
        let content_key = self.open_content_key(&team, &job.id, &sealed_key).await?;
        let password = match &job.sealed_password {
            Some(sealed) => {
                Some(self.keyring.open_text(&team, JOB_PASSWORD, job.id.as_str(), sealed).await?.into())
            }
            None => None,
        };
        let analysis = self.opened_analysis(&team, row).await?;
        Ok(Claimed::Work(Box::new(Claim {
            team,
            analysis,
            attempt: job.attempt,
            request_id: job.request_id,
            password,
            waited,
            run_token,
            content_key,
        })))
    }

    async fn take(
        &self,
        tx: &mut Tx,
        worker: &WorkerId,
        run_token: &str,
    ) -> Result<Option<Taken>, StoreError> {
        let now = self.clock.now();
        let team = on!(tx.conn(), conn => sqlx::query_scalar::<_, TeamId>(NEXT_TEAM)
            .bind(now).fetch_optional(conn).await)?;
        let Some(team) = team else { return Ok(None) };
        let sql = match tx.conn() {
            Either::Postgres(_) => TAKE_ON_POSTGRES,
            Either::Sqlite(_) => TAKE_ON_SQLITE,
        };
        let job = on!(tx.conn(), conn => sqlx::query_as::<_, JobRow>(sql)
            .bind(&team).bind(now).bind(run_token).bind(worker).bind(now + LEASE).fetch_optional(conn).await)?;
        // Others were quicker. They hold what was due of this team; what another team has is found on the next look.
        let Some(job) = job else { return Ok(None) };
        on!(tx.conn(), conn => sqlx::query(
            "INSERT INTO job_turns (team_id, last_turn) VALUES ($1, $2)
             ON CONFLICT (team_id) DO UPDATE SET last_turn = $2"
        ).bind(&team).bind(now).execute(conn).await.map(|_| ()))?;
        if job.attempt > MOST_ATTEMPTS {
            on!(tx.conn(), conn => sqlx::query("DELETE FROM jobs WHERE id = $1")
                .bind(&job.id).execute(conn).await.map(|_| ()))?;
            self.write_ending(tx, &job.id, &Ending::Failed(Failure::processing_error())).await?;
            return Ok(Some(Taken::Spent(job.id)));
        }
        on!(tx.conn(), conn => sqlx::query(
            "UPDATE analyses SET status = $2, stage = $3, progress = 0, revision = revision + 1,
                started_at = COALESCE(started_at, $4)
             WHERE id = $1"
        ).bind(&job.id).bind(Status::Processing.as_str()).bind(Stage::Opening.as_str()).bind(now)
            .execute(conn).await.map(|_| ()))?;
        let row = on!(tx.conn(), conn => sqlx::query_as::<_, AnalysisRow>(select_analyses!("WHERE a.id = $1"))
            .bind(&job.id).fetch_one(conn).await)?;
        let (sealed_key, created_at) = on!(tx.conn(), conn => sqlx::query_as::<_, (Vec<u8>, DateTime<Utc>)>(
            "SELECT sealed_content_key, created_at FROM analyses WHERE id = $1"
        ).bind(&job.id).fetch_one(conn).await)?;
        let waited = now - created_at;
        Ok(Some(Taken::Work(Box::new(TakenWork { team, job, row, sealed_key, waited }))))
    }

    /// The statement of an analysis that was claimed.
    pub async fn claimed_statement(&self, claim: &Claim) -> Result<bytes::Bytes, StoreError> {
        let id = &claim.analysis.id;
        let found = self.files.read(&Files::path(&claim.team, id), id, &claim.content_key).await?;
        found.ok_or(StoreError::Corrupt("the statement of an analysis is missing"))
    }

    /// Says that a run goes on, and how far it is. `false` when somebody else has taken the work over: stop.
    pub async fn renew(&self, claim: &Claim, stage: Stage, progress: i64) -> Result<bool, StoreError> {
        let (store, claim) = (self.clone(), claim.clone());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    let now = store.clock.now();
                    let held = on!(tx.conn(), conn => sqlx::query(
                        "UPDATE jobs SET due_at = $3 WHERE id = $1 AND run_token = $2"
                    ).bind(&claim.analysis.id).bind(&claim.run_token).bind(now + LEASE)
                        .execute(conn).await.map(|done| done.rows_affected()))?;
                    if held == 0 {
                        return Ok(false);
                    }
                    on!(tx.conn(), conn => sqlx::query(
                        "UPDATE analyses SET stage = $2, progress = $3, revision = revision + 1
                         WHERE id = $1 AND (stage <> $2 OR progress <> $3)"
                    ).bind(&claim.analysis.id).bind(stage.as_str()).bind(progress)
                        .execute(conn).await.map(|_| ()))?;
                    Ok(true)
                })
            })
            .await
    }

    /// Ends an analysis. `false` when somebody else has taken the work over, and then nothing is written.
    pub async fn end(&self, claim: &Claim, ending: Ending) -> Result<bool, StoreError> {
        // Before the transaction: compressing and sealing take a while.
        let sealed = match &ending {
            Ending::Completed(findings) => Some(seal_results(
                &claim.content_key,
                &claim.analysis.id,
                &findings.report,
                &findings.reading,
            )?),
            Ending::Failed(_) => None,
        };
        let (store, claim) = (self.clone(), claim.clone());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    let id = &claim.analysis.id;
                    let held = on!(tx.conn(), conn => sqlx::query(
                        "DELETE FROM jobs WHERE id = $1 AND run_token = $2"
                    ).bind(id).bind(&claim.run_token).execute(conn).await.map(|done| done.rows_affected()))?;
                    if held == 0 {
                        return Ok(false);
                    }
                    if let Some((report, reading)) = sealed {
                        on!(tx.conn(), conn => sqlx::query(
                            "INSERT INTO analysis_results (id, team_id, report, reading) VALUES ($1, $2, $3, $4)"
                        ).bind(id).bind(&claim.team).bind(report).bind(reading)
                            .execute(conn).await.map(|_| ()))?;
                    }
                    store.write_ending(tx, id, &ending).await?;
                    Ok(true)
                })
            })
            .await
    }

    async fn write_ending(&self, tx: &mut Tx, id: &AnalysisId, ending: &Ending) -> Result<(), StoreError> {
        let now = self.clock.now();
        // A statement that could not be read is no reason to ask a bureau, nor to hold the price of asking.
        self.end_intent_of(tx, id).await?;
        match ending {
            Ending::Completed(findings) => {
                on!(tx.conn(), conn => sqlx::query(
                    "UPDATE analyses SET status = $2, stage = NULL, progress = 100, decision = $3, policy_outcome = $4,
                        review_reasons = $5, file_pages = $6, completed_at = $7, revision = revision + 1
                     WHERE id = $1"
                ).bind(id).bind(Status::Completed.as_str()).bind(findings.decision.as_str())
                    .bind(findings.policy_outcome.map(Outcome::as_str)).bind(Json(&findings.review_reasons))
                    .bind(findings.pages).bind(now)
                    .execute(conn).await.map(|_| ()))?;
            }
            Ending::Failed(failure) => {
                on!(tx.conn(), conn => sqlx::query(
                    "UPDATE analyses SET status = $2, stage = NULL, failure_code = $3, failure_message = $4,
                        completed_at = $5, revision = revision + 1
                     WHERE id = $1"
                ).bind(id).bind(Status::Failed.as_str()).bind(&failure.code).bind(&failure.message).bind(now)
                    .execute(conn).await.map(|_| ()))?;
            }
        }
        Ok(())
    }

    /// Gives work back for another attempt, after a pause. `false` when somebody else has it already.
    pub async fn try_again(&self, claim: &Claim, pause: TimeDelta) -> Result<bool, StoreError> {
        self.give_back(claim, self.clock.now() + pause, claim.attempt).await
    }

    /// Gives work back untried: whoever takes it next has every attempt that this run had.
    pub async fn release(&self, claim: &Claim) -> Result<bool, StoreError> {
        self.give_back(claim, self.clock.now(), claim.attempt - 1).await
    }

    async fn give_back(
        &self,
        claim: &Claim,
        due_at: DateTime<Utc>,
        attempt: i64,
    ) -> Result<bool, StoreError> {
        let (id, token) = (claim.analysis.id.clone(), claim.run_token.clone());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    let held = on!(tx.conn(), conn => sqlx::query(
                        "UPDATE jobs SET due_at = $3, attempt = $4, run_token = NULL, worker_id = NULL
                         WHERE id = $1 AND run_token = $2"
                    ).bind(id).bind(token).bind(due_at).bind(attempt)
                        .execute(conn).await.map(|done| done.rows_affected()))?;
                    Ok(held == 1)
                })
            })
            .await
    }

    pub async fn backlog(&self) -> Result<Backlog, StoreError> {
        let now = self.clock.now();
        let (due, open, oldest) = on!(self.db.read(), db => sqlx::query_as::<_, (i64, i64, Option<DateTime<Utc>>)>(
            "SELECT (SELECT count(*) FROM jobs WHERE due_at <= $1), (SELECT count(*) FROM jobs),
                (SELECT min(created_at) FROM jobs)"
        ).bind(now).fetch_one(db).await)?;
        Ok(Backlog { due, open, oldest })
    }

    /// Whether anything could be taken now.
    pub async fn is_work_due(&self) -> Result<bool, StoreError> {
        let now = self.clock.now();
        Ok(on!(self.db.read(), db => sqlx::query_scalar::<_, i64>(
            "SELECT count(*) FROM (SELECT 1 FROM jobs WHERE due_at <= $1 LIMIT 1) AS due"
        ).bind(now).fetch_one(db).await)?
            > 0)
    }
}
