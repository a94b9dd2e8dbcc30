//! Forged statements that once passed: `../shared/statements/hard`. They are not part of the repository, and without them
//! these tests say so and pass.

use lending_engine::application::Application;
use lending_engine::integrity::{Severity, Status};
use lending_engine::report::{IntegrityCheck, Report};
use lending_engine::{Case, analyze};

/// The report on a file beside the repository; `None` where the file is not there.
fn report(name: &str) -> Option<Report> {
    let path = lending_samples::shared(&format!("statements/hard/{name}.pdf"))?;
    let application = Application::plain("2026-11-16".parse().unwrap());
    Some(analyze(&std::fs::read(path).unwrap(), &Case::default(), &application).unwrap())
}

/// What a check found, for which a person must look at the file.
fn finding(name: &str, code: &str) -> Option<IntegrityCheck> {
    let report = report(name)?;
    assert!(report.integrity.flagged, "{name}: nobody is asked to look at it");
    let check = report.integrity.checks.into_iter().find(|check| check.code == code).unwrap();
    assert_eq!((check.status, check.severity), (Status::Failed, Severity::Critical), "{name}: {check:?}");
    Some(check)
}

#[test]
fn a_column_of_rewritten_balances_is_told_by_its_two_edges() {
    for name in ["consistent_noalign_1", "metadata_stripped_0"] {
        let Some(check) = finding(name, "column_edges") else { return };
        assert!(check.evidence.iter().all(|evidence| evidence.detail.contains("beyond the edge")));
        assert!(check.evidence.iter().all(|evidence| evidence.bounds.is_some() && evidence.page.is_some()));
    }
}

#[test]
fn glyphs_that_look_like_other_digits_are_told_with_both_numbers() {
    let Some(check) = finding("glyph_tounicode_swap_1", "glyphs") else { return };
    let details: Vec<&str> = check.evidence.iter().map(|evidence| evidence.detail.as_str()).collect();
    assert!(details.contains(&"`1,01,990.00` looks like `72,850.00`"), "{details:?}");
}

#[test]
fn form_fields_over_amounts_are_told_with_what_they_show() {
    let Some(check) = finding("overlay_widget_1", "forms") else { return };
    let details: Vec<&str> = check.evidence.iter().map(|evidence| evidence.detail.as_str()).collect();
    assert_eq!(details, ["field that holds 1,16,560.00", "field that holds 1,76,018.00"]);
}

#[test]
fn an_old_statement_with_new_dates_is_told_by_the_days_in_its_references() {
    let Some(check) = finding("dates_shifted_0", "references") else { return };
    assert!(check.message.contains("payments are 184 days older than their rows"), "{}", check.message);
}

#[test]
fn mules_are_told_whether_a_ring_or_strangers_send_the_money() {
    for (name, signal) in [("layered_0", "layered"), ("passthrough_3", "straight_through")] {
        let Some(report) = report(name) else { return };
        assert!(report.mule.is_flagged, "{name}: {}", report.mule.reason);
        assert!(
            report.mule.signals.iter().any(|found| found.code == signal),
            "{name}: {:?}",
            report.mule.signals
        );
    }
}

#[test]
fn three_honest_months_in_one_file_stay_honest() {
    let Some(report) = report("merge_three_months_2") else { return };
    assert!(!report.integrity.flagged && !report.mule.is_flagged);
}
