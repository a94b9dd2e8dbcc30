//! Values, limits and transactions in words, from `engine/data/decision/reasons.toml` and `sentences.toml`.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use super::section::ReasonSection;
use super::{Cited, TriggerKind};
use crate::embedded::DataFile;
use crate::metrics::dictionary::{self, Metric, MetricKind};
use crate::metrics::measures::Value;
use crate::metrics::metric_name::MetricName;
use crate::metrics::statistics::{rounded, two_decimals};
use crate::money::Paise;
use crate::phrasing::{self, told_day};
use crate::policy::{Rule, RuleOp, RuleValue};
use crate::transaction_id::TransactionId;

static REASONS: LazyLock<Reasons> = LazyLock::new(|| DataFile::DecisionReasons.table());
static SENTENCES: LazyLock<Sentences> = LazyLock::new(|| DataFile::DecisionSentences.table());

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Reasons {
    trigger: BTreeMap<String, TriggerWords>,
    metric: BTreeMap<MetricName, MetricWords>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct TriggerWords {
    code: String,
    section: ReasonSection,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct MetricWords {
    code: String,
    section: ReasonSection,
    label: String,
    #[serde(default)]
    text: String,
    one: Option<String>,
    none: Option<String>,
    yes: Option<String>,
    no: Option<String>,
}

/// Groups of sentences by their name in the file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sentences {
    most_cited: usize,
    cited: String,
    more: String,
    limit: BTreeMap<String, String>,
    rule: BTreeMap<String, String>,
    score: BTreeMap<String, String>,
    outcome: BTreeMap<String, String>,
    review: BTreeMap<String, String>,
    offer: BTreeMap<String, String>,
    constraint: BTreeMap<String, String>,
    change: BTreeMap<String, String>,
}

#[derive(Debug, Clone, Copy)]
pub(super) enum Group {
    Limit,
    Rule,
    Score,
    Outcome,
    Review,
    Offer,
    Constraint,
    Change,
}

/// A sentence of the file with its names filled in.
pub(super) fn say(group: Group, name: &str, fill: &[(&str, &str)]) -> String {
    let sentences = match group {
        Group::Limit => &SENTENCES.limit,
        Group::Rule => &SENTENCES.rule,
        Group::Score => &SENTENCES.score,
        Group::Outcome => &SENTENCES.outcome,
        Group::Review => &SENTENCES.review,
        Group::Offer => &SENTENCES.offer,
        Group::Constraint => &SENTENCES.constraint,
        Group::Change => &SENTENCES.change,
    };
    filled(sentences.get(name).unwrap_or_else(|| DataFile::DecisionSentences.lacks(name)), fill)
}

fn filled(template: &str, fill: &[(&str, &str)]) -> String {
    phrasing::filled(template, |name| {
        fill.iter().find(|(known, _)| *known == name).map(|(_, value)| Cow::Borrowed(*value))
    })
}

/// `None` for a name that no metric has.
fn words_of(metric: &str) -> Option<&'static MetricWords> {
    REASONS.metric.get(&metric.parse().ok()?)
}

/// Of a metric of the dictionary; one that nobody knows is its own code.
pub(super) fn code(metric: &str) -> String {
    words_of(metric).map_or_else(|| metric.to_owned(), |words| words.code.clone())
}

pub(super) fn section(metric: &str) -> ReasonSection {
    words_of(metric).map_or(ReasonSection::Statement, |words| words.section)
}

/// A metric as named inside a sentence; one that nobody knows by its own name.
pub(super) fn label(metric: &str) -> String {
    words_of(metric).map_or_else(|| metric.to_owned(), |words| words.label.clone())
}

pub(super) fn trigger(kind: TriggerKind) -> (String, ReasonSection) {
    let name = kind.review_reason().name();
    let words = REASONS.trigger.get(name).unwrap_or_else(|| DataFile::DecisionReasons.lacks(name));
    (words.code.clone(), words.section)
}

/// The start of a sentence that tells the value: "Instalments would take 42% of the income".
pub(super) fn statement(metric: &str, value: Value) -> String {
    let Some(words) = words_of(metric) else {
        return format!("{metric}: {}", formatted(metric, value));
    };
    let special = match value {
        Value::Flag(true) => words.yes.as_ref(),
        Value::Flag(false) => words.no.as_ref(),
        Value::Number(0.0) => words.none.as_ref(),
        Value::Number(1.0) => words.one.as_ref(),
        _ => None,
    };
    filled(special.unwrap_or(&words.text), &[("value", &formatted(metric, value))])
}

