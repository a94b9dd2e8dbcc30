//! What is sent, signed and seen again.

use std::collections::BTreeSet;

use chrono::TimeDelta;
use lending_samples::{Persona, Spec, layout, statement};
use lending_tests::{Form, Received, TestDeployment, both_modes};
use serde_json::{Value, json};

use super::{Scene, delivery, is_verified};

fn types(events: &[Value]) -> BTreeSet<String> {
    events.iter().map(|event| event["type"].as_str().unwrap().to_owned()).collect()
}

fn is_completion(message: &Received) -> bool {
    message.json()["type"] == "analysis.completed"
}

both_modes! {
    async fn an_analysis_is_told_of_and_the_public_verifier_accepts_the_message(deployment: TestDeployment) {
        let scene = Scene::open(deployment).await;
        let (endpoint, secret) = scene.endpoint(&[]).await;
        let fixture =
            statement(&Spec::new(layout("hdfc-classic").unwrap(), Persona::SteadySalaried, 6, 1)).unwrap();
        let form = Form::default().file(&fixture.pdf).text("applicant_name", "Canary Applicant Seven");
        let made = scene.client.upload(form).await;
        assert_eq!(made.status, 201, "{}", made.text);
        let analysis = made.body["id"].as_str().unwrap();
        let received = loop {
            let received = scene.receiver.wait_for(1).await;
            if received.iter().any(is_completion) {
                break received;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        };
        let record = scene.client.get(&format!("/v1/analyses/{analysis}")).await.body;
        let message = received.iter().find(|message| is_completion(message)).unwrap();
        let told = message.json();
        assert_eq!(told["data"]["analysis_id"], analysis);
        assert_eq!(told["data"]["decision"], record["decision"]);
        assert_eq!(told["data"]["status"], "completed");
        assert!(!message.body.contains("Canary"), "{}", message.body);
        assert!(is_verified(message, &secret), "{:?}", message.headers);
        assert!(!is_verified(message, "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"));
        assert_eq!(message.header("webhook-id"), told["id"].as_str().unwrap());
        assert_eq!(message.header("content-type"), "application/json");

        assert_eq!(scene.client.delete(&format!("/v1/analyses/{analysis}")).await.status, 204);
        let feed = scene.client.get("/v1/events").await.body;
        let events = feed["data"].as_array().unwrap();
        assert_eq!(events[0], told, "whoever asks is told the same");
        assert_eq!(events.last().unwrap()["type"], "analysis.erased");
        let received = scene.receiver.wait_for(events.len()).await;
        let sent: Vec<Value> = received.iter().map(Received::json).collect();
        assert_eq!(types(&sent), types(events));
        let shown = delivery(&scene.client, &endpoint, |delivery| delivery["status"] == "delivered").await;
        assert!(received.iter().any(|message| shown["request_body"] == message.body), "{shown}");
        assert_eq!((&shown["attempts"][0]["answer_status"], &shown["attempts"][0]["answer"]), (&json!(200), &json!("heard")));
        scene.close().await;
    }

    async fn an_endpoint_gets_the_types_it_asks_for(deployment: TestDeployment) {
        let scene = Scene::open(deployment).await;
        let (only_failures, _) = scene.endpoint(&["analysis.failed"]).await;
        let (checks, _) = scene.endpoint(&["credit_check.completed", "credit_check.completed"]).await;
        let id = scene.happen(1).await;
        let received = scene.receiver.wait_for(1).await;
        assert_eq!(received[0].json()["data"]["credit_check_id"], id);
        let count = async |path: &str| scene.client.get(&format!("{path}/deliveries")).await.body["total"].clone();
        assert_eq!((count(&only_failures).await, count(&checks).await), (json!(0), json!(1)));
        let shown = scene.client.get(&checks).await.body;
        assert_eq!(shown["event_types"], json!(["credit_check.completed"]));
        assert!(shown.get("secret").is_none(), "a secret is shown once");
        scene.close().await;
    }

    async fn for_the_grace_of_a_rotation_both_secrets_sign_and_then_the_new_one_alone(deployment: TestDeployment) {
        let scene = Scene::open(deployment).await;
        let (endpoint, old) = scene.endpoint(&[]).await;
        let keyed = scene.client.with_header("Idempotency-Key", "one rotation");
        let rotated = keyed.post(&format!("{endpoint}/rotate-secret"), &Value::Null).await;
        assert_eq!(rotated.status, 201, "{}", rotated.text);
        let new = rotated.body["secret"].as_str().unwrap().to_owned();
        assert_ne!(old, new);
        let again = keyed.post(&format!("{endpoint}/rotate-secret"), &Value::Null).await;
        assert_eq!((again.status, again.header("idempotency-replayed")), (201, Some("true")));
        assert!(again.body.get("secret").is_none());
        scene.happen(1).await;
        let both = scene.receiver.wait_for(1).await;
        assert!(is_verified(&both[0], &old) && is_verified(&both[0], &new));

        let rotated = scene.client.post(&format!("{endpoint}/rotate-secret?grace_hours=0"), &Value::Null).await;
        let newest = rotated.body["secret"].as_str().unwrap().to_owned();
        assert_eq!(rotated.body["previous_secret_expires_at"], Value::Null);
        scene.happen(2).await;
        let received = scene.receiver.wait_for(2).await;
        assert!(is_verified(&received[1], &newest) && !is_verified(&received[1], &new));
        scene.close().await;
    }

    async fn secrets_and_addresses_lie_sealed_and_are_sealed_anew(deployment: TestDeployment) {
        let scene = Scene::open(deployment).await;
        let url = format!("{}?token=canary-token-8821", scene.receiver.url);
        let (_, secret) = crate::webhooks::endpoint_at(&scene.client, &url, &[]).await;
        scene.happen(1).await;
        scene.receiver.wait_for(1).await;
        let dump = scene.deployment.dump().await.unwrap();
        for canary in [secret.as_str(), "canary-token-8821"] {
            assert!(!dump.windows(canary.len()).any(|window| window == canary.as_bytes()), "{canary}");
        }
        scene.running.app.store.rotate_keys().await.unwrap();
        scene.happen(2).await;
        let received = scene.receiver.wait_for(2).await;
        assert!(is_verified(&received[1], &secret), "keys were changed, the secret was not");
        scene.close().await;
    }

    async fn a_delivery_or_everything_since_a_time_is_sent_again_under_the_same_id(deployment: TestDeployment) {
        let scene = Scene::open(deployment).await;
        let start = scene.deployment.clock.now() - TimeDelta::minutes(1);
        let (endpoint, secret) = scene.endpoint(&[]).await;
        for number in 1..=3 {
            scene.happen(number).await;
        }
        scene.receiver.wait_for(3).await;
        let first = delivery(&scene.client, &endpoint, |delivery| delivery["status"] == "delivered").await;
        let replay = format!("{endpoint}/deliveries/{}/replay", first["id"].as_str().unwrap());
        let keyed = scene.client.with_header("Idempotency-Key", "once more");
        let queued = keyed.post(&replay, &Value::Null).await;
        assert_eq!(queued.status, 201, "{}", queued.text);
        assert_eq!((&queued.body["event_id"], &queued.body["cause"]), (&first["event_id"], &json!("replay")));
        assert_eq!(keyed.post(&replay, &Value::Null).await.body["id"], queued.body["id"], "a repeated request sends nothing");
        let received = scene.receiver.wait_for(4).await;
        assert_eq!(received[3].header("webhook-id"), first["event_id"].as_str().unwrap());
        assert!(is_verified(&received[3], &secret));

        delivery(&scene.client, &endpoint, |delivery| delivery["status"] == "delivered").await;
        let all = scene.client.post(&format!("{endpoint}/replay"), &json!({"since": start})).await;
        assert_eq!(all.body, json!({"queued": 3, "more_since": null}), "{}", all.text);
        let received = scene.receiver.wait_for(7).await;
        let ids: BTreeSet<&str> = received.iter().map(|message| message.header("webhook-id")).collect();
        assert_eq!(ids.len(), 3);
        let none = scene.client.post(&format!("{endpoint}/replay"), &json!({"since": "2126-01-01T00:00:00Z"})).await;
        assert_eq!(none.body["queued"], 0);
        scene.close().await;
    }

    async fn a_test_is_sent_once_and_tells_what_was_answered(deployment: TestDeployment) {
        let scene = Scene::open(deployment).await;
        let (endpoint, secret) = scene.endpoint(&["analysis.failed"]).await;
        let queued = scene.client.post(&format!("{endpoint}/test"), &Value::Null).await;
        assert_eq!((queued.status, &queued.body["cause"]), (201, &json!("test")), "{}", queued.text);
        let received = scene.receiver.wait_for(1).await;
        assert_eq!(received[0].json()["type"], "webhook_endpoint.test");
        assert!(is_verified(&received[0], &secret));
        delivery(&scene.client, &endpoint, |delivery| delivery["status"] == "delivered").await;
        scene.receiver.behave(lending_tests::Behaviour::Answer(500));
        scene.client.post(&format!("{endpoint}/test"), &Value::Null).await;
        let failed = delivery(&scene.client, &endpoint, |delivery| delivery["status"] == "failed").await;
        assert_eq!((&failed["attempt_count"], &failed["attempts"][0]["problem"]), (&json!(1), &json!("not_accepted")));
        assert_eq!(scene.client.get("/v1/events").await.body["data"], json!([]), "a test is no event");
        scene.close().await;
    }
}
