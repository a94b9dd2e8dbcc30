//! Money that goes straight back to whom it came from.

use std::collections::BTreeMap;

use super::scope::Scope;
use super::thresholds::THRESHOLDS;
use crate::categorise::{Category, Posting};
use crate::money::Paise;
use crate::transaction_id::TransactionId;

/// A credit, and the debit that undid it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Round {
    pub(crate) credit: TransactionId,
    pub(crate) debit: TransactionId,
    pub(crate) amount: Paise,
}

/// Every round, by its credit. Each debit undoes one credit.
pub(crate) fn rounds(scope: &Scope<'_>) -> Vec<Round> {
    let rules = &THRESHOLDS.circular;
    let least = Paise::new(rules.least_rupees.saturating_mul(100));
    let mut parties: BTreeMap<&str, (Vec<&Posting<'_>>, Vec<&Posting<'_>>)> = BTreeMap::new();
    for posting in &scope.postings {
        let Some(party) = posting.party.as_deref() else { continue };
        if posting.entry.amount < least || !is_movement(posting.category) {
            continue;
        }
        let (credits, debits) = parties.entry(party).or_default();
        if posting.is_credit() { credits.push(posting) } else { debits.push(posting) }
    }
    let mut found = Vec::new();
    for (credits, debits) in parties.into_values() {
        let mut is_used = vec![false; debits.len()];
        for credit in credits {
            let apart = |debit: &Posting<'_>| (debit.entry.date - credit.entry.date).num_days();
            let start = debits.partition_point(|debit| apart(debit) < -rules.within_days);
            let near = debits.iter().enumerate().skip(start);
            let mut near = near.take_while(|(_, debit)| apart(debit) <= rules.within_days);
            let fits = |debit: &Posting<'_>| {
                let share = debit.entry.amount.ratio_to(credit.entry.amount);
                share.is_some_and(|share| (rules.share_from..=rules.share_to).contains(&share))
            };
            let free = near.find(|(at, debit)| is_used.get(*at) == Some(&false) && fits(debit));
            if let Some((at, debit)) = free {
                if let Some(used) = is_used.get_mut(at) {
                    *used = true;
                }
                found.push(Round { credit: credit.id, debit: debit.id, amount: credit.entry.amount });
            }
        }
    }
    found.sort_by_key(|round| round.credit);
    found
}

/// A payment between two parties. A loan and its instalment, a refund or a returned cheque come from whom they go to
/// by their nature.
const fn is_movement(category: Category) -> bool {
    matches!(
        category,
        Category::BusinessIncome
            | Category::ProfessionalIncome
            | Category::Settlement
            | Category::PersonTransfer
            | Category::BusinessPayment
            | Category::Merchant
            | Category::Unknown
    )
}
