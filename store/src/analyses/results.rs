//! What an analysis came to: its report, what was read of its statement, and the statement itself.

use bytes::Bytes;

use super::Analyses;
use crate::StoreError;
use crate::db::on;
use crate::files::Files;
use crate::sealing::{Content, ContentKey};
use lending_base::AnalysisId;

#[derive(sqlx::FromRow)]
struct ContentRow {
    sealed_content_key: Vec<u8>,
    content: Vec<u8>,
}

/// The report and the reading as they are kept.
pub(crate) fn seal_results(
    key: &ContentKey,
    analysis: &AnalysisId,
    report: &[u8],
    reading: &[u8],
) -> Result<(Vec<u8>, Vec<u8>), StoreError> {
    let id = analysis.as_str();
    Ok((key.seal_packed(Content::Report, id, report)?, key.seal_packed(Content::Reading, id, reading)?))
}

impl Analyses<'_> {
    /// The report as JSON, byte for byte as it was made. `None` until there is one.
    pub async fn report(&self, id: &AnalysisId) -> Result<Option<Vec<u8>>, StoreError> {
        let row = on!(self.store.db.read(), db => sqlx::query_as::<_, ContentRow>(
            "SELECT a.sealed_content_key, r.report AS content FROM analyses a JOIN analysis_results r ON r.id = a.id
             WHERE a.id = $1 AND a.team_id = $2"
        ).bind(id).bind(self.team).fetch_optional(db).await)?;
        self.opened(id, Content::Report, row).await
    }

    /// What was read of the statement, as JSON. `None` until there is something.
    pub async fn reading(&self, id: &AnalysisId) -> Result<Option<Vec<u8>>, StoreError> {
        let row = on!(self.store.db.read(), db => sqlx::query_as::<_, ContentRow>(
            "SELECT a.sealed_content_key, r.reading AS content FROM analyses a JOIN analysis_results r ON r.id = a.id
             WHERE a.id = $1 AND a.team_id = $2"
        ).bind(id).bind(self.team).fetch_optional(db).await)?;
        self.opened(id, Content::Reading, row).await
    }

    async fn opened(
        &self,
        id: &AnalysisId,
        content: Content,
        row: Option<ContentRow>,
    ) -> Result<Option<Vec<u8>>, StoreError> {
        let Some(row) = row else { return Ok(None) };
        let key = self.store.open_content_key(self.team, id, &row.sealed_content_key).await?;
        Ok(Some(key.open_packed(content, id.as_str(), &row.content)?))
    }

    /// The statement as it was uploaded. `None` when there is no such analysis.
    pub async fn statement(&self, id: &AnalysisId) -> Result<Option<Bytes>, StoreError> {
        let sealed = on!(self.store.db.read(), db => sqlx::query_scalar::<_, Vec<u8>>(
            "SELECT sealed_content_key FROM analyses WHERE id = $1 AND team_id = $2"
        ).bind(id).bind(self.team).fetch_optional(db).await)?;
        let Some(sealed) = sealed else { return Ok(None) };
        let key = self.store.open_content_key(self.team, id, &sealed).await?;
        let found = self.store.files.read(&Files::path(self.team, id), id, &key).await?;
        found.map(Some).ok_or(StoreError::Corrupt("the statement of an analysis is missing"))
    }
}
