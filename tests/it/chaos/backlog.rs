//! Far more work at once than apalis-redis could hold.

use lending_tests::Mode;
use lending_tests::chaos::backlog::{Plan, run};

use super::small_statement;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backlog_of_one_team_drains_and_another_team_does_not_wait_for_it() {
    if !Mode::Production.is_available() {
        return;
    }
    // More than the 8,000 at which a queue of apalis-redis would stand still.
    let plan = Plan { jobs: 9_000, workers: 2 };
    let outcome = run(plan, &small_statement(1)).await.unwrap_or_else(|error| panic!("{error:#}"));
    assert!(outcome.left_then > 0, "the other team waited for the whole backlog: {outcome:?}");
}
