//! Words by which people pay into a scheme that promises them a profit: investments, trading, tasks on the internet.
//!
//! Whoever pays writes them, so they prove nothing: a few stand in anybody's account. Much of what many people send, gone again
//! within days, is another thing.

use std::collections::HashSet;
use std::sync::LazyLock;

use super::flows::{Flow, Flows};
use super::hollow::Hollow;
use super::patterns::{PATTERNS, Patterns};
use super::words::{Words, spaced};
use crate::metrics::statistics;
use crate::transaction_id::TransactionId;

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::from_list(&PATTERNS.scheme.words));

/// The credits that people pay into a scheme, where much of what people pay is that and it goes on.
pub(super) fn seen(
    flows: &Flows<'_>,
    left_within_days: f64,
    hollow: &Hollow,
    patterns: &Patterns,
) -> Vec<TransactionId> {
    let limits = &patterns.scheme;
    let of_people: Vec<&Flow<'_>> = flows.credits().filter(|flow| flow.posting.is_with_person).collect();
    let says = |flow: &&&Flow<'_>| WORDS.stand_in(&spaced(&flow.posting.entry.narration));
    let found: Vec<&Flow<'_>> = of_people.iter().filter(says).copied().collect();
    let senders: HashSet<usize> = found.iter().filter_map(|flow| flow.party).collect();
    let is_seen = found.len() >= limits.least_credits
        && senders.len() >= limits.least_senders
        && statistics::count(found.len()) >= limits.least_share * statistics::count(of_people.len())
        && left_within_days >= limits.least_left
        && hollow.trades_at_most(limits.most_trade);
    if is_seen { found.into_iter().map(Flow::id).collect() } else { Vec::new() }
}

/// Reads the table of this room: a broken one stops the program.
pub(super) fn load_tables() {
    LazyLock::force(&WORDS);
}
