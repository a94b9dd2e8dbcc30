//! What a run writes about its work. Every write is guarded by the run's token.

use chrono::TimeDelta;
use lending_base::{AnalysisId, TeamId};

use super::{Claim, LEASE, Queue, RunResult};
use crate::analyses::{
    Happened, Happening, Hindrance, Outcome, Stage, Status, plain_reasons, seal_reasons, seal_results,
};
use crate::db::{Tx, on};
use crate::events::{self, EventData, EventType};
use crate::files::Files;
use crate::{Store, StoreError};

impl Store {
    /// The statement of an analysis that was claimed.
    pub async fn claimed_statement(&self, claim: &Claim) -> Result<bytes::Bytes, StoreError> {
        let id = &claim.analysis.id;
        self.files.read(&Files::path(&claim.team, id), id, &claim.statement_key).await
    }

    /// Says that a run goes on, and how far it is. `false` when somebody else has taken the work over: stop.
    pub async fn renew(&self, claim: &Claim, stage: Stage, progress: i64) -> Result<bool, StoreError> {
        let (store, claim) = (self.clone(), claim.clone());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    let now = tx.now(&store.clock).await?;
                    let held = on!(tx.conn(), conn => sqlx::query(
                        "UPDATE jobs SET due_at = $3 WHERE id = $1 AND run_token = $2"
                    ).bind(&claim.analysis.id).bind(&claim.run_token).bind(now + LEASE)
                        .execute(conn).await.map(|done| done.rows_affected()))?;
                    if held == 0 {
                        return Ok(false);
                    }
                    on!(tx.conn(), conn => sqlx::query(
                        "UPDATE analyses SET stage = $2, progress = $3, revision = revision + 1
                         WHERE id = $1 AND (stage <> $2 OR progress <> $3)"
                    ).bind(&claim.analysis.id).bind(stage.as_str()).bind(progress)
                        .execute(conn).await.map(|_| ()))?;
                    Ok(true)
                })
            })
            .await
    }

    /// Ends an analysis. `false` when somebody else has taken the work over, and then nothing is written.
    pub async fn finish(&self, claim: &Claim, result: RunResult) -> Result<bool, StoreError> {
        // Before the transaction, and not on a thread that others wait for: a report is megabytes to compress and seal.
        let key = claim.content_key.clone();
        let id = claim.analysis.id.clone();
        let sealing = move || {
            let sealed = match &result {
                RunResult::Completed(found) => Some((
                    seal_results(&key, &id, &found.report, &found.reading)?,
                    seal_reasons(&key, id.as_str(), &found.review_reasons)?,
                )),
                RunResult::Failed(_) => None,
            };
            Ok::<_, StoreError>((result, sealed))
        };
        let (result, sealed) = self.compute(&claim.team, sealing).await??;
        let (store, claim) = (self.clone(), claim.clone());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    let id = &claim.analysis.id;
                    let held = on!(tx.conn(), conn => sqlx::query(
                        "DELETE FROM jobs WHERE id = $1 AND run_token = $2"
                    ).bind(id).bind(&claim.run_token).execute(conn).await.map(|done| done.rows_affected()))?;
                    if held == 0 {
                        return Ok(false);
                    }
                    let reasons = match sealed {
                        Some((results, reasons)) => {
                            results.insert(tx, &claim.team, id).await?;
                            Some(reasons)
                        }
                        None => None,
                    };
                    store.write_result(tx, &claim.team, id, &result, reasons).await?;
                    Ok(true)
                })
            })
            .await
    }

    pub(super) async fn write_result(
        &self,
        tx: &mut Tx,
        team: &TeamId,
        id: &AnalysisId,
        result: &RunResult,
        sealed_reasons: Option<Vec<u8>>,
    ) -> Result<(), StoreError> {
        let now = self.clock.now();
        // A statement that could not be read is no reason to ask a bureau, nor to hold the price of asking.
        self.end_intent_of(tx, id).await?;
        match result {
            RunResult::Completed(found) => {
                on!(tx.conn(), conn => sqlx::query(
                    "UPDATE analyses SET status = $2, stage = NULL, progress = 100, decision = $3, policy_outcome = $4,
                        review_reasons = $5, reasons = $8, file_pages = $6, completed_at = $7, revision = revision + 1
                     WHERE id = $1"
                ).bind(id).bind(Status::Completed.as_str()).bind(found.decision.as_str())
                    .bind(found.policy_outcome.map(Outcome::as_str)).bind(plain_reasons())
                    .bind(found.pages).bind(now).bind(sealed_reasons)
                    .execute(conn).await.map(|_| ()))?;
                self.note(tx, team, id, Happened::new(Happening::Read).at(found.read_at)).await?;
                let decided = Happened::new(Happening::Decided).at(now).reason(found.decision.as_str());
                self.note(tx, team, id, decided).await?;
            }
            RunResult::Failed(failure) => {
                on!(tx.conn(), conn => sqlx::query(
                    "UPDATE analyses SET status = $2, stage = NULL, failure_code = $3, failure_message = $4,
                        completed_at = $5, revision = revision + 1
                     WHERE id = $1"
                ).bind(id).bind(Status::Failed.as_str()).bind(&failure.code).bind(&failure.message).bind(now)
                    .execute(conn).await.map(|_| ()))?;
                let failed = Happened::new(Happening::Failed).at(now).reason(&failure.code);
                self.note(tx, team, id, failed).await?;
            }
        }
        self.tell_result(tx, team, id, result).await
    }

    async fn tell_result(
        &self,
        tx: &mut Tx,
        team: &TeamId,
        id: &AnalysisId,
        result: &RunResult,
    ) -> Result<(), StoreError> {
        let told = EventData::of_analysis(id);
        let (kind, told) = match result {
            RunResult::Completed(found) => {
                let decision = found.decision;
                let told = EventData {
                    status: Some(Status::Completed.as_str().to_owned()),
                    decision: Some(decision.as_str().to_owned()),
                    final_decision: (decision != Outcome::Review).then(|| decision.as_str().to_owned()),
                    revision: Some(1),
                    ..told
                };
                (EventType::AnalysisCompleted, told)
            }
            RunResult::Failed(failure) => {
                let status = Some(Status::Failed.as_str().to_owned());
                let told = EventData { status, failure_code: Some(failure.code.clone()), ..told };
                (EventType::AnalysisFailed, told)
            }
        };
        events::append(tx, &self.clock, team, kind, &told).await?;
        if told.decision.as_deref() == Some(Outcome::Review.as_str()) {
            events::append(tx, &self.clock, team, EventType::AnalysisReviewRequired, &told).await?;
        }
        Ok(())
    }

    /// Gives work back for another attempt, after a pause. `false` when somebody else has it already.
    pub async fn retry_later(&self, claim: &Claim, pause: TimeDelta) -> Result<bool, StoreError> {
        let happened = Happened::new(Happening::Retried)
            .reason(Hindrance::ProcessingFault.as_str())
            .attempt(claim.attempt);
        self.give_back(claim, claim.queue, pause, claim.attempt, happened).await
    }

    /// Gives work back untried: whoever takes it next has every attempt that this run had.
    pub async fn give_back_untried(
        &self,
        claim: &Claim,
        pause: TimeDelta,
        why: Hindrance,
    ) -> Result<bool, StoreError> {
        let happened = Happened::new(Happening::GivenBack).reason(why.as_str());
        self.give_back(claim, claim.queue, pause, claim.attempt - 1, happened).await
    }

    /// Files work under another queue, because it is of another kind than it seemed. That costs no attempt.
    pub async fn move_to(&self, claim: &Claim, queue: Queue) -> Result<bool, StoreError> {
        let happened = Happened::new(Happening::FiledAsScan);
        self.give_back(claim, queue, TimeDelta::zero(), claim.attempt - 1, happened).await
    }

    async fn give_back(
        &self,
        claim: &Claim,
        queue: Queue,
        pause: TimeDelta,
        attempt: i64,
        happened: Happened<'static>,
    ) -> Result<bool, StoreError> {
        let (store, team, id) = (self.clone(), claim.team.clone(), claim.analysis.id.clone());
        let token = claim.run_token.clone();
        let is_the_storage = happened.is_for(Hindrance::StorageUnavailable);
        let give_backs = if is_the_storage { claim.give_backs + 1 } else { 0 };
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    let due_at = tx.now(&store.clock).await? + pause;
                    let held = on!(tx.conn(), conn => sqlx::query(
                        "UPDATE jobs SET queue = $3, due_at = $4, attempt = $5, run_token = NULL, worker_id = NULL,
                            handed_over_until = NULL, give_backs = $6
                         WHERE id = $1 AND run_token = $2"
                    ).bind(&id).bind(token).bind(queue.as_str()).bind(due_at).bind(attempt).bind(give_backs)
                        .execute(conn).await.map(|done| done.rows_affected()))?;
                    if held == 0 {
                        return Ok(false);
                    }
                    on!(tx.conn(), conn => sqlx::query("UPDATE analyses SET revision = revision + 1 WHERE id = $1")
                        .bind(&id).execute(conn).await.map(|_| ()))?;
                    store.note(tx, &team, &id, happened).await?;
                    Ok(true)
                })
            })
            .await
    }
}
