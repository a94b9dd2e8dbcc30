//! The step between an event and those who are told of it: committed events get their place in the feed, and a delivery for
//! each endpoint that asked for them. One process does so at a time, so places become visible in their order.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use chrono::{DateTime, Utc};
use sqlx::types::Json;

use super::bounds::{KEPT, OVERDUE, TRIED_FOR};
use super::deliveries::NewDelivery;
use super::states::Cause;
use crate::db::{Either, Tx, on};
use crate::locks::PUBLISH_LOCK;
use crate::{Store, StoreError};
use lending_base::{EventId, TeamId, WebhookEndpointId};

/// The most events that get their places at once: others wait for the lock meanwhile.
const AT_ONCE: i64 = 500;

#[derive(sqlx::FromRow)]
struct WaitingEvent {
    id: EventId,
    team_id: TeamId,
    #[sqlx(rename = "type")]
    kind: String,
}

/// An endpoint that things are sent to.
#[derive(sqlx::FromRow)]
struct Receiver {
    id: WebhookEndpointId,
    event_types: Json<Vec<String>>,
}

impl Receiver {
    fn asked_for(&self, kind: &str) -> bool {
        self.event_types.is_empty() || self.event_types.iter().any(|asked| asked == kind)
    }
}

impl Store {
    /// Publishes what was committed since the last time. How many events; as many as there can be: perhaps there are more.
    pub async fn publish_events(&self) -> Result<usize, StoreError> {
        let waiting = on!(self.db.read(), db => sqlx::query_scalar::<_, i64>(
            "SELECT count(*) FROM (SELECT 1 FROM events WHERE position IS NULL LIMIT 1) AS waiting"
        ).fetch_one(db).await)?;
        if waiting == 0 {
            return Ok(0);
        }
        let store = self.clone();
        self.db.transaction(move |tx| Box::pin(async move { store.publish(tx).await })).await
    }

    async fn publish(&self, tx: &mut Tx) -> Result<usize, StoreError> {
        // By a statement of its own: the next one must see what whoever held the lock before has written.
        if let Either::Postgres(conn) = tx.conn() {
            sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(PUBLISH_LOCK).execute(conn).await?;
        }
        let now = tx.now(&self.clock).await?;
        let events = on!(tx.conn(), conn => sqlx::query_as::<_, WaitingEvent>(
            "SELECT id, team_id, type FROM events WHERE position IS NULL ORDER BY id LIMIT $1"
        ).bind(AT_ONCE).fetch_all(conn).await)?;
        let count = events.len();
        let mut places: HashMap<TeamId, i64> = HashMap::new();
        for event in &events {
            *places.entry(event.team_id.clone()).or_default() += 1;
        }
        let mut known: HashMap<TeamId, Feed> = HashMap::new();
        for event in events {
            let feed = match known.entry(event.team_id.clone()) {
                Entry::Occupied(known) => known.into_mut(),
                Entry::Vacant(place) => {
                    let count = places.get(&event.team_id).copied().unwrap_or_default();
                    place.insert(Feed::reserve(tx, &event.team_id, count).await?)
                }
            };
            if !feed.give_place(tx, &event).await? {
                continue;
            }
            for receiver in &feed.receivers {
                if receiver.asked_for(&event.kind) {
                    let new = NewDelivery {
                        team: &event.team_id,
                        endpoint: &receiver.id,
                        event: &event.id,
                        event_type: &event.kind,
                        cause: Cause::Event,
                        give_up_at: now + TRIED_FOR,
                    };
                    self.insert_delivery(tx, new, now).await?;
                }
            }
        }
        Ok(count)
    }

