//! A load balancer: it asks servers whether they are ready, and sends each request to another of those that are.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, ensure};
use tokio::task::JoinHandle;

use crate::{Client, Process};

/// How long a server goes on answering after it was asked to stop, as `LENDING_SHUTDOWN_DELAY`.
pub(super) const NOTICE: &str = "2";
/// How often the balancer asks: several times within the notice.
const ASKED_EVERY: Duration = Duration::from_millis(200);

/// Knows which servers say that they are ready.
#[derive(Debug, Clone, Default)]
pub(super) struct Balancer(Arc<Mutex<Vec<Client>>>);

impl Balancer {
    pub(super) fn choose(&self) -> anyhow::Result<Client> {
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
pub(super) struct Member {
    process: Process,
    asking: JoinHandle<()>,
}

impl Member {
    /// Waits until the server is ready, and has requests sent to it by this client of it.
    pub(super) async fn join(process: Process, client: Client, balancer: &Balancer) -> Self {
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
        Self { process, asking }
    }

    /// Asks the server to stop: it must say by itself that it is no longer ready.
    pub(super) async fn leave(self) -> anyhow::Result<()> {
        ensure!(self.process.terminate().await? == Some(0), "a server did not end well");
        self.asking.await?;
        Ok(())
    }
}