/// The value in the metric's unit.
pub(super) fn formatted(metric: &str, value: Value) -> String {
    match value {
        Value::Amount(amount) => amount.to_string(),
        Value::Flag(true) => "yes".to_owned(),
        Value::Flag(false) => "no".to_owned(),
        Value::Word(word) => word.to_owned(),
        Value::Number(number) => in_unit(dictionary::find(metric), number),
    }
}

/// What a rule compares with, in the metric's unit.
fn formatted_limit(metric: &str, limit: &RuleValue) -> String {
    let found = dictionary::find(metric);
    match limit {
        RuleValue::Number(rupees) if found.is_some_and(|metric| metric.kind == MetricKind::Amount) => {
            Paise::from_rupees(*rupees).map_or_else(|_| rupees.to_string(), |amount| amount.to_string())
        }
        RuleValue::Number(number) => in_unit(found, *number),
        RuleValue::Boolean(flag) => formatted(metric, Value::Flag(*flag)),
        RuleValue::Text(text) => text.clone(),
        RuleValue::List(list) => list.join(", "),
    }
}

fn in_unit(metric: Option<&Metric>, number: f64) -> String {
    let number = rounded(number);
    match metric.map(|metric| (metric.kind, metric.unit)) {
        Some((MetricKind::Ratio, unit)) if unit.starts_with("times") => counted(two_decimals(number), "time"),
        Some((MetricKind::Ratio, _)) => percent(number),
        Some((MetricKind::Days, _)) => counted(number, "day"),
        Some((MetricKind::Months, _)) => counted(number, "month"),
        _ => number.to_string(),
    }
}

/// To a hundredth of a percent, without zeros at the end.
fn percent(fraction: f64) -> String {
    format!("{}%", (fraction * 10_000.0).round() / 100.0)
}

pub(super) fn rate(percent: f64) -> String {
    format!("{}%", rounded(percent))
}

fn counted(number: f64, unit: &str) -> String {
    #[expect(clippy::float_cmp, reason = "whole numbers are exact")]
    let plural = if number == 1.0 { "" } else { "s" };
    format!("{number} {unit}{plural}")
}

pub(super) fn months(count: u16) -> String {
    counted(f64::from(count), "month")
}

/// What the rule asked for, to follow the value: "limit 50%".
pub(super) fn limit(rule: &Rule, is_met: bool) -> String {
    if matches!(rule.value, RuleValue::Boolean(_)) {
        return say(Group::Limit, if is_met { "flag_met" } else { "flag" }, &[]);
    }
    let op = match rule.op {
        // A list of one reads as the word itself.
        RuleOp::In if is_single(&rule.value) => RuleOp::Eq,
        RuleOp::NotIn if is_single(&rule.value) => RuleOp::Neq,
        op => op,
    };
    say(Group::Limit, op.name(), &[("value", &formatted_limit(&rule.metric, &rule.value))])
}

fn is_single(value: &RuleValue) -> bool {
    matches!(value, RuleValue::List(list) if list.len() == 1)
}

/// The transactions behind a sentence: "5 Aug 2026 ₹12,243, 5 Sep 2026 ₹12,243 and 3 more"; empty without any.
pub(super) fn cited(rows: &[TransactionId], cite: &dyn Fn(TransactionId) -> Option<Cited>) -> String {
    let known: Vec<String> = rows
        .iter()
        .filter_map(|row| cite(*row))
        .take(SENTENCES.most_cited)
        .map(|row| {
            filled(&SENTENCES.cited, &[("date", &told_day(row.date)), ("amount", &row.amount.to_string())])
        })
        .collect();
    let left = rows.len().saturating_sub(known.len());
    let list = known.join(", ");
    if left == 0 || list.is_empty() {
        return list;
    }
    format!("{list} {}", filled(&SENTENCES.more, &[("count", &left.to_string())]))
}

/// Closes a sentence with the transactions it came from.
pub(super) fn closed(text: &str, cites: &str) -> String {
    if cites.is_empty() { format!("{text}.") } else { format!("{text}: {cites}.") }
}

