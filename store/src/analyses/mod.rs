//! Analyses of a team: what was uploaded, how far it is, what was decided. Their work is in [`crate::queue`].
//!
//! Start with [`Analyses`]. Submitting is `submit`, lists are `list`, what a person does to one is `acts`, who holds it
//! `assign`; corrections are `revisions`, painted pages `page_pictures`. What happened to one is its `timeline`, and
//! `retry` has a failed one tried again. What is sealed of a row, and what the version before left in clear, is
//! `sealed_facts`.

mod acts;
mod assign;
mod erase;
mod list;
mod page_pictures;
mod results;
mod retry;
mod revisions;
mod seal_former;
mod sealed_facts;
mod stray_files;
mod submit;
mod timeline;
mod wait;

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use sqlx::types::Json;

pub use self::acts::{GivenReview, Reviewed};
pub(crate) use self::assign::release_cases;
pub use self::assign::{Assigned, Assignee};
pub use self::list::{AnalysisFilter, HeldBy};
pub use self::page_pictures::PictureOf;
pub use self::results::Replayable;
pub(crate) use self::results::seal_results;
pub use self::retry::{Retried, Retrier};
pub(crate) use self::revisions::revision_owner;
pub use self::revisions::{Corrected, MOST_REVISIONS, NewRevision, Revision};
use self::sealed_facts::open_reasons;
pub(crate) use self::sealed_facts::{Submission, plain_reasons, seal_reasons};
pub use self::submit::{NewAnalysis, Submitted};
pub(crate) use self::timeline::Happened;
pub use self::timeline::{Happening, Hindrance, TimelineEntry};
pub use self::wait::{HowFar, Waited};

use crate::db::on;
use crate::sealing::{
    ANALYSIS_PARTICULARS, ANALYSIS_REVIEW_NOTE, ANALYSIS_REVIEW_TERMS, Content, SealedColumn, USER_NAME,
};
use crate::words::{Open, words};
use crate::{Store, StoreError};
use lending_base::{AnalysisId, CheckId, ProductId, ReviewId, TeamId, UserId};

words! {
    /// How far an analysis is.
    Status {
        Queued,
        Processing,
        Completed,
        Failed,
    }
}

words! {
    /// What a run is doing.
    Stage {
        Opening,
        Reading,
        Reconciling,
        Categorising,
        Checking,
        Bureau,
        Deciding,
    }
}

words! {
    /// What is recommended about an application.
    Outcome {
        Approve,
        Review,
        Decline,
    }
}

words! {
    /// What a person made of an analysis that was to be reviewed.
    ReviewOutcome {
        Approve,
        Decline,
    }
}

impl Status {
    /// Whether nothing more is done about it.
    pub fn is_ended(self) -> bool {
        matches!(self, Self::Completed | Self::Failed)
    }
}

/// What an analysis says of people, kept sealed as one text.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Particulars {
    pub applicant_name: Option<String>,
    pub applicant_mobile: Option<String>,
    pub file_name: Option<String>,
    #[serde(default)]
    pub metadata: BTreeMap<String, String>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    pub code: String,
    pub message: String,
}

impl Failure {
    /// The codes of failures that are not the file's fault: it may be tried again.
    pub const RETRYABLE: [&str; 3] = ["processing_error", "statement_missing", "statement_corrupt"];

    fn ours(code: &str, message: &str) -> Self {
        Self { code: code.to_owned(), message: message.to_owned() }
    }

    /// Ours, not the file's.
    pub fn processing_error() -> Self {
        let [code, ..] = Self::RETRYABLE;
        Self::ours(code, "The statement could not be processed, although it was tried several times.")
    }

    /// The file is not where files are kept.
    pub fn statement_missing() -> Self {
        let [_, code, _] = Self::RETRYABLE;
        Self::ours(
            code,
            "The statement is not where it was stored. Upload it again, or try again once it is restored.",
        )
    }

