//! The finishing pass over what poem-openapi generates: what its types cannot say, said once for all operations.
//!
//! It adds the refusals each operation can really give, the headers, the examples, and `nullable` on members that may
//! be null. It is a pure function of the document, so that the committed file never changes by itself.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, anyhow};
use serde_norway::{Mapping, Value};

use crate::api::{self, OperationFacts};
use crate::errors::Code;

/// The pattern of a text that may hold anything but U+0000.
pub(super) const NO_NUL: &str = "^[^\\u0000]*$";

pub(super) fn finish(document: &mut Value) -> anyhow::Result<()> {
    let forms = forms(document);
    nullable_members(&mut document["components"]["schemas"], &forms);
    strict_requests(document);
    declare_headers(document);
    let paths = document["paths"].as_mapping_mut().context("the document has no paths")?;
    for (path, item) in paths.iter_mut() {
        let path = path.as_str().unwrap_or_default().to_owned();
        for (method, operation) in item.as_mapping_mut().context("a path has no operations")? {
            finish_operation(operation)
                .with_context(|| format!("{} {path}", method.as_str().unwrap_or_default()))?;
        }
    }
    order_tags(document);
    drop_noise(document);
    Ok(())
}

/// Tags in the order in which the paths first use them, which is the order in which a newcomer needs them.
fn order_tags(document: &mut Value) {
    let mut used: Vec<Value> = Vec::new();
    for (_, item) in document["paths"].as_mapping().into_iter().flatten() {
        for (_, operation) in item.as_mapping().into_iter().flatten() {
            for tag in operation["tags"].as_sequence().into_iter().flatten() {
                if !used.contains(tag) {
                    used.push(tag.clone());
                }
            }
        }
    }
    if let Some(tags) = document["tags"].as_sequence_mut() {
        tags.sort_by_key(|tag| used.iter().position(|name| *name == tag["name"]));
    }
}

fn finish_operation(operation: &mut Value) -> anyhow::Result<()> {
    let id = operation["operationId"].as_str().context("an operation has no operationId")?.to_owned();
    let facts = api::OPERATIONS.iter().find(|facts| facts.id == id);
    let facts = facts.ok_or_else(|| anyhow!("{id} is not described in api::OPERATIONS"))?;
    let secured = operation.get("security").is_some();
    let idempotent =
        parameters(operation).any(|parameter| parameter["name"].as_str() == Some("Idempotency-Key"));

    let mut codes = refusals(operation, facts, secured, idempotent);
    codes.sort_unstable();
    codes.dedup();

    if !secured {
        operation["security"] = Value::Sequence(Vec::new());
    }
    if let Some(example) = facts.request {
        let bodies = operation["requestBody"]["content"].as_mapping_mut();
        for (_, body) in bodies.context("an operation with an example has no body")? {
            body["example"] = json_value(example)?;
        }
    }
    let conditional =
        parameters(operation).any(|parameter| parameter["name"].as_str() == Some("If-None-Match"));
    let responses = operation["responses"].as_mapping_mut().context("an operation has no responses")?;
    // Declared by the error type to keep its schema; written anew below, with the other refusals.
    responses.remove("500");
    for (status, response) in responses.iter_mut() {
        json_content_type(response);
        if let Some(example) = facts.answer {
            for (media_type, body) in
                response.get_mut("content").and_then(Value::as_mapping_mut).into_iter().flatten()
            {
                let is_json = media_type.as_str() == Some("application/json");
                body["example"] = if is_json { json_value(example)? } else { example.into() };
            }
        }
        let created = status.as_str() == Some("201");
        let mut headers = vec!["X-Request-Id", "RateLimit-Policy", "RateLimit"];
        if created {
            headers.push("Location");
        }
        if created && idempotent {
            headers.push("Idempotency-Replayed");
        }
        if conditional {
            headers.push("ETag");
        }
        if is_kept_as_a_file(response) {
            headers.push("Content-Disposition");
        }
        set_headers(response, &headers);
    }
    let mut by_status: BTreeMap<u16, Vec<Code>> = BTreeMap::new();
    for code in codes {
        by_status.entry(code.status()).or_default().push(code);
    }
    for (status, codes) in by_status {
        let mut response = refusal(&codes)?;
        let mut headers = vec!["X-Request-Id"];
        match status {
            401 => headers.push("WWW-Authenticate"),
            409 if codes.contains(&Code::IdempotencyInProgress) => headers.push("Retry-After"),
            429 => headers.extend(["Retry-After", "RateLimit-Policy", "RateLimit"]),
            503 | 507 => headers.push("Retry-After"),
            _ => {}
        }
        set_headers(&mut response, &headers);
        responses.insert(status.to_string().into(), response);
    }
    Ok(())
}

