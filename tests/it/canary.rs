//! A person is uploaded with a check at the bureau, looked at from all sides, and erased. Then every place that a deployment
//! has is searched for what was known of them: names, number, narrations, sealed bytes and keys.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use lending_bureau::sandbox::Case;
use lending_samples::{Persona, Spec, layout, statement};
use lending_store::users::Role;
use lending_tests::services::{OwnPostgres, OwnRedis};
use lending_tests::{Client, Form, Mode, Process, TestDeployment, WorkerProcess, both_modes, mobile_of};
use serde_json::json;

use crate::erasure::{analysed, check_of, path_of, purged};

const FIRST_NAME: &str = "Zyxanthia";
const LAST_NAME: &str = "Qwopleford";
const LEDGER: &str = "SELECT CAST(COALESCE(sum(amount_paise), 0) AS BIGINT) FROM ledger";

/// Everything that is sealed for one person, or by which they could be found.
const SEALED: [&str; 17] = [
    "SELECT particulars FROM analyses WHERE particulars IS NOT NULL",
    "SELECT submission FROM analyses WHERE submission IS NOT NULL",
    "SELECT reasons FROM analyses WHERE reasons IS NOT NULL",
    "SELECT file_index FROM analyses WHERE file_index IS NOT NULL",
    "SELECT word_index FROM analysis_words",
    "SELECT about FROM statement_marks",
    "SELECT account FROM statement_makers",
    "SELECT report FROM analysis_results",
    "SELECT reading FROM analysis_results",
    "SELECT report FROM analysis_revisions",
    "SELECT details FROM analysis_revisions",
    "SELECT picture FROM page_pictures",
    "SELECT report FROM credit_checks WHERE report IS NOT NULL",
    "SELECT findings FROM credit_checks WHERE findings IS NOT NULL",
    "SELECT word_index FROM credit_check_words",
    "SELECT subject FROM consents WHERE subject IS NOT NULL",
    "SELECT evidence FROM consents WHERE evidence IS NOT NULL",
];
const KEYS: &str = "SELECT sealed_key FROM content_keys ORDER BY id";

/// Files, and what stands in them.
type Found = Vec<(PathBuf, Vec<String>)>;

/// How a place is searched for very many things at once: by their first bytes.
struct Canaries {
    by_beginning: HashMap<[u8; 8], Vec<(String, Vec<u8>)>>,
    /// Whether anything begins with these two bytes: most places are left at that.
    begins: Vec<bool>,
}

impl Canaries {
    fn new() -> Self {
        Self { by_beginning: HashMap::new(), begins: vec![false; 1 << 16] }
    }

    fn add(&mut self, what: &str, bytes: &[u8]) {
        let beginning: [u8; 8] =
            bytes.get(..8).unwrap_or_else(|| panic!("{what} is too short")).try_into().unwrap();
        self.begins[usize::from(u16::from_be_bytes([beginning[0], beginning[1]]))] = true;
        self.by_beginning.entry(beginning).or_default().push((what.to_owned(), bytes.to_vec()));
    }

    /// As bytes, and as the hexadecimal digits in which a dump of Postgres has them.
    fn add_sealed(&mut self, what: &str, bytes: &[u8]) {
        // Short enough to lie within one page of a database wherever that begins a new one.
        let pieces: Vec<&[u8]> =
            if bytes.len() < 48 { vec![bytes] } else { bytes.chunks_exact(48).step_by(7).collect() };
        for piece in pieces {
            self.add(what, piece);
            let mut digits = String::with_capacity(piece.len() * 2);
            for byte in piece {
                let _ = write!(digits, "{byte:02x}");
            }
            self.add(what, digits.as_bytes());
        }
    }

    fn add_text(&mut self, what: &str, text: &str) {
        for form in [text.to_owned(), text.to_lowercase(), text.to_uppercase()] {
            self.add(what, form.as_bytes());
        }
    }

    fn in_bytes(&self, bytes: &[u8]) -> Vec<String> {
        let mut found = Vec::new();
        for (at, window) in bytes.windows(8).enumerate() {
            if !self.begins[usize::from(u16::from_be_bytes([window[0], window[1]]))] {
                continue;
            }
            let known = self.by_beginning.get(window).into_iter().flatten();
            found.extend(
                known.filter(|(_, canary)| bytes[at..].starts_with(canary)).map(|(what, _)| what.clone()),
            );
        }
        found.sort();
        found.dedup();
        found
    }

    /// What stands in the files below a folder, and where.
    fn below(&self, folder: &Path) -> Found {
        let mut found = Vec::new();
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                found.extend(self.below(&path));
            } else if let Ok(bytes) = std::fs::read(&path) {
                let here = self.in_bytes(&bytes);
                if !here.is_empty() {
                    found.push((path, here));
                }
            }
        }
        found
    }
}

