//! The terms that a person approves, and the time that an applicant asks for.

use lending_store::users::Role;
use lending_tests::{TestDeployment, both_modes};
use serde_json::{Value, json};

use super::{completed, drawn, freelancer, product, refusal, report};

both_modes! {
    async fn a_review_may_name_amount_time_and_conditions(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let path = completed(&client, freelancer(&product(&client).await)).await;
        let review = format!("{path}/review");
        for (body, field) in [
            (json!({"outcome": "decline", "amount": 5}), "amount"),
            (json!({"outcome": "decline", "conditions": ["A guarantor"]}), "conditions"),
            (json!({"outcome": "approve", "amount": 0}), "amount"),
            (json!({"outcome": "approve", "tenure_months": 60}), "tenure_months"),
            (json!({"outcome": "approve", "conditions": [" "]}), "conditions[0]"),
        ] {
            let answer = client.post(&review, &body).await;
            assert_eq!((answer.status, answer.fields()), (400, vec![field]), "{body}");
        }
        let approved = json!({
            "outcome": "approve", "amount": 75_000.5, "tenure_months": 18, "conditions": [" A guarantor ", "Pay slips of July"],
        });
        let reviewed = client.post(&review, &approved).await.body;
        let held = &reviewed["review"];
        assert_eq!((&held["amount"], &held["tenure_months"]), (&json!(75_000.5), &json!(18)));
        assert_eq!((&held["conditions"], &held["note"]), (&json!(["A guarantor", "Pay slips of July"]), &Value::Null));
        assert_eq!(client.get(&path).await.body, reviewed);

        let bare = completed(&client, freelancer(&product(&client).await)).await;
        let bare = client.post(&format!("{bare}/review"), &json!({"outcome": "decline"})).await.body;
        let held = &bare["review"];
        assert_eq!((&held["amount"], &held["tenure_months"], &held["conditions"]), (&Value::Null, &Value::Null, &json!([])));
        running.stop().await;
    }

    async fn the_time_that_is_asked_for_is_decided_with(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let product_id = product(&client).await;
        let asked = |inputs: &str| {
            lending_tests::Form::default().file(&drawn::freelancer()).text("product_id", &product_id).text("inputs", inputs)
        };
        let path = completed(&client, asked(r#"{"requested_amount": 100000, "tenure_months": 12}"#)).await;
        assert_eq!(client.get(&path).await.body["inputs"]["tenure_months"], 12);
        let affordability = report(&client, &path).await["affordability"].clone();
        // 100,000 × 0.01 × 1.01¹² / (1.01¹² − 1).
        assert_eq!((&affordability["tenure_months"], &affordability["proposed_emi"]), (&json!(12), &json!(8_884.88)));
        for (inputs, message) in [
            (r#"{"tenure_months": 5}"#, "shorter than the product's"),
            (r#"{"tenure_months": 49}"#, "longer than the product's"),
            (r#"{"tenure_months": 1.5}"#, "no whole number"),
        ] {
            let answer = client.upload(asked(inputs)).await;
            assert_eq!((answer.status, answer.fields()), (400, vec!["inputs.tenure_months"]), "{message}");
        }
        let rescore = client.post(&format!("{path}/rescore"), &json!({"inputs": {"tenure_months": 60}})).await;
        assert_eq!((refusal(&rescore), rescore.fields()), ((400, "invalid_request"), vec!["inputs.tenure_months"]));
        running.stop().await;
    }
}
