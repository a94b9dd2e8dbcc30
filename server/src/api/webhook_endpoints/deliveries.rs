//! What was sent to an endpoint and what came of it; tests and replays.

use chrono::{DateTime, Utc};
use lending_base::{DeliveryId, WebhookEndpointId};
use lending_jobs::webhooks::body_of;
use lending_store::webhooks::{self, Requeued};
use poem_openapi::param::{Header, Path, Query};
use poem_openapi::{Enum, Object, OpenApi};

use super::{endpoint_id, found};
use crate::api::events::EventType;
use crate::api::lists::{default_limit, list_of, page_request, sane_time};
use crate::api::responses::{Created, Success};
use crate::api::stored::Stored;
use crate::api::tags::Tag;
use crate::api::timestamp::Timestamp;
use crate::contract::OperationFacts;
use crate::errors::{ApiError, Code};
use crate::gate::{Access, Admitted, Body, Caller, CreatingOwner, OwnerCaller, purpose};

#[derive(Debug, Default)]
pub(crate) struct DeliveriesApi;

const EXAMPLE: &str = r#"{"id": "dlv_01JD3Q4T0C6Z9V2R8N5M7K1XWE", "event_id": "evt_01JD3Q4T0C6Z9V2R8N5M7K1XWC",
    "event_type": "analysis.completed", "cause": "event", "status": "pending", "attempt_count": 1,
    "next_attempt_at": "2026-11-15T02:00:09Z", "created_at": "2026-11-15T02:00:03Z", "ended_at": null,
    "request_body": "{\"id\":\"evt_01JD3Q4T0C6Z9V2R8N5M7K1XWC\",\"type\":\"analysis.completed\",\"timestamp\":\"2026-11-15T02:00:03.120Z\",\"data\":{}}",
    "attempts": [{"number": 1, "sent_at": "2026-11-15T02:00:04Z", "duration_ms": 61, "answer_status": 503,
    "problem": "not_accepted", "answer": "come back later"}]}"#;

const QUEUED_EXAMPLE: &str = r#"{"id": "dlv_01JD3Q4T0C6Z9V2R8N5M7K1XWF", "event_id": "evt_01JD3Q4T0C6Z9V2R8N5M7K1XWG",
    "event_type": "webhook_endpoint.test", "cause": "test", "status": "pending", "attempt_count": 0,
    "next_attempt_at": "2026-11-15T02:10:00Z", "created_at": "2026-11-15T02:10:00Z", "ended_at": null,
    "request_body": "{\"id\":\"evt_01JD3Q4T0C6Z9V2R8N5M7K1XWG\",\"type\":\"webhook_endpoint.test\",\"timestamp\":\"2026-11-15T02:10:00.000Z\",\"data\":{}}",
    "attempts": []}"#;

const REQUEUES: &[Code] = &[Code::WebhookEndpointDisabled, Code::StorageFull];

