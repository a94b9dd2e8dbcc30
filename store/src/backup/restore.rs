//! A backup back into an empty place: checked before anything is written, and counted afterwards.

use std::fs::{self, File, OpenOptions};
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

use futures_util::{StreamExt, TryStreamExt, stream};
use sqlx::Connection;
use sqlx::postgres::PgConnection;

use super::folder::BackupFolder;
use super::manifest::{DatabaseKind, Manifest, Summary};
use super::snapshot::Reader;
use super::{COPIES_AT_ONCE, DUMP_FILE, ERASURES_FILE, FILES_FOLDER, postgres};
use crate::audit::{Action, Actor, Entry};
use crate::db::Either;
use crate::erasure_list::{ErasureList, ListApplied};
use crate::files::Files;
use crate::folder::{DATABASE_FILE, DataFolder};
use crate::sealing::master_id;
use crate::{Store, StoreError};
use lending_base::{Clock, Settings};

/// How many faults of a backup are named.
const NAMED_FAULTS: usize = 5;

/// What came of a restore.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Restored {
    pub manifest: Manifest,
    /// Of what was erased while the backup was taken, and afterwards as far as a list was given.
    pub erasures: ListApplied,
}

/// Restores a backup into an empty database and an empty place of files, under the secret it was made with.
///
/// The statements come first and the database last, so that no process finds rows without their statements. What was erased
/// since is erased at the end; until this returns, nothing should run on the database.
pub async fn restore_backup(
    settings: &Settings,
    clock: &Clock,
    from: &Path,
    erasures: Option<&ErasureList>,
) -> Result<Restored, StoreError> {
    let (folder, manifest) = BackupFolder::open(from)?;
    refuse_other_database(settings, &manifest)?;
    refuse_other_secret(settings, &manifest)?;
    let _alone =
        if settings.is_embedded() { Some(DataFolder::open(&settings.data_dir)?.lock()?) } else { None };
    refuse_used_database(settings).await?;
    let files = Files::open(settings)?;
    refuse_used_files(&files).await?;
    refuse_faults(&folder, &manifest).await?;

    put_statements(&folder, &manifest, &files).await?;
    load_database(settings, &folder).await?;
    compare(settings, &manifest.summary).await?;

    // Without a mark yet: no process starts on it before all is erased that has to be.
    let store = Store::open_for_command(settings, clock).await?;
    let store = Store { files, ..store };
    let taken_at = manifest.taken_at.to_rfc3339();
    store.record(Entry::new(Actor::Operator, Action::BackupRestored).subject(&taken_at)).await?;
    let mut applied = store.apply_erasures(&ErasureList::read(&folder.read(ERASURES_FILE)?)?).await?;
    if let Some(list) = erasures {
        let later = store.apply_erasures(list).await?;
        applied.erased += later.erased;
        applied.already += later.already;
        // What the first list left the second has erased, or left as well.
        let named = list.subjects();
        applied.left.retain(|(subject, _)| !named.contains(subject.as_str()));
        applied.left.extend(later.left);
    }
    // What was restored is another deployment than the one it was taken of, which may still be there.
    store.renew_deployment().await?;
    store.accept_files().await?;
    store.close().await;
    Ok(Restored { manifest, erasures: applied })
}

fn refused<T>(why: String) -> Result<T, StoreError> {
    Err(StoreError::Refused(why))
}

fn refuse_other_database(settings: &Settings, manifest: &Manifest) -> Result<(), StoreError> {
    match (manifest.database, settings.is_embedded()) {
        (DatabaseKind::Sqlite, true) | (DatabaseKind::Postgres, false) => Ok(()),
        (DatabaseKind::Sqlite, false) => {
            refused("the backup is of an embedded database: unset DATABASE_URL".to_owned())
        }
        (DatabaseKind::Postgres, true) => refused("the backup is of Postgres: set DATABASE_URL".to_owned()),
    }
}

/// Before anything is written: with another secret nothing of it could be opened.
fn refuse_other_secret(settings: &Settings, manifest: &Manifest) -> Result<(), StoreError> {
    let mut known = Vec::new();
    for secret in [&settings.secret, &settings.secret_previous].into_iter().flatten() {
        known.push(master_id(secret)?);
    }
    if manifest.summary.master_keys.iter().all(|id| known.contains(id)) {
        return Ok(());
    }
    refused(
        "LENDING_SECRET is not the one that the backup's keys were made with (nor is LENDING_SECRET_PREVIOUS): restore the \
         secret of its time as well"
            .to_owned(),
    )
}

