//! How much of the money received leaves again at once. What came first leaves first, the opening balance before all; only
//! a small cushion, which a mule keeps as well, stays to the last.

use std::collections::{BTreeMap, VecDeque};

use chrono::NaiveDate;

use super::PatternHit;
use super::flows::Flows;
use super::patterns::Patterns;
use crate::categorise::Posting;
use crate::metrics::statistics;
use crate::money::Paise;
use crate::transaction_id::TransactionId;

/// The shares of the counted credits that left within the days allowed.
#[derive(Debug, Default)]
pub(super) struct PassThrough {
    /// By whatever way; cites the credits of which at least half left.
    pub(super) leaving: PatternHit,
    /// As cash; cites the withdrawals.
    pub(super) cash: PatternHit,
}

/// Money of one credit that is still there.
struct Lot {
    left: i64,
    date: NaiveDate,
    /// Its place among the flows; `None` for money that cannot be passed through.
    credit: Option<usize>,
}

pub(super) fn measure(flows: &Flows<'_>, months: f64, within: i64, patterns: &Patterns) -> PassThrough {
    let mut lots: VecDeque<Lot> = VecDeque::new();
    let (held, mut debt) = opening(flows);
    let most_kept =
        statistics::share(flows.credited, patterns.pass_through.cushion_of_a_month / months.max(1.0)).get();
    let mut kept = held.get().min(most_kept);
    if let Some(first) = flows.all.first() {
        lots.push_back(Lot { left: held.get() - kept, date: first.date(), credit: None });
    }
    let mut passed = vec![0_i64; flows.all.len()];
    let mut drawn = 0_i64;
    let mut withdrawals: Vec<TransactionId> = Vec::new();

    for (place, flow) in flows.all.iter().enumerate() {
        let amount = flow.amount().get();
        if flow.posting.is_credit() {
            // An overdraft is repaid before anything is there to be passed on.
            let repaid = debt.min(amount);
            debt -= repaid;
            let credit = flow.is_counted.then_some(place);
            lots.push_back(Lot { left: amount - repaid, date: flow.date(), credit });
            continue;
        }
        let is_cash = patterns.cash_out.categories.contains(&flow.posting.category);
        let (mut due, mut quick) = (amount, 0_i64);
        while due > 0 {
            let Some(lot) = lots.front_mut() else { break };
            if kept < most_kept && flow.days_after(lot.date) > within {
                // It stayed: it fills the cushion before it pays for anything.
                let stays = lot.left.min(most_kept - kept);
                lot.left -= stays;
                kept += stays;
            }
            let used = due.min(lot.left);
            lot.left -= used;
            due -= used;
            let is_quick = flow.is_counted && flow.days_after(lot.date) <= within;
            if let Some(sum) = lot.credit.filter(|_| is_quick).and_then(|credit| passed.get_mut(credit)) {
                *sum += used;
                quick += used;
            }
            if lot.left == 0 {
                lots.pop_front();
            }
        }
        let from_cushion = due.min(kept);
        kept -= from_cushion;
        due -= from_cushion;
        // Only a balance below zero proves that it was borrowed; else money is missing that came unseen.
        let below = flow.posting.entry.balance.map_or(0, |balance| balance.get().min(0).saturating_neg());
        debt = debt.saturating_add(due.min(below));
        if is_cash && quick > 0 {
            drawn = drawn.saturating_add(quick);
            withdrawals.push(flow.id());
        }
    }

    let left = passed.iter().copied().map(Paise::new).sum::<Paise>();
    let at_once =
        flows.all.iter().zip(&passed).filter(|(flow, sum)| **sum > 0 && **sum >= flow.amount().get() / 2);
    let share = |of: Paise| of.ratio_to(flows.credited).unwrap_or_default();
    PassThrough {
        leaving: PatternHit::seen(share(left), at_once.map(|(flow, _)| flow.id()).collect()),
        cash: PatternHit::seen(share(Paise::new(drawn)), withdrawals),
    }
}

/// What the accounts held before their first transaction, and what they owed.
fn opening(flows: &Flows<'_>) -> (Paise, i64) {
    let mut firsts: BTreeMap<usize, &Posting<'_>> = BTreeMap::new();
    for flow in &flows.all {
        let first = firsts.entry(flow.posting.account).or_insert(flow.posting);
        if flow.posting.id < first.id {
            *first = flow.posting;
        }
    }
    let before = |posting: &&Posting<'_>| {
        let balance = posting.entry.balance.unwrap_or(posting.entry.signed());
        balance.saturating_sub(posting.entry.signed())
    };
    let balances: Vec<Paise> = firsts.values().map(before).collect();
    let held = balances.iter().filter(|balance| **balance > Paise::ZERO).sum();
    let debt: Paise = balances.iter().filter(|balance| **balance < Paise::ZERO).sum();
    (held, debt.get().saturating_neg())
}
