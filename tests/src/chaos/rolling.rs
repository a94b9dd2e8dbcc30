//! Servers and workers replaced one after another while uploads go on, behind a balancer that asks who is ready.

use anyhow::ensure;

use super::balancer::{Balancer, Member, NOTICE};
use super::{Deployment, Uploaders};
use crate::{Mode, TestDeployment};

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
        servers.push(join(&deployment, &balancer).await?);
    }
    let mut workers = (0..plan.workers).map(|_| deployment.worker()).collect::<anyhow::Result<Vec<_>>>()?;
    let choice = balancer.clone();
    let mut uploaders = Uploaders::start(plan.uploaders, usize::MAX, statements, move || choice.choose());

    for _ in 0..plan.rounds {
        for _ in 0..plan.servers {
            uploaders.reach(uploaders.uploads.count() + plan.uploaders).await?;
            servers.push(join(&deployment, &balancer).await?);
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
    uploads.all_are_completed(&balancer.choose()?).await?;
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

async fn join(deployment: &Deployment, balancer: &Balancer) -> anyhow::Result<Member> {
    let process = deployment.server().await?;
    let client = deployment.client(&process.url);
    Ok(Member::join(process, client, balancer).await)
}
