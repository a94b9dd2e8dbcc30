//! Statements in a bucket: an S3 server that works, is slow, fails, says nothing, or has lost what it was given.

use std::path::PathBuf;

use lending_store::users::Role;
use lending_tests::{
    Behaviour, Bucket, Client, Form, Mode, Mood, Person, Process, Receiver, TestDeployment, WorkerProcess,
    both_modes,
};
use serde_json::{Value, json};

use super::{ended, happenings, refusal, somebody, steady, until_ready_says};

type Environment = Vec<(&'static str, String)>;

/// Processes on a bucket, and somebody who asks them.
struct OnBucket {
    deployment: TestDeployment,
    bucket: Bucket,
    environment: Environment,
    person: Person,
    log: PathBuf,
}

impl OnBucket {
    async fn open(deployment: TestDeployment) -> Self {
        let bucket = Bucket::start().await.unwrap();
        let mut environment = deployment.environment();
        // Made by a server with a folder of files, which is none of this deployment's from here on.
        let person = somebody(&deployment, Role::Owner).await;
        deployment.run_sql("DELETE FROM deployment").await.unwrap();
        std::fs::remove_dir_all(deployment.settings.data_dir.join("files")).unwrap();
        environment.extend(bucket.environment());
        let log = deployment.folder().join("workers.log");
        Self { deployment, bucket, environment, person, log }
    }

    async fn serve(&self) -> Process {
        Process::serve(&self.environment).await.unwrap()
    }

    /// Where analyses are performed apart from the server.
    fn work_if_apart(&self) -> Option<WorkerProcess> {
        (self.deployment.mode == Mode::Production)
            .then(|| WorkerProcess::start(&self.environment, &self.log).unwrap())
    }

    fn client(&self, server: &Process) -> Client {
        Client::new(&server.url).with_token(&self.person.api_key)
    }

    async fn statements(&self) -> Vec<String> {
        let keys = self.bucket.keys().await.unwrap();
        keys.into_iter().filter(|key| key.starts_with("statements/")).collect()
    }

    async fn command(&self, words: &[&str]) -> (bool, String) {
        let mut command = Process::command("lending-server", &self.environment).unwrap();
        let output = command.args(words).output().await.unwrap();
        let said = [output.stdout, output.stderr].concat();
        (output.status.success(), String::from_utf8_lossy(&said).into_owned())
    }
}

async fn uploaded(client: &Client, pdf: &[u8]) -> String {
    let made = client.upload(Form::default().file(pdf)).await;
    assert_eq!(made.status, 201, "{}", made.text);
    format!("/v1/analyses/{}", made.body["id"].as_str().unwrap())
}

both_modes! {
    async fn statements_lie_sealed_in_the_bucket_and_go_with_their_analysis(deployment: TestDeployment) {
        if !Bucket::is_available() {
            return;
        }
        let on = OnBucket::open(deployment).await;
        let server = on.serve().await;
        let _worker = on.work_if_apart();
        let (client, pdf) = (on.client(&server), steady(1).pdf);
        let path = uploaded(&client, &pdf).await;
        assert_eq!(ended(&client, &path).await["status"], "completed");
        let statement = client.get(&format!("{path}/statement")).await.bytes;
        assert_eq!(statement, pdf, "it comes back as it was uploaded");

        let id = path.rsplit('/').next().unwrap();
        let team = on.person.user.team.as_str();
        assert_eq!(on.statements().await, [format!("statements/{team}/{id}")]);
        let kept = on.bucket.object(&format!("statements/{team}/{id}")).await.unwrap();
        assert!(!kept.windows(5).any(|bytes| bytes == b"%PDF-"), "nobody who reads the bucket reads it");
        assert!(!on.deployment.settings.data_dir.join("files").exists(), "nothing lies in the folder");
        let (is_well, said) = on.command(&["verify", "--deep"]).await;
        assert!(is_well, "{said}");
        let (_, said) = on.command(&["doctor"]).await;
        assert!(said.contains("takes, gives and removes"), "{said}");

        assert_eq!(client.delete(&path).await.status, 204);
        assert_eq!(on.statements().await, [""; 0]);
    }

    async fn a_bucket_is_reached_past_every_proxy_of_the_environment(deployment: TestDeployment) {
        if !Bucket::is_available() {
            return;
        }
        let proxy = Receiver::start(Behaviour::Answer(502)).await.unwrap();
        let mut on = OnBucket::open(deployment).await;
        on.environment.extend(proxy.as_proxy());
        let server = on.serve().await;
        let _worker = on.work_if_apart();
        let client = on.client(&server);
        let path = uploaded(&client, &steady(1).pdf).await;
        assert_eq!(ended(&client, &path).await["status"], "completed");
        assert_eq!(on.statements().await.len(), 1);
        assert_eq!(proxy.received().len(), 0);
    }

    async fn a_bucket_that_fails_or_says_nothing_is_told_and_nothing_is_spent_on_it(deployment: TestDeployment) {
        if !Bucket::is_available() {
            return;
        }
        let on = OnBucket::open(deployment).await;
        let server = on.serve().await;
        let _worker = on.work_if_apart();
        let (client, pdf) = (on.client(&server), steady(1).pdf);
        let first = uploaded(&client, &pdf).await;
        assert_eq!(ended(&client, &first).await["status"], "completed");
        for mood in [Mood::Fails, Mood::Hangs] {
            on.bucket.becomes(mood);
            let refused = client.upload(Form::default().file(&pdf)).await;
            assert_eq!(refusal(&refused), (503, "unavailable"), "{mood:?}: {}", refused.text);
            assert!(refused.header("retry-after").is_some());
            let told = until_ready_says(&client, |answer| answer.body["checks"]["files"] == "failing").await;
            assert_eq!((told.status, &told.body["status"]), (200, &json!("degraded")), "{mood:?}");
            assert_eq!(client.get(&first).await.status, 200, "what needs no file is answered");

            on.bucket.becomes(Mood::Works);
            let path = uploaded(&client, &pdf).await;
            assert_eq!(ended(&client, &path).await["status"], "completed");
        }
        on.bucket.becomes(Mood::Slow);
        let path = uploaded(&client, &pdf).await;
        assert_eq!(ended(&client, &path).await["status"], "completed", "slow is well enough");
        on.bucket.becomes(Mood::Works);
        assert_eq!(on.statements().await.len(), 4, "nothing of what was refused stays");
    }

    async fn an_object_that_is_gone_fails_its_analysis_and_is_read_when_it_is_back(deployment: TestDeployment) {
        if !Bucket::is_available() {
            return;
        }
        let on = OnBucket::open(deployment).await;
        let server = on.serve().await;
        let (client, pdf) = (on.client(&server), steady(1).pdf);
        let kept_back = on.work_if_apart();
        let path = uploaded(&client, &pdf).await;
        assert_eq!(ended(&client, &path).await["status"], "completed");
        let key = on.statements().await.remove(0);
        let bytes = on.bucket.object(&key).await.unwrap();
        on.bucket.lose(&key).await.unwrap();
        assert_eq!(refusal(&client.get(&format!("{path}/statement")).await), (410, "statement_missing"));
        let (is_well, said) = on.command(&["verify"]).await;
        assert!(!is_well && said.contains(path.rsplit('/').next().unwrap()), "{said}");

        let mut damaged = bytes.clone();
        let middle = damaged.len() / 2;
        damaged[middle] ^= 1;
        on.bucket.restore(&key, damaged).await.unwrap();
        assert_eq!(refusal(&client.get(&format!("{path}/statement")).await), (410, "statement_corrupt"));
        on.bucket.restore(&key, bytes).await.unwrap();
        assert_eq!(client.get(&format!("{path}/statement")).await.bytes, pdf);
        assert_eq!(happenings(&client, &path).await, ["accepted", "claimed", "read", "decided"]);
        assert_eq!(client.get(&path).await.body["failure"], Value::Null);
        drop(kept_back);
    }
}
