//! Whether a webhook really comes from the service: the signatures of [Standard Webhooks](https://www.standardwebhooks.com).

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use subtle::ConstantTimeEq;

use crate::types::Event;

/// How old a webhook may be, or how far ahead: an intercepted one must not be played again later.
const TOLERANCE: Duration = Duration::from_mins(5);
const SECRET_PREFIX: &str = "whsec_";

/// Why a webhook is not to be believed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum WebhookError {
    /// The secret is not one of the service's.
    #[error("the secret is not `whsec_` and base64")]
    Secret,
    /// `webhook-timestamp` is not a number of seconds.
    #[error("the timestamp is not a number of seconds")]
    Timestamp,
    /// It is too old, or from the future.
    #[error("the timestamp is more than five minutes off")]
    TooFarOff,
    /// No signature fits.
    #[error("no signature fits")]
    Signature,
    /// What is signed is no event of the service.
    #[error("the body is not an event")]
    Event,
}

/// Checks the three headers of a webhook against its body, byte for byte as it arrived.
///
/// ```
/// use lending_sdk::webhooks::{WebhookError, verify};
///
/// let outcome = verify("whsec_c2VjcmV0", "msg_1", "1", "v1,bm9uc2Vuc2U=", b"{}");
/// assert_eq!(outcome, Err(WebhookError::TooFarOff));
/// ```
pub fn verify(
    secret: &str,
    webhook_id: &str,
    webhook_timestamp: &str,
    webhook_signature: &str,
    body: &[u8],
) -> Result<(), WebhookError> {
    #[expect(clippy::disallowed_methods, reason = "a client has no other clock")]
    let now = SystemTime::now();
    verify_at(now, secret, webhook_id, webhook_timestamp, webhook_signature, body)
}

/// As [`verify`], and gives the event that the body is.
///
/// ```
/// use lending_sdk::webhooks::{WebhookError, verify_event};
///
/// let outcome = verify_event("whsec_c2VjcmV0", "evt_1", "1", "v1,bm9uc2Vuc2U=", b"{}");
/// assert_eq!(outcome.err(), Some(WebhookError::TooFarOff));
/// ```
pub fn verify_event(
    secret: &str,
    webhook_id: &str,
    webhook_timestamp: &str,
    webhook_signature: &str,
    body: &[u8],
) -> Result<Event, WebhookError> {
    verify(secret, webhook_id, webhook_timestamp, webhook_signature, body)?;
    event_of(body)
}

fn event_of(body: &[u8]) -> Result<Event, WebhookError> {
    serde_json::from_slice(body).map_err(|_| WebhookError::Event)
}

fn verify_at(
    now: SystemTime,
    secret: &str,
    webhook_id: &str,
    webhook_timestamp: &str,
    webhook_signature: &str,
    body: &[u8],
) -> Result<(), WebhookError> {
    let key = key_of(secret)?;
    let seconds: u64 = webhook_timestamp.parse().map_err(|_| WebhookError::Timestamp)?;
    let sent = UNIX_EPOCH.checked_add(Duration::from_secs(seconds)).ok_or(WebhookError::Timestamp)?;
    let off = now.duration_since(sent).or_else(|_| sent.duration_since(now)).unwrap_or_default();
    if off > TOLERANCE {
        return Err(WebhookError::TooFarOff);
    }
    let expected = code_of(&key, webhook_id, webhook_timestamp, body)?;
    // Several while a secret is being changed; of other versions nothing is known.
    let given = webhook_signature.split(' ').filter_map(|signature| signature.strip_prefix("v1,"));
    let fits = |signature: &str| {
        STANDARD.decode(signature).is_ok_and(|signature| signature.ct_eq(expected.as_slice()).into())
    };
    if given.map(fits).fold(false, |any, fits| any | fits) { Ok(()) } else { Err(WebhookError::Signature) }
}

fn key_of(secret: &str) -> Result<Vec<u8>, WebhookError> {
    let key = secret.strip_prefix(SECRET_PREFIX).and_then(|key| STANDARD.decode(key).ok());
    key.filter(|key| !key.is_empty()).ok_or(WebhookError::Secret)
}

fn code_of(key: &[u8], id: &str, timestamp: &str, body: &[u8]) -> Result<Vec<u8>, WebhookError> {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).map_err(|_| WebhookError::Secret)?;
    for part in [id.as_bytes(), b".", timestamp.as_bytes(), b".", body] {
        mac.update(part);
    }
    Ok(mac.finalize().into_bytes().to_vec())
}

