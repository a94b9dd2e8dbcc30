//! Erasing an analysis, or its statement alone.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use sha2::{Digest, Sha256};

use super::Analyses;
use super::page_pictures::forget_pages;
use super::sealed_facts::Submission;
use super::stray_files::note_stray;
use super::timeline::{Happened, Happening};
use crate::content_keys::{destroy_content_key, statement_of};
use crate::credit_checks::ErasableCheck;
use crate::db::{Tx, on};
use crate::erasures::{Certified, Erased, Eraser, ErasureKind};
use crate::events::{self, EventData, EventType};
use crate::files::Files;
use crate::sealing::{ContentKey, hex};
use crate::{Store, StoreError};
use lending_base::{AnalysisId, TeamId};

/// What decides whether an analysis may be erased, and what its certificate says.
#[derive(sqlx::FromRow)]
struct Erasable {
    file_sha256: String,
    submission: Option<Vec<u8>>,
    is_held: bool,
}

impl Erasable {
    /// The hash of the file, for the certificate. What cannot be opened any more can still be erased: then it has none.
    fn hashes(self, key: Option<&ContentKey>, id: &AnalysisId) -> BTreeMap<String, String> {
        let hash = match (self.submission, key) {
            (None, _) => Some(self.file_sha256),
            (Some(sealed), Some(key)) => match Submission::open(key, id.as_str(), Some(&sealed)) {
                Ok(submission) => submission.map(|submission| submission.file_sha256),
                Err(error) => {
                    tracing::warn!(%error, "a certificate lacks the hash of the file");
                    None
                }
            },
            (Some(_), None) => None,
        };
        hash.into_iter().map(|hash| ("file_sha256".to_owned(), hash)).collect()
    }
}

