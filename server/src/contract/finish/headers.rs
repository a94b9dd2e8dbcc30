//! The headers of answers, described once among the components.

use serde_norway::{Mapping, Value};

use super::parts::reference;

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
pub(super) fn declare(document: &mut Value) {
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

/// These headers, each with what the components say of it.
pub(super) fn headers(names: &[&str]) -> Value {
    let mut headers = Mapping::new();
    for name in names {
        headers.insert((*name).into(), reference("headers", name));
    }
    headers.into()
}
