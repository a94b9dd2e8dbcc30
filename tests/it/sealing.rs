//! Personal data is unreadable without the keys.

use lending_base::{Secret, entropy};
use lending_store::users::{Email, Role};
use lending_tests::{Mode, PASSWORD, TestDeployment, both_modes};
use serde_json::json;

both_modes! {
    async fn names_addresses_and_devices_are_nowhere_in_clear(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        deployment.client(&running).post("/v1/auth/token", &json!({
            "email": owner.email, "password": PASSWORD, "device_name": "Canary Device 7781"
        })).await;
        let dump = deployment.dump().await.unwrap();
        for canary in ["Asha Rao", owner.email.as_str(), "Canary Device 7781", owner.api_key.as_str(), PASSWORD] {
            assert!(!contains(&dump, canary.as_bytes()), "{canary} stands in clear in the database");
        }
        assert!(contains(&dump, owner.user.id.as_str().as_bytes()), "ids are there, so the dump is the right one");
        running.stop().await;
    }

    async fn a_sealed_value_moved_to_another_row_does_not_open(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let member = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let (from, to) = (owner.user.id.as_str(), member.user.id.as_str());
        let sql = format!("UPDATE users SET sealed_name = (SELECT sealed_name FROM users WHERE id = '{from}') WHERE id = '{to}'");
        deployment.run_sql(&sql).await.unwrap();
        let client = deployment.client(&running);
        assert_eq!(client.with_token(&owner.api_key).get("/v1/me").await.status, 200);
        let moved = client.with_token(&member.api_key).get("/v1/me").await;
        assert_eq!((moved.status, moved.code()), (500, "internal_error"));
        running.stop().await;
    }

    async fn rotating_keys_seals_everything_anew_and_locks_out_the_old_secret(deployment: TestDeployment) {
        let mut deployment = deployment;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        deployment.client(&running).signed_in(&owner.email).await;
        deployment.client(&running).post("/v1/auth/token", &json!({
            "email": owner.email, "password": PASSWORD, "device_name": "Pixel"
        })).await;
        running.stop().await;
        let before = deployment.sealed_names().await.unwrap();

        let old = deployment.settings.secret.replace(Secret::new(entropy::base62(43).unwrap()));
        let refused = deployment.store().await.unwrap_err().to_string();
        assert!(refused.contains("LENDING_SECRET"), "{refused}");

        deployment.settings.secret_previous = old.clone();
        let store = deployment.store().await.unwrap();
        let done = store.rotate_keys().await.unwrap();
        // Two deployment keys and one team key; an email, a name and a device name.
        assert_eq!((done.keys_rewrapped, done.teams, done.values_resealed), (4, 1, 3));
        let again = store.rotate_keys().await.unwrap();
        assert_eq!((again.keys_rewrapped, again.values_resealed), (0, 3), "a second run has only fresh keys to make");
        store.close().await;
        assert_ne!(deployment.sealed_names().await.unwrap(), before);

        deployment.settings.secret_previous = None;
        let running = deployment.serve().await.unwrap();
        let client = deployment.client(&running);
        let me = client.with_token(&owner.api_key).get("/v1/me").await;
        assert_eq!((me.status, &me.body["user"]["name"]), (200, &json!("Asha Rao")), "tokens and names outlive the secret");
        assert_eq!(client.sign_in(&owner.email, PASSWORD).await.status, 200);
        running.stop().await;
        deployment.settings.secret = old;
        assert!(deployment.store().await.is_err(), "the old secret opens nothing any more");
    }

    async fn every_sealed_column_is_known_to_the_rotation(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let columns = deployment.sealed_columns().await.unwrap();
        assert!(columns.contains(&"users.sealed_name".to_owned()));
        assert_eq!(columns, lending_store::sealed_columns());
        running.stop().await;
    }
}

fn contains(haystack: &[u8], needle: &[u8]) -> bool {
    haystack.windows(needle.len()).any(|window| window == needle)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_generated_secret_and_the_demo_credentials_are_for_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let mut deployment = TestDeployment::open(Mode::Embedded).await.unwrap();
    deployment.settings.secret = None;
    deployment.settings.demo = true;
    let running = deployment.serve().await.unwrap();
    for name in ["secret", "demo.env"] {
        let mode = std::fs::metadata(deployment.settings.data_dir.join(name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
    assert_eq!(std::fs::metadata(&deployment.settings.data_dir).unwrap().permissions().mode() & 0o777, 0o700);
    assert!(running.app.store.find_user_by_email(&Email::new("owner@demo.example")).await.unwrap().is_some());
    running.stop().await;
}
