//! A run as spans: what an operator sees of it in the trace of its analysis.

use lending_base::AnalysisId;
use lending_store::analyses::Failure;
use lending_store::queue::{Claim, Queue};
use opentelemetry::trace::SpanKind;

use super::Runner;
use crate::traces::OpenSpan;

/// What became of it: a decision, `failed`, `retried`, `given_back`, `filed_as_scan` or `lost`.
pub(super) const OUTCOME: &str = "lending.outcome";
/// The code of a failure.
pub(super) const FAILURE: &str = "lending.failure.code";

const RUN: &str = "analysis.run";

impl Runner {
    /// The span of a run that begins, and of the wait before it.
    pub(super) fn traced_run(&self, claim: &Claim) -> OpenSpan {
        let run = self.traces.in_analysis(&claim.analysis.id, RUN, SpanKind::Consumer);
        if self.traces.are_on() {
            run.note("lending.team.id", claim.team.to_string());
            run.note("lending.worker.id", self.worker.to_string());
            run.note("lending.queue", claim.queue.as_str());
            run.note("lending.attempt", claim.attempt);
            // Later runs have waited since the one before them, and when that ended is not known here.
            if claim.queue == Queue::Text && (claim.attempt, claim.give_backs) == (1, 0) {
                run.waited("queue.wait", claim.waited);
            }
        }
        run
    }

    /// An analysis whose last run ended with its worker: none is left to tell it.
    pub(super) fn trace_given_up(&self, analysis: &AnalysisId) {
        let run = self.traces.in_analysis(analysis, RUN, SpanKind::Consumer);
        run.note(OUTCOME, "failed");
        run.note(FAILURE, Failure::processing_error().code);
        run.fail();
    }
}
