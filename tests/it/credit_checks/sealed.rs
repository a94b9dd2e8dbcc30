//! What is known of people stands nowhere in clear: not in the database, nor in files, Redis or logs.

use lending_bureau::sandbox::Case;
use lending_samples::{Persona, Spec, layout, statement};
use lending_store::users::Role;
use lending_tests::services::OwnRedis;
use lending_tests::{
    Client, Form, Mode, Process, TestDeployment, WorkerProcess, both_modes, files_below, mobile_of,
};
use serde_json::json;

use super::{WithBureau, without_limits};

/// Of nobody who lives.
const FIRST: &str = "Zyxanthia";
const LAST: &str = "Qwopleford";
const NUMBER: u32 = 7_654_321;

both_modes! {
    async fn names_and_numbers_are_found_nowhere_in_clear(deployment: TestDeployment) {
        let mut deployment = deployment;
        without_limits(&mut deployment);
        let redis = match deployment.mode {
            Mode::Embedded => None,
            Mode::Production if !OwnRedis::is_available() => return,
            Mode::Production => Some(OwnRedis::start().await.unwrap()),
        };
        deployment.settings.redis_url = redis.as_ref().map(|redis| lending_base::Secret::new(redis.url()));
        let monitor = match &redis {
            Some(redis) => Some(redis.monitor().await.unwrap()),
            None => None,
        };
        let bureau = deployment.open_bureau().await.unwrap();
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        running.stop().await;

        let mut environment = deployment.environment();
        environment.push(("LENDING_LOG", "trace,h2=info,hyper=info".to_owned()));
        let (log, worker_log) = (deployment.folder().join("server.log"), deployment.folder().join("worker.log"));
        let server = Process::serve_logging_to(&environment, &log).await.unwrap();
        let worker = match deployment.mode {
            Mode::Embedded => None,
            Mode::Production => Some(WorkerProcess::start(&environment, &worker_log).unwrap()),
        };
        let client = Client::new(&server.url).with_token(&owner.api_key);
        let name = format!("{FIRST} {LAST}");
        let ask = |case| json!({"name": name, "mobile": mobile_of(case, NUMBER), "consent": true});
        for case in [Case::Clean, Case::WrittenOff, Case::NoHit, Case::Timeout, Case::Unavailable, Case::Malformed] {
            let keyed = client.with_header("Idempotency-Key", &format!("{name} {}", mobile_of(case, NUMBER)));
            keyed.post("/v1/credit-checks", &ask(case)).await;
        }
        client.post("/v1/credit-checks", &json!({"name": name, "mobile": "12345", "consent": true})).await;
        client.get(&format!("/v1/credit-checks?q={FIRST}")).await;
        let found = client.get(&format!("/v1/credit-checks?q={}", mobile_of(Case::Clean, NUMBER).replace('+', "%2B"))).await;
        assert_eq!(found.body["total"], 1, "it is found by its number all the same");
        let pdf = statement(&Spec::new(layout("hdfc-classic").unwrap(), Persona::SteadySalaried, 3, 1)).unwrap().pdf;
        let form = Form::default().file(&pdf).text("applicant_name", &name)
            .text("applicant_mobile", &mobile_of(Case::Malformed, NUMBER)).text("bureau_consent", "true");
        let made = client.upload(form).await;
        let path = format!("/v1/analyses/{}?wait=30", made.body["id"].as_str().unwrap());
        while client.get(&path).await.body["completed_at"].is_null() {}
        if let Some(worker) = worker {
            assert_eq!(worker.terminate().await.unwrap(), Some(0));
        }
        assert_eq!(server.terminate().await.unwrap(), Some(0));
        bureau.stop().await;

        let mut places = vec![("the database", deployment.dump().await.unwrap())];
        for (place, file) in [("the server's log", &log), ("the worker's log", &worker_log)] {
            places.extend(std::fs::read(file).ok().map(|bytes| (place, bytes)));
        }
        places.extend(monitor.map(|monitor| ("Redis", monitor.stop())));
        places.push(("the data folder", bytes_below(&deployment.settings.data_dir)));
        assert_eq!(places.len(), if deployment.mode == Mode::Embedded { 3 } else { 5 });
        let digits = format!("{NUMBER:07}");
        for (place, bytes) in &places {
            assert!(bytes.len() > 1000, "{place} holds something");
            let lower = bytes.to_ascii_lowercase();
            for canary in [FIRST.to_lowercase(), LAST.to_lowercase(), digits.clone()] {
                let found = lower.windows(canary.len()).position(|window| window == canary.as_bytes());
                let around = found.map(|at| String::from_utf8_lossy(&bytes[at.saturating_sub(80)..(at + 80).min(bytes.len())]).into_owned());
                assert_eq!(around, None, "{canary} stands in {place}");
            }
        }
    }

    async fn what_was_sealed_opens_under_new_keys(deployment: TestDeployment) {
        let setup = WithBureau::open(deployment).await;
        let before = setup.check(Case::WrittenOff).await.body;
        setup.running.app.store.rotate_keys().await.unwrap();
        let path = format!("/v1/credit-checks/{}", before["id"].as_str().unwrap());
        assert_eq!(setup.client.get(&path).await.body, before);
        setup.close().await;
    }
}

/// Of all files, some of which go while they are read.
fn bytes_below(folder: &std::path::Path) -> Vec<u8> {
    files_below(folder).unwrap().iter().flat_map(|file| std::fs::read(file).unwrap_or_default()).collect()
}
