//! Having an analysis tried once more that failed through no fault of its file.

use zeroize::Zeroizing;

use super::timeline::{Happened, Happening};
use super::{Analyses, Failure, Status};
use crate::audit::{self, Action, Actor, Entry, Principal};
use crate::db::on;
use crate::{Store, StoreError};
use chrono::{DateTime, Utc};
use lending_base::{AnalysisId, TeamId};

/// The most analyses that are listed to be tried again at once.
const LISTED_AT_ONCE: i64 = 1_000;

/// Who wants it tried again.
#[derive(Debug, Clone)]
pub enum Retrier {
    Person(Principal),
    /// Somebody at a shell of the deployment.
    Operator,
}

/// What became of the wish.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Retried {
    Done,
    /// It has not failed, or somebody else had it tried again already, or trying again would come to the same.
    NotRetryable,
}

impl Analyses<'_> {
    /// Queues an analysis again that failed through no fault of its file. Of several at once one does. Whatever a bureau was
    /// asked for it is not asked again, and it is not counted as another analysis.
    pub async fn retry(
        &self,
        by: Retrier,
        id: &AnalysisId,
        password: Option<Zeroizing<String>>,
    ) -> Result<Retried, StoreError> {
        let Some(key) = self.store.statement_key(self.team, id).await? else {
            return Ok(Retried::NotRetryable);
        };
        let (store, team, id) = (self.store.clone(), self.team.clone(), id.clone());
        self.store
            .db
            .transaction(move |tx| {
                Box::pin(async move {
                    let [ours, missing, corrupt] = Failure::RETRYABLE;
                    let changed = on!(tx.conn(), conn => sqlx::query(
                        "UPDATE analyses SET status = $3, stage = NULL, progress = 0, failure_code = NULL,
                            failure_message = NULL, started_at = NULL, completed_at = NULL, revision = revision + 1
                         WHERE id = $1 AND team_id = $2 AND status = $4 AND failure_code IN ($5, $6, $7)
                            AND statement_erased_at IS NULL"
                    ).bind(&id).bind(&team).bind(Status::Queued.as_str()).bind(Status::Failed.as_str())
                        .bind(ours).bind(missing).bind(corrupt)
                        .execute(conn).await.map(|done| done.rows_affected()))?;
                    if changed == 0 {
                        return Ok(Retried::NotRetryable);
                    }
                    let (entry, user, request) = match &by {
                        Retrier::Person(principal) => (
                            principal.entry(Action::AnalysisRetried),
                            Some(&principal.user),
                            principal.origin.request_id.as_deref(),
                        ),
                        Retrier::Operator => {
                            (Entry::new(Actor::Operator, Action::AnalysisRetried).team(&team), None, None)
                        }
                    };
                    store.insert_job(tx, &team, request, &id, &key, password.as_ref()).await?;
                    store.note(tx, &team, &id, Happened::new(Happening::RetryRequested).by(user)).await?;
                    audit::append(tx, &store.clock, &entry.subject(&id)).await?;
                    Ok(Retried::Done)
                })
            })
            .await
    }
}

impl Store {
    /// The team of an analysis, for an operator. `None` when there is no such analysis.
    pub async fn team_of_analysis(&self, id: &AnalysisId) -> Result<Option<TeamId>, StoreError> {
        Ok(
            on!(self.db.read(), db => sqlx::query_scalar::<_, TeamId>("SELECT team_id FROM analyses WHERE id = $1")
            .bind(id).fetch_optional(db).await)?,
        )
    }

    /// Analyses of all teams that failed since a time through no fault of their files, the oldest first, after the one
    /// named; at most a thousand.
    pub async fn retryable_since(
        &self,
        since: DateTime<Utc>,
        after: Option<&AnalysisId>,
    ) -> Result<Vec<(TeamId, AnalysisId)>, StoreError> {
        let [ours, missing, corrupt] = Failure::RETRYABLE;
        Ok(on!(self.db.read(), db => sqlx::query_as::<_, (TeamId, AnalysisId)>(
            "SELECT team_id, id FROM analyses
             WHERE status = $1 AND completed_at >= $2 AND failure_code IN ($3, $4, $5) AND statement_erased_at IS NULL
                AND ($6 IS NULL OR id > $6)
             ORDER BY id LIMIT $7"
        ).bind(Status::Failed.as_str()).bind(since).bind(ours).bind(missing).bind(corrupt)
            .bind(after.map(AnalysisId::as_str)).bind(LISTED_AT_ONCE).fetch_all(db).await)?)
    }
}
