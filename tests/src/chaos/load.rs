//! A deployment of real processes, and clients that keep it busy.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, ensure};
use lending_base::{Secret, entropy};
use lending_store::Store;
use lending_store::users::Role;
use tokio::task::JoinSet;

use crate::services::OwnRedis;
use crate::{Client, Form, Mode, Process, TestDeployment, WorkerProcess};

/// How long a client waits that was told to come back. Shorter than it was told, to see more of the chaos.
const COME_BACK: Duration = Duration::from_millis(200);

/// A deployment in which processes are started, without limits on how much one may ask, and someone to ask.
#[derive(Debug)]
pub struct Deployment {
    pub deployment: TestDeployment,
    pub api_key: String,
    pub environment: Vec<(&'static str, String)>,
    pub log: PathBuf,
}

impl Deployment {
    pub async fn open(mut deployment: TestDeployment) -> anyhow::Result<Self> {
        let unlimited = 10_000_000;
        deployment.settings.limit_general_per_minute = unlimited;
        deployment.settings.limit_general_burst = unlimited;
        deployment.settings.limit_upload_per_hour = unlimited;
        deployment.settings.limit_upload_burst = unlimited;
        let running = deployment.serve().await?;
        let api_key = deployment.person(&running, Role::Member).await?.api_key;
        running.stop().await;
        let (environment, log) = (deployment.environment(), deployment.folder().join("workers.log"));
        Ok(Self { deployment, api_key, environment, log })
    }

    /// A production deployment on a Redis of the test's own.
    pub async fn open_on_redis(redis: &OwnRedis) -> anyhow::Result<Self> {
        let mut deployment = TestDeployment::open(Mode::Production).await?;
        deployment.settings.redis_url = Some(Secret::new(redis.url()));
        Self::open(deployment).await
    }

    pub async fn server(&self) -> anyhow::Result<Process> {
        Process::serve(&self.environment).await
    }

    /// A worker; all of them log into one file.
    pub fn worker(&self) -> anyhow::Result<WorkerProcess> {
        WorkerProcess::start(&self.environment, &self.log)
    }

    pub fn client(&self, server: &str) -> Client {
        Client::new(server).with_token(&self.api_key)
    }

