//! What is refused asks nobody and costs nothing.

use lending_bureau::sandbox::Case;
use lending_store::ledger::TermChange::{Keep, Own};
use lending_store::users::Role;
use lending_tests::{Client, TestDeployment, both_modes, mobile_of};
use reqwest::Method;
use serde_json::json;

use super::{NAME, WithBureau, person, refusal, without_limits};

/// Nobody was asked, nothing charged, nothing held, nothing written down.
async fn nothing_happened(setup: &WithBureau) {
    assert_eq!(setup.questions(), 0, "the bureau was asked");
    assert_eq!(setup.deployment.rows("ledger").await.unwrap(), 0);
    assert_eq!(setup.deployment.rows("credit_checks").await.unwrap(), 0);
    assert_eq!(setup.deployment.rows("consents").await.unwrap(), 0);
    assert_eq!(setup.deployment.held_beyond_charges().await.unwrap(), 0);
    assert_eq!(setup.client.get("/v1/credit-checks").await.body["total"], 0);
}

both_modes! {
    async fn without_consent_or_with_a_bad_member_nobody_is_asked(deployment: TestDeployment) {
        let setup = WithBureau::open(deployment).await;
        let mobile = mobile_of(Case::Clean, 1);
        let cases = [
            (json!({"name": NAME, "mobile": mobile}), "consent_required", "consent"),
            (json!({"name": NAME, "mobile": mobile, "consent": false}), "consent_required", "consent"),
            (json!({"name": NAME, "mobile": mobile, "consent": null}), "invalid_request", "consent"),
            (json!({"name": NAME, "mobile": mobile, "consent": "yes"}), "invalid_request", "consent"),
            (json!({"name": NAME, "mobile": "12345", "consent": true}), "invalid_mobile", "mobile"),
            (json!({"name": NAME, "mobile": "+44 20 7946 0000", "consent": true}), "invalid_mobile", "mobile"),
            (json!({"name": NAME, "consent": true}), "invalid_request", "mobile"),
            (json!({"name": " - ", "mobile": mobile, "consent": true}), "invalid_request", "name"),
            (json!({"name": "x".repeat(201), "mobile": mobile, "consent": true}), "invalid_request", "name"),
            (json!({"name": NAME, "mobile": mobile, "consent": true, "reuse_within_days": 366}), "invalid_request", "reuse_within_days"),
            (json!({"name": NAME, "mobile": mobile, "consent": true, "consnt": 1}), "invalid_request", "consnt"),
        ];
        for (body, code, field) in cases {
            let answer = setup.client.post("/v1/credit-checks", &body).await;
            assert_eq!((refusal(&answer), answer.fields()), ((400, code), vec![field]), "{body}");
        }
        nothing_happened(&setup).await;
        setup.close().await;
    }

    async fn who_may_not_ask_is_told_so_and_nobody_is_asked(deployment: TestDeployment) {
        let setup = WithBureau::open(deployment).await;
        let store = &setup.running.app.store;
        let anonymous = Client::new(setup.client.base());
        assert_eq!(refusal(&anonymous.post("/v1/credit-checks", &person(Case::Clean)).await), (401, "unauthenticated"));
        let viewer = setup.deployment.colleague(&setup.running, &setup.owner.user.team, Role::Viewer).await.unwrap();
        let viewing = anonymous.with_token(&viewer.api_key);
        assert_eq!(refusal(&viewing.post("/v1/credit-checks", &person(Case::Clean)).await), (403, "forbidden_role"));
        let unentitled = store.create_team("Unentitled").await.unwrap();
        let stranger = setup.deployment.colleague(&setup.running, &unentitled.id, Role::Owner).await.unwrap();
        let stranger = anonymous.with_token(&stranger.api_key);
        assert_eq!(refusal(&stranger.post("/v1/credit-checks", &person(Case::Clean)).await), (403, "bureau_not_entitled"));
        // What is wrong with the body is not what keeps them out.
        assert_eq!(refusal(&stranger.post("/v1/credit-checks", &json!({})).await), (403, "bureau_not_entitled"));
        nothing_happened(&setup).await;
        setup.close().await;
    }

    async fn a_member_that_stands_twice_asks_nobody_whichever_of_them_comes_last(deployment: TestDeployment) {
        let setup = WithBureau::open(deployment).await;
        let mobile = mobile_of(Case::Clean, 1);
        let start = format!(r#"{{"name": "{NAME}", "mobile": "{mobile}", "#);
        for end in [
            r#""consent": false, "consent": true}"#,
            r#""consent": true, "consent": false}"#,
            r#""consent": true, "consent": true}"#,
            r#""consent": true, "mobile": "9876543210"}"#,
            r#""consent": true, "consent_evidence": {"language": "en", "language": "hi"}}"#,
            // The same member, spelt otherwise.
            r#""consent": false, "c\u006fnsent": true}"#,
        ] {
            let body = format!("{start}{end}");
            let answer = setup.client.send(Method::POST, "/v1/credit-checks", Some(body.clone().into())).await;
            assert_eq!(refusal(&answer), (400, "invalid_json"), "{body}: {}", answer.text);
        }
        nothing_happened(&setup).await;
        setup.close().await;
    }

    async fn a_spent_cap_refuses_until_the_day_is_over(deployment: TestDeployment) {
        let setup = WithBureau::open(deployment).await;
        let store = &setup.running.app.store;
        store.set_bureau_terms(&setup.owner.user.team, Own(4000), Own(3999)).await.unwrap();
        let keyed = setup.client.with_header("Idempotency-Key", "one");
        let refused = keyed.post("/v1/credit-checks", &person(Case::Clean)).await;
        assert_eq!(refusal(&refused), (429, "spend_cap_reached"));
        let wait: u64 = refused.header("retry-after").unwrap().parse().unwrap();
        assert!((1..=86_400).contains(&wait), "{wait}");
        assert!(refused.header("ratelimit-policy").unwrap().contains("\"daily-spend\";q=0;w=86400"));
        assert!(refused.header("ratelimit").unwrap().contains(&format!("\"daily-spend\";r=0;t={wait}")));
        nothing_happened(&setup).await;

        // Two pulls a day.
        store.set_bureau_terms(&setup.owner.user.team, Keep, Own(8000)).await.unwrap();
        assert_eq!(keyed.post("/v1/credit-checks", &person(Case::Clean)).await.status, 201, "the key was freed");
        // Somebody whom the bureau does not know costs nothing, nor does an outage.
        assert_eq!(setup.check(Case::NoHit).await.status, 201);
        assert_eq!(setup.check(Case::Unavailable).await.status, 503);
        // What may still cost something counts.
        assert_eq!(setup.check(Case::Malformed).await.status, 201);
        assert_eq!(refusal(&setup.check(Case::Clean).await), (429, "spend_cap_reached"));
        let usage = setup.client.get("/v1/usage").await.body;
        assert_eq!((&usage["spent_today"], &usage["daily_cap"], &usage["price"]), (&json!(80), &json!(80), &json!(40)));
        assert_eq!((&usage["pulls"], &usage["amount"]), (&json!(1), &json!(40)));
        let asked = setup.questions();
        setup.deployment.clock.advance(chrono::TimeDelta::days(1));
        assert_eq!(setup.check(Case::Clean).await.status, 201, "a new day");
        assert_eq!(setup.questions(), asked + 1);
        setup.close().await;
    }

    async fn more_pulls_than_a_person_may_are_429_and_a_colleague_has_their_own(deployment: TestDeployment) {
        let mut deployment = deployment;
        let bureau = deployment.open_bureau().await.unwrap();
        deployment.settings.limit_pull_per_hour = 1;
        deployment.settings.limit_pull_burst = 2;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let colleague = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let keyed = client.with_header("Idempotency-Key", "first");
        let first = keyed.post("/v1/credit-checks", &person(Case::Clean)).await;
        assert_eq!(first.status, 201);
        assert!(first.header("ratelimit-policy").unwrap().contains("\"bureau-pull\";q=1;w=3600"));
        assert_eq!(client.post("/v1/credit-checks", &person(Case::NoHit)).await.status, 201);
        let refused = client.post("/v1/credit-checks", &person(Case::Clean)).await;
        assert_eq!(refusal(&refused), (429, "rate_limited"));
        assert!(refused.header("retry-after").is_some());
        let replay = keyed.post("/v1/credit-checks", &person(Case::Clean)).await;
        assert_eq!((replay.status, replay.header("idempotency-replayed")), (201, Some("true")), "a replay costs nothing");
        let other = deployment.client(&running).with_token(&colleague.api_key);
        assert_eq!(other.post("/v1/credit-checks", &person(Case::Clean)).await.status, 201);
        // Two of the first, one of the other; the one that was refused asked nobody.
        assert_eq!(bureau.sandbox.questions().len(), 3);
        assert_eq!(deployment.rows("ledger").await.unwrap(), 2);
        running.stop().await;
        bureau.stop().await;
    }

    async fn a_bureau_that_cannot_be_reached_is_503_and_costs_nothing(deployment: TestDeployment) {
        let mut deployment = deployment;
        without_limits(&mut deployment);
        deployment.open_bureau().await.unwrap().stop().await;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key).with_header("Idempotency-Key", "again");
        for attempt in 1..=6 {
            let answer = client.post("/v1/credit-checks", &person(Case::Clean)).await;
            assert_eq!(refusal(&answer), (503, "bureau_unavailable"), "attempt {attempt}");
            assert!(answer.header("retry-after").is_some());
        }
        assert_eq!(deployment.rows("ledger").await.unwrap(), 0);
        assert_eq!(deployment.held_beyond_charges().await.unwrap(), 0);
        // After five failures on end nobody tries any more, and nothing is written down.
        assert_eq!(deployment.rows("credit_checks").await.unwrap(), 5);
        running.stop().await;
    }

    async fn the_schema_itself_refuses_a_pull_without_a_consent_and_a_changed_past(deployment: TestDeployment) {
        let setup = WithBureau::open(deployment).await;
        setup.check(Case::Clean).await;
        let deployment = &setup.deployment;
        let columns = "team_id, analysis_id, status, provider, billing, price_paise, spend_day, sealed_content_key, person_index, requested_by, created_at";
        let copy = |consent: &str| format!(
            "INSERT INTO credit_checks (id, consent_id, {columns}) SELECT 'chk_forged', {consent}, {columns} FROM credit_checks"
        );
        for (what, sql) in [
            ("a pull without a consent", copy("NULL")),
            ("a pull under a consent that does not exist", copy("'cns_01ARZ3NDEKTSV4RRFFQ69G5FAV'")),
            ("a second pull under one consent", copy("consent_id")),
            ("a changed consent", "UPDATE consents SET purpose = 'marketing'".to_owned()),
            ("a deleted consent", "DELETE FROM consents".to_owned()),
            ("a changed charge", "UPDATE ledger SET amount_paise = 1".to_owned()),
            ("a deleted charge", "DELETE FROM ledger".to_owned()),
            ("a second charge", "INSERT INTO ledger SELECT 'led_2', team_id, check_id, user_id, amount_paise, charged_at FROM ledger".to_owned()),
        ] {
            assert!(deployment.run_sql(&sql).await.is_err(), "{what} was written");
        }
        assert_eq!(deployment.rows("ledger").await.unwrap(), 1);
        setup.close().await;
    }

    async fn a_key_that_cannot_be_read_is_refused_before_anything_is_asked(deployment: TestDeployment) {
        let setup = WithBureau::open(deployment).await;
        let twice = setup.client.with_header("Idempotency-Key", "a").with_header("Idempotency-Key", "b");
        let body = person(Case::Clean).to_string();
        let answer = twice.send(Method::POST, "/v1/credit-checks", Some(body.into())).await;
        assert_eq!(refusal(&answer), (400, "invalid_request"));
        nothing_happened(&setup).await;
        setup.close().await;
    }
}
