//! How large a loan can be: the limits on it, and the largest loan under all of them.
//!
//! A limit is a rule on a metric that grows worse with the loan. The policy's rules come first; where it has none on a
//! metric, its limits hold. Such metrics follow the amount on a known curve, so two measurements tell what each
//! rule allows; what is offered in the end is always measured again.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::limits::LIMITS;
use super::measure_cache::MeasureCache;
use super::rules::{Metrics, answer};
use super::section::{OfferConstraint, OfferLimit, RuleOutcome};
use crate::metrics::dictionary::{self, LimitSide};
use crate::metrics::measures::{Measures, Value};
use crate::metrics::metric_name::MetricName;
use crate::money::{Paise, Rupees};
use crate::policy::{Rule, RuleOp, RuleSeverity, RuleValue};
use crate::product::ProductTerms;

/// The rules that limit a loan, by what they limit it with.
pub(super) struct LoanLimits<'a>(BTreeMap<OfferConstraint, Vec<&'a Rule>>);

impl<'a> LoanLimits<'a> {
    pub(super) fn for_product(terms: &'a ProductTerms) -> Self {
        let mut limits: BTreeMap<OfferConstraint, Vec<&'a Rule>> = BTreeMap::new();
        for rule in &terms.policy.rules {
            if let Some(constraint) = limited_by(rule) {
                limits.entry(constraint).or_default().push(rule);
            }
        }
        let own: Vec<OfferConstraint> = limits.keys().copied().collect();
        for rule in terms.policy.limits() {
            if let Some(constraint) = limited_by(rule).filter(|constraint| !own.contains(constraint)) {
                limits.entry(constraint).or_default().push(rule);
            }
        }
        Self(limits)
    }

    /// Whether the loan goes beyond a limit that is a knockout of the lender's.
    pub(super) fn knocks_out(&self, metrics: &impl Metrics) -> bool {
        let knockouts = self.0.values().flatten().filter(|rule| rule.severity == RuleSeverity::Knockout);
        knockouts.into_iter().any(|rule| answer(rule, metrics) == RuleOutcome::Fail)
    }

    /// The first limit that the loan goes beyond. What is not known does not limit.
    pub(super) fn exceeded(&self, metrics: &impl Metrics) -> Option<OfferConstraint> {
        self.0.iter().find(|(_, rules)| fails(rules, metrics)).map(|(constraint, _)| *constraint)
    }
}

/// A smaller loan brings the rule nearer to holding.
fn limited_by(rule: &Rule) -> Option<OfferConstraint> {
    let metric = dictionary::find(&rule.metric)?;
    let fits = match metric.caps_loan? {
        LimitSide::Upper => matches!(rule.op, RuleOp::Lt | RuleOp::Lte),
        LimitSide::Lower => matches!(rule.op, RuleOp::Gt | RuleOp::Gte),
    };
    if fits { OfferConstraint::for_metric(metric.name) } else { None }
}

fn fails(rules: &[&Rule], metrics: &impl Metrics) -> bool {
    rules.iter().any(|rule| answer(rule, metrics) == RuleOutcome::Fail)
}

/// The largest loan under every limit that is known.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct LargestLoan {
    /// Zero where no loan at all is possible.
    pub(super) amount: Paise,
    pub(super) binding: OfferConstraint,
    pub(super) limits: Vec<OfferLimit>,
}

