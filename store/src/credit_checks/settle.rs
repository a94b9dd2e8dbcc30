//! What became of a question, written once: the report and its charge, or why there is neither.

use super::{Asking, Billing, CheckProblem, CheckStatus, Findings, ROUTE, ScoreStatus};
use crate::audit::{self, Action, Actor, Entry};
use crate::db::{Tx, on};
use crate::ledger::Charge;
use crate::sealing::{CHECK_FINDINGS, Content};
use crate::{AnalysisId, CheckId, Store, StoreError, TeamId, UserId};

/// How a question ended.
#[derive(Debug, Clone, PartialEq)]
pub enum Settlement {
    /// A report arrived, and is charged.
    Report {
        /// In our form, as JSON.
        report: Vec<u8>,
        /// As the bureau sent it.
        answer: Vec<u8>,
        findings: Findings,
        score_status: ScoreStatus,
    },
    /// The bureau has no record of the person: nothing to charge.
    NoHit { answer: Vec<u8> },
    /// Nobody knows whether the bureau delivered, or what it sent cannot be read. The price stays held.
    NeedsReview { problem: CheckProblem, answer: Option<Vec<u8>> },
    /// The bureau did nothing.
    Failed { problem: CheckProblem },
}

impl Settlement {
    const fn status(&self) -> CheckStatus {
        match self {
            Self::Report { .. } | Self::NoHit { .. } => CheckStatus::Completed,
            Self::NeedsReview { .. } => CheckStatus::NeedsReview,
            Self::Failed { .. } => CheckStatus::Failed,
        }
    }

    const fn billing(&self) -> Billing {
        match self {
            Self::Report { .. } => Billing::Charged,
            Self::NeedsReview { .. } => Billing::Open,
            Self::NoHit { .. } | Self::Failed { .. } => Billing::NotCharged,
        }
    }

    const fn problem(&self) -> Option<CheckProblem> {
        match self {
            Self::NeedsReview { problem, .. } | Self::Failed { problem } => Some(*problem),
            Self::Report { .. } | Self::NoHit { .. } => None,
        }
    }
}

#[derive(sqlx::FromRow)]
struct Settled {
    team_id: TeamId,
    requested_by: UserId,
    price_paise: i64,
    spend_day: String,
    sealed_content_key: Vec<u8>,
}

