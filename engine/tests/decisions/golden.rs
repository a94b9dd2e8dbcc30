//! Whole reports, one for each kind of life and each kind of forgery, as they were last reviewed.
//!
//! `UPDATE_GOLDEN=1 cargo nextest run -p lending-engine --test decisions golden` writes them anew; read the difference
//! before committing it.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use lending_engine::report::Report;
use lending_engine::{Case, analyze};
use lending_samples::{Fault, Persona, Spec, layout, statement};
use serde_json::Value;

use crate::evaluation;

/// Lists of transactions longer than this are shown by their ends.
const SHOWN_IDS: usize = 6;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/decisions/golden")
}

/// One line a member of a section, and one a transaction, so that a change can be read.
fn rendered(report: &Report) -> String {
    let mut text = String::new();
    let Value::Object(sections) = serde_json::to_value(report).unwrap() else {
        panic!("a report is an object")
    };
    for (section, value) in sections {
        if section == "transactions" {
            continue;
        }
        let _ = writeln!(text, "{section}:");
        lines(&value, 1, &mut text);
    }
    text.push_str("transactions:\n");
    for row in &report.transactions {
        let (category, direction) =
            (serde_json::to_value(row.category).unwrap(), serde_json::to_value(row.direction).unwrap());
        let _ = writeln!(
            text,
            "  {} {} {} {} {} {} {}",
            row.id,
            row.date,
            direction.as_str().unwrap(),
            serde_json::to_value(row.amount).unwrap(),
            category.as_str().unwrap(),
            row.category_rule,
            row.category_confidence,
        );
    }
    text
}

fn lines(value: &Value, depth: usize, text: &mut String) {
    let indent = "  ".repeat(depth);
    match value {
        Value::Object(members) if depth == 1 => {
            for (name, member) in members {
                match member {
                    Value::Array(items) if items.iter().any(Value::is_object) => {
                        let _ = writeln!(text, "{indent}{name}:");
                        lines(member, depth + 1, text);
                    }
                    _ => {
                        let _ = writeln!(text, "{indent}{name}: {}", short(member));
                    }
                }
            }
        }
        Value::Array(items) => {
            for item in items {
                let _ = writeln!(text, "{indent}- {}", short(item));
            }
        }
        _ => {
            let _ = writeln!(text, "{indent}{}", short(value));
        }
    }
}

fn short(value: &Value) -> String {
    match value {
        Value::Array(items) if items.len() > SHOWN_IDS && items.iter().all(is_id) => {
            let (first, last) = (&items[0], &items[items.len() - 1]);
            format!("[{first} … {last}: {}]", items.len())
        }
        Value::Array(items) => format!("[{}]", items.iter().map(short).collect::<Vec<_>>().join(", ")),
        Value::Object(members) => {
            let members: Vec<String> =
                members.iter().map(|(name, member)| format!("{name}: {}", short(member))).collect();
            format!("{{{}}}", members.join(", "))
        }
        _ => value.to_string(),
    }
}

fn is_id(value: &Value) -> bool {
    value.as_str().is_some_and(|text| text.starts_with("txn_"))
}

fn check(name: &str, spec: &Spec) {
    let fixture = statement(spec).unwrap();
    let report = evaluation::report(&fixture).unwrap_or_else(|refused| panic!("{name}: {refused}"));
    let text = rendered(&report);
    let path = folder().join(format!("{name}.txt"));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::create_dir_all(folder()).unwrap();
        fs::write(&path, &text).unwrap();
        return;
    }
    let golden = fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}; see the head of this file", path.display()));
    if golden != text {
        let differing = golden.lines().zip(text.lines()).enumerate().find(|(_, (was, is))| was != is);
        panic!("{name} is not as it was reviewed: {differing:#?}; see the head of this file");
    }
}

/// What `report::SAMPLE` is a report on: somebody with a salary who asks for two lakh.
fn sample() -> String {
    let fixture = statement(&plain(Persona::SteadySalaried, 3)).unwrap();
    let mut asked = evaluation::application(&fixture);
    asked.applicant_name = Some(fixture.truth.accounts[0].holders[0].clone());
    asked.inputs.requested_amount = serde_json::from_str("200000").unwrap();
    let report = analyze(&fixture.pdf, &Case::default(), &asked).unwrap();
    format!("{}\n", serde_json::to_string(&report).unwrap())
}

#[test]
fn the_sample_report_is_what_the_engine_says_today() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/report.json");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&path, sample()).unwrap();
        return;
    }
    assert!(lending_engine::report::SAMPLE == sample(), "the sample is old; see the head of this file");
}

/// A statement as its bank prints it.
fn plain(persona: Persona, months: u32) -> Spec {
    Spec::new(layout("hdfc-classic").unwrap(), persona, months, 11)
}

#[test]
fn every_kind_of_life_is_reported_on_as_reviewed() {
    for persona in Persona::HONEST.into_iter().chain(Persona::TROUBLED) {
        check(persona.name(), &plain(persona, 6));
    }
}

#[test]
fn every_kind_of_mule_is_reported_on_as_reviewed() {
    for persona in Persona::MULES {
        check(persona.name(), &plain(persona, 4));
    }
}

#[test]
fn every_kind_of_forgery_is_reported_on_as_reviewed() {
    for fault in Fault::TAMPERINGS {
        let spec = Spec { fault, ..plain(Persona::SteadySalaried, 3) };
        check(&format!("forged_{}", fault.name()), &spec);
    }
}
