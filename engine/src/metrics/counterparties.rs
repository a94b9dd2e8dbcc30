//! With whom money moves, and how much of it depends on a few.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::flows::net_credit;
use super::scope::Scope;
use super::statistics::rounded;
use super::thresholds::THRESHOLDS;
use crate::categorise::{Category, Posting};
use crate::money::{Paise, SignedRupees};
use crate::transaction_id::TransactionId;

/// One person or business on the other side.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct Counterparty {
    /// The name, in one spelling however the narrations print it.
    pub name: String,
    /// Received from them, over the whole statement.
    pub received: SignedRupees,
    /// How many credits came from them.
    pub credit_count: usize,
    /// Paid to them, over the whole statement.
    pub paid: SignedRupees,
    /// How many debits went to them.
    pub debit_count: usize,
    /// Their share of net credits in full months. Null where there are none.
    pub share_of_net_credits: Option<f64>,
    /// The day on which money first moved between them.
    pub first_seen: NaiveDate,
    /// The day on which money last moved between them.
    pub last_seen: NaiveDate,
    /// Every transaction with them.
    pub transaction_ids: Vec<TransactionId>,
}

/// The largest ones by what moved.
pub(crate) fn largest(scope: &Scope<'_>) -> Vec<Counterparty> {
    let mut parties: BTreeMap<&str, Vec<&Posting<'_>>> = BTreeMap::new();
    for posting in &scope.postings {
        if let Some(party) = posting.party.as_deref().filter(|_| !is_own(posting.category)) {
            parties.entry(party).or_default().push(posting);
        }
    }
    let net: Paise = scope.in_full_months().map(net_credit).sum();
    let moved = |rows: &[&Posting<'_>]| -> Paise { rows.iter().map(|posting| posting.entry.amount).sum() };
    let mut largest: Vec<(Paise, &str, Vec<&Posting<'_>>)> =
        parties.into_iter().map(|(party, rows)| (moved(&rows), party, rows)).collect();
    largest.sort_by_key(|(moved, party, _)| (Reverse(*moved), *party));
    largest.truncate(THRESHOLDS.counterparties.most_listed);
    let one = |(_, party, rows): (Paise, &str, Vec<&Posting<'_>>)| {
        let of = |is_credit: bool| rows.iter().filter(move |posting| posting.is_credit() == is_credit);
        let in_full: Paise = rows
            .iter()
            .filter(|posting| scope.span.is_full(posting.entry.date))
            .map(|posting| net_credit(posting))
            .sum();
        Some(Counterparty {
            name: party.to_owned(),
            received: of(true).map(|posting| posting.entry.amount).sum::<Paise>().into(),
            credit_count: of(true).count(),
            paid: of(false).map(|posting| posting.entry.amount).sum::<Paise>().into(),
            debit_count: of(false).count(),
            share_of_net_credits: in_full.max(Paise::ZERO).ratio_to(net).map(rounded),
            first_seen: rows.first()?.entry.date,
            last_seen: rows.last()?.entry.date,
            transaction_ids: rows.iter().map(|posting| posting.id).collect(),
        })
    };
    largest.into_iter().filter_map(one).collect()
}

/// The holder is no counterparty, and neither is the bank with its deposits.
const fn is_own(category: Category) -> bool {
    matches!(category, Category::SelfTransfer | Category::DepositSweep)
}

/// How much of the money coming in depends on a few payers.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Concentration {
    /// Payers by what they brought, the largest first, with their rows.
    payers: Vec<(Paise, Vec<TransactionId>)>,
    net: Paise,
}

impl Concentration {
    /// `None` where there are no net credits.
    pub(crate) fn of(scope: &Scope<'_>) -> Option<Self> {
        let net: Paise = scope.in_full_months().map(net_credit).sum();
        if net <= Paise::ZERO {
            return None;
        }
        let mut by_payer: BTreeMap<&str, (Paise, Vec<TransactionId>)> = BTreeMap::new();
        for posting in scope.in_full_months() {
            let amount = net_credit(posting);
            let Some(party) = posting.party.as_deref() else { continue };
            if amount == Paise::ZERO || posting.category == Category::CashDeposit {
                continue;
            }
            let (sum, rows) = by_payer.entry(party).or_default();
            *sum = sum.saturating_add(amount);
            rows.push(posting.id);
        }
        let mut payers: Vec<_> = by_payer.into_iter().collect();
        payers.sort_by_key(|(party, (sum, _))| (Reverse(*sum), *party));
        Some(Self { payers: payers.into_iter().map(|(_, payer)| payer).collect(), net })
    }

    /// The share of the `first` largest, with their rows.
    pub(crate) fn of_largest(&self, first: usize) -> Option<(f64, Vec<TransactionId>)> {
        let largest = || self.payers.iter().take(first);
        let sum: Paise = largest().map(|(sum, _)| *sum).sum();
        let mut rows: Vec<TransactionId> = largest().flat_map(|(_, rows)| rows.iter().copied()).collect();
        rows.sort_unstable();
        sum.ratio_to(self.net).map(|share| (share.clamp(0.0, 1.0), rows))
    }

    /// Herfindahl-Hirschman index: the sum of the squares of the shares.
    pub(crate) fn index(&self) -> f64 {
        let shares = self.payers.iter().filter_map(|(sum, _)| sum.ratio_to(self.net));
        shares.map(|share| share * share).sum::<f64>().clamp(0.0, 1.0)
    }
}
