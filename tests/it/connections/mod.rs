//! How the service reaches Postgres and Redis: over TLS and with passwords, through a pooler, at an address behind which
//! something else is after a failover; and everybody else without a proxy. Real processes each time, and the real programs on
//! the other side.

mod failover;
mod pooler;
mod postgres;
mod proxies;
mod redis;

use std::time::Duration;

use lending_samples::{Persona, Spec, layout, statement};
use lending_store::users::Role;
use lending_tests::services::OwnRedis;
use lending_tests::{Answer, Client, Form, Person, Process, TestDeployment, WorkerProcess};
use serde_json::Value;

type Variable = (&'static str, String);
type Environment = Vec<Variable>;

/// A server, a worker, and somebody who asks them.
struct Processes {
    client: Client,
    server: Process,
    worker: WorkerProcess,
}

impl Processes {
    async fn start(deployment: &TestDeployment, environment: &[Variable], person: &Person) -> Self {
        let server = Process::serve(environment).await.unwrap();
        let log = deployment.folder().join("workers.log");
        let worker = WorkerProcess::start(environment, &log).unwrap();
        Self { client: Client::new(&server.url).with_token(&person.api_key), server, worker }
    }

    /// Both end well.
    async fn stop(self) {
        assert_eq!(self.worker.terminate().await.unwrap(), Some(0));
        assert_eq!(self.server.terminate().await.unwrap(), Some(0));
    }
}

/// Somebody of a team of their own, made by a server that has stopped since.
async fn somebody(deployment: &TestDeployment) -> Person {
    let running = deployment.serve().await.unwrap();
    let person = deployment.person(&running, Role::Member).await.unwrap();
    running.stop().await;
    person
}

fn upload(seed: u64) -> Form {
    let spec = Spec::new(layout("hdfc-classic").unwrap(), Persona::SteadySalaried, 1, seed);
    Form::default().file(&statement(&spec).unwrap().pdf)
}

/// Uploads a statement and sees it completed. The path of its analysis.
async fn analysed(client: &Client, form: &Form) -> String {
    let made = client.upload(form.clone()).await;
    assert_eq!(made.status, 201, "{}", made.text);
    let path = format!("/v1/analyses/{}", made.body["id"].as_str().unwrap());
    loop {
        let answer = client.get(&format!("{path}?wait=30")).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        if ["completed", "failed"].contains(&answer.body["status"].as_str().unwrap()) {
            assert_eq!(answer.body["status"], "completed", "{}", answer.text);
            return path;
        }
    }
}

/// How many times a worker took tasks from this Redis: whatever it takes, it adds to the set of what it has in hand, and
/// nothing else is ever added to a set.
async fn taken_from(redis: &OwnRedis) -> u64 {
    redis.calls("sadd").await
}

/// Has statements analysed until a worker took one from this Redis. While a process has yet to find it, work goes by the
/// database.
async fn tasks_go_through(redis: &OwnRedis, client: &Client, form: &Form) {
    let before = taken_from(redis).await;
    while taken_from(redis).await == before {
        analysed(client, form).await;
    }
}

/// Asks again until readiness says this.
async fn until_ready_says(client: &Client, is_so: impl Fn(&Answer) -> bool) -> Answer {
    loop {
        let answer = client.get("/readyz").await;
        if is_so(&answer) {
            return answer;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// What readiness says is wrong with Redis.
fn problem_of_redis(answer: &Answer) -> &str {
    answer.body["problems"]["redis"].as_str().unwrap_or_default()
}

/// How a command ended, and all it said.
async fn said_by(program: &str, words: &[&str], environment: &[Variable]) -> (i32, String) {
    let mut command = Process::command(program, environment).unwrap();
    // The tools of Postgres are found by it.
    command.args(words).env("PATH", std::env::var("PATH").unwrap());
    let output = tokio::time::timeout(Duration::from_mins(1), command.output()).await.unwrap().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.code().unwrap_or(-1), String::from_utf8(said).unwrap())
}

/// What the doctor found of one thing, as `health: found`.
async fn finding(check: &str, environment: &[Variable]) -> String {
    let mut command = Process::command("lending-server", environment).unwrap();
    let output = command.args(["doctor", "--json"]).output().await.unwrap();
    let told: Value = serde_json::from_slice(&output.stdout).unwrap();
    let found = told["checks"].as_array().unwrap().iter().find(|finding| finding["check"] == check);
    let found = found.unwrap_or_else(|| panic!("nothing about {check}: {told}"));
    format!("{}: {}", found["health"].as_str().unwrap(), found["found"].as_str().unwrap())
}
