//! What would change the answer: the largest loan, and the shortest tenure, that the same policy approves.

use super::measure_cache::MeasureCache;
use super::offer::{LoanLimits, amount_of, most_holding, steps};
use super::rules::answer;
use super::score::{ScoreSays, score};
use super::section::{OfferConstraint, RuleOutcome};
use crate::money::Paise;
use crate::policy::{OnMissing, Rule};

/// What stands against a loan.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Obstacle<'a> {
    Rule(&'a Rule),
    Limit(OfferConstraint),
    /// `None` where too little is known for a score.
    Score(Option<f64>),
}

#[derive(Debug, Clone, PartialEq)]
pub(super) struct Change<'a> {
    pub(super) amount: Option<Paise>,
    pub(super) tenure_months: Option<u16>,
    /// What stands even against the smallest loan over the longest tenure; empty where a change helps.
    pub(super) obstacles: Vec<Obstacle<'a>>,
}

/// Looks for the loan nearest to the one asked for that would be approved as it is.
pub(super) fn change<'a>(
    cache: &MeasureCache<'a>,
    limits: &LoanLimits<'a>,
    offered: Option<Paise>,
) -> Change<'a> {
    let (terms, ask) = (cache.input.terms, &cache.input.ask);
    let approves = |amount: Paise, tenure: u16| {
        obstacles(cache, limits, amount, tenure).is_some_and(|against| against.is_empty())
    };
    let smallest = smallest_loan(terms.amount.min.paise());
    let tenures = terms.tenure_months;

    let at_best = obstacles(cache, limits, smallest, tenures.max.max(ask.tenure_months));
    let Some(at_best) = at_best else {
        return Change { amount: None, tenure_months: None, obstacles: Vec::new() };
    };
    if !at_best.is_empty() {
        return Change { amount: None, tenure_months: None, obstacles: at_best };
    }

    let over_asked_tenure = |amount: Paise| approves(amount, ask.tenure_months);
    // What can be offered is mostly also the largest that is approved.
    let amount = offered.filter(|amount| over_asked_tenure(*amount)).or_else(|| {
        let highest = ask.amount.unwrap_or(terms.amount.max.paise()).min(terms.amount.max.paise());
        let (lowest, highest) = (steps(smallest), steps(highest).max(steps(smallest)));
        most_holding(lowest, highest, &[], |count| over_asked_tenure(amount_of(count))).map(amount_of)
    });
    let tenure_months = ask.amount.and_then(|asked| {
        // The longer the better, so the search runs backwards.
        let months_short_of_longest =
            most_holding(0, i64::from(tenures.max.saturating_sub(tenures.min)), &[], |short| {
                u16::try_from(short).is_ok_and(|short| approves(asked, tenures.max.saturating_sub(short)))
            });
        months_short_of_longest
            .and_then(|short| u16::try_from(short).ok())
            .and_then(|short| tenures.max.checked_sub(short))
    });
    Change { amount, tenure_months, obstacles: Vec::new() }
}

/// On the grid of offers, and at least one step of it.
pub(super) fn smallest_loan(minimum: Paise) -> Paise {
    let whole = steps(minimum);
    let rounded_up = if amount_of(whole) < minimum { whole.saturating_add(1) } else { whole };
    amount_of(rounded_up.max(1))
}

/// Everything that keeps the policy from approving exactly this loan; `None` where the case was measured too often.
fn obstacles<'a>(
    cache: &MeasureCache<'a>,
    limits: &LoanLimits<'a>,
    amount: Paise,
    tenure_months: u16,
) -> Option<Vec<Obstacle<'a>>> {
    let terms = cache.input.terms;
    let measures = cache.at(Some(amount), tenure_months)?;
    let mut found: Vec<Obstacle<'a>> = Vec::new();
    for rule in &terms.policy.rules {
        match answer(rule, &*measures) {
            RuleOutcome::Fail => found.push(Obstacle::Rule(rule)),
            RuleOutcome::NotEvaluated if rule.on_missing == OnMissing::Review => {
                found.push(Obstacle::Rule(rule));
            }
            _ => {}
        }
    }
    if amount > terms.amount.max.paise() {
        found.push(Obstacle::Limit(OfferConstraint::ProductMaximum));
    } else if amount < terms.amount.min.paise() {
        found.push(Obstacle::Limit(OfferConstraint::RequestedAmount));
    }
    if found.is_empty() {
        found.extend(limits.exceeded(&*measures).map(Obstacle::Limit));
    }
    if found.is_empty() {
        let scored = score(terms, &measures, cache.input.bureau);
        if scored.says(terms.thresholds) != ScoreSays::Approve {
            found.push(Obstacle::Score(scored.total));
        }
    }
    Some(found)
}
