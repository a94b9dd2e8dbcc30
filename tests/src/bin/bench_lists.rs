//! `just bench-lists [analyses]`: how long the first page of a list takes, and page 10,000 by cursor.

use std::io::Write;
use std::time::Duration;

use anyhow::{Context, ensure};
use lending_samples::{Persona, Spec, layout, statement};
use lending_tests::many_analyses::{ManyAnalyses, PAGE};
use lending_tests::{Client, Mode, Process, TestDeployment};

const ROUNDS: usize = 500;
const DEEP_PAGE: usize = 10_000;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let total = std::env::args().nth(1).map(|text| text.parse()).transpose()?.unwrap_or(1_000_000);
    let mut deployment = TestDeployment::open(Mode::Production).await?;
    deployment.settings.limit_general_per_minute = 10_000_000;
    deployment.settings.limit_general_burst = 10_000_000;
    let layout = layout("hdfc-classic").context("no such layout")?;
    let pdf = statement(&Spec::new(layout, Persona::SteadySalaried, 1, 1))?.pdf;
    let many = ManyAnalyses::fill(&deployment, total, DEEP_PAGE, &pdf).await?;
    let server = Process::serve(&deployment.environment()).await?;
    let client = Client::new(&server.url).with_token(&many.api_key);
    let first = format!("/v1/analyses?limit={PAGE}");
    let deep = format!("{first}&cursor={}", many.deep_cursor);
    let (mut of_first, mut of_deep) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        of_first.push(timed(&client, &first).await?);
        of_deep.push(timed(&client, &deep).await?);
    }
    let mut out = std::io::stdout();
    writeln!(out, "{total} analyses in one team, {ROUNDS} requests each, over HTTP")?;
    for (name, mut times) in [("page 1", of_first), ("page 10,000 by cursor", of_deep)] {
        times.sort();
        let at = |share: usize| times.get(ROUNDS * share / 100).copied().unwrap_or_default();
        writeln!(out, "{name:24} median {:>8.2?}  p99 {:>8.2?}", at(50), at(99))?;
    }
    ensure!(server.terminate().await? == Some(0), "the server did not end well");
    Ok(())
}

async fn timed(client: &Client, path: &str) -> anyhow::Result<Duration> {
    let page = client.get(path).await;
    let rows = page.body["data"].as_array().map_or(0, Vec::len);
    ensure!(page.status == 200 && rows == PAGE, "{}", page.text);
    Ok(page.took)
}
