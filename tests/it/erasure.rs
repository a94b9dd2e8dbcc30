//! Erased means gone: no key of what was erased is left where the database or the files keep theirs, and a certificate
//! says so. Until then a legal hold keeps it, and retention lets it go by itself.

use std::path::{Path, PathBuf};

use aho_corasick::AhoCorasick;
use chrono::TimeDelta;
use lending_base::AnalysisId;
use lending_bureau::sandbox::Case;
use lending_samples::{Persona, Spec, layout, statement};
use lending_store::StoreError;
use lending_store::analyses::PictureOf;
use lending_store::erasures::Eraser;
use lending_store::users::Role;
use lending_tests::services::OwnPostgres;
use lending_tests::{Answer, Client, Form, Mode, TestDeployment, both_modes, files_below, mobile_of};
use reqwest::Method;
use serde_json::{Value, json};
use sqlx::{Connection, PgConnection};

/// What is looked for in the bytes of a database: sealed keys, and what was sealed under the check's and the analysis' own.
const KEYS: &str = "SELECT sealed_key FROM content_keys ORDER BY id";
const STATEMENT_KEYS: &str = "SELECT sealed_key FROM content_keys WHERE id LIKE '%/statement' ORDER BY id";
const PARTICULARS: &str = "SELECT particulars FROM analyses";
const SUBJECTS: &str = "SELECT subject FROM consents";
const LEDGER: &str = "SELECT CAST(COALESCE(sum(amount_paise), 0) AS BIGINT) FROM ledger";
const HASHED_CONSENTS: &str =
    "SELECT count(*) FROM consents WHERE subject_hash IS NOT NULL AND subject IS NULL";

fn pdf() -> Vec<u8> {
    statement(&Spec::new(layout("hdfc-classic").unwrap(), Persona::SteadySalaried, 3, 1)).unwrap().pdf
}

pub(super) fn with_bureau() -> Form {
    Form::default()
        .file(&pdf())
        .text("applicant_name", "Zyxanthia Qwopleford")
        .text("applicant_mobile", &mobile_of(Case::Clean, 7_654_321))
        .text("bureau_consent", "true")
}

/// Uploads, waits for the end, and gives the analysis.
pub(super) async fn analysed(client: &Client, form: Form) -> Value {
    let made = client.upload(form).await;
    assert_eq!(made.status, 201, "{}", made.text);
    let path = path_of(&made.body);
    loop {
        let analysis = client.get(&format!("{path}?wait=30")).await.body;
        if !analysis["completed_at"].is_null() {
            assert_eq!(analysis["status"], "completed");
            return analysis;
        }
    }
}

pub(super) fn path_of(analysis: &Value) -> String {
    format!("/v1/analyses/{}", analysis["id"].as_str().unwrap())
}

pub(super) fn check_of(analysis: &Value) -> String {
    format!("/v1/credit-checks/{}", analysis["credit_check_id"].as_str().unwrap())
}

fn refusal(answer: &Answer) -> (u16, &str) {
    (answer.status, answer.code())
}

