//! Loans, cards and pay-later lines that are repaid from the accounts.
//!
//! A loan is stated by its lender or by the narration, shows itself as a mandate month by month, or only looks like one
//! by its rhythm. Presentations that came back are sightings of a loan but no payments. A loan that was paid out and not
//! repaid yet is reckoned from the usual terms; of overdrafts and crop loans only the interest is paid.

mod interest_only;
mod new_loans;
mod rhythm;

use std::collections::BTreeMap;

use chrono::{Datelike, NaiveDate};

use super::draft_book::{DraftBook, days_between};
use super::lists;
use super::settings::SETTINGS;
use super::text::plain;
use super::{Bounce, BounceSide, Category, Certainty, Loan, LoanKind};
use crate::metrics::calendar::Month;
use crate::metrics::statistics::{median, share};
use crate::money::Paise;

/// Finds the loans, and marks the instalments that only their recurrence shows.
pub(super) fn find(draft: &mut DraftBook, bounces: &[Bounce]) -> Vec<Loan> {
    rhythm::mark_recurring(draft);
    new_loans::mark_renewals(draft);
    let mut by_lender: BTreeMap<(u8, String), Vec<usize>> = BTreeMap::new();
    for at in 0..draft.postings.len() {
        if let Some(kind) = kind_of(draft, at) {
            by_lender.entry((kind as u8, lender(draft, at))).or_default().push(at);
        }
    }
    let mut loans = Vec::new();
    for ((_, lender), rows) in by_lender {
        let Some(kind) = rows.first().and_then(|at| kind_of(draft, *at)) else { continue };
        // A card has one bill, however it is paid; instalments of two loans run side by side.
        let parts = if kind == LoanKind::Instalment { side_by_side(draft, &rows) } else { vec![rows] };
        loans.extend(parts.iter().filter_map(|rows| loan(draft, &lender, kind, rows)));
    }
    for loan in &mut loans {
        see_unpaid_presentations(draft, loan, bounces);
    }
    loans.extend(interest_only::find(draft));
    loans.extend(new_loans::not_begun(draft, &loans));
    loans.extend(rhythm::looking_like_loans(draft));
    loans.sort_by(|one, other| {
        (one.first_seen, &one.lender, one.rows.first()).cmp(&(
            other.first_seen,
            &other.lender,
            other.rows.first(),
        ))
    });
    loans
}

/// Some banks print only the charge for a payment that came back: on the day of a loan's instalment it is that loan's.
fn see_unpaid_presentations(draft: &DraftBook, loan: &mut Loan, bounces: &[Bounce]) {
    if loan.kind != LoanKind::Instalment {
        return;
    }
    let day_of = |date: NaiveDate| i64::from(date.day());
    let mut days: Vec<i64> = loan.rows.iter().map(|row| day_of(draft.date(row.place()))).collect();
    days.sort_unstable();
    let Some(usual) = days.get(days.len() / 2).copied() else { return };
    let is_of_loan = |bounce: &&Bounce| {
        let gap = (day_of(bounce.date) - usual).abs();
        let gap = gap.min(LONGEST_MONTH - gap);
        bounce.side == BounceSide::Inward
            && bounce.amount.is_none()
            && bounce.date > loan.last_seen
            && gap <= SETTINGS.loans.charge_day_slack
    };
    let seen = bounces.iter().filter(is_of_loan).map(|bounce| bounce.date).max();
    let end = draft.accounts.iter().filter_map(|account| account.last_entry).max();
    if let (Some(seen), Some(end)) = (seen, end) {
        loan.last_seen = seen;
        loan.is_active = is_recent(seen, end);
    }
}

const LONGEST_MONTH: i64 = 31;

/// What a row repays, whether or not it was paid.
fn kind_of(draft: &DraftBook, at: usize) -> Option<LoanKind> {
    let (posting, facts) = (draft.postings.get(at)?, draft.facts.get(at)?);
    if posting.is_credit() {
        return None;
    }
    let meant = if posting.category == Category::PresentedUnpaid { facts.was } else { posting.category };
    match meant {
        Category::Emi if interest_only::is_of_bullet(draft, at) => None,
        Category::Emi => Some(LoanKind::Instalment),
        Category::CardBill => Some(LoanKind::CreditCard),
        Category::Bnpl => Some(facts.who.lender().map_or(LoanKind::PayLater, super::lists::Lender::kind)),
        _ => None,
    }
}

/// The lender's own name, else the payee as printed, else the bank itself, which draws for its own loans.
fn lender(draft: &DraftBook, at: usize) -> String {
    let facts = draft.facts.get(at);
    let listed = facts.and_then(|facts| facts.who.lender()).map(|lender| lender.name.clone());
    let party = || draft.party(at).map(str::to_owned);
    // An instalment paid by hand goes to whom the mandate would have paid.
    let by_hand =
        || lists::by_phrase(&plain(draft.party(at)?), true)?.lender().map(|lender| lender.name.clone());
    let own_bank = || {
        let account =
            draft.postings.get(at).and_then(|posting| draft.ledger.accounts().get(posting.account))?;
        account.identity().bank.clone()
    };
    listed.or_else(by_hand).or_else(party).or_else(own_bank).unwrap_or_default()
}

