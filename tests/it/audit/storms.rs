//! Whoever storms the door fills no disk: what is tried again and again is counted.

use chrono::TimeDelta;
use lending_store::audit::Recorded;
use lending_store::users::Role;
use lending_tests::{PASSWORD, TestDeployment, both_modes};
use serde_json::json;

fn of<'a>(log: &'a [Recorded], action: &str) -> Vec<&'a Recorded> {
    log.iter().filter(|entry| entry.action == action).collect()
}

both_modes! {
    async fn a_lock_tells_once_how_many_it_refused(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_sign_in_per_minute = 1000;
        deployment.settings.limit_sign_in_per_hour = 1000;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        let store = &running.app.store;
        let log = async || store.audit_log(Some(&owner.user.team), 200).await.unwrap();
        for email in [owner.email.as_str(), "nobody@example.com"] {
            for _ in 0..5 {
                assert_eq!(client.sign_in(email, "wrong").await.status, 401);
            }
            for _ in 0..7 {
                assert_eq!(client.sign_in(email, PASSWORD).await.code(), "account_locked");
            }
        }
        let told = log().await;
        let counts = ["sign_in.failed", "sign_in.locked", "sign_in.refused_while_locked"].map(|act| of(&told, act).len());
        assert_eq!(counts, [5, 1, 0], "what is refused while it is locked writes nothing");

        store.write_counts().await.unwrap();
        store.sweep().await.unwrap();
        assert!(of(&log().await, "sign_in.refused_while_locked").is_empty(), "the lock has not ended");
        deployment.clock.advance(TimeDelta::minutes(16));
        store.sweep().await.unwrap();
        store.sweep().await.unwrap();
        let told = log().await;
        let refused = of(&told, "sign_in.refused_while_locked");
        assert_eq!(refused.len(), 1);
        let said = (refused[0].subject.as_deref(), refused[0].detail.as_deref());
        assert_eq!(said, (Some(owner.user.id.as_str()), Some("7")));
        let all = store.audit_log(None, 200).await.unwrap();
        let nobodys: Vec<_> = of(&all, "sign_in.refused_while_locked").into_iter().filter(|entry| entry.team_id.is_none()).collect();
        assert_eq!((nobodys.len(), nobodys[0].detail.as_deref()), (1, Some("7")), "an address of nobody is told of alike");

        // A lock that is lifted is told of as it is lifted.
        for _ in 0..5 {
            assert_eq!(client.sign_in(&owner.email, "wrong").await.status, 401);
        }
        for _ in 0..3 {
            assert_eq!(client.sign_in(&owner.email, PASSWORD).await.code(), "account_locked");
        }
        store.write_counts().await.unwrap();
        assert!(store.unlock(&lending_store::users::Email::new(&owner.email)).await.unwrap());
        let told = log().await;
        let refused: Vec<_> = of(&told, "sign_in.refused_while_locked").iter().map(|entry| entry.detail.clone()).collect();
        assert_eq!(refused, [Some("3".to_owned()), Some("7".to_owned())]);
        running.stop().await;
    }

    async fn a_storm_of_strangers_is_recorded_up_to_sixty_a_minute_and_counted_beyond(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.trusted_proxies = "127.0.0.0/8".parse().unwrap();
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        let store = &running.app.store;
        let from = |network: usize| client.with_header("X-Forwarded-For", &format!("198.51.100.{network}"));
        for network in 0..10 {
            for _ in 0..10 {
                let unknown = from(network).with_token("las_live_000000000000000000000000000000aaaaaa");
                assert_eq!(unknown.get("/v1/me").await.code(), "invalid_token");
            }
        }
        let strangers = from(77).sign_in("nobody@example.com", "wrong").await;
        assert_eq!(strangers.code(), "invalid_credentials");
        // What happens to somebody's own address is recorded all the same.
        assert_eq!(from(78).sign_in(&owner.email, "wrong").await.code(), "invalid_credentials");
        store.write_counts().await.unwrap();
        let all = store.audit_log(None, 500).await.unwrap();
        let nobodys: Vec<&Recorded> = all.iter().filter(|entry| entry.team_id.is_none() && entry.actor == "anonymous").collect();
        let details: Vec<&str> = nobodys.iter().filter_map(|entry| entry.detail.as_deref()).collect();
        assert_eq!(details.iter().filter(|detail| **detail == "invalid_token").count(), 60);
        assert_eq!(details.iter().filter(|detail| **detail == "invalid_token, 40 more").count(), 1);
        assert_eq!(details.iter().filter(|detail| **detail == "1 more").count(), 1, "the sign-in: {details:?}");
        assert_eq!(nobodys.len(), 62);
        assert_eq!(of(&store.audit_log(Some(&owner.user.team), 100).await.unwrap(), "sign_in.failed").len(), 1);
        store.link_audit().await.unwrap();
        assert!(store.verify_audit("deployment", None).await.unwrap().faults.is_empty());
        running.stop().await;
    }

    async fn owners_see_that_a_key_which_was_revoked_is_being_tried(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let stranger = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        let signed_in = client.signed_in(&owner.email).await;
        let made = signed_in.post("/v1/api-keys", &json!({"name": "leaked"})).await.body;
        let (id, leaked) = (made["id"].as_str().unwrap(), client.with_token(made["key"].as_str().unwrap()));
        assert_eq!(leaked.get("/v1/me").await.status, 200);
        assert_eq!(signed_in.delete(&format!("/v1/api-keys/{id}")).await.status, 204);
        assert_eq!(leaked.with_header("X-Request-Id", "thief").get("/v1/analyses").await.code(), "invalid_token");
        let refused = signed_in.get("/v1/audit-events?action=access.refused").await.body;
        let told = &refused["data"][0];
        assert_eq!((&told["actor"], &told["token_id"], &told["detail"]), (&json!("anonymous"), &json!(id), &json!("invalid_token")));
        assert_eq!((&told["ip"], &told["request_id"]), (&json!("127.0.0.1"), &json!("thief")));
        assert_eq!(refused["data"].as_array().unwrap().len(), 1);
        let others = client.with_token(&stranger.api_key).get("/v1/audit-events?action=access.refused").await.body;
        assert_eq!(others["data"], json!([]));
        running.stop().await;
    }
}
