//! The decision: what the policy says of a case, what a person has to look at, and what can be offered.
//!
//! Start from [`decide`]. It is one line: what was measured, the answers of the rules, the score, the offer, the outcome,
//! the reasons as data, and last the words, which conclude nothing.
//!
//! The outcome has an order of precedence: a statement that does not say enough is not decided on; what needs a person
//! goes to a person, whatever the policy says; a failed knockout declines; a rule that asks for a person, or cannot be
//! answered, refers, as do months that are missing and limits that leave no loan of the product; only then the score
//! decides. Missing data never declines, and nobody is declined but under a lender's own product.

mod catalogue;
mod change;
mod default_product;
mod limits;
mod measure_cache;
mod offer;
mod outcome;
mod reasons;
mod rules;
mod score;
mod section;
#[cfg(test)]
mod tests;
mod words;

use std::fmt;
use std::rc::Rc;
use std::sync::LazyLock;

use chrono::NaiveDate;

pub use self::catalogue::{KnownReason, known_reasons};
use self::change::Change;
pub use self::default_product::default_product;
use self::limits::LIMITS;
use self::measure_cache::MeasureCache;
use self::offer::{LargestLoan, LoanLimits};
use self::outcome::PolicyAnswers;
use self::reasons::Grounds;
use self::rules::AnsweredRule;
use self::score::{ScoreSays, Scored};
pub use self::section::{
    Decision, Offer, OfferConstraint, OfferLimit, Outcome, PolicyResult, Question, QuestionAnswer, Reason,
    ReasonKind, ReasonSection, ReviewReason, RuleOutcome, RuleResult, Score, ScoreCap, ScoreComponent,
    ScoreSection, WhatWouldChange,
};

use crate::bureau::BureauStatus;
use crate::loan::Ask;
use crate::metrics::calendar::Month;
use crate::metrics::composition::Composition;
use crate::metrics::measures::Measures;
use crate::metrics::metric_name::MetricName;
use crate::money::{Paise, Rupees};
use crate::policy::RuleSeverity;
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
    /// Months of the period in which rows are missing.
    pub missing_months: &'a [Month],
    pub bureau: BureauStatus,
    /// The application names who applies, so that it was compared with the account holder.
    pub is_name_given: bool,
    /// What comes from family or from abroad in a mean month, and is no income; `None` where nothing does.
    pub support: Option<Paise>,
    /// The statement is not in the product's currency.
    pub is_other_currency: bool,
    /// What the value of a metric is made of, for a loan; `None` where it has no parts.
    pub made_of: &'a dyn Fn(MetricName, &Ask) -> Option<Composition>,
    /// What a sentence tells of a transaction.
    pub cite: &'a dyn Fn(TransactionId) -> Option<Cited>,
}

impl DecisionInput<'_> {
    /// The account or the document is not what it should be: what was measured may be somebody else's money, or no money
    /// at all, and is graded once a person has cleared it.
    fn is_suspected(&self) -> bool {
        let is_grave =
            |kind: TriggerKind| matches!(kind, TriggerKind::DocumentIntegrity | TriggerKind::MulePattern);
        self.triggers.iter().any(|trigger| is_grave(trigger.kind))
    }
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

/// Decides the case: what was measured, the rules, the score, the offer, the outcome, the reasons, and then the words.
pub fn decide(input: &DecisionInput<'_>) -> Verdict {
    let cache = MeasureCache::new(input);
    words::verdict(input, conclude(input, &cache))
}

/// All that is concluded about a case, before a word is said.
struct Conclusion<'a> {
    /// Without its sentences.
    decision: Decision,
    rules: Vec<AnsweredRule<'a>>,
    /// `None` where the policy was not asked.
    scored: Option<Scored>,
    /// The score would decline, but not for a smaller loan.
    is_spared: bool,
    scored_amount: Option<Paise>,
    change: Option<Change<'a>>,
    /// Why the policy was not asked, where it was not.
    unasked: Option<Unasked>,
}

/// Why a policy is not asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Unasked {
    /// The statement does not say enough, or was not read well enough.
    Unreadable,
    OtherCurrency,
}

