//! The sentences of `engine/data/decision/sentences.toml`, and metrics and limits inside them.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::decision::Cited;
use crate::decision::catalogue;
use crate::embedded::DataFile;
use crate::language::{Language, fill};
use crate::phrasing::told_day;
use crate::policy::{RuleOp, RuleValue};
use crate::transaction_id::TransactionId;

static SENTENCES: LazyLock<Sentences> = LazyLock::new(|| DataFile::DecisionSentences.table());

/// Credit staff read English.
pub(super) const STAFF: Language = Language::En;

/// Groups of sentences by their name in the file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sentences {
    most_cited: usize,
    cited: String,
    more: String,
    others: String,
    limit: BTreeMap<String, String>,
    rule: BTreeMap<String, String>,
    reason: BTreeMap<String, String>,
    part: BTreeMap<String, String>,
    of: BTreeMap<String, String>,
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
    Reason,
    Part,
    Of,
    Outcome,
    Review,
    Offer,
    Constraint,
    Change,
}

/// A sentence of the file with its names filled in.
pub(super) fn say(group: Group, name: &str, names: &[(&str, &str)]) -> String {
    let sentences = match group {
        Group::Limit => &SENTENCES.limit,
        Group::Rule => &SENTENCES.rule,
        Group::Reason => &SENTENCES.reason,
        Group::Part => &SENTENCES.part,
        Group::Of => &SENTENCES.of,
        Group::Outcome => &SENTENCES.outcome,
        Group::Review => &SENTENCES.review,
        Group::Offer => &SENTENCES.offer,
        Group::Constraint => &SENTENCES.constraint,
        Group::Change => &SENTENCES.change,
    };
    fill(sentences.get(name).unwrap_or_else(|| DataFile::DecisionSentences.lacks(name)), names)
}

/// A metric as named inside a sentence; one that nobody knows by its own name.
pub(super) fn label(metric: &str) -> String {
    catalogue::metric(metric).map_or_else(|| metric.to_owned(), |words| words.label.clone())
}

/// The start of a sentence that tells the value: "Instalments would take 42% of the income". `full_months` is how many the
/// statement has.
pub(super) fn statement(metric: &str, value: &RuleValue, full_months: usize) -> String {
    let told = STAFF.value(metric, value);
    let Some(words) = catalogue::metric(metric) else { return format!("{metric}: {told}") };
    let special = match value {
        RuleValue::Boolean(true) => words.yes.as_ref(),
        RuleValue::Boolean(false) => words.no.as_ref(),
        RuleValue::Number(0.0) => words.none.as_ref(),
        RuleValue::Number(1.0) => words.one.as_ref(),
        _ => None,
    };
    let window = words.window_months.map(|months| window(months, full_months)).unwrap_or_default();
    fill(special.unwrap_or(&words.text), &[("value", &told), ("window", &window)])
}

/// "6 months"; of a shorter statement "the whole statement (3 months in full)".
fn window(months: u16, full_months: usize) -> String {
    match u16::try_from(full_months).ok().filter(|full| *full < months) {
        Some(full) => say(Group::Reason, "whole_statement", &[("months", &STAFF.months(full))]),
        None => STAFF.months(months),
    }
}

/// What a rule asked for, to follow the value: "limit 50%".
pub(super) fn limit(metric: &str, op: RuleOp, value: &RuleValue, is_met: bool) -> String {
    if matches!(value, RuleValue::Boolean(_)) {
        return say(Group::Limit, if is_met { "flag_met" } else { "flag" }, &[]);
    }
    let op = match op {
        // A list of one reads as the word itself.
        RuleOp::In if is_single(value) => RuleOp::Eq,
        RuleOp::NotIn if is_single(value) => RuleOp::Neq,
        op => op,
    };
    say(Group::Limit, op.name(), &[("value", &STAFF.value(metric, value))])
}

fn is_single(value: &RuleValue) -> bool {
    matches!(value, RuleValue::List(list) if list.len() == 1)
}

/// So many things are named in a sentence; the rest are counted.
pub(super) fn most_named() -> usize {
    SENTENCES.most_cited
}

/// "3 others".
pub(super) fn others(count: usize) -> String {
    fill(&SENTENCES.others, &[("count", &count.to_string())])
}

/// "and 3 more".
pub(super) fn and_more(count: usize) -> String {
    fill(&SENTENCES.more, &[("count", &count.to_string())])
}

/// The transactions behind a sentence: "5 Aug 2026 ₹12,243, 5 Sep 2026 ₹12,243 and 3 more"; empty without any.
pub(super) fn cited(rows: &[TransactionId], cite: &dyn Fn(TransactionId) -> Option<Cited>) -> String {
    let known: Vec<String> = rows
        .iter()
        .filter_map(|row| cite(*row))
        .take(SENTENCES.most_cited)
        .map(|row| {
            fill(&SENTENCES.cited, &[("date", &told_day(row.date)), ("amount", &row.amount.to_string())])
        })
        .collect();
    let left = rows.len().saturating_sub(known.len());
    let list = known.join(", ");
    if left == 0 || list.is_empty() { list } else { format!("{list} {}", and_more(left)) }
}

