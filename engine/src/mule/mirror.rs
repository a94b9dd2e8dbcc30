//! Credits that are answered by one debit of nearly the same amount to somebody else.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use super::PatternHit;
use super::flows::{Flow, Flows};
use super::patterns::Patterns;
use crate::metrics::statistics;
use crate::money::{Paise, rupees};
use crate::transaction_id::TransactionId;

/// So many debits are tried for one credit before it is given up: more only where one party is paid the same amount
/// again and again, and a statement of a hundred thousand such rows must not take minutes.
const MOST_TRIED: usize = 64;

#[derive(Debug, Default)]
pub(super) struct Mirror {
    pairs: usize,
    /// Of the value of all credits large enough.
    share: f64,
    /// Credit and debit of each pair in turn.
    rows: Vec<TransactionId>,
}

impl Mirror {
    pub(super) fn finding(&self, patterns: &Patterns) -> PatternHit {
        if self.pairs < patterns.mirror.least_pairs {
            return PatternHit::default();
        }
        PatternHit::seen(self.share, self.rows.clone())
    }
}

/// Each credit in turn takes the largest debit that fits and follows it in time; of equal ones the first. A debit
/// answers one credit.
pub(super) fn measure(flows: &Flows<'_>, patterns: &Patterns) -> Mirror {
    let limits = &patterns.mirror;
    let least = rupees(limits.least_rupees);
    let answers = |flow: &Flow<'_>| flow.is_counted && !flow.posting.is_credit() && !flow.is_life;
    // By amount; of the same amount the later one comes first, so that the search from above meets the earlier one.
    let mut open: BTreeSet<(Paise, Reverse<usize>)> = BTreeSet::new();
    let mut ahead = flows.all.iter().enumerate().filter(|(_, flow)| answers(flow)).peekable();
    let (mut large, mut matched) = (Paise::ZERO, Paise::ZERO);
    let mut mirror = Mirror::default();

    for (place, flow) in flows.all.iter().enumerate() {
        if !flow.posting.is_credit() {
            // Whatever follows comes later than this debit.
            open.remove(&(flow.amount(), Reverse(place)));
            continue;
        }
        if !flow.is_counted || flow.amount() < least {
            continue;
        }
        while let Some((debit, out)) =
            ahead.next_if(|(_, out)| out.days_after(flow.date()) <= limits.within_days)
        {
            if debit > place {
                open.insert((out.amount(), Reverse(debit)));
            }
        }
        large = large.saturating_add(flow.amount());
        let lowest = (statistics::share(flow.amount(), limits.share_from), Reverse(usize::MAX));
        let highest = (statistics::share(flow.amount(), limits.share_to), Reverse(0));
        let is_other = |out: &Flow<'_>| flow.party.is_none() || flow.party != out.party;
        let answer = open.range(lowest..=highest).rev().take(MOST_TRIED).copied().find_map(|key| {
            let out = flows.all.get(key.1.0)?;
            is_other(out).then_some((key, out))
        });
        if let Some((key, out)) = answer {
            open.remove(&key);
            matched = matched.saturating_add(flow.amount());
            mirror.pairs += 1;
            mirror.rows.extend([flow.id(), out.id()]);
        }
    }
    mirror.share = matched.ratio_to(large).unwrap_or_default();
    mirror
}
