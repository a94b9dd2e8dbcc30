//! What a form or an address says, as names and texts.

use std::time::Duration;

use poem::RequestBody;
use poem::http::StatusCode;

use super::problem::Problem;
use super::texts as t;

/// Forms are small: a note has 2,000 characters, a policy some dozens of rules.
const FORM_BYTES: usize = 256 << 10;
const FORM_TIME: Duration = Duration::from_secs(30);

#[derive(Debug, Clone, Default)]
pub(super) struct Fields(Vec<(String, String)>);

impl Fields {
    pub(super) fn parse(encoded: &[u8]) -> Self {
        Self(form_urlencoded::parse(encoded).into_owned().collect())
    }

    /// Reads a form.
    pub(super) async fn receive(body: &mut RequestBody) -> Result<Self, Problem> {
        let unreadable = || Problem::invalid(t::FORM_UNREADABLE);
        let body = body.take().map_err(|_| unreadable())?;
        match tokio::time::timeout(FORM_TIME, body.into_bytes_limit(FORM_BYTES)).await {
            Ok(Ok(bytes)) => Ok(Self::parse(&bytes)),
            Ok(Err(poem::error::ReadBodyError::PayloadTooLarge)) => {
                Err(Problem::new(StatusCode::PAYLOAD_TOO_LARGE, t::FORM_TOO_LONG))
            }
            _ => Err(unreadable()),
        }
    }

    /// What a field says. A field that nobody filled in says nothing.
    pub(super) fn get(&self, name: &str) -> Option<&str> {
        let field = self.0.iter().find(|(given, _)| given == name);
        field.map(|(_, value)| value.trim()).filter(|value| !value.is_empty())
    }

    /// What a field says where spaces matter.
    pub(super) fn raw(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(given, _)| given == name).map(|(_, value)| value.as_str())
    }

    /// What all fields of this name say: boxes that were ticked.
    pub(super) fn all(&self, name: &str) -> Vec<&str> {
        self.0.iter().filter(|(given, _)| given == name).map(|(_, value)| value.trim()).collect()
    }

    pub(super) fn push(&mut self, name: &str, value: impl Into<String>) {
        self.0.push((name.to_owned(), value.into()));
    }

    /// Those of these names that say something, as the query of an address, with its question mark.
    pub(super) fn query(&self, names: &[&str]) -> String {
        let mut encoded = form_urlencoded::Serializer::new(String::new());
        for (name, value) in
            self.0.iter().filter(|(name, value)| names.contains(&name.as_str()) && !value.trim().is_empty())
        {
            encoded.append_pair(name, value.trim());
        }
        let encoded = encoded.finish();
        if encoded.is_empty() { encoded } else { format!("?{encoded}") }
    }

    /// The same with one of them said otherwise, or not at all.
    #[must_use]
    pub(super) fn with(&self, name: &str, value: Option<&str>) -> Self {
        let mut changed = Self(self.0.iter().filter(|(given, _)| given != name).cloned().collect());
        if let Some(value) = value {
            changed.push(name, value);
        }
        changed
    }
}

/// A text inside of an address.
pub(super) fn encoded(text: &str) -> String {
    form_urlencoded::byte_serialize(text.as_bytes()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_keeps_what_it_knows_and_changes_one_thing() {
        let fields = Fields::parse(b"status=completed&q=asha+rao&cursor=an_1&evil=1&decision=");
        let names = ["status", "decision", "q", "cursor"];
        assert_eq!(fields.query(&names), "?status=completed&q=asha+rao&cursor=an_1");
        assert_eq!(
            fields.with("status", Some("failed")).with("cursor", None).query(&names),
            "?q=asha+rao&status=failed"
        );
        assert_eq!(Fields::default().query(&names), "");
    }
}
