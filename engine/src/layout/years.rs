//! The year of days that are printed without one: from the period, from a day in the letterhead, from a narration.

use chrono::{Datelike, Duration, NaiveDate};

use super::accepted::Accepted;
use super::dates::{self, DateOrder, PrintedDate};
use super::lines::Line;
use crate::statement::Period;

/// Rows print into the days around a period: value dates, and what is booked overnight.
pub(super) const AROUND_PERIOD_DAYS: i64 = 20;

#[derive(Debug, Clone, Copy)]
pub(super) enum YearReference {
    Period(Period),
    /// The day of the statement, or any other date on it.
    Day(NaiveDate),
}

impl YearReference {
    pub(super) fn date(self, printed: PrintedDate) -> Option<NaiveDate> {
        match self {
            Self::Period(period) => {
                let around = Duration::days(AROUND_PERIOD_DAYS);
                let years = (period.from - around).year()..=(period.to + around).year();
                let fits = |date: &NaiveDate| *date >= period.from - around && *date <= period.to + around;
                let inside = |date: &NaiveDate| *date >= period.from && *date <= period.to;
                let dates: Vec<NaiveDate> = years.filter_map(|year| printed.with_year(year)).collect();
                let nearest = || dates.iter().copied().min_by_key(|date| days_apart(*date, period));
                let find = |is: &dyn Fn(&NaiveDate) -> bool| dates.iter().copied().find(|date| is(date));
                find(&inside).or_else(|| find(&fits)).or_else(nearest)
            }
            Self::Day(day) => (day.year() - 1..=day.year() + 1)
                .filter_map(|year| printed.with_year(year))
                .min_by_key(|date| (*date - day).num_days().abs()),
        }
    }
}

pub(super) fn days_apart(date: NaiveDate, period: Period) -> i64 {
    (period.from - date).num_days().max((date - period.to).num_days()).max(0)
}

pub(super) fn year_reference(
    period: Option<Period>,
    outside: &[(usize, &Line<'_>)],
    rows: &[Accepted],
    order: DateOrder,
) -> Option<YearReference> {
    let lines = || outside.iter().map(|(_, line)| line.text());
    let labelled = || lines().find_map(|line| labelled_year(&line).or_else(|| numbered_year(&line)));
    if let Some(period) = period.or_else(labelled) {
        return Some(YearReference::Period(period));
    }
    // The head of a statement may write its dates otherwise than the table does.
    let orders = [order, DateOrder::DayFirst, DateOrder::MonthFirst];
    let printed = |order: DateOrder| {
        let mut days = lines().filter(|line| !is_of_other_time(line));
        days.find_map(|line| dates::all_in(&line, order).first().copied())
    };
    narrated_day(rows, order).or_else(|| orders.into_iter().find_map(printed)).map(YearReference::Day)
}

/// A narration names a day close to that of its row: `POS/24/06/2025`.
const NARRATED_WITHIN_DAYS: i64 = 10;

/// The day of a row whose narration tells its year; the middle one of several.
fn narrated_day(rows: &[Accepted], order: DateOrder) -> Option<NaiveDate> {
    let of_row = |row: &Accepted| {
        let printed = row.date.filter(|date| date.year.is_none())?;
        let named = dates::all_in(&row.row.narration, order);
        let near = |day: NaiveDate| {
            let on = YearReference::Day(day).date(printed)?;
            ((on - day).num_days().abs() <= NARRATED_WITHIN_DAYS).then_some(on)
        };
        named.into_iter().find_map(near)
    };
    let mut days: Vec<NaiveDate> = rows.iter().filter_map(of_row).collect();
    days.sort();
    days.get(days.len() / 2).copied()
}

/// Days on which an account was opened, somebody was born or a deposit ends tell nothing of the rows.
fn is_of_other_time(line: &str) -> bool {
    const OTHER: [&str; 10] =
        ["open", "birth", "dob", "matur", "expir", "valid", "since", "nomin", "kyc", "incorporat"];
    let lower = line.to_ascii_lowercase();
    OTHER.iter().any(|word| lower.contains(word))
}

/// `Kontoauszug 1/2024`: the first of that year.
fn numbered_year(line: &str) -> Option<Period> {
    const STATEMENTS: [&str; 6] = ["auszug", "statement", "relev", "extra", "wyci", "afschrift"];
    let lower = line.to_lowercase();
    if !STATEMENTS.iter().any(|word| lower.contains(word)) {
        return None;
    }
    lower.split_whitespace().find_map(|word| {
        let (number, year) = word.split_once('/')?;
        let is_number = (1..=3).contains(&number.len()) && number.bytes().all(|byte| byte.is_ascii_digit());
        let year: i32 = year.parse().ok().filter(|year| (1990..2100).contains(year) && is_number)?;
        let day = |month, day| NaiveDate::from_ymd_opt(year, month, day);
        Some(Period { from: day(1, 1)?, to: day(12, 31)? })
    })
}

/// `Year : 2025`, or `Year : 2024-25` from April to March.
fn labelled_year(line: &str) -> Option<Period> {
    let lower = line.to_ascii_lowercase();
    let (_, rest) = lower.split_once("year")?;
    let rest = rest.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, ':' | '-' | '.'));
    let word = rest.split_whitespace().next()?;
    let mut numbers = word.split(['-', '/', '–']);
    let first: i32 = numbers.next().filter(|digits| digits.len() == 4)?.parse().ok()?;
    let from_to = |from: (i32, u32, u32), to: (i32, u32, u32)| {
        let day = |(year, month, day)| NaiveDate::from_ymd_opt(year, month, day);
        Some(Period { from: day(from)?, to: day(to)? })
    };
    if !(1990..=2099).contains(&first) {
        return None;
    }
    match numbers.next() {
        None => from_to((first, 1, 1), (first, 12, 31)),
        Some(second) if second.len() == 2 || second.len() == 4 => from_to((first, 4, 1), (first + 1, 3, 31)),
        Some(_) => None,
    }
}
