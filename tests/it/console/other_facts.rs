//! What stands on pages beside a report is what the API answers, too: what was used, credit checks, products, lists, and what
//! a case would be decided otherwise. Pages name the place of the answer (`data-fact`), as those of a report do.

use std::collections::BTreeSet;

use chrono::TimeDelta;
use lending_samples::{Fault, Persona, Spec, layout, statement};
use lending_store::users::Role;
use lending_tests::{Client, Form, TestDeployment, both_modes};
use serde_json::{Value, json};

use super::figures::{ago, measured};
use super::held::{assert_told, every, held_against, states_held_against};
use super::markup::{facts, forms, with_attribute};
use super::visitor::Visitor;
use crate::corrections::{completed, freelancer, freelancer_pdf, product};
use crate::product_versions::changed_twice;

/// The page holds what this operation answers; the places that it tells of.
async fn compared(
    visitor: &mut Visitor,
    client: &Client,
    page: &str,
    operation: &str,
) -> (BTreeSet<String>, Value) {
    let answer = client.get(&format!("/v1{operation}")).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    let seen = visitor.get(page).await;
    assert_eq!(seen.status, 200, "{page}: {}", seen.html);
    (held_against(page, &seen.html, &answer.body, &Value::Null), answer.body)
}

/// What a case would be decided for another amount, beside what it was.
async fn assert_what_if(visitor: &mut Visitor, client: &Client, case: &str) {
    let page = case.strip_prefix("/v1").unwrap();
    let before = client.get(&format!("{case}?include_result=true")).await.body;
    let after =
        client.post(&format!("{case}/rescore"), &json!({"inputs": {"requested_amount": 50_000}})).await;
    assert_eq!(after.status, 200, "{}", after.text);
    let seen = visitor.get(&format!("{page}/what-if?ask=1&requested_amount=50,000")).await;
    let (head, answer) = seen.html.split_once("<div id=\"answer\"").unwrap();
    held_against("the head of what if", head, &before, &Value::Null);
    // Both stand in one table: what was decided by its place in the report, and what would be by its place in the answer.
    let (then, now): (Vec<_>, Vec<_>) =
        facts(answer).into_iter().partition(|(place, _)| place.starts_with("/result/"));
    let told: BTreeSet<String> = then.iter().chain(&now).map(|(place, _)| place.clone()).collect();
    assert_told("what if", &told, ["/result/decision/outcome", "/decision/outcome"].map(str::to_owned));
    assert_told("what if", &told, every(&after.body, "/decision/reasons", "text").into_iter().take(3));
    for (offer, root) in
        [(&before["result"]["decision"]["offer"], "/result"), (&after.body["decision"]["offer"], "")]
    {
        if !offer.is_null() {
            assert_told(
                "what if",
                &told,
                ["amount", "emi", "binding_constraint"].map(|name| format!("{root}/decision/offer/{name}")),
            );
        }
    }
    for (facts, answer) in [(then, &before), (now, &after.body)] {
        for (place, text) in facts {
            let one =
                format!("<p data-fact=\"{place}\">{}</p>", text.replace('&', "&amp;").replace('<', "&lt;"));
            held_against("what if", &one, answer, &Value::Null);
        }
    }
}

/// The rules as sentences, and all terms in the fields of the form that changes them.
fn assert_product(html: &str, terms: &Value, metrics: &Value) {
    let rules = terms["policy"]["rules"].as_array().unwrap();
    let shown = with_attribute(html, "data-rule");
    assert_eq!(shown.len(), rules.len());
    let form = forms(html).into_iter().find(|form| form.fields.iter().any(|field| field.name == "version"));
    let fields = form.unwrap().fields;
    let mut compared = 0;
    for field in &fields {
        let place = format!("/{}", field.name.replace('.', "/"));
        let is_stored = match terms.pointer(&place) {
            None => continue,
            Some(Value::Null) => field.value.is_empty(),
            Some(Value::String(text)) => field.value == *text,
            Some(number) => field.value.parse::<f64>().ok() == number.as_f64(),
        };
        assert!(is_stored, "{place}: {} instead of {:?}", field.value, terms.pointer(&place));
        compared += 1;
    }
    assert!(compared > 15, "{compared} fields were compared");
    for (rule, (id, sentence)) in rules.iter().zip(&shown) {
        assert_eq!(rule["id"], id.as_str());
        let bound = measured(metrics, &rule["metric"], &rule["value"]);
        let demand = match rule["op"].as_str().unwrap() {
            "lte" => format!("at most {bound}"),
            "gte" => format!("at least {bound}"),
            other => panic!("{other}: nobody has said how this is told"),
        };
        assert!(sentence.contains(&demand), "{rule}: {sentence}");
        let field = |member: &str| {
            let name = format!("{member}.{id}");
            fields.iter().find(|field| field.name == name).unwrap().value.clone()
        };
        assert_eq!(field("value").parse::<f64>().ok(), rule["value"].as_f64(), "{rule}");
        assert_eq!(rule["severity"], field("severity"));
    }
}

