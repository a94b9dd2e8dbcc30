//! Payments that came back: presentation, return, charge and tax put together, so that each is counted once.

mod charges;

use std::collections::{BTreeMap, BTreeSet};

use super::draft_book::{DraftBook, days_between};
use super::settings::SETTINGS;
use super::{Bounce, BounceSide, Category, RuleMatch};
use crate::money::Paise;
use crate::narration::Channel;

/// Puts the legs of returned payments together, marks the presentations, and gives the bounces, the oldest first.
pub(super) fn find(draft: &mut DraftBook) -> Vec<Bounce> {
    let mut events = inward(draft);
    events.extend(outward(draft));
    charges::attach(draft, &mut events);
    let mut bounces: Vec<Bounce> = cured(draft, events);
    bounces.sort_by_key(|bounce| (bounce.date, bounce.legs.first().copied()));
    bounces
}

/// A bounce while its legs are collected.
#[derive(Debug)]
struct Event {
    account: usize,
    of_cheque: bool,
    bounce: Bounce,
    legs: Vec<usize>,
}

impl Event {
    fn for_return(
        draft: &DraftBook,
        side: BounceSide,
        returned: usize,
        presented: Option<usize>,
    ) -> Option<Self> {
        let posting = draft.postings.get(returned)?;
        let reason = posting.narration.return_reason.clone();
        let legs: Vec<usize> = presented.into_iter().chain([returned]).collect();
        let party = legs.iter().find_map(|leg| draft.party(*leg)).map(str::to_owned);
        Some(Self {
            account: posting.account,
            of_cheque: posting.narration.channel == Channel::Cheque,
            bounce: Bounce {
                side,
                is_technical: is_technical(reason.as_deref()),
                reason,
                date: draft.date(presented.unwrap_or(returned)),
                party,
                amount: Some(posting.entry.amount),
                charged: Paise::ZERO,
                is_cured: false,
                legs: Vec::new(),
            },
            legs,
        })
    }
}

fn is_technical(reason: Option<&str>) -> bool {
    reason
        .is_some_and(|reason| SETTINGS.bounces.technical_reasons.iter().any(|technical| technical == reason))
}

/// Rows that may be the other leg of a return, by account and amount, in the order of time.
type ByAmount = BTreeMap<(usize, i64), Vec<usize>>;

fn by_amount(draft: &DraftBook, fits: impl Fn(usize) -> bool) -> ByAmount {
    let mut found = ByAmount::new();
    for (at, posting) in draft.postings.iter().enumerate() {
        if fits(at) {
            found.entry((posting.account, posting.entry.amount.get())).or_default().push(at);
        }
    }
    found
}

/// Takes the row that best fits a return out of those of its amount: the same number, else the same party, else one that
/// names nobody; the nearest of them.
fn take_leg(draft: &DraftBook, open: &mut ByAmount, returned: usize, within_days: i64) -> Option<usize> {
    let posting = draft.postings.get(returned)?;
    let candidates = open.get_mut(&(posting.account, posting.entry.amount.get()))?;
    let rank = |at: usize| -> Option<(u8, i64, bool)> {
        let other = draft.postings.get(at)?;
        let days = days_between(other.entry.date, posting.entry.date);
        if !(0..=within_days).contains(&days) {
            return None;
        }
        let numbers = [&other.narration.reference, &other.entry.reference];
        let same_number = [&posting.narration.reference, &posting.entry.reference]
            .into_iter()
            .flatten()
            .any(|number| numbers.into_iter().flatten().any(|other| other == number));
        let rank = match (same_number, posting.party.as_deref(), other.party.as_deref()) {
            (true, ..) => 0,
            (false, Some(one), Some(other)) if one == other => 1,
            (false, Some(_), Some(_)) => return None,
            (false, ..) => 2,
        };
        // Of the same day, what stands before the return is likelier than what follows.
        Some((rank, days, at > returned))
    };
    let best = candidates.iter().enumerate().filter_map(|(place, at)| Some((rank(*at)?, place))).min()?;
    Some(candidates.remove(best.1))
}

