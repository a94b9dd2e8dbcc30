//! `just bench-console [analyses]`: how long the pages of the console take that only read, and how much they send, in a team
//! with very many analyses and on a report of 5,000 rows.

use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use lending_samples::{Persona, Spec, layout, statement};
use lending_tests::many_analyses::ManyAnalyses;
use lending_tests::{Client, Form, Mode, PASSWORD, Process, TestDeployment, WorkerProcess};
use reqwest::header::{ACCEPT, ACCEPT_ENCODING, CONTENT_TYPE, COOKIE, LOCATION, ORIGIN, SET_COOKIE};

const ROUNDS: usize = 100;
const DEEP_PAGE: usize = 1_000;
/// About 5,000 rows.
const MONTHS: u32 = 6;
const DENSITY: u32 = 60;

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
    let made = client.upload(Form::default().file(&statement(&long)?.pdf)).await;
    let id = made.body["id"].as_str().with_context(|| made.text.clone())?.to_owned();
    loop {
        let answer = client.get(&format!("/v1/analyses/{id}?wait=30")).await;
        if !answer.body["completed_at"].is_null() {
            ensure!(answer.body["status"] == "completed", "{}", answer.text);
            break;
        }
    }
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
    let pages = of_report.map(|tab| format!("/analyses/{id}{tab}"));
    for path in pages.into_iter().chain(others.map(str::to_owned)) {
        let told = path.replace(&id, "{id}");
        browser.report(&path, &told, ROUNDS, &mut out).await?;
    }
    // Drawn once, and kept.
    let page = format!("/analyses/{id}/pages/3");
    browser.report(&page, "a page drawn for the first time", 1, &mut out).await?;
    browser.report(&page, "the same page again", ROUNDS, &mut out).await?;
    ensure!(worker.terminate().await? == Some(0), "the worker did not end well");
    ensure!(server.terminate().await? == Some(0), "the server did not end well");
    Ok(())
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
        let (mut times, mut bytes) = (Vec::with_capacity(rounds), 0);
        for _ in 0..rounds {
            let (took, sent) = self.open(path).await?;
            times.push(took);
            bytes = sent;
        }
        times.sort();
        let at =
            |share: usize| times.get((rounds * share / 100).min(rounds - 1)).copied().unwrap_or_default();
        writeln!(
            out,
            "{told:36} median {:>8.2?}  p95 {:>8.2?}  {:>7.1} KB",
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
