//! What the sandbox promises, with the real worker binary as the child.

#[cfg(debug_assertions)]
mod confinement;
mod files;
#[cfg(test)]
mod hostile;
#[cfg(test)]
mod lifetime;
#[path = "../pdf/mod.rs"]
mod pdf_file;
mod start;

use std::path::PathBuf;

use lending_jobs::sandbox::{Sandbox, SandboxLimits};

use self::pdf_file::empty_pages as pdf;

const WORKER: &str = env!("CARGO_BIN_EXE_lending-worker");

fn sandbox(limits: SandboxLimits) -> Sandbox {
    Sandbox::new(limits).with_program(WORKER)
}

/// A folder of the shared collections. `None`, said loudly, where they are not: they are no part of the repository.
#[expect(clippy::print_stderr, reason = "a skipped test says so")]
fn shared(folder: &str) -> Option<PathBuf> {
    let root = std::env::var_os("SHARED_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../shared"), PathBuf::from);
    let path = root.join(folder);
    if !path.is_dir() {
        eprintln!("**** SKIPPED: {} is not there; set SHARED_DIR", path.display());
        return None;
    }
    Some(path)
}