/// Answers that are no JSON are files.
fn is_kept_as_a_file(response: &Value) -> bool {
    let contents = response["content"].as_mapping().into_iter().flatten();
    contents.into_iter().any(|(media_type, _)| media_type.as_str() != Some("application/json"))
}

/// The schemas of forms. A part that is not sent is absent: it cannot be null.
fn forms(document: &Value) -> Vec<String> {
    let mut forms = Vec::new();
    for (_, item) in document["paths"].as_mapping().into_iter().flatten() {
        for (_, operation) in item.as_mapping().into_iter().flatten() {
            let form = &operation["requestBody"]["content"]["multipart/form-data"]["schema"]["$ref"];
            forms.extend(form.as_str().and_then(|name| name.rsplit('/').next()).map(str::to_owned));
        }
    }
    forms
}

fn parameters(operation: &Value) -> impl Iterator<Item = &Value> {
    operation["parameters"].as_sequence().into_iter().flatten()
}

/// What follows from the shape of an operation, and what its facts add.
fn refusals(operation: &Value, facts: &OperationFacts, secured: bool, idempotent: bool) -> Vec<Code> {
    let mut codes = vec![Code::InvalidRequest, Code::InternalError, Code::Unavailable];
    codes.extend_from_slice(facts.refusals);
    if secured {
        codes.extend([Code::Unauthenticated, Code::InvalidToken, Code::RateLimited]);
    }
    if let Some(body) = operation.get("requestBody") {
        codes.extend([
            Code::RequestTimeout,
            Code::BodyTooLarge,
            Code::UnsupportedMediaType,
            Code::StorageFull,
        ]);
        if body["content"].get("application/json").is_some() {
            codes.push(Code::InvalidJson);
        }
    }
    if parameters(operation).any(|parameter| parameter["in"].as_str() == Some("path")) {
        codes.push(Code::NotFound);
    }
    if idempotent {
        codes.push(Code::IdempotencyKeyReused);
    }
    codes
}

fn refusal(codes: &[Code]) -> anyhow::Result<Value> {
    let lines: Vec<String> =
        codes.iter().map(|code| format!("`{}`: {}", code.as_str(), code.meaning())).collect();
    let mut examples = Mapping::new();
    for code in codes {
        let mut example = serde_json::json!({
            "message": code.meaning(),
            "code": code.as_str(),
            "request_id": "req_01JD3Q4T0C6Z9V2R8N5M7K1XWY",
            "doc_url": format!("/docs/errors#{}", code.as_str()),
        });
        if *code == Code::InvalidRequest {
            example["message"] = "`limit`: must be at most 100".into();
            example["errors"] = serde_json::json!([{"field": "limit", "message": "must be at most 100"}]);
        }
        let summary = serde_json::json!({"summary": code.meaning(), "value": example});
        examples.insert(code.as_str().into(), serde_norway::to_value(summary)?);
    }
    let mut response = serde_norway::to_value(serde_json::json!({
        "description": lines.join("\n\n"),
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}},
    }))?;
    response["content"]["application/json"]["examples"] = Value::Mapping(examples);
    Ok(response)
}

