//! A device that signed in before is known by its mark, on whatever network it is.

use lending_store::users::Role;
use lending_tests::{Answer, PASSWORD, TestDeployment, both_modes};
use serde_json::json;

both_modes! {
    async fn a_device_that_signed_in_is_let_in_from_anywhere_while_strangers_are_locked_out(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.trusted_proxies = "127.0.0.0/8".parse().unwrap();
        deployment.settings.limit_sign_in_per_minute = 1000;
        deployment.settings.limit_sign_in_per_hour = 1000;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let other = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let enter = async |ip: &str, email: &str, password: &str, mark: Option<&str>| {
            let mut body = json!({"email": email, "password": password});
            if let Some(mark) = mark {
                body["device_token"] = json!(mark);
            }
            deployment.client(&running).with_header("X-Forwarded-For", ip).post("/v1/auth/token", &body).await
        };
        let mark_of = |answer: &Answer| answer.body["device_token"].as_str().unwrap().to_owned();
        let mark = mark_of(&enter("203.0.113.9", &owner.email, PASSWORD, None).await);
        assert!(mark.starts_with("las_device_"));
        let opened = deployment.client(&running).with_token(&mark).get("/v1/me").await;
        assert_eq!((opened.status, opened.code()), (401, "invalid_token"), "it opens nothing");
        assert_eq!(mark_of(&enter("203.0.113.9", &owner.email, PASSWORD, Some(&mark)).await), mark, "it stays the same");
        let others = mark_of(&enter("203.0.113.9", &other.email, PASSWORD, None).await);
        let foreign = "las_device_000000000000000000000000000000aaaaaa";
        assert_ne!(mark_of(&enter("203.0.113.9", &other.email, PASSWORD, Some(foreign)).await), foreign, "nobody makes their own");
        let lock_out = async || {
            for failure in 0..30 {
                let attacker = format!("198.51.100.{}", failure / 4);
                assert_eq!(enter(&attacker, &owner.email, "wrong", None).await.code(), "invalid_credentials", "{failure}");
            }
        };
        lock_out().await;
        for unknown in [None, Some(others.as_str()), Some(foreign), Some("anything")] {
            let refused = enter("192.0.2.1", &owner.email, PASSWORD, unknown).await;
            assert_eq!(refused.code(), "account_locked", "{unknown:?}");
        }
        assert_eq!(enter("192.0.2.1", &owner.email, "wrong", Some(&mark)).await.code(), "invalid_credentials");
        assert_eq!(enter("192.0.2.1", &owner.email, PASSWORD, Some(&mark)).await.status, 200);
        // Its count is its own on every network, and nobody else's.
        for failure in 0..5 {
            let ip = format!("192.0.2.{}", 10 + failure);
            assert_eq!(enter(&ip, &owner.email, "wrong", Some(&mark)).await.code(), "invalid_credentials", "{failure}");
        }
        assert_eq!(enter("192.0.2.20", &owner.email, PASSWORD, Some(&mark)).await.code(), "account_locked");
        assert_eq!(enter("203.0.113.9", &owner.email, PASSWORD, None).await.status, 200);
        let kept = deployment.values("SELECT device_index FROM known_devices").await.unwrap();
        assert!(kept.iter().all(|index| !mark.as_bytes().windows(index.len()).any(|part| part == index.as_slice())));
        running.stop().await;
    }

    async fn a_mark_tells_nobody_whether_an_account_exists(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_sign_in_per_minute = 1000;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let other = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let client = deployment.client(&running).with_header("X-Request-Id", "same");
        let mark = client.sign_in(&owner.email, PASSWORD).await.body["device_token"].clone();
        let guess = async |email: &str| {
            let body = json!({"email": email, "password": "wrong", "device_token": mark});
            let answer = client.post("/v1/auth/token", &body).await;
            (answer.status, answer.text)
        };
        for _ in 0..6 {
            assert_eq!(guess(&other.email).await, guess("nobody@example.com").await);
        }
        running.stop().await;
    }
}
