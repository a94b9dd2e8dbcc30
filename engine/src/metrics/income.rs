//! What is earned: salaries and pensions, trade, fees, gig work, crops, rents and interest.

mod left_out;
mod pay;
mod receipts;
mod steady;
mod trade;

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

pub use self::left_out::{LeftOut, LeftOutReason};
use self::receipts::Receipts;
pub(crate) use self::steady::{SteadyPayer, steady_payers};
pub use self::trade::{Business, GstLevel};
use super::calendar::Month;
use super::circular::Round;
use super::passed_on::PassedOnCash;
use super::scope::Scope;
use super::statistics::{rounded, share, variation};
use crate::categorise::Book;
use crate::money::{Paise, SignedRupees};
use crate::policy::{IncomeMargins, IncomeUse};
use crate::transaction_id::TransactionId;

/// What the applicant earns.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct Income {
    /// Where most of the income comes from.
    #[serde(rename = "type")]
    #[cfg_attr(feature = "openapi", oai(rename = "type"))]
    pub kind: IncomeType,
    /// What is earned in a usual month, as the product counts it (`policy.income.use`; `base` unless it says otherwise):
    /// salaries, pensions and interest in full, receipts of trade at the product's margin, fees, gig work, crops and rents at
    /// margins of their own. Null where no income was recognised.
    pub monthly_income: Option<SignedRupees>,
    /// The same counted strictly: only what says that it is pay, or came in at least 6 months.
    #[serde(default)]
    pub low: Option<SignedRupees>,
    /// The same counted as usual: every source that was recognised.
    #[serde(default)]
    pub base: Option<SignedRupees>,
    /// The same counted generously: with payers that pay much the same every month and were not recognised as income.
    #[serde(default)]
    pub high: Option<SignedRupees>,
    /// Of a joint account whose payments name their earner: the same with what the other holders earn. Null for others.
    pub household_monthly_income: Option<SignedRupees>,
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
    /// What looks like income and is not counted, with why.
    #[serde(default)]
    pub left_out: Vec<LeftOut>,
}

impl Income {
    /// What family or people abroad send in a mean month; `None` where they send nothing.
    pub(crate) fn support(&self) -> Option<Paise> {
        let is_support = |left_out: &&LeftOut| left_out.reason == LeftOutReason::FamilySupport;
        self.left_out.iter().find(is_support).map(|left_out| left_out.monthly_receipts.paise())
    }
}

/// Where income comes from.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum IncomeType {
    Salaried,
    Pension,
    Business,
    Mixed,
    /// Rents, interest and dividends alone.
    Capital,
    #[default]
    Unknown,
}

impl IncomeType {
    pub fn name(self) -> &'static str {
        self.into()
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
    /// Of a joint account: the holder whose name the payments carry; null where they carry none.
    pub earner: Option<String>,
    /// What it brings in a usual month.
    pub monthly_receipts: SignedRupees,
    /// What of the receipts counts as income: 1 for a salary, the margin for trade.
    pub margin: f64,
    /// What it adds to the monthly income. Zero for a source that has stopped, and for another holder's.
    pub monthly_income: SignedRupees,
    /// The number of months in which it was seen.
    pub months: usize,
    /// The day of its latest receipt.
    pub last_seen: NaiveDate,
    /// Whether it was still paying when the statement ended.
    pub is_active: bool,
    /// Whether it counts in the `low` figure: its payments say that they are pay, or it came in at least 6 months.
    #[serde(default)]
    pub is_stated: bool,
    /// Of a salary or pension: by what part the last two payments lie above (positive) or below (negative) those
    /// before. Null for other kinds.
    pub change: Option<f64>,
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
    /// Fees of clients.
    Professional,
    Gig,
    /// Crops and milk.
    Agriculture,
    Rent,
    /// Interest of deposits, and dividends.
    Interest,
}

pub(crate) struct Earned {
    pub(crate) income: Income,
    pub(crate) business: Business,
}

