//! Request bodies: bounded while they are read, held against the contract's own schema, refused member by member.

use std::time::Duration;

use poem::http::header;
use poem::{Request, RequestBody, Result};
use poem_openapi::registry::{MetaMediaType, MetaRequest, MetaSchemaRef, Registry};
use poem_openapi::types::{ParseFromJSON, ToJSON};
use poem_openapi::{ApiExtractor, ApiExtractorType, ExtractParamOptions};
use serde_json::Value;

use super::json;
use crate::app::App;
use crate::errors::{ApiError, Code};

/// The largest JSON body that is read.
pub(crate) const JSON_BYTES: usize = 1 << 20;

/// The longest a JSON body may take to arrive: a client that trickles must not hold a connection for ever.
const BODY_TIME: Duration = Duration::from_secs(30);

/// A JSON body. What is wrong with it is kept until the handler asks, because limits are refused before bodies.
pub(crate) struct Body<T> {
    outcome: Result<(T, Vec<u8>), ApiError>,
}

impl<T> Body<T> {
    pub(crate) fn into_value(self) -> Result<T, ApiError> {
        self.outcome.map(|(value, _)| value)
    }

    /// The request as it was understood, in one spelling: what its fingerprint is made of.
    pub(crate) fn canonical(&self) -> Option<&[u8]> {
        self.outcome.as_ref().ok().map(|(_, canonical)| canonical.as_slice())
    }
}

impl<T: ParseFromJSON + ToJSON> Body<T> {
    async fn read(request: &Request, body: &mut RequestBody) -> Result<(T, Vec<u8>), ApiError> {
        let app = App::from_request(request)?;
        let content_type = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        if !content_type.is_some_and(is_json) {
            return Err(ApiError::new(
                Code::UnsupportedMediaType,
                "The body must be sent with Content-Type: application/json.",
            ));
        }
        let too_large =
            || ApiError::new(Code::BodyTooLarge, format!("The body is larger than {JSON_BYTES} bytes."));
        let body = body.take().map_err(|_| ApiError::internal())?;
        let bytes = match tokio::time::timeout(BODY_TIME, body.into_bytes_limit(JSON_BYTES)).await {
            Ok(Ok(bytes)) => bytes,
            Ok(Err(poem::error::ReadBodyError::PayloadTooLarge)) => return Err(too_large()),
            Err(_) => {
                let seconds = BODY_TIME.as_secs();
                let message = format!("The body did not arrive within {seconds} s.");
                return Err(ApiError::new(Code::RequestTimeout, message));
            }
            Ok(Err(_)) => {
                return Err(ApiError::new(Code::InvalidRequest, "The body could not be read to its end."));
            }
        };
        let value = json::parse(&bytes).map_err(|error| {
            ApiError::new(Code::InvalidJson, format!("The body is not valid JSON: {error}."))
        })?;
        Self::check(&app, &value)?;
        // The schema has been held against the value, so this refuses only what no schema can say.
        let parsed = T::parse_from_json(Some(value))
            .map_err(|error| ApiError::new(Code::InvalidRequest, error.into_message()))?;
        let canonical = canonical(&parsed.to_json().unwrap_or_default());
        Ok((parsed, canonical))
    }

    fn check(app: &App, value: &Value) -> Result<(), ApiError> {
        let MetaSchemaRef::Reference(schema) = T::schema_ref() else { return Err(ApiError::internal()) };
        let errors = app.contract.violations(&schema, value);
        if errors.is_empty() { Ok(()) } else { Err(ApiError::invalid(errors)) }
    }
}

fn is_json(content_type: &str) -> bool {
    let essence = content_type.split(';').next().unwrap_or_default().trim();
    essence.eq_ignore_ascii_case("application/json")
}

/// Members sorted at every depth.
pub(crate) fn canonical(value: &Value) -> Vec<u8> {
    fn write(value: &Value, out: &mut Vec<u8>) {
        match value {
            Value::Object(members) => {
                let mut sorted: Vec<_> = members.iter().collect();
                sorted.sort_by_key(|(name, _)| name.as_str());
                out.push(b'{');
                for (name, member) in sorted {
                    out.extend_from_slice(Value::from(name.as_str()).to_string().as_bytes());
                    out.push(b':');
                    write(member, out);
                    out.push(b',');
                }
                out.push(b'}');
            }
            Value::Array(items) => {
                out.push(b'[');
                for item in items {
                    write(item, out);
                    out.push(b',');
                }
                out.push(b']');
            }
            plain => out.extend_from_slice(plain.to_string().as_bytes()),
        }
    }
    let mut out = Vec::new();
    write(value, &mut out);
    out
}

impl<'a, T: ParseFromJSON + ToJSON> ApiExtractor<'a> for Body<T> {
    const TYPES: &'static [ApiExtractorType] = &[ApiExtractorType::RequestObject];
    type ParamType = ();
    type ParamRawType = ();

    fn register(registry: &mut Registry) {
        T::register(registry);
    }

    fn request_meta() -> Option<MetaRequest> {
        Some(MetaRequest {
            description: None,
            content: vec![MetaMediaType { content_type: "application/json", schema: T::schema_ref() }],
            required: true,
        })
    }

    async fn from_request(
        request: &'a Request,
        body: &mut RequestBody,
        _options: ExtractParamOptions<()>,
    ) -> Result<Self> {
        Ok(Self { outcome: Self::read(request, body).await })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_order_of_members_does_not_change_a_request() {
        let one = serde_json::from_str::<Value>(r#"{"b": [1, {"y": 2, "x": 1}], "a": "t"}"#).unwrap();
        assert_eq!(canonical(&one), canonical(&json!({"a": "t", "b": [1, {"x": 1, "y": 2}]})));
        assert_ne!(canonical(&one), canonical(&json!({"a": "t", "b": [{"x": 1, "y": 2}, 1]})));
        assert_ne!(canonical(&json!({"a": "1"})), canonical(&json!({"a": 1})));
    }

    #[test]
    fn only_json_is_taken_for_json() {
        assert!(is_json("application/json; charset=utf-8") && is_json("Application/JSON"));
        assert!(!is_json("text/json") && !is_json("application/json-patch+json") && !is_json(""));
    }
}
