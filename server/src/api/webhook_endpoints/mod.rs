//! Webhook endpoints: managed by owners. `record` is what one looks like, `deliveries` what was sent to it.

mod deliveries;
mod record;

use chrono::TimeDelta;
use lending_base::{Secret, WebhookEndpointId};
use lending_jobs::webhooks::{new_secret, usable_url};
use lending_store::StoreError;
use lending_store::idempotency::Creation;
use lending_store::webhooks::{self, EndpointChange, NewEndpoint};
use poem_openapi::OpenApi;
use poem_openapi::param::{Header, Path, Query};
use poem_openapi::types::MaybeUndefined;

pub(super) use self::deliveries::{DELIVERY_OPERATIONS, DeliveriesApi};
use self::record::{
    CreateWebhookEndpointRequest, UpdateWebhookEndpointRequest, WebhookEndpoint, WebhookEndpointList,
    WebhookEndpointStatus, distinct, view,
};
use super::lists::{default_limit, page_request};
use super::responses::{Created, NoContent, Success};
use super::tags::Tag;
use crate::app::App;
use crate::contract::OperationFacts;
use crate::errors::{ApiError, Code};
use crate::gate::{Access, Admitted, Body, Caller, CreatingOwner, OwnerCaller, purpose};

#[derive(Debug, Default)]
pub(crate) struct WebhookEndpointsApi;

const EXAMPLE: &str = r#"{"id": "whk_01JD3Q4T0C6Z9V2R8N5M7K1XWD", "url": "https://hooks.example.com/lending",
    "description": "loan origination", "event_types": ["analysis.completed", "analysis.failed"], "status": "enabled",
    "disabled_reason": null, "disabled_at": null, "previous_secret_expires_at": null, "failing_since": null,
    "created_by": "usr_01JD3Q4T0C6Z9V2R8N5M7K1XWY", "created_at": "2026-11-15T02:00:00Z",
    "updated_at": "2026-11-15T02:00:00Z"}"#;

const WITH_SECRET: &str = r#"{"id": "whk_01JD3Q4T0C6Z9V2R8N5M7K1XWD", "url": "https://hooks.example.com/lending",
    "description": "loan origination", "event_types": ["analysis.completed", "analysis.failed"], "status": "enabled",
    "disabled_reason": null, "disabled_at": null, "secret": "whsec_EXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLE0=",
    "previous_secret_expires_at": null, "failing_since": null,
    "created_by": "usr_01JD3Q4T0C6Z9V2R8N5M7K1XWY", "created_at": "2026-11-15T02:00:00Z",
    "updated_at": "2026-11-15T02:00:00Z"}"#;

const ROTATED: &str = r#"{"id": "whk_01JD3Q4T0C6Z9V2R8N5M7K1XWD", "url": "https://hooks.example.com/lending",
    "description": "loan origination", "event_types": ["analysis.completed", "analysis.failed"], "status": "enabled",
    "disabled_reason": null, "disabled_at": null, "secret": "whsec_ROTATEDROTATEDROTATEDROTATEDROTATEDROTATED0=",
    "previous_secret_expires_at": "2026-11-21T02:00:00Z", "failing_since": null,
    "created_by": "usr_01JD3Q4T0C6Z9V2R8N5M7K1XWY", "created_at": "2026-11-15T02:00:00Z",
    "updated_at": "2026-11-20T02:00:00Z"}"#;

pub(super) const OPERATIONS: &[OperationFacts] = &[
    OperationFacts {
        id: "list_webhook_endpoints",
        refusals: &[],
        request: None,
        answer: Some(
            r#"{"data": [{"id": "whk_01JD3Q4T0C6Z9V2R8N5M7K1XWD", "url": "https://hooks.example.com/lending",
                "description": "loan origination", "event_types": [], "status": "disabled",
                "disabled_reason": "failing", "disabled_at": "2026-11-20T02:00:00Z",
                "previous_secret_expires_at": null, "failing_since": "2026-11-15T02:00:00Z",
                "created_by": "usr_01JD3Q4T0C6Z9V2R8N5M7K1XWY", "created_at": "2026-11-15T02:00:00Z",
                "updated_at": "2026-11-20T02:00:00Z"}],
                "total": 1, "limit": 20, "offset": 0, "has_more": false, "next_cursor": null}"#,
        ),
    },
    OperationFacts {
        id: "create_webhook_endpoint",
        refusals: &[Code::WebhookEndpointLimitReached],
        request: Some(
            r#"{"url": "https://hooks.example.com/lending", "description": "loan origination",
                "event_types": ["analysis.completed", "analysis.failed"]}"#,
        ),
        answer: Some(WITH_SECRET),
    },
    OperationFacts { id: "get_webhook_endpoint", refusals: &[], request: None, answer: Some(EXAMPLE) },
    OperationFacts {
        id: "update_webhook_endpoint",
        refusals: &[],
        request: Some(r#"{"status": "enabled"}"#),
        answer: Some(EXAMPLE),
    },
    OperationFacts {
        id: "delete_webhook_endpoint",
        refusals: &[Code::StorageFull],
        request: None,
        answer: None,
    },
    OperationFacts {
        id: "rotate_webhook_secret",
        refusals: &[Code::StorageFull],
        request: None,
        answer: Some(ROTATED),
    },
];

