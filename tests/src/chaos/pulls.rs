//! Servers and workers that are killed while they pull bureau reports.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use lending_bureau::sandbox::Case;
use lending_store::ledger::{BureauTerms, TermChange};
use serde_json::{Value, json};
use tokio::task::JoinSet;

use super::Deployment;
use crate::{Client, Mode, Process, TestDeployment, mobile_of};

/// How much of it.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    pub pulls: usize,
    pub callers: usize,
    pub kill_every: Duration,
}

/// What came of it.
#[derive(Debug, Clone, Copy)]
pub struct Outcome {
    pub acknowledged: usize,
    pub kills: usize,
    /// Requests that got no answer, or were told to come back.
    pub repeated: usize,
    /// Questions that the bureau was asked.
    pub questions: usize,
    pub charged: usize,
    pub not_charged: usize,
    pub in_review: usize,
    pub failed: usize,
    pub seconds: f64,
}

/// Whom the callers ask about, in turn.
const CASES: [Case; 4] = [Case::Clean, Case::NoHit, Case::WrittenOff, Case::NoHistory];
/// How long a caller waits before it repeats itself.
const COME_BACK: Duration = Duration::from_millis(100);

/// Pulls reports while servers and the worker are killed, each caller repeating itself under one key until it has its
/// answer. Then counts.
///
/// # Errors
/// When somebody was asked about twice, charged twice or not at all, or an acknowledged check is not there.
pub async fn run(plan: Plan) -> anyhow::Result<Outcome> {
    let mut deployment = TestDeployment::open(Mode::Production).await?;
    deployment.settings.bureau_timeout = 1;
    deployment.settings.limit_pull_per_hour = 10_000_000;
    deployment.settings.limit_pull_burst = 10_000_000;
    let bureau = deployment.open_bureau().await?;
    let deployment = Deployment::open(deployment).await?;
    let store = deployment.store().await?;
    let team = store.list_teams().await?.pop().context("no team")?.id;
    store.set_bureau_terms(&team, TermChange::Keep, TermChange::Own(i64::from(u32::MAX))).await?;
    let terms = store.bureau_terms(&team).await?;

    let mut servers = vec![deployment.server().await?, deployment.server().await?];
    let mut worker = deployment.worker()?;
    let callers = Callers::start(plan, &deployment, &servers);
    let started = Instant::now();
    let mut kills = 0;
    while !callers.are_done() {
        tokio::time::sleep(plan.kill_every).await;
        match kills % 3 {
            2 => {
                worker.kill().await?;
                worker = deployment.worker()?;
            }
            place => {
                servers.remove(0).kill().await?;
                servers.push(deployment.server().await?);
                callers.move_to(place, &servers);
            }
        }
        kills += 1;
    }
    let (acknowledged, repeated) = callers.finish().await?;
    let client = deployment.client(&servers[0].url);
    let questions = bureau.sandbox.questions();
    ensure!(questions.values().all(|times| *times == 1), "somebody was asked about twice");
    let checks = settled(&deployment.deployment, &client).await?;
    let outcome = counted(&deployment.deployment, terms, &checks, &acknowledged).await?;
    store.close().await;
    Ok(Outcome {
        kills,
        repeated,
        questions: questions.len(),
        seconds: started.elapsed().as_secs_f64(),
        ..outcome
    })
}

/// Callers that go on while servers come and go.
struct Callers {
    tasks: JoinSet<anyhow::Result<()>>,
    shared: Arc<Shared>,
    wanted: usize,
}

struct Shared {
    begun: AtomicUsize,
    repeated: AtomicUsize,
    servers: Mutex<Vec<Client>>,
    acknowledged: Mutex<BTreeSet<String>>,
    ended: AtomicUsize,
}

impl Callers {
    fn start(plan: Plan, deployment: &Deployment, servers: &[Process]) -> Self {
        let clients = servers.iter().map(|server| deployment.client(&server.url)).collect();
        let shared = Arc::new(Shared {
            begun: AtomicUsize::new(0),
            repeated: AtomicUsize::new(0),
            servers: Mutex::new(clients),
            acknowledged: Mutex::default(),
            ended: AtomicUsize::new(0),
        });
        let mut tasks = JoinSet::new();
        for _ in 0..plan.callers {
            let shared = shared.clone();
            tasks.spawn(async move {
                loop {
                    let number = shared.begun.fetch_add(1, Ordering::Relaxed);
                    if number >= plan.pulls {
                        return Ok(());
                    }
                    shared.pull(number).await?;
                }
            });
        }
        Self { tasks, shared, wanted: plan.pulls }
    }

