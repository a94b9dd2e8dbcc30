//! `just bench-shares`: how long another team's `/me` takes while sixteen clients of one team read a long report again and
//! again, against how long it takes when nobody does. It fails where that is more than three times as long.

use std::io::Write;
use std::time::Duration;

use anyhow::{Context, ensure};
use lending_samples::{Persona, Spec, layout, statement};
use lending_store::users::Role;
use lending_tests::{Client, Form, Mode, Process, TestDeployment};

const READERS: usize = 16;
const ROUNDS: usize = 400;
/// Below the most pages that a file may have, in a layout with many rows on each.
const LAYOUT: &str = "kotak-columns";
const MONTHS: u32 = 24;
const DENSITY: u32 = 27;
/// So long a report is promised to be in nobody's way.
const LEAST_ROWS: u64 = 19_800;
/// So many times as long may another team's `/me` take.
const AT_MOST: f64 = 3.0;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let mut deployment = TestDeployment::open(Mode::Embedded).await?;
    deployment.settings.limit_general_per_minute = 10_000_000;
    deployment.settings.limit_general_burst = 10_000_000;
    let running = deployment.serve().await?;
    let busy = deployment.person(&running, Role::Owner).await?;
    let other = deployment.person(&running, Role::Owner).await?;
    running.stop().await;
    let server = Process::serve(&deployment.environment()).await?;
    let (busy, other) = (
        Client::new(&server.url).with_token(&busy.api_key),
        Client::new(&server.url).with_token(&other.api_key),
    );
    let layout = layout(LAYOUT).context("no such layout")?;
    let spec = Spec { density: DENSITY, ..Spec::new(layout, Persona::SteadySalaried, MONTHS, 7) };
    let made = busy.upload(Form::default().file(&statement(&spec)?.pdf)).await;
    let id = made.body["id"].as_str().with_context(|| made.text.clone())?.to_owned();
    let ended = loop {
        let answer = busy.get(&format!("/v1/analyses/{id}?wait=30")).await;
        if !answer.body["completed_at"].is_null() {
            break answer;
        }
    };
    ensure!(ended.body["status"] == "completed", "{}", ended.text);
    let rows = busy.get(&format!("/v1/analyses/{id}/transactions?limit=1")).await.body["total"]
        .as_u64()
        .context("no total")?;
    ensure!(rows >= LEAST_ROWS, "the report has {rows} rows");

    let mut idle = times_of_me(&other).await?;
    let address = format!("{}/v1/analyses/{id}?include_result=true", server.url);
    let token = busy.token().context("a client without a token")?.to_owned();
    let readers: Vec<_> =
        (0..READERS).map(|_| tokio::spawn(read_for_ever(address.clone(), token.clone()))).collect();
    tokio::time::sleep(Duration::from_secs(2)).await;
    let mut beside = times_of_me(&other).await?;
    for reader in readers {
        reader.abort();
    }
    let (idle, beside) = (median(&mut idle), median(&mut beside));
    let times = beside.as_secs_f64() / idle.as_secs_f64();
    writeln!(
        std::io::stdout(),
        "a report of {rows} rows, {READERS} readers: median of another team's /me {beside:.2?}, idle {idle:.2?}: {times:.1} times"
    )?;
    ensure!(
        times <= AT_MOST,
        "another team waits {times:.1} times as long as beside nobody, and {AT_MOST} are promised"
    );
    ensure!(server.terminate().await? == Some(0), "the server did not end well");
    Ok(())
}

/// The body is thrown away as it comes: what is measured is the server.
async fn read_for_ever(address: String, token: String) -> anyhow::Result<()> {
    let client = reqwest::Client::new();
    loop {
        let mut answer = client.get(&address).bearer_auth(&token).send().await?;
        while answer.chunk().await?.is_some() {}
    }
}

async fn times_of_me(client: &Client) -> anyhow::Result<Vec<Duration>> {
    let mut times = Vec::with_capacity(ROUNDS);
    for _ in 0..ROUNDS {
        let answer = client.get("/v1/me").await;
        times.push(answer.took);
        ensure!(answer.status == 200, "{}", answer.text);
    }
    Ok(times)
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort();
    times.get(times.len() / 2).copied().unwrap_or_default()
}
