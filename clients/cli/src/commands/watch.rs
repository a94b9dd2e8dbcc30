//! `lending watch` and `lending show`: an analysis on its way, and what came of it.

use std::time::Duration;

use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use lending_sdk::Client;
use lending_sdk::types::{Analysis, AnalysisStatus, Report};

use super::{Named, analysis_id};
use crate::ending::Ending;
use crate::look::{self, BOLD, DIM};

/// How long one look may wait: often enough for a bar that moves.
const LOOK_SECONDS: u32 = 1;
const TICK: Duration = Duration::from_millis(100);

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    named: Named,
    #[command(flatten)]
    ending: EndingArguments,
}

#[derive(Debug, Args)]
pub(crate) struct EndingArguments {
    /// Tell the decision by the exit code: 0 approve, 10 review, 11 decline, 12 failed
    #[arg(long)]
    exit_code: bool,
}

pub(crate) async fn run(arguments: Arguments, client: &Client, json: bool) -> anyhow::Result<Ending> {
    let id = analysis_id(client, &arguments.named.analysis).await?;
    until_it_ends(client, &id, &arguments.ending, json).await
}

pub(crate) async fn show(named: &Named, client: &Client, json: bool) -> anyhow::Result<Ending> {
    let id = analysis_id(client, &named.analysis).await?;
    let analysis = client.get_analysis().id(&id).include_result(true).send().await?;
    print(&analysis, json)?;
    Ok(Ending::Done)
}

/// Waits with a bar that shows the stages, then shows what came of it.
pub(crate) async fn until_it_ends(
    client: &Client,
    id: &str,
    arguments: &EndingArguments,
    json: bool,
) -> anyhow::Result<Ending> {
    let style = ProgressStyle::with_template("  {spinner} {msg:12} {bar:30.green/dim} {percent}%")?;
    let bar = ProgressBar::with_draw_target(Some(100), ProgressDrawTarget::stderr()).with_style(style);
    bar.enable_steady_tick(TICK);
    let analysis = loop {
        let read = client.get_analysis().id(id).wait(LOOK_SECONDS).include_result(true).send().await?;
        if read.has_ended() {
            break read;
        }
        let stage = read.stage.as_ref().map_or_else(|| read.status.to_string(), ToString::to_string);
        bar.set_message(stage);
        bar.set_position(u64::try_from(read.progress).unwrap_or_default());
    };
    bar.finish_and_clear();
    print(&analysis, json)?;
    Ok(if arguments.exit_code { Ending::Told(analysis.decision.clone()) } else { Ending::Done })
}

fn print(analysis: &Analysis, json: bool) -> anyhow::Result<()> {
    if json {
        return look::json(analysis);
    }
    let (word, style) = match (&analysis.status, &analysis.decision) {
        (AnalysisStatus::Failed, _) => ("FAILED".to_owned(), look::BAD),
        (_, Some(decision)) => (decision.to_string().to_uppercase(), look::of_decision(Some(decision))),
        (status, None) => (status.to_string(), look::DIM),
    };
    look::say(format!(
        "{style}● {word}{style:#}  {BOLD}{}{BOLD:#}  {DIM}{}{DIM:#}",
        analysis.reference(),
        analysis.id
    ))?;
    if let Some(failure) = &analysis.failure {
        return look::say(format!("  {} ({})", failure.message, failure.code));
    }
    let reasons: Vec<String> = analysis.review_reasons.iter().map(ToString::to_string).collect();
    let review = analysis.review.as_ref().map(|review| format!("{} by {}", review.outcome, review.by));
    let mut facts = vec![
        ("for a person", reasons.join(", ")),
        ("reviewed", review.unwrap_or_default()),
        ("applicant", analysis.applicant.name.clone().unwrap_or_default()),
        ("product", analysis.product.name.clone()),
        ("credit check", analysis.credit_check_id.clone().unwrap_or_default()),
    ];
    facts.extend(analysis.result.iter().flat_map(figures));
    look::facts(&facts)?;
    let sentences: Vec<&String> = analysis.result.iter().flat_map(|report| &report.explanations).collect();
    if !sentences.is_empty() {
        look::say("")?;
    }
    for sentence in sentences {
        look::say(format!("  {sentence}"))?;
    }
    Ok(())
}

/// What of a report is worth seeing first.
fn figures(report: &Report) -> Vec<(&'static str, String)> {
    let account = report.accounts.first();
    let bank = account.and_then(|account| account.bank.clone()).unwrap_or_default();
    let score = report.score.as_ref().map(|score| {
        let grade = score.grade.as_ref().map(|grade| format!(", grade {grade}")).unwrap_or_default();
        format!("{:.0} of 100{grade}", score.total)
    });
    let bureau = report.bureau.score.map(|score| score.to_string());
    let offer = report.decision.offer.as_ref();
    vec![
        ("bank", bank),
        ("income a month", look::rupees_or_dash(report.income.monthly_income)),
        ("obligations", look::rupees(report.affordability.monthly_obligations)),
        ("bureau score", bureau.unwrap_or_default()),
        ("score", score.unwrap_or_default()),
        ("offer", offer.map(|offer| look::rupees(offer.amount)).unwrap_or_default()),
    ]
}
