//! What came of an attempt: the delivery ends or waits for the next one, and the endpoint is judged by it.

use chrono::{DateTime, TimeDelta, Utc};

use super::bounds::PATIENCE;
use super::claim::DeliveryClaim;
use super::states::{AttemptProblem, DeliveryStatus};
use super::{DisabledReason, EndpointState, lock_endpoint};
use crate::audit::{self, Action, Actor, Entry};
use crate::db::{Tx, on};
use crate::events::{self, EventData, EventType};
use crate::sealing::WEBHOOK_ANSWER;
use crate::{Store, StoreError};
use lending_base::entropy;

/// The pause after the first attempt; each further one is three times as long, up to the longest.
const FIRST_PAUSE: TimeDelta = TimeDelta::seconds(5);
const LONGEST_PAUSE: TimeDelta = TimeDelta::hours(4);
/// A pause is up to so much shorter or longer, in percent: what failed together is not tried again together.
const JITTER_PCT: i32 = 20;
/// How long an endpoint that keeps failing is left alone: twice as long with each further failure, up to the longest.
const FIRST_REST: TimeDelta = TimeDelta::seconds(30);
const LONGEST_REST: TimeDelta = TimeDelta::minutes(10);
/// An endpoint that has accepted nothing for so long, however often it was tried, is disabled.
const DISABLED_AFTER: TimeDelta = TimeDelta::days(5);
const DISABLED_AFTER_FAILURES: i64 = 20;
/// "I am gone, send nothing more."
const GONE: u16 = 410;

/// What came of an attempt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AttemptResult {
    pub sent_at: DateTime<Utc>,
    pub duration_ms: i64,
    pub answer_status: Option<u16>,
    /// `None` when it was accepted.
    pub problem: Option<AttemptProblem>,
    /// The beginning of what was answered.
    pub answer: Option<String>,
}

/// What became of the delivery.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Settled {
    Delivered,
    /// It is tried again.
    Waiting,
    /// It was tried for as long as it may be.
    Failed,
    /// Somebody else has taken it over, or it is gone: nothing was written.
    Lost,
}

impl Store {
    /// Writes what came of an attempt.
    pub async fn settle_delivery(
        &self,
        claim: &DeliveryClaim,
        result: AttemptResult,
    ) -> Result<Settled, StoreError> {
        let jitter = i32::from(u16::from_be_bytes(entropy::bytes()?) % 201) - 100;
        let (store, claim) = (self.clone(), claim.clone());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    let Some(state) = lock_endpoint(tx, &claim.endpoint, None).await? else {
                        return Ok(Settled::Lost);
                    };
                    let now = tx.now(&store.clock).await?;
                    let pause = pause_after(claim.attempt, jitter);
                    let (settled, status, due_at) = match result.problem {
                        None => (Settled::Delivered, DeliveryStatus::Delivered, None),
                        Some(_) if now >= claim.give_up_at || result.answer_status == Some(GONE) => {
                            (Settled::Failed, DeliveryStatus::Failed, None)
                        }
                        Some(_) => {
                            let next = (now + pause).min(claim.give_up_at);
                            (Settled::Waiting, DeliveryStatus::Pending, Some(next))
                        }
                    };
                    let held = on!(tx.conn(), conn => sqlx::query(
                        "UPDATE webhook_deliveries SET status = $3, due_at = $4, run_token = NULL, ended_at = $5
                         WHERE id = $1 AND run_token = $2"
                    ).bind(&claim.id).bind(&claim.run_token).bind(status.as_str()).bind(due_at)
                        .bind(due_at.is_none().then_some(now))
                        .execute(conn).await.map(|done| done.rows_affected()))?;
                    if held == 0 {
                        return Ok(Settled::Lost);
                    }
                    store.insert_attempt(tx, &claim, &result).await?;
                    match result.problem {
                        None => note_success(tx, &claim, &state).await?,
                        Some(_) => store.note_failure(tx, &claim, &state, &result, now).await?,
                    }
                    Ok(settled)
                })
            })
            .await
    }

    async fn insert_attempt(
        &self,
        tx: &mut Tx,
        claim: &DeliveryClaim,
        result: &AttemptResult,
    ) -> Result<(), StoreError> {
        let id = format!("{}.{:02}", claim.id, claim.attempt);
        let answer = match result.answer.as_deref().filter(|answer| !answer.is_empty()) {
            Some(answer) => {
                let sealer = self.keyring.team_sealer(tx, &claim.team).await?;
                Some(sealer.seal(WEBHOOK_ANSWER, &id, answer.as_bytes())?)
            }
            None => None,
        };
        on!(tx.conn(), conn => sqlx::query(
            "INSERT INTO webhook_attempts (id, team_id, delivery_id, number, sent_at, duration_ms, answer_status,
                problem, sealed_answer)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
        ).bind(id).bind(&claim.team).bind(&claim.id).bind(claim.attempt).bind(result.sent_at)
            .bind(result.duration_ms).bind(result.answer_status.map(i64::from))
            .bind(result.problem.map(AttemptProblem::as_str)).bind(answer)
            .execute(conn).await.map(|_| ()))?;
        Ok(())
    }

    /// Counts a failure against the endpoint, leaves it alone for a while, and disables it after days.
    async fn note_failure(
        &self,
        tx: &mut Tx,
        claim: &DeliveryClaim,
        state: &EndpointState,
        result: &AttemptResult,
        now: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let failures = state.failures + 1;
        let since = state.failing_since.unwrap_or(now);
        let paused_until = (failures >= PATIENCE).then(|| now + rest_after(failures));
        on!(tx.conn(), conn => sqlx::query(
            "UPDATE webhook_endpoints SET failures = $2, failing_since = $3, paused_until = $4 WHERE id = $1"
        ).bind(&claim.endpoint).bind(failures).bind(since).bind(paused_until)
            .execute(conn).await.map(|_| ()))?;
        let is_gone = result.answer_status == Some(GONE);
        let is_hopeless = now - since >= DISABLED_AFTER && failures >= DISABLED_AFTER_FAILURES;
        if state.disabled_at.is_some() || !(is_gone || is_hopeless) {
            return Ok(());
        }
        let reason = if is_gone { DisabledReason::Gone } else { DisabledReason::Failing };
        on!(tx.conn(), conn => sqlx::query(
            "UPDATE webhook_endpoints SET disabled_at = $2, disabled_reason = $3, updated_at = $2 WHERE id = $1"
        ).bind(&claim.endpoint).bind(now).bind(reason.as_str()).execute(conn).await.map(|_| ()))?;
        let data = EventData::of_endpoint(&claim.endpoint);
        events::append(tx, &self.clock, &claim.team, EventType::EndpointDisabled, &data).await?;
        let entry = Entry::new(Actor::Service, Action::WebhookEndpointDisabled)
            .team(&claim.team)
            .subject(&claim.endpoint);
        audit::append(tx, &self.clock, &entry).await
    }
}

