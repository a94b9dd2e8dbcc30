//! The words of `engine/data/layout/identity.toml`: labels of fields, and words that tell names from other words.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use serde::Deserialize;

use crate::embedded::DataFile;

/// What a label names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Field {
    Holder,
    JointHolder,
    Number,
    Ifsc,
    Micr,
    Kind,
    Currency,
    Period,
    PeriodTo,
    Opening,
    Closing,
    DebitTotal,
    CreditTotal,
    DebitCount,
    CreditCount,
    CreditLimit,
    DrawingPower,
    Other,
    /// A heading, or a label nobody listed.
    #[serde(skip)]
    Unlisted,
}

impl Field {
    /// A balance, a total or a count.
    pub(super) const fn is_figure(self) -> bool {
        matches!(
            self,
            Self::Opening
                | Self::Closing
                | Self::DebitTotal
                | Self::CreditTotal
                | Self::DebitCount
                | Self::CreditCount
        )
    }
}

pub(super) static IDENTITY_WORDS: LazyLock<IdentityWords> =
    LazyLock::new(|| DataFile::LayoutIdentity.table::<IdentityFile>().into());

#[derive(Debug)]
pub(super) struct IdentityWords {
    /// By their letters.
    pub(super) labels: HashMap<String, Field>,
    pub(super) names: NameWords,
}

/// Words that tell names from other words, in capitals.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NameWords {
    /// Titles before a person.
    pub(super) titles: HashSet<String>,
    /// What only a firm has in its name.
    pub(super) firm: HashSet<String>,
    /// What nobody has in a name.
    pub(super) never: HashSet<String>,
    /// What a line of an address has, and a name rarely.
    pub(super) places: HashSet<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct IdentityFile {
    field: Vec<FieldLabels>,
    names: NameWords,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct FieldLabels {
    name: Field,
    labels: Vec<String>,
}

impl From<IdentityFile> for IdentityWords {
    fn from(file: IdentityFile) -> Self {
        let of_field = |field: FieldLabels| field.labels.into_iter().map(move |label| (label, field.name));
        Self { labels: file.field.into_iter().flat_map(of_field).collect(), names: file.names }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::embedded::tests::assert_strict;

    #[test]
    fn the_file_of_labels_is_readable() {
        assert_strict::<IdentityFile>(DataFile::LayoutIdentity, &[], &[]);
        let file: IdentityFile = DataFile::LayoutIdentity.table();
        assert!(file.field.len() >= 15);
        let is_plain = |label: &String| label.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'/');
        for field in &file.field {
            assert!(field.labels.iter().all(is_plain), "{:?}", field.name);
        }
    }

    #[test]
    fn the_words_of_names_are_readable() {
        let names = &IDENTITY_WORDS.names;
        for list in [&names.titles, &names.firm, &names.never, &names.places] {
            assert!(!list.is_empty());
            assert!(list.iter().all(|word| word.to_uppercase() == *word));
        }
    }
}
