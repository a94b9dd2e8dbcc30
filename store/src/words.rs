//! Enums that are stored as words, and words that this build does not know.
//!
//! Processes of two versions run on one database during an upgrade. So a word that is read may come from a newer version:
//! [`Open`] carries it as it stands, and one row with such a word never spoils a list.

use std::str::FromStr;

/// Declares an enum whose values are stored and shown as words: the names of its variants in snake case.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($variant:ident,)* }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::VariantArray)]
        #[strum(serialize_all = "snake_case")]
        pub enum $name { $($variant,)* }

        impl $name {
            pub fn as_str(self) -> &'static str {
                self.into()
            }
        }
    };
}
pub(crate) use words;

/// A word as it was read: one of `T`, or one that only a newer version knows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Open<T> {
    Known(T),
    Unknown(String),
}

impl<T: Copy + FromStr + Into<&'static str>> Open<T> {
    pub(crate) fn read(text: String) -> Self {
        text.parse().map_or(Self::Unknown(text), Self::Known)
    }

    /// The word, where this build knows it.
    pub fn known(&self) -> Option<T> {
        match self {
            Self::Known(word) => Some(*word),
            Self::Unknown(_) => None,
        }
    }

    /// As it is stored and shown.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Known(word) => (*word).into(),
            Self::Unknown(text) => text,
        }
    }
}

impl<T> From<T> for Open<T> {
    fn from(word: T) -> Self {
        Self::Known(word)
    }
}

impl<T: PartialEq> PartialEq<T> for Open<T> {
    fn eq(&self, word: &T) -> bool {
        matches!(self, Self::Known(known) if known == word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    words! {
        /// For the test.
        Weather { Sunny, HeavyRain, }
    }

    #[test]
    fn a_word_keeps_its_spelling_whether_it_is_known_or_not() {
        let read = |text: &str| Open::<Weather>::read(text.to_owned());
        assert_eq!(read("heavy_rain"), Open::Known(Weather::HeavyRain));
        assert_eq!(read("heavy_rain"), Weather::HeavyRain);
        assert_ne!(read("hail"), Weather::Sunny);
        for text in ["sunny", "heavy_rain", "hail", "Sunny", ""] {
            assert_eq!(read(text).as_str(), text);
        }
        assert_eq!(read("hail").known(), None);
    }
}