async fn note_success(tx: &mut Tx, claim: &DeliveryClaim, state: &EndpointState) -> Result<(), StoreError> {
    if state.failures == 0 && state.failing_since.is_none() {
        return Ok(());
    }
    on!(tx.conn(), conn => sqlx::query(
        "UPDATE webhook_endpoints SET failures = 0, failing_since = NULL, paused_until = NULL WHERE id = $1"
    ).bind(&claim.endpoint).execute(conn).await.map(|_| ()))?;
    Ok(())
}

/// The pause after an attempt; `jitter` lies from -100 to 100.
fn pause_after(attempt: i64, jitter: i32) -> TimeDelta {
    let threefold = i32::try_from(attempt - 1).unwrap_or(i32::MAX).clamp(0, 10);
    let pause = (FIRST_PAUSE * 3_i32.pow(threefold.unsigned_abs())).min(LONGEST_PAUSE);
    pause + pause * (JITTER_PCT * jitter) / 10_000
}

/// How long an endpoint is left alone after so many failures in a row.
fn rest_after(failures: i64) -> TimeDelta {
    let twofold = i32::try_from(failures - PATIENCE).unwrap_or(i32::MAX).clamp(0, 10);
    (FIRST_REST * 2_i32.pow(twofold.unsigned_abs())).min(LONGEST_REST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_threefold_to_four_hours_and_fill_a_day() {
        let pauses: Vec<i64> = (1..=12).map(|attempt| pause_after(attempt, 0).num_seconds()).collect();
        assert_eq!(pauses, [5, 15, 45, 135, 405, 1_215, 3_645, 10_935, 14_400, 14_400, 14_400, 14_400]);
        // By hand: 16,400 s for the first eight, and four times four hours: 20 h 33 min. The next pause would pass the day,
        // so the last attempt is made at its end.
        assert_eq!(pauses.iter().sum::<i64>(), 16_400 + 4 * 14_400);
    }

    #[test]
    fn jitter_moves_a_pause_by_a_fifth_at_most() {
        assert_eq!(pause_after(1, -100).num_milliseconds(), 4_000);
        assert_eq!(pause_after(1, 100).num_milliseconds(), 6_000);
        assert_eq!(pause_after(99, 100).num_seconds(), 14_400 + 2_880);
    }

    #[test]
    fn an_endpoint_that_fails_is_left_alone_for_longer_each_time() {
        let rests: Vec<i64> = (5..=11).map(|failures| rest_after(failures).num_seconds()).collect();
        assert_eq!(rests, [30, 60, 120, 240, 480, 600, 600]);
    }
}
