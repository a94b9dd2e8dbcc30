//! What lies in folders.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// Every file below a folder. One that is not there holds none.
///
/// # Errors
/// When it cannot be looked into.
pub fn files_below(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let entries = match std::fs::read_dir(folder) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let mut files = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(files_below(&path)?);
        } else {
            files.push(path);
        }
    }
    Ok(files)
}
