//! `just bench-console [analyses]`: how long the pages of the console take that only read, and how much they send, in a team
//! with very many analyses, of which few wait for a person, and on a report of 5,000 rows. What is slower or larger than it may
//! be is named at the end, after everything was measured, and the status says so.

use std::cell::RefCell;
use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use lending_bureau::sandbox::Case;
use lending_samples::{Fault, Persona, Spec, layout, statement};
use lending_tests::many_analyses::ManyAnalyses;
use lending_tests::{
    Answer, Client, Form, Mode, PASSWORD, Process, TestDeployment, WorkerProcess, mobile_of,
};
use reqwest::Method;
use reqwest::header::{ACCEPT, ACCEPT_ENCODING, CONTENT_TYPE, COOKIE, LOCATION, ORIGIN, SET_COOKIE};
use serde_json::json;

const ROUNDS: usize = 100;
const DEEP_PAGE: usize = 1_000;
/// About 5,000 rows.
const MONTHS: u32 = 6;
const DENSITY: u32 = 26;
/// Reports that are opened once each.
const UNOPENED: u64 = 5;
/// More than a page of the inbox.
const WAITING: u64 = 30;
/// What the best 95 of 100 looks at a page may take.
const PAGE_TIME: Duration = Duration::from_millis(30);
/// What a page may send.
const PAGE_BYTES: u32 = 150_000;
/// What drawing a page of a statement may take, the first time.
const DRAWING_TIME: Duration = Duration::from_millis(300);

/// What something that is measured is held to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Bound {
    /// A page that was looked at before: time and size.
    Page,
    /// A picture that is kept: time alone.
    Picture,
    /// What is drawn once.
    Drawing,
    /// It is told, and held to nothing: a report that is opened for the first time is unpacked first.
    Told,
}

#[tokio::main]
#[expect(clippy::too_many_lines, reason = "one page after another")]
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
    let beside = beside(&client, &id).await?;
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
        "/what-if?ask=1&requested_amount=150000",
        "/review",
        "/assign",
        "/memo",
        "/revisions/1",
        "/history?left=1&right=2",
    ];
    let others = [
        "/",
        "/inbox",
        "/analyses",
        "/analyses?status=completed",
        "/analyses?decision=review",
        "/analyses?legal_hold=true",
        "/analyses?q=APP-00000",
        "/inbox?assignee=none",
        "/analyses/upload",
        "/products",
        "/products/metrics",
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
    browser.report_all(first_looks, "a report opened for the first time", Bound::Told, &mut out).await?;
    let pages = of_report.map(|tab| (format!("/analyses/{id}{tab}"), format!("/analyses/{{id}}{tab}")));
    let others = others.map(|path| (path.to_owned(), path.to_owned()));
    for (path, told) in pages.into_iter().chain(others).chain(beside) {
        browser.report(&path, &told, Bound::Page, &mut out).await?;
    }
    let deep = format!("/analyses?cursor={}", many.deep_cursor);
    browser.report(&deep, "/analyses, page 1,000", Bound::Page, &mut out).await?;
    for asset in ["console.css", "console.js", "htmx.min.js"] {
        browser.report(&format!("/assets/{asset}"), asset, Bound::Page, &mut out).await?;
    }
    // Drawn once, and kept: the box of a row on its page, and the page as a picture.
    let boxed = |id: &String| format!("/analyses/{id}/document?row=txn_100");
    browser
        .report_all(
            unopened.iter().map(boxed),
            "the box of a row, page drawn for the first time",
            Bound::Drawing,
            &mut out,
        )
        .await?;
    browser.report(&boxed(&id), "the box of a row, page kept", Bound::Page, &mut out).await?;
    let picture = |id: &String| format!("/analyses/{id}/pages/3.png");
    browser
        .report_all(
            unopened.iter().map(picture),
            "a page as a picture, painted for the first time",
            Bound::Drawing,
            &mut out,
        )
        .await?;
    let first = unopened.first().map(picture).context("no report")?;
    browser.report(&first, "a page as a picture, kept", Bound::Picture, &mut out).await?;
    ensure!(worker.terminate().await? == Some(0), "the worker did not end well");
    ensure!(server.terminate().await? == Some(0), "the server did not end well");
    let beyond = browser.beyond.into_inner();
    ensure!(beyond.is_empty(), "beyond what they may be:\n{}", beyond.join("\n"));
    Ok(())
}

