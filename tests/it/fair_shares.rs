//! What one team asks for is counted to it, and does not keep others waiting.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use lending_samples::{Persona, Spec, layout, statement};
use lending_store::users::Role;
use lending_tests::{Client, Form, TestDeployment, both_modes};

/// Of a year, with many rows a day.
fn long_statement() -> Vec<u8> {
    let spec = Spec::new(layout("hdfc-classic").unwrap(), Persona::SteadySalaried, 12, 7);
    statement(&Spec { density: 10, ..spec }).unwrap().pdf
}

async fn completed(client: &Client, pdf: &[u8]) -> String {
    let made = client.upload(Form::default().file(pdf)).await;
    let path = format!("/v1/analyses/{}", made.body["id"].as_str().unwrap());
    while client.get(&format!("{path}?wait=30")).await.body["completed_at"].is_null() {}
    path
}

/// How many requests more the token may make.
async fn left(client: &Client) -> usize {
    let me = client.get("/v1/me").await;
    let told = me.header("ratelimit").unwrap();
    let left = told.split("\"general\";r=").nth(1).unwrap();
    left.split(|sign: char| !sign.is_ascii_digit()).next().unwrap().parse().unwrap()
}

both_modes! {
    async fn what_is_under_way_for_a_team_is_shown_beside_what_may_be(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_general_burst = 100_000;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let in_flight = async || client.get("/v1/usage").await.body["in_flight"].clone();
        let _worker = deployment.work_if_apart().await.unwrap();
        let idle = loop {
            let shown = in_flight().await;
            if shown["jobs_cap"] != 0 {
                break shown;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        };
        assert_eq!((&idle["jobs"], &idle["computing"]), (&serde_json::json!(0), &serde_json::json!(0)), "{idle}");
        let cores = std::thread::available_parallelism().unwrap().get();
        assert_eq!(idle["computing_cap"], (cores / 2).max(1));
        let made = client.upload(Form::default().file(&long_statement())).await;
        let path = format!("/v1/analyses/{}", made.body["id"].as_str().unwrap());
        let mut seen = 0;
        while client.get(&path).await.body["completed_at"].is_null() {
            seen = seen.max(in_flight().await["jobs"].as_i64().unwrap());
        }
        assert_eq!(seen, 1, "the analysis was seen under way");
        assert_eq!(in_flight().await["jobs"], 0);
        running.stop().await;
    }

    async fn the_time_of_processors_is_counted_to_the_team_they_work_for(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let other = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let path = completed(&client, &long_statement()).await;
        assert_eq!(client.get(&format!("{path}?include_result=true")).await.status, 200);
        let used = async |client: &Client| client.get("/v1/usage").await.body["processor_seconds"].clone();
        // A worker writes what it gathered every few seconds.
        let seconds = loop {
            running.app.store.write_processor_time().await.unwrap();
            let seconds = used(&client).await;
            if ["reading", "computing"].iter().all(|what| seconds[what].as_f64().unwrap() > 0.0) {
                break seconds;
            }
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        };
        assert_eq!(seconds["recognising"], 0.0, "nothing was a scan: {seconds}");
        let others = used(&client.with_token(&other.api_key)).await;
        assert!(others.as_object().unwrap().values().all(|seconds| seconds == &serde_json::json!(0.0)), "{others}");
        running.stop().await;
    }

    async fn whoever_asks_once_does_not_wait_behind_a_team_that_asks_forty_times(deployment: TestDeployment) {
        let mut deployment = deployment;
        // Nothing grows back, so that what is left of the limit tells how many requests have been taken in.
        deployment.settings.limit_general_per_minute = 1;
        deployment.settings.limit_general_burst = 1000;
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let busy = deployment.person(&running, Role::Owner).await.unwrap();
        let other = deployment.person(&running, Role::Owner).await.unwrap();
        let busy = deployment.client(&running).with_token(&busy.api_key);
        let other = deployment.client(&running).with_token(&other.api_key);
        let pdf = long_statement();
        let (long, short) = (completed(&busy, &pdf).await, completed(&other, &pdf).await);
        let most = async |client: &Client| client.get("/v1/usage").await.body["in_flight"]["computing_cap"].as_u64().unwrap();
        let share = usize::try_from(most(&busy).await).unwrap();
        let left_before = left(&busy).await;
        let answered = Arc::new(AtomicUsize::new(0));
        let asked: Vec<_> = (0..40).map(|_| {
            let (client, path, answered) = (busy.clone(), format!("{long}/report.xlsx"), answered.clone());
            tokio::spawn(async move {
                let answer = client.get(&path).await;
                answered.fetch_add(1, Ordering::Relaxed);
                answer.status
            })
        }).collect();
        // All of them have been taken in, each look being one more. One may have grown back after all.
        let mut looks = 1;
        while left(&busy).await + 40 + looks > left_before + 1 {
            looks += 1;
        }
        let before = answered.load(Ordering::Relaxed);
        assert_eq!(other.get(&format!("{short}/report.xlsx")).await.status, 200);
        let meanwhile = answered.load(Ordering::Relaxed) - before;
        // As many as a team has slots end while one is made, and some more where the machine is busy.
        let allowed = 10.max(3 * share);
        assert!(meanwhile <= allowed, "it waited behind {meanwhile} of them");
        for asked in asked {
            assert!([200, 503].contains(&asked.await.unwrap()));
        }
        running.stop().await;
    }
}
