//! What a person does to an analysis: confirming it, erasing it.

use super::stray_files::note_stray;
use super::{Analyses, Outcome, Review, ReviewOutcome, ReviewTerms, Status};
use crate::StoreError;
use crate::audit::{self, Action, Principal};
use crate::db::on;
use crate::events::{self, EventData, EventType};
use crate::files::Files;
use crate::sealing::{ANALYSIS_REVIEW_NOTE, ANALYSIS_REVIEW_TERMS};
use lending_base::{AnalysisId, ReviewId};

/// What became of a review.
#[derive(Debug, Clone, PartialEq)]
pub enum Reviewed {
    Done(Review),
    /// It is not to be reviewed, or somebody did so already.
    NotInReview,
}

impl Analyses<'_> {
    /// Records what a person decided about an analysis that was to be reviewed. Once.
    pub async fn review(
        &self,
        principal: &Principal,
        id: &AnalysisId,
        outcome: ReviewOutcome,
        note: Option<String>,
        terms: ReviewTerms,
    ) -> Result<Reviewed, StoreError> {
        let review = Review {
            id: ReviewId::new(&self.store.clock)?,
            outcome: outcome.into(),
            note,
            terms,
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
                    let terms = if review.terms == ReviewTerms::default() {
                        None
                    } else {
                        let terms = serde_json::to_vec(&review.terms)
                            .map_err(|_| StoreError::Corrupt("the terms of a review"))?;
                        Some(sealer.seal(ANALYSIS_REVIEW_TERMS, id.as_str(), &terms)?)
                    };
                    let changed = on!(tx.conn(), conn => sqlx::query(
                        "UPDATE analyses SET review_id = $1, review_outcome = $2, sealed_review_note = $3,
                            sealed_review_terms = $9, reviewed_by = $4, reviewed_at = $5, revision = revision + 1
                         WHERE id = $6 AND team_id = $7 AND decision = $8 AND review_id IS NULL"
                    ).bind(&review.id).bind(review.outcome.as_str()).bind(note).bind(&review.by).bind(review.at)
                        .bind(&id).bind(&team).bind(Outcome::Review.as_str()).bind(terms)
                        .execute(conn).await.map(|done| done.rows_affected()))?;
                    if changed == 0 {
                        return Ok(Reviewed::NotInReview);
                    }
                    let entry = principal.entry(Action::AnalysisReviewed).subject(&id);
                    audit::append(tx, &store.clock, &entry).await?;
                    let told = EventData {
                        status: Some(Status::Completed.as_str().to_owned()),
                        decision: Some(Outcome::Review.as_str().to_owned()),
                        final_decision: Some(review.outcome.as_str().to_owned()),
                        ..EventData::of_analysis(&id)
                    };
                    events::append(tx, &store.clock, &team, EventType::AnalysisReviewed, &told).await?;
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

    /// Erases an analysis, whether it has ended or not: its key, with which every copy of its statement and report is lost;
    /// its rows; then the file itself. The audit log keeps that it was there. `false` when there is no such analysis.
    ///
    /// The job goes first. A run in progress finds its claim gone and writes nothing; and because runs take the same rows
    /// in the same order, neither waits for the other for ever.
    pub async fn erase(&self, principal: &Principal, id: &AnalysisId) -> Result<bool, StoreError> {
        let (store, team, principal, id) =
            (self.store.clone(), self.team.clone(), principal.clone(), id.clone());
        let path = Files::path(&team, &id);
        let noted = path.clone();
        let is_erased = self
            .store
            .db
            .transaction(move |tx| {
                Box::pin(async move {
                    let is_known = on!(tx.conn(), conn => sqlx::query_scalar::<_, i64>(
                        "SELECT count(*) FROM analyses WHERE id = $1 AND team_id = $2"
                    ).bind(&id).bind(&team).fetch_one(conn).await)?;
                    if is_known == 0 {
                        return Ok(false);
                    }
                    on!(tx.conn(), conn => sqlx::query("DELETE FROM jobs WHERE id = $1 AND team_id = $2")
                        .bind(&id).bind(&team).execute(conn).await.map(|_| ()))?;
                    // A bureau that was not asked yet is not asked any more, and what that would cost is free again.
                    store.end_intent_of(tx, &id).await?;
                    // A correction under way ends before this, or finds nothing: none is left behind.
                    on!(tx.conn(), conn => sqlx::query(
                        "UPDATE analyses SET revision = revision + 1 WHERE id = $1 AND team_id = $2"
                    ).bind(&id).bind(&team).execute(conn).await.map(|_| ()))?;
                    for sql in [
                        "DELETE FROM analysis_words WHERE analysis_id = $1 AND team_id = $2",
                        "DELETE FROM analysis_revisions WHERE analysis_id = $1 AND team_id = $2",
                        "DELETE FROM analysis_results WHERE id = $1 AND team_id = $2",
                    ] {
                        on!(tx.conn(), conn => sqlx::query(sql).bind(&id).bind(&team)
                            .execute(conn).await.map(|_| ()))?;
                    }
                    let gone = on!(tx.conn(), conn => sqlx::query(
                        "DELETE FROM analyses WHERE id = $1 AND team_id = $2"
                    ).bind(&id).bind(&team).execute(conn).await.map(|done| done.rows_affected()))?;
                    if gone == 0 {
                        // Somebody else erased it at the same moment.
                        return tx.undo(false);
                    }
                    note_stray(tx, &noted, store.clock.now()).await?;
                    let entry = principal.entry(Action::AnalysisErased).subject(&id);
                    audit::append(tx, &store.clock, &entry).await?;
                    let told = EventData::of_analysis(&id);
                    events::append(tx, &store.clock, &team, EventType::AnalysisErased, &told).await?;
                    Ok(true)
                })
            })
            .await?;
        if is_erased {
            self.store.remove_stray_file(path, 0).await;
        }
        Ok(is_erased)
    }
}
