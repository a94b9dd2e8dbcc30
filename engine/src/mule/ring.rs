//! Parties among whom money goes round: they pay in, and are paid.
//!
//! Whoever pays the same people again and again looks like a shop with its suppliers and customers. But customers are not
//! paid, and suppliers do not pay in: where both sides are the same people, their regularity says nothing of trade.

use super::flows::Flows;
use super::patterns::Patterns;
use crate::money::Paise;

/// Whether most of what comes in and most of what goes out is of the same several parties.
pub(super) fn is_ring(flows: &Flows<'_>, patterns: &Patterns) -> bool {
    let limits = &patterns.ring;
    let mut sums = vec![(Paise::ZERO, Paise::ZERO); flows.parties];
    let mut out = Paise::ZERO;
    for flow in flows.counted().filter(|flow| !flow.is_life) {
        if !flow.posting.is_credit() {
            out = out.saturating_add(flow.amount());
        }
        let Some((paid_in, paid_out)) = flow.party.and_then(|party| sums.get_mut(party)) else { continue };
        let side = if flow.posting.is_credit() { paid_in } else { paid_out };
        *side = side.saturating_add(flow.amount());
    }
    let both = || sums.iter().filter(|(paid_in, paid_out)| *paid_in > Paise::ZERO && *paid_out > Paise::ZERO);
    let paid_in: Paise = both().map(|(paid_in, _)| *paid_in).sum();
    let paid_out: Paise = both().map(|(_, paid_out)| *paid_out).sum();
    let is_most = |part: Paise, of: Paise| part.ratio_to(of).is_some_and(|share| share >= limits.least_share);
    both().count() >= limits.least_parties && is_most(paid_in, flows.credited) && is_most(paid_out, out)
}
