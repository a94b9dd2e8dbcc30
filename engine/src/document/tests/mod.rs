//! What the reader promises, on files written by hand here and on the shared collections beside the repository.

mod forged_fonts;
mod hand_written;
mod hostile;
mod legible;
mod painted_areas;
mod scans;
mod statements;

use std::path::PathBuf;

use lending_samples::shared;

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
