//! Which deployment this is: the database knows its id, and the place of files carries it as a mark.
//!
//! A process that starts before its share is mounted finds an empty folder in its place. It would take uploads in there,
//! and nobody would find them again: so a place without the mark is refused, at the start and whenever a file is written
//! or read ([`Files::check_mark`]).

use chrono::{DateTime, Utc};

use crate::audit::{Action, Actor, Entry};
use crate::db::{Db, on};
use crate::files::Files;
use crate::{Store, StoreError};
use lending_base::{AnalysisId, Clock, TeamId, entropy};

#[derive(sqlx::FromRow)]
struct DeploymentRow {
    id: String,
    /// Null until files were marked for the first time. What was there before is adopted then, and only then.
    files_marked_at: Option<DateTime<Utc>>,
}

/// For a process that takes files in or reads them: the place of files is this deployment's, or it is refused.
pub(crate) async fn recognise(db: &Db, clock: &Clock, files: Files) -> Result<Files, StoreError> {
    let known = known(db, clock).await?;
    let is_marked = known.files_marked_at.is_some();
    match files.read_mark().await {
        Ok(Some(found)) if found == known.id => {}
        Ok(Some(_)) => {
            return Err(StoreError::Refused(format!(
                "the files in {} belong to another deployment than the database: set LENDING_DATA_DIR or LENDING_FILES \
                 to where this one keeps its files, or, if they were moved there on purpose, run `lending-server admin \
                 accept-files`",
                files.place()
            )));
        }
        Ok(None) if is_marked => {
            return Err(StoreError::Refused(format!(
                "{} is not where this deployment keeps its files: its mark is missing. Is the share mounted? Mount it and \
                 start again, or, if the files were moved there on purpose, run `lending-server admin accept-files`",
                files.place()
            )));
        }
        Ok(None) if !has_a_statement(db, &files).await? => {
            return Err(StoreError::Refused(format!(
                "{} does not hold the statements that the database knows. Is the share mounted? Mount it and start again, or, \
                 if they are lost, run `lending-server admin accept-files`",
                files.place()
            )));
        }
        Ok(None) => files.write_mark(&known.id).await?,
        // Whether it is the right one is asked again before anything is taken in or read.
        Err(error) if is_marked && error.is_storage_fault() => {
            tracing::warn!(%error, "place of uploaded files unreachable at the start, uploads wait for it");
        }
        Err(error) => return Err(error),
    }
    if !is_marked {
        note_marked(db, clock).await?;
    }
    Ok(files.expecting(known.id))
}

/// For a command, which may run where files are not: nothing is marked, and what is marked is still held to it.
pub(crate) async fn expect(db: &Db, clock: &Clock, files: Files) -> Result<Files, StoreError> {
    let known = known(db, clock).await?;
    Ok(if known.files_marked_at.is_some() { files.expecting(known.id) } else { files })
}

/// Made once, by whoever comes first.
async fn known(db: &Db, clock: &Clock) -> Result<DeploymentRow, StoreError> {
    let read = async || {
        on!(db.read(), db => sqlx::query_as::<_, DeploymentRow>("SELECT id, files_marked_at FROM deployment")
            .fetch_optional(db).await)
    };
    if let Some(known) = read().await? {
        return Ok(known);
    }
    let (id, now) = (format!("dep_{}", entropy::base62(22)?), clock.now());
    db.transaction(move |tx| {
        Box::pin(async move {
            on!(tx.conn(), conn => sqlx::query(
                "INSERT INTO deployment (only_row, id, created_at) VALUES (1, $1, $2) ON CONFLICT (only_row) DO NOTHING"
            ).bind(id).bind(now).execute(conn).await.map(|_| ()))?;
            Ok(())
        })
    })
    .await?;
    read().await?.ok_or(StoreError::Corrupt("the id of the deployment"))
}

/// How many statements are looked for where files are adopted: one may have been lost, all of them are somewhere else.
const LOOKED_FOR: i64 = 10;

/// Whether one of the newest statements is there; also where there is none.
async fn has_a_statement(db: &Db, files: &Files) -> Result<bool, StoreError> {
    let newest = on!(db.read(), db => sqlx::query_as::<_, (TeamId, AnalysisId)>(
        "SELECT team_id, id FROM analyses WHERE statement_erased_at IS NULL ORDER BY id DESC LIMIT $1"
    ).bind(LOOKED_FOR).fetch_all(db).await)?;
    for (team, id) in &newest {
        if files.sealed_size(&Files::path(team, id)).await?.is_some() {
            return Ok(true);
        }
    }
    Ok(newest.is_empty())
}

async fn note_marked(db: &Db, clock: &Clock) -> Result<(), StoreError> {
    let now = clock.now();
    db.transaction(move |tx| {
        Box::pin(async move {
            on!(tx.conn(), conn => sqlx::query(
                "UPDATE deployment SET files_marked_at = $1 WHERE files_marked_at IS NULL"
            ).bind(now).execute(conn).await.map(|_| ()))?;
            Ok(())
        })
    })
    .await
}

impl Store {
    /// Gives a copy an id of its own, so that it is not taken for the deployment it was made of.
    pub(crate) async fn renew_deployment(&self) -> Result<(), StoreError> {
        known(&self.db, &self.clock).await?;
        let id = format!("dep_{}", entropy::base62(22)?);
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    on!(tx.conn(), conn => sqlx::query("UPDATE deployment SET id = $1, files_marked_at = NULL")
                        .bind(id).execute(conn).await.map(|_| ()))?;
                    Ok(())
                })
            })
            .await
    }

    /// Takes the place of files as it is now for this deployment's, on an operator's word. Returns the place.
    pub async fn accept_files(&self) -> Result<String, StoreError> {
        let known = known(&self.db, &self.clock).await?;
        self.files.write_mark(&known.id).await?;
        note_marked(&self.db, &self.clock).await?;
        self.record(Entry::new(Actor::Operator, Action::FilesAccepted).subject(&known.id)).await?;
        Ok(self.files.place().to_owned())
    }

    /// Writes a row that nobody reads, to see whether the database takes writes.
    pub async fn try_database(&self) -> Result<(), StoreError> {
        let now = self.clock.now();
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    on!(tx.conn(), conn => sqlx::query(
                        "INSERT INTO canary (only_row, written_at) VALUES (1, $1)
                         ON CONFLICT (only_row) DO UPDATE SET written_at = $1"
                    ).bind(now).execute(conn).await.map(|_| ()))?;
                    Ok(())
                })
            })
            .await
    }

    /// How many bytes are free on the disk of the data folder. `None` where that cannot be told.
    pub async fn free_bytes(&self) -> Option<u64> {
        let folder = self.files.disk();
        let asked = tokio::task::spawn_blocking(move || rustix::fs::statvfs(folder.as_os_str()).ok());
        let disk = asked.await.ok().flatten()?;
        Some(disk.f_bavail.saturating_mul(disk.f_frsize))
    }

    /// Writes something sealed where files are kept, and reads it back.
    pub async fn try_files(&self) -> Result<(), StoreError> {
        self.files.try_out().await
    }
}
