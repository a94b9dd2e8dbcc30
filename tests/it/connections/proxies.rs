//! Requests go to whom they are for, and to no proxy that a machine names to all of its programs.

use lending_bureau::sandbox::Case;
use lending_store::users::Role;
use lending_tests::{
    Behaviour, Client, Collector, Mode, Process, Receiver, TestDeployment, WorkerProcess, both_modes,
    mobile_of,
};
use serde_json::json;

both_modes! {
    async fn bureau_provider_collector_and_webhooks_are_reached_past_every_proxy_of_the_environment(
        deployment: TestDeployment
    ) {
        let mut deployment = deployment;
        deployment.settings.webhook_loopback = true;
        let bureau = deployment.open_bureau().await.unwrap();
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        running.stop().await;
        let proxy = Receiver::start(Behaviour::Answer(502)).await.unwrap();
        let (receiver, provider) = (
            Receiver::start(Behaviour::Answer(200)).await.unwrap(),
            Receiver::start(Behaviour::Answer(404)).await.unwrap(),
        );
        let collector = Collector::start().await.unwrap();

        let mut environment = deployment.environment();
        environment.extend(proxy.as_proxy());
        environment.extend([
            ("LENDING_OTLP_ENDPOINT", collector.url.clone()),
            ("LENDING_OIDC_ISSUER", provider.url.clone()),
            ("LENDING_OIDC_CLIENT_ID", "lending".to_owned()),
            ("LENDING_OIDC_CLIENT_SECRET", "secret".to_owned()),
        ]);
        let server = Process::serve(&environment).await.unwrap();
        let log = deployment.folder().join("workers.log");
        let worker = match deployment.mode {
            Mode::Embedded => None,
            Mode::Production => Some(WorkerProcess::start(&environment, &log).unwrap()),
        };
        let client = Client::new(&server.url).with_token(&owner.api_key);
        let endpoint = json!({"url": receiver.url, "event_types": ["credit_check.completed"]});
        assert_eq!(client.post("/v1/webhook-endpoints", &endpoint).await.status, 201);
        let asked = json!({"name": "Ramesh Kumar Sharma", "mobile": mobile_of(Case::Clean, 1), "consent": true});
        let check = client.post("/v1/credit-checks", &asked).await;
        assert_eq!((check.status, &check.body["status"]), (201, &json!("completed")), "{}", check.text);
        receiver.wait_for(1).await;
        collector.wait_for(|spans| spans.iter().any(|span| span.name == "create_credit_check")).await;
        reqwest::get(format!("{}/sign-in/openid", server.url)).await.unwrap();
        provider.wait_for(1).await;
        assert_eq!(proxy.received().len(), 0);

        if let Some(worker) = worker {
            assert_eq!(worker.terminate().await.unwrap(), Some(0));
        }
        assert_eq!(server.terminate().await.unwrap(), Some(0));
        bureau.stop().await;
    }
}
