//! Deciding about a completed analysis again, from what was read of its statement. Rescoring and correcting share this:
//! both start from what holds already, and nobody is asked or billed anew.

use lending_engine::Reading;
use lending_engine::application::{Application, Inputs};
use lending_engine::bureau::BureauAnswer;
use lending_engine::corrections::Corrections;
use lending_engine::policy::Problem;
use lending_engine::report::{Report, ReportHead, Standing};
use lending_engine::transaction_id::TransactionId;
use lending_jobs::application::asked;
use lending_store::analyses::{self, ScoredUnder, Status};

use super::read::opened_revision;
use super::transactions::not_completed;
use crate::errors::{ApiError, FieldError};
use crate::gate::{Access, Caller};

/// A case that is to be decided again.
pub(super) struct Replay<'a> {
    pub(super) product: Option<&'a ScoredUnder>,
    pub(super) inputs: Inputs,
    pub(super) standing: Standing,
    /// What is said of the statement for the first time, and must fit it.
    pub(super) added: Corrections,
    /// A row that the statement must have.
    pub(super) row: Option<TransactionId>,
}

/// What was decided again, with the report as it is stored.
pub(super) struct Replayed {
    pub(super) report: Report,
    pub(super) json: Vec<u8>,
}

/// What holds already: the head of the report that is in force.
pub(super) async fn head<A: Access>(
    caller: &Caller<A>,
    analysis: &analyses::Analysis,
) -> Result<ReportHead, ApiError> {
    if analysis.status != Status::Completed {
        return Err(not_completed());
    }
    head_of(caller, analysis, analysis.report_revision).await
}

/// The same for whoever is told what would be and changes nothing: that reads the report, and is on record before it is
/// opened. `what_for` is an id or a word of ours, never one that a caller wrote.
pub(super) async fn head_read<A: Access>(
    caller: &Caller<A>,
    analysis: &analyses::Analysis,
    what_for: &str,
) -> Result<ReportHead, ApiError> {
    if analysis.status == Status::Completed {
        caller.note_decided_again(&analysis.id, what_for).await?;
    }
    head(caller, analysis).await
}

/// The head of the report of one revision.
pub(super) async fn head_of<A: Access>(
    caller: &Caller<A>,
    analysis: &analyses::Analysis,
    revision: i64,
) -> Result<ReportHead, ApiError> {
    let report = opened_revision(caller, analysis, revision).await?.ok_or_else(not_completed)?;
    let (app, team) = (caller.app(), &caller.facts().team);
    let _slot = app.computing.slot(team).await?;
    let parsed = app.store.compute(team, move || ReportHead::from_json(&report.without_rows())).await?;
    let Ok(head) = parsed else {
        tracing::error!(analysis = %analysis.id, "stored report cannot be read");
        return Err(ApiError::internal());
    };
    Ok(head)
}

enum Outcome {
    Decided(Box<Replayed>),
    NoSuchRow,
    Problems(Vec<Problem>),
}

/// Deciding takes a processor for a while, so it happens on a thread of its own, and not more often at once than there
/// are processors.
pub(super) async fn decided<A: Access>(
    caller: &Caller<A>,
    analysis: &analyses::Analysis,
    replay: Replay<'_>,
) -> Result<Replayed, ApiError> {
    let Replay { product, inputs, standing, added, row } = replay;
    let application = asked(analysis, product, inputs, bureau_answer(caller, analysis).await?, standing)?;
    let (app, team) = (caller.app(), &caller.facts().team);
    let _slot = app.computing.slot(team).await?;
    let reading = app.store.analyses(team).reading(&analysis.id).await?;
    let reading = reading.ok_or_else(not_completed)?;
    let decided = app.store.compute(team, move || decide(&reading, &application, &added, row)).await?;
    match decided {
        Ok(Outcome::Decided(replayed)) => Ok(*replayed),
        Ok(Outcome::NoSuchRow) => Err(ApiError::not_found("transaction")),
        Ok(Outcome::Problems(problems)) => {
            let field = |Problem { path, message }| FieldError { field: path, message };
            Err(ApiError::invalid(problems.into_iter().map(field).collect()))
        }
        Err(_) => {
            tracing::error!(analysis = %analysis.id, "stored reading cannot be decided about again");
            Err(ApiError::internal())
        }
    }
}

fn decide(
    reading: &[u8],
    application: &Application,
    added: &Corrections,
    row: Option<TransactionId>,
) -> serde_json::Result<Outcome> {
    let reading: Reading = serde_json::from_slice(reading)?;
    if row.is_some_and(|row| !reading.has(row)) {
        return Ok(Outcome::NoSuchRow);
    }
    let problems = added.problems(&reading);
    if !problems.is_empty() {
        return Ok(Outcome::Problems(problems));
    }
    let report = lending_engine::decide(&reading, application);
    let json = serde_json::to_vec(&report)?;
    Ok(Outcome::Decided(Box::new(Replayed { report, json })))
}

/// What the bureau said when the analysis was made: nobody is asked again.
async fn bureau_answer<A: Access>(
    caller: &Caller<A>,
    analysis: &analyses::Analysis,
) -> Result<BureauAnswer, ApiError> {
    if !analysis.bureau_requested {
        return Ok(BureauAnswer::NotRequested);
    }
    let app = caller.app();
    Ok(match app.store.credit_checks(&caller.facts().team).of_analysis(&analysis.id).await? {
        Some(check) => app.bureau.answer_of(&check).await?,
        None => BureauAnswer::Unavailable { reason: "no bureau was connected".to_owned() },
    })
}
