//! What nobody knows is asked about again by the service itself: by its reference, and never by a second pull.

use std::time::Duration;

use chrono::TimeDelta;
use lending_base::CheckId;
use lending_bureau::sandbox::Case;
use lending_bureau::{Bureau, Resolution, Resolved};
use lending_tests::{Mode, TestDeployment, both_modes};
use serde_json::{Value, json};

use super::WithBureau;

const INQUIRIES: &str = "SELECT CAST(COALESCE(sum(inquiries), 0) AS BIGINT) FROM credit_checks";
const NEVER_SEEN: &str = "SELECT count(*) FROM credit_checks WHERE never_seen_at IS NOT NULL";
/// Longer than workers wait between two looks.
const A_LOOK: Duration = Duration::from_secs(7);

/// The check as soon as it has this status.
async fn once_it_is(setup: &WithBureau, id: &str, status: &str) -> Value {
    loop {
        let check = setup.client.get(&format!("/v1/credit-checks/{id}")).await.body;
        if check["status"] == status {
            return check;
        }
        tokio::time::sleep(Duration::from_millis(250)).await;
    }
}

async fn until(deployment: &TestDeployment, sql: &'static str, number: i64) {
    while deployment.number(sql).await.unwrap() != number {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// As an operator asks who does not wait for the service.
async fn inquire(setup: &WithBureau, id: &str) -> Resolved {
    let bureau = Bureau::open(&setup.deployment.settings, &setup.running.app.store).unwrap();
    bureau.resolve(&CheckId::parse(id).unwrap(), Resolution::Inquire, false).await.unwrap()
}

fn is_not_believed(resolved: &Resolved) -> bool {
    matches!(resolved, Resolved::Unresolved(why) if why.contains("asked again after 10 minutes it is believed"))
}

both_modes! {
    async fn a_check_that_needs_review_is_settled_by_itself_once_the_bureau_knows(deployment: TestDeployment) {
        let setup = WithBureau::open(deployment).await;
        let (deployment, sandbox) = (&setup.deployment, &setup.bureau.sandbox);
        // Two of them, where there may be two: each inquiry is made once all the same.
        let mut workers = Vec::new();
        if deployment.mode == Mode::Production {
            workers = vec![deployment.work().await.unwrap(), deployment.work().await.unwrap()];
        }
        let made = setup.check(Case::Timeout).await.body;
        assert_eq!(made["status"], "needs_review");
        let id = made["id"].as_str().unwrap();
        let before = sandbox.inquiries();
        deployment.clock.advance(TimeDelta::minutes(4));
        tokio::time::sleep(A_LOOK).await;
        assert_eq!((sandbox.inquiries(), deployment.number(INQUIRIES).await.unwrap()), (before, 0), "it is not time yet");

        // The bureau is still at it.
        deployment.clock.advance(TimeDelta::minutes(2));
        until(deployment, INQUIRIES, 1).await;
        tokio::time::sleep(A_LOOK).await;
        assert_eq!(deployment.number(INQUIRIES).await.unwrap(), 1, "the next is ten minutes off");
        assert!(sandbox.inquiries() > before);
        assert_eq!(once_it_is(&setup, id, "needs_review").await["billing"]["state"], "not_charged");

        sandbox.find_out(id, Case::Clean);
        deployment.clock.advance(TimeDelta::minutes(10));
        let settled = once_it_is(&setup, id, "completed").await;
        assert_eq!((&settled["score"], &settled["billing"]["state"]), (&json!(780), &json!("charged")));
        assert!(settled["report"].is_object());
        assert_eq!(sandbox.questions().into_values().collect::<Vec<_>>(), [1], "it was pulled once");
        assert_eq!(deployment.rows("ledger").await.unwrap(), 1);
        assert_eq!(deployment.held_beyond_charges().await.unwrap(), 0);
        let audited = setup.running.app.store.audit_log(Some(&setup.owner.user.team), 100).await.unwrap();
        let by: Vec<&str> = audited.iter()
            .filter(|entry| entry.action == "credit_check.resolved")
            .map(|entry| entry.actor.as_str())
            .collect();
        assert_eq!(by, ["service"]);
        drop(workers);
        setup.close().await;
    }

    async fn that_the_bureau_never_saw_it_is_believed_when_it_says_so_twice_ten_minutes_apart(deployment: TestDeployment) {
        let setup = WithBureau::open(deployment).await;
        let (deployment, sandbox) = (&setup.deployment, &setup.bureau.sandbox);
        let worker = deployment.work_if_apart().await.unwrap();
        let id = setup.checked(Case::Timeout).await;
        sandbox.forget(&id);
        deployment.clock.advance(TimeDelta::minutes(6));
        until(deployment, NEVER_SEEN, 1).await;
        assert_eq!(once_it_is(&setup, &id, "needs_review").await["problem"]["code"], "outcome_unknown");
        // Whoever asks: it is not long enough ago.
        deployment.clock.advance(TimeDelta::minutes(9));
        let told = inquire(&setup, &id).await;
        assert!(is_not_believed(&told), "{told:?}");
        assert_eq!(once_it_is(&setup, &id, "needs_review").await["billing"]["state"], "not_charged");

        deployment.clock.advance(TimeDelta::minutes(2));
        let settled = once_it_is(&setup, &id, "failed").await;
        assert_eq!(settled["problem"]["code"], "found_not_delivered");
        assert_eq!(settled["billing"]["state"], "not_charged");
        assert_eq!(sandbox.questions().into_values().collect::<Vec<_>>(), [1], "it was pulled once");
        assert_eq!((deployment.rows("ledger").await.unwrap(), deployment.held_beyond_charges().await.unwrap()), (0, 0));
        drop(worker);
        setup.close().await;
    }

    async fn another_answer_in_between_begins_the_ten_minutes_anew(deployment: TestDeployment) {
        let setup = WithBureau::open(deployment).await;
        let (clock, sandbox) = (&setup.deployment.clock, &setup.bureau.sandbox);
        let id = setup.checked(Case::Timeout).await;
        sandbox.forget(&id);
        clock.advance(TimeDelta::minutes(1));
        assert!(is_not_believed(&inquire(&setup, &id).await));
        sandbox.find_out(&id, Case::Timeout);
        assert!(matches!(inquire(&setup, &id).await, Resolved::Unresolved(_)));
        assert_eq!(setup.deployment.number(NEVER_SEEN).await.unwrap(), 0);

        sandbox.forget(&id);
        clock.advance(TimeDelta::minutes(4));
        assert!(is_not_believed(&inquire(&setup, &id).await), "for the first time again");
        clock.advance(TimeDelta::minutes(9));
        assert!(is_not_believed(&inquire(&setup, &id).await), "13 minutes after the very first, 9 after this");
        clock.advance(TimeDelta::minutes(2));
        // The embedded mode has a worker, which may be first.
        let told = inquire(&setup, &id).await;
        assert!(matches!(told, Resolved::Done(_) | Resolved::NotInReview), "{told:?}");
        once_it_is(&setup, &id, "failed").await;
        setup.close().await;
    }

    async fn an_answer_about_another_name_is_left_to_the_operator(deployment: TestDeployment) {
        let setup = WithBureau::open(deployment).await;
        let (deployment, sandbox) = (&setup.deployment, &setup.bureau.sandbox);
        let worker = deployment.work_if_apart().await.unwrap();
        let id = setup.checked(Case::Timeout).await;
        // What could not be read is kept: the bureau is not asked about it again.
        let unreadable = setup.checked(Case::Malformed).await;
        sandbox.find_out(&id, Case::NameMismatch);
        for (number, minutes) in [(1, 6), (2, 11)] {
            deployment.clock.advance(TimeDelta::minutes(minutes));
            until(deployment, INQUIRIES, number).await;
            tokio::time::sleep(A_LOOK).await;
            once_it_is(&setup, &id, "needs_review").await;
        }
        assert_eq!(deployment.rows("ledger").await.unwrap(), 0);
        once_it_is(&setup, &unreadable, "needs_review").await;
        assert_eq!(setup.questions(), 2);
        drop(worker);
        setup.close().await;
    }
}
