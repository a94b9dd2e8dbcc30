//! Statements that are lost or damaged while they wait, and restored afterwards.

use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use serde_json::{Value, json};

use super::{Deployment, Uploads};
use crate::{Client, Mode, TestDeployment};

/// How much of it.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    pub statements: usize,
    /// Of so many, one is damaged and another one is gone.
    pub one_in: usize,
}

/// What came of it.
#[derive(Debug, Clone, Copy)]
pub struct Outcome {
    pub acknowledged: usize,
    pub damaged: usize,
    pub gone: usize,
}

/// A file, what it held, and what an analysis without it fails with.
struct Spoilt {
    id: String,
    path: PathBuf,
    bytes: Vec<u8>,
    code: &'static str,
}

/// Spoils statements before a worker reads them, sees that those fail at once and say why and that all others complete,
/// restores them and has them analysed again.
///
/// # Errors
/// When a statement that was spoilt fails otherwise, or one that was not is not analysed.
pub async fn run(plan: Plan, statement: &[u8]) -> anyhow::Result<Outcome> {
    let deployment = Deployment::open(TestDeployment::open(Mode::Production).await?).await?;
    let server = deployment.server().await?;
    let (uploads, client) = (Uploads::default(), deployment.client(&server.url));
    for _ in 0..plan.statements {
        uploads.upload(&client, statement).await?;
    }
    let files = deployment.deployment.settings.data_dir.join("files/statements");
    let mut spoilt = Vec::new();
    for (place, id) in uploads.taken().into_iter().enumerate() {
        let code = match place % plan.one_in {
            0 => "statement_corrupt",
            1 => "statement_missing",
            _ => continue,
        };
        spoilt.push(Spoilt::make(&files, id, code)?);
    }
    let worker = deployment.worker()?;
    for id in uploads.taken() {
        let ended = ended(&client, &id).await?;
        let expected = match spoilt.iter().find(|spoilt| spoilt.id == id) {
            Some(spoilt) => (json!("failed"), json!(spoilt.code)),
            None => (json!("completed"), Value::Null),
        };
        let found = (ended["status"].clone(), ended["failure"]["code"].clone());
        ensure!(found == expected, "{id} ended as {found:?}, not as {expected:?}");
    }
    for spoilt in &spoilt {
        std::fs::write(&spoilt.path, &spoilt.bytes)?;
        let again = client.post(&format!("/v1/analyses/{}/retry", spoilt.id), &json!({})).await;
        ensure!(again.status == 202, "{} is not taken again: {}", spoilt.id, again.text);
    }
    uploads.all_are_completed(&client).await?;
    ensure!(worker.terminate().await? == Some(0), "the worker did not end well");
    ensure!(server.terminate().await? == Some(0), "the server did not end well");
    let of = |code: &str| spoilt.iter().filter(|spoilt| spoilt.code == code).count();
    Ok(Outcome {
        acknowledged: uploads.count(),
        damaged: of("statement_corrupt"),
        gone: of("statement_missing"),
    })
}

impl Spoilt {
    fn make(files: &Path, id: String, code: &'static str) -> anyhow::Result<Self> {
        let path = std::fs::read_dir(files)?
            .filter_map(|team| Some(team.ok()?.path().join(&id)))
            .find(|path| path.is_file())
            .with_context(|| format!("{id} has no file"))?;
        let bytes = std::fs::read(&path)?;
        if code == "statement_missing" {
            std::fs::remove_file(&path)?;
        } else {
            let mut changed = bytes.clone();
            let middle = changed.len() / 2;
            *changed.get_mut(middle).context("an empty file")? ^= 1;
            std::fs::write(&path, changed)?;
        }
        Ok(Self { id, path, bytes, code })
    }
}

async fn ended(client: &Client, id: &str) -> anyhow::Result<Value> {
    loop {
        let found = client.get(&format!("/v1/analyses/{id}?wait=20")).await;
        ensure!(found.status == 200, "{id}: {}", found.text);
        if ["completed", "failed"].contains(&found.body["status"].as_str().unwrap_or_default()) {
            return Ok(found.body);
        }
    }
}