    /// The file is not as it was stored.
    pub fn statement_corrupt() -> Self {
        let [.., code] = Self::RETRYABLE;
        Self::ours(
            code,
            "The stored statement is damaged. Upload it again, or try again once it is restored.",
        )
    }

    /// Whether the file is not to blame, so that trying again may come to something else.
    pub fn is_retryable(&self) -> bool {
        Self::RETRYABLE.contains(&self.code.as_str())
    }
}

/// On which terms a person approved. The amount is the API's to read: here it is a document.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct ReviewTerms {
    #[serde(default)]
    pub amount: Option<serde_json::Value>,
    #[serde(default)]
    pub tenure_months: Option<i64>,
    #[serde(default)]
    pub conditions: Vec<String>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Review {
    pub id: ReviewId,
    pub outcome: Open<ReviewOutcome>,
    pub note: Option<String>,
    pub terms: ReviewTerms,
    pub by: UserId,
    pub at: DateTime<Utc>,
}

/// The product an analysis is scored under, at the version it was submitted with.
#[derive(Debug, Clone, PartialEq)]
pub struct ScoredUnder {
    pub id: ProductId,
    pub version: i64,
    pub terms: serde_json::Value,
}

/// One analysis, opened.
#[derive(Debug, Clone, PartialEq)]
pub struct Analysis {
    pub id: AnalysisId,
    pub reference: String,
    /// Grows with every change of the record.
    pub revision: i64,
    /// Which revision of the decision holds, from 1.
    pub report_revision: i64,
    pub status: Open<Status>,
    pub stage: Option<Open<Stage>>,
    pub progress: i64,
    pub decision: Option<Open<Outcome>>,
    pub policy_outcome: Option<Open<Outcome>>,
    pub review_reasons: Vec<String>,
    pub failure: Option<Failure>,
    pub product: Option<ScoredUnder>,
    pub particulars: Particulars,
    pub inputs: serde_json::Value,
    pub bureau_requested: bool,
    /// The credit check that was made for it, once something is known of it.
    pub credit_check: Option<CheckId>,
    pub file_size: i64,
    pub file_sha256: String,
    pub file_pages: Option<i64>,
    pub duplicate_of: Option<String>,
    pub created_by: UserId,
    pub created_at: DateTime<Utc>,
    pub started_at: Option<DateTime<Utc>>,
    pub completed_at: Option<DateTime<Utc>>,
    pub review: Option<Review>,
    /// Who holds the case.
    pub assignee: Option<Assignee>,
    /// While it is set, nothing of the analysis is erased.
    pub legal_hold_since: Option<DateTime<Utc>>,
    /// Since when there is a report without its statement.
    pub statement_erased_at: Option<DateTime<Utc>>,
}

impl Analysis {
    pub fn has_ended(&self) -> bool {
        match self.status {
            Open::Known(status) => status.is_ended(),
            Open::Unknown(_) => self.completed_at.is_some(),
        }
    }

    /// What holds in the end: a person's word before ours, and nothing while theirs is awaited.
    pub fn final_decision(&self) -> Option<Open<Outcome>> {
        match &self.review {
            Some(review) => Some(Open::read(review.outcome.as_str().to_owned())),
            None => self.decision.clone().filter(|decision| *decision != Outcome::Review),
        }
    }
}

