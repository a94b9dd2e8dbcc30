//! An analysis that failed through our fault is tried again when somebody asks for it: one analysis, one count, one pull.

use chrono::TimeDelta;
use lending_samples::{Fault, Persona, Spec, layout, statement};
use lending_store::analyses::Status;
use lending_store::users::Role;
use lending_tests::{Process, TestDeployment, both_modes};
use serde_json::json;

use super::{ended, path_of, refusal, somebody, steady, waiting};
use crate::erasure::{analysed, with_bureau};

/// What is left when every attempt was spent.
async fn fail_all(deployment: &TestDeployment) {
    for sql in [
        "DELETE FROM jobs",
        "DELETE FROM analysis_results",
        "UPDATE analyses SET status = 'failed', stage = NULL, failure_code = 'processing_error', failure_message = 'It failed.',
            decision = NULL, policy_outcome = NULL, completed_at = created_at",
    ] {
        deployment.run_sql(sql).await.unwrap();
    }
}

async fn server(deployment: &TestDeployment, arguments: &[&str]) -> (bool, String) {
    let mut command = Process::command("lending-server", &deployment.environment()).unwrap();
    let output = command.args(arguments).output().await.unwrap();
    (output.status.success(), String::from_utf8([output.stdout, output.stderr].concat()).unwrap())
}

