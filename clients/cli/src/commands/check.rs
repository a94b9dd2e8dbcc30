//! `lending check` and `lending checks`.

use std::pin::pin;

use clap::Args;
use futures_util::{StreamExt, TryStreamExt};
use lending_sdk::Client;
use lending_sdk::types::{CreateCreditCheckRequest, CreditCheck, CreditCheckSummary};

use crate::ending::Ending;
use crate::look::{self, BOLD, DIM};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The person's full name
    #[arg(long)]
    name: String,
    /// Their Indian mobile number
    #[arg(long)]
    mobile: String,
    /// The person has agreed to the enquiry. Without this nothing is pulled
    #[arg(long)]
    consent: bool,
    /// A saved report that is no older will do, and is not billed again
    #[arg(long, default_value_t = 0)]
    reuse_within_days: u16,
    /// Makes repeating the pull safe for 24 hours
    #[arg(long)]
    idempotency_key: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct ListArguments {
    /// Whole words of the name, or a whole mobile number
    #[arg(long, short)]
    query: Option<String>,
    /// The most to show
    #[arg(long, default_value_t = 20)]
    limit: usize,
}

pub(crate) async fn run(arguments: Arguments, client: &Client, json: bool) -> anyhow::Result<Ending> {
    let person = CreateCreditCheckRequest::builder()
        .name(arguments.name)
        .mobile(arguments.mobile)
        .consent(arguments.consent)
        .reuse_within_days(arguments.reuse_within_days);
    let mut request = client.create_credit_check().body(person);
    if let Some(key) = arguments.idempotency_key {
        request = request.idempotency_key(key);
    }
    let check = request.send().await?.into_inner();
    if json {
        look::json(&check)?;
    } else {
        print(&check)?;
    }
    Ok(Ending::Done)
}

fn print(check: &CreditCheck) -> anyhow::Result<()> {
    let style = match (&check.problem, check.derogatory.is_empty()) {
        (Some(_), _) => look::DOUBT,
        (None, true) => look::GOOD,
        (None, false) => look::BAD,
    };
    let score = match (check.score, &check.score_status, &check.problem) {
        (Some(score), _, _) => format!("score {score}"),
        (None, _, Some(problem)) => problem.message.clone(),
        (None, Some(status), None) => status.to_string(),
        (None, None, None) => check.status.to_string(),
    };
    look::say(format!("{style}● {score}{style:#}  {BOLD}{}{BOLD:#}  {DIM}{}{DIM:#}", check.name, check.id))?;
    look::facts(&[
        ("mobile", check.mobile.clone()),
        ("billing", format!("{} {}", check.billing.state, look::rupees(check.billing.amount))),
        ("consent", format!("{} at {}", check.consent.text_version, look::time(&check.consent.given_at))),
    ])?;
    for mark in &check.derogatory {
        look::say(format!("  {}", mark.text))?;
    }
    Ok(())
}

pub(crate) async fn list(arguments: ListArguments, client: &Client, json: bool) -> anyhow::Result<Ending> {
    let mut request = client.list_credit_checks();
    if let Some(query) = arguments.query {
        request = request.q(query);
    }
    let found: Vec<CreditCheckSummary> = pin!(request.stream().take(arguments.limit)).try_collect().await?;
    if json {
        look::json(&found)?;
        return Ok(Ending::Done);
    }
    let row = |check: &CreditCheckSummary| {
        vec![
            check.name.clone(),
            check.mobile.clone(),
            check.status.to_string(),
            check.score.map_or_else(|| "–".to_owned(), |score| score.to_string()),
            check.derogatory.len().to_string(),
            look::rupees(check.billing.amount),
            look::time(&check.created_at),
            check.id.clone(),
        ]
    };
    let rows = found.iter().map(row).collect();
    look::table(&["name", "mobile", "status", ">score", ">marks", ">charged", "asked", "id"], rows)?;
    Ok(Ending::Done)
}