/// What an income is reckoned with.
#[derive(Clone, Copy)]
pub(crate) struct Reckoning<'a> {
    /// The share of a trader's receipts that is left as income.
    pub(crate) business_margin: f64,
    /// What a person says is left of the largest receipts that are counted at a margin.
    pub(crate) corrected_margin: Option<f64>,
    pub(crate) gst_turnover: Option<Paise>,
    pub(crate) applicant: Option<&'a str>,
    /// Pay and receipts are those of the last so many full months.
    pub(crate) window_months: usize,
    pub(crate) margins: IncomeMargins,
    pub(crate) counted: IncomeUse,
    /// By their credits.
    pub(crate) rounds: &'a [Round],
    pub(crate) passed_on_cash: Option<&'a PassedOnCash>,
    /// Credits that only pushed a balance up, in the order of their ids.
    pub(crate) pushes: &'a [TransactionId],
}

pub(crate) fn earned(scope: &Scope<'_>, book: &Book<'_>, with: &Reckoning<'_>) -> Earned {
    let paid = pay::paid(scope, book, with);
    let mut sources = paid.sources;
    let (mut business, sold) = trade::trade(scope, with);
    let mut trade_by_month: BTreeMap<Month, Paise> = BTreeMap::new();
    let sold = business.is_recognised.then_some((IncomeSourceKind::Business, sold, with.business_margin));
    let mut received = Vec::new();
    for (kind, receipts, margin) in sold.into_iter().chain(receipts::other_kinds(scope, with)) {
        let by_month = receipts.by_month.clone();
        let source = receipts.source(scope, kind, margin, with.window_months);
        received.extend(source.map(|source| (source, by_month)));
    }
    if let Some(margin) = with.corrected_margin {
        let corrected =
            largest_at_a_margin(received.iter().map(|(source, _)| source)).map(|largest| largest.kind);
        if corrected.is_none_or(|kind| kind == IncomeSourceKind::Business) {
            business.margin = margin;
        }
        for (source, _) in received.iter_mut().filter(|(source, _)| Some(source.kind) == corrected) {
            source.margin = margin;
            source.monthly_income = share(source.monthly_receipts.paise(), margin).into();
        }
    }
    // Deposits pay by the quarter or by the year, which makes nobody's income unsteady.
    let lives_on_interest = paid.by_month.is_empty()
        && received.iter().all(|(source, _)| source.kind == IncomeSourceKind::Interest);
    let mut varying_by_month: BTreeMap<Month, Paise> = BTreeMap::new();
    for (source, by_month) in received {
        let varies = source.kind != IncomeSourceKind::Interest || lives_on_interest;
        for (month, amount) in by_month {
            let earned = share(amount, source.margin);
            add(&mut trade_by_month, month, earned);
            if varies {
                add(&mut varying_by_month, month, earned);
            }
        }
        sources.push(source);
    }
    sources.sort_by(|a, b| {
        (b.monthly_income.paise(), a.kind, &a.payer).cmp(&(a.monthly_income.paise(), b.kind, &b.payer))
    });

    let full = &scope.span.full_months;
    let kind = income_type(&sources);
    let bonuses = book.salaries.iter().flat_map(|source| source.bonuses.iter().copied()).collect();
    let base: Paise = sources.iter().map(|source| source.monthly_income.paise()).sum();
    let stated = sources.iter().filter(|source| source.is_stated);
    let low: Paise = stated.map(|source| source.monthly_income.paise()).sum();
    // Who is counted in part is not counted again.
    let mut steady = steady_payers(scope, &sources);
    let counted: BTreeSet<TransactionId> =
        sources.iter().flat_map(|source| source.transaction_ids.iter().copied()).collect();
    steady.retain(|payer| !payer.rows.iter().any(|row| counted.contains(row)));
    let high: Paise = steady.iter().map(|payer| payer.usual).sum::<Paise>().saturating_add(base);
    let monthly = match with.counted {
        IncomeUse::Low => low,
        IncomeUse::Base => base,
        IncomeUse::High => high,
    };
    let salary_months = paid.months.len().min(full.len());
    let trade_months: BTreeSet<Month> = trade_by_month.keys().copied().collect();
    // What counts at a margin of nothing is known, and is nothing.
    let is_nothing = sources.iter().any(|source| source.is_active && source.margin == 0.0);
    let is_known = (kind != IncomeType::Unknown || is_nothing) && !full.is_empty();
    let has_steady = !steady.is_empty() && !full.is_empty();
    let is_counted = is_known || (with.counted == IncomeUse::High && has_steady);
    let left_out = left_out::find(scope, book, &sources, steady);
    let has_others = sources.iter().any(|source| source.earner.is_some());
    let income = Income {
        kind,
        monthly_income: is_counted.then(|| monthly.into()),
        low: is_known.then(|| low.into()),
        base: is_known.then(|| base.into()),
        high: (is_known || has_steady).then(|| high.into()),
        household_monthly_income: (is_known && has_others)
            .then(|| monthly.saturating_add(paid.of_others).into()),
        stability_cv: stability(scope, &paid.by_month, &varying_by_month).map(rounded),
        months: salary_months.max(trade_months.len()),
        salary_months,
        bonuses,
        sources,
        left_out,
    };
    Earned { income, business }
}

