//! What an operator does about a check whose outcome nobody knows, or whose answer could not be read.

use lending_base::CheckId;
use lending_engine::bureau::BureauReport;
use lending_engine::names::{NameLevel, compare};
use lending_store::credit_checks::{CheckProblem, CheckStatus, CreditCheck, Settlement};
use lending_store::{Open, StoreError};

use crate::Bureau;
use crate::provider::{InquiryAnswer, ProviderAnswer};
use crate::pull::settlement_of;

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
        let settlement = match self.find_outcome(&check, resolution).await? {
            Ok(ProviderAnswer::Report { report, .. }) if !by_force && is_of_another(&check, &report) => {
                return Ok(Resolved::Unresolved(
                    "the answer is about another name; --force takes it".to_owned(),
                ));
            }
            Ok(answer @ (ProviderAnswer::Report { .. } | ProviderAnswer::NoHit { .. })) => {
                settlement_of(answer, &check, self.is_billed())?
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
        if !self.store().resolve_check(&check, settlement).await? {
            return Ok(Resolved::NotInReview);
        }
        let check = self.store().find_check(id).await?;
        Ok(Resolved::Done(check.map_or(CheckStatus::Failed.into(), |check| check.status)))
    }

    /// What became of the question after all; or why that is not known still.
    async fn find_outcome(
        &self,
        check: &CreditCheck,
        resolution: Resolution,
    ) -> Result<Result<ProviderAnswer, String>, StoreError> {
        let nothing = || ProviderAnswer::Refused { why: "it delivered nothing".to_owned() };
        let Some(provider) = self.provider() else { return Ok(Err("no bureau is connected".to_owned())) };
        Ok(match resolution {
            Resolution::NotDelivered => Ok(nothing()),
            Resolution::Inquire if provider.name() != check.provider => Err(format!(
                "it was asked of `{}`, and `{}` is connected now",
                check.provider,
                provider.name()
            )),
            Resolution::Inquire => match provider.inquire(check.id.as_str(), check.created_at).await {
                InquiryAnswer::Answer(answer) => Ok(answer),
                // So soon it may be on its way still.
                InquiryAnswer::NeverArrived
                    if self.store().database_time().await? < check.created_at + self.lease() =>
                {
                    Err("the bureau has not seen it yet; try again in a minute".to_owned())
                }
                InquiryAnswer::NeverArrived => Ok(nothing()),
                InquiryAnswer::CannotTell { why } => Err(why),
            },
            Resolution::Answer(answer) => Ok(provider.read(&answer, check.created_at)),
            Resolution::Reread => match self.store().credit_checks(&check.team).answer(&check.id).await? {
                Some(answer) => Ok(provider.read(&answer, check.created_at)),
                None => Err("no answer was kept".to_owned()),
            },
        })
    }
}

fn is_of_another(check: &CreditCheck, report: &BureauReport) -> bool {
    let names = report.subject.name.as_deref().map(|name| compare(&check.person.name, name));
    names.is_some_and(|comparison| comparison.level == NameLevel::Mismatch)
}
