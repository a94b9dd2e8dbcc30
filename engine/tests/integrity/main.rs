//! Honest statements raise no alarm, and changed ones do.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test says what it saw, and fails by panicking"
)]

mod hard;
mod honest;
mod tampered;

use lending_engine::document::{Document, DocumentLimits};
use lending_engine::integrity::{self, Check, Group, IntegrityInput, Severity, Status};
use lending_engine::{layout, reconcile};

/// What the pages and the rows show; the checks of the file itself have tests of their own.
fn checks(pdf: &[u8], password: Option<&str>) -> Option<Vec<Check>> {
    let limits = DocumentLimits::default();
    let document = Document::read(pdf, password, &limits).ok()?;
    let ledger = reconcile::ledger(layout::read(&document).ok()?);
    let input = IntegrityInput { pdf, password, limits: &limits, document: &document, ledger: &ledger };
    let mut checks = integrity::examine(&input);
    checks.retain(|check| matches!(check.group, Group::Visual | Group::Arithmetic | Group::Content));
    Some(checks)
}

/// The findings that a person would be shown.
fn findings(checks: &[Check]) -> Vec<&Check> {
    let is_found = |check: &&Check| check.status == Status::Failed && check.severity >= Severity::Warning;
    checks.iter().filter(is_found).collect()
}

fn told(check: &Check) -> String {
    let places: Vec<&str> = check.evidence.iter().take(3).map(|evidence| evidence.detail.as_str()).collect();
    format!("{:?} {}: {} [{}]", check.severity, check.code, check.message, places.join("; "))
}