    pub async fn store(&self) -> anyhow::Result<Store> {
        self.deployment.store().await
    }
}

/// What has been uploaded, from the clients' side.
#[derive(Debug, Clone, Default)]
pub struct Uploads(Arc<Counts>);

#[derive(Debug, Default)]
struct Counts {
    taken: Mutex<Vec<String>>,
    /// How often somebody was told to come back.
    refused: AtomicUsize,
    /// No more is uploaded.
    enough: AtomicBool,
}

impl Uploads {
    /// The ids of all that were acknowledged.
    pub fn taken(&self) -> Vec<String> {
        self.0.taken.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub fn count(&self) -> usize {
        self.0.taken.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    pub fn refused(&self) -> usize {
        self.0.refused.load(Ordering::Relaxed)
    }

    /// Uploads one statement, again and again under one idempotency key while the service says that it cannot just now.
    ///
    /// # Errors
    /// On any other answer, and where none comes.
    pub async fn upload(&self, client: &Client, pdf: &[u8]) -> anyhow::Result<()> {
        let client = client.with_header("Idempotency-Key", &entropy::base62(22)?);
        loop {
            let answer = client.upload(Form::default().file(pdf)).await;
            if answer.status == 201 {
                let id = answer.body["id"].as_str().context("no id")?.to_owned();
                self.0.taken.lock().unwrap_or_else(PoisonError::into_inner).push(id);
                return Ok(());
            }
            ensure!(answer.status == 503, "an upload was answered with {}: {}", answer.status, answer.text);
            ensure!(answer.header("retry-after").is_some(), "a 503 without Retry-After: {}", answer.text);
            self.0.refused.fetch_add(1, Ordering::Relaxed);
            tokio::time::sleep(COME_BACK).await;
        }
    }

    /// Waits until the last one that was taken is completed.
    pub async fn newest_is_completed(&self, client: &Client) -> anyhow::Result<()> {
        let ids = self.taken();
        is_completed(client, ids.last().context("nothing was taken")?).await
    }

    /// These and those of others.
    #[must_use]
    pub fn and(self, others: &Self) -> Self {
        self.0.taken.lock().unwrap_or_else(PoisonError::into_inner).extend(others.taken());
        self.0.refused.fetch_add(others.refused(), Ordering::Relaxed);
        self
    }

    /// Waits until every one of them has ended, and sees that each was decided once and that the team has these and no others.
    ///
    /// # Errors
    /// When one is lost or failed, was decided twice, or there are more than were acknowledged.
    pub async fn all_are_completed(&self, client: &Client) -> anyhow::Result<()> {
        let ids = self.taken();
        let (mut lost, mut doubled) = (Vec::new(), Vec::new());
        for id in &ids {
            match is_completed(client, id).await {
                Err(error) => lost.push(error),
                Ok(()) if times_decided(client, id).await? > 1 => doubled.push(id.clone()),
                Ok(()) => {}
            }
        }
        let page = client.get("/v1/analyses?limit=1").await;
        let total = usize::try_from(page.body["total"].as_u64().context("no total")?)?;
        ensure!(
            lost.is_empty() && doubled.is_empty() && total == ids.len(),
            "of {} acknowledged {} are lost ({:?}), {} were decided twice ({doubled:?}), and {total} are there",
            ids.len(),
            lost.len(),
            lost.first(),
            doubled.len()
        );
        Ok(())
    }
}

/// How often its timeline says that an analysis was decided.
async fn times_decided(client: &Client, id: &str) -> anyhow::Result<usize> {
    let timeline = client.get(&format!("/v1/analyses/{id}/timeline")).await;
    let entries = timeline.body["entries"].as_array().with_context(|| format!("{id}: {}", timeline.text))?;
    Ok(entries.iter().filter(|entry| entry["what"] == "decided").count())
}

/// Waits until an analysis is completed.
async fn is_completed(client: &Client, id: &str) -> anyhow::Result<()> {
    loop {
        let found = client.get(&format!("/v1/analyses/{id}?wait=20")).await;
        let status = found.body["status"].as_str().unwrap_or_default();
        if status == "completed" {
            return Ok(());
        }
        ensure!(["queued", "processing"].contains(&status), "{id}: {}", found.text);
    }
}

/// Clients that upload side by side.
#[derive(Debug)]
pub struct Uploaders {
    pub uploads: Uploads,
    tasks: JoinSet<anyhow::Result<()>>,
}

impl Uploaders {
    /// `count` clients that upload until they are stopped or there are `most` uploads. `whom` says for each upload where
    /// it goes.
    pub fn start<F>(count: usize, most: usize, statements: Vec<Vec<u8>>, whom: F) -> Self
    where
        F: Fn() -> anyhow::Result<Client> + Clone + Send + 'static,
    {
        let (uploads, statements) = (Uploads::default(), Arc::new(statements));
        let begun = Arc::new(AtomicUsize::new(0));
        let mut tasks = JoinSet::new();
        for _ in 0..count {
            let (uploads, statements) = (uploads.clone(), statements.clone());
            let (begun, whom) = (begun.clone(), whom.clone());
            tasks.spawn(async move {
                loop {
                    let number = begun.fetch_add(1, Ordering::Relaxed);
                    if number >= most || uploads.0.enough.load(Ordering::Relaxed) {
                        return Ok(());
                    }
                    let statement = statements.get(number % statements.len()).context("no statements")?;
                    uploads.upload(&whom()?, statement).await?;
                }
            });
        }
        Self { uploads, tasks }
    }

    /// Waits until so many have been taken, and fails as soon as an uploader did.
    pub async fn reach(&mut self, count: usize) -> anyhow::Result<()> {
        while self.uploads.count() < count {
            if let Some(done) = self.tasks.try_join_next() {
                done??;
            }
            ensure!(!self.tasks.is_empty(), "the uploads ended before there were {count}");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        Ok(())
    }

    /// Whether all of them have ended.
    pub fn is_finished(&mut self) -> anyhow::Result<bool> {
        while let Some(done) = self.tasks.try_join_next() {
            done??;
        }
        Ok(self.tasks.is_empty())
    }

    /// Lets every client end the upload it is at.
    pub async fn stop(mut self) -> anyhow::Result<Uploads> {
        self.uploads.0.enough.store(true, Ordering::Relaxed);
        while let Some(done) = self.tasks.join_next().await {
            done??;
        }
        Ok(self.uploads)
    }
}
