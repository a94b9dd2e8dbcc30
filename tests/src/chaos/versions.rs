//! Two versions of the service beside each other on one database, as in every upgrade.
//!
//! Tried is what the runbook promises and no more: an older process runs on, and may start, on the newer schema; no request
//! fails; and what only the newer version knows the older one leaves alone, a job of a newer format to a newer worker, a
//! report of a newer format with 503 for that report.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context, ensure};
use lending_base::entropy;
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;

use super::balancer::{Balancer, Member, NOTICE};
use super::{Uploaders, Uploads};
use crate::{Client, Form, Mode, Process, TestDeployment, WorkerProcess, binary};

/// The newest format of a job that waits; 0 where none does.
const JOB_FORMAT: &str = "SELECT COALESCE(max(format), 0) FROM jobs";
const REPORT_FORMAT: &str = "SELECT COALESCE(max(report_format), 0) FROM analysis_results";
const OF_THE_NEWEST_REPORT_FORMAT: &str = "SELECT count(*) FROM analysis_results
    WHERE report_format = (SELECT max(report_format) FROM analysis_results)";

/// How much of it.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    /// Uploads at the least before and after every change of what runs.
    pub uploads: usize,
    /// Uploads under way at once.
    pub uploaders: usize,
}

/// What came of it.
#[derive(Debug, Clone, Copy)]
pub struct Outcome {
    pub acknowledged: usize,
    /// How often a process of one version was started or stopped beside the other, or the schema was brought up to date.
    pub changes: usize,
    /// Reports as the former version makes them, and as the present one does.
    pub by_former: usize,
    pub by_present: usize,
    /// Reports of a newer format, which the former version answers with 503.
    pub newer_reports: i64,
    /// Whether jobs of the present version waited for its own workers.
    pub jobs_are_newer: bool,
}

/// Replaces the version whose programs are in the folder `former` by the one that was built here, while everybody works.
/// `forged` is a statement about which a person has to decide.
///
/// # Errors
/// When a request fails, an analysis is lost, decided twice or decided otherwise than by one version alone, or a version
/// does not stand what the other one does.
pub async fn run(
    plan: Plan,
    former: &Path,
    statements: &[Vec<u8>],
    forged: &[u8],
) -> anyhow::Result<Outcome> {
    let mut upgrade = Upgrade::begin(plan, former, statements, forged).await?;
    let mut old = upgrade.former_alone().await?;
    let mut new = upgrade.joined_by_the_present(&old).await?;
    let jobs_are_newer = upgrade.workers_alone(&mut old, &mut new).await?;
    upgrade.acts_through_both(&old.client, &new.client).await?;
    let newer_reports = upgrade.read_through_both(&old.client, &new.client).await?;
    upgrade.former_leaves(old, &new.client).await?;
    upgrade.one_of_each(&new.client).await?;
    let (by_former, by_present) = upgrade.reports_are_of_one_version(&new.client).await?;
    upgrade.rolled_back(&new.client).await?;

    upgrade.uploads.all_are_completed(&new.client).await?;
    ensure!(upgrade.uploads.refused() == 0, "{} uploads were refused", upgrade.uploads.refused());
    new.end().await?;
    let (acknowledged, changes) = (upgrade.uploads.count(), upgrade.changes);
    Ok(Outcome { acknowledged, changes, by_former, by_present, newer_reports, jobs_are_newer })
}

/// The programs of a version, and what they are told.
#[derive(Debug)]
struct Version {
    folder: PathBuf,
    environment: Vec<(&'static str, String)>,
    /// Its answers are held against no contract here: it had one of its own.
    is_former: bool,
    log: PathBuf,
}

impl Version {
    async fn open(folder: &Path, is_former: bool, deployment: &TestDeployment) -> anyhow::Result<Self> {
        // A version does not start on a variable that it does not know, and says which it does.
        let mut ask = Process::command_of(&folder.join("lending-server"), &[]);
        let said = ask.args(["config", "--markdown"]).output().await?;
        ensure!(said.status.success(), "{}: {}", folder.display(), String::from_utf8_lossy(&said.stderr));
        let known = String::from_utf8(said.stdout)?;
        let mut environment = deployment.environment();
        environment.push(("LENDING_SHUTDOWN_DELAY", NOTICE.to_owned()));
        environment.retain(|(name, _)| known.contains(&format!("`{name}`")));
        let log = deployment.folder().join("workers.log");
        Ok(Self { folder: folder.to_owned(), environment, is_former, log })
    }

