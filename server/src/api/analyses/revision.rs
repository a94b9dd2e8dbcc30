//! A revision of a decision, as the API shows it and as it is stored.

use lending_engine::corrections::Corrections;
use lending_engine::decision::{Decision, Outcome, ReviewReason};
use lending_engine::money::{Rupees, SignedRupees};
use lending_engine::report::{Affordability, Report as EngineReport, ReportHead};
use lending_store::analyses;
use poem::{IntoResponse, Response};
use poem_openapi::registry::{MetaMediaType, MetaResponse, MetaResponses, Registry};
use poem_openapi::types::Type;
use poem_openapi::{ApiResponse, Object};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::report_body::{Report, answered};
use crate::api::stored::Stored;
use crate::api::timestamp::Timestamp;
use crate::errors::ApiError;

/// What was decided, and the figures it hangs on.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Object)]
pub(crate) struct RevisionFigures {
    /// What is recommended.
    decision: Outcome,
    /// What the policy alone says. Null where it could not be evaluated.
    policy_outcome: Option<Outcome>,
    /// Why a person has to decide; empty unless `decision` is `review`.
    review_reasons: Vec<ReviewReason>,
    /// The largest loan that can be given, in rupees; null where there is none.
    offer: Option<Rupees>,
    /// What is earned in a usual month, in rupees; null where it cannot be told.
    monthly_income: Option<SignedRupees>,
    /// What is owed to lenders each month, in rupees.
    monthly_obligations: SignedRupees,
    /// Existing and proposed instalments over income, as a fraction (0.5 is 50%); null where it cannot be told.
    foir: Option<f64>,
}

impl RevisionFigures {
    pub(super) fn new(decision: &Decision, affordability: &Affordability) -> Self {
        Self {
            decision: decision.outcome,
            policy_outcome: decision.policy_outcome,
            review_reasons: decision.review_reasons.clone(),
            offer: decision.offer.as_ref().map(|offer| offer.amount),
            monthly_income: affordability.monthly_income,
            monthly_obligations: affordability.monthly_obligations,
            foir: affordability.foir,
        }
    }
}

/// One revision of a decision. The first is what the analysis came to by itself; each correction makes a further one.
#[derive(Debug, Object)]
pub(crate) struct Revision {
    /// Counts the revisions of the analysis, from 1. Of a dry run: the number that it would have had.
    pub(super) number: i64,
    /// Whether it is kept: false in the answer to a dry run alone.
    stored: bool,
    /// Id of the user who corrected; of the first revision, who uploaded the statement.
    by: String,
    /// When it was made.
    at: Timestamp,
    /// Why it was corrected; null for the first revision.
    reason: Option<String>,
    /// All that is corrected in this revision, from earlier ones too.
    corrections: Stored<Corrections>,
    /// What was decided before; null for the first revision.
    before: Option<Stored<RevisionFigures>>,
    /// What is decided in this revision.
    after: Stored<RevisionFigures>,
    /// The full report of this revision. Only where one revision is read, and absent otherwise.
    #[oai(skip_serializing_if_is_none)]
    // The report is stored as JSON and spliced into the answer as it is, so nothing is ever put here.
    result: Option<Box<EngineReport>>,
}

/// What is stored of a correction beside its report.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Details {
    pub(super) reason: String,
    pub(super) corrections: Value,
    pub(super) before: Value,
    pub(super) after: Value,
}

impl Revision {
    pub(super) fn first(analysis: &analyses::Analysis, head: &ReportHead) -> Result<Self, ApiError> {
        let figures = RevisionFigures::new(&head.decision, &head.affordability);
        Ok(Self {
            number: 1,
            stored: true,
            by: analysis.created_by.to_string(),
            at: analysis.completed_at.unwrap_or(analysis.created_at).into(),
            reason: None,
            corrections: Stored::read(json(&head.corrections)?),
            before: None,
            after: Stored::read(json(&figures)?),
            result: None,
        })
    }

    /// The answer to a dry run.
    pub(super) fn not_stored(self) -> Self {
        Self { stored: false, ..self }
    }

    pub(super) fn later(revision: analyses::Revision) -> Result<Self, ApiError> {
        let details: Details = serde_json::from_value(revision.details).map_err(|_| {
            tracing::error!("the details of a revision cannot be read");
            ApiError::internal()
        })?;
        Ok(Self {
            number: revision.number,
            stored: true,
            by: revision.by.to_string(),
            at: revision.at.into(),
            reason: Some(details.reason),
            corrections: Stored::read(details.corrections),
            before: Some(Stored::read(details.before)),
            after: Stored::read(details.after),
            result: None,
        })
    }
}

pub(super) fn json(value: &impl Serialize) -> Result<Value, ApiError> {
    serde_json::to_value(value).map_err(|_| ApiError::internal())
}

/// One revision with its report.
pub(crate) struct RevisionAnswer {
    pub(super) revision: Revision,
    pub(super) report: Report,
}

impl IntoResponse for RevisionAnswer {
    fn into_response(self) -> Response {
        answered(&self.revision, Some(self.report))
    }
}

impl ApiResponse for RevisionAnswer {
    fn meta() -> MetaResponses {
        let content =
            vec![MetaMediaType { content_type: "application/json", schema: Revision::schema_ref() }];
        let response = MetaResponse {
            description: "Success.",
            status: Some(200),
            status_range: None,
            content,
            headers: Vec::new(),
        };
        MetaResponses { responses: vec![response] }
    }

    fn register(registry: &mut Registry) {
        Revision::register(registry);
    }
}
