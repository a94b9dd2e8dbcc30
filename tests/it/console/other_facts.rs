//! What stands on pages beside a report is what the API answers, too: what was used, credit checks, products, lists, and what
//! a case would be decided otherwise. Pages name the place of the answer (`data-fact`), as those of a report do.

use std::collections::BTreeSet;

use lending_samples::{Fault, Persona, Spec, layout, statement};
use lending_store::users::Role;
use lending_tests::{Client, Form, TestDeployment, both_modes};
use serde_json::{Value, json};

use super::figures::words;
use super::markup::{facts, with_attribute};
use super::report_facts::{assert_told, every, held_against};
use super::visitor::Visitor;
use crate::corrections::completed;
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

both_modes! {
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
        let states = with_attribute(&html, "data-state");
        assert_eq!(states.len(), listed["data"].as_array().unwrap().len());
        for (place, text) in states {
            let decision = words(&listed.pointer(&place).unwrap()["decision"]);
            assert!(text.ends_with(&format!(" {decision}")), "{place}: {text} instead of {decision}");
        }
        let waiting = "/analyses?decision=review&awaiting_review=true&order=oldest&limit=25";
        let (told, listed) = compared(&mut visitor, &client, "/inbox", waiting).await;
        assert!(!listed["data"].as_array().unwrap().is_empty(), "something waits");
        assert_told("the inbox", &told, every(&listed, "/data", "ref"));

        // A product, as it is and in the list of them.
        let product = changed_twice(&client).await;
        let product = product.strip_prefix("/v1").unwrap();
        let (told, terms) = compared(&mut visitor, &client, product, product).await;
        let figures = ["/name", "/version", "/status", "/amount/min", "/amount/max", "/tenure_months/default", "/annual_rate_pct", "/thresholds/approve"];
        assert_told("the product", &told, figures.map(str::to_owned));
        assert_told("the product", &told, every(&terms, "/fees", "name"));
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
