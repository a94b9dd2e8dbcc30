//! A signed-in person creates, lists and revokes API keys.

use chrono::TimeDelta;
use lending_store::users::Role;
use lending_tests::{TestDeployment, both_modes};
use serde_json::json;

both_modes! {
    async fn a_key_is_shown_once_works_and_is_gone_when_revoked(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).signed_in(&owner.email).await;

        let made = client.post("/v1/api-keys", &json!({"name": " nightly batch "})).await;
        assert_eq!(made.status, 201, "{}", made.text);
        let (id, key) = (made.body["id"].as_str().unwrap(), made.body["key"].as_str().unwrap());
        assert_eq!(made.header("location"), Some(format!("/v1/api-keys/{id}").as_str()));
        assert_eq!(made.body["name"], "nightly batch");
        assert_eq!(made.body["last_four"].as_str(), Some(&key[key.len() - 4..]));
        let shape = key.strip_prefix("las_live_").unwrap();
        assert!(shape.len() == 36 && shape.bytes().all(|byte| byte.is_ascii_alphanumeric()));

        let by_key = client.with_token(key);
        assert_eq!(by_key.get("/v1/me").await.body["token"]["id"].as_str(), Some(id));
        let listed = client.get("/v1/api-keys").await;
        assert_eq!(listed.body["total"], 2);
        assert!(!listed.text.contains(key), "the key itself is never shown again");

        assert_eq!(client.delete(&format!("/v1/api-keys/{id}")).await.status, 204);
        assert_eq!(by_key.get("/v1/me").await.status, 401);
        assert_eq!(client.delete(&format!("/v1/api-keys/{id}")).await.status, 204, "revoking twice is no error");
        let listed = client.get("/v1/api-keys").await;
        let revoked = listed.body["data"].as_array().unwrap().iter().find(|key| key["id"] == id).unwrap();
        assert!(revoked["revoked_at"].is_string());
        running.stop().await;
    }

    async fn a_key_ends_when_it_was_told_to(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).signed_in(&owner.email).await;
        let expires_at = (deployment.clock.now() + TimeDelta::hours(1)).to_rfc3339();
        let made = client.post("/v1/api-keys", &json!({"name": "short", "expires_at": expires_at})).await;
        let key = client.with_token(made.body["key"].as_str().unwrap());
        assert_eq!(key.get("/v1/me").await.status, 200);
        deployment.clock.advance(TimeDelta::minutes(61));
        assert_eq!(key.get("/v1/me").await.status, 401);
        let past = client.signed_in(&owner.email).await
            .post("/v1/api-keys", &json!({"name": "late", "expires_at": "2020-01-01T00:00:00Z"})).await;
        assert_eq!((past.status, past.fields()), (400, vec!["expires_at"]));
        running.stop().await;
    }

    async fn a_repeated_creation_makes_one_key_and_keeps_its_secret(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).signed_in(&owner.email).await.with_header("Idempotency-Key", "k-1");
        let first = client.post("/v1/api-keys", &json!({"name": "once"})).await;
        let again = client.post("/v1/api-keys", &json!({"name": "once"})).await;
        assert_eq!((first.status, again.status), (201, 201));
        assert_eq!(first.body["id"], again.body["id"]);
        assert_eq!(first.header("idempotency-replayed"), None);
        assert_eq!(again.header("idempotency-replayed"), Some("true"));
        assert!(first.body["key"].is_string() && again.body["key"].is_null());
        let other = client.post("/v1/api-keys", &json!({"name": "twice"})).await;
        assert_eq!((other.status, other.code()), (409, "idempotency_key_reused"));
        running.stop().await;
    }

    async fn an_owner_sees_all_keys_of_the_team_and_others_their_own(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let member = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let client = deployment.client(&running);
        let (as_owner, as_member) = (client.signed_in(&owner.email).await, client.signed_in(&member.email).await);
        assert_eq!(as_owner.get("/v1/api-keys").await.body["total"], 2);
        let mine = as_member.get("/v1/api-keys").await;
        assert_eq!(mine.body["total"], 1);
        assert_eq!(mine.body["data"][0]["user_id"], member.user.id.as_str());
        let owners = as_owner.get("/v1/api-keys").await.body["data"].as_array().unwrap().iter()
            .find(|key| key["user_id"] == owner.user.id.as_str()).unwrap()["id"].as_str().unwrap().to_owned();
        assert_eq!(as_member.delete(&format!("/v1/api-keys/{owners}")).await.status, 404);
        assert_eq!(client.with_token(&owner.api_key).get("/v1/me").await.status, 200);
        running.stop().await;
    }

    async fn a_list_is_paged_by_offset_and_by_cursor_newest_first(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).signed_in(&owner.email).await;
        let mut expected = Vec::new();
        for number in 0..5 {
            // Ids of one millisecond have no order among themselves.
            deployment.clock.advance(TimeDelta::milliseconds(5));
            let made = client.post("/v1/api-keys", &json!({"name": format!("key {number}")})).await;
            expected.insert(0, made.body["id"].as_str().unwrap().to_owned());
        }
        let ids = |body: &serde_json::Value| -> Vec<String> {
            body["data"].as_array().unwrap().iter().map(|key| key["id"].as_str().unwrap().to_owned()).collect()
        };
        let page = client.get("/v1/api-keys?limit=2&offset=1").await;
        assert_eq!(ids(&page.body), expected[1..3]);
        assert_eq!((&page.body["total"], &page.body["has_more"]), (&json!(6), &json!(true)));
        assert_eq!((&page.body["limit"], &page.body["offset"]), (&json!(2), &json!(1)));

        let (mut seen, mut path) = (Vec::new(), "/v1/api-keys?limit=2".to_owned());
        loop {
            let page = client.get(&path).await;
            seen.extend(ids(&page.body));
            let Some(cursor) = page.body["next_cursor"].as_str() else { break };
            path = format!("/v1/api-keys?limit=2&cursor={cursor}");
        }
        assert_eq!(seen.len(), 6);
        assert_eq!(seen[..5], expected[..]);
        let second = client.get(&format!("/v1/api-keys?cursor={}", expected[0])).await;
        assert_eq!(second.body["offset"], json!(null), "a cursor has no offset");
        running.stop().await;
    }

    async fn a_person_has_at_most_a_hundred_live_keys(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_general_burst = 1000;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).signed_in(&owner.email).await;
        // One came with the person.
        let body = json!({"name": "k"});
        let made = futures_util::future::join_all((0..110).map(|_| client.post("/v1/api-keys", &body))).await;
        let (fine, full): (Vec<_>, Vec<_>) = made.iter().partition(|answer| answer.status == 201);
        assert_eq!((fine.len(), full.len()), (99, 11));
        assert!(full.iter().all(|answer| answer.code() == "api_key_limit_reached"));
        assert_eq!(client.delete(&format!("/v1/api-keys/{}", fine[0].body["id"].as_str().unwrap())).await.status, 204);
        assert_eq!(client.post("/v1/api-keys", &body).await.status, 201);
        running.stop().await;
    }

    async fn a_colleagues_idempotency_key_never_answers_with_ones_own_api_key(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let member = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let client = deployment.client(&running);
        let body = json!({"name": "k"});
        let mine = client.signed_in(&owner.email).await.with_header("Idempotency-Key", "same");
        let theirs = client.signed_in(&member.email).await.with_header("Idempotency-Key", "same");
        assert_eq!(mine.post("/v1/api-keys", &body).await.status, 201);
        assert_eq!(theirs.post("/v1/api-keys", &body).await.code(), "idempotency_key_reused");
        running.stop().await;
    }

    async fn a_blank_name_is_refused(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).signed_in(&owner.email).await;
        assert_eq!(client.post("/v1/api-keys", &json!({"name": "  "})).await.fields(), ["name"]);
        running.stop().await;
    }
}