/// Closes a sentence with the facts it came from.
pub(super) fn closed(text: &str, facts: &str) -> String {
    if facts.is_empty() { format!("{text}.") } else { format!("{text}: {facts}.") }
}

/// Reads the table of this room: a broken one stops the program.
pub(in crate::decision) fn load_tables() {
    LazyLock::force(&SENTENCES);
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;
    use strum::VariantArray;

    use super::*;
    use crate::decision::section::{OfferConstraint, Outcome, ReviewReason};
    use crate::embedded::tests::assert_strict;
    use crate::metrics::figure_part::FigurePartKind;
    use crate::money::Paise;

    #[test]
    fn the_file_of_sentences_can_be_read() {
        assert_strict::<Sentences>(
            DataFile::DecisionSentences,
            &["limit", "rule", "reason", "part", "of", "outcome", "review", "offer", "constraint", "change"],
            &[],
        );
    }

    #[test]
    fn whatever_has_a_name_has_its_sentence() {
        let has = |group: Group, names: &[&str]| names.iter().for_each(|name| drop(say(group, name, &[])));
        has(Group::Limit, &RuleOp::VARIANTS.iter().map(|op| op.name()).collect::<Vec<_>>());
        has(Group::Outcome, &Outcome::VARIANTS.iter().map(|outcome| outcome.name()).collect::<Vec<_>>());
        has(Group::Review, &ReviewReason::VARIANTS.iter().map(|reason| reason.name()).collect::<Vec<_>>());
        let bases = [
            FigurePartKind::MonthlyIncome,
            FigurePartKind::ThisLoan,
            FigurePartKind::AllInstalments,
            FigurePartKind::Collateral,
        ];
        has(Group::Of, &bases.map(FigurePartKind::name));
        let only_bases = |kind: &&FigurePartKind| bases.contains(kind) && **kind != FigurePartKind::ThisLoan;
        let parts = FigurePartKind::VARIANTS.iter().filter(|kind| !only_bases(kind));
        has(Group::Part, &parts.map(|kind| kind.name()).collect::<Vec<_>>());
        let constraints = OfferConstraint::VARIANTS.iter().map(|constraint| constraint.name());
        has(Group::Constraint, &constraints.collect::<Vec<_>>());
        has(Group::Limit, &["flag", "flag_met"]);
        has(Group::Rule, &["not_applicable", "condition_missing", "missing", "unread", "other_currency"]);
        has(
            Group::Reason,
            &[
                "no_history",
                "lower_is_better",
                "higher_is_better",
                "capped",
                "missing_period",
                "whole_statement",
                "unknown",
                "unknown_income",
                "support",
            ],
        );
        has(
            Group::Outcome,
            &[
                "approve_counter",
                "approve_indicative",
                "policy_alone",
                "score",
                "score_spared",
                "score_uncleared",
                "score_knocked_out",
                "unchecked",
                "unchecked_bureau",
                "unchecked_name",
            ],
        );
        has(Group::Offer, &["made", "possible", "uncleared", "binding", "none_possible", "below_min"]);
        has(Group::Change, &["blocked", "amount", "tenure", "rule_block", "offer_block", "score_block"]);
    }

    #[test]
    fn a_value_begins_the_sentence_of_its_metric() {
        let number = RuleValue::Number;
        for (metric, value, text) in [
            ("foir", number(0.4236), "Instalments would take 42.36% of the income"),
            (
                "abb_to_proposed_emi",
                number(0.8),
                "The average bank balance would pay the instalment 0.8 times",
            ),
            ("monthly_income", number(123_456.5), "The monthly income is ₹1,23,456.50"),
            ("statement_months", number(1.0), "The statement covers 1 month in full"),
            ("statement_age_days", number(46.0), "The statement ended 46 days ago"),
            ("inward_bounces_6m", number(0.0), "No payment was returned unpaid in 6 months"),
            ("inward_bounces_6m", number(1.0), "1 payment was returned unpaid in 6 months"),
            ("inward_bounces_6m", number(3.0), "3 payments were returned unpaid in 6 months"),
            ("window_dressing", RuleValue::Boolean(false), "Balances are not pushed up for show"),
            ("bureau_score", number(712.0), "The bureau score is 712"),
            (
                "gst_variance",
                number(-0.25),
                "Receipts in the bank differ by -25% from the turnover declared for GST",
            ),
        ] {
            assert_eq!(statement(metric, &value, 6), text);
        }
    }

    #[test]
    fn a_statement_shorter_than_the_window_is_not_said_to_have_it() {
        let told = |metric: &str, full_months| statement(metric, &RuleValue::Number(2.0), full_months);
        assert_eq!(
            told("inward_bounces_6m", 3),
            "2 payments were returned unpaid in the whole statement (3 months in full)"
        );
        assert_eq!(told("inward_bounces_3m", 3), "2 payments were returned unpaid in 3 months");
        assert_eq!(
            told("penal_charges_6m", 1),
            "The bank made 2 penal charges in the whole statement (1 month in full)"
        );
        assert_eq!(told("outward_bounces_6m", 12), "2 deposited cheques were returned in 6 months");
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
