//! What the sandbox promises, with the real worker binary as the child.

#[cfg(debug_assertions)]
mod confinement;
mod files;
#[cfg(test)]
mod hostile;
#[cfg(test)]
mod lifetime;
mod start;

use std::path::PathBuf;

use lending_jobs::sandbox::{Sandbox, SandboxLimits};

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

/// A PDF of so many empty pages. `trailer` is more for its trailer.
fn pdf(pages: usize, trailer: &str) -> Vec<u8> {
    let kids: Vec<String> = (0..pages).map(|page| format!("{} 0 R", page + 3)).collect();
    let mut objects = vec![
        "<< /Type /Catalog /Pages 2 0 R >>".to_owned(),
        format!("<< /Type /Pages /Kids [{}] /Count {pages} >>", kids.join(" ")),
    ];
    objects.extend((0..pages).map(|_| "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >>".to_owned()));

    let mut bytes = b"%PDF-1.7\n".to_vec();
    let mut places = Vec::new();
    for (object, number) in objects.iter().zip(1..) {
        places.push(bytes.len());
        bytes.extend(format!("{number} 0 obj\n{object}\nendobj\n").bytes());
    }
    let table = bytes.len();
    let count = objects.len() + 1;
    bytes.extend(format!("xref\n0 {count}\n0000000000 65535 f \n").bytes());
    for place in places {
        bytes.extend(format!("{place:010} 00000 n \n").bytes());
    }
    bytes.extend(
        format!("trailer\n<< /Size {count} /Root 1 0 R {trailer} >>\nstartxref\n{table}\n%%EOF\n").bytes(),
    );
    bytes
}
