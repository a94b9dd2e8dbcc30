//! What a person does to an analysis: confirming it, erasing it.

use super::submit::note_stray;
use super::{Analyses, Analysis, Outcome, Review, ReviewOutcome, Status};
use crate::StoreError;
use crate::audit::{self, Action, Principal};
use crate::db::on;
use crate::files::Files;
use crate::sealing::ANALYSIS_REVIEW_NOTE;
use lending_base::{AnalysisId, ReviewId};

/// What became of a review.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reviewed {
    Done(Review),
    /// It is not to be reviewed, or somebody did so already.
    NotInReview,
}

/// What became of an erasure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Erased {
    Done,
    InProgress,
    Missing,
}

impl Analyses<'_> {
    /// Records what a person decided about an analysis that was to be reviewed. Once.
    pub async fn review(
        &self,
        principal: &Principal,
        id: &AnalysisId,
        outcome: ReviewOutcome,
        note: Option<String>,
    ) -> Result<Reviewed, StoreError> {
        let review = Review {
            id: ReviewId::new(&self.store.clock)?,
            outcome,
            note,
            by: principal.user.clone(),
            at: self.store.clock.now(),
        };
        let (store, team, principal, id) =
            (self.store.clone(), self.team.clone(), principal.clone(), id.clone());
        self.store
            .db
            .transaction(move |tx| {
                Box::pin(async move {
                    let sealer = store.keyring.team_sealer(tx, &team).await?;
                    let note = review
                        .note
                        .as_ref()
                        .map(|note| sealer.seal(ANALYSIS_REVIEW_NOTE, id.as_str(), note.as_bytes()))
                        .transpose()?;
                    let changed = on!(tx.conn(), conn => sqlx::query(
                        "UPDATE analyses SET review_id = $1, review_outcome = $2, sealed_review_note = $3,
                            reviewed_by = $4, reviewed_at = $5, revision = revision + 1
                         WHERE id = $6 AND team_id = $7 AND decision = $8 AND review_id IS NULL"
                    ).bind(&review.id).bind(review.outcome.as_str()).bind(note).bind(&review.by).bind(review.at)
                        .bind(&id).bind(&team).bind(Outcome::Review.as_str())
                        .execute(conn).await.map(|done| done.rows_affected()))?;
                    if changed == 0 {
                        return Ok(Reviewed::NotInReview);
                    }
                    let entry = principal.entry(Action::AnalysisReviewed).subject(&id);
                    audit::append(tx, &store.clock, &entry).await?;
                    Ok(Reviewed::Done(review))
                })
            })
            .await
    }

    /// Records that somebody took the statement itself.
    pub async fn note_statement_read(
        &self,
        principal: &Principal,
        id: &AnalysisId,
    ) -> Result<(), StoreError> {
        self.store.record(principal.entry(Action::StatementRead).subject(id)).await
    }

    /// Erases an analysis: its key first, with which every copy of its statement and report is lost; then its rows; the
    /// file itself shortly after. The audit log keeps that it was there.
    pub async fn erase(&self, principal: &Principal, read: &Analysis) -> Result<Erased, StoreError> {
        if !read.has_ended() {
            return Ok(Erased::InProgress);
        }
        let (store, team, principal, id) =
            (self.store.clone(), self.team.clone(), principal.clone(), read.id.clone());
        let erased = self
            .store
            .db
            .transaction(move |tx| {
                Box::pin(async move {
                    for sql in [
                        "DELETE FROM analysis_words WHERE analysis_id = $1 AND team_id = $2",
                        "DELETE FROM analysis_results WHERE id = $1 AND team_id = $2",
                    ] {
                        on!(tx.conn(), conn => sqlx::query(sql).bind(&id).bind(&team)
                            .execute(conn).await.map(|_| ()))?;
                    }
                    let gone = on!(tx.conn(), conn => sqlx::query(
                        "DELETE FROM analyses WHERE id = $1 AND team_id = $2 AND status IN ($3, $4)"
                    ).bind(&id).bind(&team).bind(Status::Completed.as_str()).bind(Status::Failed.as_str())
                        .execute(conn).await.map(|done| done.rows_affected()))?;
                    if gone == 0 {
                        return Ok(Erased::Missing);
                    }
                    note_stray(tx, &Files::path(&team, &id), store.clock.now()).await?;
                    let entry = principal.entry(Action::AnalysisErased).subject(&id);
                    audit::append(tx, &store.clock, &entry).await?;
                    Ok(Erased::Done)
                })
            })
            .await?;
        if erased == Erased::Done {
            // The key is gone already; a file that cannot be removed now is removed by the sweep.
            if let Err(error) = self.store.remove_stray_files().await {
                tracing::warn!(%error, "an erased statement's file could not be removed yet");
            }
        }
        Ok(erased)
    }
}
