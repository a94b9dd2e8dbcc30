//! Postgres may fall over under load.

use std::time::Duration;

use lending_tests::Mode;
use lending_tests::chaos::postgres::{Plan, run};
use lending_tests::services::OwnPostgres;

use super::small_statement;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_outlives_an_immediate_stop_and_the_rest_is_told_to_come_back() {
    if !Mode::Production.is_available() || !OwnPostgres::is_available() {
        return;
    }
    let plan = Plan { restarts: 2, uploads_between: 8, uploaders: 4, away: Duration::from_secs(1) };
    let outcome = run(plan, vec![small_statement(1)]).await.unwrap_or_else(|error| panic!("{error:#}"));
    assert!(outcome.refused > 0, "nobody noticed: {outcome:?}");
}
