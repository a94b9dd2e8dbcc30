//! Taking deliveries that are due: endpoints in turn, few of one endpoint at a time, one where it keeps failing.

use chrono::{DateTime, Utc};

use super::bounds::{LEASE, PATIENCE, UNDER_WAY};
use super::lock_endpoint;
use super::states::DeliveryStatus;
use crate::db::{Tx, on};
use crate::events::{Event, EventRow};
use crate::sealing::{WEBHOOK_PREVIOUS_SECRET, WEBHOOK_SECRET, WEBHOOK_URL};
use crate::{Store, StoreError};
use lending_base::{DeliveryId, Secret, TeamId, WebhookEndpointId, entropy};

/// The most endpoints that one look goes through. Those behind them have waited less.
const ENDPOINTS_AT_ONCE: i64 = 50;

/// A delivery that was taken. Only who holds it may write about it.
#[derive(Debug, Clone)]
pub struct DeliveryClaim {
    pub id: DeliveryId,
    pub team: TeamId,
    pub endpoint: WebhookEndpointId,
    pub url: Secret,
    /// The present one first; the one before it while its grace lasts.
    pub secrets: Vec<Secret>,
    pub event: Event,
    pub attempt: i64,
    pub(super) give_up_at: DateTime<Utc>,
    pub(super) run_token: String,
}

#[derive(sqlx::FromRow)]
struct TakenRow {
    id: DeliveryId,
    attempts: i64,
    give_up_at: DateTime<Utc>,
    event_id: String,
}

#[derive(sqlx::FromRow)]
struct AddressRow {
    sealed_url: Vec<u8>,
    sealed_secret: Vec<u8>,
    sealed_previous_secret: Option<Vec<u8>>,
    previous_secret_until: Option<DateTime<Utc>>,
}

/// What was taken of one endpoint, before anything of it is opened.
struct Taken {
    team: TeamId,
    address: AddressRow,
    rows: Vec<(TakenRow, Event)>,
    now: DateTime<Utc>,
}

const READY_ENDPOINTS: &str = "
    SELECT e.id FROM webhook_endpoints e
    WHERE e.disabled_at IS NULL AND (e.paused_until IS NULL OR e.paused_until <= $1)
        AND EXISTS (SELECT 1 FROM webhook_deliveries d WHERE d.endpoint_id = e.id AND d.due_at <= $1)
    ORDER BY CASE WHEN e.last_turn IS NULL THEN 0 ELSE 1 END, e.last_turn, e.id LIMIT $2";

impl Store {
    /// Takes so many deliveries as there is room for, those of endpoints that have waited longest first. What is wrong with
    /// one endpoint keeps nothing of another waiting.
    pub async fn claim_deliveries(&self, room: usize) -> Result<Vec<DeliveryClaim>, StoreError> {
        let now = self.db.now(&self.clock).await?;
        let due = on!(self.db.read(), db => sqlx::query_scalar::<_, i64>(
            "SELECT count(*) FROM (SELECT 1 FROM webhook_deliveries WHERE due_at <= $1 LIMIT 1) AS due"
        ).bind(now).fetch_one(db).await)?;
        if due == 0 {
            return Ok(Vec::new());
        }
        let endpoints = on!(self.db.read(), db => sqlx::query_scalar::<_, WebhookEndpointId>(READY_ENDPOINTS)
            .bind(now).bind(ENDPOINTS_AT_ONCE).fetch_all(db).await)?;
        let mut claims = Vec::new();
        for endpoint in endpoints {
            let left = i64::try_from(room.saturating_sub(claims.len())).unwrap_or_default();
            if left == 0 {
                break;
            }
            match self.claim_of_endpoint(&endpoint, left).await {
                Ok(taken) => claims.extend(taken),
                // The storage itself: the next endpoint would meet the same.
                Err(error) if error.is_transient() && claims.is_empty() => return Err(error),
                Err(error) if error.is_transient() => break,
                Err(error) => {
                    tracing::error!(%error, %endpoint, "nothing can be sent to an endpoint; the others go on");
                }
            }
        }
        Ok(claims)
    }

    async fn claim_of_endpoint(
        &self,
        endpoint: &WebhookEndpointId,
        left: i64,
    ) -> Result<Vec<DeliveryClaim>, StoreError> {
        let run_token = entropy::base62(22)?;
        let (store, id, run) = (self.clone(), endpoint.clone(), run_token.clone());
        let taken = self
            .db
            .transaction(move |tx| Box::pin(async move { store.take_deliveries(tx, &id, &run, left).await }))
            .await?;
        let Some(taken) = taken else { return Ok(Vec::new()) };
        match self.open_deliveries(endpoint, taken, &run_token).await {
            // Trying again would find the same.
            Err(error @ (StoreError::Sealing(_) | StoreError::Corrupt(_))) => {
                self.end_claimed(endpoint, &run_token).await?;
                Err(error)
            }
            opened => opened,
        }
    }