/// `None` where there is nothing to go by: no income is known, or no instalment can be computed.
pub(super) fn largest_loan(cache: &MeasureCache<'_>, limits: &LoanLimits<'_>) -> Option<LargestLoan> {
    let ask = &cache.input.ask;
    let asked = cache.at(ask.amount, ask.tenure_months)?;
    let income = asked.value(MetricName::MonthlyIncome)?;
    let step = LIMITS.step();
    cache.ask(Some(step), ask.tenure_months).emi()?;
    let maximum = cache.input.terms.amount.max.paise();
    let highest = steps(maximum);
    let top = ask.amount.map_or(highest, |amount| steps(amount).min(highest));

    let curve = Curve::through(cache, (top / 2).max(1), top.max(2))?;
    let mut found = vec![limit(OfferConstraint::ProductMaximum, maximum, &[])];
    for (constraint, rules) in &limits.0 {
        let is_known = rules.iter().any(|rule| {
            curve.high.named(&rule.metric).is_some()
                && matches!(answer(rule, &curve.at(top)), RuleOutcome::Pass | RuleOutcome::Fail)
        });
        let most = most_holding(1, highest, &breaks(rules), |count| !fails(rules, &curve.at(count)));
        if is_known || most != Some(highest) {
            found.push(limit(*constraint, amount_of(most.unwrap_or(0)), rules));
        }
    }
    // Shares of an income of nothing are not known, and so limit nothing.
    if income == Value::Amount(Paise::ZERO) {
        found.push(limit(OfferConstraint::Foir, Paise::ZERO, &[]));
        return Some(settled(found, OfferConstraint::Foir, Paise::ZERO));
    }
    if let Some(amount) = ask.amount {
        found.insert(0, limit(OfferConstraint::RequestedAmount, amount, &[]));
        if amount <= maximum && limits.exceeded(&*asked).is_none() {
            return Some(settled(found, OfferConstraint::RequestedAmount, amount));
        }
    }
    let least = found.iter().min_by_key(|limit| limit.amount)?;
    let (binding, guess) = (least.constraint, steps(least.amount.paise()));
    let holds = |count: i64| {
        count > 0
            && cache.with(amount_of(count)).is_some_and(|measures| limits.exceeded(&*measures).is_none())
    };
    Some(settled(found, binding, amount_of(nearest_holding(guess, top, holds))))
}

/// The guess may be a step off, because metrics are rounded.
fn nearest_holding(guess: i64, top: i64, holds: impl Fn(i64) -> bool) -> i64 {
    const STEPS_DOWN: i64 = 3;
    if holds(guess) || guess == 0 {
        return if guess < top && holds(guess + 1) { guess + 1 } else { guess };
    }
    let lowest = (guess - STEPS_DOWN).max(0);
    (lowest..guess)
        .rev()
        .find(|count| holds(*count))
        .or_else(|| most_holding(1, lowest - 1, &[], holds))
        .unwrap_or(0)
}

/// No limit that was kept to is smaller than the loan, and the one that binds is the loan.
fn settled(mut limits: Vec<OfferLimit>, binding: OfferConstraint, amount: Paise) -> LargestLoan {
    let shown = Rupees::clamped(amount);
    for limit in &mut limits {
        let is_rounded_off = limit.constraint == binding && binding != OfferConstraint::ProductMaximum;
        if limit.amount < shown || is_rounded_off {
            limit.amount = shown;
        }
    }
    LargestLoan { amount, binding, limits }
}

fn limit(constraint: OfferConstraint, amount: Paise, rules: &[&Rule]) -> OfferLimit {
    OfferLimit {
        constraint,
        amount: Rupees::clamped(amount),
        rule_ids: rules.iter().map(|rule| rule.id.clone()).collect(),
    }
}

/// How many whole steps fit into the amount.
pub(super) fn steps(amount: Paise) -> i64 {
    amount.get().max(0) / LIMITS.step().get()
}

pub(super) fn amount_of(steps: i64) -> Paise {
    Paise::new(steps.saturating_mul(LIMITS.step().get()))
}

/// The amounts at which conditions of the rules change sides: a rule is steady only between two of them.
fn breaks(rules: &[&Rule]) -> Vec<i64> {
    let mut breaks: Vec<i64> = rules
        .iter()
        .flat_map(|rule| &rule.when)
        .filter(|condition| condition.metric == MetricName::RequestedAmount.as_str())
        .filter_map(|condition| match condition.value {
            RuleValue::Number(rupees) => Paise::from_rupees(rupees).ok().map(steps),
            _ => None,
        })
        .collect();
    breaks.sort_unstable();
    breaks.dedup();
    breaks
}

