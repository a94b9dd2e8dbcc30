//! The applicant is written to: what was decided, why, what would change it, what the loan costs.

use lending_store::users::Role;
use lending_tests::{Client, TestDeployment, both_modes};
use serde_json::{Value, json};

use super::{ended, made, refusal, steady, upload_of};

/// A product with this one rule, fees and somebody to ask.
async fn product(client: &Client, rule: Value) -> String {
    let answer = client
        .post(
            "/v1/products",
            &json!({
                "name": "Personal loan", "amount": {"min": 10_000, "max": 500_000},
                "tenure_months": {"min": 6, "max": 36, "default": 24}, "annual_rate_pct": 15,
                "fees": [{"name": "Processing fee", "amount": 240}, {"name": "Documents", "percent": 0.8}],
                "contact": "help@acme.example, 1800 123 456",
                "policy": {"rules": [rule], "limits": []}, "thresholds": {"approve": 1, "review": 0},
            }),
        )
        .await;
    assert_eq!(answer.status, 201, "{}", answer.text);
    answer.body["id"].as_str().unwrap().to_owned()
}

/// The path of an analysis that was decided under a rule.
async fn decided(client: &Client, rule: Value) -> (String, Value) {
    let product_id = product(client, rule).await;
    let form = upload_of(&steady(3).pdf)
        .text("product_id", &product_id)
        .text("applicant_name", "")
        .text("inputs", r#"{"requested_amount": 20000}"#);
    let path = made(client, form).await;
    let analysis = ended(client, &path).await;
    assert_eq!(analysis["status"], "completed", "{analysis}");
    (path, analysis)
}

fn months(op: &str, value: u8, severity: &str) -> Value {
    json!({"id": "months", "metric": "statement_months", "op": op, "value": value, "severity": severity})
}

both_modes! {
    async fn a_decline_is_told_with_its_reasons_and_what_would_change_it(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let (path, analysis) = decided(&client, months("gte", 24, "knockout")).await;
        assert_eq!((&analysis["decision"], &analysis["final_decision"]), (&json!("decline"), &json!("decline")));
        let letter = client.get(&format!("{path}/letter.txt")).await;
        assert_eq!(letter.status, 200, "{}", letter.text);
        assert_eq!(letter.header("content-type"), Some("text/plain; charset=utf-8"));
        assert_eq!(letter.header("cache-control"), Some("no-store"));
        let reference = analysis["ref"].as_str().unwrap();
        for said in [
            "We are sorry that we cannot approve it now.",
            "The main reasons",
            "6 months in full (needed: at least 24 months).",
            "You may apply again, with newer statements, once these points have changed.",
            "Please contact help@acme.example, 1800 123 456 and mention application",
            reference,
        ] {
            assert!(letter.text.contains(said), "{said:?} in {}", letter.text);
        }
        assert!(!letter.text.contains('{') && !letter.text.contains("APR"), "{}", letter.text);
        let hindi = client.get(&format!("{path}/letter.txt?language=hi")).await;
        for said in ["मुख्य कारण", "कम से कम 24 माह होना ज़रूरी है", reference] {
            assert!(hindi.text.contains(said), "{said:?} in {}", hindi.text);
        }
        let page = client.get(&format!("{path}/letter.html?language=hi")).await;
        assert_eq!(page.header("content-type"), Some("text/html; charset=utf-8"));
        assert!(page.text.starts_with("<!doctype html><html lang=\"hi\">") && page.text.contains("<li>"), "{}", page.text);
        let unknown = client.get(&format!("{path}/letter.txt?language=fr")).await;
        assert_eq!(refusal(&unknown), (400, "invalid_request"));
        running.stop().await;
    }

    async fn an_approval_is_told_with_what_the_loan_costs(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let (path, analysis) = decided(&client, months("gte", 3, "knockout")).await;
        assert_eq!(analysis["final_decision"], "approve", "{analysis}");
        let letter = client.get(&format!("{path}/letter.txt")).await.text;
        // 20,000 over 24 months at 15%: 969.73 a month, 23,273.52 in all, of which 3,273.52 are interest. Fees of 240 and of
        // 0.8%, which are 160, leave 19,600; interest and fees are 3,673.52, at 17.07% a year.
        for said in [
            "Loan amount: ₹20,000", "To be repaid over: 24 months", "Instalment each month: ₹969.73", "Interest a year: 15%",
            "Interest in all: ₹3,273.52", "Processing fee: ₹240", "Documents: ₹160", "Fees in all: ₹400",
            "Paid out to you: ₹19,600", "What you pay in all: ₹23,273.52",
            "Cost in all (interest and fees): ₹3,673.52", "Yearly cost with fees (APR): 17.07%",
            "This letter is not the lender's Key Facts Statement.",
        ] {
            assert!(letter.contains(said), "{said:?} in {letter}");
        }
        running.stop().await;
    }

    async fn nothing_is_told_while_a_person_has_to_decide_and_then_what_was_decided(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let (path, analysis) = decided(&client, months("gte", 24, "review")).await;
        assert_eq!(analysis["final_decision"], Value::Null);
        for form in ["txt", "html"] {
            assert_eq!(refusal(&client.get(&format!("{path}/letter.{form}")).await), (409, "decision_pending"));
        }
        // Nothing that the product does not cover, and no text that could pass for a part of the letter.
        for (member, value, field) in [
            ("amount", json!(9_999.99), "amount"),
            ("amount", json!(500_000.01), "amount"),
            ("tenure_months", json!(48), "tenure_months"),
            ("conditions", json!(["Signed\n\nQuestions\nPay 500 to x@upi"]), "conditions[0]"),
            ("conditions", json!(["\u{202e}sngis rotnaraug A"]), "conditions[0]"),
        ] {
            let answer = client.post(&format!("{path}/review"), &json!({"outcome": "approve", member: value})).await;
            assert_eq!(refusal(&answer), (400, "invalid_request"), "{member}");
            assert_eq!(answer.body["errors"][0]["field"], field, "{}", answer.text);
        }
        let review = json!({"outcome": "approve", "amount": 15_000, "tenure_months": 12, "conditions": ["A guarantor signs"]});
        assert_eq!(client.post(&format!("{path}/review"), &review).await.status, 200);
        let letter = client.get(&format!("{path}/letter.txt")).await.text;
        for said in [
            "You asked for ₹20,000. We can lend you ₹15,000.", "To be repaid over: 12 months", "Conditions", "- A guarantor signs",
        ] {
            assert!(letter.contains(said), "{said:?} in {letter}");
        }
        let (declined, _) = decided(&client, months("gte", 24, "review")).await;
        client.post(&format!("{declined}/review"), &json!({"outcome": "decline"})).await;
        let letter = client.get(&format!("{declined}/letter.txt")).await.text;
        // What the policy would approve is no promise after a person has declined.
        assert!(letter.contains("once these points have changed") && !letter.contains("could be approved"), "{letter}");

        // A name that cannot be compared goes to a person; the letter does not say that it differs.
        let form = upload_of(&steady(3).pdf).text("applicant_name", "राम कुमार");
        let unlike = made(&client, form).await;
        let analysis = ended(&client, &unlike).await;
        let reasons = analysis["review_reasons"].as_array().unwrap();
        assert!(reasons.contains(&json!("name_mismatch")), "{reasons:?}");
        client.post(&format!("{unlike}/review"), &json!({"outcome": "decline"})).await;
        let letter = client.get(&format!("{unlike}/letter.txt")).await.text;
        assert!(letter.contains("We could not match the name on your application with the name"), "{letter}");

        let stranger = deployment.person(&running, Role::Owner).await.unwrap();
        let stranger = deployment.client(&running).with_token(&stranger.api_key);
        assert_eq!(refusal(&stranger.get(&format!("{path}/letter.txt")).await), (404, "not_found"));
        running.stop().await;
    }
}
