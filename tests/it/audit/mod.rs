//! Who did what is on record, and stays there.

mod chained;
mod durable;
mod months;
mod pruned;
mod reads;
mod storms;

use lending_store::users::Role;
use lending_tests::{Mode, TestDeployment, both_modes};
use serde_json::json;

both_modes! {
    async fn every_act_is_recorded_with_who_where_and_which_request(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_header("X-Request-Id", "trace-me");
        client.sign_in(&owner.email, "wrong").await;
        let signed_in = client.signed_in(&owner.email).await;
        let key = signed_in.post("/v1/api-keys", &json!({"name": "k"})).await;
        let key = key.body["id"].as_str().unwrap();
        signed_in.delete(&format!("/v1/api-keys/{key}")).await;
        signed_in.post("/v1/auth/logout", &json!({})).await;

        let log = running.app.store.audit_log(Some(&owner.user.team), 100).await.unwrap();
        let acts: Vec<&str> = log.iter().rev().map(|entry| entry.action.as_str()).collect();
        assert_eq!(acts, [
            "team.created", "entitlement.granted", "user.created", "api_key.created", "sign_in.failed",
            "sign_in.succeeded", "api_key.created", "api_key.revoked", "sign_out",
        ]);
        let revoked = log.iter().find(|entry| entry.action == "api_key.revoked").unwrap();
        assert_eq!(revoked.actor, owner.user.id.as_str());
        assert_eq!(revoked.subject.as_deref(), Some(key));
        assert_eq!(revoked.ip.as_deref(), Some("127.0.0.1"));
        assert_eq!(revoked.request_id.as_deref(), Some("trace-me"));
        assert!(revoked.token_id.as_deref().unwrap().starts_with("lgn_"));
        running.stop().await;
    }

    async fn the_record_can_neither_be_changed_nor_deleted(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let before = running.app.store.audit_log(Some(&owner.user.team), 100).await.unwrap();
        let mut attempts = vec!["UPDATE audit SET actor = 'nobody'", "DELETE FROM audit"];
        if deployment.mode == Mode::Production {
            attempts.push("TRUNCATE audit");
        }
        for sql in attempts {
            let refusal = deployment.run_sql(sql).await.unwrap_err().to_string();
            assert!(refusal.contains("append-only"), "{refusal}");
        }
        assert_eq!(running.app.store.audit_log(Some(&owner.user.team), 100).await.unwrap(), before);
        running.stop().await;
    }
}
