//! `lending report`.

use std::io::{IsTerminal, Write};
use std::path::PathBuf;

use anyhow::{Context, ensure};
use clap::{Args, ValueEnum};
use futures_util::TryStreamExt;
use lending_sdk::types::{Analysis, Report};
use lending_sdk::{ByteStream, Client};

use super::{Named, analysis_id};
use crate::ending::Ending;
use crate::look;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    named: Named,
    /// The months as a table, the whole report as JSON or as a workbook, or the transactions as CSV
    #[arg(long, value_enum, default_value = "table")]
    format: Format,
    #[command(flatten)]
    output: Output,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Table,
    Json,
    Csv,
    Xlsx,
}

/// Where to write.
#[derive(Debug, Args)]
struct Output {
    /// File to write; standard output when left out
    #[arg(long, short)]
    output: Option<PathBuf>,
}

pub(crate) async fn run(arguments: Arguments, client: &Client, json: bool) -> anyhow::Result<Ending> {
    let id = analysis_id(client, &arguments.named.analysis).await?;
    let format = if json { Format::Json } else { arguments.format };
    let file = match format {
        Format::Table | Format::Json => None,
        Format::Csv => Some(client.export_analysis_transactions().id(&id).send().await?),
        Format::Xlsx => {
            let is_for_a_terminal = arguments.output.output.is_none() && std::io::stdout().is_terminal();
            ensure!(!is_for_a_terminal, "a workbook is no text: name a file with --output");
            Some(client.export_analysis_report().id(&id).send().await?)
        }
    };
    if let Some(file) = file {
        write(&arguments.output, &whole(file.into_inner()).await?)?;
        return Ok(Ending::Done);
    }
    let analysis = client.get_analysis().id(&id).include_result(true).send().await?.into_inner();
    let report =
        analysis.result.as_ref().with_context(|| format!("{} has no report yet", analysis.reference()))?;
    if format == Format::Json {
        write(&arguments.output, format!("{}\n", serde_json::to_string_pretty(report)?).as_bytes())?;
    } else {
        ensure!(
            arguments.output.output.is_none(),
            "a table is for the terminal: use --format json, csv or xlsx"
        );
        print_table(&analysis, report)?;
    }
    Ok(Ending::Done)
}

/// A file that came over the wire.
async fn whole(file: ByteStream) -> anyhow::Result<Vec<u8>> {
    let bytes = file.into_inner().try_fold(Vec::new(), |mut all, chunk| async move {
        all.extend_from_slice(&chunk);
        Ok(all)
    });
    Ok(bytes.await?)
}

fn write(output: &Output, bytes: &[u8]) -> anyhow::Result<()> {
    match &output.output {
        Some(path) => {
            std::fs::write(path, bytes).with_context(|| format!("{} cannot be written", path.display()))
        }
        None => Ok(std::io::stdout().write_all(bytes)?),
    }
}

fn print_table(analysis: &Analysis, report: &Report) -> anyhow::Result<()> {
    let bold = look::BOLD;
    look::say(format!("{bold}{}{bold:#}  {} transactions", analysis.reference(), report.transactions.len()))?;
    for account in &report.accounts {
        look::facts(&[
            ("bank", account.bank.clone().unwrap_or_default()),
            ("holder", account.holder_name.clone().unwrap_or_default()),
            ("account", account.number_masked.clone().unwrap_or_default()),
        ])?;
    }
    look::say("")?;
    let rows = report.monthly.iter().map(|month| {
        vec![
            month.month.clone(),
            look::rupees(month.credits),
            look::rupees(month.debits),
            look::rupees_or_dash(month.average_balance),
        ]
    });
    look::table(&["month", ">credits", ">debits", ">average balance"], rows.collect())
}
