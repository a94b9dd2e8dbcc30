//! Ways through the document.

use std::collections::BTreeSet;

use serde_norway::{Mapping, Value};

pub(super) const SCHEMAS: &str = "#/components/schemas/";

pub(super) fn operations_of(document: &Value) -> impl Iterator<Item = &Value> {
    let items = document["paths"].as_mapping().into_iter().flatten();
    items.flat_map(|(_, item)| item.as_mapping().into_iter().flatten().map(|(_, operation)| operation))
}

pub(super) fn parameters(operation: &Value) -> impl Iterator<Item = &Value> {
    operation["parameters"].as_sequence().into_iter().flatten()
}

/// The name of the schema that a node refers to by itself.
pub(super) fn target(node: &Value) -> Option<&str> {
    node.get("$ref")?.as_str()?.strip_prefix(SCHEMAS)
}

/// The names of all schemas that the nodes refer to, directly or through others.
pub(super) fn reachable<'a>(document: &Value, nodes: impl Iterator<Item = &'a Value>) -> BTreeSet<String> {
    let mut waiting = Vec::new();
    nodes.for_each(|node| references(node, &mut waiting));
    let mut seen = BTreeSet::new();
    while let Some(name) = waiting.pop() {
        if seen.insert(name.clone()) {
            references(&document["components"]["schemas"][name.as_str()], &mut waiting);
        }
    }
    seen
}

fn references(node: &Value, found: &mut Vec<String>) {
    found.extend(target(node).map(str::to_owned));
    match node {
        Value::Mapping(members) => members.iter().for_each(|(_, member)| references(member, found)),
        Value::Sequence(items) => items.iter().for_each(|item| references(item, found)),
        _ => {}
    }
}

/// Calls `change` on every schema of the document. Looks for them only where OpenAPI has them: a member of a body may
/// well be called `title`, and an example may hold anything.
pub(super) fn each_schema(document: &mut Value, change: &mut impl FnMut(&mut Mapping)) {
    let Some(members) = document.as_mapping_mut() else {
        for item in document.as_sequence_mut().into_iter().flatten() {
            each_schema(item, change);
        }
        return;
    };
    for (name, member) in members.iter_mut() {
        match name.as_str() {
            Some("example" | "examples") => {}
            Some("schema") => within(member, change),
            Some("schemas") => each_member(member, change),
            _ => each_schema(member, change),
        }
    }
}

fn each_member(members: &mut Value, change: &mut impl FnMut(&mut Mapping)) {
    for (_, member) in members.as_mapping_mut().into_iter().flatten() {
        within(member, change);
    }
}

fn within(schema: &mut Value, change: &mut impl FnMut(&mut Mapping)) {
    let Some(members) = schema.as_mapping_mut() else { return };
    change(members);
    for (name, member) in members.iter_mut() {
        match name.as_str() {
            Some("properties") => each_member(member, change),
            Some("items" | "additionalProperties" | "not") => within(member, change),
            Some("allOf" | "oneOf" | "anyOf") => {
                member.as_sequence_mut().into_iter().flatten().for_each(|part| within(part, change));
            }
            _ => {}
        }
    }
}