fn conclude<'a>(input: &'a DecisionInput<'a>, cache: &MeasureCache<'a>) -> Conclusion<'a> {
    let (ask, terms) = (&input.ask, input.terms);
    let is_unreadable = input.confidence < LIMITS.confidence.refuse || input.full_months == 0;
    let asked = cache.at(ask.amount, ask.tenure_months);
    let Some(asked) = asked.filter(|_| !is_unreadable && !input.is_other_currency) else {
        let why = if is_unreadable { Unasked::Unreadable } else { Unasked::OtherCurrency };
        return undecided(input, why);
    };

    let limits = LoanLimits::for_product(terms);
    let largest_loan = offer::largest_loan(cache, &limits);
    // A product without a smallest loan still lends something.
    let is_too_small =
        |loan: &LargestLoan| loan.amount < terms.amount.min.paise() || loan.amount == Paise::ZERO;
    let below_min = largest_loan.as_ref().filter(|loan| is_too_small(loan));
    let offered = largest_loan.as_ref().filter(|loan| !is_too_small(loan)).map(|loan| loan.amount);
    let at_offer = offered.and_then(|amount| cache.with(amount));
    // What was asked for is judged; without an amount the loan that could be offered.
    let judged_amount = ask.amount.or(offered);
    let judged =
        if ask.amount.is_some() { None } else { at_offer.clone() }.unwrap_or_else(|| Rc::clone(&asked));

    let rules: Vec<AnsweredRule<'a>> =
        terms.policy.rules.iter().map(|rule| AnsweredRule::new(rule, &judged)).collect();
    let scored = score::score(terms, &judged, input.bureau);
    let has_failed = |severity: RuleSeverity| {
        rules
            .iter()
            .any(|answered| answered.outcome == RuleOutcome::Fail && answered.rule.severity == severity)
    };
    let smallest = change::smallest_loan(terms.amount.min.paise());
    let is_ruled_out =
        below_min.is_some() && cache.with(smallest).is_some_and(|measures| limits.knocks_out(&*measures));
    // A smaller loan, down to the product's smallest, keeps a score from declining, whatever its limits are.
    let is_spared = scored.says(terms.thresholds) == ScoreSays::Decline
        && at_offer.into_iter().chain(cache.with(smallest)).any(|measures| {
            score::score(terms, &measures, input.bureau).says(terms.thresholds) != ScoreSays::Decline
        });
    let score_says = if is_spared { ScoreSays::GreyZone } else { scored.says(terms.thresholds) };
    let says = outcome::policy_says(&PolicyAnswers {
        is_knocked_out: has_failed(RuleSeverity::Knockout) || is_ruled_out,
        is_below_min: below_min.is_some(),
        is_referred: has_failed(RuleSeverity::Review),
        is_unanswered: rules.iter().any(AnsweredRule::is_unanswered),
        score: score_says,
    });
    let (outcome, review_reasons) = outcome::final_outcome(&says, input);

    let offer = largest_loan
        .as_ref()
        .filter(|loan| says.outcome != Outcome::Decline && !is_too_small(loan))
        .and_then(|loan| make_offer(loan, cache));
    let is_as_asked = offer.as_ref().is_some_and(|offer| !offer.is_counter_offer);
    let change = (outcome != Outcome::Approve || !is_as_asked)
        .then(|| change::change(cache, &limits, offered.or(ask.amount)));
    let judged = cache.ask(judged_amount, ask.tenure_months);
    let reasons = Grounds { input, judged, rules: &rules, scored: &scored, below_min }.reasons();
    Conclusion {
        decision: Decision {
            outcome,
            policy_outcome: Some(says.outcome),
            review_reasons,
            offer,
            reasons,
            what_would_change: None,
            questions: input.questions.to_vec(),
        },
        rules,
        scored: Some(scored),
        is_spared,
        scored_amount: judged_amount,
        change,
        unasked: None,
    }
}

/// A statement that does not say enough, or says it in another currency: the policy is not asked.
fn undecided<'a>(input: &'a DecisionInput<'a>, why: Unasked) -> Conclusion<'a> {
    let mut review_reasons = outcome::forced(input);
    review_reasons.push(match why {
        Unasked::Unreadable => ReviewReason::InsufficientData,
        Unasked::OtherCurrency => ReviewReason::RuleNotEvaluated,
    });
    if !input.missing_months.is_empty() {
        review_reasons.push(ReviewReason::MissingPeriod);
    }
    Conclusion {
        decision: Decision {
            outcome: Outcome::Review,
            policy_outcome: None,
            review_reasons,
            offer: None,
            reasons: reasons::before_the_policy(input),
            what_would_change: None,
            questions: input.questions.to_vec(),
        },
        rules: input.terms.policy.rules.iter().map(AnsweredRule::unasked).collect(),
        scored: None,
        is_spared: false,
        scored_amount: None,
        change: None,
        unasked: Some(why),
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
    catalogue::load_tables();
    words::load_tables();
}
