//! The runs of [`lending_tests::chaos`] at full size, as a scorecard: `just chaos-workers` and its neighbours, and all of them
//! with `just chaos-all`.

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::Context;
use lending_samples::{Fault, Persona, Spec, layout, statement};
use lending_tests::chaos::scorecard::{Row, Scorecard, seconds};
use lending_tests::chaos::storage::{self, Fault as StorageFault};
use lending_tests::chaos::{
    backlog, blobs, clocks, postgres, pulls, redis, rolling, scans, soak, versions, webhooks, workers,
};

/// Uploads under way at once.
const UPLOADERS: usize = 8;
/// The folder of the programs of the version that is replaced.
const FORMER: &str = "TEST_FORMER_BINARIES";
/// Every experiment, with the numbers of a whole scorecard: what is left out is as it is by itself.
const ALL: [(&str, &[usize]); 13] = [
    ("workers", &[3_000]),
    ("redis", &[60]),
    ("postgres", &[5]),
    ("rolling", &[3]),
    ("backlog", &[20_000]),
    ("pulls", &[1_000]),
    ("scans", &[100, 10]),
    ("webhooks", &[1_000]),
    ("clocks", &[]),
    ("share", &[]),
    ("failover", &[]),
    ("password", &[]),
    ("blobs", &[]),
];

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let what = arguments.next().unwrap_or_default();
    let numbers = arguments.map(|text| text.parse()).collect::<Result<Vec<usize>, _>>()?;
    let mut rows = Vec::new();
    if what == "all" {
        for (name, numbers) in ALL {
            rows.push((name, experiment(name, numbers).await));
            // A row is worth having though a later one takes the machine down.
            write!(std::io::stderr(), "{}", Scorecard(rows.get(rows.len() - 1..).unwrap_or_default()))?;
        }
    } else {
        rows.push((what.as_str(), experiment(&what, &numbers).await));
    }
    write!(std::io::stdout(), "{}", Scorecard(&rows))?;
    anyhow::ensure!(rows.iter().all(|(_, row)| row.is_ok()), "a promise was broken");
    Ok(())
}

/// One experiment, of such a size.
async fn experiment(name: &str, numbers: &[usize]) -> anyhow::Result<Row> {
    let number = |place: usize, default: usize| numbers.get(place).copied().unwrap_or(default);
    match name {
        "workers" => kill_workers(number(0, 10_000), number(1, 4)).await,
        "postgres" => restart_postgres(number(0, 10)).await,
        "rolling" => roll(number(0, 5)).await,
        "redis" => lose_redis(number(0, 180)).await,
        "backlog" => drain(number(0, 100_000)).await,
        "pulls" => kill_pullers(number(0, 2_000)).await,
        "scans" => wait_beside_scans(number(0, 500), number(1, 20)).await,
        "webhooks" => tell_events(number(0, 10_000)).await,
        "clocks" => set_clocks_off(number(0, 400)).await,
        "share" => fail_storage("share not mounted", StorageFault::Share, number(0, 5)).await,
        "failover" => fail_storage("database takes no writes", StorageFault::Failover, number(0, 5)).await,
        "password" => fail_storage("Redis refuses the password", StorageFault::Password, number(0, 5)).await,
        "blobs" => spoil_statements(number(0, 300)).await,
        "soak" => soak_for(number(0, 3_600)).await,
        "versions" => replace_former(number(0, 100)).await,
        _ => anyhow::bail!("say all, soak, versions, or one of {}", ALL.map(|(name, _)| name).join(", ")),
    }
}

fn statements() -> anyhow::Result<Vec<Vec<u8>>> {
    let layout = layout("hdfc-classic").context("no such layout")?;
    (0..20).map(|seed| Ok(statement(&Spec::new(layout, Persona::SteadySalaried, 6, seed))?.pdf)).collect()
}

fn one_statement() -> anyhow::Result<Vec<u8>> {
    statements()?.into_iter().next().context("no statements")
}

