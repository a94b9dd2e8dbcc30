//! Pages held against what the API answers: how each place of an answer is told (`data-fact`), and each mark of a decision
//! (`data-state`).

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::figures::{
    column, date, day, decision, long_day, measured, number, percent, period, quoted, rupees, time, waits,
    words,
};
use super::markup::{facts, with_attribute};

/// What may stand where a page tells of this place of the answer.
pub(super) fn expected(place: &str, answer: &Value, metrics: &Value) -> Vec<String> {
    let value = answer.pointer(place).unwrap_or_else(|| panic!("{place} is nowhere in the answer"));
    let (parent, name) = place.rsplit_once('/').unwrap();
    if value.is_null() {
        return ["", "not known", "—", "–"].map(str::to_owned).to_vec();
    }
    let is_of = |part: &str| place.contains(part);
    let text = || vec![value.as_str().unwrap().to_owned(), quoted(value.as_str().unwrap())];
    vec![match name {
        "name" if is_of("/terms/") => words(value),
        "ref" | "holder_name" | "bank" | "ifsc" | "payer" | "lender" | "note" | "text" | "message"
        | "detail" | "headline" | "counterparty" | "grade" | "code" | "rules_version" | "engine_version"
        | "name" | "mobile" | "description" | "text_version" | "applicant_name" => return text(),
        "reason" if is_of("/bureau/") => return text(),
        "weight" | "value" if is_of("/terms/") => percent(value),
        _ if parent.ends_with("/caps") => words(value),
        "narration" => value.as_str().unwrap().trim().to_owned(),
        // In a sentence, and in a column.
        "amount" | "balance" if is_of("/transactions/") => return vec![rupees(value), column(value)],
        "date" if is_of("/transactions/") => return vec![long_day(value), day(value)],
        "value" if is_of("/answers/") => words(value),
        "outcome" if is_of("/answers/") => words(value).to_lowercase(),
        "before" | "after" if is_of("/outcomes/") => words(value).to_lowercase(),
        "reason" if is_of("/skipped/") => words(value).to_lowercase(),
        "review_reasons" => waits(value),
        "p10" | "p50" | "p90" => measured(metrics, &answer.pointer(parent).unwrap()["metric"], value),
        _ if name.parse::<usize>().is_ok() => return text(),
        "number_masked" => {
            let whole = value.as_str().unwrap();
            return vec![whole.to_owned(), whole.chars().skip(whole.chars().count() - 4).collect()];
        }
        "banks" => {
            value.as_array().unwrap().iter().map(|bank| bank.as_str().unwrap()).collect::<Vec<_>>().join(", ")
        }
        "period" => period(value),
        "total" if is_of("/behaviour/") => rupees(value),
        // In a table, and beside a length of a chart.
        "monthly_income" if is_of("/sources/") => return vec![column(value), rupees(value)],
        "amount" if is_of("/enquiries/") => column(value),
        "min" | "max" if is_of("/amount/") => rupees(value),
        "annual_rate_pct" | "percent" => format!("{}%", number(value)),
        _ if is_of("/processor_seconds/") => format!("{:.1} s", value.as_f64().unwrap()),
        "amount"
        | "emi"
        | "monthly_income"
        | "monthly_obligations"
        | "monthly_surplus"
        | "average_bank_balance"
        | "monthly_receipts"
        | "proposed_emi"
        | "price"
        | "daily_cap"
        | "spent_today"
        | "offer"
        | "offer_before"
        | "offer_after" => rupees(value),
        "opening_balance" | "closing_balance" | "monthly" | "received" | "paid" | "credits" | "debits"
        | "salary" | "instalments" | "average_balance" | "requested_amount" | "balance" | "overdue" => {
            column(value)
        }
        "foir" | "confidence" => percent(value),
        "version" | "inward_count" | "months" | "tenure_months" | "total" | "points" | "weight" | "max"
        | "score" | "min" | "default" | "approve" | "review" | "analyses" | "pulls" | "dpd" | "most"
        | "page" | "count" | "counted" | "flipped" | "left" => number(value),
        "level" | "kind" | "type" | "group" | "side" | "severity" | "outcome" | "status" | "constraint"
        | "section" | "metric" | "reason" | "source" | "bureau" | "state" | "score_status" | "purpose"
        | "channel" | "category" | "proof" => words(value),
        "binding_constraint" | "certainty" => words(value).to_lowercase(),
        "date" | "from" | "to" | "pulled_on" | "as_of" | "opened" => day(value),
        "given_at" | "created_at" | "withdrawn_at" => time(value),
        "month" => date(&json!(format!("{}-01", value.as_str().unwrap()))).format("%B %Y").to_string(),
        "reconciled" => if *value == true { "Yes" } else { "No" }.to_owned(),
        "value" | "actual" => measured(metrics, &answer.pointer(parent).unwrap()["metric"], value),
        _ => panic!("{place}: nobody has said how this is told"),
    }]
}

/// That each fact of a page is the answer's; the places that it tells of.
pub(super) fn held_against(place: &str, html: &str, answer: &Value, metrics: &Value) -> BTreeSet<String> {
    let mut told = BTreeSet::new();
    for (fact, text) in facts(html) {
        let expected = expected(&fact, answer, metrics);
        assert!(expected.contains(&text), "{place}, {fact}: `{text}` instead of {expected:?}");
        told.insert(fact);
    }
    told
}

/// That each mark of a decision says the answer's, with a shape before its word; how many there are.
pub(super) fn states_held_against(place: &str, html: &str, answer: &Value) -> usize {
    let states = with_attribute(html, "data-state");
    for (at, text) in &states {
        let value = answer.pointer(at).unwrap_or_else(|| panic!("{place}: {at} is nowhere in the answer"));
        let word = decision(value);
        assert!(text.ends_with(&format!(" {word}")), "{place}, {at}: `{text}` instead of {word}");
    }
    states.len()
}

/// So many places of one kind: `/result/policy/rules` with `text` is every `/result/policy/rules/0/text` and so on.
pub(super) fn every(answer: &Value, list: &str, member: &str) -> Vec<String> {
    let items = answer.pointer(list).and_then(Value::as_array).unwrap_or_else(|| panic!("{list} is no list"));
    (0..items.len()).map(|place| format!("{list}/{place}/{member}")).collect()
}

pub(super) fn assert_told(page: &str, told: &BTreeSet<String>, places: impl IntoIterator<Item = String>) {
    for place in places {
        assert!(told.contains(&place), "{page} does not tell {place}: {told:?}");
    }
}
