//! An analysis as the API shows it.

use std::collections::BTreeMap;

use lending_bureau::Mobile;
use lending_engine::application::Inputs;
use lending_engine::decision::{Outcome, ReviewReason, default_product};
use lending_engine::money::Rupees;
use lending_engine::report::Report;
use lending_store::{Open, StoreError, analyses};
use poem_openapi::{Enum, Object};

use super::assign::AnalysisAssignee;
use crate::api::stored::Stored;
use crate::api::timestamp::Timestamp;
use crate::errors::ApiError;

/// How far an analysis is: `queued`, waiting for a worker; `processing`, being read and judged; `completed`, ended with
/// a decision and a report; `failed`, ended without a report, and `failure` says why.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Enum)]
#[oai(rename_all = "snake_case")]
pub(crate) enum AnalysisStatus {
    /// Accepted and waiting for a worker.
    Queued,
    /// Being read and judged; `stage` and `progress` say how far.
    Processing,
    /// Ended with a decision and a report.
    Completed,
    /// Ended without a report; `failure` says why.
    Failed,
}

impl From<AnalysisStatus> for analyses::Status {
    fn from(status: AnalysisStatus) -> Self {
        match status {
            AnalysisStatus::Queued => Self::Queued,
            AnalysisStatus::Processing => Self::Processing,
            AnalysisStatus::Completed => Self::Completed,
            AnalysisStatus::Failed => Self::Failed,
        }
    }
}

/// What is being done while an analysis is processed, in this order: the file is opened, its rows are read, held
/// against their balances, given categories, the document is checked, the bureau is asked, and the policy decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Enum)]
#[oai(rename_all = "snake_case")]
pub(crate) enum AnalysisStage {
    /// The file is fetched and opened.
    Opening,
    /// Its pages are read to rows.
    Reading,
    /// The rows are held against their balances.
    Reconciling,
    /// Each row is given its category.
    Categorising,
    /// The document is checked for traces of change.
    Checking,
    /// The credit bureau is asked.
    Bureau,
    /// The policy is applied and the report written.
    Deciding,
}

/// What a person decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Enum)]
#[oai(rename_all = "snake_case")]
pub(crate) enum ReviewOutcome {
    Approve,
    Decline,
}

impl From<ReviewOutcome> for analyses::ReviewOutcome {
    fn from(outcome: ReviewOutcome) -> Self {
        match outcome {
            ReviewOutcome::Approve => Self::Approve,
            ReviewOutcome::Decline => Self::Decline,
        }
    }
}

/// Why there is no report: `statement_unreadable` where the file cannot be opened, asks too much of its reader or its
/// text has no characters; `scanned_document` where its pages are pictures in which no text could be recognised;
/// `no_transactions_found` where a statement has no rows; `unsupported_layout` where no table of transactions was found;
/// `processing_error` where something broke on our side, several times; `statement_missing` where the file is not where it
/// was stored, and `statement_corrupt` where it is not as it was stored. The last three may be tried again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Enum)]
#[oai(rename_all = "snake_case")]
pub(crate) enum FailureCode {
    StatementUnreadable,
    ScannedDocument,
    NoTransactionsFound,
    UnsupportedLayout,
    ProcessingError,
    StatementMissing,
    StatementCorrupt,
}

/// Why an analysis ended without a report.
#[derive(Debug, Object)]
pub(crate) struct AnalysisFailure {
    /// Why it failed, for a program.
    code: Stored<FailureCode>,
    /// Why it failed, for a person.
    message: String,
}

/// What a person decided about an analysis that was to be reviewed.
#[derive(Debug, Object)]
pub(crate) struct Review {
    /// Id of the review.
    id: String,
    /// What the person decided; it is the analysis' `final_decision`.
    outcome: Stored<ReviewOutcome>,
    /// What the person noted; null where they noted nothing.
    note: Option<String>,
    /// The loan that was approved, in rupees; null where nobody said.
    amount: Option<Stored<Rupees>>,
    /// Over how many months it is to be repaid; null where nobody said.
    tenure_months: Option<i64>,
    /// What has to be met first; empty where nothing has.
    conditions: Vec<String>,
    /// Id of the user who decided.
    by: String,
    /// When the person decided.
    at: Timestamp,
}

/// The product an analysis is scored under.
#[derive(Debug, Object)]
pub(crate) struct AnalysisProduct {
    /// Id of the product; null for the built-in one.
    id: Option<String>,
    /// Name of the product, at that version.
    name: String,
    /// The version that applies; null for the built-in one.
    version: Option<i64>,
}

impl AnalysisProduct {
    /// Without a product the built-in one applies.
    pub(super) fn scored_under(product: Option<&analyses::ScoredUnder>) -> Self {
        match product {
            Some(product) => Self {
                id: Some(product.id.to_string()),
                name: product.terms["name"].as_str().unwrap_or_default().to_owned(),
                version: Some(product.version),
            },
            None => Self { id: None, name: default_product().name.clone(), version: None },
        }
    }
}

/// The person the statement is about, as the upload named them.
#[derive(Debug, Object)]
pub(crate) struct Applicant {
    /// The applicant's full name; null where the upload named none.
    name: Option<String>,
    /// The applicant's mobile number, of which only the last four digits are shown; null where the upload named none.
    mobile: Option<String>,
}

/// The uploaded file.
#[derive(Debug, Object)]
pub(crate) struct StatementFile {
    /// The name the file was uploaded under; null where the upload gave none.
    name: Option<String>,
    /// Size of the file in bytes.
    size: i64,
    /// SHA-256 of its bytes, in hexadecimal.
    sha256: String,
    /// How many pages it has; null until they were counted.
    pages: Option<i64>,
}

