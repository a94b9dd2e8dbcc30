//! What the service sends by itself, as `x-webhooks`: OpenAPI 3.0 has no word for it, and its readers know this one.

use anyhow::ensure;
use serde_norway::Value;

use super::parts::components;

/// The body of every message.
const BODY: &str = "Event";

pub(super) fn declare(document: &mut Value) -> anyhow::Result<()> {
    ensure!(
        components(document, "schemas")?.contains_key(BODY),
        "{BODY} is said to be sent, and is not there"
    );
    let header = |name: &str, description: &str| {
        serde_json::json!({
            "name": name, "in": "header", "required": true, "description": description, "schema": {"type": "string"},
        })
    };
    document["x-webhooks"] = serde_norway::to_value(serde_json::json!({"event": {"post": {
        "operationId": "receive_event",
        "tags": ["Webhooks"],
        "summary": "An event",
        "description": "What the service sends to a webhook endpoint, signed as Standard Webhooks has it, at least once.",
        "security": [],
        "parameters": [
            header("webhook-id", "Id of the event, the same at every attempt and replay."),
            header("webhook-timestamp", "When this attempt was made, in seconds since 1970."),
            header("webhook-signature", "`v1,` and the signature in base64; several are separated by spaces."),
        ],
        "requestBody": {
            "required": true,
            "content": {"application/json": {"schema": {"$ref": format!("#/components/schemas/{BODY}")}}},
        },
        "responses": {
            "2XX": {"description": "The event is accepted."},
            "4XX": {"description": "It is sent again later; after a 410 nothing more is."},
        },
    }}}))?;
    Ok(())
}
