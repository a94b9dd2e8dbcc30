//! What is done to the contract before progenitor reads it. Every step says why.

use std::collections::BTreeSet;

use anyhow::{Context as _, ensure};
use heck::ToUpperCamelCase;
use openapiv3::OpenAPI;
use serde_json::{Map, Value, json};

use crate::open_enums::{self, OpenEnum};
use crate::schemas::{for_each_schema, for_each_schema_at};
use crate::shared::use_shared_parts;

/// The contract as progenitor can take it.
#[derive(Debug)]
pub(crate) struct Prepared {
    pub(crate) document: OpenAPI,
    /// The schemas of these names get types of our own, by name.
    pub(crate) open_enums: Vec<OpenEnum>,
    /// The operations that take an idempotency key, those written by hand included.
    pub(crate) keyed: Vec<String>,
}

pub(crate) fn for_progenitor(mut document: Value) -> anyhow::Result<Prepared> {
    every_reference_leads_somewhere(&document)?;
    use_shared_parts(&mut document);
    let keyed = keyed_operations(&document);
    leave_out_multipart_operations(&mut document);
    accept_unknown_members(&mut document);
    leave_bounds_to_the_service(&mut document);
    take_null_for_absence(&mut document);
    join_annotated_references(&mut document);
    name_inline_enums(&mut document)?;
    order_members(&mut document);
    let open_enums = open_enums(&document)?;
    let document = serde_json::from_value(document).context("the contract is not an OpenAPI 3.0 document")?;
    Ok(Prepared { document, open_enums, keyed })
}

fn keyed_operations(document: &Value) -> Vec<String> {
    let items = document["paths"].as_object().into_iter().flat_map(Map::values);
    let operations = items.filter_map(Value::as_object).flat_map(Map::values);
    let takes_key = |operation: &&Value| {
        let mut parameters = operation["parameters"].as_array().into_iter().flatten();
        parameters.any(|parameter| parameter["name"] == "Idempotency-Key")
    };
    let name = |operation: &Value| operation["operationId"].as_str().map(str::to_owned);
    operations.filter(takes_key).filter_map(name).collect()
}

/// progenitor panics on a reference to nothing without saying where it stands.
fn every_reference_leads_somewhere(document: &Value) -> anyhow::Result<()> {
    let mut references = BTreeSet::new();
    collect_references(document, &mut references);
    for reference in references {
        let found = reference.strip_prefix('#').and_then(|pointer| document.pointer(pointer));
        ensure!(found.is_some(), "the contract refers to `{reference}`, which it does not have");
    }
    Ok(())
}

fn collect_references<'a>(node: &'a Value, references: &mut BTreeSet<&'a str>) {
    match node {
        Value::Object(members) => {
            references.extend(members.get("$ref").and_then(Value::as_str));
            members.values().for_each(|member| collect_references(member, references));
        }
        Value::Array(items) => items.iter().for_each(|item| collect_references(item, references)),
        _ => {}
    }
}

/// One multipart operation makes progenitor refuse the whole contract. The SDK has such operations written by hand, and
/// no use for a type of their forms.
fn leave_out_multipart_operations(document: &mut Value) {
    let mut forms = Vec::new();
    let Some(paths) = document["paths"].as_object_mut() else { return };
    for item in paths.values_mut().filter_map(Value::as_object_mut) {
        item.retain(|_, operation| {
            let form = &operation["requestBody"]["content"]["multipart/form-data"];
            forms.extend(
                form["schema"]["$ref"].as_str().and_then(|name| name.rsplit('/').next()).map(str::to_owned),
            );
            form.is_null()
        });
    }
    if let Some(schemas) = document.pointer_mut("/components/schemas").and_then(Value::as_object_mut) {
        schemas.retain(|name, _| !forms.contains(name));
    }
}

/// The service refuses members it does not know, and says so by `additionalProperties: false`, often on schemas that
/// are in answers too. A client that did the same would break when an answer gains a member.
fn accept_unknown_members(document: &mut Value) {
    for_each_schema(document, &mut |schema| {
        if schema.get("additionalProperties") == Some(&json!(false)) {
            schema.remove("additionalProperties");
        }
    });
}

/// progenitor makes a type of its own of every bounded string and a `NonZero` of every number from 1, and checks them
/// in answers too: a bound that the service widens would break its clients, and every name would need a conversion.
/// The service checks all bounds anyway and says which one was missed.
fn leave_bounds_to_the_service(document: &mut Value) {
    const BOUNDS: [&str; 13] = [
        "exclusiveMaximum",
        "exclusiveMinimum",
        "maxItems",
        "maxLength",
        "maxProperties",
        "maximum",
        "minItems",
        "minLength",
        "minProperties",
        "minimum",
        "multipleOf",
        "pattern",
        "uniqueItems",
    ];
    for_each_schema(document, &mut |schema| schema.retain(|key, _| !BOUNDS.contains(&key.as_str())));
}

