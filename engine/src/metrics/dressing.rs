//! Balances pushed up for show: around month ends, or just before the statement was drawn.

use std::collections::BTreeSet;

use chrono::{Datelike, Days, NaiveDate};

use super::calendar::Month;
use super::circular::Round;
use super::days::DailyBalances;
use super::scope::Scope;
use super::statistics::{mean, share};
use super::thresholds::THRESHOLDS;
use crate::categorise::{Category, Posting};
use crate::money::Paise;
use crate::transaction_id::TransactionId;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Dressing {
    /// Months whose end was pushed up.
    pub(crate) months: Vec<Month>,
    /// The balance jumped just before the statement ended.
    pub(crate) is_at_the_end: bool,
    /// The credits that pushed.
    pub(crate) rows: Vec<TransactionId>,
}

impl Dressing {
    pub(crate) fn is_found(&self) -> bool {
        self.is_at_the_end || self.months.len() >= THRESHOLDS.window_dressing.months
    }
}

pub(crate) fn find(scope: &Scope<'_>, daily: &DailyBalances, rounds: &[Round]) -> Dressing {
    let returned: BTreeSet<TransactionId> = rounds.iter().map(|round| round.credit).collect();
    let mut found = Dressing::default();
    for month in &scope.span.full_months {
        if let Some(rows) = pushed_end(scope, daily, *month, &returned) {
            found.months.push(*month);
            found.rows.extend(rows);
        }
    }
    if let Some(rows) = pushed_statement(scope, daily, &returned) {
        found.is_at_the_end = true;
        found.rows.extend(rows);
    }
    found.rows.sort_unstable();
    found.rows.dedup();
    found
}

/// The end of a month that stands far above its middle, through money that is no earnings and leaves again at once.
fn pushed_end(
    scope: &Scope<'_>,
    daily: &DailyBalances,
    month: Month,
    returned: &BTreeSet<TransactionId>,
) -> Option<Vec<TransactionId>> {
    let rules = &THRESHOLDS.window_dressing;
    let days = daily.between(month.first_day(), month.last_day());
    let balances = |days: &[(NaiveDate, Paise)]| mean(days.iter().map(|(_, balance)| *balance));
    let end = balances(days.get(days.len().checked_sub(rules.last_days)?..)?)?;
    let middle_days =
        days.iter().filter(|(day, _)| (rules.middle_from_day..=rules.middle_to_day).contains(&day.day()));
    let middle = mean(middle_days.map(|(_, balance)| *balance))?.max(Paise::ZERO);
    let rise = rise(end, middle)?;

    let (_, closing) = days.last()?;
    let until = month.last_day().checked_add_days(Days::new(rules.leaves_within_days))?;
    let after = daily.between(month.next().first_day(), until).iter().map(|(_, balance)| *balance).min()?;
    if closing.saturating_sub(after) < share(rise, rules.leaves_share) {
        return None;
    }
    let from = month.next().first_day().checked_sub_days(Days::new(rules.push_days))?;
    pushes(scope, from, month.last_day(), rise, |posting| {
        is_no_earning(posting.category) || returned.contains(&posting.id)
    })
}

/// A jump at the very end, through money from somebody who had not paid before, or whose money went straight back before.
fn pushed_statement(
    scope: &Scope<'_>,
    daily: &DailyBalances,
    returned: &BTreeSet<TransactionId>,
) -> Option<Vec<TransactionId>> {
    let rules = &THRESHOLDS.window_dressing;
    let (from, to) = (scope.span.from, scope.span.to);
    let start = to.checked_sub_days(Days::new(rules.final_days.checked_sub(1)?))?;
    let last = daily.between(start, to);
    let end =
        mean(last.get(last.len().checked_sub(rules.last_days)?..)?.iter().map(|(_, balance)| *balance))?;
    let before = start.checked_sub_days(Days::new(rules.days_before))?.max(from);
    let before = daily.between(before, start.pred_opt()?);
    let usual = mean(before.iter().map(|(_, balance)| *balance))?.max(Paise::ZERO);
    let rise = rise(end, usual)?;
    let earlier =
        || scope.postings.iter().filter(|posting| posting.entry.date < start && posting.is_credit());
    let known: BTreeSet<&str> = earlier().filter_map(|posting| posting.party.as_deref()).collect();
    let taken_back: BTreeSet<&str> = earlier()
        .filter(|posting| returned.contains(&posting.id))
        .filter_map(|posting| posting.party.as_deref())
        .collect();
    pushes(scope, start, to, rise, |posting| {
        let party = posting.party.as_deref();
        let is_strange = is_no_earning(posting.category) && party.is_none_or(|party| !known.contains(party));
        is_strange || party.is_some_and(|party| taken_back.contains(party))
    })
}

/// How far `end` stands above `usual`, where that is far enough to be for show.
fn rise(end: Paise, usual: Paise) -> Option<Paise> {
    let rules = &THRESHOLDS.window_dressing;
    let rise = end.saturating_sub(usual);
    let is_high = end >= share(usual, rules.times);
    (is_high && rise >= Paise::new(rules.least_rise_rupees.saturating_mul(100))).then_some(rise)
}

/// The credits of some days that make up the rise; `None` where they do not.
fn pushes(
    scope: &Scope<'_>,
    from: NaiveDate,
    to: NaiveDate,
    rise: Paise,
    is_push: impl Fn(&Posting<'_>) -> bool,
) -> Option<Vec<TransactionId>> {
    let least = share(rise, THRESHOLDS.window_dressing.pushed_share);
    let start = scope.postings.partition_point(|posting| posting.entry.date < from);
    let within = scope.postings.iter().skip(start).take_while(|posting| posting.entry.date <= to);
    let credits: Vec<_> = within.filter(|posting| posting.is_credit() && is_push(posting)).collect();
    let sum: Paise = credits.iter().map(|posting| posting.entry.amount).sum();
    (sum >= least).then(|| credits.iter().map(|posting| posting.id).collect())
}

const fn is_no_earning(category: Category) -> bool {
    matches!(
        category,
        Category::PersonTransfer
            | Category::SelfTransfer
            | Category::CashDeposit
            | Category::LoanDisbursal
            | Category::Unknown
    )
}
