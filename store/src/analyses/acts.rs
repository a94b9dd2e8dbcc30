//! What a person does to an analysis: confirming it, reading its statement, holding it for the law.

use super::timeline::{Happened, Happening};
use super::{Analyses, Outcome, Review, ReviewOutcome, ReviewTerms, Status};
use crate::StoreError;
use crate::audit::{self, Action, Principal};
use crate::db::{Tx, on};
use crate::events::{self, EventData, EventType};
use crate::sealing::Content;
use lending_base::{AnalysisId, ReviewId, TeamId};

/// What became of a review.
#[derive(Debug, Clone, PartialEq)]
pub enum Reviewed {
    Done(Review),
    /// It is not to be reviewed, or somebody did so already.
    NotInReview,
    /// It is at another revision than the one that was seen.
    Corrected,
}

/// What a person decided, and about what.
#[derive(Debug, Clone)]
pub struct GivenReview {
    pub outcome: ReviewOutcome,
    pub note: Option<String>,
    pub terms: ReviewTerms,
    /// The revision that the person has seen; `None` for whichever holds.
    pub seen: Option<i64>,
}

impl Analyses<'_> {
    /// Records what a person decided about an analysis that was to be reviewed. Once.
    pub async fn review(
        &self,
        principal: &Principal,
        id: &AnalysisId,
        given: GivenReview,
    ) -> Result<Reviewed, StoreError> {
        let GivenReview { outcome, note, terms, seen } = given;
        let review = Review {
            id: ReviewId::new(&self.store.clock)?,
            outcome: outcome.into(),
            note,
            terms,
            by: principal.user.clone(),
            at: self.store.clock.now(),
        };
        let Some(key) = self.store.content_key(self.team, id.as_str()).await? else {
            return Ok(Reviewed::NotInReview);
        };
        let note =
            review.note.as_ref().map(|note| key.seal(Content::ReviewNote, id.as_str(), note.as_bytes()));
        let note = note.transpose()?;
        let terms = if review.terms == ReviewTerms::default() {
            None
        } else {
            let terms = serde_json::to_vec(&review.terms)
                .map_err(|_| StoreError::Corrupt("the terms of a review"))?;
            Some(key.seal(Content::ReviewTerms, id.as_str(), &terms)?)
        };
        let (store, team, principal, id) =
            (self.store.clone(), self.team.clone(), principal.clone(), id.clone());
        self.store
            .db
            .transaction(move |tx| {
                Box::pin(async move {
                    let changed = on!(tx.conn(), conn => sqlx::query(
                        "UPDATE analyses SET review_id = $1, review_outcome = $2, review_note = $3,
                            review_terms = $9, reviewed_by = $4, reviewed_at = $5, revision = revision + 1
                         WHERE id = $6 AND team_id = $7 AND decision = $8 AND review_id IS NULL
                            AND report_revision = COALESCE($10, report_revision)"
                    ).bind(&review.id).bind(review.outcome.as_str()).bind(note).bind(&review.by).bind(review.at)
                        .bind(&id).bind(&team).bind(Outcome::Review.as_str()).bind(terms).bind(seen)
                        .execute(conn).await.map(|done| done.rows_affected()))?;
                    if changed == 0 {
                        return why_not_reviewed(tx, &team, &id, seen).await;
                    }
                    let reviewed = Happened::new(Happening::Reviewed).at(review.at);
                    let reviewed = reviewed.reason(outcome.as_str()).by(Some(&review.by));
                    store.note(tx, &team, &id, reviewed).await?;
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

    /// Puts a legal hold on an analysis, or lifts it: while it stands nothing of the analysis is erased, neither by a
    /// person nor by retention. `false` when there is no such analysis.
    pub async fn hold(
        &self,
        principal: &Principal,
        id: &AnalysisId,
        is_held: bool,
    ) -> Result<bool, StoreError> {
        let (store, team, principal, id) =
            (self.store.clone(), self.team.clone(), principal.clone(), id.clone());
        self.store
            .db
            .transaction(move |tx| {
                Box::pin(async move {
                    let (since, by) = is_held.then(|| (store.clock.now(), &principal.user)).unzip();
                    // A hold that stands already keeps its beginning.
                    let changed = on!(tx.conn(), conn => sqlx::query(
                        "UPDATE analyses SET revision = revision + 1, legal_hold_by = $4,
                            legal_hold_at = CASE WHEN $3 IS NULL THEN NULL ELSE COALESCE(legal_hold_at, $3) END
                         WHERE id = $1 AND team_id = $2"
                    ).bind(&id).bind(&team).bind(since).bind(by)
                        .execute(conn).await.map(|done| done.rows_affected()))?;
                    if changed == 0 {
                        return Ok(false);
                    }
                    let (action, happening) = if is_held {
                        (Action::AnalysisHeld, Happening::Held)
                    } else {
                        (Action::AnalysisReleased, Happening::Released)
                    };
                    store.note(tx, &team, &id, Happened::new(happening).by(Some(&principal.user))).await?;
                    audit::append(tx, &store.clock, &principal.entry(action).subject(&id)).await?;
                    Ok(true)
                })
            })
            .await
    }
}

/// Somebody else was first: with a review, or with a correction.
async fn why_not_reviewed(
    tx: &mut Tx,
    team: &TeamId,
    id: &AnalysisId,
    seen: Option<i64>,
) -> Result<Reviewed, StoreError> {
    let revision = on!(tx.conn(), conn => sqlx::query_scalar::<_, i64>(
        "SELECT report_revision FROM analyses WHERE id = $1 AND team_id = $2 AND decision = $3 AND review_id IS NULL"
    ).bind(id).bind(team).bind(Outcome::Review.as_str()).fetch_optional(conn).await)?;
    let is_corrected = seen.zip(revision).is_some_and(|(seen, revision)| seen != revision);
    Ok(if is_corrected { Reviewed::Corrected } else { Reviewed::NotInReview })
}
