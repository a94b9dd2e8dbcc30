//! Indian mobile numbers: ten digits from 6 to 9, in the spellings people use.

use std::fmt;
use std::str::FromStr;

/// A mobile number in its one form, `+91` and ten digits. Personal data: it prints masked.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Mobile(String);

/// The text is no Indian mobile number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("must be an Indian mobile number, such as +91 98765 43210")]
pub struct InvalidMobile;

impl Mobile {
    /// `+91XXXXXXXXXX`, for the bureau and the blind index.
    pub fn expose(&self) -> &str {
        &self.0
    }

    /// As it may be shown: the last four digits tell a person which of their numbers it is.
    pub fn masked(&self) -> String {
        format!("+91XXXXXX{}", &self.0[self.0.len() - 4..])
    }
}

impl fmt::Debug for Mobile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.masked())
    }
}

impl FromStr for Mobile {
    type Err = InvalidMobile;

    /// Spaces, hyphens, dots and brackets may separate; `+91`, `0091`, `91` or a trunk `0` may precede.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut digits = String::new();
        for (place, character) in text.trim().chars().enumerate() {
            match character {
                '0'..='9' => digits.push(character),
                '+' if place == 0 => {}
                ' ' | '-' | '.' | '(' | ')' => {}
                _ => return Err(InvalidMobile),
            }
        }
        let international = text.trim().starts_with('+');
        let subscriber = match (digits.len(), international) {
            (10, false) => digits.as_str(),
            (11, false) => digits.strip_prefix('0').ok_or(InvalidMobile)?,
            (12, _) => digits.strip_prefix("91").ok_or(InvalidMobile)?,
            (14, false) => digits.strip_prefix("0091").ok_or(InvalidMobile)?,
            _ => return Err(InvalidMobile),
        };
        if !subscriber.starts_with(['6', '7', '8', '9']) {
            return Err(InvalidMobile);
        }
        Ok(Self(format!("+91{subscriber}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_usual_spelling_is_one_number() {
        for text in [
            "9876543210",
            "09876543210",
            "919876543210",
            "+919876543210",
            "00919876543210",
            " +91 98765-43210 ",
            "(987) 654.3210",
        ] {
            assert_eq!(text.parse::<Mobile>().unwrap().expose(), "+919876543210", "{text:?}");
        }
    }

    #[test]
    fn what_cannot_be_an_indian_mobile_is_refused() {
        for text in [
            "",
            "12345",
            "5876543210",
            "+449876543210",
            "98765432101",
            "98765 4321x",
            "+9876543210",
            "９８７６５４３２１０",
        ] {
            assert_eq!(text.parse::<Mobile>(), Err(InvalidMobile), "{text:?}");
        }
    }

    #[test]
    fn a_number_prints_masked() {
        let mobile: Mobile = "9876543210".parse().unwrap();
        assert_eq!(mobile.masked(), "+91XXXXXX3210");
        assert!(!format!("{mobile:?}").contains("98765"));
    }
}
