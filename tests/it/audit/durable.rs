//! What is read is on record before any of it is sent: where the record cannot be written, nothing is answered.

use lending_store::users::Role;
use lending_tests::{Mode, TestDeployment, both_modes};

use crate::erasure::{analysed, check_of, path_of, with_bureau};

/// Nothing more can be recorded, as where the disk of the record is full; and it can again.
async fn refuse_entries(deployment: &TestDeployment, is_refused: bool) {
    let statements: &[&str] = match (deployment.mode, is_refused) {
        (Mode::Production, true) => &[
            "CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''no room''; END'",
            "CREATE TRIGGER no_room BEFORE INSERT ON audit FOR EACH ROW EXECUTE FUNCTION no_room()",
        ],
        (Mode::Production, false) => &["DROP TRIGGER no_room ON audit"],
        (Mode::Embedded, true) => {
            &["CREATE TRIGGER no_room BEFORE INSERT ON audit BEGIN SELECT RAISE(ABORT, 'no room'); END"]
        }
        (Mode::Embedded, false) => &["DROP TRIGGER no_room"],
    };
    for sql in statements {
        deployment.run_sql(sql).await.unwrap();
    }
}

both_modes! {
    async fn what_cannot_be_recorded_is_not_answered(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let analysis = analysed(&client, with_bureau()).await;
        drop(worker);
        let (path, check) = (path_of(&analysis), check_of(&analysis));
        let reads = [
            path.clone(),
            format!("{path}?include_result=true"),
            format!("{path}/timeline"),
            format!("{path}/transactions"),
            format!("{path}/transactions.csv"),
            format!("{path}/statement"),
            format!("{path}/pages/1.png"),
            format!("{path}/report.xlsx"),
            format!("{path}/revisions"),
            format!("{path}/revisions/1"),
            check,
            "/v1/analyses".to_owned(),
            "/v1/analyses?q=Qwopleford".to_owned(),
            "/v1/credit-checks".to_owned(),
        ];
        refuse_entries(&deployment, true).await;
        for read in &reads {
            let answer = client.get(read).await;
            assert!(answer.status >= 500, "{read}: {}", answer.status);
            let members: Vec<&str> = answer.body.as_object().unwrap().keys().map(String::as_str).collect();
            let is_refusal = |member: &&str| ["code", "message", "request_id", "doc_url"].contains(member);
            assert!(members.iter().all(is_refusal), "{read}: {}", answer.text);
            assert!(!answer.text.contains("Qwopleford") && !answer.text.contains("APP-0"), "{read}: {}", answer.text);
        }
        refuse_entries(&deployment, false).await;
        for read in &reads {
            assert_eq!(client.get(read).await.status, 200, "{read}");
        }
        running.stop().await;
    }
}
