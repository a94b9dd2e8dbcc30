//! Sealing what versions before kept in clear: the inputs of an analysis, the hash of its file, and why a person has to look.
//! It is done with a rotation of keys, and nobody waits for it: each row is read as it stands until it is sealed.

use sqlx::types::Json;

use super::sealed_facts::{Submission, plain_reasons, seal_reasons};
use crate::db::on;
use crate::{Store, StoreError};
use lending_base::{AnalysisId, TeamId};

/// Rows that are read at a time.
const AT_ONCE: i64 = 500;

#[derive(sqlx::FromRow)]
struct FormerRow {
    id: AnalysisId,
    revision: i64,
    inputs: Json<serde_json::Value>,
    file_sha256: String,
    submission: Option<Vec<u8>>,
    review_reasons: Json<Vec<String>>,
}

/// What takes the place of a row's plain columns; what is `None` stays.
struct SealedFacts {
    id: AnalysisId,
    revision: i64,
    submission: Option<(Vec<u8>, Vec<u8>)>,
    reasons: Option<Vec<u8>>,
}

impl Store {
    /// Seals what of a team's analyses stands in clear. Says of how many. One whose key does not open is left as it is.
    pub(crate) async fn seal_former_facts(&self, team: &TeamId) -> Result<u64, StoreError> {
        let (mut after, mut sealed) = (String::new(), 0);
        loop {
            let rows = on!(self.db.read(), db => sqlx::query_as::<_, FormerRow>(
                "SELECT id, revision, inputs, file_sha256, submission, review_reasons FROM analyses
                 WHERE team_id = $1 AND id > $2
                    AND (submission IS NULL OR CAST(review_reasons AS TEXT) NOT IN ('[]', '[\"sealed\"]'))
                 ORDER BY id LIMIT $3"
            ).bind(team).bind(&after).bind(AT_ONCE).fetch_all(db).await)?;
            let Some(last) = rows.last() else { return Ok(sealed) };
            after = last.id.to_string();
            for row in rows {
                if let Some(facts) = self.sealed_facts(team, row).await? {
                    sealed += self.replace_plain(team, facts).await?;
                }
            }
        }
    }

    async fn sealed_facts(&self, team: &TeamId, row: FormerRow) -> Result<Option<SealedFacts>, StoreError> {
        let id = row.id.as_str();
        let key = match self.content_key(team, id).await {
            Ok(Some(key)) => key,
            Ok(None) => return Ok(None),
            Err(error @ (StoreError::Sealing(_) | StoreError::Corrupt(_))) => {
                tracing::warn!(%error, analysis = id, "what stands in clear could not be sealed");
                return Ok(None);
            }
            Err(error) => return Err(error),
        };
        let submission = if row.submission.is_some() {
            None
        } else {
            let index = self.file_index(team, &row.file_sha256);
            let submission = Submission { inputs: row.inputs.0, file_sha256: row.file_sha256 };
            Some((submission.seal(&key, id)?, index))
        };
        // Whatever stands there beyond the word that they are sealed is what counts.
        let plain = &row.review_reasons.0;
        let is_plain = !plain.is_empty() && *plain != plain_reasons().0;
        let reasons = is_plain.then(|| seal_reasons(&key, id, plain)).transpose()?;
        Ok(Some(SealedFacts { id: row.id, revision: row.revision, submission, reasons }))
    }

    /// Guarded by the revision: what somebody changed meanwhile is left to the next time. Nothing that is shown changes, so
    /// the revision does not either.
    async fn replace_plain(&self, team: &TeamId, facts: SealedFacts) -> Result<u64, StoreError> {
        let team = team.clone();
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    let mut changed = 0;
                    if let Some((submission, file_index)) = facts.submission {
                        changed += on!(tx.conn(), conn => sqlx::query(
                            "UPDATE analyses SET submission = $4, file_index = $5, inputs = $6, file_sha256 = ''
                             WHERE id = $1 AND team_id = $2 AND revision = $3 AND submission IS NULL"
                        ).bind(&facts.id).bind(&team).bind(facts.revision).bind(submission).bind(file_index)
                            .bind(Submission::plain_inputs())
                            .execute(conn).await.map(|done| done.rows_affected()))?;
                    }
                    if let Some(reasons) = facts.reasons {
                        changed += on!(tx.conn(), conn => sqlx::query(
                            "UPDATE analyses SET reasons = $4, review_reasons = $5
                             WHERE id = $1 AND team_id = $2 AND revision = $3"
                        ).bind(&facts.id).bind(&team).bind(facts.revision).bind(reasons).bind(plain_reasons())
                            .execute(conn).await.map(|done| done.rows_affected()))?;
                    }
                    Ok(u64::from(changed > 0))
                })
            })
            .await
    }
}
