//! Whole files through all checks: honest ones stay quiet, and each kind of change is caught.

mod changes;
mod honest;
mod making;
mod signed;

use super::super::{Check, IntegrityInput, Severity, Status};
use crate::document::{Document, DocumentLimits};
use crate::layout;
use crate::reconcile::{Ledger, ledger};
use crate::statement::Statement;

fn examine(input: &IntegrityInput<'_>) -> Vec<Check> {
    super::examine(input).checks
}

/// What the checks say of a file. A file that is no statement has no transactions.
fn examined(pdf: &[u8], password: Option<&str>) -> Vec<Check> {
    let limits = DocumentLimits::default();
    let document = Document::read(pdf, password, &limits).unwrap();
    let ledger = transactions(&document);
    examine(&IntegrityInput { pdf, password, limits: &limits, document: &document, ledger: &ledger })
}

fn transactions(document: &Document) -> Ledger {
    let nothing = || Statement { accounts: Vec::new(), pages: Vec::new(), leftover: Vec::new() };
    ledger(layout::read(document).unwrap_or_else(|_| nothing()))
}

fn found<'c>(checks: &'c [Check], code: &str) -> &'c Check {
    checks.iter().find(|check| check.code == code).unwrap_or_else(|| panic!("no check {code}"))
}

/// Findings that a person should look at.
fn alarms(checks: &[Check]) -> Vec<String> {
    checks
        .iter()
        .filter(|check| check.status == Status::Failed && check.severity > Severity::Info)
        .map(|check| format!("{} {:?}: {} {:?}", check.code, check.severity, check.message, check.evidence))
        .collect()
}

#[track_caller]
fn assert_found(check: &Check, status: Status, severity: Severity) {
    assert_eq!((check.status, check.severity), (status, severity), "{}: {}", check.code, check.message);
}
