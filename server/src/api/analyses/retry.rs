//! Trying an analysis once more that failed through no fault of its file.

use lending_base::{AnalysisId, TeamId};
use lending_store::Store;
use lending_store::analyses::{self, Failure, Retried, Retrier, Status};
use lending_store::queue::Queue;
use poem_openapi::param::Path;
use poem_openapi::{Object, OpenApi};
use zeroize::Zeroizing;

use super::EXAMPLE_FAILED_AND_QUEUED_AGAIN;
use super::read::{found, parsed};
use super::record::{Analysis, view};
use crate::api::responses::Accepted;
use crate::api::tags::Tag;
use crate::contract::OperationFacts;
use crate::errors::{ApiError, Code};
use crate::file_check::FileChecks;
use crate::gate::{Body, MemberCaller, purpose};

#[derive(Debug, Default)]
pub(crate) struct RetryApi;

pub(crate) const OPERATIONS: &[OperationFacts] = &[OperationFacts {
    id: "retry_analysis",
    refusals: &[
        Code::AnalysisNotRetryable,
        Code::StatementErased,
        Code::StatementMissing,
        Code::StatementCorrupt,
        Code::FileEmpty,
        Code::FileNotPdf,
        Code::FileCorrupt,
        Code::FilePasswordRequired,
        Code::FilePasswordIncorrect,
        Code::FileTooManyPages,
    ],
    request: Some(r#"{"file_password": "ASHA1990"}"#),
    answer: Some(EXAMPLE_FAILED_AND_QUEUED_AGAIN),
}];

/// What an analysis needs to be tried once more; an empty object where it needs nothing.
#[derive(Object)]
#[oai(deny_unknown_fields)]
pub(crate) struct RetryAnalysisRequest {
    /// The password of an encrypted PDF, of at most 128 characters: it was not kept after the analysis had ended. Left out or
    /// null: the file needs none.
    #[oai(validator(max_length = 128))]
    file_password: Option<String>,
}

fn not_retryable() -> ApiError {
    ApiError::new(
        Code::AnalysisNotRetryable,
        "The analysis has not failed, is being tried again already, or would fail again for the same reason.",
    )
}

/// Refuses what need not be tried again, and what could not be read.
pub(crate) async fn check(
    checks: &FileChecks,
    team: &TeamId,
    analysis: &analyses::Analysis,
    password: Option<&String>,
) -> Result<(), ApiError> {
    let is_retryable = analysis.failure.as_ref().is_some_and(Failure::is_retryable);
    if analysis.status != Status::Failed || !is_retryable {
        return Err(not_retryable());
    }
    if analysis.statement_erased_at.is_some() {
        return Err(ApiError::new(Code::StatementErased, "The statement was erased: upload it again."));
    }
    checks.stored(team, &analysis.id, password).await
}

/// Queues it again.
pub(crate) async fn queue(
    store: &Store,
    team: &TeamId,
    by: Retrier,
    id: &AnalysisId,
    password: Option<Zeroizing<String>>,
) -> Result<(), ApiError> {
    match store.analyses(team).retry(by, id, password).await? {
        Retried::Done => Ok(()),
        Retried::NotRetryable => Err(not_retryable()),
    }
}

#[OpenApi]
impl RetryApi {
    /// Try a failed analysis again
    ///
    /// Queues an analysis again whose `failure` is `processing_error`, or `statement_missing` or `statement_corrupt` once the
    /// file is back. The file is opened first, as at its upload; one that is encrypted needs its password again. It stays
    /// one analysis: it is counted once, and a bureau is never asked a second time for it. Members and owners.
    #[oai(
        path = "/analyses/:id/retry",
        method = "post",
        operation_id = "retry_analysis",
        tag = "Tag::Analyses"
    )]
    async fn retry_analysis(
        &self,
        caller: MemberCaller<purpose::AnalysesWrite>,
        /// Id of the analysis.
        id: Path<String>,
        body: Body<RetryAnalysisRequest>,
    ) -> Result<Accepted<Analysis>, ApiError> {
        let id = parsed(&id.0)?;
        let password = body.into_value()?.file_password.map(Zeroizing::new);
        let (app, principal) = (caller.app(), caller.principal());
        let team = &principal.team;
        let analysis = found(&caller, &id).await?;
        check(&app.file_checks, team, &analysis, password.as_deref()).await?;
        queue(&app.store, team, Retrier::Person(principal.clone()), &id, password).await?;
        app.dispatcher.wake(Queue::Text);
        Ok(Accepted(view(found(&caller, &id).await?)))
    }
}
