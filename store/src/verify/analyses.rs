//! Analyses: the statement, the key, the reports.

use futures_util::{StreamExt, TryStreamExt, stream};
use sha2::{Digest, Sha256};

use super::{AT_ONCE, ProblemKind, ROWS, Verification, is_damage};
use crate::analyses::{Submission, revision_owner};
use crate::computing::compute;
use crate::db::on;
use crate::files::Files;
use crate::formats;
use crate::sealing::{Content, ContentKey, hex, sealed_size};
use crate::{Store, StoreError};
use lending_base::{AnalysisId, TeamId};

#[derive(Debug, Clone, sqlx::FromRow)]
struct Row {
    id: AnalysisId,
    team_id: TeamId,
    status: String,
    file_size: i64,
    file_sha256: String,
    submission: Option<Vec<u8>>,
    is_statement_erased: bool,
}

#[derive(sqlx::FromRow)]
struct ResultRow {
    report: Vec<u8>,
    report_format: i64,
    reading: Vec<u8>,
    reading_format: i64,
}

#[derive(sqlx::FromRow)]
struct RevisionRow {
    number: i64,
    report: Vec<u8>,
    report_format: i64,
}

/// What was found of one analysis.
#[derive(Default)]
struct Findings {
    problems: Vec<ProblemKind>,
    reports: u64,
}

impl Store {
    pub(super) async fn verify_analyses(&self, found: &mut Verification) -> Result<(), StoreError> {
        let mut after = String::new();
        let deep = found.is_deep;
        loop {
            let rows = on!(self.db.read(), db => sqlx::query_as::<_, Row>(
                "SELECT id, team_id, status, file_size, file_sha256, submission,
                    statement_erased_at IS NOT NULL AS is_statement_erased
                 FROM analyses WHERE id > $1 ORDER BY id LIMIT $2"
            ).bind(&after).bind(ROWS).fetch_all(db).await)?;
            let Some(last) = rows.last() else { return Ok(()) };
            last.id.as_str().clone_into(&mut after);
            let looks = stream::iter(rows).map(|row| async move {
                let findings = self.look_at(&row, deep).await?;
                Ok::<_, StoreError>((row, findings))
            });
            let mut looks = looks.buffered(AT_ONCE);
            while let Some((row, findings)) = looks.try_next().await? {
                found.looked.analyses += 1;
                found.looked.statements += u64::from(!row.is_statement_erased);
                found.looked.reports += findings.reports;
                for kind in findings.problems {
                    found.add(kind, row.id.as_str());
                }
            }
        }
    }

    async fn look_at(&self, row: &Row, deep: bool) -> Result<Findings, StoreError> {
        let mut findings = Findings::default();
        let key = match self.key_or_problem(&row.team_id, row.id.as_str()).await? {
            Ok(key) => Some(key),
            Err(kind) => {
                findings.problems.push(kind);
                None
            }
        };
        if !row.is_statement_erased {
            findings.problems.extend(self.look_at_statement(row, key.as_ref(), deep).await?);
        }
        if row.status == "completed" {
            self.look_at_reports(row, key, deep, &mut findings).await?;
        }
        if !findings.problems.is_empty() {
            self.forgive_erased(row, &mut findings).await?;
        }
        Ok(findings)
    }

    async fn look_at_statement(
        &self,
        row: &Row,
        key: Option<&ContentKey>,
        deep: bool,
    ) -> Result<Option<ProblemKind>, StoreError> {
        let path = Files::path(&row.team_id, &row.id);
        let expected = sealed_size(u64::try_from(row.file_size).unwrap_or_default());
        match self.files.sealed_size(&path).await? {
            None => return Ok(Some(ProblemKind::StatementMissing)),
            Some(size) if size != expected => return Ok(Some(ProblemKind::StatementSize)),
            Some(_) => {}
        }
        // Without the key of the analysis nothing can be compared, and that is told already.
        let Some(key) = key else { return Ok(None) };
        let statement_key = match self.statement_key(&row.team_id, &row.id).await {
            Ok(Some(key)) => key,
            Ok(None) => return Ok(None),
            Err(error) if is_damage(&error) => return Ok(Some(ProblemKind::KeyDamaged)),
            Err(error) => return Err(error),
        };
        if !deep {
            return Ok(None);
        }
        let submission = match Submission::open(key, row.id.as_str(), row.submission.as_deref()) {
            Ok(submission) => submission,
            Err(error) if is_damage(&error) => return Ok(Some(ProblemKind::StatementDamaged)),
            Err(error) => return Err(error),
        };
        let expected =
            submission.map_or_else(|| row.file_sha256.clone(), |submission| submission.file_sha256);
        match self.files.read(&path, &row.id, &statement_key).await {
            Ok(statement) => {
                let hash = compute(move || Ok(hex(&Sha256::digest(&statement)))).await?;
                Ok((hash != expected).then_some(ProblemKind::StatementDamaged))
            }
            Err(StoreError::StatementMissing) => Ok(Some(ProblemKind::StatementMissing)),
            Err(StoreError::StatementCorrupt) => Ok(Some(ProblemKind::StatementDamaged)),
            Err(error) => Err(error),
        }
    }

