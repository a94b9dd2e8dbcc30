//! Analyses: uploaded, awaited, read, corrected, reviewed, computed again under other terms, erased.
//!
//! The form of an upload is `form`, what happens to it `create`; `record` is what an analysis looks like, `read` how one
//! is awaited and answered; rows and files are `transactions`, pages as pictures `pages`, the report for a spreadsheet is
//! `report_workbook`, the letter to the applicant `letters`. Which stand first in a list is `order`, who holds a case `assign`. `replay` decides again, for
//! `rescore`, for the `trial` of a product and for corrections, which are `corrections`, are made by `correct` and become
//! `revisions`. What happened to one is `timeline`; `retry` has one tried again that failed.

mod assign;
mod correct;
mod corrections;
mod create;
mod csv;
mod form;
mod letters;
mod order;
mod pages;
mod read;
mod record;
mod replay;
mod report_body;
mod report_workbook;
mod rescore;
mod retry;
mod review;
mod revision;
mod revisions;
mod timeline;
mod transaction_filter;
mod transactions;
mod trial;

use std::time::Duration;

use chrono::{DateTime, Utc};
use lending_base::ProductId;
use lending_engine::decision::Outcome;
use lending_jobs::application::stored_outcome;
use lending_store::analyses::{AnalysisFilter, GivenReview, Reviewed, Status};
use lending_store::audit::Action;
use lending_store::page::Page;
use poem_openapi::param::{Header, Path, Query};
use poem_openapi::{Object, OpenApi};

use self::assign::UpdateAnalysisRequest;
pub(crate) use self::assign::{AssigneesApi, OPERATIONS as ASSIGNEE_OPERATIONS};
use self::form::{AnalysisForm, UploadForm};
pub(crate) use self::letters::{LettersApi, OPERATIONS as LETTER_OPERATIONS};
use self::order::{AnalysisOrder, newest_first};
pub(crate) use self::pages::{OPERATIONS as PAGE_OPERATIONS, PagesApi};
use self::read::{AnalysisAnswer, Held, etag_of, found, is_held, opened_report, parsed, wait_for_end};
pub(crate) use self::record::view;
use self::record::{Analysis, AnalysisStatus};
use self::report_body::Report;
pub(crate) use self::report_workbook::{OPERATIONS as REPORT_WORKBOOK_OPERATIONS, ReportWorkbookApi};
use self::rescore::{Rescore, RescoreAnalysisRequest};
pub(crate) use self::retry::{
    OPERATIONS as RETRY_OPERATIONS, RetryApi, check as check_retry, queue as queue_again,
};
use self::review::ReviewAnalysisRequest;
pub(crate) use self::revisions::{CorrectionsApi, OPERATIONS as CORRECTION_OPERATIONS};
pub(crate) use self::timeline::{OPERATIONS as TIMELINE_OPERATIONS, TimelineApi, timeline_view};
pub(crate) use self::transactions::{OPERATIONS as STATEMENT_OPERATIONS, StatementsApi};
pub(crate) use self::trial::{Tried, Untried, decide_again};
use super::lists::{default_limit, list_of, sane_time};
use super::responses::{Created, Success};
use super::retention::{Erased, eraser};
use super::stored::Stored;
use super::tags::Tag;
use crate::contract::OperationFacts;
use crate::errors::{ApiError, Code};
use crate::gate::{Admitted, AnyCaller, Body, CreatingMember, MemberCaller, Upload, WorkingCaller, purpose};

#[derive(Debug, Default)]
pub(crate) struct AnalysesApi;

const EXAMPLE: &str = include_str!("examples/analysis.json");
const EXAMPLE_FAILED_AND_QUEUED_AGAIN: &str = include_str!("examples/analysis_queued_again.json");