async fn refuse_used_database(settings: &Settings) -> Result<(), StoreError> {
    if let Some(url) = &settings.database_url {
        postgres::require_tool("pg_restore", url.expose()).await?;
        let mut reader = Reader(Either::Postgres(PgConnection::connect(url.expose()).await?));
        let tables = reader.tables().await?;
        reader.close().await?;
        if !tables.is_empty() {
            return refused(
                "the database that DATABASE_URL names has tables: restore into an empty one".to_owned(),
            );
        }
        return Ok(());
    }
    for end in ["", "-wal", "-shm", "-journal"] {
        let path = settings.data_dir.join(format!("{DATABASE_FILE}{end}"));
        if path.exists() {
            return refused(format!(
                "{} is there: restore into an empty data folder, which may hold the file `secret` alone",
                path.display()
            ));
        }
    }
    Ok(())
}

async fn refuse_used_files(files: &Files) -> Result<(), StoreError> {
    match files.statements().try_next().await? {
        None => Ok(()),
        Some(_) => refused(
            "statements lie where those of the backup are to go (the folder `files` of the data folder, or LENDING_FILES): \
             restore into an empty place"
                .to_owned(),
        ),
    }
}

async fn refuse_faults(folder: &BackupFolder, manifest: &Manifest) -> Result<(), StoreError> {
    let checks = stream::iter(&manifest.files)
        .map(|note| async move { Ok::<_, StoreError>((note, folder.fault(note).await?)) });
    let mut checks = checks.buffer_unordered(COPIES_AT_ONCE);
    let mut faults = Vec::new();
    while let Some((note, fault)) = checks.try_next().await? {
        faults.extend(fault.map(|fault| format!("{} {fault}", note.name)));
    }
    if faults.is_empty() {
        return Ok(());
    }
    faults.sort();
    let named: Vec<&str> = faults.iter().take(NAMED_FAULTS).map(String::as_str).collect();
    refused(format!(
        "the backup is damaged, and nothing was restored: {} of its files are not as they were written ({})",
        faults.len(),
        named.join("; ")
    ))
}

async fn put_statements(folder: &BackupFolder, manifest: &Manifest, files: &Files) -> Result<(), StoreError> {
    let statements = manifest.files.iter().filter_map(|note| {
        let path = note.name.strip_prefix(FILES_FOLDER)?.strip_prefix('/')?;
        Some((note, path))
    });
    let puts = stream::iter(statements).map(|(note, path)| async move {
        let mut sealed = tokio::fs::File::open(folder.path(&note.name)?).await?;
        files.put(path, &mut sealed).await
    });
    puts.buffer_unordered(COPIES_AT_ONCE).try_collect::<()>().await
}

async fn load_database(settings: &Settings, folder: &BackupFolder) -> Result<(), StoreError> {
    if let Some(url) = &settings.database_url {
        return postgres::load(url.expose(), &folder.path(DUMP_FILE)?).await;
    }
    let (source, target) = (folder.path(DATABASE_FILE)?, settings.data_dir.join(DATABASE_FILE));
    let draft = settings.data_dir.join(format!(".{DATABASE_FILE}.restored"));
    let mut copy = OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(&draft)?;
    crate::computing::compute(move || {
        std::io::copy(&mut File::open(source)?, &mut copy)?;
        Ok(copy.sync_all()?)
    })
    .await?;
    fs::rename(draft, target)?;
    Ok(File::open(&settings.data_dir)?.sync_all()?)
}

/// What is in the database now, against what was in the snapshot.
async fn compare(settings: &Settings, expected: &Summary) -> Result<(), StoreError> {
    let mut reader = match &settings.database_url {
        Some(url) => Reader(Either::Postgres(PgConnection::connect(url.expose()).await?)),
        None => Reader::open_sqlite(&settings.data_dir.join(DATABASE_FILE)).await?,
    };
    let found = reader.summary().await?;
    reader.close().await?;
    if found == *expected {
        return Ok(());
    }
    let differing = expected
        .tables
        .iter()
        .find(|(table, rows)| found.tables.get(*table) != Some(rows))
        .map_or("the ledger, the audit or the keys", |(table, _)| table.as_str());
    refused(format!("what was restored is not what the backup says: {differing} differs; use nothing of it"))
}
