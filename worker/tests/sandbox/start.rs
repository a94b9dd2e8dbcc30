//! The worker starts itself again, and says at its start how well reading is shut in.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use crate::WORKER;

/// No database is needed: reading is looked at first.
#[test]
fn a_worker_reads_with_its_own_binary_and_says_how_well_it_is_shut_in() {
    let mut worker = Command::new(WORKER)
        .env_clear()
        .env("DATABASE_URL", "postgres://nobody@127.0.0.1:1/nothing")
        .env("REDIS_URL", "redis://127.0.0.1:1")
        .env("LENDING_SECRET", "thirty-two characters or somewhat more")
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut log = BufReader::new(worker.stderr.take().unwrap()).lines().map(Result::unwrap);
    let line = log.find(|line| line.contains("reading is sandboxed"));
    worker.kill().unwrap();
    worker.wait().unwrap();
    assert!(line.is_some(), "the worker ended without a word about it");
}

#[test]
fn the_hidden_subcommand_is_not_for_people() {
    let output = Command::new(WORKER).arg("read-statement").output().unwrap();
    assert_eq!(output.status.code(), Some(64));
    assert_eq!(output.stderr, b"read-statement is started by the service itself, not by hand\n");
    let help = Command::new(WORKER).arg("--help").output().unwrap();
    assert!(help.status.success() && !String::from_utf8_lossy(&help.stdout).contains("read-statement"));
}
