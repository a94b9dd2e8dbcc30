//! A backup that is taken while people work is restored whole elsewhere, and what was erased since stays erased.

use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use lending_store::users::Role;
use lending_tests::{Client, Mode, Person, TestDeployment, both_modes, files_below};
use reqwest::Method;
use serde_json::{Value, json};

use super::{pdf, server, server_with, upload};
use crate::erasure::{analysed, check_of, path_of, with_bureau};

const LEDGER: &str = "SELECT CAST(COALESCE(sum(amount_paise), 0) AS BIGINT) FROM ledger";
const ANALYSES: &str = "SELECT count(*) FROM analyses";

/// Uploads one statement after another until it is told to stop. Gives the ids.
fn upload_until(client: &Client, stop: &Arc<AtomicBool>) -> tokio::task::JoinHandle<Vec<String>> {
    let (client, stop) = (client.clone(), Arc::clone(stop));
    tokio::spawn(async move {
        let mut ids = Vec::new();
        let form = upload(100);
        while !stop.load(Ordering::Relaxed) {
            let made = client.upload(form.clone()).await;
            assert_eq!(made.status, 201, "{}", made.text);
            ids.push(made.body["id"].as_str().unwrap().to_owned());
        }
        ids
    })
}

/// Without limits that a flood of uploads would meet.
fn unlimited(deployment: &mut TestDeployment) {
    deployment.settings.limit_upload_per_hour = 1_000_000;
    deployment.settings.limit_upload_burst = 1_000_000;
    deployment.settings.limit_general_per_minute = 1_000_000;
    deployment.settings.limit_general_burst = 1_000_000;
}

/// A new and empty deployment that has the secret of another, and asks the same bureau.
async fn beside(former: &TestDeployment) -> TestDeployment {
    let mut fresh = TestDeployment::open_bare(former.mode).await.unwrap();
    unlimited(&mut fresh);
    fresh.settings.secret.clone_from(&former.settings.secret);
    fresh.settings.bureau = former.settings.bureau;
    fresh.settings.bureau_url.clone_from(&former.settings.bureau_url);
    fresh
}

async fn every_analysis(client: &Client) -> Vec<Value> {
    let (mut found, mut page) = (Vec::new(), "/v1/analyses?limit=100".to_owned());
    loop {
        let list = client.get(&page).await;
        assert_eq!(list.status, 200, "{}", list.text);
        found.extend(list.body["data"].as_array().unwrap().clone());
        match list.body["next_cursor"].as_str() {
            Some(cursor) => page = format!("/v1/analyses?limit=100&cursor={cursor}"),
            None => return found,
        }
    }
}

/// What people had done when the backup was taken, and what was erased afterwards.
struct Work {
    owner: Person,
    /// With a bureau's report, reviewed, and erased with its check after the backup.
    checked: Value,
    kept: Value,
    erased_before: Value,
    erased_after: Value,
    /// On legal hold when the backup was taken, released and erased after it.
    held: Value,
}

impl Work {
    async fn begin(deployment: &TestDeployment, client: &Client, owner: Person) -> Self {
        let checked = analysed(client, with_bureau()).await;
        assert_eq!(checked["decision"], "review");
        let review = json!({"outcome": "approve", "note": "Seen in person."});
        assert_eq!(client.post(&format!("{}/review", path_of(&checked)), &review).await.status, 200);
        let work = Self {
            owner,
            checked,
            kept: analysed(client, upload(1)).await,
            erased_before: analysed(client, upload(2)).await,
            erased_after: analysed(client, upload(3)).await,
            held: analysed(client, upload(4)).await,
        };
        assert_eq!(client.delete(&path_of(&work.erased_before)).await.status, 204);
        assert_eq!(client.send(Method::PUT, &work.hold(), None).await.status, 204);
        assert_eq!(deployment.number(LEDGER).await.unwrap(), 5000, "one pull at the usual price");
        work
    }

    fn hold(&self) -> String {
        format!("{}/legal-hold", path_of(&self.held))
    }

    /// Four certificates: of an analysis and its check, of one that was there, of one that was held. The path of the third.
    async fn erase(&self, client: &Client) -> String {
        let erased = client.delete(&format!("{}?with_credit_check=true", path_of(&self.checked))).await;
        assert_eq!(erased.status, 204, "{}", erased.text);
        let certificate =
            client.delete(&path_of(&self.erased_after)).await.header("location").unwrap().to_owned();
        assert_eq!(client.delete(&self.hold()).await.status, 204);
        assert_eq!(client.delete(&path_of(&self.held)).await.status, 204);
        certificate
    }
}

