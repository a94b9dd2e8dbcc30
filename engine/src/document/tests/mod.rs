//! What the reader promises, on files written by hand here and on the shared collections beside the repository.

mod hand_written;
mod hostile;
mod scans;
mod statements;

use std::path::PathBuf;

/// A folder of the shared collections. `None`, said loudly, where they are not: they are no part of the repository.
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

fn files(folder: &str) -> Vec<PathBuf> {
    let Some(folder) = shared(folder) else { return Vec::new() };
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.is_file())
        .collect();
    files.sort();
    files
}
