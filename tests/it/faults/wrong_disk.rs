//! A folder under a share that is not mounted looks like the place of files, and is not.

use std::fs;
use std::path::PathBuf;

use lending_store::analyses::Happening;
use lending_store::users::Role;
use lending_tests::{Form, Process, TestDeployment, both_modes, files_below};
use serde_json::json;

use super::{DUE, ended, file_of, happenings, path_of, refusal, somebody, steady, until_ready_says, waiting};

/// Takes a share away while everything runs: an empty folder is left in its place.
struct Unmounted {
    place: PathBuf,
    away: PathBuf,
}

impl Unmounted {
    fn at(deployment: &TestDeployment) -> Self {
        let place = deployment.settings.data_dir.join("files");
        let away = deployment.settings.data_dir.join("files.away");
        fs::rename(&place, &away).unwrap();
        fs::create_dir(&place).unwrap();
        Self { place, away }
    }

    fn mount(self) {
        fs::remove_dir_all(&self.place).unwrap();
        fs::rename(&self.away, &self.place).unwrap();
    }
}

/// What a server says that does not start.
async fn refused_start(deployment: &TestDeployment) -> String {
    match deployment.serve().await {
        Ok(running) => {
            running.stop().await;
            panic!("it started");
        }
        Err(error) => format!("{error:#}"),
    }
}

