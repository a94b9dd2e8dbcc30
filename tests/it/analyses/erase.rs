//! Erasing an analysis, wherever it stands: what is not done yet is cancelled, and its file goes, whatever becomes of others.

use chrono::TimeDelta;
use lending_base::{AnalysisId, ApiKeyId};
use lending_samples::{layout, of_length};
use lending_store::audit::{Origin, Principal, TokenId};
use lending_store::erasures::{Erased, Eraser};
use lending_store::users::Role;
use lending_tests::{Mode, Person, TestDeployment, both_modes, files_below};
use serde_json::json;

use super::{ended, made, refusal, steady, upload_of};

const RESULTS: &str = "SELECT count(*) FROM analysis_results";
const JOBS: &str = "SELECT count(*) FROM jobs";
const NOTES: &str = "SELECT count(*) FROM stray_files";

both_modes! {
    async fn what_is_being_processed_is_cancelled_and_never_comes_back(deployment: TestDeployment) {
        let mut deployment = deployment;
        // One slot: what is uploaded next is done when the cancelled run has ended.
        deployment.settings.worker_slots = 1;
        deployment.settings.limit_general_burst = 10_000;
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let long = of_length(layout("hdfc-classic").unwrap(), 120).unwrap();
        let path = made(&client, upload_of(&long.pdf)).await;
        loop {
            let status = client.get(&path).await.body["status"].clone();
            if status == "processing" {
                break;
            }
            assert_eq!(status, "queued");
        }
        let erased = client.delete(&path).await;
        assert_eq!(erased.status, 204, "{}", erased.text);
        assert_eq!(refusal(&client.get(&path).await), (404, "not_found"));
        assert_eq!(refusal(&client.delete(&path).await), (404, "not_found"));
        assert_eq!(deployment.number(JOBS).await.unwrap(), 0);

        let next = made(&client, upload_of(&steady(2).pdf)).await;
        assert_eq!(ended(&client, &next).await["status"], "completed", "the worker goes on");
        assert_eq!(refusal(&client.get(&path).await), (404, "not_found"), "its run wrote nothing");
        assert_eq!(client.get("/v1/analyses").await.body["total"], 1);
        assert_eq!(deployment.number(RESULTS).await.unwrap(), 1);
        assert_eq!(files_below(&deployment.settings.data_dir.join("files/statements")).unwrap().len(), 1);
        running.stop().await;
    }

    async fn a_file_that_cannot_be_removed_is_put_off_and_keeps_no_other(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let mut ids = Vec::new();
        for seed in 1..=3 {
            let path = made(&client, upload_of(&steady(seed).pdf)).await;
            ids.push(AnalysisId::parse(path.rsplit('/').next().unwrap()).unwrap());
        }
        running.stop().await;
        let store = deployment.store().await.unwrap();
        let folder = deployment.settings.data_dir.join("files/statements").join(owner.user.team.as_str());
        let file = |id: &AnalysisId| folder.join(id.as_str());
        let [stuck, free, other] = ids.try_into().unwrap();
        // A folder that is not empty cannot be removed as a file, whoever asks.
        std::fs::remove_file(file(&stuck)).unwrap();
        std::fs::create_dir(file(&stuck)).unwrap();
        std::fs::write(file(&stuck).join("inside"), "x").unwrap();
        let note = format!(
            "INSERT INTO stray_files (path, remove_after) VALUES ('statements/{}/left_behind', '2020-01-01T00:00:00+00:00')",
            owner.user.team
        );
        deployment.run_sql(&note).await.unwrap();
        std::fs::write(folder.join("left_behind"), "x").unwrap();

        let who = Eraser::Person(principal_of(&deployment, &owner));
        let analyses = store.analyses(&owner.user.team);
        let is_done = |erased: Erased| matches!(erased, Erased::Done(_));
        assert!(is_done(analyses.erase(&who, &stuck, false).await.unwrap()), "its key and rows are gone, which is what counts");
        assert!(is_done(analyses.erase(&who, &free, false).await.unwrap()));
        assert!(!file(&free).exists() && file(&other).exists());
        assert!(folder.join("left_behind").exists(), "an erasure removes its own file and no other");
        let again = analyses.erase(&who, &free, false).await.unwrap();
        assert_eq!(again, Erased::Nothing, "there is nothing to erase any more");

        assert_eq!(store.remove_stray_files().await.unwrap(), 1, "the one that can be removed is");
        assert!(!folder.join("left_behind").exists());
        let attempts = || deployment.number("SELECT attempts FROM stray_files");
        assert_eq!((deployment.number(NOTES).await.unwrap(), attempts().await.unwrap()), (1, 1));
        assert_eq!(store.remove_stray_files().await.unwrap(), 0);
        assert_eq!(attempts().await.unwrap(), 1, "it is left alone for a while");
        deployment.clock.advance(TimeDelta::minutes(1));
        assert_eq!(store.remove_stray_files().await.unwrap(), 0);
        assert_eq!(attempts().await.unwrap(), 2);
        deployment.clock.advance(TimeDelta::minutes(1));
        assert_eq!(store.remove_stray_files().await.unwrap(), 0);
        assert_eq!(attempts().await.unwrap(), 2, "for longer each time");
        std::fs::remove_dir_all(file(&stuck)).unwrap();
        deployment.clock.advance(TimeDelta::minutes(1));
        assert_eq!(store.remove_stray_files().await.unwrap(), 1);
        assert_eq!(deployment.number(NOTES).await.unwrap(), 0);
        store.close().await;
    }
}

fn principal_of(deployment: &TestDeployment, person: &Person) -> Principal {
    Principal {
        team: person.user.team.clone(),
        user: person.user.id.clone(),
        token: TokenId::ApiKey(ApiKeyId::new(&deployment.clock).unwrap()),
        origin: Origin::default(),
    }
}

/// In this mode nothing works on what is submitted until a worker starts.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_queued_is_cancelled_with_its_intent_to_ask_a_bureau() {
    if !Mode::Production.is_available() {
        return;
    }
    let deployment = TestDeployment::open(Mode::Production).await.unwrap();
    let running = deployment.serve().await.unwrap();
    let owner = deployment.person(&running, Role::Owner).await.unwrap();
    let client = deployment.client(&running).with_token(&owner.api_key);
    let form = upload_of(&steady(1).pdf)
        .text("applicant_name", "Ramesh Kumar Sharma")
        .text("applicant_mobile", "+91 98765 43200")
        .text("bureau_consent", "true");
    let path = made(&client, form).await;
    assert_eq!(client.get(&path).await.body["status"], "queued");
    assert!(running.app.store.held_today(&owner.user.team).await.unwrap() > 0);
    assert_eq!(client.delete(&path).await.status, 204);
    assert_eq!(refusal(&client.get(&path).await), (404, "not_found"));
    assert_eq!(deployment.number(JOBS).await.unwrap(), 0);
    assert_eq!(files_below(&deployment.settings.data_dir.join("files/statements")).unwrap().len(), 0);
    assert_eq!(
        running.app.store.held_today(&owner.user.team).await.unwrap(),
        0,
        "what it would cost is free again"
    );
    let checks = client.get("/v1/credit-checks").await.body;
    let check = &checks["data"][0];
    assert_eq!((&check["status"], &check["problem"]["code"]), (&json!("failed"), &json!("not_asked")));

    let _worker = deployment.work().await.unwrap();
    let next = made(&client, upload_of(&steady(2).pdf)).await;
    assert_eq!(ended(&client, &next).await["status"], "completed");
    assert_eq!(client.get("/v1/analyses").await.body["total"], 1);
    running.stop().await;
}