#[derive(sqlx::FromRow)]
pub(crate) struct AnalysisRow {
    id: AnalysisId,
    #[sqlx(rename = "ref")]
    reference: String,
    revision: i64,
    report_revision: i64,
    status: String,
    stage: Option<String>,
    progress: i64,
    decision: Option<String>,
    policy_outcome: Option<String>,
    review_reasons: Json<Vec<String>>,
    reasons: Option<Vec<u8>>,
    failure_code: Option<String>,
    failure_message: Option<String>,
    product_id: Option<ProductId>,
    product_version: Option<i64>,
    terms: Option<Json<serde_json::Value>>,
    sealed_content_key: Vec<u8>,
    particulars: Option<Vec<u8>>,
    sealed_particulars: Vec<u8>,
    submission: Option<Vec<u8>>,
    inputs: Json<serde_json::Value>,
    bureau_requested: bool,
    credit_check: Option<CheckId>,
    file_size: i64,
    file_sha256: String,
    file_pages: Option<i64>,
    duplicate_of: Option<String>,
    created_by: UserId,
    created_at: DateTime<Utc>,
    started_at: Option<DateTime<Utc>>,
    completed_at: Option<DateTime<Utc>>,
    review_id: Option<ReviewId>,
    review_outcome: Option<String>,
    review_note: Option<Vec<u8>>,
    sealed_review_note: Option<Vec<u8>>,
    review_terms: Option<Vec<u8>>,
    sealed_review_terms: Option<Vec<u8>>,
    reviewed_by: Option<UserId>,
    reviewed_at: Option<DateTime<Utc>>,
    assignee: Option<UserId>,
    assignee_sealed_name: Option<Vec<u8>>,
    legal_hold_at: Option<DateTime<Utc>>,
    statement_erased_at: Option<DateTime<Utc>>,
}

impl AnalysisRow {
    pub(crate) fn sealed_content_key(&self) -> &[u8] {
        &self.sealed_content_key
    }
}

/// The columns of an [`AnalysisRow`], of `analyses a` beside `product_versions v`, its key and whoever holds it.
macro_rules! select_analyses {
    ($($rest:tt)*) => {
        concat!(
            "SELECT a.id, a.ref, a.revision, a.report_revision, a.status, a.stage, a.progress, a.decision, a.policy_outcome,
                a.review_reasons, a.reasons, a.submission, a.failure_code, a.failure_message, a.product_id, a.product_version, v.terms,
                COALESCE(c.sealed_key, a.sealed_content_key) AS sealed_content_key, a.particulars, a.sealed_particulars,
                a.review_note, a.review_terms, a.legal_hold_at, a.statement_erased_at, a.inputs, a.bureau_requested, a.file_size, a.file_sha256, a.file_pages,
                (SELECT k.id FROM credit_checks k WHERE k.analysis_id = a.id
                    AND k.status NOT IN ('intended', 'asked') AND k.erased_at IS NULL) AS credit_check,
                a.duplicate_of, a.created_by, a.created_at, a.started_at, a.completed_at, a.review_id,
                a.review_outcome, a.sealed_review_note, a.sealed_review_terms, a.reviewed_by, a.reviewed_at,
                a.assignee, h.sealed_name AS assignee_sealed_name
             FROM analyses a
             LEFT JOIN users h ON h.id = a.assignee
             LEFT JOIN content_keys c ON c.id = a.id
             LEFT JOIN product_versions v ON v.product_id = a.product_id AND v.version = a.product_version ",
            $($rest)*
        )
    };
}
pub(crate) use select_analyses;

