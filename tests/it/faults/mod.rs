//! The storage fails in its own ways: the wrong disk, a lost file, a database that takes no writes. Nothing is taken in
//! that could be lost, nothing is spent on it, and work goes on by itself when the storage is back.

mod bucket;
mod lost_files;
mod read_only;
mod redis_password;
mod retries;
mod timeline;
mod wrong_disk;

use std::path::PathBuf;

use lending_base::{AnalysisId, ApiKeyId};
use lending_samples::{Fixture, Persona, Spec, layout, statement};
use lending_store::Store;
use lending_store::analyses::NewAnalysis;
use lending_store::audit::{Origin, Principal, TokenId};
use lending_store::idempotency::Creation;
use lending_store::users::Role;
use lending_tests::{Answer, Client, Person, TestDeployment};
use serde_json::Value;

/// As many years ahead that no worker takes it up, and long ago.
const NOT_DUE: &str = "UPDATE jobs SET due_at = '2999-01-01T00:00:00+00:00'";
const DUE: &str = "UPDATE jobs SET due_at = '2000-01-01T00:00:00+00:00'";

fn steady(seed: u64) -> Fixture {
    statement(&Spec::new(layout("hdfc-classic").unwrap(), Persona::SteadySalaried, 3, seed)).unwrap()
}

/// Somebody of a team, made by a server that has stopped since.
async fn somebody(deployment: &TestDeployment, role: Role) -> Person {
    let running = deployment.serve().await.unwrap();
    let person = deployment.person(&running, role).await.unwrap();
    running.stop().await;
    person
}

fn principal(store: &Store, person: &Person) -> Principal {
    Principal {
        team: person.user.team.clone(),
        user: person.user.id.clone(),
        token: TokenId::ApiKey(ApiKeyId::new(store.clock()).unwrap()),
        origin: Origin::default(),
    }
}

/// Takes a statement in while nobody works, and has it wait until [`DUE`].
async fn waiting(deployment: &TestDeployment, person: &Person, pdf: &[u8]) -> AnalysisId {
    let store = deployment.store().await.unwrap();
    let mut spool = store.spool().unwrap();
    spool.write(pdf).await.unwrap();
    let file = spool.finish().await.unwrap();
    let new = NewAnalysis { inputs: serde_json::json!({}), ..NewAnalysis::default() };
    let who = principal(&store, person);
    let made = store.analyses(&who.team).submit(&who, file, new, None).await.unwrap();
    let Creation::Created(made) = made else { panic!("{made:?}") };
    deployment.run_sql(NOT_DUE).await.unwrap();
    store.close().await;
    made.id
}

/// Where the file of an analysis lies.
fn file_of(deployment: &TestDeployment, person: &Person, id: &AnalysisId) -> PathBuf {
    let folder = deployment.settings.data_dir.join("files/statements");
    folder.join(person.user.team.as_str()).join(id.as_str())
}

fn path_of(id: &AnalysisId) -> String {
    format!("/v1/analyses/{id}")
}

/// The analysis when it has ended, however long that takes.
async fn ended(client: &Client, path: &str) -> Value {
    loop {
        let answer = client.get(&format!("{path}?wait=30")).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        if ["completed", "failed"].contains(&answer.body["status"].as_str().unwrap()) {
            return answer.body;
        }
    }
}

/// What happened to an analysis, as words.
async fn happenings(client: &Client, path: &str) -> Vec<String> {
    let answer = client.get(&format!("{path}/timeline")).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    let entries = answer.body["entries"].as_array().unwrap();
    entries.iter().map(|entry| entry["what"].as_str().unwrap().to_owned()).collect()
}

/// Asks again until readiness says this.
async fn until_ready_says(client: &Client, is_so: impl Fn(&Answer) -> bool) -> Answer {
    loop {
        let answer = client.get("/readyz").await;
        if is_so(&answer) {
            return answer;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}

fn refusal(answer: &Answer) -> (u16, &str) {
    (answer.status, answer.code())
}
