//! What nobody knows is found out by an operator at the shell.

use lending_bureau::sandbox::Case;
use lending_tests::{TestDeployment, both_modes};
use serde_json::{Value, json};

use super::{WithBureau, admin};

async fn check(setup: &WithBureau, id: &str) -> Value {
    setup.client.get(&format!("/v1/credit-checks/{id}")).await.body
}

both_modes! {
    async fn a_check_that_needs_review_is_settled_as_it_was_found_to_be(deployment: TestDeployment) {
        let setup = WithBureau::open(deployment).await;
        let mut ids = Vec::new();
        for case in [Case::Timeout, Case::Malformed, Case::Implausible] {
            ids.push(setup.check(case).await.body["id"].as_str().unwrap().to_owned());
        }
        let deployment = &setup.deployment;
        let (timeout, malformed, implausible) = (ids[0].as_str(), ids[1].as_str(), ids[2].as_str());
        let listed = admin(deployment, &["list-unresolved-checks"]).await.out;
        assert_eq!(listed.lines().count(), 3, "{listed}");
        assert!(listed.lines().next().unwrap().starts_with(timeout) && listed.contains("answer_unreadable"), "{listed}");

        // The bureau is still at it.
        let still = admin(deployment, &["resolve-check", timeout, "--inquire"]).await;
        assert!(!still.ok && still.err.contains("it still needs review"), "{}", still.err);
        let done = admin(deployment, &["resolve-check", timeout, "--not-delivered"]).await;
        assert_eq!((done.ok, done.out.trim()), (true, "failed"), "{}", done.err);
        let settled = check(&setup, timeout).await;
        assert_eq!((&settled["status"], &settled["problem"]["code"]), (&json!("failed"), &json!("found_not_delivered")));
        let again = admin(deployment, &["resolve-check", timeout, "--not-delivered"]).await;
        assert!(!again.ok && again.err.contains("does not need review"), "{}", again.err);

        // What came is kept as it came: half a report.
        let kept = admin(deployment, &["show-check-answer", malformed]).await;
        assert!(kept.ok && kept.out.starts_with('{') && serde_json::from_str::<Value>(&kept.out).is_err());
        let reread = admin(deployment, &["resolve-check", malformed, "--reread"]).await;
        assert!(!reread.ok && reread.err.contains("it is not JSON"), "{}", reread.err);
        // The bureau sends it again, by mail.
        let mut whole: Value = serde_json::from_str(&admin(deployment, &["show-check-answer", implausible]).await.out).unwrap();
        whole["report"]["scores"][0]["value"] = json!("00705");
        let file = deployment.folder().join("answer.json");
        std::fs::write(&file, whole.to_string()).unwrap();
        let resolved = admin(deployment, &["resolve-check", malformed, "--answer", file.to_str().unwrap()]).await;
        assert_eq!((resolved.ok, resolved.out.trim()), (true, "completed"), "{}", resolved.err);
        let settled = check(&setup, malformed).await;
        assert_eq!((&settled["score"], &settled["billing"]["state"], &settled["problem"]), (&json!(705), &json!("charged"), &Value::Null));
        assert!(settled["report"].is_object());
        assert_eq!(deployment.rows("ledger").await.unwrap(), 1);
        // One is open still.
        assert_eq!(deployment.held_beyond_charges().await.unwrap(), 5000);

        let audited = setup.running.app.store.audit_log(Some(&setup.owner.user.team), 100).await.unwrap();
        let count = |action: &str| audited.iter().filter(|entry| entry.action == action && entry.actor.starts_with("operator")).count();
        assert_eq!((count("credit_check.resolved"), count("credit_check.answer_read")), (2, 2));
        setup.close().await;
    }

    async fn a_teams_price_and_cap_are_set_from_the_shell(deployment: TestDeployment) {
        let setup = WithBureau::open(deployment).await;
        let team = setup.owner.user.team.as_str();
        let set = admin(&setup.deployment, &["bureau-terms", "--team", team, "--price-paise", "1250", "--daily-cap-paise", "2500"]).await;
        assert_eq!(set.out.trim(), "price 1250 paise, daily cap 2500 paise", "{}", set.err);
        assert_eq!(setup.check(Case::Clean).await.body["billing"]["amount"], 12.5);
        let raised = admin(&setup.deployment, &["bureau-terms", "--team", team, "--daily-cap-paise", "5000"]).await;
        assert_eq!(raised.out.trim(), "price 1250 paise, daily cap 5000 paise", "what is left out stays");
        let reset = admin(&setup.deployment, &["bureau-terms", "--team", team, "--usual-price", "--usual-cap"]).await;
        assert_eq!(reset.out.trim(), "price 5000 paise, daily cap 1000000 paise");
        let audited = setup.running.app.store.audit_log(Some(&setup.owner.user.team), 1).await.unwrap();
        assert_eq!(audited[0].subject.as_deref(), Some("price=5000 daily_cap=1000000"));
        setup.close().await;
    }
}