fn json_value(text: &str) -> anyhow::Result<Value> {
    serde_norway::from_str(text).context("an example is not JSON")
}

/// poem-openapi writes the charset into the media type, where generators do not expect it.
fn json_content_type(response: &mut Value) {
    if let Some(content) = response.get_mut("content").and_then(Value::as_mapping_mut)
        && let Some(body) = content.remove("application/json; charset=utf-8")
    {
        content.insert("application/json".into(), body);
    }
}

const HEADERS: &[(&str, &str, &str, &str)] = &[
    (
        "X-Request-Id",
        "string",
        "Id of this exchange: the caller's own, if it sent a sane one.",
        "req_01JD3Q4T0C6Z9V2R8N5M7K1XWY",
    ),
    (
        "RateLimit-Policy",
        "string",
        "The limits that apply: `q` requests in `w` seconds.",
        "\"general\";q=600;w=60",
    ),
    (
        "RateLimit",
        "string",
        "What is left of them: `r` more at once, and one more than that after `t` seconds.",
        "\"general\";r=99;t=1",
    ),
    ("Retry-After", "integer", "Seconds after which to try again.", "7"),
    ("WWW-Authenticate", "string", "The scheme to authenticate with.", "Bearer"),
    ("Location", "string", "Address of what was created.", "/v1/products/prd_01JD3Q4T0C6Z9V2R8N5M7K1XWY"),
    ("ETag", "string", "Names this state of the resource.", "W/\"an_01JD3Q4T0C6Z9V2R8N5M7K1XWC.7.record\""),
    (
        "Content-Disposition",
        "string",
        "The name to keep the file under.",
        "attachment; filename=\"APP-000042-statement.pdf\"",
    ),
    (
        "Idempotency-Replayed",
        "boolean",
        "Present and `true` when this is the answer to an earlier request with the same key.",
        "true",
    ),
];

/// poem-openapi writes header names in upper case; these are spelt as they are sent.
fn declare_headers(document: &mut Value) {
    let mut headers = Mapping::new();
    for (name, kind, description, example) in HEADERS {
        let mut header = Mapping::new();
        header.insert("description".into(), (*description).into());
        let mut schema = Mapping::new();
        schema.insert("type".into(), (*kind).into());
        header.insert("schema".into(), schema.into());
        let example = match *kind {
            "integer" => Value::from(example.parse::<u64>().unwrap_or_default()),
            "boolean" => Value::from(*example == "true"),
            _ => Value::from(*example),
        };
        header.insert("example".into(), example);
        headers.insert((*name).into(), header.into());
    }
    document["components"]["headers"] = headers.into();
}

fn set_headers(response: &mut Value, names: &[&str]) {
    let mut headers = Mapping::new();
    for name in names {
        let mut reference = Mapping::new();
        reference.insert("$ref".into(), format!("#/components/headers/{name}").into());
        headers.insert((*name).into(), reference.into());
    }
    response["headers"] = headers.into();
}

/// A member that need not be there may also be null, in answers as in requests: poem-openapi means it and does not
/// say so.
fn nullable_members(schemas: &mut Value, forms: &[String]) {
    let types: BTreeMap<String, Value> = schemas
        .as_mapping()
        .into_iter()
        .flatten()
        .filter_map(|(name, schema)| Some((name.as_str()?.to_owned(), schema.get("type")?.clone())))
        .collect();
    for (name, schema) in schemas.as_mapping_mut().into_iter().flatten() {
        if name.as_str().is_some_and(|name| forms.iter().any(|form| form == name)) {
            continue;
        }
        let required: Vec<String> = schema["required"]
            .as_sequence()
            .into_iter()
            .flatten()
            .filter_map(|name| name.as_str().map(str::to_owned))
            .collect();
        let Some(properties) = schema.get_mut("properties").and_then(Value::as_mapping_mut) else { continue };
        for (name, property) in properties.iter_mut() {
            let target = plain_reference(property);
            // What has a default is never null in an answer, and null in a request would not be the default.
            let is_required =
                name.as_str().is_some_and(|name| required.iter().any(|required| required == name));
            if is_required || property.get("default").is_some() || property["type"].as_str() == Some("array")
            {
                continue;
            }
            // OpenAPI 3.0 knows `nullable` only beside a `type`.
            match target {
                Some(target) => match types.get(&target) {
                    Some(kind) => {
                        property["type"] = kind.clone();
                        property["nullable"] = true.into();
                    }
                    None => either_it_or_null(property),
                },
                None => property["nullable"] = true.into(),
            }
        }
    }
}

