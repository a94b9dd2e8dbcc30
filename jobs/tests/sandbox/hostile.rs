//! The shared collections of hostile files, each read in a child.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use lending_jobs::sandbox::{Read, Sandbox, SandboxError, SandboxLimits};
use nix::sys::resource::{UsageWho, getrusage};

use crate::{sandbox, shared};

/// So that they do not take the time from each other: a run on a loaded machine must not end otherwise than elsewhere.
const LIMITS: SandboxLimits = SandboxLimits {
    memory_bytes: 512 << 20,
    cpu_seconds: 10,
    reading: Duration::from_mins(5),
    page_count: Duration::from_mins(5),
    answer_bytes: 256 << 20,
};

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
    let outcome = match sandbox.run(Read::default(), &pdf).await {
        Ok(_) => "read".to_owned(),
        Err(SandboxError::Refused(refusal)) => refusal.code,
        Err(error @ SandboxError::Failed(_)) => panic!("{}: {error:?}", path.display()),
        Err(error) => format!("{error:?}"),
    };
    (outcome, start.elapsed())
}

/// What it prints is for people: the slowest file, and the most memory that a child had.
async fn every_file_ends_in_a_typed_outcome(folder: &str) {
    let sandbox = sandbox(LIMITS);
    let mut outcomes: BTreeMap<String, usize> = BTreeMap::new();
    let mut slowest = (Duration::ZERO, PathBuf::new());
    for path in files(folder) {
        let (outcome, took) = outcome(&sandbox, &path).await;
        if !outcome.starts_with("file_") && outcome != "read" {
            println!("{}: {outcome} after {took:?}", path.display());
        }
        *outcomes.entry(outcome).or_default() += 1;
        slowest = slowest.max((took, path));
    }
    let peak_kib = getrusage(UsageWho::RUSAGE_CHILDREN).expect("usage is known").max_rss();
    println!("{folder}: {outcomes:?}; slowest {slowest:?}; at most {} MiB resident", peak_kib / 1024);
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
async fn every_good_statement_is_read() {
    let sandbox = sandbox(LIMITS);
    for path in
        files("statements").into_iter().filter(|path| path.extension().is_some_and(|ext| ext == "pdf"))
    {
        let (outcome, _) = outcome(&sandbox, &path).await;
        assert!(outcome == "read" || outcome.starts_with("file_"), "{}: {outcome}", path.display());
    }
}

/// The price of the process itself: `cargo nextest run -p lending-jobs --run-ignored only --no-capture overhead`.
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
