//! A lender's systems are told what happened, and can prove who told them.

mod delivered;
mod endpoints;
mod failing;
mod feed;
mod killed;
mod waiting;

use std::time::Duration;

use lending_bureau::sandbox::Case;
use lending_server::Running;
use lending_store::users::Role;
use lending_tests::{
    Answer, Behaviour, Client, Person, Received, Receiver, RunningWorker, TestDeployment, mobile_of,
};
use serde_json::{Value, json};

/// A deployment that may call this machine, a receiver there, and an owner.
struct Scene {
    deployment: TestDeployment,
    running: Running,
    _worker: Option<RunningWorker>,
    receiver: Receiver,
    owner: Person,
    client: Client,
}

impl Scene {
    async fn open(mut deployment: TestDeployment) -> Self {
        ready(&mut deployment);
        let running = deployment.serve().await.unwrap();
        let worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let receiver = Receiver::start(Behaviour::Answer(200)).await.unwrap();
        Self { deployment, running, _worker: worker, receiver, owner, client }
    }

    /// An endpoint at the receiver; its path and its secret.
    async fn endpoint(&self, event_types: &[&str]) -> (String, String) {
        endpoint_at(&self.client, &self.receiver.url, event_types).await
    }

    /// Something happens: a credit check is completed. Its id.
    async fn happen(&self, number: u32) -> String {
        check(&self.client, number).await
    }

    async fn close(self) {
        self.running.stop().await;
    }
}

fn ready(deployment: &mut TestDeployment) {
    deployment.settings.webhook_loopback = true;
    deployment.settings.limit_pull_per_hour = 100_000;
    deployment.settings.limit_pull_burst = 100_000;
    deployment.settings.limit_general_per_minute = 1_000_000;
    deployment.settings.limit_general_burst = 1_000_000;
}

async fn endpoint_at(client: &Client, url: &str, event_types: &[&str]) -> (String, String) {
    let made = client.post("/v1/webhook-endpoints", &json!({"url": url, "event_types": event_types})).await;
    assert_eq!(made.status, 201, "{}", made.text);
    let path = format!("/v1/webhook-endpoints/{}", made.body["id"].as_str().unwrap());
    assert_eq!(made.header("location"), Some(path.as_str()));
    (path, made.body["secret"].as_str().unwrap().to_owned())
}

async fn check(client: &Client, number: u32) -> String {
    let body =
        json!({"name": "Ramesh Kumar Sharma", "mobile": mobile_of(Case::Clean, number), "consent": true});
    let made = client.post("/v1/credit-checks", &body).await;
    assert_eq!(made.status, 201, "{}", made.text);
    made.body["id"].as_str().unwrap().to_owned()
}

/// Whether the public verifier accepts a message.
fn is_verified(message: &Received, secret: &str) -> bool {
    let verifier = standardwebhooks::Webhook::new(secret).unwrap();
    verifier.verify(message.body.as_bytes(), &message.headers).is_ok()
}

/// The newest delivery of an endpoint, once it looks as wanted.
async fn delivery(client: &Client, endpoint: &str, is_wanted: impl Fn(&Value) -> bool) -> Value {
    loop {
        let list = client.get(&format!("{endpoint}/deliveries?limit=1")).await.body;
        if let Some(id) = list["data"][0]["id"].as_str() {
            let found = client.get(&format!("{endpoint}/deliveries/{id}")).await.body;
            if is_wanted(&found) {
                return found;
            }
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

fn refusal(answer: &Answer) -> (u16, &str) {
    (answer.status, answer.code())
}
