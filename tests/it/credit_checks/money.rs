//! What is paid, what is shown again unpaid, and what the month comes to.

use chrono::TimeDelta;
use lending_base::calendar;
use lending_bureau::sandbox::Case;
use lending_store::ledger::TermChange::{Keep, Own};
use lending_tests::{Form, TestDeployment, both_modes, mobile_of};
use serde_json::{Value, json};

use super::{NAME, WithBureau, refusal};

fn again(name: &str, days: u16) -> Value {
    json!({"name": name, "mobile": mobile_of(Case::Settled, 7), "consent": true, "reuse_within_days": days})
}

both_modes! {
    async fn an_earlier_report_is_shown_again_unpaid_for_as_long_as_was_asked(deployment: TestDeployment) {
        let setup = WithBureau::open(deployment).await;
        let ask = async |name: &str, days| setup.client.post("/v1/credit-checks", &again(name, days)).await.body;
        let first = ask(NAME, 30).await;
        assert_eq!(first["billing"]["state"], "charged", "there is none yet");
        let second = ask("ramesh  kumar SHARMA", 30).await;
        assert_eq!(second["billing"], json!({"state": "reused", "amount": 0, "ledger_id": null}));
        assert_ne!(second["id"], first["id"], "a check of its own, under a consent of its own");
        assert_eq!((&second["report"], &second["derogatory"], &second["score"]), (&first["report"], &first["derogatory"], &first["score"]));
        assert_eq!(setup.deployment.rows("consents").await.unwrap(), 2);
        assert_eq!(ask(NAME, 0).await["billing"]["state"], "charged", "a fresh one was asked for");
        assert_eq!(ask("Suresh Sharma", 30).await["billing"]["state"], "charged", "somebody else at the number");
        setup.deployment.clock.advance(TimeDelta::days(9));
        assert_eq!(ask(NAME, 10).await["billing"]["state"], "reused");
        setup.deployment.clock.advance(TimeDelta::days(2));
        // The report is eleven days old; that it was shown again two days ago makes it no younger.
        assert_eq!(ask(NAME, 10).await["billing"]["state"], "charged");
        assert_eq!((setup.questions(), setup.deployment.rows("ledger").await.unwrap()), (4, 4));
        assert_eq!(setup.deployment.held_beyond_charges().await.unwrap(), 0);
        setup.close().await;
    }

    async fn usage_adds_up_the_ledger_of_a_month_at_the_price_of_each_pull(deployment: TestDeployment) {
        let setup = WithBureau::open(deployment).await;
        let (store, team) = (&setup.running.app.store, &setup.owner.user.team);
        setup.check(Case::Clean).await;
        store.set_bureau_terms(team, Own(7_525), Keep).await.unwrap();
        let dear = setup.check(Case::NoHistory).await.body;
        assert_eq!(dear["billing"]["amount"], 75.25);
        setup.check(Case::NoHit).await;
        let pdf = b"%PDF-1.7 nothing";
        assert_eq!(setup.client.upload(Form::default().file(pdf)).await.status, 422, "what is refused is not used");
        let usage = setup.client.get("/v1/usage").await.body;
        let month = calendar::day(store.clock().now()).format("%Y-%m").to_string();
        let mut usage = usage;
        for beside in ["processor_seconds", "in_flight"] {
            usage.as_object_mut().unwrap().remove(beside).unwrap();
        }
        assert_eq!(usage, json!({
            "month": month, "analyses": 0, "pulls": 2, "amount": 125.25, "currency": "INR", "price": 75.25,
            "daily_cap": 10_000, "spent_today": 125.25,
        }));
        let other = setup.client.get("/v1/usage?month=2020-02").await.body;
        assert_eq!((&other["pulls"], &other["amount"], &other["spent_today"]), (&json!(0), &json!(0), &json!(125.25)));
        for month in ["2026-13", "2026", "26-11", "2026-11-01", "november"] {
            assert_eq!(refusal(&setup.client.get(&format!("/v1/usage?month={month}")).await), (400, "invalid_request"), "{month}");
        }
        setup.close().await;
    }
}