/// The contract says `oneOf: [reference, null]` where what another schema describes may be null. progenitor would make a
/// type of that choice; a nullable reference becomes an `Option` of the type that is meant.
fn take_null_for_absence(document: &mut Value) {
    for_each_schema(document, &mut |schema| {
        let choice = schema.get("oneOf").and_then(Value::as_array);
        let Some([reference, other]) = choice.map(Vec::as_slice) else { return };
        if other["enum"] == json!([Value::Null]) {
            let reference = reference.clone();
            schema.remove("oneOf");
            schema.insert("allOf".to_owned(), json!([reference]));
            schema.insert("nullable".to_owned(), true.into());
        }
    });
}

/// The contract says `allOf: [reference, {description}]` where a member has a description of its own. progenitor would
/// make a second type of what the two have in common; with the reference alone it uses the type that is meant.
fn join_annotated_references(document: &mut Value) {
    const ANNOTATIONS: [&str; 8] =
        ["default", "deprecated", "description", "example", "nullable", "readOnly", "title", "writeOnly"];
    let only_annotates = |part: &Value| {
        part.as_object().is_some_and(|part| part.keys().all(|key| ANNOTATIONS.contains(&key.as_str())))
    };
    for_each_schema(document, &mut |schema| {
        let Some(Value::Array(parts)) = schema.get_mut("allOf") else { return };
        let (annotations, meant): (Vec<Value>, Vec<Value>) = parts.drain(..).partition(only_annotates);
        *parts = meant;
        for (key, value) in annotations.into_iter().filter_map(into_object).flatten() {
            schema.entry(key).or_insert(value);
        }
    });
}

fn into_object(value: Value) -> Option<Map<String, Value>> {
    match value {
        Value::Object(members) => Some(members),
        _ => None,
    }
}

/// Only a named schema can be replaced by a type of ours, so that an enum that stands within another schema, or in a
/// parameter, is moved to the named ones, under the name of where it stood.
fn name_inline_enums(document: &mut Value) -> anyhow::Result<()> {
    let tags = discriminators(document);
    let mut inline = Vec::new();
    for_each_schema_at(document, &mut |place, schema| {
        let Some(values) = open_enums::string_values(schema) else { return };
        // The value that tells the variants of a union apart: a type that took any other would take any variant.
        let is_tag = values.len() == 1 && place.member.is_some_and(|member| tags.contains(member));
        if place.is_named || is_tag || !open_enums::may_grow(schema) {
            return;
        }
        let name = place.name.to_upper_camel_case();
        let mut reference = schema.clone();
        reference.retain(|key, _| !["enum", "format", "type", open_enums::MARK].contains(&key.as_str()));
        reference.insert("allOf".to_owned(), json!([{"$ref": format!("#/components/schemas/{name}")}]));
        let mut named = std::mem::replace(schema, reference);
        named.retain(|key, _| ["description", "enum", "type", open_enums::MARK].contains(&key.as_str()));
        inline.push((name, Value::Object(named)));
    });
    if inline.is_empty() {
        return Ok(());
    }
    let schemas = document.pointer_mut("/components/schemas").and_then(Value::as_object_mut);
    let schemas = schemas.context("the contract has no named schemas")?;
    for (name, schema) in inline {
        let earlier = schemas.insert(name.clone(), schema);
        ensure!(
            earlier.is_none_or(|earlier| earlier == schemas[&name]),
            "an enum that stands within another schema would be `{name}`, which is taken: give it a name"
        );
    }
    Ok(())
}

/// The names of the members that tell the variants of a union apart.
fn discriminators(document: &mut Value) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for_each_schema(document, &mut |schema| {
        let discriminator = schema.get("discriminator");
        let name = discriminator.and_then(|discriminator| discriminator["propertyName"].as_str());
        names.extend(name.map(str::to_owned));
    });
    names
}

/// A crate elsewhere in the workspace can make `serde_json` keep the order of members, which it sorts otherwise. What
/// is generated may not depend on which crates are built together.
fn order_members(document: &mut Value) {
    document.sort_all_objects();
}