both_modes! {
    async fn a_process_does_not_start_on_files_that_are_not_its_own(deployment: TestDeployment) {
        let mark = deployment.settings.data_dir.join("files/deployment");
        let person = somebody(&deployment, Role::Member).await;
        let id = fs::read_to_string(&mark).unwrap();
        assert!(id.starts_with("dep_"), "{id}");

        // A share that is not mounted.
        let analysis = waiting(&deployment, &person, &steady(1).pdf).await;
        let unmounted = Unmounted::at(&deployment);
        let said = refused_start(&deployment).await;
        assert!(said.contains("Is the share mounted?") && said.contains("accept-files"), "{said}");
        assert!(deployment.work().await.is_err(), "nor does a worker");
        assert_eq!(files_below(&deployment.settings.data_dir.join("files")).unwrap().len(), 0, "and nothing was written there");
        unmounted.mount();

        // Somebody else's files.
        fs::write(&mark, "dep_anotherdeployment\n").unwrap();
        let said = refused_start(&deployment).await;
        assert!(said.contains("belong to another deployment"), "{said}");

        // Unless the operator says that they are the right ones.
        let mut command = Process::command("lending-server", &deployment.environment()).unwrap();
        let output = command.args(["admin", "accept-files"]).output().await.unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        assert_eq!(fs::read_to_string(&mark).unwrap(), id);
        let running = deployment.serve().await.unwrap();
        let client = deployment.client(&running).with_token(&person.api_key);
        assert_eq!(client.get(&format!("{}/statement", path_of(&analysis))).await.status, 200);
        let record = running.app.store.audit_log(None, 5).await.unwrap();
        assert!(record.iter().any(|entry| entry.action == "files.accepted"), "{record:?}");
        running.stop().await;
    }

    async fn files_from_before_there_were_marks_are_adopted_once(deployment: TestDeployment) {
        let mark = deployment.settings.data_dir.join("files/deployment");
        let person = somebody(&deployment, Role::Member).await;
        waiting(&deployment, &person, &steady(1).pdf).await;
        fs::remove_file(&mark).unwrap();
        deployment.run_sql("DELETE FROM deployment").await.unwrap();

        // A place without the statements that the database knows is not adopted.
        let unmounted = Unmounted::at(&deployment);
        let said = refused_start(&deployment).await;
        assert!(said.contains("does not hold the statements"), "{said}");
        unmounted.mount();

        // Commands may run where files are not: they adopt nothing.
        let mut command = Process::command("lending-server", &deployment.environment()).unwrap();
        assert!(command.args(["admin", "list-teams"]).output().await.unwrap().status.success());
        assert!(!mark.exists());

        deployment.serve().await.unwrap().stop().await;
        assert!(mark.exists());
        fs::remove_file(&mark).unwrap();
        let said = refused_start(&deployment).await;
        assert!(said.contains("its mark is missing"), "{said}");
    }

    async fn uploads_wait_while_the_share_is_gone_and_go_on_when_it_is_back(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let person = deployment.person(&running, Role::Member).await.unwrap();
        let client = deployment.client(&running).with_token(&person.api_key);
        let pdf = steady(1).pdf;
        let earlier = client.upload(Form::default().file(&pdf)).await;
        assert_eq!(earlier.status, 201, "{}", earlier.text);
        let earlier = format!("/v1/analyses/{}", earlier.body["id"].as_str().unwrap());
        assert_eq!(ended(&client, &earlier).await["status"], "completed");

        let unmounted = Unmounted::at(&deployment);
        let refused = client.upload(Form::default().file(&pdf)).await;
        assert_eq!(refusal(&refused), (503, "unavailable"), "{}", refused.text);
        assert!(refused.header("retry-after").is_some());
        assert_eq!(files_below(&deployment.settings.data_dir.join("files")).unwrap().len(), 0, "nothing went to the wrong disk");
        let statement = client.get(&format!("{earlier}/statement")).await;
        assert_eq!(refusal(&statement), (503, "unavailable"), "it is not gone for good");
        assert_eq!(client.get(&earlier).await.status, 200, "what needs no file is answered");
        let told = until_ready_says(&client, |answer| answer.body["checks"]["files"] == "failing").await;
        assert_eq!((told.status, &told.body["status"]), (200, &json!("degraded")));
        assert!(told.body["problems"]["files"].as_str().unwrap().contains("share"), "{}", told.text);

        unmounted.mount();
        let made = client.upload(Form::default().file(&pdf)).await;
        assert_eq!(made.status, 201, "{}", made.text);
        assert_eq!(ended(&client, &format!("/v1/analyses/{}", made.body["id"].as_str().unwrap())).await["status"], "completed");
        assert_eq!(client.get(&format!("{earlier}/statement")).await.status, 200);
        assert_eq!(client.get("/v1/analyses").await.body["total"], 2);
        until_ready_says(&client, |answer| answer.body["checks"]["files"] == "ok").await;
        running.stop().await;
    }

    async fn work_waits_for_its_share_without_spending_attempts(deployment: TestDeployment) {
        let person = somebody(&deployment, Role::Member).await;
        let id = waiting(&deployment, &person, &steady(1).pdf).await;
        let store = deployment.store().await.unwrap();
        let worker = deployment.work().await.unwrap();
        let unmounted = Unmounted::at(&deployment);
        deployment.run_sql(DUE).await.unwrap();
        let of_team = store.analyses(&person.user.team);
        let given_back = loop {
            let entries = of_team.timeline(&id).await.unwrap();
            if entries.iter().filter(|entry| entry.what == Happening::GivenBack).count() >= 2 {
                break entries;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        };
        for entry in &given_back {
            if entry.what == Happening::Claimed {
                assert_eq!(entry.attempt, Some(1), "no attempt was spent: {entry:?}");
                assert!(entry.worker.is_some(), "{entry:?}");
            }
            if entry.what == Happening::GivenBack {
                assert_eq!(entry.reason.as_deref(), Some("storage_unavailable"));
            }
        }
        unmounted.mount();
        while !of_team.find(&id).await.unwrap().unwrap().has_ended() {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        drop(worker);
        store.close().await;
        let running = deployment.serve().await.unwrap();
        let client = deployment.client(&running).with_token(&person.api_key);
        assert_eq!(ended(&client, &path_of(&id)).await["status"], "completed");
        let words = happenings(&client, &path_of(&id)).await;
        assert_eq!(words.first().map(String::as_str), Some("accepted"));
        assert_eq!(words[words.len() - 3..], ["claimed", "read", "decided"], "{words:?}");
        assert!(file_of(&deployment, &person, &id).is_file());
        running.stop().await;
    }
}