    /// Ends what was taken and cannot be sent, because its address or secret does not open.
    async fn end_claimed(&self, endpoint: &WebhookEndpointId, run_token: &str) -> Result<(), StoreError> {
        let (endpoint, run) = (endpoint.clone(), run_token.to_owned());
        let now = self.db.now(&self.clock).await?;
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    on!(tx.conn(), conn => sqlx::query(
                        "UPDATE webhook_deliveries SET status = $2, due_at = NULL, run_token = NULL, ended_at = $3,
                            attempts = attempts - 1
                         WHERE run_token = $1 AND endpoint_id = $4"
                    ).bind(run).bind(DeliveryStatus::Failed.as_str()).bind(now).bind(endpoint)
                        .execute(conn).await.map(|_| ()))?;
                    Ok(())
                })
            })
            .await
    }

    async fn take_deliveries(
        &self,
        tx: &mut Tx,
        endpoint: &WebhookEndpointId,
        run_token: &str,
        left: i64,
    ) -> Result<Option<Taken>, StoreError> {
        // Held to the end, so that two of them do not both find room.
        let Some(state) = lock_endpoint(tx, endpoint, None).await? else { return Ok(None) };
        let now = tx.now(&self.clock).await?;
        if state.disabled_at.is_some() || state.paused_until.is_some_and(|until| until > now) {
            return Ok(None);
        }
        let under_way = on!(tx.conn(), conn => sqlx::query_scalar::<_, i64>(
            "SELECT count(*) FROM webhook_deliveries WHERE endpoint_id = $1 AND run_token IS NOT NULL AND due_at > $2"
        ).bind(endpoint).bind(now).fetch_one(conn).await)?;
        let most = if state.failures >= PATIENCE { 1 } else { UNDER_WAY };
        let room = (most - under_way).min(left);
        if room <= 0 {
            return Ok(None);
        }
        let rows = on!(tx.conn(), conn => sqlx::query_as::<_, TakenRow>(
            "UPDATE webhook_deliveries SET attempts = attempts + 1, run_token = $3, due_at = $4
             WHERE id IN (SELECT id FROM webhook_deliveries WHERE endpoint_id = $1 AND due_at <= $2
                ORDER BY due_at, id LIMIT $5)
             RETURNING id, attempts, give_up_at, event_id"
        ).bind(endpoint).bind(now).bind(run_token).bind(now + LEASE).bind(room).fetch_all(conn).await)?;
        on!(tx.conn(), conn => sqlx::query("UPDATE webhook_endpoints SET last_turn = $2 WHERE id = $1")
            .bind(endpoint).bind(now).execute(conn).await.map(|_| ()))?;
        let address = on!(tx.conn(), conn => sqlx::query_as::<_, AddressRow>(
            "SELECT sealed_url, sealed_secret, sealed_previous_secret, previous_secret_until
             FROM webhook_endpoints WHERE id = $1"
        ).bind(endpoint).fetch_one(conn).await)?;
        let mut taken = Vec::with_capacity(rows.len());
        for row in rows {
            let event = on!(tx.conn(), conn => sqlx::query_as::<_, EventRow>(
                "SELECT id, type, data, created_at FROM events WHERE id = $1"
            ).bind(&row.event_id).fetch_optional(conn).await)?;
            match event {
                Some(event) => taken.push((row, event.into())),
                None => end_without_event(tx, &row.id, now).await?,
            }
        }
        Ok(Some(Taken { team: state.team_id, address, rows: taken, now }))
    }

    async fn open_deliveries(
        &self,
        endpoint: &WebhookEndpointId,
        taken: Taken,
        run_token: &str,
    ) -> Result<Vec<DeliveryClaim>, StoreError> {
        let Taken { team, address, rows, now } = taken;
        let id = endpoint.as_str();
        let url = Secret::new(self.keyring.open_text(&team, WEBHOOK_URL, id, &address.sealed_url).await?);
        let secret = self.keyring.open_text(&team, WEBHOOK_SECRET, id, &address.sealed_secret).await?;
        let mut secrets = vec![Secret::new(secret)];
        if let Some(sealed) = &address.sealed_previous_secret
            && address.previous_secret_until.is_some_and(|until| until > now)
        {
            let previous = self.keyring.open_text(&team, WEBHOOK_PREVIOUS_SECRET, id, sealed).await?;
            secrets.push(Secret::new(previous));
        }
        let claim = |(row, event): (TakenRow, Event)| DeliveryClaim {
            id: row.id,
            team: team.clone(),
            endpoint: endpoint.clone(),
            url: url.clone(),
            secrets: secrets.clone(),
            event,
            attempt: row.attempts,
            give_up_at: row.give_up_at,
            run_token: run_token.to_owned(),
        };
        Ok(rows.into_iter().map(claim).collect())
    }
}

/// Ends a delivery whose event is no longer kept: there is nothing to send, and no attempt was made.
async fn end_without_event(tx: &mut Tx, id: &DeliveryId, now: DateTime<Utc>) -> Result<(), StoreError> {
    on!(tx.conn(), conn => sqlx::query(
        "UPDATE webhook_deliveries SET status = $2, due_at = NULL, run_token = NULL, ended_at = $3, attempts = attempts - 1
         WHERE id = $1"
    ).bind(id).bind(DeliveryStatus::Failed.as_str()).bind(now).execute(conn).await.map(|_| ()))?;
    tracing::warn!(delivery = %id, "the event of a delivery is no longer kept; the delivery has failed");
    Ok(())
}
