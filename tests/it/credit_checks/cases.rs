//! Every made-up person gives the documented answer, whether the bureau is in the process or over HTTP.

use lending_bureau::consent_form;
use lending_bureau::sandbox::{Case, sandbox_table};
use lending_store::users::Role;
use lending_tests::{Mode, TestDeployment, both_modes};
use serde_json::{Value, json};

use super::{NAME, WithBureau, mark_codes, person, refusal, without_limits};

/// What a case must come to.
struct Expected {
    case: Case,
    status: &'static str,
    score: Option<u16>,
    score_status: Value,
    marks: &'static [&'static str],
    billing: &'static str,
    problem: Option<&'static str>,
}

fn report(case: Case, score: u16, marks: &'static [&'static str]) -> Expected {
    Expected {
        case,
        status: "completed",
        score: Some(score),
        score_status: json!("scored"),
        marks,
        billing: "charged",
        problem: None,
    }
}

fn in_review(case: Case, problem: &'static str) -> Expected {
    Expected {
        case,
        status: "needs_review",
        score: None,
        score_status: Value::Null,
        marks: &[],
        billing: "not_charged",
        problem: Some(problem),
    }
}

fn expected() -> Vec<Expected> {
    let empty = |case, score_status, billing| Expected {
        case,
        status: "completed",
        score: None,
        score_status: json!(score_status),
        marks: &[],
        billing,
        problem: None,
    };
    vec![
        report(Case::Clean, 780, &[]),
        empty(Case::NoHistory, "no_history", "charged"),
        empty(Case::NoHit, "no_hit", "not_charged"),
        // What was written off is owed still, and past due.
        report(Case::WrittenOff, 540, &["written_off", "overdue"]),
        // 120 days late ten months ago, before it was settled.
        report(Case::Settled, 610, &["settled", "dpd_90_in_24_months", "dpd_60_in_12_months"]),
        report(Case::SuitFiled, 520, &["suit_filed"]),
        report(Case::WilfulDefault, 480, &["wilful_default"]),
        // 95, 64 and 34 days late in three months on end, all within the last six.
        report(
            Case::Dpd90,
            590,
            &["dpd_90_in_24_months", "dpd_60_in_12_months", "repeated_dpd_30_in_6_months"],
        ),
        report(Case::NameMismatch, 780, &[]),
        report(Case::Slow, 780, &[]),
        in_review(Case::Timeout, "outcome_unknown"),
        report(Case::LostAnswer, 780, &[]),
        in_review(Case::Malformed, "answer_unreadable"),
        in_review(Case::Implausible, "answer_unreadable"),
    ]
}

async fn every_case(client: &lending_tests::Client, deployment: &TestDeployment) {
    let mut charged = 0;
    for expected in expected() {
        let case = expected.case;
        let made = client.post("/v1/credit-checks", &person(case)).await;
        assert_eq!(made.status, 201, "{case:?}: {}", made.text);
        let check = &made.body;
        assert_eq!(check["status"], expected.status, "{case:?}: {check}");
        assert_eq!(
            (&check["score"], &check["score_status"]),
            (&json!(expected.score), &expected.score_status)
        );
        assert_eq!(mark_codes(check), expected.marks, "{case:?}");
        assert_eq!(check["billing"]["state"], expected.billing, "{case:?}");
        assert_eq!(check["problem"]["code"], json!(expected.problem), "{case:?}");
        assert_eq!(check["report"].is_object(), expected.billing == "charged", "{case:?}");
        let is_charged = expected.billing == "charged";
        assert_eq!(check["billing"]["amount"], if is_charged { 50 } else { 0 });
        assert_eq!(check["billing"]["ledger_id"].is_string(), is_charged);
        charged += i64::from(is_charged);
        let read = client.get(&format!("/v1/credit-checks/{}", check["id"].as_str().unwrap())).await;
        assert_eq!(&read.body, check, "{case:?}: what was answered is what was saved");
    }
    let unavailable = client.post("/v1/credit-checks", &person(Case::Unavailable)).await;
    assert_eq!(refusal(&unavailable), (503, "bureau_unavailable"));
    assert!(unavailable.header("retry-after").is_some());
    // By hand: all but no hit, timeout, malformed and implausible.
    assert_eq!(charged, 10);
    assert_eq!(deployment.rows("ledger").await.unwrap(), charged);
    // The three that need review may still cost something.
    assert_eq!(deployment.held_beyond_charges().await.unwrap(), 3 * 5000);
    let failed = client.get("/v1/credit-checks?limit=1").await;
    assert_eq!(failed.body["data"][0]["status"], "failed");
    assert_eq!(failed.body["data"][0]["problem"]["code"], "bureau_unavailable");
}

