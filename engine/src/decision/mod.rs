//! The decision: what the policy says of a case, what a person has to look at, and what can be offered.
//!
//! Start from [`decide`], which reads as the order of precedence: a statement that does not say enough is not decided
//! on; what needs a person goes to a person, whatever the policy says; a failed knockout declines; a rule that asks for a
//! person, or cannot be answered, refers, as do limits that leave no loan of the product; only then the score decides.
//! Missing data never declines, and nobody is declined but under a lender's own product.

mod change;
mod default_product;
mod explain;
mod limits;
mod measure_cache;
mod offer;
mod reason_texts;
mod rules;
mod score;
mod section;
#[cfg(test)]
mod tests;

use std::fmt;
use std::sync::LazyLock;

use chrono::NaiveDate;

pub use self::default_product::default_product;
use self::limits::LIMITS;
use self::measure_cache::MeasureCache;
use self::offer::{LargestLoan, LoanLimits};
use self::score::{ScoreSays, Scored};
pub use self::section::{
    Decision, Offer, OfferConstraint, OfferLimit, Outcome, PolicyResult, Question, QuestionAnswer, Reason,
    ReasonSection, ReviewReason, RuleOutcome, RuleResult, Score, ScoreCap, ScoreComponent, ScoreSection,
    WhatWouldChange,
};
use crate::bureau::BureauStatus;
use crate::loan::Ask;
use crate::metrics::measures::Measures;
use crate::money::{Paise, Rupees};
use crate::policy::{OnMissing, RuleSeverity};
use crate::product::ProductTerms;
use crate::transaction_id::TransactionId;

/// A case as it comes before the decision.
pub struct DecisionInput<'a> {
    pub terms: &'a ProductTerms,
    /// Whether no lender named the product: then nobody is declined without a person.
    pub is_built_in: bool,
    /// The loan as the application names it. Without an amount the largest loan that the limits allow is looked for, and
    /// the case is decided as if it had been asked for.
    pub ask: Ask,
    /// Measures the case for a loan. It is called again for other amounts and tenures, at most 60 times in all, and must
    /// give the same answer each time.
    pub measure: &'a dyn Fn(&Ask) -> Measures,
    /// What was found elsewhere and always goes to a person.
    pub triggers: &'a [Trigger],
    /// What a person should find out before anybody is declined.
    pub questions: &'a [Question],
    /// How far the rows can be trusted, between 0 and 1.
    pub confidence: f64,
    /// Full calendar months on the statement.
    pub full_months: usize,
    pub bureau: BureauStatus,
    /// The statement is not in the product's currency.
    pub is_other_currency: bool,
    /// What a sentence tells of a transaction.
    pub cite: &'a dyn Fn(TransactionId) -> Option<Cited>,
}

impl fmt::Debug for DecisionInput<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("DecisionInput").field("ask", &self.ask).finish_non_exhaustive()
    }
}

/// Something that a person must look at, whatever the policy says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trigger {
    pub kind: TriggerKind,
    /// What was found: a sentence without its full stop.
    pub text: String,
    pub rows: Vec<TransactionId>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum TriggerKind {
    DerogatoryBureau,
    DocumentIntegrity,
    MulePattern,
    NameMismatch,
}

impl TriggerKind {
    pub(crate) const ALL: [Self; 4] =
        [Self::DerogatoryBureau, Self::DocumentIntegrity, Self::MulePattern, Self::NameMismatch];

    pub(crate) const fn review_reason(self) -> ReviewReason {
        match self {
            Self::DerogatoryBureau => ReviewReason::DerogatoryBureau,
            Self::DocumentIntegrity => ReviewReason::DocumentIntegrity,
            Self::MulePattern => ReviewReason::MulePattern,
            Self::NameMismatch => ReviewReason::NameMismatch,
        }
    }
}

/// A transaction as a sentence names it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cited {
    pub date: NaiveDate,
    pub amount: Paise,
    /// From 1.
    pub page: usize,
    /// In a few words.
    pub what: String,
}

/// All that the report says of the decision.
#[derive(Debug, Clone, PartialEq)]
pub struct Verdict {
    pub decision: Decision,
    pub policy: PolicyResult,
    /// `None` where the policy was not evaluated, or too little is known for a score.
    pub score: Option<Score>,
    /// Sentences that a credit officer can read to the applicant: the outcome, the reasons, the offer, what would change
    /// the answer.
    pub explanations: Vec<String>,
}

