//! What is earned: salaries and pensions, trade, gig work and rents.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{Datelike, Days, NaiveDate};
use serde::{Deserialize, Serialize};

use super::calendar::Month;
use super::flows::net_credit;
use super::scope::Scope;
use super::statistics::{median, rounded, share, variation};
use super::thresholds::THRESHOLDS;
use crate::categorise::{Book, Category, SalarySource};
use crate::money::{Paise, SignedRupees};
use crate::transaction_id::TransactionId;

/// What the applicant earns.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct Income {
    /// Where most of the income comes from.
    #[serde(rename = "type")]
    #[cfg_attr(feature = "openapi", oai(rename = "type"))]
    pub kind: IncomeType,
    /// What is earned in a usual month: salaries and pensions in full, receipts of trade at the product's margin. Null
    /// where no income was recognised.
    pub monthly_income: Option<SignedRupees>,
    /// How much the income varies from month to month: standard deviation over mean, 0 is perfectly steady. Null for
    /// fewer than two months.
    pub stability_cv: Option<f64>,
    /// In how many full months income was seen.
    pub months: usize,
    /// In how many full months a salary or pension was seen.
    pub salary_months: usize,
    /// Payments beyond the regular salary: they are not counted.
    pub bonuses: Vec<TransactionId>,
    /// Each source of income, the largest first.
    pub sources: Vec<IncomeSource>,
}

/// Where income comes from.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum IncomeType {
    Salaried,
    Business,
    Mixed,
    #[default]
    Unknown,
}

impl IncomeType {
    pub const fn name(self) -> &'static str {
        match self {
            Self::Salaried => "salaried",
            Self::Business => "business",
            Self::Mixed => "mixed",
            Self::Unknown => "unknown",
        }
    }
}

/// One employer, or one kind of receipts.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct IncomeSource {
    /// Whether it is a salary, a pension, trade or something else.
    pub kind: IncomeSourceKind,
    /// The employer; null for receipts of many payers.
    pub payer: Option<String>,
    /// What it brings in a usual month.
    pub monthly_receipts: SignedRupees,
    /// What of the receipts counts as income: 1 for a salary, the margin for trade.
    pub margin: f64,
    /// What it adds to the monthly income. Zero for a source that has stopped.
    pub monthly_income: SignedRupees,
    /// The number of months in which it was seen.
    pub months: usize,
    /// The day of its latest receipt.
    pub last_seen: NaiveDate,
    /// Whether it was still paying when the statement ended.
    pub is_active: bool,
    /// The transactions it was read from.
    pub transaction_ids: Vec<TransactionId>,
}

/// Kinds of income.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum IncomeSourceKind {
    Salary,
    Pension,
    Business,
    Gig,
    Rent,
}

/// Trade as the statement shows it.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct Business {
    /// Whether receipts of trade were recognised.
    pub is_recognised: bool,
    /// The receipts of a usual month: customers, settlements of payment providers and, for a trader, cash paid in. Null
    /// without a full month.
    pub monthly_receipts: Option<SignedRupees>,
    /// What of the receipts is taken for income, as the product assumes.
    pub margin: f64,
    /// Receipts from customers, over all full months.
    pub total_receipts: SignedRupees,
    /// What payment providers settled, within them.
    pub settlements: SignedRupees,
    /// The part of the receipts that was paid in as cash.
    pub cash_sales: SignedRupees,
    /// Goods and services tax paid, over all full months.
    pub gst_paid: SignedRupees,
    /// The yearly turnover that was declared, as the application gave it.
    pub gst_turnover: Option<SignedRupees>,
    /// How far receipts, brought to a year, lie above (positive) or below (negative) the declared turnover. Null without
    /// a turnover or with fewer than 6 full months.
    pub gst_variance: Option<f64>,
    /// How that deviation is to be taken; null where there is none.
    pub gst_level: Option<GstLevel>,
    /// The transactions that were taken for receipts.
    pub transaction_ids: Vec<TransactionId>,
}

