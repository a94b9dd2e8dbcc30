//! Credits that are passed on in parts: the debits that follow one another, up to a few, add up to nearly the same.

use std::collections::BTreeSet;

use super::flows::{Flow, Flows};
use super::patterns::Patterns;
use crate::metrics::statistics;
use crate::money::{Paise, rupees};
use crate::transaction_id::TransactionId;

/// So many flows after a credit are looked at: more on one day only where hundreds of small ones are mixed in.
const MOST_LOOKED_AT: usize = 64;

#[derive(Debug, Default)]
pub(super) struct Split {
    /// Credits passed on, in one part or several.
    pub(super) credits: usize,
    /// Different parties that sent them.
    senders: usize,
    /// Of the value of all credits large enough.
    share: f64,
    /// Each credit, and the debits it was passed on in.
    pub(super) rows: Vec<TransactionId>,
}

impl Split {
    /// Many credits of many senders; of trade there must be fewer kinds of evidence than so many.
    pub(super) fn is_layered(&self, merchant_evidence: &[&str], patterns: &Patterns) -> bool {
        let layered = &patterns.layered;
        let is_of_trade = |code: &&&str| !layered.evidence_not.iter().any(|not| not == **code);
        self.credits >= layered.least_pairs
            && self.senders >= layered.least_senders
            && self.share >= layered.least_share
            && merchant_evidence.iter().filter(is_of_trade).count() < layered.merchant_evidence
    }
}

/// Each credit in turn takes the debits that follow it and answer no other, in their order, as soon as they add up.
pub(super) fn measure(flows: &Flows<'_>, patterns: &Patterns) -> Split {
    let (limits, mirror) = (&patterns.split, &patterns.mirror);
    let least = rupees(mirror.least_rupees);
    let mut is_used = vec![false; flows.all.len()];
    let (mut large, mut matched) = (Paise::ZERO, Paise::ZERO);
    let mut senders: BTreeSet<usize> = BTreeSet::new();
    let mut split = Split::default();
    for (place, flow) in flows.all.iter().enumerate() {
        if !flow.posting.is_credit() || !flow.is_counted || flow.amount() < least {
            continue;
        }
        large = large.saturating_add(flow.amount());
        let lowest = statistics::share(flow.amount(), mirror.share_from);
        let highest = statistics::share(flow.amount(), mirror.share_to);
        let Some(parts) =
            parts(flows, &is_used, place, limits.within_days, limits.most_parts, lowest..=highest)
        else {
            continue;
        };
        matched = matched.saturating_add(flow.amount());
        split.credits += 1;
        split.rows.push(flow.id());
        split.rows.extend(parts.iter().filter_map(|part| flows.all.get(*part)).map(Flow::id));
        for part in parts {
            if let Some(used) = is_used.get_mut(part) {
                *used = true;
            }
        }
        senders.extend(flow.party);
    }
    split.senders = senders.len();
    split.share = matched.ratio_to(large).unwrap_or_default();
    split
}

/// The debits after a credit, one after another, that add up to what was asked for.
fn parts(
    flows: &Flows<'_>,
    is_used: &[bool],
    credit: usize,
    within_days: i64,
    most: usize,
    sought: std::ops::RangeInclusive<Paise>,
) -> Option<Vec<usize>> {
    let from = flows.all.get(credit)?;
    let answers = |(place, out): &(usize, &Flow<'_>)| {
        out.is_counted
            && !out.posting.is_credit()
            && !out.is_life
            && (from.party.is_none() || from.party != out.party)
            && !is_used.get(*place).copied().unwrap_or(true)
    };
    let after = flows.all.iter().enumerate().skip(credit + 1).take(MOST_LOOKED_AT);
    let near = after.take_while(|(_, out)| out.days_after(from.date()) <= within_days);
    let debits: Vec<(usize, Paise)> =
        near.filter(answers).map(|(place, out)| (place, out.amount())).collect();
    // One debit before several: fewer parts are less likely by chance.
    let starts = || 0..debits.len();
    let mut tried = starts().map(|first| (first, 1)).chain(starts().map(|first| (first, most)));
    tried.find_map(|(first, most)| {
        let mut sum = Paise::ZERO;
        let mut taken = Vec::new();
        for (place, amount) in debits.iter().skip(first).take(most) {
            sum = sum.saturating_add(*amount);
            taken.push(*place);
            if sought.contains(&sum) {
                return Some(taken);
            }
            if sum > *sought.end() {
                return None;
            }
        }
        None
    })
}
