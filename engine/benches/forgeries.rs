//! How many forged statements are noticed, and how many honest ones are wronged: the files of a folder as
//! `samples/forgeries` draws them, with what each of them is beside them. Run it with `just eval-forgery`; `--details`
//! names the files that were judged wrongly.
//!
//! It asserts nothing.

#![allow(
    clippy::print_stdout,
    clippy::expect_used,
    clippy::cast_precision_loss,
    reason = "its output is what it is for"
)]

use std::collections::BTreeMap;
use std::path::Path;

use lending_engine::application::Application;
use lending_engine::decision::Outcome;
use lending_engine::integrity::{Severity, Status};
use lending_engine::money::{Paise, Rupees};
use lending_engine::report::Report;
use lending_engine::{Case, analyze};
use serde::Deserialize;

/// What a file is.
#[derive(Deserialize)]
struct Drawn {
    file: String,
    /// `honest`, or where a forgery leaves its trace: `trace`, `arithmetic`, `meaning`.
    kind: String,
    technique: String,
}

#[derive(Default)]
struct Tally {
    files: usize,
    refused: usize,
    flagged: usize,
    approved: usize,
    /// How often each check found something that is more than worth knowing.
    checks: BTreeMap<String, usize>,
}

impl Tally {
    fn add(&mut self, report: Option<&Report>) {
        self.files += 1;
        let Some(report) = report else {
            self.refused += 1;
            return;
        };
        self.flagged += usize::from(report.integrity.flagged);
        self.approved += usize::from(report.decision.outcome == Outcome::Approve);
        let is_found =
            |severity: Severity, status: Status| status == Status::Failed && severity > Severity::Info;
        for check in report.integrity.checks.iter().filter(|check| is_found(check.severity, check.status)) {
            *self.checks.entry(check.code.clone()).or_default() += 1;
        }
    }
}

/// What everybody asks for.
const ASKED_FOR: Paise = Paise::new(200_000 * 100);

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let folder = arguments.iter().find(|argument| !argument.starts_with("--")).expect("a folder of files");
    let has_details = arguments.iter().any(|argument| argument == "--details");
    let folder = Path::new(folder);
    let index = std::fs::read_to_string(folder.join("index.json")).expect("index.json");
    let drawn: Vec<Drawn> = serde_json::from_str(&index).expect("what each file is");
    let mut application = Application::plain("2026-11-16".parse().expect("a day"));
    application.product.is_built_in = false;
    application.inputs.requested_amount = Rupees::try_from(ASKED_FOR).ok();
    let (mut techniques, mut kinds) = (BTreeMap::new(), BTreeMap::new());
    let mut wrong = Vec::new();
    for one in &drawn {
        let pdf = std::fs::read(folder.join(&one.file)).expect("a drawn file");
        let report = analyze(&pdf, &Case::default(), &application).ok();
        let is_right =
            report.as_ref().is_none_or(|report| report.integrity.flagged == (one.kind != "honest"));
        if !is_right {
            wrong.push(one.file.as_str());
        }
        let technique: &mut Tally =
            techniques.entry((one.kind.as_str(), one.technique.as_str())).or_default();
        technique.add(report.as_ref());
        let kind: &mut Tally = kinds.entry(one.kind.as_str()).or_default();
        kind.add(report.as_ref());
    }
    println!("{:<11} {:<36} {:>5} {:>7} {:>8}  by", "", "technique", "files", "flagged", "approved");
    for ((kind, technique), tally) in &techniques {
        let checks: Vec<String> =
            tally.checks.iter().map(|(code, count)| format!("{code} {count}")).collect();
        println!(
            "{kind:<11} {technique:<36} {:>5} {:>7} {:>8}  {}",
            tally.files,
            tally.flagged,
            tally.approved,
            checks.join(", ")
        );
    }
    println!();
    for (kind, tally) in &kinds {
        let share =
            |count: usize| format!("{count} ({:.1}%)", count as f64 * 100.0 / tally.files.max(1) as f64);
        println!(
            "{kind:<11} {} files: flagged {}, approved {}, refused {}",
            tally.files,
            share(tally.flagged),
            share(tally.approved),
            share(tally.refused)
        );
    }
    for file in wrong.iter().filter(|_| has_details) {
        println!("    {file}");
    }
}
