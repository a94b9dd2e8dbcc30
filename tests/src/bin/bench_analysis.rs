//! `just bench-analysis [uploads]`: from the upload to `completed`, one after another on an idle machine, with Redis.

use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use lending_samples::{Persona, Spec, layout, statement};
use lending_tests::chaos::Deployment;
use lending_tests::{Form, Mode, TestDeployment};

/// The first ones find everything cold.
const WARMING_UP: usize = 10;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let uploads = std::env::args().nth(1).map(|text| text.parse()).transpose()?.unwrap_or(200);
    let mut deployment = Deployment::open(TestDeployment::open(Mode::Production).await?).await?;
    let metrics = std::net::TcpListener::bind("127.0.0.1:0")?.local_addr()?;
    let server = deployment.server().await?;
    deployment.environment.push(("LENDING_METRICS_LISTEN", metrics.to_string()));
    let worker = deployment.worker()?;
    let client = deployment.client(&server.url);
    let layout = layout("hdfc-classic").context("no such layout")?;
    let pdf = statement(&Spec::new(layout, Persona::SteadySalaried, 6, 1))?.pdf;

    let (mut taken, mut whole) = (Vec::new(), Vec::new());
    let mut before = Vec::new();
    for number in 0..WARMING_UP + uploads {
        if number == WARMING_UP {
            before = spent(&metrics.to_string()).await?;
        }
        let started = Instant::now();
        let answer = client.upload(Form::default().file(&pdf)).await;
        let acknowledged = answer.took;
        let id = answer.body["id"].as_str().with_context(|| answer.text.clone())?;
        let asked = started.elapsed();
        let ended = client.get(&format!("/v1/analyses/{id}?wait=20")).await;
        ensure!(ended.body["status"] == "completed", "{}", ended.text);
        if number >= WARMING_UP {
            taken.push(acknowledged);
            whole.push(asked + ended.took);
        }
    }
    let after = spent(&metrics.to_string()).await?;
    let total: Duration = whole.iter().sum();
    let mut out = std::io::stdout();
    whole.sort();
    let at = |share: usize| whole.get(whole.len() * share / 100).copied().unwrap_or_default();
    writeln!(out, "{uploads} statements of 6 months, one after another")?;
    writeln!(out, "POST to completed: median {:.1?}, p90 {:.1?}, p99 {:.1?}", at(50), at(90), at(99))?;
    let share = |seconds: f64| 100.0 * seconds / total.as_secs_f64();
    let upload: Duration = taken.iter().sum();
    let mut told = share(upload.as_secs_f64());
    writeln!(out, "  {told:5.1}%  upload, until the 201")?;
    for ((name, before), (_, after)) in before.iter().zip(&after) {
        let part = share(after - before);
        told += part;
        writeln!(out, "  {part:5.1}%  {name}")?;
    }
    writeln!(out, "  {:5.1}%  waking a worker, writing the outcome, noticing it", 100.0 - told)?;
    ensure!(worker.terminate().await? == Some(0), "the worker did not end well");
    ensure!(server.terminate().await? == Some(0), "the server did not end well");
    Ok(())
}

/// The seconds that the worker has spent in each stage.
async fn spent(metrics: &str) -> anyhow::Result<Vec<(String, f64)>> {
    let page = reqwest::get(format!("http://{metrics}/metrics")).await?.text().await?;
    let sums = page.lines().filter_map(|line| {
        let (stage, seconds) =
            line.strip_prefix("lending_analysis_stage_seconds_sum{stage=\"")?.split_once("\"} ")?;
        Some((stage.to_owned(), seconds.parse().ok()?))
    });
    let mut sums: Vec<(String, f64)> = sums.collect();
    sums.sort_by(|one, other| one.0.cmp(&other.0));
    Ok(sums)
}
