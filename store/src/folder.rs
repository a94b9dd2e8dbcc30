//! The data folder of the embedded mode: private to its owner, used by one server at a time.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::Write;
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::StoreError;
use lending_base::{Secret, Settings, entropy};

/// The embedded database.
pub(crate) const DATABASE_FILE: &str = "lending.sqlite";

/// How long a server waits for the lock of another that is going. One that stays is still refused soon.
const LOCK_PATIENCE: Duration = Duration::from_secs(2);
const LOCK_ASKED_EVERY: Duration = Duration::from_millis(20);

#[derive(Debug)]
pub struct DataFolder {
    path: PathBuf,
}

/// Holds the folder for one server; let go when dropped, or when the process ends in whatever way.
#[derive(Debug)]
pub struct FolderLock(#[expect(dead_code, reason = "held for its lock alone")] File);

impl DataFolder {
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        fs::DirBuilder::new().recursive(true).mode(0o700).create(path)?;
        // One that somebody made beforehand may be open to everybody on the machine.
        if fs::metadata(path)?.permissions().mode() & 0o077 != 0 {
            fs::set_permissions(path, fs::Permissions::from_mode(0o700))?;
        }
        Ok(Self { path: path.to_owned() })
    }

    /// Two servers on one SQLite file would each count limits for themselves and both run the worker. Waits a moment for one
    /// that is going: what a killed process held is let go of only when the last of its threads and children has gone.
    pub fn lock(&self) -> Result<FolderLock, StoreError> {
        let file = File::create(self.path.join("server.lock"))?;
        let asked = Instant::now();
        let mut held = file.try_lock();
        while matches!(held, Err(TryLockError::WouldBlock)) && asked.elapsed() < LOCK_PATIENCE {
            std::thread::sleep(LOCK_ASKED_EVERY);
            held = file.try_lock();
        }
        match held {
            Ok(()) => Ok(FolderLock(file)),
            Err(TryLockError::WouldBlock) => Err(StoreError::Refused(format!(
                "another server is running on the data folder {}; stop it, or set LENDING_DATA_DIR",
                self.path.display()
            ))),
            Err(TryLockError::Error(error)) => Err(error.into()),
        }
    }

    /// The secret kept in the folder. `None` where there is none; none is made.
    pub fn existing_secret(path: &Path) -> Result<Option<Secret>, StoreError> {
        match fs::read_to_string(path.join("secret")) {
            Ok(text) => Ok(Some(Secret::new(text.trim()))),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// The secret kept in the folder, made on first use.
    pub fn secret(&self) -> Result<Secret, StoreError> {
        let path = self.path.join("secret");
        match fs::read_to_string(&path) {
            Ok(text) => Ok(Secret::new(text.trim())),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                // A database without its secret cannot be opened, and a fresh secret would hide what is missing. The
                // secret is always made first, so a second look tells a first start elsewhere from a loss.
                if self.path.join(DATABASE_FILE).exists() && !path.exists() {
                    return Err(StoreError::Refused(format!(
                        "the data folder {} has a database but not its secret: restore the file `secret`, or set LENDING_SECRET",
                        self.path.display()
                    )));
                }
                let draft = self.draft("secret", &format!("{}\n", entropy::base62(43)?))?;
                // Of several first starts at once one makes the secret, and all use it: linking never replaces.
                let linked = fs::hard_link(&draft, &path);
                fs::remove_file(&draft)?;
                match linked {
                    Err(error) if error.kind() != std::io::ErrorKind::AlreadyExists => {
                        return Err(error.into());
                    }
                    _ => File::open(&self.path)?.sync_all()?,
                }
                Ok(Secret::new(fs::read_to_string(&path)?.trim()))
            }
            Err(error) => Err(error.into()),
        }
    }

    pub fn read(&self, name: &str) -> Result<Option<String>, StoreError> {
        match fs::read_to_string(self.path.join(name)) {
            Ok(text) => Ok(Some(text)),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// Whole or not at all, and for its owner's eyes only.
    pub fn write_private(&self, name: &str, text: &str) -> Result<(), StoreError> {
        fs::rename(self.draft(name, text)?, self.path.join(name))?;
        File::open(&self.path)?.sync_all()?;
        Ok(())
    }

    /// Keeps files for its owner to use, in a folder of their own, whose path is returned.
    pub fn keep_files(&self, folder: &str, files: &[(&str, Vec<u8>)]) -> Result<PathBuf, StoreError> {
        let folder = self.path.join(folder);
        fs::DirBuilder::new().recursive(true).mode(0o700).create(&folder)?;
        for (name, bytes) in files {
            fs::write(folder.join(name), bytes)?;
        }
        Ok(folder.canonicalize()?)
    }

    /// A file of its own beside the real one, safely on disk.
    fn draft(&self, name: &str, text: &str) -> Result<PathBuf, StoreError> {
        let draft = self.path.join(format!(".{name}.{}", entropy::base62(8)?));
        let mut file = OpenOptions::new().write(true).create_new(true).mode(0o600).open(&draft)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        Ok(draft)
    }
}

/// Whether the embedded database is there.
pub fn has_database(data_dir: &Path) -> bool {
    data_dir.join(DATABASE_FILE).exists()
}

/// Refuses where the embedded database is not there: opening it would make it.
pub fn require_database(settings: &Settings) -> Result<(), StoreError> {
    if settings.is_embedded() && !has_database(&settings.data_dir) {
        return Err(StoreError::Refused(format!(
            "there is no database in the data folder {}; LENDING_DATA_DIR or DATABASE_URL says where it is",
            settings.data_dir.display()
        )));
    }
    Ok(())
}

/// Held while the embedded database is made or migrated; let go when dropped, or when the process ends.
pub(crate) async fn schema_lock(folder: &Path) -> Result<std::fs::File, StoreError> {
    let lock = std::fs::File::create(folder.join("schema.lock"))?;
    let held = tokio::task::spawn_blocking(move || lock.lock().map(|()| lock));
    Ok(held.await.map_err(|_| StoreError::Interrupted)??)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_waits_for_one_that_is_going_and_is_refused_by_one_that_stays() {
        let folder = std::env::temp_dir().join(format!("lending-lock-{}", std::process::id()));
        let place = DataFolder::open(&folder).unwrap();
        let former = place.lock().unwrap();
        let going = std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(200));
            drop(former);
        });
        let held = place.lock().unwrap();
        going.join().unwrap();
        assert!(matches!(place.lock(), Err(StoreError::Refused(_))));
        drop(held);
        fs::remove_dir_all(folder).unwrap();
    }
}
