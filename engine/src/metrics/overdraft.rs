//! Overdraft and cash credit: how much of the line is drawn, and what of it is left.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::calendar::Month;
use super::days::DailyBalances;
use super::scope::{Scope, ScopedAccount};
use super::statistics::{mean, rounded};
use super::thresholds::THRESHOLDS;
use crate::categorise::Category;
use crate::money::{Paise, SignedRupees};
use crate::statement::AccountKind;
use crate::transaction_id::TransactionId;

/// An overdraft or cash-credit line: how much of it is drawn. Figures are over the same months as the balances.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct Overdraft {
    /// The sanctioned limit as printed; null where the statement prints none, and then nothing is told as a share of it.
    pub limit: Option<SignedRupees>,
    /// The drawing power as printed: what may be drawn against stock and bills today.
    pub drawing_power: Option<SignedRupees>,
    /// What was drawn at the end of a mean day.
    pub average_used: SignedRupees,
    /// The same as a share of the limit: 0.8 is 80%.
    pub average_utilisation: Option<f64>,
    /// The most that was drawn at the end of a day, as a share of the limit.
    pub peak_utilisation: Option<f64>,
    /// The first day on which the most was drawn; null where nothing was.
    pub peak_on: Option<NaiveDate>,
    /// The number of days that ended beyond the limit or the drawing power, whichever is lower.
    pub days_over: Option<usize>,
    /// What could still be drawn at the end of a mean due day: the lower of limit and drawing power, less what is used. It
    /// takes the place of the average bank balance.
    pub headroom: Option<SignedRupees>,
    /// The interest of a mean month.
    pub monthly_interest: SignedRupees,
    /// Month by month, the oldest first.
    pub monthly: Vec<OverdraftMonth>,
    /// The interest that was charged.
    pub transaction_ids: Vec<TransactionId>,
}

/// One month of an overdraft.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct OverdraftMonth {
    /// The calendar month, `YYYY-MM`.
    pub month: Month,
    /// What was drawn at the end of a mean day.
    pub average_used: SignedRupees,
    /// The same as a share of the limit; null where the limit is not printed.
    pub average_utilisation: Option<f64>,
    /// The most that was drawn, as a share of the limit; null where the limit is not printed.
    pub peak_utilisation: Option<f64>,
    /// The number of days that ended beyond the line; null where the limit is not printed.
    pub days_over: Option<usize>,
}

/// What may be drawn beyond an account's own money.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Line {
    /// Nothing: a balance is one's own.
    None,
    /// The lower of limit and drawing power.
    Known(Paise),
    /// The account is overdrawn by arrangement, and the statement does not print how far it may be.
    Unknown,
}

impl Line {
    /// Of all measured accounts together.
    pub(crate) fn of(scope: &Scope<'_>, daily: &DailyBalances) -> Self {
        let lines: Vec<&ScopedAccount<'_>> =
            scope.accounts.iter().filter(|scoped| has_line(scoped)).collect();
        if lines.is_empty() {
            return if is_mostly_overdrawn(scope, daily) { Self::Unknown } else { Self::None };
        }
        let known: Option<Vec<Paise>> = lines.iter().map(|scoped| drawable(scoped)).collect();
        known.map_or(Self::Unknown, |known| Self::Known(known.into_iter().sum()))
    }

    /// What could be paid out of a balance; `None` where nobody knows.
    pub(crate) fn available(self, balance: Paise) -> Option<Paise> {
        match self {
            Self::None => Some(balance.max(Paise::ZERO)),
            Self::Known(line) => Some(balance.saturating_add(line).max(Paise::ZERO)),
            Self::Unknown => None,
        }
    }
}

fn has_line(scoped: &ScopedAccount<'_>) -> bool {
    let identity = scoped.account.identity();
    identity.credit_limit.is_some()
        || matches!(identity.kind, Some(AccountKind::Overdraft | AccountKind::CashCredit))
}