/// The receipts that bring the most of those of which a part is counted: of them alone a person says what is left.
pub(crate) fn largest_at_a_margin<'a>(
    sources: impl Iterator<Item = &'a IncomeSource>,
) -> Option<&'a IncomeSource> {
    let is_at_a_margin = |source: &&IncomeSource| {
        matches!(
            source.kind,
            IncomeSourceKind::Business
                | IncomeSourceKind::Professional
                | IncomeSourceKind::Gig
                | IncomeSourceKind::Agriculture
                | IncomeSourceKind::Rent
        )
    };
    sources
        .filter(is_at_a_margin)
        .max_by_key(|source| (source.monthly_receipts.paise(), std::cmp::Reverse(source.kind)))
}

/// By the sources that are counted.
fn income_type(sources: &[IncomeSource]) -> IncomeType {
    let has = |kinds: &[IncomeSourceKind]| {
        sources.iter().any(|source| {
            kinds.contains(&source.kind) && source.is_active && source.monthly_income.paise() > Paise::ZERO
        })
    };
    let has_salary = has(&[IncomeSourceKind::Salary]);
    let has_pension = has(&[IncomeSourceKind::Pension]);
    let has_work = has(&[
        IncomeSourceKind::Business,
        IncomeSourceKind::Professional,
        IncomeSourceKind::Gig,
        IncomeSourceKind::Agriculture,
    ]);
    let has_capital = has(&[IncomeSourceKind::Rent, IncomeSourceKind::Interest]);
    match (has_salary, has_pension, has_work, has_capital) {
        (true, _, true, _) | (_, true, true, _) | (true, true, ..) => IncomeType::Mixed,
        (true, ..) => IncomeType::Salaried,
        (_, true, ..) => IncomeType::Pension,
        (_, _, true, _) => IncomeType::Business,
        (_, _, _, true) => IncomeType::Capital,
        _ => IncomeType::Unknown,
    }
}

fn add(sums: &mut BTreeMap<Month, Paise>, month: Month, amount: Paise) {
    let sum = sums.entry(month).or_default();
    *sum = sum.saturating_add(amount);
}

/// The variation of what is earned, month by month.
fn stability(
    scope: &Scope<'_>,
    salary: &BTreeMap<Month, Paise>,
    trade: &BTreeMap<Month, Paise>,
) -> Option<f64> {
    let salaried = Receipts { by_month: salary.clone(), ..Receipts::default() }.without_gaps();
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
