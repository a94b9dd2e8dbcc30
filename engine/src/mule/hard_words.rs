//! Words of the bank that speak for themselves: somebody claims the money.

use std::sync::LazyLock;

use aho_corasick::AhoCorasick;

use super::flows::Flows;
use super::patterns::{PATTERNS, Patterns};
use super::words::{Words, spaced};
use crate::phrase_search::{Letters, searcher};
use crate::transaction_id::TransactionId;

static ANYWHERE: LazyLock<Words> = LazyLock::new(|| Words::from_list(&PATTERNS.hard_words.anywhere));
static BY_THE_BANK: LazyLock<Words> = LazyLock::new(|| Words::from_list(&PATTERNS.hard_words.by_the_bank));
static UNLESS: LazyLock<Words> = LazyLock::new(|| Words::from_list(&PATTERNS.hard_words.unless));

/// The longest word or number of each phrase: most narrations have none of them, and need no closer look.
static NEAR: LazyLock<AhoCorasick> = LazyLock::new(|| {
    let words = &PATTERNS.hard_words;
    let longest = |phrase: &String| {
        let spaced = spaced(phrase);
        let words = spaced.split(|byte| *byte == b' ');
        // Of the same length a number is rarer: `I4C` is looked for by its digit.
        words.max_by_key(|word| (word.len(), word.iter().all(u8::is_ascii_digit))).map(<[u8]>::to_vec)
    };
    let longest = words.anywhere.iter().chain(&words.by_the_bank).filter_map(longest);
    searcher(longest, Letters::AnyCase)
});

/// Whether one of these stands in a text as a whole word or number.
fn is_near(text: &str) -> bool {
    let bytes = text.as_bytes();
    let goes_on = |inner: Option<&u8>, outer: Option<&u8>| match (inner, outer) {
        (Some(inner), Some(outer)) if inner.is_ascii_digit() => outer.is_ascii_digit(),
        (Some(_), Some(outer)) => outer.is_ascii_alphabetic() || !outer.is_ascii(),
        _ => false,
    };
    NEAR.find_overlapping_iter(text).any(|found| {
        let before = found.start().checked_sub(1).and_then(|before| bytes.get(before));
        let last = found.end().checked_sub(1).and_then(|last| bytes.get(last));
        !goes_on(bytes.get(found.start()), before) && !goes_on(last, bytes.get(found.end()))
    })
}

/// The transactions with such words, the oldest first.
pub(super) fn found(flows: &Flows<'_>, patterns: &Patterns) -> Vec<TransactionId> {
    let others = &patterns.hard_words.worded_by_others;
    let says = |text: &str, is_others: bool| {
        if !is_near(text) {
            return false;
        }
        let text = spaced(text);
        (ANYWHERE.stand_in(&text) || (!is_others && BY_THE_BANK.stand_in(&text))) && !UNLESS.stand_in(&text)
    };
    let is_hit = |posting: &crate::categorise::Posting<'_>| {
        says(&posting.entry.narration, others.contains(&posting.narration.channel))
    };
    flows.all.iter().filter(|flow| is_hit(flow.posting)).map(|flow| flow.posting.id).collect()
}

/// Reads the tables of this room: a broken one stops the program.
pub(super) fn load_tables() {
    LazyLock::force(&ANYWHERE);
    LazyLock::force(&BY_THE_BANK);
    LazyLock::force(&UNLESS);
    LazyLock::force(&NEAR);
}