fn drawable(scoped: &ScopedAccount<'_>) -> Option<Paise> {
    let identity = scoped.account.identity();
    let limit = identity.credit_limit?;
    Some(identity.drawing_power.map_or(limit, |power| power.min(limit)))
}

/// A few days below zero are a slip; a fifth of them are an arrangement.
fn is_mostly_overdrawn(scope: &Scope<'_>, daily: &DailyBalances) -> bool {
    let (mut below, mut days) = (0_u32, 0_u32);
    for (_, balance) in daily.full(&scope.span) {
        days += 1;
        below += u32::from(balance < Paise::ZERO);
    }
    days > 0 && f64::from(below) / f64::from(days) >= THRESHOLDS.balances.overdrawn_day_share
}

/// `None` for whoever has no line. `window` is the months that are looked at; `is_due` tells the days on which instalments
/// fall due.
pub(crate) fn measure(window: &Scope<'_>, is_due: &dyn Fn(NaiveDate) -> bool) -> Option<Overdraft> {
    let lines: Vec<ScopedAccount<'_>> =
        window.accounts.iter().filter(|scoped| has_line(scoped)).copied().collect();
    if lines.is_empty() {
        return None;
    }
    let daily = DailyBalances::from_accounts(&lines, &window.span)?;
    let sum = |of: &dyn Fn(&ScopedAccount<'_>) -> Option<Paise>| -> Option<Paise> {
        lines.iter().map(of).collect::<Option<Vec<Paise>>>().map(|all| all.into_iter().sum())
    };
    let limit = sum(&|scoped| scoped.account.identity().credit_limit);
    let line = sum(&drawable);
    let used = |balance: Paise| Paise::ZERO.saturating_sub(balance).max(Paise::ZERO);
    let share = |amount: Paise| limit.and_then(|limit| amount.ratio_to(limit)).map(rounded);
    let days: Vec<(NaiveDate, Paise)> =
        daily.full(&window.span).map(|(day, balance)| (day, used(balance))).collect();
    let over =
        |days: &[(NaiveDate, Paise)]| line.map(|line| days.iter().filter(|(_, used)| *used > line).count());
    let of_days = |days: &[(NaiveDate, Paise)]| mean(days.iter().map(|(_, used)| *used));
    let peak = days.iter().min_by_key(|(_, used)| std::cmp::Reverse(*used)).copied();
    let monthly = window.span.full_months.iter().filter_map(|month| {
        let here: Vec<_> = days.iter().copied().filter(|(day, _)| month.contains(*day)).collect();
        let average = of_days(&here)?;
        Some(OverdraftMonth {
            month: *month,
            average_used: average.into(),
            average_utilisation: share(average),
            peak_utilisation: here.iter().map(|(_, used)| *used).max().and_then(share),
            days_over: over(&here),
        })
    });
    let interest: Vec<_> = window
        .in_full_months()
        .filter(|posting| posting.category == Category::OverdraftInterest && !posting.is_credit())
        .collect();
    let charged: Paise = interest.iter().map(|posting| posting.entry.amount).sum();
    let months = i64::try_from(window.span.full_months.len().max(1)).ok()?;
    let average = of_days(&days)?;
    Some(Overdraft {
        limit: limit.map(SignedRupees::from),
        drawing_power: sum(&|scoped| scoped.account.identity().drawing_power).map(SignedRupees::from),
        average_used: average.into(),
        average_utilisation: share(average),
        peak_utilisation: peak.and_then(|(_, used)| share(used)),
        peak_on: peak.filter(|(_, used)| *used > Paise::ZERO).map(|(day, _)| day),
        days_over: over(&days),
        headroom: line.and_then(|line| {
            let due = daily.full(&window.span).filter(|(day, _)| is_due(*day));
            mean(due.map(|(_, balance)| balance.saturating_add(line).max(Paise::ZERO)))
                .map(SignedRupees::from)
        }),
        monthly_interest: Paise::new(charged.get() / months).into(),
        monthly: monthly.collect(),
        transaction_ids: interest.iter().map(|posting| posting.id).collect(),
    })
}
