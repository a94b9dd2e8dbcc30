//! What an analysis came to: its report, what was read of its statement, and the statement itself.

use bytes::Bytes;

use super::{Analyses, Analysis};
use crate::StoreError;
use crate::db::{Tx, on};
use crate::files::Files;
use crate::formats::{self, Formats};
use crate::sealing::{Content, ContentKey};
use lending_base::{AnalysisId, TeamId};

#[derive(sqlx::FromRow)]
pub(super) struct ContentRow {
    content: Vec<u8>,
    format: i64,
}

/// Whether a case can be decided again from what is stored of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Replayable {
    Yes,
    /// There is no report, or none any more.
    Gone,
    /// Only a newer version of the service can read what it stored.
    NeedsNewerVersion,
}

#[derive(sqlx::FromRow)]
struct StoredFormats {
    report_format: i64,
    reading_format: i64,
}

/// A report and a reading as they are kept.
#[derive(Debug)]
pub(crate) struct SealedResults {
    report: Vec<u8>,
    reading: Vec<u8>,
}

/// Compresses and encrypts both. It takes a while.
pub(crate) fn seal_results(
    key: &ContentKey,
    analysis: &AnalysisId,
    report: &[u8],
    reading: &[u8],
) -> Result<SealedResults, StoreError> {
    let id = analysis.as_str();
    Ok(SealedResults {
        report: key.seal_packed(Content::Report, id, report)?,
        reading: key.seal_packed(Content::Reading, id, reading)?,
    })
}

impl SealedResults {
    pub(crate) async fn insert(
        self,
        tx: &mut Tx,
        team: &TeamId,
        analysis: &AnalysisId,
    ) -> Result<(), StoreError> {
        on!(tx.conn(), conn => sqlx::query(
            "INSERT INTO analysis_results (id, team_id, report, report_format, reading, reading_format)
             VALUES ($1, $2, $3, $4, $5, $6)"
        ).bind(analysis).bind(team).bind(self.report).bind(formats::REPORT.newest())
            .bind(self.reading).bind(formats::READING.newest())
            .execute(conn).await.map(|_| ()))?;
        Ok(())
    }
}

impl Analyses<'_> {
    /// The report that holds: of the first revision here, of a later one among the revisions.
    pub async fn report(&self, analysis: &Analysis) -> Result<Option<Vec<u8>>, StoreError> {
        self.revision_report(&analysis.id, analysis.report_revision).await
    }

    /// The first report as JSON, byte for byte as it was made, unless it has an older format. `None` until there is one.
    pub(super) async fn first_report(&self, id: &AnalysisId) -> Result<Option<Vec<u8>>, StoreError> {
        let row = on!(self.store.db.read(), db => sqlx::query_as::<_, ContentRow>(
            "SELECT r.report AS content, r.report_format AS format
             FROM analyses a JOIN analysis_results r ON r.id = a.id
             WHERE a.id = $1 AND a.team_id = $2"
        ).bind(id).bind(self.team).fetch_optional(db).await)?;
        self.opened(id, id.as_str(), Content::Report, &formats::REPORT, row).await
    }

    /// What was read of the statement, as JSON. `None` until there is something.
    pub async fn reading(&self, id: &AnalysisId) -> Result<Option<Vec<u8>>, StoreError> {
        let row = on!(self.store.db.read(), db => sqlx::query_as::<_, ContentRow>(
            "SELECT r.reading AS content, r.reading_format AS format
             FROM analyses a JOIN analysis_results r ON r.id = a.id
             WHERE a.id = $1 AND a.team_id = $2"
        ).bind(id).bind(self.team).fetch_optional(db).await)?;
        self.opened(id, id.as_str(), Content::Reading, &formats::READING, row).await
    }

    /// Whether the case can be decided again. Nothing is opened for it.
    pub async fn replayable(&self, analysis: &Analysis) -> Result<Replayable, StoreError> {
        let stored = on!(self.store.db.read(), db => sqlx::query_as::<_, StoredFormats>(
            "SELECT r.reading_format, COALESCE(
                (SELECT v.report_format FROM analysis_revisions v WHERE v.analysis_id = a.id AND v.number = $3),
                r.report_format) AS report_format
             FROM analyses a JOIN analysis_results r ON r.id = a.id
             WHERE a.id = $1 AND a.team_id = $2"
        ).bind(&analysis.id).bind(self.team).bind(analysis.report_revision).fetch_optional(db).await)?;
        Ok(match stored {
            None => Replayable::Gone,
            Some(stored)
                if stored.report_format > formats::REPORT.newest()
                    || stored.reading_format > formats::READING.newest() =>
            {
                Replayable::NeedsNewerVersion
            }
            Some(_) => Replayable::Yes,
        })
    }

    /// `owner` is what the content is bound to.
    pub(super) async fn opened(
        &self,
        id: &AnalysisId,
        owner: &str,
        content: Content,
        formats: &'static Formats,
        row: Option<ContentRow>,
    ) -> Result<Option<Vec<u8>>, StoreError> {
        let Some(row) = row else { return Ok(None) };
        let Some(key) = self.store.content_key(self.team, id.as_str()).await? else { return Ok(None) };
        let owner = owner.to_owned();
        let open = move || formats.lift(row.format, key.open_packed(content, &owner, &row.content)?);
        self.store.compute(self.team, open).await?.map(Some)
    }

    /// The statement as it was uploaded. `None` when there is no such analysis, or it has been erased; one that is lost is
    /// [`StoreError::StatementMissing`] or [`StoreError::StatementCorrupt`].
    pub async fn statement(&self, id: &AnalysisId) -> Result<Option<Bytes>, StoreError> {
        let Some(key) = self.store.statement_key(self.team, id).await? else { return Ok(None) };
        self.store.files.read(&Files::path(self.team, id), id, &key).await.map(Some)
    }
}
