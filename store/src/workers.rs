//! Which workers are alive, and the housekeeping they do.

use chrono::{DateTime, TimeDelta, Utc};

use crate::db::on;
use crate::{Store, StoreError};
use lending_base::WorkerId;

/// A worker silent for longer than this is taken for gone.
pub const WORKER_FRESH: TimeDelta = TimeDelta::seconds(30);
/// Ended login tokens and vanished workers are kept a while for support, then deleted.
const KEPT_AFTER_END: TimeDelta = TimeDelta::days(7);

/// What one round of housekeeping deleted.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Swept {
    pub idempotency_keys: u64,
    pub login_tokens: u64,
    pub sign_in_failures: u64,
    pub workers: u64,
}

impl Store {
    /// Says that a worker lives.
    pub async fn worker_seen(&self, worker: &WorkerId) -> Result<(), StoreError> {
        let (now, worker) = (self.clock.now(), worker.clone());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    on!(tx.conn(), conn => sqlx::query(
                        "INSERT INTO workers (id, started_at, last_seen_at) VALUES ($1, $2, $2)
                         ON CONFLICT (id) DO UPDATE SET last_seen_at = $2"
                    ).bind(worker).bind(now).execute(conn).await.map(|_| ()))?;
                    Ok(())
                })
            })
            .await
    }

    /// Says that a worker has stopped in good order.
    pub async fn worker_gone(&self, worker: &WorkerId) -> Result<(), StoreError> {
        let worker = worker.clone();
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    on!(tx.conn(), conn => sqlx::query("DELETE FROM workers WHERE id = $1")
                        .bind(worker).execute(conn).await.map(|_| ()))?;
                    Ok(())
                })
            })
            .await
    }

    /// When a worker was last heard of.
    pub async fn newest_worker_sign(&self) -> Result<Option<DateTime<Utc>>, StoreError> {
        Ok(on!(self.db.read(), db => sqlx::query_scalar::<_, Option<DateTime<Utc>>>(
            "SELECT max(last_seen_at) FROM workers"
        ).fetch_one(db).await)?)
    }

    /// Deletes what has expired. Any number of workers may do so at once.
    pub async fn sweep(&self) -> Result<Swept, StoreError> {
        let now = self.clock.now();
        // In batches, each a transaction of its own: a long backlog must not hold the database for long.
        let delete = async |sql: &'static str, before: DateTime<Utc>| {
            let mut deleted = 0;
            loop {
                let batch = self
                    .db
                    .transaction(move |tx| {
                        Box::pin(async move {
                            Ok(on!(tx.conn(), conn => sqlx::query(sql).bind(before)
                                .execute(conn).await.map(|done| done.rows_affected()))?)
                        })
                    })
                    .await?;
                deleted += batch;
                if batch == 0 {
                    return Ok::<u64, StoreError>(deleted);
                }
            }
        };
        let ended = now - KEPT_AFTER_END;
        Ok(Swept {
            idempotency_keys: delete(
                "DELETE FROM idempotency WHERE (team_id, route, key_hash) IN
                 (SELECT team_id, route, key_hash FROM idempotency WHERE expires_at <= $1 LIMIT 1000)",
                now,
            )
            .await?,
            login_tokens: delete(
                "DELETE FROM login_tokens WHERE id IN (SELECT id FROM login_tokens WHERE expires_at <= $1 LIMIT 1000)",
                ended,
            )
            .await?,
            sign_in_failures: delete(
                "DELETE FROM sign_in_failures WHERE email_index IN
                 (SELECT email_index FROM sign_in_failures WHERE forget_at <= $1 LIMIT 1000)",
                now,
            )
            .await?,
            workers: delete(
                "DELETE FROM workers WHERE id IN (SELECT id FROM workers WHERE last_seen_at <= $1 LIMIT 1000)",
                ended,
            )
            .await?,
        })
    }
}
