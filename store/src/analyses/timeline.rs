//! What happened to an analysis, step by step: written in the transaction of each change, gone with the analysis. It names
//! things by id and carries no personal data.

use chrono::{DateTime, Utc};

use super::Analyses;
use crate::db::{Tx, on};
use crate::words::{Open, words};
use crate::{Store, StoreError};
use lending_base::{AnalysisId, TeamId, UserId, WorkerId};

/// How many entries an analysis keeps: the first and the newest. What lies between is dropped, and the numbers show it.
const FIRST_KEPT: i64 = 100;
const NEWEST_KEPT: i64 = 100;

words! {
    /// What happened to an analysis.
    Happening {
        Accepted,
        Claimed,
        Read,
        FiledAsScan,
        GivenBack,
        Retried,
        Failed,
        Decided,
        Corrected,
        Reviewed,
        RetryRequested,
        Held,
        Released,
        StatementErased,
    }
}

words! {
    /// Why work was given back or is tried again. The first three cost no attempt: the database or the place of files does
    /// not answer or is not the right one; the worker was asked to stop; only a newer version can do it. The others do: the
    /// worker was not heard of any more; something broke on our side.
    Hindrance {
        StorageUnavailable,
        WorkerStopping,
        NewerVersionNeeded,
        WorkerLost,
        ProcessingFault,
    }
}

/// One thing that happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TimelineEntry {
    /// From 1, in order. A gap says that entries between were dropped.
    pub number: i64,
    pub at: DateTime<Utc>,
    pub what: Open<Happening>,
    /// A word: a [`Hindrance`], a code of failure, a decision.
    pub reason: Option<String>,
    pub attempt: Option<i64>,
    pub worker: Option<WorkerId>,
    pub by: Option<UserId>,
}

#[derive(sqlx::FromRow)]
struct TimelineRow {
    number: i64,
    at: DateTime<Utc>,
    what: String,
    reason: Option<String>,
    attempt: Option<i64>,
    worker_id: Option<WorkerId>,
    user_id: Option<UserId>,
}

/// What is to be noted.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Happened<'a> {
    what: Happening,
    at: Option<DateTime<Utc>>,
    reason: Option<&'a str>,
    attempt: Option<i64>,
    worker: Option<&'a WorkerId>,
    by: Option<&'a UserId>,
}

impl<'a> Happened<'a> {
    pub(crate) fn new(what: Happening) -> Self {
        Self { what, at: None, reason: None, attempt: None, worker: None, by: None }
    }

    /// Left out: now.
    pub(crate) fn at(self, at: DateTime<Utc>) -> Self {
        Self { at: Some(at), ..self }
    }

    pub(crate) fn reason(self, reason: &'a str) -> Self {
        Self { reason: Some(reason), ..self }
    }

    pub(crate) fn is_for(&self, why: Hindrance) -> bool {
        self.reason == Some(why.as_str())
    }

    pub(crate) fn attempt(self, attempt: i64) -> Self {
        Self { attempt: Some(attempt), ..self }
    }

    pub(crate) fn worker(self, worker: &'a WorkerId) -> Self {
        Self { worker: Some(worker), ..self }
    }

    pub(crate) fn by(self, user: Option<&'a UserId>) -> Self {
        Self { by: user, ..self }
    }
}

impl Store {
    /// Notes what happened. Whoever calls it has changed the row of the analysis in the same transaction, and so holds it:
    /// two do not give out one number.
    pub(crate) async fn note(
        &self,
        tx: &mut Tx,
        team: &TeamId,
        analysis: &AnalysisId,
        happened: Happened<'_>,
    ) -> Result<(), StoreError> {
        let at = happened.at.unwrap_or_else(|| self.clock.now());
        let number = on!(tx.conn(), conn => sqlx::query_scalar::<_, i64>(
            "INSERT INTO analysis_timeline (analysis_id, team_id, number, at, what, reason, attempt, worker_id, user_id)
             SELECT $1, $2, COALESCE(max(number), 0) + 1, $3, $4, $5, $6, $7, $8
             FROM analysis_timeline WHERE analysis_id = $1
             RETURNING number"
        ).bind(analysis).bind(team).bind(at).bind(happened.what.as_str()).bind(happened.reason)
            .bind(happened.attempt).bind(happened.worker).bind(happened.by)
            .fetch_one(conn).await)?;
        if number > FIRST_KEPT + NEWEST_KEPT {
            on!(tx.conn(), conn => sqlx::query(
                "DELETE FROM analysis_timeline WHERE analysis_id = $1 AND number = $2"
            ).bind(analysis).bind(number - NEWEST_KEPT).execute(conn).await.map(|_| ()))?;
        }
        Ok(())
    }

    /// What was noted last.
    pub(crate) async fn last_noted(
        &self,
        tx: &mut Tx,
        analysis: &AnalysisId,
    ) -> Result<Option<Open<Happening>>, StoreError> {
        let what = on!(tx.conn(), conn => sqlx::query_scalar::<_, String>(
            "SELECT what FROM analysis_timeline WHERE analysis_id = $1 ORDER BY number DESC LIMIT 1"
        ).bind(analysis).fetch_optional(conn).await)?;
        Ok(what.map(Open::read))
    }
}

impl Analyses<'_> {
    /// What happened to an analysis, in order. Empty where there is no such analysis.
    pub async fn timeline(&self, id: &AnalysisId) -> Result<Vec<TimelineEntry>, StoreError> {
        let rows = on!(self.store.db.read(), db => sqlx::query_as::<_, TimelineRow>(
            "SELECT number, at, what, reason, attempt, worker_id, user_id FROM analysis_timeline
             WHERE analysis_id = $1 AND team_id = $2 ORDER BY number"
        ).bind(id).bind(self.team).fetch_all(db).await)?;
        let opened = |row: TimelineRow| TimelineEntry {
            number: row.number,
            at: row.at,
            what: Open::read(row.what),
            reason: row.reason,
            attempt: row.attempt,
            worker: row.worker_id,
            by: row.user_id,
        };
        Ok(rows.into_iter().map(opened).collect())
    }
}