    /// What one of its commands prints.
    async fn says(&self, words: &[&str], input: &str) -> anyhow::Result<String> {
        let mut command = Process::command_of(&self.folder.join("lending-server"), &self.environment);
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn()?;
        let mut stdin = child.stdin.take().context("no standard input")?;
        stdin.write_all(input.as_bytes()).await?;
        drop(stdin);
        let said = child.wait_with_output().await?;
        ensure!(said.status.success(), "{words:?}: {}", String::from_utf8_lossy(&said.stderr));
        Ok(String::from_utf8(said.stdout)?.trim().to_owned())
    }

    async fn server(&self) -> anyhow::Result<Process> {
        Process::serve_of(&self.folder.join("lending-server"), &self.environment).await
    }

    fn worker(&self) -> anyhow::Result<WorkerProcess> {
        WorkerProcess::start_of(&self.folder.join("lending-worker"), &self.environment, &self.log)
    }

    fn client(&self, server: &Process) -> Client {
        let client = Client::new(&server.url);
        if self.is_former { client.beside_another_version() } else { client }
    }
}

/// A server, which the balancer knows, and a worker of one version.
#[derive(Debug)]
struct Pair {
    server: Member,
    /// None while the other version's is to be alone.
    worker: Option<WorkerProcess>,
    client: Client,
}

impl Pair {
    async fn end_worker(&mut self) -> anyhow::Result<()> {
        if let Some(worker) = self.worker.take() {
            ensure!(worker.terminate().await? == Some(0), "a worker did not end well");
        }
        Ok(())
    }

    async fn end(mut self) -> anyhow::Result<()> {
        self.end_worker().await?;
        self.server.leave().await
    }
}

/// One version on its way to the place of another.
#[derive(Debug)]
struct Upgrade {
    plan: Plan,
    deployment: TestDeployment,
    former: Version,
    present: Version,
    balancer: Balancer,
    /// Of somebody who signed in to the former version.
    token: String,
    /// The last of them is forged.
    statements: Vec<Vec<u8>>,
    /// All that must be there at the end.
    uploads: Uploads,
    changes: usize,
    /// What the former version knows.
    job_format: i64,
    report_format: i64,
    /// One analysis of each statement that one version alone took in and decided.
    of_former: Vec<String>,
    of_present: Vec<String>,
}

impl Upgrade {
    async fn begin(plan: Plan, former: &Path, statements: &[Vec<u8>], forged: &[u8]) -> anyhow::Result<Self> {
        let mut deployment = TestDeployment::open_bare(Mode::Production).await?;
        let unlimited = 10_000_000;
        deployment.settings.limit_general_per_minute = unlimited;
        deployment.settings.limit_general_burst = unlimited;
        deployment.settings.limit_upload_per_hour = unlimited;
        deployment.settings.limit_upload_burst = unlimited;
        let own = binary("lending-server")?;
        let own = own.parent().context("a program lies in no folder")?;
        let (former, present) =
            (Version::open(former, true, &deployment).await?, Version::open(own, false, &deployment).await?);
        Ok(Self {
            plan,
            deployment,
            former,
            present,
            balancer: Balancer::default(),
            token: String::new(),
            statements: statements.iter().cloned().chain([forged.to_owned()]).collect(),
            uploads: Uploads::default(),
            changes: 0,
            job_format: 0,
            report_format: 0,
            of_former: Vec::new(),
            of_present: Vec::new(),
        })
    }