/// How far receipts may stray from the declared turnover.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum GstLevel {
    /// Within what tax and other accounts explain.
    Usual,
    /// Worth a question.
    Warning,
    /// The two do not describe the same business.
    Critical,
}

/// Amounts by month, with the rows they came from.
#[derive(Debug, Default)]
struct Series {
    by_month: BTreeMap<Month, Paise>,
    rows: Vec<TransactionId>,
    last_seen: Option<NaiveDate>,
}

impl Series {
    fn add(&mut self, month: Month, amount: Paise) {
        let sum = self.by_month.entry(month).or_default();
        *sum = sum.saturating_add(amount);
    }

    fn see(&mut self, row: TransactionId, date: NaiveDate) {
        self.rows.push(row);
        self.last_seen = self.last_seen.max(Some(date));
    }

    /// Months between its first and last without a receipt are months of nothing.
    fn without_gaps(&self) -> Vec<(Month, Paise)> {
        let (Some((first, _)), Some((last, _))) =
            (self.by_month.first_key_value(), self.by_month.last_key_value())
        else {
            return Vec::new();
        };
        let months = std::iter::successors(Some(*first), |month| Some(month.next()));
        let months = months.take_while(|month| month <= last);
        months.map(|month| (month, self.by_month.get(&month).copied().unwrap_or_default())).collect()
    }
}

pub(crate) struct Earned {
    pub(crate) income: Income,
    pub(crate) business: Business,
}

/// `margin` is the share of a trader's receipts that is left as income.
pub(crate) fn earned(scope: &Scope<'_>, book: &Book<'_>, margin: f64, gst_turnover: Option<Paise>) -> Earned {
    let mut sources = Vec::new();
    let mut salary_by_month: BTreeMap<Month, Paise> = BTreeMap::new();
    let mut bonuses = Vec::new();
    for source in &book.salaries {
        bonuses.extend(&source.bonuses);
        sources.extend(salary(scope, source, &mut salary_by_month));
    }
    sources.extend(pension(scope, &mut salary_by_month));
    let has_salary = sources.iter().any(|source| source.is_active);

    let (business, receipts) = trade(scope, margin, gst_turnover);
    let others = [
        (IncomeSourceKind::Business, receipts, margin, business.is_recognised),
        (
            IncomeSourceKind::Gig,
            of_category(scope, &[Category::GigIncome]),
            THRESHOLDS.income.gig_margin,
            true,
        ),
        (
            IncomeSourceKind::Rent,
            of_category(scope, &[Category::RentReceived]),
            THRESHOLDS.income.rent_margin,
            true,
        ),
    ];
    let mut trade_by_month: BTreeMap<Month, Paise> = BTreeMap::new();
    let mut has_trade = false;
    for (kind, series, margin, is_recognised) in others {
        if !is_recognised || series.by_month.len() < THRESHOLDS.income.business_months {
            continue;
        }
        let Some(last_seen) = series.last_seen else { continue };
        has_trade = true;
        let usual = usual_month(scope, &series);
        for (month, amount) in &series.by_month {
            let sum = trade_by_month.entry(*month).or_default();
            *sum = sum.saturating_add(share(*amount, margin));
        }
        sources.push(IncomeSource {
            kind,
            payer: None,
            monthly_receipts: usual.into(),
            margin,
            monthly_income: share(usual, margin).into(),
            months: series.by_month.len(),
            last_seen,
            is_active: true,
            transaction_ids: series.rows,
        });
    }
    sources.sort_by(|a, b| {
        (b.monthly_income.paise(), a.kind, &a.payer).cmp(&(a.monthly_income.paise(), b.kind, &b.payer))
    });

    let full = &scope.span.full_months;
    let kind = match (has_salary, has_trade) {
        (true, true) => IncomeType::Mixed,
        (true, false) => IncomeType::Salaried,
        (false, true) => IncomeType::Business,
        (false, false) => IncomeType::Unknown,
    };
    let monthly: Paise = sources.iter().map(|source| source.monthly_income.paise()).sum();
    let salary_months = salary_by_month.len().min(full.len());
    let trade_months: BTreeSet<Month> = trade_by_month.keys().copied().collect();
    let months = salary_months.max(trade_months.len());
    let income = Income {
        kind,
        monthly_income: (kind != IncomeType::Unknown && !full.is_empty()).then(|| monthly.into()),
        stability_cv: stability(scope, &salary_by_month, &trade_by_month).map(rounded),
        months,
        salary_months,
        bonuses,
        sources,
    };
    Earned { income, business }
}