/// Reads the tables of this room: a broken one stops the program.
pub(super) fn load_tables() {
    LazyLock::force(&REASONS);
    LazyLock::force(&SENTENCES);
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use chrono::NaiveDate;

    use super::*;
    use crate::embedded::tests::assert_strict;
    use strum::VariantArray;

    use crate::decision::section::{OfferConstraint, Outcome, ReviewReason};
    use crate::metrics::dictionary::DICTIONARY;

    #[test]
    fn every_metric_has_a_code_of_its_own_and_words_that_fit_its_kind() {
        assert_strict::<Reasons>(DataFile::DecisionReasons, &["trigger", "metric"], &[]);
        let reasons = &*REASONS;
        let mut codes = BTreeSet::new();
        for metric in DICTIONARY {
            let words = reasons.metric.get(&metric.name);
            let words = words.unwrap_or_else(|| panic!("{} has no words", metric.name));
            assert!(codes.insert(words.code.clone()), "{} stands twice", words.code);
            assert!(!words.label.is_empty(), "{}", metric.name);
            if metric.kind == MetricKind::Flag {
                assert!(words.yes.is_some() && words.no.is_some(), "{}", metric.name);
            } else {
                assert!(words.text.contains("{value}"), "{}", metric.name);
            }
        }
        assert_eq!(reasons.metric.len(), DICTIONARY.len());
        assert_eq!(reasons.trigger.len(), 4);
    }

    #[test]
    fn the_file_of_sentences_can_be_read() {
        assert_strict::<Sentences>(
            DataFile::DecisionSentences,
            &["limit", "rule", "score", "outcome", "review", "offer", "constraint", "change"],
            &[],
        );
    }

    #[test]
    fn whatever_has_a_name_has_its_sentence() {
        let has = |group: Group, names: &[&str]| names.iter().for_each(|name| drop(say(group, name, &[])));
        has(Group::Limit, &RuleOp::VARIANTS.iter().map(|op| op.name()).collect::<Vec<_>>());
        has(Group::Outcome, &Outcome::VARIANTS.iter().map(|outcome| outcome.name()).collect::<Vec<_>>());
        has(Group::Review, &ReviewReason::VARIANTS.iter().map(|reason| reason.name()).collect::<Vec<_>>());
        let constraints = OfferConstraint::VARIANTS.iter().map(|constraint| constraint.name());
        has(Group::Constraint, &constraints.collect::<Vec<_>>());
        has(Group::Limit, &["flag", "flag_met"]);
        has(Group::Rule, &["not_applicable", "condition_missing", "missing", "unread", "other_currency"]);
        has(Group::Score, &["no_history", "flag", "lower_is_better", "higher_is_better"]);
        has(
            Group::Outcome,
            &["approve_counter", "approve_indicative", "policy_alone", "score", "score_rescaled"],
        );
        has(Group::Offer, &["made", "possible", "binding", "none_possible", "below_min"]);
        has(
            Group::Change,
            &["blocked", "person", "amount", "tenure", "rule_block", "offer_block", "score_block"],
        );
    }

    #[test]
    fn values_are_told_in_the_unit_of_their_metric() {
        for (metric, value, text) in [
            ("foir", Value::Number(0.4236), "Instalments would take 42.36% of the income"),
            (
                "abb_to_proposed_emi",
                Value::Number(0.8),
                "The average bank balance would pay the instalment 0.8 times",
            ),
            ("monthly_income", Value::Amount(Paise::new(12_345_650)), "The monthly income is ₹1,23,456.50"),
            ("statement_months", Value::Number(1.0), "The statement covers 1 month in full"),
            ("statement_age_days", Value::Number(46.0), "The statement ended 46 days ago"),
            ("inward_bounces_6m", Value::Number(0.0), "No payment was returned unpaid in 6 months"),
            ("inward_bounces_6m", Value::Number(1.0), "1 payment was returned unpaid in 6 months"),
            ("inward_bounces_6m", Value::Number(3.0), "3 payments were returned unpaid in 6 months"),
            ("window_dressing", Value::Flag(false), "Balances are not pushed up for show"),
            ("bureau_score", Value::Number(712.0), "The bureau score is 712"),
            (
                "gst_variance",
                Value::Number(-0.25),
                "Receipts in the bank differ by -25% from the turnover declared for GST",
            ),
        ] {
            assert_eq!(statement(metric, value), text);
        }
    }

    #[test]
    fn up_to_five_transactions_are_cited_and_the_rest_counted() {
        let cite = |row: TransactionId| {
            Some(Cited {
                date: NaiveDate::from_ymd_opt(2026, 8, 5)?,
                amount: Paise::new(1_224_300 + i64::try_from(row.place()).ok()? * 100),
                page: 1,
                what: String::new(),
            })
        };
        let rows = |count| (0..count).map(TransactionId::at).collect::<Vec<_>>();
        assert_eq!(cited(&rows(0), &cite), "");
        assert_eq!(cited(&rows(2), &cite), "5 Aug 2026 ₹12,243, 5 Aug 2026 ₹12,244");
        assert_eq!(cited(&rows(8), &cite).matches("5 Aug 2026").count(), 5);
        assert!(cited(&rows(8), &cite).ends_with("₹12,247 and 3 more"));
        assert_eq!(cited(&rows(2), &|_| None), "");
    }
}
