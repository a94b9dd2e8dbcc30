//! The balance at the end of every day.

use std::collections::BTreeMap;

use chrono::{Days, NaiveDate};

use super::calendar::Span;
use super::scope::ScopedAccount;
use crate::money::Paise;
use crate::transaction_id::TransactionId;

/// End-of-day balances of every day of a span, of all accounts together. A day without a row keeps the balance of the
/// day before.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DailyBalances {
    days: Vec<(NaiveDate, Paise)>,
    /// Of each account the last row of each day that has rows.
    last_rows: Vec<BTreeMap<NaiveDate, TransactionId>>,
}

impl DailyBalances {
    /// `None` where a statement prints no balances.
    pub fn from_accounts(accounts: &[ScopedAccount<'_>], span: &Span) -> Option<Self> {
        let mut ends: Vec<(Paise, BTreeMap<NaiveDate, Paise>)> = Vec::with_capacity(accounts.len());
        let mut last_rows = Vec::with_capacity(accounts.len());
        for ScopedAccount { account, first_row } in accounts {
            let with_balance =
                || account.entries().iter().enumerate().filter(|(_, entry)| entry.balance.is_some());
            let last_of_day: BTreeMap<NaiveDate, Paise> =
                with_balance().filter_map(|(_, entry)| Some((entry.date, entry.balance?))).collect();
            last_rows.push(
                with_balance().map(|(at, entry)| (entry.date, TransactionId::at(first_row + at))).collect(),
            );
            // Before its first row an account holds what it opened with.
            let opening = account.opening().or_else(|| last_of_day.values().next().copied())?;
            let before = last_of_day.range(..span.from).next_back().map_or(opening, |(_, balance)| *balance);
            ends.push((before, last_of_day));
        }
        let mut days = Vec::new();
        let mut day = span.from;
        while day <= span.to {
            for (balance, last_of_day) in &mut ends {
                *balance = last_of_day.get(&day).copied().unwrap_or(*balance);
            }
            days.push((day, ends.iter().map(|(balance, _)| *balance).sum()));
            day = day.checked_add_days(Days::new(1))?;
        }
        Some(Self { days, last_rows })
    }

    pub fn between(&self, from: NaiveDate, to: NaiveDate) -> &[(NaiveDate, Paise)] {
        let start = self.days.partition_point(|(day, _)| *day < from);
        let end = self.days.partition_point(|(day, _)| *day <= to);
        self.days.get(start..end).unwrap_or_default()
    }

    pub fn on(&self, day: NaiveDate) -> Option<Paise> {
        self.between(day, day).first().map(|(_, balance)| *balance)
    }

    /// Of the full months of `span`.
    pub fn full<'a>(&'a self, span: &'a Span) -> impl Iterator<Item = (NaiveDate, Paise)> + 'a {
        let months = span.full_months.iter();
        months.flat_map(|month| self.between(month.first_day(), month.last_day()).iter().copied())
    }

    /// The rows after which the balance of a day stood: the latest of each account, up to that day.
    pub fn rows_behind(&self, day: NaiveDate) -> Vec<TransactionId> {
        self.last_rows.iter().filter_map(|rows| rows.range(..=day).next_back().map(|(_, id)| *id)).collect()
    }
}
