//! What the API answers, as far as pages show it. Words that a newer version writes are shown as they stand.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use lending_engine::application::Inputs;
use lending_engine::money::Rupees;
use serde::Deserialize;

/// A page of a list.
#[derive(Debug, Deserialize)]
pub(super) struct Listed<T> {
    pub(super) data: Vec<T>,
    pub(super) total: Option<i64>,
    pub(super) has_more: bool,
    pub(super) next_cursor: Option<String>,
}

/// An analysis without its report.
#[derive(Debug, Clone, Deserialize)]
pub(super) struct Analysis {
    pub(super) id: String,
    #[serde(rename = "ref")]
    pub(super) reference: String,
    pub(super) status: String,
    pub(super) stage: Option<String>,
    pub(super) progress: i64,
    pub(super) revision: i64,
    pub(super) decision: Option<String>,
    pub(super) final_decision: Option<String>,
    pub(super) review_reasons: Vec<String>,
    pub(super) review: Option<Review>,
    pub(super) assignee: Option<Holder>,
    pub(super) failure: Option<Failure>,
    pub(super) product: Product,
    pub(super) applicant: Applicant,
    pub(super) credit_check_id: Option<String>,
    pub(super) inputs: Inputs,
    pub(super) metadata: BTreeMap<String, String>,
    pub(super) file: File,
    pub(super) duplicate_of: Option<String>,
    pub(super) created_at: DateTime<Utc>,
    pub(super) completed_at: Option<DateTime<Utc>>,
    pub(super) legal_hold_since: Option<DateTime<Utc>>,
    pub(super) statement_erased_at: Option<DateTime<Utc>>,
}

impl Analysis {
    pub(super) fn has_ended(&self) -> bool {
        self.completed_at.is_some()
    }

    /// Whether a person still has to decide.
    pub(super) fn awaits_review(&self) -> bool {
        self.decision.as_deref() == Some("review") && self.review.is_none()
    }

    /// Whom it is about, as far as anybody said.
    pub(super) fn about(&self) -> &str {
        self.applicant.name.as_deref().or(self.file.name.as_deref()).unwrap_or_default()
    }
}

/// Who holds a case.
#[derive(Debug, Clone, Deserialize)]
pub(super) struct Holder {
    pub(super) id: String,
    pub(super) name: String,
}

/// Somebody who can be given a case.
#[derive(Debug, Clone, Deserialize)]
pub(super) struct Person {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) role: String,
}

#[derive(Debug, Clone, Deserialize)]
pub(super) struct Review {
    pub(super) outcome: String,
    pub(super) note: Option<String>,
    pub(super) amount: Option<Rupees>,
    pub(super) tenure_months: Option<i64>,
    pub(super) conditions: Vec<String>,
    pub(super) by: String,
    pub(super) at: DateTime<Utc>,
}

#[derive(Debug, Clone, Deserialize)]
pub(super) struct Failure {
    pub(super) code: String,
    pub(super) message: String,
}

#[derive(Debug, Clone, Deserialize)]
pub(super) struct Product {
    pub(super) id: Option<String>,
    pub(super) name: String,
    pub(super) version: Option<i64>,
}

#[derive(Debug, Clone, Deserialize)]
pub(super) struct Applicant {
    pub(super) name: Option<String>,
    pub(super) mobile: Option<String>,
}

#[derive(Debug, Clone, Deserialize)]
pub(super) struct File {
    pub(super) name: Option<String>,
    pub(super) size: i64,
    pub(super) pages: Option<i64>,
}
