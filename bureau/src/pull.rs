//! The one path on which a report is pulled: intent, question, settlement, each written before the next begins.
//!
//! Whoever turns the intent into a question asks, once. If the process dies after that, somebody else asks the bureau what
//! became of the reference; nobody ever sends the question again. The charge is written with the report, or not at all.

use std::sync::Arc;
use std::time::{Duration, Instant};

use chrono::TimeDelta;
use futures_util::StreamExt;
use futures_util::stream;
use lending_base::{AnalysisId, BureauChoice, CheckId, Metric, Settings, TeamId, calendar};
use lending_engine::bureau::{BureauAnswer, BureauReport, MarkSeverity};
use lending_engine::names::search_words;
use lending_store::audit::Principal;
use lending_store::consents::{NewConsent, Person};
use lending_store::credit_checks::{
    CheckFindings, CheckProblem, CheckStatus, CreditCheck, Intent, NewCheck, PullClaim, ScoreStatus,
    Settlement, Unsettled,
};
use lending_store::idempotency::IdempotencyKey;
use lending_store::{Open, Store, StoreError};
use tokio::sync::{Semaphore, SemaphorePermit};

use crate::breaker::Breaker;
use crate::consent::consent_text;
use crate::http::HttpProvider;
use crate::provider::{InquiryAnswer, Provider, ProviderAnswer, Question};
use crate::sandbox::SandboxProvider;
use crate::{BureauError, Mobile, fault};

/// The most questions that one process asks at once.
const SLOTS: u32 = 64;
/// How long a caller waits while all of them are asked.
const CALLER_WAITS: Duration = Duration::from_secs(5);
/// How long writing an outcome may take, the database being away for a moment included.
const SETTLING: Duration = Duration::from_secs(5);
/// What a caller is told to wait where nothing better is known.
const COME_AGAIN: Duration = Duration::from_secs(30);
/// The most outcomes that one process asks for at once.
const INQUIRIES: usize = 8;
/// How often somebody who waits for another's question looks.
const LOOK: Duration = Duration::from_millis(200);

/// Whom a caller wants to know about. Personal data: it does not print.
#[derive(Clone)]
pub struct PullRequest {
    pub name: String,
    pub mobile: Mobile,
    /// An earlier report that is no older will do; 0: none will.
    pub reuse_within_days: u16,
    /// What shows that the person agreed, where the caller has it.
    pub consent_evidence: Option<serde_json::Value>,
}

impl std::fmt::Debug for PullRequest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PullRequest").finish_non_exhaustive()
    }
}

/// What became of a credit check.
#[derive(Debug)]
pub enum CheckResult {
    /// It is settled, one way or the other.
    Done(Box<CreditCheck>),
    /// The same idempotency key was taken meanwhile: look again.
    Overtaken,
    /// The team has spent what it may today. Nothing was asked.
    CapReached,
    /// The bureau cannot be reached; nothing was charged, and it is worth trying again after this time.
    Unavailable(Duration),
}

/// The bureau that this deployment asks. Cheap to clone.
#[derive(Debug, Clone)]
pub struct Bureau(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    store: Store,
    /// `None` where no bureau is connected.
    provider: Option<Box<dyn Provider>>,
    is_billed: bool,
    breaker: Breaker,
    /// How long a process that asks is believed in: asking, inquiring, settling.
    lease: Duration,
    slots: Semaphore,
}

impl Bureau {
    pub fn open(settings: &Settings, store: &Store) -> Result<Self, BureauError> {
        let timeout = Duration::from_secs(u64::from(settings.bureau_timeout));
        let provider: Option<Box<dyn Provider>> = match settings.bureau() {
            BureauChoice::Sandbox => Some(Box::new(SandboxProvider::new(timeout)?)),
            BureauChoice::Http => Some(Box::new(HttpProvider::open(settings)?)),
            BureauChoice::None => None,
        };
        let lease = 2 * timeout + SETTLING;
        let is_trial = settings.bureau() == BureauChoice::Sandbox && !settings.is_embedded();
        if is_trial {
            tracing::warn!("LENDING_BUREAU=sandbox answers about made-up people; nothing is billed");
        }
        Ok(Self(Arc::new(Inner {
            store: store.clone(),
            provider,
            is_billed: !is_trial,
            breaker: Breaker::new(lease),
            lease,
            slots: Semaphore::new(SLOTS as usize),
        })))
    }

    pub(crate) fn store(&self) -> &Store {
        &self.0.store
    }

    pub(crate) fn provider(&self) -> Option<&dyn Provider> {
        self.0.provider.as_deref()
    }