    /// The former version makes the schema, the team and what later reports are compared with.
    async fn former_alone(&mut self) -> anyhow::Result<Pair> {
        let server = self.former.server().await?;
        let stranger = self.former.client(&server);
        self.token = sign_up(&self.former, &stranger).await?;
        let client = stranger.with_token(&self.token);
        // Without a worker it waits, and tells its format.
        self.uploads.upload(&client, self.statement()?).await?;
        self.job_format = self.deployment.number(JOB_FORMAT).await?;
        ensure!(self.job_format > 0, "an upload left no job");
        let worker = Some(self.former.worker()?);
        self.uploads.newest_is_completed(&client).await?;
        self.of_former = self.each_statement(&client).await?;
        self.report_format = self.deployment.number(REPORT_FORMAT).await?;
        let server = Member::join(server, client.clone(), &self.balancer).await;
        Ok(Pair { server, worker, client })
    }

    /// The schema is brought up to date under the former version, and the present one joins it.
    async fn joined_by_the_present(&mut self, old: &Pair) -> anyhow::Result<Pair> {
        let mut uploaders = self.uploaders();
        uploaders.reach(self.plan.uploads).await?;
        self.present.says(&["migrate"], "").await?;
        uploaders.reach(uploaders.uploads.count() + self.plan.uploads).await?;
        let server = self.present.server().await?;
        let client = self.present.client(&server).with_token(&self.token);
        let server = Member::join(server, client.clone(), &self.balancer).await;
        uploaders.reach(uploaders.uploads.count() + self.plan.uploads).await?;
        let worker = Some(self.present.worker()?);
        self.changes += 3;
        uploaders.reach(uploaders.uploads.count() + self.plan.uploads).await?;
        for id in uploaders.uploads.taken().iter().rev().take(self.plan.uploads) {
            for client in [&old.client, &client] {
                is_found(client, id).await?;
            }
        }
        self.all_were_taken(uploaders, &client).await?;
        Ok(Pair { server, worker, client })
    }

    /// Each version's worker alone, for what the other version's server took in. Whether jobs of the present version are
    /// left to its own workers.
    async fn workers_alone(&mut self, old: &mut Pair, new: &mut Pair) -> anyhow::Result<bool> {
        new.end_worker().await?;
        self.uploads.upload(&new.client, self.statement()?).await?;
        let are_newer = self.deployment.number(JOB_FORMAT).await? > self.job_format;
        if are_newer {
            let id = self.newest()?;
            let found = old.client.get(&format!("/v1/analyses/{id}?wait=3")).await;
            ensure!(found.body["status"] == "queued", "it is left to a newer worker: {}", found.text);
            new.worker = Some(self.present.worker()?);
            self.uploads.newest_is_completed(&new.client).await?;
        } else {
            self.uploads.newest_is_completed(&new.client).await?;
            new.worker = Some(self.present.worker()?);
        }
        old.end_worker().await?;
        self.uploads.upload(&old.client, self.statement()?).await?;
        self.uploads.newest_is_completed(&old.client).await?;
        old.worker = Some(self.former.worker()?);
        self.changes += 4;
        Ok(are_newer)
    }