fn is_paid(draft: &DraftBook, at: usize) -> bool {
    draft.postings.get(at).is_some_and(|posting| posting.category != Category::PresentedUnpaid)
}

/// Whether two amounts are the same instalment.
fn is_same_amount(one: Paise, other: Paise) -> bool {
    let slack = share(one.max(other), SETTINGS.loans.amount_tolerance);
    one.saturating_sub(other).get().abs() <= slack.get()
}

/// Parts one lender's rows into its loans: by the mandate's number where it repeats, else by the amount. A part payment or
/// a fee seen once goes with the first loan.
fn side_by_side(draft: &DraftBook, rows: &[usize]) -> Vec<Vec<usize>> {
    let mut by_number: BTreeMap<Option<&str>, Vec<usize>> = BTreeMap::new();
    for at in rows {
        let number = draft.postings[*at].narration.reference.as_deref().filter(|number| !number.is_empty());
        by_number.entry(number).or_default().push(*at);
    }
    let mut loans: Vec<Vec<usize>> = Vec::new();
    let mut rest: Vec<usize> = Vec::new();
    for (number, rows) in by_number {
        if number.is_some() && rows.len() > 1 { loans.push(rows) } else { rest.extend(rows) }
    }
    // By amount, the rest falls into runs that lie within the tolerance of their first.
    rest.sort_by_key(|at| (draft.amount(*at), *at));
    let mut runs: Vec<Vec<usize>> = Vec::new();
    for at in rest {
        let fits = |run: &Vec<usize>| {
            run.first().is_some_and(|first| is_same_amount(draft.amount(*first), draft.amount(at)))
        };
        if let Some(loan) = loans.iter_mut().find(|loan| fits(loan)) {
            loan.push(at);
            continue;
        }
        match runs.last_mut().filter(|run| fits(run)) {
            Some(run) => run.push(at),
            None => runs.push(vec![at]),
        }
    }
    let (more, single): (Vec<_>, Vec<_>) = runs.into_iter().partition(|run| run.len() > 1);
    loans.extend(more);
    loans.sort_by_key(|loan| loan.iter().min().copied());
    let single: Vec<usize> = single.into_iter().flatten().collect();
    match loans.first_mut() {
        Some(first) => first.extend(single),
        None => loans.push(single),
    }
    for loan in &mut loans {
        loan.sort_unstable();
    }
    loans
}

fn loan(draft: &DraftBook, lender: &str, kind: LoanKind, rows: &[usize]) -> Option<Loan> {
    let recurring = |at: &usize| draft.postings.get(*at).is_some_and(|row| row.rule_id == "emi.recurring");
    let is_recurring = rows.iter().any(recurring);
    let is_fintech = rows.iter().any(|at| {
        draft
            .facts
            .get(*at)
            .and_then(|facts| facts.who.lender())
            .is_some_and(super::lists::Lender::is_fintech)
    });
    let certainty = if is_recurring { Certainty::Recurring } else { Certainty::Stated };
    described(draft, lender.to_owned(), kind, certainty, is_fintech, rows)
}

fn described(
    draft: &DraftBook,
    lender: String,
    kind: LoanKind,
    certainty: Certainty,
    is_fintech: bool,
    rows: &[usize],
) -> Option<Loan> {
    let dates = || rows.iter().map(|at| draft.date(*at));
    let (first_seen, last_seen) = (dates().min()?, dates().max()?);
    let end = rows
        .iter()
        .filter_map(|at| draft.postings.get(*at))
        .filter_map(|posting| draft.accounts.get(posting.account))
        .filter_map(|account| account.last_entry)
        .max()?;
    Some(Loan {
        lender,
        kind,
        certainty,
        monthly: monthly(draft, rows)?,
        first_seen,
        last_seen,
        is_active: is_recent(last_seen, end),
        is_fintech,
        rows: rows.iter().map(|at| draft.id(*at)).collect(),
    })
}

fn is_recent(last_seen: NaiveDate, end: NaiveDate) -> bool {
    days_between(last_seen, end) <= SETTINGS.loans.active_within_days
}

/// Paid in a usual month. Of a loan that was never paid, what was asked for.
fn monthly(draft: &DraftBook, rows: &[usize]) -> Option<Paise> {
    let mut by_month: BTreeMap<Month, Paise> = BTreeMap::new();
    for at in rows.iter().filter(|at| is_paid(draft, **at)) {
        let sum = by_month.entry(Month::containing(draft.date(*at))).or_default();
        *sum = sum.saturating_add(draft.amount(*at));
    }
    median(by_month.into_values()).or_else(|| median(rows.iter().map(|at| draft.amount(*at))))
}
