//! Whether the account pays when asked.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::calendar::Month;
use super::scope::Scope;
use super::statistics::{count, rounded};
use super::thresholds::THRESHOLDS;
use crate::categorise::{Book, Bounce, BounceSide, Category, Posting};
use crate::money::{Paise, SignedRupees};
use crate::narration::Channel;
use crate::transaction_id::TransactionId;

/// Payments that came back unpaid.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct Bounces {
    /// Presented on the applicant's account and not paid, over the whole statement; technical reasons aside.
    pub inward_count: usize,
    /// Cheques that the applicant paid in and whose drawers did not pay; technical reasons aside.
    pub outward_count: usize,
    /// Returns that say nothing about money: signature, connectivity, image.
    pub technical_count: usize,
    /// Inward returns that were not made good within 7 days.
    pub uncured_count: usize,
    /// Inward returns over all NACH and cheque debits that were presented, in full months. Null where none was presented.
    pub ratio: Option<f64>,
    /// What the bank charged for returns, with tax.
    pub charges: SignedRupees,
    /// Fines of the bank: balance below the minimum, late payment, and the like.
    pub penal_count: usize,
    /// Each return, the oldest first.
    pub events: Vec<BounceEvent>,
}

/// One returned payment: its presentation, return, charge and tax together.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct BounceEvent {
    /// The day on which the payment was presented.
    pub date: NaiveDate,
    /// Whether the applicant's own payment came back, or one made to them.
    pub side: BounceSide,
    /// Whether it came back for a technical reason; such a return is not counted.
    pub is_technical: bool,
    /// Why it came back, such as `insufficient_funds`; null where the statement does not say.
    pub reason: Option<String>,
    /// To whom it should have gone, or whose cheque it was.
    pub counterparty: Option<String>,
    /// What was presented; null where the statement shows the charge alone.
    pub amount: Option<SignedRupees>,
    /// What the bank charged for it, with tax.
    pub charged: SignedRupees,
    /// Whether the same payee was paid the amount within 7 days.
    pub is_cured: bool,
    /// Its legs: presentation, return, charge, tax.
    pub transaction_ids: Vec<TransactionId>,
}

pub(crate) fn measure_bounces(scope: &Scope<'_>, book: &Book<'_>) -> Bounces {
    let events: Vec<&Bounce> = within(scope, book);
    let counted = |side| events.iter().filter(move |event| event.side == side && !event.is_technical);
    Bounces {
        inward_count: counted(BounceSide::Inward).count(),
        outward_count: counted(BounceSide::Outward).count(),
        technical_count: events.iter().filter(|event| event.is_technical).count(),
        uncured_count: counted(BounceSide::Inward).filter(|event| !event.is_cured).count(),
        ratio: ratio(scope, book).map(|(ratio, _)| rounded(ratio)),
        charges: events.iter().map(|event| event.charged).sum::<crate::money::Paise>().into(),
        penal_count: scope.postings.iter().filter(|posting| is_penal(posting.category)).count(),
        events: events
            .iter()
            .map(|event| BounceEvent {
                date: event.date,
                side: event.side,
                is_technical: event.is_technical,
                reason: event.reason.clone(),
                counterparty: event.party.clone(),
                amount: event.amount.map(SignedRupees::from),
                charged: event.charged.into(),
                is_cured: event.is_cured,
                transaction_ids: event.legs.clone(),
            })
            .collect(),
    }
}

const fn is_penal(category: Category) -> bool {
    matches!(category, Category::PenalCharge)
}

/// Returns on the measured accounts, the oldest first.
fn within<'b>(scope: &Scope<'_>, book: &'b Book<'_>) -> Vec<&'b Bounce> {
    let is_measured = |id: &TransactionId| {
        let date = book.postings.get(id.place()).map(|posting| posting.entry.date);
        date.is_some_and(|date| {
            scope
                .postings
                .binary_search_by_key(&(date, *id), |posting| (posting.entry.date, posting.id))
                .is_ok()
        })
    };
    let mut events: Vec<&Bounce> =
        book.bounces.iter().filter(|event| event.legs.iter().any(is_measured)).collect();
    events.sort_by_key(|event| (event.date, event.legs.first().copied()));
    events
}

/// Returns of one side since a day, with their rows. A return is counted on the day it was presented.
pub(crate) fn since(
    scope: &Scope<'_>,
    book: &Book<'_>,
    side: BounceSide,
    from: NaiveDate,
    only_uncured: bool,
) -> (usize, Vec<TransactionId>) {
    let events: Vec<&Bounce> = within(scope, book)
        .into_iter()
        .filter(|event| event.side == side && !event.is_technical && event.date >= from)
        .filter(|event| !only_uncured || !event.is_cured)
        .collect();
    (events.len(), cited(&events))
}

/// Each return by its first leg: the presentation where the statement shows it.
fn cited(events: &[&Bounce]) -> Vec<TransactionId> {
    events.iter().filter_map(|event| event.legs.first().copied()).collect()
}

pub(crate) fn inward_in(scope: &Scope<'_>, book: &Book<'_>) -> impl Fn(Month) -> usize + use<> {
    let months: Vec<Month> = within(scope, book)
        .into_iter()
        .filter(|event| event.side == BounceSide::Inward && !event.is_technical)
        .map(|event| Month::containing(event.date))
        .collect();
    move |month| months.iter().filter(|other| **other == month).count()
}

/// Inward returns over all that was presented. `None` where nothing was.
pub(crate) fn ratio(scope: &Scope<'_>, book: &Book<'_>) -> Option<(f64, Vec<TransactionId>)> {
    let returned: Vec<&Bounce> = within(scope, book)
        .into_iter()
        .filter(|event| event.side == BounceSide::Inward && !event.is_technical)
        .filter(|event| scope.span.is_full(event.date))
        .collect();
    let cleared = scope.in_full_months().filter(|posting| {
        let is_presented =
            matches!(posting.narration.channel, Channel::Nach | Channel::Ecs | Channel::Cheque);
        let is_paid = !matches!(
            posting.category,
            Category::PresentedUnpaid | Category::OutwardReturn | Category::ReturnCharge
        );
        !posting.is_credit() && is_presented && is_paid
    });
    let presented = returned.len() + cleared.count();
    (presented > 0).then(|| (count(returned.len()) / count(presented), cited(&returned)))
}

/// Fines of the bank since a day.
pub(crate) fn penal_since(scope: &Scope<'_>, from: NaiveDate) -> Vec<TransactionId> {
    let fines = scope.postings.iter().filter(|posting| is_penal(posting.category));
    fines.filter(|posting| posting.entry.date >= from).map(|posting| posting.id).collect()
}

/// Loans paid out shortly before the statement ended, whether or not their instalments have begun.
pub(crate) fn new_loans(scope: &Scope<'_>) -> Vec<TransactionId> {
    let rules = &THRESHOLDS.new_loans;
    let least = Paise::new(rules.least_rupees.saturating_mul(100));
    let is_new = |posting: &&&Posting<'_>| {
        posting.category == Category::LoanDisbursal
            && posting.entry.amount >= least
            && (scope.span.to - posting.entry.date).num_days() <= rules.within_days
    };
    scope.postings.iter().filter(is_new).map(|posting| posting.id).collect()
}