/// The statement, as it lies on the disk.
fn statements(folder: &Path) -> Vec<Vec<u8>> {
    let teams = std::fs::read_dir(folder.join("files/statements")).unwrap().flatten();
    let files = teams.flat_map(|team| std::fs::read_dir(team.path()).unwrap().flatten());
    files.map(|file| std::fs::read(file.path()).unwrap()).collect()
}

/// Looks at a case from every side that writes something somewhere.
async fn look_at(client: &Client, path: &str, check: &str) {
    for address in [
        format!("{path}?include_result=true"),
        format!("{path}/transactions?limit=100"),
        format!("{path}/transactions.csv"),
        format!("{path}/statement"),
        format!("{path}/pages/1.png"),
        format!("{path}/report.xlsx"),
        format!("{path}/timeline"),
        format!("{path}/revisions"),
        check.to_owned(),
        format!("/v1/analyses?q={LAST_NAME}"),
        format!("/v1/credit-checks?q={FIRST_NAME}"),
        "/v1/events".to_owned(),
    ] {
        let answer = client.get(&address).await;
        assert_eq!(answer.status, 200, "{address}: {}", answer.text);
    }
    // Whatever is wrong with a request is told, and not with whose it was.
    let refused = client.get(&format!("/v1/analyses?name={LAST_NAME}")).await;
    assert_eq!(refused.status, 400);
}

async fn command(deployment: &TestDeployment, arguments: &[&str]) -> String {
    let mut command = Process::command("lending-server", &deployment.environment()).unwrap();
    let output = command.args(arguments).env("PATH", std::env::var("PATH").unwrap()).output().await.unwrap();
    let said =
        format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{arguments:?}: {said}");
    said
}

/// A backup as it can be searched: Postgres' own format is compressed.
async fn unpack_dumps(folder: &Path) {
    for entry in std::fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        let is_dump = std::fs::read(&path).is_ok_and(|bytes| bytes.starts_with(b"PGDMP"));
        if is_dump {
            let text = path.with_extension("unpacked");
            let mut restore = tokio::process::Command::new("pg_restore");
            assert!(restore.arg("--file").arg(&text).arg(&path).status().await.unwrap().success());
            assert!(
                std::fs::read_to_string(&text).unwrap().contains("COPY public.audit"),
                "it was not unpacked"
            );
        }
    }
}

