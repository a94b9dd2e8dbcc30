//! Taking work: the job a task names, or the fairest one that is due.

use chrono::{DateTime, TimeDelta, Utc};
use lending_base::{AnalysisId, TeamId, WorkerId, entropy};

use super::{Claim, Claimed, LEASE, MOST_ATTEMPTS, Pick, Queue, RunResult, lost_before, slots, team_share};
use crate::analyses::{AnalysisRow, Failure, Happened, Happening, Hindrance, Stage, Status, select_analyses};
use crate::db::{Either, Tx, on};
use crate::sealing::{Content, JOB_PASSWORD};
use crate::{Store, StoreError, formats};

/// The most teams that one look goes through. Those behind them have waited less.
const TEAMS_AT_ONCE: i64 = 50;

/// A row that was taken, before anything of it is opened.
enum Taken {
    Work(Box<TakenWork>),
    Spent(AnalysisId),
}

struct TakenWork {
    job: JobRow,
    row: AnalysisRow,
    waited: TimeDelta,
}

#[derive(sqlx::FromRow)]
struct JobRow {
    id: AnalysisId,
    team_id: TeamId,
    attempt: i64,
    give_backs: i64,
    request_id: Option<String>,
    created_at: DateTime<Utc>,
    password: Option<Vec<u8>>,
    sealed_password: Option<Vec<u8>>,
}

/// A job of a newer format is left to a newer worker. A job that is not due has ended, waits for its next attempt, or is
/// somebody else's: a task that is late or came twice.
const CLAIM: &str = "
    UPDATE jobs SET attempt = attempt + 1, run_token = $3, worker_id = $4, due_at = $5, handed_over_until = NULL
    WHERE id = $1 AND due_at <= $2 AND format <= $6
    RETURNING id, team_id, attempt, give_backs, request_id, created_at, password, sealed_password";

/// Teams with work that may be picked, the one that has waited longest first. They are found by skipping through the
/// index, one step each, however much work they have.
const WAITING_TEAMS: &str = "
    WITH RECURSIVE waiting (team_id) AS (
        SELECT min(team_id) FROM jobs WHERE queue = $1
        UNION ALL
        SELECT (SELECT min(j.team_id) FROM jobs j WHERE j.queue = $1 AND j.team_id > w.team_id) FROM waiting w
        WHERE w.team_id IS NOT NULL
    )
    SELECT w.team_id FROM waiting w LEFT JOIN job_turns t ON t.team_id = w.team_id
    WHERE w.team_id IS NOT NULL
        AND EXISTS (SELECT 1 FROM jobs j WHERE j.queue = $1 AND j.team_id = w.team_id AND j.due_at <= $2
                    AND ($3 OR j.handed_over_until <= $4))
    ORDER BY CASE WHEN t.last_turn IS NULL THEN 0 ELSE 1 END, t.last_turn, w.team_id
    LIMIT $5";

/// Where rows can be locked one by one, one that somebody else is taking is passed over instead of waited for.
const PICK_ON_POSTGRES: &str = "
    SELECT id FROM jobs WHERE queue = $1 AND team_id = $2 AND due_at <= $3 AND ($4 OR handed_over_until <= $5)
        AND format <= $6
    ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED";
const PICK_ON_SQLITE: &str = "
    SELECT id FROM jobs WHERE queue = $1 AND team_id = $2 AND due_at <= $3 AND ($4 OR handed_over_until <= $5)
        AND format <= $6
    ORDER BY due_at, id LIMIT 1";

impl Store {
    /// Takes this job, if it is still to do and nobody else has it.
    pub async fn claim(
        &self,
        queue: Queue,
        id: &AnalysisId,
        worker: &WorkerId,
    ) -> Result<Claimed, StoreError> {
        let run_token = entropy::base62(22)?;
        let (store, id, worker, run) = (self.clone(), id.clone(), worker.clone(), run_token.clone());
        let taken = self
            .db
            .transaction(move |tx| {
                Box::pin(async move {
                    let now = tx.now(&store.clock).await?;
                    store.take(tx, &id, &worker, &run, now).await
                })
            })
            .await?;
        self.open_taken(queue, taken, run_token).await
    }

