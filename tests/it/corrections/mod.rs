//! A lender corrects what was misunderstood, and the decision is computed anew.

mod conflicts;
mod drawn;
mod remembered;
mod replay;
mod reviews;
mod rows;

use lending_tests::{Answer, Client, Form};
use serde_json::{Value, json};

/// A product that declines whoever earns less than 30,000 a month.
pub(crate) async fn product(client: &Client) -> String {
    let product = json!({
        "name": "Pay loan", "amount": {"min": 10_000, "max": 500_000}, "annual_rate_pct": 12,
        "tenure_months": {"min": 6, "max": 48, "default": 24},
        "policy": {"rules": [
            {"id": "income", "metric": "monthly_income", "op": "gte", "value": 30_000, "severity": "knockout"},
        ]},
        "thresholds": {"approve": 30, "review": 20},
    });
    let made = client.post("/v1/products", &product).await;
    assert_eq!(made.status, 201, "{}", made.text);
    made.body["id"].as_str().unwrap().to_owned()
}

/// The upload of the freelancer's statement, who asks for 100,000.
pub(crate) fn freelancer(product: &str) -> Form {
    Form::default()
        .file(&drawn::freelancer())
        .text("applicant_name", "Asha Verma")
        .text("product_id", product)
        .text("inputs", r#"{"requested_amount": 100000}"#)
}

/// The freelancer's statement itself.
pub(crate) fn freelancer_pdf() -> Vec<u8> {
    drawn::freelancer()
}

/// The path of an analysis that has ended well.
pub(crate) async fn completed(client: &Client, form: Form) -> String {
    let answer = client.upload(form).await;
    assert_eq!(answer.status, 201, "{}", answer.text);
    let path = format!("/v1/analyses/{}", answer.body["id"].as_str().unwrap());
    loop {
        let record = client.get(&format!("{path}?wait=30")).await.body;
        match record["status"].as_str() {
            Some("completed") => return path,
            Some("failed") => panic!("{record}"),
            _ => {}
        }
    }
}

async fn report(client: &Client, path: &str) -> Value {
    client.get(&format!("{path}?include_result=true")).await.body["result"].clone()
}

/// That the freelancer's client is an employer.
fn employed() -> Value {
    json!({"employers": ["RAVI MEHTA"], "reason": "Contract seen."})
}

async fn corrected(client: &Client, path: &str, body: &Value) -> Value {
    let answer = client.patch(&format!("{path}/corrections"), body).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.body
}

fn refusal(answer: &Answer) -> (u16, &str) {
    (answer.status, answer.code())
}

/// The rows whose counterparty this is.
fn rows_with(report: &Value, counterparty: &str) -> Vec<Value> {
    let rows = report["transactions"].as_array().unwrap();
    rows.iter().filter(|row| row["counterparty"] == counterparty).cloned().collect()
}

fn ids(rows: &[Value]) -> Vec<Value> {
    rows.iter().map(|row| row["id"].clone()).collect()
}
