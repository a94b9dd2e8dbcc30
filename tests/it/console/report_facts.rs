//! Every fact of every tab of a report is what the API answers. Pages name the place of the answer that a text tells of
//! (`data-fact`); what should stand there is written anew from that place (`figures`).

use std::collections::{BTreeMap, BTreeSet};

use lending_samples::{Fault, Persona, Spec, layout, statement};
use lending_store::users::Role;
use lending_tests::{Client, Form, TestDeployment, both_modes};
use serde_json::{Value, json};

use super::figures::{column, date, day, percent, quoted, rupees, time, words};
use super::held::{assert_told, every, held_against, states_held_against};
use super::journey::ended;
use super::markup::{table_rows, tags, with_attribute};
use super::opened_facts::{assert_dry_run, assert_revisions, assert_row};
use super::visitor::{Seen, Visitor};
use crate::corrections::{completed, freelancer, product};

const TABS: [&str; 8] = ["", "/money", "/document", "/rows", "/bureau", "/policy", "/history", "/memo"];

/// Every row of the statement, page by page.
async fn assert_rows(visitor: &mut Visitor, page: &str, report: &Value) {
    let rows = report["transactions"].as_array().unwrap();
    let mut shown = Vec::new();
    let mut next = Some(format!("{page}/rows"));
    while let Some(address) = next {
        let seen = visitor.get(&address).await;
        assert_eq!(seen.status, 200, "{address}: {}", seen.html);
        shown.extend(table_rows(&seen.html, "data-row"));
        let further = tags(&seen.html).into_iter().find(|tag| tag.attribute("rel") == Some("next"));
        next = further.map(|link| link.attribute("href").unwrap().to_owned());
    }
    assert_eq!(shown.len(), rows.len(), "every row, once");
    for (row, (id, cells)) in rows.iter().zip(&shown) {
        assert_eq!(row["id"], id.as_str());
        let flags = row["flags"].as_array().into_iter().flatten();
        let flags: Vec<String> = flags.map(|flag| format!(" · {}", words(flag))).collect();
        let flags = flags.concat();
        let amount = column(&row["amount"]);
        let (paid, got) =
            if row["direction"] == "debit" { (amount.as_str(), "") } else { ("", amount.as_str()) };
        let balance = if row["balance"].is_null() { String::new() } else { column(&row["balance"]) };
        let narration = format!("{}{flags}", row["narration"].as_str().unwrap());
        let (date, category, page) = (day(&row["date"]), words(&row["category"]), row["page"].to_string());
        let expected = [date.as_str(), narration.trim(), &category, paid, got, &balance, &page];
        assert_eq!(cells[..], expected, "{row}");
    }
}

/// The balance at the end of each day, of the account that is drawn.
fn assert_days(seen: &Seen, report: &Value) {
    let account = &report["accounts"][0]["id"];
    let mut days = BTreeMap::new();
    for row in report["transactions"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|row| row["account_id"] == *account && !row["balance"].is_null())
    {
        days.insert(date(&row["date"]), (day(&row["date"]), column(&row["balance"])));
    }
    let expected: Vec<Vec<String>> = days.into_values().map(|(day, balance)| vec![day, balance]).collect();
    let shown: Vec<Vec<String>> =
        table_rows(&seen.html, "data-day").into_iter().map(|(_, cells)| cells).collect();
    assert_eq!(shown, expected);
}

/// What the charts of the money tell under the pointer: each bar of a month, and each day of the balance.
fn assert_charts(seen: &Seen, report: &Value) {
    let months = report["monthly"].as_array().unwrap();
    let bars = with_attribute(&seen.html, "data-bar");
    assert_eq!(bars.len(), months.len() * 2, "what came and what went, of each month");
    for (bar, text) in bars {
        let (month, class) = bar.split_once(' ').unwrap();
        let name = if class == "in" { "credits" } else { "debits" };
        let amount = rupees(&months[month.parse::<usize>().unwrap()][name]);
        assert!(text.ends_with(&format!(" {amount}")), "{bar}: `{text}` instead of {amount}");
    }
    let days = table_rows(&seen.html, "data-day");
    let told = with_attribute(&seen.html, "data-at");
    assert_eq!(told.len(), days.len(), "each day, once");
    for ((day, text), (of, cells)) in told.iter().zip(&days) {
        let whole = cells[1].strip_suffix(".00").unwrap_or(&cells[1]);
        let amount = whole.strip_prefix('-').map_or_else(|| format!("₹{whole}"), |bare| format!("-₹{bare}"));
        assert_eq!((day, text), (of, &format!("{}: {amount}", cells[0])));
    }
}