/// Decides the case.
pub fn decide(input: &DecisionInput<'_>) -> Verdict {
    let is_unreadable = input.confidence < LIMITS.confidence.refuse || input.full_months == 0;
    let cache = MeasureCache::new(input);
    let (ask, terms) = (&input.ask, input.terms);
    let asked = cache.at(ask.amount, ask.tenure_months);
    let Some(asked) = asked.filter(|_| !is_unreadable && !input.is_other_currency) else {
        return undecided(input, is_unreadable);
    };

    let limits = LoanLimits::for_product(terms);
    let largest_loan = offer::largest_loan(&cache, &limits);
    // A product without a smallest loan still lends something.
    let is_too_small = |largest_loan: &LargestLoan| {
        largest_loan.amount < terms.amount.min.paise() || largest_loan.amount == Paise::ZERO
    };
    let is_below_min = largest_loan.as_ref().is_some_and(is_too_small);
    let offered = largest_loan.as_ref().map(|largest_loan| largest_loan.amount).filter(|_| !is_below_min);
    let measured = |amount: Option<Paise>| amount.and_then(|amount| cache.with(amount));
    // Without an amount the loan that could be offered is the one that is judged.
    let judged = ask.amount.map_or_else(|| measured(offered), |_| None).unwrap_or_else(|| asked.clone());
    let at_offer = measured(offered).unwrap_or_else(|| asked.clone());

    let answers: Vec<RuleOutcome> =
        terms.policy.rules.iter().map(|rule| rules::answer(rule, &*judged)).collect();
    // What was asked for is scored. A smaller loan that could be offered keeps a score from declining.
    let scored = score::score(terms, &judged, input.bureau);
    let scored_at_offer = score::score(terms, &at_offer, input.bureau);
    let below_min = largest_loan.as_ref().filter(|_| is_below_min);
    let smallest = change::smallest_loan(terms.amount.min.paise());
    let is_ruled_out =
        is_below_min && cache.with(smallest).is_some_and(|measures| limits.knocks_out(&*measures));
    let mut policy_answers = PolicyAnswers::collect(terms, &answers, &scored);
    (policy_answers.is_ruled_out, policy_answers.is_below_min) = (is_ruled_out, is_below_min);
    if policy_answers.score == ScoreSays::Decline
        && scored_at_offer.says(terms.thresholds) != ScoreSays::Decline
    {
        policy_answers.score = ScoreSays::GreyZone;
    }
    let says = policy_says(&policy_answers);
    let (outcome, review_reasons) = final_outcome(&says, input);

    let offer = largest_loan
        .as_ref()
        .filter(|_| says.outcome != Outcome::Decline && !is_below_min)
        .and_then(|largest_loan| make_offer(largest_loan, &cache));
    let is_as_asked = offer.as_ref().is_some_and(|offer| !offer.is_counter_offer);
    let change = (outcome != Outcome::Approve || !is_as_asked)
        .then(|| change::change(&cache, &limits, offered.or(ask.amount)));

    let explainer =
        explain::Explainer { input, measures: &judged, answers: &answers, scored: &scored, below_min };
    let mut decision = Decision {
        outcome,
        policy_outcome: Some(says.outcome),
        review_reasons,
        offer,
        reasons: explainer.reasons(),
        what_would_change: None,
        questions: input.questions.to_vec(),
    };
    decision.what_would_change = change.map(|change| explainer.change(&change, says.outcome, &decision));
    let explanations = explainer.explanations(&decision);
    Verdict {
        policy: PolicyResult { rules: explainer.rule_results() },
        score: scored.section(ask.amount.or(offered)),
        explanations,
        decision,
    }
}

/// What the policy alone has to say about a case.
#[expect(clippy::struct_excessive_bools, reason = "each is an answer of its own")]
struct PolicyAnswers {
    /// A knockout failed.
    is_knocked_out: bool,
    /// A knockout rules out even the smallest loan of the product.
    is_ruled_out: bool,
    /// No loan of the product is possible under all limits.
    is_below_min: bool,
    is_referred: bool,
    is_unanswered: bool,
    score: ScoreSays,
}

