//! Deliveries as people see them: what was sent, what was answered; tests and replays.

use chrono::{DateTime, Utc};

use super::bounds::TRIED_FOR;
use super::states::{AttemptProblem, Cause, DeliveryStatus};
use super::{WebhookEndpoints, lock_endpoint};
use crate::audit::{self, Action, Principal};
use crate::db::{Tx, on};
use crate::events::{self, Event, EventData, EventRow, EventType, Place};
use crate::idempotency::IdempotencyKey;
use crate::page::{Page, PageRequest};
use crate::sealing::WEBHOOK_ANSWER;
use crate::words::Open;
use crate::{Store, StoreError};
use lending_base::{DeliveryId, EventId, TeamId, WebhookEndpointId};

/// The most events that one request has sent again; how many are queued in one transaction.
const REPLAYED_AT_ONCE: usize = 10_000;
const QUEUED_AT_ONCE: i64 = 500;

/// One event on its way to one endpoint.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Delivery {
    pub id: DeliveryId,
    pub event: EventId,
    pub event_type: Open<EventType>,
    pub cause: Open<Cause>,
    pub status: Open<DeliveryStatus>,
    pub attempts: i64,
    /// When it is tried next; while it is being tried, when that is taken for lost.
    pub next_attempt_at: Option<DateTime<Utc>>,
    pub created_at: DateTime<Utc>,
    pub ended_at: Option<DateTime<Utc>>,
}

#[derive(sqlx::FromRow)]
struct DeliveryRow {
    id: DeliveryId,
    event_id: EventId,
    event_type: String,
    cause: String,
    status: String,
    attempts: i64,
    due_at: Option<DateTime<Utc>>,
    created_at: DateTime<Utc>,
    ended_at: Option<DateTime<Utc>>,
}

impl From<DeliveryRow> for Delivery {
    fn from(row: DeliveryRow) -> Self {
        Self {
            id: row.id,
            event: row.event_id,
            event_type: Open::read(row.event_type),
            cause: Open::read(row.cause),
            status: Open::read(row.status),
            attempts: row.attempts,
            next_attempt_at: row.due_at,
            created_at: row.created_at,
            ended_at: row.ended_at,
        }
    }
}

/// What came of one attempt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attempt {
    pub number: i64,
    pub sent_at: DateTime<Utc>,
    pub duration_ms: i64,
    pub answer_status: Option<i64>,
    pub problem: Option<Open<AttemptProblem>>,
    /// The beginning of what was answered.
    pub answer: Option<String>,
}

#[derive(sqlx::FromRow)]
struct AttemptRow {
    id: String,
    number: i64,
    sent_at: DateTime<Utc>,
    duration_ms: i64,
    answer_status: Option<i64>,
    problem: Option<String>,
    sealed_answer: Option<Vec<u8>>,
}

/// A delivery to be made.
pub(super) struct NewDelivery<'a> {
    pub(super) team: &'a TeamId,
    pub(super) endpoint: &'a WebhookEndpointId,
    pub(super) event: &'a EventId,
    pub(super) event_type: &'a str,
    pub(super) cause: Cause,
    pub(super) give_up_at: DateTime<Utc>,
}

/// What became of a wish to send something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Requeued {
    Queued(DeliveryId),
    /// The same idempotency key was taken meanwhile: look again.
    Overtaken,
    /// There is no such endpoint or delivery, or its event is no longer kept.
    Missing,
    /// Nothing is sent to this endpoint.
    Disabled,
}

/// What became of a wish to send everything again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Replayed {
    pub queued: usize,
    /// The time of the last event that was looked at, where there are more after it.
    pub more_since: Option<DateTime<Utc>>,
}

