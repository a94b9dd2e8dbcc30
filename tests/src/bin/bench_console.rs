//! `just bench-console [analyses]`: how long the pages of the console take that only read, and how much they send, in a team
//! with very many analyses, of which few wait for a person, and on a report of 5,000 rows.

use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use lending_samples::{Fault, Persona, Spec, layout, statement};
use lending_tests::many_analyses::ManyAnalyses;
use lending_tests::{Client, Form, Mode, PASSWORD, Process, TestDeployment, WorkerProcess};
use reqwest::header::{ACCEPT, ACCEPT_ENCODING, CONTENT_TYPE, COOKIE, LOCATION, ORIGIN, SET_COOKIE};

const ROUNDS: usize = 100;
const DEEP_PAGE: usize = 1_000;
/// About 5,000 rows.
const MONTHS: u32 = 6;
const DENSITY: u32 = 26;
/// Reports that are opened once each.
const UNOPENED: u64 = 5;
/// More than a page of the inbox.
const WAITING: u64 = 30;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let total = std::env::args().nth(1).map(|text| text.parse()).transpose()?.unwrap_or(100_000);
    let mut deployment = TestDeployment::open(Mode::Production).await?;
    deployment.settings.limit_general_per_minute = 10_000_000;
    deployment.settings.limit_general_burst = 10_000_000;
    let layout = layout("hdfc-classic").context("no such layout")?;
    let small = statement(&Spec::new(layout, Persona::SteadySalaried, 6, 1))?.pdf;
    let long = Spec { density: DENSITY, ..Spec::new(layout, Persona::SteadySalaried, MONTHS, 7) };
    let many = ManyAnalyses::fill(&deployment, total, DEEP_PAGE, &small).await?;
    let server = Process::serve(&deployment.environment()).await?;
    let worker = WorkerProcess::start(&deployment.environment(), &deployment.folder().join("worker.log"))?;
    let client = Client::new(&server.url).with_token(&many.api_key);
    // What the others were decided is spread over them, and people have looked at all that was for them.
    deployment
        .run_sql(
            "UPDATE analyses SET status = 'completed', completed_at = created_at, review_id = 'rev_' || id,
                decision = (ARRAY['approve', 'review', 'decline'])[1 + abs(hashtext(id)) % 3] WHERE ref NOT LIKE 'APP-%'",
        )
        .await?;
    deployment.run_sql("VACUUM ANALYZE analyses").await?;
    for seed in 0..WAITING {
        let spec = Spec::new(layout, Persona::SteadySalaried, 3, seed);
        analysed(&client, &Spec { fault: Fault::TamperedOverlay, ..spec }).await?;
    }
    let id = analysed(&client, &long).await?;
    let mut unopened = Vec::new();
    for seed in 0..UNOPENED {
        unopened.push(analysed(&client, &Spec { seed: long.seed + 1 + seed, ..long.clone() }).await?);
    }
    let hold = format!("UPDATE analyses SET legal_hold_at = created_at WHERE id = '{id}'");
    deployment.run_sql(&hold).await?;
    let rows = client.get(&format!("/v1/analyses/{id}/transactions?limit=1")).await.body["total"].clone();
    let browser = Browser::signed_in(&server.url, &many.email).await?;

    let mut out = std::io::stdout();
    writeln!(
        out,
        "{total} analyses in one team, a report of {rows} rows, {ROUNDS} requests each, over HTTP"
    )?;
    let of_report = [
        "",
        "/money",
        "/document",
        "/rows",
        "/rows?q=upi",
        "/rows?behind=/monthly/0/transaction_ids",
        "/bureau",
        "/policy",
        "/history",
        "/what-if",
        "/review",
    ];
    let others = [
        "/inbox",
        "/analyses",
        "/analyses?status=completed",
        "/analyses?decision=review",
        "/analyses?legal_hold=true",
        "/analyses?q=APP-00000",
        "/inbox?assignee=none",
        "/analyses/upload",
        "/products",
        "/credit-checks",
        "/credit-checks/new",
        "/usage",
        "/settings/account",
        "/settings/api-keys",
        "/settings/team",
        "/settings/members",
        "/settings/webhooks",
        "/settings/payers",
        "/settings/audit",
    ];
    let first_looks = unopened.iter().map(|id| format!("/analyses/{id}"));
    browser.report_all(first_looks, "a report opened for the first time", &mut out).await?;
    let pages = of_report.map(|tab| format!("/analyses/{id}{tab}"));
    for path in pages.into_iter().chain(others.map(str::to_owned)) {
        let told = path.replace(&id, "{id}");
        browser.report(&path, &told, ROUNDS, &mut out).await?;
    }
    let deep = format!("/analyses?cursor={}", many.deep_cursor);
    browser.report(&deep, "/analyses, page 1,000", ROUNDS, &mut out).await?;
    for asset in ["console.css", "console.js", "htmx.min.js"] {
        browser.report(&format!("/assets/{asset}"), asset, ROUNDS, &mut out).await?;
    }
    // Drawn once, and kept: the box of a row on its page, and the page as a picture.
    let boxed = |id: &String| format!("/analyses/{id}/document?row=txn_100");
    browser
        .report_all(unopened.iter().map(boxed), "the box of a row, page drawn for the first time", &mut out)
        .await?;
    browser.report(&boxed(&id), "the box of a row, page kept", ROUNDS, &mut out).await?;
    let picture = |id: &String| format!("/analyses/{id}/pages/3.png");
    browser
        .report_all(unopened.iter().map(picture), "a page as a picture, painted for the first time", &mut out)
        .await?;
    let first = unopened.first().map(picture).context("no report")?;
    browser.report(&first, "a page as a picture, kept", ROUNDS, &mut out).await?;
    ensure!(worker.terminate().await? == Some(0), "the worker did not end well");
    ensure!(server.terminate().await? == Some(0), "the server did not end well");
    Ok(())
}

