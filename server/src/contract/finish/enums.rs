//! Which enums may gain values within `/v1`: most of them, and a client must live with that.

use anyhow::ensure;
use serde_norway::Value;

use super::parts::components;

/// These cannot grow: their values are all there can be.
const CLOSED: &[&str] = &["BounceSide", "Direction", "ReviewOutcome"];

/// The mark of an enum that may gain values.
const MARK: &str = "x-extensible-enum";

pub(super) fn mark_those_that_may_grow(document: &mut Value) -> anyhow::Result<()> {
    let schemas = components(document, "schemas")?;
    for closed in CLOSED {
        ensure!(schemas.get(*closed).is_some(), "{closed} is said to be a closed enum, and is not there");
    }
    for (name, schema) in schemas.iter_mut() {
        let is_closed = name.as_str().is_some_and(|name| CLOSED.contains(&name));
        if schema.get("enum").is_some() && !is_closed {
            schema[MARK] = true.into();
            if let Some(Value::String(description)) = schema.get_mut("description")
                && !description.contains("may be added")
            {
                description.push_str(" New values may be added.");
            }
        }
    }
    Ok(())
}
