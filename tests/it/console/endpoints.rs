//! Owners have their systems told what happened, try it out, and send again what was missed.

use std::time::Duration;

use chrono::TimeDelta;
use lending_base::calendar;
use lending_bureau::sandbox::Case;
use lending_store::users::Role;
use lending_tests::{Behaviour, Receiver, TestDeployment, both_modes, mobile_of};
use serde_json::{Value, json};

use super::visitor::{Seen, Visitor};

const PAGE: &str = "/settings/webhooks";
const SCRIPT: &str = "<script>alert('x')</script>";

/// Makes an endpoint on the page; its address, its id and its secret.
async fn made(visitor: &mut Visitor, url: &str) -> (String, String, String) {
    let seen = visitor.post(PAGE, &[("url", url), ("description", SCRIPT)]).await;
    assert_eq!(seen.status, 200, "{}", seen.html);
    let secret = seen.between("id=\"new-secret\">", "<").to_owned();
    let id = seen.between("href=\"/settings/webhooks/", "\"").to_owned();
    (format!("{PAGE}/{id}"), id, secret)
}

/// The page of a delivery once it says this, however long that takes.
async fn once_said(visitor: &mut Visitor, address: &str, text: &str) -> Seen {
    loop {
        let seen = visitor.get(address).await;
        assert_eq!(seen.status, 200, "{}", seen.html);
        if seen.html.contains(text) {
            return seen;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

both_modes! {
    async fn an_endpoint_is_made_tested_and_what_was_sent_is_sent_again(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.webhook_loopback = true;
        deployment.settings.limit_general_per_minute = 1_000_000;
        deployment.settings.limit_general_burst = 1_000_000;
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let receiver = Receiver::start(Behaviour::Answer(200)).await.unwrap();
        let mut visitor = Visitor::signed_in(client.base(), &owner.email).await;
        assert!(visitor.get(PAGE).await.html.contains("No webhook endpoints yet."));
        let (address, id, secret) = made(&mut visitor, &receiver.url).await;
        assert!(secret.starts_with("whsec_"), "{secret}");
        let page = visitor.get(&address).await;
        assert!(page.html.contains(&receiver.url) && page.html.contains("Enabled") && page.html.contains("Nothing was sent yet."), "{}", page.html);
        assert!(page.html.contains("&lt;script&gt;alert(") && !page.html.contains("<script>"), "{}", page.html);
        for address in [PAGE, address.as_str()] {
            assert!(!visitor.get(address).await.html.contains(&secret), "it is shown once: {address}");
        }

        // A test is delivered, signed with the secret that was shown.
        let tested = visitor.post(&address, &[("act", "test")]).await;
        assert_eq!(tested.status, 303, "{}", tested.html);
        let delivery = tested.header("location").to_owned();
        assert!(delivery.starts_with(&format!("{address}/deliveries/dlv_")), "{delivery}");
        let received = receiver.wait_for(1).await;
        let verifier = standardwebhooks::Webhook::new(&secret).unwrap();
        assert!(verifier.verify(received[0].body.as_bytes(), &received[0].headers).is_ok());
        let shown = once_said(&mut visitor, &delivery, "Delivered").await;
        let told = client.get(&format!("/v1/webhook-endpoints/{id}/deliveries/{}", delivery.rsplit('/').next().unwrap())).await.body;
        assert!(shown.html.contains(&told["request_body"].as_str().unwrap().replace('"', "&quot;")), "{}", shown.html);
        assert!(shown.html.contains(told["event_id"].as_str().unwrap()) && shown.html.contains(">200</strong>") && shown.html.contains("heard"), "{}", shown.html);

        // One delivery, and everything since a time.
        let again = visitor.post(&delivery, &[]).await;
        assert_eq!(again.status, 303, "{}", again.html);
        assert_ne!(again.header("location"), delivery);
        let received = receiver.wait_for(2).await;
        assert_eq!(received[1].header("webhook-id"), told["event_id"].as_str().unwrap(), "the same event");
        once_said(&mut visitor, again.header("location"), "Delivered").await;
        let check = json!({"name": "Ramesh Kumar Sharma", "mobile": mobile_of(Case::Clean, 1), "consent": true});
        assert_eq!(client.post("/v1/credit-checks", &check).await.status, 201);
        receiver.wait_for(3).await;
        let newest = async || client.get(&format!("/v1/webhook-endpoints/{id}/deliveries?limit=1")).await.body["data"][0].clone();
        while newest().await["status"] != "delivered" {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let hour_ago = calendar::local(deployment.clock.now() - TimeDelta::hours(1)).format("%Y-%m-%dT%H:%M").to_string();
        visitor.get(&address).await;
        let all = visitor.post(&address, &[("act", "replay"), ("since", &hour_ago)]).await;
        assert!(all.status == 200 && all.html.contains("<strong>1</strong> events are on their way again."), "{}", all.html);
        receiver.wait_for(4).await;
        assert_eq!(newest().await["cause"], "replay");
        let wrong = visitor.post(&address, &[("act", "replay"), ("since", "yesterday")]).await;
        assert_eq!(wrong.status, 400, "{}", wrong.html);
        let failed = visitor.get(&format!("{address}?status=failed")).await;
        assert!(failed.html.contains("Nothing matches these filters."), "{}", failed.html);
        running.stop().await;
    }

    async fn an_endpoint_is_changed_disabled_rotated_and_deleted(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_general_per_minute = 1_000_000;
        deployment.settings.limit_general_burst = 1_000_000;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let mut visitor = Visitor::signed_in(client.base(), &owner.email).await;
        for (url, said) in [("http://10.0.0.1/", "Url"), ("\"><script>alert(1)</script>", "&quot;&gt;&lt;script&gt;")] {
            let wrong = visitor.post(PAGE, &[("url", url)]).await;
            assert_eq!(wrong.status, 400, "{}", wrong.html);
            assert!(wrong.html.contains(said) && !wrong.html.contains("<script>"), "{}", wrong.html);
        }
        let (address, id, secret) = made(&mut visitor, "https://hooks.example.com/lending").await;
        let api = format!("/v1/webhook-endpoints/{id}");
        assert_eq!(client.get(&api).await.body["event_types"], json!([]));
        let changed = visitor.post(&address, &[
            ("act", "change"), ("url", "https://hooks.example.com/other"), ("event_type", "analysis.completed"), ("event_type", "analysis.failed"),
        ]).await;
        assert_eq!(changed.status, 303, "{}", changed.html);
        let now = client.get(&api).await.body;
        assert_eq!((&now["url"], &now["description"]), (&json!("https://hooks.example.com/other"), &Value::Null));
        assert_eq!(now["event_types"], json!(["analysis.completed", "analysis.failed"]));
        let page = visitor.get(&address).await;
        assert!(page.html.contains("analysis.completed, analysis.failed"), "{}", page.html);

        let rotated = visitor.post(&address, &[("act", "rotate"), ("grace_hours", "2")]).await;
        assert_eq!(rotated.status, 200, "{}", rotated.html);
        let fresh = rotated.between("id=\"new-secret\">", "<").to_owned();
        assert!(fresh.starts_with("whsec_") && fresh != secret);
        let page = visitor.get(&address).await;
        assert!(!page.html.contains(&fresh) && page.html.contains("Old secret signs until"), "{}", page.html);
        assert_eq!(visitor.post(&address, &[("act", "rotate"), ("grace_hours", "999")]).await.status, 400);

        assert_eq!(visitor.post(&address, &[("act", "disable")]).await.status, 303);
        let page = visitor.get(&address).await;
        assert!(page.html.contains("An owner disabled it.") && !page.html.contains("value=\"test\""), "{}", page.html);
        let refused = visitor.post(&address, &[("act", "test")]).await;
        assert_eq!(refused.status, 409, "{}", refused.html);
        assert_eq!(visitor.post(&address, &[("act", "enable")]).await.status, 303);
        assert_eq!(client.get(&api).await.body["status"], "enabled");

        let page = visitor.get(&address).await;
        assert!(page.html.contains("the log of its deliveries is gone for good"), "what goes is said first");
        let deleted = visitor.post(&address, &[("act", "delete")]).await;
        assert_eq!((deleted.status, deleted.header("location")), (303, "/settings/webhooks?done=endpoint"), "{}", deleted.html);
        assert_eq!(visitor.get(&address).await.status, 404);
        assert_eq!(client.get(&api).await.status, 404);
        running.stop().await;
    }
}
