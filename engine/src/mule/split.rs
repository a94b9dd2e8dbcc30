//! Credits that are passed on in parts: the debits that follow one another, up to a few, add up to nearly the same, or some of
//! the next ones do with others between them.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

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

/// Each credit in turn takes the debits that follow it and answer no other, as soon as they add up.
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
        let debits = debits_after(flows, &is_used, place, limits.within_days);
        let mixed = statistics::share(flow.amount(), limits.mixed_share_from)..=highest;
        let least = statistics::share(flow.amount(), limits.least_part);
        let Some(parts) = in_order(&debits, limits.most_parts, lowest..=highest).or_else(|| {
            let near: Vec<(usize, Paise)> = debits
                .iter()
                .copied()
                .filter(|(_, amount)| (least..=highest).contains(amount))
                .take(limits.most_debits)
                .collect();
            (2..=limits.most_parts).find_map(|parts| among(&near, parts, &mixed))
        }) else {
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

/// The debits after a credit that can answer it, with their places.
fn debits_after(flows: &Flows<'_>, is_used: &[bool], credit: usize, within_days: i64) -> Vec<(usize, Paise)> {
    let Some(from) = flows.all.get(credit) else { return Vec::new() };
    let answers = |(place, out): &(usize, &Flow<'_>)| {
        out.is_counted
            && !out.posting.is_credit()
            && !out.is_life
            && (from.party.is_none() || from.party != out.party)
            && !is_used.get(*place).copied().unwrap_or(true)
    };
    let after = flows.all.iter().enumerate().skip(credit + 1).take(MOST_LOOKED_AT);
    let near = after.take_while(|(_, out)| out.days_after(from.date()) <= within_days);
    near.filter(answers).map(|(place, out)| (place, out.amount())).collect()
}

/// Debits, one after another, that add up to what was asked for.
fn in_order(debits: &[(usize, Paise)], most: usize, sought: RangeInclusive<Paise>) -> Option<Vec<usize>> {
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

/// So many of a few debits that add up to what was asked for, with others between them. Of twelve there are 792 times five.
fn among(debits: &[(usize, Paise)], parts: usize, sought: &RangeInclusive<Paise>) -> Option<Vec<usize>> {
    if parts == 0 || *sought.end() < Paise::ZERO {
        return None;
    }
    debits.iter().enumerate().find_map(|(at, (place, amount))| {
        let rest = sought.start().saturating_sub(*amount)..=sought.end().saturating_sub(*amount);
        if parts == 1 {
            return sought.contains(amount).then(|| vec![*place]);
        }
        let mut taken = among(debits.get(at + 1..)?, parts - 1, &rest)?;
        taken.insert(0, *place);
        Some(taken)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::money::rupees;

    #[test]
    fn parts_with_others_between_them_are_found() {
        let debits: Vec<(usize, Paise)> =
            [4_000, 700, 2_500, 9_000, 3_300].into_iter().map(rupees).enumerate().collect();
        let sought = |low, high| rupees(low)..=rupees(high);
        assert_eq!(in_order(&debits, 5, sought(9_700, 9_900)), None);
        assert_eq!(among(&debits, 3, &sought(9_700, 9_900)), Some(vec![0, 2, 4]));
        assert_eq!(among(&debits, 2, &sought(9_650, 9_750)), Some(vec![1, 3]));
        assert_eq!(among(&debits, 5, &sought(1, 2)), None);
    }
}
