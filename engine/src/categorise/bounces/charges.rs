//! What the bank charged for returns: each charge goes to the return it is for, and one without a return on the statement
//! is a bounce of its own, because only its charge is printed.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{Days, NaiveDate};

use super::super::draft_book::{DraftBook, days_between};
use super::super::keywords::Keyword;
use super::super::settings::SETTINGS;
use super::super::{Bounce, BounceSide, Category, RuleMatch};
use super::Event;
use crate::metrics::statistics::share;
use crate::money::{Paise, rupees};

/// Adds the charges and the tax on them to the events, and events for charges that stand alone.
pub(super) fn attach(draft: &mut DraftBook, events: &mut Vec<Event>) {
    let mut open = OpenEvents::from_events(events);
    let charges: Vec<usize> = rows_of(draft, "return.charge")
        .chain(rows_of(draft, "return.charge_by_amount"))
        .collect::<BTreeSet<usize>>()
        .into_iter()
        .collect();
    let usual = usual_charges(draft, &charges);
    let mut events_of: BTreeMap<usize, usize> = BTreeMap::new();
    for at in charges {
        let covered = covered(draft, at, &mut open, &usual);
        let Some((first, rest)) = covered.split_first() else {
            events_of.insert(at, events.len());
            events.extend(alone(draft, at));
            continue;
        };
        events_of.insert(at, *first);
        let parts = i64::try_from(covered.len()).unwrap_or(1);
        let part = Paise::new(draft.amount(at).get() / parts);
        for event in rest {
            add(events, *event, at, part);
        }
        // What does not divide stays with the first.
        let others = Paise::new(part.get() * (parts - 1));
        add(events, *first, at, draft.amount(at).saturating_sub(others));
    }
    attach_tax(draft, events, &events_of);
}

fn add(events: &mut [Event], event: usize, leg: usize, amount: Paise) {
    if let Some(event) = events.get_mut(event) {
        event.legs.push(leg);
        event.bounce.charged = event.bounce.charged.saturating_add(amount);
    }
}

fn rows_of<'d>(draft: &'d DraftBook, rule: &'static str) -> impl Iterator<Item = usize> + use<'d> {
    draft.postings.iter().enumerate().filter(move |(_, posting)| posting.rule_id == rule).map(|(at, _)| at)
}

/// Returns without a charge yet: by account, side, whether of a cheque, and day.
struct OpenEvents(BTreeSet<(usize, bool, bool, NaiveDate, usize)>);

impl OpenEvents {
    fn from_events(events: &[Event]) -> Self {
        let key = |(number, event): (usize, &Event)| {
            let inward = event.bounce.side == BounceSide::Inward;
            (event.account, inward, event.of_cheque, event.bounce.date, number)
        };
        Self(events.iter().enumerate().map(key).collect())
    }

    /// Takes the latest one between two days.
    fn take(
        &mut self,
        account: usize,
        inward: bool,
        of_cheque: bool,
        from: NaiveDate,
        to: NaiveDate,
    ) -> Option<usize> {
        let low = (account, inward, of_cheque, from, 0);
        let high = (account, inward, of_cheque, to, usize::MAX);
        let found = *self.0.range(low..=high).next_back()?;
        self.0.remove(&found);
        Some(found.4)
    }
}

/// The events a charge is for.
fn covered(draft: &DraftBook, at: usize, open: &mut OpenEvents, usual: &BTreeSet<i64>) -> Vec<usize> {
    let (Some(posting), Some(facts)) = (draft.postings.get(at), draft.facts.get(at)) else {
        return Vec::new();
    };
    let account = posting.account;
    let inward = !facts.said.has(Keyword::Outward) || facts.said.has(Keyword::Inward);
    // The kind it names first, the other where it names none.
    let kinds: &[bool] = match (facts.said.has(Keyword::OfCheque), facts.said.has(Keyword::OfMandate)) {
        (true, false) => &[true],
        (false, true) => &[false],
        _ => &[false, true],
    };
    let day = posting.entry.date;
    let slack = SETTINGS.bounces.charge_date_slack_days;
    let (from, to) = match printed_day(&posting.entry.narration, day) {
        Some(printed) => (back(printed, slack), back(printed, -slack)),
        None => (back(day, SETTINGS.bounces.charge_within_days), day),
    };
    let times = times(posting.entry.amount, usual);
    let mut covered = Vec::new();
    for kind in kinds {
        while covered.len() < times {
            let Some(event) = open.take(account, inward, *kind, from, to) else { break };
            covered.push(event);
        }
    }
    covered
}

