//! The folder of a backup: for its owner's eyes only, and finished when its manifest is there.

use std::fs::{self, File, OpenOptions};
use std::io::{Read, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt};
use std::path::{Component, Path, PathBuf};

use sha2::{Digest, Sha256};

use super::manifest::{FileNote, Manifest};
use crate::StoreError;
use crate::computing::compute;
use crate::sealing::hex;

const MANIFEST: &str = "manifest.json";
const UNFINISHED_MANIFEST: &str = ".manifest.json";
const READ_BYTES: usize = 1 << 20;

pub(super) struct BackupFolder {
    root: PathBuf,
}

impl BackupFolder {
    /// A folder that was not there, or was empty: nothing of another backup is mixed in.
    pub(super) fn create(root: &Path) -> Result<Self, StoreError> {
        let refuse = |error: std::io::Error| {
            StoreError::Refused(format!("{} cannot be made or written into: {error}", root.display()))
        };
        fs::DirBuilder::new().recursive(true).mode(0o700).create(root).map_err(refuse)?;
        if fs::read_dir(root).map_err(refuse)?.next().is_some() {
            return Err(StoreError::Refused(format!(
                "{} is not empty: every backup gets a folder of its own",
                root.display()
            )));
        }
        fs::set_permissions(root, fs::Permissions::from_mode(0o700))?;
        Ok(Self { root: root.to_owned() })
    }

    /// A backup that is finished, and what is in it.
    pub(super) fn open(root: &Path) -> Result<(Self, Manifest), StoreError> {
        let refuse = |why: &str| StoreError::Refused(format!("{} {why}", root.display()));
        match fs::read(root.join(MANIFEST)) {
            Ok(bytes) => Ok((Self { root: root.to_owned() }, Manifest::read(&bytes)?)),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound && root.is_dir() => Err(refuse(
                "is not a backup, or one that was interrupted: it has no manifest.json, which is written last",
            )),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Err(refuse("is not there")),
            Err(error) => Err(error.into()),
        }
    }

    /// A new file of its own.
    pub(super) fn make(&self, name: &str) -> Result<File, StoreError> {
        let path = self.root.join(name);
        if let Some(folder) = path.parent() {
            fs::DirBuilder::new().recursive(true).mode(0o700).create(folder)?;
        }
        Ok(OpenOptions::new().write(true).create_new(true).mode(0o600).open(path)?)
    }

    /// The path of a new and empty file, for a program that writes into it.
    pub(super) fn make_path(&self, name: &str) -> Result<PathBuf, StoreError> {
        self.make(name)?;
        Ok(self.root.join(name))
    }

    pub(super) fn write(&self, name: &str, bytes: &[u8]) -> Result<(), StoreError> {
        let mut file = self.make(name)?;
        file.write_all(bytes)?;
        Ok(file.sync_all()?)
    }

    /// Where a file of the backup lies. A manifest that was tampered with leads nowhere else.
    pub(super) fn path(&self, name: &str) -> Result<PathBuf, StoreError> {
        let is_below = Path::new(name).components().all(|part| matches!(part, Component::Normal(_)));
        if !is_below {
            return Err(StoreError::Refused("the backup's manifest names a file outside of it".to_owned()));
        }
        Ok(self.root.join(name))
    }

    pub(super) fn read(&self, name: &str) -> Result<Vec<u8>, StoreError> {
        Ok(fs::read(self.path(name)?)?)
    }

    /// Looks at a file that is there: it is safely on the disk when this returns.
    pub(super) async fn note(&self, name: &str) -> Result<FileNote, StoreError> {
        let (path, name) = (self.path(name)?, name.to_owned());
        compute(move || {
            File::open(&path)?.sync_all()?;
            let (bytes, sha256) = measure(&path)?;
            Ok(FileNote { name, bytes, sha256 })
        })
        .await
    }

    /// Whether a file is as it was noted: `None`, or what is wrong with it.
    pub(super) async fn fault(&self, note: &FileNote) -> Result<Option<&'static str>, StoreError> {
        let path = self.path(&note.name)?;
        let measured = compute(move || match measure(&path) {
            Ok(measured) => Ok(Some(measured)),
            Err(StoreError::Files(error)) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        });
        Ok(match measured.await? {
            None => Some("is missing"),
            Some((bytes, _)) if bytes != note.bytes => Some("has another size"),
            Some((_, sha256)) if sha256 != note.sha256 => Some("has another SHA-256"),
            Some(_) => None,
        })
    }

    /// Writes the manifest, whole or not at all: from now on it is a backup.
    pub(super) fn finish(&self, manifest: &Manifest) -> Result<(), StoreError> {
        for folder in folders_of(&self.root)? {
            File::open(folder)?.sync_all()?;
        }
        let text = serde_json::to_vec_pretty(manifest)
            .map_err(|_| StoreError::Corrupt("the manifest of a new backup"))?;
        self.write(UNFINISHED_MANIFEST, &text)?;
        fs::rename(self.root.join(UNFINISHED_MANIFEST), self.root.join(MANIFEST))?;
        Ok(File::open(&self.root)?.sync_all()?)
    }
}

/// A folder and all below it.
fn folders_of(root: &Path) -> Result<Vec<PathBuf>, StoreError> {
    let mut found = vec![root.to_owned()];
    let mut next = 0;
    while let Some(folder) = found.get(next).cloned() {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            if entry.file_type()?.is_dir() {
                found.push(entry.path());
            }
        }
        next += 1;
    }
    Ok(found)
}

/// Size and SHA-256.
fn measure(path: &Path) -> Result<(u64, String), StoreError> {
    let (mut file, mut hash, mut bytes) = (File::open(path)?, Sha256::new(), 0);
    let mut piece = vec![0; READ_BYTES];
    loop {
        let read = file.read(&mut piece)?;
        if read == 0 {
            return Ok((bytes, hex(&hash.finalize())));
        }
        hash.update(piece.get(..read).unwrap_or_default());
        bytes += read as u64;
    }
}