impl Analyses<'_> {
    /// Erases an analysis, whether it has ended or not: its keys, with which every copy of its statement and report is lost;
    /// its rows; then the file itself. The audit log keeps that it was there. Its credit check goes with it only if that is
    /// asked for.
    pub async fn erase(
        &self,
        eraser: &Eraser,
        id: &AnalysisId,
        with_check: bool,
    ) -> Result<Erased, StoreError> {
        let outcome = self.store.with_reserve(|| self.erase_record(eraser, id, with_check)).await?;
        if let Erased::Done(_) = outcome {
            self.store.remove_stray_file(Files::path(self.team, id), 0).await;
        }
        Ok(outcome)
    }

    /// Everything but the file, which is noted to be removed.
    async fn erase_record(
        &self,
        eraser: &Eraser,
        id: &AnalysisId,
        with_check: bool,
    ) -> Result<Erased, StoreError> {
        let (store, team, eraser, id) = (self.store.clone(), self.team.clone(), eraser.clone(), id.clone());
        let noted = Files::path(&team, &id);
        let key = self.store.openable_key(&team, &id).await?;
        let check =
            if with_check { self.store.credit_checks(self.team).erasable_of(&id).await? } else { None };
        self.store
            .db
            .transaction(move |tx| {
                Box::pin(async move {
                    match refusal(tx, &team, &eraser, &id).await? {
                        Ok(known) => {
                            let hashes = known.hashes(key.as_ref(), &id);
                            let done = store.erase_analysis(tx, &team, &eraser, &id, hashes, check).await?;
                            let Erased::Done(_) = done else { return tx.undo(done) };
                            note_stray(tx, &noted, store.clock.now()).await?;
                            Ok(done)
                        }
                        Err(refused) => Ok(refused),
                    }
                })
            })
            .await
    }

    /// Erases the statement, with the key that opens every copy of it, and leaves the report.
    pub async fn erase_statement(&self, eraser: &Eraser, id: &AnalysisId) -> Result<Erased, StoreError> {
        let outcome = self.store.with_reserve(|| self.note_statement_erased(eraser, id)).await?;
        if let Erased::Done(_) = outcome {
            self.store.remove_stray_file(Files::path(self.team, id), 0).await;
        }
        Ok(outcome)
    }

    /// Everything but the file, which is noted to be removed.
    async fn note_statement_erased(&self, eraser: &Eraser, id: &AnalysisId) -> Result<Erased, StoreError> {
        let (store, team, eraser, id) = (self.store.clone(), self.team.clone(), eraser.clone(), id.clone());
        let noted = Files::path(&team, &id);
        let key = self.store.openable_key(&team, &id).await?;
        self.store
            .db
            .transaction(move |tx| {
                Box::pin(async move {
                    let known = match refusal(tx, &team, &eraser, &id).await? {
                        Ok(known) => known,
                        Err(refused) => return Ok(refused),
                    };
                    // A run still needs it.
                    let changed = on!(tx.conn(), conn => sqlx::query(
                        "UPDATE analyses SET statement_erased_at = $3, revision = revision + 1
                         WHERE id = $1 AND team_id = $2 AND completed_at IS NOT NULL AND statement_erased_at IS NULL"
                    ).bind(&id).bind(&team).bind(store.clock.now())
                        .execute(conn).await.map(|done| done.rows_affected()))?;
                    if changed == 0 {
                        return Ok(Erased::Nothing);
                    }
                    forget_pages(tx, &team, &id).await?;
                    // One that was taken in before statements had keys is under that of the report, which stays.
                    destroy_content_key(tx, &team, &statement_of(&id)).await?;
                    note_stray(tx, &noted, store.clock.now()).await?;
                    let happened = Happened::new(Happening::StatementErased).by(eraser.user());
                    store.note(tx, &team, &id, happened).await?;
                    let hashes = known.hashes(key.as_ref(), &id);
                    let (kind, subject) = (ErasureKind::Statement, id.as_str());
                    let what = Certified { team: &team, kind, subject, eraser: &eraser, hashes };
                    Ok(Erased::Done(store.certify(tx, what).await?))
                })
            })
            .await
    }

    /// Analyses that ended before a time and are not held, the oldest first.
    pub(crate) async fn ended_before(
        &self,
        before: DateTime<Utc>,
        limit: i64,
    ) -> Result<Vec<AnalysisId>, StoreError> {
        Ok(on!(self.store.db.read(), db => sqlx::query_scalar::<_, AnalysisId>(
            "SELECT id FROM analyses WHERE team_id = $1 AND completed_at <= $2 AND legal_hold_at IS NULL
             ORDER BY id LIMIT $3"
        ).bind(self.team).bind(before).bind(limit).fetch_all(db).await)?)
    }

    /// As [`Self::ended_before`], of those whose statement is still there.
    pub(crate) async fn with_statement_before(
        &self,
        before: DateTime<Utc>,
        limit: i64,
    ) -> Result<Vec<AnalysisId>, StoreError> {
        Ok(on!(self.store.db.read(), db => sqlx::query_scalar::<_, AnalysisId>(
            "SELECT id FROM analyses WHERE team_id = $1 AND completed_at <= $2 AND legal_hold_at IS NULL
                AND statement_erased_at IS NULL
             ORDER BY id LIMIT $3"
        ).bind(self.team).bind(before).bind(limit).fetch_all(db).await)?)
    }
}

/// Why it is not erased, if it is not.
async fn refusal(
    tx: &mut Tx,
    team: &TeamId,
    eraser: &Eraser,
    id: &AnalysisId,
) -> Result<Result<Erasable, Erased>, StoreError> {
    let known = on!(tx.conn(), conn => sqlx::query_as::<_, Erasable>(
        "SELECT file_sha256, submission, legal_hold_at IS NOT NULL AS is_held FROM analyses WHERE id = $1 AND team_id = $2"
    ).bind(id).bind(team).fetch_optional(conn).await)?;
    Ok(match known {
        None => Err(Erased::Nothing),
        Some(known) if known.is_held && eraser.heeds_holds() => Err(Erased::OnLegalHold),
        Some(known) => Ok(known),
    })
}

