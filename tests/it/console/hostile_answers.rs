//! Whatever a credit bureau or a receiver of webhooks answers is text on the pages that show it.

use lending_base::{BureauChoice, calendar};
use lending_bureau::sandbox::{BureauSandbox, Case};
use lending_samples::Fault;
use lending_store::users::Role;
use lending_tests::{Behaviour, Form, Receiver, TestDeployment, both_modes, mobile_of};
use serde_json::{Value, json};

use super::guards::pdf;
use super::hostile_texts::assert_harmless;
use super::visitor::Visitor;
use crate::corrections::completed;

const SCRIPT: &str = "<script>alert(1)</script>";
const SCRIPT_AS_TEXT: &str = "&lt;script&gt;alert(1)&lt;/script&gt;";
const LENDER: &str = "\"><img src=x onerror=alert(1)>";
const LENDER_AS_TEXT: &str = "&quot;&gt;&lt;img src=x onerror=alert(1)&gt;";

/// A report with a loan that was written off, in which every free text is hostile.
fn hostile_report(deployment: &TestDeployment) -> String {
    let mobile = mobile_of(Case::WrittenOff, 1);
    let asked = json!({"reference": "hostile", "person": {"name": "Ramesh Kumar Sharma", "mobile": mobile}});
    let today = calendar::day(deployment.clock.now());
    let reply = BureauSandbox::default().ask(asked.to_string().as_bytes(), today);
    let mut answer: Value = serde_json::from_slice(&reply.body).unwrap();
    let report = &mut answer["report"];
    report["name"] = SCRIPT.into();
    report["name_variations"] = json!([LENDER]);
    report["addresses"][0]["text"] = SCRIPT.into();
    for account in report["accounts"].as_array_mut().unwrap() {
        account["lender"] = LENDER.into();
        account["number"] = SCRIPT.into();
    }
    for enquiry in report["enquiries"].as_array_mut().unwrap() {
        enquiry["lender"] = SCRIPT.into();
    }
    answer.to_string()
}

both_modes! {
    async fn what_a_bureau_says_is_text_wherever_it_is_shown(deployment: TestDeployment) {
        let mut deployment = deployment;
        let bureau = Receiver::start(Behaviour::Say(hostile_report(&deployment))).await.unwrap();
        deployment.settings.bureau = Some(BureauChoice::Http);
        deployment.settings.bureau_url = Some(bureau.url.clone());
        deployment.settings.limit_general_burst = 10_000;
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let form = Form::default()
            .file(&pdf(5, Fault::None))
            .text("applicant_name", "Ramesh Kumar Sharma")
            .text("applicant_mobile", &mobile_of(Case::WrittenOff, 1))
            .text("bureau_consent", "true");
        let case = completed(&client, form).await;
        let record = client.get(&format!("{case}?include_result=true")).await.body;
        let mark = record["result"]["bureau"]["marks"][0]["text"].as_str().unwrap();
        assert!(mark.contains(LENDER), "{mark}");
        let check = format!("/credit-checks/{}", record["credit_check_id"].as_str().unwrap());
        let report = client.get(&format!("/v1{check}")).await.body["report"].clone();
        assert_eq!((&report["accounts"][0]["lender"], &report["enquiries"][0]["lender"]), (&json!(LENDER), &json!(SCRIPT)));

        let page = case.strip_prefix("/v1").unwrap();
        let mut visitor = Visitor::signed_in(client.base(), &owner.email).await;
        for (address, told) in [
            (check.clone(), SCRIPT_AS_TEXT), (check, LENDER_AS_TEXT), (page.to_owned(), LENDER_AS_TEXT),
            (format!("{page}/bureau"), LENDER_AS_TEXT), (format!("{page}/memo"), LENDER_AS_TEXT),
            (format!("{page}/money"), ""), (format!("{page}/policy"), ""), (format!("{page}/history"), ""),
            (format!("{page}/document"), ""), ("/credit-checks".to_owned(), ""), ("/inbox".to_owned(), ""),
        ] {
            let seen = visitor.get(&address).await;
            assert_eq!(seen.status, 200, "{address}: {}", seen.html);
            assert_harmless(&address, &seen.html);
            assert!(seen.html.contains(told), "{address} shows it, as text: {}", seen.html);
        }
        running.stop().await;
    }

    async fn what_a_receiver_answers_is_text_on_the_page_of_its_delivery(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.webhook_loopback = true;
        deployment.settings.limit_general_per_minute = 1_000_000;
        deployment.settings.limit_general_burst = 1_000_000;
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let receiver = Receiver::start(Behaviour::Say(format!("{SCRIPT}{LENDER}"))).await.unwrap();
        let made = client.post("/v1/webhook-endpoints", &json!({"url": receiver.url})).await.body;
        let endpoint = made["id"].as_str().unwrap();
        let tested = client.post(&format!("/v1/webhook-endpoints/{endpoint}/test"), &json!({})).await.body;
        let delivery = format!("{endpoint}/deliveries/{}", tested["id"].as_str().unwrap());
        let sent = loop {
            let told = client.get(&format!("/v1/webhook-endpoints/{delivery}")).await.body;
            if told["status"] == "delivered" {
                break told;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        };
        assert_eq!(sent["attempts"][0]["answer"], format!("{SCRIPT}{LENDER}"));
        let mut visitor = Visitor::signed_in(client.base(), &owner.email).await;
        let address = format!("/settings/webhooks/{delivery}");
        let seen = visitor.get(&address).await;
        assert_harmless(&address, &seen.html);
        assert!(seen.html.contains(&format!("{SCRIPT_AS_TEXT}{LENDER_AS_TEXT}")), "{}", seen.html);
        running.stop().await;
    }
}