impl Store {
    pub(crate) async fn opened_analysis(
        &self,
        team: &TeamId,
        row: AnalysisRow,
    ) -> Result<Analysis, StoreError> {
        let id = row.id.as_str();
        let key = self.open_content_key(team, id, &row.sealed_content_key).await?;
        // Under the analysis' own key; of the version before under the team's.
        let opened = async |content, own: Option<&[u8]>, column: SealedColumn, former: Option<&[u8]>| {
            Ok::<_, StoreError>(match (own, former) {
                (Some(own), _) => Some(key.open(content, id, own)?),
                (None, Some(former)) => {
                    Some(self.keyring.open_value(team, column, id, former).await?.to_vec())
                }
                (None, None) => None,
            })
        };
        let sealed = (row.particulars.as_deref(), Some(row.sealed_particulars.as_slice()));
        let particulars = opened(Content::Particulars, sealed.0, ANALYSIS_PARTICULARS, sealed.1).await?;
        let particulars = serde_json::from_slice(&particulars.unwrap_or_default())
            .map_err(|_| StoreError::Corrupt("the particulars of an analysis"))?;
        let submission = Submission::open(&key, id, row.submission.as_deref())?;
        let Submission { inputs, file_sha256 } =
            submission.unwrap_or(Submission { inputs: row.inputs.0, file_sha256: row.file_sha256 });
        let review_reasons = open_reasons(&key, id, row.review_reasons.0, row.reasons.as_deref())?;
        let sealed = (row.review_note.as_deref(), row.sealed_review_note.as_deref());
        let note = opened(Content::ReviewNote, sealed.0, ANALYSIS_REVIEW_NOTE, sealed.1).await?;
        let note = note
            .map(String::from_utf8)
            .transpose()
            .map_err(|_| StoreError::Corrupt("the note of a review is not UTF-8"))?;
        let sealed = (row.review_terms.as_deref(), row.sealed_review_terms.as_deref());
        let terms = match opened(Content::ReviewTerms, sealed.0, ANALYSIS_REVIEW_TERMS, sealed.1).await? {
            Some(terms) => {
                serde_json::from_slice(&terms).map_err(|_| StoreError::Corrupt("the terms of a review"))?
            }
            None => ReviewTerms::default(),
        };
        let review = match (row.review_id, row.review_outcome, row.reviewed_by, row.reviewed_at) {
            (Some(id), Some(outcome), Some(by), Some(at)) => {
                Some(Review { id, outcome: Open::read(outcome), note, terms, by, at })
            }
            _ => None,
        };
        let assignee = match (row.assignee, row.assignee_sealed_name) {
            (Some(user), Some(name)) => {
                let name = self.keyring.open_text(team, USER_NAME, user.as_str(), &name).await?;
                Some(Assignee { id: user, name })
            }
            _ => None,
        };
        let product = match (row.product_id, row.product_version, row.terms) {
            (Some(id), Some(version), Some(Json(terms))) => Some(ScoredUnder { id, version, terms }),
            _ => None,
        };
        Ok(Analysis {
            reference: row.reference,
            revision: row.revision,
            report_revision: row.report_revision,
            status: Open::read(row.status),
            stage: row.stage.map(Open::read),
            progress: row.progress,
            decision: row.decision.map(Open::read),
            policy_outcome: row.policy_outcome.map(Open::read),
            review_reasons,
            failure: match (row.failure_code, row.failure_message) {
                (Some(code), Some(message)) => Some(Failure { code, message }),
                _ => None,
            },
            product,
            particulars,
            inputs,
            bureau_requested: row.bureau_requested,
            credit_check: row.credit_check,
            file_size: row.file_size,
            file_sha256,
            file_pages: row.file_pages,
            duplicate_of: row.duplicate_of,
            created_by: row.created_by,
            created_at: row.created_at,
            started_at: row.started_at,
            completed_at: row.completed_at,
            review,
            assignee,
            legal_hold_since: row.legal_hold_at,
            statement_erased_at: row.statement_erased_at,
            id: row.id,
        })
    }
}

/// The analyses of one team: no unscoped read exists.
#[derive(Debug)]
pub struct Analyses<'a> {
    store: &'a Store,
    team: &'a TeamId,
}

impl Store {
    pub fn analyses<'a>(&'a self, team: &'a TeamId) -> Analyses<'a> {
        Analyses { store: self, team }
    }
}

impl Analyses<'_> {
    pub async fn find(&self, id: &AnalysisId) -> Result<Option<Analysis>, StoreError> {
        let row = on!(self.store.db.read(), db => sqlx::query_as::<_, AnalysisRow>(
            select_analyses!("WHERE a.id = $1 AND a.team_id = $2")
        ).bind(id).bind(self.team).fetch_optional(db).await)?;
        match row {
            Some(row) => Ok(Some(self.store.opened_analysis(self.team, row).await?)),
            None => Ok(None),
        }
    }
}
