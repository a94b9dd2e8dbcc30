//! From the upload to the erasure.

use lending_store::users::Role;
use lending_tests::{TestDeployment, both_modes, files_below};
use serde_json::{Value, json};

use super::{ended, made, refusal, steady, upload_of};

both_modes! {
    async fn what_was_asked_why_it_waits_and_the_hash_of_the_file_stand_nowhere_in_clear(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let fixture = steady(1);
        let form = || upload_of(&fixture.pdf).text("applicant_name", "Somebody Quite Different").text("inputs", r#"{"requested_amount": 7351913.25}"#);
        let path = made(&client, form()).await;
        let record = ended(&client, &path).await;
        assert_eq!(record["inputs"]["requested_amount"], 7_351_913.25, "{record}");
        assert!(record["review_reasons"].as_array().unwrap().contains(&json!("name_mismatch")), "{record}");
        let hash = record["file"]["sha256"].as_str().unwrap();
        assert_eq!(hash.len(), 64);
        let dump = deployment.dump().await.unwrap();
        for canary in ["7351913", "735191325", "name_mismatch", hash] {
            assert!(!dump.windows(canary.len()).any(|bytes| bytes == canary.as_bytes()), "{canary} stands in clear");
        }
        // The same file is found again by its keyed hash, and one that the version before took in by the plain one.
        let again = ended(&client, &made(&client, form()).await).await;
        assert_eq!(again["duplicate_of"], record["id"]);
        let id = record["id"].as_str().unwrap();
        let before = format!("UPDATE analyses SET submission = NULL, reasons = NULL, file_index = NULL, file_sha256 = '{hash}',
            inputs = '{{\"requested_amount\": 5}}', review_reasons = '[\"mule_pattern\"]' WHERE id = '{id}'");
        deployment.run_sql(&before).await.unwrap();
        let read = client.get(&path).await.body;
        assert_eq!((read["inputs"]["requested_amount"].as_f64(), &read["review_reasons"]), (Some(5.0), &json!(["mule_pattern"])), "{read}");
        assert_eq!(read["file"]["sha256"], hash);
        let third = ended(&client, &made(&client, form()).await).await;
        assert_eq!(third["duplicate_of"], record["id"]);
        let erased = client.delete(&format!("/v1/analyses/{}", third["id"].as_str().unwrap())).await;
        let certificate = client.get(erased.header("location").unwrap()).await.body;
        assert_eq!(certificate["hashes"]["file_sha256"], hash, "the certificate says which file it was: {certificate}");
        running.stop().await;
    }

    async fn a_statement_is_uploaded_read_reviewed_and_erased(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let fixture = steady(1);
        let path = made(&client, upload_of(&fixture.pdf).text("applicant_name", "Somebody Quite Different")).await;
        let record = ended(&client, &path).await;
        assert_eq!((&record["status"], &record["progress"]), (&json!("completed"), &json!(100)), "{record}");
        assert_eq!((&record["decision"], &record["final_decision"]), (&json!("review"), &Value::Null));
        assert!(record["review_reasons"].as_array().unwrap().contains(&json!("name_mismatch")), "{record}");

        let full = client.get(&format!("{path}?include_result=true")).await;
        let result = &full.body["result"];
        assert_eq!(result["decision"]["outcome"], record["decision"]);
        assert_eq!(result["provenance"]["file_sha256"], record["file"]["sha256"]);
        let rows = result["transactions"].as_array().unwrap();
        assert_eq!(rows.len(), fixture.truth.accounts[0].rows.len());

        let mut paged = Vec::new();
        let mut query = "limit=50".to_owned();
        loop {
            let page = client.get(&format!("{path}/transactions?{query}")).await.body;
            assert_eq!(page["total"], rows.len());
            paged.extend(page["data"].as_array().unwrap().clone());
            let Some(cursor) = page["next_cursor"].as_str() else { break };
            query = format!("limit=50&cursor={cursor}");
        }
        assert_eq!(&paged, rows);
        let skipped = client.get(&format!("{path}/transactions?limit=1&offset=3")).await.body;
        assert_eq!(skipped["data"][0], rows[3]);

        let csv = client.get(&format!("{path}/transactions.csv")).await;
        assert_eq!(csv.header("content-type"), Some("text/csv; charset=utf-8"));
        assert!(csv.text.starts_with("id,account_id,date,") && csv.text.contains("\r\ntxn_1,"), "{}", csv.text);
        let statement = client.get(&format!("{path}/statement")).await;
        assert!(statement.bytes == fixture.pdf, "byte for byte as it was uploaded");
        assert_eq!(statement.header("content-type"), Some("application/pdf"));
        assert_eq!(statement.header("content-disposition"), Some("attachment; filename=\"APP-000001-statement.pdf\""));
        let audited = running.app.store.audit_log(Some(&owner.user.team), 1).await.unwrap();
        assert_eq!((audited[0].action.as_str(), audited[0].subject.as_deref()), ("statement.read", record["id"].as_str()));

        let review = json!({"outcome": "approve", "note": " Confirmed by phone. "});
        let reviewed = client.post(&format!("{path}/review"), &review).await.body;
        assert_eq!((&reviewed["decision"], &reviewed["final_decision"]), (&json!("review"), &json!("approve")));
        assert_eq!(reviewed["review"]["note"], "Confirmed by phone.");
        assert_eq!(reviewed["review"]["by"], owner.user.id.as_str());
        assert_eq!(client.get(&path).await.body, reviewed);
        assert_eq!(refusal(&client.post(&format!("{path}/review"), &review).await), (409, "not_in_review"));

        assert_eq!(client.delete(&path).await.status, 204);
        for suffix in ["", "?include_result=true", "/transactions", "/transactions?q=x", "/report.xlsx", "/statement"] {
            assert_eq!(refusal(&client.get(&format!("{path}{suffix}")).await), (404, "not_found"), "{suffix}");
        }
        assert_eq!(refusal(&client.delete(&path).await), (404, "not_found"));
        assert_eq!(client.get("/v1/analyses").await.body["total"], 0);
        assert_eq!(files_below(&deployment.settings.data_dir.join("files/statements")).unwrap().len(), 0);
        running.stop().await;
    }

    async fn what_would_be_decided_under_other_terms_is_told_and_nothing_changes(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let fixture = steady(1);
        let holder = fixture.truth.accounts[0].holders[0].clone();
        let form = upload_of(&fixture.pdf).text("applicant_name", &holder).text("inputs", r#"{"requested_amount": 100000}"#);
        let path = made(&client, form).await;
        assert_eq!(ended(&client, &path).await["status"], "completed");
        let before = client.get(&format!("{path}?include_result=true")).await;
        let rescore = format!("{path}/rescore");

        let same = client.post(&rescore, &json!({})).await;
        assert_eq!(same.status, 200, "{}", same.text);
        for part in ["decision", "score", "policy", "affordability", "explanations"] {
            assert_eq!(same.body[part], before.body["result"][part], "{part}: nothing differs, so nothing changes");
        }
        let strict = client.post("/v1/products", &json!({
            "name": "Nobody's loan", "amount": {"min": 1000, "max": 500_000},
            "tenure_months": {"min": 6, "max": 48, "default": 24}, "annual_rate_pct": 15,
            "policy": {"rules": [
                {"id": "rich", "metric": "monthly_income", "op": "gte", "value": 10_000_000, "severity": "knockout"},
            ]},
        })).await;
        let strict = strict.body["id"].as_str().unwrap();
        let other = client.post(&rescore, &json!({"product_id": strict, "inputs": {"requested_amount": 50000}})).await.body;
        assert_eq!(other["decision"]["policy_outcome"], "decline", "{other}");
        assert_eq!(other["product"], json!({"id": strict, "name": "Nobody's loan", "version": 1}));
        assert_eq!(other["inputs"]["requested_amount"], 50000);

        let after = client.get(&format!("{path}?include_result=true")).await;
        assert_eq!((after.text, after.headers.get("etag")), (before.text, before.headers.get("etag")));
        let unknown = client.post(&rescore, &json!({"product_id": "prd_01ARZ3NDEKTSV4RRFFQ69G5FAV"})).await;
        assert_eq!(refusal(&unknown), (400, "product_not_found"));
        let misspelt = client.post(&rescore, &json!({"inputs": {"salary": 1}})).await;
        assert_eq!((misspelt.status, misspelt.fields()), (400, vec!["inputs.salary"]));
        running.stop().await;
    }

    async fn a_report_without_its_rows_is_the_same_but_for_them(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let path = made(&client, upload_of(&steady(1).pdf)).await;
        let unread = client.get(&format!("{path}?include_result=true&include_transactions=false")).await;
        assert!(unread.body.get("result").is_some_and(|report| report.is_null() || report["transactions"] == json!([])));
        ended(&client, &path).await;
        let whole = client.get(&format!("{path}?include_result=true")).await;
        let without = client.get(&format!("{path}?include_result=true&include_transactions=false")).await;
        assert!(without.text.len() < whole.text.len());
        assert_ne!(whole.header("etag"), without.header("etag"));
        let mut emptied = whole.body.clone();
        assert!(!emptied["result"]["transactions"].as_array().unwrap().is_empty());
        emptied["result"]["transactions"] = json!([]);
        assert_eq!(without.body, emptied);
        // From what is kept of it, byte for byte the same; and by itself the parameter adds nothing.
        assert_eq!(client.get(&format!("{path}?include_result=true")).await.text, whole.text);
        assert!(client.get(&format!("{path}?include_transactions=true")).await.body.get("result").is_none());
        // Each look is on record, also one that opened nothing anew.
        let reads = client.get("/v1/audit-events?action=analysis.report_read").await.body;
        assert!(reads["data"].as_array().unwrap().len() >= 3, "{reads}");
        running.stop().await;
    }

    async fn an_unchanged_analysis_is_304(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let path = made(&client, upload_of(&steady(1).pdf).text("applicant_name", "Somebody Quite Different")).await;
        ended(&client, &path).await;
        let (bare, full) = (client.get(&path).await, client.get(&format!("{path}?include_result=true")).await);
        let (bare, full) = (bare.header("etag").unwrap(), full.header("etag").unwrap());
        assert_ne!(bare, full, "with and without the report it is not the same");
        let holding = client.with_header("If-None-Match", &format!("\"x\", {bare}"));
        let unchanged = holding.get(&path).await;
        assert_eq!((unchanged.status, unchanged.text.as_str()), (304, ""));
        assert_eq!(unchanged.header("etag"), Some(bare));
        assert_eq!(holding.get(&format!("{path}?include_result=true")).await.status, 200);
        client.post(&format!("{path}/review"), &json!({"outcome": "decline"})).await;
        let changed = holding.get(&path).await;
        assert_eq!((changed.status, &changed.body["final_decision"]), (200, &json!("decline")));
        running.stop().await;
    }
}

/// In this mode nothing works on what is submitted.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_has_not_ended_has_no_rows_and_cannot_be_reviewed_or_rescored() {
    if !lending_tests::Mode::Production.is_available() {
        return;
    }
    let deployment = TestDeployment::open(lending_tests::Mode::Production).await.unwrap();
    let running = deployment.serve().await.unwrap();
    let owner = deployment.person(&running, Role::Owner).await.unwrap();
    let client = deployment.client(&running).with_token(&owner.api_key);
    let pdf = steady(1).pdf;
    let path = made(&client, upload_of(&pdf)).await;
    let waited = client.get(&format!("{path}?wait=1&include_result=true")).await;
    assert_eq!((&waited.body["status"], &waited.body["result"]), (&json!("queued"), &Value::Null));
    assert!(waited.body.as_object().unwrap().contains_key("result"), "null where it was asked for");
    for suffix in ["transactions", "transactions?q=x", "transactions.csv", "report.xlsx"] {
        let answer = client.get(&format!("{path}/{suffix}")).await;
        assert_eq!(refusal(&answer), (409, "analysis_not_completed"), "{suffix}");
    }
    let anything = client.with_header("If-None-Match", "*").get(&format!("{path}/report.xlsx")).await;
    assert_eq!(refusal(&anything), (409, "analysis_not_completed"), "nobody holds what is not there");
    let rescore = client.post(&format!("{path}/rescore"), &json!({})).await;
    assert_eq!(refusal(&rescore), (409, "analysis_not_completed"));
    let review = client.post(&format!("{path}/review"), &json!({"outcome": "approve"})).await;
    assert_eq!(refusal(&review), (409, "not_in_review"));
    assert!(
        client.get(&format!("{path}/statement")).await.bytes == pdf,
        "the file is there from the first moment"
    );
    running.stop().await;
}