/// The certificate, once the last copy of the key has left the database.
pub(super) async fn purged(client: &Client, erased: &Answer) -> Value {
    assert_eq!(erased.status, 204, "{}", erased.text);
    let path = erased.header("location").unwrap();
    loop {
        let certificate = client.get(path).await;
        assert_eq!(certificate.status, 200, "{}", certificate.text);
        if !certificate.body["purged_at"].is_null() {
            return certificate.body;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
}

/// The files below a folder in which any of these texts stands.
fn holding(folder: &Path, texts: &[Vec<u8>]) -> Vec<String> {
    let any = AhoCorasick::new(texts).unwrap();
    let holds = |path: &PathBuf| std::fs::read(path).is_ok_and(|bytes| any.is_match(&bytes));
    let files = files_below(folder).unwrap();
    files.iter().filter(|path| holds(path)).map(|path| path.display().to_string()).collect()
}

/// The files below a folder whose names hold a text.
fn files_named(folder: &Path, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.display().to_string().contains(text) {
            found.push(path.display().to_string());
        } else if path.is_dir() {
            found.extend(files_named(&path, text));
        }
    }
    found
}

both_modes! {
    async fn an_erased_analysis_and_its_check_leave_a_certificate_and_the_ledger(deployment: TestDeployment) {
        let mut deployment = deployment;
        let _bureau = deployment.open_bureau().await.unwrap();
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let member = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let analysis = analysed(&client, with_bureau()).await;
        let check = check_of(&analysis);
        let charged = deployment.number(LEDGER).await.unwrap();
        assert!(charged > 0, "the pull was billed");

        let erased = client.delete(&format!("{}?with_credit_check=true", path_of(&analysis))).await;
        let certificate = purged(&client, &erased).await;
        assert_eq!((&certificate["kind"], &certificate["cause"]), (&json!("analysis"), &json!("request")));
        assert_eq!(certificate["subject"], analysis["id"]);
        assert_eq!(certificate["erased_by"], json!(owner.user.id.as_str()));
        assert_eq!(certificate["hashes"]["file_sha256"], analysis["file"]["sha256"]);
        let location = erased.header("location").unwrap();
        let as_member = client.with_token(&member.api_key);
        assert_eq!(refusal(&as_member.get(location).await), (403, "forbidden_role"));
        let stranger = deployment.person(&running, Role::Owner).await.unwrap();
        let as_stranger = client.with_token(&stranger.api_key);
        assert_eq!(refusal(&as_stranger.get(location).await), (404, "not_found"));

        assert_eq!(refusal(&client.get(&path_of(&analysis)).await), (404, "not_found"));
        assert_eq!(refusal(&client.get(&check).await), (404, "not_found"));
        assert_eq!(refusal(&client.delete(&check).await), (404, "not_found"));
        assert_eq!(client.get("/v1/credit-checks?q=Zyxanthia").await.body["total"], 0);
        assert_eq!(deployment.number(LEDGER).await.unwrap(), charged, "what was billed stays billed");
        assert_eq!(deployment.number(HASHED_CONSENTS).await.unwrap(), 1);
        assert_eq!(deployment.values(KEYS).await.unwrap(), Vec::<Vec<u8>>::new());
        running.stop().await;
    }

    async fn a_check_is_erased_by_itself_and_the_analysis_stays(deployment: TestDeployment) {
        let mut deployment = deployment;
        let _bureau = deployment.open_bureau().await.unwrap();
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let viewer = deployment.colleague(&running, &owner.user.team, Role::Viewer).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let analysis = analysed(&client, with_bureau()).await;
        let check = check_of(&analysis);
        assert_eq!(refusal(&client.with_token(&viewer.api_key).delete(&check).await), (403, "forbidden_role"));
        let certificate = purged(&client, &client.delete(&check).await).await;
        assert_eq!(certificate["kind"], "credit_check");
        assert_eq!(refusal(&client.get(&check).await), (404, "not_found"));
        let after = client.get(&path_of(&analysis)).await.body;
        assert_eq!((&after["status"], &after["credit_check_id"]), (&json!("completed"), &Value::Null));
        assert_eq!(deployment.values(KEYS).await.unwrap().len(), 2, "those of the analysis and its statement");
        // The same person is pulled anew: nothing of the erased report is reused.
        let body = json!({
            "name": "Zyxanthia Qwopleford", "mobile": mobile_of(Case::Clean, 7_654_321), "consent": true,
            "reuse_within_days": 30
        });
        let again = client.post("/v1/credit-checks", &body).await;
        assert_eq!((again.status, &again.body["billing"]["state"]), (201, &json!("charged")));
        running.stop().await;
    }

    async fn nothing_on_legal_hold_is_erased(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let member = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let as_member = client.with_token(&member.api_key);
        let analysis = analysed(&client, with_bureau()).await;
        let (path, check) = (path_of(&analysis), check_of(&analysis));
        let hold = format!("{path}/legal-hold");
        assert_eq!(refusal(&as_member.send(Method::PUT, &hold, None).await), (403, "forbidden_role"));
        assert_eq!(client.send(Method::PUT, &hold, None).await.status, 204);
        let since = client.get(&path).await.body["legal_hold_since"].clone();
        assert!(since.is_string());
        deployment.clock.advance(TimeDelta::minutes(5));
        assert_eq!(client.send(Method::PUT, &hold, None).await.status, 204);
        assert_eq!(client.get(&path).await.body["legal_hold_since"], since, "a hold keeps its beginning");
        for refused in [path.clone(), format!("{path}?with_credit_check=true"), check.clone()] {
            assert_eq!(refusal(&as_member.delete(&refused).await), (409, "legal_hold"), "{refused}");
        }
        assert_eq!(client.delete(&hold).await.status, 204);
        assert_eq!(client.get(&path).await.body["legal_hold_since"], Value::Null);
        assert_eq!(as_member.delete(&check).await.status, 204);
        assert_eq!(as_member.delete(&path).await.status, 204);
        assert_eq!(refusal(&client.send(Method::PUT, &hold, None).await), (404, "not_found"));
        running.stop().await;
    }

    async fn one_round_of_retention_erases_all_that_is_too_old_however_much_that_is(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let analysis = analysed(&client, Form::default().file(&pdf())).await;
        drop(worker);
        // Copies of its row, under ids that are none of its own, are as old as it is; what is sealed in them nobody can open, and it
        // goes all the same.
        let id = analysis["id"].as_str().unwrap();
        let copies = format!(
            "WITH RECURSIVE numbers (n) AS (SELECT 100 UNION ALL SELECT n + 1 FROM numbers WHERE n < 349)
             INSERT INTO analyses (id, team_id, ref, status, review_reasons, sealed_particulars, sealed_content_key, inputs,
                bureau_requested, file_size, file_sha256, file_pages, created_by, created_at, completed_at)
             SELECT substr(id, 1, 25) || CASE substr(id, 26, 1) WHEN 'A' THEN 'B' ELSE 'A' END || n, team_id, 'APP-9' || n, status, review_reasons, sealed_particulars,
                sealed_content_key, inputs, bureau_requested, file_size, file_sha256, file_pages, created_by, created_at,
                completed_at
             FROM analyses, numbers WHERE id = '{id}'"
        );
        deployment.run_sql(&copies).await.unwrap();
        assert_eq!(client.put("/v1/retention", &json!({"report_days": 1, "statement_days": null, "credit_check_days": null})).await.status, 200);
        deployment.clock.advance(TimeDelta::days(2));
        assert_eq!(running.app.store.erase_outdated().await.unwrap(), 251);
        assert_eq!(deployment.number("SELECT count(*) FROM analyses").await.unwrap(), 0);
        running.stop().await;
    }

    async fn retention_erases_statements_reports_and_checks_each_in_its_time(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let member = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let nothing = json!({"statement_days": null, "report_days": null, "credit_check_days": null});
        assert_eq!(client.get("/v1/retention").await.body, nothing);
        let days = json!({"statement_days": 10, "report_days": 30, "credit_check_days": 20});
        let as_member = client.with_token(&member.api_key);
        assert_eq!(refusal(&as_member.put("/v1/retention", &days).await), (403, "forbidden_role"));
        assert_eq!(client.put("/v1/retention", &json!({"report_days": 0})).await.code(), "invalid_request");
        assert_eq!(client.put("/v1/retention", &days).await.body, days);
        let analysis = analysed(&client, with_bureau()).await;
        let held = analysed(&client, Form::default().file(&pdf())).await;
        assert_eq!(client.send(Method::PUT, &format!("{}/legal-hold", path_of(&held)), None).await.status, 204);
        let (path, check) = (path_of(&analysis), check_of(&analysis));
        drop(worker);
        let store = &running.app.store;

        deployment.clock.advance(TimeDelta::days(9));
        assert_eq!(store.erase_outdated().await.unwrap(), 0);
        deployment.clock.advance(TimeDelta::days(2));
        assert_eq!(store.erase_outdated().await.unwrap(), 1, "the statement");
        let statement = client.get(&format!("{path}/statement")).await;
        assert_eq!(refusal(&statement), (410, "statement_erased"));
        let after = client.get(&format!("{path}?include_result=true")).await.body;
        assert!(after["statement_erased_at"].is_string() && after["result"]["decision"].is_object());
        deployment.clock.advance(TimeDelta::days(10));
        assert_eq!(store.erase_outdated().await.unwrap(), 1, "the check");
        assert_eq!(refusal(&client.get(&check).await), (404, "not_found"));
        deployment.clock.advance(TimeDelta::days(10));
        assert_eq!(store.erase_outdated().await.unwrap(), 1, "the report");
        assert_eq!(refusal(&client.get(&path).await), (404, "not_found"));
        assert_eq!(client.get(&path_of(&held)).await.status, 200, "what is held stays");
        assert_eq!(client.get(&format!("{}/statement", path_of(&held))).await.status, 200);
        running.stop().await;
    }
}

/// The embedded database and its log, and the folder of the files.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_byte_of_what_was_erased_is_left_in_an_embedded_data_folder() {
    let deployment = TestDeployment::open(Mode::Embedded).await.unwrap();
    let running = deployment.serve().await.unwrap();
    let owner = deployment.person(&running, Role::Owner).await.unwrap();
    let client = deployment.client(&running).with_token(&owner.api_key);
    let analysis = analysed(&client, with_bureau()).await;
    let mut sealed = Vec::new();
    for column in [KEYS, PARTICULARS, SUBJECTS] {
        sealed.extend(deployment.values(column).await.unwrap());
    }
    assert_eq!(sealed.len(), 5, "three keys, the particulars and the subject of the consent");
    let folder = &deployment.settings.data_dir;
    assert!(!holding(folder, &sealed).is_empty(), "they are found while they are there");
    let erased = client.delete(&format!("{}?with_credit_check=true", path_of(&analysis))).await;
    purged(&client, &erased).await;
    assert_eq!(holding(folder, &sealed), Vec::<String>::new());
    running.stop().await;
}

