//! The runs of [`lending_tests::chaos`] at full size, with figures: `just chaos-workers` and its neighbours.

use std::io::Write;
use std::time::Duration;

use anyhow::Context;
use lending_samples::{Fault, Persona, Spec, layout, statement};
use lending_tests::chaos::{backlog, postgres, pulls, redis, rolling, scans, webhooks, workers};

/// Uploads under way at once.
const UPLOADERS: usize = 8;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let what = arguments.next().unwrap_or_default();
    let numbers = arguments.map(|text| text.parse()).collect::<Result<Vec<usize>, _>>()?;
    let number = |place: usize, default: usize| numbers.get(place).copied().unwrap_or(default);
    let figures = match what.as_str() {
        "workers" => kill_workers(number(0, 10_000), number(1, 4)).await?,
        "postgres" => restart_postgres(number(0, 10)).await?,
        "rolling" => roll(number(0, 5)).await?,
        "redis" => lose_redis(number(0, 180)).await?,
        "backlog" => drain(number(0, 100_000)).await?,
        "pulls" => kill_pullers(number(0, 2_000)).await?,
        "scans" => wait_beside_scans(number(0, 500), number(1, 20)).await?,
        "webhooks" => tell_events(number(0, 10_000)).await?,
        _ => anyhow::bail!("say workers, redis, postgres, rolling, backlog, pulls, scans or webhooks"),
    };
    writeln!(std::io::stdout(), "{figures}")?;
    Ok(())
}

fn statements() -> anyhow::Result<Vec<Vec<u8>>> {
    let layout = layout("hdfc-classic").context("no such layout")?;
    (0..20).map(|seed| Ok(statement(&Spec::new(layout, Persona::SteadySalaried, 6, seed))?.pdf)).collect()
}

async fn kill_workers(analyses: usize, workers: usize) -> anyhow::Result<String> {
    let plan = workers::Plan {
        analyses,
        workers,
        kill_every: Duration::from_secs(2),
        progress: 0,
        uploaders: UPLOADERS,
    };
    let outcome = workers::run(plan, statements()?).await?;
    #[expect(clippy::cast_precision_loss, reason = "a figure for people")]
    let rate = outcome.ended as f64 / outcome.seconds;
    Ok(format!(
        "{} analyses ended, none lost, none written twice; {} kills, {} ended by a later run; {:.0} s, {rate:.1} a second",
        outcome.ended, outcome.kills, outcome.reruns, outcome.seconds
    ))
}

async fn kill_pullers(pulls: usize) -> anyhow::Result<String> {
    let plan = pulls::Plan { pulls, callers: UPLOADERS, kill_every: Duration::from_secs(1) };
    let outcome = pulls::run(plan).await?;
    Ok(format!(
        "{} pulls acknowledged; {} kills, {} requests repeated; {} questions, nobody asked about twice; {} charged, {} \
         without a record and not charged, {} need review, {} failed; {:.0} s",
        outcome.acknowledged,
        outcome.kills,
        outcome.repeated,
        outcome.questions,
        outcome.charged,
        outcome.not_charged,
        outcome.in_review,
        outcome.failed,
        outcome.seconds
    ))
}

async fn tell_events(events: usize) -> anyhow::Result<String> {
    let plan = webhooks::Plan {
        events,
        workers: 2,
        kill_every: Duration::from_secs(2),
        bad_messages: events / 10,
        moves: true,
    };
    let outcome = webhooks::run(plan).await?;
    Ok(format!(
        "{} events, each accepted at least once, none missing, none to a forbidden address ({} attempts refused); {} messages, \
         {} kills; {:.0} s",
        outcome.events,
        outcome.refused.unwrap_or_default(),
        outcome.messages,
        outcome.kills,
        outcome.seconds
    ))
}

async fn lose_redis(seconds: usize) -> anyhow::Result<String> {
    let statement = statements()?.into_iter().next().context("no statements")?;
    let outcome = redis::run(Duration::from_secs(u64::try_from(seconds)?), &statement).await?;
    Ok(format!(
        "Redis away for {seconds} s: {} acknowledged, all ended; upload to decision took {:.2} s at the longest, and {:.2} s \
         after it came back empty",
        outcome.acknowledged,
        outcome.longest_without.as_secs_f64(),
        outcome.decided_after_return.as_secs_f64()
    ))
}

async fn restart_postgres(restarts: usize) -> anyhow::Result<String> {
    let plan =
        postgres::Plan { restarts, uploads_between: 100, uploaders: UPLOADERS, away: Duration::from_secs(2) };
    let outcome = postgres::run(plan, statements()?).await?;
    let seconds: Vec<String> =
        outcome.recovered_after.iter().map(|after| format!("{:.2}", after.as_secs_f64())).collect();
    Ok(format!(
        "{} acknowledged, all there and ended; {} asked to come back; taken again after {} s",
        outcome.acknowledged,
        outcome.refused,
        seconds.join(", ")
    ))
}

async fn roll(rounds: usize) -> anyhow::Result<String> {
    let plan = rolling::Plan { rounds, servers: 2, workers: 2, uploaders: UPLOADERS };
    let outcome = rolling::run(plan, statements()?).await?;
    Ok(format!(
        "{} servers and {} workers replaced; {} acknowledged, all ended; no request failed",
        outcome.servers_replaced, outcome.workers_replaced, outcome.acknowledged
    ))
}

async fn drain(jobs: usize) -> anyhow::Result<String> {
    let statement = statements()?.into_iter().next().context("no statements")?;
    let outcome = backlog::run(backlog::Plan { jobs, workers: 2 }, &statement).await?;
    Ok(format!(
        "{jobs} jobs drained in {:.0} s; another team's upload was decided {:.2} s after it was taken, when {} were left",
        outcome.seconds, outcome.other_team_seconds, outcome.left_then
    ))
}

async fn wait_beside_scans(scans: usize, texts: usize) -> anyhow::Result<String> {
    let layout = layout("hdfc-classic").context("no such layout")?;
    let spec = Spec { fault: Fault::Scan, ..Spec::new(layout, Persona::SteadySalaried, 1, 7) };
    let text = statements()?.into_iter().next().context("no statements")?;
    let outcome = scans::run(scans::Plan { scans, statements: texts }, &statement(&spec)?.pdf, &text).await?;
    Ok(format!(
        "{texts} text statements of another team beside {scans} scans: decided {:.2} s after they were taken at the longest; \
         {} scans were left then",
        outcome.longest.as_secs_f64(),
        outcome.scans_left
    ))
}
