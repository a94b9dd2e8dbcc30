//! For how long a team keeps what, and erasing what has become older than that.

use chrono::{DateTime, TimeDelta, Utc};

use crate::audit::{Action, Principal};
use crate::db::on;
use crate::erasures::{Erased, Eraser, ErasureKind};
use crate::{Store, StoreError};
use lending_base::TeamId;

/// For how many days a team keeps what; `None`: until somebody erases it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, sqlx::FromRow)]
pub struct Retention {
    #[sqlx(rename = "statement_days")]
    pub statements: Option<i64>,
    #[sqlx(rename = "report_days")]
    pub reports: Option<i64>,
    #[sqlx(rename = "credit_check_days")]
    pub credit_checks: Option<i64>,
}

#[derive(sqlx::FromRow)]
struct TeamRetention {
    team_id: TeamId,
    #[sqlx(flatten)]
    days: Retention,
}

/// How much of one kind of one team is looked up at a time. Who else works on the database has a turn after each.
const ERASED_AT_ONCE: i64 = 100;

impl Store {
    pub async fn retention(&self, team: &TeamId) -> Result<Retention, StoreError> {
        let found = on!(self.db.read(), db => sqlx::query_as::<_, Retention>(
            "SELECT statement_days, report_days, credit_check_days FROM retention WHERE team_id = $1"
        ).bind(team).fetch_optional(db).await)?;
        Ok(found.unwrap_or_default())
    }

    pub async fn set_retention(&self, principal: &Principal, days: Retention) -> Result<(), StoreError> {
        let (store, principal) = (self.clone(), principal.clone());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    on!(tx.conn(), conn => sqlx::query(
                        "INSERT INTO retention (team_id, statement_days, report_days, credit_check_days, changed_by,
                            changed_at)
                         VALUES ($1, $2, $3, $4, $5, $6)
                         ON CONFLICT (team_id) DO UPDATE SET statement_days = $2, report_days = $3,
                            credit_check_days = $4, changed_by = $5, changed_at = $6"
                    ).bind(&principal.team).bind(days.statements).bind(days.reports).bind(days.credit_checks)
                        .bind(&principal.user).bind(store.clock.now()).execute(conn).await.map(|_| ()))?;
                    let entry = principal.entry(Action::RetentionChanged).subject(&principal.team);
                    crate::audit::append(tx, &store.clock, &entry).await
                })
            })
            .await
    }

    /// Erases what teams no longer keep. Says how much; what is on legal hold or not ended stays. What cannot be erased keeps
    /// neither the rest of its team waiting nor another team.
    pub async fn erase_outdated(&self) -> Result<u64, StoreError> {
        let now = self.database_time().await?;
        let teams = on!(self.db.read(), db => sqlx::query_as::<_, TeamRetention>(
            "SELECT team_id, statement_days, report_days, credit_check_days FROM retention ORDER BY team_id"
        ).fetch_all(db).await)?;
        let mut erased = 0;
        for TeamRetention { team_id: team, days } in teams {
            let before = |days: Option<i64>| days.and_then(TimeDelta::try_days).map(|age| now - age);
            for (kind, days) in [
                (ErasureKind::Analysis, days.reports),
                (ErasureKind::Statement, days.statements),
                (ErasureKind::CreditCheck, days.credit_checks),
            ] {
                let Some(before) = before(days) else { continue };
                match self.erase_all(&team, kind, before).await {
                    Ok(done) => erased += done,
                    // The storage itself: the next team would meet the same.
                    Err(error) if error.is_transient() && !error.is_newer() => return Err(error),
                    Err(error) => {
                        tracing::error!(%error, %team, kind = kind.as_str(), "what a team no longer keeps could not be erased");
                    }
                }
            }
        }
        Ok(erased)
    }

    /// Erases what of one kind is older than a time, by as many as are looked up at once, until there are fewer: a team that
    /// shortens what it keeps waits for no later round, however much that is.
    async fn erase_all(
        &self,
        team: &TeamId,
        kind: ErasureKind,
        before: DateTime<Utc>,
    ) -> Result<u64, StoreError> {
        let (analyses, checks) = (self.analyses(team), self.credit_checks(team));
        let mut erased = 0;
        loop {
            let (mut found, mut done) = (0, 0);
            match kind {
                ErasureKind::Analysis => {
                    for id in analyses.ended_before(before, ERASED_AT_ONCE).await? {
                        found += 1;
                        done += count(analyses.erase(&Eraser::Retention, &id, false).await, id.as_str())?;
                    }
                }
                ErasureKind::Statement => {
                    for id in analyses.with_statement_before(before, ERASED_AT_ONCE).await? {
                        found += 1;
                        done += count(analyses.erase_statement(&Eraser::Retention, &id).await, id.as_str())?;
                    }
                }
                ErasureKind::CreditCheck => {
                    for id in checks.settled_before(before, ERASED_AT_ONCE).await? {
                        found += 1;
                        done += count(checks.erase(&Eraser::Retention, &id).await, id.as_str())?;
                    }
                }
            }
            erased += done;
            // Where none of them could be erased, the same ones would be found again.
            if found < ERASED_AT_ONCE || done == 0 {
                return Ok(erased);
            }
            tokio::task::yield_now().await;
        }
    }
}

/// One that cannot be erased keeps none after it waiting; a storage that is away does.
fn count(erased: Result<Erased, StoreError>, subject: &str) -> Result<u64, StoreError> {
    match erased {
        Ok(erased) => Ok(u64::from(matches!(erased, Erased::Done(_)))),
        Err(error) if error.is_transient() && !error.is_newer() => Err(error),
        Err(error) => {
            tracing::error!(%error, subject, "what is no longer kept could not be erased; the rest is");
            Ok(0)
        }
    }
}
