//! The balance at the end of every day.

use std::collections::BTreeMap;

use chrono::{Datelike, Days, NaiveDate};

use super::calendar::Span;
use super::thresholds::THRESHOLDS;
use crate::money::Paise;
use crate::reconcile::LedgerAccount;

/// End-of-day balances of every day of a span, of all accounts together. A day without a row keeps the balance of the
/// day before.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DailyBalances {
    days: Vec<(NaiveDate, Paise)>,
}

impl DailyBalances {
    /// `None` where a statement prints no balances.
    pub fn of(accounts: &[&LedgerAccount], span: &Span) -> Option<Self> {
        let mut ends: Vec<(Paise, BTreeMap<NaiveDate, Paise>)> = Vec::with_capacity(accounts.len());
        for account in accounts {
            let last_of_day: BTreeMap<NaiveDate, Paise> =
                account.entries().iter().filter_map(|entry| Some((entry.date, entry.balance?))).collect();
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
        Some(Self { days })
    }

    /// The oldest first, without a gap.
    pub fn days(&self) -> &[(NaiveDate, Paise)] {
        &self.days
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
}

/// A negative balance counts as nothing: nobody can pay out of it.
pub(crate) fn available(balance: Paise) -> Paise {
    balance.max(Paise::ZERO)
}

/// Whether instalments usually fall due on this day.
pub(crate) fn is_due_day(day: NaiveDate) -> bool {
    THRESHOLDS.balances.abb_days.contains(&day.day())
}
