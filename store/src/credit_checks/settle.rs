//! What became of a question, written once: the report and its charge, or why there is neither.

use super::{
    Billing, CheckFindings, CheckProblem, CheckStatus, CreditCheck, PullClaim, ROUTE, ScoreStatus, review,
};
use crate::audit::{self, Action, Actor, Entry};
use crate::computing::compute;
use crate::db::{Tx, on};
use crate::events::{self, EventData, EventType};
use crate::ledger::Charge;
use crate::sealing::{Content, ContentKey};
use crate::{Store, StoreError, formats};
use lending_base::{AnalysisId, CheckId, TeamId, UserId};

/// How a question ended.
#[derive(Clone, PartialEq)]
pub enum Settlement {
    /// A report arrived.
    Report {
        /// In our form, as JSON.
        report: Vec<u8>,
        /// As the bureau sent it.
        answer: Vec<u8>,
        findings: CheckFindings,
        score_status: ScoreStatus,
        /// Whether it is charged. One about made-up people is not.
        is_billed: bool,
    },
    /// The bureau has no record of the person: nothing to charge.
    NoHit { answer: Vec<u8> },
    /// Nobody knows whether the bureau delivered, or what it sent cannot be read. The price stays held.
    NeedsReview { problem: CheckProblem, answer: Option<Vec<u8>> },
    /// The bureau did nothing.
    Failed { problem: CheckProblem },
}

impl Settlement {
    const fn state(&self) -> SettledState {
        SettledState { status: self.status(), billing: self.billing(), problem: self.problem() }
    }

    const fn status(&self) -> CheckStatus {
        match self {
            Self::Report { .. } | Self::NoHit { .. } => CheckStatus::Completed,
            Self::NeedsReview { .. } => CheckStatus::NeedsReview,
            Self::Failed { .. } => CheckStatus::Failed,
        }
    }

    const fn billing(&self) -> Billing {
        match self {
            Self::Report { is_billed: true, .. } => Billing::Charged,
            Self::NeedsReview { .. } => Billing::Open,
            Self::Report { .. } | Self::NoHit { .. } | Self::Failed { .. } => Billing::NotCharged,
        }
    }

    const fn problem(&self) -> Option<CheckProblem> {
        match self {
            Self::NeedsReview { problem, .. } | Self::Failed { problem } => Some(*problem),
            Self::Report { .. } | Self::NoHit { .. } => None,
        }
    }
}

/// Without what it holds of a person.
impl std::fmt::Debug for Settlement {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Settlement({})", self.status().as_str())
    }
}

/// What a settlement leaves on its check, compressed and encrypted before any transaction begins.
#[derive(Default)]
struct SealedContents {
    report: Option<Vec<u8>>,
    answer: Option<Vec<u8>>,
    findings: Option<Vec<u8>>,
    score_status: Option<ScoreStatus>,
}

impl SealedContents {
    async fn seal(settlement: Settlement, id: &CheckId, key: &ContentKey) -> Result<Self, StoreError> {
        let (id, key) = (id.clone(), key.clone());
        compute(move || Self::seal_now(settlement, &id, &key)).await
    }

    fn seal_now(settlement: Settlement, id: &CheckId, key: &ContentKey) -> Result<Self, StoreError> {
        let seal = |content, bytes: &[u8]| key.seal_packed(content, id.as_str(), bytes);
        Ok(match settlement {
            Settlement::Report { report, answer, findings, score_status, is_billed: _ } => Self {
                report: Some(seal(Content::BureauReport, &report)?),
                answer: Some(seal(Content::BureauAnswer, &answer)?),
                findings: Some(
                    key.seal(
                        Content::Findings,
                        id.as_str(),
                        &serde_json::to_vec(&findings)
                            .map_err(|_| StoreError::Corrupt("the findings of a new credit check"))?,
                    )?,
                ),
                score_status: Some(score_status),
            },
            Settlement::NoHit { answer } => Self {
                answer: Some(seal(Content::BureauAnswer, &answer)?),
                score_status: Some(ScoreStatus::NoHit),
                ..Self::default()
            },
            Settlement::NeedsReview { answer, .. } => Self {
                answer: answer.map(|answer| seal(Content::BureauAnswer, &answer)).transpose()?,
                ..Self::default()
            },
            Settlement::Failed { .. } => Self::default(),
        })
    }
}

