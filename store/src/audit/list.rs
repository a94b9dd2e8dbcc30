//! What was recorded of one team, for its owners.

use chrono::{DateTime, Utc};
use lending_base::{AuditId, TeamId};

use super::{Recorded, entry_columns};
use crate::db::on;
use crate::{Store, StoreError};

/// Which entries. What is `None` does not matter.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct AuditFilter {
    /// The id of a user, or `operator`, `service`, `anonymous`.
    pub actor: Option<String>,
    pub action: Option<String>,
    /// The id of what it was done to.
    pub subject: Option<String>,
    pub after: Option<DateTime<Utc>>,
    pub before: Option<DateTime<Utc>>,
}

impl Store {
    /// The newest first, `limit` of them below an id. One more than asked for is read, and given, where there are more.
    pub async fn audit_entries(
        &self,
        team: &TeamId,
        filter: &AuditFilter,
        below: Option<&AuditId>,
        limit: i64,
    ) -> Result<Vec<Recorded>, StoreError> {
        Ok(on!(self.db.read(), db => sqlx::query_as::<_, Recorded>(concat!(
            "SELECT ", entry_columns!(), " FROM audit e WHERE e.team_id = $1 AND ($2 IS NULL OR e.actor = $2)
                AND ($3 IS NULL OR e.action = $3) AND ($4 IS NULL OR e.subject = $4)
                AND ($5 IS NULL OR e.at > $5) AND ($6 IS NULL OR e.at < $6) AND ($7 IS NULL OR e.id < $7)
             ORDER BY e.id DESC LIMIT $8"
        )).bind(team).bind(&filter.actor).bind(&filter.action).bind(&filter.subject).bind(filter.after)
            .bind(filter.before).bind(below.map(AuditId::as_str)).bind(limit.saturating_add(1))
            .fetch_all(db).await)?)
    }

    pub async fn audit_entry(&self, team: &TeamId, id: &AuditId) -> Result<Option<Recorded>, StoreError> {
        Ok(on!(self.db.read(), db => sqlx::query_as::<_, Recorded>(concat!(
            "SELECT ", entry_columns!(), " FROM audit e WHERE e.id = $1 AND e.team_id = $2"
        )).bind(id.as_str()).bind(team).fetch_optional(db).await)?)
    }
}
