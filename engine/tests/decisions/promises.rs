//! What holds of every report.

use std::collections::BTreeSet;

use lending_engine::application::Application;
use lending_engine::decision::{Outcome, ReviewReason};
use lending_engine::integrity::Status;
use lending_engine::money::Rupees;
use lending_engine::names::NameLevel;
use lending_engine::report::Report;
use lending_engine::{Case, Reading, analyze, decide, read};
use lending_samples::{Fault, Fixture, Persona, Spec, layout, statement};
use serde_json::Value;

use crate::evaluation::application;

fn drawn(persona: Persona, fault: Fault) -> Fixture {
    let spec = Spec { fault, ..Spec::new(layout("axis-classic").unwrap(), persona, 6, 3) };
    statement(&spec).unwrap()
}

fn rupees(amount: &str) -> Rupees {
    serde_json::from_str(amount).unwrap()
}

/// Every id anywhere in the report.
fn cited(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::String(text) if text.starts_with("txn_") => {
            found.insert(text.clone());
        }
        Value::Array(items) => items.iter().for_each(|item| cited(item, found)),
        Value::Object(members) => members.values().for_each(|member| cited(member, found)),
        _ => {}
    }
}

#[test]
fn the_same_input_gives_the_same_bytes() {
    for persona in [Persona::SteadySalaried, Persona::Kirana, Persona::MuleLayered] {
        let fixture = drawn(persona, Fault::None);
        let asked = application(&fixture);
        let once = serde_json::to_vec(&analyze(&fixture.pdf, &Case::default(), &asked).unwrap()).unwrap();
        let again = serde_json::to_vec(&analyze(&fixture.pdf, &Case::default(), &asked).unwrap()).unwrap();
        assert_eq!(once, again, "{}", persona.name());
    }
}

#[test]
fn deciding_from_a_reading_that_crossed_a_pipe_changes_nothing() {
    let fixture = drawn(Persona::SalariedWithBounces, Fault::TamperedAmount);
    let asked = application(&fixture);
    let reading = read(&fixture.pdf, &Case::default()).unwrap();
    let carried: Reading = serde_json::from_slice(&serde_json::to_vec(&reading).unwrap()).unwrap();
    let [here, there] =
        [&reading, &carried].map(|reading| serde_json::to_vec(&decide(reading, &asked)).unwrap());
    assert_eq!(here, there);
}

#[test]
fn a_report_reads_back_as_it_was_written() {
    let fixture = drawn(Persona::SmeWithGst, Fault::None);
    let report = analyze(&fixture.pdf, &Case::default(), &application(&fixture)).unwrap();
    let text = serde_json::to_string(&report).unwrap();
    let back: Report = serde_json::from_str(&text).unwrap();
    assert_eq!(back, report);
}

#[test]
fn every_cited_transaction_exists_and_has_its_place_in_the_file() {
    let fixture = drawn(Persona::Kirana, Fault::None);
    let report = analyze(&fixture.pdf, &Case::default(), &application(&fixture)).unwrap();
    let known: BTreeSet<String> = report.transactions.iter().map(|row| row.id.to_string()).collect();
    let mut found = BTreeSet::new();
    cited(&serde_json::to_value(&report).unwrap(), &mut found);
    assert!(found.is_subset(&known));
    for row in &report.transactions {
        assert!(
            row.page >= 1 && row.bounds.x1 > row.bounds.x0 && row.bounds.y1 > row.bounds.y0,
            "{}",
            row.id
        );
    }
    for metric in ["monthly_income", "abb", "cash_share", "net_monthly_credits", "top1_counterparty_share"] {
        let measured = report.metrics.iter().find(|measured| measured.name == metric).unwrap();
        assert!(measured.number.is_some() && !measured.transaction_ids.is_empty(), "{metric}");
    }
}

