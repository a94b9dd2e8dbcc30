//! What a webhook endpoint looks like, and what may be asked of one.

use lending_base::Secret;
use lending_store::events;
use lending_store::page::{Page, PageRequest};
use lending_store::webhooks;
use poem_openapi::types::MaybeUndefined;
use poem_openapi::{Enum, Object};

use crate::api::events::EventType;
use crate::api::lists::list_of;
use crate::api::stored::Stored;
use crate::api::timestamp::Timestamp;

/// Whether events are sent to an endpoint.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Enum)]
#[oai(rename_all = "snake_case")]
pub(crate) enum WebhookEndpointStatus {
    /// Events are sent to it.
    Enabled,
    /// Nothing is sent to it.
    Disabled,
}

/// Why nothing is sent to an endpoint.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Enum)]
#[oai(rename_all = "snake_case")]
pub(crate) enum WebhookDisabledReason {
    /// An owner disabled it.
    Owner,
    /// It accepted nothing for five days.
    Failing,
    /// It answered 410: it is gone.
    Gone,
}

/// Where events are sent to.
#[derive(Object)]
pub(crate) struct WebhookEndpoint {
    /// Id of the endpoint, `whk_…`.
    id: String,
    /// The address that events are sent to.
    url: String,
    /// What it is for; null where nobody said.
    description: Option<String>,
    /// The types of events that are sent to it; empty: all.
    event_types: Vec<Stored<EventType>>,
    /// Whether events are sent to it.
    status: Stored<WebhookEndpointStatus>,
    /// Why it is disabled; null while it is not.
    disabled_reason: Option<Stored<WebhookDisabledReason>>,
    /// When it was disabled; null while it is not.
    disabled_at: Option<Timestamp>,
    /// What its messages are signed with, `whsec_…`, in the answer to its creation or rotation alone: keep it then, it is
    /// never shown again.
    #[oai(skip_serializing_if_is_none)]
    secret: Option<String>,
    /// Until when the secret before the present one signs as well; null where there is none.
    previous_secret_expires_at: Option<Timestamp>,
    /// Since when it has accepted nothing; null while all is well.
    failing_since: Option<Timestamp>,
    /// Id of the user who created it.
    created_by: String,
    /// When it was created.
    created_at: Timestamp,
    /// When it was last changed.
    updated_at: Timestamp,
}

list_of! {
    /// A page of webhook endpoints.
    WebhookEndpointList of WebhookEndpoint
}

impl WebhookEndpointList {
    pub(super) fn of(page: Page<webhooks::WebhookEndpoint>, request: &PageRequest) -> Self {
        Self::new(page, request, |endpoint| endpoint.id.as_str(), |endpoint| view(endpoint, None))
    }
}

/// An endpoint to be created.
#[derive(Object)]
#[oai(deny_unknown_fields)]
pub(crate) struct CreateWebhookEndpointRequest {
    /// The address to send events to: https:// on the public internet, at most 2,048 characters.
    #[oai(validator(min_length = 1, max_length = 2048))]
    pub(super) url: String,
    /// What it is for, at most 200 characters; left out, null or empty: nothing is said.
    #[oai(validator(max_length = 200))]
    pub(super) description: Option<String>,
    /// The types of events to send; left out or empty: all, those included that are added later.
    #[oai(default, validator(max_items = 50))]
    pub(super) event_types: Vec<EventType>,
}

/// What is to change; members that are left out stay as they are.
#[derive(Object)]
#[oai(deny_unknown_fields)]
pub(crate) struct UpdateWebhookEndpointRequest {
    /// The address to send events to: https:// on the public internet, at most 2,048 characters.
    #[oai(validator(min_length = 1, max_length = 2048))]
    pub(super) url: Option<String>,
    /// What it is for, at most 200 characters; null or empty clears it.
    #[oai(validator(max_length = 200))]
    pub(super) description: MaybeUndefined<String>,
    /// The types of events to send; empty: all. Replaces what was set.
    #[oai(validator(max_items = 50))]
    pub(super) event_types: Option<Vec<EventType>>,
    /// `disabled` stops what is sent to it, `enabled` begins anew, whatever has failed before.
    pub(super) status: Option<WebhookEndpointStatus>,
}

/// Each type once, in the order they came.
pub(super) fn distinct(types: &[EventType]) -> Vec<events::EventType> {
    let mut distinct = Vec::new();
    for kind in types.iter().copied().map(events::EventType::from) {
        if !distinct.contains(&kind) {
            distinct.push(kind);
        }
    }
    distinct
}

pub(super) fn view(endpoint: webhooks::WebhookEndpoint, secret: Option<&Secret>) -> WebhookEndpoint {
    let status = if endpoint.disabled.is_some() { "disabled" } else { "enabled" };
    WebhookEndpoint {
        id: endpoint.id.to_string(),
        url: endpoint.url,
        description: endpoint.description,
        event_types: endpoint.event_types.iter().map(|kind| Stored::word(kind)).collect(),
        status: Stored::word(status),
        disabled_reason: endpoint.disabled.as_ref().map(|(_, reason)| Stored::word(reason.as_str())),
        disabled_at: endpoint.disabled.map(|(at, _)| at.into()),
        secret: secret.map(|secret| secret.expose().to_owned()),
        previous_secret_expires_at: endpoint.previous_secret_until.map(Into::into),
        failing_since: endpoint.failing_since.map(Into::into),
        created_by: endpoint.created_by.to_string(),
        created_at: endpoint.created_at.into(),
        updated_at: endpoint.updated_at.into(),
    }
}
