//! Shops behind which other money goes: those on paper alone, which pay firms as a shop does and nothing that keeps a shop open,
//! and real ones through which sums are passed that no customer of theirs pays.

use std::collections::{BTreeSet, HashMap};

use chrono::NaiveDate;

use super::flows::{Flow, Flows};
use super::patterns::{FrontLimits, OutOfScale, Patterns};
use crate::categorise::Category;
use crate::metrics::statistics;
use crate::money::{Paise, rupees};
use crate::transaction_id::TransactionId;

/// What goes behind a shop.
#[derive(Debug)]
pub(super) enum Front {
    /// Settlements, round sums of strangers, and next to no bill: the credits of the strangers.
    OnPaper { of_credits: f64, credits: Vec<TransactionId> },
    /// Sums many times as large as the takings, handed on to people: those that were.
    Lent { of_sums: f64, credits: Vec<TransactionId> },
}

/// Money of one sum that is still there.
struct Lot {
    left: i64,
    date: NaiveDate,
    id: TransactionId,
}

/// The first of these that is seen. `left_within_days` is how much of what came in left again within some days.
pub(super) fn seen(flows: &Flows<'_>, left_within_days: f64, patterns: &Patterns) -> Option<Front> {
    let times = times_by_party(flows);
    let limits = &patterns.fronts;
    let is_stranger = |flow: &&Flow<'_>| {
        let seen = flow.party.and_then(|party| times.get(&party).copied()).unwrap_or_default();
        (1..=limits.most_times_of_a_stranger).contains(&seen)
    };
    on_paper(flows, left_within_days, &is_stranger, patterns).or_else(|| lent(flows, &is_stranger, limits))
}

/// How often each party pays in.
fn times_by_party(flows: &Flows<'_>) -> HashMap<usize, usize> {
    let mut times: HashMap<usize, usize> = HashMap::new();
    for party in flows.credits().filter_map(|flow| flow.party) {
        let seen = times.entry(party).or_default();
        *seen = seen.saturating_add(1);
    }
    times
}

fn on_paper(
    flows: &Flows<'_>,
    left_within_days: f64,
    is_stranger: &impl Fn(&&Flow<'_>) -> bool,
    patterns: &Patterns,
) -> Option<Front> {
    let limits = &patterns.fronts.on_paper;
    let settlements = flows.credits().filter(|flow| flow.posting.category == Category::Settlement).count();
    // Rent is the one bill that such a shop writes of: anybody may be paid it.
    let keeps_open = |flow: &&Flow<'_>| {
        (flow.is_life || patterns.merchant.taxes.contains(&flow.posting.category))
            && flow.posting.category != Category::Rent
    };
    let bills = flows.all.iter().filter(keeps_open).count();
    let paid_out = flows.all.iter().filter(|flow| !flow.posting.is_credit()).count();
    let is_kept_open = statistics::count(bills) > limits.most_bills * statistics::count(paid_out);
    let is_round = |flow: &&Flow<'_>| flow.amount().get() % rupees(limits.round_rupees.max(1)).get() == 0;
    let sums: Vec<&Flow<'_>> = flows
        .credits()
        .filter(|flow| flow.posting.category != Category::Settlement)
        .filter(is_round)
        .filter(is_stranger)
        .collect();
    let of_credits = sums.iter().map(|flow| flow.amount()).sum::<Paise>().ratio_to(flows.credited)?;
    let is_seen = settlements >= patterns.merchant.least_settlements.max(1)
        && !is_kept_open
        && left_within_days >= patterns.hollow.least_left_of_a_shop
        && sums.len() >= limits.least_sums
        && of_credits >= limits.least_share;
    is_seen.then(|| Front::OnPaper { of_credits, credits: sums.into_iter().map(Flow::id).collect() })
}

fn lent(flows: &Flows<'_>, is_stranger: &impl Fn(&&Flow<'_>) -> bool, fronts: &FrontLimits) -> Option<Front> {
    let limits = &fronts.out_of_scale;
    let usual = usual_taking(flows, limits)?;
    let is_large = |flow: &Flow<'_>| {
        flow.posting.is_with_person
            && flow.amount().ratio_to(usual).is_some_and(|times| times >= limits.times_the_usual)
    };
    let mut lots: Vec<Lot> = Vec::new();
    let (mut sums, mut handed) = (Paise::ZERO, Paise::ZERO);
    let (mut days, mut from) = (BTreeSet::new(), BTreeSet::new());
    for flow in flows.counted() {
        if flow.posting.is_credit() {
            if is_large(flow) && is_stranger(&flow) {
                sums = sums.saturating_add(flow.amount());
                lots.push(Lot { left: flow.amount().get(), date: flow.date(), id: flow.id() });
            }
            continue;
        }
        let is_to_person = limits.to.contains(&flow.posting.category)
            && (flow.posting.is_with_person || flow.posting.category == Category::CashWithdrawal);
        if !is_to_person {
            continue;
        }
        lots.retain(|lot| lot.left > 0 && flow.days_after(lot.date) <= limits.within_days);
        let there = Paise::new(lots.iter().map(|lot| lot.left).fold(0, i64::saturating_add));
        // A household's own payment to a person beside such a sum is small against it, or more than it.
        let is_of_them = flow.amount().ratio_to(there).is_some_and(|share| {
            (limits.least_of_what_is_there..=limits.most_of_what_is_there).contains(&share)
        });
        if !is_of_them {
            continue;
        }
        days.insert(flow.date());
        let mut due = flow.amount().get();
        for lot in lots.iter_mut().rev() {
            let used = due.min(lot.left);
            lot.left = lot.left.saturating_sub(used);
            due = due.saturating_sub(used);
            handed = handed.saturating_add(Paise::new(used));
            if used > 0 {
                from.insert(lot.id);
            }
        }
    }
    let of_sums = handed.ratio_to(sums)?;
    let is_seen =
        from.len() >= limits.least_sums && of_sums >= limits.least_share && days.len() >= limits.least_days;
    is_seen.then(|| Front::Lent { of_sums, credits: from.into_iter().collect() })
}

/// What three of four takings come to at the most, where there are enough of them to say so.
fn usual_taking(flows: &Flows<'_>, limits: &OutOfScale) -> Option<Paise> {
    let mut takings: Vec<Paise> = flows.credits().map(Flow::amount).collect();
    if takings.len() < limits.least_takings {
        return None;
    }
    takings.sort_unstable();
    takings.get(takings.len().saturating_mul(3) / 4).copied()
}

impl Front {
    /// Its name, how much it is, its rows, the sentence about it, and why that is an elevated level.
    pub(super) fn told<'p>(
        &self,
        patterns: &'p Patterns,
    ) -> (&'static str, f64, &[TransactionId], &'p str, &'p str) {
        let (limits, reasons) = (&patterns.fronts, &patterns.reasons);
        match self {
            Self::OnPaper { of_credits, credits } => {
                ("shop_on_paper", *of_credits, credits, &limits.on_paper.text, &reasons.shop_on_paper)
            }
            Self::Lent { of_sums, credits } => {
                ("out_of_scale", *of_sums, credits, &limits.out_of_scale.text, &reasons.out_of_scale)
            }
        }
    }
}
