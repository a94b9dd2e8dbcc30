//! `verify`: whether everything that is stored is there and can be read.

use std::path::Path;
use std::time::Instant;

use anyhow::bail;
use lending_base::Settings;
use lending_store::verify::{ProblemKind, Verification};

use super::say;
use super::textfile::{self, Gauge};
use crate::start::open_existing_store;

/// What is told, and how.
pub(super) struct Wish<'a> {
    pub(super) deep: bool,
    pub(super) json: bool,
    /// How many problems are named.
    pub(super) named: usize,
    pub(super) textfile: Option<&'a Path>,
}

pub(super) async fn verify(wish: Wish<'_>) -> anyhow::Result<()> {
    let began = Instant::now();
    let (store, _) = open_existing_store(Settings::from_environment()?).await?;
    let outcome = store.verify(wish.deep, wish.named).await;
    let finished_at = store.clock().now().timestamp().unsigned_abs();
    store.close().await;
    let found = outcome?;
    if let Some(path) = wish.textfile {
        textfile::write(path, &gauges(&found, finished_at, began.elapsed().as_secs()))?;
    }
    if wish.json {
        say(&serde_json::to_string_pretty(&found)?)?;
    } else {
        tell(&found)?;
    }
    if found.count() > 0 {
        bail!("{} problems; docs/backups.md says what to do about each kind", found.count());
    }
    Ok(())
}

fn tell(found: &Verification) -> anyhow::Result<()> {
    let looked = &found.looked;
    let how = if found.is_deep { "opened and compared" } else { "there, with their sizes" };
    say(&format!("analyses       {}", looked.analyses))?;
    say(&format!("statements     {} ({how})", looked.statements))?;
    say(&format!("reports        {} opened", looked.reports))?;
    say(&format!("credit checks  {} opened", looked.credit_checks))?;
    say(&format!("ledger         {} rows, {} paise", looked.ledger_rows, looked.ledger_paise))?;
    say(&format!("audit          {} entries in {} chains", looked.audit_entries, looked.audit_chains))?;
    for (kind, count) in &found.problems {
        say(&format!("PROBLEM {}: {count}", kind.as_str()))?;
    }
    for problem in &found.first {
        say(&format!("  {} {}", problem.kind.as_str(), problem.subject))?;
    }
    if found.problems.is_empty() {
        return say("Everything is there and as it was stored.");
    }
    Ok(())
}

fn gauges(found: &Verification, finished_at: u64, seconds: u64) -> [Gauge; 5] {
    let problems = ProblemKind::all()
        .map(|kind| (kind.as_str(), found.problems.get(&kind).copied().unwrap_or_default()));
    let looked = &found.looked;
    [
        Gauge::labelled(
            "lending_verify_problems",
            "Problems that the last verification found, by kind.",
            "kind",
            problems,
        ),
        Gauge::labelled(
            "lending_verify_checked",
            "How much the last verification looked at.",
            "what",
            [
                ("analyses", looked.analyses),
                ("statements", looked.statements),
                ("reports", looked.reports),
                ("credit_checks", looked.credit_checks),
            ],
        ),
        Gauge::new(
            "lending_verify_finished_timestamp_seconds",
            "When the last verification ended.",
            finished_at,
        ),
        Gauge::new("lending_verify_seconds", "How long the last verification took.", seconds),
        Gauge::new(
            "lending_verify_deep",
            "1 where the last verification opened every statement, else 0.",
            u64::from(found.is_deep),
        ),
    ]
}
