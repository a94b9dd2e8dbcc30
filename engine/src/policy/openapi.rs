//! The rule language on the API's contract, where the derives cannot say it.

use std::borrow::Cow;

use poem_openapi::registry::{MetaSchema, MetaSchemaRef, Registry};
use poem_openapi::types::{ParseError, ParseFromJSON, ParseResult, ToJSON, Type};
use serde_json::Value;

use super::RuleValue;

/// The framework's own `String` also takes a JSON number or boolean and writes it out as text.
pub(super) fn text(value: Option<Value>) -> ParseResult<String> {
    match value.unwrap_or_default() {
        Value::String(text) => Ok(text),
        other => Err(ParseError::expected_type(other)),
    }
}

pub(super) fn optional_text(value: Option<Value>) -> ParseResult<Option<String>> {
    match value.unwrap_or_default() {
        Value::Null => Ok(None),
        value => text(Some(value)).map(Some).map_err(ParseError::propagate),
    }
}

/// By hand, because the derived union declares every member an object, and finds a JSON number ambiguous
/// between a number and that lenient `String`.
impl Type for RuleValue {
    const IS_REQUIRED: bool = true;

    type RawValueType = Self;

    type RawElementValueType = Self;

    fn name() -> Cow<'static, str> {
        "RuleValue".into()
    }

    fn schema_ref() -> MetaSchemaRef {
        MetaSchemaRef::Reference(Self::name().into_owned())
    }

    fn register(registry: &mut Registry) {
        registry.create_schema::<Self, _>(Self::name().into_owned(), |_| {
            let string = MetaSchema { max_length: Some(64), ..MetaSchema::new("string") };
            let inline = |schema| MetaSchemaRef::Inline(Box::new(schema));
            MetaSchema {
                description: Some(
                    "What a metric is compared with: a number for numeric metrics, `true` or `false` for \
                     flags, a string for choices, a list of strings for choices with `in` and `not_in`.",
                ),
                one_of: vec![
                    inline(MetaSchema::new_with_format("number", "double")),
                    inline(MetaSchema::new("boolean")),
                    inline(string.clone()),
                    inline(MetaSchema {
                        items: Some(Box::new(inline(string))),
                        min_items: Some(1),
                        max_items: Some(20),
                        ..MetaSchema::new("array")
                    }),
                ],
                ..MetaSchema::ANY
            }
        });
    }

    fn as_raw_value(&self) -> Option<&Self> {
        Some(self)
    }

    fn raw_element_iter<'a>(&'a self) -> Box<dyn Iterator<Item = &'a Self> + 'a> {
        Box::new(std::iter::once(self))
    }
}

impl ParseFromJSON for RuleValue {
    fn parse_from_json(value: Option<Value>) -> ParseResult<Self> {
        serde_json::from_value(value.unwrap_or_default()).map_err(ParseError::custom)
    }
}

impl ToJSON for RuleValue {
    fn to_json(&self) -> Option<Value> {
        serde_json::to_value(self).ok()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::{Policy, Scorecard, Thresholds};
    use super::*;

    fn policy() -> Value {
        json!({"rules": [{
            "id": "max_foir", "metric": "foir", "op": "lte", "value": 0.5, "severity": "knockout",
            "on_missing": "skip", "description": "Half the income.",
            "when": [{"metric": "income_type", "op": "in", "value": ["salaried", "mixed"]}]
        }]})
    }

    fn refused(policy: Value) -> String {
        Policy::parse_from_json(Some(policy)).unwrap_err().into_message()
    }

    fn schema(name: &str) -> Value {
        let mut registry = Registry::new();
        Policy::register(&mut registry);
        Scorecard::register(&mut registry);
        Thresholds::register(&mut registry);
        serde_json::to_value(&registry.schemas[name]).unwrap()
    }

    #[test]
    fn the_api_reads_and_writes_what_serde_does() {
        let read = Policy::parse_from_json(Some(policy())).unwrap();
        assert_eq!(read, serde_json::from_value(policy()).unwrap());
        assert_eq!(read.to_json(), Some(policy()));
        assert_eq!(serde_json::to_value(&read).unwrap(), policy());
    }

    #[test]
    fn what_is_left_out_takes_the_same_default_on_the_api() {
        let short = json!({"rules": [
            {"id": "min_score", "metric": "bureau_score", "op": "gte", "value": 700, "severity": "review"}
        ]});
        let read = Policy::parse_from_json(Some(short.clone())).unwrap();
        assert_eq!(read, serde_json::from_value(short).unwrap());
        assert_eq!(read.to_json(), Some(serde_json::to_value(&read).unwrap()));
    }

    #[test]
    fn a_value_is_one_of_four_forms() {
        let schema = schema("RuleValue");
        assert_eq!(
            schema["oneOf"],
            json!([
                {"type": "number", "format": "double"},
                {"type": "boolean"},
                {"type": "string", "maxLength": 64},
                {"type": "array", "items": {"type": "string", "maxLength": 64}, "minItems": 1, "maxItems": 20}
            ])
        );
        assert_eq!(schema.get("type"), None);
    }

    #[test]
    fn text_is_never_taken_from_a_number() {
        for member in ["id", "metric", "description"] {
            let mut policy = policy();
            policy["rules"][0][member] = json!(4);
            assert!(refused(policy).contains("Expected input type \"string\", found 4"), "{member}");
        }
    }

    #[test]
    fn limits_and_unknown_members_are_refused_on_the_api() {
        let rule = policy()["rules"][0].clone();
        let with = |member: &str, value: Value| {
            let mut rule = rule.clone();
            rule[member] = value;
            refused(json!({"rules": [rule]}))
        };
        assert!(with("id", json!("Max-FOIR")).contains("`id`"));
        assert!(with("id", json!("a".repeat(65))).contains("maxLength(64)"));
        assert!(with("metric", json!("")).contains("minLength(1)"));
        assert!(with("description", json!("a".repeat(501))).contains("maxLength(500)"));
        assert!(with("when", json!(vec![rule["when"][0].clone(); 11])).contains("maxItems(10)"));
        assert!(with("treshold", json!(1)).contains("unknown field `treshold`"));
        assert!(refused(json!({"rules": vec![rule.clone(); 101]})).contains("maxItems(100)"));
    }

    #[test]
    fn every_member_of_the_rule_language_is_described() {
        for name in ["Policy", "Rule", "RuleCondition", "Scorecard", "Thresholds"] {
            let schema = schema(name);
            assert!(schema["description"].is_string(), "{name}");
            for (member, property) in schema["properties"].as_object().unwrap() {
                let described = property["description"].is_string()
                    || property["allOf"]
                        .as_array()
                        .is_some_and(|parts| parts.iter().any(|part| part["description"].is_string()));
                assert!(described, "{name}.{member}: {property}");
            }
        }
    }
}
