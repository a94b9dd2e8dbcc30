//! Workers that are killed while they send events to a receiver that misbehaves in every way.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use lending_store::users::Role;
use serde_json::json;

use crate::{Behaviour, Mode, Receiver, TestDeployment, WorkerProcess};

/// How much of it.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    pub events: usize,
    pub workers: usize,
    pub kill_every: Duration,
    /// The receiver behaves badly for so many messages of the first ones.
    pub bad_messages: usize,
}

/// What came of it.
#[derive(Debug, Clone, Copy)]
pub struct Outcome {
    pub events: usize,
    /// Messages that reached the receiver, refused ones included.
    pub messages: usize,
    pub kills: usize,
    pub seconds: f64,
}

/// Has events delivered while workers are killed. Ends when every event was accepted at least once.
///
/// # Errors
/// When a delivery was given up, or something was sent to where an answer led.
pub async fn run(plan: Plan) -> anyhow::Result<Outcome> {
    let mut deployment = TestDeployment::open(Mode::Production).await?;
    deployment.settings.webhook_loopback = true;
    deployment.settings.limit_general_per_minute = 1_000_000;
    deployment.settings.limit_general_burst = 1_000_000;
    let running = deployment.serve().await?;
    let owner = deployment.person(&running, Role::Owner).await?;
    let client = deployment.client(&running).with_token(&owner.api_key);
    let elsewhere = Receiver::start(Behaviour::Answer(200)).await?;
    let receiver = Receiver::start(Behaviour::Moody(elsewhere.url.clone(), plan.bad_messages)).await?;
    let made = client.post("/v1/webhook-endpoints", &json!({"url": receiver.url})).await;
    let endpoint = made.body["id"].as_str().context("no endpoint")?.to_owned();

    let (environment, log) = (deployment.environment(), deployment.folder().join("workers.log"));
    let mut workers = (0..plan.workers)
        .map(|_| WorkerProcess::start(&environment, &log))
        .collect::<anyhow::Result<Vec<_>>>()?;
    let started = Instant::now();
    let (store, team, events) = (running.app.store.clone(), owner.user.team.clone(), plan.events);
    let telling = tokio::spawn(async move {
        for number in 0..events {
            store.note_limit_reached(&team, "bureau_daily_cap", &number.to_string()).await?;
        }
        anyhow::Ok(())
    });
    let mut kills = 0;
    loop {
        tokio::time::sleep(plan.kill_every).await;
        let accepted: BTreeSet<String> = receiver
            .received()
            .iter()
            .filter(|message| message.is_accepted)
            .map(|message| message.header("webhook-id").to_owned())
            .collect();
        if accepted.len() >= plan.events {
            break;
        }
        workers.remove(0).kill().await?;
        workers.push(WorkerProcess::start(&environment, &log)?);
        kills += 1;
    }
    telling.await??;
    let failed = client.get(&format!("/v1/webhook-endpoints/{endpoint}/deliveries?status=failed")).await;
    ensure!(failed.body["total"] == 0, "deliveries were given up: {}", failed.text);
    ensure!(elsewhere.received().is_empty(), "something was sent to where an answer led");
    let outcome = Outcome {
        events: plan.events,
        messages: receiver.received().len(),
        kills,
        seconds: started.elapsed().as_secs_f64(),
    };
    running.stop().await;
    Ok(outcome)
}