both_modes! {
    async fn what_a_trial_tells_is_the_answer_of_the_api(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_general_burst = 10_000;
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let reviewer = deployment.colleague(&running, &owner.user.team, Role::Reviewer).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let product = product(&client).await;
        // One is approved with what a person said, the other waits.
        let approved = completed(&client, freelancer(&product)).await;
        let employed = json!({"employers": ["RAVI MEHTA"], "reason": "Contract seen."});
        assert_eq!(client.patch(&format!("{approved}/corrections"), &employed).await.status, 200);
        completed(&client, freelancer(&product)).await;
        // Over 60 months, which the product does not cover.
        let long = Form::default().file(&freelancer_pdf()).text("inputs", r#"{"requested_amount": 100000, "tenure_months": 60}"#);
        completed(&client, long).await;
        let strict = json!({"policy": {"rules": [
            {"id": "income", "metric": "monthly_income", "op": "gte", "value": 1_000_000, "severity": "knockout"},
        ]}});
        assert_eq!(client.patch(&format!("/v1/products/{product}"), &strict).await.status, 200);

        // Whoever may not change the product tries it as it is.
        let mut visitor = Visitor::signed_in(client.base(), &reviewer.email).await;
        let seen = visitor.post(&format!("/products/{product}"), &[("act", "try")]).await;
        assert_eq!(seen.status, 200, "{}", seen.html);
        let answer = client.post(&format!("/v1/products/{product}/try"), &json!({"last": 100, "cases": "all"})).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        let (answer, metrics) = (answer.body, client.get("/v1/reference/metrics").await.body);
        let trial = seen.between("id=\"trial\"", "</section>");
        let told = held_against("the trial", trial, &answer, &metrics);
        assert_told("the trial", &told, ["/flipped", "/version", "/counted"].map(str::to_owned));
        let flips = answer["flips"].as_array().unwrap();
        assert!(!flips.is_empty() && !answer["skipped"].as_array().unwrap().is_empty(), "{answer}");
        assert_eq!(states_held_against("the trial", trial, &answer), flips.len() * 2, "what each was, and would be");
        for member in ["ref", "applicant_name", "offer_before", "offer_after"] {
            assert_told("the trial", &told, every(&answer, "/flips", member));
        }
        for place in 0..flips.len() {
            for list in ["new_reasons", "gone_reasons"] {
                assert_told("the trial", &told, every(&answer, &format!("/flips/{place}/{list}"), "text"));
            }
        }
        for member in ["count", "reason"] {
            assert_told("the trial", &told, every(&answer, "/skipped", member));
        }
        for (place, outcome) in answer["outcomes"].as_array().unwrap().iter().enumerate() {
            let is_flip = outcome["before"] != outcome["after"];
            assert_eq!(told.contains(&format!("/outcomes/{place}/count")), is_flip, "{outcome}");
        }
        // Beside each rule stands what its metric usually is.
        let spread: Vec<(String, String)> = facts(&seen.html).into_iter().filter(|(place, _)| place.starts_with("/metrics/")).collect();
        let of_income = answer["metrics"].as_array().unwrap().iter().find(|each| each["metric"] == "monthly_income").unwrap();
        for member in ["p10", "p50", "p90"] {
            let (place, text) = spread.iter().find(|(place, _)| place.ends_with(member)).unwrap();
            assert_eq!(*text, measured(&metrics, &of_income["metric"], &of_income[member]), "{place}");
        }
        running.stop().await;
    }

    async fn what_stands_beside_reports_is_the_answer_of_the_api_as_well(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_general_per_minute = 1_000_000;
        deployment.settings.limit_general_burst = 1_000_000;
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let mut visitor = Visitor::signed_in(deployment.client(&running).base(), &owner.email).await;
        let drawn = |fault: Fault| {
            let spec = Spec::new(layout("hdfc-classic").unwrap(), Persona::SalariedWithBounces, 6, 3);
            Form::default().file(&statement(&Spec { fault, ..spec }).unwrap().pdf).text("inputs", r#"{"requested_amount": 150000.5}"#)
        };
        let case = completed(&client, drawn(Fault::None)).await;
        completed(&client, drawn(Fault::TamperedOverlay).text("applicant_name", "Asha <Rao>")).await;
        let with_bureau = completed(&client, crate::erasure::with_bureau()).await;

        // Lists: each row with all that it says.
        let (told, listed) = compared(&mut visitor, &client, "/analyses", "/analyses?limit=25").await;
        for member in ["ref", "inputs/requested_amount", "product/name", "created_at"] {
            assert_told("the list", &told, every(&listed, "/data", member));
        }
        let html = visitor.get("/analyses").await.html;
        assert_eq!(states_held_against("/analyses", &html, &listed), listed["data"].as_array().unwrap().len());
        let waiting = "/analyses?decision=review&awaiting_review=true&order=oldest&limit=25";
        let (told, listed) = compared(&mut visitor, &client, "/inbox", waiting).await;
        assert!(!listed["data"].as_array().unwrap().is_empty(), "something waits");
        for member in ["ref", "review_reasons"] {
            assert_told("the inbox", &told, every(&listed, "/data", member));
        }
        deployment.clock.advance(TimeDelta::minutes(125));
        let before = deployment.clock.now();
        let ages = with_attribute(&visitor.get("/inbox").await.html, "data-age");
        let after = deployment.clock.now();
        assert_eq!(ages.len(), listed["data"].as_array().unwrap().len());
        for (place, text) in ages {
            let since = listed.pointer(&place).unwrap();
            assert!([ago(since, before), ago(since, after)].contains(&text), "{place}: {text} since {since}");
        }

        // A product, as it is and in the list of them.
        let product = changed_twice(&client).await;
        let product = product.strip_prefix("/v1").unwrap();
        let (told, terms) = compared(&mut visitor, &client, product, product).await;
        let figures = ["/name", "/version", "/status", "/amount/min", "/amount/max", "/tenure_months/default", "/annual_rate_pct", "/thresholds/approve"];
        assert_told("the product", &told, figures.map(str::to_owned));
        assert_told("the product", &told, every(&terms, "/fees", "name"));
        let metrics = client.get("/v1/reference/metrics").await.body;
        assert_product(&visitor.get(product).await.html, &terms, &metrics);
        let (told, listed) = compared(&mut visitor, &client, "/products", "/products?limit=100").await;
        for member in ["name", "version", "amount/max", "tenure_months/min", "annual_rate_pct"] {
            assert_told("the products", &told, every(&listed, "/data", member));
        }

        // A credit check: the person, the price, every account with its months, every enquiry.
        let check = client.get(&with_bureau).await.body["credit_check_id"].as_str().unwrap().to_owned();
        let page = format!("/credit-checks/{check}");
        let (told, report) = compared(&mut visitor, &client, &page, &page).await;
        assert_told("the check", &told, ["/name", "/mobile", "/status", "/billing/state", "/billing/amount", "/consent/given_at"].map(str::to_owned));
        for member in ["lender", "type", "opened", "balance", "overdue"] {
            assert_told("the check", &told, every(&report, "/report/accounts", member));
        }
        for member in ["date", "purpose", "amount"] {
            assert_told("the check", &told, every(&report, "/report/enquiries", member));
        }
        assert_told("the check", &told, every(&report, "/derogatory", "text"));
        let (told, listed) = compared(&mut visitor, &client, "/credit-checks", "/credit-checks").await;
        assert_told("the checks", &told, every(&listed, "/data", "name"));

        assert_what_if(&mut visitor, &client, &case).await;

        // What was used: a processor may still be at work while it is told, so it is asked for until both say the same.
        let mut is_same = false;
        for _ in 0..20 {
            let before = client.get("/v1/usage").await.body;
            let seen = visitor.get("/usage").await;
            if before == client.get("/v1/usage").await.body {
                let told = held_against("/usage", &seen.html, &before, &Value::Null);
                let figures = ["/month", "/analyses", "/pulls", "/amount", "/price", "/daily_cap", "/spent_today", "/processor_seconds/reading"];
                assert_told("the usage", &told, figures.map(str::to_owned));
                is_same = true;
                break;
            }
        }
        assert!(is_same, "usage changed all the time");
        running.stop().await;
    }
}
