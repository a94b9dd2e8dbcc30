//! Trade as the statement shows it: receipts, what of them is cash, and how they compare with the declared turnover.

use serde::{Deserialize, Serialize};

use super::Reckoning;
use super::receipts::{Receipts, usual_month};
use crate::categorise::Category;
use crate::metrics::calendar::Month;
use crate::metrics::flows::net_credit;
use crate::metrics::scope::Scope;
use crate::metrics::statistics::rounded;
use crate::metrics::thresholds::THRESHOLDS;
use crate::money::{Paise, SignedRupees};
use crate::transaction_id::TransactionId;

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

/// What was sold. Money that goes straight back to whom it came from was not, nor what only pushed a balance up.
pub(super) fn trade(scope: &Scope<'_>, with: &Reckoning<'_>) -> (Business, Receipts) {
    let gst_turnover = with.gst_turnover;
    let rules = &THRESHOLDS.income;
    let total = |of: &dyn Fn(Category) -> bool| -> Paise {
        scope
            .in_full_months()
            .filter(|posting| of(posting.category))
            .map(|posting| posting.entry.amount)
            .sum()
    };
    let is_sold = |category| matches!(category, Category::BusinessIncome | Category::Settlement);
    let mut receipts = Receipts::default();
    for posting in scope.in_full_months() {
        let goes_round = with.rounds.binary_search_by_key(&posting.id, |round| round.credit).is_ok();
        let is_for_show = with.pushes.binary_search(&posting.id).is_ok();
        if posting.is_credit() && is_sold(posting.category) && !goes_round && !is_for_show {
            receipts.take(posting);
        }
    }
    let net: Paise = scope.in_full_months().map(net_credit).sum();
    let sales: Paise = receipts.by_month.values().copied().sum();
    let is_large = sales.ratio_to(net).is_some_and(|share| share >= rules.business_share);
    let is_recognised =
        receipts.by_month.len() >= rules.business_months && (is_large || scope.is_business_account());

    // Cash is a trader's sales, and anybody else's savings; of an agent's customers it is neither.
    let is_own_cash = with.passed_on_cash.is_none();
    if is_recognised {
        for posting in scope.in_full_months() {
            let month = Month::containing(posting.entry.date);
            match posting.category {
                Category::CashDeposit if is_own_cash => receipts.take(posting),
                Category::OutwardReturn => {
                    receipts.add(month, Paise::ZERO.saturating_sub(posting.entry.amount));
                    receipts.see(posting.id, posting.entry.date);
                }
                _ => {}
            }
        }
    }
    let sum: Paise = receipts.by_month.values().copied().sum();
    let has_months = !scope.span.full_months.is_empty();
    let variance = gst_variance(sum, scope.span.full_months.len(), gst_turnover).map(rounded);
    let business = Business {
        is_recognised,
        monthly_receipts: has_months.then(|| usual_month(scope, &receipts, with.window_months).into()),
        margin: with.business_margin,
        total_receipts: sum.into(),
        settlements: total(&|category| category == Category::Settlement).into(),
        cash_sales: if is_recognised && is_own_cash {
            total(&|category| category == Category::CashDeposit).into()
        } else {
            SignedRupees::default()
        },
        gst_paid: total(&|category| category == Category::Gst).into(),
        gst_turnover: gst_turnover.map(SignedRupees::from),
        gst_variance: variance,
        gst_level: variance.map(gst_level),
        transaction_ids: receipts.rows.clone(),
    };
    (business, receipts)
}

/// Receipts brought to a year against the turnover declared for a year.
fn gst_variance(receipts: Paise, months: usize, turnover: Option<Paise>) -> Option<f64> {
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
