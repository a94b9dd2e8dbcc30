//! A reason, and a rule's answer, as sentences for credit staff.

use super::sentences::{
    Group, STAFF, and_more, cited, closed, label, limit, most_named, others, say, statement,
};
use crate::decision::catalogue;
use crate::decision::rules::{AnsweredRule, shown};
use crate::decision::section::{Reason, ReasonKind, RuleOutcome};
use crate::decision::{Cited, DecisionInput, TriggerKind};
use crate::language::share;
use crate::metrics::calendar::Month;
use crate::metrics::dictionary::{self, MetricKind};
use crate::metrics::figure_part::FigurePart;
use crate::metrics::metric_name::MetricName;
use crate::money::Paise;
use crate::policy::{RuleOp, RuleValue};
use crate::transaction_id::TransactionId;

/// What a sentence tells of a transaction.
pub(super) type Cite<'a> = &'a dyn Fn(TransactionId) -> Option<Cited>;

pub(super) fn reason(reason: &Reason, input: &DecisionInput<'_>) -> String {
    match reason.kind {
        Some(ReasonKind::MissingPeriod) => {
            let months = missing_months(reason);
            say(Group::Reason, "missing_period", &[("months", &months)])
        }
        Some(ReasonKind::Offer) => offer(reason),
        Some(ReasonKind::Trigger) | None if is_of_many(reason) => closed(&reason.text, ""),
        Some(ReasonKind::Trigger) | None => closed(&reason.text, &cited(&reason.rows, input.cite)),
        Some(ReasonKind::Rule) if reason.value.is_none() => {
            closed(&unknown(reason), &uncounted(reason, input))
        }
        Some(ReasonKind::Rule | ReasonKind::Cap | ReasonKind::Points) => {
            closed(&compared(reason, input.full_months), &facts(reason, input.cite))
        }
    }
}

/// A pattern of passing on money is of many rows together: a few of them would show nothing of it.
fn is_of_many(reason: &Reason) -> bool {
    reason.code == catalogue::trigger(TriggerKind::MulePattern).code && reason.rows.len() > most_named()
}

/// A rule that could not be answered.
fn unknown(reason: &Reason) -> String {
    let metric = reason.metric.as_deref().unwrap_or_default();
    let asked = match (reason.op, &reason.threshold) {
        (Some(op), Some(threshold)) => limit(metric, op, threshold, false),
        _ => String::new(),
    };
    if metric == MetricName::MonthlyIncome.as_str() {
        return say(Group::Reason, "unknown_income", &[("limit", &asked)]);
    }
    capitalised(&say(Group::Reason, "unknown", &[("label", &label(metric)), ("limit", &asked)]))
}

