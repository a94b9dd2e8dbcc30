//! What is too old leaves the record, and what is left still proves itself.

use chrono::TimeDelta;
use lending_store::audit::chain::Fault;
use lending_store::users::Role;
use lending_tests::{Client, TestDeployment, both_modes};
use reqwest::Method;

use super::chained::without_guards;
use crate::erasure::{path_of, with_bureau};

/// Long ago: what is recorded then is not kept, and for the database's own clock it is old as well.
const LONG_AGO: TimeDelta = TimeDelta::days(500);

/// Some entries, each in a batch of its own.
async fn recorded(client: &Client, store: &lending_store::Store) {
    for _ in 0..3 {
        assert_eq!(client.get("/v1/audit-events").await.status, 200);
        store.link_audit().await.unwrap();
    }
}

both_modes! {
    async fn a_pruned_chain_verifies_and_what_changes_in_it_is_found(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.audit_days = 365;
        deployment.clock.advance(-LONG_AGO);
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let (store, team) = (&running.app.store, owner.user.team.as_str());
        let client = deployment.client(&running).with_token(&owner.api_key);
        recorded(&client, store).await;
        assert_eq!(store.prune_audit().await.unwrap(), 0, "nothing is old yet");
        let old = store.verify_audit(team, None).await.unwrap();
        let old_head = old.head.clone().map(|head| (head.batch, head.hash)).unwrap();
        deployment.clock.advance(LONG_AGO);
        recorded(&client, store).await;
        let whole = store.verify_audit(team, Some(old_head.clone())).await.unwrap();
        assert_eq!((whole.faults.as_slice(), &whole.pruned), (&[][..], &None));
        let noted = whole.head.clone().map(|head| (head.batch, head.hash)).unwrap();

        assert!(store.prune_audit().await.unwrap() >= old.entries);
        assert_eq!(store.prune_audit().await.unwrap(), 0, "and only once");
        store.link_audit().await.unwrap();
        let faults = async || store.verify_audit(team, Some(noted.clone())).await.unwrap().faults;
        let left = store.verify_audit(team, Some(noted.clone())).await.unwrap();
        assert_eq!(left.faults, []);
        let pruning = left.pruned.clone().unwrap();
        assert_eq!((pruning.batch, &pruning.hash, pruning.entries), (old_head.0, &old_head.1, old.entries));
        assert_eq!(left.entries, whole.entries - old.entries + 1, "and that it was pruned is recorded");
        assert_eq!(store.verify(false, 10).await.unwrap().count(), 0);
        let log = client.get("/v1/audit-events?action=audit.pruned").await.body;
        assert_eq!((&log["data"][0]["actor"], &log["data"][0]["subject"]), (&"service".into(), &team.into()));
        let young = store.audit_log(Some(&owner.user.team), 100).await.unwrap();
        assert!(young.iter().all(|entry| entry.action != "user.created"), "what is old is gone");
        // The head that closes the gap is as good as one that was noted; an older one is not.
        assert_eq!(store.verify_audit(team, Some(old_head.clone())).await.unwrap().faults, []);
        let older = store.verify_audit(team, Some((old_head.0 - 1, vec![0; 32]))).await.unwrap().faults;
        assert_eq!(older, [Fault::NotedBeforePruning { batch: old_head.0 - 1 }]);
        // What is left stays where it is.
        for table in ["audit", "audit_links", "audit_heads", "audit_prunings"] {
            let refusal = deployment.run_sql_unchecked(&format!("DELETE FROM {table}")).await.unwrap_err().to_string();
            assert!(refusal.contains("append-only"), "{table}: {refusal}");
        }

        without_guards(&deployment).await;
        let one = young[2].id.to_string();
        let alter = |actor: &str| format!("UPDATE audit SET actor = '{actor}' WHERE id = '{one}'");
        deployment.run_sql_unchecked(&alter("nobody")).await.unwrap();
        assert!(matches!(&faults().await[..], [Fault::Altered { id, .. }] if *id == one));
        deployment.run_sql_unchecked(&alter(&young[2].actor)).await.unwrap();
        assert_eq!(faults().await, []);
        // Further batches that somebody takes from the beginning, and a note that would cover them.
        let first = format!("chain = '{team}' AND batch = {}", pruning.batch + 1);
        for sql in [
            format!("INSERT INTO audit_prunings SELECT chain, batch, hash, {}, closed_at, signature FROM audit_heads WHERE {first}", pruning.entries + 1),
            format!("DELETE FROM audit WHERE id IN (SELECT audit_id FROM audit_links WHERE {first})"),
            format!("DELETE FROM audit_links WHERE {first}"),
            format!("DELETE FROM audit_heads WHERE {first}"),
        ] {
            deployment.run_sql_unchecked(&sql).await.unwrap();
        }
        assert_eq!(faults().await, [Fault::PrunedByOthers { batch: pruning.batch + 1 }]);
        deployment.run_sql_unchecked(&format!("DELETE FROM audit_prunings WHERE {first}")).await.unwrap();
        assert_eq!(faults().await, [Fault::OutOfOrder { batch: pruning.batch + 2 }]);
        running.stop().await;
    }

    async fn a_legal_hold_keeps_what_is_recorded_of_its_analysis(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.audit_days = 90;
        deployment.clock.advance(-LONG_AGO);
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let store = &running.app.store;
        let client = deployment.client(&running).with_token(&owner.api_key);
        store.link_audit().await.unwrap();
        let made = client.upload(with_bureau()).await;
        assert_eq!(made.status, 201, "{}", made.text);
        let hold = format!("{}/legal-hold", path_of(&made.body));
        assert_eq!(client.send(Method::PUT, &hold, None).await.status, 204);
        recorded(&client, store).await;
        deployment.clock.advance(LONG_AGO);
        recorded(&client, store).await;
        let is_recorded = async |action: &str| {
            let log = client.get(&format!("/v1/audit-events?action={action}")).await.body;
            !log["data"].as_array().unwrap().is_empty()
        };
        assert!(store.prune_audit().await.unwrap() > 0, "what came before it goes");
        assert!(!is_recorded("user.created").await && is_recorded("analysis.submitted").await);
        assert_eq!(client.delete(&hold).await.status, 204);
        assert!(store.prune_audit().await.unwrap() > 0);
        assert!(!is_recorded("analysis.submitted").await);
        let verified = store.verify_audit(owner.user.team.as_str(), None).await.unwrap();
        assert_eq!(verified.faults, []);
        running.stop().await;
    }
}
