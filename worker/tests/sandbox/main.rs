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

use lending_jobs::sandbox::{Sandbox, SandboxLimits};

use self::pdf_file::empty_pages as pdf;

const WORKER: &str = env!("CARGO_BIN_EXE_lending-worker");

fn sandbox(limits: SandboxLimits) -> Sandbox {
    Sandbox::new(limits).with_program(WORKER)
}
