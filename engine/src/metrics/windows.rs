//! The same figures over the last month, three, six and twelve, and where they are heading.

use serde::{Deserialize, Serialize};

use super::balances;
use super::calendar::Month;
use super::conduct;
use super::days::DailyBalances;
use super::flows::{self, MonthlyFigures};
use super::income::{self, Reckoning};
use super::overdraft::Line;
use super::scope::Scope;
use super::statistics::{mean, rounded};
use super::thresholds::THRESHOLDS;
use crate::categorise::{Book, BounceSide};
use crate::money::{Paise, SignedRupees};

/// The figures of the last so many full months.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct WindowFigures {
    /// How many full months it looks at: 1, 3, 6 or 12.
    pub months: usize,
    /// The first of them, `YYYY-MM`.
    pub from: Month,
    /// The mean balance on the days on which instalments fall due; null, like all that follows, where it cannot be told.
    pub average_bank_balance: Option<SignedRupees>,
    /// The mean balance over every day.
    pub average_daily_balance: Option<SignedRupees>,
    /// What came in in a mean month, without own transfers, loans, refunds and the like.
    pub net_monthly_credits: Option<SignedRupees>,
    /// What was earned in a usual month. Crops and interest are always counted over a year.
    pub monthly_income: Option<SignedRupees>,
    /// What was left of a usual month.
    pub monthly_surplus: Option<SignedRupees>,
    /// Payments presented on the account and returned unpaid, with those of the part month after the window.
    pub inward_bounces: usize,
}

/// Where income and balance are heading: the last three full months against the three before.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct Trends {
    /// By what part the receipts of work, pension and trade have risen (positive) or fallen; null without six full months, or
    /// where there were none.
    pub income: Option<f64>,
    /// The same of the average balance.
    pub balance: Option<f64>,
}

const WINDOWS: [usize; 4] = [1, 3, 6, 12];

/// What the windows of a case are measured with.
pub(super) struct Measured<'a> {
    pub(super) scope: &'a Scope<'a>,
    pub(super) book: &'a Book<'a>,
    pub(super) daily: Option<&'a DailyBalances>,
    pub(super) line: Line,
    pub(super) due_days: &'a [u32],
    pub(super) reckoning: &'a Reckoning<'a>,
    pub(super) is_trader: bool,
}

impl Measured<'_> {
    /// Those that the statement covers.
    pub(super) fn windows(&self) -> Vec<WindowFigures> {
        let covered = self.scope.span.full_months.len();
        WINDOWS
            .into_iter()
            .filter(|months| *months <= covered)
            .filter_map(|months| self.window(months))
            .collect()
    }

    fn window(&self, months: usize) -> Option<WindowFigures> {
        let scope = self.scope.recent(months);
        let balances = self.daily.map(|daily| balances::measure(&scope, daily, self.line, self.due_days));
        let reckoning = Reckoning { window_months: months, ..*self.reckoning };
        let income = income::earned(self.scope, self.book, &reckoning).income;
        let since = self.scope.span.start_of_last(months);
        let (inward_bounces, _) = conduct::since(self.scope, self.book, BounceSide::Inward, since, false);
        Some(WindowFigures {
            months,
            from: *scope.span.full_months.first()?,
            average_bank_balance: balances.as_ref().and_then(|balances| balances.average_bank_balance),
            average_daily_balance: balances.as_ref().and_then(|balances| balances.average_daily_balance),
            net_monthly_credits: flows::net_monthly_credits(&scope).map(SignedRupees::from),
            monthly_income: income.monthly_income,
            monthly_surplus: flows::surplus(self.scope, &scope, self.is_trader).map(SignedRupees::from),
            inward_bounces,
        })
    }
}

pub(super) fn trends(monthly: &[MonthlyFigures]) -> Trends {
    let full: Vec<&MonthlyFigures> = monthly.iter().filter(|month| month.is_full).collect();
    Trends {
        income: change(
            full.iter().map(|month| Some(month.salary.paise().saturating_add(month.business.paise()))),
        ),
        balance: change(full.iter().map(|month| month.average_balance.map(SignedRupees::paise))),
    }
}

/// The mean of the last months over that of as many before, less one.
fn change(by_month: impl Iterator<Item = Option<Paise>>) -> Option<f64> {
    let amounts: Vec<Paise> = by_month.collect::<Option<_>>()?;
    let months = THRESHOLDS.trend.months;
    let (before, recent) = amounts.split_at_checked(amounts.len().checked_sub(months)?)?;
    let before = before.split_at_checked(before.len().checked_sub(months)?)?.1;
    let before = mean(before.iter().copied()).filter(|mean| *mean > Paise::ZERO)?;
    Some(rounded(mean(recent.iter().copied())?.ratio_to(before)? - 1.0))
}