impl Store {
    /// The key of an analysis, where it opens.
    async fn openable_key(&self, team: &TeamId, id: &AnalysisId) -> Result<Option<ContentKey>, StoreError> {
        match self.content_key(team, id.as_str()).await {
            Err(StoreError::Sealing(_) | StoreError::Corrupt(_)) => Ok(None),
            key => key,
        }
    }

    /// The job goes first. A run in progress finds its claim gone and writes nothing; and because runs take the same rows
    /// in the same order, neither waits for the other for ever.
    async fn erase_analysis(
        &self,
        tx: &mut Tx,
        team: &TeamId,
        eraser: &Eraser,
        id: &AnalysisId,
        mut hashes: BTreeMap<String, String>,
        check: Option<ErasableCheck>,
    ) -> Result<Erased, StoreError> {
        on!(tx.conn(), conn => sqlx::query("DELETE FROM jobs WHERE id = $1 AND team_id = $2")
            .bind(id).bind(team).execute(conn).await.map(|_| ()))?;
        // A bureau that was not asked yet is not asked any more, and what that would cost is free again.
        self.end_intent_of(tx, id).await?;
        if let Some(check) = check
            && let refused @ (Erased::CheckNotSettled | Erased::OnLegalHold) =
                self.erase_check(tx, team, eraser, &check).await?
        {
            return Ok(refused);
        }
        // A correction under way ends before this, or finds nothing: none is left behind. A hold that came meanwhile
        // stands.
        let free = on!(tx.conn(), conn => sqlx::query(
            "UPDATE analyses SET revision = revision + 1
             WHERE id = $1 AND team_id = $2 AND (legal_hold_at IS NULL OR NOT $3)"
        ).bind(id).bind(team).bind(eraser.heeds_holds()).execute(conn).await.map(|done| done.rows_affected()))?;
        if free == 0 {
            return Ok(refusal(tx, team, eraser, id).await?.err().unwrap_or(Erased::Nothing));
        }
        // Somebody may have had it tried again before its row was held.
        on!(tx.conn(), conn => sqlx::query("DELETE FROM jobs WHERE id = $1 AND team_id = $2")
            .bind(id).bind(team).execute(conn).await.map(|_| ()))?;
        let report = on!(tx.conn(), conn => sqlx::query_scalar::<_, Vec<u8>>(
            "SELECT report FROM analysis_results WHERE id = $1 AND team_id = $2"
        ).bind(id).bind(team).fetch_optional(conn).await)?;
        forget_pages(tx, team, id).await?;
        for sql in [
            "DELETE FROM analysis_words WHERE analysis_id = $1 AND team_id = $2",
            "DELETE FROM statement_makers WHERE analysis_id = $1 AND team_id = $2",
            "DELETE FROM statement_marks WHERE analysis_id = $1 AND team_id = $2",
            "DELETE FROM analysis_timeline WHERE analysis_id = $1 AND team_id = $2",
            "DELETE FROM analysis_revisions WHERE analysis_id = $1 AND team_id = $2",
            "DELETE FROM analysis_results WHERE id = $1 AND team_id = $2",
        ] {
            on!(tx.conn(), conn => sqlx::query(sql).bind(id).bind(team).execute(conn).await.map(|_| ()))?;
        }
        let gone = on!(tx.conn(), conn => sqlx::query("DELETE FROM analyses WHERE id = $1 AND team_id = $2")
            .bind(id).bind(team).execute(conn).await.map(|done| done.rows_affected()))?;
        if gone == 0 {
            // Somebody else erased it at the same moment.
            return Ok(Erased::Nothing);
        }
        destroy_content_key(tx, team, &statement_of(id)).await?;
        destroy_content_key(tx, team, id.as_str()).await?;
        let told = EventData::of_analysis(id);
        events::append(tx, &self.clock, team, EventType::AnalysisErased, &told).await?;
        if let Some(report) = report {
            hashes.insert("sealed_report_sha256".to_owned(), hex(&Sha256::digest(&report)));
        }
        let what = Certified { team, kind: ErasureKind::Analysis, subject: id.as_str(), eraser, hashes };
        Ok(Erased::Done(self.certify(tx, what).await?))
    }
}
