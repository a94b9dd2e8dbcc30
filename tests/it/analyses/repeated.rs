//! An upload with a key happens once.

use lending_store::users::Role;
use lending_tests::{Form, TestDeployment, both_modes};

use super::{refusal, steady, upload_of};

both_modes! {
    async fn the_same_upload_with_the_same_key_makes_one_analysis_and_costs_nothing(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_upload_per_hour = 1;
        deployment.settings.limit_upload_burst = 1;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let plain = deployment.client(&running).with_token(&owner.api_key);
        let client = plain.with_header("Idempotency-Key", "upload-1");
        let pdf = steady(1).pdf;
        let form = || upload_of(&pdf).text("applicant_name", "Asha Rao").text("inputs", r#"{"down_payment": 5}"#);
        let first = client.upload(form()).await;
        assert_eq!((first.status, first.header("idempotency-replayed")), (201, None), "{}", first.text);
        // Another order, another name of the file, another spelling of the same amount.
        let respelt = Form::default()
            .text("inputs", r#"{"down_payment": 5.00, "gst_turnover": null}"#)
            .part("name=\"file\"; filename=\"other.pdf\"", None, &pdf)
            .text("applicant_name", "Asha Rao ");
        for form in [form(), respelt] {
            let again = client.upload(form).await;
            assert_eq!((again.status, again.header("idempotency-replayed")), (201, Some("true")), "{}", again.text);
            assert_eq!((&again.body["id"], &again.body["ref"]), (&first.body["id"], &first.body["ref"]));
            assert_eq!(again.header("location"), first.header("location"));
        }
        for other in [upload_of(&pdf), upload_of(&steady(2).pdf).text("applicant_name", "Asha Rao"), Form::default()] {
            assert_eq!(refusal(&client.upload(other).await), (409, "idempotency_key_reused"));
        }
        assert_eq!(plain.get("/v1/analyses").await.body["total"], 1);
        assert_eq!(plain.upload(form()).await.status, 429, "only the first was counted, and that was all there was");
        running.stop().await;
    }

    async fn ten_at_once_with_one_key_make_one_analysis(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let plain = deployment.client(&running).with_token(&owner.api_key);
        let client = plain.with_header("Idempotency-Key", "k");
        let pdf = steady(1).pdf;
        let answers = futures_util::future::join_all((0..10).map(|_| client.upload(upload_of(&pdf)))).await;
        let mut ids: Vec<&str> = answers.iter().map(|answer| answer.body["id"].as_str().unwrap()).collect();
        ids.dedup();
        let replayed = answers.iter().filter(|answer| answer.header("idempotency-replayed").is_some()).count();
        assert_eq!((ids.len(), replayed), (1, 9));
        assert_eq!(plain.get("/v1/analyses").await.body["total"], 1);
        running.stop().await;
    }

    async fn a_refused_upload_frees_its_key(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key).with_header("Idempotency-Key", "k");
        assert_eq!(client.upload(upload_of(b"no PDF")).await.status, 422);
        assert_eq!(client.upload(upload_of(&steady(1).pdf)).await.status, 201);
        running.stop().await;
    }
}
