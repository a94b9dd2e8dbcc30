//! A new version is rolled out while everybody works.

use lending_tests::Mode;
use lending_tests::chaos::rolling::{Plan, run};

use super::small_statement;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_and_workers_are_replaced_under_load_and_no_request_fails_and_no_job_is_lost() {
    if !Mode::Production.is_available() {
        return;
    }
    let plan = Plan { rounds: 1, servers: 2, workers: 2, uploaders: 4 };
    let outcome = run(plan, vec![small_statement(1)]).await.unwrap_or_else(|error| panic!("{error:#}"));
    assert_eq!((outcome.servers_replaced, outcome.workers_replaced), (2, 2));
}
