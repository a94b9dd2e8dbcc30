//! What no single file shows: its rows are somebody else's, or the account said otherwise before.

use lending_samples::HandDrawn;
use lending_store::users::Role;
use lending_tests::{Client, TestDeployment, both_modes};
use serde_json::Value;

use super::{ended, made, upload_of};

const ACCOUNTS: &str = "other_accounts";
const VERSIONS: &str = "other_versions";
const MARKS: &str = "SELECT count(*) FROM statement_marks";

/// Eight payments on eight days of two months, from so many paise on.
fn drawn(holder: &str, number: &str, opening: i64) -> Vec<u8> {
    let holder = format!("Account Holder : {holder}");
    let number = format!("Account Number : {number}");
    let head = ["HDFC BANK", &holder, &number, "Statement from 01/04/2026 to 31/05/2026"];
    let mut statement = HandDrawn::new(&head, opening);
    for month in [4, 5] {
        for (day, paise) in [(3, 41_250), (9, -12_375), (15, -7_660), (22, 25_000)] {
            let date = format!("{day:02}/{month:02}/2026");
            statement = statement.row(date, format!("PURCHASE OF DAY {day}"), paise);
        }
    }
    statement.pdf()
}

/// What became of the check of this name, and why a person must look, if one must.
async fn judged(client: &Client, pdf: &[u8], code: &str) -> (String, Value, Value) {
    let path = made(client, upload_of(pdf)).await;
    let ended = ended(client, &path).await;
    assert_eq!(ended["status"], "completed", "{ended}");
    let report = client.get(&format!("{path}?include_result=true")).await.body["result"].take();
    let checks = report["integrity"]["checks"].as_array().unwrap();
    let check = checks.iter().find(|check| check["code"] == code).unwrap_or_else(|| panic!("no {code}"));
    (path, check.clone(), report["decision"]["review_reasons"].clone())
}

fn is_sent_to_a_person(reasons: &Value) -> bool {
    reasons.as_array().unwrap().iter().any(|reason| reason == "document_integrity")
}

both_modes! {
    async fn rows_of_another_account_are_found_within_the_team_alone(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let one = deployment.person(&running, Role::Owner).await.unwrap();
        let other = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&one.api_key);
        let others = deployment.client(&running).with_token(&other.api_key);
        let own = drawn("RAVI KUMAR VERMA", "50100234561234", 5_000_000);
        let copied = drawn("MEENA SUNIL SHAH", "50100876549876", 5_000_000);

        let (first, check, reasons) = judged(&client, &own, ACCOUNTS).await;
        assert_eq!(check["status"], "passed", "{check}");
        assert!(!is_sent_to_a_person(&reasons), "{reasons}");
        let again = judged(&client, &own, ACCOUNTS).await;
        assert_eq!(again.1["status"], "passed", "the same account again");
        let (_, check, _) = judged(&others, &copied, ACCOUNTS).await;
        assert_eq!(check["status"], "passed", "another team's statements are no concern of this one");

        let (_, check, reasons) = judged(&client, &copied, ACCOUNTS).await;
        assert_eq!((&check["status"], &check["severity"]), (&"failed".into(), &"critical".into()), "{check}");
        let message = check["message"].as_str().unwrap();
        assert!(message.starts_with("8 rows stand in the statements of another account"), "{message}");
        assert!(message.contains("APP-000001") && message.contains("APP-000002"), "{message}");
        assert_eq!(check["evidence"].as_array().unwrap().len(), 8);
        assert!(check["evidence"][0]["transaction_id"].is_string(), "{check}");
        assert!(is_sent_to_a_person(&reasons), "{reasons}");

        // What is erased is compared with nothing any more.
        for path in [&first, &again.0] {
            assert_eq!(client.delete(path).await.status, 204);
        }
        let (last, check, _) = judged(&client, &copied, ACCOUNTS).await;
        assert_eq!(check["status"], "passed", "{check}");
        assert_eq!(client.delete(&last).await.status, 204);
        assert!(deployment.number(MARKS).await.unwrap() > 0);
        for client in [&client, &others] {
            for analysis in client.get("/v1/analyses").await.body["data"].as_array().unwrap() {
                let path = format!("/v1/analyses/{}", analysis["id"].as_str().unwrap());
                assert_eq!(client.delete(&path).await.status, 204);
            }
        }
        assert_eq!(deployment.number(MARKS).await.unwrap(), 0);
        running.stop().await;
    }

    async fn an_account_that_closed_its_days_with_other_balances_before_is_found(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let (_, check, _) = judged(&client, &drawn("RAVI KUMAR VERMA", "50100234561234", 5_000_000), VERSIONS).await;
        assert_eq!(check["status"], "passed", "{check}");
        // Five lakh more than before, on every day.
        let richer = drawn("VERMA RAVI KUMAR", "XXXXXXXXXX1234", 55_000_000);
        let (_, check, reasons) = judged(&client, &richer, VERSIONS).await;
        assert_eq!((&check["status"], &check["severity"]), (&"failed".into(), &"critical".into()), "{check}");
        // Of eight days the last may not have been over.
        let message = check["message"].as_str().unwrap();
        assert!(message.contains("on 7 days it closed with another balance (APP-000001)"), "{message}");
        assert!(is_sent_to_a_person(&reasons), "{reasons}");
        running.stop().await;
    }
}