/// The months that salaries are paid for: around the turn of a month a payment may fall on either side of it.
fn pay_months(source: &SalarySource) -> impl Iterator<Item = Month> + '_ {
    let rules = &THRESHOLDS.income;
    let mut days: Vec<u32> = source.payments.iter().map(|payment| payment.date.day()).collect();
    days.sort_unstable();
    let usual = days.get(days.len() / 2).copied().unwrap_or(1);
    let is_at_the_turn = usual <= rules.early_pay_until_day || usual >= rules.late_pay_from_day;
    let shift = Days::new(if is_at_the_turn { rules.pay_shift_days } else { 0 });
    source
        .payments
        .iter()
        .map(move |payment| Month::of(payment.date.checked_sub_days(shift).unwrap_or(payment.date)))
}

fn salary(
    scope: &Scope<'_>,
    source: &SalarySource,
    by_month: &mut BTreeMap<Month, Paise>,
) -> Option<IncomeSource> {
    let mut series = Series::default();
    for (month, payment) in pay_months(source).zip(&source.payments) {
        series.add(month, payment.amount);
        for row in &payment.rows {
            series.see(*row, payment.date);
        }
    }
    regular(scope, IncomeSourceKind::Salary, Some(source.payer.clone()), series, by_month)
}

fn pension(scope: &Scope<'_>, by_month: &mut BTreeMap<Month, Paise>) -> Option<IncomeSource> {
    let series = of_category(scope, &[Category::Pension]);
    if series.by_month.len() < THRESHOLDS.income.pension_months {
        return None;
    }
    regular(scope, IncomeSourceKind::Pension, None, series, by_month)
}

/// Of a source that pays every month the median of the last payments; of one that is still young the last one, where
/// that is less.
fn regular(
    scope: &Scope<'_>,
    kind: IncomeSourceKind,
    payer: Option<String>,
    series: Series,
    by_month: &mut BTreeMap<Month, Paise>,
) -> Option<IncomeSource> {
    let rules = &THRESHOLDS.income;
    let last_seen = series.last_seen?;
    let amounts: Vec<Paise> = series.by_month.values().rev().take(rules.months).copied().collect();
    let middle = median(amounts.iter().copied())?;
    let usual = if amounts.len() < rules.months { middle.min(amounts.first().copied()?) } else { middle };
    let is_active = (scope.span.to - last_seen).num_days() <= rules.salary_ends_after_days;
    if is_active {
        for (month, amount) in &series.by_month {
            let sum = by_month.entry(*month).or_default();
            *sum = sum.saturating_add(*amount);
        }
    }
    Some(IncomeSource {
        kind,
        payer,
        monthly_receipts: usual.into(),
        margin: 1.0,
        monthly_income: if is_active { usual.into() } else { SignedRupees::default() },
        months: series.by_month.len(),
        last_seen,
        is_active,
        transaction_ids: series.rows,
    })
}

fn of_category(scope: &Scope<'_>, categories: &[Category]) -> Series {
    let mut series = Series::default();
    for posting in scope.in_full_months() {
        if posting.is_credit() && categories.contains(&posting.category) {
            series.add(Month::of(posting.entry.date), posting.entry.amount);
            series.see(posting.id, posting.entry.date);
        }
    }
    series
}

/// Over all full months: one without receipts counts as nothing.
fn usual_month(scope: &Scope<'_>, series: &Series) -> Paise {
    let months = scope.span.full_months.iter();
    let amounts = months.map(|month| series.by_month.get(month).copied().unwrap_or_default());
    median(amounts).unwrap_or_default().max(Paise::ZERO)
}

