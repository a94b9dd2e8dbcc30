//! Processes are killed at every step of a pull, as if the power went. Nobody is asked about twice, nothing is charged
//! twice, nothing is lost.

use std::time::Duration;

use lending_bureau::sandbox::Case;
use lending_samples::{Persona, Spec, layout, statement};
use lending_server::RunningBureauSandbox;
use lending_store::users::Role;
use lending_tests::{
    Answer, Client, Mode, Person, Process, TestDeployment, WorkerProcess, both_modes, mobile_of, tell,
};
use serde_json::{Value, json};

use super::analyses::with_bureau;

/// Where a process can be killed, in the order in which a pull passes them.
const STEPS: [&str; 4] = ["intended", "asked", "answered", "settled"];

struct Scene {
    deployment: TestDeployment,
    bureau: RunningBureauSandbox,
    owner: Person,
}

impl Scene {
    async fn open(mut deployment: TestDeployment) -> Self {
        super::without_limits(&mut deployment);
        deployment.settings.bureau_timeout = 1;
        let bureau = deployment.open_bureau().await.unwrap();
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        running.stop().await;
        Self { deployment, bureau, owner }
    }

    fn environment(&self, fault: Option<&str>) -> Vec<(&'static str, String)> {
        let mut environment = self.deployment.environment();
        environment.extend(fault.map(|step| ("FAULT_POINT", step.to_owned())));
        environment
    }

    /// A server; in the embedded mode its worker with it.
    async fn server(&self, fault: Option<&str>) -> Process {
        Process::serve(&self.environment(fault)).await.unwrap()
    }

    /// A worker, where it is a process of its own.
    fn worker(&self, fault: Option<&str>) -> Option<WorkerProcess> {
        let log = self.deployment.folder().join("worker.log");
        match self.deployment.mode {
            Mode::Embedded => None,
            Mode::Production => Some(WorkerProcess::start(&self.environment(fault), &log).unwrap()),
        }
    }

    fn client(&self, server: &Process) -> Client {
        Client::new(&server.url).with_token(&self.owner.api_key)
    }

    /// Counts: questions of the bureau, and what the database says.
    async fn check_counts(&self, what: &str, client: &Client, charged: i64) {
        let questions = self.bureau.sandbox.questions();
        let asked_twice = questions.values().filter(|times| **times > 1).count();
        let ledger = self.deployment.rows("ledger").await.unwrap();
        let checks = client.get("/v1/credit-checks?limit=100").await.body;
        let data = checks["data"].as_array().unwrap();
        let count = |status: &str| data.iter().filter(|check| check["status"] == status).count();
        tell(&format!(
            "{what}: {} questions, {asked_twice} asked twice; checks: {} completed, {} failed, {} need review; {ledger} charged",
            questions.len(),
            count("completed"),
            count("failed"),
            count("needs_review")
        ));
        assert_eq!(asked_twice, 0);
        let billable = data.iter().filter(|check| check["billing"]["state"] == "charged").count();
        assert_eq!(
            i64::try_from(billable).unwrap(),
            ledger,
            "every completed pull is charged, and nothing else"
        );
        assert_eq!(ledger, charged);
        assert_eq!(
            self.deployment.rows("credit_checks").await.unwrap(),
            i64::try_from(data.len()).unwrap(),
            "none is left under way"
        );
        assert_eq!(self.deployment.held_beyond_charges().await.unwrap(), 0);
    }
}

/// Sends the same request until it is answered for good.
async fn insist(client: &Client, body: &Value) -> Answer {
    loop {
        let answer = client.post("/v1/credit-checks", body).await;
        match (answer.status, answer.code()) {
            (201, _) => return answer,
            // A bureau that a busy machine keeps waiting is asked again: nothing was billed, and the key is free.
            (409, "idempotency_in_progress") | (503, "bureau_unavailable") => {
                tokio::time::sleep(Duration::from_millis(300)).await;
            }
            _ => panic!("{}", answer.text),
        }
    }
}

both_modes! {
    async fn a_server_killed_at_any_step_of_a_pull_leaves_one_answer_and_one_charge(deployment: TestDeployment) {
        let scene = Scene::open(deployment).await;
        let mut charged = 0;
        for (number, step) in STEPS.iter().enumerate() {
            let worker = scene.worker(None);
            let doomed = scene.server(Some(step)).await;
            let body = json!({
                "name": "Asha Rao", "mobile": mobile_of(Case::Clean, u32::try_from(number).unwrap()), "consent": true,
            });
            let lost = scene.client(&doomed).with_header("Idempotency-Key", step).post("/v1/credit-checks", &body).await;
            assert_eq!(lost.status, 0, "{step}: the server was to die: {}", lost.text);
            doomed.wait().await.unwrap();
            let server = scene.server(None).await;
            let client = scene.client(&server);
            let answer = insist(&client.with_header("Idempotency-Key", step), &body).await;
            assert_eq!((&answer.body["status"], &answer.body["score"]), (&json!("completed"), &json!(780)), "{step}");
            charged += 1;
            scene.check_counts(&format!("a server killed when {step}"), &client, charged).await;
            // By hand: what had been answered is found by its reference and shown; before that, the question is put anew.
            let is_replay = answer.header("idempotency-replayed").is_some();
            assert_eq!(is_replay, ["answered", "settled"].contains(step), "{step}");
            server.kill().await.unwrap();
            if let Some(worker) = worker {
                worker.kill().await.unwrap();
            }
        }
        scene.bureau.stop().await;
    }

    async fn a_worker_killed_at_any_step_of_a_pull_leaves_one_decision_and_at_most_one_charge(deployment: TestDeployment) {
        let scene = Scene::open(deployment).await;
        let fixture = statement(&Spec::new(layout("hdfc-classic").unwrap(), Persona::SteadySalaried, 6, 1)).unwrap();
        let mut charged = 0;
        for step in &STEPS[1..] {
            // The process that performs analyses is the one to die: the server itself, or a worker beside it.
            let (server, doomed) = match scene.deployment.mode {
                Mode::Embedded => (scene.server(Some(step)).await, None),
                Mode::Production => (scene.server(None).await, scene.worker(Some(step))),
            };
            let made = scene.client(&server).upload(with_bureau(&fixture, Case::Clean)).await;
            assert_eq!(made.status, 201, "{step}: {}", made.text);
            let (server, _worker) = match doomed {
                None => {
                    server.wait().await.unwrap();
                    (scene.server(None).await, None)
                }
                Some(doomed) => {
                    doomed.wait().await.unwrap();
                    (server, scene.worker(None))
                }
            };
            let client = scene.client(&server);
            let path = format!("/v1/analyses/{}?wait=30", made.body["id"].as_str().unwrap());
            let ended = loop {
                let answer = client.get(&path).await.body;
                if !answer["completed_at"].is_null() {
                    break answer;
                }
            };
            assert_eq!(ended["status"], "completed", "{step}: {ended}");
            let unavailable = ended["review_reasons"].as_array().unwrap().contains(&json!("bureau_unavailable"));
            // By hand: only a question that the bureau has never seen comes to nothing, and a person decides.
            assert_eq!(unavailable, *step == "asked", "{step}: {ended}");
            charged += i64::from(!unavailable);
            scene.check_counts(&format!("a worker killed when {step}"), &client, charged).await;
            server.kill().await.unwrap();
        }
        scene.bureau.stop().await;
    }
}
