//! A team never learns anything of another.

use lending_store::users::Role;
use lending_tests::{TestDeployment, both_modes};
use serde_json::json;

both_modes! {
    async fn another_teams_id_is_the_same_404_as_one_that_does_not_exist(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let (ours, theirs) = (
            deployment.person(&running, Role::Owner).await.unwrap(),
            deployment.person(&running, Role::Owner).await.unwrap(),
        );
        let client = deployment.client(&running).with_header("X-Request-Id", "same");
        let product = client.with_token(&theirs.api_key).post("/v1/products", &json!({
            "name": "Theirs", "amount": {"min": 1, "max": 2}, "tenure_months": {"min": 1, "max": 2, "default": 1},
            "annual_rate_pct": 1,
        })).await;
        let product = product.body["id"].as_str().unwrap();
        let key = client.signed_in(&theirs.email).await.post("/v1/api-keys", &json!({"name": "k"})).await;
        let key = key.body["id"].as_str().unwrap();

        let us = client.with_token(&ours.api_key);
        let missing = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
        let (theirs_read, nobodys_read) =
            (us.get(&format!("/v1/products/{product}")).await, us.get(&format!("/v1/products/prd_{missing}")).await);
        assert_eq!(theirs_read.status, 404);
        assert_eq!(theirs_read.text, nobodys_read.text);
        let change = json!({"name": "Ours"});
        let (theirs_write, nobodys_write) = (
            us.patch(&format!("/v1/products/{product}"), &change).await,
            us.patch(&format!("/v1/products/prd_{missing}"), &change).await,
        );
        assert_eq!((theirs_write.status, &theirs_write.text), (404, &nobodys_write.text));

        let signed_in = client.signed_in(&ours.email).await;
        let (theirs_key, nobodys_key) = (
            signed_in.delete(&format!("/v1/api-keys/{key}")).await,
            signed_in.delete(&format!("/v1/api-keys/key_{missing}")).await,
        );
        assert_eq!((theirs_key.status, &theirs_key.text), (404, &nobodys_key.text));
        assert_eq!(us.get("/v1/products").await.body["total"], 0);
        assert_eq!(signed_in.get("/v1/api-keys").await.body["total"], 1);
        assert_eq!(client.with_token(&theirs.api_key).get(&format!("/v1/products/{product}")).await.body["name"], "Theirs");
        running.stop().await;
    }

    async fn an_idempotency_key_is_a_teams_own(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let (one, two) = (
            deployment.person(&running, Role::Owner).await.unwrap(),
            deployment.person(&running, Role::Owner).await.unwrap(),
        );
        let client = deployment.client(&running).with_header("Idempotency-Key", "same");
        let body = json!({
            "name": "Loan", "amount": {"min": 1, "max": 2}, "tenure_months": {"min": 1, "max": 2, "default": 1},
            "annual_rate_pct": 1,
        });
        let first = client.with_token(&one.api_key).post("/v1/products", &body).await;
        let second = client.with_token(&two.api_key).post("/v1/products", &body).await;
        assert_eq!((first.status, second.status), (201, 201));
        assert_ne!(first.body["id"], second.body["id"]);
        assert_eq!(second.header("idempotency-replayed"), None);
        running.stop().await;
    }
}