/// The largest count from `lowest` to `highest` that holds, if smaller ones hold where larger ones do between any two
/// breaks.
pub(super) fn most_holding(
    lowest: i64,
    highest: i64,
    breaks: &[i64],
    holds: impl Fn(i64) -> bool,
) -> Option<i64> {
    let mut top = highest;
    for below in breaks.iter().rev().copied().chain([lowest - 1]) {
        let bottom = below.saturating_add(1).max(lowest);
        if top < bottom {
            continue;
        }
        if holds(top) {
            return Some(top);
        }
        if bottom < top && holds(bottom) {
            let (mut good, mut bad) = (bottom, top);
            while bad - good > 1 {
                let middle = good + (bad - good) / 2;
                if holds(middle) { good = middle } else { bad = middle }
            }
            return Some(good);
        }
        top = bottom - 1;
    }
    None
}

/// How the metrics follow the amount, from two measurements.
struct Curve<'b> {
    cache: &'b MeasureCache<'b>,
    from: i64,
    to: i64,
    low: Rc<Measures>,
    high: Rc<Measures>,
}

struct PointOn<'c> {
    curve: &'c Curve<'c>,
    amount: Paise,
    /// 0 at the lower measurement, 1 at the higher.
    along: f64,
}

impl<'b> Curve<'b> {
    fn through(cache: &'b MeasureCache<'b>, from: i64, to: i64) -> Option<Self> {
        Some(Self { cache, from, to, low: cache.with(amount_of(from))?, high: cache.with(amount_of(to))? })
    }

    fn at(&self, count: i64) -> PointOn<'_> {
        let along = amount_of(count.saturating_sub(self.from)).ratio_to(amount_of(self.to - self.from));
        PointOn { curve: self, amount: amount_of(count), along: along.unwrap_or_default() }
    }
}

impl Metrics for PointOn<'_> {
    fn value(&self, metric: MetricName) -> Option<Value> {
        let Curve { cache, low, high, .. } = self.curve;
        let measured = high.value(metric)?;
        match (metric, measured) {
            (MetricName::RequestedAmount, _) => Some(Value::Amount(self.amount)),
            (MetricName::ProposedEmi, _) => {
                cache.ask(Some(self.amount), cache.input.ask.tenure_months).emi().map(Value::Amount)
            }
            (_, Value::Number(high)) => {
                let Some(side) = dictionary::definition(metric).caps_loan else {
                    return Some(measured);
                };
                let low = low.number(metric)?;
                Some(Value::Number(match side {
                    // The loan, or its instalment, stands above the line.
                    LimitSide::Upper => low + (high - low) * self.along,
                    // It stands below the line, so the inverse follows it. What is not positive is so for every loan.
                    LimitSide::Lower if low <= 0.0 || high <= 0.0 => high,
                    LimitSide::Lower => {
                        let inverse = 1.0 / low + (1.0 / high - 1.0 / low) * self.along;
                        if inverse > 0.0 { 1.0 / inverse } else { f64::MAX }
                    }
                }))
            }
            _ => Some(measured),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_count_is_found_within_each_stretch() {
        assert_eq!(most_holding(1, 100, &[], |count| count <= 37), Some(37));
        assert_eq!(most_holding(1, 100, &[], |_| true), Some(100));
        assert_eq!(most_holding(1, 100, &[], |_| false), None);
        assert_eq!(most_holding(1, 0, &[], |_| true), None);
        // Stricter above 50: 40 is too much there, and 45 is not below.
        assert_eq!(
            most_holding(1, 100, &[50], |count| if count > 50 { count <= 40 } else { count <= 45 }),
            Some(45)
        );
        // Stricter up to 50.
        assert_eq!(
            most_holding(1, 100, &[50], |count| if count > 50 { count <= 60 } else { count <= 20 }),
            Some(60)
        );
    }

    #[test]
    fn a_guess_that_is_a_step_off_is_put_right() {
        for guess in [4, 5, 6, 7, 30] {
            assert_eq!(nearest_holding(guess, 50, |count| count <= 5), 5, "{guess}");
        }
        assert_eq!(nearest_holding(9, 50, |_| false), 0);
        assert_eq!(nearest_holding(9, 9, |_| true), 9);
    }
}
