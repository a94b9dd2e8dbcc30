//! Words of the bank that speak for themselves: somebody claims the money.

use std::sync::LazyLock;

use aho_corasick::AhoCorasick;

use super::flows::Flows;
use super::patterns::{PATTERNS, Patterns};
use crate::transaction_id::TransactionId;

/// A list, ready to be looked for. `None` only if the list were too long to build.
struct Words(Option<AhoCorasick>);

impl Words {
    fn of(list: &[String]) -> Self {
        Self(AhoCorasick::new(list.iter().map(|phrase| spaced(phrase))).ok())
    }

    fn stand_in(&self, spaced: &[u8]) -> bool {
        self.0.as_ref().is_some_and(|words| words.is_match(spaced))
    }
}

static ANYWHERE: LazyLock<Words> = LazyLock::new(|| Words::of(&PATTERNS.hard_words.anywhere));
static BY_THE_BANK: LazyLock<Words> = LazyLock::new(|| Words::of(&PATTERNS.hard_words.by_the_bank));
static UNLESS: LazyLock<Words> = LazyLock::new(|| Words::of(&PATTERNS.hard_words.unless));

/// Its words and numbers in upper case, with one space before, between and after them: a phrase in the same form is found
/// only as whole words, whatever marks the bank prints between them, and where it glues a number on.
fn spaced(text: &str) -> Vec<u8> {
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

/// The transactions with such words, the oldest first.
pub(super) fn found(flows: &Flows<'_>, patterns: &Patterns) -> Vec<TransactionId> {
    let others = &patterns.hard_words.worded_by_others;
    let says = |text: &str, is_others: bool| {
        let text = spaced(text);
        (ANYWHERE.stand_in(&text) || (!is_others && BY_THE_BANK.stand_in(&text))) && !UNLESS.stand_in(&text)
    };
    let is_hit = |posting: &crate::categorise::Posting<'_>| {
        says(&posting.entry.narration, others.contains(&posting.narration.channel))
    };
    flows.all.iter().filter(|flow| is_hit(flow.posting)).map(|flow| flow.posting.id).collect()
}
