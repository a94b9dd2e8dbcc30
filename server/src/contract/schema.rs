//! Holding values against the contract's schemas, and saying in plain words what does not fit.

use std::collections::{BTreeSet, HashMap};
use std::sync::OnceLock;

use jsonschema::error::{TypeKind, ValidationErrorKind};
use jsonschema::{Draft, Validator};
use serde_json::{Value, json};

use crate::errors::FieldError;

/// More refusals than this in one body help nobody.
const REPORTED: usize = 20;

/// The schemas that requests are held against. A validator is built when the first request comes for it: there are many,
/// and no process needs them all at once.
#[derive(Debug)]
pub(super) struct Schemas {
    components: Value,
    validators: HashMap<String, OnceLock<Option<Validator>>>,
}

impl Schemas {
    /// Those that are used as a request body, or as a part of a form.
    pub(super) fn of(document: &Value) -> Self {
        let mut components = document["components"].clone();
        to_json_schema(&mut components);
        let validators = judged(document).into_iter().map(|name| (name, OnceLock::new())).collect();
        Self { components, validators }
    }

    fn validator(&self, schema: &str) -> Option<&Validator> {
        let built = self.validators.get(schema)?.get_or_init(|| {
            let reference = json!({"$ref": format!("#/components/schemas/{schema}")});
            let whole = json!({"allOf": [reference], "components": self.components});
            jsonschema::options()
                .with_draft(Draft::Draft4)
                .build(&whole)
                .inspect_err(
                    |error| tracing::error!(schema, %error, "a schema of the contract cannot be used"),
                )
                .ok()
        });
        built.as_ref()
    }

    /// Those that no request could be held against.
    #[cfg(test)]
    pub(super) fn unusable(&self) -> Vec<&str> {
        self.validators.keys().filter(|name| self.validator(name).is_none()).map(String::as_str).collect()
    }

    pub(super) fn violations(&self, schema: &str, value: &Value) -> Vec<FieldError> {
        let Some(validator) = self.validator(schema) else {
            return vec![FieldError { field: "body".to_owned(), message: "has no schema".to_owned() }];
        };
        let mut errors: Vec<FieldError> =
            validator.iter_errors(value).flat_map(|error| explain(&error)).take(REPORTED).collect();
        for field in texts_with_nul("", value) {
            if errors.len() < REPORTED && !errors.iter().any(|error| error.field == field) {
                errors
                    .push(FieldError { field, message: "must not contain the character U+0000".to_owned() });
            }
        }
        errors
    }
}

/// The names of the schemas that requests are held against: of JSON bodies, and of parts of forms that are JSON.
fn judged(document: &Value) -> BTreeSet<String> {
    let paths = document["paths"].as_object().into_iter().flatten();
    let operations = paths.filter_map(|(_, item)| item.as_object()).flat_map(|item| item.values());
    let mut names = BTreeSet::new();
    for content in operations.map(|operation| &operation["requestBody"]["content"]) {
        names.extend(referred(&content["application/json"]["schema"]));
        let form = referred(&content["multipart/form-data"]["schema"]);
        let parts = form.and_then(|form| document["components"]["schemas"][form]["properties"].as_object());
        names.extend(parts.into_iter().flatten().filter_map(|(_, part)| referred(&part["allOf"][0])));
    }
    names
}

fn referred(schema: &Value) -> Option<String> {
    schema["$ref"].as_str().and_then(|name| name.rsplit('/').next()).map(str::to_owned)
}

/// Postgres cannot store U+0000 in a text, so no text may carry it. A pattern of the contract would say so too, and make
/// every form that is filled in from it start with rubbish.
fn texts_with_nul(place: &str, value: &Value) -> Vec<String> {
    match value {
        Value::String(text) if text.contains('\0') => vec![path_of(place)],
        Value::Array(items) => {
            let inner = items.iter().enumerate();
            inner.flat_map(|(index, item)| texts_with_nul(&format!("{place}/{index}"), item)).collect()
        }
        Value::Object(members) => {
            let escaped = |name: &str| name.replace('~', "~0").replace('/', "~1");
            let inner = members.iter();
            inner
                .flat_map(|(name, item)| texts_with_nul(&format!("{place}/{}", escaped(name)), item))
                .collect()
        }
        _ => Vec::new(),
    }
}

