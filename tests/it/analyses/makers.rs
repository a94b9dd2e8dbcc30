//! Somebody draws a whole statement anew. Its rows add up; what gives it away is that the team has accepted others of the
//! bank and the layout, and they were all made with another program.

use lending_samples::HandDrawn;
use lending_store::users::Role;
use lending_tests::{Client, TestDeployment, both_modes};
use serde_json::{Value, json};

use super::{ended, made, upload_of};

const MAKERS: &str = "SELECT count(*) FROM statement_makers";
/// A program of the kind banks print with, so that no other check says anything of it.
const OTHER: &str = "Apache FOP Version 2.6";
const HOLDERS: [&str; 5] =
    ["RAVI KUMAR VERMA", "MEENA SUNIL SHAH", "ANIL RAO JOSHI", "SUNITA DEVI PATEL", "FARHAN ALI KHAN"];

/// Eight payments on eight days of two months. No two places have a row in common.
fn drawn(holder: &str, place: i64, producer: &str) -> Vec<u8> {
    let holder = format!("Account Holder : {holder}");
    let number = format!("Account Number : 5010023456{:04}", 1_000 + place);
    let head =
        ["HDFC BANK", "IFSC : HDFC0001234", &holder, &number, "Statement from 01/04/2026 to 31/05/2026"];
    let mut statement = HandDrawn::new(&head, 5_000_000 + place * 731_300).made_with(producer);
    for month in [4, 5] {
        for (day, paise) in [(3, 41_250), (9, -12_375), (15, -7_660), (22, 25_000)] {
            let date = format!("{day:02}/{month:02}/2026");
            let more = place * 105 * i64::signum(paise);
            statement = statement.row(date, format!("PURCHASE OF DAY {day}"), paise + more);
        }
    }
    statement.pdf()
}

/// Uploads under a name that fits nobody: a person has to decide, so nothing is accepted but by one.
async fn to_review(client: &Client, pdf: &[u8]) -> String {
    let path = made(client, upload_of(pdf).text("applicant_name", "Somebody Quite Different")).await;
    let ended = ended(client, &path).await;
    assert_eq!((&ended["status"], &ended["decision"]), (&json!("completed"), &json!("review")), "{ended}");
    path
}

/// The check of the maker, and whether the document is among the reasons to send the case to a person.
async fn judged(client: &Client, pdf: &[u8]) -> (Value, bool) {
    let path = to_review(client, pdf).await;
    let report = client.get(&format!("{path}?include_result=true")).await.body["result"].take();
    let checks = report["integrity"]["checks"].as_array().unwrap();
    let check = checks.iter().find(|check| check["code"] == "maker").unwrap_or_else(|| panic!("no maker"));
    let reasons = report["decision"]["review_reasons"].as_array().unwrap();
    (check.clone(), reasons.iter().any(|reason| reason == "document_integrity"))
}

/// Has a person approve it.
async fn accepted(client: &Client, pdf: &[u8]) {
    let path = to_review(client, pdf).await;
    let review = client.post(&format!("{path}/review"), &json!({"outcome": "approve"})).await;
    assert_eq!(review.status, 200, "{}", review.text);
}

both_modes! {
    async fn another_maker_than_that_of_accepted_statements_is_a_warning_for_a_person(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let one = deployment.person(&running, Role::Owner).await.unwrap();
        let other = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&one.api_key);
        let others = deployment.client(&running).with_token(&other.api_key);
        let forged = drawn("KIRAN BALA NAIR", 7, OTHER);

        for (place, holder) in (0..).zip(HOLDERS) {
            let (check, is_sent) = judged(&client, &forged).await;
            assert_eq!((&check["status"], is_sent), (&json!("not_run"), false), "after {place}: {check}");
            // Versions of the program differ, as they do over the years.
            accepted(&client, &drawn(holder, place, &format!("iText 5.5.{place}"))).await;
        }
        let (check, is_sent) = judged(&client, &forged).await;
        assert_eq!((&check["status"], &check["severity"]), (&json!("failed"), &json!("warning")), "{check}");
        assert!(is_sent, "one warning is enough");
        let message = check["message"].as_str().unwrap();
        assert!(message.contains("made with iText (5 that the team accepted)"), "{message}");
        assert!(message.contains(&format!("this file names `{OTHER}`")), "{message}");
        let evidence = &check["evidence"][0];
        assert_eq!((&evidence["declared"], &evidence["found"]), (&json!(OTHER), &json!("iText")));

        // Who has the bank's own file is left alone, and so is who took its password off.
        let own = drawn("JOSEPH MATHEW PAUL", 8, "iText 7.1.2");
        let (check, is_sent) = judged(&client, &own).await;
        assert_eq!((&check["status"], is_sent), (&json!("passed"), false), "{check}");
        let unlocked = drawn("LEELA MOHAN DAS", 9, "qpdf 11.9.0");
        let (check, is_sent) = judged(&client, &unlocked).await;
        assert_eq!((&check["status"], is_sent), (&json!("not_run"), false), "{check}");

        let (check, is_sent) = judged(&others, &forged).await;
        assert_eq!((&check["status"], is_sent), (&json!("not_run"), false), "another team accepted nothing: {check}");

        // What a person accepts is how the layout is made, too: the bank may have changed its software.
        accepted(&client, &drawn("NEHA ARUN GUPTA", 10, OTHER)).await;
        let (check, is_sent) = judged(&client, &forged).await;
        assert_eq!((&check["status"], is_sent), (&json!("not_run"), false), "{check}");

        assert!(deployment.number(MAKERS).await.unwrap() > 0);
        for client in [&client, &others] {
            for analysis in client.get("/v1/analyses?limit=100").await.body["data"].as_array().unwrap() {
                let path = format!("/v1/analyses/{}", analysis["id"].as_str().unwrap());
                assert_eq!(client.delete(&path).await.status, 204);
            }
        }
        assert_eq!(deployment.number(MAKERS).await.unwrap(), 0);
        running.stop().await;
    }
}
