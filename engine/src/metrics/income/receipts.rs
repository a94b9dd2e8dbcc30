//! Receipts of one kind, month by month, and what of them is earned.

use std::collections::BTreeMap;

use chrono::NaiveDate;

use super::{IncomeSource, IncomeSourceKind, Reckoning};
use crate::categorise::{Category, Posting};
use crate::metrics::calendar::Month;
use crate::metrics::scope::Scope;
use crate::metrics::statistics::{median, share};
use crate::metrics::thresholds::THRESHOLDS;
use crate::money::Paise;
use crate::transaction_id::TransactionId;

const MONTHS_A_YEAR: usize = 12;

/// Amounts by month, with the rows they came from.
#[derive(Debug, Default)]
pub(super) struct Receipts {
    pub(super) by_month: BTreeMap<Month, Paise>,
    pub(super) rows: Vec<TransactionId>,
    pub(super) last_seen: Option<NaiveDate>,
}

impl Receipts {
    /// Credits of the full months that fit.
    pub(super) fn in_full_months(scope: &Scope<'_>, fits: impl Fn(&Posting<'_>) -> bool) -> Self {
        let mut receipts = Self::default();
        for posting in scope.in_full_months().filter(|posting| posting.is_credit() && fits(posting)) {
            receipts.take(posting);
        }
        receipts
    }

    pub(super) fn take(&mut self, posting: &Posting<'_>) {
        self.add(Month::containing(posting.entry.date), posting.entry.amount);
        self.see(posting.id, posting.entry.date);
    }

    pub(super) fn add(&mut self, month: Month, amount: Paise) {
        let sum = self.by_month.entry(month).or_default();
        *sum = sum.saturating_add(amount);
    }

    pub(super) fn see(&mut self, row: TransactionId, date: NaiveDate) {
        self.rows.push(row);
        self.last_seen = self.last_seen.max(Some(date));
    }

    /// Months between its first and last without a receipt are months of nothing.
    pub(super) fn without_gaps(&self) -> Vec<(Month, Paise)> {
        let (Some((first, _)), Some((last, _))) =
            (self.by_month.first_key_value(), self.by_month.last_key_value())
        else {
            return Vec::new();
        };
        let months = std::iter::successors(Some(*first), |month| Some(month.next()));
        let months = months.take_while(|month| month <= last);
        months.map(|month| (month, self.by_month.get(&month).copied().unwrap_or_default())).collect()
    }

    /// What these receipts earn in a usual month; `None` where they are too few to tell.
    pub(super) fn source(
        self,
        scope: &Scope<'_>,
        kind: IncomeSourceKind,
        margin: f64,
        window_months: usize,
    ) -> Option<IncomeSource> {
        let last_seen = self.last_seen?;
        let rules = &THRESHOLDS.income;
        let usual = match kind {
            // Harvests come once or twice a year.
            IncomeSourceKind::Agriculture => over_a_year(scope, &self),
            // Deposits pay by the quarter, shares when they please.
            IncomeSourceKind::Interest if scope.span.full_months.len() < rules.interest_months => {
                return None;
            }
            _ if self.by_month.len() < rules.business_months => return None,
            IncomeSourceKind::Interest => {
                let mean = mean_month(scope, &self);
                // A single share's dividend is no income to live on.
                Some(mean)
                    .filter(|mean| *mean >= Paise::new(rules.interest_least_rupees.saturating_mul(100)))?
            }
            _ => usual_month(scope, &self, window_months),
        };
        Some(IncomeSource {
            kind,
            payer: None,
            earner: None,
            monthly_receipts: usual.into(),
            margin,
            monthly_income: share(usual, margin).into(),
            months: self.by_month.len(),
            last_seen,
            is_active: true,
            is_stated: self.by_month.len() >= rules.stated_months,
            change: None,
            transaction_ids: self.rows,
        })
    }
}

/// Receipts of each other kind, with what of them is left as income.
pub(super) fn other_kinds(scope: &Scope<'_>, with: &Reckoning<'_>) -> [(IncomeSourceKind, Receipts, f64); 5] {
    let rules = &THRESHOLDS.income;
    let margins = with.margins;
    let or = |percent: Option<f64>, usual: f64| percent.map_or(usual, |percent| percent / 100.0);
    // Money that goes straight back to whom it came from was not earned.
    let goes_round =
        |row: &Posting<'_>| with.rounds.binary_search_by_key(&row.id, |round| round.credit).is_ok();
    let of = |category: Category| {
        Receipts::in_full_months(scope, |row| row.category == category && !goes_round(row))
    };
    // What the account bears by itself is pennies.
    let is_earned = |row: &Posting<'_>| {
        row.category == Category::Dividend
            || (row.category == Category::InterestReceived
                && matches!(row.rule_id, "interest.deposit" | "interest.beyond_balance"))
    };
    [
        (
            IncomeSourceKind::Professional,
            of(Category::ProfessionalIncome),
            or(margins.professional_pct, rules.professional_margin),
        ),
        (IncomeSourceKind::Gig, of(Category::GigIncome), or(margins.gig_pct, rules.gig_margin)),
        (
            IncomeSourceKind::Agriculture,
            of(Category::AgricultureIncome),
            or(margins.agriculture_pct, rules.agriculture_margin),
        ),
        (IncomeSourceKind::Rent, of(Category::RentReceived), or(margins.rent_pct, rules.rent_margin)),
        (IncomeSourceKind::Interest, Receipts::in_full_months(scope, is_earned), 1.0),
    ]
}

/// Over the last full months: one without receipts counts as nothing.
pub(super) fn usual_month(scope: &Scope<'_>, receipts: &Receipts, window_months: usize) -> Paise {
    let months = scope.span.full_months.iter().rev().take(window_months);
    let amounts = months.map(|month| receipts.by_month.get(month).copied().unwrap_or_default());
    median(amounts).unwrap_or_default().max(Paise::ZERO)
}

fn mean_month(scope: &Scope<'_>, receipts: &Receipts) -> Paise {
    let sum: Paise = receipts.by_month.values().copied().sum();
    shared_out(sum, scope.span.full_months.len())
}

/// The last twelve full months, shared out over twelve: a shorter statement may have missed a harvest, but none is added.
fn over_a_year(scope: &Scope<'_>, receipts: &Receipts) -> Paise {
    let year = scope.span.full_months.iter().rev().take(MONTHS_A_YEAR);
    let sum: Paise = year.filter_map(|month| receipts.by_month.get(month)).copied().sum();
    shared_out(sum, MONTHS_A_YEAR)
}

fn shared_out(sum: Paise, months: usize) -> Paise {
    Paise::new(sum.get() / i64::try_from(months.max(1)).unwrap_or(i64::MAX))
}
