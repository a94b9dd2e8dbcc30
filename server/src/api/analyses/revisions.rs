//! Correcting an analysis, and what each correction came to: the decision is computed anew from what was read of the
//! statement, as a revision of its own. The revisions before it stay.

use lending_engine::transaction_id::TransactionId;
use lending_store::analyses::{self, Status};
use lending_store::audit::Action;
use lending_store::page::{Page, Start};
use poem_openapi::OpenApi;
use poem_openapi::param::{Header, Path, Query};

use super::correct::{Asked, correct};
use super::corrections::{CorrectAnalysisRequest, CorrectTransactionRequest};
use super::read::{found, opened_revision, parsed};
use super::replay;
use super::report_body::Report;
use super::revision::{Revision, RevisionAnswer};
use super::transactions::{not_completed, place_of};
use super::with_transactions;
use crate::api::lists::{default_limit, list_of, page_request};
use crate::api::responses::Success;
use crate::api::tags::Tag;
use crate::contract::OperationFacts;
use crate::errors::{ApiError, Code};
use crate::gate::{Access, AnyCaller, Body, Caller, WorkingCaller, purpose};

#[derive(Debug, Default)]
pub(crate) struct CorrectionsApi;

const EXAMPLE: &str = include_str!("examples/revision.json");

const REFUSALS: &[Code] = &[
    Code::AnalysisNotCompleted,
    Code::AlreadyReviewed,
    Code::AnalysisChanged,
    Code::RevisionLimitReached,
    Code::RevisionMismatch,
];

