//! JSON as clients send it. A member that is named twice is refused: the sender and the reader would not mean the same
//! one.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

/// Reads JSON in which no object names a member twice.
pub(crate) fn parse(bytes: &[u8]) -> serde_json::Result<Value> {
    serde_json::from_slice::<Unambiguous>(bytes).map(|read| read.0)
}

struct Unambiguous(Value);

impl<'de> Deserialize<'de> for Unambiguous {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(AnyValue).map(Self)
    }
}

struct AnyValue;

impl<'de> Visitor<'de> for AnyValue {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(Number::from_f64(value).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_string<E>(self, value: String) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(Unambiguous(item)) = items.next_element()? {
            list.push(item);
        }
        Ok(Value::Array(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Value, A::Error> {
        let mut object = Map::new();
        while let Some((name, Unambiguous(value))) = members.next_entry::<String, Unambiguous>()? {
            if object.contains_key(&name) {
                return Err(A::Error::custom(format!("the member `{name}` stands twice")));
            }
            object.insert(name, value);
        }
        Ok(Value::Object(object))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_unambiguous_is_read_as_usual() {
        let text = r#"{"a": [1, -2, 2.5, 1e3, 18446744073709551615, "é\n", true, null, {}], "b": {"a": {}}}"#;
        assert_eq!(parse(text.as_bytes()).unwrap(), serde_json::from_str::<Value>(text).unwrap());
        for broken in ["", "{", "[1,]", "nul", "{} {}", "{\"a\": 1e999}"] {
            assert!(parse(broken.as_bytes()).is_err(), "{broken}");
        }
    }

    #[test]
    fn a_member_that_stands_twice_is_refused_at_any_depth() {
        for twice in [r#"{"a": 1, "a": 1}"#, r#"[{"b": {"a": 1, "c": 2, "\u0061": 3}}]"#] {
            let error = parse(twice.as_bytes()).unwrap_err().to_string();
            assert!(error.contains("the member `a` stands twice"), "{error}");
        }
    }
}
