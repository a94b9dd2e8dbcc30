//! Payers that pay much the same every month and were not recognised as income.

use std::collections::{BTreeMap, BTreeSet};

use super::{IncomeSource, IncomeSourceKind};
use crate::categorise::{Category, Posting};
use crate::metrics::calendar::Month;
use crate::metrics::scope::Scope;
use crate::metrics::statistics::{count, median, share, variation};
use crate::metrics::thresholds::THRESHOLDS;
use crate::money::Paise;
use crate::transaction_id::TransactionId;

/// Somebody who may be an employer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct SteadyPayer {
    pub(crate) payer: String,
    /// What a usual month brings.
    pub(crate) usual: Paise,
    pub(crate) rows: Vec<TransactionId>,
}

/// The largest first.
pub(crate) fn steady_payers(scope: &Scope<'_>, sources: &[IncomeSource]) -> Vec<SteadyPayer> {
    let salaries = sources.iter().filter(|source| source.kind == IncomeSourceKind::Salary);
    let counted: BTreeSet<TransactionId> =
        salaries.flat_map(|source| source.transaction_ids.iter().copied()).collect();
    let mut by_payer: BTreeMap<&str, Vec<&Posting<'_>>> = BTreeMap::new();
    for posting in &scope.postings {
        let is_open = posting.is_credit() && may_be_pay(posting.category) && !counted.contains(&posting.id);
        if let Some(payer) = posting.party.as_deref().filter(|_| is_open) {
            by_payer.entry(payer).or_default().push(posting);
        }
    }
    let mut payers: Vec<SteadyPayer> = by_payer
        .into_iter()
        .filter_map(|(payer, rows)| {
            let usual = steady_month(scope, &rows)?;
            let rows = rows.iter().map(|row| row.id).collect();
            Some(SteadyPayer { payer: payer.to_owned(), usual, rows })
        })
        .collect();
    payers.sort_by(|one, other| (other.usual, &one.payer).cmp(&(one.usual, &other.payer)));
    payers
}

/// Whether a credit that was taken for this may be pay after all.
const fn may_be_pay(category: Category) -> bool {
    matches!(
        category,
        Category::Unknown
            | Category::PersonTransfer
            | Category::BusinessIncome
            | Category::Settlement
            | Category::ProfessionalIncome
            | Category::GigIncome
            | Category::Refund
            | Category::LoanDisbursal
            | Category::InvestmentRedemption
            | Category::Dividend
    )
}

/// What is paid in a usual month, where it is much the same every month and has not stopped.
fn steady_month(scope: &Scope<'_>, rows: &[&Posting<'_>]) -> Option<Paise> {
    let rules = &THRESHOLDS.steady;
    let mut by_month: BTreeMap<Month, Paise> = BTreeMap::new();
    for row in rows {
        let sum = by_month.entry(Month::containing(row.entry.date)).or_default();
        *sum = sum.saturating_add(row.entry.amount);
    }
    let last_seen = rows.iter().map(|row| row.entry.date).max()?;
    let amounts: Vec<Paise> = by_month.into_values().collect();
    let usual = median(amounts.iter().copied())?;
    let is_usual = |amount: &&Paise| {
        let slack = share(usual, rules.usual_within);
        amount.saturating_sub(usual).get().abs() <= slack.get()
    };
    // One month with the fees of a term among months that are all alike.
    let is_alike =
        || count(amounts.iter().filter(is_usual).count()) >= count(amounts.len()) * rules.usual_months;
    let is_steady =
        variation(&amounts).is_some_and(|variation| variation <= rules.most_variation) || is_alike();
    let is_recent = (scope.span.to - last_seen).num_days() <= rules.seen_within_days;
    let is_pay = amounts.len() >= rules.least_months
        && is_steady
        && is_recent
        && usual >= Paise::new(rules.least_rupees.saturating_mul(100));
    is_pay.then_some(usual)
}
