//! What stays in the account.

use chrono::{Datelike, NaiveDate};
use serde::{Deserialize, Serialize};

use super::days::DailyBalances;
use super::overdraft::Line;
use super::scope::Scope;
use super::statistics::mean;
use crate::money::{Paise, SignedRupees};
use crate::transaction_id::TransactionId;

/// End-of-day balances over the last full months that the product looks at (`window_months`), of all measured accounts
/// together.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct Balances {
    /// Average bank balance (ABB): the mean balance on the days on which instalments fall due. Of an overdraft or cash
    /// credit it is what could still be drawn, and null where the limit is not printed. Null, like all others here, where
    /// there is no full month or the statement prints no balances.
    pub average_bank_balance: Option<SignedRupees>,
    /// Average daily balance (ADB): the same over every day; a negative balance counts as zero.
    pub average_daily_balance: Option<SignedRupees>,
    /// The lowest end-of-day balance.
    pub minimum: Option<SignedRupees>,
    /// The first day on which the lowest balance stood.
    pub minimum_on: Option<NaiveDate>,
    /// The highest end-of-day balance.
    pub maximum: Option<SignedRupees>,
    /// The first day on which the highest balance stood.
    pub maximum_on: Option<NaiveDate>,
    /// How many days the averages look at.
    pub days: usize,
    /// How many of those days ended below zero.
    pub negative_days: usize,
    /// The days of the month that the average bank balance looks at.
    pub due_days: Vec<u32>,
    /// Balances on those days, the oldest first.
    pub on_due_days: Vec<DueDayBalance>,
}

/// A balance that an instalment would have met.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct DueDayBalance {
    /// The day on which an instalment could fall due.
    pub date: NaiveDate,
    /// The balance at its end, of all measured accounts together.
    pub balance: SignedRupees,
    /// The transactions after which it stood so.
    pub transaction_ids: Vec<TransactionId>,
}

pub(crate) fn measure(scope: &Scope<'_>, daily: &DailyBalances, line: Line, due_days: &[u32]) -> Balances {
    let full: Vec<(NaiveDate, Paise)> = daily.full(&scope.span).collect();
    let due: Vec<_> = full.iter().copied().filter(|(day, _)| due_days.contains(&day.day())).collect();
    let available = |days: &[(NaiveDate, Paise)]| -> Option<Paise> {
        let all: Option<Vec<Paise>> = days.iter().map(|(_, balance)| line.available(*balance)).collect();
        mean(all?)
    };
    let wire = |amount: Option<Paise>| amount.map(SignedRupees::from);
    // `max_by_key` takes the last of equals and `min_by_key` the first: negated, both take the first.
    let lowest = full.iter().min_by_key(|(_, balance)| *balance);
    let highest = full.iter().min_by_key(|(_, balance)| std::cmp::Reverse(*balance));
    Balances {
        average_bank_balance: wire(available(&due)),
        average_daily_balance: wire(available(&full)),
        minimum: wire(lowest.map(|(_, balance)| *balance)),
        minimum_on: lowest.map(|(day, _)| *day),
        maximum: wire(highest.map(|(_, balance)| *balance)),
        maximum_on: highest.map(|(day, _)| *day),
        days: full.len(),
        negative_days: full.iter().filter(|(_, balance)| *balance < Paise::ZERO).count(),
        due_days: due_days.to_vec(),
        on_due_days: due
            .iter()
            .map(|(day, balance)| DueDayBalance {
                date: *day,
                balance: (*balance).into(),
                transaction_ids: daily.rows_behind(*day),
            })
            .collect(),
    }
}
