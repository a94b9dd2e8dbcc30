//! For those who wait for analyses to end: how far each is, in one statement for all of them.

use serde_json::json;
use sqlx::types::Json;

use super::{Analyses, Stage, Status};
use crate::db::{Either, on};
use crate::{Open, Store, StoreError};
use lending_base::{AnalysisId, TeamId};

/// An analysis and the team it must belong to.
pub type Waited = (TeamId, AnalysisId);

/// How far an analysis is. Nothing of it tells whom the analysis is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HowFar {
    pub status: Open<Status>,
    pub stage: Option<Open<Stage>>,
    pub progress: i64,
}

const STATUSES_ON_POSTGRES: &str = "
    SELECT a.team_id, a.id, a.status, a.stage, a.progress FROM jsonb_array_elements($1) w
    JOIN analyses a ON a.team_id = w.value->>0 AND a.id = w.value->>1";
const STATUSES_ON_SQLITE: &str = "
    SELECT a.team_id, a.id, a.status, a.stage, a.progress FROM json_each($1) w
    JOIN analyses a ON a.team_id = w.value->>0 AND a.id = w.value->>1";

impl Store {
    /// How far each is. One that is not there, or belongs to another team, is left out.
    pub async fn how_far(&self, waited: &[Waited]) -> Result<Vec<(Waited, HowFar)>, StoreError> {
        let pairs: Vec<_> = waited.iter().map(|(team, id)| json!([team.as_str(), id.as_str()])).collect();
        let db = self.db.read();
        let sql = match db {
            Either::Postgres(_) => STATUSES_ON_POSTGRES,
            Either::Sqlite(_) => STATUSES_ON_SQLITE,
        };
        let rows = on!(db, db => sqlx::query_as::<_, (TeamId, AnalysisId, String, Option<String>, i64)>(sql)
            .bind(Json(pairs)).fetch_all(db).await)?;
        let read = rows.into_iter().map(|(team, id, status, stage, progress)| {
            let how_far = HowFar { status: Open::read(status), stage: stage.map(Open::read), progress };
            ((team, id), how_far)
        });
        Ok(read.collect())
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
