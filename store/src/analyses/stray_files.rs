//! Files that belong to nobody: of uploads that came to nothing, and of analyses that were erased.
//!
//! A file is noted before it is written, and the note goes in the transaction that makes its analysis. What is still noted
//! when its time has come is removed. One that cannot be removed is put off, and keeps no other from being removed.

use chrono::{DateTime, TimeDelta, Utc};

use crate::db::{Tx, on};
use crate::{Store, StoreError};

/// Before a file that could not be removed is tried again; it doubles with every attempt.
const FIRST_PAUSE: TimeDelta = TimeDelta::minutes(1);
const LONGEST_PAUSE: TimeDelta = TimeDelta::days(1);

pub(super) async fn note_stray(
    tx: &mut Tx,
    path: &str,
    remove_after: DateTime<Utc>,
) -> Result<(), StoreError> {
    on!(tx.conn(), conn => sqlx::query(
        "INSERT INTO stray_files (path, remove_after) VALUES ($1, $2)
         ON CONFLICT (path) DO UPDATE SET remove_after = $2"
    ).bind(path).bind(remove_after).execute(conn).await.map(|_| ()))?;
    Ok(())
}

fn pause_after(attempts: i64) -> TimeDelta {
    let doublings = u32::try_from(attempts).unwrap_or(u32::MAX).min(16);
    (FIRST_PAUSE * 2_i32.pow(doublings)).min(LONGEST_PAUSE)
}

impl Store {
    pub(super) async fn note_stray(
        &self,
        path: String,
        remove_after: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        self.db
            .transaction(move |tx| Box::pin(async move { note_stray(tx, &path, remove_after).await }))
            .await
    }

    /// Has a file removed that belongs to nobody. Where that fails, it is removed an hour later.
    pub(super) async fn give_up(&self, path: String) {
        if let Err(error) = self.note_stray(path, self.clock.now()).await {
            tracing::warn!(%error, "unused file could not be marked for removal, it is removed in an hour");
        }
    }

    /// Removes files that belong to nobody; says how many. Any number of workers may do so at once.
    pub async fn remove_stray_files(&self) -> Result<u64, StoreError> {
        let mut removed = 0;
        let mut after = (DateTime::<Utc>::UNIX_EPOCH, String::new());
        let now = self.clock.now();
        loop {
            // From the last one on, so that one whose note cannot be changed either is passed over.
            let due = on!(self.db.read(), db => sqlx::query_as::<_, (String, i64, DateTime<Utc>)>(
                "SELECT path, attempts, remove_after FROM stray_files
                 WHERE remove_after <= $1 AND (remove_after > $2 OR (remove_after = $2 AND path > $3))
                 ORDER BY remove_after, path LIMIT 100"
            ).bind(now).bind(after.0).bind(&after.1).fetch_all(db).await)?;
            let Some((path, _, time)) = due.last() else { return Ok(removed) };
            after = (*time, path.clone());
            for (path, attempts, _) in due {
                removed += u64::from(self.remove_stray_file(path, attempts).await);
            }
        }
    }

    /// Removes one file and its note. `false` when it cannot be removed now; then it is tried again later.
    pub(super) async fn remove_stray_file(&self, path: String, attempts: i64) -> bool {
        let failure = match self.files.remove(&path).await {
            Ok(()) => self.forget_stray_file(path).await.err(),
            Err(error) => {
                let later = self.clock.now() + pause_after(attempts);
                // The note keeps the path; the log names no team and no analysis.
                tracing::warn!(%error, attempts, until = %later, "file could not be removed, trying again later");
                if let Err(error) = self.put_off_stray_file(path, later).await {
                    tracing::warn!(%error, "file removal could not be rescheduled");
                }
                return false;
            }
        };
        if let Some(error) = &failure {
            tracing::warn!(%error, "removed file is still marked for removal");
        }
        failure.is_none()
    }

    async fn forget_stray_file(&self, path: String) -> Result<(), StoreError> {
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    on!(tx.conn(), conn => sqlx::query("DELETE FROM stray_files WHERE path = $1")
                        .bind(path).execute(conn).await.map(|_| ()))?;
                    Ok(())
                })
            })
            .await
    }

    async fn put_off_stray_file(&self, path: String, later: DateTime<Utc>) -> Result<(), StoreError> {
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    on!(tx.conn(), conn => sqlx::query(
                        "UPDATE stray_files SET remove_after = $2, attempts = attempts + 1 WHERE path = $1"
                    ).bind(path).bind(later).execute(conn).await.map(|_| ()))?;
                    Ok(())
                })
            })
            .await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_double_up_to_a_day() {
        let minutes: Vec<i64> = (0..13).map(|attempts| pause_after(attempts).num_minutes()).collect();
        assert_eq!(minutes, [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1440, 1440]);
        assert_eq!(pause_after(i64::MAX), LONGEST_PAUSE);
    }
}