/// Who settles a check that needs review.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Resolver {
    /// Somebody at a shell of the deployment.
    Operator,
    /// The service, which asked the bureau again by itself.
    Service,
}

impl Resolver {
    const fn actor(self) -> Actor {
        match self {
            Self::Operator => Actor::Operator,
            Self::Service => Actor::Service,
        }
    }
}

/// Who settles, from what.
pub(super) struct Settler<'a> {
    pub(super) from: CheckStatus,
    /// Of the process that asks; `None` where nobody does.
    pub(super) run_token: Option<&'a str>,
    pub(super) actor: Actor,
}

/// How it ends.
#[derive(Clone, Copy)]
struct SettledState {
    status: CheckStatus,
    billing: Billing,
    problem: Option<CheckProblem>,
}

#[derive(sqlx::FromRow)]
struct SettledRow {
    team_id: TeamId,
    requested_by: UserId,
    analysis_id: Option<AnalysisId>,
    price_paise: i64,
    spend_day: String,
}

impl Store {
    /// Settles a check that is being asked. `false` when somebody else has taken it over, and then nothing is written.
    pub async fn settle_check(&self, claim: &PullClaim, settlement: Settlement) -> Result<bool, StoreError> {
        let state = settlement.state();
        let contents = SealedContents::seal(settlement, &claim.check.id, &claim.content_key).await?;
        let (store, claim) = (self.clone(), claim.clone());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    let run_token = Some(claim.run_token.as_str());
                    let settler = Settler { from: CheckStatus::Asked, run_token, actor: Actor::Service };
                    store.write_settlement(tx, &claim.check.id, settler, state, contents).await
                })
            })
            .await
    }

    /// Keeps an answer that came when somebody else had settled its check already, for support to see.
    pub async fn keep_late_answer(&self, claim: &PullClaim, answer: &[u8]) -> Result<(), StoreError> {
        let id = claim.check.id.clone();
        let (key, owner, answer) = (claim.content_key.clone(), id.clone(), answer.to_vec());
        let answer = compute(move || key.seal_packed(Content::BureauAnswer, owner.as_str(), &answer)).await?;
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    on!(tx.conn(), conn => sqlx::query(
                        "UPDATE credit_checks SET answer = COALESCE(answer, $2) WHERE id = $1"
                    ).bind(id).bind(answer).execute(conn).await.map(|_| ()))?;
                    Ok(())
                })
            })
            .await
    }

    /// Settles a check that needs review, as it was found to be. `false` when it does not need one.
    pub async fn resolve_check(
        &self,
        check: &CreditCheck,
        settlement: Settlement,
        by: Resolver,
    ) -> Result<bool, StoreError> {
        let state = settlement.state();
        let key = self.content_key_of_check(&check.team, &check.id).await?;
        let contents = SealedContents::seal(settlement, &check.id, &key).await?;
        let (store, id) = (self.clone(), check.id.clone());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    let from = CheckStatus::NeedsReview;
                    let settler = Settler { from, run_token: None, actor: by.actor() };
                    store.write_settlement(tx, &id, settler, state, contents).await
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

    pub(super) async fn settle_intent_as_not_asked(
        &self,
        tx: &mut Tx,
        id: &CheckId,
    ) -> Result<bool, StoreError> {
        let settler = Settler { from: CheckStatus::Intended, run_token: None, actor: Actor::Service };
        let state = Settlement::Failed { problem: CheckProblem::NotAsked }.state();
        self.write_settlement(tx, id, settler, state, SealedContents::default()).await
    }

    /// One guarded statement decides who settles; report, charge, what is held and the idempotency key follow in the same
    /// transaction.
    async fn write_settlement(
        &self,
        tx: &mut Tx,
        id: &CheckId,
        settler: Settler<'_>,
        state: SettledState,
        contents: SealedContents,
    ) -> Result<bool, StoreError> {
        let now = self.clock.now();
        // Due times are the database's, whatever the clock of this process.
        let next_inquiry = match state.problem {
            Some(CheckProblem::OutcomeUnknown) => Some(tx.now(&self.clock).await? + review::wait_after(0)),
            _ => None,
        };
        let settled = on!(tx.conn(), conn => sqlx::query_as::<_, SettledRow>(
            "UPDATE credit_checks SET status = $4, problem = $5, billing = $6, settled_at = $7, run_token = NULL,
                asked_until = NULL, next_inquiry_at = $8, never_seen_at = NULL
             WHERE id = $1 AND status = $2 AND ($3 IS NULL OR run_token = $3)
             RETURNING team_id, requested_by, analysis_id, price_paise, spend_day"
        ).bind(id).bind(settler.from.as_str()).bind(settler.run_token).bind(state.status.as_str())
            .bind(state.problem.map(CheckProblem::as_str)).bind(state.billing.as_str()).bind(now).bind(next_inquiry)
            .fetch_optional(conn).await)?;
        let Some(row) = settled else { return Ok(false) };
        write_contents(tx, id, contents).await?;
        match state.billing {
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
                self.release_hold(tx, &row.team_id, &row.spend_day, row.price_paise).await?;
            }
            Billing::Open | Billing::Reused => {}
        }
        // It came to nothing, so the same key may try again; but not after a caller was told that it needs review.
        if state.status == CheckStatus::Failed && settler.from != CheckStatus::NeedsReview {
            self.free_key_of(tx, &row.team_id, ROUTE, id.as_str()).await?;
        }
        if let Some(analysis) = &row.analysis_id {
            // Its record names the check from now on.
            on!(tx.conn(), conn => sqlx::query("UPDATE analyses SET revision = revision + 1 WHERE id = $1")
                .bind(analysis).execute(conn).await.map(|_| ()))?;
        }
        let action = match settler.from {
            CheckStatus::NeedsReview => Action::CheckResolved,
            _ => Action::CheckSettled,
        };
        let entry = Entry::new(settler.actor, action).team(&row.team_id).subject(id);
        audit::append(tx, &self.clock, &entry).await?;
        self.tell_check(tx, &row.team_id, id, row.analysis_id.as_ref(), state.status).await?;
        Ok(true)
    }

    /// Tells of a check that came to something. One that came to nothing was refused to whoever asked.
    pub(super) async fn tell_check(
        &self,
        tx: &mut Tx,
        team: &TeamId,
        id: &CheckId,
        analysis: Option<&AnalysisId>,
        status: CheckStatus,
    ) -> Result<(), StoreError> {
        let kind = match status {
            CheckStatus::Completed => EventType::CheckCompleted,
            CheckStatus::NeedsReview => EventType::CheckNeedsReview,
            CheckStatus::Intended | CheckStatus::Asked | CheckStatus::Failed => return Ok(()),
        };
        let told = EventData {
            analysis_id: analysis.map(ToString::to_string),
            status: Some(status.as_str().to_owned()),
            ..EventData::of_check(id)
        };
        events::append(tx, &self.clock, team, kind, &told).await
    }
}

async fn write_contents(tx: &mut Tx, id: &CheckId, contents: SealedContents) -> Result<(), StoreError> {
    let holder = contents.report.is_some().then_some(id);
    on!(tx.conn(), conn => sqlx::query(
        "UPDATE credit_checks SET report = $2, answer = COALESCE($3, answer), findings = $4,
            score_status = $5, report_of = $6, report_format = $7
         WHERE id = $1"
    ).bind(id).bind(contents.report).bind(contents.answer).bind(contents.findings)
        .bind(contents.score_status.map(ScoreStatus::as_str)).bind(holder)
        .bind(formats::BUREAU_REPORT.newest()).execute(conn).await.map(|_| ()))?;
    Ok(())
}
