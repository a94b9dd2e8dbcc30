//! Money of others that is handed on while the holder's own lies beside it.
//!
//! [`super::pass_through`] has what came first leave first, so whoever keeps savings, or a salary, in the account seems to hand on
//! nothing for as long as they last. Here the newest money leaves first, and only debits that are paid from it as good as wholly
//! count: a life pays what it owes whatever came in that day, a mule pays nothing before something has come.

use std::collections::HashSet;

use chrono::NaiveDate;

use super::flows::{Flow, Flows};
use super::patterns::{HandedOnLimits, Patterns};
use crate::categorise::Category;
use crate::money::{Paise, rupees};
use crate::transaction_id::TransactionId;

/// What was handed on, and how much of the account that is.
#[derive(Debug, Default)]
pub(super) struct HandedOn {
    /// Of what came in from others, the largest sum aside.
    pub(super) of_credits: f64,
    /// Of what is paid out and neither lived nor saved from.
    of_debits: f64,
    amount: Paise,
    debits: usize,
    /// Those that were handed on as good as whole, and how many parties they came from.
    pub(super) credits: Vec<TransactionId>,
    senders: usize,
}

/// What is to be found out about the account once.
struct Account {
    credited: Paise,
    passed: Paise,
    /// Shares of the credits and of what is paid out.
    of_firms: f64,
    of_cash: f64,
    of_customers: f64,
    traded: f64,
    lived: f64,
}

/// Money of one credit that is still there.
struct Lot {
    left: i64,
    date: NaiveDate,
    place: usize,
}

/// How money of others is handed on.
#[derive(Debug)]
pub(super) enum Handing {
    /// To people, as cash or to exchanges, by the next day.
    On(HandedOn),
    /// The same after some days.
    Held(HandedOn),
    /// To sellers of what is as good as money.
    Spent(HandedOn),
}

/// The first of these that is seen. `merchant_evidence` is what speaks of trade.
pub(super) fn seen(flows: &Flows<'_>, merchant_evidence: &[&str], patterns: &Patterns) -> Option<Handing> {
    let limits = &patterns.handed_on;
    let account = Account::measure(flows, patterns);
    let has = |codes: &[String]| merchant_evidence.iter().any(|code| codes.iter().any(|of| of == code));
    let of_people = account.of_firms < limits.most_of_firms && !has(&limits.evidence_of_trade);
    // A freelancer has a few customers, and a family to keep.
    let is_trade = account.of_customers >= limits.most_of_customers;
    let are_many = |found: &HandedOn| !is_trade || found.senders >= limits.least_customers;
    let goes_to = |flow: &Flow<'_>| limits.to.contains(&flow.posting.category);

    if of_people && account.traded < limits.most_trade {
        let quick = measure(flows, &account, limits.within_days, goes_to, patterns);
        if are_many(&quick) && is_handed_on(&quick, &account, limits) {
            return Some(Handing::On(quick));
        }
        let slow = measure(flows, &account, patterns.hollow.within_days, goes_to, patterns);
        let held = &limits.held;
        if slow.amount >= rupees(held.least_rupees)
            && slow.of_credits >= held.least_share
            && slow.of_debits >= held.least_share_of_debits
            && slow.debits >= held.least_debits
            && slow.senders >= held.least_senders
            && are_many(&slow)
            && account.lived < held.most_life
        {
            return Some(Handing::Held(slow));
        }
    }
    if of_people && !is_trade && !has(&limits.spent.evidence_of_trade) {
        let spent = &limits.spent;
        let buys = |flow: &Flow<'_>| {
            spent.to.contains(&flow.posting.category) && flow.amount() >= rupees(spent.least_purchase_rupees)
        };
        let bought = measure(flows, &account, limits.within_days, buys, patterns);
        if bought.of_credits >= spent.least_share
            && bought.debits >= spent.least_debits
            && bought.senders >= spent.least_senders
        {
            return Some(Handing::Spent(bought));
        }
    }
    None
}

fn is_handed_on(quick: &HandedOn, account: &Account, limits: &HandedOnLimits) -> bool {
    let (most, nearly_all, each, cash) =
        (&limits.most, &limits.nearly_all, &limits.every_debit, &limits.cash);
    let is_most = quick.of_credits >= most.share
        && quick.credits.len() >= most.credits
        && quick.debits >= most.debits
        && quick.senders >= most.senders;
    let is_nearly_all = quick.of_credits >= nearly_all.share
        && quick.credits.len() >= nearly_all.credits
        && quick.senders >= nearly_all.senders;
    // Nothing is ever paid to anybody unless something has just come in.
    let is_every_debit = quick.of_debits >= each.share_of_debits
        && quick.debits >= each.debits
        && quick.senders >= each.senders;
    // Cash that is paid in has no sender.
    let is_cash =
        account.of_cash >= cash.cash && quick.of_credits >= cash.share && quick.credits.len() >= cash.credits;
    quick.amount >= rupees(limits.least_rupees) && (is_most || is_nearly_all || is_every_debit || is_cash)
}

