//! Workers that are killed while they send events to a receiver that misbehaves in every way, and whose name leads to an
//! address that is not public now and then.

use std::collections::BTreeSet;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use lending_store::users::Role;
use serde_json::json;

use crate::{Behaviour, Hosts, Mode, Receiver, TestDeployment, WorkerProcess};

/// How much of it.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    pub events: usize,
    pub workers: usize,
    pub kill_every: Duration,
    /// The receiver behaves badly for so many messages of the first ones.
    pub bad_messages: usize,
    /// The receiver's name leads elsewhere now and then. Whoever cannot be reached is left alone for minutes.
    pub moves: bool,
}

/// What came of it.
#[derive(Debug, Clone, Copy)]
pub struct Outcome {
    pub events: usize,
    /// Messages that reached the receiver, refused ones included.
    pub messages: usize,
    pub kills: usize,
    /// Attempts that were not made because the name led to an address that is not public; `None` where no name could be made to.
    pub refused: Option<i64>,
    pub seconds: f64,
}

const REFUSED: &str = "SELECT count(*) FROM webhook_attempts WHERE problem = 'address_refused'";
/// For how long work goes well before the receiver's name leads elsewhere for the first time, for how long it then does, and how
/// long it leads home afterwards. Whoever cannot be reached is left alone for ten minutes, and is tried again soon after it has
/// led home for as long.
const BEFORE: Duration = Duration::from_secs(30);
const AWAY: Duration = Duration::from_secs(3);
const HERE: Duration = Duration::from_secs(700);

/// Where the receiver is: one of this machine's own addresses, which a developer's webhooks may be sent to.
const HOME: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 2));
/// Where its name leads now and then. No webhook may be sent there, and what is comes to [`BEHIND_FORBIDDEN`], never off this
/// machine.
const FORBIDDEN: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);
const BEHIND_FORBIDDEN: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

async fn move_to_and_fro(hosts: Hosts) -> std::io::Result<()> {
    hosts.lead_to(HOME)?;
    tokio::time::sleep(BEFORE).await;
    loop {
        hosts.lead_to(FORBIDDEN)?;
        tokio::time::sleep(AWAY).await;
        hosts.lead_to(HOME)?;
        tokio::time::sleep(HERE).await;
    }
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
    let moody = Behaviour::Moody(elsewhere.url.clone(), plan.bad_messages);
    let receiver = Receiver::start_at(SocketAddr::new(HOME, 0), moody).await?;
    let port = reqwest::Url::parse(&receiver.url)?.port().context("the receiver has no port")?;
    let forbidden =
        Receiver::start_at(SocketAddr::new(BEHIND_FORBIDDEN, port), Behaviour::Answer(200)).await?;
    let hosts = if plan.moves { Hosts::make(deployment.folder(), HOME).await? } else { None };
    let url = match hosts {
        Some(_) => receiver.url.replace(&HOME.to_string(), "localhost"),
        None => receiver.url.clone(),
    };
    let made = client.post("/v1/webhook-endpoints", &json!({"url": url})).await;
    let endpoint = made.body["id"].as_str().context("no endpoint")?.to_owned();

    let (environment, log) = (deployment.environment(), deployment.folder().join("workers.log"));
    let start = |hosts: Option<&Hosts>| match hosts {
        Some(hosts) => WorkerProcess::start_behind(hosts, &environment, &log),
        None => WorkerProcess::start(&environment, &log),
    };
    let moving = hosts.clone().map(|hosts| tokio::spawn(move_to_and_fro(hosts)));
    let mut workers = (0..plan.workers).map(|_| start(hosts.as_ref())).collect::<anyhow::Result<Vec<_>>>()?;
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
        workers.push(start(hosts.as_ref())?);
        kills += 1;
    }
    telling.await??;
    if let Some(moving) = &moving {
        moving.abort();
    }
    let failed = client.get(&format!("/v1/webhook-endpoints/{endpoint}/deliveries?status=failed")).await;
    ensure!(failed.body["total"] == 0, "deliveries were given up: {}", failed.text);
    ensure!(elsewhere.received().is_empty(), "something was sent to where an answer led");
    ensure!(forbidden.received().is_empty(), "something was sent to the address that the name led to");
    let refused = match moving {
        Some(_) => Some(deployment.number(REFUSED).await?),
        None => None,
    };
    ensure!(refused != Some(0), "the name led to a forbidden address, and no attempt was refused");
    let outcome = Outcome {
        events: plan.events,
        messages: receiver.received().len(),
        kills,
        refused,
        seconds: started.elapsed().as_secs_f64(),
    };
    running.stop().await;
    Ok(outcome)
}
