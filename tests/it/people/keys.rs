//! What an API key is good for, and for how long.

use chrono::TimeDelta;
use lending_store::users::Role;
use lending_tests::{Client, Process, TestDeployment, both_modes};
use serde_json::{Value, json};

use super::refusal;
use crate::erasure::with_bureau;

/// A key of a signed-in person's, as they ask for it.
async fn key(signed_in: &Client, terms: &Value) -> Client {
    let made = signed_in.post("/v1/api-keys", terms).await;
    assert_eq!(made.status, 201, "{}", made.text);
    signed_in.with_token(made.body["key"].as_str().unwrap())
}

both_modes! {
    async fn a_key_is_good_for_its_scopes_and_for_nothing_else(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let signed_in = deployment.client(&running).signed_in(&owner.email).await;
        let reader = key(&signed_in, &json!({"name": "reader", "scopes": ["usage:read", "analyses:read", "usage:read"]})).await;
        assert_eq!(reader.get("/v1/me").await.body["token"]["scopes"], json!(["analyses:read", "usage:read"]));
        assert_eq!((reader.get("/v1/analyses").await.status, reader.get("/v1/usage").await.status), (200, 200));
        let refused = reader.get("/v1/products").await;
        assert_eq!(refusal(&refused), (403, "insufficient_scope"));
        assert!(refused.body["message"].as_str().unwrap().contains("products:read"), "{}", refused.text);
        assert_eq!(refusal(&reader.post("/v1/products", &json!({})).await), (403, "insufficient_scope"));
        // One without scopes acts as its owner, and so does a signed-in person.
        for whole in [&key(&signed_in, &json!({"name": "whole"})).await, &signed_in] {
            assert_eq!(whole.get("/v1/me").await.body["token"]["scopes"], json!(null));
            assert_eq!(whole.get("/v1/products").await.status, 200);
        }
        let log = signed_in.get("/v1/audit-events?action=access.refused").await.body;
        let codes: Vec<&Value> = log["data"].as_array().unwrap().iter().map(|entry| &entry["detail"]).collect();
        assert_eq!(codes, [&json!("insufficient_scope"), &json!("insufficient_scope")]);
        running.stop().await;
    }

    async fn a_scope_gives_nobody_more_than_their_role(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let member = deployment.person(&running, Role::Member).await.unwrap();
        let signed_in = deployment.client(&running).signed_in(&member.email).await;
        let bold = key(&signed_in, &json!({"name": "bold", "scopes": ["products:write", "audit:read"]})).await;
        assert_eq!(refusal(&bold.post("/v1/products", &json!({})).await), (403, "forbidden_role"));
        assert_eq!(refusal(&bold.get("/v1/audit-events").await), (403, "forbidden_role"));
        // No key makes another one, so none can make a wider one.
        assert_eq!(refusal(&bold.post("/v1/api-keys", &json!({"name": "wider"})).await), (403, "login_token_required"));
        running.stop().await;
    }

    async fn what_a_request_asks_for_beyond_its_operation_needs_that_scope_too(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let signed_in = deployment.client(&running).signed_in(&owner.email).await;
        let uploader = key(&signed_in, &json!({"name": "up", "scopes": ["analyses:write"]})).await;
        assert_eq!(refusal(&uploader.upload(with_bureau()).await), (403, "insufficient_scope"));
        assert_eq!(signed_in.get("/v1/analyses").await.body["total"], 0);
        assert_eq!(signed_in.get("/v1/credit-checks").await.body["total"], 0, "nobody was asked");
        let both = key(&signed_in, &json!({"name": "both", "scopes": ["analyses:write", "credit_checks:write"]})).await;
        assert_eq!(both.upload(with_bureau()).await.status, 201);
        running.stop().await;
    }

    async fn a_scope_that_nobody_knows_is_refused_and_one_of_a_newer_version_allows_nothing(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let signed_in = deployment.client(&running).signed_in(&owner.email).await;
        for scopes in [json!([]), json!(["analyses"]), json!(["moon:write"]), json!("analyses:read")] {
            let refused = signed_in.post("/v1/api-keys", &json!({"name": "k", "scopes": scopes})).await;
            assert_eq!(refusal(&refused), (400, "invalid_request"), "{scopes}");
        }
        let kept = key(&signed_in, &json!({"name": "newer", "scopes": ["usage:read"]})).await;
        let sql = "UPDATE api_keys SET scopes = '[\"moon:write\", \"usage:read\"]' WHERE name = 'newer'";
        deployment.run_sql(sql).await.unwrap();
        let kept = kept.beside_another_version();
        assert_eq!(kept.get("/v1/me").await.body["token"]["scopes"], json!(["moon:write", "usage:read"]));
        assert_eq!((kept.get("/v1/usage").await.status, kept.get("/v1/analyses").await.status), (200, 403));
        assert_eq!(signed_in.beside_another_version().get("/v1/api-keys").await.status, 200);
        running.stop().await;
    }

    async fn a_key_ends_after_the_days_it_was_given(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let signed_in = deployment.client(&running).signed_in(&owner.email).await;
        let short = key(&signed_in, &json!({"name": "short", "expires_in_days": 2})).await;
        for wrong in [
            json!({"name": "k", "expires_in_days": 2, "expires_at": "2999-01-01T00:00:00Z"}),
            json!({"name": "k", "expires_in_days": 0}),
            json!({"name": "k", "expires_in_days": 3661}),
        ] {
            assert_eq!(signed_in.post("/v1/api-keys", &wrong).await.fields(), ["expires_in_days"], "{wrong}");
        }
        deployment.clock.advance(TimeDelta::hours(47));
        assert_eq!(short.get("/v1/me").await.status, 200);
        deployment.clock.advance(TimeDelta::hours(2));
        assert_eq!(short.get("/v1/me").await.status, 401);
        running.stop().await;
    }

    async fn a_team_lets_no_new_key_live_for_longer_than_it_says(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let signed_in = deployment.client(&running).signed_in(&owner.email).await;
        let old = key(&signed_in, &json!({"name": "old"})).await;
        let settings = signed_in.patch("/v1/team/settings", &json!({"longest_key_days": 30})).await;
        assert_eq!((settings.status, &settings.body["longest_key_days"]), (200, &json!(30)), "{}", settings.text);
        for terms in [json!({"name": "k"}), json!({"name": "k", "expires_in_days": 31}), json!({"name": "k", "expires_at": "2999-01-01T00:00:00Z"})] {
            assert_eq!(refusal(&signed_in.post("/v1/api-keys", &terms).await), (400, "api_key_lives_too_long"), "{terms}");
        }
        assert_eq!(signed_in.post("/v1/api-keys", &json!({"name": "k", "expires_in_days": 30})).await.status, 201);
        // A key that was made before, without an end, lives no longer either.
        assert_eq!(old.get("/v1/me").await.status, 200);
        deployment.clock.advance(TimeDelta::days(30));
        assert_eq!(refusal(&old.get("/v1/me").await), (401, "invalid_token"));
        let signed_in = deployment.client(&running).signed_in(&owner.email).await;
        let lifted = signed_in.patch("/v1/team/settings", &json!({"longest_key_days": null})).await;
        assert_eq!(lifted.body["longest_key_days"], json!(null));
        assert_eq!(old.get("/v1/me").await.status, 200, "and does again where the team asks for nothing");
        assert_eq!(signed_in.post("/v1/api-keys", &json!({"name": "k"})).await.status, 201);
        running.stop().await;
    }

    async fn everybody_revokes_their_own_key_and_owners_any_of_the_team(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let viewer = deployment.colleague(&running, &owner.user.team, Role::Viewer).await.unwrap();
        let reviewer = deployment.colleague(&running, &owner.user.team, Role::Reviewer).await.unwrap();
        let client = deployment.client(&running);
        let (as_owner, as_viewer) = (client.signed_in(&owner.email).await, client.signed_in(&viewer.email).await);
        let id_of = async |person: &lending_tests::Person| {
            client.with_token(&person.api_key).get("/v1/me").await.body["token"]["id"].as_str().unwrap().to_owned()
        };
        let (mine, theirs) = (id_of(&viewer).await, id_of(&reviewer).await);
        assert_eq!(as_viewer.delete(&format!("/v1/api-keys/{theirs}")).await.status, 404);
        assert_eq!(as_viewer.delete(&format!("/v1/api-keys/{mine}")).await.status, 204);
        assert_eq!(as_owner.delete(&format!("/v1/api-keys/{theirs}")).await.status, 204);
        for person in [&viewer, &reviewer] {
            assert_eq!(client.with_token(&person.api_key).get("/v1/me").await.status, 401);
        }
        running.stop().await;
    }

    async fn the_operator_makes_and_lists_keys_with_their_scopes(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let admin = async |arguments: &[&str]| {
            let mut command = Process::command("lending-server", &deployment.environment()).unwrap();
            let output = command.arg("admin").args(arguments).output().await.unwrap();
            let said = if output.status.success() { output.stdout } else { output.stderr };
            (output.status.success(), String::from_utf8(said).unwrap())
        };
        let make = ["create-key", "--email", &owner.email, "--name", "batch", "--expires-in-days", "7", "--scope", "usage:read", "--output", "-"];
        let (is_made, made) = admin(&make).await;
        assert!(is_made, "{made}");
        let key = deployment.client(&running).with_token(made.lines().nth(1).unwrap());
        assert_eq!((key.get("/v1/usage").await.status, key.get("/v1/products").await.status), (200, 403));
        let (_, listed) = admin(&["list-keys", "--email", &owner.email]).await;
        let line = listed.lines().find(|line| line.ends_with("\tbatch")).unwrap();
        assert!(line.starts_with(made.lines().next().unwrap()) && line.contains("\tusage:read\t"), "{listed}");
        let (is_made, told) = admin(&["create-key", "--email", &owner.email, "--name", "x", "--scope", "moon:read"]).await;
        assert!(!is_made && told.contains("moon:read"), "{told}");
        running.stop().await;
    }
}