/// Revisions with what each changed, and what happened step by step.
async fn assert_history(client: &Client, seen: &Seen, page: &str, people: &BTreeMap<String, String>) {
    let revisions = client.get(&format!("/v1{page}/revisions?limit=100")).await.body;
    let revisions = revisions["data"].as_array().unwrap();
    let shown = with_attribute(&seen.html, "data-revision");
    assert_eq!(shown.len(), revisions.len());
    for (revision, (of, text)) in revisions.iter().zip(&shown) {
        assert_eq!(*of, revision["number"].to_string());
        let by = &people[revision["by"].as_str().unwrap()];
        let mut said = vec![words(&revision["after"]["decision"]), time(&revision["at"]), by.clone()];
        said.extend(revision["reason"].as_str().map(|reason| format!("“{reason}”")));
        for part in said {
            assert!(text.contains(&part), "revision {of} says {part}: {text}");
        }
        let Some(before) = revision["before"].as_object() else { continue };
        let figure = |figures: &Value, name: &str| match &figures[name] {
            Value::Null => "not known".to_owned(),
            value if name == "decision" => words(value),
            value if name == "foir" => percent(value),
            value => rupees(value),
        };
        let names = ["decision", "offer", "monthly_income", "monthly_obligations", "foir"];
        let before = Value::Object(before.clone());
        let expected: Vec<[String; 2]> =
            names.iter().map(|name| [figure(&before, name), figure(&revision["after"], name)]).collect();
        let table = seen.between(&format!("data-revision=\"{of}\""), "</table>");
        let cells: Vec<String> = with_attribute(table, "class")
            .into_iter()
            .filter(|(class, _)| class == "number")
            .map(|(_, text)| text)
            .collect();
        // The first two head the columns.
        let cells: Vec<[String; 2]> =
            cells[2..].chunks(2).map(|pair| [pair[0].clone(), pair[1].clone()]).collect();
        assert_eq!(cells, expected, "revision {of}");
    }
    let timeline = client.get(&format!("/v1{page}/timeline")).await.body;
    let steps = with_attribute(&seen.html, "data-step");
    let entries = timeline["entries"].as_array().unwrap();
    assert_eq!(steps.len(), entries.len());
    for (entry, (number, text)) in entries.iter().zip(&steps) {
        assert_eq!(*number, entry["number"].to_string());
        for part in [time(&entry["at"]), quoted(entry["message"].as_str().unwrap())] {
            assert!(text.contains(&part), "step {number} says {part}: {text}");
        }
    }
}

/// What is asked of a person, with what each answer would come to.
fn questions(answer: &Value) -> Vec<String> {
    let asked = answer["result"]["decision"]["questions"].as_array().unwrap();
    let mut places = every(answer, "/result/decision/questions", "text");
    for (place, question) in asked.iter().enumerate() {
        let list = format!("/result/decision/questions/{place}/answers");
        places.extend(["value", "outcome"].iter().flat_map(|member| every(answer, &list, member)));
        let offers = question["answers"].as_array().unwrap().iter().enumerate();
        let offers = offers.filter(|(_, then)| !then["offer"].is_null());
        places.extend(offers.map(|(then, _)| format!("{list}/{then}/offer")));
    }
    places
}

/// What the page for paper says of the decision: why, how many points, and what stands out.
fn assert_memo(told: &BTreeSet<String>, answer: &Value) {
    let report = &answer["result"];
    assert_told("the memo", told, every(answer, "/result/decision/reasons", "text").into_iter().take(6));
    if !report["score"].is_null() {
        assert_told("the memo", told, ["/result/score/total".to_owned()]);
    }
    if !report["decision"]["what_would_change"].is_null() {
        assert_told("the memo", told, ["/result/decision/what_would_change/text".to_owned()]);
    }
    let checks = report["integrity"]["checks"].as_array().unwrap().iter().enumerate();
    let failed = checks.filter(|(_, check)| check["status"] == "failed");
    let failed = failed.map(|(place, _)| format!("/result/integrity/checks/{place}/message"));
    let signals = every(answer, "/result/mule/signals", "text");
    let marks = every(answer, "/result/bureau/marks", "text");
    assert_told("the memo", told, failed.chain(signals).chain(marks).take(8));
}