/// What comes in every month and is no income, where none is known.
fn uncounted(reason: &Reason, input: &DecisionInput<'_>) -> String {
    let is_of_income = reason.metric.as_deref() == Some(MetricName::MonthlyIncome.as_str());
    let support = input.support.filter(|_| is_of_income);
    let told = support.map(|amount| say(Group::Reason, "support", &[("amount", &amount.to_string())]));
    told.unwrap_or_default()
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// February 2026 and March 2026.
fn missing_months(reason: &Reason) -> String {
    let Some(RuleValue::List(months)) = &reason.value else { return String::new() };
    let named: Vec<String> = months
        .iter()
        .filter_map(|month| serde_json::from_value::<Month>(month.as_str().into()).ok())
        .map(|month| STAFF.month(month))
        .collect();
    STAFF.listed(&named)
}

fn offer(reason: &Reason) -> String {
    let constraint = reason
        .constraint
        .map(|constraint| say(Group::Constraint, constraint.name(), &[]))
        .unwrap_or_default();
    let amount = |value: &Option<RuleValue>| match value {
        Some(RuleValue::Number(rupees)) => Paise::from_rupees(*rupees).unwrap_or_default(),
        _ => Paise::ZERO,
    };
    let (largest, least) = (amount(&reason.value), amount(&reason.threshold));
    if largest == Paise::ZERO {
        return say(Group::Offer, "none_possible", &[("constraint", &constraint)]);
    }
    let (largest, least) = (largest.to_string(), least.to_string());
    say(Group::Offer, "below_min", &[("amount", &largest), ("min", &least), ("constraint", &constraint)])
}

/// The value and what it was held against.
fn compared(reason: &Reason, full_months: usize) -> String {
    let metric = reason.metric.as_deref().unwrap_or_default();
    let wanted = reason.threshold.as_ref().map(|wanted| STAFF.value(metric, wanted)).unwrap_or_default();
    let Some(value) = &reason.value else {
        return say(Group::Reason, "no_history", &[("value", &wanted)]);
    };
    let told = statement(metric, value, full_months);
    match (reason.kind, reason.op, &reason.threshold) {
        (Some(ReasonKind::Rule), Some(op), Some(threshold)) => {
            format!("{told}, {}", limit(metric, op, threshold, false))
        }
        (Some(ReasonKind::Cap), _, Some(RuleValue::Number(most))) => {
            say(Group::Reason, "capped", &[("text", &told), ("most", &most.to_string())])
        }
        (Some(ReasonKind::Points), Some(op), Some(threshold))
            if !matches!(threshold, RuleValue::Boolean(_)) =>
        {
            let is_lower_better = op == RuleOp::Lte;
            let name = if is_lower_better { "lower_is_better" } else { "higher_is_better" };
            say(Group::Reason, name, &[("text", &told), ("value", &wanted)])
        }
        _ => told,
    }
}

/// What the value is made of; of events, when they were.
fn facts(reason: &Reason, cite: Cite<'_>) -> String {
    let is_count = reason.metric.as_deref().is_some_and(is_count);
    match (reason.parts.is_empty(), is_count) {
        (false, true) => names(&reason.parts),
        (false, false) => sum(&reason.parts, reason.of.as_ref()),
        (true, true) => cited(&reason.rows, cite),
        (true, false) => String::new(),
    }
}

/// Who is counted.
fn names(parts: &[FigurePart]) -> String {
    let most = most_named();
    let named = parts.iter().take(most).filter_map(|part| part.name.clone());
    let list = named.collect::<Vec<_>>().join(", ");
    if parts.len() > most { format!("{list} {}", and_more(parts.len() - most)) } else { list }
}

/// Whether a metric counts: its rows are the events, where the thousand rows behind an average are no facts.
fn is_count(metric: &str) -> bool {
    dictionary::find(metric).is_some_and(|metric| metric.kind == MetricKind::Count)
}

/// "LIC HFL ₹21,450 + Bajaj Finance ₹4,899 + this loan ₹12,000 = ₹38,349 of the income of ₹82,000".
fn sum(parts: &[FigurePart], of: Option<&FigurePart>) -> String {
    let most = most_named();
    let mut told: Vec<String> = parts.iter().take(most).map(part).collect();
    let rest = parts.get(most..).unwrap_or_default();
    if !rest.is_empty() {
        let left: Paise = rest.iter().map(|part| part.amount.paise()).sum();
        told.push(format!("{} {left}", others(rest.len())));
    }
    let mut text = told.join(" + ");
    if parts.len() > 1 {
        let total: Paise = parts.iter().map(|part| part.amount.paise()).sum();
        text = format!("{text} = {total}");
    }
    match of {
        Some(of) => {
            say(Group::Of, of.kind.name(), &[("sum", &text), ("amount", &of.amount.paise().to_string())])
        }
        None => text,
    }
}

/// "Bajaj Finance ₹4,899"; of receipts that count in part "trade ₹18,000 (10% of ₹1,80,000)".
fn part(part: &FigurePart) -> String {
    let kind = say(Group::Part, part.kind.name(), &[]);
    let name = part.name.clone().unwrap_or(kind);
    match (part.receipts, part.margin) {
        (Some(receipts), Some(margin)) => {
            format!("{name} {} ({} of {})", part.amount.paise(), share(margin), receipts.paise())
        }
        _ => format!("{name} {}", part.amount.paise()),
    }
}

/// A rule's answer with value and limit; one that failed also with the facts behind it.
pub(super) fn rule(answered: &AnsweredRule<'_>, because: Option<&Reason>, full_months: usize) -> String {
    let rule = answered.rule;
    match (answered.outcome, &answered.measured) {
        (RuleOutcome::NotApplicable, _) => say(Group::Rule, "not_applicable", &[]),
        (RuleOutcome::Fail, Some(_)) if because.is_some() => {
            because.map(|reason| reason.text.clone()).unwrap_or_default()
        }
        (RuleOutcome::Pass | RuleOutcome::Fail, Some(measured)) => {
            let told = statement(&rule.metric, &shown(measured.value), full_months);
            let is_met = answered.outcome == RuleOutcome::Pass;
            closed(&format!("{told}, {}", limit(&rule.metric, rule.op, &rule.value, is_met)), "")
        }
        _ => match answered.unknown_condition {
            Some(condition) => say(Group::Rule, "condition_missing", &[("label", &label(condition))]),
            None => say(Group::Rule, "missing", &[("label", &label(&rule.metric))]),
        },
    }
}
