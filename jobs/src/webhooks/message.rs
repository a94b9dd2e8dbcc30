//! What is sent: an event as JSON, the same bytes at every attempt.

use chrono::SecondsFormat;
use lending_store::events::{Event, EventData};
use serde::Serialize;

#[derive(Serialize)]
struct Message<'a> {
    id: &'a str,
    #[serde(rename = "type")]
    kind: &'a str,
    timestamp: String,
    data: &'a EventData,
}

/// The body of the request that tells of an event.
pub fn body_of(event: &Event) -> String {
    let message = Message {
        id: event.id.as_str(),
        kind: event.kind.as_str(),
        timestamp: event.created_at.to_rfc3339_opts(SecondsFormat::Millis, true),
        data: &event.data,
    };
    // Texts and numbers: this cannot fail.
    serde_json::to_string(&message).unwrap_or_default()
}
