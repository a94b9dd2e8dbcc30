//! A storage that can be read and not written: told with 503, shown by readiness, used again by itself.

use std::path::{Path, PathBuf};
use std::process::Command;

use lending_store::users::Role;
use lending_tests::{Form, Mode, TestDeployment, both_modes, skipped};
use serde_json::json;

use super::{ended, refusal, steady, until_ready_says};

/// A folder that nobody can write to, not even root.
struct ReadOnly(PathBuf);

impl ReadOnly {
    /// `None`, and said loudly, where this process may not mount anything.
    fn make(folder: &Path) -> Option<Self> {
        let mount = |arguments: &[&str]| {
            Command::new("mount").args(arguments).output().is_ok_and(|output| output.status.success())
        };
        let path = folder.to_str().unwrap();
        if !mount(&["--bind", path, path]) {
            skipped("a folder can be made read-only by root only");
            return None;
        }
        let made = Self(folder.to_owned());
        assert!(mount(&["-o", "remount,bind,ro", path]), "it cannot be mounted read-only");
        Some(made)
    }
}

impl Drop for ReadOnly {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(&self.0).status();
    }
}

both_modes! {
    async fn files_that_cannot_be_written_are_told_and_recover_by_themselves(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let pdf = steady(1).pdf;
        let earlier = client.upload(Form::default().file(&pdf)).await;
        let earlier = format!("/v1/analyses/{}", earlier.body["id"].as_str().unwrap());
        assert_eq!(ended(&client, &earlier).await["status"], "completed");

        let Some(read_only) = ReadOnly::make(&deployment.settings.data_dir.join("files")) else { return };
        let refused = client.upload(Form::default().file(&pdf)).await;
        assert_eq!(refusal(&refused), (503, "unavailable"), "{}", refused.text);
        assert!(refused.header("retry-after").is_some());
        assert_eq!(client.get("/v1/analyses").await.body["total"], 1, "nothing was kept");
        assert_eq!(client.get(&format!("{earlier}/statement")).await.status, 200, "what is there can be read");
        let told = until_ready_says(&client, |answer| answer.body["checks"]["files"] == "failing").await;
        assert_eq!((told.status, &told.body["status"]), (200, &json!("degraded")));
        assert_eq!(told.body["checks"]["database"], "ok");
        // The key is destroyed, and with it what the file says; the file itself goes later.
        assert_eq!(client.delete(&earlier).await.status, 204);

        drop(read_only);
        let made = client.upload(Form::default().file(&pdf)).await;
        assert_eq!(made.status, 201, "{}", made.text);
        until_ready_says(&client, |answer| answer.body["checks"]["files"] == "ok").await;
        running.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_takes_no_writes_is_told_and_recovers_by_itself() {
    if !Mode::Production.is_available() {
        return;
    }
    let deployment = TestDeployment::open(Mode::Production).await.unwrap();
    let running = deployment.serve().await.unwrap();
    let owner = deployment.person(&running, Role::Owner).await.unwrap();
    let client = deployment.client(&running).with_token(&owner.api_key);
    let pdf = steady(1).pdf;
    deployment.refuse_writes(true).await.unwrap();
    let told = until_ready_says(&client, |answer| {
        answer.status == 503 && answer.body["problems"]["database"] == "it takes no writes"
    })
    .await;
    assert_eq!(
        (&told.body["status"], &told.body["checks"]["database"]),
        (&json!("unavailable"), &json!("failing"))
    );
    assert!(told.header("retry-after").is_some());
    let refused = client.upload(Form::default().file(&pdf)).await;
    assert_eq!(refusal(&refused), (503, "unavailable"), "{}", refused.text);
    assert!(refused.header("retry-after").is_some());

    deployment.refuse_writes(false).await.unwrap();
    until_ready_says(&client, |answer| answer.status == 200).await;
    let made = client.upload(Form::default().file(&pdf)).await;
    assert_eq!(made.status, 201, "{}", made.text);
    running.stop().await;
}
