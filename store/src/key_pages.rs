//! Seeing to it that no old page of the database keeps a key that was destroyed, and noting it on the certificates.
//!
//! SQLite overwrites what is deleted, and cuts its log. On Postgres the table of keys lies in parts, and those are written
//! anew that an erased key lay in: what is locked for a moment is a small share, however many keys there are.

use std::collections::{BTreeSet, HashMap};

use sqlx::Connection;

use crate::db::{Db, Either, USUAL_BUSY_TIMEOUT, on};
use crate::locks::PURGE_LOCK;
use crate::{Store, StoreError};
use lending_base::ErasureId;

/// The table of the keys of teams and of the deployment.
pub(crate) const KEYRING: &str = "keyring";
/// How many parts the table of content keys has on Postgres: see the migration that made them.
const PARTS: u32 = 16;
/// From so many erasures on every part is taken, without asking which: hardly one would be left out.
const SPREAD: usize = 300;
/// The most erasures of one round.
const AT_ONCE: i64 = 100_000;
/// The most certificates that are noted in one transaction: others write in between.
const NOTED_AT_ONCE: usize = 1_000;
/// A part with very many keys takes longer to write than any other statement may.
const STATEMENT_TIMEOUT: &str = "SET statement_timeout = '10min'";

/// What came of a round.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Purged {
    /// Certificates that were noted.
    pub noted: u64,
    /// Those that wait because somebody was in the way.
    pub left: usize,
}

#[derive(sqlx::FromRow)]
struct Waiting {
    id: ErasureId,
    subject_id: String,
}

/// Where erased keys lay.
enum Places {
    /// All of them in all of these, for all that is known.
    Shared(Vec<String>),
    Each(HashMap<ErasureId, Vec<String>>),
}

impl Places {
    fn tables(&self) -> Vec<String> {
        match self {
            Self::Shared(tables) => tables.clone(),
            Self::Each(places) => {
                places.values().flatten().cloned().collect::<BTreeSet<_>>().into_iter().collect()
            }
        }
    }

    fn are_done(&self, id: &ErasureId, done: &[String]) -> bool {
        match self {
            Self::Shared(tables) => tables.len() == done.len(),
            Self::Each(places) => {
                places.get(id).is_some_and(|places| places.iter().all(|place| done.contains(place)))
            }
        }
    }
}

impl Store {
    /// Has the database give up the pages that deleted keys lie in, and notes it on the certificates. Any number of
    /// processes may do so at once; where it cannot be done now, the next call does it.
    pub async fn purge(&self) -> Result<Purged, StoreError> {
        // Read first: what is erased from here on is not among what the pages are given up for.
        let waiting = on!(self.db.read(), db => sqlx::query_as::<_, Waiting>(
            "SELECT id, subject_id FROM erasures WHERE purged_at IS NULL ORDER BY erased_at LIMIT $1"
        ).bind(AT_ONCE).fetch_all(db).await)?;
        if waiting.is_empty() {
            return Ok(Purged::default());
        }
        let places = self.places_of(&waiting).await?;
        let done = self.db.give_up_deleted_keys(&places.tables()).await?;
        let (purged, left): (Vec<_>, Vec<_>) =
            waiting.into_iter().partition(|one| places.are_done(&one.id, &done));
        let mut noted = 0;
        for some in purged.chunks(NOTED_AT_ONCE) {
            noted += self.note_purged(some.iter().map(|one| one.id.clone()).collect()).await?;
        }
        Ok(Purged { noted, left: left.len() })
    }

    async fn places_of(&self, waiting: &[Waiting]) -> Result<Places, StoreError> {
        match self.db.read() {
            Either::Sqlite(_) => Ok(Places::Shared(vec!["content_keys".to_owned()])),
            Either::Postgres(_) if waiting.len() > SPREAD => {
                Ok(Places::Shared((0..PARTS).map(|part| format!("content_keys_{part:02}")).collect()))
            }
            Either::Postgres(db) => {
                let mut places = HashMap::with_capacity(waiting.len());
                for one in waiting {
                    let subject = &one.subject_id;
                    let owners =
                        vec![subject.clone(), format!("{subject}/statement"), format!("{subject}/pages")];
                    let parts = sqlx::query_scalar::<_, String>("SELECT content_key_parts($1)")
                        .bind(owners)
                        .fetch_all(db)
                        .await?;
                    places.insert(one.id.clone(), parts);
                }
                Ok(Places::Each(places))
            }
        }
    }

    async fn note_purged(&self, ids: Vec<ErasureId>) -> Result<u64, StoreError> {
        let now = self.clock.now();
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    let mut noted = 0;
                    for id in ids {
                        noted += on!(tx.conn(), conn => sqlx::query(
                            "UPDATE erasures SET purged_at = $2 WHERE id = $1 AND purged_at IS NULL"
                        ).bind(id).bind(now).execute(conn).await.map(|done| done.rows_affected()))?;
                    }
                    Ok(noted)
                })
            })
            .await
    }
}

impl Db {
    /// Has the database give up every copy of the keys that were deleted from these tables: SQLite its write-ahead log (its
    /// pages are overwritten as they are freed), Postgres the tables' old pages, by writing them anew one after another.
    /// Gives those that are done; where somebody is in the way, the rest has to be tried again.
    pub(crate) async fn give_up_deleted_keys(&self, tables: &[String]) -> Result<Vec<String>, StoreError> {
        match &self.0 {
            Either::Sqlite(pools) => {
                // Not for as long as a statement may wait: everybody who writes waits for this connection, and somebody who
                // copies the database may read for minutes.
                let mut writer = pools.writer.acquire().await?;
                sqlx::query("PRAGMA busy_timeout = 500").execute(&mut *writer).await?;
                let is_busy = sqlx::query_scalar::<_, i64>("PRAGMA wal_checkpoint(TRUNCATE)");
                let is_busy = is_busy.fetch_one(&mut *writer).await;
                sqlx::query(USUAL_BUSY_TIMEOUT).execute(&mut *writer).await?;
                Ok(if is_busy? == 0 { tables.to_vec() } else { Vec::new() })
            }
            Either::Postgres(pool) => {
                // A connection of its own, closed afterwards, and with it the lock and the limits.
                let mut conn = pool.acquire().await?.detach();
                let is_mine =
                    sqlx::query_scalar::<_, bool>("SELECT pg_try_advisory_lock($1)").bind(PURGE_LOCK);
                let mut done = Vec::new();
                if is_mine.fetch_one(&mut conn).await? {
                    sqlx::query(STATEMENT_TIMEOUT).execute(&mut conn).await?;
                    for table in tables {
                        let rewritten =
                            sqlx::query("SELECT rewrite_keys($1)").bind(table).execute(&mut conn).await;
                        // Behind one that is held others would be written again and again.
                        if let Err(error) = rewritten {
                            tracing::warn!(%error, table, "destroyed keys still lie in old pages; tried again");
                            break;
                        }
                        done.push(table.clone());
                    }
                }
                conn.close().await?;
                Ok(done)
            }
        }
    }
}
