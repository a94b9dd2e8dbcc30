//! Cards of one issuer: what is paid to it against what the bureau says is owed to it, and the larger counts.
//!
//! A bill need not name its card, so of an issuer only the sums can be held against each other.

use std::collections::BTreeMap;

use crate::money::Paise;

/// A card in use.
pub(super) struct Card {
    pub(super) issuer: String,
    /// What is usually paid on it; `None` where the statement does not show it.
    pub(super) bill: Option<Paise>,
    pub(super) is_reported: bool,
    /// As the bureau reports; 0 where it does not tell.
    pub(super) dues: Paise,
}

/// How a card counts where not by its own dues or its own bill.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Weight {
    /// As if so much were owed on it: more is paid to the issuer than is owed on all its cards.
    AsIfOwed(Paise),
    /// Not by itself: its bill is among those that the issuer's reported cards were held against.
    WithItsIssuer,
}

/// The weights, by the places of the cards.
pub(super) fn weights(cards: &BTreeMap<usize, Card>) -> BTreeMap<usize, Weight> {
    let mut weights = BTreeMap::new();
    for (first, card) in cards.iter().filter(|(_, card)| card.is_reported && card.bill.is_some()) {
        let of_issuer = || cards.iter().filter(|(_, other)| other.issuer == card.issuer);
        let is_leading = of_issuer().find(|(_, other)| other.is_reported && other.bill.is_some());
        if is_leading.is_none_or(|(place, _)| place != first) {
            continue;
        }
        let paid: Paise = of_issuer().filter_map(|(_, other)| other.bill).sum();
        let owed: Paise = of_issuer().map(|(_, other)| other.dues).sum();
        if paid > owed {
            weights.insert(*first, Weight::AsIfOwed(card.dues.saturating_add(paid.saturating_sub(owed))));
        }
        let unreported = of_issuer().filter(|(_, other)| !other.is_reported);
        weights.extend(unreported.map(|(place, _)| (*place, Weight::WithItsIssuer)));
    }
    weights
}
