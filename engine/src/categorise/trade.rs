//! Income that only many rows together show: a shop's customers, a platform's payouts, a tenant's rent.

use std::collections::{BTreeMap, BTreeSet};

use super::desk::Desk;
use super::settings::{SETTINGS, rupees};
use super::words::Word;
use super::{Category, Verdict};
use crate::metrics::calendar::Month;
use crate::metrics::statistics::{count, median};
use crate::narration::Channel;

/// Marks gig work, rents and the customers of a shop.
pub(super) fn find(desk: &mut Desk) {
    gig_work(desk);
    rent_received(desk);
    for account in 0..desk.accounts.len() {
        many_payers(desk, account);
    }
}

type ByParty<'d> = BTreeMap<&'d str, Vec<usize>>;

fn credits_by_party<'d>(desk: &'d Desk, fits: impl Fn(usize) -> bool) -> ByParty<'d> {
    let mut found = ByParty::new();
    for (at, posting) in desk.postings.iter().enumerate() {
        if let (true, true, Some(party)) = (posting.is_credit(), fits(at), posting.party.as_deref()) {
            found.entry(party).or_default().push(at);
        }
    }
    found
}

fn by_month(desk: &Desk, rows: &[usize]) -> BTreeMap<Month, Vec<usize>> {
    let mut months: BTreeMap<Month, Vec<usize>> = BTreeMap::new();
    for at in rows {
        months.entry(Month::of(desk.date(*at))).or_default().push(*at);
    }
    months
}

/// Platforms pay weekly or daily, in changing amounts.
fn gig_work(desk: &mut Desk) {
    let is_payout = |at: usize| {
        let (Some(posting), Some(facts)) = (desk.postings.get(at), desk.facts.get(at)) else { return false };
        let platform = facts.who.list().is_some_and(|list| list.is_gig_platform)
            && matches!(posting.category, Category::Refund | Category::GigIncome)
            && !facts.remarked.has(Word::Refund);
        let by_transfer = matches!(
            posting.narration.channel,
            Channel::Imps | Channel::Neft | Channel::Nach | Channel::Transfer | Channel::Cms
        );
        let unlisted = facts.who.listed.is_none()
            && by_transfer
            && matches!(
                posting.category,
                Category::BusinessIncome | Category::PersonTransfer | Category::Dividend
            )
            && (facts.remarked.has(Word::Payout) || facts.who.words.has(Word::GigNames));
        !desk.is_business(posting.account)
            && (platform || unlisted)
            && posting.entry.amount >= rupees(SETTINGS.gig.least_rupees)
    };
    let mut found = Vec::new();
    for rows in credits_by_party(desk, is_payout).into_values() {
        let months = by_month(desk, &rows);
        if !is_at_least(&months, SETTINGS.gig.payments_a_month) {
            continue;
        }
        let listed =
            rows.first().and_then(|at| desk.facts.get(*at)).is_some_and(|facts| facts.who.listed.is_some());
        found.extend(rows.into_iter().map(|at| (at, if listed { "gig.platform" } else { "gig.rhythm" })));
    }
    for (at, rule) in found {
        desk.decide(at, &Verdict::new(Category::GigIncome, rule));
    }
}

/// Whether the usual month has so many rows.
fn is_at_least(months: &BTreeMap<Month, Vec<usize>>, least: usize) -> bool {
    let mut counts: Vec<usize> = months.values().map(Vec::len).collect();
    counts.sort_unstable();
    counts.get(counts.len() / 2).is_some_and(|usual| *usual >= least)
}

/// Anybody may write `rent`; a tenant does so month by month.
fn rent_received(desk: &mut Desk) {
    let says_rent = |at: usize| {
        let (Some(posting), Some(facts)) = (desk.postings.get(at), desk.facts.get(at)) else { return false };
        let open = matches!(
            posting.category,
            Category::PersonTransfer | Category::BusinessIncome | Category::Unknown
        );
        open && facts.remarked.has(Word::Rent)
    };
    let tenants = credits_by_party(desk, says_rent).into_values();
    let found: Vec<usize> = tenants
        .filter(|rows| by_month(desk, rows).len() >= SETTINGS.rent.received_months)
        .flatten()
        .collect();
    for at in found {
        desk.decide(at, &Verdict::new(Category::RentReceived, "rent.received"));
    }
}

/// A personal account that takes many small payments from many people is a shop's.
fn many_payers(desk: &mut Desk, account: usize) {
    if desk.is_business(account) {
        return;
    }
    let rows: Vec<usize> = desk
        .postings
        .iter()
        .enumerate()
        .filter(|(_, posting)| {
            posting.account == account
                && posting.is_credit()
                && posting.narration.channel == Channel::Upi
                && posting.category == Category::PersonTransfer
        })
        .map(|(at, _)| at)
        .collect();
    let payers =
        |rows: &Vec<usize>| rows.iter().filter_map(|at| desk.party(*at)).collect::<BTreeSet<_>>().len();
    let mut counts: Vec<usize> = by_month(desk, &rows).values().map(payers).collect();
    counts.sort_unstable();
    let usual = counts.get(counts.len() / 2).copied().unwrap_or(0);
    let ticket = median(rows.iter().map(|at| desk.amount(*at))).unwrap_or_default();
    let is_shop = count(usual) >= count(SETTINGS.business.payers_a_month)
        && ticket <= rupees(SETTINGS.business.median_ticket_rupees);
    if is_shop {
        for at in rows {
            desk.decide(at, &Verdict::new(Category::BusinessIncome, "business.many_payers"));
        }
    }
}
