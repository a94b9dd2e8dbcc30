//! Two versions beside each other. Here both are this one, which takes neither an older build nor an older promise:
//! `just two-versions` has the former one built, and `formats` has what one left.

use lending_samples::{Fault, Persona, Spec, layout, statement};
use lending_tests::chaos::versions::{Plan, run};
use lending_tests::{Mode, binary};

use super::small_statement;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_version_is_replaced_by_its_equal_and_nobody_notices() {
    if !Mode::Production.is_available() {
        return;
    }
    let layout = layout("hdfc-classic").unwrap();
    let spec = Spec { fault: Fault::TamperedOverlay, ..Spec::new(layout, Persona::SteadySalaried, 3, 1_000) };
    let forged = statement(&spec).unwrap().pdf;
    let own = binary("lending-server").unwrap();
    let plan = Plan { uploads: 4, uploaders: 4 };
    let outcome = run(plan, own.parent().unwrap(), &[small_statement(1)], &forged)
        .await
        .unwrap_or_else(|error| panic!("{error:#}"));
    assert_eq!((outcome.by_former, outcome.newer_reports, outcome.jobs_are_newer), (0, 0, false));
    assert!(outcome.by_present >= 7 * plan.uploads, "{outcome:?}");
}
