//! Rules and their three-valued answers: what is not known neither holds nor fails.

use std::cmp::Ordering;

use super::section::RuleOutcome;
use crate::metrics::measures::{Measured, Measures, Value};
use crate::metrics::metric_name::MetricName;
use crate::metrics::statistics::rounded;
use crate::money::Paise;
use crate::policy::{Condition, OnMissing, Rule, RuleOp, RuleValue};
use crate::transaction_id::TransactionId;

/// Where rules read their metrics.
pub(super) trait Metrics {
    fn value(&self, metric: MetricName) -> Option<Value>;
}

impl Metrics for Measures {
    fn value(&self, metric: MetricName) -> Option<Value> {
        self.get(metric).map(|measured| measured.value)
    }
}

/// A rule of the policy with its answer.
pub(super) struct AnsweredRule<'a> {
    pub(super) rule: &'a Rule,
    pub(super) outcome: RuleOutcome,
    /// What its metric was measured at; `None` where it has no value.
    pub(super) measured: Option<Measured>,
    /// The metric of a condition that has no value, so that the rule could not be asked.
    pub(super) unknown_condition: Option<&'a str>,
}

impl<'a> AnsweredRule<'a> {
    pub(super) fn new(rule: &'a Rule, measures: &Measures) -> Self {
        let is_unknown = |condition: &&Condition| {
            holds(&condition.metric, condition.op, &condition.value, measures).is_none()
        };
        Self {
            rule,
            outcome: answer(rule, measures),
            measured: measures.named(&rule.metric).cloned(),
            unknown_condition: rule.when.iter().find(is_unknown).map(|condition| condition.metric.as_str()),
        }
    }

    /// Of a case that the policy was not asked about.
    pub(super) const fn unasked(rule: &'a Rule) -> Self {
        Self { rule, outcome: RuleOutcome::NotEvaluated, measured: None, unknown_condition: None }
    }

    pub(super) fn rows(&self) -> Vec<TransactionId> {
        self.measured.as_ref().map(|measured| measured.rows.to_vec()).unwrap_or_default()
    }

    /// Something that the policy needs is not known.
    pub(super) fn is_unanswered(&self) -> bool {
        self.outcome == RuleOutcome::NotEvaluated && self.rule.on_missing == OnMissing::Review
    }
}

/// Whether the rule holds. A condition that is false settles that the rule is not meant for the case, whatever is
/// unknown beside it.
pub(super) fn answer(rule: &Rule, metrics: &impl Metrics) -> RuleOutcome {
    let mut is_unknown = false;
    for condition in &rule.when {
        match holds(&condition.metric, condition.op, &condition.value, metrics) {
            Some(false) => return RuleOutcome::NotApplicable,
            Some(true) => {}
            None => is_unknown = true,
        }
    }
    if is_unknown {
        return RuleOutcome::NotEvaluated;
    }
    match holds(&rule.metric, rule.op, &rule.value, metrics) {
        Some(true) => RuleOutcome::Pass,
        Some(false) => RuleOutcome::Fail,
        None => RuleOutcome::NotEvaluated,
    }
}

/// `None` where the metric has no value, or one that cannot be compared with what the rule names.
pub(super) fn holds(metric: &str, op: RuleOp, threshold: &RuleValue, metrics: &impl Metrics) -> Option<bool> {
    match (metrics.value(metric.parse().ok()?)?, threshold) {
        (Value::Amount(amount), RuleValue::Number(rupees)) => {
            let limit = Paise::from_rupees(*rupees).ok()?;
            ordered(amount.cmp(&limit), op)
        }
        // A ratio is compared as it is shown, so that nobody reads "50%, limit 50%" of a rule that failed.
        (Value::Number(number), RuleValue::Number(limit)) => ordered(rounded(number).partial_cmp(limit)?, op),
        (Value::Flag(flag), RuleValue::Boolean(wanted)) => same(flag == *wanted, op),
        (Value::Word(word), RuleValue::Text(wanted)) => same(word == wanted, op),
        (Value::Word(word), RuleValue::List(list)) => {
            let is_listed = list.iter().any(|wanted| wanted == word);
            match op {
                RuleOp::In => Some(is_listed),
                RuleOp::NotIn => Some(!is_listed),
                _ => None,
            }
        }
        _ => None,
    }
}

fn ordered(ordering: Ordering, op: RuleOp) -> Option<bool> {
    match op {
        RuleOp::Lt => Some(ordering.is_lt()),
        RuleOp::Lte => Some(ordering.is_le()),
        RuleOp::Gt => Some(ordering.is_gt()),
        RuleOp::Gte => Some(ordering.is_ge()),
        RuleOp::Eq | RuleOp::Neq => same(ordering.is_eq(), op),
        RuleOp::In | RuleOp::NotIn => None,
    }
}

const fn same(is_equal: bool, op: RuleOp) -> Option<bool> {
    match op {
        RuleOp::Eq => Some(is_equal),
        RuleOp::Neq => Some(!is_equal),
        _ => None,
    }
}