/// OpenAPI 3.0 schemas are JSON Schema draft 4 but for `nullable`.
pub(super) fn to_json_schema(node: &mut Value) {
    match node {
        Value::Object(members) => {
            for member in members.values_mut() {
                to_json_schema(member);
            }
            if members.remove("nullable") == Some(Value::Bool(true)) {
                let only_null = json!({"type": "null"});
                let plain = Value::Object(std::mem::take(members));
                // Where null alone fits, which OpenAPI 3.0 says by an enum, nothing else is worth naming.
                let either = if plain["enum"] == json!([null]) {
                    json!([only_null])
                } else {
                    json!([plain, only_null])
                };
                members.insert("anyOf".to_owned(), either);
            }
        }
        Value::Array(items) => items.iter_mut().for_each(to_json_schema),
        _ => {}
    }
}

/// `/policy/rules/0/metric` as people write it: `policy.rules[0].metric`.
fn path_of(pointer: &str) -> String {
    pointer.split('/').skip(1).fold(String::new(), |mut path, step| {
        let step = step.replace("~1", "/").replace("~0", "~");
        if step.parse::<usize>().is_ok() {
            path = format!("{path}[{step}]");
        } else {
            if !path.is_empty() {
                path.push('.');
            }
            path.push_str(&step);
        }
        path
    })
}

fn member(parent: &str, name: &str) -> String {
    if parent.is_empty() { name.to_owned() } else { format!("{parent}.{name}") }
}

fn explain(error: &jsonschema::ValidationError<'_>) -> Vec<FieldError> {
    let place = path_of(error.instance_path().as_str());
    let field = if place.is_empty() { "body".to_owned() } else { place.clone() };
    let one = |message: String| vec![FieldError { field: field.clone(), message }];
    match error.kind() {
        ValidationErrorKind::AdditionalProperties { unexpected } => unexpected
            .iter()
            .map(|name| FieldError {
                field: member(&place, name),
                message: "is not a known member".to_owned(),
            })
            .collect(),
        ValidationErrorKind::Required { property } => vec![FieldError {
            field: member(&place, property.as_str().unwrap_or_default()),
            message: "is required".to_owned(),
        }],
        ValidationErrorKind::AnyOf { context } | ValidationErrorKind::OneOfNotValid { context } => {
            one_of(&place, &field, context)
        }
        ValidationErrorKind::Type { kind } => one(format!("must be {}", type_name(kind))),
        ValidationErrorKind::Enum { options } => {
            let options: Vec<String> = options
                .as_array()
                .into_iter()
                .flatten()
                .filter(|option| !option.is_null())
                .map(ToString::to_string)
                .collect();
            one(format!("must be one of {}", options.join(", ")))
        }
        ValidationErrorKind::MinLength { limit } => {
            one(format!("must have at least {}", counted(*limit, "character")))
        }
        ValidationErrorKind::MaxLength { limit } => {
            one(format!("must have at most {}", counted(*limit, "character")))
        }
        ValidationErrorKind::MinItems { limit } => {
            one(format!("must have at least {}", counted(*limit, "item")))
        }
        ValidationErrorKind::MaxItems { limit } => {
            one(format!("must have at most {}", counted(*limit, "item")))
        }
        ValidationErrorKind::Minimum { limit } => one(format!("must be at least {limit}")),
        ValidationErrorKind::Maximum { limit } => one(format!("must be at most {limit}")),
        ValidationErrorKind::MultipleOf { .. } => one("must have at most two decimals".to_owned()),
        ValidationErrorKind::Pattern { pattern } => one(format!("must match {pattern}")),
        ValidationErrorKind::Format { format } => one(format!("must be a {format}")),
        _ => one("is not acceptable".to_owned()),
    }
}

