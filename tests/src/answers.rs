//! Every answer is held against the contract: its status, its headers, its content type, and its body to the last member.
//!
//! With `TEST_RECORD_ANSWERS` in the environment, one answer of every shape is kept in the folder it names, for the
//! validators of other languages: see `tests/run`.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use jsonschema::{Draft, Validator};
use lending_server::committed_contract;
use reqwest::Method;
use serde_json::{Value, json};

/// What came back.
#[derive(Debug, Clone)]
pub struct Answer {
    pub status: u16,
    pub headers: reqwest::header::HeaderMap,
    pub body: Value,
    pub text: String,
    /// As it came, for what is no text.
    pub bytes: Vec<u8>,
    /// From the request until its last byte was there: without what it takes to look at it.
    pub took: std::time::Duration,
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).and_then(|value| value.to_str().ok())
    }

    pub fn code(&self) -> &str {
        self.body["code"].as_str().unwrap_or_default()
    }

    /// Without its parameters.
    pub fn content_type(&self) -> &str {
        self.header("content-type").and_then(|text| text.split(';').next()).unwrap_or_default().trim()
    }

    /// The members that were refused.
    pub fn fields(&self) -> Vec<&str> {
        self.body["errors"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|error| error["field"].as_str())
            .collect()
    }
}

/// What is served beside the API, and is not in its contract.
const BESIDE_THE_API: [&str; 11] = [
    "/",
    "/docs",
    "/docs/clients",
    "/docs/errors",
    "/docs/metrics",
    "/docs/swagger",
    "/livez",
    "/metrics",
    "/openapi.json",
    "/openapi.yaml",
    "/readyz",
];

/// Headers that an answer lists and may lack: a limit may not apply, and a replay is the exception.
const MAY_LACK: [&str; 3] = ["Idempotency-Replayed", "RateLimit", "RateLimit-Policy"];

const REFUSAL: &str = "#/components/schemas/ErrorResponse";

/// The contract as JSON Schema. Objects take no member that it does not list: a client may live with one, and a service
/// that sends one has a contract that is not the whole truth.
static CONTRACT: LazyLock<Value> = LazyLock::new(|| {
    let contract = committed_contract().map(|contract| contract.in_json_schema());
    assert!(contract.is_ok(), "the contract cannot be built: {contract:?}");
    let mut contract = contract.unwrap_or_default();
    close_objects(&mut contract["components"]["schemas"]);
    contract
});

fn close_objects(node: &mut Value) {
    match node {
        Value::Object(members) => {
            if members.contains_key("properties") && !members.contains_key("additionalProperties") {
                members.insert("additionalProperties".to_owned(), false.into());
            }
            members.values_mut().for_each(close_objects);
        }
        Value::Array(items) => items.iter_mut().for_each(close_objects),
        _ => {}
    }
}

/// Reads the contract before the first answer comes: a test that counts seconds is not to pay for it.
pub(crate) fn get_ready() {
    LazyLock::force(&CONTRACT);
    validator(REFUSAL);
}

/// Fails the test where an answer is not what the contract promises. `is_outside` says that the test means to talk to a
/// path or method that the contract does not have.
pub(crate) fn hold_against_contract(method: &Method, path: &str, answer: &Answer, is_outside: bool) {
    // Nothing came back; a test that expects an answer says so.
    if answer.status == 0 {
        return;
    }
    let path = path.split('?').next().unwrap_or_default();
    let place = format!("{method} {path} answered {}", answer.status);
    assert!(answer.header("x-request-id").is_some(), "{place} without X-Request-Id");
    if answer.status >= 400 {
        let mut refusal = answer.body.clone();
        if let (true, Some(members)) = (BESIDE_THE_API.contains(&path), refusal.as_object_mut()) {
            // The page of readiness says more: which check failed.
            members.retain(|name, _| {
                CONTRACT.pointer(&format!("{}/properties/{name}", &REFUSAL[1..])).is_some()
            });
        }
        fits(&place, REFUSAL, &refusal);
        assert_eq!(answer.body["request_id"].as_str(), answer.header("x-request-id"), "{place}");
    }
    let found = path.strip_prefix("/v1").and_then(|path| operation(method, path));
    let Some((template, operation)) = found else {
        assert!(
            is_outside || BESIDE_THE_API.contains(&path),
            "{place}, and the contract has no such operation: a test that means this says `outside_the_contract`"
        );
        return;
    };
    assert!(!is_outside, "{place}: this is in the contract");
    let listed = &operation["responses"][answer.status.to_string()];
    assert!(listed.is_object(), "{place}, which its contract does not list");
    let listed = shared(listed);
    if answer.status >= 400 {
        let codes = &listed["content"]["application/json"]["examples"];
        assert!(codes[answer.code()].is_object(), "{place}: its contract does not list {}", answer.code());
    }
    for (header, _) in listed["headers"].as_object().into_iter().flatten() {
        let may_lack = MAY_LACK.contains(&header.as_str())
            || (answer.code() == "idempotency_key_reused" && header == "Retry-After");
        assert!(may_lack || answer.header(header).is_some(), "{place} without {header}");
    }
    hold_content(&place, listed, answer);
    if let Some(folder) = std::env::var_os("TEST_RECORD_ANSWERS") {
        record(Path::new(&folder), method, template, listed, answer);
    }
}

