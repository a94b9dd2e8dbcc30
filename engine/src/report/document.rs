//! What the checks of the document found.

use serde::{Deserialize, Serialize};

use super::transaction::PageBox;
use crate::integrity::{self, Check, Group, Severity, Status};
use crate::transaction_id::TransactionId;

/// Whether the document is what the bank issued, as far as the document itself can tell. Where nothing was found it is
/// not proved genuine: a careful forgery leaves nothing to find.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct Integrity {
    /// A critical finding, warnings of two independent groups, or a warning of `maker`: the analysis goes to a person. Any
    /// other lone warning is a note.
    pub flagged: bool,
    /// Every check that was made, passed or not, and those that could not be made.
    pub checks: Vec<IntegrityCheck>,
    /// What no check of a single file can show, in sentences. Reports made by rules before 1.7.0 have none.
    #[serde(default)]
    pub limits: Vec<String>,
}

/// One thing that was looked for.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct IntegrityCheck {
    /// A stable name, such as `editor_markers`.
    pub code: String,
    /// Findings of one group arise from one another: two warnings of one group count as one.
    pub group: Group,
    /// Whether it was looked for, and found.
    pub status: Status,
    /// How grave the finding is; of a check without one, how grave one would be.
    pub severity: Severity,
    /// What was found, what was looked at, or why it was not run.
    pub message: String,
    /// Where the finding can be seen; empty where it is about the file as a whole.
    pub evidence: Vec<IntegrityEvidence>,
}

/// Where a finding can be seen.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct IntegrityEvidence {
    /// The page, from 1; null for the file as a whole.
    pub page: Option<usize>,
    /// Where on the page.
    #[serde(rename = "box")]
    #[cfg_attr(feature = "openapi", oai(rename = "box"))]
    pub bounds: Option<PageBox>,
    /// The transaction it is about; null where it is about none.
    pub transaction_id: Option<TransactionId>,
    /// What was found there, in words.
    pub detail: String,
    /// What the statement says at this place, as it stands there or in figures: an amount, a balance, a day, a number. Null
    /// where the finding is about none.
    #[serde(default)]
    pub declared: Option<String>,
    /// What stands against it: what an earlier revision said, what lies beneath, what is drawn, or what follows from the rest of
    /// the statement. Null where that cannot be told.
    #[serde(default)]
    pub found: Option<String>,
}

pub(super) fn section(checks: &[Check]) -> Integrity {
    let one = |check: &Check| IntegrityCheck {
        code: check.code.clone(),
        group: check.group,
        status: check.status,
        severity: check.severity,
        message: check.message.clone(),
        evidence: check
            .evidence
            .iter()
            .map(|evidence| IntegrityEvidence {
                page: evidence.page,
                bounds: evidence.bounds.map(PageBox::from),
                transaction_id: evidence.transaction_id,
                detail: evidence.detail.clone(),
                declared: evidence.declared.clone(),
                found: evidence.found.clone(),
            })
            .collect(),
    };
    Integrity {
        flagged: integrity::is_flagged(checks),
        checks: checks.iter().map(one).collect(),
        limits: integrity::limits().to_vec(),
    }
}