    fn are_done(&self) -> bool {
        self.shared.ended.load(Ordering::Relaxed) >= self.wanted
    }

    /// One server has taken another's place.
    fn move_to(&self, place: usize, servers: &[Process]) {
        let mut clients = self.shared.servers.lock().unwrap_or_else(PoisonError::into_inner);
        for (client, server) in clients.iter_mut().zip(servers) {
            let token = client.token().unwrap_or_default().to_owned();
            *client = Client::new(&server.url).with_token(&token);
        }
        clients.rotate_left(place);
    }

    async fn finish(mut self) -> anyhow::Result<(BTreeSet<String>, usize)> {
        while let Some(done) = self.tasks.join_next().await {
            done??;
        }
        let acknowledged = self.shared.acknowledged.lock().unwrap_or_else(PoisonError::into_inner).clone();
        Ok((acknowledged, self.shared.repeated.load(Ordering::Relaxed)))
    }
}

impl Shared {
    fn server(&self, turn: usize) -> anyhow::Result<Client> {
        let servers = self.servers.lock().unwrap_or_else(PoisonError::into_inner);
        servers.get(turn % servers.len().max(1)).cloned().context("no server")
    }

    async fn pull(&self, number: usize) -> anyhow::Result<()> {
        let case = CASES[number % CASES.len()];
        let mobile = mobile_of(case, u32::try_from(number)?);
        let body = json!({"name": "Asha Rao", "mobile": mobile, "consent": true});
        for turn in number.. {
            let client = self.server(turn)?.with_header("Idempotency-Key", &format!("pull-{number}"));
            let answer = client.post("/v1/credit-checks", &body).await;
            match (answer.status, answer.code()) {
                (201, _) => {
                    let id = answer.body["id"].as_str().context("no id")?.to_owned();
                    self.acknowledged.lock().unwrap_or_else(PoisonError::into_inner).insert(id);
                    break;
                }
                (0 | 503, _) | (409, "idempotency_in_progress") => {}
                _ => anyhow::bail!("a pull was answered with {}: {}", answer.status, answer.text),
            }
            self.repeated.fetch_add(1, Ordering::Relaxed);
            tokio::time::sleep(COME_BACK).await;
        }
        self.ended.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }
}

/// All checks of the team, once none is under way: what a killed process left behind is settled after its lease.
async fn settled(deployment: &TestDeployment, client: &Client) -> anyhow::Result<Vec<Value>> {
    while deployment
        .number("SELECT count(*) FROM credit_checks WHERE status IN ('intended', 'asked')")
        .await?
        > 0
    {
        tokio::time::sleep(COME_BACK).await;
    }
    let mut checks = Vec::new();
    let mut cursor = String::new();
    loop {
        let page = client.get(&format!("/v1/credit-checks?limit=100{cursor}")).await;
        checks.extend(page.body["data"].as_array().context("no data")?.clone());
        match page.body["next_cursor"].as_str() {
            Some(next) => cursor = format!("&cursor={next}"),
            None => return Ok(checks),
        }
    }
}

/// Holds the checks against the ledger, the caps and what was acknowledged.
async fn counted(
    deployment: &TestDeployment,
    terms: BureauTerms,
    checks: &[Value],
    acknowledged: &BTreeSet<String>,
) -> anyhow::Result<Outcome> {
    let ids: BTreeSet<&str> = checks.iter().filter_map(|check| check["id"].as_str()).collect();
    ensure!(acknowledged.iter().all(|id| ids.contains(id.as_str())), "an acknowledged check is not there");
    let count = |member: fn(&Value) -> &Value, word: &str| {
        checks.iter().filter(|check| member(check) == word).count()
    };
    let charged = count(|check| &check["billing"]["state"], "charged");
    let in_review = count(|check| &check["status"], "needs_review");
    let ledger = usize::try_from(deployment.rows("ledger").await?)?;
    ensure!(ledger == charged, "{charged} checks are charged, and the ledger has {ledger} rows");
    let doubts = i64::try_from(in_review)? * terms.price_paise;
    let held = deployment.held_beyond_charges().await?;
    ensure!(held == doubts, "{held} paise are held where {doubts} may still be owed");
    Ok(Outcome {
        acknowledged: acknowledged.len(),
        kills: 0,
        repeated: 0,
        questions: 0,
        charged,
        not_charged: count(|check| &check["score_status"], "no_hit"),
        in_review,
        failed: count(|check| &check["status"], "failed"),
        seconds: 0.0,
    })
}
