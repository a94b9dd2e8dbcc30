//! Who decides about a case: reviewers, members unless the team reserves it, and never the uploader where it wants four eyes.

use lending_store::users::Role;
use lending_tests::{Form, TestDeployment, both_modes};
use serde_json::json;

use super::refusal;
use crate::corrections::{completed, freelancer, product};

both_modes! {
    async fn a_reviewer_reads_corrects_and_reviews_and_brings_nothing_in(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let reviewer = deployment.colleague(&running, &owner.user.team, Role::Reviewer).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let path = completed(&client, freelancer(&product(&client).await)).await;
        let theirs = client.with_token(&reviewer.api_key);
        assert_eq!(theirs.get(&format!("{path}?include_result=true")).await.status, 200);
        assert_eq!(refusal(&theirs.upload(Form::default()).await), (403, "forbidden_role"));
        let check = json!({"name": "Asha Verma", "mobile": "9876543210", "consent": true});
        assert_eq!(refusal(&theirs.post("/v1/credit-checks", &check).await), (403, "forbidden_role"));
        assert_eq!(refusal(&theirs.delete(&path).await), (403, "forbidden_role"));
        // A reviewer has the team remember a payer; a member does not.
        let correction = json!({"employers": ["RAVI MEHTA"], "reason": "Contract seen.", "remember": true});
        let corrected = theirs.patch(&format!("{path}/corrections"), &correction).await;
        assert_eq!(corrected.status, 200, "{}", corrected.text);
        assert_eq!(client.get("/v1/payers").await.body["total"], 1);
        let other = completed(&client, freelancer(&product(&client).await)).await;
        if client.get(&other).await.body["decision"] == "review" {
            let reviewed = theirs.post(&format!("{other}/review"), &json!({"outcome": "approve"})).await;
            assert_eq!((reviewed.status, &reviewed.body["review"]["by"]), (200, &json!(reviewer.user.id.as_str())));
        }
        running.stop().await;
    }

    async fn members_review_unless_the_team_leaves_it_to_reviewers(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let member = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let reviewer = deployment.colleague(&running, &owner.user.team, Role::Reviewer).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let product = product(&client).await;
        let path = completed(&client, freelancer(&product)).await;
        let review = json!({"outcome": "approve"});
        let as_member = client.with_token(&member.api_key);
        assert_eq!(as_member.post(&format!("{path}/review"), &review).await.status, 200, "as ever");

        let signed_in = client.signed_in(&owner.email).await;
        assert_eq!(signed_in.patch("/v1/team/settings", &json!({"reviewers_only": true})).await.status, 200);
        let path = completed(&client, freelancer(&product)).await;
        assert_eq!(refusal(&as_member.post(&format!("{path}/review"), &review).await), (403, "forbidden_role"));
        let log = client.get("/v1/audit-events?action=access.refused").await.body;
        assert_eq!(log["data"][0]["actor"], member.user.id.as_str(), "{log}");
        assert_eq!(client.with_token(&reviewer.api_key).post(&format!("{path}/review"), &review).await.status, 200);
        running.stop().await;
    }

    async fn where_a_team_wants_four_eyes_the_uploader_does_not_review(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let member = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let signed_in = client.signed_in(&owner.email).await;
        let settings = signed_in.patch("/v1/team/settings", &json!({"four_eyes": true})).await;
        assert_eq!(settings.status, 200, "{}", settings.text);
        let as_member = client.with_token(&member.api_key);
        let path = completed(&as_member, freelancer(&product(&client).await)).await;
        let review = json!({"outcome": "approve"});
        for same in [&as_member, &as_member.signed_in(&member.email).await] {
            let refused = same.post(&format!("{path}/review"), &review).await;
            assert_eq!(refusal(&refused), (403, "four_eyes"), "by key or in person: {}", refused.text);
        }
        assert_eq!(client.post(&format!("{path}/review"), &review).await.status, 200);
        running.stop().await;
    }

    async fn everybody_reads_the_settings_and_owners_change_them_in_person(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let viewer = deployment.colleague(&running, &owner.user.team, Role::Viewer).await.unwrap();
        let client = deployment.client(&running);
        let usual = json!({"four_eyes": false, "reviewers_only": false, "require_second_factor": false, "longest_key_days": null});
        assert_eq!(client.with_token(&viewer.api_key).get("/v1/team/settings").await.body, usual);
        let change = json!({"four_eyes": true});
        assert_eq!(refusal(&client.with_token(&owner.api_key).patch("/v1/team/settings", &change).await), (403, "login_token_required"));
        assert_eq!(refusal(&client.signed_in(&viewer.email).await.patch("/v1/team/settings", &change).await), (403, "forbidden_role"));
        let signed_in = client.signed_in(&owner.email).await;
        assert_eq!(signed_in.patch("/v1/team/settings", &change).await.body["four_eyes"], true);
        // What is left out stays.
        let both = signed_in.patch("/v1/team/settings", &json!({"longest_key_days": 90})).await.body;
        assert_eq!((&both["four_eyes"], &both["longest_key_days"]), (&json!(true), &json!(90)));
        for wrong in [json!({"longest_key_days": 3661}), json!({"longest_key_days": -1}), json!({"eyes": 4})] {
            assert_eq!(signed_in.patch("/v1/team/settings", &wrong).await.status, 400, "{wrong}");
        }
        let log = signed_in.get("/v1/audit-events?action=team.settings_changed").await.body;
        assert_eq!(log["data"].as_array().unwrap().len(), 2);
        running.stop().await;
    }
}
