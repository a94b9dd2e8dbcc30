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

    fn stand_in(&self, spaced: &str) -> bool {
        self.0.as_ref().is_some_and(|words| words.is_match(spaced))
    }
}

static ANYWHERE: LazyLock<Words> = LazyLock::new(|| Words::of(&PATTERNS.hard_words.anywhere));
static BY_THE_BANK: LazyLock<Words> = LazyLock::new(|| Words::of(&PATTERNS.hard_words.by_the_bank));
static UNLESS: LazyLock<Words> = LazyLock::new(|| Words::of(&PATTERNS.hard_words.unless));

/// Its words and numbers in upper case, with one space before, between and after them: a phrase in the same form is found
/// only as whole words, whatever marks the bank prints between them, and where it glues a number on.
fn spaced(text: &str) -> String {
    let mut spaced = String::with_capacity(text.len() + 2);
    spaced.push(' ');
    let mut last = ' ';
    for letter in text.chars() {
        let is_joint = letter.is_ascii_digit() != last.is_ascii_digit();
        last = letter;
        if is_joint && !spaced.ends_with(' ') {
            spaced.push(' ');
        }
        if letter.is_alphanumeric() {
            spaced.push(letter.to_ascii_uppercase());
        } else if !spaced.ends_with(' ') {
            spaced.push(' ');
        }
    }
    if !spaced.ends_with(' ') {
        spaced.push(' ');
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