pub(crate) const OPERATIONS: &[OperationFacts] = &[
    OperationFacts {
        id: "correct_transaction",
        refusals: REFUSALS,
        request: Some(r#"{"category": "merchant", "reason": "A shop, not a lender: receipt seen."}"#),
        answer: Some(EXAMPLE),
    },
    OperationFacts {
        id: "correct_analysis",
        refusals: &[
            Code::AnalysisNotCompleted,
            Code::AlreadyReviewed,
            Code::AnalysisChanged,
            Code::RevisionLimitReached,
            Code::PayerLimitReached,
            Code::RevisionMismatch,
        ],
        request: Some(r#"{"employers": ["NIMBUS ANALYTICS"], "reason": "Contract of employment seen."}"#),
        answer: Some(EXAMPLE),
    },
    OperationFacts {
        id: "list_analysis_revisions",
        refusals: &[Code::AnalysisNotCompleted, Code::StorageFull],
        request: None,
        answer: Some(include_str!("examples/revision_list.json")),
    },
    OperationFacts {
        id: "get_analysis_revision",
        refusals: &[Code::AnalysisNotCompleted, Code::StorageFull],
        request: None,
        answer: Some(EXAMPLE),
    },
];

list_of! {
    /// A page of revisions, the newest first. They carry no `result`.
    RevisionList of Revision
}

/// All revisions of a completed analysis, the newest first.
async fn revisions<A: Access>(
    caller: &Caller<A>,
    analysis: &analyses::Analysis,
) -> Result<Vec<Revision>, ApiError> {
    if analysis.status != Status::Completed {
        return Err(not_completed());
    }
    let later = caller.app().store.analyses(&caller.facts().team).revisions(&analysis.id).await?;
    let mut all = later.into_iter().map(Revision::later).collect::<Result<Vec<_>, _>>()?;
    let head = replay::head_of(caller, analysis, 1).await?;
    all.push(Revision::first(analysis, &head)?);
    Ok(all)
}

#[allow(clippy::too_many_arguments, reason = "each is a parameter of the operation")]
#[OpenApi]
impl CorrectionsApi {
    /// Correct a transaction
    ///
    /// Says what a transaction really is, or leaves it out. The decision is computed anew as a further revision; the
    /// earlier ones stay readable. What forced a review once keeps forcing it until a person reviews. After a review
    /// nothing is corrected any more. Members and owners.
    #[oai(
        path = "/analyses/:id/transactions/:transaction_id",
        method = "patch",
        operation_id = "correct_transaction",
        tag = "Tag::Analyses"
    )]
    async fn correct_transaction(
        &self,
        caller: WorkingCaller<purpose::CorrectionsWrite>,
        /// Id of the analysis.
        id: Path<String>,
        /// Id of the transaction in the report, such as `txn_1`.
        transaction_id: Path<String>,
        /// Whether only to answer what would change; left out: false. Nothing is stored then.
        #[oai(default)]
        dry_run: Query<bool>,
        /// The revision that is to be corrected, such as `"1"`, or the `ETag` of the analysis; another one is 412. Left
        /// out: whichever holds.
        #[oai(name = "If-Match", validator(min_length = 1, max_length = 1000))]
        if_match: Header<Option<String>>,
        body: Body<CorrectTransactionRequest>,
    ) -> Result<Success<Revision>, ApiError> {
        let id = parsed(&id.0)?;
        let row = place_of(&transaction_id.0).map(TransactionId::at);
        let row = row.ok_or_else(|| ApiError::not_found("transaction"))?;
        let request = body.into_value()?;
        let analysis = found(&caller, &id).await?;
        let asked = Asked {
            reason: request.reason.clone(),
            if_match: if_match.0,
            is_dry_run: dry_run.0,
            is_remembered: false,
            row: Some(row),
        };
        let corrected = correct(&caller, analysis, asked, |held| request.change(row, held)).await;
        corrected.map(Success).map_err(of_the_row)
    }

    /// Correct an analysis
    ///
    /// Says what holds of the whole statement: who is an employer, what a trader keeps, which other accounts are the
    /// applicant's. The `correction` of an answer to one of the decision's questions can be sent as it is, with a
    /// `reason`. Corrections add up; the decision is computed anew as a further revision, and the earlier ones stay
    /// readable. What forced a review once keeps forcing it until a person reviews. After a review nothing is corrected
    /// any more. Members and owners.
    #[oai(
        path = "/analyses/:id/corrections",
        method = "patch",
        operation_id = "correct_analysis",
        tag = "Tag::Analyses"
    )]
    async fn correct_analysis(
        &self,
        caller: WorkingCaller<purpose::CorrectionsWrite>,
        /// Id of the analysis.
        id: Path<String>,
        /// Whether only to answer what would change; left out: false. Nothing is stored then.
        #[oai(default)]
        dry_run: Query<bool>,
        /// The revision that is to be corrected, such as `"1"`, or the `ETag` of the analysis; another one is 412. Left
        /// out: whichever holds.
        #[oai(name = "If-Match", validator(min_length = 1, max_length = 1000))]
        if_match: Header<Option<String>>,
        body: Body<CorrectAnalysisRequest>,
    ) -> Result<Success<Revision>, ApiError> {
        let id = parsed(&id.0)?;
        let request = body.into_value()?;
        let analysis = found(&caller, &id).await?;
        let asked = Asked {
            reason: request.reason.clone(),
            if_match: if_match.0,
            is_dry_run: dry_run.0,
            is_remembered: request.remember,
            row: None,
        };
        Ok(Success(correct(&caller, analysis, asked, |held| request.change(held)).await?))
    }

    /// List revisions
    ///
    /// Every revision of a completed analysis: who corrected what, when and why, and what that changed.
    #[oai(
        path = "/analyses/:id/revisions",
        method = "get",
        operation_id = "list_analysis_revisions",
        tag = "Tag::Analyses"
    )]
    async fn list_analysis_revisions(
        &self,
        caller: AnyCaller<purpose::AnalysesRead>,
        /// Id of the analysis.
        id: Path<String>,
        /// Page size: 1 to 100.
        #[oai(default = "default_limit", validator(minimum(value = "1"), maximum(value = "100")))]
        limit: Query<u32>,
        /// Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
        #[oai(validator(minimum(value = "0"), maximum(value = "1000000")))]
        offset: Query<Option<u32>>,
        /// `next_cursor` of the page before, to read on from there; cannot be combined with `offset`.
        cursor: Query<Option<String>>,
    ) -> Result<Success<RevisionList>, ApiError> {
        let page = page_request(limit.0, offset.0, cursor.0, |text| text.parse::<i64>().is_ok())?;
        let analysis = found(&caller, &parsed(&id.0)?).await?;
        let all = revisions(&caller, &analysis).await?;
        caller.note_read(Action::RevisionsListed, &analysis.id).await?;
        let total = i64::try_from(all.len()).ok();
        let skipped = match &page.start {
            Start::Offset(offset) => usize::try_from(*offset).unwrap_or(usize::MAX),
            Start::After(number) => {
                let last = number.parse::<i64>().unwrap_or_default();
                all.iter().take_while(|revision| revision.number >= last).count()
            }
        };
        let limit = usize::try_from(page.limit).unwrap_or_default();
        let has_more = all.len() > skipped.saturating_add(limit);
        let cut = all.into_iter().skip(skipped).take(limit);
        let items = cut.map(|revision| (revision.number.to_string(), revision)).collect();
        let found = Page { items, has_more, total };
        Ok(Success(RevisionList::new(found, &page, |(number, _)| number, |(_, revision)| revision)))
    }

    /// Read a revision
    ///
    /// One revision with its report, byte for byte as it was when it was made.
    #[oai(
        path = "/analyses/:id/revisions/:number",
        method = "get",
        operation_id = "get_analysis_revision",
        tag = "Tag::Analyses"
    )]
    async fn get_analysis_revision(
        &self,
        caller: AnyCaller<purpose::AnalysesRead>,
        /// Id of the analysis.
        id: Path<String>,
        /// Number of the revision, from 1.
        number: Path<u32>,
        /// Whether the report has its transactions; left out: true. With false their list is empty.
        #[oai(default = "with_transactions")]
        include_transactions: Query<bool>,
    ) -> Result<RevisionAnswer, ApiError> {
        let missing = || ApiError::not_found("revision");
        let id = parsed(&id.0)?;
        let number = i64::from(number.0);
        let analysis = found(&caller, &id).await?;
        let all = revisions(&caller, &analysis).await?;
        let revision = all.into_iter().find(|revision| revision.number == number).ok_or_else(missing)?;
        let opened = opened_revision(&caller, &analysis, number).await?;
        caller.note_read(Action::RevisionRead, &id).await?;
        let report = Report::of(opened.as_ref(), include_transactions.0);
        Ok(RevisionAnswer { revision, report })
    }
}

/// Of a request about one row, what is wrong with its category is a member of its own.
fn of_the_row(mut error: ApiError) -> ApiError {
    for field in &mut error.errors {
        if field.field.ends_with("].category") {
            "category".clone_into(&mut field.field);
            error.message = format!("`category`: {}", field.message);
        }
    }
    error
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_with_a_row_is_named_as_the_request_names_it() {
        let error = of_the_row(ApiError::invalid_field("categories[0].category", "does not fit"));
        assert_eq!(
            (error.errors[0].field.as_str(), error.message.as_str()),
            ("category", "`category`: does not fit")
        );
    }
}