    /// Takes the fairest job that may be picked: teams in turn, and of a team the oldest. A team that has its share under
    /// way is passed over.
    pub async fn claim_next(
        &self,
        queue: Queue,
        pick: Pick,
        worker: &WorkerId,
    ) -> Result<Claimed, StoreError> {
        let now = self.db.now(&self.clock).await?;
        let teams = on!(self.db.read(), db => sqlx::query_scalar::<_, TeamId>(WAITING_TEAMS)
            .bind(queue.as_str()).bind(now).bind(pick == Pick::AnyDue).bind(lost_before(now)).bind(TEAMS_AT_ONCE)
            .fetch_all(db).await)?;
        // Others may be quicker and take all that is due of one team: then the next team's turn has come.
        for team in teams {
            let run_token = entropy::base62(22)?;
            let (store, worker, run) = (self.clone(), worker.clone(), run_token.clone());
            let taken = self
                .db
                .transaction(move |tx| {
                    Box::pin(async move { store.take_of_team(tx, queue, pick, &team, &worker, &run).await })
                })
                .await?;
            if taken.is_some() {
                return self.open_taken(queue, taken, run_token).await;
            }
        }
        Ok(Claimed::Nothing)
    }

    async fn take_of_team(
        &self,
        tx: &mut Tx,
        queue: Queue,
        pick: Pick,
        team: &TeamId,
        worker: &WorkerId,
        run_token: &str,
    ) -> Result<Option<Taken>, StoreError> {
        // Held to the end, so that two of them do not both find room for one more of this team.
        if let Either::Postgres(conn) = tx.conn() {
            sqlx::query("SELECT 1 FROM job_turns WHERE team_id = $1 FOR UPDATE")
                .bind(team)
                .execute(conn)
                .await?;
        }
        let now = tx.now(&self.clock).await?;
        let share = team_share(slots(tx, queue, now).await?);
        let under_way = on!(tx.conn(), conn => sqlx::query_scalar::<_, i64>(
            "SELECT count(*) FROM jobs WHERE queue = $1 AND team_id = $2 AND run_token IS NOT NULL AND due_at > $3"
        ).bind(queue.as_str()).bind(team).bind(now).fetch_one(conn).await)?;
        if under_way >= share {
            return Ok(None);
        }
        let sql = match tx.conn() {
            Either::Postgres(_) => PICK_ON_POSTGRES,
            Either::Sqlite(_) => PICK_ON_SQLITE,
        };
        let picked = on!(tx.conn(), conn => sqlx::query_scalar::<_, AnalysisId>(sql)
            .bind(queue.as_str()).bind(team).bind(now).bind(pick == Pick::AnyDue).bind(lost_before(now))
            .bind(formats::JOB.newest()).fetch_optional(conn).await)?;
        let Some(id) = picked else { return Ok(None) };
        on!(tx.conn(), conn => sqlx::query(
            "INSERT INTO job_turns (team_id, last_turn) VALUES ($1, $2)
             ON CONFLICT (team_id) DO UPDATE SET last_turn = $2"
        ).bind(team).bind(now).execute(conn).await.map(|_| ()))?;
        self.take(tx, &id, worker, run_token, now).await
    }

