//! Servers and workers replaced one after another while uploads go on, behind a balancer that asks who is ready.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, ensure};
use tokio::task::JoinHandle;

use super::{Deployment, Uploaders};
use crate::{Client, Mode, Process, TestDeployment};

/// How long a server goes on answering after it was asked to stop.
const NOTICE: &str = "2";
/// How often the balancer asks: several times within the notice.
const ASKED_EVERY: Duration = Duration::from_millis(200);

/// How much of it.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    /// How often every server and every worker is replaced.
    pub rounds: usize,
    pub servers: usize,
    pub workers: usize,
    /// Uploads under way at once.
    pub uploaders: usize,
}

/// What came of it.
#[derive(Debug, Clone, Copy)]
pub struct Outcome {
    pub acknowledged: usize,
    pub servers_replaced: usize,
    pub workers_replaced: usize,
}

/// # Errors
/// When a request fails, an analysis is lost, or a process does not end well.
pub async fn run(plan: Plan, statements: Vec<Vec<u8>>) -> anyhow::Result<Outcome> {
    let mut deployment = Deployment::open(TestDeployment::open(Mode::Production).await?).await?;
    deployment.environment.push(("LENDING_SHUTDOWN_DELAY", NOTICE.to_owned()));
    let balancer = Balancer::default();
    let mut servers = Vec::new();
    for _ in 0..plan.servers {
        servers.push(Member::join(&deployment, &balancer).await?);
    }
    let mut workers = (0..plan.workers).map(|_| deployment.worker()).collect::<anyhow::Result<Vec<_>>>()?;
    let (choice, api_key) = (balancer.clone(), deployment.api_key.clone());
    let mut uploaders = Uploaders::start(plan.uploaders, usize::MAX, statements, move || {
        Ok(choice.choose()?.with_token(&api_key))
    });

    for _ in 0..plan.rounds {
        for _ in 0..plan.servers {
            uploaders.reach(uploaders.uploads.count() + plan.uploaders).await?;
            servers.push(Member::join(&deployment, &balancer).await?);
            servers.remove(0).leave().await?;
        }
        for _ in 0..plan.workers {
            uploaders.reach(uploaders.uploads.count() + plan.uploaders).await?;
            workers.push(deployment.worker()?);
            ensure!(workers.remove(0).terminate().await? == Some(0), "a worker did not end well");
        }
    }
    let uploads = uploaders.stop().await?;
    ensure!(uploads.refused() == 0, "{} uploads were refused", uploads.refused());
    let client = balancer.choose()?.with_token(&deployment.api_key);
    uploads.all_are_completed(&client).await?;
    for worker in workers {
        ensure!(worker.terminate().await? == Some(0), "a worker did not end well");
    }
    for server in servers {
        server.leave().await?;
    }
    Ok(Outcome {
        acknowledged: uploads.count(),
        servers_replaced: plan.rounds * plan.servers,
        workers_replaced: plan.rounds * plan.workers,
    })
}

/// Knows which servers say that they are ready, and sends each request to another of them.
#[derive(Debug, Clone, Default)]
struct Balancer(Arc<Mutex<Vec<Client>>>);

impl Balancer {
    fn choose(&self) -> anyhow::Result<Client> {
        let mut ready = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let first = ready.first().cloned().context("no server is ready")?;
        ready.rotate_left(1);
        Ok(first)
    }

    fn add(&self, client: &Client) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(client.clone());
    }

    fn remove(&self, client: &Client) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).retain(|other| other.base() != client.base());
    }
}

/// A server that the balancer knows of.
#[derive(Debug)]
struct Member {
    process: Process,
    asking: JoinHandle<()>,
}

impl Member {
    /// Starts a server and waits until it is ready.
    async fn join(deployment: &Deployment, balancer: &Balancer) -> anyhow::Result<Self> {
        let process = deployment.server().await?;
        let client = Client::new(&process.url);
        while client.get("/readyz").await.status != 200 {
            tokio::time::sleep(ASKED_EVERY).await;
        }
        balancer.add(&client);
        let balancer = balancer.clone();
        let asking = tokio::spawn(async move {
            while client.get("/readyz").await.status == 200 {
                tokio::time::sleep(ASKED_EVERY).await;
            }
            balancer.remove(&client);
        });
        Ok(Self { process, asking })
    }

    /// Asks the server to stop: it must say by itself that it is no longer ready.
    async fn leave(self) -> anyhow::Result<()> {
        ensure!(self.process.terminate().await? == Some(0), "a server did not end well");
        self.asking.await?;
        Ok(())
    }
}
