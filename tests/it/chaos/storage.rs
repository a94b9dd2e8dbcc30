//! A share that is gone, a database that takes no writes, a Redis that refuses the password, clocks that are hours off,
//! statements that are spoilt: under load.

use std::time::Duration;

use lending_tests::Mode;
use lending_tests::chaos::storage::{Fault, Outcome, Plan, run};
use lending_tests::chaos::{blobs, clocks};
use lending_tests::services::OwnRedis;

use super::small_statement;

async fn struck_by(fault: Fault) -> Outcome {
    let plan = Plan { fault, times: 1, uploads_between: 6, uploaders: 2, lasts: Duration::from_secs(1) };
    run(plan, vec![small_statement(1)]).await.unwrap_or_else(|error| panic!("{error:#}"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_share_that_goes_under_load_costs_nothing_but_answers_of_come_back() {
    if !Mode::Production.is_available() || !OwnRedis::is_available() {
        return;
    }
    let outcome = struck_by(Fault::Share).await;
    assert!(outcome.refused > 0, "nobody noticed: {outcome:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_takes_no_writes_under_load_costs_nothing_but_answers_of_come_back() {
    if !Mode::Production.is_available() || !OwnRedis::is_available() {
        return;
    }
    let outcome = struck_by(Fault::Failover).await;
    assert!(outcome.refused > 0, "nobody noticed: {outcome:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_redis_that_refuses_the_password_under_load_is_noticed_by_no_client() {
    if !Mode::Production.is_available() || !OwnRedis::is_available() {
        return;
    }
    let outcome = struck_by(Fault::Password).await;
    assert_eq!(outcome.refused, 0, "{outcome:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_server_takes_in_whose_clock_is_hours_fast_waits_for_nobodys_hour() {
    if !Mode::Production.is_available() {
        return;
    }
    let Some(library) = clocks::library() else { return };
    let plan = clocks::Plan { uploads: 12, uploaders: 4 };
    let outcome = clocks::run(plan, library, vec![small_statement(1)])
        .await
        .unwrap_or_else(|error| panic!("{error:#}"));
    assert!(outcome.acknowledged >= 12, "{outcome:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn statements_spoilt_while_they_wait_fail_alone_and_are_analysed_when_they_are_back() {
    if !Mode::Production.is_available() {
        return;
    }
    let plan = blobs::Plan { statements: 18, one_in: 6 };
    let outcome = blobs::run(plan, &small_statement(1)).await.unwrap_or_else(|error| panic!("{error:#}"));
    assert_eq!((outcome.acknowledged, outcome.damaged, outcome.gone), (18, 3, 3));
}
