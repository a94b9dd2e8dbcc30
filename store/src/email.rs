//! Email addresses, in the one form they are compared in.

use std::fmt;

/// An email address in the one form it is compared in.
#[derive(Clone, PartialEq, Eq)]
pub struct Email(String);

impl fmt::Debug for Email {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Email([redacted])")
    }
}

impl Email {
    /// Trimmed and lower-cased; anything may be looked up, only what looks like an address may be stored.
    pub fn new(text: &str) -> Self {
        Self(text.trim().to_lowercase())
    }

    pub fn is_address(&self) -> bool {
        let well_placed = |(local, domain): (&str, &str)| {
            !local.is_empty() && domain.contains('.') && !domain.starts_with('.') && !domain.ends_with('.')
        };
        self.0.len() <= 254
            && !self.0.contains(char::is_whitespace)
            && self.0.matches('@').count() == 1
            && self.0.split_once('@').is_some_and(well_placed)
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_compared_in_one_form_and_must_look_like_one() {
        assert_eq!(Email::new("  Asha@Example.COM ").as_str(), "asha@example.com");
        for good in ["a@b.co", "first.last+tag@sub.example.in"] {
            assert!(Email::new(good).is_address(), "{good}");
        }
        for bad in ["", "a", "a@b", "@b.co", "a@.co", "a@b.", "a b@c.de", "a@b@c.de"] {
            assert!(!Email::new(bad).is_address(), "{bad}");
        }
    }
}