/// The header `webhook-signature` of a message, as the service makes it: for whoever tries out a receiver.
///
/// ```
/// use lending_sdk::webhooks::sign;
///
/// let signature = sign("whsec_c2VjcmV0", "msg_1", 1_700_000_000, b"{}").unwrap();
/// assert!(signature.starts_with("v1,"));
/// ```
pub fn sign(secret: &str, webhook_id: &str, seconds: u64, body: &[u8]) -> Result<String, WebhookError> {
    let code = code_of(&key_of(secret)?, webhook_id, &seconds.to_string(), body)?;
    Ok(format!("v1,{}", STANDARD.encode(code)))
}

/// A secret that nobody else has, as the service makes them.
pub fn new_secret() -> Result<String, getrandom::Error> {
    let mut key = [0; 32];
    #[expect(clippy::disallowed_methods, reason = "a client has no other source")]
    getrandom::fill(&mut key)?;
    Ok(format!("{SECRET_PREFIX}{}", STANDARD.encode(key)))
}

#[cfg(test)]
mod tests {
    use super::*;

    // HMAC-SHA-256 of `msg_1.1700000000.{"a":1}` under `lending-webhook-key`, computed with openssl.
    const SECRET: &str = "whsec_bGVuZGluZy13ZWJob29rLWtleQ==";
    const SIGNATURE: &str = "v1,uJs+HJW+LQ7M9QgdCU00t3gm1oufmusOBLuUaOrCYnk=";
    const BODY: &[u8] = br#"{"a":1}"#;

    fn at(seconds: u64, signature: &str, body: &[u8]) -> Result<(), WebhookError> {
        let now = UNIX_EPOCH + Duration::from_secs(seconds);
        verify_at(now, SECRET, "msg_1", "1700000000", signature, body)
    }

    #[test]
    fn a_genuine_webhook_is_believed_for_five_minutes() {
        assert_eq!(at(1_700_000_000, SIGNATURE, BODY), Ok(()));
        assert_eq!(at(1_700_000_300, SIGNATURE, BODY), Ok(()));
        assert_eq!(at(1_700_000_301, SIGNATURE, BODY), Err(WebhookError::TooFarOff));
        assert_eq!(at(1_699_999_699, SIGNATURE, BODY), Err(WebhookError::TooFarOff));
    }

    #[test]
    fn one_good_signature_among_others_is_enough_and_none_is_not() {
        let several = format!("v1,bm9uc2Vuc2U= v2,{} {SIGNATURE}", &SIGNATURE[3..]);
        assert_eq!(at(1_700_000_000, &several, BODY), Ok(()));
        for wrong in
            ["", "v1,", "v1,bm9uc2Vuc2U=", "nonsense", &SIGNATURE[3..], &SIGNATURE.replacen("v1", "v2", 1)]
        {
            assert_eq!(at(1_700_000_000, wrong, BODY), Err(WebhookError::Signature), "{wrong}");
        }
        assert_eq!(at(1_700_000_000, SIGNATURE, br#"{"a":2}"#), Err(WebhookError::Signature));
    }

    #[test]
    fn what_is_signed_here_is_believed_there() {
        assert_eq!(sign(SECRET, "msg_1", 1_700_000_000, BODY).as_deref(), Ok(SIGNATURE));
        let secret = new_secret().unwrap();
        assert_ne!(secret, new_secret().unwrap());
        let signature = sign(&secret, "msg_1", 1_700_000_000, BODY).unwrap();
        let now = UNIX_EPOCH + Duration::from_secs(1_700_000_000);
        assert_eq!(verify_at(now, &secret, "msg_1", "1700000000", &signature, BODY), Ok(()));
    }

    #[test]
    fn an_event_is_given_as_the_contract_has_it() {
        let body = br#"{"id": "evt_1", "type": "analysis.completed", "timestamp": "2026-11-15T02:00:03.120Z", "data": {
            "analysis_id": "an_1", "credit_check_id": null, "webhook_endpoint_id": null, "status": "completed",
            "decision": "approve", "final_decision": "approve", "revision": 1, "failure_code": null, "limit": null}}"#;
        let event = event_of(body).unwrap();
        assert_eq!((event.id.as_str(), event.type_), ("evt_1", crate::types::EventType::AnalysisCompleted));
        assert_eq!(event.data.analysis_id.as_deref(), Some("an_1"));
        assert_eq!(event_of(BODY).err(), Some(WebhookError::Event));
    }

    #[test]
    fn what_cannot_be_a_secret_or_a_time_is_said() {
        let now = UNIX_EPOCH + Duration::from_secs(1_700_000_000);
        let verify = |secret, timestamp| verify_at(now, secret, "msg_1", timestamp, SIGNATURE, BODY);
        for secret in ["", "whsec_", "whsec_!", "bGVuZGluZw=="] {
            assert_eq!(verify(secret, "1700000000"), Err(WebhookError::Secret), "{secret}");
        }
        assert_eq!(verify(SECRET, "soon"), Err(WebhookError::Timestamp));
    }
}