impl PolicyAnswers {
    fn collect(terms: &ProductTerms, answers: &[RuleOutcome], scored: &Scored) -> Self {
        let rules = || terms.policy.rules.iter().zip(answers);
        let has_failed = |severity: RuleSeverity| {
            rules().any(|(rule, answer)| *answer == RuleOutcome::Fail && rule.severity == severity)
        };
        Self {
            is_knocked_out: has_failed(RuleSeverity::Knockout),
            is_ruled_out: false,
            is_below_min: false,
            is_referred: has_failed(RuleSeverity::Review),
            is_unanswered: rules().any(|(rule, answer)| {
                *answer == RuleOutcome::NotEvaluated && rule.on_missing == OnMissing::Review
            }),
            score: scored.says(terms.thresholds),
        }
    }
}

struct PolicySays {
    outcome: Outcome,
    reasons: Vec<ReviewReason>,
    /// A knockout: nothing but a person's suspicion comes before it.
    is_final: bool,
}

fn policy_says(policy_answers: &PolicyAnswers) -> PolicySays {
    if policy_answers.is_knocked_out || policy_answers.is_ruled_out {
        return PolicySays { outcome: Outcome::Decline, reasons: Vec::new(), is_final: true };
    }
    let mut reasons = Vec::new();
    if policy_answers.is_referred {
        reasons.push(ReviewReason::PolicyRefer);
    }
    if policy_answers.is_unanswered {
        reasons.push(ReviewReason::RuleNotEvaluated);
    }
    // Limits shape an offer. Where they leave none, a person sees why; a knockout of the lender's declines.
    if policy_answers.is_below_min {
        reasons.push(ReviewReason::OfferBelowMinimum);
    }
    let by_score = match policy_answers.score {
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
fn final_outcome(says: &PolicySays, input: &DecisionInput<'_>) -> (Outcome, Vec<ReviewReason>) {
    let mut reasons = trigger_reasons(input);
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
    }
    reasons.extend(&says.reasons);
    reasons.sort_unstable();
    reasons.dedup();
    let outcome = if reasons.is_empty() { says.outcome } else { Outcome::Review };
    (outcome, reasons)
}

fn trigger_reasons(input: &DecisionInput<'_>) -> Vec<ReviewReason> {
    let mut reasons: Vec<ReviewReason> =
        input.triggers.iter().map(|trigger| trigger.kind.review_reason()).collect();
    reasons.sort_unstable();
    reasons.dedup();
    reasons
}

/// A statement that does not say enough, or says it in another currency: the policy is not asked.
fn undecided(input: &DecisionInput<'_>, is_unreadable: bool) -> Verdict {
    let mut review_reasons = trigger_reasons(input);
    review_reasons.push(if is_unreadable {
        ReviewReason::InsufficientData
    } else {
        ReviewReason::RuleNotEvaluated
    });
    let decision = Decision {
        outcome: Outcome::Review,
        policy_outcome: None,
        review_reasons,
        offer: None,
        reasons: explain::trigger_reasons(input),
        what_would_change: None,
        questions: input.questions.to_vec(),
    };
    Verdict {
        explanations: explain::undecided(&decision),
        policy: explain::unevaluated(input, is_unreadable),
        score: None,
        decision,
    }
}

/// `None` where the instalment cannot be computed.
fn make_offer(largest_loan: &LargestLoan, cache: &MeasureCache<'_>) -> Option<Offer> {
    let ask = cache.ask(Some(largest_loan.amount), cache.input.ask.tenure_months);
    Some(Offer {
        amount: Rupees::try_from(largest_loan.amount).ok()?,
        tenure_months: ask.tenure_months,
        annual_rate_pct: ask.annual_rate_pct,
        emi: Rupees::try_from(ask.emi()?).ok()?,
        is_counter_offer: cache.input.ask.amount.is_some_and(|asked| largest_loan.amount < asked),
        is_indicative: cache.input.ask.amount.is_none(),
        binding_constraint: largest_loan.binding,
        limits: largest_loan.limits.clone(),
    })
}

/// Reads the tables of this room: a broken one stops the program.
pub(crate) fn load_tables() {
    default_product();
    LazyLock::force(&LIMITS);
    LazyLock::force(&score::CARD);
    reason_texts::load_tables();
}