    /// Makes a run of a job. One that has no attempt left is ended unopened, so that not even what cannot be opened is
    /// tried for ever.
    async fn take(
        &self,
        tx: &mut Tx,
        id: &AnalysisId,
        worker: &WorkerId,
        run_token: &str,
        now: DateTime<Utc>,
    ) -> Result<Option<Taken>, StoreError> {
        let job = on!(tx.conn(), conn => sqlx::query_as::<_, JobRow>(CLAIM)
            .bind(id).bind(now).bind(run_token).bind(worker).bind(now + LEASE).bind(formats::JOB.newest())
            .fetch_optional(conn).await)?;
        let Some(job) = job else { return Ok(None) };
        if job.attempt > MOST_ATTEMPTS {
            on!(tx.conn(), conn => sqlx::query("DELETE FROM jobs WHERE id = $1")
                .bind(id).execute(conn).await.map(|_| ()))?;
            self.write_result(tx, &job.team_id, id, &RunResult::Failed(Failure::processing_error()), None)
                .await?;
            return Ok(Some(Taken::Spent(job.id)));
        }
        on!(tx.conn(), conn => sqlx::query(
            "UPDATE analyses SET status = $2, stage = $3, progress = 0, revision = revision + 1,
                started_at = COALESCE(started_at, $4)
             WHERE id = $1"
        ).bind(id).bind(Status::Processing.as_str()).bind(Stage::Opening.as_str()).bind(self.clock.now())
            .execute(conn).await.map(|_| ()))?;
        self.note_claim(tx, &job, worker).await?;
        let row = on!(tx.conn(), conn => sqlx::query_as::<_, AnalysisRow>(select_analyses!("WHERE a.id = $1"))
            .bind(id).fetch_one(conn).await)?;
        let waited = now - job.created_at;
        Ok(Some(Taken::Work(Box::new(TakenWork { job, row, waited }))))
    }

    /// A run before this one that nobody ended was lost with its worker.
    async fn note_claim(&self, tx: &mut Tx, job: &JobRow, worker: &WorkerId) -> Result<(), StoreError> {
        if job.attempt > 1
            && self.last_noted(tx, &job.id).await?.is_some_and(|last| last == Happening::Claimed)
        {
            let lost = Happened::new(Happening::Retried).reason(Hindrance::WorkerLost.as_str());
            self.note(tx, &job.team_id, &job.id, lost.attempt(job.attempt - 1)).await?;
        }
        let claimed = Happened::new(Happening::Claimed).attempt(job.attempt).worker(worker);
        self.note(tx, &job.team_id, &job.id, claimed).await
    }

    async fn open_taken(
        &self,
        queue: Queue,
        taken: Option<Taken>,
        run_token: String,
    ) -> Result<Claimed, StoreError> {
        let TakenWork { job, row, waited } = match taken {
            None => return Ok(Claimed::Nothing),
            Some(Taken::Spent(id)) => return Ok(Claimed::GivenUp(id)),
            Some(Taken::Work(work)) => *work,
        };
        let team = job.team_id;
        let id = job.id.as_str();
        let content_key = self.open_content_key(&team, id, row.sealed_content_key()).await?;
        // Where the statement was erased this very moment, this run's claim is gone as well.
        let statement_key = self.statement_key(&team, &job.id).await?.unwrap_or_else(|| content_key.clone());
        let password = match (&job.password, &job.sealed_password) {
            (Some(sealed), _) => {
                // The version before seals it under the key of the analysis.
                let opened = statement_key
                    .open(Content::Password, id, sealed)
                    .or_else(|_| content_key.open(Content::Password, id, sealed))?;
                let opened = String::from_utf8(opened);
                Some(opened.map_err(|_| StoreError::Corrupt("the password of a job is not UTF-8"))?.into())
            }
            // Of the version before.
            (None, Some(sealed)) => {
                Some(self.keyring.open_text(&team, JOB_PASSWORD, id, sealed).await?.into())
            }
            (None, None) => None,
        };
        let analysis = self.opened_analysis(&team, row).await?;
        Ok(Claimed::Work(Box::new(Claim {
            team,
            analysis,
            attempt: job.attempt,
            give_backs: job.give_backs,
            queue,
            request_id: job.request_id,
            password,
            waited,
            run_token,
            content_key,
            statement_key,
        })))
    }
}
