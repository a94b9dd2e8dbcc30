//! What a token is good for. A login token, and a key without scopes, may do whatever the role of its person allows.

/// Words such as `analyses:read`; which there are is the API's to say. One that only a newer version knows is carried as it
/// stands, and allows nothing here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Scopes {
    All,
    Only(Vec<String>),
}

impl Scopes {
    pub(crate) fn read(stored: Option<Vec<String>>) -> Self {
        stored.map_or(Self::All, Self::Only)
    }

    pub fn allow(&self, scope: &str) -> bool {
        match self {
            Self::All => true,
            Self::Only(words) => words.iter().any(|word| word == scope),
        }
    }

    /// `None` where nothing is held back.
    pub fn words(&self) -> Option<&[String]> {
        match self {
            Self::All => None,
            Self::Only(words) => Some(words),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_with_scopes_is_good_for_those_alone() {
        assert!(Scopes::read(None).allow("analyses:read"));
        let some = Scopes::read(Some(vec!["analyses:read".to_owned(), "moon:write".to_owned()]));
        assert!(some.allow("analyses:read") && !some.allow("analyses:write"));
        assert!(!Scopes::read(Some(Vec::new())).allow("analyses:read"), "no word, no way in");
    }
}