fn open_enums(document: &Value) -> anyhow::Result<Vec<OpenEnum>> {
    let schemas = document.pointer("/components/schemas").and_then(Value::as_object);
    let schemas = schemas.into_iter().flatten();
    let objects = schemas.filter_map(|(name, schema)| Some((name, schema.as_object()?)));
    let open = objects.filter(|(_, schema)| open_enums::may_grow(schema));
    open.filter_map(|(name, schema)| OpenEnum::of_schema(name, schema).transpose()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_schemas(schemas: &Value) -> Value {
        json!({"openapi": "3.0.0", "components": {"schemas": schemas}})
    }

    #[test]
    fn a_reference_to_nothing_is_named() {
        let document = json!({"paths": {"/me": {"get": {"$ref": "#/components/schemas/Lost"}}}});
        let error = every_reference_leads_somewhere(&document).unwrap_err().to_string();
        assert_eq!(error, "the contract refers to `#/components/schemas/Lost`, which it does not have");
    }

    #[test]
    fn only_multipart_operations_are_left_out() {
        let body = |content_type: &str| json!({"requestBody": {"content": {content_type: {}}}});
        let mut document = json!({"paths": {
            "/analyses": {"get": {}, "post": body("multipart/form-data")},
            "/products": {"post": body("application/json")},
        }});
        leave_out_multipart_operations(&mut document);
        assert_eq!(
            document,
            json!({"paths": {"/analyses": {"get": {}}, "/products": {"post": body("application/json")}}})
        );
    }

    #[test]
    fn members_that_are_called_like_keywords_stay() {
        let mut document = with_schemas(&json!({"Rule": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
                "pattern": {"type": "string", "pattern": "^a", "maxLength": 4, "example": {"minimum": 1}},
                "counts": {"type": "object", "additionalProperties": {"type": "integer", "minimum": 1}},
            },
        }}));
        accept_unknown_members(&mut document);
        leave_bounds_to_the_service(&mut document);
        let wanted = with_schemas(&json!({"Rule": {
            "type": "object",
            "properties": {
                "pattern": {"type": "string", "example": {"minimum": 1}},
                "counts": {"type": "object", "additionalProperties": {"type": "integer"}},
            },
        }}));
        assert_eq!(document, wanted);
    }

    #[test]
    fn a_reference_keeps_its_annotations_and_nothing_else() {
        let reference = json!({"$ref": "#/components/schemas/Role"});
        let bounds = json!({"type": "object", "required": ["id"]});
        let mut document = with_schemas(&json!({
            "Joined": {"allOf": [reference, {"description": "Theirs.", "default": "viewer"}], "description": "Its."},
            "Kept": {"allOf": [reference, bounds]},
        }));
        join_annotated_references(&mut document);
        let wanted = with_schemas(&json!({
            "Joined": {"allOf": [reference], "description": "Its.", "default": "viewer"},
            "Kept": {"allOf": [reference, bounds]},
        }));
        assert_eq!(document, wanted);
    }

    #[test]
    fn enums_are_named_after_where_they_stand() {
        let values = json!({"type": "string", "enum": ["a", "b"], "x-extensible-enum": true});
        let mut document = with_schemas(&json!({
            "Kind": values,
            "Job": {"properties": {
                "state": {
                    "type": "string", "enum": ["a", "b"], "x-extensible-enum": true,
                    "description": "How it is.", "nullable": true,
                },
                "side": {"type": "string", "enum": ["in", "out"]},
                "flags": {"type": "array", "items": values},
            }},
        }));
        document["paths"]["/jobs"]["get"] = json!({
            "operationId": "list_jobs",
            "parameters": [{"in": "query", "name": "sort", "schema": values}],
        });
        name_inline_enums(&mut document).unwrap();

        let schemas = document["components"]["schemas"].as_object().unwrap();
        let names: BTreeSet<&str> = schemas.keys().map(String::as_str).collect();
        assert_eq!(names, BTreeSet::from(["Job", "JobFlagsItem", "JobState", "Kind", "ListJobsSort"]));
        assert_eq!(
            schemas["Job"]["properties"]["state"],
            json!({
                "description": "How it is.",
                "nullable": true,
                "allOf": [{"$ref": "#/components/schemas/JobState"}],
            })
        );
        assert_eq!(schemas["Kind"], values);
    }

    #[test]
    fn the_tags_of_a_union_stay_where_they_are() {
        let document = with_schemas(&json!({
            "Event": {"oneOf": [], "discriminator": {"propertyName": "type"}},
            "Finished": {"properties": {"type": {"type": "string", "enum": ["finished"]}}},
        }));
        let mut prepared = document.clone();
        name_inline_enums(&mut prepared).unwrap();
        assert_eq!(prepared, document);
    }

    #[test]
    fn an_enum_does_not_take_the_name_of_another_schema() {
        let mut document = with_schemas(&json!({
            "Job": {"properties": {"state": {"type": "string", "enum": ["a", "b"], "x-extensible-enum": true}}},
            "JobState": {"type": "object"},
        }));
        let error = name_inline_enums(&mut document).unwrap_err().to_string();
        assert!(error.contains("`JobState`"), "{error}");
    }
}