/// A report that somebody else runs on the database begins before the erasure and ends long after it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_snapshot_that_is_older_than_an_erasure_keeps_no_key_in_the_table() {
    if !OwnPostgres::is_available() {
        return;
    }
    let postgres = OwnPostgres::start().await.unwrap();
    let deployment = TestDeployment::open_on(&postgres.url()).await.unwrap();
    let running = deployment.serve().await.unwrap();
    let _worker = deployment.work().await.unwrap();
    let owner = deployment.person(&running, Role::Owner).await.unwrap();
    let client = deployment.client(&running).with_token(&owner.api_key);
    let (analysis, kept) =
        (analysed(&client, with_bureau()).await, analysed(&client, Form::default().file(&pdf())).await);
    let before = deployment.values(KEYS).await.unwrap();

    let url = deployment.settings.database_url.clone().unwrap();
    let mut report = PgConnection::connect(url.expose()).await.unwrap();
    sqlx::query("BEGIN ISOLATION LEVEL REPEATABLE READ").execute(&mut report).await.unwrap();
    sqlx::query("SELECT count(*) FROM teams").execute(&mut report).await.unwrap();
    purged(&client, &client.delete(&format!("{}?with_credit_check=true", path_of(&analysis))).await).await;
    let after = deployment.values(KEYS).await.unwrap();
    let gone: Vec<Vec<u8>> = before.into_iter().filter(|key| !after.contains(key)).collect();
    assert_eq!((gone.len(), after.len()), (3, 2), "of analysis, statement and check; of the other analysis");
    deployment.run_sql_as_admin("CHECKPOINT").await.unwrap();
    let base = postgres.data().join("base");
    assert!(!holding(&base, &after).is_empty(), "what is kept is found");
    assert_eq!(holding(&base, &gone), Vec::<String>::new());
    // The table is as it was but for that: walled, owned, and with what is not erased.
    assert_eq!(client.get(&format!("{}?include_result=true", path_of(&kept))).await.status, 200);
    let is_walled = "SELECT count(*) FROM pg_class WHERE relname = 'content_keys' AND relrowsecurity AND relforcerowsecurity";
    assert_eq!(deployment.number(is_walled).await.unwrap(), 1);
    sqlx::query("ROLLBACK").execute(&mut report).await.unwrap();
    running.stop().await;
}

