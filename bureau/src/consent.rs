//! The text that people agree to before a bureau is asked about them.

use std::sync::LazyLock;

use lending_store::consents::ConsentText;
use serde::Deserialize;

const FILE: &str = include_str!("../data/consent.toml");

/// The present text.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ConsentForm {
    pub version: String,
    pub purpose: String,
    pub text: String,
}

// A file that does not parse would leave an empty version; a test holds that it does parse.
static FORM: LazyLock<ConsentForm> = LazyLock::new(|| toml::from_str(FILE).unwrap_or_default());

/// What a person agrees to now.
pub fn consent_form() -> &'static ConsentForm {
    &FORM
}

/// What is written down of it.
pub(crate) fn consent_text() -> ConsentText {
    ConsentText { version: FORM.version.clone(), purpose: FORM.purpose.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_consent_says_what_it_is_for_under_a_version() {
        let form = consent_form();
        assert!(!form.version.is_empty() && !form.purpose.is_empty());
        assert!(form.text.contains("credit information"), "{}", form.text);
    }
}
