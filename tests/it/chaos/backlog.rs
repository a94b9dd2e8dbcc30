//! Far more work at once than may be in flight.

use lending_tests::Mode;
use lending_tests::chaos::backlog::{Plan, run};

use super::small_statement;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backlog_of_one_team_drains_and_another_team_does_not_wait_for_it() {
    if !Mode::Production.is_available() {
        return;
    }
    // Three times what may be in flight at once; `just chaos-backlog` takes a hundred thousand.
    let plan = Plan { jobs: 3_000, workers: 2 };
    let outcome = run(plan, &small_statement(1)).await.unwrap_or_else(|error| panic!("{error:#}"));
    assert!(outcome.left_then > 0, "the other team waited for the whole backlog: {outcome:?}");
}
