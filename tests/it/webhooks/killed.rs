//! Processes are killed while events are on their way. Each is delivered at least once; none is missing.

use std::collections::BTreeSet;
use std::time::Duration;

use lending_store::users::Role;
use lending_tests::{
    Behaviour, Client, Mode, Process, Receiver, TestDeployment, WorkerProcess, both_modes, tell,
};

both_modes! {
    async fn a_process_that_is_killed_takes_no_event_with_it(deployment: TestDeployment) {
        let mut deployment = deployment;
        crate::webhooks::ready(&mut deployment);
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        running.stop().await;
        let receiver = Receiver::start(Behaviour::Answer(200)).await.unwrap();
        let environment = deployment.environment();
        let log = deployment.folder().join("worker.log");
        let worker = || match deployment.mode {
            Mode::Embedded => None,
            Mode::Production => Some(WorkerProcess::start(&environment, &log).unwrap()),
        };
        let mut server = Process::serve(&environment).await.unwrap();
        let mut beside = worker();
        let client = Client::new(&server.url).with_token(&owner.api_key);
        crate::webhooks::endpoint_at(&client, &receiver.url, &[]).await;
        let mut expected = BTreeSet::new();
        for round in 0..4_u32 {
            // Sometimes the receiver answers nothing while the process that waits for it is killed.
            receiver.behave(if round % 2 == 0 { Behaviour::Hang } else { Behaviour::Answer(200) });
            let client = Client::new(&server.url).with_token(&owner.api_key);
            for number in 0..5 {
                expected.insert(crate::webhooks::check(&client, round * 100 + number).await);
            }
            if round % 2 == 0 {
                receiver.wait_for(receiver.received().len() + 1).await;
            }
            server.kill().await.unwrap();
            if let Some(worker) = beside {
                worker.kill().await.unwrap();
            }
            server = Process::serve(&environment).await.unwrap();
            beside = worker();
        }
        receiver.behave(Behaviour::Answer(200));
        let client = Client::new(&server.url).with_token(&owner.api_key);
        loop {
            let told: BTreeSet<String> = receiver
                .received()
                .iter()
                .filter_map(|message| message.json()["data"]["credit_check_id"].as_str().map(str::to_owned))
                .collect();
            let pending = client.get("/v1/webhook-endpoints").await.body;
            let path = format!("/v1/webhook-endpoints/{}", pending["data"][0]["id"].as_str().unwrap());
            let delivered = client.get(&format!("{path}/deliveries?status=delivered")).await.body;
            if told == expected && delivered["total"] == 20 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        tell(&format!("20 events, {} messages, 4 kills: none is missing", receiver.received().len()));
        server.kill().await.unwrap();
    }
}