/// On Postgres they are not billed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_case_in_the_process_gives_its_documented_answer() {
    let mut deployment = TestDeployment::open(Mode::Embedded).await.unwrap();
    without_limits(&mut deployment);
    let running = deployment.serve().await.unwrap();
    let owner = deployment.person(&running, Role::Owner).await.unwrap();
    every_case(&deployment.client(&running).with_token(&owner.api_key), &deployment).await;
    running.stop().await;
}

both_modes! {
    async fn every_case_over_http_gives_its_documented_answer(deployment: TestDeployment) {
        let setup = WithBureau::open(deployment).await;
        every_case(&setup.client, &setup.deployment).await;
        assert!(setup.bureau.sandbox.questions().values().all(|times| *times == 1), "nobody is asked about twice");
        setup.close().await;
    }

    async fn the_report_is_whole_and_hides_what_it_must(deployment: TestDeployment) {
        let setup = WithBureau::open(deployment).await;
        let check = setup.check(Case::WrittenOff).await.body;
        assert_eq!((&check["name"], &check["mobile"]), (&json!(NAME), &json!("+91XXXXXX0103")));
        assert_eq!(check["requested_by"], setup.owner.user.id.as_str());
        assert_eq!(check["consent"]["ip"], "127.0.0.1");
        assert_eq!(check["consent"]["purpose"], "credit_assessment");
        let report = &check["report"];
        assert_eq!(report["bureau"], "sandbox");
        assert_eq!(report["reference"], format!("SBX-{}", check["id"].as_str().unwrap()));
        assert_eq!(report["subject"]["name"], NAME.to_uppercase());
        assert_eq!(report["subject"]["pan_masked"], "XXXXXX234C");
        assert_eq!(report["subject"]["phones_masked"], json!(["+XXXXXXXX0103"]));
        assert_eq!(report["subject"]["birth_date_masked"], "XX-XX-1988");
        assert_eq!(report["subject"]["emails_masked"], json!(["p***@example.com"]));
        let accounts = report["accounts"].as_array().unwrap();
        // A card, a housing loan, and the personal loan that was written off.
        assert_eq!(accounts.iter().map(|account| account["type"].as_str().unwrap()).collect::<Vec<_>>(),
            ["credit_card", "housing_loan", "personal_loan"]);
        assert!(accounts.iter().all(|account| account["history"].as_array().unwrap().len() == 36));
        assert_eq!(accounts[0]["number_masked"], "XXXXXXXXXXXX1234");
        let bad = &accounts[2];
        assert_eq!((&bad["status"], &bad["status_code"]), (&json!("written_off"), &json!("02")));
        assert_eq!((&bad["lender"], &bad["wo_amount_total"]), (&Value::Null, &json!(84_000)));
        // 18,250 on the card, 20,10,000 on the house, 84,000 written off.
        assert_eq!(report["summary"]["total_balance"], 18_250 + 2_010_000 + 84_000);
        assert_eq!(report["summary"]["active_accounts"], 3);
        setup.close().await;
    }
}

#[test]
fn the_documentation_lists_every_case_and_the_text_of_the_consent() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/credit-checks.md");
    let page = std::fs::read_to_string(path).unwrap();
    let table = sandbox_table();
    assert!(page.contains(&table), "docs/credit-checks.md must hold this table:\n{table}");
    let words = |text: &str| text.replace("\n>", "").split_whitespace().collect::<Vec<_>>().join(" ");
    let consent = &consent_form().text;
    assert!(words(&page).contains(&words(consent)), "docs/credit-checks.md must hold this text:\n{consent}");
}