/// Takes a backup while statements come in. How many analyses are in it.
async fn back_up_under_load(deployment: &TestDeployment, client: &Client, folder: &Path) -> i64 {
    let stop = Arc::new(AtomicBool::new(false));
    let uploads = upload_until(client, &stop);
    let metrics = deployment.folder().join("backup.prom");
    let arguments = ["backup", "--to", folder.to_str().unwrap(), "--textfile", metrics.to_str().unwrap()];
    let said = server(deployment, &arguments).await;
    assert_eq!(said.code, 0, "{}", said.all());
    stop.store(true, Ordering::Relaxed);
    let uploaded = i64::try_from(uploads.await.unwrap().len()).unwrap();
    assert!(uploaded > 0, "something came in meanwhile");
    let manifest: Value =
        serde_json::from_slice(&std::fs::read(folder.join("manifest.json")).unwrap()).unwrap();
    let backed_up = manifest["tables"]["analyses"].as_i64().unwrap();
    let files = manifest["files"].as_array().unwrap().iter();
    let statements =
        files.filter(|file| file["name"].as_str().unwrap().starts_with("files/statements/")).count();
    assert_eq!(i64::try_from(statements).unwrap(), backed_up, "every row has its statement");
    assert!((4..=4 + uploaded).contains(&backed_up), "{backed_up}");
    assert_eq!((&manifest["format"], &manifest["ledger_paise"]), (&json!(1), &json!(5000)));
    assert_eq!(manifest["missing"], json!([]));
    assert!(std::fs::read_to_string(&metrics).unwrap().contains("\nlending_backup_lost_statements 0\n"));
    backed_up
}

fn mode_of(path: &Path) -> u32 {
    std::fs::metadata(path).unwrap().permissions().mode() & 0o777
}

/// For its owner's eyes, without the secret, and with nothing of people in clear.
fn is_private(folder: &Path, secret: &str) {
    assert_eq!(mode_of(folder), 0o700);
    for file in files_below(folder).unwrap() {
        assert_eq!(mode_of(&file), 0o600, "{}", file.display());
        let bytes = std::fs::read(&file).unwrap();
        for plain in [secret, "Zyxanthia", "Qwopleford", "Seen in person."] {
            let found = bytes.windows(plain.len()).any(|window| window == plain.as_bytes());
            assert!(!found, "{plain} is in {}", file.display());
        }
    }
}

/// A server on what was restored shows what was kept, byte for byte, and nothing of what was erased.
async fn is_as_it_was(restored: &TestDeployment, work: &Work, certificate: &str, backed_up: i64) {
    let running = restored.serve().await.unwrap();
    let worker = restored.work_if_apart().await.unwrap();
    let client = restored.client(&running).with_token(&work.owner.api_key);
    assert_eq!(client.get(&format!("{}/statement", path_of(&work.kept))).await.bytes, pdf(1));
    assert_eq!(client.get(&path_of(&work.kept)).await.body["decision"], work.kept["decision"]);
    for gone in [&work.checked, &work.erased_before, &work.erased_after, &work.held] {
        assert_eq!(client.get(&path_of(gone)).await.status, 404);
    }
    assert_eq!(client.get(&check_of(&work.checked)).await.status, 404);
    let again = client.get(certificate).await;
    assert_eq!((again.status, &again.body["subject"]), (200, &work.erased_after["id"]));
    assert_eq!(again.body["erased_by"], work.owner.user.id.as_str());
    let analyses = every_analysis(&client).await;
    assert_eq!(i64::try_from(analyses.len()).unwrap(), backed_up - 3);
    for analysis in &analyses {
        let statement = client.get(&format!("{}/statement", path_of(analysis))).await;
        assert_eq!(
            (statement.status, statement.bytes.starts_with(b"%PDF")),
            (200, true),
            "{}",
            statement.text
        );
    }
    assert_eq!(restored.number(LEDGER).await.unwrap(), 5000, "what was billed stays billed");
    let said = server(restored, &["verify-audit"]).await;
    assert_eq!(said.code, 0, "{}", said.all());
    drop(worker);
    running.stop().await;
    let said = server(restored, &["verify", "--deep"]).await;
    assert_eq!(said.code, 0, "{}", said.all());
}

/// Without the list what was erased is back, and the command says so; the list can be applied later.
async fn is_erased_later(late: &TestDeployment, work: &Work, at: &str, list: &str, backed_up: i64) {
    let said = server(late, &["restore", "--from", at]).await;
    assert_eq!(said.code, 0, "{}", said.all());
    assert!(said.out.contains("NO LIST OF ERASURES WAS GIVEN"), "{}", said.out);
    assert_eq!(late.number(ANALYSES).await.unwrap(), backed_up);
    let running = late.serve().await.unwrap();
    let client = late.client(&running).with_token(&work.owner.api_key);
    let back = client.get(&path_of(&work.checked)).await.body;
    assert_eq!(
        (&back["review"]["note"], &back["final_decision"]),
        (&json!("Seen in person."), &json!("approve"))
    );
    assert_eq!(
        client.get(&path_of(&work.erased_before)).await.status,
        404,
        "that was erased before the backup"
    );
    let said = server(late, &["erasures", "apply", "--from", list]).await;
    assert_eq!(said.code, 0, "{}", said.all());
    assert_eq!(client.get(&path_of(&work.checked)).await.status, 404);
    assert_eq!(client.get(&path_of(&work.held)).await.status, 404);
    let twice = server(late, &["erasures", "apply", "--from", list]).await;
    assert!(twice.out.contains("Erased again: 0; not here, or erased before: 5."), "{}", twice.out);
    running.stop().await;
}

