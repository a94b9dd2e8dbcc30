//! Members of objects: which are always there, which may be null, and that no others are taken.

use std::collections::BTreeSet;

use anyhow::{Context, ensure};
use serde_norway::{Mapping, Value};

use super::parts::components;
use super::walk::{SCHEMAS, operations_of, reachable};

/// Members of answers that are sometimes left out. All others are always sent, null where there is nothing to say.
const LEFT_OUT: &[(&str, &str, Absent)] = &[
    ("Analysis", "result", Absent::OrNull),
    ("Corrections", "business_margin_pct", Absent::Only),
    ("Revision", "result", Absent::Only),
    ("ApiKey", "key", Absent::Only),
    ("ErrorResponse", "errors", Absent::Only),
    ("Invitation", "link", Absent::Only),
    ("Invitation", "token", Absent::Only),
    ("WebhookEndpoint", "secret", Absent::Only),
];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Absent {
    /// Where it is sent, it has a value.
    Only,
    /// Where it is sent, it may be null.
    OrNull,
}

pub(super) fn finish(document: &mut Value) -> anyhow::Result<()> {
    let requests = || operations_of(document).map(|operation| &operation["requestBody"]);
    let asked = reachable(document, requests());
    let forms: BTreeSet<String> = requests()
        .filter_map(|body| body["content"]["multipart/form-data"]["schema"]["$ref"].as_str())
        .filter_map(|name| name.strip_prefix(SCHEMAS).map(str::to_owned))
        .collect();
    let schemas = components(document, "schemas")?;
    for (name, schema) in schemas.iter_mut() {
        let name = name.as_str().unwrap_or_default();
        if schema.get("properties").is_some() {
            let kind = match name {
                _ if forms.contains(name) => Kind::Form,
                _ if asked.contains(name) => Kind::Asked,
                _ => Kind::Answered,
            };
            say_what_may_be_missing(name, schema, kind)?;
        }
        if asked.contains(name) && schema["type"].as_str() == Some("object") {
            // poem-openapi refuses unknown members, at every depth, and does not say so.
            schema["additionalProperties"] = false.into();
        }
    }
    for (name, member, _) in LEFT_OUT {
        ensure!(
            schemas.get(*name).is_some_and(|schema| schema["properties"].get(*member).is_some()),
            "{name}.{member} is said to be left out at times, and is not there"
        );
    }
    Ok(())
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// A part that is not sent is absent: it cannot be null.
    Form,
    /// In requests, perhaps in answers too: what need not be there may also be null.
    Asked,
    /// In answers alone.
    Answered,
}

fn say_what_may_be_missing(name: &str, schema: &mut Value, kind: Kind) -> anyhow::Result<()> {
    let mut required = schema["required"].as_sequence().cloned().unwrap_or_default();
    let properties = schema["properties"].as_mapping_mut().context("properties are no mapping")?;
    for (member, property) in properties.iter_mut() {
        join_reference(property);
        if kind == Kind::Answered {
            drop_the_bounds_of_money(property);
        }
        if required.contains(member) || kind == Kind::Form {
            continue;
        }
        let left_out = LEFT_OUT
            .iter()
            .find(|(schema, left_out, _)| *schema == name && member.as_str() == Some(*left_out))
            .map(|(.., absent)| *absent);
        let has_default = property.get("default").is_some();
        match (kind, left_out) {
            (Kind::Answered, Some(Absent::Only)) => {
                property.as_mapping_mut().map(|property| property.remove("default"));
            }
            (Kind::Answered, None) => {
                required.push(member.clone());
                if has_default {
                    property.as_mapping_mut().map(|property| property.remove("default"));
                } else {
                    or_null(property);
                }
            }
            // What has a default is never null in an answer, and null in a request would not be the default.
            (Kind::Asked, _) if has_default => {}
            _ => or_null(property),
        }
    }
    let in_order: Vec<Value> = properties.keys().filter(|name| required.contains(name)).cloned().collect();
    if !in_order.is_empty() {
        schema["required"] = Value::Sequence(in_order);
    }
    Ok(())
}

/// How much money there can be at all tells a reader of answers nothing.
fn drop_the_bounds_of_money(property: &mut Value) {
    const MOST: i64 = 1_000_000_000_000;
    let Some(members) = property.as_mapping_mut() else { return };
    for (bound, limit) in [("maximum", MOST), ("minimum", -MOST)] {
        if members.get(bound).and_then(Value::as_i64) == Some(limit) {
            members.remove(bound);
        }
    }
}

fn or_null(property: &mut Value) {
    let Some(members) = property.as_mapping_mut() else { return };
    match members.remove("allOf") {
        Some(Value::Sequence(mut choices)) => {
            choices.push(null());
            members.insert("oneOf".into(), Value::Sequence(choices));
        }
        _ => {
            members.insert("nullable".into(), true.into());
        }
    }
}

/// A reference stands alone: whatever is said beside it is ignored, unless it is part of `allOf`.
fn join_reference(property: &mut Value) {
    let Some(members) = property.as_mapping_mut() else { return };
    if let Some(target) = members.remove("$ref") {
        let mut reference = Mapping::new();
        reference.insert("$ref".into(), target);
        members.insert("allOf".into(), Value::Sequence(vec![reference.into()]));
    }
}

/// The schema that null alone fits. OpenAPI 3.0 has no other way to say that what another schema describes may be
/// null: beside a reference `nullable` is ignored by those who read the standard closely. It has no name, for generators
/// make an enum of a named one, and an enum without a value does not compile.
fn null() -> Value {
    let mut null = Mapping::new();
    // OpenAPI 3.0 knows `nullable` only beside a `type`; which one does not matter.
    null.insert("type".into(), "string".into());
    null.insert("nullable".into(), true.into());
    null.insert("enum".into(), Value::Sequence(vec![Value::Null]));
    null.into()
}
