//! Enums that survive values they do not know.
//!
//! Adding a value to an enum is an addition, which `/v1` allows itself; progenitor's own enums refuse the whole answer
//! for it. So the SDK has its own enums, with a variant for the unknown, which replace progenitor's wherever the contract
//! marks an enum as one that may grow.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use anyhow::ensure;
use heck::ToUpperCamelCase;
use serde_json::{Map, Value};

/// How the contract marks an enum that may gain values.
pub(crate) const MARK: &str = "x-extensible-enum";

pub(crate) fn may_grow(schema: &Map<String, Value>) -> bool {
    schema.get(MARK) == Some(&Value::Bool(true))
}

/// An enum of strings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct OpenEnum {
    /// Its Rust name.
    pub(crate) name: String,
    description: String,
    /// What is on the wire, by the name of its variant.
    variants: Vec<(String, String)>,
}

impl OpenEnum {
    /// `None` if the schema is not an enum of strings.
    pub(crate) fn of_schema(name: &str, schema: &Map<String, Value>) -> anyhow::Result<Option<Self>> {
        let Some(values) = string_values(schema) else { return Ok(None) };
        let mut by_variant = BTreeMap::new();
        let mut variants = Vec::new();
        for value in values {
            let variant = variant_name(value);
            let earlier = by_variant.insert(variant.clone(), value);
            ensure!(
                earlier.is_none_or(|earlier| earlier == value),
                "the values `{}` and `{value}` of `{name}` would both be the variant `{variant}`",
                earlier.unwrap_or_default()
            );
            if earlier.is_none() {
                variants.push((variant, value.to_owned()));
            }
        }
        let description = schema.get("description").and_then(Value::as_str).unwrap_or_default();
        Ok(Some(Self { name: name.to_upper_camel_case(), description: description.to_owned(), variants }))
    }
}

/// The values of an enum of strings. OpenAPI 3.0 lists `null` among those of a nullable one; it is no value of ours.
pub(crate) fn string_values(schema: &Map<String, Value>) -> Option<Vec<&str>> {
    let values = schema.get("enum")?.as_array()?;
    values.iter().filter(|value| !value.is_null()).map(Value::as_str).collect()
}

/// `Value` is put before what cannot be a variant: the name of the variant for the rest, a keyword, a digit first.
fn variant_name(value: &str) -> String {
    let name = value.to_upper_camel_case();
    let usable = name.starts_with(|first: char| first.is_ascii_alphabetic())
        && name.chars().all(|character| character.is_ascii_alphanumeric())
        && !["Self", "Unknown"].contains(&name.as_str());
    if usable {
        return name;
    }
    let rest: String = name.chars().filter(char::is_ascii_alphanumeric).collect();
    format!("Value{rest}")
}

/// The text of the module with the enums. What they can do is written once, in the SDK's macro `open_enum!`.
pub(crate) fn render(open_enums: &[OpenEnum]) -> String {
    let mut text = "use crate::open_enum::open_enum;\n".to_owned();
    for OpenEnum { name, description, variants } in open_enums {
        text.push_str("\nopen_enum! {\n");
        for line in description.lines() {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "    {}", format!("/// {line}").trim_end());
        }
        let _ = writeln!(text, "    {name} {{");
        for (variant, value) in variants {
            let _ = writeln!(text, "        {variant} = {value:?},");
        }
        text.push_str("    }\n}\n");
    }
    text
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn of(schema: &Value) -> anyhow::Result<Option<OpenEnum>> {
        OpenEnum::of_schema("kind", schema.as_object().unwrap())
    }

    #[test]
    fn variants_are_named_after_the_values() {
        let schema = json!({"type": "string", "enum": ["api_key", "INR", "not-in", "unknown", "30_days", "self", null]});
        let variants = of(&schema).unwrap().unwrap().variants;
        let names: Vec<&str> = variants.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["ApiKey", "Inr", "NotIn", "ValueUnknown", "Value30Days", "ValueSelf"]);
    }

    #[test]
    fn values_that_would_share_a_variant_are_refused() {
        let error = of(&json!({"enum": ["a_b", "a-b"]})).unwrap_err().to_string();
        assert_eq!(error, "the values `a_b` and `a-b` of `kind` would both be the variant `AB`");
    }

    #[test]
    fn numbers_are_not_ours() {
        assert_eq!(of(&json!({"enum": [1, 2]})).unwrap(), None);
        assert_eq!(of(&json!({"type": "string"})).unwrap(), None);
    }

    #[test]
    fn the_module_reads_like_the_contract() {
        let schema = json!({"description": "What it is.\n\nOr not.", "enum": ["b", "a"]});
        let text = render(&[of(&schema).unwrap().unwrap()]);
        let wanted = "
open_enum! {
    /// What it is.
    ///
    /// Or not.
    Kind {
        B = \"b\",
        A = \"a\",
    }
}
";
        assert!(text.ends_with(wanted), "{text}");
    }
}
