//! `doctor`: what is wrong with a deployment, from where this process stands, and what to do about it.
//!
//! Everything that can be looked at is, whatever the rest came to. Nothing is changed but for files that are written and
//! removed again to see whether that works. No password, key or secret is printed.

mod collector;
mod configuration;
mod files;
mod programs;
mod services;

use std::io::IsTerminal;
use std::process::ExitCode;

use lending_base::{Clock, Settings};
use serde::Serialize;

use super::say;

/// How something is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
enum Health {
    Ok,
    /// It works, and something needs an operator.
    Warning,
    /// The service does not work, or does not keep its promises.
    Failing,
}

/// One thing that was looked at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct Finding {
    /// What was looked at.
    check: &'static str,
    health: Health,
    /// What was found.
    found: String,
    /// What to do. `None` where nothing is to be done.
    remedy: Option<String>,
}

/// What was found so far.
#[derive(Debug, Default)]
struct Findings(Vec<Finding>);

impl Findings {
    fn ok(&mut self, check: &'static str, found: impl Into<String>) {
        self.0.push(Finding { check, health: Health::Ok, found: found.into(), remedy: None });
    }

    fn warn(&mut self, check: &'static str, found: impl Into<String>, remedy: impl Into<String>) {
        self.add(check, Health::Warning, found, remedy);
    }

    fn fail(&mut self, check: &'static str, found: impl Into<String>, remedy: impl Into<String>) {
        self.add(check, Health::Failing, found, remedy);
    }

    fn add(
        &mut self,
        check: &'static str,
        health: Health,
        found: impl Into<String>,
        remedy: impl Into<String>,
    ) {
        self.0.push(Finding { check, health, found: found.into(), remedy: Some(remedy.into()) });
    }

    fn worst(&self) -> Health {
        self.0.iter().map(|finding| finding.health).max().unwrap_or(Health::Ok)
    }
}

/// Exit code 0: all is well; 1: warnings alone; 2: something fails.
pub(super) async fn doctor(json: bool) -> anyhow::Result<ExitCode> {
    let mut findings = Findings::default();
    match Settings::from_environment() {
        Ok(settings) => look(&settings, &mut findings).await,
        Err(error) => findings.fail(
            "configuration",
            error.to_string(),
            "correct it; `docs/configuration.md` lists every variable",
        ),
    }
    if json {
        let health = findings.worst();
        say(&serde_json::to_string_pretty(&serde_json::json!({"health": health, "checks": findings.0}))?)?;
    } else {
        tell(&findings)?;
    }
    Ok(match findings.worst() {
        Health::Ok => ExitCode::SUCCESS,
        Health::Warning => ExitCode::from(1),
        Health::Failing => ExitCode::from(2),
    })
}

async fn look(settings: &Settings, findings: &mut Findings) {
    configuration::look(settings, findings);
    services::look_at_database(settings, &Clock::default(), findings).await;
    services::look_at_redis(settings, findings).await;
    collector::look(settings, findings).await;
    files::look(settings, findings).await;
    programs::look(settings, findings).await;
}

fn tell(findings: &Findings) -> anyhow::Result<()> {
    let is_terminal = std::io::stdout().is_terminal();
    let widest = findings.0.iter().map(|finding| finding.check.len()).max().unwrap_or_default();
    for finding in &findings.0 {
        let (colour, word) = match finding.health {
            Health::Ok => ("\x1b[32m", "ok     "),
            Health::Warning => ("\x1b[33m", "WARNING"),
            Health::Failing => ("\x1b[31m", "FAILING"),
        };
        let (colour, plain) = if is_terminal { (colour, "\x1b[0m") } else { ("", "") };
        say(&format!("{colour}{word}{plain}  {:widest$}  {}", finding.check, finding.found))?;
        if let Some(remedy) = &finding.remedy {
            say(&format!("         {:widest$}  -> {remedy}", ""))?;
        }
    }
    let count = |health| findings.0.iter().filter(|finding| finding.health == health).count();
    say(&format!("{} failing, {} warnings.", count(Health::Failing), count(Health::Warning)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_worst_finding_counts() {
        let mut findings = Findings::default();
        assert_eq!(findings.worst(), Health::Ok);
        findings.fail("a", "x", "y");
        findings.ok("b", "x");
        findings.warn("c", "x", "y");
        assert_eq!(findings.worst(), Health::Failing);
    }
}
