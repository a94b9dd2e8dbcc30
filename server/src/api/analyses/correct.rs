//! The one path of all corrections: whether it may be made, what is decided with it, and that it is written as a whole.

use lending_engine::categorise::payer_key;
use lending_engine::corrections::Corrections;
use lending_engine::report::{ReportHead, Standing};
use lending_engine::transaction_id::TransactionId;
use lending_jobs::application::{stored_outcome, stored_reasons};
use lending_store::analyses::{self, Corrected, NewRevision, Status};
use lending_store::payers::NewPayer;
use lending_store::users::Role;

use super::corrections::Change;
use super::record::inputs;
use super::replay::{self, Replay};
use super::revision::{Details, Revision, RevisionFigures, json};
use super::transactions::not_completed;
use crate::errors::{ApiError, Code};
use crate::gate::{Access, Caller, Scope};

/// How a correction is asked for.
pub(super) struct Asked {
    pub(super) reason: String,
    pub(super) if_match: Option<String>,
    pub(super) is_dry_run: bool,
    /// Whether the employers that are added are remembered for the team.
    pub(super) is_remembered: bool,
    pub(super) row: Option<TransactionId>,
}

/// Whether the caller knows the revision that holds: by its number, or by the `ETag` of the analysis.
pub(super) fn is_matched(if_match: &str, analysis: &analyses::Analysis) -> bool {
    let number = analysis.report_revision.to_string();
    let of_record = format!("{}.{}.", analysis.id, analysis.revision);
    if_match.trim() == "*"
        || if_match.split(',').any(|tag| {
            let tag = tag.trim().trim_start_matches("W/").trim_matches('"');
            tag == number || tag.starts_with(&of_record)
        })
}

pub(super) fn mismatch() -> ApiError {
    ApiError::new(Code::RevisionMismatch, "The analysis is not at the revision that `If-Match` names.")
}

fn already_reviewed() -> ApiError {
    ApiError::new(
        Code::AlreadyReviewed,
        "A person has decided about the analysis: it is not corrected any more.",
    )
}

/// Whether this correction may be made at all.
fn check(analysis: &analyses::Analysis, asked: &Asked) -> Result<(), ApiError> {
    if analysis.status != Status::Completed {
        return Err(not_completed());
    }
    if analysis.review.is_some() {
        return Err(already_reviewed());
    }
    match &asked.if_match {
        Some(if_match) if !is_matched(if_match, analysis) => Err(mismatch()),
        _ => Ok(()),
    }
}

/// The one path of all corrections.
pub(super) async fn correct<A: Access>(
    caller: &Caller<A>,
    analysis: analyses::Analysis,
    asked: Asked,
    change: impl FnOnce(&Corrections) -> Result<Change, ApiError>,
) -> Result<Revision, ApiError> {
    check(&analysis, &asked)?;
    let reason = asked.reason.trim().to_owned();
    if reason.is_empty() {
        return Err(ApiError::invalid_field("reason", "must say why"));
    }
    let head = if asked.is_dry_run {
        replay::head_read(caller, &analysis, "dry_run").await?
    } else {
        // What is kept has an entry of its own.
        replay::head(caller, &analysis).await?
    };
    let Change { added, corrections } = change(&head.corrections)?;
    let new_payers = if asked.is_remembered { remembered(caller, &added).await? } else { Vec::new() };
    let replay = Replay {
        product: analysis.product.as_ref(),
        inputs: inputs(&analysis)?,
        standing: standing(&head, corrections),
        added,
        row: asked.row,
    };
    let replayed = replay::decided(caller, &analysis, replay).await?;
    let report = &replayed.report;
    let details = Details {
        reason,
        corrections: json(&report.corrections)?,
        before: json(&RevisionFigures::new(&head.decision, &head.affordability))?,
        after: json(&RevisionFigures::new(&report.decision, &report.affordability))?,
    };
    let principal = caller.principal();
    let revision = analyses::Revision {
        number: analysis.report_revision.saturating_add(1),
        by: principal.user.clone(),
        at: caller.app().store.clock().now(),
        details: json(&details)?,
    };
    if asked.is_dry_run {
        return Ok(Revision::later(revision)?.not_stored());
    }
    let new = NewRevision {
        decision: stored_outcome(report.decision.outcome),
        policy_outcome: report.decision.policy_outcome.map(stored_outcome),
        review_reasons: stored_reasons(&report.decision),
        details: serde_json::to_vec(&revision.details).map_err(|_| ApiError::internal())?,
        report: replayed.json,
        at: revision.at,
        remembered: new_payers,
    };
    match caller.app().store.analyses(&principal.team).correct(&principal, &analysis, new).await? {
        Corrected::Done => Revision::later(revision),
        Corrected::Stale if asked.if_match.is_some() => Err(mismatch()),
        Corrected::Stale => Err(ApiError::new(
            Code::AnalysisChanged,
            "Someone else changed the analysis at the same moment; read it again.",
        )),
        Corrected::AlreadyReviewed => Err(already_reviewed()),
        Corrected::LimitReached => {
            let most = analyses::MOST_REVISIONS;
            Err(ApiError::new(
                Code::RevisionLimitReached,
                format!("An analysis has at most {most} revisions."),
            ))
        }
        Corrected::PayerLimitReached => {
            let most = lending_store::payers::MOST_PAYERS;
            Err(ApiError::new(Code::PayerLimitReached, format!("A team remembers at most {most} payers.")))
        }
    }
}

/// What holds with these corrections. A remembered payer that was withdrawn holds no longer.
fn standing(head: &ReportHead, corrections: Corrections) -> Standing {
    let mut standing = Standing { corrections, ..head.standing() };
    let employers: Vec<String> = standing.corrections.employers.iter().map(|name| payer_key(name)).collect();
    standing.remembered_payers.retain(|payer| employers.contains(&payer_key(&payer.name)));
    standing
}

/// The payers that the team is to remember.
async fn remembered<A: Access>(caller: &Caller<A>, added: &Corrections) -> Result<Vec<NewPayer>, ApiError> {
    if !matches!(caller.role(), Role::Owner | Role::Reviewer) {
        let message = "Only owners and reviewers have the team remember a payer; leave `remember` out.";
        caller.note_refusal(Code::ForbiddenRole).await;
        return Err(ApiError::new(Code::ForbiddenRole, message));
    }
    caller.require(Scope::PayersWrite).await?;
    if added.employers.is_empty() {
        return Err(ApiError::invalid_field("remember", "needs `employers` to remember"));
    }
    let payer = |name: &String| NewPayer { name: name.clone(), key: payer_key(name) };
    Ok(added.employers.iter().map(payer).collect())
}