/// A reference to a schema of several types cannot be nullable itself; that it may be null is said beside it.
fn either_it_or_null(property: &mut Value) {
    let Some(members) = property.as_mapping_mut() else { return };
    let Some(Value::Sequence(mut choices)) = members.remove("allOf") else { return };
    let mut null = Mapping::new();
    null.insert("type".into(), "string".into());
    null.insert("nullable".into(), true.into());
    null.insert("enum".into(), Value::Sequence(vec![Value::Null]));
    choices.push(null.into());
    members.insert("oneOf".into(), Value::Sequence(choices));
}

/// poem-openapi repeats the description inside `allOf`; a reference with its description beside it says the same.
/// Returns the name of the schema referred to.
fn plain_reference(property: &mut Value) -> Option<String> {
    let members = property.as_mapping_mut()?;
    let reference = match members.get("allOf") {
        Some(parts) => parts.as_sequence()?.iter().find_map(|part| part.get("$ref"))?.clone(),
        None => members.remove("$ref")?,
    };
    let name = reference.as_str()?.rsplit('/').next()?.to_owned();
    let mut target = Mapping::new();
    target.insert("$ref".into(), reference);
    members.insert("allOf".into(), Value::Sequence(vec![target.into()]));
    Some(name)
}

/// Unknown members of a body are refused, at every depth; poem-openapi refuses them and does not say so.
fn strict_requests(document: &mut Value) {
    let mut waiting = Vec::new();
    for (_, item) in document["paths"].as_mapping().into_iter().flatten() {
        for (_, operation) in item.as_mapping().into_iter().flatten() {
            references(&operation["requestBody"], &mut waiting);
        }
    }
    let mut seen = BTreeSet::new();
    while let Some(name) = waiting.pop() {
        let schema = &mut document["components"]["schemas"][name.as_str()];
        if schema["type"].as_str() == Some("object") {
            schema["additionalProperties"] = false.into();
        }
        without_nul(schema);
        references(schema, &mut waiting);
        waiting.retain(|name| !seen.contains(name));
        seen.insert(name);
    }
}

/// Postgres cannot store U+0000 in a text, so no text may carry it.
fn without_nul(node: &mut Value) {
    match node {
        Value::Mapping(members) => {
            let is_text = members.get("type").and_then(Value::as_str) == Some("string");
            if is_text && ["pattern", "enum", "format"].iter().all(|name| members.get(*name).is_none()) {
                members.insert("pattern".into(), NO_NUL.into());
            }
            members.iter_mut().for_each(|(_, member)| without_nul(member));
        }
        Value::Sequence(items) => items.iter_mut().for_each(without_nul),
        _ => {}
    }
}

/// The schemas a node refers to, at any depth.
fn references(node: &Value, found: &mut Vec<String>) {
    match node {
        Value::Mapping(members) => {
            for (name, member) in members {
                match (name.as_str(), member.as_str()) {
                    (Some("$ref"), Some(target)) => {
                        found.extend(target.strip_prefix("#/components/schemas/").map(str::to_owned));
                    }
                    _ => references(member, found),
                }
            }
        }
        Value::Sequence(items) => items.iter().for_each(|item| references(item, found)),
        _ => {}
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
            for (_, member) in members.iter_mut() {
                drop_noise(member);
            }
        }
        Value::Sequence(items) => items.iter_mut().for_each(drop_noise),
        _ => {}
    }
}