/// Places in a sealed picture, each short enough to lie within one page of a database wherever that begins a new one.
fn pieces(pictures: &[Vec<u8>]) -> Vec<Vec<u8>> {
    pictures.iter().flat_map(|picture| picture.chunks_exact(48).step_by(20).map(<[u8]>::to_vec)).collect()
}

/// Once every certificate is made out to the end.
async fn all_purged(deployment: &TestDeployment) {
    while deployment.number("SELECT count(*) FROM erasures WHERE purged_at IS NULL").await.unwrap() > 0 {
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
}

both_modes! {
    async fn pages_have_a_key_that_goes_with_the_statement_though_the_report_stays(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let (kept, gone) = (analysed(&client, Form::default().file(&pdf())).await, analysed(&client, with_bureau()).await);
        for analysis in [&kept, &gone] {
            assert_eq!(client.get(&format!("{}/pages/1.png", path_of(analysis))).await.status, 200);
        }
        let of_pages = "SELECT count(*) FROM content_keys WHERE id LIKE '%/pages'";
        assert_eq!(deployment.number(of_pages).await.unwrap(), 2);
        assert_eq!(running.app.store.verify(true, 10).await.unwrap().problems, std::collections::BTreeMap::new());
        let id = AnalysisId::parse(kept["id"].as_str().unwrap()).unwrap();
        let analyses = running.app.store.analyses(&owner.user.team);
        analyses.erase_statement(&Eraser::Operator, &id).await.unwrap();
        assert_eq!(deployment.number(of_pages).await.unwrap(), 1, "what could open a copy of its pages is destroyed");
        let report = client.get(&format!("{}?include_result=true", path_of(&kept))).await.body;
        assert!(report["result"]["decision"].is_object(), "{report}");
        // Nobody keeps a page of what is erased, however late they come with it.
        analyses.keep_page_picture(&id, PictureOf { page: 1, scale: 2 }, vec![1, 2, 3]).await.unwrap();
        assert_eq!(client.delete(&path_of(&gone)).await.status, 204);
        assert_eq!(deployment.number(of_pages).await.unwrap(), 0);
        assert_eq!(deployment.number("SELECT count(*) FROM page_pictures").await.unwrap(), 0);
        running.stop().await;
    }
}

both_modes! {
    async fn a_copy_of_a_statement_opens_no_more_once_it_was_erased_alone(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let analysis = analysed(&client, Form::default().file(&pdf())).await;
        let id = AnalysisId::parse(analysis["id"].as_str().unwrap()).unwrap();
        let analyses = running.app.store.analyses(&owner.user.team);
        let data = &deployment.settings.data_dir;
        let place = data.join("files/statements").join(owner.user.team.as_str()).join(id.as_str());
        let copy = std::fs::read(&place).unwrap();
        let keys = deployment.values(STATEMENT_KEYS).await.unwrap();
        assert_eq!((keys.len(), deployment.values(KEYS).await.unwrap().len()), (1, 2), "it has one of its own");
        assert_eq!(running.app.store.verify(true, 10).await.unwrap().count(), 0);
        assert_eq!(analyses.statement(&id).await.unwrap().unwrap(), pdf());

        analyses.erase_statement(&Eraser::Operator, &id).await.unwrap();
        all_purged(&deployment).await;
        assert_eq!(deployment.values(STATEMENT_KEYS).await.unwrap(), Vec::<Vec<u8>>::new());
        if deployment.mode == Mode::Embedded {
            assert_eq!(holding(data, &keys), Vec::<String>::new(), "in a file of the database");
        }
        assert!(analyses.statement(&id).await.unwrap().is_none());
        let report = client.get(&format!("{}?include_result=true", path_of(&analysis))).await.body;
        assert!(report["result"]["decision"].is_object() && report["file"]["sha256"].is_string(), "{report}");
        assert_eq!(running.app.store.verify(true, 10).await.unwrap().count(), 0);

        // Somebody puts a copy back that a disk or a bucket had kept, and has the record say that it never went.
        std::fs::write(&place, copy).unwrap();
        deployment.run_sql("UPDATE analyses SET statement_erased_at = NULL").await.unwrap();
        let opened = analyses.statement(&id).await;
        assert!(matches!(opened, Err(StoreError::StatementCorrupt)), "the key of the report opens it");
        running.stop().await;
    }
}

/// Painted pages are big, so they are looked for in pieces.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_piece_of_a_painted_page_is_left_in_an_embedded_data_folder() {
    let deployment = TestDeployment::open(Mode::Embedded).await.unwrap();
    let running = deployment.serve().await.unwrap();
    let owner = deployment.person(&running, Role::Owner).await.unwrap();
    let client = deployment.client(&running).with_token(&owner.api_key);
    let folder = &deployment.settings.data_dir;
    for is_whole in [false, true] {
        let analysis = analysed(&client, Form::default().file(&pdf())).await;
        let path = path_of(&analysis);
        assert_eq!(client.get(&format!("{path}/pages/1.png")).await.status, 200);
        let mut traces = pieces(&deployment.values("SELECT picture FROM page_pictures").await.unwrap());
        assert!(traces.len() > 20, "{}", traces.len());
        traces.extend(
            deployment.values("SELECT sealed_key FROM content_keys WHERE id LIKE '%/pages'").await.unwrap(),
        );
        assert!(!holding(folder, &traces).is_empty(), "they are found while they are there");
        if is_whole {
            purged(&client, &client.delete(&path).await).await;
        } else {
            let id = AnalysisId::parse(analysis["id"].as_str().unwrap()).unwrap();
            let of_team = running.app.store.analyses(&owner.user.team);
            of_team.erase_statement(&Eraser::Operator, &id).await.unwrap();
            all_purged(&deployment).await;
        }
        assert_eq!(holding(folder, &traces), Vec::<String>::new(), "whole: {is_whole}");
        // No file is named after it either.
        let left = files_named(&folder.join("files"), analysis["id"].as_str().unwrap());
        assert_eq!(left, Vec::<String>::new(), "whole: {is_whole}");
    }
    running.stop().await;
}

