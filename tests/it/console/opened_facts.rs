//! What opens beside the tabs of a report is what the API answers: one row, what its correction would come to, and revisions.

use std::collections::BTreeSet;

use lending_tests::Client;
use serde_json::{Value, json};

use super::held::{assert_told, every, expected, held_against, states_held_against};
use super::markup::with_attribute;
use super::visitor::Visitor;

/// One row, opened beside the others and on its page.
pub(super) async fn assert_row(visitor: &mut Visitor, page: &str, answer: &Value, metrics: &Value) {
    let row = &answer["result"]["transactions"][0];
    let places = |members: &[&str]| -> Vec<String> {
        let known = members.iter().filter(|member| !row[**member].is_null());
        known.map(|member| format!("/result/transactions/0/{member}")).collect()
    };
    let id = row["id"].as_str().unwrap();
    let seen = visitor.get(&format!("{page}/rows?row={id}")).await;
    let told = held_against("a row", &seen.html, answer, metrics);
    let members =
        ["amount", "date", "channel", "narration", "counterparty", "category", "balance", "proof", "page"];
    assert_told("a row", &told, places(&members));
    let seen = visitor.get(&format!("{page}/document?row={id}")).await;
    let told = held_against("a row on its page", &seen.html, answer, metrics);
    assert_told("a row on its page", &told, places(&["amount", "date", "category", "narration"]));
}

/// An old revision tells of its own report, and two side by side each of theirs.
pub(super) async fn assert_revisions(
    visitor: &mut Visitor,
    client: &Client,
    page: &str,
    latest: i64,
    metrics: &Value,
) {
    let figures = [
        "decision/outcome",
        "affordability/monthly_income",
        "affordability/monthly_obligations",
        "affordability/foir",
        "affordability/monthly_surplus",
        "balances/average_bank_balance",
        "bounces/inward_count",
    ];
    let figures = figures.map(|figure| format!("/result/{figure}"));
    let first = client.get(&format!("/v1{page}/revisions/1")).await.body;
    let seen = visitor.get(&format!("{page}/revisions/1")).await;
    let shown = seen.html.split_once("class=\"tab\"").unwrap().1;
    let told = held_against("revision 1", shown, &first, metrics);
    assert_eq!(states_held_against("revision 1", shown, &first), 1);
    assert_told("revision 1", &told, figures.clone());
    assert_told("revision 1", &told, every(&first, "/result/decision/reasons", "text"));
    for member in ["outcome", "text"] {
        assert_told("revision 1", &told, every(&first, "/result/policy/rules", member));
    }
    if latest == 1 {
        return;
    }
    let seen = visitor.get(&format!("{page}/history?left=1&right={latest}")).await;
    let last = client.get(&format!("/v1{page}/revisions/{latest}")).await.body;
    for (side, of) in [("data-left", &first), ("data-right", &last)] {
        let shown = with_attribute(&seen.html, side);
        for (place, text) in &shown {
            let expected = expected(place, of, metrics);
            assert!(expected.contains(text), "{side}, {place}: `{text}` instead of {expected:?}");
        }
        let told: BTreeSet<String> = shown.into_iter().map(|(place, _)| place).collect();
        assert_told(side, &told, figures.clone());
    }
}

/// What a correction of a row would come to, before it is saved.
pub(super) async fn assert_dry_run(visitor: &mut Visitor, client: &Client, case: &str) {
    let page = case.strip_prefix("/v1").unwrap();
    let rows = client.get(&format!("{case}/transactions?q=MEHTA&limit=1")).await.body;
    let row = rows["data"][0]["id"].as_str().unwrap().to_owned();
    visitor.get(page).await;
    let fields = [("category", "salary"), ("reason", "Contract seen."), ("revision", "1"), ("act", "try")];
    let seen = visitor.post(&format!("{page}/rows/{row}"), &fields).await;
    assert_eq!(seen.status, 200, "{}", seen.html);
    let body = json!({"category": "salary", "reason": "Contract seen."});
    let path = format!("{case}/transactions/{row}?dry_run=true");
    let tried = client.with_header("If-Match", "\"1\"").patch(&path, &body).await;
    assert_eq!(tried.status, 200, "{}", tried.text);
    let note = seen.between("aria-live=\"polite\">", "</div>");
    let told = held_against("what was tried", note, &tried.body, &Value::Null);
    assert_eq!(states_held_against("what was tried", note, &tried.body), 1, "{note}");
    let (before, after) = (&tried.body["before"]["monthly_income"], &tried.body["after"]["monthly_income"]);
    if !before.is_null() && !after.is_null() && before != after {
        assert_told(
            "what was tried",
            &told,
            ["/before/monthly_income", "/after/monthly_income"].map(str::to_owned),
        );
    }
    if !tried.body["after"]["offer"].is_null() {
        assert_told("what was tried", &told, ["/after/offer".to_owned()]);
    }
}