both_modes! {
    async fn a_backup_taken_under_load_is_restored_whole_and_what_was_erased_since_stays_erased(deployment: TestDeployment) {
        let mut deployment = deployment;
        unlimited(&mut deployment);
        let bureau = deployment.open_bureau().await.unwrap();
        let running = deployment.serve().await.unwrap();
        let worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let work = Work::begin(&deployment, &client, owner).await;
        let folder = deployment.folder().join("backup");
        let backed_up = back_up_under_load(&deployment, &client, &folder).await;
        is_private(&folder, deployment.settings.secret.as_ref().unwrap().expose());

        let certificate = work.erase(&client).await;
        let list = deployment.folder().join("erasures.json");
        let (at, list_at) = (folder.to_str().unwrap(), list.to_str().unwrap());
        let exported = server(&deployment, &["erasures", "export", "--to", list_at]).await;
        assert!(exported.code == 0 && exported.out.starts_with("5 erasures and 0 erased teams"), "{}", exported.all());
        assert_eq!(mode_of(&list), 0o600);
        drop(worker);
        running.stop().await;

        let restored = beside(&deployment).await;
        let said = server(&restored, &["restore", "--from", at, "--erasures", list_at]).await;
        assert_eq!(said.code, 0, "{}", said.all());
        // Four now; the one before the backup is in its own list and in this one.
        assert!(said.out.contains("Erased again: 4; not here, or erased before: 2."), "{}", said.out);
        is_as_it_was(&restored, &work, &certificate, backed_up).await;
        is_erased_later(&beside(&deployment).await, &work, at, list_at, backed_up).await;
        bureau.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_generated_secret_is_not_in_a_backup_and_is_needed_to_restore_it() {
    let mut deployment = TestDeployment::open(Mode::Embedded).await.unwrap();
    deployment.settings.secret = None;
    let made = server(&deployment, &["admin", "create-team", "Acme"]).await;
    assert_eq!(made.code, 0, "{}", made.all());
    let secret = std::fs::read(deployment.settings.data_dir.join("secret")).unwrap();
    let folder = deployment.folder().join("backup");
    let at = folder.to_str().unwrap();
    let said = server(&deployment, &["backup", "--to", at]).await;
    assert_eq!(said.code, 0, "{}", said.all());
    let names: Vec<String> = files_below(&folder)
        .unwrap()
        .iter()
        .map(|path| path.file_name().unwrap().to_str().unwrap().to_owned())
        .collect();
    assert!(!names.contains(&"secret".to_owned()), "{names:?}");
    let text = secret.trim_ascii();
    for file in files_below(&folder).unwrap() {
        let bytes = std::fs::read(&file).unwrap();
        assert!(!bytes.windows(text.len()).any(|window| window == text), "{}", file.display());
    }

    let mut restored = TestDeployment::open(Mode::Embedded).await.unwrap();
    restored.settings.secret = None;
    let said = server(&restored, &["restore", "--from", at]).await;
    assert!(said.code == 1 && said.err.contains("put the file `secret`"), "{}", said.all());
    assert!(!restored.settings.data_dir.join("secret").exists(), "none is made up");
    std::fs::create_dir_all(&restored.settings.data_dir).unwrap();
    std::fs::write(restored.settings.data_dir.join("secret"), &secret).unwrap();
    let said = server(&restored, &["restore", "--from", at]).await;
    assert_eq!(said.code, 0, "{}", said.all());
    let teams = server(&restored, &["admin", "list-teams"]).await;
    assert!(teams.out.contains("Acme"), "{}", teams.all());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_missing_or_older_pg_dump_is_named_before_anything_is_written() {
    if !Mode::Production.is_available() {
        return;
    }
    let deployment = TestDeployment::open_bare(Mode::Production).await.unwrap();
    let migrated = server(&deployment, &["migrate"]).await;
    assert_eq!(migrated.code, 0, "{}", migrated.all());
    let folder = deployment.folder().join("backup");
    let arguments = ["backup", "--to", folder.to_str().unwrap()];
    let said = server_with(&deployment, &arguments, &[("PATH", "/nowhere")]).await;
    assert!(said.code == 1 && said.err.contains("pg_dump is not on the PATH"), "{}", said.all());

    let tools = deployment.folder().join("tools");
    std::fs::create_dir(&tools).unwrap();
    let old = tools.join("pg_dump");
    std::fs::write(&old, "#!/bin/sh\necho 'pg_dump (PostgreSQL) 9.6.24'\n").unwrap();
    std::fs::set_permissions(&old, std::fs::Permissions::from_mode(0o755)).unwrap();
    let said = server_with(&deployment, &arguments, &[("PATH", tools.to_str().unwrap())]).await;
    assert!(said.code == 1 && said.err.contains("pg_dump is version 9"), "{}", said.all());
    assert!(!folder.exists());
}