/// What else there is to look at, each address with how it is told: a product, a credit check, a webhook and what it was
/// sent, the proof of an entry, a second revision of the report.
async fn beside(client: &Client, id: &str) -> anyhow::Result<Vec<(String, String)>> {
    let corrected = json!({"excluded": true, "reason": "Measured."});
    made(&client.patch(&format!("/v1/analyses/{id}/transactions/txn_1"), &corrected).await)?;
    let product = json!({
        "name": "Measured loan", "amount": {"min": 1000, "max": 500_000},
        "tenure_months": {"min": 6, "max": 36, "default": 24}, "annual_rate_pct": 18,
        "policy": {"rules": [{"id": "foir", "metric": "foir", "op": "lte", "value": 0.5, "severity": "review"}]},
    });
    let product = made(&client.post("/v1/products", &product).await)?;
    let person =
        json!({"name": "Ramesh Kumar Sharma", "mobile": mobile_of(Case::Clean, 7_654_321), "consent": true});
    let check = made(&client.post("/v1/credit-checks", &person).await)?;
    let endpoint = made(
        &client.post("/v1/webhook-endpoints", &json!({"url": "https://hooks.example.com/lending"})).await,
    )?;
    let test = format!("/v1/webhook-endpoints/{endpoint}/test");
    let delivery = made(&client.send(Method::POST, &test, None).await)?;
    let entries = client.get("/v1/audit-events?limit=1").await;
    let entry = entries.body["data"][0]["id"].as_str().with_context(|| entries.text.clone())?.to_owned();
    let told = [
        (format!("/products/{product}"), "/products/{id}"),
        (format!("/credit-checks/{check}"), "/credit-checks/{id}"),
        (format!("/settings/webhooks/{endpoint}"), "/settings/webhooks/{id}"),
        (
            format!("/settings/webhooks/{endpoint}/deliveries/{delivery}"),
            "/settings/webhooks/{id}/deliveries/{id}",
        ),
        (format!("/settings/audit/{entry}"), "/settings/audit/{id}"),
    ];
    Ok(told.map(|(path, told)| (path, told.to_owned())).to_vec())
}

/// The id of what was made; of a correction that of nothing.
fn made(answer: &Answer) -> anyhow::Result<String> {
    ensure!([200, 201].contains(&answer.status), "{}", answer.text);
    Ok(answer.body["id"].as_str().unwrap_or_default().to_owned())
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
    /// What was slower or larger than it may be.
    beyond: RefCell<Vec<String>>,
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
        Ok(Self { http, base: base.to_owned(), cookie: cookies.join("; "), beyond: RefCell::default() })
    }

    /// Asks many times and says how long it took and how many bytes came over the wire.
    async fn report(&self, path: &str, told: &str, bound: Bound, out: &mut impl Write) -> anyhow::Result<()> {
        self.report_all(std::iter::repeat_n(path.to_owned(), ROUNDS), told, bound, out).await
    }

    async fn report_all(
        &self,
        paths: impl Iterator<Item = String>,
        told: &str,
        bound: Bound,
        out: &mut impl Write,
    ) -> anyhow::Result<()> {
        let (mut times, mut bytes) = (Vec::new(), 0);
        for path in paths {
            let (took, sent) = self.open(&path).await?;
            times.push(took);
            bytes = bytes.max(sent);
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
        let slowest = times.last().copied().unwrap_or_default();
        let is_beyond = match bound {
            Bound::Page => at(95) >= PAGE_TIME || bytes > PAGE_BYTES,
            Bound::Picture => at(95) >= PAGE_TIME,
            Bound::Drawing => slowest >= DRAWING_TIME,
            Bound::Told => false,
        };
        if is_beyond {
            self.beyond
                .borrow_mut()
                .push(format!("{told}: p95 {:.2?}, slowest {slowest:.2?}, {bytes} bytes", at(95)));
        }
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
