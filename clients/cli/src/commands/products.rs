//! `lending products`.

use std::pin::pin;

use clap::Args;
use futures_util::TryStreamExt;
use lending_sdk::Client;
use lending_sdk::types::{Product, ProductStatus};

use crate::ending::Ending;
use crate::look;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The archived ones instead of the active
    #[arg(long)]
    archived: bool,
}

pub(crate) async fn run(arguments: Arguments, client: &Client, json: bool) -> anyhow::Result<Ending> {
    let status = if arguments.archived { ProductStatus::Archived } else { ProductStatus::Active };
    let found: Vec<Product> = pin!(client.list_products().status(status).stream()).try_collect().await?;
    if json {
        look::json(&found)?;
        return Ok(Ending::Done);
    }
    let row = |product: &Product| {
        vec![
            product.name.clone(),
            format!("{} – {}", look::rupees(product.amount.min), look::rupees(product.amount.max)),
            format!("{} – {} months", product.tenure_months.min, product.tenure_months.max),
            format!("{}%", product.annual_rate_pct),
            product.version.to_string(),
            product.id.clone(),
        ]
    };
    look::table(&["name", "amount", "tenure", ">rate", ">version", "id"], found.iter().map(row).collect())?;
    Ok(Ending::Done)
}
