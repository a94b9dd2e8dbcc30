//! What is in a backup: written last, read first.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::StoreError;

pub(super) const FORMAT: u32 = 1;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DatabaseKind {
    Sqlite,
    Postgres,
}

/// One file of a backup.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileNote {
    /// Below the folder of the backup.
    pub name: String,
    pub bytes: u64,
    pub sha256: String,
}

/// Where a chain of the audit ended: `verify-audit --head BATCH:HASH`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeadNote {
    pub chain: String,
    pub batch: i64,
    pub hash: String,
}

/// What was counted in the snapshot, and is counted again after a restore.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// The newest migration.
    pub migration: i64,
    /// Rows by table.
    pub tables: BTreeMap<String, i64>,
    pub ledger_paise: i64,
    pub audit_heads: Vec<HeadNote>,
    /// Names of the keys that wrap the others, as the secret yields them. They say nothing of the secret.
    pub master_keys: Vec<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    pub format: u32,
    /// Of the program that wrote it.
    pub version: String,
    pub database: DatabaseKind,
    /// When the snapshot was taken.
    pub taken_at: DateTime<Utc>,
    pub finished_at: DateTime<Utc>,
    #[serde(flatten)]
    pub summary: Summary,
    pub files: Vec<FileNote>,
    /// Analyses that were erased while the backup was taken: their statements are not in it.
    pub erased_meanwhile: Vec<String>,
    /// Analyses whose statement the deployment had lost.
    pub missing: Vec<String>,
    /// Analyses whose statement has another size than it was uploaded with.
    pub damaged: Vec<String>,
}

impl Manifest {
    pub(super) fn read(bytes: &[u8]) -> Result<Self, StoreError> {
        #[derive(Deserialize)]
        struct Head {
            format: u32,
        }
        let refuse = |why: &str| StoreError::Refused(format!("the backup's manifest {why}"));
        let head: Head = serde_json::from_slice(bytes).map_err(|_| refuse("is not one"))?;
        if head.format > FORMAT {
            return Err(refuse("was written by a newer version of the service: restore it with that one"));
        }
        serde_json::from_slice(bytes).map_err(|_| refuse("is damaged"))
    }

    /// How many bytes all files have together.
    pub fn bytes(&self) -> u64 {
        self.files.iter().map(|file| file.bytes).sum()
    }

    /// How many statements are in it.
    pub fn statements(&self) -> usize {
        self.files.iter().filter(|file| file.name.starts_with(super::FILES_FOLDER)).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_manifest_comes_back_as_it_was_written_and_a_newer_one_is_refused() {
        let manifest = Manifest {
            format: FORMAT,
            version: "0.1.0".to_owned(),
            database: DatabaseKind::Sqlite,
            taken_at: DateTime::UNIX_EPOCH,
            finished_at: DateTime::UNIX_EPOCH,
            summary: Summary {
                migration: 15,
                tables: BTreeMap::from([("teams".to_owned(), 2)]),
                ledger_paise: 5000,
                audit_heads: vec![HeadNote {
                    chain: "deployment".to_owned(),
                    batch: 1,
                    hash: "00".to_owned(),
                }],
                master_keys: vec!["0011".to_owned()],
            },
            files: vec![
                FileNote { name: "lending.sqlite".to_owned(), bytes: 7, sha256: "00".to_owned() },
                FileNote {
                    name: "files/statements/team_1/an_1".to_owned(),
                    bytes: 5,
                    sha256: "00".to_owned(),
                },
            ],
            erased_meanwhile: Vec::new(),
            missing: Vec::new(),
            damaged: Vec::new(),
        };
        let text = serde_json::to_vec(&manifest).unwrap();
        assert_eq!(Manifest::read(&text).unwrap(), manifest);
        assert_eq!((manifest.bytes(), manifest.statements()), (12, 1));
        assert!(Manifest::read(b"{\"format\": 2}").unwrap_err().to_string().contains("newer"));
        assert!(Manifest::read(b"{\"format\": 1}").unwrap_err().to_string().contains("damaged"));
        assert!(Manifest::read(b"").is_err());
    }
}
