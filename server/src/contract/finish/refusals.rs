//! The refusals each operation can really give. One answer for each status and set of codes stands among the
//! components, and one example for each code.

use std::collections::BTreeMap;

use anyhow::ensure;
use serde_norway::{Mapping, Value};

use super::headers::headers;
use super::parts::{camel, reference};
use super::walk::parameters;
use crate::contract::facts::OperationFacts;
use crate::errors::Code;

/// What the refusals of all operations are made of.
#[derive(Debug, Default)]
pub(super) struct Refusals {
    responses: Mapping,
    examples: Mapping,
}

impl Refusals {
    /// The refusals of one operation, by status.
    pub(super) fn of(&mut self, id: &str, codes: &[Code]) -> anyhow::Result<Vec<(u16, Value)>> {
        let mut by_status: BTreeMap<u16, Vec<Code>> = BTreeMap::new();
        for code in codes {
            by_status.entry(code.status()).or_default().push(*code);
        }
        let mut referred = Vec::new();
        for (status, codes) in by_status {
            let name = name_of(id, status, &codes);
            let response = self.response(status, &codes)?;
            let earlier = self.responses.insert(name.clone().into(), response.clone());
            ensure!(earlier.is_none_or(|earlier| earlier == response), "two refusals would both be `{name}`");
            referred.push((status, reference("responses", &name)));
        }
        Ok(referred)
    }

    /// The named answers and the named examples.
    pub(super) fn into_parts(self) -> (Mapping, Mapping) {
        (self.responses, self.examples)
    }

    fn response(&mut self, status: u16, codes: &[Code]) -> anyhow::Result<Value> {
        let lines: Vec<String> =
            codes.iter().map(|code| format!("`{}`: {}", code.as_str(), code.meaning())).collect();
        let mut examples = Mapping::new();
        for code in codes {
            self.examples.insert(code.as_str().into(), example(*code)?);
            examples.insert(code.as_str().into(), reference("examples", code.as_str()));
        }
        let mut response = serde_norway::to_value(serde_json::json!({
            "description": lines.join("\n\n"),
            "content": {"application/json": {"schema": {"$ref": "#/components/schemas/ErrorResponse"}}},
        }))?;
        response["content"]["application/json"]["examples"] = Value::Mapping(examples);
        let mut names = vec!["X-Request-Id"];
        match status {
            401 => names.push("WWW-Authenticate"),
            409 if codes.contains(&Code::IdempotencyInProgress) => names.push("Retry-After"),
            429 => names.extend(["Retry-After", "RateLimit-Policy", "RateLimit"]),
            503 | 507 => names.push("Retry-After"),
            _ => {}
        }
        response["headers"] = headers(&names);
        Ok(response)
    }
}

/// After its codes; after the operation where there are many.
fn name_of(id: &str, status: u16, codes: &[Code]) -> String {
    match codes {
        [one] => format!("{one:?}"),
        [one, other] => format!("{one:?}Or{other:?}"),
        // What operations for some roles alone answer: with an API key, and for a person who signed in.
        [Code::ForbiddenRole, Code::InsufficientScope, Code::SecondFactorSetupRequired] => {
            "KeyNotAllowed".into()
        }
        [Code::ForbiddenRole, Code::LoginTokenRequired, Code::SecondFactorSetupRequired] => {
            "PersonNotAllowed".into()
        }
        _ => format!("{}{status}", camel(id)),
    }
}

fn example(code: Code) -> anyhow::Result<Value> {
    let mut example = serde_json::json!({
        "message": code.meaning(),
        "code": code.as_str(),
        "request_id": "req_01JD3Q4T0C6Z9V2R8N5M7K1XWY",
        "doc_url": format!("https://lending.example.com/docs/errors#{}", code.as_str()),
    });
    if code == Code::InvalidRequest {
        example["message"] = "`limit`: must be at most 100".into();
        example["errors"] = serde_json::json!([{"field": "limit", "message": "must be at most 100"}]);
    }
    Ok(serde_norway::to_value(serde_json::json!({"summary": code.remedy(), "value": example}))?)
}

/// What follows from the shape of an operation, and what its facts add.
pub(super) fn codes_of(operation: &Value, facts: &OperationFacts, idempotent: bool) -> Vec<Code> {
    let mut codes = vec![Code::InvalidRequest, Code::InternalError, Code::Unavailable];
    codes.extend_from_slice(facts.refusals);
    if operation.get("security").is_some() {
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