both_modes! {
    async fn nothing_of_whoever_was_erased_is_left_anywhere(deployment: TestDeployment) {
        let mut deployment = deployment;
        let mut services = None;
        if deployment.mode == Mode::Production {
            if !OwnPostgres::is_available() || !OwnRedis::is_available() {
                return;
            }
            let (postgres, redis) = (OwnPostgres::start().await.unwrap(), OwnRedis::start().await.unwrap());
            deployment = TestDeployment::open_on(&postgres.url()).await.unwrap();
            deployment.settings.redis_url = Some(lending_base::Secret::new(redis.url()));
            let told = redis.monitor().await.unwrap();
            services = Some((postgres, redis, told));
        }
        let _bureau = deployment.open_bureau().await.unwrap();
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        running.stop().await;
        let logs = deployment.folder().join("logs");
        std::fs::create_dir(&logs).unwrap();
        let mut environment = deployment.environment();
        environment.push(("LENDING_LOG", "trace".to_owned()));
        let server = Process::serve_logging_to(&environment, &logs.join("server.log")).await.unwrap();
        let worker = match deployment.mode {
            Mode::Embedded => None,
            Mode::Production => Some(WorkerProcess::start(&environment, &logs.join("worker.log")).unwrap()),
        };
        let client = Client::new(&server.url).with_token(&owner.api_key);

        // Two people: one is erased, the other stays, so that it is seen what would be found.
        let mobile = mobile_of(Case::Clean, 7_654_321);
        let spec = Spec::new(layout("hdfc-classic").unwrap(), Persona::SteadySalaried, 3, 4711);
        let pdf = statement(&spec).unwrap().pdf;
        let form = Form::default()
            .file(&pdf)
            .text("applicant_name", &format!("{FIRST_NAME} {LAST_NAME}"))
            .text("applicant_mobile", &mobile)
            .text("bureau_consent", "true");
        let erased = analysed(&client, form).await;
        let (path, check) = (path_of(&erased), check_of(&erased));
        look_at(&client, &path, &check).await;
        let rows = client.get(&format!("{path}/transactions?limit=100")).await.body;
        let mut canaries = Canaries::new();
        canaries.add_text("the first name", FIRST_NAME);
        canaries.add_text("the last name", LAST_NAME);
        canaries.add("the mobile number", mobile.trim_start_matches("+91").as_bytes());
        let narrations: Vec<&str> = rows["data"].as_array().unwrap().iter()
            .map(|row| row["narration"].as_str().unwrap()).filter(|narration| narration.len() > 15).collect();
        assert!(narrations.len() > 20, "{}", narrations.len());
        for narration in &narrations {
            canaries.add_text("a narration", narration);
        }
        for (at, piece) in pdf.chunks_exact(48).enumerate().step_by(7) {
            // What is all alike stands everywhere.
            if piece.iter().collect::<std::collections::HashSet<_>>().len() > 12 {
                canaries.add(&format!("the statement as it was uploaded, at {}", at * 48), piece);
            }
        }
        let data = &deployment.settings.data_dir;
        assert_eq!(canaries.below(data), Found::new(), "nothing is in clear, before anything is erased");

        let mut kinds = 0;
        for sql in SEALED {
            let values = deployment.values(sql).await.unwrap();
            kinds += usize::from(!values.is_empty());
            for value in values {
                // The audit keeps the words of a search as the same hashes, in digits: nobody can read them.
                if sql.contains("word_index") { canaries.add(sql, &value) } else { canaries.add_sealed(sql, &value) }
            }
        }
        assert!(kinds >= 10, "only {kinds} kinds of sealed bytes were there to be searched for");
        let keys = deployment.values(KEYS).await.unwrap();
        assert_eq!(keys.len(), 4, "of the analysis, its statement, its pages and its check");
        for key in &keys {
            canaries.add_sealed("a key", key);
        }
        for file in &statements(data) {
            canaries.add_sealed("the sealed statement", file);
        }
        let other = analysed(&client, Form::default().file(&statement(&Spec { seed: 42, ..spec }).unwrap().pdf)).await;
        if let Some((postgres, ..)) = &services {
            deployment.run_sql_as_admin("CHECKPOINT").await.unwrap();
            assert!(!canaries.below(&postgres.data().join("base")).is_empty(), "they are found while they are there");
        }
        assert!(!canaries.below(data).is_empty(), "they are found while they are there");
        let charged = deployment.number(LEDGER).await.unwrap();
        assert!(charged > 0, "the pull was billed");

        purged(&client, &client.delete(&format!("{path}?with_credit_check=true")).await).await;

        assert_eq!(canaries.below(data), Found::new(), "in the data folder");
        if let Some((postgres, ..)) = &services {
            // The keys are gone already; the documentation says how the sealed bytes go as well, and what was logged.
            let is_key = |found: &(PathBuf, Vec<String>)| found.1.iter().any(|what| what == "a key");
            deployment.run_sql_as_admin("CHECKPOINT").await.unwrap();
            assert!(!canaries.below(&postgres.data().join("base")).iter().any(is_key), "a key is in a table");
            for step in ["VACUUM FULL", "ALTER SYSTEM SET wal_recycle = off", "SELECT pg_reload_conf()", "SELECT pg_switch_wal()"] {
                deployment.run_sql_as_admin(step).await.unwrap();
            }
            for _ in 0..2 {
                deployment.run_sql_as_admin("CHECKPOINT").await.unwrap();
            }
            // Its log is beside the data.
            assert_eq!(canaries.below(postgres.data().parent().unwrap()), Found::new(), "in Postgres");
        }
        let backup = deployment.folder().join("backup");
        command(&deployment, &["backup", "--to", backup.to_str().unwrap()]).await;
        unpack_dumps(&backup).await;
        assert_eq!(canaries.below(&backup), Found::new(), "in a backup that was taken after it");

        // What stays, stays: the other person, the money, and what was done.
        assert_eq!(client.get(&format!("{}?include_result=true", path_of(&other))).await.status, 200);
        assert_eq!(deployment.number(LEDGER).await.unwrap(), charged);
        assert!(command(&deployment, &["verify-audit"]).await.contains("entries"));
        command(&deployment, &["verify", "--deep"]).await;
        let told = client.get(&format!("/v1/audit-events?subject={}", erased["id"].as_str().unwrap())).await.body;
        assert!(told["data"].as_array().unwrap().iter().any(|entry| entry["action"] == json!("analysis.erased")), "{told}");
        assert_eq!(canaries.in_bytes(told.to_string().as_bytes()), Vec::<String>::new(), "in the record");

        assert_eq!(server.terminate().await.unwrap(), Some(0));
        if let Some(worker) = worker {
            assert_eq!(worker.terminate().await.unwrap(), Some(0));
        }
        assert!(std::fs::metadata(logs.join("server.log")).unwrap().len() > 10_000, "the log says all there is to say");
        assert_eq!(canaries.below(&logs), Found::new(), "in a log");
        if let Some((_, redis, told)) = services {
            let told = told.stop();
            assert!(told.len() > 1_000, "Redis was told something");
            assert_eq!(canaries.in_bytes(&told), Vec::<String>::new(), "told to Redis");
            redis.kill().await.unwrap();
        }
    }
}