fn inward(draft: &mut DraftBook) -> Vec<Event> {
    let is_payment = |at: usize| {
        draft.postings.get(at).is_some_and(|posting| {
            let by_order = matches!(
                posting.narration.channel,
                Channel::Nach
                    | Channel::Ecs
                    | Channel::Cheque
                    | Channel::StandingInstruction
                    | Channel::Return
                    | Channel::Other
                    | Channel::Transfer
                    | Channel::BillPayment
            );
            let is_fee = matches!(
                posting.category,
                Category::ReturnCharge
                    | Category::OutwardReturn
                    | Category::ServiceCharge
                    | Category::PenalCharge
            );
            !posting.is_credit() && by_order && !is_fee
        })
    };
    let mut open = by_amount(draft, is_payment);
    let mut events = Vec::new();
    let mut paired = Vec::new();
    for (at, posting) in draft.postings.iter().enumerate() {
        let given_back = posting.category == Category::InwardReturn;
        // A mandate's debit that is merely put back is a return if its debit is there.
        let maybe = posting.rule_id == "reversal.mandate";
        if !given_back && !maybe {
            continue;
        }
        let presented = take_leg(draft, &mut open, at, SETTINGS.bounces.legs_within_days);
        if given_back || presented.is_some() {
            events.extend(Event::for_return(draft, BounceSide::Inward, at, presented));
            paired.push((at, presented));
        }
    }
    for (returned, presented) in paired {
        draft.decide(returned, &RuleMatch::new(Category::InwardReturn, "return.credit"));
        if let Some(presented) = presented {
            draft.decide(presented, &RuleMatch::new(Category::PresentedUnpaid, "return.presented"));
        }
    }
    // The bank says of a debit that it is unpaid, and its return is not on the statement.
    let taken: BTreeSet<usize> = events.iter().flat_map(|event| event.legs.clone()).collect();
    let alone: Vec<usize> = draft
        .postings
        .iter()
        .enumerate()
        .filter(|(_, posting)| posting.category == Category::PresentedUnpaid)
        .map(|(at, _)| at)
        .collect();
    events.extend(
        alone
            .into_iter()
            .filter(|at| !taken.contains(at))
            .filter_map(|at| Event::for_return(draft, BounceSide::Inward, at, None)),
    );
    events
}

/// Cheques the holder paid in. The deposit stays what it was; as a leg it can be left out of what came in.
fn outward(draft: &DraftBook) -> Vec<Event> {
    let is_deposit = |at: usize| {
        draft
            .postings
            .get(at)
            .is_some_and(|posting| posting.is_credit() && posting.narration.channel == Channel::Cheque)
    };
    let mut open = by_amount(draft, is_deposit);
    let returned =
        draft.postings.iter().enumerate().filter(|(_, posting)| posting.category == Category::OutwardReturn);
    returned
        .filter_map(|(at, _)| {
            let deposit = take_leg(draft, &mut open, at, SETTINGS.bounces.outward_within_days);
            Event::for_return(draft, BounceSide::Outward, at, deposit)
        })
        .collect()
}

/// Whether each was paid after all, soon enough.
fn cured(draft: &DraftBook, events: Vec<Event>) -> Vec<Bounce> {
    let owed = events.iter().filter_map(|event| Some((event.account, event.bounce.party.as_deref()?)));
    let mut paid: BTreeMap<(usize, &str), Vec<usize>> = owed.map(|owed| (owed, Vec::new())).collect();
    if !paid.is_empty() {
        for (at, posting) in draft.postings.iter().enumerate() {
            let is_payment = !posting.is_credit() && posting.category != Category::PresentedUnpaid;
            let party = posting.party.as_deref().filter(|_| is_payment);
            if let Some(rows) = party.and_then(|party| paid.get_mut(&(posting.account, party))) {
                rows.push(at);
            }
        }
    }
    let is_cured = |event: &Event| {
        let bounce = &event.bounce;
        let (BounceSide::Inward, Some(party), Some(amount)) =
            (bounce.side, bounce.party.as_deref(), bounce.amount)
        else {
            return false;
        };
        let rows = paid.get(&(event.account, party)).map(Vec::as_slice).unwrap_or_default();
        let from = rows.partition_point(|at| draft.date(*at) < bounce.date);
        let soon =
            |at: &&usize| days_between(bounce.date, draft.date(**at)) <= SETTINGS.bounces.cured_within_days;
        // The lender may add its own charge.
        rows.iter().skip(from).take_while(soon).any(|at| draft.amount(*at) >= amount)
    };
    let cured: Vec<bool> = events.iter().map(is_cured).collect();
    events
        .into_iter()
        .zip(cured)
        .map(|(event, is_cured)| {
            let mut legs = event.legs;
            legs.sort_unstable();
            legs.dedup();
            let legs = legs.into_iter().map(|at| draft.id(at)).collect();
            Bounce { is_cured, legs, ..event.bounce }
        })
        .collect()
}
