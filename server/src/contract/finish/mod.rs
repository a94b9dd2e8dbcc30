//! The finishing pass over what poem-openapi generates: what its types cannot say, said once for all operations.
//!
//! It is a pure function of the document, so that the committed file never changes by itself. [`finish`] makes the
//! document that the judge of requests reads; [`publish`] takes from it what is for the judge alone.

mod access;
mod enums;
mod headers;
mod members;
mod operations;
mod parameters;
mod parts;
mod refusals;
mod samples;
mod walk;
mod webhooks;

use serde_norway::Value;

use self::walk::{each_schema, operations_of};
use super::facts::OperationFacts;

/// poem-openapi says 3.0.0; this is the text of the same version that is clear about `nullable`.
const OPENAPI: &str = "3.0.3";

pub(super) fn finish(document: &mut Value, facts: &[OperationFacts]) -> anyhow::Result<()> {
    document["openapi"] = OPENAPI.into();
    plain_spelling(document);
    name_units(document);
    members::finish(document)?;
    enums::mark_those_that_may_grow(document)?;
    headers::declare(document);
    operations::finish(document, facts)?;
    parameters::share(document)?;
    webhooks::declare(document)?;
    order_tags(document);
    unwrap_paragraphs(&mut document["paths"]);
    unwrap_paragraphs(&mut document["components"]);
    drop_noise(document);
    Ok(())
}

/// An amount says its unit; those of two decimals are rupees.
fn name_units(document: &mut Value) {
    each_schema(document, &mut |schema| {
        let is_money = schema.get("multipleOf").is_some();
        if let Some(Value::String(description)) = schema.get_mut("description")
            && is_money
            && !description.contains("rupees")
        {
            description.push_str(" In rupees.");
        }
    });
}

/// Comments of the code end at a column; paragraphs of the contract do not.
fn unwrap_paragraphs(node: &mut Value) {
    match node {
        Value::Mapping(members) => {
            for (name, member) in members.iter_mut() {
                match member {
                    Value::String(text) if name.as_str() == Some("description") && !text.contains('|') => {
                        let paragraphs = text.trim().split("\n\n");
                        let joined = paragraphs.map(|paragraph| paragraph.replace('\n', " "));
                        *text = joined.collect::<Vec<_>>().join("\n\n");
                    }
                    member => unwrap_paragraphs(member),
                }
            }
        }
        Value::Sequence(items) => items.iter_mut().for_each(unwrap_paragraphs),
        _ => {}
    }
}

/// What only the judge may see. Two decimals are no multiple of a hundredth for validators that compute in floats: they
/// would refuse one amount of seven.
pub(super) fn publish(document: &mut Value) {
    each_schema(document, &mut |schema| {
        schema.remove("multipleOf");
    });
}

/// Dates under the name that every generator knows, bounds as whole numbers where they are, no title that only repeats
/// the name, and references without a second part that repeats what stands beside them.
fn plain_spelling(document: &mut Value) {
    each_schema(document, &mut |schema| {
        if let Some(parts) = schema.get_mut("allOf").and_then(Value::as_sequence_mut) {
            let is_reference = |part: &Value| part.get("$ref").is_some();
            if parts.iter().filter(|part| is_reference(part)).count() == 1 {
                let (referred, beside): (Vec<Value>, Vec<Value>) = parts.drain(..).partition(is_reference);
                *parts = referred;
                for (name, value) in beside.iter().filter_map(Value::as_mapping).flatten() {
                    schema.entry(name.clone()).or_insert_with(|| value.clone());
                }
            }
        }
        if schema.get("format").and_then(Value::as_str) == Some("naive-date") {
            schema.insert("format".into(), "date".into());
        }
        schema.remove("title");
        for bound in ["minimum", "maximum"] {
            if let Some(whole) = schema.get(bound).and_then(Value::as_f64).and_then(whole) {
                schema.insert(bound.into(), whole.into());
            }
        }
    });
}

#[allow(clippy::cast_possible_truncation, reason = "it is whole and far below 2^53")]
fn whole(bound: f64) -> Option<i64> {
    (bound.fract() == 0.0 && bound.abs() < 1e15).then_some(bound as i64)
}

/// Tags in the order in which the paths first use them, which is the order in which a newcomer needs them.
fn order_tags(document: &mut Value) {
    let mut used: Vec<Value> = Vec::new();
    for operation in operations_of(document) {
        for tag in operation["tags"].as_sequence().into_iter().flatten() {
            if !used.contains(tag) {
                used.push(tag.clone());
            }
        }
    }
    if let Some(tags) = document["tags"].as_sequence_mut() {
        tags.sort_by_key(|tag| used.iter().position(|name| *name == tag["name"]));
    }
}

/// Members that say what holds anyway.
fn drop_noise(node: &mut Value) {
    match node {
        Value::Mapping(members) => {
            for (name, usual) in [("deprecated", Value::from(false)), ("explode", Value::from(true))] {
                if members.get(name) == Some(&usual) {
                    members.remove(name);
                }
            }
            let is_parameter = members.get("in").is_some();
            if is_parameter && members.get("required") == Some(&Value::from(false)) {
                members.remove("required");
            }
            members.iter_mut().for_each(|(_, member)| drop_noise(member));
        }
        Value::Sequence(items) => items.iter_mut().for_each(drop_noise),
        _ => {}
    }
}
