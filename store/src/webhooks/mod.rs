//! Webhook endpoints of a team, and events on their way to them.
//!
//! Start with [`WebhookEndpoints`]. `publish` gives committed events their place and makes a delivery for every endpoint
//! that asked for them; a worker takes deliveries (`claim`), sends them and says what came of it (`settle`). What people ask
//! of deliveries, such as replays, is `deliveries`; how much waits is `waiting`.
//!
//! The database is the record, as it is for analyses: a delivery is taken by a guarded statement for as long as a lease, and
//! only the run whose token stands in the row writes about it. So an event is sent at least once, and perhaps twice.

mod bounds;
mod claim;
mod deliveries;
mod publish;
mod settle;
mod states;
mod waiting;

use std::fmt;

use chrono::{DateTime, TimeDelta, Utc};
use sqlx::types::Json;

pub use self::claim::DeliveryClaim;
pub use self::deliveries::{Attempt, Delivery, Replayed, Requeued};
pub use self::settle::{AttemptResult, Settled};
pub use self::states::{AttemptProblem, Cause, DeliveryStatus};
pub use self::waiting::{EventState, EventsWaiting};

use crate::audit::{self, Action, Principal};
use crate::db::{Either, Tx, on};
use crate::events::EventType;
use crate::idempotency::{Creation, IdempotencyKey};
use crate::page::{Page, PageRequest};
use crate::sealing::{WEBHOOK_PREVIOUS_SECRET, WEBHOOK_SECRET, WEBHOOK_URL};
use crate::words::{Open, words};
use crate::{Store, StoreError};
use lending_base::{Secret, TeamId, UserId, WebhookEndpointId};

/// The most endpoints of a team: each event is delivered to all of them.
pub const MOST_ENDPOINTS: i64 = 20;

words! {
    /// Why nothing is sent to an endpoint.
    DisabledReason {
        Owner,
        Failing,
        Gone,
    }
}

/// One endpoint, opened, without its secret.
#[derive(Clone, PartialEq, Eq)]
pub struct WebhookEndpoint {
    pub id: WebhookEndpointId,
    pub url: String,
    pub description: Option<String>,
    /// Empty: all.
    pub event_types: Vec<String>,
    pub disabled: Option<(DateTime<Utc>, Open<DisabledReason>)>,
    pub previous_secret_until: Option<DateTime<Utc>>,
    pub failing_since: Option<DateTime<Utc>>,
    pub created_by: UserId,
    pub created_at: DateTime<Utc>,
    pub updated_at: DateTime<Utc>,
}

/// Without its address, which may hold a token.
impl fmt::Debug for WebhookEndpoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("WebhookEndpoint").field("id", &self.id).finish_non_exhaustive()
    }
}

/// What an endpoint is to be.
#[derive(Clone, PartialEq, Eq)]
pub struct NewEndpoint {
    pub url: String,
    pub description: Option<String>,
    pub event_types: Vec<EventType>,
    /// As receivers are given it.
    pub secret: Secret,
}

impl fmt::Debug for NewEndpoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("NewEndpoint")
    }
}

/// What is to change; `None` stays as it is.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct EndpointChange {
    pub url: Option<String>,
    pub description: Option<Option<String>>,
    pub event_types: Option<Vec<EventType>>,
    pub is_enabled: Option<bool>,
}

impl fmt::Debug for EndpointChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("EndpointChange")
    }
}

#[derive(sqlx::FromRow)]
struct EndpointRow {
    id: WebhookEndpointId,
    sealed_url: Vec<u8>,
    description: Option<String>,
    event_types: Json<Vec<String>>,
    previous_secret_until: Option<DateTime<Utc>>,
    disabled_at: Option<DateTime<Utc>>,
    disabled_reason: Option<String>,
    failing_since: Option<DateTime<Utc>>,
    created_by: UserId,
    created_at: DateTime<Utc>,
    updated_at: DateTime<Utc>,
}

/// The columns of an [`EndpointRow`].
macro_rules! select_endpoints {
    ($rest:literal) => {
        concat!(
            "SELECT id, sealed_url, description, event_types, previous_secret_until, disabled_at, disabled_reason,
                failing_since, created_by, created_at, updated_at
             FROM webhook_endpoints ",
            $rest
        )
    };
}

/// The endpoints of one team: no unscoped read exists.
#[derive(Debug)]
pub struct WebhookEndpoints<'a> {
    store: &'a Store,
    team: &'a TeamId,
}

