//! What an operation answers beyond its types: headers, examples, refusals, samples of code.

use anyhow::{Context, anyhow};
use serde_norway::{Mapping, Value};

use super::access;
use super::headers::headers;
use super::parts::{components, reference};
use super::refusals::{Refusals, codes_of};
use super::samples;
use super::walk::{parameters, target};
use crate::contract::facts::OperationFacts;

pub(super) fn finish(document: &mut Value, all: &[OperationFacts]) -> anyhow::Result<()> {
    let ids: Vec<&str> = all.iter().map(|facts| facts.id).collect();
    samples::check(&ids)?;
    let mut refusals = Refusals::default();
    let mut answers = Mapping::new();
    let paths = document["paths"].as_mapping_mut().context("the document has no paths")?;
    for (path, item) in paths.iter_mut() {
        let path = path.as_str().unwrap_or_default().to_owned();
        for (method, operation) in item.as_mapping_mut().context("a path has no operations")? {
            finish_operation(operation, all, &mut refusals, &mut answers)
                .with_context(|| format!("{} {path}", method.as_str().unwrap_or_default()))?;
        }
    }
    let (responses, mut examples) = refusals.into_parts();
    examples.extend(answers);
    *components(document, "responses")? = responses;
    *components(document, "examples")? = examples;
    Ok(())
}

fn finish_operation(
    operation: &mut Value,
    all: &[OperationFacts],
    refusals: &mut Refusals,
    answers: &mut Mapping,
) -> anyhow::Result<()> {
    let id = operation["operationId"].as_str().context("an operation has no operationId")?.to_owned();
    let facts = all.iter().find(|facts| facts.id == id);
    let facts = facts.ok_or_else(|| anyhow!("{id} is not described in api::OPERATIONS"))?;
    let takes = |name: &str| parameters(operation).any(|parameter| parameter["name"].as_str() == Some(name));
    let (idempotent, conditional) = (takes("Idempotency-Key"), takes("If-None-Match"));
    let asked = access::take(operation);
    let mut codes = codes_of(operation, facts, idempotent);
    codes.extend(asked.iter().flat_map(access::Asked::refusals));
    codes.sort_unstable();
    codes.dedup();

    match asked {
        Some(asked) => asked.write(operation),
        None => operation["security"] = Value::Sequence(Vec::new()),
    }
    if let Some(example) = facts.request {
        let bodies = operation["requestBody"]["content"].as_mapping_mut();
        for (_, body) in bodies.context("an operation with an example has no body")? {
            body["example"] = json_value(example)?;
        }
    }
    let responses = operation["responses"].as_mapping_mut().context("an operation has no responses")?;
    // Declared by the error type to keep its schema; written anew below, with the other refusals.
    responses.remove("500");
    for (status, response) in responses.iter_mut() {
        json_content_type(response);
        add_example(response, facts, all, answers)?;
        add_headers(status.as_str() == Some("201"), response, idempotent, conditional);
    }
    for (status, refusal) in refusals.of(&id, &codes)? {
        responses.insert(status.to_string().into(), refusal);
    }
    samples::add(&id, operation);
    Ok(())
}

/// The example of an answer. One that several operations give stands among the components, under the name of its schema.
fn add_example(
    response: &mut Value,
    facts: &OperationFacts,
    all: &[OperationFacts],
    answers: &mut Mapping,
) -> anyhow::Result<()> {
    let Some(example) = facts.answer else { return Ok(()) };
    let is_shared = all.iter().filter(|other| other.answer == facts.answer).count() > 1;
    for (media_type, body) in
        response.get_mut("content").and_then(Value::as_mapping_mut).into_iter().flatten()
    {
        if media_type.as_str() != Some("application/json") {
            body["example"] = example.into();
            continue;
        }
        let value = json_value(example)?;
        match target(&body["schema"]).map(str::to_owned) {
            Some(name) if is_shared => {
                let mut one = Mapping::new();
                one.insert("value".into(), value);
                answers.insert(name.as_str().into(), one.into());
                let mut examples = Mapping::new();
                examples.insert(name.as_str().into(), reference("examples", &name));
                body["examples"] = examples.into();
            }
            _ => body["example"] = value,
        }
    }
    Ok(())
}

fn add_headers(created: bool, response: &mut Value, idempotent: bool, conditional: bool) {
    let mut names = vec!["X-Request-Id", "RateLimit-Policy", "RateLimit"];
    if created {
        names.push("Location");
    }
    if created && idempotent {
        names.push("Idempotency-Replayed");
    }
    if conditional {
        names.push("ETag");
    }
    if is_kept_as_a_file(response) {
        names.push("Content-Disposition");
    }
    response["headers"] = headers(&names);
}

/// Answers that are no JSON are files.
fn is_kept_as_a_file(response: &Value) -> bool {
    let contents = response["content"].as_mapping().into_iter().flatten();
    contents.into_iter().any(|(media_type, _)| media_type.as_str() != Some("application/json"))
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
