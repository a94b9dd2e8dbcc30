//! `lending transactions`.

use std::pin::pin;

use chrono::NaiveDate;
use clap::Args;
use futures_util::{StreamExt, TryStreamExt};
use lending_sdk::Client;
use lending_sdk::types::{Category, Direction, Transaction, TransactionFlag};

use super::{Named, analysis_id};
use crate::ending::Ending;
use crate::look;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    named: Named,
    /// Only of this category, such as salary; give it several times for several
    #[arg(long)]
    category: Vec<Category>,
    /// Only credit or debit
    #[arg(long)]
    direction: Option<Direction>,
    /// Only on this day or later, such as 2026-04-01
    #[arg(long)]
    from: Option<NaiveDate>,
    /// Only on this day or earlier
    #[arg(long)]
    to: Option<NaiveDate>,
    /// Only of this amount or more, in rupees
    #[arg(long)]
    min: Option<f64>,
    /// Only of this amount or less, in rupees
    #[arg(long)]
    max: Option<f64>,
    /// Only with this counterparty, as the report names it
    #[arg(long)]
    counterparty: Option<String>,
    /// Only with this flag, such as return
    #[arg(long)]
    flag: Option<TransactionFlag>,
    /// Only with this text in the narration or the name
    #[arg(long, short)]
    query: Option<String>,
    /// The most to show
    #[arg(long, default_value_t = 100)]
    limit: usize,
}

pub(crate) async fn run(arguments: Arguments, client: &Client, json: bool) -> anyhow::Result<Ending> {
    let mut request =
        client.list_analysis_transactions().id(analysis_id(client, &arguments.named.analysis).await?);
    if !arguments.category.is_empty() {
        request = request.category(arguments.category);
    }
    if let Some(direction) = arguments.direction {
        request = request.direction(direction);
    }
    if let Some(from) = arguments.from {
        request = request.from(from);
    }
    if let Some(to) = arguments.to {
        request = request.to(to);
    }
    if let Some(min) = arguments.min {
        request = request.min(min);
    }
    if let Some(max) = arguments.max {
        request = request.max(max);
    }
    if let Some(counterparty) = arguments.counterparty {
        request = request.counterparty(counterparty);
    }
    if let Some(flag) = arguments.flag {
        request = request.flag(flag);
    }
    if let Some(query) = arguments.query {
        request = request.q(query);
    }
    let found: Vec<Transaction> = pin!(request.stream().take(arguments.limit)).try_collect().await?;
    if json {
        look::json(&found)?;
        return Ok(Ending::Done);
    }
    let row = |transaction: &Transaction| {
        let amount_if = |direction: Direction| {
            if transaction.direction == direction { look::rupees(transaction.amount) } else { String::new() }
        };
        vec![
            transaction.date.to_string(),
            amount_if(Direction::Debit),
            amount_if(Direction::Credit),
            look::rupees_or_dash(transaction.balance),
            transaction.category.to_string(),
            transaction.narration.clone(),
            transaction.id.clone(),
        ]
    };
    let head = ["date", ">debit", ">credit", ">balance", "category", "narration", "id"];
    look::table(&head, found.iter().map(row).collect())?;
    Ok(Ending::Done)
}