async fn kill_workers(analyses: usize, workers: usize) -> anyhow::Result<Row> {
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
    Ok(Row {
        experiment: format!("one of {workers} workers killed every 2 s"),
        operations: outcome.ended,
        faults: outcome.kills,
        recovery: None,
        seen: format!("nothing; {} were ended by a later run, {rate:.1} a second", outcome.reruns),
    })
}

async fn kill_pullers(pulls: usize) -> anyhow::Result<Row> {
    let plan = pulls::Plan { pulls, callers: UPLOADERS, kill_every: Duration::from_secs(1) };
    let outcome = pulls::run(plan).await?;
    Ok(Row {
        experiment: "bureau pulls; a server or the worker killed every second".to_owned(),
        operations: outcome.acknowledged,
        faults: outcome.kills,
        recovery: None,
        seen: format!(
            "{} requests repeated; {} questions, nobody asked about twice; {} charged, {} without a record and not charged, \
             {} need review, {} failed",
            outcome.repeated,
            outcome.questions,
            outcome.charged,
            outcome.not_charged,
            outcome.in_review,
            outcome.failed
        ),
    })
}

async fn tell_events(events: usize) -> anyhow::Result<Row> {
    let plan = webhooks::Plan {
        events,
        workers: 2,
        kill_every: Duration::from_secs(2),
        bad_messages: events / 10,
        moves: true,
    };
    let outcome = webhooks::run(plan).await?;
    Ok(Row {
        experiment: "events to a receiver that fails, hangs and leads elsewhere; workers killed every 2 s"
            .to_owned(),
        operations: outcome.events,
        faults: outcome.kills,
        recovery: None,
        seen: format!(
            "each accepted at least once in {} messages, none at a forbidden address ({} attempts refused); {:.0} s",
            outcome.messages,
            outcome.refused.unwrap_or_default(),
            outcome.seconds
        ),
    })
}

async fn lose_redis(away: usize) -> anyhow::Result<Row> {
    let outcome = redis::run(Duration::from_secs(u64::try_from(away)?), &one_statement()?).await?;
    Ok(Row {
        experiment: format!("Redis away for {away} s, and back empty"),
        operations: outcome.acknowledged,
        faults: 1,
        recovery: Some(outcome.decided_after_return),
        seen: format!(
            "all taken; decided after {} at the longest meanwhile",
            seconds(outcome.longest_without)
        ),
    })
}

async fn restart_postgres(restarts: usize) -> anyhow::Result<Row> {
    let plan =
        postgres::Plan { restarts, uploads_between: 100, uploaders: UPLOADERS, away: Duration::from_secs(2) };
    let outcome = postgres::run(plan, statements()?).await?;
    Ok(Row {
        experiment: "Postgres stopped in immediate mode, away for 2 s".to_owned(),
        operations: outcome.acknowledged,
        faults: restarts,
        recovery: outcome.recovered_after.iter().max().copied(),
        seen: format!("{} answers of 503 with Retry-After", outcome.refused),
    })
}

async fn roll(rounds: usize) -> anyhow::Result<Row> {
    let plan = rolling::Plan { rounds, servers: 2, workers: 2, uploaders: UPLOADERS };
    let outcome = rolling::run(plan, statements()?).await?;
    Ok(Row {
        experiment: "servers and workers replaced one after another".to_owned(),
        operations: outcome.acknowledged,
        faults: outcome.servers_replaced + outcome.workers_replaced,
        recovery: None,
        seen: "nothing: no request failed".to_owned(),
    })
}

async fn replace_former(uploads: usize) -> anyhow::Result<Row> {
    let former = std::env::var_os(FORMER).map(PathBuf::from);
    let former = former.with_context(|| format!("{FORMER} is not set: `just two-versions COMMIT` does"))?;
    let layout = layout("hdfc-classic").context("no such layout")?;
    let spec = Spec { fault: Fault::TamperedOverlay, ..Spec::new(layout, Persona::SteadySalaried, 3, 1_000) };
    let plan = versions::Plan { uploads, uploaders: UPLOADERS };
    let outcome = versions::run(plan, &former, &statements()?, &statement(&spec)?.pdf).await?;
    let jobs =
        if outcome.jobs_are_newer { "jobs of the present version waited for its workers, " } else { "" };
    Ok(Row {
        experiment: "a former version replaced by the present one, and started once more".to_owned(),
        operations: outcome.acknowledged,
        faults: outcome.changes,
        recovery: None,
        seen: format!(
            "no request failed; {} reports are those of the former version alone, {} those of the present one; \
             {jobs}{} reports were 503 through the former one, whose format they have not",
            outcome.by_former, outcome.by_present, outcome.newer_reports
        ),
    })
}

