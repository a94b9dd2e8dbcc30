//! Servers and workers killed in the midst of bureau pulls, at random moments.

use std::time::Duration;

use lending_tests::chaos::pulls::{Plan, run};
use lending_tests::{Mode, tell};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn processes_killed_while_they_pull_ask_about_nobody_twice_and_charge_each_report_once() {
    if !Mode::Production.is_available() {
        return;
    }
    let plan = Plan { pulls: 60, callers: 4, kill_every: Duration::from_millis(700) };
    let outcome = run(plan).await.unwrap_or_else(|error| panic!("{error:#}"));
    tell(&format!("{outcome:?}"));
    assert_eq!(outcome.acknowledged, 60);
    assert!(outcome.kills > 0, "nobody was killed: {outcome:?}");
}
