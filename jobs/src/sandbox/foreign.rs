//! A program that is not ours, such as one that recognises pictures: bounded as a reader is, without a network and without
//! privileges, and able to read what is installed and nothing else. It writes to nothing but its output.
//!
//! The running binary starts itself again, locks itself in and becomes the program: what a kernel enforces on a process stays
//! with it. Unlike a reader it opens files, so that where the kernel has no Landlock it can read those of the service's user.

use std::io;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::lockdown;

/// Hidden: it stands in no help text.
pub(super) const SUBCOMMAND: &str = "become-program";

/// Where programs, their libraries and their data are installed.
const INSTALLED: [&str; 7] =
    ["/usr", "/bin", "/lib", "/lib64", "/etc/ld.so.cache", "/etc/ld.so.conf", "/etc/ld.so.conf.d"];
/// What stands beside the folder of a program that was installed anywhere else.
const BESIDE: [&str; 3] = ["../lib", "../share", "."];

/// What to become, and how to be locked in. An argument, since it is needed before any input; none of it is secret.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct ForeignProgram {
    pub(crate) program: PathBuf,
    pub(crate) arguments: Vec<String>,
    /// A folder that it may read besides what is installed.
    pub(crate) data: Option<PathBuf>,
    pub(crate) memory_bytes: u64,
    pub(crate) cpu_seconds: u64,
    /// The process that waits for the answer.
    pub(crate) parent: u32,
}

impl ForeignProgram {
    /// Comes back only where it could not become the program.
    pub(super) fn become_it(&self) -> io::Error {
        if let Err(error) = lockdown::apply_to_foreign(self) {
            return error;
        }
        std::process::Command::new(&self.program).args(&self.arguments).exec()
    }

    pub(super) fn readable(&self) -> Vec<PathBuf> {
        let folder = self.program.parent().unwrap_or(Path::new("/"));
        let beside = BESIDE.iter().map(|name| folder.join(name));
        INSTALLED.iter().map(PathBuf::from).chain(beside).chain(self.data.clone()).collect()
    }
}