async fn drain(jobs: usize) -> anyhow::Result<Row> {
    let outcome = backlog::run(backlog::Plan { jobs, workers: 2 }, &one_statement()?).await?;
    Ok(Row {
        experiment: "a backlog of one team".to_owned(),
        operations: jobs,
        faults: 0,
        recovery: Some(Duration::from_secs_f64(outcome.other_team_seconds)),
        seen: format!(
            "drained in {:.0} s; another team's upload was decided so soon, when {} were left",
            outcome.seconds, outcome.left_then
        ),
    })
}

async fn wait_beside_scans(scans: usize, texts: usize) -> anyhow::Result<Row> {
    let layout = layout("hdfc-classic").context("no such layout")?;
    let spec = Spec { fault: Fault::Scan, ..Spec::new(layout, Persona::SteadySalaried, 1, 7) };
    let plan = scans::Plan { scans, statements: texts };
    let outcome = scans::run(plan, &statement(&spec)?.pdf, &one_statement()?).await?;
    Ok(Row {
        experiment: format!("text statements beside {scans} scans of another team"),
        operations: texts,
        faults: 0,
        recovery: Some(outcome.longest),
        seen: format!("decided so soon at the longest, when {} scans were left", outcome.scans_left),
    })
}

async fn set_clocks_off(uploads: usize) -> anyhow::Result<Row> {
    let library = clocks::library().context("the package faketime is not installed")?;
    let outcome = clocks::run(clocks::Plan { uploads, uploaders: UPLOADERS }, library, statements()?).await?;
    Ok(Row {
        experiment: "a server two hours fast and a worker three hours slow, beside right ones".to_owned(),
        operations: outcome.acknowledged,
        faults: outcome.off,
        recovery: Some(outcome.drained_in),
        seen: "nothing: all were decided so soon after the last upload".to_owned(),
    })
}

async fn fail_storage(title: &str, fault: StorageFault, times: usize) -> anyhow::Result<Row> {
    let plan = storage::Plan {
        fault,
        times,
        uploads_between: 100,
        uploaders: UPLOADERS,
        lasts: Duration::from_secs(3),
    };
    let outcome = storage::run(plan, statements()?).await?;
    Ok(Row {
        experiment: format!("{title} for 3 s"),
        operations: outcome.acknowledged,
        faults: times,
        recovery: outcome.recovered_after.iter().max().copied(),
        seen: format!("{} answers of 503 with Retry-After; readiness told it each time", outcome.refused),
    })
}

async fn spoil_statements(count: usize) -> anyhow::Result<Row> {
    let outcome = blobs::run(blobs::Plan { statements: count, one_in: 6 }, &one_statement()?).await?;
    Ok(Row {
        experiment: "statements damaged or gone while they wait, and restored".to_owned(),
        operations: outcome.acknowledged,
        faults: outcome.damaged + outcome.gone,
        recovery: None,
        seen: format!(
            "{} failed at once as statement_corrupt, {} as statement_missing; all were analysed when they were back",
            outcome.damaged, outcome.gone
        ),
    })
}

async fn soak_for(lasts: usize) -> anyhow::Result<Row> {
    let lasts = Duration::from_secs(u64::try_from(lasts)?);
    let plan = soak::Plan {
        saturation: Duration::from_mins(1),
        lasts,
        looked_at_every: (lasts / 60).max(Duration::from_secs(1)),
        uploaders: UPLOADERS,
    };
    Ok(soak::run(plan, statements()?).await?.row())
}
