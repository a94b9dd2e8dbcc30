//! Workers killed while they send events to a receiver that fails, hangs, leads elsewhere and never ends.

use std::time::Duration;

use lending_tests::chaos::webhooks::{Plan, run};
use lending_tests::{Mode, tell};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_event_reaches_a_moody_receiver_though_workers_are_killed() {
    if !Mode::Production.is_available() {
        return;
    }
    let plan =
        Plan { events: 80, workers: 2, kill_every: Duration::from_secs(2), bad_messages: 16, moves: false };
    let outcome = run(plan).await.unwrap_or_else(|error| panic!("{error:#}"));
    tell(&format!("{outcome:?}"));
    assert!(outcome.messages >= 80 && outcome.kills > 0, "{outcome:?}");
}