impl Store {
    pub fn webhook_endpoints<'a>(&'a self, team: &'a TeamId) -> WebhookEndpoints<'a> {
        WebhookEndpoints { store: self, team }
    }
}

fn words_of(types: &[EventType]) -> Vec<&'static str> {
    types.iter().map(|kind| kind.as_str()).collect()
}

impl WebhookEndpoints<'_> {
    pub async fn create(
        &self,
        principal: &Principal,
        new: NewEndpoint,
        idempotency: Option<IdempotencyKey>,
    ) -> Result<Creation<WebhookEndpoint>, StoreError> {
        let (store, team, principal) = (self.store.clone(), self.team.clone(), principal.clone());
        let id = WebhookEndpointId::new(&store.clock)?;
        let now = store.clock.now();
        let made = WebhookEndpoint {
            id,
            url: new.url.clone(),
            description: new.description.clone(),
            event_types: words_of(&new.event_types).into_iter().map(str::to_owned).collect(),
            disabled: None,
            previous_secret_until: None,
            failing_since: None,
            created_by: principal.user.clone(),
            created_at: now,
            updated_at: now,
        };
        self.store
            .db
            .transaction(move |tx| {
                Box::pin(async move {
                    let id = made.id.as_str();
                    if let Some(key) = &idempotency
                        && !store.take_key(tx, &team, key, id).await?
                    {
                        return Ok(Creation::Overtaken);
                    }
                    if endpoints_of(tx, &team).await? >= MOST_ENDPOINTS {
                        return tx.undo(Creation::LimitReached);
                    }
                    let sealer = store.keyring.team_sealer(tx, &team).await?;
                    let url = sealer.seal(WEBHOOK_URL, id, made.url.as_bytes())?;
                    let secret = sealer.seal(WEBHOOK_SECRET, id, new.secret.expose().as_bytes())?;
                    on!(tx.conn(), conn => sqlx::query(
                        "INSERT INTO webhook_endpoints (id, team_id, sealed_url, description, event_types,
                            sealed_secret, created_by, created_at, updated_at)
                         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)"
                    ).bind(&made.id).bind(&team).bind(url).bind(&made.description).bind(Json(&made.event_types))
                        .bind(secret).bind(&made.created_by).bind(made.created_at)
                        .execute(conn).await.map(|_| ()))?;
                    let entry = principal.entry(Action::WebhookEndpointCreated).subject(&made.id);
                    audit::append(tx, &store.clock, &entry).await?;
                    Ok(Creation::Created(made))
                })
            })
            .await
    }

    pub async fn find(&self, id: &WebhookEndpointId) -> Result<Option<WebhookEndpoint>, StoreError> {
        let row = on!(self.store.db.read(), db => sqlx::query_as::<_, EndpointRow>(
            select_endpoints!("WHERE id = $1 AND team_id = $2")
        ).bind(id).bind(self.team).fetch_optional(db).await)?;
        match row {
            Some(row) => Ok(Some(self.opened(row).await?)),
            None => Ok(None),
        }
    }

    pub async fn list(&self, page: &PageRequest) -> Result<Page<WebhookEndpoint>, StoreError> {
        let rows = on!(self.store.db.read(), db => sqlx::query_as::<_, EndpointRow>(
            select_endpoints!("WHERE team_id = $1 AND ($2 IS NULL OR id < $2) ORDER BY id DESC LIMIT $3 OFFSET $4")
        ).bind(self.team).bind(page.below()).bind(page.fetch()).bind(page.offset()).fetch_all(db).await)?;
        let counted = on!(self.store.db.read(), db => sqlx::query_scalar::<_, i64>(
            "SELECT count(*) FROM webhook_endpoints WHERE team_id = $1"
        ).bind(self.team).fetch_one(db).await)?;
        let mut endpoints = Vec::with_capacity(rows.len());
        for row in rows {
            endpoints.push(self.opened(row).await?);
        }
        Ok(Page::cut(endpoints, page, counted))
    }

    async fn opened(&self, row: EndpointRow) -> Result<WebhookEndpoint, StoreError> {
        let url =
            self.store.keyring.open_text(self.team, WEBHOOK_URL, row.id.as_str(), &row.sealed_url).await?;
        let now = self.store.clock.now();
        Ok(WebhookEndpoint {
            id: row.id,
            url,
            description: row.description,
            event_types: row.event_types.0,
            disabled: row
                .disabled_at
                .map(|at| (at, Open::read(row.disabled_reason.unwrap_or_else(|| "owner".to_owned())))),
            previous_secret_until: row.previous_secret_until.filter(|until| *until > now),
            failing_since: row.failing_since,
            created_by: row.created_by,
            created_at: row.created_at,
            updated_at: row.updated_at,
        })
    }

    /// Changes an endpoint. `false` when there is no such endpoint. One that is enabled or moved begins without a past.
    pub async fn change(
        &self,
        principal: &Principal,
        id: &WebhookEndpointId,
        change: EndpointChange,
    ) -> Result<bool, StoreError> {
        let (store, team, principal, id) =
            (self.store.clone(), self.team.clone(), principal.clone(), id.clone());
        self.store
            .db
            .transaction(move |tx| {
                Box::pin(async move {
                    let sealer = store.keyring.team_sealer(tx, &team).await?;
                    let url = change
                        .url
                        .as_ref()
                        .map(|url| sealer.seal(WEBHOOK_URL, id.as_str(), url.as_bytes()))
                        .transpose()?;
                    let begins_anew = url.is_some() || change.is_enabled == Some(true);
                    let types = change.event_types.as_deref().map(|types| Json(words_of(types)));
                    let now = store.clock.now();
                    let changed = on!(tx.conn(), conn => sqlx::query(
                        "UPDATE webhook_endpoints SET
                            sealed_url = COALESCE($3, sealed_url),
                            description = CASE WHEN $4 THEN $5 ELSE description END,
                            event_types = COALESCE($6, event_types),
                            disabled_at = CASE WHEN $7 THEN NULL WHEN $8 THEN COALESCE(disabled_at, $9) ELSE disabled_at END,
                            disabled_reason = CASE WHEN $7 THEN NULL WHEN $8 THEN COALESCE(disabled_reason, $10)
                                ELSE disabled_reason END,
                            failing_since = CASE WHEN $11 THEN NULL ELSE failing_since END,
                            paused_until = CASE WHEN $11 THEN NULL ELSE paused_until END,
                            failures = CASE WHEN $11 THEN 0 ELSE failures END,
                            updated_at = $9
                         WHERE id = $1 AND team_id = $2"
                    ).bind(&id).bind(&team).bind(url).bind(change.description.is_some())
                        .bind(change.description.flatten()).bind(types).bind(change.is_enabled == Some(true))
                        .bind(change.is_enabled == Some(false)).bind(now).bind(DisabledReason::Owner.as_str())
                        .bind(begins_anew)
                        .execute(conn).await.map(|done| done.rows_affected()))?;
                    if changed == 0 {
                        return Ok(false);
                    }
                    let entry = principal.entry(Action::WebhookEndpointChanged).subject(&id);
                    audit::append(tx, &store.clock, &entry).await?;
                    Ok(true)
                })
            })
            .await
    }

    /// Removes an endpoint with its deliveries. `false` when there is no such endpoint.
    pub async fn delete(&self, principal: &Principal, id: &WebhookEndpointId) -> Result<bool, StoreError> {
        let (store, team, principal, id) =
            (self.store.clone(), self.team.clone(), principal.clone(), id.clone());
        self.store
            .db
            .transaction(move |tx| {
                Box::pin(async move {
                    if lock_endpoint(tx, &id, Some(&team)).await?.is_none() {
                        return Ok(false);
                    }
                    for sql in [
                        "DELETE FROM webhook_attempts WHERE delivery_id IN
                            (SELECT id FROM webhook_deliveries WHERE endpoint_id = $1)",
                        "DELETE FROM webhook_deliveries WHERE endpoint_id = $1",
                        "DELETE FROM webhook_endpoints WHERE id = $1",
                    ] {
                        on!(tx.conn(), conn => sqlx::query(sql).bind(&id).execute(conn).await.map(|_| ()))?;
                    }
                    let entry = principal.entry(Action::WebhookEndpointDeleted).subject(&id);
                    audit::append(tx, &store.clock, &entry).await?;
                    Ok(true)
                })
            })
            .await
    }

    /// Gives an endpoint a new secret; the one before signs as well until the grace is over. `None` when there is no such
    /// endpoint.
    pub async fn rotate_secret(
        &self,
        principal: &Principal,
        id: &WebhookEndpointId,
        secret: Secret,
        grace: TimeDelta,
        idempotency: Option<IdempotencyKey>,
    ) -> Result<Option<Creation<()>>, StoreError> {
        // Before the transaction: opening what is sealed may need a connection of its own.
        let in_use = on!(self.store.db.read(), db => sqlx::query_scalar::<_, Vec<u8>>(
            "SELECT sealed_secret FROM webhook_endpoints WHERE id = $1 AND team_id = $2"
        ).bind(id).bind(self.team).fetch_optional(db).await)?;
        let Some(in_use) = in_use else { return Ok(None) };
        let previous = self.store.keyring.open_value(self.team, WEBHOOK_SECRET, id.as_str(), &in_use).await?;
        let (store, team, principal, id) =
            (self.store.clone(), self.team.clone(), principal.clone(), id.clone());
        self.store
            .db
            .transaction(move |tx| {
                Box::pin(async move {
                    if let Some(key) = &idempotency
                        && !store.take_key(tx, &team, key, id.as_str()).await?
                    {
                        return Ok(Some(Creation::Overtaken));
                    }
                    let sealer = store.keyring.team_sealer(tx, &team).await?;
                    let fresh = sealer.seal(WEBHOOK_SECRET, id.as_str(), secret.expose().as_bytes())?;
                    let now = store.clock.now();
                    let is_graceful = grace > TimeDelta::zero();
                    let previous = is_graceful
                        .then(|| sealer.seal(WEBHOOK_PREVIOUS_SECRET, id.as_str(), &previous))
                        .transpose()?;
                    // Guarded by the old value: of two rotations at once, neither loses a secret that is in use.
                    let changed = on!(tx.conn(), conn => sqlx::query(
                        "UPDATE webhook_endpoints SET sealed_secret = $3, sealed_previous_secret = $4,
                            previous_secret_until = $5, updated_at = $6
                         WHERE id = $1 AND team_id = $2 AND sealed_secret = $7"
                    ).bind(&id).bind(&team).bind(fresh).bind(previous).bind(is_graceful.then_some(now + grace))
                        .bind(now).bind(&in_use)
                        .execute(conn).await.map(|done| done.rows_affected()))?;
                    if changed == 0 {
                        return Err(StoreError::Busy("the secret of a webhook endpoint"));
                    }
                    let entry = principal.entry(Action::WebhookSecretRotated).subject(&id);
                    audit::append(tx, &store.clock, &entry).await?;
                    Ok(Some(Creation::Created(())))
                })
            })
            .await
    }
}