    /// Forgets events and deliveries that ended long ago, and ends deliveries that nobody could try any more, such as those
    /// of an endpoint that is disabled.
    pub async fn sweep_webhooks(&self) -> Result<u64, StoreError> {
        let now = self.db.now(&self.clock).await?;
        let before = now - KEPT;
        self.in_batches(
            "UPDATE webhook_deliveries SET status = 'failed', due_at = NULL, run_token = NULL, ended_at = $1
             WHERE id IN (SELECT id FROM webhook_deliveries WHERE due_at <= $1 AND give_up_at <= $2 LIMIT 1000)",
            now,
            now - OVERDUE,
        )
        .await?;
        let mut forgotten = 0;
        for sql in [
            "DELETE FROM webhook_attempts WHERE id IN (SELECT a.id FROM webhook_attempts a
                JOIN webhook_deliveries d ON d.id = a.delivery_id
                WHERE d.created_at <= $2 AND d.due_at IS NULL AND $1 > $2 LIMIT 1000)",
            "DELETE FROM webhook_deliveries WHERE id IN
                (SELECT id FROM webhook_deliveries WHERE created_at <= $2 AND due_at IS NULL AND $1 > $2 LIMIT 1000)",
            // An old event that somebody has sent again is kept until it has come to its end.
            "DELETE FROM events WHERE id IN (SELECT e.id FROM events e
                WHERE e.created_at <= $2 AND e.position IS NOT NULL AND $1 > $2
                    AND NOT EXISTS (SELECT 1 FROM webhook_deliveries d WHERE d.event_id = e.id AND d.due_at IS NOT NULL)
                LIMIT 1000)",
        ] {
            forgotten += self.in_batches(sql, now, before).await?;
        }
        Ok(forgotten)
    }

    /// Each batch is a transaction of its own: a long backlog must not hold the database for long.
    async fn in_batches(
        &self,
        sql: &'static str,
        now: DateTime<Utc>,
        before: DateTime<Utc>,
    ) -> Result<u64, StoreError> {
        let mut done = 0;
        loop {
            let batch = self
                .db
                .transaction(move |tx| {
                    Box::pin(async move {
                        Ok(on!(tx.conn(), conn => sqlx::query(sql).bind(now).bind(before)
                            .execute(conn).await.map(|done| done.rows_affected()))?)
                    })
                })
                .await?;
            done += batch;
            if batch == 0 {
                return Ok(done);
            }
        }
    }
}

/// The events of a team that are published together.
struct Feed {
    last_position: i64,
    receivers: Vec<Receiver>,
}

impl Feed {
    /// Sets so many places aside, of a team that gets them at once and not one by one.
    async fn reserve(tx: &mut Tx, team: &TeamId, count: i64) -> Result<Self, StoreError> {
        let last = on!(tx.conn(), conn => sqlx::query_scalar::<_, i64>(
            "INSERT INTO event_feeds (team_id, last_position) VALUES ($1, $2)
             ON CONFLICT (team_id) DO UPDATE SET last_position = event_feeds.last_position + $2
             RETURNING last_position"
        ).bind(team).bind(count).fetch_one(conn).await)?;
        Ok(Self { last_position: last - count, receivers: receivers_of(tx, team).await? })
    }

    /// `false` where it has one: a process of the version before, which knows another lock, was faster.
    async fn give_place(&mut self, tx: &mut Tx, event: &WaitingEvent) -> Result<bool, StoreError> {
        self.last_position += 1;
        let given = on!(tx.conn(), conn => sqlx::query(
            "UPDATE events SET position = $2 WHERE id = $1 AND position IS NULL"
        ).bind(&event.id).bind(self.last_position).execute(conn).await.map(|done| done.rows_affected()))?;
        Ok(given > 0)
    }
}

async fn receivers_of(tx: &mut Tx, team: &TeamId) -> Result<Vec<Receiver>, StoreError> {
    Ok(on!(tx.conn(), conn => sqlx::query_as::<_, Receiver>(
        "SELECT id, event_types FROM webhook_endpoints WHERE team_id = $1 AND disabled_at IS NULL ORDER BY id"
    ).bind(team).fetch_all(conn).await)?)
}
