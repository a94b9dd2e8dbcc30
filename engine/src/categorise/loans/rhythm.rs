//! Loans nobody names, told by how regularly they are paid.

use std::collections::BTreeMap;

use chrono::Datelike;

use super::super::draft_book::DraftBook;
use super::super::keywords::Keyword;
use super::super::settings::SETTINGS;
use super::super::{Category, Certainty, Loan, LoanKind, RuleMatch};
use super::{described, is_same_amount};
use crate::metrics::calendar::Month;
use crate::metrics::statistics::median;
use crate::money::rupees;
use crate::narration::Channel;

const LONGEST_MONTH: u32 = 31;

/// A mandate to one unknown payee over the same amount in several months is an instalment.
pub(super) fn mark_recurring(draft: &mut DraftBook) {
    let settings = &SETTINGS.loans;
    let mut by_payee: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (at, posting) in draft.postings.iter().enumerate() {
        let unknown = posting.rule_id == "mandate.unknown"
            || (posting.category == Category::PresentedUnpaid
                && matches!(posting.narration.channel, Channel::Nach | Channel::Ecs)
                && draft.facts.get(at).is_some_and(|facts| facts.was == Category::Unknown));
        let payee = posting.party.clone().or_else(|| posting.narration.reference.clone());
        if let (true, Some(payee)) = (unknown, payee) {
            by_payee.entry(payee).or_default().push(at);
        }
    }
    for rows in by_payee.into_values() {
        let Some(usual) = median(rows.iter().map(|at| draft.amount(*at))) else { continue };
        let same: Vec<usize> =
            rows.into_iter().filter(|at| is_same_amount(draft.amount(*at), usual)).collect();
        if months(draft, &same).len() < settings.recurring_months
            || usual < rupees(settings.recurring_least_rupees)
        {
            continue;
        }
        for at in same {
            if let Some(facts) = draft.facts.get_mut(at) {
                facts.was = Category::Emi;
            }
            if super::is_paid(draft, at) {
                draft.decide(at, &RuleMatch::new(Category::Emi, "emi.recurring"));
            }
        }
    }
}

/// Payments to one party that have the rhythm and the odd amount of an instalment. Their category stays: it is a guess.
pub(super) fn looking_like_loans(draft: &DraftBook) -> Vec<Loan> {
    let mut by_payee: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (at, posting) in draft.postings.iter().enumerate() {
        if let (true, Some(payee)) = (may_hide_a_loan(draft, at), posting.party.as_deref()) {
            by_payee.entry(payee).or_default().push(at);
        }
    }
    let hidden = by_payee.into_iter().filter(|(_, rows)| has_rhythm(draft, rows));
    hidden
        .filter_map(|(payee, rows)| {
            let printed = rows.iter().rev().find_map(|at| draft.facts.get(*at)?.who.printed.clone());
            let lender = printed.unwrap_or_else(|| payee.to_owned());
            described(draft, lender, LoanKind::Instalment, Certainty::LooksLike, false, &rows)
        })
        .collect()
}

fn may_hide_a_loan(draft: &DraftBook, at: usize) -> bool {
    let (Some(posting), Some(facts)) = (draft.postings.get(at), draft.facts.get(at)) else { return false };
    let by_transfer = matches!(
        posting.narration.channel,
        Channel::Upi | Channel::Imps | Channel::Neft | Channel::Rtgs | Channel::Transfer | Channel::Cheque
    );
    let untold =
        matches!(posting.category, Category::PersonTransfer | Category::BusinessPayment | Category::Unknown);
    !posting.is_credit()
        && by_transfer
        && untold
        && posting.narration.is_merchant != Some(true)
        && !facts.said.has(Keyword::NotALoan)
}

fn has_rhythm(draft: &DraftBook, rows: &[usize]) -> bool {
    let settings = &SETTINGS.loans;
    let Some(usual) = median(rows.iter().map(|at| draft.amount(*at))) else { return false };
    let round = rupees(settings.cadence_round_rupees).get();
    let is_round = round > 0 && rows.iter().any(|at| draft.amount(*at).get() % round == 0);
    let same = rows.iter().all(|at| is_same_amount(draft.amount(*at), usual));
    let months = months(draft, rows);
    let consecutive = months.windows(2).all(|pair| matches!(pair, [one, next] if one.next() == *next));
    usual >= rupees(settings.cadence_least_rupees)
        && !is_round
        && same
        && consecutive
        && months.len() >= settings.cadence_months
        && rows.len() <= months.len() + settings.cadence_extra_payments
        && day_span(draft, rows) <= settings.cadence_day_span
}

fn months(draft: &DraftBook, rows: &[usize]) -> Vec<Month> {
    let mut months: Vec<Month> = rows.iter().map(|at| Month::containing(draft.date(*at))).collect();
    months.sort_unstable();
    months.dedup();
    months
}

/// The fewest days of a month that hold all payments, over the end of the month too.
fn day_span(draft: &DraftBook, rows: &[usize]) -> u32 {
    let days: Vec<u32> = rows.iter().map(|at| draft.date(*at).day()).collect();
    let from = |start: u32| days.iter().map(move |day| (day + LONGEST_MONTH - start) % LONGEST_MONTH).max();
    days.iter().filter_map(|start| from(*start)).min().unwrap_or(0)
}
