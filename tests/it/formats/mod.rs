//! What an older version stored is read for as long as it is kept, and what a newer one stored spoils nothing else.
//!
//! `database-1.json` is what version 0.1.0 kept of one team: an analysis with its report, reading and credit check, and one
//! whose job is still to do. It is never made anew: a change that cannot read it needs a new format and a step to it.
//! `folder-15.sql` is the embedded database of the same team after fifteen migrations, as `sqlite3 .dump` writes it: what a
//! version of that time leaves behind when it is replaced. It is never made anew either.

mod frozen;

use lending_base::Secret;
use lending_store::api_keys::KeyTerms;
use lending_store::users::Email;
use lending_tests::{Client, Mode, TestDeployment, both_modes};
use serde_json::{Value, json};

use self::frozen::Frozen;

/// A deployment that holds what an older version stored, and a client of its owner.
async fn serve_frozen(deployment: &mut TestDeployment, frozen: &Frozen) -> (lending_server::Running, Client) {
    load(deployment, frozen).await;
    let running = deployment.serve().await.unwrap();
    let client = client_of_owner(deployment, &running).await;
    (running, client)
}

async fn load(deployment: &mut TestDeployment, frozen: &Frozen) {
    deployment.settings.secret = Some(Secret::new(&frozen.secret));
    deployment.store().await.unwrap().close().await;
    frozen.load(deployment).await.unwrap();
}

async fn client_of_owner(deployment: &TestDeployment, running: &lending_server::Running) -> Client {
    let owner = running.app.store.find_user_by_email(&Email::new("asha@example.com")).await.unwrap().unwrap();
    let key = running.app.store.create_api_key_as_operator(&owner, KeyTerms::named("test")).await.unwrap();
    deployment.client(running).with_token(key.token.expose())
}

/// Everything that is shown of the analysis that had ended.
async fn check_all_is_readable(client: &Client, frozen: &Frozen) {
    let id = frozen.ended.as_str();
    let path = format!("/v1/analyses/{id}");
    let list = client.get("/v1/analyses").await;
    assert_eq!((list.status, &list.body["total"]), (200, &json!(2)), "{}", list.text);
    let found = client.get("/v1/analyses?q=ramesh&decision=review").await.body;
    assert_eq!(found["data"][0]["id"], id, "names and decisions are still found: {found}");
    let full = client.get(&format!("{path}?include_result=true")).await.body;
    assert_eq!(full["applicant"]["name"], "Ramesh Kumar Sharma");
    assert_eq!(full["result"], frozen.report);
    let rows = frozen.report["transactions"].as_array().unwrap();
    let page = client.get(&format!("{path}/transactions?limit=100")).await.body;
    assert_eq!((&page["total"], &page["data"][0]["id"]), (&json!(rows.len()), &rows[0]["id"]));
    let csv = client.get(&format!("{path}/transactions.csv")).await;
    assert_eq!((csv.status, csv.text.lines().count()), (200, rows.len() + 1));
    let debits = rows.iter().filter(|row| row["direction"] == "debit").count();
    let filtered = client.get(&format!("{path}/transactions?direction=debit")).await.body;
    assert_eq!(filtered["total"], debits);
    let workbook = client.get(&format!("{path}/report.xlsx")).await;
    assert!(workbook.status == 200 && workbook.bytes.starts_with(b"PK"), "{}", workbook.text);
    for body in [json!({}), json!({"inputs": {"requested_amount": 50000}})] {
        let rescored = client.post(&format!("{path}/rescore"), &body).await;
        assert_eq!(rescored.status, 200, "the reading is still decided about: {}", rescored.text);
        assert!(rescored.body["decision"]["outcome"].is_string(), "{}", rescored.text);
    }
    let revisions = client.get(&format!("{path}/revisions")).await.body;
    assert_eq!((&revisions["total"], &revisions["data"][0]["number"]), (&json!(1), &json!(1)), "{revisions}");
    let checks = client.get("/v1/credit-checks?q=sharma").await.body;
    let check = client.get(&format!("/v1/credit-checks/{}", checks["data"][0]["id"].as_str().unwrap())).await;
    assert_eq!((check.status, &check.body["analysis_id"]), (200, &json!(id)), "{}", check.text);
    assert!(check.body["report"].is_object(), "{}", check.text);
}