    async fn look_at_reports(
        &self,
        row: &Row,
        key: Option<ContentKey>,
        deep: bool,
        findings: &mut Findings,
    ) -> Result<(), StoreError> {
        let results = on!(self.db.read(), db => sqlx::query_as::<_, ResultRow>(
            "SELECT report, report_format, reading, reading_format FROM analysis_results WHERE id = $1 AND team_id = $2"
        ).bind(&row.id).bind(&row.team_id).fetch_optional(db).await)?;
        let Some(results) = results else {
            findings.problems.push(ProblemKind::ReportMissing);
            return Ok(());
        };
        let revisions = if deep {
            on!(self.db.read(), db => sqlx::query_as::<_, RevisionRow>(
                "SELECT number, report, report_format FROM analysis_revisions
                 WHERE analysis_id = $1 AND team_id = $2 ORDER BY number"
            ).bind(&row.id).bind(&row.team_id).fetch_all(db).await)?
        } else {
            Vec::new()
        };
        let Some(key) = key else { return Ok(()) };
        findings.reports += 1 + revisions.len() as u64;
        let id = row.id.clone();
        let opened = compute(move || {
            let open = |content, owner: &str, sealed: &[u8]| key.open_packed(content, owner, sealed);
            formats::REPORT
                .lift(results.report_format, open(Content::Report, id.as_str(), &results.report)?)?;
            if deep {
                let reading = open(Content::Reading, id.as_str(), &results.reading)?;
                formats::READING.lift(results.reading_format, reading)?;
            }
            for revision in revisions {
                let report = open(Content::Report, &revision_owner(&id, revision.number), &revision.report)?;
                formats::REPORT.lift(revision.report_format, report)?;
            }
            Ok(())
        });
        match opened.await {
            Ok(()) => {}
            // It is there and whole; a newer version reads it.
            Err(error) if error.is_newer() => {}
            Err(error) if is_damage(&error) => findings.problems.push(ProblemKind::ReportDamaged),
            Err(error) => return Err(error),
        }
        Ok(())
    }

    /// It may have been erased since its row was read.
    async fn forgive_erased(&self, row: &Row, findings: &mut Findings) -> Result<(), StoreError> {
        let now = on!(self.db.read(), db => sqlx::query_scalar::<_, bool>(
            "SELECT statement_erased_at IS NOT NULL FROM analyses WHERE id = $1"
        ).bind(&row.id).fetch_optional(db).await)?;
        let of_statement =
            [ProblemKind::StatementMissing, ProblemKind::StatementSize, ProblemKind::StatementDamaged];
        match now {
            None => findings.problems.clear(),
            Some(true) => findings.problems.retain(|kind| !of_statement.contains(kind)),
            Some(false) => {}
        }
        Ok(())
    }

    /// What the audit says was taken in and never says was erased.
    pub(super) async fn verify_removed(&self, found: &mut Verification) -> Result<(), StoreError> {
        let removed = on!(self.db.read(), db => sqlx::query_scalar::<_, String>(
            "SELECT subject FROM audit WHERE action = 'analysis.submitted' AND subject IS NOT NULL
             EXCEPT SELECT id FROM analyses
             EXCEPT SELECT subject FROM audit WHERE action = 'analysis.erased' ORDER BY 1"
        ).fetch_all(db).await)?;
        for id in removed {
            found.add(ProblemKind::AnalysisRemoved, &id);
        }
        Ok(())
    }

    /// Files of nobody. One that is on its way in, or out, is noted as a stray.
    pub(super) async fn verify_files(&self, found: &mut Verification) -> Result<(), StoreError> {
        let mut paths = self.files.statements();
        while let Some(path) = paths.try_next().await? {
            let id = path.rsplit('/').next().unwrap_or_default().to_owned();
            let owners = on!(self.db.read(), db => sqlx::query_scalar::<_, i64>(
                "SELECT (SELECT count(*) FROM analyses WHERE id = $1 AND statement_erased_at IS NULL)
                    + (SELECT count(*) FROM stray_files WHERE path = $2)"
            ).bind(&id).bind(&path).fetch_one(db).await)?;
            // Looked at again: it may have gone after it was listed.
            if owners == 0 && self.files.sealed_size(&path).await?.is_some() {
                found.add(ProblemKind::FileWithoutAnalysis, &path);
            }
        }
        Ok(())
    }
}
