//! Personal data never reaches a log line.

use lending_store::users::Role;
use lending_tests::{Client, PASSWORD, Process, TestHouse, both_modes};
use serde_json::json;

both_modes! {
    async fn names_addresses_passwords_and_tokens_are_in_no_log_line(house: TestHouse) {
        let running = house.serve().await.unwrap();
        let owner = house.person(&running, Role::Owner).await.unwrap();
        running.stop().await;

        let mut environment = house.environment();
        environment.push(("LENDING_LOG", "debug".to_owned()));
        let log = house.folder().join("server.log");
        let server = Process::serve_logging_to(&environment, &log).await.unwrap();
        let client = Client::new(&server.url);
        client.sign_in(&owner.email, "canary wrong password").await;
        client.sign_in("canary.stranger@example.com", PASSWORD).await;
        let signed_in = client.signed_in(&owner.email).await;
        signed_in.get("/v1/me").await;
        let key = signed_in.post("/v1/api-keys", &json!({"name": "canary key name"})).await;
        signed_in.post("/v1/api-keys", &json!({"name": ["canary bad name"]})).await;
        signed_in.get("/v1/api-keys?canary-query=canary-value").await;
        signed_in.get("/v1/canary-path").await;
        client.with_token("canary-token").get("/v1/me").await;
        let login = signed_in.token().unwrap().to_owned();
        assert_eq!(server.terminate().await.unwrap(), Some(0));

        let log = std::fs::read_to_string(log).unwrap();
        assert!(log.contains("create_api_key"), "the log is there: {log}");
        let secrets = [
            "canary", owner.email.as_str(), "Asha", PASSWORD, login.as_str(), owner.api_key.as_str(),
            key.body["key"].as_str().unwrap(), house.settings.secret.as_ref().unwrap().expose(),
        ];
        for secret in secrets {
            assert!(!log.contains(secret), "{secret:?} stands in the log");
        }
    }
}
