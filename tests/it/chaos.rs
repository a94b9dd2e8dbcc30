//! Whatever is killed, nothing is lost and nothing is written twice.

use std::time::Duration;

use lending_fixtures::{Persona, Spec, layout, statement};
use lending_tests::Mode;
use lending_tests::chaos::{Plan, run};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn workers_that_are_killed_while_they_work_lose_nothing_and_write_nothing_twice() {
    if !Mode::Production.is_available() {
        return;
    }
    let spec = Spec::new(layout("hdfc-classic").unwrap(), Persona::SteadySalaried, 3, 7);
    let statements = vec![statement(&spec).unwrap().pdf];
    let plan = Plan { analyses: 60, workers: 2, kill_every: Duration::from_secs(1), uploaders: 4 };
    let outcome = run(plan, statements).await.unwrap();
    assert_eq!(outcome.ended, 60);
    assert!(outcome.kills > 0, "nobody was killed: {outcome:?}");
}