impl Store {
    pub(super) async fn insert_delivery(
        &self,
        tx: &mut Tx,
        new: NewDelivery<'_>,
        now: DateTime<Utc>,
    ) -> Result<DeliveryId, StoreError> {
        let id = DeliveryId::new(&self.clock)?;
        on!(tx.conn(), conn => sqlx::query(
            "INSERT INTO webhook_deliveries (id, team_id, endpoint_id, event_id, event_type, cause, status, due_at,
                give_up_at, created_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $8)"
        ).bind(&id).bind(new.team).bind(new.endpoint).bind(new.event).bind(new.event_type)
            .bind(new.cause.as_str()).bind(DeliveryStatus::Pending.as_str()).bind(now).bind(new.give_up_at)
            .execute(conn).await.map(|_| ()))?;
        Ok(id)
    }
}

/// Somebody says that the endpoint is well: it is tried at once.
async fn end_pause(tx: &mut Tx, id: &WebhookEndpointId) -> Result<(), StoreError> {
    on!(tx.conn(), conn => sqlx::query("UPDATE webhook_endpoints SET paused_until = NULL WHERE id = $1")
        .bind(id).execute(conn).await.map(|_| ()))?;
    Ok(())
}

impl WebhookEndpoints<'_> {
    /// The deliveries to an endpoint, the newest first. It is asked before whether there is such an endpoint.
    pub async fn deliveries(
        &self,
        id: &WebhookEndpointId,
        status: Option<DeliveryStatus>,
        page: &PageRequest,
    ) -> Result<Page<Delivery>, StoreError> {
        let status = status.map(DeliveryStatus::as_str);
        let rows = on!(self.store.db.read(), db => sqlx::query_as::<_, DeliveryRow>(
            "SELECT id, event_id, event_type, cause, status, attempts, due_at, created_at, ended_at
             FROM webhook_deliveries
             WHERE endpoint_id = $1 AND team_id = $2 AND ($3 IS NULL OR status = $3) AND ($4 IS NULL OR id < $4)
             ORDER BY id DESC LIMIT $5 OFFSET $6"
        ).bind(id).bind(self.team).bind(status).bind(page.below()).bind(page.fetch()).bind(page.offset())
            .fetch_all(db).await)?;
        let counted = on!(self.store.db.read(), db => sqlx::query_scalar::<_, i64>(
            "SELECT count(*) FROM (SELECT 1 FROM webhook_deliveries
                WHERE endpoint_id = $1 AND team_id = $2 AND ($3 IS NULL OR status = $3) LIMIT 10001) AS counted"
        ).bind(id).bind(self.team).bind(status).fetch_one(db).await)?;
        Ok(Page::cut(rows.into_iter().map(Delivery::from).collect(), page, counted))
    }

    pub async fn find_delivery(
        &self,
        endpoint: &WebhookEndpointId,
        id: &DeliveryId,
    ) -> Result<Option<Delivery>, StoreError> {
        let row = on!(self.store.db.read(), db => sqlx::query_as::<_, DeliveryRow>(
            "SELECT id, event_id, event_type, cause, status, attempts, due_at, created_at, ended_at
             FROM webhook_deliveries WHERE id = $1 AND endpoint_id = $2 AND team_id = $3"
        ).bind(id).bind(endpoint).bind(self.team).fetch_optional(db).await)?;
        Ok(row.map(Delivery::from))
    }

    /// The event that a delivery tells of, while it is kept.
    pub async fn event_of(&self, delivery: &Delivery) -> Result<Option<Event>, StoreError> {
        let row = on!(self.store.db.read(), db => sqlx::query_as::<_, EventRow>(
            "SELECT id, type, data, created_at FROM events WHERE id = $1 AND team_id = $2"
        ).bind(&delivery.event).bind(self.team).fetch_optional(db).await)?;
        Ok(row.map(Event::from))
    }

    /// What came of the attempts of a delivery, in their order. One whose worker died has left nothing.
    pub async fn attempts(&self, id: &DeliveryId) -> Result<Vec<Attempt>, StoreError> {
        let rows = on!(self.store.db.read(), db => sqlx::query_as::<_, AttemptRow>(
            "SELECT id, number, sent_at, duration_ms, answer_status, problem, sealed_answer FROM webhook_attempts
             WHERE delivery_id = $1 AND team_id = $2 ORDER BY number"
        ).bind(id).bind(self.team).fetch_all(db).await)?;
        let mut attempts = Vec::with_capacity(rows.len());
        for row in rows {
            let answer = match &row.sealed_answer {
                Some(sealed) => {
                    Some(self.store.keyring.open_text(self.team, WEBHOOK_ANSWER, &row.id, sealed).await?)
                }
                None => None,
            };
            attempts.push(Attempt {
                number: row.number,
                sent_at: row.sent_at,
                duration_ms: row.duration_ms,
                answer_status: row.answer_status,
                problem: row.problem.map(Open::read),
                answer,
            });
        }
        Ok(attempts)
    }

    /// Sends a test event to an endpoint: one attempt, at once.
    pub async fn test(
        &self,
        principal: &Principal,
        id: &WebhookEndpointId,
        idempotency: Option<IdempotencyKey>,
    ) -> Result<Requeued, StoreError> {
        let (store, principal, id) = (self.store.clone(), principal.clone(), id.clone());
        let team = self.team.clone();
        self.store
            .db
            .transaction(move |tx| {
                Box::pin(async move {
                    let kind = EventType::EndpointTest;
                    let data = EventData::of_endpoint(&id);
                    match lock_endpoint(tx, &id, Some(&team)).await? {
                        None => return Ok(Requeued::Missing),
                        Some(state) if state.disabled_at.is_some() => return Ok(Requeued::Disabled),
                        Some(_) => {}
                    }
                    let event =
                        events::insert(tx, &store.clock, &team, kind, &data, Place::InNoFeed, None).await?;
                    let now = tx.now(&store.clock).await?;
                    let new = NewDelivery {
                        team: &team,
                        endpoint: &id,
                        event: &event,
                        event_type: kind.as_str(),
                        cause: Cause::Test,
                        give_up_at: now,
                    };
                    store.queue_again(tx, &principal, new, Action::WebhookEndpointTested, idempotency).await
                })
            })
            .await
    }

    /// Sends the event of a delivery once more.
    pub async fn replay(
        &self,
        principal: &Principal,
        id: &WebhookEndpointId,
        delivery: &DeliveryId,
        idempotency: Option<IdempotencyKey>,
    ) -> Result<Requeued, StoreError> {
        let (store, team, principal) = (self.store.clone(), self.team.clone(), principal.clone());
        let (id, delivery) = (id.clone(), delivery.clone());
        self.store
            .db
            .transaction(move |tx| {
                Box::pin(async move {
                    match lock_endpoint(tx, &id, Some(&team)).await? {
                        None => return Ok(Requeued::Missing),
                        Some(state) if state.disabled_at.is_some() => return Ok(Requeued::Disabled),
                        Some(_) => {}
                    }
                    let found = on!(tx.conn(), conn => sqlx::query_as::<_, (EventId, String)>(
                        "SELECT e.id, e.type FROM webhook_deliveries d JOIN events e ON e.id = d.event_id
                         WHERE d.id = $1 AND d.endpoint_id = $2 AND d.team_id = $3"
                    ).bind(&delivery).bind(&id).bind(&team).fetch_optional(conn).await)?;
                    let Some((event, event_type)) = found else { return Ok(Requeued::Missing) };
                    let now = tx.now(&store.clock).await?;
                    let new = NewDelivery {
                        team: &team,
                        endpoint: &id,
                        event: &event,
                        event_type: &event_type,
                        cause: Cause::Replay,
                        give_up_at: now + TRIED_FOR,
                    };
                    store.queue_again(tx, &principal, new, Action::WebhookReplayed, idempotency).await
                })
            })
            .await
    }

    /// Sends again every event since a time that the endpoint asks for, except those that are on their way to it.
    pub async fn replay_since(
        &self,
        principal: &Principal,
        id: &WebhookEndpointId,
        since: DateTime<Utc>,
    ) -> Result<Replayed, StoreError> {
        let mut after = 0;
        let mut queued = 0;
        loop {
            let (store, team, principal, id) =
                (self.store.clone(), self.team.clone(), principal.clone(), id.clone());
            let is_first = after == 0;
            let batch = self
                .store
                .db
                .transaction(move |tx| {
                    Box::pin(async move {
                        if is_first {
                            end_pause(tx, &id).await?;
                            let entry = principal.entry(Action::WebhookReplayed).subject(&id);
                            audit::append(tx, &store.clock, &entry).await?;
                        }
                        store.queue_since(tx, &team, &id, since, after).await
                    })
                })
                .await?;
            queued += batch.queued;
            match batch.last {
                None => return Ok(Replayed { queued, more_since: None }),
                Some((_, at)) if queued >= REPLAYED_AT_ONCE => {
                    return Ok(Replayed { queued, more_since: Some(at) });
                }
                Some((position, _)) => after = position,
            }
        }
    }
}

