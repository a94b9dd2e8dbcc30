//! What a decision that is computed anew takes over from the report before it.

use serde::Deserialize;

use super::{Affordability, Provenance};
use crate::corrections::{Corrections, RememberedPayer};
use crate::decision::{Decision, ReviewReason};

/// The part of a report that is needed to decide again and to tell what that changes. The rest is skipped.
#[derive(Debug, Clone, Deserialize)]
pub struct ReportHead {
    pub affordability: Affordability,
    pub decision: Decision,
    pub corrections: Corrections,
    pub provenance: Provenance,
}

impl ReportHead {
    pub fn from_json(report: &[u8]) -> serde_json::Result<Self> {
        serde_json::from_slice(report)
    }

    /// What still holds.
    pub fn standing(&self) -> Standing {
        Standing {
            corrections: self.corrections.clone(),
            remembered_payers: self.provenance.remembered_payers.clone(),
            review_reasons: self.decision.review_reasons.clone(),
        }
    }
}

/// What holds for every decision about a case from now on.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Standing {
    pub corrections: Corrections,
    pub remembered_payers: Vec<RememberedPayer>,
    /// Why the case went to a person; what forces a review keeps forcing it.
    pub review_reasons: Vec<ReviewReason>,
}
