//! Receivers that fail, hang, lead elsewhere, never end or are gone.

use chrono::TimeDelta;
use lending_store::users::Role;
use lending_tests::{Behaviour, Receiver, TestDeployment, both_modes};
use serde_json::{Value, json};

use super::{Scene, check, delivery, endpoint_at, refusal};

both_modes! {
    async fn what_is_refused_is_tried_again_until_it_is_accepted(deployment: TestDeployment) {
        let scene = Scene::open(deployment).await;
        let (endpoint, _) = scene.endpoint(&[]).await;
        scene.receiver.behave(Behaviour::Answer(503));
        let id = scene.happen(1).await;
        let waiting = delivery(&scene.client, &endpoint, |delivery| delivery["attempts"][0].is_object()).await;
        assert_eq!((&waiting["status"], &waiting["attempts"][0]["answer_status"]), (&json!("pending"), &json!(503)));
        assert!(scene.client.get(&endpoint).await.body["failing_since"].is_string());
        scene.receiver.behave(Behaviour::HangUp);
        // By hand: the first pause is 5 seconds and a fifth at most.
        scene.deployment.clock.advance(TimeDelta::seconds(7));
        delivery(&scene.client, &endpoint, |delivery| delivery["attempts"][1]["problem"] == "connection_lost").await;
        scene.receiver.behave(Behaviour::Answer(204));
        scene.deployment.clock.advance(TimeDelta::seconds(19));
        let done = delivery(&scene.client, &endpoint, |delivery| delivery["status"] == "delivered").await;
        assert_eq!((&done["attempt_count"], &done["next_attempt_at"]), (&json!(3), &Value::Null));
        let received = scene.receiver.received();
        assert_eq!(received.len(), 3);
        assert!(received.iter().all(|message| message.body == received[0].body), "the same bytes at every attempt");
        assert_eq!(received[0].json()["data"]["credit_check_id"], id);
        assert_eq!(scene.client.get(&endpoint).await.body["failing_since"], Value::Null);
        scene.close().await;
    }

    async fn hanging_redirecting_and_endless_receivers_cost_little_and_lead_nowhere(deployment: TestDeployment) {
        let scene = Scene::open(deployment).await;
        let elsewhere = Receiver::start(Behaviour::Answer(200)).await.unwrap();
        let hanging = Receiver::start(Behaviour::Hang).await.unwrap();
        let leading = Receiver::start(Behaviour::Redirect(elsewhere.url.clone())).await.unwrap();
        let endless = Receiver::start(Behaviour::Endless).await.unwrap();
        let mut paths = Vec::new();
        for receiver in [&hanging, &leading, &endless] {
            paths.push(crate::webhooks::endpoint_at(&scene.client, &receiver.url, &[]).await.0);
        }
        let (well, _) = scene.endpoint(&[]).await;
        scene.happen(1).await;
        delivery(&scene.client, &well, |delivery| delivery["status"] == "delivered").await;
        let first = |delivery: &Value| delivery["attempts"][0].is_object();
        let led = delivery(&scene.client, &paths[1], first).await;
        assert_eq!((&led["attempts"][0]["problem"], &led["attempts"][0]["answer_status"]), (&json!("redirected"), &json!(307)));
        let poured = delivery(&scene.client, &paths[2], first).await;
        assert_eq!(poured["status"], "delivered");
        assert_eq!(poured["attempts"][0]["answer"].as_str().unwrap().len(), 1024);
        let hung = delivery(&scene.client, &paths[0], first).await;
        assert_eq!((&hung["attempts"][0]["problem"], &hung["status"]), (&json!("timed_out"), &json!("pending")));
        assert!(elsewhere.received().is_empty(), "nothing is sent to where an answer leads");
        scene.close().await;
    }

    async fn after_five_failures_in_a_row_one_delivery_is_tried_for_all(deployment: TestDeployment) {
        let scene = Scene::open(deployment).await;
        let (endpoint, _) = scene.endpoint(&[]).await;
        scene.receiver.behave(Behaviour::Answer(500));
        for number in 1..=12 {
            scene.happen(number).await;
        }
        scene.receiver.wait_for(5).await;
        // Four may be under way at once, so at most three more than the five that open the breaker.
        let tries = async || {
            tokio::time::sleep(std::time::Duration::from_secs(3)).await;
            scene.receiver.received().len()
        };
        let before = tries().await;
        assert!((5..=8).contains(&before), "{before}");
        assert_eq!(tries().await, before, "it is left alone");
        scene.receiver.behave(Behaviour::Answer(200));
        scene.deployment.clock.advance(TimeDelta::minutes(11));
        loop {
            let list = scene.client.get(&format!("{endpoint}/deliveries?status=delivered")).await.body;
            if list["total"] == 12 {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        scene.close().await;
    }

    async fn a_day_of_failures_ends_a_delivery_and_days_of_them_the_endpoint(deployment: TestDeployment) {
        let scene = Scene::open(deployment).await;
        let (endpoint, _) = scene.endpoint(&[]).await;
        scene.receiver.behave(Behaviour::Answer(500));
        scene.happen(1).await;
        delivery(&scene.client, &endpoint, |delivery| delivery["attempts"][0].is_object()).await;
        scene.deployment.clock.advance(TimeDelta::hours(24));
        let given_up = delivery(&scene.client, &endpoint, |delivery| delivery["status"] == "failed").await;
        assert_eq!(given_up["attempt_count"], 2, "the last attempt is made at the end of the day");
        scene.deployment.clock.advance(TimeDelta::days(5));
        let mut number = 2;
        let disabled = loop {
            let shown = scene.client.get(&endpoint).await.body;
            if shown["status"] == "disabled" {
                break shown;
            }
            scene.happen(number).await;
            number += 1;
            scene.deployment.clock.advance(TimeDelta::minutes(11));
            tokio::time::sleep(std::time::Duration::from_secs(1)).await;
        };
        assert_eq!(disabled["disabled_reason"], "failing");
        let told = scene.client.get("/v1/events?type=webhook_endpoint.disabled").await.body;
        assert_eq!(told["data"][0]["data"]["webhook_endpoint_id"], disabled["id"]);
        let refused = scene.client.post(&format!("{endpoint}/test"), &Value::Null).await;
        assert_eq!(refusal(&refused), (409, "webhook_endpoint_disabled"));

        scene.receiver.behave(Behaviour::Answer(200));
        let enabled = scene.client.patch(&endpoint, &json!({"status": "enabled"})).await;
        assert_eq!((&enabled.body["status"], &enabled.body["failing_since"]), (&json!("enabled"), &Value::Null));
        scene.happen(1_000).await;
        delivery(&scene.client, &endpoint, |delivery| delivery["status"] == "delivered").await;
        scene.close().await;
    }

    async fn an_endpoint_that_says_it_is_gone_is_disabled_at_once(deployment: TestDeployment) {
        let scene = Scene::open(deployment).await;
        let (endpoint, _) = scene.endpoint(&[]).await;
        scene.receiver.behave(Behaviour::Answer(410));
        scene.happen(1).await;
        let failed = delivery(&scene.client, &endpoint, |delivery| delivery["status"] == "failed").await;
        assert_eq!(failed["attempt_count"], 1);
        let shown = scene.client.get(&endpoint).await.body;
        assert_eq!((&shown["status"], &shown["disabled_reason"]), (&json!("disabled"), &json!("gone")));
        scene.close().await;
    }

    async fn a_delivery_without_its_event_fails_alone(deployment: TestDeployment) {
        let scene = Scene::open(deployment).await;
        let (endpoint, _) = scene.endpoint(&[]).await;
        scene.receiver.behave(Behaviour::Answer(503));
        scene.happen(1).await;
        delivery(&scene.client, &endpoint, |delivery| delivery["attempts"][0].is_object()).await;
        let theirs = format!("DELETE FROM events WHERE team_id = '{}'", scene.owner.user.team);
        scene.deployment.run_sql(&theirs).await.unwrap();
        let other = scene.deployment.person(&scene.running, Role::Owner).await.unwrap();
        let others = scene.deployment.client(&scene.running).with_token(&other.api_key);
        let receiver = Receiver::start(Behaviour::Answer(200)).await.unwrap();
        let (other_endpoint, _) = endpoint_at(&others, &receiver.url, &[]).await;
        scene.deployment.clock.advance(TimeDelta::seconds(7));
        check(&others, 2).await;
        delivery(&others, &other_endpoint, |delivery| delivery["status"] == "delivered").await;
        let ended = delivery(&scene.client, &endpoint, |delivery| delivery["status"] == "failed").await;
        assert_eq!((&ended["attempt_count"], &ended["next_attempt_at"]), (&json!(1), &Value::Null));
        scene.close().await;
    }

    async fn an_endpoint_whose_address_does_not_open_keeps_no_other_waiting(deployment: TestDeployment) {
        let scene = Scene::open(deployment).await;
        let (endpoint, _) = scene.endpoint(&[]).await;
        let receiver = Receiver::start(Behaviour::Answer(200)).await.unwrap();
        let (well, _) = endpoint_at(&scene.client, &receiver.url, &[]).await;
        let id = endpoint.rsplit('/').next().unwrap();
        let spoilt = format!(
            "UPDATE webhook_endpoints SET sealed_url = (SELECT sealed_secret FROM webhook_endpoints WHERE id = '{id}')
             WHERE id = '{id}'"
        );
        scene.deployment.run_sql(&spoilt).await.unwrap();
        scene.happen(1).await;
        delivery(&scene.client, &well, |delivery| delivery["status"] == "delivered").await;
        let failed = "SELECT count(*) FROM webhook_deliveries WHERE status = 'failed' AND attempts = 0";
        while scene.deployment.number(failed).await.unwrap() == 0 {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        scene.close().await;
    }

    async fn an_old_event_that_is_on_its_way_again_is_kept(deployment: TestDeployment) {
        let scene = Scene::open(deployment).await;
        let (endpoint, _) = scene.endpoint(&[]).await;
        scene.happen(1).await;
        let sent = delivery(&scene.client, &endpoint, |delivery| delivery["status"] == "delivered").await;
        scene.receiver.behave(Behaviour::Answer(503));
        scene.deployment.clock.advance(TimeDelta::hours(30 * 24 - 1));
        let again = format!("{endpoint}/deliveries/{}/replay", sent["id"].as_str().unwrap());
        assert_eq!(scene.client.post(&again, &Value::Null).await.status, 201);
        delivery(&scene.client, &endpoint, |delivery| delivery["attempts"][0]["answer_status"] == 503).await;
        scene.deployment.clock.advance(TimeDelta::hours(2));
        scene.running.app.store.sweep_webhooks().await.unwrap();
        scene.receiver.behave(Behaviour::Answer(200));
        scene.deployment.clock.advance(TimeDelta::minutes(1));
        delivery(&scene.client, &endpoint, |delivery| delivery["cause"] == "replay" && delivery["status"] == "delivered").await;
        scene.running.app.store.sweep_webhooks().await.unwrap();
        assert_eq!(scene.deployment.number("SELECT count(*) FROM events").await.unwrap(), 0);
        scene.close().await;
    }
}