    /// What was begun through one version goes on through the other: a repeated upload, a review, an erasure.
    async fn acts_through_both(&mut self, old: &Client, new: &Client) -> anyhow::Result<()> {
        let forged = self.statements.last().cloned().context("no statements")?;
        for (one, other) in [(old, new), (new, old)] {
            self.uploads.upload(one, &forged).await?;
            self.uploads.newest_is_completed(other).await?;
            let path = format!("/v1/analyses/{}", self.newest()?);
            let review = json!({"outcome": "approve", "note": "Seen in person."});
            let reviewed = other.post(&format!("{path}/review"), &review).await;
            ensure!(reviewed.status == 200, "a review was answered with {}", reviewed.text);
            for client in [one, other] {
                let found = client.get(&path).await;
                ensure!(found.body["final_decision"] == "approve", "a review is not seen: {}", found.text);
            }

            let key = entropy::base62(22)?;
            let mut made = Vec::new();
            for client in [one, other] {
                let client = client.with_header("Idempotency-Key", &key);
                let answer = client.upload(Form::default().file(&forged)).await;
                ensure!(answer.status == 201, "a repeated upload was answered with {}", answer.text);
                made.push(answer.body["id"].as_str().context("no id")?.to_owned());
            }
            ensure!(made.first() == made.last(), "one upload was taken in twice: {made:?}");
            let path = format!("/v1/analyses/{}", made.first().context("nothing was taken in")?);
            let erased = other.delete(&path).await;
            ensure!(erased.status == 204, "an erasure was answered with {}", erased.text);
            let found = one.get(&path).await;
            ensure!(found.status == 404, "it is still there: {}", found.text);
        }
        Ok(())
    }

    /// Every report through either version. How many the former one cannot read because their format is newer.
    async fn read_through_both(&self, old: &Client, new: &Client) -> anyhow::Result<i64> {
        let newest = self.deployment.number(REPORT_FORMAT).await?;
        let is_newer = newest > self.report_format;
        let mut refused = 0;
        for id in self.uploads.taken() {
            let path = format!("/v1/analyses/{id}?include_result=true");
            let (through_old, through_new) = (old.get(&path).await, new.get(&path).await);
            ensure!(through_new.status == 200, "{id}: {}", through_new.text);
            if is_newer && (through_old.status, through_old.code()) == (503, "unavailable") {
                refused += 1;
                continue;
            }
            ensure!(through_old.status == 200, "{id}: {}", through_old.text);
            // One of an older format is lifted by whoever reads it, the newer version further than the former.
            let are_equal = through_old.body["result"] == through_new.body["result"];
            ensure!(is_newer || are_equal, "{id} is another report through the other version");
        }
        let expected = if is_newer { self.deployment.number(OF_THE_NEWEST_REPORT_FORMAT).await? } else { 0 };
        ensure!(refused == expected, "{refused} reports were refused, and {expected} are of a newer format");
        Ok(refused)
    }

    /// The former version leaves, its worker first.
    async fn former_leaves(&mut self, mut old: Pair, new: &Client) -> anyhow::Result<()> {
        let mut uploaders = self.uploaders();
        uploaders.reach(self.plan.uploads).await?;
        old.end_worker().await?;
        uploaders.reach(uploaders.uploads.count() + self.plan.uploads).await?;
        old.end().await?;
        uploaders.reach(uploaders.uploads.count() + self.plan.uploads).await?;
        self.changes += 2;
        self.all_were_taken(uploaders, new).await
    }

    /// What the present version alone says of each statement.
    async fn one_of_each(&mut self, new: &Client) -> anyhow::Result<()> {
        self.of_present = self.each_statement(new).await?;
        Ok(())
    }

    /// Every report is what one of the versions alone says of its statement: how many are of the former, and of the present.
    async fn reports_are_of_one_version(&self, new: &Client) -> anyhow::Result<(usize, usize)> {
        let (former, present) = (reports(new, &self.of_former).await?, reports(new, &self.of_present).await?);
        let (mut by_former, mut by_present) = (0, 0);
        for id in self.uploads.taken() {
            let (statement, report) = report(new, &id).await?;
            if present.get(&statement) == Some(&report) {
                by_present += 1;
            } else if former.get(&statement) == Some(&report) {
                by_former += 1;
            } else {
                anyhow::bail!("the report of {id} is that of neither version");
            }
        }
        Ok((by_former, by_present))
    }

