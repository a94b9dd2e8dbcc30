//! Rent received: what tenants call rent, and what comes like it where others do.

use std::collections::BTreeMap;

use chrono::Datelike;

use super::draft_book::DraftBook;
use super::keywords::Keyword;
use super::settings::SETTINGS;
use super::{Category, RuleMatch};
use crate::money::{Paise, rupees};
use crate::narration::Channel;

const LONGEST_MONTH: u32 = 31;

/// Anybody may write `rent`; a tenant does so month by month.
pub(super) fn find(draft: &mut DraftBook) {
    let says_rent = |at: usize| {
        let (Some(posting), Some(facts)) = (draft.postings.get(at), draft.facts.get(at)) else {
            return false;
        };
        // Companies that sell to everybody rent as well.
        let open = matches!(
            posting.category,
            Category::PersonTransfer
                | Category::BusinessIncome
                | Category::ProfessionalIncome
                | Category::Refund
                | Category::Settlement
                | Category::Unknown
        );
        open && (facts.remarked.has(Keyword::Rent) || facts.who.words.has(Keyword::Rent))
    };
    let tenants = draft.credits_by_party(says_rent).into_values();
    let found: Vec<usize> = tenants
        .filter(|rows| draft.by_month(rows).len() >= SETTINGS.rent.received_months)
        .flatten()
        .collect();
    let others = if found.is_empty() {
        Vec::new()
    } else {
        [unnamed_tenants(draft), companies_like_tenants(draft)].concat()
    };
    for at in found {
        draft.decide(at, &RuleMatch::new(Category::RentReceived, "rent.received"));
    }
    for at in others {
        draft.decide(at, &RuleMatch::new(Category::RentReceived, "rent.unnamed"));
    }
}

/// Banks print a deposited cheque without its drawer. The same sum month by month, where others pay rent, is rent.
fn unnamed_tenants(draft: &DraftBook) -> Vec<usize> {
    let mut by_amount: BTreeMap<Paise, Vec<usize>> = BTreeMap::new();
    for (at, posting) in draft.postings.iter().enumerate() {
        let is_unnamed = posting.is_credit()
            && posting.category == Category::Unknown
            && posting.narration.channel == Channel::Cheque
            && posting.entry.amount >= rupees(SETTINGS.rent.unnamed_least_rupees);
        if is_unnamed {
            by_amount.entry(posting.entry.amount).or_default().push(at);
        }
    }
    by_amount.into_values().filter(|rows| is_every_month(draft, rows)).flatten().collect()
}

/// A company that pays the same sum on any day of the month, and calls it nothing, pays as a tenant does: who pays wages
/// has a day for them.
fn companies_like_tenants(draft: &DraftBook) -> Vec<usize> {
    let may_be_rent = |at: usize| {
        let (Some(posting), Some(facts)) = (draft.postings.get(at), draft.facts.get(at)) else {
            return false;
        };
        matches!(
            posting.category,
            Category::BusinessIncome | Category::ProfessionalIncome | Category::Unknown
        ) && facts.who.is_company()
            && !facts.says_salary()
            && !draft.is_named_employer(at)
            && posting.entry.amount >= rupees(SETTINGS.rent.unnamed_least_rupees)
    };
    let payers = draft.credits_by_party(may_be_rent).into_values();
    let is_the_same_sum = |rows: &[usize]| {
        let mut sums = rows.iter().map(|at| draft.amount(*at));
        let first = sums.next();
        sums.all(|sum| Some(sum) == first)
    };
    payers
        .filter(|rows| is_every_month(draft, rows) && is_the_same_sum(rows) && has_no_day(draft, rows))
        .flatten()
        .collect()
}

fn is_every_month(draft: &DraftBook, rows: &[usize]) -> bool {
    draft.by_month(rows).len() >= SETTINGS.rent.unnamed_months
}

/// Whether the days of the month lie far apart, also over the turn of the month.
fn has_no_day(draft: &DraftBook, rows: &[usize]) -> bool {
    let days: Vec<u32> = rows.iter().map(|at| draft.date(*at).day()).collect();
    let spread_from = |start: &u32| {
        days.iter().map(|day| (day + LONGEST_MONTH - start) % LONGEST_MONTH).max().unwrap_or_default()
    };
    days.iter().map(spread_from).min().is_some_and(|spread| spread >= SETTINGS.rent.least_days_apart)
}
