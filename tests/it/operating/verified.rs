//! What is not as it was stored is found, counted and named by its id.

use lending_store::users::Role;
use lending_tests::{TestDeployment, both_modes};
use serde_json::{Value, json};

use super::{flip_a_byte, server, statement_file, upload};
use crate::erasure::{analysed, purged, with_bureau};

async fn verified(deployment: &TestDeployment, arguments: &[&str]) -> (i32, Value) {
    let said = server(deployment, &[&["verify", "--json"], arguments].concat()).await;
    let told = serde_json::from_str(&said.out).unwrap_or_else(|_| panic!("{}", said.all()));
    (said.code, told)
}

both_modes! {
    async fn a_flipped_byte_a_missing_statement_and_removed_rows_are_found(deployment: TestDeployment) {
        let mut deployment = deployment;
        let bureau = deployment.open_bureau().await.unwrap();
        let running = deployment.serve().await.unwrap();
        let worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let billed = analysed(&client, with_bureau()).await;
        let mut analyses = Vec::new();
        for number in 1..=4 {
            analyses.push(analysed(&client, upload(number)).await["id"].as_str().unwrap().to_owned());
        }
        let [flipped, missing, reportless, keyless]: [String; 4] = analyses.try_into().unwrap();
        drop(worker);
        running.stop().await;
        bureau.stop().await;

        // All is well first: five analyses, one check, one row of the ledger.
        let (code, told) = verified(&deployment, &["--deep"]).await;
        assert_eq!((code, &told["problems"]), (0, &json!({})), "{told}");
        let looked = &told["looked"];
        assert_eq!((&looked["analyses"], &looked["statements"], &looked["reports"]), (&json!(5), &json!(5), &json!(5)));
        assert_eq!((&looked["credit_checks"], &looked["ledger_paise"]), (&json!(1), &json!(5000)));

        // A size is told without opening anything; a byte only by opening.
        let team = owner.user.team.as_str();
        flip_a_byte(&statement_file(&deployment, team, &flipped));
        assert_eq!(verified(&deployment, &[]).await.0, 0, "nothing is opened unless it is asked for");
        std::fs::remove_file(statement_file(&deployment, team, &missing)).unwrap();
        deployment.run_sql(&format!("DELETE FROM analysis_results WHERE id = '{reportless}'")).await.unwrap();
        deployment.run_sql(&format!("DELETE FROM content_keys WHERE id = '{keyless}'")).await.unwrap();
        let drop_guard = if deployment.settings.is_embedded() {
            "DROP TRIGGER ledger_no_delete"
        } else {
            "DROP TRIGGER ledger_append_only ON ledger"
        };
        deployment.run_sql(drop_guard).await.unwrap();
        deployment.run_sql("DELETE FROM ledger").await.unwrap();

        let file = deployment.folder().join("verify.prom");
        let (code, told) = verified(&deployment, &["--deep", "--textfile", file.to_str().unwrap()]).await;
        assert_eq!(code, 1);
        let expected = json!({
            "statement_missing": 1, "statement_damaged": 1, "report_missing": 1, "key_missing": 1, "charge_missing": 1
        });
        assert_eq!(told["problems"], expected);
        let mut named: Vec<(String, String)> = told["first"].as_array().unwrap().iter()
            .map(|problem| (problem["kind"].as_str().unwrap().to_owned(), problem["subject"].as_str().unwrap().to_owned()))
            .collect();
        named.sort();
        let check = billed["credit_check_id"].as_str().unwrap().to_owned();
        let mut wanted = [
            ("charge_missing", check),
            ("key_missing", keyless),
            ("report_missing", reportless),
            ("statement_damaged", flipped),
            ("statement_missing", missing),
        ].map(|(kind, subject)| (kind.to_owned(), subject));
        wanted.sort();
        assert_eq!(named, wanted);
        let metrics = std::fs::read_to_string(&file).unwrap();
        for line in [
            "lending_verify_problems{kind=\"statement_damaged\"} 1",
            "lending_verify_problems{kind=\"statement_size\"} 0",
            "lending_verify_checked{what=\"statements\"} 5",
            "lending_verify_deep 1",
        ] {
            assert!(metrics.lines().any(|found| found == line), "{line} in:\n{metrics}");
        }
        let said = server(&deployment, &["verify", "--deep", "--limit", "2"]).await;
        assert!(said.code == 1 && said.err.contains("5 problems"), "{}", said.all());
        assert_eq!(said.out.lines().filter(|line| line.starts_with("  ")).count(), 2);
        assert!(!said.all().contains("Zyxanthia"));
    }

    async fn a_removed_analysis_and_a_file_of_nobody_are_found(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let removed = analysed(&client, upload(1)).await["id"].as_str().unwrap().to_owned();
        let erased = analysed(&client, upload(2)).await["id"].as_str().unwrap().to_owned();
        assert_eq!(client.delete(&format!("/v1/analyses/{erased}")).await.status, 204);
        drop(worker);
        running.stop().await;
        // As a process of the version before would do it, which does not know what its statement was compared by.
        for table in ["analysis_results", "analyses"] {
            deployment.run_sql(&format!("DELETE FROM {table} WHERE id = '{removed}'")).await.unwrap();
        }
        for compared in ["SELECT count(*) FROM statement_marks", "SELECT count(*) FROM statement_makers"] {
            assert_eq!(deployment.number(compared).await.unwrap(), 0);
        }
        let (code, told) = verified(&deployment, &["--deep"]).await;
        assert_eq!(code, 1);
        let expected = json!({"analysis_removed": 1, "file_without_analysis": 1, "key_without_owner": 1});
        assert_eq!(told["problems"], expected, "{told}");
        assert!(!told.to_string().contains(&erased), "what was erased is no problem");
    }
    async fn a_certificate_that_is_changed_or_removed_is_found(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let mut certificates = Vec::new();
        for number in 1..=3 {
            let analysis = analysed(&client, upload(number)).await["id"].as_str().unwrap().to_owned();
            let erased = client.delete(&format!("/v1/analyses/{analysis}")).await;
            let certificate = purged(&client, &erased).await["id"].as_str().unwrap().to_owned();
            let told = client.get(&format!("/v1/audit-events?action=analysis.erased&subject={analysis}")).await.body;
            let detail = told["data"][0]["detail"].as_str().unwrap();
            assert_eq!((detail.split(' ').next(), detail.len()), (Some(certificate.as_str()), certificate.len() + 65));
            certificates.push(certificate);
        }
        drop(worker);
        running.stop().await;
        assert_eq!(verified(&deployment, &[]).await.1["problems"], json!({}));
        let [_, changed, removed]: [String; 3] = certificates.try_into().unwrap();
        deployment.run_sql(&format!("UPDATE erasures SET cause = 'retention' WHERE id = '{changed}'")).await.unwrap();
        deployment.run_sql(&format!("DELETE FROM erasures WHERE id = '{removed}'")).await.unwrap();
        let (code, told) = verified(&deployment, &[]).await;
        assert_eq!((code, &told["problems"]), (1, &json!({"certificate": 2})), "{told}");
        let named: Vec<&str> = told["first"].as_array().unwrap().iter().map(|one| one["subject"].as_str().unwrap()).collect();
        assert_eq!(named, [changed.as_str(), removed.as_str()]);
    }
}