    /// Whether reports cost anything: a deployment that others use does not charge them for made-up people.
    pub(crate) fn is_billed(&self) -> bool {
        self.0.is_billed
    }

    pub(crate) fn lease(&self) -> TimeDelta {
        TimeDelta::from_std(self.0.lease).unwrap_or(TimeDelta::MAX)
    }

    /// What is written down about a person before the bureau is asked, for a check of its own or for an analysis.
    pub fn new_check(&self, asked: &PullRequest) -> NewCheck {
        NewCheck {
            person: Person { name: asked.name.clone(), mobile: asked.mobile.expose().to_owned() },
            name_words: search_words(&asked.name),
            consent: NewConsent { text: consent_text(), evidence: asked.consent_evidence.clone() },
            provider: self.provider().map_or("none", Provider::name),
            reuse_within_days: asked.reuse_within_days,
        }
    }

    /// One of the slots for questions. `None` when none is free for so long.
    async fn slot(&self, wait: Duration) -> Option<SemaphorePermit<'_>> {
        tokio::time::timeout(wait, self.0.slots.acquire()).await.ok()?.ok()
    }

    /// How long it is not worth asking; `None` where it is.
    pub(crate) fn unavailable_for(&self) -> Option<Duration> {
        if self.0.provider.is_none() {
            return Some(COME_AGAIN);
        }
        self.0.breaker.closed_for(Instant::now())
    }

    /// A credit check of its own: intent, question, settlement. It goes on to its end even if the caller goes away.
    pub async fn check(
        &self,
        principal: &Principal,
        asked: &PullRequest,
        key: Option<IdempotencyKey>,
    ) -> Result<CheckResult, StoreError> {
        let (bureau, principal, new) = (self.clone(), principal.clone(), self.new_check(asked));
        let task = tokio::spawn(async move {
            let checks = bureau.0.store.credit_checks(&principal.team);
            // An earlier report may do while the bureau is away; otherwise nothing is written that could only fail.
            let unavailable = bureau.unavailable_for();
            if let Some(wait) = unavailable.filter(|_| new.reuse_within_days == 0) {
                return Ok(CheckResult::Unavailable(wait));
            }
            // A slot first: an intent is believed in only for as long as asking follows at once.
            let Some(slot) = bureau.slot(CALLER_WAITS).await else {
                return Ok(CheckResult::Unavailable(CALLER_WAITS));
            };
            let id = match checks.intend(&principal, new, key).await? {
                Intent::Overtaken => return Ok(CheckResult::Overtaken),
                Intent::CapReached => return Ok(CheckResult::CapReached),
                Intent::Reused(id) => id,
                Intent::Ready(id) => {
                    fault::point("intended");
                    bureau.ask(&id).await?;
                    id
                }
            };
            drop(slot);
            let check = checks.find(&id).await?.ok_or(StoreError::Corrupt("a credit check is missing"))?;
            if !check.is_settled() {
                // Whoever took it over has not settled it yet, or it could not be written: it is settled later.
                return Err(StoreError::Interrupted);
            }
            Ok(if check.status == CheckStatus::Failed {
                CheckResult::Unavailable(bureau.unavailable_for().unwrap_or(COME_AGAIN))
            } else {
                CheckResult::Done(Box::new(check))
            })
        });
        task.await.map_err(|_| StoreError::Interrupted)?
    }

    /// What the bureau says about the applicant of an analysis. It is asked once, however often the analysis is run: a
    /// later run finds what an earlier one pulled, or waits until it is known.
    pub async fn answer_for(&self, team: &TeamId, analysis: &AnalysisId) -> Result<BureauAnswer, StoreError> {
        let checks = self.0.store.credit_checks(team);
        loop {
            let Some(check) = checks.of_analysis(analysis).await? else {
                return Ok(BureauAnswer::Unavailable { reason: "no bureau was connected".to_owned() });
            };
            match check.status.known() {
                Some(CheckStatus::Intended) => {
                    let (bureau, id) = (self.clone(), check.id.clone());
                    // To its end, even if this run is given up: the question is on its way.
                    let pull = tokio::spawn(async move {
                        let Some(_slot) = bureau.slot(bureau.0.lease).await else {
                            return Err(StoreError::Busy("too many questions are being asked of the bureau"));
                        };
                        bureau.ask(&id).await
                    });
                    pull.await.map_err(|_| StoreError::Interrupted)??;
                }
                Some(CheckStatus::Asked) => {
                    let now = self.0.store.database_time().await?;
                    if check.asked_until.is_some_and(|until| until > now) {
                        tokio::time::sleep(LOOK).await;
                    } else {
                        self.inquire_about(&check.id).await?;
                    }
                }
                _ => return self.answer_of(&check).await,
            }
        }
    }

    /// What a settled check says to the engine.
    pub async fn answer_of(&self, check: &CreditCheck) -> Result<BureauAnswer, StoreError> {
        if let Some(report) = self.0.store.credit_checks(&check.team).report(check).await? {
            let report: BureauReport = serde_json::from_slice(&report)
                .map_err(|_| StoreError::Corrupt("the report of a credit check"))?;
            return Ok(BureauAnswer::from_report(report));
        }
        let score_status = check.score_status.as_ref().and_then(Open::known);
        let problem = check.problem.as_ref().and_then(Open::known);
        let reason = match (score_status, problem) {
            (Some(ScoreStatus::NoHit), _) => return Ok(BureauAnswer::NoHit),
            (_, Some(CheckProblem::OutcomeUnknown)) => "what became of the question is not known",
            (_, Some(CheckProblem::AnswerUnreadable)) => "the bureau's answer could not be read",
            _ => "the bureau could not be reached",
        };
        Ok(BureauAnswer::Unavailable { reason: reason.to_owned() })
    }

    /// Asks about an intent, unless somebody else has. Afterwards it is settled, or somebody else has it. Whoever calls
    /// holds a slot.
    async fn ask(&self, id: &CheckId) -> Result<(), StoreError> {
        let began = Instant::now();
        let Some(claim) = self.0.store.claim_pull(id, self.lease()).await? else { return Ok(()) };
        fault::point("asked");
        let said = self.send_question(&claim, began).await?;
        fault::point("answered");
        self.settle(&claim, settlement_of(said, &claim.check, self.is_billed())?).await?;
        fault::point("settled");
        Ok(())
    }

    async fn send_question(&self, claim: &PullClaim, began: Instant) -> Result<ProviderAnswer, StoreError> {
        let check = &claim.check;
        // A process that stood still may have been taken for dead: what is sent now could come after the inquiry.
        if began.elapsed() > SETTLING {
            return Ok(ProviderAnswer::NothingDone {
                why: "too much time passed before it was sent".to_owned(),
            });
        }
        let Some(provider) = self.provider() else {
            return Ok(ProviderAnswer::NothingDone { why: "no bureau is connected".to_owned() });
        };
        if provider.can_be_down() && !self.0.breaker.admit(Instant::now()) {
            return Ok(ProviderAnswer::NothingDone {
                why: "the bureau keeps failing and is left alone".to_owned(),
            });
        }
        let question = Question {
            reference: check.id.to_string(),
            name: check.person.name.clone(),
            mobile: check.person.mobile.parse().map_err(|_| StoreError::Corrupt("a stored mobile"))?,
            purpose: check.consent.text.purpose.clone(),
            consented_at: check.consent.given_at,
            asked_at: self.0.store.clock().now(),
        };
        let started = Instant::now();
        let mut said = provider.pull(&question).await;
        metrics::histogram!(Metric::BureauSeconds.name()).record(started.elapsed().as_secs_f64());
        metrics::counter!(Metric::BureauQuestions.name(), "outcome" => said.name()).increment(1);
        let failed = matches!(said, ProviderAnswer::NothingDone { .. } | ProviderAnswer::Unknown { .. });
        if provider.can_be_down() {
            self.0.breaker.note(!failed, Instant::now());
        }
        if let ProviderAnswer::Unknown { why, .. } = &said {
            tracing::warn!(check = %check.id, why, "pull outcome unknown, asking the bureau for it");
            // That it has not seen the reference says little so soon: the question may be on its way still.
            if let InquiryAnswer::Answer(found) =
                provider.inquire(&question.reference, check.created_at).await
            {
                said = found;
            }
        }
        Ok(said)
    }

    /// Writes the outcome, again and again for a moment: it may be all that is left of what was paid for.
    async fn settle(&self, claim: &PullClaim, settlement: Settlement) -> Result<(), StoreError> {
        let deadline = Instant::now() + SETTLING;
        loop {
            match self.0.store.settle_check(claim, settlement.clone()).await {
                Ok(true) => return Ok(()),
                Ok(false) => return self.keep_late(claim, &settlement).await,
                Err(error) if error.is_transient() && Instant::now() < deadline => {
                    tracing::warn!(check = %claim.check.id, %error, "pull outcome could not be stored yet, trying again");
                    tokio::time::sleep(LOOK).await;
                }
                Err(error) => return Err(error),
            }
        }
    }

    /// Another process has settled the check, taking this one for dead. What the bureau sent is not thrown away.
    async fn keep_late(&self, claim: &PullClaim, settlement: &Settlement) -> Result<(), StoreError> {
        let id = &claim.check.id;
        if let Settlement::Report { answer, .. } = settlement {
            tracing::error!(check = %id, "bureau report arrived after its check was settled, kept for support");
            return self.0.store.keep_late_answer(claim, answer).await;
        }
        tracing::warn!(check = %id, "pull already settled by another process");
        Ok(())
    }

    /// Settles what processes that died have left behind; says how many. Any number of workers may do so at once.
    pub async fn settle_left_behind(&self) -> Result<usize, StoreError> {
        let left = self.0.store.unsettled_checks().await?;
        // Intents first: they take no time, and callers wait for their keys.
        let (intended, asked): (Vec<_>, Vec<_>) =
            left.into_iter().partition(|left| matches!(left, Unsettled::Intended(_)));
        let settle = async |left: Unsettled| {
            let settled = match &left {
                Unsettled::Intended(id) => self.0.store.give_up_intent(id).await,
                Unsettled::Asked(id) => self.inquire_about(id).await,
            };
            settled.unwrap_or_else(|error| {
                tracing::warn!(?left, %error, "unfinished bureau pull could not be settled yet");
                false
            })
        };
        let outcomes =
            stream::iter(intended.into_iter().chain(asked)).map(settle).buffer_unordered(INQUIRIES);
        Ok(outcomes.filter(|settled| std::future::ready(*settled)).count().await)
    }

    /// Settles a question whose asker is gone, by asking for its outcome. `false` while its asker is believed in.
    async fn inquire_about(&self, id: &CheckId) -> Result<bool, StoreError> {
        let Some(claim) = self.0.store.take_over_pull(id, self.lease()).await? else { return Ok(false) };
        let found = match self.provider() {
            Some(provider) => provider.inquire(id.as_str(), claim.check.created_at).await,
            None => InquiryAnswer::CannotTell { why: "no bureau is connected".to_owned() },
        };
        let settlement = match found {
            InquiryAnswer::Answer(said) => settlement_of(said, &claim.check, self.is_billed())?,
            // The time that a question may take is over: it will not arrive any more.
            InquiryAnswer::NeverArrived => Settlement::Failed { problem: CheckProblem::NeverArrived },
            InquiryAnswer::CannotTell { why } => {
                tracing::warn!(check = %id, why, "pull outcome unknown and cannot be found out, needs review");
                Settlement::NeedsReview { problem: CheckProblem::OutcomeUnknown, answer: None }
            }
        };
        self.settle(&claim, settlement).await?;
        Ok(true)
    }

    /// Waits until no question of this process is under way, for as long as one may take.
    pub async fn rest(&self) {
        let _ = tokio::time::timeout(self.0.lease, self.0.slots.acquire_many(SLOTS)).await;
    }
}

