//! Checks that need review because nobody knows what became of their question: when the bureau is asked about them again,
//! and whether it may be believed that it has never seen one.
//!
//! Whoever asks claims the inquiry first, which puts off the next one, by the database's time: no two processes make the same
//! inquiry, and one that dies in the midst of it has lost nothing but a turn. An inquiry is by reference and changes nothing
//! at the bureau; nothing here sends a question.

use chrono::{DateTime, TimeDelta, Utc};

use super::CreditCheck;
use crate::db::on;
use crate::{Store, StoreError};
use lending_base::CheckId;

/// How long after it came to need review a check is asked about for the first time. The waits after that double.
const FIRST_WAIT: TimeDelta = TimeDelta::minutes(5);
const LONGEST_WAIT: TimeDelta = TimeDelta::hours(6);
/// Doubled so often a wait is longer than the longest.
const DOUBLINGS: i64 = 10;
/// How much later the bureau must say again that it has never seen a check for that to be believed. One that has just come
/// back may not know yet what it took.
const SEEN_BY: TimeDelta = TimeDelta::minutes(10);
/// How many are listed at once.
const LISTED_AT_ONCE: i64 = 100;

/// How many checks need review.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct InReview {
    pub count: i64,
    /// When the oldest of them came to need it.
    pub oldest: Option<DateTime<Utc>>,
}

/// How long to wait for the next inquiry after so many.
pub(super) fn wait_after(inquiries: i64) -> TimeDelta {
    let times = 1_i32 << inquiries.clamp(0, DOUBLINGS);
    (FIRST_WAIT * times).min(LONGEST_WAIT)
}

impl Store {
    pub async fn in_review(&self) -> Result<InReview, StoreError> {
        let (count, oldest) = on!(self.db.read(), db => sqlx::query_as::<_, (i64, Option<DateTime<Utc>>)>(
            "SELECT count(*), min(settled_at) FROM credit_checks WHERE status = 'needs_review'"
        ).fetch_one(db).await)?;
        Ok(InReview { count, oldest })
    }

    /// The ids of checks that need review, whatever the reason, a hundred at a time; for the operator.
    pub async fn list_in_review(&self, after: Option<&CheckId>) -> Result<Vec<CheckId>, StoreError> {
        Ok(on!(self.db.read(), db => sqlx::query_scalar::<_, CheckId>(
            "SELECT id FROM credit_checks WHERE status = 'needs_review' AND ($1 IS NULL OR id > $1) ORDER BY id LIMIT $2"
        ).bind(after).bind(LISTED_AT_ONCE).fetch_all(db).await)?)
    }

    /// Checks of a provider about which it is time to ask again. Not those whose answer could not be read: it is there, and
    /// the bureau has no other.
    pub async fn due_inquiries(&self, provider: &str, limit: i64) -> Result<Vec<CheckId>, StoreError> {
        let now = self.db.now(&self.clock).await?;
        Ok(on!(self.db.read(), db => sqlx::query_scalar::<_, CheckId>(
            "SELECT id FROM credit_checks
             WHERE status = 'needs_review' AND problem = 'outcome_unknown' AND provider = $1
                AND (next_inquiry_at <= $2 OR (next_inquiry_at IS NULL AND settled_at <= $3))
             ORDER BY next_inquiry_at, id LIMIT $4"
        ).bind(provider).bind(now).bind(now - FIRST_WAIT).bind(limit).fetch_all(db).await)?)
    }

    /// Takes the inquiry about a check that is due, and puts off the next. `None` when somebody else has taken it, or the
    /// check needs review no more.
    pub async fn claim_inquiry(&self, id: &CheckId) -> Result<Option<CreditCheck>, StoreError> {
        let (store, check) = (self.clone(), id.clone());
        let is_ours = self
            .db
            .transaction(move |tx| {
                Box::pin(async move {
                    let now = tx.now(&store.clock).await?;
                    let made = on!(tx.conn(), conn => sqlx::query_scalar::<_, i64>(
                        "SELECT inquiries FROM credit_checks WHERE id = $1"
                    ).bind(&check).fetch_optional(conn).await)?;
                    let Some(made) = made else { return Ok(false) };
                    let taken = on!(tx.conn(), conn => sqlx::query(
                        "UPDATE credit_checks SET inquiries = inquiries + 1, next_inquiry_at = $3
                         WHERE id = $1 AND inquiries = $2 AND status = 'needs_review' AND problem = 'outcome_unknown'
                            AND (next_inquiry_at <= $4 OR (next_inquiry_at IS NULL AND settled_at <= $5))"
                    ).bind(&check).bind(made).bind(now + wait_after(made + 1)).bind(now).bind(now - FIRST_WAIT)
                        .execute(conn).await.map(|done| done.rows_affected()))?;
                    Ok(taken == 1)
                })
            })
            .await?;
        if is_ours { self.find_check(id).await } else { Ok(None) }
    }

    /// Writes down that the bureau says it has never seen a check, by an inquiry that began then. `true` when that may be
    /// believed: it has said so before, ten minutes earlier at least, and nothing else since. Otherwise the next inquiry
    /// comes when it may.
    pub async fn note_never_seen(&self, id: &CheckId, began: DateTime<Utc>) -> Result<bool, StoreError> {
        let (store, id) = (self.clone(), id.clone());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    let now = tx.now(&store.clock).await?;
                    let first = on!(tx.conn(), conn => sqlx::query_scalar::<_, Option<DateTime<Utc>>>(
                        "UPDATE credit_checks SET never_seen_at = COALESCE(never_seen_at, $2)
                         WHERE id = $1 AND status = 'needs_review' RETURNING never_seen_at"
                    ).bind(&id).bind(now).fetch_optional(conn).await)?;
                    // Somebody else has settled it meanwhile: whoever settles finds that out.
                    let Some(first) = first else { return Ok(true) };
                    let believed_from = first.unwrap_or(now) + SEEN_BY;
                    if began >= believed_from {
                        return Ok(true);
                    }
                    on!(tx.conn(), conn => sqlx::query("UPDATE credit_checks SET next_inquiry_at = $2 WHERE id = $1")
                        .bind(&id).bind(believed_from).execute(conn).await.map(|_| ()))?;
                    Ok(false)
                })
            })
            .await
    }

    /// Forgets that the bureau ever said so: now it says something else, or nothing.
    pub async fn forget_never_seen(&self, id: &CheckId) -> Result<(), StoreError> {
        let id = id.clone();
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    on!(tx.conn(), conn => sqlx::query(
                        "UPDATE credit_checks SET never_seen_at = NULL WHERE id = $1 AND never_seen_at IS NOT NULL"
                    ).bind(&id).execute(conn).await.map(|_| ()))?;
                    Ok(())
                })
            })
            .await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_waits_double_from_five_minutes_to_six_hours() {
        let minutes: Vec<i64> = (0..9).map(|inquiries| wait_after(inquiries).num_minutes()).collect();
        assert_eq!(minutes, [5, 10, 20, 40, 80, 160, 320, 360, 360]);
        assert_eq!(wait_after(i64::MAX), LONGEST_WAIT);
    }
}
