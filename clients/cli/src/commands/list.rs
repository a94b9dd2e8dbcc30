//! `lending list`.

use std::pin::pin;

use clap::Args;
use futures_util::StreamExt;
use futures_util::TryStreamExt;
use lending_sdk::Client;
use lending_sdk::types::{Analysis, AnalysisStatus, DecisionOutcome};

use crate::ending::Ending;
use crate::look;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// Only those of this status: queued, processing, completed, failed
    #[arg(long)]
    status: Option<AnalysisStatus>,
    /// Only those with this decision: approve, review, decline
    #[arg(long)]
    decision: Option<DecisionOutcome>,
    /// The opening of a reference, or whole words of the applicant's name
    #[arg(long, short)]
    query: Option<String>,
    /// Only those that this person holds: me, none or an id (usr_…)
    #[arg(long)]
    assignee: Option<String>,
    /// Only those on legal hold
    #[arg(long)]
    held: bool,
    /// The most to show
    #[arg(long, default_value_t = 20)]
    limit: usize,
}

pub(crate) async fn run(arguments: Arguments, client: &Client, json: bool) -> anyhow::Result<Ending> {
    let mut request = client.list_analyses();
    if let Some(status) = arguments.status {
        request = request.status(status);
    }
    if let Some(decision) = arguments.decision {
        request = request.decision(decision);
    }
    if let Some(query) = arguments.query {
        request = request.q(query);
    }
    if let Some(assignee) = arguments.assignee {
        request = request.assignee(assignee);
    }
    if arguments.held {
        request = request.legal_hold(true);
    }
    let found: Vec<Analysis> = pin!(request.stream().take(arguments.limit)).try_collect().await?;
    if json {
        look::json(&found)?;
        return Ok(Ending::Done);
    }
    let row = |analysis: &Analysis| {
        let state = match &analysis.decision {
            Some(decision) => decision.to_string(),
            None => analysis.status.to_string(),
        };
        vec![
            analysis.reference().to_owned(),
            state,
            analysis.applicant.name.clone().unwrap_or_else(|| "–".to_owned()),
            analysis.file.name.clone().unwrap_or_else(|| "–".to_owned()),
            look::time(&analysis.created_at),
            analysis.id.clone(),
        ]
    };
    let rows = found.iter().map(row).collect();
    look::table(&["ref", "decision", "applicant", "file", "uploaded", "id"], rows)?;
    Ok(Ending::Done)
}
