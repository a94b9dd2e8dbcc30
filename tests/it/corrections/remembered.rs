//! A payer that a team remembers as an employer.

use lending_store::users::Role;
use lending_tests::{TestDeployment, both_modes};
use serde_json::{Value, json};

use super::{completed, corrected, freelancer, product, report};

both_modes! {
    async fn a_remembered_payer_counts_in_the_teams_next_upload_and_in_no_other_teams(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let stranger = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let product_id = product(&client).await;
        let path = completed(&client, freelancer(&product_id)).await;
        let body = json!({"employers": ["Ravi Mehta"], "remember": true, "reason": "Contract of employment, canary 4471."});
        corrected(&client, &path, &body).await;
        let again = json!({"employers": ["RAVI MEHTA"], "remember": true, "reason": "Once more."});
        corrected(&client, &path, &again).await;
        let payers = client.get("/v1/payers").await.body;
        assert_eq!((&payers["total"], &payers["data"][0]["name"]), (&json!(1), &json!("Ravi Mehta")), "one payer, however it is spelt");
        assert_eq!(payers["data"][0]["created_by"], owner.user.id.as_str());
        let payer = payers["data"][0]["id"].as_str().unwrap();

        let next = report(&client, &completed(&client, freelancer(&product_id)).await).await;
        assert_eq!(next["affordability"]["monthly_income"], 75_000);
        assert_eq!(next["decision"]["outcome"], "approve");
        assert_eq!(next["provenance"]["remembered_payers"], json!([{"id": payer, "name": "Ravi Mehta"}]));
        assert_eq!(next["corrections"]["employers"], json!(["Ravi Mehta"]));

        let theirs = deployment.client(&running).with_token(&stranger.api_key);
        let their_product = product(&theirs).await;
        let other = report(&theirs, &completed(&theirs, freelancer(&their_product)).await).await;
        assert_eq!(other["affordability"]["monthly_income"], 15_000);
        assert_eq!(other["provenance"]["remembered_payers"], json!([]));

        assert_eq!(client.delete(&format!("/v1/payers/{payer}")).await.status, 204);
        assert_eq!(client.delete(&format!("/v1/payers/{payer}")).await.status, 404);
        let last = report(&client, &completed(&client, freelancer(&product_id)).await).await;
        assert_eq!(last["affordability"]["monthly_income"], 15_000, "a payer that is forgotten counts no more");
        assert_eq!(report(&client, &path).await["affordability"]["monthly_income"], 75_000, "what was decided stays");

        let audited = running.app.store.audit_log(Some(&owner.user.team), 100).await.unwrap();
        let acts: Vec<&str> = audited.iter().map(|entry| entry.action.as_str()).filter(|act| act.starts_with("payer.")).collect();
        assert_eq!(acts, ["payer.forgotten", "payer.remembered"]);
        running.stop().await;
    }

    async fn a_remembered_payer_can_be_withdrawn_from_one_analysis(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let product_id = product(&client).await;
        let path = completed(&client, freelancer(&product_id)).await;
        corrected(&client, &path, &json!({"employers": ["RAVI MEHTA"], "remember": true, "reason": "Contract seen."})).await;
        let next = completed(&client, freelancer(&product_id)).await;
        let withdrawn = corrected(&client, &next, &json!({"employers": null, "reason": "Only a client here."})).await;
        assert_eq!((&withdrawn["before"]["monthly_income"], &withdrawn["after"]["monthly_income"]), (&json!(75_000), &json!(15_000)));
        let held = report(&client, &next).await;
        assert_eq!((&held["corrections"]["employers"], &held["provenance"]["remembered_payers"]), (&json!([]), &json!([])));
        assert_eq!(client.get("/v1/payers").await.body["total"], 1);
        running.stop().await;
    }

    async fn reasons_notes_and_payers_are_nowhere_in_clear(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let path = completed(&client, freelancer(&product(&client).await)).await;
        corrected(&client, &path, &json!({
            "employers": ["RAVI MEHTA"], "remember": true, "reason": "Canary reason 7781",
            "notes": [{"transaction_id": "txn_2", "note": "Canary note 7782"}],
        })).await;
        let row: Value = json!({"excluded": true, "reason": "Canary row 7783"});
        assert_eq!(client.patch(&format!("{path}/transactions/txn_1"), &row).await.status, 200);
        let review = json!({"outcome": "approve", "conditions": ["Canary condition 7784"]});
        client.post(&format!("{path}/review"), &review).await;
        let dump = deployment.dump().await.unwrap();
        let holds = |text: &str| dump.windows(text.len()).any(|window| window == text.as_bytes());
        for canary in ["RAVI MEHTA", "Canary reason 7781", "Canary note 7782", "Canary row 7783", "Canary condition 7784"] {
            assert!(!holds(canary), "{canary} stands in clear in the database");
        }
        assert!(holds(owner.user.id.as_str()), "ids are there, so the dump is the right one");
        running.stop().await;
    }
}