both_modes! {
    async fn of_two_who_ask_at_once_one_has_it_tried_again_and_it_counts_as_one_analysis(deployment: TestDeployment) {
        let person = somebody(&deployment, Role::Owner).await;
        let id = waiting(&deployment, &person, &steady(1).pdf).await;
        fail_all(&deployment).await;
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let viewer = deployment.colleague(&running, &person.user.team, Role::Viewer).await.unwrap();
        let client = deployment.client(&running).with_token(&person.api_key);
        let (path, retry) = (path_of(&id), format!("{}/retry", path_of(&id)));
        assert_eq!(client.get("/v1/usage").await.body["analyses"], 1);
        let as_viewer = client.with_token(&viewer.api_key).post(&retry, &json!({})).await;
        assert_eq!(refusal(&as_viewer), (403, "forbidden_role"));
        let unknown = client.post(&retry, &json!({"password": "x"})).await;
        assert_eq!(refusal(&unknown), (400, "invalid_request"));

        let nothing = json!({});
        let (one, other) = tokio::join!(client.post(&retry, &nothing), client.post(&retry, &nothing));
        let mut statuses = [one.status, other.status];
        statuses.sort_unstable();
        assert_eq!(statuses, [202, 409], "{} {}", one.text, other.text);
        let refused = if one.status == 409 { &one } else { &other };
        assert_eq!(refused.code(), "analysis_not_retryable");

        assert_eq!(ended(&client, &path).await["status"], "completed");
        assert_eq!(refusal(&client.post(&retry, &json!({})).await), (409, "analysis_not_retryable"), "it is completed");
        assert_eq!(client.get("/v1/usage").await.body["analyses"], 1, "it is counted once");
        let record = client.get("/v1/audit-events?action=analysis.retried").await.body;
        assert_eq!(record["data"].as_array().unwrap().len(), 1, "{record}");
        assert_eq!(record["data"][0]["actor"], json!(person.user.id.as_str()));
        let entries = client.get(&format!("{path}/timeline")).await.body;
        let asked = entries["entries"].as_array().unwrap().iter().find(|entry| entry["what"] == "retry_requested").unwrap();
        assert_eq!(asked["by"], json!(person.user.id.as_str()));
        running.stop().await;
    }

    async fn an_encrypted_statement_needs_its_password_again(deployment: TestDeployment) {
        let spec = Spec::new(layout("hdfc-classic").unwrap(), Persona::SteadySalaried, 3, 3);
        let locked = statement(&Spec { fault: Fault::EncryptedAes256, ..spec }).unwrap();
        let password = locked.truth.password.as_deref().unwrap();
        let person = somebody(&deployment, Role::Member).await;
        let id = waiting(&deployment, &person, &locked.pdf).await;
        fail_all(&deployment).await;
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let client = deployment.client(&running).with_token(&person.api_key);
        let retry = format!("{}/retry", path_of(&id));
        let without = client.post(&retry, &json!({})).await;
        assert_eq!(refusal(&without), (422, "file_password_required"), "{}", without.text);
        let wrong = client.post(&retry, &json!({"file_password": "nope"})).await;
        assert_eq!(refusal(&wrong), (422, "file_password_incorrect"), "{}", wrong.text);
        assert_eq!(client.get(&path_of(&id)).await.body["status"], "failed", "nothing was queued");
        let right = client.post(&retry, &json!({"file_password": password})).await;
        assert_eq!(right.status, 202, "{}", right.text);
        assert_eq!(ended(&client, &path_of(&id)).await["status"], "completed");
        assert_eq!(deployment.number("SELECT count(*) FROM jobs").await.unwrap(), 0, "the password is gone with the job");
        running.stop().await;
    }

    async fn a_bureau_is_asked_once_however_often_an_analysis_is_tried_again(deployment: TestDeployment) {
        let mut deployment = deployment;
        let bureau = deployment.open_bureau().await.unwrap();
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let analysis = analysed(&client, with_bureau()).await;
        let path = format!("/v1/analyses/{}", analysis["id"].as_str().unwrap());
        for _ in 0..2 {
            fail_all(&deployment).await;
            let again = client.post(&format!("{path}/retry"), &json!({})).await;
            assert_eq!(again.status, 202, "{}", again.text);
            let done = ended(&client, &path).await;
            assert_eq!((&done["status"], &done["credit_check_id"]), (&json!("completed"), &analysis["credit_check_id"]));
        }
        assert_eq!(deployment.number("SELECT count(*) FROM credit_checks").await.unwrap(), 1);
        assert_eq!(deployment.number("SELECT count(*) FROM ledger").await.unwrap(), 1);
        let usage = client.get("/v1/usage").await.body;
        assert_eq!((&usage["analyses"], &usage["pulls"]), (&json!(1), &json!(1)));
        running.stop().await;
        bureau.stop().await;
    }

    async fn what_cannot_be_tried_again_says_so(deployment: TestDeployment) {
        let person = somebody(&deployment, Role::Owner).await;
        let id = waiting(&deployment, &person, &steady(1).pdf).await;
        let running = deployment.serve().await.unwrap();
        let client = deployment.client(&running).with_token(&person.api_key);
        let (path, retry) = (path_of(&id), format!("{}/retry", path_of(&id)));
        assert_eq!(refusal(&client.post(&retry, &json!({})).await), (409, "analysis_not_retryable"), "it waits");
        fail_all(&deployment).await;
        deployment.run_sql("UPDATE analyses SET failure_code = 'unsupported_layout'").await.unwrap();
        assert_eq!(refusal(&client.post(&retry, &json!({})).await), (409, "analysis_not_retryable"), "the file is to blame");
        deployment.run_sql("UPDATE analyses SET failure_code = 'processing_error', statement_erased_at = completed_at").await.unwrap();
        assert_eq!(refusal(&client.post(&retry, &json!({})).await), (410, "statement_erased"));
        assert_eq!(client.get(&path).await.body["status"], "failed");
        running.stop().await;
    }

    async fn an_operator_has_one_or_all_tried_again_that_failed_since(deployment: TestDeployment) {
        let person = somebody(&deployment, Role::Member).await;
        let mut ids = Vec::new();
        for seed in 1..=3 {
            ids.push(waiting(&deployment, &person, &steady(seed).pdf).await);
        }
        fail_all(&deployment).await;
        let (ok, said) = server(&deployment, &["admin", "retry", ids[0].as_str()]).await;
        assert!(ok && said.contains("queued again"), "{said}");
        let (ok, said) = server(&deployment, &["admin", "retry", ids[0].as_str()]).await;
        assert!(!ok && said.contains("analysis_not_retryable"), "{said}");
        let (ok, said) = server(&deployment, &["admin", "retry"]).await;
        assert!(!ok, "{said}");

        let later = (deployment.clock.now() + TimeDelta::hours(1)).to_rfc3339();
        let (ok, said) = server(&deployment, &["admin", "retry", "--failed-since", &later]).await;
        assert!(ok && said.contains("queued again: 0"), "{said}");
        let (ok, said) = server(&deployment, &["admin", "retry", "--failed-since", "2020-01-01T00:00:00Z"]).await;
        assert!(ok && said.contains("queued again: 2, left as they are: 0"), "{said}");

        let store = deployment.store().await.unwrap();
        for id in &ids {
            let analysis = store.analyses(&person.user.team).find(id).await.unwrap().unwrap();
            assert_eq!(analysis.status, Status::Queued);
        }
        let record = store.audit_log(Some(&person.user.team), 20).await.unwrap();
        let retried = record.iter().filter(|entry| entry.action == "analysis.retried" && entry.actor.starts_with("operator"));
        assert_eq!(retried.count(), 3, "{record:?}");
        store.close().await;
    }
}
