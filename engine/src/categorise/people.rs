//! Whether a name without a word of trade in it is a person's.

use std::sync::LazyLock;

use rustc_hash::FxHashSet;
use serde::Deserialize;

use crate::embedded::DataFile;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct People {
    names: FxHashSet<String>,
    endings: Vec<String>,
    exceptions: FxHashSet<String>,
}

static PEOPLE: LazyLock<People> = LazyLock::new(|| DataFile::CategorisePeople.table());

/// What must stand before an ending for it to be one.
const LEAST_BEFORE_AN_ENDING: usize = 3;

/// Whether a plain name has a word that people are called by.
pub(super) fn is_a_persons(plain: &str) -> bool {
    let ends_so = |word: &str| {
        let has =
            |ending: &String| word.len() >= ending.len() + LEAST_BEFORE_AN_ENDING && word.ends_with(ending);
        PEOPLE.endings.iter().any(has) && !PEOPLE.exceptions.contains(word)
    };
    plain.split_whitespace().any(|word| PEOPLE.names.contains(word) || ends_so(word))
}

/// Reads the tables of this room: a broken one stops the program.
pub(super) fn load_tables() {
    LazyLock::force(&PEOPLE);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::categorise::text::plain;
    use crate::embedded::tests::assert_strict;

    #[test]
    fn people_are_told_by_their_names_and_by_how_names_end() {
        assert_strict::<People>(DataFile::CategorisePeople, &[], &[]);
        for name in ["SANJAY MHATRE", "K MUNIYANDISAMY", "THAKORBHAI M", "ABDUL KAREEM P"] {
            assert!(is_a_persons(&plain(name)), "{name}");
        }
        for name in ["WIPRO", "BHEL ANCILLARY UNIT TRICHY", "HAVELLS", "SODEXO", "3M", "BHEL BHOPAL"] {
            assert!(!is_a_persons(&plain(name)), "{name}");
        }
    }
}
