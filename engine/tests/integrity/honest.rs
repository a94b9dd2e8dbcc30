//! Statements as their banks print them.

use std::collections::BTreeMap;
use std::path::Path;

use lending_engine::integrity::{Check, Severity, Status, is_flagged};
use lending_samples::{Fault, Persona, Spec, committed, layouts, statement};

use super::{checks, findings, told};

/// Failed checks by persona and code, those that only inform included.
#[derive(Default)]
struct Table {
    statements: usize,
    failed: BTreeMap<(String, String, &'static str), usize>,
    alarms: Vec<String>,
}

impl Table {
    fn add(&mut self, persona: &str, name: &str, checks: &[Check]) {
        self.statements += 1;
        for check in checks.iter().filter(|check| check.status == Status::Failed) {
            let severity = match check.severity {
                Severity::Info => "info",
                Severity::Warning => "warning",
                Severity::Critical => "critical",
            };
            *self.failed.entry((persona.to_owned(), check.code.clone(), severity)).or_default() += 1;
        }
        self.alarms.extend(findings(checks).into_iter().map(|check| format!("{name}: {}", told(check))));
        if is_flagged(checks) {
            self.alarms.push(format!("{name} is flagged"));
        }
    }

    fn print(&self) {
        println!("{} honest statements", self.statements);
        for ((persona, code, severity), count) in &self.failed {
            println!("{persona:<12} {code:<18} {severity:<9} {count}");
        }
    }
}

#[test]
fn honest_statements_of_every_layout_and_persona_raise_no_alarm() {
    let mut table = Table::default();
    for (number, layout) in (0_u64..).zip(layouts()) {
        for (round, persona) in (0_u64..).zip(Persona::ALL) {
            let months = 1 + u32::try_from((number + round) % 3).unwrap();
            let spec = Spec::new(layout, persona, months, 40_000 + number * 10 + round);
            let fixture = statement(&spec).unwrap();
            let name = format!("{} {} {months} seed {}", layout.id, persona.name(), spec.seed);
            table.add(persona.name(), &name, &checks(&fixture.pdf, None).unwrap());
        }
    }
    table.print();
    assert!(table.statements >= 200);
    assert!(table.alarms.is_empty(), "{} alarms\n{}", table.alarms.len(), table.alarms.join("\n"));
}

#[test]
fn honest_statements_in_any_formatting_raise_no_alarm() {
    let mut table = Table::default();
    for seed in 0..200 {
        let spec = Spec::by_seed(seed);
        let fixture = statement(&spec).unwrap();
        let name = format!("seed {seed}, {} {}", spec.layout.id, spec.persona.name());
        let Some(checks) = checks(&fixture.pdf, None) else { continue };
        table.add(spec.persona.name(), &name, &checks);
    }
    table.print();
    assert!(table.statements >= 198);
    assert!(table.alarms.is_empty(), "{} alarms\n{}", table.alarms.len(), table.alarms.join("\n"));
}

#[test]
fn the_honest_files_of_the_committed_corpus_raise_no_alarm() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../samples/corpus");
    let mut table = Table::default();
    for (name, spec) in committed() {
        if !matches!(spec.fault, Fault::None | Fault::EncryptedAes256) {
            continue;
        }
        let pdf = std::fs::read(folder.join(format!("{name}.pdf"))).unwrap();
        let truth = std::fs::read_to_string(folder.join(format!("{name}.json"))).unwrap();
        let truth: serde_json::Value = serde_json::from_str(&truth).unwrap();
        table.add(spec.persona.name(), &name, &checks(&pdf, truth["password"].as_str()).unwrap());
    }
    table.print();
    assert!(table.statements >= 10);
    assert!(table.alarms.is_empty(), "{}", table.alarms.join("\n"));
}

/// `../shared/statements` is no part of the repository; without it there is nothing to be looked at.
#[test]
fn the_honest_samples_beside_the_repository_raise_no_alarm() {
    let Some(folder) = lending_samples::shared("statements") else { return };
    let mut table = Table::default();
    let mut names: Vec<String> = std::fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| Path::new(name).extension().is_some_and(|ending| ending == "pdf"))
        .collect();
    names.sort();
    for name in names {
        // Damaged on purpose, toys whose own arithmetic is wrong (`hdfc_chromium` pays interest as on a fifth of its
        // balances), or edited: `sg_example` bears an editor's own marks.
        if ["uk_bad", "in_icici_plain", "in_hdfc_plain", "bench_", "sg_example", "hdfc_chromium"]
            .iter()
            .any(|made| name.starts_with(made))
        {
            continue;
        }
        let password = name.starts_with("locked").then_some("foobar123");
        let Some(checks) = checks(&std::fs::read(folder.join(&name)).unwrap(), password) else { continue };
        table.add(name.split('_').next().unwrap(), &name, &checks);
    }
    table.print();
    assert!(table.statements >= 12, "{}", table.statements);
    assert!(table.alarms.is_empty(), "{}", table.alarms.join("\n"));
}

#[test]
fn every_check_says_what_it_found_or_why_it_was_not_run() {
    let fixture = statement(&Spec::new(&layouts()[0], Persona::Salaried, 3, 7)).unwrap();
    let checks = checks(&fixture.pdf, None).unwrap();
    let codes: Vec<&str> = checks.iter().map(|check| check.code.as_str()).collect();
    for code in [
        "amount_fonts",
        "overlaps",
        "hidden_text",
        "covered_text",
        "jitter",
        "glyphs",
        "chain",
        "missing_pages",
        "totals",
        "duplicates",
        "dates",
        "holidays",
        "interest",
        "round_amounts",
        "first_digits",
        "serials",
        "references",
        "salary_reference",
        "amount_bounds",
        "bank_codes",
    ] {
        assert!(codes.contains(&code), "{code} is missing among {codes:?}");
    }
    for check in &checks {
        assert!(!check.message.is_empty() && !check.message.contains('{'), "{}", check.code);
        assert!(check.evidence.is_empty() || check.status == Status::Failed, "{}", check.code);
    }
}