/// One analysis of a statement.
#[derive(Debug, Object)]
pub(crate) struct Analysis {
    /// Id of the analysis, `an_…`.
    id: String,
    /// Reference for people: `APP-` and at least six digits, counted in the team.
    #[oai(rename = "ref")]
    reference: String,
    /// How far it is; `completed` and `failed` are the ends.
    status: Stored<AnalysisStatus>,
    /// What is being done; null unless it is being processed.
    stage: Option<Stored<AnalysisStage>>,
    /// For a progress bar, from 0 to 100.
    #[oai(validator(minimum(value = "0"), maximum(value = "100")))]
    progress: i64,
    /// Which revision of the decision holds, from 1. Every correction makes a further one; the record and the report show
    /// the newest.
    revision: i64,
    /// What is recommended; null until it is completed. A review does not change it.
    decision: Option<Stored<Outcome>>,
    /// What the policy alone said, without what forces a review. Null where it could not be evaluated.
    policy_outcome: Option<Stored<Outcome>>,
    /// What holds in the end: the outcome of the review, else `decision`. Null until it is completed, and while a
    /// review is awaited.
    final_decision: Option<Stored<Outcome>>,
    /// Why a person has to decide; empty unless `decision` is `review`.
    review_reasons: Vec<Stored<ReviewReason>>,
    /// What a person decided; null until somebody did.
    review: Option<Review>,
    /// Who holds the case; null where nobody does.
    assignee: Option<AnalysisAssignee>,
    /// Why it failed; null unless it did.
    failure: Option<AnalysisFailure>,
    /// The product and version it is scored under.
    product: AnalysisProduct,
    /// The person it is about, as the upload named them.
    applicant: Applicant,
    /// Id of the credit check that was made for it; null where none was.
    credit_check_id: Option<String>,
    /// What the application asked for: amounts in rupees, and a time in months.
    inputs: Stored<Inputs>,
    /// The caller's own texts, as they were given with the upload; an empty object where there were none.
    metadata: BTreeMap<String, String>,
    /// The uploaded statement: name, size, checksum, pages.
    file: StatementFile,
    /// Id of the team's first analysis of the very same file; null where this is the first.
    duplicate_of: Option<String>,
    /// Id of the user who uploaded it.
    created_by: String,
    /// When it was uploaded.
    created_at: Timestamp,
    /// When work on it began; null while it is queued.
    started_at: Option<Timestamp>,
    /// When it ended, completed or failed; null until then.
    completed_at: Option<Timestamp>,
    /// Since when it is on legal hold, so that nothing of it can be erased; null where it is not.
    legal_hold_since: Option<Timestamp>,
    /// When its statement was erased and the report kept; null while the statement is there.
    statement_erased_at: Option<Timestamp>,
    /// The full report. Only where one analysis is read with `include_result=true`, and absent otherwise; null until it
    /// is completed.
    #[oai(skip_serializing_if_is_none)]
    // The report is stored as JSON and spliced into the answer as it is, so nothing is ever put here.
    result: Option<Box<Report>>,
}

/// The inputs to decide by. What only a newer version knows cannot be left out of a decision.
pub(super) fn inputs(analysis: &analyses::Analysis) -> Result<Inputs, ApiError> {
    serde_json::from_value(analysis.inputs.clone())
        .map_err(|_| StoreError::NewerWord { what: "an input of an analysis" }.into())
}

pub(crate) fn view(analysis: analyses::Analysis) -> Analysis {
    let masked = |mobile: &String| mobile.parse::<Mobile>().map(|mobile| mobile.masked()).ok();
    let word = |outcome: &Open<analyses::Outcome>| Stored::word(outcome.as_str());
    Analysis {
        id: analysis.id.to_string(),
        status: Stored::word(analysis.status.as_str()),
        stage: analysis.stage.as_ref().map(|stage| Stored::word(stage.as_str())),
        progress: analysis.progress,
        revision: analysis.report_revision,
        decision: analysis.decision.as_ref().map(word),
        policy_outcome: analysis.policy_outcome.as_ref().map(word),
        final_decision: analysis.final_decision().as_ref().map(word),
        review_reasons: analysis.review_reasons.iter().map(|reason| Stored::word(reason)).collect(),
        assignee: analysis.assignee.map(Into::into),
        failure: analysis
            .failure
            .map(|failure| AnalysisFailure { code: Stored::word(&failure.code), message: failure.message }),
        product: AnalysisProduct::scored_under(analysis.product.as_ref()),
        credit_check_id: analysis.credit_check.as_ref().map(ToString::to_string),
        inputs: Stored::read(analysis.inputs),
        file: StatementFile {
            name: analysis.particulars.file_name,
            size: analysis.file_size,
            sha256: analysis.file_sha256,
            pages: analysis.file_pages,
        },
        applicant: Applicant {
            mobile: analysis.particulars.applicant_mobile.as_ref().and_then(masked),
            name: analysis.particulars.applicant_name,
        },
        metadata: analysis.particulars.metadata,
        review: analysis.review.map(|review| Review {
            id: review.id.to_string(),
            outcome: Stored::word(review.outcome.as_str()),
            note: review.note,
            amount: review.terms.amount.map(Stored::read),
            tenure_months: review.terms.tenure_months,
            conditions: review.terms.conditions,
            by: review.by.to_string(),
            at: review.at.into(),
        }),
        reference: analysis.reference,
        duplicate_of: analysis.duplicate_of,
        created_by: analysis.created_by.to_string(),
        created_at: analysis.created_at.into(),
        started_at: analysis.started_at.map(Into::into),
        completed_at: analysis.completed_at.map(Into::into),
        legal_hold_since: analysis.legal_hold_since.map(Into::into),
        statement_erased_at: analysis.statement_erased_at.map(Into::into),
        result: None,
    }
}