pub(super) const OPERATIONS: &[OperationFacts] = &[
    OperationFacts {
        id: "create_analysis",
        refusals: &[
            Code::FileMissing,
            Code::ProductNotFound,
            Code::ProductArchived,
            Code::ApplicantIncomplete,
            Code::InvalidMobile,
            Code::BureauNotEntitled,
            Code::SpendCapReached,
            // A replay of a creation whose analysis has been erased since.
            Code::NotFound,
            Code::FileEmpty,
            Code::FileTooLarge,
            Code::FileNotPdf,
            Code::FileCorrupt,
            Code::FilePasswordRequired,
            Code::FilePasswordIncorrect,
            Code::FileTooManyPages,
        ],
        request: Some(include_str!("examples/new_analysis.json")),
        answer: Some(r#"{"id": "an_01JD3Q4T0C6Z9V2R8N5M7K1XWC", "ref": "APP-000042", "status": "queued"}"#),
    },
    OperationFacts {
        id: "list_analyses",
        refusals: &[Code::StorageFull],
        request: None,
        answer: Some(include_str!("examples/analysis_list.json")),
    },
    OperationFacts {
        id: "get_analysis",
        refusals: &[Code::StorageFull],
        request: None,
        answer: Some(EXAMPLE),
    },
    OperationFacts {
        id: "update_analysis",
        refusals: &[Code::InvalidAssignee, Code::StorageFull],
        request: Some(r#"{"assignee": "usr_01JD3Q4T0C6Z9V2R8N5M7K1XWY"}"#),
        answer: Some(EXAMPLE),
    },
    OperationFacts {
        id: "delete_analysis",
        refusals: &[Code::LegalHold, Code::CheckNotSettled, Code::StorageFull],
        request: None,
        answer: None,
    },
    OperationFacts {
        id: "review_analysis",
        refusals: &[Code::FourEyes, Code::NotInReview, Code::RevisionMismatch],
        request: Some(
            r#"{"outcome": "approve", "note": "Employer called; salary confirmed.", "amount": 150000,
                "tenure_months": 18, "conditions": ["Salary account moved to us"]}"#,
        ),
        answer: Some(EXAMPLE),
    },
    OperationFacts {
        id: "rescore_analysis",
        refusals: &[Code::AnalysisNotCompleted, Code::ProductNotFound, Code::ProductArchived],
        request: Some(r#"{"inputs": {"requested_amount": 200000}}"#),
        answer: Some(include_str!("examples/rescore.json")),
    },
];

/// What an upload is answered with.
#[derive(Debug, Object)]
pub(crate) struct CreatedAnalysis {
    /// Id of the analysis, `an_…`: read it with `GET /analyses/{id}`.
    id: String,
    /// Reference for people: `APP-` and at least six digits, counted in the team.
    #[oai(rename = "ref")]
    reference: String,
    /// `queued`; in the answer to a repeated request whatever it is by then.
    status: Stored<AnalysisStatus>,
}

list_of! {
    /// A page of analyses. They carry no `result`.
    AnalysisList of Analysis in
    /// The items of this page, newest first unless `order` says otherwise.
}

const fn with_transactions() -> bool {
    true
}

#[allow(clippy::too_many_arguments, reason = "each is a parameter of the operation")]
#[OpenApi]
impl AnalysesApi {
    /// Upload a statement
    ///
    /// Takes in a bank statement and starts its analysis. The answer comes as soon as the file was opened and stored;
    /// read the analysis until its `status` is `completed` or `failed`, best with `wait`. A file that is refused is
    /// 422. The same file again is accepted, and `duplicate_of` says so. Members and owners.
    #[oai(path = "/analyses", method = "post", operation_id = "create_analysis", tag = "Tag::Analyses")]
    async fn create_analysis(
        &self,
        caller: CreatingMember<purpose::AnalysesWrite>,
        /// Makes repeating this request safe for 24 hours: 1 to 255 printable characters.
        #[oai(name = "Idempotency-Key", validator(min_length = 1, max_length = 255, pattern = "^[ -~]+$"))]
        idempotency_key: Header<Option<String>>,
        form: Upload<AnalysisForm>,
    ) -> Result<Created<CreatedAnalysis>, ApiError> {
        let key = idempotency_key.0.as_deref();
        let understand = |form| UploadForm::understand(&caller.app().contract, form);
        let (id, replayed) = match caller.admit_upload("create_analysis", key, form, understand).await? {
            Admitted::Replay(id) => (id, true),
            Admitted::New(asked, key) => create::submit(&caller, asked, key).await?,
        };
        let analysis = found(&caller, &parsed(&id)?).await?;
        let body = CreatedAnalysis {
            id,
            reference: analysis.reference,
            // A worker may have it already; who has just created it is told what they created.
            status: Stored::word(if replayed { analysis.status.as_str() } else { Status::Queued.as_str() }),
        };
        Ok(Created { location: format!("/v1/analyses/{}", body.id), body, replayed })
    }

    /// List analyses
    ///
    /// The team's analyses, without their reports.
    #[oai(path = "/analyses", method = "get", operation_id = "list_analyses", tag = "Tag::Analyses")]
    async fn list_analyses(
        &self,
        caller: AnyCaller<purpose::AnalysesRead>,
        /// Only those of this status.
        status: Query<Option<AnalysisStatus>>,
        /// Only those with this decision.
        decision: Query<Option<Outcome>>,
        /// `true`: only those about which a person still has to decide; `false`: only the others. Left out: both.
        awaiting_review: Query<Option<bool>>,
        /// Only the cases of this person: the id of a user, `me`, or `none` for those that nobody holds. Left out: all.
        #[oai(validator(max_length = 100))]
        assignee: Query<Option<String>>,
        /// `true`: only those on legal hold; `false`: only the others. Left out: both.
        legal_hold: Query<Option<bool>>,
        /// Only those scored under this product.
        product_id: Query<Option<String>>,
        /// The opening of a reference, such as `APP-0000`, or whole words of the applicant's name.
        #[oai(validator(max_length = 200))]
        q: Query<Option<String>>,
        /// Only those created after this time.
        created_after: Query<Option<DateTime<Utc>>>,
        /// Only those created before this time.
        created_before: Query<Option<DateTime<Utc>>>,
        /// Which stand first: `newest`, those created last, or `oldest`, those created first. Left out: `newest`. A cursor is
        /// good for its own order alone.
        #[oai(default = "newest_first")]
        order: Query<AnalysisOrder>,
        /// Page size: 1 to 100.
        #[oai(default = "default_limit", validator(minimum(value = "1"), maximum(value = "100")))]
        limit: Query<u32>,
        /// Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
        #[oai(validator(minimum(value = "0"), maximum(value = "1000000")))]
        offset: Query<Option<u32>>,
        /// `next_cursor` of the page before, to read on from there; cannot be combined with `offset`.
        cursor: Query<Option<String>>,
    ) -> Result<Success<AnalysisList>, ApiError> {
        let order = order.0;
        let page = order.page(limit.0, offset.0, cursor.0)?;
        let product = match product_id.0 {
            Some(text) => Some(
                ProductId::parse(&text)
                    .ok_or_else(|| ApiError::invalid_field("product_id", "is not the id of a product"))?,
            ),
            None => None,
        };
        let mut filter = AnalysisFilter {
            status: status.0.map(Into::into),
            decision: decision.0.map(stored_outcome),
            awaits_review: awaiting_review.0,
            held_by: assignee.0.map(|text| assign::held_by(&caller, &text)).transpose()?,
            is_on_hold: legal_hold.0,
            product,
            created_after: sane_time("created_after", created_after.0)?,
            created_before: sane_time("created_before", created_before.0)?,
            ..AnalysisFilter::default()
        };
        if let Some(text) = q.0 {
            read::search(&text, &mut filter)?;
        }
        let store = &caller.app().store;
        let of_team = store.analyses(&caller.facts().team);
        let found = match order {
            AnalysisOrder::Newest => of_team.list(&filter, &page).await?,
            AnalysisOrder::Oldest => of_team.list_oldest_first(&filter, &page).await?,
        };
        if filter.name_words.is_empty() {
            caller.note_read(Action::AnalysesListed, &caller.facts().team).await?;
        } else {
            store.note_search(&caller.principal(), Action::AnalysesSearched, &filter.name_words).await?;
        }
        let Page { items, has_more, total } = found;
        let items = items.into_iter().map(|analysis| (order.cursor(&analysis.id), analysis)).collect();
        let found = Page { items, has_more, total };
        Ok(Success(AnalysisList::new(found, &page, |(cursor, _)| cursor, |(_, analysis)| view(analysis))))
    }

    /// Read an analysis
    ///
    /// With `wait` the answer comes when the analysis has ended, or when the time is over: there is no need to ask in a
    /// loop. With the `ETag` of an earlier answer as `If-None-Match` an unchanged analysis is 304.
    #[oai(path = "/analyses/:id", method = "get", operation_id = "get_analysis", tag = "Tag::Analyses")]
    async fn get_analysis(
        &self,
        caller: AnyCaller<purpose::AnalysesRead>,
        /// Id of the analysis.
        id: Path<String>,
        /// Whether to add the full report as `result`; left out: false.
        #[oai(default)]
        include_result: Query<bool>,
        /// Whether the report has its `transactions`; left out: true. Where it is false the list is empty and the answer
        /// small: read them with `GET /analyses/{id}/transactions`.
        #[oai(default = "with_transactions")]
        include_transactions: Query<bool>,
        /// How many seconds to wait for the analysis to end, at most: 0 to 30. 0, or left out: answer at once.
        #[oai(default, validator(minimum(value = "0"), maximum(value = "30")))]
        wait: Query<u32>,
        /// The `ETag` of what the caller holds already.
        #[oai(name = "If-None-Match", validator(max_length = 1000))]
        if_none_match: Header<Option<String>>,
    ) -> Result<AnalysisAnswer, ApiError> {
        let id = parsed(&id.0)?;
        if wait.0 > 0 {
            wait_for_end(&caller, &id, Duration::from_secs(u64::from(wait.0))).await?;
        }
        let analysis = found(&caller, &id).await?;
        let held = match (include_result.0, include_transactions.0) {
            (false, _) => Held::Record,
            (true, true) => Held::Full,
            (true, false) => Held::WithoutRows,
        };
        let etag = etag_of(&analysis, held);
        if if_none_match.0.is_some_and(|held| is_held(&held, &etag)) {
            return Ok(AnalysisAnswer::Unchanged { etag });
        }
        let (report, opened) = if include_result.0 {
            caller.note_read(Action::ReportRead, &id).await?;
            let opened = opened_report(&caller, &analysis).await?;
            (Some(Report::of(opened.as_ref(), include_transactions.0)), opened)
        } else {
            // Whose case it is, it says as well. Waiting for its end is one answer, and one entry.
            caller.note_read(Action::AnalysisRead, &id).await?;
            (None, None)
        };
        Ok(AnalysisAnswer::changed(analysis, report, opened, etag))
    }

    /// Assign an analysis
    ///
    /// Says who holds the case: a person of the team who may review it, or nobody. Whoever loses their access, or becomes a
    /// viewer, no longer holds what nobody has decided. It changes nothing of the decision, and others may still decide.
    /// Reviewers, members and owners.
    #[oai(path = "/analyses/:id", method = "patch", operation_id = "update_analysis", tag = "Tag::Analyses")]
    async fn update_analysis(
        &self,
        caller: WorkingCaller<purpose::ReviewsWrite>,
        /// Id of the analysis.
        id: Path<String>,
        body: Body<UpdateAnalysisRequest>,
    ) -> Result<Success<Analysis>, ApiError> {
        let id = parsed(&id.0)?;
        let change = body.into_value()?;
        assign::assign(&caller, &found(&caller, &id).await?, &change).await?;
        Ok(Success(view(found(&caller, &id).await?)))
    }

    /// Erase an analysis
    ///
    /// Erases the statement, the report and all personal data for good; the audit log keeps that it was there, and
    /// `Location` names the certificate. An analysis that is queued or being processed is cancelled. Its credit check
    /// stays unless `with_credit_check` is true. Members and owners.
    #[oai(path = "/analyses/:id", method = "delete", operation_id = "delete_analysis", tag = "Tag::Analyses")]
    async fn delete_analysis(
        &self,
        caller: MemberCaller<purpose::ErasuresWrite>,
        /// Id of the analysis.
        id: Path<String>,
        /// Whether its credit check is erased as well. What was billed stays billed. Left out: false.
        #[oai(default)]
        with_credit_check: Query<bool>,
    ) -> Result<Erased, ApiError> {
        let id = parsed(&id.0)?;
        let team = &caller.facts().team;
        let analyses = caller.app().store.analyses(team);
        let outcome = analyses.erase(&eraser(&caller), &id, with_credit_check.0).await?;
        let erased = Erased::from(outcome, "analysis")?;
        caller.app().opened_reports.forget(team, &id);
        caller.app().page_drawings.forget(id.as_str());
        Ok(erased)
    }

    /// Confirm an analysis
    ///
    /// Records what a person decided about an analysis whose `decision` is `review`: once. It never changes `decision`;
    /// `final_decision` follows it. An approval may name its own amount, time and conditions. Reviewers, members and owners; a
    /// team may leave it to reviewers and owners, and may want four eyes: then whoever uploaded the statement is refused.
    #[oai(
        path = "/analyses/:id/review",
        method = "post",
        operation_id = "review_analysis",
        tag = "Tag::Analyses"
    )]
    async fn review_analysis(
        &self,
        caller: WorkingCaller<purpose::ReviewsWrite>,
        /// Id of the analysis.
        id: Path<String>,
        /// The revision that the person has seen, such as `"1"`, or the `ETag` of the analysis; another one is 412. Left out:
        /// whichever holds.
        #[oai(name = "If-Match", validator(min_length = 1, max_length = 1000))]
        if_match: Header<Option<String>>,
        body: Body<ReviewAnalysisRequest>,
    ) -> Result<Success<Analysis>, ApiError> {
        let id = parsed(&id.0)?;
        let new = body.into_value()?;
        let analysis = found(&caller, &id).await?;
        review::check_reviewer(&caller, &analysis).await?;
        if if_match.as_deref().is_some_and(|if_match| !correct::is_matched(if_match, &analysis)) {
            return Err(correct::mismatch());
        }
        let seen = if_match.0.map(|_| analysis.report_revision);
        let principal = caller.principal();
        let of_team = caller.app().store.analyses(&principal.team);
        let (outcome, note, terms) = new.understood(&analysis)?;
        let given = GivenReview { outcome, note, terms, seen };
        match of_team.review(&principal, &analysis.id, given).await? {
            Reviewed::Done(_) => Ok(Success(view(found(&caller, &id).await?))),
            Reviewed::Corrected => Err(correct::mismatch()),
            Reviewed::NotInReview => Err(ApiError::new(
                Code::NotInReview,
                "The analysis is not to be reviewed, or has been reviewed already.",
            )),
        }
    }

    /// Compute a decision again
    ///
    /// Answers what the decision about a completed analysis would be under another product, or for other amounts. What
    /// was corrected stays corrected. It stores nothing and bills nothing.
    #[oai(
        path = "/analyses/:id/rescore",
        method = "post",
        operation_id = "rescore_analysis",
        tag = "Tag::Analyses"
    )]
    async fn rescore_analysis(
        &self,
        caller: AnyCaller<purpose::AnalysesRead>,
        /// Id of the analysis.
        id: Path<String>,
        body: Body<RescoreAnalysisRequest>,
    ) -> Result<Success<Rescore>, ApiError> {
        let id = parsed(&id.0)?;
        let request = body.into_value()?;
        let analysis = found(&caller, &id).await?;
        Ok(Success(rescore::rescore(&caller, &analysis, request).await?))
    }
}
