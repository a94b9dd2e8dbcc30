//! Enums that are stored as words.

/// Declares an enum with the one spelling that columns and answers have for each of its values.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident, $what:literal { $($variant:ident = $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum $name { $($variant,)* }

        impl $name {
            pub const ALL: &'static [Self] = &[$(Self::$variant,)*];

            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $text,)* }
            }

            pub(crate) fn parse(text: &str) -> Result<Self, $crate::StoreError> {
                let found = Self::ALL.iter().copied().find(|word| word.as_str() == text);
                found.ok_or($crate::StoreError::Corrupt($what))
            }
        }
    };
}
pub(crate) use words;
