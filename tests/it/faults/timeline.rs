//! What happened to an analysis is told step by step, and never without end.

use chrono::TimeDelta;
use lending_base::WorkerId;
use lending_store::analyses::{Happening, Hindrance};
use lending_store::queue::{LEASE, Pick, Queue};
use lending_store::users::Role;
use lending_tests::{Form, TestDeployment, both_modes};
use serde_json::{Value, json};

use super::{DUE, ended, happenings, somebody, steady, waiting};

both_modes! {
    async fn the_steps_of_an_analysis_are_told_in_order_and_go_with_it(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let made = client.upload(Form::default().file(&steady(1).pdf).text("applicant_name", "Zyxanthia Qwopleford")).await;
        let path = format!("/v1/analyses/{}", made.body["id"].as_str().unwrap());
        let analysis = ended(&client, &path).await;
        let told = client.get(&format!("{path}/timeline")).await;
        let entries = told.body["entries"].as_array().unwrap().clone();
        let words: Vec<&str> = entries.iter().map(|entry| entry["what"].as_str().unwrap()).collect();
        assert_eq!(words, ["accepted", "claimed", "read", "decided"]);
        let numbers: Vec<&Value> = entries.iter().map(|entry| &entry["number"]).collect();
        assert_eq!(numbers, [&json!(1), &json!(2), &json!(3), &json!(4)]);
        assert!(entries.windows(2).all(|pair| pair[0]["at"].as_str() <= pair[1]["at"].as_str()), "{}", told.text);
        assert_eq!(entries[0]["by"], json!(owner.user.id.as_str()));
        assert!(entries[1]["worker"].as_str().unwrap().starts_with("wrk_") && entries[1]["attempt"] == 1);
        assert_eq!(entries[3]["reason"], analysis["decision"]);
        assert!(entries.iter().all(|entry| entry["message"].as_str().unwrap().ends_with('.')));
        assert!(!told.text.contains("Qwop"), "nothing personal is among it");

        assert_eq!(client.put(&format!("{path}/legal-hold"), &Value::Null).await.status, 204);
        assert_eq!(client.delete(&format!("{path}/legal-hold")).await.status, 204);
        let correction = json!({"business_margin_pct": 10, "reason": "The books were seen."});
        let corrected = client.patch(&format!("{path}/corrections"), &correction).await;
        assert_eq!(corrected.status, 200, "{}", corrected.text);
        assert_eq!(happenings(&client, &path).await[4..], ["held", "released", "corrected"]);

        assert_eq!(client.delete(&path).await.status, 204);
        assert_eq!(client.get(&format!("{path}/timeline")).await.status, 404);
        assert_eq!(deployment.number("SELECT count(*) FROM analysis_timeline").await.unwrap(), 0);
        running.stop().await;
    }

    async fn a_worker_that_was_lost_is_told(deployment: TestDeployment) {
        let person = somebody(&deployment, Role::Member).await;
        let id = waiting(&deployment, &person, &steady(1).pdf).await;
        deployment.run_sql(DUE).await.unwrap();
        let store = deployment.store().await.unwrap();
        let worker = WorkerId::new(store.clock()).unwrap();
        for attempt in 1..=2 {
            let claim = store.claim(Queue::Text, &id, &worker).await.unwrap().work().unwrap();
            assert_eq!(claim.attempt, attempt);
            deployment.clock.advance(LEASE);
        }
        let entries = store.analyses(&person.user.team).timeline(&id).await.unwrap();
        let words: Vec<(&str, Option<&str>)> =
            entries.iter().map(|entry| (entry.what.as_str(), entry.reason.as_deref())).collect();
        assert_eq!(words, [("accepted", None), ("claimed", None), ("retried", Some("worker_lost")), ("claimed", None)]);
        store.close().await;
    }

    async fn a_timeline_keeps_its_first_and_its_newest_hundred_entries(deployment: TestDeployment) {
        let person = somebody(&deployment, Role::Member).await;
        let id = waiting(&deployment, &person, &steady(1).pdf).await;
        deployment.run_sql(DUE).await.unwrap();
        let store = deployment.store().await.unwrap();
        let worker = WorkerId::new(store.clock()).unwrap();
        // One entry of the upload and two of each round: 241 in all.
        for round in 0..120 {
            let claim = store.claim_next(Queue::Text, Pick::AnyDue, &worker).await.unwrap().work().unwrap();
            assert_eq!((claim.attempt, claim.give_backs), (1, round));
            assert!(store.give_back_untried(&claim, TimeDelta::zero(), Hindrance::StorageUnavailable).await.unwrap());
        }
        let entries = store.analyses(&person.user.team).timeline(&id).await.unwrap();
        let numbers: Vec<i64> = entries.iter().map(|entry| entry.number).collect();
        assert_eq!(numbers, (1..=100).chain(142..=241).collect::<Vec<i64>>());
        assert!(entries[0].what == Happening::Accepted && entries[199].what == Happening::GivenBack);
        store.close().await;
    }
}
