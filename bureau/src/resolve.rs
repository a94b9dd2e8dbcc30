//! What becomes of a check whose outcome nobody knows, or whose answer could not be read: an operator settles it, or the
//! service itself, which asks the bureau again what became of it. Nothing here pulls a report.

use futures_util::StreamExt;
use futures_util::stream;
use lending_base::CheckId;
use lending_engine::bureau::BureauReport;
use lending_engine::names::{NameLevel, compare};
use lending_store::credit_checks::{CheckProblem, CheckStatus, CreditCheck, Resolver, Settlement};
use lending_store::{Open, StoreError};

use crate::Bureau;
use crate::provider::{InquiryAnswer, Provider, ProviderAnswer};
use crate::pull::settlement_of;

/// The most inquiries that one process makes at once, and in one look: a bureau that comes back is not overrun.
const INQUIRIES_AT_ONCE: usize = 2;
const INQUIRIES_OF_A_LOOK: i64 = 8;

/// How it is to be resolved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Resolution {
    /// By asking the bureau for the outcome, by reference.
    Inquire,
    /// By reading the kept answer again: the adapter may have been put right.
    Reread,
    /// By an answer that the bureau delivered by another way.
    Answer(Vec<u8>),
    /// The bureau says that it delivered and charged nothing.
    NotDelivered,
}

/// What came of it.
#[derive(Debug, PartialEq, Eq)]
pub enum Resolved {
    Done(Open<CheckStatus>),
    NotFound,
    /// It does not need review.
    NotInReview,
    /// It still needs review, and why.
    Unresolved(String),
}

impl Bureau {
    /// Settles a check that needs review.
    /// An answer that is about another name is taken only by force.
    pub async fn resolve(
        &self,
        id: &CheckId,
        resolution: Resolution,
        by_force: bool,
    ) -> Result<Resolved, StoreError> {
        let Some(check) = self.store().find_check(id).await? else { return Ok(Resolved::NotFound) };
        if check.status != CheckStatus::NeedsReview {
            return Ok(Resolved::NotInReview);
        }
        self.settle_review(&check, resolution, by_force, Resolver::Operator).await
    }

    /// Asks the bureau again about checks of which nobody knows what became, as far as it is time to; says how many were
    /// settled. Any number of workers may do so at once.
    pub async fn inquire_again(&self) -> Result<usize, StoreError> {
        let Some(provider) = self.provider() else { return Ok(0) };
        // One that keeps failing is left alone; the checks stay due.
        if self.unavailable_for().is_some() {
            return Ok(0);
        }
        let due = self.store().due_inquiries(provider.name(), INQUIRIES_OF_A_LOOK).await?;
        let inquire = async |id: CheckId| {
            self.inquire_in_review(&id).await.unwrap_or_else(|error| {
                tracing::warn!(check = %id, %error, "credit check that needs review could not be asked about");
                false
            })
        };
        let outcomes = stream::iter(due).map(inquire).buffer_unordered(INQUIRIES_AT_ONCE);
        Ok(outcomes.filter(|settled| std::future::ready(*settled)).count().await)
    }

    /// `false` while it stays in review, or when somebody else asks.
    async fn inquire_in_review(&self, id: &CheckId) -> Result<bool, StoreError> {
        let Some(check) = self.store().claim_inquiry(id).await? else { return Ok(false) };
        match self.settle_review(&check, Resolution::Inquire, false, Resolver::Service).await? {
            Resolved::Done(_) => Ok(true),
            Resolved::Unresolved(why) => {
                tracing::info!(check = %id, why, "credit check still needs review");
                Ok(false)
            }
            Resolved::NotFound | Resolved::NotInReview => Ok(false),
        }
    }

    async fn settle_review(
        &self,
        check: &CreditCheck,
        resolution: Resolution,
        by_force: bool,
        by: Resolver,
    ) -> Result<Resolved, StoreError> {
        let settlement = match self.find_outcome(check, resolution).await? {
            Ok(ProviderAnswer::Report { report, .. }) if !by_force && is_of_another(check, &report) => {
                return Ok(Resolved::Unresolved(
                    "the answer is about another name; --force takes it".to_owned(),
                ));
            }
            Ok(answer @ (ProviderAnswer::Report { .. } | ProviderAnswer::NoHit { .. })) => {
                settlement_of(answer, check, self.is_billed())?
            }
            Ok(ProviderAnswer::Refused { .. }) => {
                Settlement::Failed { problem: CheckProblem::FoundNotDelivered }
            }
            Ok(
                ProviderAnswer::NothingDone { why }
                | ProviderAnswer::Unknown { why, .. }
                | ProviderAnswer::Unreadable { why, .. },
            )
            | Err(why) => {
                return Ok(Resolved::Unresolved(why));
            }
        };
        if !self.store().resolve_check(check, settlement, by).await? {
            return Ok(Resolved::NotInReview);
        }
        let settled = self.store().find_check(&check.id).await?;
        Ok(Resolved::Done(settled.map_or(CheckStatus::Failed.into(), |check| check.status)))
    }

    /// What became of the question after all; or why that is not known still.
    async fn find_outcome(
        &self,
        check: &CreditCheck,
        resolution: Resolution,
    ) -> Result<Result<ProviderAnswer, String>, StoreError> {
        let Some(provider) = self.provider() else { return Ok(Err("no bureau is connected".to_owned())) };
        Ok(match resolution {
            Resolution::NotDelivered => Ok(nothing_delivered()),
            Resolution::Inquire if provider.name() != check.provider => Err(format!(
                "it was asked of `{}`, and `{}` is connected now",
                check.provider,
                provider.name()
            )),
            Resolution::Inquire => self.inquired(check, provider).await?,
            Resolution::Answer(answer) => Ok(provider.read(&answer, check.created_at)),
            Resolution::Reread => match self.store().credit_checks(&check.team).answer(&check.id).await? {
                Some(answer) => Ok(provider.read(&answer, check.created_at)),
                None => Err("no answer was kept".to_owned()),
            },
        })
    }

    /// What the bureau says of it now. That it has never seen it is believed when it has said so twice: believed wrongly, a
    /// report that was delivered would never be charged to the team, nor shown to it.
    async fn inquired(
        &self,
        check: &CreditCheck,
        provider: &dyn Provider,
    ) -> Result<Result<ProviderAnswer, String>, StoreError> {
        let began = self.store().database_time().await?;
        let found = provider.inquire(check.id.as_str(), check.created_at).await;
        if !matches!(found, InquiryAnswer::NeverArrived) {
            self.store().forget_never_seen(&check.id).await?;
        }
        Ok(match found {
            InquiryAnswer::Answer(answer) => Ok(answer),
            // So soon it may be on its way still.
            InquiryAnswer::NeverArrived if began < check.created_at + self.lease() => {
                Err("the bureau has not seen it yet; try again in a minute".to_owned())
            }
            InquiryAnswer::NeverArrived if self.store().note_never_seen(&check.id, began).await? => {
                Ok(nothing_delivered())
            }
            InquiryAnswer::NeverArrived => {
                Err("the bureau has not seen it; asked again after 10 minutes it is believed".to_owned())
            }
            InquiryAnswer::CannotTell { why } => Err(why),
        })
    }
}

fn nothing_delivered() -> ProviderAnswer {
    ProviderAnswer::Refused { why: "it delivered nothing".to_owned() }
}

fn is_of_another(check: &CreditCheck, report: &BureauReport) -> bool {
    let names = report.subject.name.as_deref().map(|name| compare(&check.person.name, name));
    names.is_some_and(|comparison| comparison.level == NameLevel::Mismatch)
}
