//! Every schema of a document, and where it stands.

use serde_json::{Map, Value};

/// Where a schema stands.
pub(crate) struct SchemaPlace<'a> {
    /// The words that lead to it, from the named schema or the operation on, joined by underscores.
    pub(crate) name: &'a str,
    /// Whether it is one of the named schemas itself.
    pub(crate) is_named: bool,
    /// The member of an object that it is the schema of.
    pub(crate) member: Option<&'a str>,
}

impl<'a> SchemaPlace<'a> {
    fn inline(name: &'a str) -> Self {
        Self { name, is_named: false, member: None }
    }
}

pub(crate) fn for_each_schema(document: &mut Value, change: &mut impl FnMut(&mut Map<String, Value>)) {
    for_each_schema_at(document, &mut |_, schema| change(schema));
}

/// Calls `change` on every schema, the outer before the inner. Looks for them only where OpenAPI has them: an example
/// or a member may well be called `pattern`.
pub(crate) fn for_each_schema_at(
    document: &mut Value,
    change: &mut impl FnMut(&SchemaPlace<'_>, &mut Map<String, Value>),
) {
    find_schemas(document, "", change);
}

fn find_schemas(
    node: &mut Value,
    name: &str,
    change: &mut impl FnMut(&SchemaPlace<'_>, &mut Map<String, Value>),
) {
    match node {
        Value::Array(items) => items.iter_mut().for_each(|item| find_schemas(item, name, change)),
        Value::Object(members) => {
            let name = match (members.get("operationId"), members.get("in"), members.get("name")) {
                (Some(Value::String(operation)), _, _) => operation.clone(),
                (_, Some(_), Some(Value::String(parameter))) => format!("{name}_{parameter}"),
                _ => name.to_owned(),
            };
            for (key, member) in members {
                match key.as_str() {
                    "example" | "examples" => {}
                    "schemas" => {
                        for (name, schema) in member.as_object_mut().into_iter().flatten() {
                            visit_schema(schema, &SchemaPlace { name, is_named: true, member: None }, change);
                        }
                    }
                    "schema" => {
                        visit_schema(member, &SchemaPlace::inline(&name), change);
                    }
                    "requestBody" => find_schemas(member, &format!("{name}_body"), change),
                    "responses" => find_schemas(member, &format!("{name}_answer"), change),
                    _ => find_schemas(member, &name, change),
                }
            }
        }
        _ => {}
    }
}

fn visit_schema(
    schema: &mut Value,
    place: &SchemaPlace<'_>,
    change: &mut impl FnMut(&SchemaPlace<'_>, &mut Map<String, Value>),
) {
    let Some(schema) = schema.as_object_mut() else { return };
    change(place, schema);
    for (key, inner) in schema {
        let within = |word: &str| format!("{}_{word}", place.name);
        match (key.as_str(), inner) {
            ("properties", Value::Object(members)) => {
                for (member, schema) in members {
                    let name = within(member);
                    visit_schema(
                        schema,
                        &SchemaPlace { member: Some(member), ..SchemaPlace::inline(&name) },
                        change,
                    );
                }
            }
            ("allOf" | "anyOf" | "oneOf", Value::Array(parts)) => {
                for part in parts {
                    visit_schema(part, &SchemaPlace::inline(place.name), change);
                }
            }
            ("items", schema) => visit_schema(schema, &SchemaPlace::inline(&within("item")), change),
            ("additionalProperties", schema) => {
                visit_schema(schema, &SchemaPlace::inline(&within("value")), change);
            }
            ("not", schema) => visit_schema(schema, &SchemaPlace::inline(place.name), change),
            _ => {}
        }
    }
}
