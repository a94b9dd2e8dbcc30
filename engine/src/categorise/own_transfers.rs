//! Transfers between accounts of one file.

use std::collections::BTreeMap;

use super::draft_book::DraftBook;
use super::settings::SETTINGS;
use super::{Category, RuleMatch};

/// Marks transfers between two accounts of the file: the same amount, the other way, a day apart at most, and nobody else
/// named on either side.
pub(super) fn find(draft: &mut DraftBook) {
    if draft.accounts.len() < 2 {
        return;
    }
    let mut credits: BTreeMap<i64, Vec<usize>> = BTreeMap::new();
    let movable: Vec<bool> = (0..draft.postings.len()).map(|at| is_movable(draft, at)).collect();
    let is_movable = |at: usize| movable.get(at).copied().unwrap_or_default();
    for (at, posting) in draft.postings.iter().enumerate() {
        if posting.is_credit() && is_movable(at) {
            credits.entry(posting.entry.amount.get()).or_default().push(at);
        }
    }
    let mut pairs = Vec::new();
    for (at, debit) in draft.postings.iter().enumerate() {
        if debit.is_credit() || !is_movable(at) {
            continue;
        }
        let Some(open) = credits.get_mut(&debit.entry.amount.get()) else { continue };
        let fits = |credit: &usize| {
            draft.postings.get(*credit).is_some_and(|credit| {
                let days = (credit.entry.date - debit.entry.date).num_days().abs();
                credit.account != debit.account && days <= SETTINGS.own.within_days
            })
        };
        if let Some(place) = open.iter().position(fits) {
            pairs.push((at, open.remove(place)));
        }
    }
    for (debit, credit) in pairs {
        for at in [debit, credit] {
            draft.decide(at, &RuleMatch::new(Category::SelfTransfer, "own.accounts"));
        }
    }
}

fn is_movable(draft: &DraftBook, at: usize) -> bool {
    let (Some(posting), Some(facts)) = (draft.postings.get(at), draft.facts.get(at)) else { return false };
    let plain_transfer = matches!(
        posting.category,
        Category::PersonTransfer
            | Category::Unknown
            | Category::BusinessIncome
            | Category::BusinessPayment
            | Category::SelfTransfer
    );
    posting.narration.channel.joins_own_accounts()
        && plain_transfer
        && (facts.who.is_holder || !facts.who.is_named)
}
