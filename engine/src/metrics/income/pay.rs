//! Pay that comes month by month: salaries and pensions.

use std::collections::{BTreeMap, BTreeSet};

use super::receipts::Receipts;
use super::{IncomeSource, IncomeSourceKind, Reckoning};
use crate::categorise::{Book, Category, named_holder};
use crate::metrics::calendar::Month;
use crate::metrics::scope::Scope;
use crate::metrics::statistics::{count, mean, median, rounded, share};
use crate::metrics::thresholds::THRESHOLDS;
use crate::money::{Paise, SignedRupees};
use crate::names::{Prepared, is_same_person};

/// Every employer and the pensions, and what those who still pay have paid, by month.
#[derive(Debug, Default)]
pub(super) struct Paid {
    pub(super) sources: Vec<IncomeSource>,
    pub(super) by_month: BTreeMap<Month, Paise>,
    /// Months in which the applicant was paid, by those who have stopped as well.
    pub(super) months: BTreeSet<Month>,
    /// What the other holders of the account are paid.
    pub(super) of_others: Paise,
}

pub(super) fn paid(scope: &Scope<'_>, book: &Book<'_>, with: &Reckoning<'_>) -> Paid {
    let mut paid = Paid::default();
    let holders = scope.accounts.first().map(|held| held.account.identity().holders.as_slice());
    let holders = holders.unwrap_or_default();
    let is_anothers =
        |earner: Option<&str>| with.applicant.is_some_and(|name| is_other(name, earner, holders));
    let part = paid_part(book);
    for source in &book.salaries {
        let mut receipts = Receipts::default();
        for payment in &source.payments {
            receipts.add(payment.month, payment.amount);
            for row in &payment.rows {
                receipts.see(*row, payment.date);
            }
        }
        let regular = regular(scope, IncomeSourceKind::Salary, &receipts, part, with.window_months);
        let Some(mut found) = regular else { continue };
        found.payer = Some(source.payer.clone());
        found.is_stated |= source.is_stated;
        found.earner.clone_from(&source.beneficiary);
        if is_anothers(source.beneficiary.as_deref()) {
            paid.of_others = paid.of_others.saturating_add(found.monthly_income.paise());
            found.monthly_income = SignedRupees::default();
        } else {
            paid.add(&receipts, found.is_active);
        }
        found.transaction_ids = receipts.rows;
        paid.sources.push(found);
    }
    let receipts = Receipts::in_full_months(scope, |row| row.category == Category::Pension);
    // Subsidies of a few rupees are nobody's living.
    let least = Paise::new(THRESHOLDS.income.pension_least_rupees.saturating_mul(100));
    let is_living = median(receipts.by_month.values().copied()).is_some_and(|usual| usual >= least);
    if is_living
        && receipts.by_month.len() >= THRESHOLDS.income.pension_months
        && let Some(mut pension) =
            regular(scope, IncomeSourceKind::Pension, &receipts, 1.0, with.window_months)
    {
        pension.earner = pensioner(scope);
        if is_anothers(pension.earner.as_deref()) {
            paid.of_others = paid.of_others.saturating_add(pension.monthly_income.paise());
            pension.monthly_income = SignedRupees::default();
        } else {
            paid.add(&receipts, pension.is_active);
        }
        pension.transaction_ids = receipts.rows;
        paid.sources.push(pension);
    }
    paid
}

/// Somebody else than the applicant; nobody is where no name is known. Who is called as one holder is, is no other, however
/// alike a wife's name and her husband's are.
fn is_other(applicant: &str, earner: Option<&str>, holders: &[String]) -> bool {
    let Some(earner) = earner else { return false };
    if holders.iter().any(|holder| holder.eq_ignore_ascii_case(applicant)) {
        return !earner.eq_ignore_ascii_case(applicant);
    }
    !is_same_person(&Prepared::new(applicant), &Prepared::new(earner))
}

/// Whose pension it is, of a joint account.
fn pensioner(scope: &Scope<'_>) -> Option<String> {
    let holders = &scope.accounts.first()?.account.identity().holders;
    let said: Vec<&str> = scope
        .in_full_months()
        .filter(|posting| posting.category == Category::Pension)
        .map(|posting| posting.entry.narration.as_str())
        .collect();
    named_holder(holders, &said)
}

impl Paid {
    fn add(&mut self, receipts: &Receipts, is_active: bool) {
        self.months.extend(receipts.by_month.keys());
        for (month, amount) in receipts.by_month.iter().filter(|_| is_active) {
            let sum = self.by_month.entry(*month).or_default();
            *sum = sum.saturating_add(*amount);
        }
    }
}

/// The share of the months in which pay was due and came, whoever the employer was: somebody who is paid every second
/// month earns half of it a month. One month may be missing at either end of a statement.
fn paid_part(book: &Book<'_>) -> f64 {
    let months: BTreeSet<Month> =
        book.salaries.iter().flat_map(|source| &source.payments).map(|payment| payment.month).collect();
    let expected = book.salaries.iter().map(|source| source.expected).max().unwrap_or_default();
    if months.len() + THRESHOLDS.income.unpaid_months_allowed >= expected {
        return 1.0;
    }
    count(months.len()) / count(expected)
}

/// The median of the last payments, or where pay has fallen what is paid now.
fn regular(
    scope: &Scope<'_>,
    kind: IncomeSourceKind,
    receipts: &Receipts,
    part: f64,
    window_months: usize,
) -> Option<IncomeSource> {
    let rules = &THRESHOLDS.income;
    let last_seen = receipts.last_seen?;
    let amounts: Vec<Paise> = receipts.by_month.values().rev().take(window_months).copied().collect();
    let middle = median(amounts.iter().copied())?;
    let recent = mean(amounts.iter().copied().take(rules.recent_months))?;
    let before = median(amounts.iter().copied().skip(rules.recent_months)).unwrap_or(middle).max(middle);
    let fell = recent <= share(before, 1.0 - rules.fall_from);
    let usual = if fell { middle.min(recent) } else { middle };
    let is_active = (scope.span.to - last_seen).num_days() <= rules.salary_ends_after_days;
    let change = recent.ratio_to(before).map(|ratio| rounded(ratio - 1.0));
    Some(IncomeSource {
        kind,
        payer: None,
        earner: None,
        monthly_receipts: usual.into(),
        margin: 1.0,
        monthly_income: if is_active { share(usual, part).into() } else { SignedRupees::default() },
        months: receipts.by_month.len(),
        last_seen,
        is_active,
        // A pension says that it is one.
        is_stated: kind == IncomeSourceKind::Pension || receipts.by_month.len() >= rules.stated_months,
        change,
        transaction_ids: Vec::new(),
    })
}