/// A nullable member or a union: the alternative of the right type says what is wrong; without one, the types are told.
fn one_of(
    place: &str,
    field: &str,
    alternatives: &[Vec<jsonschema::ValidationError<'_>>],
) -> Vec<FieldError> {
    let wrong_type = |errors: &[jsonschema::ValidationError<'_>]| {
        errors.iter().find_map(|error| match error.kind() {
            ValidationErrorKind::Type { kind } if path_of(error.instance_path().as_str()) == place => {
                Some(type_name(kind))
            }
            _ => None,
        })
    };
    if let Some(errors) = alternatives.iter().find(|errors| wrong_type(errors).is_none()) {
        return errors.iter().flat_map(explain).collect();
    }
    let types: Vec<String> =
        alternatives.iter().filter_map(|errors| wrong_type(errors)).filter(|name| name != "a null").collect();
    vec![FieldError { field: field.to_owned(), message: format!("must be {}", types.join(" or ")) }]
}

fn type_name(kind: &TypeKind) -> String {
    let text = match kind {
        TypeKind::Single(one) => one.to_string(),
        TypeKind::Multiple(several) => {
            several.iter().map(|one| one.to_string()).collect::<Vec<_>>().join(" or ")
        }
    };
    let article = if text.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {}", text.trim_matches('"'))
}

fn counted(count: u64, noun: &str) -> String {
    if count == 1 { format!("1 {noun}") } else { format!("{count} {noun}s") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn schemas() -> Schemas {
        let document = json!({
            "components": {"schemas": {"Body": {
                "type": "object",
                "required": ["name"],
                "additionalProperties": false,
                "properties": {
                    "name": {"type": "string", "minLength": 1, "maxLength": 3},
                    "amount": {"type": "number", "multipleOf": 0.01, "minimum": 0, "maximum": 1e12},
                    "note": {"type": "string", "nullable": true, "maxLength": 2},
                    "value": {"oneOf": [{"type": "number"}, {"type": "boolean"}]},
                    "list": {"type": "array", "items": {"$ref": "#/components/schemas/Item"}},
                },
            }, "Item": {"type": "object", "properties": {"kind": {"type": "string", "enum": ["a", "b"]}}}}},
            "paths": {"/x": {"post": {"requestBody": {"content": {"application/json":
                {"schema": {"$ref": "#/components/schemas/Body"}}}}}}},
        });
        Schemas::of(&document)
    }

    fn told(value: &Value) -> Vec<String> {
        let errors = schemas().violations("Body", value);
        errors.into_iter().map(|error| format!("{} {}", error.field, error.message)).collect()
    }

    #[test]
    fn each_fault_is_told_in_plain_words_with_its_place() {
        let cases = [
            (json!({"name": "abc", "note": null, "value": true}), ""),
            (json!([]), "body must be an object"),
            (json!({}), "name is required"),
            (json!({"name": 4}), "name must be a string"),
            (json!({"name": ""}), "name must have at least 1 character"),
            (json!({"name": "abcd"}), "name must have at most 3 characters"),
            (json!({"name": "a", "nam": 1}), "nam is not a known member"),
            (json!({"name": "a", "note": "abc"}), "note must have at most 2 characters"),
            (json!({"name": "a", "note": 1}), "note must be a string"),
            (json!({"name": "a", "value": "x"}), "value must be a number or a boolean"),
            (json!({"name": "a", "list": [{"kind": "c"}]}), "list[0].kind must be one of \"a\", \"b\""),
            (json!({"name": "a", "amount": -1}), "amount must be at least 0"),
        ];
        for (value, expected) in cases {
            assert_eq!(told(&value).join("; "), expected, "{value}");
        }
    }

    #[test]
    fn no_text_holds_the_character_that_the_database_cannot_store() {
        assert_eq!(told(&json!({"name": "a\0"})), ["name must not contain the character U+0000"]);
        assert_eq!(
            told(&json!({"name": "a", "list": [{"x/y": ["\0"]}]})),
            ["list[0].x/y[0] must not contain the character U+0000"]
        );
        assert_eq!(told(&json!({"name": "a\0bc"})), ["name must have at most 3 characters"]);
    }

    #[test]
    fn amounts_have_at_most_two_decimals_however_floats_round() {
        for fine in [0.07, 1.15, 4.35, 0.29, 1_000_000.01, 999_999_999_999.99] {
            assert!(told(&json!({"name": "a", "amount": fine})).is_empty(), "{fine}");
        }
        for wrong in [0.001, 1.005, 4.355, 999_999_999.999] {
            assert_eq!(
                told(&json!({"name": "a", "amount": wrong})),
                ["amount must have at most two decimals"]
            );
        }
    }
}