fn trade(scope: &Scope<'_>, margin: f64, gst_turnover: Option<Paise>) -> (Business, Series) {
    let rules = &THRESHOLDS.income;
    let total = |of: &dyn Fn(Category) -> bool| -> Paise {
        scope
            .in_full_months()
            .filter(|posting| of(posting.category))
            .map(|posting| posting.entry.amount)
            .sum()
    };
    let sold = of_category(scope, &[Category::BusinessIncome, Category::Settlement]);
    let net: Paise = scope.in_full_months().map(net_credit).sum();
    let sales: Paise = sold.by_month.values().copied().sum();
    let is_large = sales.ratio_to(net).is_some_and(|share| share >= rules.business_share);
    let is_recognised =
        sold.by_month.len() >= rules.business_months && (is_large || scope.is_business_account());

    // Cash is a trader's sales, and anybody else's savings.
    let mut series = sold;
    if is_recognised {
        for posting in scope.in_full_months() {
            let month = Month::of(posting.entry.date);
            match posting.category {
                Category::CashDeposit => {
                    series.add(month, posting.entry.amount);
                    series.see(posting.id, posting.entry.date);
                }
                Category::OutwardReturn => {
                    series.add(month, Paise::ZERO.saturating_sub(posting.entry.amount));
                    series.see(posting.id, posting.entry.date);
                }
                _ => {}
            }
        }
    }
    let receipts: Paise = series.by_month.values().copied().sum();
    let has_months = !scope.span.full_months.is_empty();
    let variance = gst_variance(receipts, scope.span.full_months.len(), gst_turnover).map(rounded);
    let business = Business {
        is_recognised,
        monthly_receipts: has_months.then(|| usual_month(scope, &series).into()),
        margin,
        total_receipts: receipts.into(),
        settlements: total(&|category| category == Category::Settlement).into(),
        cash_sales: if is_recognised {
            total(&|category| category == Category::CashDeposit).into()
        } else {
            SignedRupees::default()
        },
        gst_paid: total(&|category| category == Category::Gst).into(),
        gst_turnover: gst_turnover.map(SignedRupees::from),
        gst_variance: variance,
        gst_level: variance.map(gst_level),
        transaction_ids: series.rows.clone(),
    };
    (business, series)
}

/// Receipts brought to a year against the turnover declared for a year.
pub(crate) fn gst_variance(receipts: Paise, months: usize, turnover: Option<Paise>) -> Option<f64> {
    let turnover = turnover.filter(|turnover| *turnover > Paise::ZERO)?;
    if months < THRESHOLDS.gst.months {
        return None;
    }
    let years = f64::from(u32::try_from(months).ok()?) / 12.0;
    Some(receipts.ratio_to(turnover)? / years - 1.0)
}

fn gst_level(variance: f64) -> GstLevel {
    let rules = &THRESHOLDS.gst;
    if variance < rules.critical_below || variance > rules.critical_above {
        GstLevel::Critical
    } else if variance < rules.usual_from || variance > rules.usual_to {
        GstLevel::Warning
    } else {
        GstLevel::Usual
    }
}

/// The variation of what is earned, month by month.
fn stability(
    scope: &Scope<'_>,
    salary: &BTreeMap<Month, Paise>,
    trade: &BTreeMap<Month, Paise>,
) -> Option<f64> {
    let salaried = Series { by_month: salary.clone(), ..Series::default() }.without_gaps();
    let amounts: Vec<Paise> = if trade.is_empty() {
        salaried.iter().map(|(_, amount)| *amount).collect()
    } else if salaried.is_empty() {
        scope.span.full_months.iter().map(|month| trade.get(month).copied().unwrap_or_default()).collect()
    } else {
        // Where both are paid, over the months that both could be seen in.
        let both = salaried.iter().filter(|(month, _)| scope.span.is_full(month.first_day()));
        both.map(|(month, amount)| amount.saturating_add(trade.get(month).copied().unwrap_or_default()))
            .collect()
    };
    variation(&amounts)
}