impl Account {
    fn measure(flows: &Flows<'_>, patterns: &Patterns) -> Self {
        let limits = &patterns.handed_on;
        let of = |categories: &[Category]| {
            let of_these = flows.credits().filter(|flow| categories.contains(&flow.posting.category));
            of_these.map(Flow::amount).sum::<Paise>().ratio_to(flows.credited).unwrap_or_default()
        };
        let lived: Paise = flows.all.iter().filter(|flow| flow.is_life).map(Flow::amount).sum();
        let passed: Paise = flows.debits().filter(|flow| !flow.is_life).map(Flow::amount).sum();
        let is_trade =
            |flow: &&Flow<'_>| !flow.is_life && patterns.hollow.trade.contains(&flow.posting.category);
        let traded: Paise = flows.debits().filter(is_trade).map(Flow::amount).sum();
        Self {
            credited: flows.credited,
            passed,
            of_firms: of(&limits.firms),
            of_cash: of(&[Category::CashDeposit]),
            of_customers: of(&[Category::BusinessIncome]),
            traded: traded.ratio_to(passed).unwrap_or_default(),
            lived: lived.ratio_to(lived.saturating_add(passed)).unwrap_or_default(),
        }
    }
}

/// Has the newest money leave first. `takes` says which debits hand it on.
fn measure(
    flows: &Flows<'_>,
    account: &Account,
    within: i64,
    takes: impl Fn(&Flow<'_>) -> bool,
    patterns: &Patterns,
) -> HandedOn {
    let limits = &patterns.handed_on;
    let mut lots: Vec<Lot> = Vec::new();
    let mut handed = vec![0_i64; flows.all.len()];
    let (mut debits, mut amount) = (0, Paise::ZERO);
    for (place, flow) in flows.all.iter().enumerate() {
        if flow.posting.is_credit() {
            if flow.is_counted {
                lots.push(Lot { left: flow.amount().get(), date: flow.date(), place });
            }
            continue;
        }
        if !takes(flow) {
            continue;
        }
        let mut due = flow.amount().get();
        let mut from: Vec<(usize, i64)> = Vec::new();
        while due > 0
            && let Some(lot) = lots.last_mut()
            && flow.days_after(lot.date) <= within
        {
            let used = due.min(lot.left);
            lot.left -= used;
            due -= used;
            from.push((lot.place, used));
            if lot.left == 0 {
                lots.pop();
            }
        }
        let paid = Paise::new(flow.amount().get().saturating_sub(due));
        if paid.ratio_to(flow.amount()).is_some_and(|share| share >= limits.share_of_a_debit) {
            debits += 1;
            amount = amount.saturating_add(paid);
            for (credit, used) in from {
                if let Some(sum) = handed.get_mut(credit) {
                    *sum = sum.saturating_add(used);
                }
            }
        }
    }
    let is_whole = |(flow, handed): &(&Flow<'_>, &i64)| {
        Paise::new(**handed).ratio_to(flow.amount()).is_some_and(|share| share >= limits.share_of_a_credit)
    };
    let whole: Vec<&Flow<'_>> =
        flows.all.iter().zip(&handed).filter(is_whole).map(|(flow, _)| flow).collect();
    let senders: HashSet<usize> = whole.iter().filter_map(|flow| flow.party).collect();
    // A car that is sold for the next one is one event, and no habit.
    let largest = whole.iter().map(|flow| flow.amount()).max().unwrap_or_default();
    let (rest, of) = (amount.saturating_sub(largest), account.credited.saturating_sub(largest));
    HandedOn {
        of_credits: rest.ratio_to(of).unwrap_or_default(),
        of_debits: amount.ratio_to(account.passed).unwrap_or_default(),
        amount,
        debits,
        senders: senders.len(),
        credits: whole.into_iter().map(Flow::id).collect(),
    }
}

impl Handing {
    /// What was handed on, the sentence about it, and why that is an elevated level.
    pub(super) fn told<'p>(&self, patterns: &'p Patterns) -> (&'static str, &HandedOn, &'p str, &'p str) {
        let (limits, reasons) = (&patterns.handed_on, &patterns.reasons);
        match self {
            Self::On(found) => ("handed_on", found, &limits.text, &reasons.handed_on),
            Self::Held(found) => ("handed_on_in_days", found, &limits.held.text, &reasons.handed_on_in_days),
            Self::Spent(found) => ("spent_at_once", found, &limits.spent.text, &reasons.spent_at_once),
        }
    }
}