/// Every tab of one report.
#[expect(clippy::too_many_lines, reason = "one tab after another")]
async fn assert_report(
    visitor: &mut Visitor,
    client: &Client,
    id: &str,
    people: &BTreeMap<String, String>,
) -> usize {
    let answer = ended(client, id).await;
    let metrics = client.get("/v1/reference/metrics").await.body;
    let (page, report) = (format!("/analyses/{id}"), &answer["result"]);
    let mut told = BTreeMap::new();
    let mut pages = BTreeMap::new();
    for tab in TABS {
        let seen = visitor.get(&format!("{page}{tab}")).await;
        assert_eq!(seen.status, 200, "{tab}: {}", seen.html);
        let decided =
            if answer["final_decision"].is_null() { &answer["decision"] } else { &answer["final_decision"] };
        if tab != "/memo" {
            assert_eq!(seen.between("data-decision=\"", "\""), decided.as_str().unwrap(), "{tab}");
        }
        told.insert(tab, held_against(tab, &seen.html, &answer, &metrics));
        assert_eq!(states_held_against(tab, &seen.html, &answer), 1, "{tab} says the decision once");
        pages.insert(tab, seen);
    }
    // What stands above every tab.
    let mut above = vec![
        "/ref".to_owned(),
        "/result/summary/banks".to_owned(),
        "/result/summary/period".to_owned(),
        "/product/name".to_owned(),
    ];
    above.push(
        if answer["applicant"]["name"].is_null() { "/result/summary/holder_name" } else { "/applicant/name" }
            .to_owned(),
    );
    if !report["score"].is_null() {
        above.push("/result/score/total".to_owned());
    }
    if !report["decision"]["offer"].is_null() {
        above.extend(
            ["amount", "tenure_months", "emi", "binding_constraint"]
                .map(|name| format!("/result/decision/offer/{name}")),
        );
    }
    above.extend(every(&answer, "/result/decision/reasons", "text").into_iter().take(3));
    if answer["review"].is_null() {
        above.extend(questions(&answer));
    } else {
        above.push("/review/note".to_owned());
    }
    for tab in TABS.iter().filter(|tab| **tab != "/memo") {
        assert_told(tab, &told[tab], above.clone());
    }

    let figures = [
        "affordability/monthly_income",
        "affordability/monthly_obligations",
        "affordability/foir",
        "affordability/monthly_surplus",
        "balances/average_bank_balance",
        "bounces/inward_count",
        "name_match/level",
        "mule/level",
        "data_quality/reconciled",
        "data_quality/confidence",
    ];
    for tab in ["", "/memo"] {
        assert_told(tab, &told[tab], figures.map(|figure| format!("/result/{figure}")));
    }
    for (list, members) in [
        (
            "/result/accounts",
            &["holder_name", "bank", "number_masked", "ifsc", "opening_balance", "closing_balance"][..],
        ),
        ("/result/income/sources", &["payer", "kind", "months", "monthly_income"]),
        ("/result/income/left_out", &["reason", "payer", "monthly_receipts"]),
        ("/result/obligations", &["lender", "kind", "source", "certainty", "monthly"]),
        ("/result/counterparties", &["name", "received", "paid"]),
        ("/result/mule/signals", &["text"]),
        ("/result/bounces/events", &["date", "side"]),
        ("/result/bureau/marks", &["text"]),
    ] {
        for member in members {
            assert_told("the facts", &told[""], every(&answer, list, member));
        }
    }
    assert_memo(&told["/memo"], &answer);
    for (place, check) in report["integrity"]["checks"].as_array().unwrap().iter().enumerate() {
        let message = format!("/result/integrity/checks/{place}/message");
        assert_eq!(
            told[""].contains(&message),
            check["status"] == "failed",
            "flags are what failed: {check}"
        );
        assert_told(
            "the document",
            &told["/document"],
            [message, format!("/result/integrity/checks/{place}/group")],
        );
    }
    for place in 0..report["data_quality"]["accounts"].as_array().unwrap().len() {
        let terms = format!("/result/data_quality/accounts/{place}/terms");
        for member in ["name", "weight", "value"] {
            assert_told("the document", &told["/document"], every(&answer, &terms, member));
        }
    }
    let mut statuses: Vec<String> = with_attribute(&pages["/document"].html, "data-status")
        .into_iter()
        .map(|(status, _)| status)
        .collect();
    let mut expected: Vec<&str> = report["integrity"]["checks"]
        .as_array()
        .unwrap()
        .iter()
        .map(|check| check["status"].as_str().unwrap())
        .collect();
    statuses.sort_unstable();
    expected.sort_unstable();
    assert_eq!(statuses, expected, "each check stands where its status is");
    for member in ["month", "credits", "debits", "salary", "instalments", "average_balance"] {
        assert_told("the money", &told["/money"], every(&answer, "/result/monthly", member));
    }
    assert_days(&pages["/money"], report);
    assert_charts(&pages["/money"], report);
    assert_told("the money", &told["/money"], every(&answer, "/result/income/sources", "monthly_income"));
    assert_told("the money", &told["/money"], ["/result/affordability/monthly_obligations".to_owned()]);
    for member in ["text", "outcome", "value", "actual", "severity"] {
        assert_told("the policy", &told["/policy"], every(&answer, "/result/policy/rules", member));
    }
    for (rule, cells) in table_rows(&pages["/policy"].html, "data-rule") {
        let of =
            report["policy"]["rules"].as_array().unwrap().iter().find(|each| each["id"] == *rule).unwrap();
        assert_eq!(cells[0], words(&of["outcome"]), "{rule} has its own outcome");
    }
    assert_told("the policy", &told["/policy"], every(&answer, "/result/decision/reasons", "text"));
    assert_told("the policy", &told["/policy"], every(&answer, "/result/decision/reasons", "code"));
    if !report["score"].is_null() {
        for member in ["section", "points", "weight"] {
            assert_told("the policy", &told["/policy"], every(&answer, "/result/score/sections", member));
        }
        for place in 0..report["score"]["sections"].as_array().unwrap().len() {
            let parts = format!("/result/score/sections/{place}/components");
            for member in ["metric", "points", "max"] {
                assert_told("the policy", &told["/policy"], every(&answer, &parts, member));
            }
        }
        for member in ["metric", "code", "most"] {
            assert_told("the policy", &told["/policy"], every(&answer, "/result/score/caps", member));
        }
    }
    if report["bureau"]["status"] != "not_requested" {
        let of_bureau = if report["bureau"]["score"].is_null() { "status" } else { "score" };
        assert_told("the bureau", &told["/bureau"], [format!("/result/bureau/{of_bureau}")]);
        assert_told("the bureau", &told["/bureau"], every(&answer, "/result/bureau/marks", "severity"));
    }
    assert_rows(visitor, &page, report).await;
    assert_history(client, &pages["/history"], &page, people).await;
    assert_row(visitor, &page, &answer, &metrics).await;
    assert_revisions(visitor, client, &page, answer["revision"].as_i64().unwrap(), &metrics).await;
    told.values().map(BTreeSet::len).sum()
}

