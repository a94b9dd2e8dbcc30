//! Times on the wire: RFC 3339 in UTC, to the millisecond, with `Z`.

use std::borrow::Cow;

use chrono::{DateTime, SecondsFormat, Utc};
use poem_openapi::registry::MetaSchemaRef;
use poem_openapi::types::{ParseError, ParseFromJSON, ParseResult, ToJSON, Type};
use serde_json::Value;

/// A time in an answer. poem-openapi would write `+00:00`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Timestamp(DateTime<Utc>);

impl From<DateTime<Utc>> for Timestamp {
    fn from(at: DateTime<Utc>) -> Self {
        Self(at)
    }
}

impl Type for Timestamp {
    const IS_REQUIRED: bool = true;
    type RawValueType = Self;
    type RawElementValueType = Self;

    fn name() -> Cow<'static, str> {
        DateTime::<Utc>::name()
    }

    fn schema_ref() -> MetaSchemaRef {
        DateTime::<Utc>::schema_ref()
    }

    fn as_raw_value(&self) -> Option<&Self> {
        Some(self)
    }

    fn raw_element_iter<'a>(&'a self) -> Box<dyn Iterator<Item = &'a Self> + 'a> {
        Box::new(std::iter::once(self))
    }
}

impl ParseFromJSON for Timestamp {
    fn parse_from_json(value: Option<Value>) -> ParseResult<Self> {
        DateTime::<Utc>::parse_from_json(value).map(Self).map_err(ParseError::propagate)
    }
}

impl ToJSON for Timestamp {
    fn to_json(&self) -> Option<Value> {
        Some(self.0.to_rfc3339_opts(SecondsFormat::Millis, true).into())
    }
}
