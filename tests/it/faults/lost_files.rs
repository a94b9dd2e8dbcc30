//! A file that is gone or damaged, while the place of files is fine: trying again would come to the same.

use std::fs;

use lending_store::users::Role;
use lending_tests::{TestDeployment, both_modes};
use serde_json::{Value, json};

use super::{DUE, ended, file_of, happenings, path_of, refusal, somebody, steady, waiting};

both_modes! {
    async fn a_lost_or_damaged_statement_fails_at_once_and_is_tried_again_when_it_is_restored(deployment: TestDeployment) {
        let person = somebody(&deployment, Role::Member).await;
        let (gone, damaged) = (
            waiting(&deployment, &person, &steady(1).pdf).await,
            waiting(&deployment, &person, &steady(2).pdf).await,
        );
        let kept = [&gone, &damaged].map(|id| fs::read(file_of(&deployment, &person, id)).unwrap());
        fs::remove_file(file_of(&deployment, &person, &gone)).unwrap();
        let mut changed = kept[1].clone();
        let middle = changed.len() / 2;
        changed[middle] ^= 1;
        fs::write(file_of(&deployment, &person, &damaged), changed).unwrap();

        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let client = deployment.client(&running).with_token(&person.api_key);
        deployment.run_sql(DUE).await.unwrap();
        for (id, code) in [(&gone, "statement_missing"), (&damaged, "statement_corrupt")] {
            let path = path_of(id);
            let failed = ended(&client, &path).await;
            assert_eq!((&failed["status"], &failed["failure"]["code"]), (&json!("failed"), &json!(code)));
            assert_eq!(happenings(&client, &path).await, ["accepted", "claimed", "failed"], "one attempt, no more");
            assert_eq!(refusal(&client.get(&format!("{path}/statement")).await), (410, code));
            let again = client.post(&format!("{path}/retry"), &json!({})).await;
            assert_eq!(refusal(&again), (410, code), "it is not back yet");
        }

        for (id, bytes) in [(&gone, &kept[0]), (&damaged, &kept[1])] {
            fs::write(file_of(&deployment, &person, id), bytes).unwrap();
            let path = path_of(id);
            assert_eq!(client.get(&format!("{path}/statement")).await.status, 200);
            let again = client.post(&format!("{path}/retry"), &json!({})).await;
            assert_eq!(again.status, 202, "{}", again.text);
            // A worker may have taken it before the answer was written.
            assert!(["queued", "processing"].map(Value::from).contains(&again.body["status"]), "{}", again.text);
            assert_eq!((&again.body["failure"], &again.body["completed_at"]), (&Value::Null, &Value::Null));
            assert_eq!(ended(&client, &path).await["status"], "completed");
            let words = happenings(&client, &path).await;
            assert_eq!(words, ["accepted", "claimed", "failed", "retry_requested", "claimed", "read", "decided"]);
        }
        let events = client.get("/v1/events").await.body;
        let of_gone: Vec<&str> = events["data"].as_array().unwrap().iter()
            .filter(|event| event["data"]["analysis_id"] == json!(gone.as_str()))
            .filter_map(|event| event["type"].as_str())
            .filter(|kind| *kind != "analysis.review_required")
            .collect();
        assert_eq!(of_gone, ["analysis.failed", "analysis.completed"], "each end is told, once");
        running.stop().await;
    }
}