both_modes! {
    async fn every_fact_of_every_tab_is_the_answer_of_the_api(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_general_per_minute = 1_000_000;
        deployment.settings.limit_general_burst = 1_000_000;
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let people = BTreeMap::from([(owner.user.id.to_string(), owner.user.name.clone())]);
        let mut visitor = Visitor::signed_in(deployment.client(&running).base(), &owner.email).await;
        // Bounces, money that passes through, a forgery, and what a bureau says.
        let drawn = |persona: Persona, fault: Fault| {
            let spec = Spec::new(layout("hdfc-classic").unwrap(), persona, 6, 3);
            Form::default().file(&statement(&Spec { fault, ..spec }).unwrap().pdf).text("inputs", r#"{"requested_amount": 150000}"#)
        };
        let forms = [
            drawn(Persona::SalariedWithBounces, Fault::None),
            drawn(Persona::MulePassThrough, Fault::None).text("applicant_name", "Asha Rao"),
            drawn(Persona::SteadySalaried, Fault::TamperedOverlay),
            crate::erasure::with_bureau(),
        ];
        for form in forms {
            let case = completed(&client, form).await;
            let compared = assert_report(&mut visitor, &client, case.strip_prefix("/v1/analyses/").unwrap(), &people).await;
            assert!(compared > 150, "{compared} facts were compared");
        }

        // A case that was corrected and then decided by a person.
        let product = product(&client).await;
        let case = completed(&client, freelancer(&product)).await;
        let asked = client.get(&format!("{case}?include_result=true")).await.body;
        assert!(!questions(&asked).is_empty(), "something is asked about it");
        assert_report(&mut visitor, &client, case.strip_prefix("/v1/analyses/").unwrap(), &people).await;
        assert_dry_run(&mut visitor, &client, &case).await;
        let employed = json!({"employers": ["RAVI MEHTA"], "reason": "Contract seen."});
        assert_eq!(client.patch(&format!("{case}/corrections"), &employed).await.status, 200);
        let id = case.strip_prefix("/v1/analyses/").unwrap().to_owned();
        assert!(assert_report(&mut visitor, &client, &id, &people).await > 150);
        if client.get(&case).await.body["decision"] == "review" {
            let decided = json!({"outcome": "approve", "note": "Called the client.", "amount": 75000.5, "tenure_months": 18, "conditions": ["Guarantor"]});
            assert_eq!(client.post(&format!("{case}/review"), &decided).await.status, 200);
            assert!(assert_report(&mut visitor, &client, &id, &people).await > 150);
        }
        running.stop().await;
    }
}