fn missing() -> ApiError {
    ApiError::not_found("webhook endpoint")
}

fn endpoint_id(text: &str) -> Result<WebhookEndpointId, ApiError> {
    WebhookEndpointId::parse(text).ok_or_else(missing)
}

fn checked_url(app: &App, text: &str) -> Result<String, ApiError> {
    match usable_url(text, app.settings.webhook_loopback) {
        Ok(url) => Ok(url.into()),
        Err(why) => Err(ApiError::invalid_field("url", why)),
    }
}

/// An empty text is no text.
fn present(text: Option<String>) -> Option<String> {
    text.filter(|text| !text.trim().is_empty())
}

fn fresh_secret() -> Result<Secret, ApiError> {
    Ok(new_secret().map_err(StoreError::from)?)
}

async fn found<A: Access>(
    caller: &Caller<A>,
    id: &WebhookEndpointId,
) -> Result<webhooks::WebhookEndpoint, ApiError> {
    let endpoints = caller.app().store.webhook_endpoints(&caller.facts().team);
    endpoints.find(id).await?.ok_or_else(missing)
}

/// The answer to a creation or a rotation; without the secret it is the answer to a repeated one.
fn created(endpoint: webhooks::WebhookEndpoint, secret: Option<&Secret>) -> Created<WebhookEndpoint> {
    let location = format!("/v1/webhook-endpoints/{}", endpoint.id);
    Created { location, replayed: secret.is_none(), body: view(endpoint, secret) }
}