fn hold_content(place: &str, listed: &Value, answer: &Answer) {
    let Some(contents) = listed["content"].as_object() else {
        assert!(answer.bytes.is_empty(), "{place} with a body, and its contract has none: {}", answer.text);
        return;
    };
    let essence = answer.content_type();
    let content = contents.get(essence);
    assert!(content.is_some(), "{place} with content type `{essence}`, which its contract does not list");
    let target = content.and_then(|content| content["schema"]["$ref"].as_str());
    if essence == "application/json" {
        assert!(target.is_some(), "{place}: its contract names no schema");
        fits(place, target.unwrap_or_default(), &answer.body);
    }
}

/// The template and the operation of a path, which is without `/v1`.
fn operation(method: &Method, path: &str) -> Option<(&'static str, &'static Value)> {
    let fits = |template: &str| {
        let (template, path) = (template.split('/'), path.split('/'));
        template.clone().count() == path.clone().count()
            && template.zip(path).all(|(expected, given)| expected.starts_with('{') || expected == given)
    };
    let mut paths = CONTRACT["paths"].as_object().into_iter().flatten();
    let (template, item) = paths.find(|(template, _)| fits(template))?;
    Some((template.as_str(), item.get(method.as_str().to_lowercase())?))
}

/// A part that stands among the components, where one refers to it.
fn shared(part: &'static Value) -> &'static Value {
    let target = part["$ref"].as_str().and_then(|target| CONTRACT.pointer(target.trim_start_matches('#')));
    target.unwrap_or(part)
}

fn fits(place: &str, schema: &str, body: &Value) {
    let wrong: Vec<String> = validator(schema)
        .iter_errors(body)
        .map(|error| format!("- {}: {error}", error.instance_path()))
        .collect();
    assert!(
        wrong.is_empty(),
        "{place} with a body that is not as {schema} says:\n{}\n{}",
        wrong.join("\n"),
        body
    );
}

/// Compiled once in a process, for the schema of a report takes a while.
#[expect(clippy::panic, reason = "a contract that cannot be compiled fails the test")]
fn validator(schema: &str) -> Arc<Validator> {
    static COMPILED: LazyLock<Mutex<HashMap<String, Arc<Validator>>>> = LazyLock::new(Mutex::default);
    let mut compiled = COMPILED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(validator) = compiled.get(schema) {
        return Arc::clone(validator);
    }
    let document = json!({"allOf": [{"$ref": schema}], "components": CONTRACT["components"]});
    let built = jsonschema::options()
        .with_draft(Draft::Draft4)
        .should_validate_formats(true)
        .with_format("date", |text: &str| chrono::NaiveDate::parse_from_str(text, "%Y-%m-%d").is_ok())
        .build(&document);
    let Ok(validator) = built.map(Arc::new) else { panic!("{schema} cannot be compiled") };
    compiled.insert(schema.to_owned(), Arc::clone(&validator));
    validator
}

fn record(folder: &Path, method: &Method, template: &str, listed: &Value, answer: &Answer) {
    let Some(schema) = listed["content"]["application/json"]["schema"]["$ref"].as_str() else { return };
    let mut hasher = DefaultHasher::new();
    shape(&answer.body).to_string().hash(&mut hasher);
    let name =
        format!("{method}{}-{}-{:016x}.json", template.replace('/', "."), answer.status, hasher.finish());
    let kept = json!({
        "method": method.as_str(), "path": template, "status": answer.status, "schema": schema, "body": answer.body,
    });
    let written =
        std::fs::create_dir_all(folder).and_then(|()| std::fs::write(folder.join(name), kept.to_string()));
    assert!(written.is_ok(), "an answer cannot be kept in {}: {written:?}", folder.display());
}

/// What two answers must share to be one for a validator: members, types, and the words of enums.
fn shape(value: &Value) -> Value {
    match value {
        Value::Object(members) => {
            members.iter().map(|(name, member)| (name.clone(), shape(member))).collect()
        }
        Value::Array(items) => {
            let mut shapes: Vec<Value> = items.iter().map(shape).collect();
            shapes.sort_by_key(Value::to_string);
            shapes.dedup();
            shapes.into()
        }
        Value::String(text) if text.chars().all(|letter| letter.is_ascii_lowercase() || letter == '_') => {
            text.as_str().into()
        }
        Value::String(_) => "Text".into(),
        Value::Number(number) => number.as_f64().map_or(0.0, f64::signum).into(),
        other => other.clone(),
    }
}
