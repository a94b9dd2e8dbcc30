//! Which lists, thresholds and weights a report was made with.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::embedded::DataFile;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Version {
    version: String,
    #[cfg_attr(not(test), expect(dead_code, reason = "only the test compares it"))]
    sha256: String,
}

static VERSION: LazyLock<Version> = LazyLock::new(|| DataFile::Version.table());

/// The version of the data files, as `provenance.rules_version` shows it.
pub fn rules_version() -> &'static str {
    &VERSION.version
}

/// Reads the tables of this room: a broken one stops the program.
pub(crate) fn load_tables() {
    LazyLock::force(&VERSION);
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::{Path, PathBuf};

    use sha2::{Digest, Sha256};

    use super::*;

    fn files_below(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                files_below(&path, found);
            } else {
                found.push(path);
            }
        }
    }

    #[test]
    fn whoever_changes_the_data_changes_its_version() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data");
        let mut files = Vec::new();
        files_below(&folder, &mut files);
        files.retain(|path| path.file_name().is_none_or(|name| name != "version.toml"));
        files.sort();
        assert!(files.len() > 10, "the data files are gone");
        let mut hash = Sha256::new();
        for path in files {
            let name = path.strip_prefix(&folder).unwrap().to_string_lossy().replace('\\', "/");
            hash.update(name.as_bytes());
            hash.update([0]);
            hash.update(fs::read(&path).unwrap());
            hash.update([0]);
        }
        let hash = hex::encode(hash.finalize());
        assert_eq!(
            VERSION.sha256, hash,
            "the data changed: raise `version` in engine/data/version.toml and put `sha256 = \"{hash}\"` there"
        );
    }

    #[test]
    fn the_version_is_shown() {
        assert!(!rules_version().is_empty());
    }
}
