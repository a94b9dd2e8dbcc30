//! For those who wait for analyses to end: how far each is, in one statement for all of them.

use serde_json::json;
use sqlx::types::Json;

use super::{Analyses, Status};
use crate::db::{Either, on};
use crate::{Open, Store, StoreError};
use lending_base::{AnalysisId, TeamId};

/// An analysis and the team it must belong to.
pub type Waited = (TeamId, AnalysisId);

const STATUSES_ON_POSTGRES: &str = "
    SELECT a.team_id, a.id, a.status FROM jsonb_array_elements($1) w
    JOIN analyses a ON a.team_id = w.value->>0 AND a.id = w.value->>1";
const STATUSES_ON_SQLITE: &str = "
    SELECT a.team_id, a.id, a.status FROM json_each($1) w
    JOIN analyses a ON a.team_id = w.value->>0 AND a.id = w.value->>1";

impl Store {
    /// The status of each. One that is not there, or belongs to another team, is left out.
    pub async fn statuses(&self, waited: &[Waited]) -> Result<Vec<(Waited, Open<Status>)>, StoreError> {
        let pairs: Vec<_> = waited.iter().map(|(team, id)| json!([team.as_str(), id.as_str()])).collect();
        let db = self.db.read();
        let sql = match db {
            Either::Postgres(_) => STATUSES_ON_POSTGRES,
            Either::Sqlite(_) => STATUSES_ON_SQLITE,
        };
        let rows = on!(db, db => sqlx::query_as::<_, (TeamId, AnalysisId, String)>(sql)
            .bind(Json(pairs)).fetch_all(db).await)?;
        Ok(rows.into_iter().map(|(team, id, status)| ((team, id), Open::read(status))).collect())
    }
}

impl Analyses<'_> {
    /// How far it is. `None` when there is no such analysis.
    pub async fn status(&self, id: &AnalysisId) -> Result<Option<Open<Status>>, StoreError> {
        let status = on!(self.store.db.read(), db => sqlx::query_scalar::<_, String>(
            "SELECT status FROM analyses WHERE id = $1 AND team_id = $2"
        ).bind(id).bind(self.team).fetch_optional(db).await)?;
        Ok(status.map(Open::read))
    }
}
