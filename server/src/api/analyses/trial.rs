//! One old case decided again under other terms, for whoever tries a product. Nothing is stored.

use lending_engine::corrections::Corrections;
use lending_engine::decision::Decision;
use lending_engine::report::MeasuredMetric;
use lending_store::analyses::{Analysis, Replayable, ScoredUnder};

use super::create::check_tenure;
use super::record::inputs;
use super::replay::{self, Replay};
use crate::errors::{ApiError, Code};
use crate::gate::{Access, Caller};

/// A case under other terms.
pub(crate) enum Tried {
    Decided { before: Box<Decision>, after: Box<Decision>, metrics: Vec<MeasuredMetric> },
    Skipped(Untried),
}

/// Why a case is not decided again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Untried {
    /// Its report or what was read of it has gone.
    Erased,
    /// What is stored of it cannot be read.
    Unreadable,
    /// A newer version of the service stored it.
    NewerVersion,
    /// It asks for a time that the terms do not cover.
    TenureNotCovered,
}

/// What was corrected stays corrected, what forced a review keeps forcing it, and nobody is asked or billed anew.
pub(crate) async fn decide_again<A: Access>(
    caller: &Caller<A>,
    analysis: &Analysis,
    product: &ScoredUnder,
) -> Result<Tried, ApiError> {
    let of_team = caller.app().store.analyses(&caller.facts().team);
    match of_team.replayable(analysis).await? {
        Replayable::Yes => {}
        Replayable::Gone => return Ok(Tried::Skipped(Untried::Erased)),
        Replayable::NeedsNewerVersion => return Ok(Tried::Skipped(Untried::NewerVersion)),
    }
    let Ok(inputs) = inputs(analysis) else { return Ok(Tried::Skipped(Untried::NewerVersion)) };
    if check_tenure(&inputs, Some(product)).is_err() {
        return Ok(Tried::Skipped(Untried::TenureNotCovered));
    }
    let head = match replay::head_read(caller, analysis, product.id.as_str()).await {
        Ok(head) => head,
        Err(error) => return skipped(error),
    };
    let (product, standing) = (Some(product), head.standing());
    let replay = Replay { product, inputs, standing, added: Corrections::default(), row: None };
    Ok(match replay::decided(caller, analysis, replay).await {
        Ok(decided) => Tried::Decided {
            before: Box::new(head.decision),
            after: Box::new(decided.report.decision),
            metrics: decided.report.metrics,
        },
        Err(error) => return skipped(error),
    })
}

/// What is wrong with one case does not end the trial; what is wrong with the service does.
fn skipped(error: ApiError) -> Result<Tried, ApiError> {
    match error.code {
        // Erased since it was listed.
        Code::AnalysisNotCompleted | Code::NotFound => Ok(Tried::Skipped(Untried::Erased)),
        Code::InternalError => Ok(Tried::Skipped(Untried::Unreadable)),
        _ => Err(error),
    }
}
