//! Redis may come and go as it likes: uploads are taken, work is done, nothing is lost.

use std::process::Stdio;
use std::time::Duration;

use lending_fixtures::{Persona, Spec, layout, statement};
use lending_store::users::Role;
use lending_store::{Secret, entropy};
use lending_tests::{Client, Form, Mode, Process, TestHouse, WorkerProcess};
use tokio::process::{Child, Command};

/// A Redis of the test's own, without persistence: whatever kills it empties it.
struct OwnRedis {
    child: Child,
    port: u16,
}

impl OwnRedis {
    async fn start(port: u16) -> Self {
        let mut command = Command::new("redis-server");
        command.args([
            "--bind",
            "127.0.0.1",
            "--save",
            "",
            "--appendonly",
            "no",
            "--port",
            &port.to_string(),
        ]);
        let child = command.stdout(Stdio::null()).kill_on_drop(true).spawn().unwrap();
        let redis = Self { child, port };
        while !redis.says("PING").await {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        redis
    }

    async fn says(&self, words: &str) -> bool {
        let port = self.port.to_string();
        let mut command = Command::new("redis-cli");
        command.args(["-h", "127.0.0.1", "-p", &port]).args(words.split(' ')).stderr(Stdio::null());
        command.output().await.is_ok_and(|output| output.status.success() && !output.stdout.is_empty())
    }

    async fn kill(mut self) {
        self.child.kill().await.unwrap();
    }
}

/// Whether this machine can run a Redis of the test's own; says so loudly where it cannot.
fn has_redis() -> bool {
    let found = |program: &str| std::process::Command::new(program).arg("--version").output().is_ok();
    let there = found("redis-server") && found("redis-cli");
    if !there {
        let _ = std::io::Write::write_all(
            &mut std::io::stderr(),
            b"SKIPPED: redis-server and redis-cli are not installed\n",
        );
    }
    there
}

fn free_port() -> u16 {
    std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

struct Uploads {
    client: Client,
    pdf: Vec<u8>,
    ids: Vec<String>,
}

impl Uploads {
    /// Every one is acknowledged, whatever Redis does.
    async fn upload(&mut self, count: usize) {
        for _ in 0..count {
            let answer = self.client.upload(Form::default().file(&self.pdf)).await;
            assert_eq!(answer.status, 201, "{}", answer.text);
            self.ids.push(answer.body["id"].as_str().unwrap().to_owned());
        }
    }

    /// Every one ends. Waiting is the service's: nothing here knows how long it takes.
    async fn all_end(&self) {
        for id in &self.ids {
            loop {
                let found = self.client.get(&format!("/v1/analyses/{id}?wait=20")).await;
                if found.body["status"] == "completed" {
                    break;
                }
                assert!(
                    ["queued", "processing"].contains(&found.body["status"].as_str().unwrap()),
                    "{}",
                    found.text
                );
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn uploads_are_taken_and_performed_while_redis_is_killed_flushed_paused_and_away() {
    if !Mode::Production.is_available() || !has_redis() {
        return;
    }
    let port = free_port();
    let redis = OwnRedis::start(port).await;
    let mut house = TestHouse::open(Mode::Production).await.unwrap();
    house.settings.redis_url = Some(Secret::new(format!("redis://127.0.0.1:{port}/")));
    let running = house.serve().await.unwrap();
    let person = house.person(&running, Role::Member).await.unwrap();
    running.stop().await;
    let environment = house.environment();
    let server = Process::serve(&environment).await.unwrap();
    let worker = WorkerProcess::start(&environment, &house.folder().join("worker.log")).unwrap();
    let spec = Spec::new(layout("hdfc-classic").unwrap(), Persona::SteadySalaried, 1, 3);
    let mut uploads = Uploads {
        client: Client::new(&server.url).with_token(&person.api_key),
        pdf: statement(&spec).unwrap().pdf,
        ids: Vec::new(),
    };
    uploads.upload(2).await;
    uploads.all_end().await;

    // Flushed: the rings are gone, and so is the name the worker was registered under.
    assert!(redis.says("FLUSHALL").await);
    uploads.upload(2).await;
    assert!(redis.says("FLUSHALL").await);
    uploads.all_end().await;

    // Paused: it takes connections and answers nothing.
    assert!(redis.says("CLIENT PAUSE 6000 ALL").await);
    uploads.upload(2).await;
    uploads.all_end().await;

    // Killed, away for a while, and back with nothing.
    redis.kill().await;
    uploads.upload(2).await;
    uploads.all_end().await;
    let redis = OwnRedis::start(port).await;
    uploads.upload(2).await;
    uploads.all_end().await;

    assert_eq!(worker.terminate().await.unwrap(), Some(0));
    assert_eq!(server.terminate().await.unwrap(), Some(0));
    redis.kill().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_worker_that_was_stopped_and_wakes_after_its_lease_writes_nothing_stale() {
    if !Mode::Production.is_available() {
        return;
    }
    let house = TestHouse::open(Mode::Production).await.unwrap();
    let running = house.serve().await.unwrap();
    let person = house.person(&running, Role::Member).await.unwrap();
    running.stop().await;
    let environment = house.environment();
    let server = Process::serve(&environment).await.unwrap();
    let log = house.folder().join(format!("workers-{}.log", entropy::base62(4).unwrap()));
    let stopped = WorkerProcess::start(&environment, &log).unwrap();
    // Long enough to be in the midst of when the worker is stopped.
    let spec =
        Spec { density: 6, ..Spec::new(layout("hdfc-classic").unwrap(), Persona::SteadySalaried, 12, 5) };
    let mut uploads = Uploads {
        client: Client::new(&server.url).with_token(&person.api_key),
        pdf: statement(&spec).unwrap().pdf,
        ids: Vec::new(),
    };
    // One more until one is seen under way: a quick worker may have ended the others before anybody looked.
    loop {
        uploads.upload(1).await;
        let list = uploads.client.get("/v1/analyses?status=processing").await;
        if list.body["total"].as_i64().unwrap() > 0 {
            break;
        }
    }
    stopped.signal("STOP").await.unwrap();
    let other = WorkerProcess::start(&environment, &log).unwrap();
    uploads.all_end().await;
    let before = finished(&uploads).await;
    stopped.signal("CONT").await.unwrap();
    assert_eq!(stopped.terminate().await.unwrap(), Some(0));
    assert_eq!(finished(&uploads).await, before, "what the second run wrote stands");
    let ended = std::fs::read_to_string(&log).unwrap().matches("the analysis ended").count();
    assert_eq!(ended, uploads.ids.len(), "each was ended once");
    assert_eq!(other.terminate().await.unwrap(), Some(0));
    assert_eq!(server.terminate().await.unwrap(), Some(0));
}

async fn finished(uploads: &Uploads) -> Vec<String> {
    let mut records = Vec::new();
    for id in &uploads.ids {
        records.push(uploads.client.get(&format!("/v1/analyses/{id}")).await.text);
    }
    records
}
