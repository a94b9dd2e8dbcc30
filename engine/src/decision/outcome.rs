//! The outcome, in its order of precedence: what needs a person, then the policy's knockouts, then what the policy
//! refers, then the score.

use super::limits::LIMITS;
use super::score::ScoreSays;
use super::section::{Outcome, ReviewReason};
use super::{DecisionInput, TriggerKind};
use crate::bureau::BureauStatus;

/// What the policy alone has to say about a case.
#[expect(clippy::struct_excessive_bools, reason = "each is an answer of its own")]
pub(super) struct PolicyAnswers {
    /// A knockout failed, or rules out even the smallest loan of the product.
    pub(super) is_knocked_out: bool,
    /// No loan of the product is possible under all limits.
    pub(super) is_below_min: bool,
    pub(super) is_referred: bool,
    pub(super) is_unanswered: bool,
    pub(super) score: ScoreSays,
}

pub(super) struct PolicySays {
    pub(super) outcome: Outcome,
    pub(super) reasons: Vec<ReviewReason>,
    /// A knockout: nothing but a person's suspicion comes before it.
    is_final: bool,
}

pub(super) fn policy_says(answers: &PolicyAnswers) -> PolicySays {
    if answers.is_knocked_out {
        return PolicySays { outcome: Outcome::Decline, reasons: Vec::new(), is_final: true };
    }
    let mut reasons = Vec::new();
    if answers.is_referred {
        reasons.push(ReviewReason::PolicyRefer);
    }
    if answers.is_unanswered {
        reasons.push(ReviewReason::RuleNotEvaluated);
    }
    // Limits shape an offer. Where they leave none, a person sees why; a knockout of the lender's declines.
    if answers.is_below_min {
        reasons.push(ReviewReason::OfferBelowMinimum);
    }
    let by_score = match answers.score {
        _ if !reasons.is_empty() => Outcome::Review,
        ScoreSays::Approve => Outcome::Approve,
        ScoreSays::Decline => Outcome::Decline,
        ScoreSays::GreyZone => {
            reasons.push(ReviewReason::ScoreGreyZone);
            Outcome::Review
        }
        ScoreSays::NotKnown => {
            reasons.push(ReviewReason::RuleNotEvaluated);
            Outcome::Review
        }
    };
    PolicySays { outcome: by_score, reasons, is_final: false }
}

/// What comes before and beside the policy.
pub(super) fn final_outcome(says: &PolicySays, input: &DecisionInput<'_>) -> (Outcome, Vec<ReviewReason>) {
    let mut reasons = forced(input);
    if says.outcome == Outcome::Decline && !input.questions.is_empty() {
        reasons.push(ReviewReason::DeclineInDoubt);
    } else if says.outcome == Outcome::Decline && input.is_built_in {
        // Only a lender declines.
        reasons.push(ReviewReason::PolicyRefer);
    }
    if says.is_final && reasons.is_empty() {
        return (Outcome::Decline, reasons);
    }
    if !says.is_final {
        if input.confidence < LIMITS.confidence.careful {
            reasons.push(ReviewReason::PolicyRefer);
        }
        if input.bureau == BureauStatus::Unavailable {
            reasons.push(ReviewReason::BureauUnavailable);
        }
        if !input.missing_months.is_empty() {
            reasons.push(ReviewReason::MissingPeriod);
        }
    }
    reasons.extend(&says.reasons);
    reasons.sort_unstable();
    reasons.dedup();
    let outcome = if reasons.is_empty() { says.outcome } else { Outcome::Review };
    (outcome, reasons)
}

/// What forces a review, whatever the policy says.
pub(super) fn forced(input: &DecisionInput<'_>) -> Vec<ReviewReason> {
    let is_found = |kind: &TriggerKind| input.triggers.iter().any(|trigger| trigger.kind == *kind);
    TriggerKind::ALL.into_iter().filter(is_found).map(TriggerKind::review_reason).collect()
}
