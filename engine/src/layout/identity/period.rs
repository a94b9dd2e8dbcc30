//! The period a statement covers.

use chrono::{Datelike, Months, NaiveDate};

use super::super::dates::{self, DateOrder};
use super::values::Labelled;
use super::word_lists::Field;
use crate::statement::Period;

pub(super) fn period(labelled: &Labelled<'_>, text: &[String], order: DateOrder) -> Option<Period> {
    let pair = |dates: &[NaiveDate]| match dates {
        [from, to, ..] if from <= to => Some(Period { from: *from, to: *to }),
        _ => None,
    };
    if let Some(period) =
        labelled.values(Field::Period).find_map(|value| pair(&dates::all_in_value(value, order)))
    {
        return Some(period);
    }
    // The second date may stand on the next line.
    let wrapped = labelled.found.iter().filter(|found| found.field == Field::Period).find_map(|found| {
        let below = labelled.wrapped(found)?;
        pair(&dates::all_in_value(&format!("{} {}", found.value, below.value), order))
    });
    if wrapped.is_some() {
        return wrapped;
    }
    // `PERIODE : SEPTEMBER 2024`
    if let Some(period) = labelled.values(Field::Period).find_map(month) {
        return Some(period);
    }
    let one = |field: Field| {
        labelled.values(field).find_map(|value| dates::all_in_value(value, order).first().copied())
    };
    if let (Some(from), Some(to)) = (one(Field::Period), one(Field::PeriodTo))
        && from < to
    {
        return Some(Period { from, to });
    }
    // `9 December 2019 to 8 January 2020`, `Statement of transactions from … to …`
    text.iter().find_map(|line| {
        let lower = line.to_ascii_lowercase();
        let is_range = ["to", "and", "-", "till", "upto", "–", "through", "bis", "au", "al", "t/m"]
            .iter()
            .any(|word| lower.split_whitespace().any(|own| own == *word));
        if !is_range && !lower.contains("period") {
            return None;
        }
        let dates = dates::all_in(line, order);
        pair(&dates).or_else(|| half_dated(line, &dates, order))
    })
}

/// A whole month, by its name and its year.
fn month(value: &str) -> Option<Period> {
    let words: Vec<&str> =
        value.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()).collect();
    let [name, year] = words[..] else { return None };
    let month = dates::month(name)?;
    let year: i32 = year.parse().ok().filter(|year| (1990..2100).contains(year))?;
    let from = NaiveDate::from_ymd_opt(year, month, 1)?;
    Some(Period { from, to: from.checked_add_months(Months::new(1))?.pred_opt()? })
}

/// `11 May to 10 June 2019`: the year stands once.
fn half_dated(line: &str, dates: &[NaiveDate], order: DateOrder) -> Option<Period> {
    let to = *dates.first()?;
    let words: Vec<&str> = line.split_whitespace().collect();
    let between = ["to", "-", "–", "through", "bis", "au", "al", "t/m", "until", "till"];
    let from = (2..words.len()).find_map(|at| {
        let is_between = between.iter().any(|word| words[at].eq_ignore_ascii_case(word));
        is_between.then(|| dates::parse(&words[at - 2..at].join(" "), order)).flatten()
    })?;
    let year = if from.month > to.month() { to.year() - 1 } else { to.year() };
    Some(Period { from: from.with_year(year)?, to }).filter(|period| period.from <= period.to)
}