/// Uploads a statement and waits for its report.
async fn analysed(client: &Client, spec: &Spec) -> anyhow::Result<String> {
    let made = client.upload(Form::default().file(&statement(spec)?.pdf)).await;
    let id = made.body["id"].as_str().with_context(|| made.text.clone())?.to_owned();
    loop {
        let answer = client.get(&format!("/v1/analyses/{id}?wait=30")).await;
        if !answer.body["completed_at"].is_null() {
            ensure!(answer.body["status"] == "completed", "{}", answer.text);
            return Ok(id);
        }
    }
}

/// What a browser keeps and says.
struct Browser {
    http: reqwest::Client,
    base: String,
    cookie: String,
}

impl Browser {
    async fn signed_in(base: &str, email: &str) -> anyhow::Result<Self> {
        let http = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build()?;
        let body = format!("email={}&password={PASSWORD}", email.replace('@', "%40").replace('+', "%2B"));
        let answer = http
            .post(format!("{base}/sign-in"))
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(ORIGIN, base)
            .header(ACCEPT, "text/html")
            .body(body)
            .send()
            .await?;
        ensure!(answer.headers().contains_key(LOCATION), "nobody was let in: {}", answer.status());
        let cookies = answer.headers().get_all(SET_COOKIE).iter().filter_map(|cookie| cookie.to_str().ok());
        let cookies: Vec<&str> = cookies.filter_map(|cookie| cookie.split(';').next()).collect();
        Ok(Self { http, base: base.to_owned(), cookie: cookies.join("; ") })
    }

    /// Asks so many times and says how long it took and how many bytes came over the wire.
    async fn report(
        &self,
        path: &str,
        told: &str,
        rounds: usize,
        out: &mut impl Write,
    ) -> anyhow::Result<()> {
        self.report_all(std::iter::repeat_n(path.to_owned(), rounds), told, out).await
    }

    async fn report_all(
        &self,
        paths: impl Iterator<Item = String>,
        told: &str,
        out: &mut impl Write,
    ) -> anyhow::Result<()> {
        let (mut times, mut bytes) = (Vec::new(), 0);
        for path in paths {
            let (took, sent) = self.open(&path).await?;
            times.push(took);
            bytes = sent;
        }
        times.sort();
        let last = times.len().saturating_sub(1);
        let at = |share: usize| times.get((times.len() * share / 100).min(last)).copied().unwrap_or_default();
        writeln!(
            out,
            "{told:60} median {:>8.2?}  p95 {:>8.2?}  {:>7.1} KB",
            at(50),
            at(95),
            f64::from(bytes) / 1000.0
        )?;
        Ok(())
    }

    async fn open(&self, path: &str) -> anyhow::Result<(Duration, u32)> {
        let started = Instant::now();
        let answer = self
            .http
            .get(format!("{}{path}", self.base))
            .header(ACCEPT, "text/html")
            .header(ACCEPT_ENCODING, "gzip, br")
            .header(COOKIE, &self.cookie)
            .send()
            .await?;
        let status = answer.status();
        let body = answer.bytes().await?;
        let took = started.elapsed();
        ensure!(status == 200, "{path}: {status}");
        Ok((took, u32::try_from(body.len())?))
    }
}