/// The tables, and after the step that the documentation names the write-ahead log as well.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_key_of_what_was_erased_is_left_in_the_files_of_postgres() {
    if !OwnPostgres::is_available() {
        return;
    }
    let postgres = OwnPostgres::start().await.unwrap();
    let deployment = TestDeployment::open_on(&postgres.url()).await.unwrap();
    let running = deployment.serve().await.unwrap();
    let _worker = deployment.work().await.unwrap();
    let owner = deployment.person(&running, Role::Owner).await.unwrap();
    let client = deployment.client(&running).with_token(&owner.api_key);
    let alone = analysed(&client, Form::default().file(&pdf())).await;
    let mut keys = deployment.values(STATEMENT_KEYS).await.unwrap();
    let mut kept = deployment.values(KEYS).await.unwrap();
    kept.retain(|key| !keys.contains(key));
    let analysis = analysed(&client, with_bureau()).await;
    assert_eq!(client.get(&format!("{}/pages/1.png", path_of(&analysis))).await.status, 200);
    keys = deployment.values(KEYS).await.unwrap();
    keys.retain(|key| !kept.contains(key));
    assert_eq!((keys.len(), kept.len()), (5, 1), "statements and pages have keys of their own");
    deployment.run_sql_as_admin("CHECKPOINT").await.unwrap();
    assert!(!holding(&postgres.data().join("base"), &keys).is_empty(), "they are found while they are there");
    let erased = client.delete(&format!("{}?with_credit_check=true", path_of(&analysis))).await;
    purged(&client, &erased).await;
    // Of the other one the statement alone.
    let id = AnalysisId::parse(alone["id"].as_str().unwrap()).unwrap();
    running.app.store.analyses(&owner.user.team).erase_statement(&Eraser::Operator, &id).await.unwrap();
    all_purged(&deployment).await;
    for step in ["ALTER SYSTEM SET wal_recycle = off", "SELECT pg_reload_conf()", "SELECT pg_switch_wal()"] {
        deployment.run_sql_as_admin(step).await.unwrap();
    }
    for _ in 0..2 {
        deployment.run_sql_as_admin("CHECKPOINT").await.unwrap();
    }
    assert_eq!(holding(&postgres.data(), &keys), Vec::<String>::new());
    assert!(!holding(&postgres.data(), &kept).is_empty(), "the report keeps its own");
    assert_eq!(client.get(&format!("{}?include_result=true", path_of(&alone))).await.status, 200);
    running.stop().await;
}
