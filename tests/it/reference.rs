//! Before the first statement: a developer looks up what rules may name, what may be refused and what a report looks like.

use lending_server::Code;
use lending_store::users::Role;
use lending_tests::{TestDeployment, both_modes};
use serde_json::{Value, json};

both_modes! {
    async fn every_metric_says_what_a_rule_may_ask_of_it(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let member = deployment.person(&running, Role::Viewer).await.unwrap();
        let found = deployment.client(&running).with_token(&member.api_key).get("/v1/reference/metrics").await;
        assert_eq!(found.status, 200, "{}", found.text);
        assert_eq!(found.body["rules_version"], lending_engine::rules_version());
        let metrics = found.body["data"].as_array().unwrap();
        let named = |name: &str| metrics.iter().find(|metric| metric["name"] == name).unwrap();
        assert_eq!(named("foir")["operators"], json!(["lt", "lte", "gt", "gte"]));
        assert_eq!((&named("foir")["threshold_min"], &named("foir")["threshold_max"]), (&json!(0.0), &json!(3.0)));
        let income = named("income_type");
        assert_eq!((&income["kind"], &income["threshold_max"]), (&json!("choice"), &Value::Null));
        assert!(income["choices"].as_array().unwrap().contains(&json!("salaried")));
        for metric in metrics {
            for told in ["summary", "formula", "window", "missing_when"] {
                assert!(!metric[told].as_str().unwrap().is_empty(), "{told} of {}", metric["name"]);
            }
        }
        running.stop().await;
    }

    async fn every_reason_has_a_meaning_and_suspicions_have_no_sentence_for_applicants(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let member = deployment.person(&running, Role::Viewer).await.unwrap();
        let found = deployment.client(&running).with_token(&member.api_key).get("/v1/reference/reasons").await;
        assert_eq!(found.status, 200, "{}", found.text);
        let reasons = found.body["data"].as_array().unwrap();
        let named = |code: &str| reasons.iter().find(|reason| reason["code"] == code).unwrap();
        assert_eq!((&named("I03")["metric"], &named("I03")["section"]), (&json!("monthly_income"), &json!("income")));
        assert_eq!(named("I03")["applicant_sentences"][1]["language"], "hi");
        for code in ["T02", "T03", "B03", "B04", "B09"] {
            assert_eq!(named(code)["applicant_sentences"], json!([]), "{code}");
        }
        assert!(reasons.iter().all(|reason| !reason["meaning"].as_str().unwrap().is_empty()));
        running.stop().await;
    }

    async fn every_error_has_its_status_and_says_what_to_do(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let member = deployment.person(&running, Role::Viewer).await.unwrap();
        let client = deployment.client(&running).with_token(&member.api_key);
        let found = client.get("/v1/reference/errors").await;
        assert_eq!(found.status, 200, "{}", found.text);
        let told: Vec<(&str, u64, &str, &str)> = found.body["data"].as_array().unwrap().iter().map(|error| {
            let text = |member: &str| error[member].as_str().unwrap();
            (text("code"), error["status"].as_u64().unwrap(), text("meaning"), text("remedy"))
        }).collect();
        let known: Vec<(&str, u64, &str, &str)> =
            Code::ALL.iter().map(|code| (code.as_str(), u64::from(code.status()), code.meaning(), code.remedy())).collect();
        assert_eq!(told, known);
        // A refusal leads to the same page.
        let refused = client.get("/v1/analyses/an_1").await;
        let named = found.body["data"].as_array().unwrap().iter().find(|error| error["code"] == refused.code()).unwrap();
        assert_eq!((named["status"].as_u64(), &named["doc_url"]), (Some(u64::from(refused.status)), &refused.body["doc_url"]));
        running.stop().await;
    }

    async fn a_rule_on_any_listed_metric_is_accepted(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let found = client.get("/v1/reference/metrics").await;
        let rules: Vec<Value> = found.body["data"].as_array().unwrap().iter().map(|metric| {
            let value = match metric["kind"].as_str().unwrap() {
                "flag" => json!(true),
                "choice" => metric["choices"][0].clone(),
                _ => metric["threshold_max"].clone(),
            };
            let op = metric["operators"][0].clone();
            json!({"id": metric["name"], "metric": metric["name"], "op": op, "value": value, "severity": "review"})
        }).collect();
        for rules in rules.chunks(10) {
            let made = client.post("/v1/products", &json!({
                "name": format!("With {}", rules[0]["metric"].as_str().unwrap()),
                "amount": {"min": 25000, "max": 1_000_000},
                "tenure_months": {"min": 6, "max": 60, "default": 36},
                "annual_rate_pct": 16.5,
                "policy": {"rules": rules},
            })).await;
            assert_eq!(made.status, 201, "{}", made.text);
        }
        running.stop().await;
    }

    async fn the_sample_report_is_whole_and_cites_its_own_rows(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let member = deployment.person(&running, Role::Viewer).await.unwrap();
        let found = deployment.client(&running).with_token(&member.api_key).get("/v1/reference/sample-report").await;
        assert_eq!(found.status, 200, "{}", found.text);
        assert_eq!(found.body["provenance"]["rules_version"], lending_engine::rules_version());
        assert_eq!(found.body["decision"]["outcome"], "approve");
        let rows = found.body["transactions"].as_array().unwrap();
        let known = |id: &Value| rows.iter().any(|row| row["id"] == *id);
        let reasons = found.body["decision"]["reasons"].as_array().unwrap();
        assert!(!rows.is_empty() && !reasons.is_empty());
        for reason in reasons {
            assert!(reason["rows"].as_array().unwrap().iter().all(known), "{reason}");
        }
        running.stop().await;
    }

    async fn nobody_looks_up_anything_without_a_token(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let client = deployment.client(&running);
        for path in ["/v1/reference/metrics", "/v1/reference/errors", "/v1/reference/sample-report"] {
            let refused = client.get(path).await;
            assert_eq!((refused.status, refused.code()), (401, "unauthenticated"), "{path}");
        }
        running.stop().await;
    }
}
