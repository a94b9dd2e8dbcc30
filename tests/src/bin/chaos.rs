//! `just chaos [analyses] [workers]`: workers are killed every two seconds until every analysis has ended.

use std::io::Write;
use std::time::Duration;

use anyhow::Context;
use lending_fixtures::{Persona, Spec, layout, statement};
use lending_tests::chaos::{Plan, run};

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<usize>());
    let analyses = numbers.next().transpose()?.unwrap_or(10_000);
    let workers = numbers.next().transpose()?.unwrap_or(4);
    let layout = layout("hdfc-classic").context("no such layout")?;
    let statements = (0..20)
        .map(|seed| Ok(statement(&Spec::new(layout, Persona::SteadySalaried, 6, seed))?.pdf))
        .collect::<anyhow::Result<Vec<_>>>()?;
    let plan = Plan { analyses, workers, kill_every: Duration::from_secs(2), uploaders: 8 };
    let outcome = run(plan, statements).await?;
    #[expect(clippy::cast_precision_loss, reason = "a figure for people")]
    let rate = outcome.ended as f64 / outcome.seconds;
    writeln!(
        std::io::stdout(),
        "{} analyses ended, none lost, none written twice; {} kills, {} ended by a later run; {:.0} s, {rate:.1} a second",
        outcome.ended,
        outcome.kills,
        outcome.reruns,
        outcome.seconds
    )?;
    Ok(())
}
