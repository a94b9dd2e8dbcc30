//! `lending-codegen` writes the clients' sources from the contract; with `--check` it only compares. With `--against` it
//! compares contracts instead.

use std::path::PathBuf;

use anyhow::{Context, bail};
use clap::Parser;

/// Writes the sources of the clients that are generated from the contract.
#[derive(Debug, Parser)]
#[command(version)]
struct Arguments {
    /// The contract to read [default: openapi.yaml of the workspace]
    contract: Option<PathBuf>,

    /// Write nothing; fail if a committed file differs from what would be written
    #[arg(long)]
    check: bool,

    /// Write nothing; fail if the contract breaks clients of this older one
    #[arg(long, conflicts_with = "check")]
    against: Option<PathBuf>,
}

fn main() -> anyhow::Result<()> {
    let arguments = Arguments::parse();
    let root = lending_codegen::workspace();
    let path = arguments.contract.unwrap_or_else(|| root.join("openapi.yaml"));
    let read = |path: &PathBuf| {
        std::fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))
    };
    let contract = read(&path)?;
    if let Some(older) = &arguments.against {
        let breaks = lending_codegen::breaking_changes(&read(older)?, &contract)?;
        if !breaks.is_empty() {
            bail!("clients of {} would break:\n- {}", older.display(), breaks.join("\n- "));
        }
        return Ok(());
    }
    let sources = lending_codegen::sources(&contract)
        .with_context(|| format!("no client can be generated from {}", path.display()))?;
    if !arguments.check {
        return lending_codegen::write(&root, &sources);
    }
    match lending_codegen::stale(&root, &sources).as_slice() {
        [] => Ok(()),
        stale => {
            bail!("not what the contract yields: {}. Run `just clients` and commit it.", stale.join(", "))
        }
    }
}