    /// The former version starts once more, on the newer schema.
    async fn rolled_back(&mut self, new: &Client) -> anyhow::Result<()> {
        let server = self.former.server().await?;
        let client = self.former.client(&server).with_token(&self.token);
        let ready = client.get("/readyz").await;
        ensure!(ready.status == 200, "the former version is not ready: {}", ready.text);
        for id in &self.of_former {
            is_found(&client, id).await?;
        }
        self.uploads.upload(&client, self.statement()?).await?;
        self.uploads.newest_is_completed(new).await?;
        ensure!(server.terminate().await? == Some(0), "a server did not end well");
        self.changes += 2;
        Ok(())
    }

    fn statement(&self) -> anyhow::Result<&[u8]> {
        Ok(self.statements.first().context("no statements")?)
    }

    fn newest(&self) -> anyhow::Result<String> {
        self.uploads.taken().pop().context("nothing was taken in")
    }

    fn uploaders(&self) -> Uploaders {
        let choice = self.balancer.clone();
        Uploaders::start(self.plan.uploaders, usize::MAX, self.statements.clone(), move || choice.choose())
    }

    /// Ends what the uploaders are at, and sees that nothing is missing so far.
    async fn all_were_taken(&mut self, uploaders: Uploaders, client: &Client) -> anyhow::Result<()> {
        self.uploads = self.uploads.clone().and(&uploaders.stop().await?);
        self.uploads.all_are_completed(client).await
    }

    /// Uploads every statement and waits for its end. Their ids.
    async fn each_statement(&self, client: &Client) -> anyhow::Result<Vec<String>> {
        let mut ids = Vec::new();
        for statement in &self.statements {
            self.uploads.upload(client, statement).await?;
            self.uploads.newest_is_completed(client).await?;
            ids.push(self.newest()?);
        }
        Ok(ids)
    }
}

/// A team and its owner, made by the commands of a version. The token of their sign-in.
async fn sign_up(version: &Version, client: &Client) -> anyhow::Result<String> {
    let team = version.says(&["admin", "create-team", "Acme Finance"], "").await?;
    let password = entropy::base62(24)?;
    let mut words = vec!["admin", "create-user", "--team", &team, "--email", "asha@example.com"];
    words.extend(["--name", "Asha Rao", "--role", "owner", "--password-stdin"]);
    version.says(&words, &format!("{password}\n")).await?;
    let signed_in = client.sign_in("asha@example.com", &password).await;
    let token = signed_in.body["token"].as_str().with_context(|| signed_in.text.clone())?;
    Ok(token.to_owned())
}

/// Sees that the record of an analysis is answered.
async fn is_found(client: &Client, id: &str) -> anyhow::Result<()> {
    let found = client.get(&format!("/v1/analyses/{id}")).await;
    ensure!(found.status == 200, "{id} was answered with {}: {}", found.status, found.text);
    Ok(())
}

/// The statement that a report is about, by its hash, and the report.
/// What these say follows from what else the team has by then.
const OF_OTHER_STATEMENTS: [&str; 4] = ["maker", "other_accounts", "other_versions", "same_file"];

async fn report(client: &Client, id: &str) -> anyhow::Result<(String, Value)> {
    let found = client.get(&format!("/v1/analyses/{id}?include_result=true")).await;
    ensure!(found.status == 200, "{id}: {}", found.text);
    let mut report = found.body["result"].clone();
    if let Some(checks) = report["integrity"]["checks"].as_array_mut() {
        checks.retain(|check| !OF_OTHER_STATEMENTS.contains(&check["code"].as_str().unwrap_or_default()));
    }
    if let Some(notes) = report["summary"]["notes"].as_array_mut() {
        notes.retain(|note| !note.as_str().unwrap_or_default().contains("analysed before"));
    }
    let statement = report["provenance"]["file_sha256"].as_str().context("a report of no statement")?;
    Ok((statement.to_owned(), report))
}

async fn reports(client: &Client, ids: &[String]) -> anyhow::Result<HashMap<String, Value>> {
    let mut reports = HashMap::new();
    for id in ids {
        let (statement, report) = report(client, id).await?;
        reports.insert(statement, report);
    }
    Ok(reports)
}
