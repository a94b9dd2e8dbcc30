//! Corrections of rows, accounts and figures, one by one.

use lending_store::users::Role;
use lending_tests::{TestDeployment, both_modes};
use serde_json::{Value, json};

use super::{completed, corrected, freelancer, ids, product, refusal, report, rows_with};

both_modes! {
    async fn a_row_that_is_left_out_counts_for_nothing_and_stays_listed(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let path = completed(&client, freelancer(&product(&client).await)).await;
        let before = report(&client, &path).await;
        let instalments = ids(&rows_with(&before, "BAJAJ FINANCE LTD"));
        assert_eq!(instalments, ["txn_3", "txn_9", "txn_15", "txn_21", "txn_27", "txn_33"]);
        let revision = corrected(&client, &path, &json!({"excluded": instalments, "reason": "Her brother's loan."})).await;
        assert_eq!(revision["before"]["monthly_obligations"], 5_000);
        assert_eq!(revision["after"]["monthly_obligations"], 0);
        let after = report(&client, &path).await;
        assert_eq!(after["obligations"], json!([]));
        assert_eq!(after["balances"], before["balances"], "the money moved all the same");
        assert_eq!(after["integrity"], before["integrity"]);
        // Spending in January: 5,000, 8,000, 10,000 and 12,000; without the instalment 30,000.
        let out = |report: &Value| report["monthly"][0]["debits"].clone();
        assert_eq!((out(&before), out(&after)), (json!(35_000), json!(30_000)));
        let listed = rows_with(&after, "BAJAJ FINANCE LTD");
        assert!(listed.iter().all(|row| row["flags"].as_array().unwrap().contains(&json!("excluded"))), "{listed:?}");
        assert!(listed.iter().all(|row| row["category"] == "emi"), "what it is stays");
        assert_eq!(after["transactions"].as_array().unwrap().len(), 36);

        let back = client.patch(&format!("{path}/transactions/txn_3"), &json!({"excluded": false, "reason": "Hers after all."})).await.body;
        assert_eq!(back["corrections"]["excluded"], json!(["txn_9", "txn_15", "txn_21", "txn_27", "txn_33"]));
        running.stop().await;
    }

    async fn a_category_is_set_noted_and_withdrawn(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let path = completed(&client, freelancer(&product(&client).await)).await;
        let row = format!("{path}/transactions/txn_6");
        let at = |report: &Value| (report["transactions"][5]["category"].clone(), report["transactions"][5]["category_rule"].clone());
        let first = at(&report(&client, &path).await);
        assert_eq!(first.0, "merchant");
        let said = client.patch(&row, &json!({"category": "rent", "note": " A flat in Pune. ", "reason": "Lease seen."})).await;
        assert_eq!(said.status, 200, "{}", said.text);
        assert_eq!(said.body["corrections"]["categories"], json!([{"transaction_id": "txn_6", "category": "rent"}]));
        assert_eq!(said.body["corrections"]["notes"], json!([{"transaction_id": "txn_6", "note": "A flat in Pune."}]));
        assert_eq!(at(&report(&client, &path).await), (json!("rent"), json!("person.category")));
        let listed = client.get(&format!("{path}/transactions?limit=1&offset=5")).await.body;
        assert_eq!(listed["data"][0]["category"], "rent");
        let withdrawn = client.patch(&row, &json!({"category": null, "reason": "A mistake."})).await.body;
        assert_eq!(withdrawn["corrections"]["categories"], json!([]));
        assert_eq!(withdrawn["corrections"]["notes"][0]["note"], "A flat in Pune.", "what is left out stays");
        assert_eq!(at(&report(&client, &path).await), first);

        // Acme's rows are the only salary: what a person calls something else is none.
        let pay = ids(&rows_with(&report(&client, &path).await, "ACME TOOLS PRIVATE LIMITED"));
        let refunds: Vec<Value> = pay.iter().map(|id| json!({"transaction_id": id, "category": "refund"})).collect();
        let unpaid = corrected(&client, &path, &json!({"categories": refunds, "reason": "Returned advances."})).await;
        assert_eq!((&unpaid["before"]["monthly_income"], &unpaid["after"]["monthly_income"]), (&json!(15_000), &Value::Null));
        let consulting = ids(&rows_with(&report(&client, &path).await, "RAVI MEHTA"));
        let salaries: Vec<Value> = consulting.iter().map(|id| json!({"transaction_id": id, "category": "salary"})).collect();
        let paid = corrected(&client, &path, &json!({"categories": salaries, "reason": "Pay slips seen."})).await;
        assert_eq!(paid["after"]["monthly_income"], 60_000);
        running.stop().await;
    }

    async fn transfers_to_an_own_account_are_known_by_name_and_by_number(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let path = completed(&client, freelancer(&product(&client).await)).await;
        for account in ["XX4321", "Meera Verma"] {
            corrected(&client, &path, &json!({"own_accounts": [account], "reason": "Her savings."})).await;
            let moved = report(&client, &path).await;
            for row in rows_with(&moved, "MEERA VERMA") {
                assert_eq!((&row["category"], &row["category_rule"]), (&json!("self_transfer"), &json!("person.own_account")), "{account}");
            }
            let own = moved["transactions"].as_array().unwrap().iter().filter(|row| row["category"] == "self_transfer");
            assert_eq!(own.count(), 6, "{account}: hers alone");
            let none = corrected(&client, &path, &json!({"withdraw": {"own_accounts": [account]}, "reason": "Her sister's."})).await;
            assert_eq!(none["corrections"]["own_accounts"], json!([]));
        }
        let held = rows_with(&report(&client, &path).await, "MEERA VERMA");
        assert!(held.iter().all(|row| row["category"] == "person_transfer"), "{held:?}");
        running.stop().await;
    }

    async fn a_dry_run_says_what_would_change_and_stores_nothing(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let path = completed(&client, freelancer(&product(&client).await)).await;
        let before = client.get(&format!("{path}?include_result=true")).await;
        let acts = async || {
            // That it was read is on record, and nothing else.
            const READS: [&str; 5] =
                ["analysis.read", "analysis.report_read", "analysis.decided_again", "revisions.listed", "payers.listed"];
            let mut entries = running.app.store.audit_log(Some(&owner.user.team), 100).await.unwrap();
            entries.retain(|entry| !READS.contains(&entry.action.as_str()));
            entries
        };
        let audited = acts().await;
        let body = json!({"employers": ["Ravi Mehta"], "remember": true, "reason": "What if?"});
        let would = client.patch(&format!("{path}/corrections?dry_run=true"), &body).await.body;
        assert_eq!((&would["stored"], &would["number"]), (&json!(false), &json!(2)));
        assert_eq!((&would["after"]["decision"], &would["after"]["monthly_income"]), (&json!("approve"), &json!(75_000)));
        let row = client.patch(&format!("{path}/transactions/txn_1?dry_run=true"), &json!({"excluded": true, "reason": "What if?"})).await.body;
        assert_eq!(row["stored"], false);
        let after = client.get(&format!("{path}?include_result=true")).await;
        assert_eq!((after.text.as_str(), after.header("etag")), (before.text.as_str(), before.header("etag")));
        assert_eq!(client.get(&format!("{path}/revisions")).await.body["total"], 1);
        assert_eq!(client.get("/v1/payers").await.body["total"], 0);
        assert_eq!(acts().await, audited);
        running.stop().await;
    }

    async fn what_cannot_be_meant_of_the_statement_is_refused_by_name(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let path = completed(&client, freelancer(&product(&client).await)).await;
        let whole = format!("{path}/corrections");
        for (body, field) in [
            (json!({"employers": ["Nobody Pays"], "reason": "r"}), "employers[0]"),
            (json!({"employers": ["CITY RENTALS"], "reason": "r"}), "employers[0]"),
            (json!({"own_accounts": ["12"], "reason": "r"}), "own_accounts[0]"),
            (json!({"excluded": ["txn_37"], "reason": "r"}), "excluded[0]"),
            (json!({"categories": [{"transaction_id": "txn_1", "category": "emi"}], "reason": "r"}), "categories[0].category"),
            (json!({"notes": [{"transaction_id": "txn_99", "note": "n"}], "reason": "r"}), "notes[0].transaction_id"),
            (json!({"withdraw": {"employers": ["RAVI MEHTA"]}, "reason": "r"}), "withdraw.employers[0]"),
            (json!({"business_margin_pct": 101, "reason": "r"}), "business_margin_pct"),
            (json!({"employers": ["RAVI MEHTA"]}), "reason"),
            (json!({"employers": ["RAVI MEHTA"], "reason": "  "}), "reason"),
            (json!({"margin": 5, "reason": "r"}), "margin"),
            (json!({"business_margin_pct": 20, "remember": true, "reason": "r"}), "remember"),
        ] {
            let answer = client.patch(&whole, &body).await;
            assert_eq!((answer.status, answer.fields()), (400, vec![field]), "{body}");
        }
        let nothing = client.patch(&whole, &json!({"reason": "r"})).await;
        assert_eq!(refusal(&nothing), (400, "invalid_request"));
        let row = json!({"category": "salary", "reason": "r"});
        let wrong = client.patch(&format!("{path}/transactions/txn_3"), &row).await;
        assert_eq!((wrong.status, wrong.fields()), (400, vec!["category"]));
        for missing in ["txn_37", "txn_0", "3", "txn_x"] {
            let answer = client.patch(&format!("{path}/transactions/{missing}"), &row).await;
            assert_eq!(refusal(&answer), (404, "not_found"), "{missing}");
        }
        assert_eq!(client.get(&path).await.body["revision"], 1, "nothing was written");
        running.stop().await;
    }
}