#[test]
fn a_forged_statement_goes_to_a_person_and_the_policy_s_word_is_kept() {
    let honest = drawn(Persona::SteadySalaried, Fault::None);
    let forged = drawn(Persona::SteadySalaried, Fault::StampAnnotation);
    let asked = application(&honest);
    let clean = analyze(&honest.pdf, &Case::default(), &asked).unwrap();
    assert_eq!(clean.decision.outcome, Outcome::Approve, "{:#?}", clean.explanations);
    let flagged = analyze(&forged.pdf, &Case::default(), &asked).unwrap();
    assert!(flagged.integrity.flagged);
    assert_eq!(flagged.decision.outcome, Outcome::Review);
    assert!(flagged.decision.review_reasons.contains(&ReviewReason::DocumentIntegrity));
    assert!(flagged.decision.policy_outcome.is_some());
}

#[test]
fn somebody_else_s_statement_goes_to_a_person() {
    let fixture = drawn(Persona::SteadySalaried, Fault::None);
    let holder = fixture.truth.accounts[0].holders[0].clone();
    let mut asked = application(&fixture);
    asked.applicant_name = Some(holder);
    let own = analyze(&fixture.pdf, &Case::default(), &asked).unwrap();
    assert_eq!(own.name_match.level, NameLevel::Match);
    assert_eq!(own.decision.outcome, Outcome::Approve, "{:#?}", own.explanations);
    asked.applicant_name = Some("Zubin Wadia".to_owned());
    let other = analyze(&fixture.pdf, &Case::default(), &asked).unwrap();
    assert_eq!(other.name_match.level, NameLevel::Mismatch);
    assert_eq!(other.decision.outcome, Outcome::Review);
    assert_eq!(other.decision.review_reasons, [ReviewReason::NameMismatch]);
    assert_eq!(other.decision.policy_outcome, Some(Outcome::Approve));
}

#[test]
fn a_loan_that_is_too_large_is_answered_with_what_could_be_lent() {
    let fixture = drawn(Persona::SteadySalaried, Fault::None);
    let mut asked = application(&fixture);
    asked.inputs.requested_amount = Some(rupees("2500000"));
    let large = analyze(&fixture.pdf, &Case::default(), &asked).unwrap();
    let change = large.decision.what_would_change.clone();
    let offer = large.decision.offer.clone();
    let amount = offer
        .map(|offer| offer.amount)
        .or_else(|| change.and_then(|change| change.largest_amount))
        .unwrap_or_else(|| panic!("{:#?}", large.explanations));
    // What was named is what is approved.
    asked.inputs.requested_amount = Some(amount);
    let smaller = analyze(&fixture.pdf, &Case::default(), &asked).unwrap();
    assert_eq!(smaller.decision.outcome, Outcome::Approve, "{:#?}", smaller.explanations);
}

#[test]
fn every_check_of_the_document_answers() {
    let fixture = drawn(Persona::SteadySalaried, Fault::None);
    let report = analyze(&fixture.pdf, &Case::default(), &application(&fixture)).unwrap();
    assert!(report.integrity.checks.len() >= 25, "{}", report.integrity.checks.len());
    for check in &report.integrity.checks {
        assert!(!check.message.is_empty(), "{}", check.code);
        let is_named_clean = check.message.to_lowercase().contains("clean");
        assert!(!is_named_clean, "{}: {}", check.code, check.message);
        assert!(
            check.status != Status::Failed || check.severity >= lending_engine::integrity::Severity::Info
        );
    }
}

#[test]
fn a_repeated_file_is_noted_and_forces_nothing() {
    let fixture = drawn(Persona::SteadySalaried, Fault::None);
    let asked = Application {
        duplicate_of: Some("an_01JD3Q4T0C6Z9V2R8N5M7K1XWY".to_owned()),
        ..application(&fixture)
    };
    let report = analyze(&fixture.pdf, &Case::default(), &asked).unwrap();
    assert!(!report.integrity.flagged);
    assert!(report.summary.notes.iter().any(|note| note.contains("an_01JD3Q4T0C6Z9V2R8N5M7K1XWY")));
}
