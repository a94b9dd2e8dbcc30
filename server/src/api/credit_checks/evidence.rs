//! What shows that a person agreed, as far as a caller has it.

use std::net::IpAddr;

use chrono::{DateTime, TimeDelta, Utc};
use poem_openapi::types::ToJSON;
use poem_openapi::{Enum, Object};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::errors::ApiError;

/// How far a caller's clock may be ahead.
const CLOCKS_DIFFER: TimeDelta = TimeDelta::minutes(5);

/// What kind of thing a person left behind when they agreed: `otp`, a one-time password they typed in; `signature`, one
/// they wrote or made with a certificate; `account_aggregator`, the id of a consent artefact under DEPA; `other`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Enum, Serialize, Deserialize)]
#[oai(rename_all = "snake_case")]
#[serde(rename_all = "snake_case")]
pub(crate) enum ConsentArtefactKind {
    /// A one-time password that they typed in.
    Otp,
    /// A signature, on paper or by a certificate.
    Signature,
    /// The id of a consent artefact that an Account Aggregator holds.
    AccountAggregator,
    /// Anything else.
    Other,
}

/// What a person left behind when they agreed, and where it is kept.
#[derive(Debug, Clone, Object, Serialize, Deserialize)]
#[oai(deny_unknown_fields)]
pub(crate) struct ConsentArtefact {
    /// What kind of thing it is.
    kind: ConsentArtefactKind,
    /// By which it is found where it is kept: 1 to 200 characters. Send a reference, never a one-time password itself.
    #[oai(validator(min_length = 1, max_length = 200))]
    reference: String,
}

/// What shows that the person agreed, as far as you have it. It is kept sealed with the credit check, shown with it, and
/// erased with it.
#[derive(Debug, Clone, Object, Serialize, Deserialize)]
#[oai(deny_unknown_fields)]
pub(crate) struct ConsentEvidence {
    /// The text that the person saw, whole: at most 4,000 characters.
    #[oai(validator(max_length = 4000))]
    text: Option<String>,
    /// Your version of that text: at most 64 characters.
    #[oai(validator(max_length = 64))]
    text_version: Option<String>,
    /// The language that the person read it in, as a BCP 47 tag such as `en` or `hi-IN`.
    #[oai(validator(max_length = 35, pattern = "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$"))]
    language: Option<String>,
    /// When the person agreed; not later than now.
    given_at: Option<DateTime<Utc>>,
    /// The address, v4 or v6, from which the person agreed.
    #[oai(validator(max_length = 45))]
    ip: Option<String>,
    /// What the person left behind.
    artefact: Option<ConsentArtefact>,
}

impl ConsentEvidence {
    /// As it is kept. What no schema can say is held against it here; `field` is where it stands in the request.
    pub(crate) fn checked(&self, field: &str, now: DateTime<Utc>) -> Result<Option<Value>, ApiError> {
        if self.given_at.is_some_and(|at| at > now + CLOCKS_DIFFER) {
            let message = "must not lie in the future";
            return Err(ApiError::invalid_field(format!("{field}.given_at"), message));
        }
        if self.ip.as_ref().is_some_and(|ip| ip.parse::<IpAddr>().is_err()) {
            return Err(ApiError::invalid_field(format!("{field}.ip"), "must be an IPv4 or IPv6 address"));
        }
        Ok(self.to_json())
    }
}
