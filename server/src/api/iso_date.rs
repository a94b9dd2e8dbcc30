//! Days in a query: `YYYY-MM-DD` and nothing else.

use std::borrow::Cow;

use chrono::NaiveDate;
use poem_openapi::registry::MetaSchemaRef;
use poem_openapi::types::{ParseError, ParseFromParameter, ParseResult, Type};

/// Of `YYYY-MM-DD`.
const LENGTH: usize = 10;

/// A day that a caller asks for. chrono alone would also take `2024-1-5`, spaces, and years of five digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct IsoDate(pub(crate) NaiveDate);

impl Type for IsoDate {
    const IS_REQUIRED: bool = true;
    type RawValueType = Self;
    type RawElementValueType = Self;

    fn name() -> Cow<'static, str> {
        NaiveDate::name()
    }

    fn schema_ref() -> MetaSchemaRef {
        NaiveDate::schema_ref()
    }

    fn as_raw_value(&self) -> Option<&Self> {
        Some(self)
    }

    fn raw_element_iter<'a>(&'a self) -> Box<dyn Iterator<Item = &'a Self> + 'a> {
        Box::new(std::iter::once(self))
    }
}

impl ParseFromParameter for IsoDate {
    fn parse_from_parameter(value: &str) -> ParseResult<Self> {
        let day = NaiveDate::parse_from_str(value, "%Y-%m-%d").ok();
        let day = day.filter(|day| value.len() == LENGTH && day.to_string() == value);
        day.map(Self).ok_or_else(|| ParseError::custom("a day is written such as 2026-11-15"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_has_one_spelling() {
        let read = |text: &str| IsoDate::parse_from_parameter(text).map(|day| day.0.to_string()).ok();
        assert_eq!(read("2024-02-29").as_deref(), Some("2024-02-29"));
        for text in
            ["", "2023-02-29", "2024-2-29", " 2024-02-29", "+12024-02-29", "29-02-2024", "2024-02-29T00:00"]
        {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
