//! How a transaction is cited: by the name it has in the report.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

const PREFIX: &str = "txn_";

/// One transaction of a statement: its place in the ledger, over all accounts, and `txn_1` for the first in the report.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TransactionId(usize);

impl TransactionId {
    /// The transaction at this place, counted from 0 through the accounts of the ledger.
    pub const fn at(place: usize) -> Self {
        Self(place)
    }

    /// From 0.
    pub const fn place(self) -> usize {
        self.0
    }
}

impl fmt::Display for TransactionId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{PREFIX}{}", self.0.saturating_add(1))
    }
}

impl Serialize for TransactionId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TransactionId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        let digits = text.strip_prefix(PREFIX).filter(|digits| !digits.starts_with(['0', '+']));
        let number = digits.and_then(|digits| digits.parse::<usize>().ok());
        let place = number.and_then(|number| number.checked_sub(1));
        place.map(Self).ok_or_else(|| D::Error::custom(format!("`{text}` is not the id of a transaction")))
    }
}

#[cfg(feature = "openapi")]
mod openapi {
    use std::borrow::Cow;

    use poem_openapi::registry::{MetaSchema, MetaSchemaRef};
    use poem_openapi::types::{ParseError, ParseFromJSON, ParseResult, ToJSON, Type};
    use serde_json::Value;

    use super::TransactionId;

    impl Type for TransactionId {
        const IS_REQUIRED: bool = true;

        type RawValueType = Self;

        type RawElementValueType = Self;

        fn name() -> Cow<'static, str> {
            "TransactionId".into()
        }

        fn schema_ref() -> MetaSchemaRef {
            MetaSchemaRef::Inline(Box::new(MetaSchema {
                pattern: Some(r"^txn_[1-9]\d*$".to_owned()),
                ..MetaSchema::new("string")
            }))
        }

        fn as_raw_value(&self) -> Option<&Self> {
            Some(self)
        }

        fn raw_element_iter<'a>(&'a self) -> Box<dyn Iterator<Item = &'a Self> + 'a> {
            Box::new(std::iter::once(self))
        }
    }

    impl ParseFromJSON for TransactionId {
        fn parse_from_json(value: Option<Value>) -> ParseResult<Self> {
            serde_json::from_value(value.unwrap_or_default()).map_err(ParseError::custom)
        }
    }

    impl ToJSON for TransactionId {
        fn to_json(&self) -> Option<Value> {
            Some(Value::String(self.to_string()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_transaction_is_number_one() {
        let first = TransactionId::at(0);
        assert_eq!(serde_json::to_string(&first).unwrap(), r#""txn_1""#);
        assert_eq!(serde_json::from_str::<TransactionId>(r#""txn_1""#).unwrap(), first);
        for other in [r#""txn_0""#, r#""txn_01""#, r#""txn_+1""#, r#""txn_""#, r#""1""#, "1"] {
            assert!(serde_json::from_str::<TransactionId>(other).is_err(), "{other}");
        }
    }
}
