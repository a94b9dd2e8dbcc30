//! `lending-worker analyze` as its users meet it: the real binary, in an empty environment.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[cfg(test)]
mod folders;
#[path = "../pdf/mod.rs"]
mod pdf_file;
#[cfg(test)]
mod refusals;
#[cfg(test)]
mod reports;
#[cfg(test)]
mod strangers;

use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use lending_samples::{Fault, Fixture, Persona, Spec, layout, statement};
use tempfile::TempDir;

/// A folder with files to read.
struct Folder {
    folder: TempDir,
}

impl Folder {
    fn new() -> Self {
        Self { folder: TempDir::new().unwrap() }
    }

    fn put(&self, name: impl AsRef<OsStr>, bytes: &[u8]) -> PathBuf {
        let path = self.folder.path().join(name.as_ref());
        std::fs::write(&path, bytes).unwrap();
        path
    }
}

fn command(arguments: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lending-worker"));
    command.env_clear().arg("analyze").args(arguments).stdin(Stdio::null());
    command
}

/// How it ended.
struct Ended {
    code: Option<i32>,
    stdout: String,
    stderr: String,
}

impl From<Output> for Ended {
    fn from(output: Output) -> Self {
        let text = |bytes| String::from_utf8(bytes).unwrap();
        Self { code: output.status.code(), stdout: text(output.stdout), stderr: text(output.stderr) }
    }
}

impl Ended {
    /// One value a line.
    fn json(&self) -> Vec<serde_json::Value> {
        self.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }
}

fn analyze(arguments: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Ended {
    command(arguments).output().unwrap().into()
}

fn drawn(name: &str, fault: Fault) -> Fixture {
    let spec = Spec::new(layout(name).unwrap(), Persona::Salaried, 2, 11);
    statement(&Spec { fault, ..spec }).unwrap()
}
