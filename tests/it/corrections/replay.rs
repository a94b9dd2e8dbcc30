//! A correction makes a revision: with who, when, why and what changed, and the earlier ones stay.

use lending_samples::{Persona, Spec, layout, statement};
use lending_store::users::Role;
use lending_tests::{Form, TestDeployment, both_modes};
use serde_json::{Value, json};

use super::{completed, corrected, employed, freelancer, product, refusal, report};

both_modes! {
    async fn a_freelancers_payer_named_as_employer_turns_the_decline_as_the_question_said(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let path = completed(&client, freelancer(&product(&client).await)).await;
        let first = report(&client, &path).await;
        assert_eq!(first["decision"]["review_reasons"], json!(["decline_in_doubt"]));
        let answer = &first["decision"]["questions"][0]["answers"][0];
        assert_eq!((&answer["outcome"], &answer["offer"]), (&json!("approve"), &json!(100_000)));

        let mut body = answer["correction"].clone();
        body["reason"] = json!("Contract seen.");
        let revision = corrected(&client, &path, &body).await;
        assert_eq!((&revision["number"], &revision["stored"]), (&json!(2), &json!(true)));
        assert_eq!((&revision["by"], &revision["reason"]), (&json!(owner.user.id.as_str()), &json!("Contract seen.")));
        // 15,000 from Acme Tools alone; with Ravi Mehta's 60,000 it is 75,000. The instalment of 100,000 at 1% a month
        // over 24 months is 4,707.35: (5,000 + 4,707.35) / 15,000 = 0.6472, and over 75,000 it is 0.1294.
        assert_eq!(revision["before"], json!({
            "decision": "review", "policy_outcome": "decline", "review_reasons": ["decline_in_doubt"], "offer": null,
            "monthly_income": 15_000, "monthly_obligations": 5_000, "foir": 0.6472,
        }));
        assert_eq!(revision["after"], json!({
            "decision": "approve", "policy_outcome": "approve", "review_reasons": [], "offer": 100_000,
            "monthly_income": 75_000, "monthly_obligations": 5_000, "foir": 0.1294,
        }));

        let record = client.get(&format!("{path}?include_result=true")).await.body;
        assert_eq!((&record["revision"], &record["decision"], &record["final_decision"]),
            (&json!(2), &json!("approve"), &json!("approve")));
        assert_eq!(record["result"]["decision"]["offer"]["amount"], 100_000);
        assert_eq!(record["result"]["corrections"]["employers"], json!(["RAVI MEHTA"]));
        let approved = client.get("/v1/analyses?decision=approve").await.body;
        assert_eq!(approved["total"], 1, "lists go by the decision that holds");
        let audited = running.app.store.audit_log(Some(&owner.user.team), 3).await.unwrap();
        let acts: Vec<_> = audited.iter().map(|entry| (entry.action.as_str(), entry.subject.as_deref())).collect();
        let id = record["id"].as_str();
        let team = owner.user.team.as_str();
        let expected =
            [("analyses.listed", Some(team)), ("analysis.report_read", id), ("analysis.corrected", id)];
        assert_eq!(acts, expected);
        running.stop().await;
    }

    async fn the_first_revision_stays_byte_for_byte_and_all_are_listed(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let path = completed(&client, freelancer(&product(&client).await)).await;
        let whole = client.get(&format!("{path}?include_result=true")).await.text;
        let first = client.get(&format!("{path}/revisions/1")).await;
        let alone = client.get(&format!("{path}/revisions")).await.body;
        assert_eq!((&alone["total"], &alone["data"][0]["number"], &alone["data"][0]["before"]), (&json!(1), &json!(1), &Value::Null));
        corrected(&client, &path, &employed()).await;
        corrected(&client, &path, &json!({"business_margin_pct": 30, "reason": "Books seen."})).await;

        let again = client.get(&format!("{path}/revisions/1")).await;
        assert_eq!(again.text, first.text);
        let result = |text: &str| text[text.find("\"result\":").unwrap()..].to_owned();
        assert_eq!(result(&again.text), result(&whole), "what the analysis came to by itself");
        let second = client.get(&format!("{path}/revisions/2")).await.body;
        assert_eq!(second["result"]["corrections"]["employers"], json!(["RAVI MEHTA"]));
        let third = client.get(&format!("{path}/revisions/3")).await.body;
        assert_eq!(third["corrections"]["employers"], json!(["RAVI MEHTA"]), "corrections add up");
        assert_eq!(third["corrections"]["business_margin_pct"], 30.0);
        assert_eq!(third["result"], report(&client, &path).await, "the newest holds");

        let all = client.get(&format!("{path}/revisions")).await.body;
        let numbers: Vec<i64> = all["data"].as_array().unwrap().iter().map(|one| one["number"].as_i64().unwrap()).collect();
        assert_eq!((numbers, &all["data"][0]["reason"]), (vec![3, 2, 1], &json!("Books seen.")));
        assert_eq!(all["data"][2]["by"], owner.user.id.as_str());
        let page = client.get(&format!("{path}/revisions?limit=2")).await.body;
        let rest = client.get(&format!("{path}/revisions?limit=2&cursor={}", page["next_cursor"].as_str().unwrap())).await.body;
        assert_eq!((&rest["data"], &rest["has_more"]), (&json!([all["data"][2]]), &json!(false)));
        for missing in ["0", "4", "x", "-1", "1.5"] {
            assert_eq!(refusal(&client.get(&format!("{path}/revisions/{missing}")).await), (404, "not_found"), "{missing}");
        }
        running.stop().await;
    }

    async fn rescoring_keeps_what_was_corrected(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let path = completed(&client, freelancer(&product(&client).await)).await;
        corrected(&client, &path, &employed()).await;
        let rescored = client.post(&format!("{path}/rescore"), &json!({})).await.body;
        let held = report(&client, &path).await;
        for part in ["decision", "score", "policy", "affordability", "explanations"] {
            assert_eq!(rescored[part], held[part], "{part}");
        }
        let shorter = json!({"inputs": {"requested_amount": 100_000, "tenure_months": 12}});
        let shorter = client.post(&format!("{path}/rescore"), &shorter).await.body;
        assert_eq!(shorter["affordability"]["monthly_income"], 75_000);
        // 100,000 × 0.01 × 1.01¹² / (1.01¹² − 1).
        assert_eq!(shorter["affordability"]["proposed_emi"], 8_884.88);
        running.stop().await;
    }

    async fn what_forced_a_review_once_forces_it_until_a_person_reviews(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let mule = statement(&Spec::new(layout("hdfc-classic").unwrap(), Persona::MuleFanIn, 6, 1)).unwrap();
        let path = completed(&client, Form::default().file(&mule.pdf)).await;
        let first = report(&client, &path).await;
        assert!(first["decision"]["review_reasons"].as_array().unwrap().contains(&json!("mule_pattern")), "{}", first["decision"]);
        let every: Vec<&Value> = first["transactions"].as_array().unwrap().iter().map(|row| &row["id"]).collect();
        let without = corrected(&client, &path, &json!({"excluded": every, "reason": "None of it is his."})).await;
        assert_eq!(without["after"]["decision"], "review");
        let second = report(&client, &path).await;
        assert_eq!(second["mule"]["is_flagged"], false, "without the rows there is no pattern any more");
        assert!(second["decision"]["review_reasons"].as_array().unwrap().contains(&json!("mule_pattern")));
        let third = corrected(&client, &path, &json!({"business_margin_pct": 90, "reason": "Books seen."})).await;
        assert!(third["after"]["review_reasons"].as_array().unwrap().contains(&json!("mule_pattern")));
        let rescored = client.post(&format!("{path}/rescore"), &json!({})).await.body;
        assert_eq!(rescored["decision"]["outcome"], "review");
        let reviewed = client.post(&format!("{path}/review"), &json!({"outcome": "approve"})).await.body;
        assert_eq!(reviewed["final_decision"], "approve");
        running.stop().await;
    }

    async fn erasing_an_analysis_erases_its_revisions(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let path = completed(&client, freelancer(&product(&client).await)).await;
        corrected(&client, &path, &employed()).await;
        assert_eq!(client.delete(&path).await.status, 204);
        for gone in ["/revisions", "/revisions/1", "/revisions/2"] {
            assert_eq!(refusal(&client.get(&format!("{path}{gone}")).await), (404, "not_found"), "{gone}");
        }
        // A revision refers to its analysis: were one left, this would say so.
        deployment.run_sql("INSERT INTO analysis_revisions (analysis_id, team_id, number, corrected_by, corrected_at,
            report, report_format, details, details_format) SELECT analysis_id, team_id, number, corrected_by,
            corrected_at, report, report_format, details, details_format FROM analysis_revisions").await.unwrap();
        running.stop().await;
    }
}
