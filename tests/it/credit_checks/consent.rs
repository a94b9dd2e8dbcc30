//! What shows that a person agreed is kept with the check; a consent that is taken back serves nobody else.

use lending_bureau::sandbox::Case;
use lending_store::users::Role;
use lending_tests::{Form, TestDeployment, both_modes, mobile_of};
use serde_json::{Value, json};

use super::{NAME, WithBureau, person, refusal};

fn evidence() -> Value {
    json!({
        "text": "I agree that the lender may ask a credit bureau about me.", "text_version": "kfs-7", "language": "hi-IN",
        "given_at": "2026-01-05T10:00:00Z", "ip": "2001:db8::7",
        "artefact": {"kind": "account_aggregator", "reference": "aa-9c1d"},
    })
}

fn with_evidence(case: Case, evidence: &Value) -> Value {
    let mut body = person(case);
    body["consent_evidence"] = evidence.clone();
    body
}

both_modes! {
    async fn what_shows_a_consent_is_kept_shown_and_erased_with_its_check(deployment: TestDeployment) {
        let setup = WithBureau::open(deployment).await;
        let made = setup.client.post("/v1/credit-checks", &with_evidence(Case::Clean, &evidence())).await;
        assert_eq!(made.status, 201, "{}", made.text);
        let id = made.body["id"].as_str().unwrap().to_owned();
        let path = format!("/v1/credit-checks/{id}");
        let kept = setup.client.get(&path).await.body["consent"]["evidence"].clone();
        let mut expected = evidence();
        // One way of writing times.
        expected["given_at"] = kept["given_at"].clone();
        assert_eq!(kept, expected);
        assert!(kept["given_at"].as_str().unwrap().starts_with("2026-01-05T10:00:00"));
        let plain = setup.check(Case::Clean).await.body;
        assert_eq!((&plain["consent"]["evidence"], &plain["consent"]["withdrawn_at"]), (&Value::Null, &Value::Null));
        for canary in ["aa-9c1d", "kfs-7", "2001:db8::7"] {
            let dump = setup.deployment.dump().await.unwrap();
            assert!(!dump.windows(canary.len()).any(|window| window == canary.as_bytes()), "{canary} stands in clear");
        }
        for changed in ["UPDATE consents SET evidence = subject", "UPDATE consents SET evidence = sealed_subject"] {
            let sql = format!("{changed} WHERE evidence IS NOT NULL");
            assert!(setup.deployment.run_sql(&sql).await.is_err(), "{sql}");
        }
        assert_eq!(setup.client.delete(&path).await.status, 204);
        assert_eq!(setup.deployment.number("SELECT count(*) FROM consents WHERE evidence IS NOT NULL").await.unwrap(), 0);
        setup.close().await;
    }

    async fn evidence_that_cannot_be_true_is_refused_and_nobody_is_asked(deployment: TestDeployment) {
        let setup = WithBureau::open(deployment).await;
        for (member, wrong, field) in [
            ("given_at", json!("2099-01-01T00:00:00Z"), "given_at"),
            ("given_at", json!("yesterday"), "given_at"),
            ("ip", json!("203.0.113.999"), "ip"),
            ("language", json!("hindi, I think"), "language"),
            ("text", json!("x".repeat(4001)), "text"),
            ("artefact", json!({"kind": "handshake", "reference": "r"}), "artefact.kind"),
            ("artefact", json!({"kind": "otp"}), "artefact.reference"),
            ("password", json!("x"), "password"),
        ] {
            let mut evidence = evidence();
            evidence[member] = wrong;
            let answer = setup.client.post("/v1/credit-checks", &with_evidence(Case::Clean, &evidence)).await;
            assert_eq!(refusal(&answer), (400, "invalid_request"), "{member}");
            assert_eq!(answer.body["errors"][0]["field"], format!("consent_evidence.{field}"), "{}", answer.text);
            let form = Form::default().file(b"%PDF-1.7 nothing").text("applicant_name", NAME)
                .text("applicant_mobile", &mobile_of(Case::Clean, 1)).text("bureau_consent", "true")
                .text("bureau_consent_evidence", &evidence.to_string());
            let answer = setup.client.upload(form).await;
            assert_eq!(refusal(&answer), (400, "invalid_request"), "{member}: {}", answer.text);
            assert_eq!(answer.body["errors"][0]["field"], format!("bureau_consent_evidence.{field}"));
        }
        let form = Form::default().file(b"%PDF-1.7 nothing").text("bureau_consent_evidence", "{}");
        let answer = setup.client.upload(form).await;
        assert_eq!(answer.body["errors"][0]["field"], "bureau_consent_evidence", "there is no consent that it could show");
        assert_eq!(setup.questions(), 0);
        setup.close().await;
    }

    async fn a_consent_that_was_taken_back_serves_nobody_who_asks_anew(deployment: TestDeployment) {
        let setup = WithBureau::open(deployment).await;
        let ask = async || {
            let mut body = person(Case::Clean);
            body["reuse_within_days"] = json!(30);
            setup.client.post("/v1/credit-checks", &body).await.body
        };
        let first = ask().await;
        assert_eq!(ask().await["billing"]["state"], "reused");
        let path = format!("/v1/credit-checks/{}/withdraw-consent", first["id"].as_str().unwrap());
        let viewer = setup.deployment.colleague(&setup.running, &setup.owner.user.team, Role::Viewer).await.unwrap();
        let stranger = setup.deployment.person(&setup.running, Role::Owner).await.unwrap();
        assert_eq!(refusal(&setup.client.with_token(&viewer.api_key).post(&path, &json!({})).await), (403, "forbidden_role"));
        assert_eq!(setup.client.with_token(&stranger.api_key).post(&path, &json!({})).await.status, 404);
        assert_eq!(setup.deployment.rows("consent_withdrawals").await.unwrap(), 0);

        let withdrawn = setup.client.post(&path, &json!({})).await;
        assert_eq!(withdrawn.status, 200, "{}", withdrawn.text);
        let at = withdrawn.body["consent"]["withdrawn_at"].clone();
        assert!(at.is_string());
        assert_eq!(setup.client.post(&path, &json!({})).await.body["consent"]["withdrawn_at"], at, "told twice");
        let shown = setup.client.get(&format!("/v1/credit-checks/{}", first["id"].as_str().unwrap())).await.body;
        assert_eq!((&shown["consent"]["withdrawn_at"], &shown["report"]), (&at, &first["report"]));
        let acts = setup.running.app.store.audit_log(Some(&setup.owner.user.team), 100).await.unwrap();
        assert_eq!(acts.iter().filter(|entry| entry.action == "credit_check.consent_withdrawn").count(), 1);

        assert_eq!(ask().await["billing"]["state"], "charged", "the report serves nobody else");
        assert_eq!(setup.questions(), 2);
        assert!(setup.deployment.run_sql("DELETE FROM consent_withdrawals").await.is_err());
        setup.close().await;
    }
}
