//! What was recorded is linked: a change, a gap or another order is found.

use lending_store::audit::chain::{Fault, hex};
use lending_store::users::Role;
use lending_tests::{Mode, Process, TestDeployment, both_modes};
use serde_json::Value;
use sha2::{Digest, Sha256};

/// What somebody with all rights on the database does before they change the record.
pub(super) async fn without_guards(deployment: &TestDeployment) {
    for table in ["audit", "audit_links", "audit_heads", "audit_prunings"] {
        let statements = match deployment.mode {
            Mode::Production => vec![format!("ALTER TABLE {table} DISABLE TRIGGER USER")],
            Mode::Embedded => {
                vec![format!("DROP TRIGGER {table}_no_update"), format!("DROP TRIGGER {table}_no_delete")]
            }
        };
        for sql in statements {
            deployment.run_sql_unchecked(&sql).await.unwrap();
        }
    }
}

/// The hash of members as the documentation describes it, each behind its length and one; zero for what is not there.
fn hash(members: &[Option<Vec<u8>>]) -> String {
    let mut hash = Sha256::new();
    for member in members {
        hash.update(member.as_ref().map_or(0, |bytes| bytes.len() as u64 + 1).to_be_bytes());
        hash.update(member.as_deref().unwrap_or_default());
    }
    hex(&hash.finalize())
}

fn bytes(hex: &str) -> Vec<u8> {
    (0..hex.len()).step_by(2).map(|at| u8::from_str_radix(&hex[at..at + 2], 16).unwrap()).collect()
}

