//! Backups: the database and every statement, in one folder, as they were at one moment; and back again.
//!
//! Start with [`take_backup`] and [`restore_backup`]. A backup is taken beside running processes. The order is what makes
//! it whole:
//!
//! 1. The database, as one snapshot. A statement is durable before the transaction that makes its row, and is never
//!    changed: so every row of the snapshot has its statement at that moment.
//! 2. The statements that the snapshot names. Those of later uploads are left out. One that is gone by now was erased
//!    after the snapshot, or had been lost before.
//! 3. The list of what was erased by then ([`ErasureList`]). The snapshot holds the keys of what was erased while the
//!    backup was taken; whoever restores it erases that again, by this list.
//! 4. The manifest, by renaming it into its place. Without it a backup is not finished, and is not restored.
//!
//! The other order would lose something: a statement that is uploaded after the files were copied and before the snapshot
//! would have a row and no file.
//!
//! No secret is in a backup: neither `LENDING_SECRET` nor the file `secret` of the data folder. What is sealed stays
//! sealed, and opens with the secret that the deployment had.

mod folder;
mod manifest;
mod postgres;
mod restore;
mod snapshot;

use std::path::Path;

use futures_util::{StreamExt, TryStreamExt, stream};
use sha2::{Digest, Sha256};
use tokio::io::AsyncWriteExt;

use self::folder::BackupFolder;
pub use self::manifest::{DatabaseKind, FileNote, HeadNote, Manifest, Summary};
pub use self::postgres::PostgresTool;
pub use self::restore::{Restored, restore_backup};
use self::snapshot::{Reader, StatementRow};
use crate::StoreError;
use crate::audit::{self, Action, Actor, Entry};
use crate::db::Db;
use crate::deployment;
use crate::erasure_list::ErasureList;
use crate::files::Files;
use crate::folder::DATABASE_FILE;
use crate::folder::require_database;
use crate::sealing::{hex, sealed_size};
use lending_base::{AnalysisId, Clock, Settings, TeamId};

/// The dump of Postgres.
const DUMP_FILE: &str = "database.dump";
const ERASURES_FILE: &str = "erasures.json";
/// Below it lie statements, as in the folder or the bucket they come from.
const FILES_FOLDER: &str = "files";
/// Statements that are on their way at once.
const COPIES_AT_ONCE: usize = 8;

/// Writes a backup into a folder that is not there yet, or is empty. Its manifest says what is in it.
pub async fn take_backup(settings: &Settings, clock: &Clock, to: &Path) -> Result<Manifest, StoreError> {
    require_database(settings)?;
    let db = Db::open(settings).await?;
    let taken = take(settings, clock, &db, to).await;
    db.close().await;
    taken
}

async fn take(settings: &Settings, clock: &Clock, db: &Db, to: &Path) -> Result<Manifest, StoreError> {
    if !db.is_migrated().await? {
        return Err(StoreError::Refused(
            "the database has an older schema than this program: back it up with the version that runs on it, or run \
             `lending-server migrate` first"
                .to_owned(),
        ));
    }
    if let Some(url) = &settings.database_url {
        postgres::require_tool("pg_dump", url.expose()).await?;
    }
    let folder = BackupFolder::create(to)?;
    // A share that is not mounted would be a backup without statements.
    let files = deployment::expect(db, clock, Files::open(settings)?).await?;
    files.check_mark().await?;
    // Before anything is written: whoever stops it half-way has read something.
    let record = clock.clone();
    db.transaction(move |tx| {
        Box::pin(async move {
            audit::append(tx, &record, &Entry::new(Actor::Operator, Action::BackupTaken)).await
        })
    })
    .await?;

    let taken_at = clock.now();
    let ((summary, statements), database) = if let Some(url) = &settings.database_url {
        let mut snapshot = postgres::Snapshot::take(url.expose()).await?;
        let summary = snapshot.reader.summary().await?;
        let statements = snapshot.reader.statements().await?;
        snapshot.dump(&folder.make_path(DUMP_FILE)?).await?;
        snapshot.end().await?;
        ((summary, statements), DUMP_FILE)
    } else {
        let copy = folder.make_path(DATABASE_FILE)?;
        snapshot::copy_sqlite(&settings.data_dir.join(DATABASE_FILE), &copy).await?;
        let mut reader = Reader::open_sqlite(&copy).await?;
        let found = (reader.summary().await?, reader.statements().await?);
        reader.close().await?;
        (found, DATABASE_FILE)
    };
    let mut noted = vec![folder.note(database).await?];
    let copied = copy_statements(&files, &folder, statements).await?;
    noted.extend(copied.notes);
    files.forget_mark();
    files.check_mark().await?;

    let erased = ErasureList::of(db, clock).await?;
    folder.write(ERASURES_FILE, &erased.to_bytes()?)?;
    noted.push(folder.note(ERASURES_FILE).await?);
    let subjects = erased.subjects();
    let (erased_meanwhile, missing) =
        copied.absent.into_iter().partition(|analysis| subjects.contains(analysis.as_str()));
    let manifest = Manifest {
        format: manifest::FORMAT,
        version: env!("CARGO_PKG_VERSION").to_owned(),
        database: if settings.is_embedded() { DatabaseKind::Sqlite } else { DatabaseKind::Postgres },
        taken_at,
        finished_at: clock.now(),
        summary,
        files: noted,
        erased_meanwhile,
        missing,
        damaged: copied.damaged,
    };
    folder.finish(&manifest)?;
    Ok(manifest)
}

#[derive(Default)]
struct Copied {
    notes: Vec<FileNote>,
    /// Analyses whose statement is not there.
    absent: Vec<String>,
    /// Analyses whose statement has another size than it was uploaded with.
    damaged: Vec<String>,
}

async fn copy_statements(
    files: &Files,
    folder: &BackupFolder,
    statements: Vec<StatementRow>,
) -> Result<Copied, StoreError> {
    let copies = stream::iter(statements).map(|row| async move {
        let copied = copy_statement(files, folder, &row.team_id, &row.id).await?;
        Ok::<_, StoreError>((row, copied))
    });
    let mut copies = copies.buffer_unordered(COPIES_AT_ONCE);
    let mut done = Copied::default();
    while let Some((row, copied)) = copies.try_next().await? {
        let Some(note) = copied else {
            done.absent.push(row.id.to_string());
            continue;
        };
        if note.bytes != sealed_size(u64::try_from(row.file_size).unwrap_or_default()) {
            done.damaged.push(row.id.to_string());
        }
        done.notes.push(note);
    }
    done.notes.sort_by(|a, b| a.name.cmp(&b.name));
    done.absent.sort();
    done.damaged.sort();
    Ok(done)
}

/// `None` when it is not there.
async fn copy_statement(
    files: &Files,
    folder: &BackupFolder,
    team: &TeamId,
    analysis: &AnalysisId,
) -> Result<Option<FileNote>, StoreError> {
    let path = Files::path(team, analysis);
    let Some(mut pieces) = files.sealed(&path).await? else { return Ok(None) };
    let name = format!("{FILES_FOLDER}/{path}");
    let mut file = tokio::fs::File::from_std(folder.make(&name)?);
    let (mut hash, mut bytes) = (Sha256::new(), 0);
    while let Some(piece) = pieces.try_next().await? {
        hash.update(&piece);
        bytes += piece.len() as u64;
        file.write_all(&piece).await?;
    }
    file.flush().await?;
    file.sync_all().await?;
    Ok(Some(FileNote { name, bytes, sha256: hex(&hash.finalize()) }))
}
