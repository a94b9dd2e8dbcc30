//! The named parts of the document, and references to them.

use anyhow::Context;
use serde_norway::{Mapping, Value};

/// The named parts of one kind, such as `schemas`.
pub(super) fn components<'a>(document: &'a mut Value, kind: &str) -> anyhow::Result<&'a mut Mapping> {
    let components = document["components"].as_mapping_mut().context("the document has no components")?;
    let parts = components.entry(kind.into()).or_insert_with(|| Mapping::new().into());
    parts.as_mapping_mut().with_context(|| format!("{kind} are no mapping"))
}

/// A reference to a named part.
pub(super) fn reference(kind: &str, name: &str) -> Value {
    let mut reference = Mapping::new();
    reference.insert("$ref".into(), format!("#/components/{kind}/{name}").into());
    reference.into()
}

/// `create_analysis` to `CreateAnalysis`.
pub(super) fn camel(words: &str) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters
            .next()
            .map_or(String::new(), |first| first.to_ascii_uppercase().to_string() + letters.as_str())
    };
    words.split(['-', '_']).map(capital).collect()
}
