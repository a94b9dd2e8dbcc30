//! What somebody does is done to what they have seen, and a form that is refused keeps what was typed.

use lending_store::users::Role;
use lending_tests::{TestDeployment, both_modes};
use serde_json::json;

use super::visitor::Visitor;
use crate::corrections::{completed, freelancer, product};

both_modes! {
    async fn a_case_that_was_corrected_meanwhile_is_not_reviewed_unseen(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let case = completed(&client, freelancer(&product(&client).await)).await;
        let page = case.strip_prefix("/v1").unwrap();
        let base = deployment.client(&running).base().to_owned();
        let mut visitor = Visitor::signed_in(&base, &owner.email).await;
        let form = visitor.get(&format!("{page}/review?outcome=decline")).await;
        assert_eq!(form.between("name=\"revision\" value=\"", "\""), "1");

        // Somebody says that what was left open is no pay; the case still waits for a person.
        let row = json!({"excluded": true, "reason": "Not the applicant's."});
        let corrected = client.patch(&format!("{case}/transactions/txn_1"), &row).await;
        assert_eq!(corrected.status, 200, "{}", corrected.text);
        let fields = [("outcome", "decline"), ("revision", "1"), ("note", "As it stood.")];
        let refused = visitor.post(&format!("{page}/review"), &fields).await;
        assert_eq!(refused.status, 412, "{}", refused.html);
        assert!(refused.html.contains("As it stood."), "what was typed is still there: {}", refused.html);
        assert_eq!(refused.between("name=\"revision\" value=\"", "\""), "2");
        assert!(client.get(&case).await.body["review"].is_null());

        let by_the_api = client.with_header("If-Match", "\"1\"").post(&format!("{case}/review"), &json!({"outcome": "decline"})).await;
        assert_eq!((by_the_api.status, by_the_api.code()), (412, "revision_mismatch"));
        let knowing = client.with_header("If-Match", "\"2\"").post(&format!("{case}/review"), &json!({"outcome": "decline"})).await;
        assert_eq!(knowing.status, 200, "{}", knowing.text);
        running.stop().await;
    }

    async fn a_row_that_was_left_out_is_put_back_as_it_was_tried(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let case = completed(&client, freelancer(&product(&client).await)).await;
        let page = case.strip_prefix("/v1").unwrap();
        let left_out = json!({"excluded": true, "reason": "Not the applicant's."});
        assert_eq!(client.patch(&format!("{case}/transactions/txn_1"), &left_out).await.status, 200);
        let base = deployment.client(&running).base().to_owned();
        let mut visitor = Visitor::signed_in(&base, &owner.email).await;
        let ticked = "name=\"excluded\" value=\"true\" checked";
        let opened = visitor.get(&format!("{page}/rows?row=txn_1")).await;
        assert!(opened.html.contains(ticked), "{}", opened.html);

        // The box is not ticked any more, so the form does not send it.
        let fields = [("reason", "It is, after all."), ("revision", "2")];
        let with = |act: &'static str| [&fields[..], &[("act", act)]].concat();
        let tried = visitor.post(&format!("{page}/rows/txn_1"), &with("try")).await;
        assert_eq!(tried.status, 200, "{}", tried.html);
        assert!(!tried.html.contains(ticked), "what was tried is what is saved: {}", tried.html);
        let saved = visitor.post(&format!("{page}/rows/txn_1"), &with("save")).await;
        assert_eq!(saved.status, 303, "{}", saved.html);
        let row = client.get(&format!("{case}/transactions?limit=1")).await.body["data"][0].clone();
        assert!(!row["flags"].as_array().unwrap().contains(&json!("excluded")), "{row}");
        running.stop().await;
    }

    async fn terms_that_were_published_meanwhile_are_not_put_back_unseen(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let product = product(&client).await;
        let page = format!("/products/{product}");
        let base = deployment.client(&running).base().to_owned();
        let mut visitor = Visitor::signed_in(&base, &owner.email).await;
        assert_eq!(visitor.get(&page).await.between("name=\"version\" value=\"", "\""), "1");
        let published = client.patch(&format!("/v1{page}"), &json!({"annual_rate_pct": 17.25})).await;
        assert_eq!(published.status, 200, "{}", published.text);

        let mine = [("act", "publish"), ("version", "1"), ("value.income", "45000"), ("severity.income", "knockout")];
        let refused = visitor.post(&page, &mine).await;
        assert_eq!(refused.status, 412, "{}", refused.html);
        assert!(refused.html.contains("published version 2 meanwhile"), "{}", refused.html);
        assert!(refused.html.contains("value=\"45000\""), "what was typed is still there: {}", refused.html);
        let now = client.get(&format!("/v1{page}")).await.body;
        assert_eq!((&now["version"], &now["annual_rate_pct"]), (&2.into(), &17.25.into()));
        running.stop().await;
    }

    async fn forms_that_are_refused_keep_what_was_typed(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let base = deployment.client(&running).base().to_owned();
        let mut visitor = Visitor::signed_in(&base, &owner.email).await;
        visitor.get("/settings/team").await;
        let rules = visitor.post("/settings/team", &[("act", "settings"), ("four_eyes", "true"), ("longest_key_days", "99999")]).await;
        assert!(rules.html.contains("value=\"99999\"") && rules.html.contains("role=\"alert\""), "{}", rules.html);
        assert!(rules.html.contains("name=\"four_eyes\" value=\"true\" checked"), "{}", rules.html);
        visitor.get("/settings/api-keys").await;
        let key = visitor.post("/settings/api-keys", &[("name", "Nightly"), ("expires_on", "tomorrow")]).await;
        assert!(key.html.contains("A day is written as") && key.html.contains("value=\"Nightly\""), "{}", key.html);
        assert!(!key.html.contains("las_live_"), "no key was made: {}", key.html);
        running.stop().await;
    }
}
