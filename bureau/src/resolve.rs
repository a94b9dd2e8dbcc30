//! What an operator does about a check whose outcome nobody knows, or whose answer could not be read.

use lending_store::credit_checks::{CheckProblem, CheckStatus, CreditCheck, Settlement};
use lending_store::{CheckId, StoreError};

use crate::Bureau;
use crate::provider::{Found, Provider, Said};
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
    Done(CheckStatus),
    NotFound,
    /// It does not need review.
    NotInReview,
    /// It still needs review, and why.
    Unresolved(String),
}

impl Bureau {
    /// Settles a check that needs review.
    pub async fn resolve(&self, id: &CheckId, resolution: Resolution) -> Result<Resolved, StoreError> {
        let Some(check) = self.store().find_check(id).await? else { return Ok(Resolved::NotFound) };
        if check.status != CheckStatus::NeedsReview {
            return Ok(Resolved::NotInReview);
        }
        let settlement = match self.settlement_by(&check, resolution).await? {
            Ok(settlement) => settlement,
            Err(why) => return Ok(Resolved::Unresolved(why)),
        };
        if !self.store().resolve_check(id, settlement).await? {
            return Ok(Resolved::NotInReview);
        }
        let status = self.store().find_check(id).await?.map_or(CheckStatus::Failed, |check| check.status);
        Ok(Resolved::Done(status))
    }

    async fn settlement_by(
        &self,
        check: &CreditCheck,
        resolution: Resolution,
    ) -> Result<Result<Settlement, String>, StoreError> {
        if resolution == Resolution::NotDelivered {
            return Ok(Ok(Settlement::Failed { problem: CheckProblem::FoundNotDelivered }));
        }
        let Some(provider) = self.provider() else { return Ok(Err("no bureau is connected".to_owned())) };
        let said = match resolution {
            Resolution::Inquire => match provider.inquire(check.id.as_str(), check.created_at).await {
                Found::Answer(said) => said,
                Found::NeverArrived => {
                    return Ok(Ok(Settlement::Failed { problem: CheckProblem::NeverArrived }));
                }
                Found::CannotTell { why } => return Ok(Err(why)),
            },
            Resolution::Answer(answer) => read(provider, &answer, check),
            Resolution::Reread | Resolution::NotDelivered => {
                match self.store().credit_checks(&check.team).answer(&check.id).await? {
                    Some(answer) => read(provider, &answer, check),
                    None => return Ok(Err("no answer was kept".to_owned())),
                }
            }
        };
        match said {
            Said::Report { .. } | Said::NoHit { .. } => Ok(Ok(settlement_of(said, check)?)),
            Said::NothingDone { why } | Said::Unknown { why, .. } | Said::Unreadable { why, .. } => {
                Ok(Err(why))
            }
        }
    }
}

fn read(provider: &dyn Provider, answer: &[u8], check: &CreditCheck) -> Said {
    provider.read(answer, check.created_at)
}
