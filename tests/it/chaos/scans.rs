//! Scans of one team, and a text statement of another.

use lending_samples::{Fault, Persona, Spec, layout, statement};
use lending_tests::chaos::scans::{Plan, run};
use lending_tests::{Mode, skipped, tell};

use super::small_statement;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_text_statement_is_decided_while_another_teams_scans_wait_to_be_recognised() {
    if !Mode::Production.is_available() {
        return;
    }
    if std::process::Command::new("tesseract").arg("--version").output().is_err() {
        skipped("tesseract is not installed");
        return;
    }
    let layout = layout("hdfc-classic").unwrap();
    let spec = Spec { fault: Fault::Scan, ..Spec::new(layout, Persona::SteadySalaried, 1, 7) };
    let scan = statement(&spec).unwrap().pdf;
    let plan = Plan { scans: 6, statements: 2 };
    let outcome = run(plan, &scan, &small_statement(1)).await.unwrap_or_else(|error| panic!("{error:#}"));
    tell(&format!("{outcome:?}"));
    assert!(outcome.scans_left > 0, "the statements waited for all scans: {outcome:?}");
}