/// Counted under the lock of the team's row, so that creations at the same moment see one another.
async fn endpoints_of(tx: &mut Tx, team: &TeamId) -> Result<i64, StoreError> {
    on!(tx.conn(), conn => sqlx::query("UPDATE teams SET name = name WHERE id = $1")
        .bind(team).execute(conn).await.map(|_| ()))?;
    Ok(on!(tx.conn(), conn => sqlx::query_scalar::<_, i64>(
        "SELECT count(*) FROM webhook_endpoints WHERE team_id = $1"
    ).bind(team).fetch_one(conn).await)?)
}

/// How an endpoint fares.
#[derive(sqlx::FromRow)]
struct EndpointState {
    team_id: TeamId,
    disabled_at: Option<DateTime<Utc>>,
    failing_since: Option<DateTime<Utc>>,
    failures: i64,
    paused_until: Option<DateTime<Utc>>,
}

/// Takes the endpoint's row before any of its deliveries: all who touch both do so in this order.
async fn lock_endpoint(
    tx: &mut Tx,
    id: &WebhookEndpointId,
    team: Option<&TeamId>,
) -> Result<Option<EndpointState>, StoreError> {
    let sql = match tx.conn() {
        Either::Postgres(_) => {
            "SELECT team_id, disabled_at, failing_since, failures, paused_until FROM webhook_endpoints
             WHERE id = $1 AND ($2 IS NULL OR team_id = $2) FOR UPDATE"
        }
        Either::Sqlite(_) => {
            "SELECT team_id, disabled_at, failing_since, failures, paused_until FROM webhook_endpoints
             WHERE id = $1 AND ($2 IS NULL OR team_id = $2)"
        }
    };
    Ok(on!(tx.conn(), conn => sqlx::query_as::<_, EndpointState>(sql)
        .bind(id).bind(team).fetch_optional(conn).await)?)
}