both_modes! {
    async fn whoever_holds_an_entry_and_its_proof_computes_the_same_hash(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        client.get("/v1/audit-events").await;
        let entry = client.get("/v1/audit-events?action=audit.read").await.body["data"][0].clone();
        let address = format!("/v1/audit-events/{}/proof", entry["id"].as_str().unwrap());
        let proof = client.get(&address).await;
        assert_eq!(proof.status, 200, "{}", proof.text);
        let stored = running.app.store.audit_log(Some(&owner.user.team), 100).await.unwrap();
        let at = stored.iter().find(|one| one.id.as_str() == entry["id"]).unwrap().at;
        let text = |value: &Value| value.as_str().map(|text| text.as_bytes().to_vec());
        let own = hash(&[
            Some(b"audit entry 1".to_vec()), text(&entry["id"]),
            Some(at.format("%Y-%m-%dT%H:%M:%S%.6fZ").to_string().into_bytes()), text(&proof.body["chain"]),
            text(&entry["actor"]), text(&entry["token_id"]), text(&entry["action"]), text(&entry["subject"]),
            text(&entry["ip"]), text(&entry["request_id"]), text(&entry["own_request_id"]), text(&entry["purpose"]),
            text(&entry["detail"]),
        ]);
        let hashes = proof.body["entry_hashes"].as_array().unwrap();
        let position = usize::try_from(proof.body["position"].as_u64().unwrap()).unwrap();
        assert_eq!(hashes[position], own);
        let mut members = vec![
            Some(b"audit head 1".to_vec()), text(&proof.body["chain"]),
            Some(proof.body["batch"].to_string().into_bytes()), Some(bytes(proof.body["previous"].as_str().unwrap())),
        ];
        members.extend(hashes.iter().map(|hash| Some(bytes(hash.as_str().unwrap()))));
        assert_eq!(proof.body["hash"], hash(&members));

        let stranger = deployment.person(&running, Role::Owner).await.unwrap();
        let other = client.with_token(&stranger.api_key).get(&address).await;
        assert_eq!((other.status, other.code()), (404, "not_found"));
        running.stop().await;
    }

    async fn an_entry_that_is_altered_removed_moved_or_added_is_found(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        for _ in 0..6 {
            client.get("/v1/audit-events").await;
        }
        let (store, team) = (&running.app.store, owner.user.team.as_str());
        store.link_audit().await.unwrap();
        client.get("/v1/audit-events").await;
        store.link_audit().await.unwrap();
        let whole = store.verify_audit(team, None).await.unwrap();
        assert_eq!((whole.faults.as_slice(), whole.waiting), (&[][..], 0));
        let noted = whole.head.clone().map(|head| (head.batch, head.hash)).unwrap();
        assert!(noted.0 >= 2, "two batches at the least");
        assert_eq!(store.verify_audit(team, Some(noted.clone())).await.unwrap().faults, []);

        let log = store.audit_log(Some(&owner.user.team), 100).await.unwrap();
        let (one, other) = (log[2].id.to_string(), log[3].id.to_string());
        without_guards(&deployment).await;
        let faults = async || store.verify_audit(team, Some(noted.clone())).await.unwrap().faults;

        let alter = |actor: &str| format!("UPDATE audit SET actor = '{actor}' WHERE id = '{one}'");
        deployment.run_sql_unchecked(&alter("nobody")).await.unwrap();
        assert!(matches!(&faults().await[..], [Fault::Altered { id, .. }] if *id == one));
        deployment.run_sql_unchecked(&alter(owner.user.id.as_str())).await.unwrap();
        assert_eq!(faults().await, []);

        // Two entries change places in the chain.
        for (id, position) in [(&one, 1000), (&other, 5000)] {
            let sql = format!("UPDATE audit_links SET position = position + {position} WHERE audit_id = '{id}'");
            deployment.run_sql_unchecked(&sql).await.unwrap();
        }
        assert!(matches!(faults().await[..], [Fault::Regrouped { .. }]));
        for (id, position) in [(&one, 1000), (&other, 5000)] {
            let sql = format!("UPDATE audit_links SET position = position - {position} WHERE audit_id = '{id}'");
            deployment.run_sql_unchecked(&sql).await.unwrap();
        }
        assert_eq!(faults().await, []);

        // An entry that goes, first alone and then with its link.
        deployment.run_sql_unchecked(&format!("DELETE FROM audit WHERE id = '{other}'")).await.unwrap();
        assert!(matches!(&faults().await[..], [Fault::Removed { id, .. }] if *id == other));
        deployment.run_sql_unchecked(&format!("DELETE FROM audit_links WHERE audit_id = '{other}'")).await.unwrap();
        assert!(matches!(faults().await[..], [Fault::Regrouped { .. }]));

        // One that goes before it is linked; the others are linked all the same.
        client.get("/v1/audit-events").await;
        let unlinked = store.audit_log(Some(&owner.user.team), 1).await.unwrap()[0].id.to_string();
        // Without its guards Postgres does not mark a new entry as waiting.
        for waiting in ["aud_gone", &unlinked] {
            let mark = format!("INSERT INTO audit_unlinked (audit_id, chain) VALUES ('{waiting}', '{team}') ON CONFLICT DO NOTHING");
            deployment.run_sql_unchecked(&mark).await.unwrap();
        }
        store.link_audit().await.unwrap();
        let now = faults().await;
        assert!(now.contains(&Fault::RemovedUnlinked { id: "aud_gone".to_owned() }), "{now:?}");
        assert!(!now.contains(&Fault::Unlinked { id: unlinked }), "{now:?}");
        deployment.run_sql_unchecked("DELETE FROM audit_unlinked WHERE audit_id = 'aud_gone'").await.unwrap();

        // A whole end that is cut off is seen by whoever noted its head.
        let last = format!("batch = {} AND chain = '{team}'", noted.0);
        deployment.run_sql_unchecked(&format!("DELETE FROM audit WHERE id IN (SELECT audit_id FROM audit_links WHERE {last})")).await.unwrap();
        deployment.run_sql_unchecked(&format!("DELETE FROM audit_links WHERE {last}")).await.unwrap();
        deployment.run_sql_unchecked(&format!("DELETE FROM audit_heads WHERE {last}")).await.unwrap();
        assert!(faults().await.contains(&Fault::CutShort { batch: noted.0 }));
        running.stop().await;
    }

    async fn the_operator_is_told_in_words_and_by_the_exit_code(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let id = running.app.store.audit_log(Some(&owner.user.team), 1).await.unwrap()[0].id.to_string();
        running.stop().await;
        let verify = async || {
            let environment = deployment.environment();
            let mut command = Process::command("lending-server", &environment).unwrap();
            let output = command.arg("verify-audit").output().await.unwrap();
            (output.status.success(), String::from_utf8(output.stdout).unwrap())
        };
        let (is_whole, said) = verify().await;
        assert!(is_whole && said.contains("Every entry is as it was recorded."), "{said}");
        assert!(said.contains(owner.user.team.as_str()), "{said}");
        without_guards(&deployment).await;
        deployment.run_sql_unchecked(&format!("UPDATE audit SET subject = 'x' WHERE id = '{id}'")).await.unwrap();
        let (is_whole, said) = verify().await;
        assert!(!is_whole && said.contains(&format!("FAULT entry {id} is not what was linked")), "{said}");
    }
}
