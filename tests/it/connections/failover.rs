//! Another Redis behind the same address, as a virtual address, a proxy or a managed service gives it after a failover; and
//! one that has become a replica and answers to everything but writes.

use lending_base::Secret;
use lending_tests::services::OwnRedis;
use lending_tests::{Door, Mode, TestDeployment};
use serde_json::json;

use super::{
    Processes, analysed, finding, problem_of_redis, somebody, taken_from, tasks_go_through, until_ready_says,
    upload,
};

/// A deployment that finds its Redis at this port.
async fn deployment_at(port: u16) -> TestDeployment {
    let mut deployment = TestDeployment::open(Mode::Production).await.unwrap();
    deployment.settings.redis_url = Some(Secret::new(format!("redis://127.0.0.1:{port}/")));
    deployment
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn work_goes_on_while_redis_fails_over_and_through_the_next_one_afterwards() {
    if !Mode::Production.is_available() || !OwnRedis::is_available() {
        return;
    }
    let (first, second) = (OwnRedis::start().await.unwrap(), OwnRedis::start().await.unwrap());
    let door = Door::before(first.port()).await.unwrap();
    let deployment = deployment_at(door.port()).await;
    let person = somebody(&deployment).await;
    let processes = Processes::start(&deployment, &deployment.environment(), &person).await;
    let (client, form) = (&processes.client, upload(1));
    until_ready_says(client, |answer| answer.body["checks"]["redis"] == "ok").await;
    tasks_go_through(&first, client, &form).await;

    // Killed, and nobody is behind the door yet.
    first.kill().await.unwrap();
    until_ready_says(client, |answer| answer.body["checks"]["redis"] == "failing").await;
    analysed(client, &form).await;

    // Another one, which has nothing of what the first one held.
    assert_eq!(taken_from(&second).await, 0);
    door.leads_to(second.port());
    analysed(client, &form).await;
    until_ready_says(client, |answer| answer.body["checks"]["redis"] == "ok").await;
    tasks_go_through(&second, client, &form).await;
    // The worker listens there again as well: not every task waits for the next look.
    while second
        .asked("PUBSUB CHANNELS lending:tasks:*")
        .await
        .is_none_or(|channels| !channels.contains("text"))
    {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    processes.stop().await;
    second.kill().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_redis_that_has_become_a_replica_is_left_for_the_one_that_takes_writes() {
    if !Mode::Production.is_available() || !OwnRedis::is_available() {
        return;
    }
    let (first, second) = (OwnRedis::start().await.unwrap(), OwnRedis::start().await.unwrap());
    let door = Door::before(first.port()).await.unwrap();
    let deployment = deployment_at(door.port()).await;
    let person = somebody(&deployment).await;
    let processes = Processes::start(&deployment, &deployment.environment(), &person).await;
    let (client, form) = (&processes.client, upload(1));
    tasks_go_through(&first, client, &form).await;

    // A replica of nobody who is there: it keeps its connections, answers, and takes no writes.
    assert!(first.says("REPLICAOF 127.0.0.1 1").await);
    let told = until_ready_says(client, |answer| problem_of_redis(answer).contains("no writes")).await;
    assert_eq!((told.status, &told.body["status"]), (200, &json!("degraded")));
    for _ in 0..3 {
        analysed(client, &form).await;
    }
    let found = finding("redis", &deployment.environment()).await;
    assert!(found.starts_with("warning: ") && found.contains("replica"), "{found}");

    // The old connections still lead to it.
    door.leads_to(second.port());
    until_ready_says(client, |answer| answer.body["checks"]["redis"] == "ok").await;
    tasks_go_through(&second, client, &form).await;
    processes.stop().await;
    first.kill().await.unwrap();
    second.kill().await.unwrap();
}