/// A part of the events that are sent again.
struct ReplayBatch {
    queued: usize,
    /// Place and time of the last one that was looked at; `None` when there were none.
    last: Option<(i64, DateTime<Utc>)>,
}

impl Store {
    async fn queue_again(
        &self,
        tx: &mut Tx,
        principal: &Principal,
        new: NewDelivery<'_>,
        action: Action,
        idempotency: Option<IdempotencyKey>,
    ) -> Result<Requeued, StoreError> {
        let (team, endpoint) = (new.team, new.endpoint);
        end_pause(tx, endpoint).await?;
        let now = tx.now(&self.clock).await?;
        let id = self.insert_delivery(tx, new, now).await?;
        if let Some(key) = &idempotency
            && !self.take_key(tx, team, key, id.as_str()).await?
        {
            return tx.undo(Requeued::Overtaken);
        }
        audit::append(tx, &self.clock, &principal.entry(action).subject(endpoint)).await?;
        Ok(Requeued::Queued(id))
    }

    async fn queue_since(
        &self,
        tx: &mut Tx,
        team: &TeamId,
        id: &WebhookEndpointId,
        since: DateTime<Utc>,
        after: i64,
    ) -> Result<ReplayBatch, StoreError> {
        let types = on!(tx.conn(), conn => sqlx::query_scalar::<_, sqlx::types::Json<Vec<String>>>(
            "SELECT event_types FROM webhook_endpoints WHERE id = $1 AND team_id = $2"
        ).bind(id).bind(team).fetch_optional(conn).await)?;
        let Some(types) = types else { return Ok(ReplayBatch { queued: 0, last: None }) };
        let rows = on!(tx.conn(), conn => sqlx::query_as::<_, (EventId, i64, String, DateTime<Utc>, bool)>(
            "SELECT e.id, e.position, e.type, e.created_at,
                EXISTS (SELECT 1 FROM webhook_deliveries d
                    WHERE d.event_id = e.id AND d.endpoint_id = $2 AND d.due_at IS NOT NULL)
             FROM events e
             WHERE e.team_id = $1 AND e.position > $3 AND e.position > 0 AND e.created_at >= $4
             ORDER BY e.position LIMIT $5"
        ).bind(team).bind(id).bind(after).bind(since).bind(QUEUED_AT_ONCE).fetch_all(conn).await)?;
        let now = tx.now(&self.clock).await?;
        let last = rows.last().map(|(_, position, _, at, _)| (*position, *at));
        let mut queued = 0;
        for (event, _, event_type, _, is_on_its_way) in &rows {
            if *is_on_its_way || !(types.is_empty() || types.contains(event_type)) {
                continue;
            }
            let new = NewDelivery {
                team,
                endpoint: id,
                event,
                event_type,
                cause: Cause::Replay,
                give_up_at: now + TRIED_FOR,
            };
            self.insert_delivery(tx, new, now).await?;
            queued += 1;
        }
        Ok(ReplayBatch { queued, last })
    }
}
