//! What a good form says is what the record says, in whatever order and spelling it came.

use lending_store::users::Role;
use lending_tests::{Form, TestDeployment, both_modes};
use serde_json::{Value, json};

use super::{made, steady, upload_of};

both_modes! {
    async fn the_record_says_what_the_form_said(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let product = client.post("/v1/products", &json!({
            "name": "Salaried loan", "amount": {"min": 25000, "max": 500_000},
            "tenure_months": {"min": 6, "max": 48, "default": 24}, "annual_rate_pct": 15,
        })).await;
        let product = product.body["id"].as_str().unwrap();
        let fixture = steady(1);
        // The file last, which nothing forbids.
        let form = Form::default()
            .text("metadata", r#"{"branch": "Pune", "loan": "7"}"#)
            .text("inputs", r#"{"requested_amount": 200000.50, "down_payment": 0}"#)
            .text("applicant_name", "  Ramesh Kumar Sharma ")
            .text("applicant_mobile", "098765-43210")
            .text("bureau_consent", "No")
            .text("product_id", product)
            .part("name=\"file\"; filename=\"C:\\\\tmp\\\\mine.pdf\"", Some("application/pdf"), &fixture.pdf);
        let answer = client.upload(form).await;
        assert_eq!(answer.status, 201, "{}", answer.text);
        let id = answer.body["id"].as_str().unwrap();
        assert_eq!(answer.body, json!({"id": id, "ref": "APP-000001", "status": "queued"}));
        assert_eq!(answer.header("location"), Some(format!("/v1/analyses/{id}").as_str()));
        let record = client.get(&format!("/v1/analyses/{id}")).await.body;
        assert_eq!(record["product"], json!({"id": product, "name": "Salaried loan", "version": 1}));
        assert_eq!(record["applicant"], json!({"name": "Ramesh Kumar Sharma", "mobile": "+91XXXXXX3210"}));
        assert_eq!(record["inputs"], json!({
            "requested_amount": 200_000.5, "collateral_value": null, "gst_turnover": null, "down_payment": 0,
            "tenure_months": null,
        }));
        assert_eq!(record["metadata"], json!({"branch": "Pune", "loan": "7"}));
        assert_eq!(record["file"]["pages"], fixture.truth.pages);
        assert_eq!((&record["file"]["size"], &record["file"]["name"]), (&json!(fixture.pdf.len()), &json!("mine.pdf")));
        assert_eq!(record["created_by"], owner.user.id.as_str());
        assert_eq!(record.get("result"), None, "only where it is asked for");
        running.stop().await;
    }

    async fn a_bare_file_is_enough_and_empty_fields_are_none(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let form = ["product_id", "applicant_name", "applicant_mobile", "bureau_consent", "inputs", "file_password", "metadata"]
            .into_iter()
            .fold(upload_of(&steady(1).pdf), |form, name| form.text(name, ""));
        let first = made(&client, form).await;
        let record = client.get(&first).await.body;
        assert_eq!(record["product"]["id"], Value::Null);
        assert_eq!(record["product"]["version"], Value::Null);
        assert!(!record["product"]["name"].as_str().unwrap().is_empty(), "the built-in product is named");
        assert_eq!(record["applicant"], json!({"name": null, "mobile": null}));
        assert_eq!(record["duplicate_of"], Value::Null);
        let members: Vec<&String> = record.as_object().unwrap().keys().collect();
        assert_eq!(members.len(), 26, "{members:?}");
        let again = made(&client, upload_of(&steady(1).pdf)).await;
        let again = client.get(&again).await.body;
        assert_eq!((&again["duplicate_of"], &again["ref"]), (&record["id"], &json!("APP-000002")));
        running.stop().await;
    }
}