pub(in crate::api) const DELIVERY_OPERATIONS: &[OperationFacts] = &[
    OperationFacts {
        id: "test_webhook_endpoint",
        refusals: REQUEUES,
        request: None,
        answer: Some(QUEUED_EXAMPLE),
    },
    OperationFacts {
        id: "list_webhook_deliveries",
        refusals: &[],
        request: None,
        answer: Some(
            r#"{"data": [{"id": "dlv_01JD3Q4T0C6Z9V2R8N5M7K1XWE", "event_id": "evt_01JD3Q4T0C6Z9V2R8N5M7K1XWC",
                "event_type": "analysis.completed", "cause": "event", "status": "delivered", "attempt_count": 2,
                "next_attempt_at": null, "created_at": "2026-11-15T02:00:03Z",
                "ended_at": "2026-11-15T02:00:09Z"}],
                "total": 1, "limit": 20, "offset": 0, "has_more": false, "next_cursor": null}"#,
        ),
    },
    OperationFacts { id: "get_webhook_delivery", refusals: &[], request: None, answer: Some(EXAMPLE) },
    OperationFacts {
        id: "replay_webhook_delivery",
        refusals: REQUEUES,
        request: None,
        answer: Some(QUEUED_EXAMPLE),
    },
    OperationFacts {
        id: "replay_webhook_events",
        refusals: REQUEUES,
        request: Some(r#"{"since": "2026-11-14T00:00:00Z"}"#),
        answer: Some(r#"{"queued": 42, "more_since": null}"#),
    },
];

/// How far a delivery is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Enum)]
#[oai(rename_all = "snake_case")]
pub(crate) enum WebhookDeliveryStatus {
    /// It is tried, or waits for its next attempt.
    Pending,
    /// The endpoint has accepted it.
    Delivered,
    /// It was tried for as long as it may be.
    Failed,
}

impl From<WebhookDeliveryStatus> for webhooks::DeliveryStatus {
    fn from(status: WebhookDeliveryStatus) -> Self {
        match status {
            WebhookDeliveryStatus::Pending => Self::Pending,
            WebhookDeliveryStatus::Delivered => Self::Delivered,
            WebhookDeliveryStatus::Failed => Self::Failed,
        }
    }
}

/// Why something is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Enum)]
#[oai(rename_all = "snake_case")]
pub(crate) enum WebhookDeliveryCause {
    /// The event happened.
    Event,
    /// Somebody asked for it once more.
    Replay,
    /// Somebody asked for a test.
    Test,
}

/// Why an attempt came to nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Enum)]
#[oai(rename_all = "snake_case")]
pub(crate) enum WebhookAttemptProblem {
    /// The address, or what its name leads to, is not on the public internet.
    AddressRefused,
    /// The name of the host is not found.
    NameNotFound,
    /// No connection could be made, or its certificate is not to be trusted.
    NotConnected,
    /// No answer came within 10 seconds.
    TimedOut,
    /// The connection was lost before an answer came.
    ConnectionLost,
    /// The answer leads elsewhere, and is not followed.
    Redirected,
    /// The answer's status is not from 200 to 299.
    NotAccepted,
}

/// What came of one attempt.
#[derive(Debug, Object)]
pub(crate) struct WebhookAttempt {
    /// Counts the attempts, from 1. One whose worker died has left nothing.
    number: i64,
    /// When it was sent; the seconds are its `webhook-timestamp`.
    sent_at: Timestamp,
    /// How long it took, in milliseconds.
    duration_ms: i64,
    /// The HTTP status of the answer; null where none came.
    answer_status: Option<i64>,
    /// Why it came to nothing; null where it was accepted.
    problem: Option<Stored<WebhookAttemptProblem>>,
    /// The first 1,024 bytes of what was answered; null where nothing was.
    answer: Option<String>,
}

/// One event on its way to one endpoint.
#[derive(Debug, Object)]
pub(crate) struct WebhookDeliverySummary {
    /// Id of the delivery, `dlv_…`.
    id: String,
    /// Id of the event, which is also its `webhook-id`.
    event_id: String,
    /// What the event tells of.
    event_type: Stored<EventType>,
    /// Why it is sent.
    cause: Stored<WebhookDeliveryCause>,
    /// How far it is.
    status: Stored<WebhookDeliveryStatus>,
    /// How many attempts were begun.
    attempt_count: i64,
    /// When it is tried next; null when it has ended.
    next_attempt_at: Option<Timestamp>,
    /// When it was to be sent first.
    created_at: Timestamp,
    /// When it was accepted or given up; null until then.
    ended_at: Option<Timestamp>,
}

/// One event on its way to one endpoint, with what was sent and what was answered.
#[derive(Debug, Object)]
pub(crate) struct WebhookDelivery {
    /// Id of the delivery, `dlv_…`.
    id: String,
    /// Id of the event, which is also its `webhook-id`.
    event_id: String,
    /// What the event tells of.
    event_type: Stored<EventType>,
    /// Why it is sent.
    cause: Stored<WebhookDeliveryCause>,
    /// How far it is.
    status: Stored<WebhookDeliveryStatus>,
    /// How many attempts were begun.
    attempt_count: i64,
    /// When it is tried next; null when it has ended.
    next_attempt_at: Option<Timestamp>,
    /// When it was to be sent first.
    created_at: Timestamp,
    /// When it was accepted or given up; null until then.
    ended_at: Option<Timestamp>,
    /// The body that is sent, byte for byte; null when the event is no longer kept.
    request_body: Option<String>,
    /// What came of its attempts, in their order.
    attempts: Vec<WebhookAttempt>,
}

list_of! {
    /// A page of deliveries. They carry neither request nor answers.
    WebhookDeliveryList of WebhookDeliverySummary
}

/// What to send again.
#[derive(Debug, Object)]
#[oai(deny_unknown_fields)]
pub(crate) struct ReplayWebhookEventsRequest {
    /// The time from which on events are sent again: at most 30 days ago, as long as events are kept.
    since: DateTime<Utc>,
}

/// What is sent again.
#[derive(Debug, Object)]
pub(crate) struct WebhookReplay {
    /// How many events are on their way again.
    queued: i64,
    /// Where there are more than 10,000: ask again with this as `since`. Null when that was all.
    more_since: Option<Timestamp>,
}

fn summary(delivery: &webhooks::Delivery) -> WebhookDeliverySummary {
    WebhookDeliverySummary {
        id: delivery.id.to_string(),
        event_id: delivery.event.to_string(),
        event_type: Stored::word(delivery.event_type.as_str()),
        cause: Stored::word(delivery.cause.as_str()),
        status: Stored::word(delivery.status.as_str()),
        attempt_count: delivery.attempts,
        next_attempt_at: delivery.next_attempt_at.map(Into::into),
        created_at: delivery.created_at.into(),
        ended_at: delivery.ended_at.map(Into::into),
    }
}

fn attempt(attempt: webhooks::Attempt) -> WebhookAttempt {
    WebhookAttempt {
        number: attempt.number,
        sent_at: attempt.sent_at.into(),
        duration_ms: attempt.duration_ms,
        answer_status: attempt.answer_status,
        problem: attempt.problem.map(|problem| Stored::word(problem.as_str())),
        answer: attempt.answer,
    }
}

fn missing() -> ApiError {
    ApiError::not_found("delivery")
}

async fn read<A: Access>(
    caller: &Caller<A>,
    endpoint: &WebhookEndpointId,
    id: &DeliveryId,
) -> Result<WebhookDelivery, ApiError> {
    let endpoints = caller.app().store.webhook_endpoints(&caller.facts().team);
    let delivery = endpoints.find_delivery(endpoint, id).await?.ok_or_else(missing)?;
    let event = endpoints.event_of(&delivery).await?;
    let attempts = endpoints.attempts(&delivery.id).await?;
    let summary = summary(&delivery);
    Ok(WebhookDelivery {
        id: summary.id,
        event_id: summary.event_id,
        event_type: summary.event_type,
        cause: summary.cause,
        status: summary.status,
        attempt_count: summary.attempt_count,
        next_attempt_at: summary.next_attempt_at,
        created_at: summary.created_at,
        ended_at: summary.ended_at,
        request_body: event.as_ref().map(body_of),
        attempts: attempts.into_iter().map(attempt).collect(),
    })
}

fn disabled() -> ApiError {
    ApiError::new(Code::WebhookEndpointDisabled, "The endpoint is disabled; enable it first.")
}

/// The answer to what was queued; `replayed` where an earlier request did so.
async fn queued<A: Access>(
    caller: &Caller<A>,
    endpoint: &WebhookEndpointId,
    id: &DeliveryId,
    replayed: bool,
) -> Result<Created<WebhookDelivery>, ApiError> {
    let location = format!("/v1/webhook-endpoints/{endpoint}/deliveries/{id}");
    Ok(Created { body: read(caller, endpoint, id).await?, location, replayed })
}

/// What an equal request queued.
async fn queued_before<A: Access>(
    caller: &Caller<A>,
    endpoint: &WebhookEndpointId,
    id: &str,
) -> Result<Created<WebhookDelivery>, ApiError> {
    queued(caller, endpoint, &DeliveryId::parse(id).ok_or_else(ApiError::internal)?, true).await
}

#[OpenApi]
impl DeliveriesApi {
    /// Send a test event
    ///
    /// Sends one `webhook_endpoint.test` to the endpoint, signed like any other, whatever types it asks for. It is tried once;
    /// read the delivery to see what was answered. Owners only.
    #[oai(
        path = "/webhook-endpoints/:id/test",
        method = "post",
        operation_id = "test_webhook_endpoint",
        tag = "Tag::Webhooks"
    )]
    async fn test_webhook_endpoint(
        &self,
        caller: CreatingOwner<purpose::WebhooksWrite>,
        /// Id of the webhook endpoint.
        id: Path<String>,
        /// Makes repeating this request safe for 24 hours: 1 to 255 printable characters.
        #[oai(name = "Idempotency-Key", validator(min_length = 1, max_length = 255, pattern = "^[ -~]+$"))]
        idempotency_key: Header<Option<String>>,
    ) -> Result<Created<WebhookDelivery>, ApiError> {
        let principal = caller.principal();
        let key = idempotency_key.0.as_deref();
        let admitted = caller.admit_bodiless_creation("test_webhook_endpoint", key, &id.0).await?;
        let endpoint = endpoint_id(&id.0)?;
        match admitted {
            Admitted::Replay(earlier) => queued_before(&caller, &endpoint, &earlier).await,
            Admitted::New((), key) => {
                let endpoints = caller.app().store.webhook_endpoints(&principal.team);
                match endpoints.test(&principal, &endpoint, key.clone()).await? {
                    Requeued::Queued(id) => queued(&caller, &endpoint, &id, false).await,
                    Requeued::Overtaken => {
                        queued_before(&caller, &endpoint, &caller.overtaken(key).await?).await
                    }
                    Requeued::Missing => Err(super::missing()),
                    Requeued::Disabled => Err(disabled()),
                }
            }
        }
    }

    /// List deliveries
    ///
    /// What was sent to the endpoint in the last 30 days, the newest first. Owners only.
    #[oai(
        path = "/webhook-endpoints/:id/deliveries",
        method = "get",
        operation_id = "list_webhook_deliveries",
        tag = "Tag::Webhooks"
    )]
    async fn list_webhook_deliveries(
        &self,
        caller: OwnerCaller<purpose::WebhooksRead>,
        /// Id of the webhook endpoint.
        id: Path<String>,
        /// Only deliveries that are so far.
        status: Query<Option<WebhookDeliveryStatus>>,
        /// Page size: 1 to 100.
        #[oai(default = "default_limit", validator(minimum(value = "1"), maximum(value = "100")))]
        limit: Query<u32>,
        /// Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
        #[oai(validator(minimum(value = "0"), maximum(value = "1000000")))]
        offset: Query<Option<u32>>,
        /// `next_cursor` of the page before, to read on from there; cannot be combined with `offset`.
        cursor: Query<Option<String>>,
    ) -> Result<Success<WebhookDeliveryList>, ApiError> {
        let page = page_request(limit.0, offset.0, cursor.0, |text| DeliveryId::parse(text).is_some())?;
        let endpoint = found(&caller, &endpoint_id(&id.0)?).await?;
        let endpoints = caller.app().store.webhook_endpoints(&caller.facts().team);
        let deliveries = endpoints.deliveries(&endpoint.id, status.0.map(Into::into), &page).await?;
        Ok(Success(WebhookDeliveryList::new(
            deliveries,
            &page,
            |delivery| delivery.id.as_str(),
            |delivery| summary(&delivery),
        )))
    }

    /// Read a delivery
    ///
    /// With what is sent and what came of each attempt. Owners only.
    #[oai(
        path = "/webhook-endpoints/:id/deliveries/:delivery_id",
        method = "get",
        operation_id = "get_webhook_delivery",
        tag = "Tag::Webhooks"
    )]
    async fn get_webhook_delivery(
        &self,
        caller: OwnerCaller<purpose::WebhooksRead>,
        /// Id of the webhook endpoint.
        id: Path<String>,
        /// Id of the delivery.
        delivery_id: Path<String>,
    ) -> Result<Success<WebhookDelivery>, ApiError> {
        let endpoint = endpoint_id(&id.0)?;
        let id = DeliveryId::parse(&delivery_id.0).ok_or_else(missing)?;
        Ok(Success(read(&caller, &endpoint, &id).await?))
    }

    /// Send a delivery again
    ///
    /// Makes a new delivery of the same event: its `webhook-id` is the same, so that a receiver which has seen it can tell.
    /// Owners only.
    #[oai(
        path = "/webhook-endpoints/:id/deliveries/:delivery_id/replay",
        method = "post",
        operation_id = "replay_webhook_delivery",
        tag = "Tag::Webhooks"
    )]
    async fn replay_webhook_delivery(
        &self,
        caller: CreatingOwner<purpose::WebhooksWrite>,
        /// Id of the webhook endpoint.
        id: Path<String>,
        /// Id of the delivery.
        delivery_id: Path<String>,
        /// Makes repeating this request safe for 24 hours: 1 to 255 printable characters.
        #[oai(name = "Idempotency-Key", validator(min_length = 1, max_length = 255, pattern = "^[ -~]+$"))]
        idempotency_key: Header<Option<String>>,
    ) -> Result<Created<WebhookDelivery>, ApiError> {
        let principal = caller.principal();
        let meaning = format!("{}\n{}", id.0, delivery_id.0);
        let key = idempotency_key.0.as_deref();
        let admitted = caller.admit_bodiless_creation("replay_webhook_delivery", key, &meaning).await?;
        let endpoint = endpoint_id(&id.0)?;
        match admitted {
            Admitted::Replay(earlier) => queued_before(&caller, &endpoint, &earlier).await,
            Admitted::New((), key) => {
                let id = DeliveryId::parse(&delivery_id.0).ok_or_else(missing)?;
                let endpoints = caller.app().store.webhook_endpoints(&principal.team);
                match endpoints.replay(&principal, &endpoint, &id, key.clone()).await? {
                    Requeued::Queued(id) => queued(&caller, &endpoint, &id, false).await,
                    Requeued::Overtaken => {
                        queued_before(&caller, &endpoint, &caller.overtaken(key).await?).await
                    }
                    Requeued::Missing => Err(missing()),
                    Requeued::Disabled => Err(disabled()),
                }
            }
        }
    }

    /// Send everything again since a time
    ///
    /// Every event since then that the endpoint asks for is sent to it once more, whether it was delivered or not, except what
    /// is on its way to it already: so asking twice does no harm. Owners only.
    #[oai(
        path = "/webhook-endpoints/:id/replay",
        method = "post",
        operation_id = "replay_webhook_events",
        tag = "Tag::Webhooks"
    )]
    async fn replay_webhook_events(
        &self,
        caller: OwnerCaller<purpose::WebhooksWrite>,
        /// Id of the webhook endpoint.
        id: Path<String>,
        body: Body<ReplayWebhookEventsRequest>,
    ) -> Result<Success<WebhookReplay>, ApiError> {
        let id = endpoint_id(&id.0)?;
        let since = body.into_value()?.since;
        sane_time("since", Some(since))?;
        let endpoint = found(&caller, &id).await?;
        if endpoint.disabled.is_some() {
            return Err(disabled());
        }
        let principal = caller.principal();
        let store = &caller.app().store;
        // What was committed a moment ago is delivered anyway; it must not be counted as missed.
        store.publish_events().await?;
        let replayed = store.webhook_endpoints(&principal.team).replay_since(&principal, &id, since).await?;
        Ok(Success(WebhookReplay {
            queued: i64::try_from(replayed.queued).unwrap_or(i64::MAX),
            more_since: replayed.more_since.map(Into::into),
        }))
    }
}
