//! A lender asks the credit bureau about people who consented, and pays once for each answer.

mod analyses;
mod bulk;
mod cases;
mod consent;
mod invoice;
mod killed;
mod lists;
mod money;
mod once;
mod operator;
mod refusals;
mod review;
mod sealed;

use lending_bureau::sandbox::Case;
use lending_server::{Running, RunningBureauSandbox};
use lending_store::users::Role;
use lending_tests::{Answer, Client, Person, Process, TestDeployment, mobile_of};
use serde_json::{Value, json};

/// A deployment whose limits are in nobody's way, with a bureau over HTTP and somebody who may ask it.
struct WithBureau {
    deployment: TestDeployment,
    bureau: RunningBureauSandbox,
    running: Running,
    owner: Person,
    client: Client,
}

impl WithBureau {
    async fn open(mut deployment: TestDeployment) -> Self {
        without_limits(&mut deployment);
        let bureau = deployment.open_bureau().await.unwrap();
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        Self { deployment, bureau, running, owner, client }
    }

    /// Asks about somebody of a case.
    async fn check(&self, case: Case) -> Answer {
        self.client.post("/v1/credit-checks", &person(case)).await
    }

    /// As [`WithBureau::check`]; its id.
    async fn checked(&self, case: Case) -> String {
        self.check(case).await.body["id"].as_str().unwrap().to_owned()
    }

    fn questions(&self) -> u64 {
        self.bureau.sandbox.questions().values().sum()
    }

    async fn close(self) {
        self.running.stop().await;
        self.bureau.stop().await;
    }
}

fn without_limits(deployment: &mut TestDeployment) {
    deployment.settings.limit_pull_per_hour = 100_000;
    deployment.settings.limit_pull_burst = 100_000;
}

const NAME: &str = "Ramesh Kumar Sharma";

fn person(case: Case) -> Value {
    json!({"name": NAME, "mobile": mobile_of(case, 1), "consent": true})
}

/// What a command said.
struct Output {
    ok: bool,
    out: String,
    err: String,
}

/// Gives a command to the deployment, as an operator at a shell.
async fn admin(deployment: &TestDeployment, arguments: &[&str]) -> Output {
    let mut command = Process::command("lending-server", &deployment.environment()).unwrap();
    let output = command.arg("admin").args(arguments).output().await.unwrap();
    Output {
        ok: output.status.success(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

fn refusal(answer: &Answer) -> (u16, &str) {
    (answer.status, answer.code())
}

fn mark_codes(check: &Value) -> Vec<&str> {
    check["derogatory"].as_array().unwrap().iter().map(|mark| mark["code"].as_str().unwrap()).collect()
}
