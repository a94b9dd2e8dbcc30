//! Which workers are alive, and the housekeeping they do.

use chrono::{DateTime, TimeDelta, Utc};

use crate::db::on;
use crate::{Store, StoreError};
use lending_base::WorkerId;

/// A worker silent for longer than this is taken for gone.
pub const WORKER_FRESH: TimeDelta = TimeDelta::seconds(30);
/// Ended login tokens, one-time links and vanished workers are kept a while for support, then deleted.
const KEPT_AFTER_END: TimeDelta = TimeDelta::days(7);

/// How many analyses a worker performs at once, by kind of work.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Slots {
    pub text: u16,
    /// None where characters cannot be recognised.
    pub scan: u16,
}

/// What one round of housekeeping deleted.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Swept {
    pub idempotency_keys: u64,
    pub login_tokens: u64,
    pub sign_in_failures: u64,
    pub known_networks: u64,
    pub known_devices: u64,
    pub one_time_links: u64,
    pub workers: u64,
}

impl Store {
    /// Says that a worker lives, and how much it does at once.
    pub async fn worker_seen(&self, worker: &WorkerId, slots: Slots) -> Result<(), StoreError> {
        let (store, worker) = (self.clone(), worker.clone());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    let now = tx.now(&store.clock).await?;
                    on!(tx.conn(), conn => sqlx::query(
                        "INSERT INTO workers (id, started_at, last_seen_at, text_slots, scan_slots)
                         VALUES ($1, $2, $2, $3, $4)
                         ON CONFLICT (id) DO UPDATE SET last_seen_at = $2, text_slots = $3, scan_slots = $4"
                    ).bind(worker).bind(now).bind(i64::from(slots.text)).bind(i64::from(slots.scan))
                        .execute(conn).await.map(|_| ()))?;
                    Ok(())
                })
            })
            .await
    }

    /// Whether any live worker can recognise the characters of scanned pages.
    pub async fn are_scans_read(&self) -> Result<bool, StoreError> {
        let fresh = self.db.now(&self.clock).await? - WORKER_FRESH;
        Ok(on!(self.db.read(), db => sqlx::query_scalar::<_, i64>(
            "SELECT count(*) FROM workers WHERE last_seen_at > $1 AND scan_slots > 0"
        ).bind(fresh).fetch_one(db).await)?
            > 0)
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

    /// How long ago a worker was last heard of, by the database's clock. `None` when there is none.
    pub async fn last_worker_age(&self) -> Result<Option<TimeDelta>, StoreError> {
        let now = self.db.now(&self.clock).await?;
        let seen = on!(self.db.read(), db => sqlx::query_scalar::<_, Option<DateTime<Utc>>>(
            "SELECT max(last_seen_at) FROM workers"
        ).fetch_one(db).await)?;
        Ok(seen.map(|seen| now - seen))
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
        self.tell_of_ended_locks(now).await?;
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
                "DELETE FROM sign_in_counts WHERE (email_index, network_index) IN
                 (SELECT email_index, network_index FROM sign_in_counts WHERE forget_at <= $1 LIMIT 1000)",
                now,
            )
            .await?,
            known_networks: delete(
                "DELETE FROM known_networks WHERE (email_index, network_index) IN
                 (SELECT email_index, network_index FROM known_networks WHERE forget_at <= $1 LIMIT 1000)",
                now,
            )
            .await?,
            known_devices: delete(
                "DELETE FROM known_devices WHERE (email_index, device_index) IN
                 (SELECT email_index, device_index FROM known_devices WHERE forget_at <= $1 LIMIT 1000)",
                now,
            )
            .await?,
            one_time_links: delete(
                "DELETE FROM invitations WHERE id IN (SELECT id FROM invitations WHERE expires_at <= $1 LIMIT 1000)",
                ended,
            )
            .await?
                + delete(
                    "DELETE FROM password_resets WHERE id IN
                     (SELECT id FROM password_resets WHERE expires_at <= $1 LIMIT 1000)",
                    ended,
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
