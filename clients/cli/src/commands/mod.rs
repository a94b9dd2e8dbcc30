//! The commands, one file each.

pub(crate) mod assign;
pub(crate) mod check;
pub(crate) mod keys;
pub(crate) mod list;
pub(crate) mod listen;
pub(crate) mod login;
pub(crate) mod me;
pub(crate) mod products;
pub(crate) mod report;
pub(crate) mod retry;
pub(crate) mod timeline;
pub(crate) mod transactions;
pub(crate) mod upload;
pub(crate) mod usage;
pub(crate) mod watch;

use anyhow::Context;
use clap::Args;
use lending_sdk::Client;

/// One analysis.
#[derive(Debug, Args)]
pub(crate) struct Named {
    /// Its id (an_…) or reference (APP-…)
    pub(crate) analysis: String,
}

/// The id of an analysis, which may be given by its reference.
pub(crate) async fn analysis_id(client: &Client, named: &str) -> anyhow::Result<String> {
    if !named.to_uppercase().starts_with("APP-") {
        return Ok(named.to_owned());
    }
    let reference = named.to_uppercase();
    let found = client.list_analyses().q(reference.clone()).limit(100u32).send().await?;
    let analysis = found.data.iter().find(|analysis| analysis.reference() == reference);
    Ok(analysis.with_context(|| format!("there is no analysis {reference}"))?.id.clone())
}