fn back(day: NaiveDate, days: i64) -> NaiveDate {
    let count = Days::new(days.unsigned_abs());
    let moved = if days >= 0 { day.checked_sub_days(count) } else { day.checked_add_days(count) };
    moved.unwrap_or(day)
}

/// The amounts charged on this statement that are one charge by experience.
fn usual_charges(draft: &DraftBook, charges: &[usize]) -> BTreeSet<i64> {
    let amounts: BTreeSet<i64> = charges.iter().map(|at| draft.amount(*at).get()).collect();
    typical().filter(|typical| amounts.contains(typical)).collect()
}

fn typical() -> impl DoubleEndedIterator<Item = i64> {
    SETTINGS.bounces.typical_charges_rupees.iter().map(|charge| rupees(*charge).get())
}

/// How many returns a charge is for. What the bank charges for one elsewhere on the statement decides; a charge of 590 is
/// for two where 295 is seen, and for one where it is not.
fn times(amount: Paise, usual: &BTreeSet<i64>) -> usize {
    let divides = |unit: &i64| *unit > 0 && amount.get() % unit == 0;
    let unit = usual
        .iter()
        .copied()
        .find(divides)
        .or_else(|| typical().rev().find(divides))
        .unwrap_or(amount.get().max(1));
    usize::try_from(amount.get() / unit.max(1)).unwrap_or(1).max(1)
}

/// A day printed in the charge, not after it is booked: `050124` or `05012024`.
fn printed_day(text: &str, booked: NaiveDate) -> Option<NaiveDate> {
    let numbers = text.split(|letter: char| !letter.is_ascii_digit());
    let read = |number: &str| match number.len() {
        6 => NaiveDate::parse_from_str(number, "%d%m%y").ok(),
        8 => NaiveDate::parse_from_str(number, "%d%m%Y").ok(),
        _ => None,
    };
    let is_near =
        |day: &NaiveDate| (0..=SETTINGS.bounces.charge_within_days).contains(&days_between(*day, booked));
    numbers.filter_map(read).filter(is_near).min()
}

fn alone(draft: &DraftBook, at: usize) -> Option<Event> {
    let (posting, facts) = (draft.postings.get(at)?, draft.facts.get(at)?);
    let outward = facts.said.has(Keyword::Outward) && !facts.said.has(Keyword::Inward);
    let day = posting.entry.date;
    let reason = posting.narration.return_reason.clone();
    Some(Event {
        account: posting.account,
        of_cheque: facts.said.has(Keyword::OfCheque),
        bounce: Bounce {
            side: if outward { BounceSide::Outward } else { BounceSide::Inward },
            is_technical: super::is_technical(reason.as_deref()),
            reason,
            date: printed_day(&posting.entry.narration, day).unwrap_or(day),
            party: None,
            amount: None,
            charged: posting.entry.amount,
            is_cured: false,
            legs: Vec::new(),
        },
        legs: vec![at],
    })
}

/// Tax that is booked apart from its charge goes with it, and is never a bounce.
fn attach_tax(draft: &mut DraftBook, events: &mut [Event], charged: &BTreeMap<usize, usize>) {
    let taxes: BTreeSet<usize> = rows_of(draft, "return.tax").chain(rows_of(draft, "charge.gst")).collect();
    let mut of_charge = Vec::new();
    for tax in taxes {
        let Some(posting) = draft.postings.get(tax) else { continue };
        let is_for = |charge: usize| {
            let days = days_between(draft.date(charge), posting.entry.date);
            let same_account =
                draft.postings.get(charge).is_some_and(|charge| charge.account == posting.account);
            let fits = SETTINGS.bounces.tax_shares.iter().any(|part| {
                let expected = share(draft.amount(charge), *part);
                expected.saturating_sub(posting.entry.amount).get().abs() <= rupees(1).get()
            });
            same_account && (0..=SETTINGS.bounces.tax_within_days).contains(&days) && fits
        };
        // Charges are in the order of time, so the nearest come first going backwards.
        let near = charged.range(..=tax).rev().take(32).chain(charged.range(tax..).take(8));
        let found = near.map(|(charge, event)| (*charge, *event)).find(|(charge, _)| is_for(*charge));
        if let Some((_, event)) = found {
            of_charge.push((tax, event));
        }
    }
    for (tax, event) in of_charge {
        add(events, event, tax, draft.amount(tax));
        draft.decide(tax, &RuleMatch::new(Category::ReturnCharge, "return.tax"));
    }
}
