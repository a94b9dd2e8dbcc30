//! Which files are meant, and their bytes.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use super::failure::Failure;

const MIB: u64 = 1024 * 1024;
/// As large as the API takes them.
const FILE_BYTES: u64 = 20 * MIB;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct NamedFile {
    /// What it is called in the output.
    pub(super) name: String,
    pub(super) path: PathBuf,
}

impl NamedFile {
    fn as_given(path: &Path) -> Self {
        Self { name: path.display().to_string(), path: path.to_owned() }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Selection {
    /// One file was named.
    One(NamedFile),
    Many(Vec<NamedFile>),
}

/// A file that is not there is found out when it is read, so that the others are read all the same.
pub(super) fn select(paths: &[PathBuf]) -> Result<Selection, Failure> {
    if let [path] = paths {
        if !path.is_dir() {
            return Ok(Selection::One(NamedFile::as_given(path)));
        }
        // There is no other folder to confuse it with.
        let short = |path: PathBuf| NamedFile {
            name: path.file_name().unwrap_or_default().to_string_lossy().into_owned(),
            path,
        };
        return Ok(Selection::Many(statements_in(path)?.into_iter().map(short).collect()));
    }
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() {
            files.extend(statements_in(path)?.iter().map(|path| NamedFile::as_given(path)));
        } else {
            files.push(NamedFile::as_given(path));
        }
    }
    Ok(Selection::Many(files))
}

fn statements_in(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let unusable = |error| {
        Failure::refused(
            "file_missing",
            format!("{}: the folder cannot be listed: {error}", folder.display()),
        )
    };
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(unusable)? {
        let path = entry.map_err(unusable)?.path();
        let is_named_so = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("pdf"));
        if is_named_so && path.is_file() {
            found.push(path);
        }
    }
    if found.is_empty() {
        let message = format!("{}: the folder has no files that end in .pdf", folder.display());
        return Err(Failure::refused("file_missing", message));
    }
    found.sort();
    Ok(found)
}

pub(super) fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    File::open(path).and_then(|file| file.take(FILE_BYTES + 1).read_to_end(&mut bytes)).map_err(|error| {
        Failure::refused("file_missing", format!("{}: the file cannot be opened: {error}", path.display()))
    })?;
    if bytes.len() as u64 > FILE_BYTES {
        return Err(Failure::refused(
            "file_too_large",
            format!("the file has more than {} MiB", FILE_BYTES / MIB),
        ));
    }
    Ok(bytes)
}
