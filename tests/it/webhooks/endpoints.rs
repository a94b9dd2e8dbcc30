//! Who may manage endpoints, and which addresses are taken.

use lending_store::users::Role;
use lending_tests::{TestDeployment, both_modes};
use serde_json::{Value, json};

use super::{Scene, delivery, refusal};

both_modes! {
    async fn only_https_on_the_public_internet_is_taken(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let (made, secret) = crate::webhooks::endpoint_at(&client, "https://hooks.example.com/lending", &[]).await;
        assert!(secret.starts_with("whsec_"));
        for url in [
            "http://hooks.example.com/", "https://127.0.0.1/", "http://127.0.0.1:9/", "https://localhost/",
            "https://10.1.2.3/", "https://169.254.169.254/latest/meta-data/", "https://[::1]/",
            "https://[::ffff:10.0.0.1]/", "https://[64:ff9b::a9fe:a9fe]/", "https://100.64.0.1/", "https://0x7f000001/",
            "https://user:word@hooks.example.com/", "ftp://hooks.example.com/", "not an address",
        ] {
            let refused = client.post("/v1/webhook-endpoints", &json!({"url": url})).await;
            assert_eq!(refusal(&refused), (400, "invalid_request"), "{url}");
            assert_eq!(refused.fields(), ["url"], "{url}");
            assert_eq!(client.patch(&made, &json!({"url": url})).await.status, 400, "{url}");
        }
        let wrong = json!({"url": "https://hooks.example.com/", "event_types": ["analysis.complete"]});
        assert_eq!(refusal(&client.post("/v1/webhook-endpoints", &wrong).await), (400, "invalid_request"));
        running.stop().await;
    }

    async fn owners_manage_endpoints_and_everybody_reads_events(deployment: TestDeployment) {
        let scene = Scene::open(deployment).await;
        let (endpoint, _) = scene.endpoint(&[]).await;
        scene.happen(1).await;
        let sent = delivery(&scene.client, &endpoint, |delivery| delivery["status"] == "delivered").await;
        let sent = format!("{endpoint}/deliveries/{}", sent["id"].as_str().unwrap());
        let anybody = scene.deployment.client(&scene.running);
        for role in [Role::Member, Role::Viewer] {
            let person = scene.deployment.colleague(&scene.running, &scene.owner.user.team, role).await.unwrap();
            let client = anybody.with_token(&person.api_key);
            assert_eq!(client.get("/v1/events").await.body["data"].as_array().unwrap().len(), 1);
            let answers = [
                client.get("/v1/webhook-endpoints").await,
                client.post("/v1/webhook-endpoints", &json!({"url": "https://hooks.example.com/"})).await,
                client.get(&endpoint).await,
                client.patch(&endpoint, &json!({"status": "disabled"})).await,
                client.delete(&endpoint).await,
                client.post(&format!("{endpoint}/rotate-secret"), &Value::Null).await,
                client.post(&format!("{endpoint}/test"), &Value::Null).await,
                client.get(&format!("{endpoint}/deliveries")).await,
                client.get(&sent).await,
                client.post(&format!("{sent}/replay"), &Value::Null).await,
                client.post(&format!("{endpoint}/replay"), &json!({"since": "2026-01-01T00:00:00Z"})).await,
            ];
            for answer in answers {
                assert_eq!(refusal(&answer), (403, "forbidden_role"));
            }
        }
        assert_eq!(anybody.get("/v1/events").await.status, 401);
        scene.close().await;
    }

    async fn another_teams_endpoints_deliveries_and_events_are_not_there(deployment: TestDeployment) {
        let scene = Scene::open(deployment).await;
        let (endpoint, _) = scene.endpoint(&[]).await;
        scene.happen(1).await;
        let sent = delivery(&scene.client, &endpoint, |delivery| delivery["status"] == "delivered").await;
        let sent = sent["id"].as_str().unwrap();
        let other = scene.deployment.person(&scene.running, Role::Owner).await.unwrap();
        let client = scene.deployment.client(&scene.running).with_token(&other.api_key);
        let (own, _) = crate::webhooks::endpoint_at(&client, &scene.receiver.url, &[]).await;
        let unknown = "/v1/webhook-endpoints/whk_01JD3Q4T0C6Z9V2R8N5M7K1XWD";
        let client = client.with_header("X-Request-Id", "the-same");
        for path in ["", "/deliveries", &format!("/deliveries/{sent}")] {
            let (theirs, nobodys) =
                (client.get(&format!("{endpoint}{path}")).await, client.get(&format!("{unknown}{path}")).await);
            assert_eq!((theirs.status, &theirs.text), (404, &nobodys.text), "{path}");
        }
        assert_eq!(client.get(&format!("{own}/deliveries/{sent}")).await.status, 404);
        assert_eq!(client.post(&format!("{own}/deliveries/{sent}/replay"), &Value::Null).await.status, 404);
        assert_eq!(client.patch(&endpoint, &json!({"status": "disabled"})).await.status, 404);
        assert_eq!(client.delete(&endpoint).await.status, 404);
        for act in ["rotate-secret", "test"] {
            assert_eq!(client.post(&format!("{endpoint}/{act}"), &Value::Null).await.status, 404, "{act}");
        }
        let since = json!({"since": "2026-01-01T00:00:00Z"});
        assert_eq!(client.post(&format!("{endpoint}/replay"), &since).await.status, 404);
        assert_eq!(client.get("/v1/events").await.body["data"], json!([]));
        assert_eq!(client.get("/v1/webhook-endpoints").await.body["total"], 1);
        assert_eq!(scene.client.get(&endpoint).await.body["status"], "enabled", "nothing was changed");
        scene.close().await;
    }

    async fn an_endpoint_is_created_once_under_a_key_changed_and_deleted(deployment: TestDeployment) {
        let scene = Scene::open(deployment).await;
        let keyed = scene.client.with_header("Idempotency-Key", "one endpoint");
        let body = json!({"url": scene.receiver.url, "description": "  "});
        let first = keyed.post("/v1/webhook-endpoints", &body).await;
        assert!(first.body["secret"].is_string() && first.body["description"].is_null(), "{}", first.text);
        let again = keyed.post("/v1/webhook-endpoints", &body).await;
        assert_eq!((again.status, &again.body["id"]), (201, &first.body["id"]));
        assert!(again.body.get("secret").is_none(), "a repeated creation shows no secret");
        let path = format!("/v1/webhook-endpoints/{}", first.body["id"].as_str().unwrap());
        let changed = scene.client.patch(&path, &json!({"description": "ours", "event_types": ["limit.reached"]})).await;
        assert_eq!((&changed.body["description"], &changed.body["url"]), (&json!("ours"), &first.body["url"]));
        let disabled = scene.client.patch(&path, &json!({"status": "disabled", "event_types": []})).await;
        assert_eq!((&disabled.body["disabled_reason"], &disabled.body["event_types"]), (&json!("owner"), &json!([])));
        scene.happen(1).await;
        assert_eq!(scene.client.get("/v1/events").await.body["data"].as_array().unwrap().len(), 1);
        assert_eq!(scene.client.get(&format!("{path}/deliveries")).await.body["total"], 0);
        assert_eq!(scene.client.delete(&path).await.status, 204);
        assert_eq!(scene.client.get(&path).await.status, 404);
        let log = scene.running.app.store.audit_log(Some(&scene.owner.user.team), 20).await.unwrap();
        for action in ["webhook_endpoint.created", "webhook_endpoint.changed", "webhook_endpoint.deleted"] {
            assert!(log.iter().any(|entry| entry.action == action), "{action}");
        }
        for number in 0..20 {
            crate::webhooks::endpoint_at(&scene.client, &format!("https://hooks.example.com/{number}"), &[]).await;
        }
        let beyond = scene.client.post("/v1/webhook-endpoints", &body).await;
        assert_eq!(refusal(&beyond), (409, "webhook_endpoint_limit_reached"));
        scene.close().await;
    }
}