/// A metric's value as JSON shows it.
pub(super) fn shown(value: Value) -> RuleValue {
    match value {
        Value::Amount(amount) => RuleValue::Number(amount.as_rupees_number()),
        Value::Number(number) => RuleValue::Number(rounded(number)),
        Value::Flag(flag) => RuleValue::Boolean(flag),
        Value::Word(word) => RuleValue::Text(word.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value as Json, json};

    use super::*;

    fn measures(pairs: &[(MetricName, Value)]) -> Measures {
        let mut measures = Measures::default();
        for (name, value) in pairs {
            measures.set(*name, *value, Vec::new());
        }
        measures
    }

    fn asked(rule: &Json, pairs: &[(MetricName, Value)]) -> RuleOutcome {
        let mut whole = json!({"id": "r", "severity": "knockout"});
        whole.as_object_mut().unwrap().extend(rule.as_object().unwrap().clone());
        answer(&serde_json::from_value(whole).unwrap(), &measures(pairs))
    }

    #[test]
    fn every_comparison_answers_at_below_and_above_its_threshold() {
        for (op, below, at, above) in [
            ("lt", true, false, false),
            ("lte", true, true, false),
            ("gt", false, false, true),
            ("gte", false, true, true),
            ("eq", false, true, false),
            ("neq", true, false, true),
        ] {
            let rule = json!({"metric": "lender_count", "op": op, "value": 3});
            for (value, expected) in [(2.0, below), (3.0, at), (4.0, above)] {
                let found = asked(&rule, &[(MetricName::LenderCount, Value::Number(value))]);
                assert_eq!(found == RuleOutcome::Pass, expected, "{value} {op} 3");
                assert_ne!(found, RuleOutcome::NotEvaluated);
            }
        }
    }

    #[test]
    fn amounts_are_compared_to_the_paisa() {
        let rule = json!({"metric": "monthly_income", "op": "gte", "value": 20000.5});
        let income = |paise| [(MetricName::MonthlyIncome, Value::Amount(Paise::new(paise)))];
        assert_eq!(asked(&rule, &income(2_000_050)), RuleOutcome::Pass);
        assert_eq!(asked(&rule, &income(2_000_049)), RuleOutcome::Fail);
    }

    #[test]
    fn a_ratio_is_compared_as_it_is_shown() {
        let rule = json!({"metric": "foir", "op": "lte", "value": 0.5});
        assert_eq!(asked(&rule, &[(MetricName::Foir, Value::Number(0.500_04))]), RuleOutcome::Pass);
        assert_eq!(asked(&rule, &[(MetricName::Foir, Value::Number(0.500_06))]), RuleOutcome::Fail);
    }

    #[test]
    fn words_and_flags_are_compared_for_sameness() {
        let salaried = [(MetricName::IncomeType, Value::Word("salaried"))];
        let wanted = |op: &str, value: Json| json!({"metric": "income_type", "op": op, "value": value});
        assert_eq!(asked(&wanted("eq", json!("salaried")), &salaried), RuleOutcome::Pass);
        assert_eq!(asked(&wanted("neq", json!("salaried")), &salaried), RuleOutcome::Fail);
        assert_eq!(asked(&wanted("in", json!(["mixed", "salaried"])), &salaried), RuleOutcome::Pass);
        assert_eq!(asked(&wanted("not_in", json!(["mixed"])), &salaried), RuleOutcome::Pass);
        assert_eq!(asked(&wanted("not_in", json!(["salaried"])), &salaried), RuleOutcome::Fail);
        let flag = json!({"metric": "window_dressing", "op": "eq", "value": false});
        assert_eq!(asked(&flag, &[(MetricName::WindowDressing, Value::Flag(true))]), RuleOutcome::Fail);
    }

    #[test]
    fn a_missing_metric_neither_holds_nor_fails() {
        let rule = json!({"metric": "foir", "op": "lte", "value": 0.5});
        assert_eq!(asked(&rule, &[]), RuleOutcome::NotEvaluated);
    }

    #[test]
    fn a_value_of_another_kind_neither_holds_nor_fails() {
        let rule = json!({"metric": "foir", "op": "lte", "value": "half"});
        assert_eq!(asked(&rule, &[(MetricName::Foir, Value::Number(0.1))]), RuleOutcome::NotEvaluated);
    }

    #[test]
    fn conditions_are_three_valued() {
        let rule = json!({"metric": "foir", "op": "lte", "value": 0.5, "when": [
            {"metric": "monthly_income", "op": "gte", "value": 75000},
            {"metric": "has_collateral", "op": "eq", "value": true}
        ]});
        let foir = (MetricName::Foir, Value::Number(0.6));
        let income = |rupees: i64| (MetricName::MonthlyIncome, Value::Amount(Paise::new(rupees * 100)));
        let secured = |is| (MetricName::HasCollateral, Value::Flag(is));
        assert_eq!(asked(&rule, &[foir, income(80_000), secured(true)]), RuleOutcome::Fail);
        assert_eq!(asked(&rule, &[foir, income(70_000), secured(true)]), RuleOutcome::NotApplicable);
        // One is missing, and the other says that the rule is not meant for the case.
        assert_eq!(asked(&rule, &[foir, secured(false)]), RuleOutcome::NotApplicable);
        assert_eq!(asked(&rule, &[foir, income(70_000)]), RuleOutcome::NotApplicable);
        // One is missing, and the other holds.
        assert_eq!(asked(&rule, &[foir, secured(true)]), RuleOutcome::NotEvaluated);
        assert_eq!(asked(&rule, &[foir, income(80_000)]), RuleOutcome::NotEvaluated);
        assert_eq!(asked(&rule, &[foir]), RuleOutcome::NotEvaluated);
        // The rule's own metric does not matter where it does not apply.
        assert_eq!(asked(&rule, &[income(70_000), secured(true)]), RuleOutcome::NotApplicable);
        assert_eq!(asked(&rule, &[income(80_000), secured(true)]), RuleOutcome::NotEvaluated);
    }

    #[test]
    fn an_amount_is_shown_in_rupees() {
        for (paise, rupees) in [(2_454_350, 24_543.5), (-5, -0.05), (100, 1.0)] {
            assert_eq!(shown(Value::Amount(Paise::new(paise))), RuleValue::Number(rupees));
        }
        assert_eq!(shown(Value::Number(0.123_46)), RuleValue::Number(0.1235));
    }
}