/// The analysis whose job an older version had left to do.
async fn check_the_job_is_done(client: &Client, frozen: &Frozen) {
    let waiting = format!("/v1/analyses/{}?wait=30", frozen.queued);
    let mut job = client.get(&waiting).await.body;
    while job["completed_at"].is_null() {
        job = client.get(&waiting).await.body;
    }
    assert_eq!(job["status"], "completed", "a job of an older version is done: {job}");
    let statement = client.get(&format!("/v1/analyses/{}/statement", frozen.queued)).await;
    assert_eq!(statement.status, 200, "it is under the key of its analysis: {}", statement.text);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_data_folder_of_an_older_version_is_brought_up_to_date_and_goes_on() {
    let mut deployment = TestDeployment::open(Mode::Embedded).await.unwrap();
    // The one in the folder.
    deployment.settings.secret = None;
    let frozen = Frozen::read(1);
    frozen.lay_out(&deployment.settings.data_dir).await.unwrap();
    let newest = "SELECT max(version) FROM _sqlx_migrations";
    assert_eq!(deployment.number(newest).await.unwrap(), 15);

    let running = deployment.serve().await.unwrap();
    assert!(deployment.number(newest).await.unwrap() > 15, "the schema is the present one");
    let client = client_of_owner(&deployment, &running).await;
    check_all_is_readable(&client, &frozen).await;
    check_the_job_is_done(&client, &frozen).await;
    let ready = client.get("/readyz").await;
    assert_eq!((ready.status, &ready.body["checks"]["migrations"]), (200, &json!("ok")), "{}", ready.text);
    assert!(
        deployment.settings.data_dir.join("files/deployment").exists(),
        "its files are marked from now on"
    );
    running.stop().await;
    // It is a folder like any other now.
    let running = deployment.serve().await.unwrap();
    let client = deployment.client(&running).with_token(client.token().unwrap());
    check_all_is_readable(&client, &frozen).await;
    running.stop().await;
}

both_modes! {
    async fn what_the_first_format_holds_is_read_decided_and_sealed_anew(deployment: TestDeployment) {
        let mut deployment = deployment;
        let frozen = Frozen::read(1);
        let (running, client) = serve_frozen(&mut deployment, &frozen).await;
        let first = "SELECT count(*) FROM analysis_results r JOIN credit_checks k ON k.analysis_id = r.id
                     WHERE r.report_format = 1 AND r.reading_format = 1";
        let kept = deployment.number(first).await.unwrap();
        assert_eq!(kept, 1, "an older version does not say which format it writes");
        let _worker = deployment.work_if_apart().await.unwrap();
        check_all_is_readable(&client, &frozen).await;
        check_the_job_is_done(&client, &frozen).await;

        let store = deployment.store().await.unwrap();
        let clear = "SELECT count(*) FROM analyses WHERE submission IS NULL OR file_sha256 <> ''
            OR CAST(review_reasons AS TEXT) NOT IN ('[]', '[\"sealed\"]')";
        assert!(deployment.number(clear).await.unwrap() > 0, "an older version keeps it in clear");
        let rotated = store.rotate_keys().await.unwrap();
        assert!(rotated.values_resealed > 0 && rotated.analyses_sealed > 0, "{rotated:?}");
        assert_eq!(deployment.number(clear).await.unwrap(), 0);
        assert_eq!(store.rotate_keys().await.unwrap().analyses_sealed, 0);
        store.close().await;
        check_all_is_readable(&client, &frozen).await;
        running.stop().await;
    }

    async fn a_newer_format_is_refused_by_itself_and_the_list_goes_on(deployment: TestDeployment) {
        let mut deployment = deployment;
        let frozen = Frozen::read(1);
        let (running, client) = serve_frozen(&mut deployment, &frozen).await;
        let path = format!("/v1/analyses/{}", frozen.ended);
        deployment.run_sql("UPDATE analysis_results SET report_format = 99").await.unwrap();
        for part in ["?include_result=true", "/transactions", "/transactions.csv", "/report.xlsx"] {
            let answer = client.get(&format!("{path}{part}")).await;
            assert_eq!((answer.status, answer.code()), (503, "unavailable"), "{part}: {}", answer.text);
        }
        let rescored = client.post(&format!("{path}/rescore"), &json!({})).await;
        assert_eq!(rescored.status, 503, "what people have corrected stands in the report");
        deployment.run_sql("UPDATE analysis_results SET report_format = 1, reading_format = 2").await.unwrap();
        assert_eq!(client.post(&format!("{path}/rescore"), &json!({})).await.status, 503);
        assert_eq!(client.get(&path).await.status, 200);
        assert_eq!(client.get("/v1/analyses").await.status, 200);
        let checks = client.get("/v1/credit-checks").await.body;
        let check = format!("/v1/credit-checks/{}", checks["data"][0]["id"].as_str().unwrap());
        deployment.run_sql("UPDATE credit_checks SET report_format = 2").await.unwrap();
        assert_eq!(client.get(&check).await.status, 503);
        assert_eq!(client.get("/v1/credit-checks").await.body, checks);
        deployment.run_sql("UPDATE analysis_results SET report_format = 1, reading_format = 1").await.unwrap();
        assert_eq!(client.get(&format!("{path}?include_result=true")).await.body["result"], frozen.report);
        running.stop().await;
    }

    async fn a_job_of_a_newer_format_waits_for_a_newer_worker(deployment: TestDeployment) {
        let mut deployment = deployment;
        let frozen = Frozen::read(1);
        load(&mut deployment, &frozen).await;
        deployment.run_sql("UPDATE jobs SET format = 99").await.unwrap();
        let running = deployment.serve().await.unwrap();
        let client = client_of_owner(&deployment, &running).await;
        let _worker = deployment.work_if_apart().await.unwrap();
        let path = format!("/v1/analyses/{}", frozen.queued);
        assert_eq!(client.get(&format!("{path}?wait=4")).await.body["status"], "queued");
        assert_eq!(deployment.number("SELECT attempt FROM jobs").await.unwrap(), 0, "it costs no attempt");
        deployment.run_sql("UPDATE jobs SET format = 1").await.unwrap();
        while client.get(&format!("{path}?wait=30")).await.body["status"] != "completed" {}
        running.stop().await;
    }

    async fn an_input_of_a_newer_version_waits_for_a_newer_worker(deployment: TestDeployment) {
        let mut deployment = deployment;
        let frozen = Frozen::read(1);
        load(&mut deployment, &frozen).await;
        let given = |json: &str| format!("UPDATE analyses SET inputs = '{json}' WHERE id = '{}'", frozen.queued);
        deployment.run_sql(&given(r#"{"pledge": 7}"#)).await.unwrap();
        let running = deployment.serve().await.unwrap();
        let client = client_of_owner(&deployment, &running).await;
        let _worker = deployment.work_if_apart().await.unwrap();
        let path = format!("/v1/analyses/{}", frozen.queued);
        while client.beside_another_version().get(&path).await.body["status"] != "processing" {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        while deployment.number("SELECT attempt FROM jobs").await.unwrap() != 0 {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        deployment.run_sql(&given("{}")).await.unwrap();
        while client.get(&format!("{path}?wait=30")).await.body["status"] != "completed" {}
        running.stop().await;
    }

    async fn words_of_a_newer_version_are_shown_as_they_stand(deployment: TestDeployment) {
        let mut deployment = deployment;
        let frozen = Frozen::read(1);
        let (running, client) = serve_frozen(&mut deployment, &frozen).await;
        let path = format!("/v1/analyses/{}", frozen.ended);
        deployment.run_sql_unchecked(&format!(
            "UPDATE analyses SET status = 'paused', stage = 'dreaming', decision = 'escalate', policy_outcome = 'escalate',
                review_reasons = '[\"full_moon\"]', failure_code = 'ink_faded', failure_message = 'The ink has faded.',
                review_id = 'rev_01ARZ3NDEKTSV4RRFFQ69G5FAV', review_outcome = 'defer', reviewed_by = created_by,
                reviewed_at = created_at, inputs = '{{\"requested_amount\": 5, \"pledge\": 7}}'
             WHERE id = '{}'", frozen.ended
        )).await.unwrap();
        deployment.run_sql_unchecked(
            "UPDATE credit_checks SET status = 'disputed', problem = 'strike', billing = 'refunded', score_status = 'frozen'"
        ).await.unwrap();
        deployment.run_sql_unchecked("UPDATE products SET status = 'draft'").await.unwrap();

        let client = client.beside_another_version();
        let record = client.get(&path).await;
        assert_eq!(record.status, 200, "{}", record.text);
        let shown = |member: &str| record.body.pointer(member).cloned().unwrap_or_default();
        for (member, word) in [
            ("/status", "paused"), ("/stage", "dreaming"), ("/decision", "escalate"), ("/policy_outcome", "escalate"),
            ("/final_decision", "defer"), ("/review_reasons/0", "full_moon"), ("/failure/code", "ink_faded"),
            ("/review/outcome", "defer"),
        ] {
            assert_eq!(shown(member), word, "{member}");
        }
        assert_eq!(shown("/inputs/pledge"), 7, "a newer version asked for more");
        let listed = client.get("/v1/analyses").await;
        assert_eq!((listed.status, &listed.body["data"][1]), (200, &record.body), "{}", listed.text);
        assert_eq!(client.get(&format!("{path}?wait=1&include_result=true")).await.body["result"], frozen.report);
        assert_eq!(client.get(&format!("{path}/transactions")).await.status, 200);
        assert_eq!(client.get(&format!("{path}/report.xlsx")).await.status, 200);
        assert_eq!(client.get("/v1/analyses?status=completed&q=ramesh").await.body["total"], 0);

        let checks = client.get("/v1/credit-checks").await;
        assert_eq!(checks.status, 200, "{}", checks.text);
        let check = &checks.body["data"][0];
        let words = [&check["status"], &check["problem"]["code"], &check["billing"]["state"], &check["score_status"]];
        assert_eq!(words, [&json!("disputed"), &json!("strike"), &json!("refunded"), &json!("frozen")]);
        let read = client.get(&format!("/v1/credit-checks/{}", check["id"].as_str().unwrap())).await;
        assert_eq!((read.status, read.body["report"].is_object()), (200, true), "{}", read.text);

        let ended = format!("UPDATE analyses SET status = 'completed' WHERE id = '{}'", frozen.ended);
        deployment.run_sql_unchecked(&ended).await.unwrap();
        let rescored = client.post(&format!("{path}/rescore"), &json!({})).await;
        assert_eq!((rescored.status, rescored.code()), (503, "unavailable"), "a pledge cannot be left out of a decision");

        let product = format!("/v1/products/{}", record.body["product"]["id"].as_str().unwrap());
        assert_eq!(client.get(&product).await.body["status"], "draft");
        assert_eq!(client.get("/v1/products").await.body["total"], 0, "a list is of one status");
        let changed = client.patch(&product, &json!({"annual_rate_pct": 12})).await;
        assert_eq!((changed.status, changed.code()), (503, "unavailable"), "{}", changed.text);

        let terms = client.get(&product).await.body;
        deployment.run_sql_unchecked("UPDATE products SET status = 'active'").await.unwrap();
        let json = if deployment.settings.is_embedded() { "TEXT" } else { "JSONB" };
        deployment.run_sql_unchecked(&format!(
            r#"UPDATE product_versions
               SET terms = CAST(replace(CAST(terms AS TEXT), '"rules":', '"ceilings":[1], "rules":') AS {json})"#
        )).await.unwrap();
        let newer = client.get(&product).await.body;
        assert_eq!(newer["policy"]["ceilings"], json!([1]), "terms of a newer version are shown: {newer}");
        for member in ["name", "amount", "tenure_months", "annual_rate_pct", "scorecard", "thresholds", "created_at"] {
            assert_eq!(newer[member], terms[member], "{member}");
        }
        assert_eq!(client.get("/v1/products").await.body["data"][0], newer);
        let changed = client.patch(&product, &json!({"annual_rate_pct": 12})).await;
        assert_eq!((changed.status, changed.code()), (503, "unavailable"), "nothing of them is lost: {}", changed.text);
        let body = json!({"product_id": newer["id"], "inputs": {}});
        assert_eq!(client.post(&format!("{path}/rescore"), &body).await.status, 503, "nor left out of a decision");

        deployment.run_sql_unchecked("UPDATE users SET role = 'auditor'").await.unwrap();
        let unknown_role = client.get("/v1/me").await;
        assert_eq!((unknown_role.status, unknown_role.code()), (503, "unavailable"), "it allows nothing here");
        running.stop().await;
    }
}

/// The engine's own guard: it needs no deployment.
#[test]
fn the_frozen_reading_and_report_are_still_what_the_engine_reads() {
    let reading: Value = serde_json::from_str(include_str!("reading-1.json")).unwrap();
    serde_json::from_value::<lending_engine::Reading>(reading).unwrap();
    let report: Value = serde_json::from_str(include_str!("report-1.json")).unwrap();
    serde_json::from_value::<Vec<lending_engine::report::Transaction>>(report["transactions"].clone())
        .unwrap();
}
