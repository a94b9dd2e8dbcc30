//! Phrases looked for in narrations as whole words, whatever marks a bank prints between them.

use aho_corasick::AhoCorasick;

use crate::phrase_search::{Letters, searcher};

/// A list, ready to be looked for.
pub(super) struct Words(AhoCorasick);

impl Words {
    pub(super) fn from_list(list: &[String]) -> Self {
        Self(searcher(list.iter().map(|phrase| spaced(phrase)), Letters::Exact))
    }

    /// `spaced` is what [`spaced`] makes of a text.
    pub(super) fn stand_in(&self, spaced: &[u8]) -> bool {
        self.0.is_match(spaced)
    }
}

/// Its words and numbers in upper case, with one space before, between and after them: a phrase in the same form is found
/// only as whole words, whatever marks the bank prints between them, and where it glues a number on.
pub(super) fn spaced(text: &str) -> Vec<u8> {
    let mut spaced = Vec::with_capacity(text.len() + 8);
    spaced.push(b' ');
    let mut last = b' ';
    for letter in text.bytes().chain([b' ']) {
        // Letters of other scripts are several bytes, none of them a mark.
        let is_mark = letter.is_ascii() && !letter.is_ascii_alphanumeric();
        if last != b' ' && (is_mark || letter.is_ascii_digit() != last.is_ascii_digit()) {
            spaced.push(b' ');
            last = b' ';
        }
        if !is_mark {
            last = letter.to_ascii_uppercase();
            spaced.push(last);
        }
    }
    spaced
}
