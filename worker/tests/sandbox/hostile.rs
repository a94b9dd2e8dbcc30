//! The shared collections of hostile files, each read in a child.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use lending_jobs::sandbox::{ReadStatement, Sandbox, SandboxError, SandboxLimits};
use lending_samples::shared;
use nix::sys::resource::{UsageWho, getrusage};

use crate::sandbox;

/// So that they do not take the time from each other: a run on a loaded machine must not end otherwise than elsewhere.
const LIMITS: SandboxLimits = SandboxLimits {
    memory_bytes: 512 << 20,
    cpu_seconds: 10,
    reading: Duration::from_mins(5),
    page_count: Duration::from_mins(5),
    answer_bytes: 64 << 20,
};

const SIGABRT: i32 = 6;

fn files(folder: &str) -> Vec<PathBuf> {
    let Some(folder) = shared(folder) else { return Vec::new() };
    let entries = std::fs::read_dir(folder).expect("the folder can be listed");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry can be read").path()).collect();
    files.sort();
    files
}

async fn outcome(sandbox: &Sandbox, path: &Path) -> (String, Duration) {
    let pdf = std::fs::read(path).expect("the file can be read");
    let start = Instant::now();
    let outcome = match sandbox.run(ReadStatement::default(), &pdf).await {
        Ok(_) => "read".to_owned(),
        Err(SandboxError::Refused(refusal)) => refusal.code,
        Err(error @ SandboxError::Failed(_)) => panic!("{}: {error:?}", path.display()),
        Err(error) => format!("{error:?}"),
    };
    (outcome, start.elapsed())
}

/// A code has no capital letters, and the name of an error has.
fn is_a_report_or_a_refusal(outcome: &str) -> bool {
    outcome.chars().all(|character| character.is_ascii_lowercase() || character == '_')
}

/// What it prints is for people: the slowest file, and the most memory that a child had.
async fn every_file_ends_in_a_typed_outcome(folder: &str) {
    let sandbox = sandbox(LIMITS);
    let mut outcomes: BTreeMap<String, usize> = BTreeMap::new();
    let mut slowest = (Duration::ZERO, PathBuf::new());
    for path in files(folder) {
        let (outcome, took) = outcome(&sandbox, &path).await;
        if !is_a_report_or_a_refusal(&outcome) {
            println!("{}: {outcome} after {took:?}", path.display());
        }
        *outcomes.entry(outcome).or_default() += 1;
        slowest = slowest.max((took, path));
    }
    let peak_kib = getrusage(UsageWho::RUSAGE_CHILDREN).expect("usage is known").max_rss();
    println!("{folder}: {outcomes:?}; slowest {slowest:?}; at most {} MiB resident", peak_kib / 1024);
}

/// A small file that becomes large in a place that the engine does not measure before it opens the file: the dictionary
/// of an object stream is so long that its filters are out of sight from its end.
fn bomb_that_the_engine_lets_through(decoded_bytes: usize) -> Vec<u8> {
    let catalogue = b"1 0 << /Type /Catalog /Pages 2 0 R >>";
    // n - 1 says that n bytes follow as they are, and 129 that the next stands for 128 of its kind.
    let mut runs = vec![u8::try_from(catalogue.len() - 1).expect("a short text")];
    runs.extend(catalogue);
    runs.extend([129, 0].repeat(decoded_bytes / 128));
    runs.push(128);
    let packed = miniz_oxide::deflate::compress_to_vec_zlib(&runs, 6);

    let mut file = b"%PDF-1.7\n".to_vec();
    let mut places = Vec::new();
    for object in [
        b"2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >>".to_vec(),
        b"3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >>".to_vec(),
        b"4 0 obj null".to_vec(),
        [
            b"5 0 obj << /Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /RunLengthDecode]".to_vec(),
            b" ".repeat(5_000),
            format!("/Length {} >> stream\n", packed.len()).into_bytes(),
            packed,
            b"\nendstream".to_vec(),
        ]
        .concat(),
    ] {
        places.push(file.len());
        file.extend(object);
        file.extend(b" endobj\n");
    }
    // Kind, place, index: free, the first object of stream 5, and four that stand in the file.
    let mut table = vec![[0, 0, 0], [2, 5, 0]];
    table.extend(places.into_iter().map(|place| [1, place, 0]));
    let start = file.len();
    table.push([1, start, 0]);
    let rows: Vec<u8> = table
        .into_iter()
        .flat_map(|row| row.map(|field| u32::try_from(field).expect("the file is small").to_be_bytes()))
        .flatten()
        .collect();
    let length = rows.len();
    file.extend(
        format!("6 0 obj << /Type /XRef /Size 7 /W [4 4 4] /Root 1 0 R /Length {length} >> stream\n").bytes(),
    );
    file.extend(rows);
    file.extend(format!("\nendstream endobj\nstartxref\n{start}\n%%EOF\n").bytes());
    file
}

#[tokio::test]
async fn a_bomb_that_the_engine_cannot_see_costs_one_child() {
    let sandbox = sandbox(LIMITS);
    let bomb = bomb_that_the_engine_lets_through(1 << 30);
    assert!(bomb.len() < 50_000);
    let error = sandbox.run(ReadStatement::default(), &bomb).await.unwrap_err();
    assert!(matches!(error, SandboxError::Crashed { signal: Some(SIGABRT) }), "seen by now? {error:?}");
    // It is the size alone that did it.
    let harmless = bomb_that_the_engine_lets_through(1 << 20);
    let error = sandbox.run(ReadStatement::default(), &harmless).await.unwrap_err();
    assert_eq!(error.code(), "no_transactions_found", "it is opened, and blank");
}

#[tokio::test]
async fn every_hostile_file_ends_in_a_typed_outcome() {
    every_file_ends_in_a_typed_outcome("hostile/made").await;
}

#[tokio::test]
async fn every_malformed_file_ends_in_a_typed_outcome() {
    every_file_ends_in_a_typed_outcome("hostile/malformed").await;
}

#[tokio::test]
async fn every_statement_ends_in_a_report_or_a_refusal() {
    let sandbox = sandbox(LIMITS);
    for path in
        files("statements").into_iter().filter(|path| path.extension().is_some_and(|ext| ext == "pdf"))
    {
        let (outcome, _) = outcome(&sandbox, &path).await;
        assert!(is_a_report_or_a_refusal(&outcome), "{}: {outcome}", path.display());
    }
}

/// The price of the process itself: `cargo nextest run -p lending-worker --run-ignored only --no-capture overhead`.
#[tokio::test]
#[ignore = "a measurement, not a promise"]
async fn overhead_of_one_run() {
    use lending_jobs::sandbox::CountPages;

    let Some(folder) = shared("statements") else { return };
    let pdf = std::fs::read(folder.join("hdfc_chromium.pdf")).expect("the file can be read");
    let sandbox = sandbox(SandboxLimits::default());
    let mut took = Vec::new();
    for _ in 0..100 {
        let start = Instant::now();
        sandbox.run(CountPages::default(), &pdf).await.expect("it is a good file");
        took.push(start.elapsed());
    }
    took.sort();
    println!("100 page counts: median {:?}, slowest {:?}", took[50], took[99]);
}