/// What is written down of what a bureau said.
pub(crate) fn settlement_of(
    said: ProviderAnswer,
    check: &CreditCheck,
    is_billed: bool,
) -> Result<Settlement, StoreError> {
    let id = &check.id;
    Ok(match said {
        ProviderAnswer::Report { report, answer } => {
            let json = serde_json::to_vec(&report).map_err(|_| StoreError::Corrupt("a bureau report"))?;
            let said = BureauAnswer::from_report(*report);
            let mut marks = said.marks(calendar::day(check.created_at));
            marks.retain(|mark| mark.severity == MarkSeverity::Derogatory);
            let derogatory =
                serde_json::to_value(marks).map_err(|_| StoreError::Corrupt("the marks of a report"))?;
            let score = said.score();
            let score_status = if score.is_some() { ScoreStatus::Scored } else { ScoreStatus::NoHistory };
            Settlement::Report {
                report: json,
                answer,
                findings: CheckFindings { score, derogatory },
                score_status,
                is_billed,
            }
        }
        ProviderAnswer::NoHit { answer } => Settlement::NoHit { answer },
        ProviderAnswer::NothingDone { why } | ProviderAnswer::Refused { why } => {
            tracing::warn!(check = %id, why, "bureau pull failed");
            Settlement::Failed { problem: CheckProblem::BureauUnavailable }
        }
        ProviderAnswer::Unknown { why, answer } => {
            tracing::warn!(check = %id, why, "pull outcome unknown, needs review");
            Settlement::NeedsReview { problem: CheckProblem::OutcomeUnknown, answer }
        }
        ProviderAnswer::Unreadable { why, answer } => {
            tracing::error!(check = %id, why, "bureau answer unreadable, needs review");
            Settlement::NeedsReview { problem: CheckProblem::AnswerUnreadable, answer: Some(answer) }
        }
    })
}
