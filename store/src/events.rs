//! What happened, for those who are told of it: written in the transaction of the change, read as a feed.
//!
//! An event gets its place in the feed of its team after it was committed ([`crate::webhooks`] does so, one event after
//! another). So a reader who has come to a place has missed nothing before it, however long a transaction took. An event
//! names things by id and carries no personal data.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use sqlx::types::Json;
use strum::VariantArray;

use crate::db::{Tx, on};
use crate::words::Open;
use crate::{Store, StoreError};
use lending_base::{AnalysisId, CheckId, Clock, EventId, TeamId, WebhookEndpointId};

/// What an event tells of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::VariantArray)]
pub enum EventType {
    #[strum(serialize = "analysis.completed")]
    AnalysisCompleted,
    #[strum(serialize = "analysis.failed")]
    AnalysisFailed,
    #[strum(serialize = "analysis.review_required")]
    AnalysisReviewRequired,
    #[strum(serialize = "analysis.reviewed")]
    AnalysisReviewed,
    #[strum(serialize = "analysis.corrected")]
    AnalysisCorrected,
    #[strum(serialize = "analysis.erased")]
    AnalysisErased,
    #[strum(serialize = "credit_check.completed")]
    CheckCompleted,
    #[strum(serialize = "credit_check.needs_review")]
    CheckNeedsReview,
    #[strum(serialize = "credit_check.erased")]
    CheckErased,
    #[strum(serialize = "limit.reached")]
    LimitReached,
    #[strum(serialize = "webhook_endpoint.disabled")]
    EndpointDisabled,
    /// Sent to one endpoint because somebody asked for it; it is in no feed.
    #[strum(serialize = "webhook_endpoint.test")]
    EndpointTest,
}

impl EventType {
    pub const ALL: &'static [Self] = Self::VARIANTS;

    pub fn as_str(self) -> &'static str {
        self.into()
    }
}

/// What an event says: ids, status and decision, never a name, a number or an amount. A member that does not apply is null.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EventData {
    pub analysis_id: Option<String>,
    pub credit_check_id: Option<String>,
    pub webhook_endpoint_id: Option<String>,
    pub status: Option<String>,
    pub decision: Option<String>,
    pub final_decision: Option<String>,
    /// Which revision of the decision holds.
    pub revision: Option<i64>,
    pub failure_code: Option<String>,
    /// Which limit was reached.
    pub limit: Option<String>,
}

impl EventData {
    pub(crate) fn of_analysis(id: &AnalysisId) -> Self {
        Self { analysis_id: Some(id.to_string()), ..Self::default() }
    }

    pub(crate) fn of_check(id: &CheckId) -> Self {
        Self { credit_check_id: Some(id.to_string()), ..Self::default() }
    }

    pub(crate) fn of_endpoint(id: &WebhookEndpointId) -> Self {
        Self { webhook_endpoint_id: Some(id.to_string()), ..Self::default() }
    }
}

/// One event as it is read back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    pub id: EventId,
    pub kind: Open<EventType>,
    pub data: EventData,
    pub created_at: DateTime<Utc>,
}

#[derive(sqlx::FromRow)]
pub(crate) struct EventRow {
    id: EventId,
    #[sqlx(rename = "type")]
    kind: String,
    data: Json<EventData>,
    created_at: DateTime<Utc>,
}

impl From<EventRow> for Event {
    fn from(row: EventRow) -> Self {
        Self { id: row.id, kind: Open::read(row.kind), data: row.data.0, created_at: row.created_at }
    }
}

/// Where an event stands before it has a place in its feed, and where one stands that gets none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    Waiting,
    InNoFeed,
}

/// Writes an event that is told to all who ask for its type.
pub(crate) async fn append(
    tx: &mut Tx,
    clock: &Clock,
    team: &TeamId,
    kind: EventType,
    data: &EventData,
) -> Result<(), StoreError> {
    insert(tx, clock, team, kind, data, Place::Waiting, None).await.map(|_| ())
}

/// Writes an event, unless the team has one under the same key.
pub(crate) async fn insert(
    tx: &mut Tx,
    clock: &Clock,
    team: &TeamId,
    kind: EventType,
    data: &EventData,
    place: Place,
    once_key: Option<&str>,
) -> Result<EventId, StoreError> {
    let id = EventId::new(clock)?;
    let position = match place {
        Place::Waiting => None,
        Place::InNoFeed => Some(0_i64),
    };
    on!(tx.conn(), conn => sqlx::query(
        "INSERT INTO events (id, team_id, position, type, data, once_key, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (team_id, once_key) WHERE once_key IS NOT NULL DO NOTHING"
    ).bind(&id).bind(team).bind(position).bind(kind.as_str()).bind(Json(data)).bind(once_key).bind(clock.now())
        .execute(conn).await.map(|_| ()))?;
    Ok(id)
}

/// What is asked of a feed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FeedRequest {
    /// The place after which to read on; 0: from the oldest event that is kept.
    pub after: i64,
    pub limit: i64,
    pub kind: Option<EventType>,
    pub created_after: Option<DateTime<Utc>>,
}

/// A part of a feed, the oldest first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FeedPage {
    pub events: Vec<Event>,
    pub has_more: bool,
    /// The place of the last one, or where reading began.
    pub last: i64,
}

/// The events of one team: no unscoped read exists.
#[derive(Debug)]
pub struct Events<'a> {
    store: &'a Store,
    team: &'a TeamId,
}

impl Store {
    pub fn events<'a>(&'a self, team: &'a TeamId) -> Events<'a> {
        Events { store: self, team }
    }

    /// Tells a team that a limit is reached: once under a key, such as the day.
    pub async fn note_limit_reached(
        &self,
        team: &TeamId,
        limit: &'static str,
        key: &str,
    ) -> Result<(), StoreError> {
        let (store, team, key) = (self.clone(), team.clone(), format!("{limit} {key}"));
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    let data = EventData { limit: Some(limit.to_owned()), ..EventData::default() };
                    let kind = EventType::LimitReached;
                    insert(tx, &store.clock, &team, kind, &data, Place::Waiting, Some(&key)).await.map(|_| ())
                })
            })
            .await
    }
}

impl Events<'_> {
    pub async fn read(&self, request: &FeedRequest) -> Result<FeedPage, StoreError> {
        #[derive(sqlx::FromRow)]
        struct PlacedRow {
            position: i64,
            #[sqlx(flatten)]
            event: EventRow,
        }
        let mut rows = on!(self.store.db.read(), db => sqlx::query_as::<_, PlacedRow>(
            "SELECT position, id, type, data, created_at FROM events
             WHERE team_id = $1 AND position > $2 AND position > 0 AND ($3 IS NULL OR type = $3)
                AND ($4 IS NULL OR created_at > $4)
             ORDER BY position LIMIT $5"
        ).bind(self.team).bind(request.after).bind(request.kind.map(EventType::as_str))
            .bind(request.created_after).bind(request.limit + 1).fetch_all(db).await)?;
        let limit = usize::try_from(request.limit).unwrap_or_default();
        let has_more = rows.len() > limit;
        rows.truncate(limit);
        let last = rows.last().map_or(request.after, |row| row.position);
        Ok(FeedPage { events: rows.into_iter().map(|row| row.event.into()).collect(), has_more, last })
    }
}