impl Store {
    /// Settles a check that is being asked. `false` when somebody else has taken it over, and then nothing is written.
    pub async fn settle_check(&self, asking: &Asking, settlement: Settlement) -> Result<bool, StoreError> {
        let (store, asking) = (self.clone(), asking.clone());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    let from = (CheckStatus::Asked, Some(asking.run_token.as_str()));
                    store.write_settlement(tx, &asking.check.id, from, settlement, Actor::Service).await
                })
            })
            .await
    }

    /// Settles a check that needs review, as the operator found it to be. `false` when it does not need one.
    pub async fn resolve_check(&self, id: &CheckId, settlement: Settlement) -> Result<bool, StoreError> {
        let (store, id) = (self.clone(), id.clone());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    let from = (CheckStatus::NeedsReview, None);
                    store.write_settlement(tx, &id, from, settlement, Actor::Operator).await
                })
            })
            .await
    }

    /// Records that the operator looked at what a bureau sent.
    pub async fn note_answer_read(&self, team: &TeamId, id: &CheckId) -> Result<(), StoreError> {
        self.record(Entry::new(Actor::Operator, Action::CheckAnswerRead).team(team).subject(id)).await
    }

    /// Gives up the intent of an analysis that ended without its bureau having been asked.
    pub(crate) async fn end_intent_of(&self, tx: &mut Tx, analysis: &AnalysisId) -> Result<(), StoreError> {
        let intended = on!(tx.conn(), conn => sqlx::query_scalar::<_, CheckId>(
            "SELECT id FROM credit_checks WHERE analysis_id = $1 AND status = $2"
        ).bind(analysis).bind(CheckStatus::Intended.as_str()).fetch_optional(conn).await)?;
        if let Some(id) = intended {
            self.settle_intent_as_not_asked(tx, &id).await?;
        }
        Ok(())
    }

    /// One guarded statement decides who settles; report, charge, what is held and the idempotency key follow in the same
    /// transaction.
    pub(super) async fn write_settlement(
        &self,
        tx: &mut Tx,
        id: &CheckId,
        (from, run_token): (CheckStatus, Option<&str>),
        settlement: Settlement,
        actor: Actor,
    ) -> Result<bool, StoreError> {
        let now = self.clock.now();
        let settled = on!(tx.conn(), conn => sqlx::query_as::<_, Settled>(
            "UPDATE credit_checks SET status = $4, problem = $5, billing = $6, settled_at = $7, run_token = NULL,
                asked_until = NULL
             WHERE id = $1 AND status = $2 AND ($3 IS NULL OR run_token = $3)
             RETURNING team_id, requested_by, price_paise, spend_day, sealed_content_key"
        ).bind(id).bind(from.as_str()).bind(run_token).bind(settlement.status().as_str())
            .bind(settlement.problem().map(CheckProblem::as_str)).bind(settlement.billing().as_str()).bind(now)
            .fetch_optional(conn).await)?;
        let Some(row) = settled else { return Ok(false) };
        let (billing, failed) = (settlement.billing(), matches!(settlement, Settlement::Failed { .. }));
        self.write_contents(tx, id, &row, settlement).await?;
        match billing {
            Billing::Charged => {
                let charge = Charge {
                    team: &row.team_id,
                    check: id,
                    user: &row.requested_by,
                    amount_paise: row.price_paise,
                };
                self.charge(tx, charge).await?;
            }
            Billing::NotCharged => {
                self.let_go(tx, &row.team_id, &row.spend_day, row.price_paise).await?;
            }
            Billing::Open | Billing::Reused => {}
        }
        if failed {
            // It came to nothing, so the same key may try again.
            self.free_key_of(tx, &row.team_id, ROUTE, id.as_str()).await?;
        }
        let action = if actor == Actor::Operator { Action::CheckResolved } else { Action::CheckSettled };
        let entry = Entry::new(actor, action).team(&row.team_id).subject(id);
        audit::append(tx, &self.clock, &entry).await?;
        Ok(true)
    }

    async fn write_contents(
        &self,
        tx: &mut Tx,
        id: &CheckId,
        row: &Settled,
        settlement: Settlement,
    ) -> Result<(), StoreError> {
        let (report, answer, findings, score_status) = match settlement {
            Settlement::Report { report, answer, findings, score_status } => {
                (Some(report), Some(answer), Some(findings), Some(score_status))
            }
            Settlement::NoHit { answer } => (None, Some(answer), None, Some(ScoreStatus::NoHit)),
            Settlement::NeedsReview { answer, .. } => (None, answer, None, None),
            Settlement::Failed { .. } => return Ok(()),
        };
        let team = &row.team_id;
        let key = self.open_check_key(team, id, &row.sealed_content_key).await?;
        let seal = |content, bytes: Option<Vec<u8>>| {
            bytes.map(|bytes| key.seal_packed(content, id.as_str(), &bytes)).transpose()
        };
        let holder = report.is_some().then_some(id);
        let (report, answer) = (seal(Content::BureauReport, report)?, seal(Content::BureauAnswer, answer)?);
        let findings = match findings {
            Some(findings) => {
                let text = serde_json::to_vec(&findings)
                    .map_err(|_| StoreError::Corrupt("the findings of a new credit check"))?;
                let sealer = self.keyring.team_sealer(tx, team).await?;
                Some(sealer.seal(CHECK_FINDINGS, id.as_str(), &text)?)
            }
            None => None,
        };
        on!(tx.conn(), conn => sqlx::query(
            "UPDATE credit_checks SET report = $2, answer = COALESCE($3, answer), sealed_findings = $4,
                score_status = $5, report_of = $6
             WHERE id = $1"
        ).bind(id).bind(report).bind(answer).bind(findings).bind(score_status.map(ScoreStatus::as_str)).bind(holder)
            .execute(conn).await.map(|_| ()))?;
        Ok(())
    }
}
