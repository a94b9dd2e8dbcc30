//! However often and however many at once ask the same, the bureau is asked once.

use std::collections::BTreeMap;

use lending_bureau::sandbox::Case;
use lending_store::users::Role;
use lending_tests::{Client, Mode, TestDeployment, both_modes, tell};
use serde_json::json;

use super::{NAME, WithBureau, person, refusal};

const AT_ONCE: usize = 1_000;

both_modes! {
    async fn a_thousand_equal_requests_at_once_are_one_pull_and_one_charge(deployment: TestDeployment) {
        let mut deployment = deployment;
        // Nothing else is changed: a request whose equal is under way is counted against no limit.
        deployment.settings.max_connections_per_client = 10_000;
        let bureau = deployment.open_bureau().await.unwrap();
        let servers = match deployment.mode {
            Mode::Embedded => vec![deployment.serve().await.unwrap()],
            Mode::Production => vec![deployment.serve().await.unwrap(), deployment.serve().await.unwrap()],
        };
        let owner = deployment.person(&servers[0], Role::Owner).await.unwrap();
        let clients: Vec<Client> = servers.iter()
            .map(|server| deployment.client(server).with_token(&owner.api_key).with_header("Idempotency-Key", "the-one"))
            .collect();
        // The bureau takes two seconds, in which all of them have come.
        let asked = person(Case::Slow);
        let requests = (0..AT_ONCE).map(|number| {
            let (client, asked) = (clients[number % clients.len()].clone(), asked.clone());
            tokio::spawn(async move { client.post("/v1/credit-checks", &asked).await })
        });
        let mut kinds = BTreeMap::new();
        let mut bodies = Vec::new();
        for request in requests.collect::<Vec<_>>() {
            let answer = request.await.unwrap();
            let replayed = answer.header("idempotency-replayed").is_some();
            *kinds.entry((answer.status, answer.code().to_owned(), replayed)).or_insert(0) += 1;
            if answer.status == 201 {
                bodies.push(answer.text);
            } else {
                assert!(answer.header("retry-after").is_some(), "{}", answer.text);
            }
        }
        tell(&format!("answers to {AT_ONCE} equal requests: {kinds:?}"));
        // On a slow machine some of the thousand, perhaps the very one that asked the bureau, wait too long for the database:
        // they are told to come again, and the retries below show what they get then.
        let is_allowed = |(status, code, _): &(u16, String, bool)| {
            matches!((*status, code.as_str()), (201, _) | (409, "idempotency_in_progress") | (503, "unavailable"))
        };
        assert!(kinds.keys().all(is_allowed), "{kinds:?}");
        let did_it = kinds.get(&(201, String::new(), false)).copied().unwrap_or(0);
        let come_again = kinds.get(&(503, "unavailable".to_owned(), false)).copied().unwrap_or(0);
        assert!(did_it == 1 || (did_it == 0 && come_again > 0), "one of them did it: {kinds:?}");
        for client in &clients {
            for _ in 0..5 {
                let retried = client.post("/v1/credit-checks", &asked).await;
                assert_eq!((retried.status, retried.header("idempotency-replayed")), (201, Some("true")));
                bodies.push(retried.text);
            }
        }
        assert!(bodies.iter().all(|body| *body == bodies[0]), "all answers are identical");
        assert_eq!(bureau.sandbox.questions().into_values().collect::<Vec<_>>(), [1]);
        assert_eq!((deployment.rows("ledger").await.unwrap(), deployment.rows("credit_checks").await.unwrap()), (1, 1));
        for server in servers {
            server.stop().await;
        }
        bureau.stop().await;
    }

    async fn a_key_stands_for_its_request_and_no_other(deployment: TestDeployment) {
        let setup = WithBureau::open(deployment).await;
        let keyed = setup.client.with_header("Idempotency-Key", "k");
        let first = keyed.post("/v1/credit-checks", &person(Case::Clean)).await;
        assert_eq!((first.status, first.header("idempotency-replayed")), (201, None));
        let other = keyed.post("/v1/credit-checks", &person(Case::NoHit)).await;
        assert_eq!(refusal(&other), (409, "idempotency_key_reused"));
        // A refusal that changed nothing frees its key.
        let keyed = setup.client.with_header("Idempotency-Key", "l");
        let without = json!({"name": NAME, "mobile": "9876543200"});
        assert_eq!(refusal(&keyed.post("/v1/credit-checks", &without).await), (400, "consent_required"));
        assert_eq!(keyed.post("/v1/credit-checks", &person(Case::NoHit)).await.status, 201);
        // So does an outage.
        let keyed = setup.client.with_header("Idempotency-Key", "m");
        assert_eq!(keyed.post("/v1/credit-checks", &person(Case::Unavailable)).await.status, 503);
        assert_eq!(keyed.post("/v1/credit-checks", &person(Case::Clean)).await.status, 201);
        assert_eq!(setup.questions(), 4);
        setup.close().await;
    }

    async fn a_caller_who_goes_away_has_their_check_saved_all_the_same(deployment: TestDeployment) {
        let setup = WithBureau::open(deployment).await;
        let client = setup.client.with_header("Idempotency-Key", "gone");
        let call = tokio::spawn({
            let client = client.clone();
            async move { client.post("/v1/credit-checks", &person(Case::Slow)).await }
        });
        while setup.questions() == 0 {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        call.abort();
        let saved = loop {
            let answer = client.post("/v1/credit-checks", &person(Case::Slow)).await;
            if answer.status == 201 {
                break answer;
            }
            assert_eq!(refusal(&answer), (409, "idempotency_in_progress"));
            assert!(answer.header("retry-after").is_some());
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        };
        assert_eq!(saved.header("idempotency-replayed"), Some("true"));
        assert_eq!((setup.questions(), setup.deployment.rows("ledger").await.unwrap()), (1, 1));
        setup.close().await;
    }
}
