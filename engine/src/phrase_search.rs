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