#[OpenApi]
impl WebhookEndpointsApi {
    /// List webhook endpoints
    ///
    /// Owners only: an address may hold a token.
    #[oai(
        path = "/webhook-endpoints",
        method = "get",
        operation_id = "list_webhook_endpoints",
        tag = "Tag::Webhooks"
    )]
    async fn list_webhook_endpoints(
        &self,
        caller: OwnerCaller<purpose::WebhooksRead>,
        /// Page size: 1 to 100.
        #[oai(default = "default_limit", validator(minimum(value = "1"), maximum(value = "100")))]
        limit: Query<u32>,
        /// Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
        #[oai(validator(minimum(value = "0"), maximum(value = "1000000")))]
        offset: Query<Option<u32>>,
        /// `next_cursor` of the page before, to read on from there; cannot be combined with `offset`.
        cursor: Query<Option<String>>,
    ) -> Result<Success<WebhookEndpointList>, ApiError> {
        let page =
            page_request(limit.0, offset.0, cursor.0, |text| WebhookEndpointId::parse(text).is_some())?;
        let found = caller.app().store.webhook_endpoints(&caller.facts().team).list(&page).await?;
        Ok(Success(WebhookEndpointList::of(found, &page)))
    }

    /// Create a webhook endpoint
    ///
    /// Events that happen from now on are sent to it, signed as Standard Webhooks has it with the `secret` of this answer,
    /// which is shown this once. The address must be https:// on the public internet. Owners only; a team has at most 20.
    #[oai(
        path = "/webhook-endpoints",
        method = "post",
        operation_id = "create_webhook_endpoint",
        tag = "Tag::Webhooks"
    )]
    async fn create_webhook_endpoint(
        &self,
        caller: CreatingOwner<purpose::WebhooksWrite>,
        /// Makes repeating this request safe for 24 hours: 1 to 255 printable characters.
        #[oai(name = "Idempotency-Key", validator(min_length = 1, max_length = 255, pattern = "^[ -~]+$"))]
        idempotency_key: Header<Option<String>>,
        body: Body<CreateWebhookEndpointRequest>,
    ) -> Result<Created<WebhookEndpoint>, ApiError> {
        let principal = caller.principal();
        let key = idempotency_key.0.as_deref();
        let earlier = match caller.admit_creation("create_webhook_endpoint", key, "", body).await? {
            Admitted::Replay(id) => id,
            Admitted::New(new, key) => {
                let secret = fresh_secret()?;
                let new = NewEndpoint {
                    url: checked_url(caller.app(), &new.url)?,
                    description: present(new.description),
                    event_types: distinct(&new.event_types),
                    secret: secret.clone(),
                };
                let endpoints = caller.app().store.webhook_endpoints(&principal.team);
                match endpoints.create(&principal, new, key.clone()).await? {
                    Creation::Created(endpoint) => return Ok(created(endpoint, Some(&secret))),
                    Creation::LimitReached => {
                        let most = webhooks::MOST_ENDPOINTS;
                        let message =
                            format!("A team has at most {most} webhook endpoints; delete one first.");
                        return Err(ApiError::new(Code::WebhookEndpointLimitReached, message));
                    }
                    Creation::Overtaken => caller.overtaken(key).await?,
                }
            }
        };
        Ok(created(found(&caller, &endpoint_id(&earlier)?).await?, None))
    }

    /// Read a webhook endpoint
    ///
    /// How it is set, and how it fares. Owners only.
    #[oai(
        path = "/webhook-endpoints/:id",
        method = "get",
        operation_id = "get_webhook_endpoint",
        tag = "Tag::Webhooks"
    )]
    async fn get_webhook_endpoint(
        &self,
        caller: OwnerCaller<purpose::WebhooksRead>,
        /// Id of the webhook endpoint.
        id: Path<String>,
    ) -> Result<Success<WebhookEndpoint>, ApiError> {
        Ok(Success(view(found(&caller, &endpoint_id(&id.0)?).await?, None)))
    }

    /// Change a webhook endpoint
    ///
    /// While it is disabled no deliveries are made for it; `POST /webhook-endpoints/{id}/replay` sends afterwards what it
    /// missed. Owners only.
    #[oai(
        path = "/webhook-endpoints/:id",
        method = "patch",
        operation_id = "update_webhook_endpoint",
        tag = "Tag::Webhooks"
    )]
    async fn update_webhook_endpoint(
        &self,
        caller: OwnerCaller<purpose::WebhooksWrite>,
        /// Id of the webhook endpoint.
        id: Path<String>,
        body: Body<UpdateWebhookEndpointRequest>,
    ) -> Result<Success<WebhookEndpoint>, ApiError> {
        let id = endpoint_id(&id.0)?;
        let patch = body.into_value()?;
        let change = EndpointChange {
            url: patch.url.map(|url| checked_url(caller.app(), &url)).transpose()?,
            description: match patch.description {
                MaybeUndefined::Undefined => None,
                MaybeUndefined::Null => Some(None),
                MaybeUndefined::Value(text) => Some(present(Some(text))),
            },
            event_types: patch.event_types.map(|types| distinct(&types)),
            is_enabled: patch.status.map(|status| status == WebhookEndpointStatus::Enabled),
        };
        let principal = caller.principal();
        if !caller.app().store.webhook_endpoints(&principal.team).change(&principal, &id, change).await? {
            return Err(missing());
        }
        Ok(Success(view(found(&caller, &id).await?, None)))
    }

    /// Delete a webhook endpoint
    ///
    /// Nothing more is sent to it, and its deliveries are forgotten. Owners only.
    #[oai(
        path = "/webhook-endpoints/:id",
        method = "delete",
        operation_id = "delete_webhook_endpoint",
        tag = "Tag::Webhooks"
    )]
    async fn delete_webhook_endpoint(
        &self,
        caller: OwnerCaller<purpose::WebhooksWrite>,
        /// Id of the webhook endpoint.
        id: Path<String>,
    ) -> Result<NoContent, ApiError> {
        let id = endpoint_id(&id.0)?;
        let principal = caller.principal();
        if caller.app().store.webhook_endpoints(&principal.team).delete(&principal, &id).await? {
            Ok(NoContent)
        } else {
            Err(missing())
        }
    }

    /// Rotate the secret of a webhook endpoint
    ///
    /// The new `secret` is in this answer and nowhere else, ever. For `grace_hours` every message carries a signature by
    /// each of both secrets, so that receivers can change over in their own time; 0 ends the old one at once, as after a
    /// leak. Owners only.
    #[oai(
        path = "/webhook-endpoints/:id/rotate-secret",
        method = "post",
        operation_id = "rotate_webhook_secret",
        tag = "Tag::Webhooks"
    )]
    async fn rotate_webhook_secret(
        &self,
        caller: CreatingOwner<purpose::WebhooksWrite>,
        /// Id of the webhook endpoint.
        id: Path<String>,
        /// How many hours the secret before goes on signing as well: 0 to 168.
        #[oai(default = "default_grace_hours", validator(minimum(value = "0"), maximum(value = "168")))]
        grace_hours: Query<u16>,
        /// Makes repeating this request safe for 24 hours: 1 to 255 printable characters.
        #[oai(name = "Idempotency-Key", validator(min_length = 1, max_length = 255, pattern = "^[ -~]+$"))]
        idempotency_key: Header<Option<String>>,
    ) -> Result<Created<WebhookEndpoint>, ApiError> {
        let principal = caller.principal();
        let meaning = format!("{}\n{}", id.0, grace_hours.0);
        let key = idempotency_key.0.as_deref();
        let earlier = match caller.admit_bodiless_creation("rotate_webhook_secret", key, &meaning).await? {
            Admitted::Replay(id) => id,
            Admitted::New((), key) => {
                let id = endpoint_id(&id.0)?;
                let (secret, grace) = (fresh_secret()?, TimeDelta::hours(i64::from(grace_hours.0)));
                let endpoints = caller.app().store.webhook_endpoints(&principal.team);
                let rotated =
                    endpoints.rotate_secret(&principal, &id, secret.clone(), grace, key.clone()).await?;
                match rotated.ok_or_else(missing)? {
                    Creation::Overtaken => caller.overtaken(key).await?,
                    Creation::Created(()) | Creation::LimitReached => {
                        return Ok(created(found(&caller, &id).await?, Some(&secret)));
                    }
                }
            }
        };
        Ok(created(found(&caller, &endpoint_id(&earlier)?).await?, None))
    }
}

fn default_grace_hours() -> u16 {
    24
}
