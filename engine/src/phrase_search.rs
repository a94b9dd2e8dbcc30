//! Looks for many phrases of a built-in list in one pass over a text.

use aho_corasick::{AhoCorasick, AhoCorasickKind};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Letters {
    /// The texts are in the case of the phrases.
    Exact,
    AnyCase,
}

/// Numbers the phrases from 0 in their order.
#[expect(
    clippy::expect_used,
    reason = "the lists are built in, and far below the limit of two billion states"
)]
pub(crate) fn searcher<P: AsRef<[u8]>>(
    phrases: impl IntoIterator<Item = P>,
    letters: Letters,
) -> AhoCorasick {
    AhoCorasick::builder()
        .kind(Some(AhoCorasickKind::DFA))
        .ascii_case_insensitive(letters == Letters::AnyCase)
        .build(phrases)
        .expect("a built-in list is short enough for a search automaton")
}

/// Whether a text has these letters as a word of their own: digits and marks end one.
pub(crate) fn is_word_of(text: &str, word: &str) -> bool {
    let is_letter = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_alphabetic());
    text.match_indices(word).any(|(at, _)| {
        let before = text.get(..at).and_then(|before| before.chars().next_back());
        let after = text.get(at + word.len()..).and_then(|after| after.chars().next());
        !is_letter(before) && !is_letter(after)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_ends_where_its_letters_end() {
        assert!(is_word_of("NEFT-SAL-MAY", "SAL"));
        assert!(is_word_of("SAL2024", "SAL"));
        assert!(!is_word_of("SALON BILL", "SAL"));
    }
}
