//! The period a statement covers.

use chrono::{Datelike, NaiveDate};

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
        let is_range = ["to", "and", "-", "till", "upto", "–", "through"]
            .iter()
            .any(|word| lower.split_whitespace().any(|own| own == *word));
        if !is_range && !lower.contains("period") {
            return None;
        }
        let dates = dates::all_in(line, order);
        pair(&dates).or_else(|| half_dated(line, &dates, order))
    })
}

/// `11 May to 10 June 2019`: the year stands once.
fn half_dated(line: &str, dates: &[NaiveDate], order: DateOrder) -> Option<Period> {
    let to = *dates.first()?;
    let before = line.split(" to ").next()?;
    let words: Vec<&str> = before.split_whitespace().collect();
    let tail = words.get(words.len().checked_sub(2)?..)?.join(" ");
    let from = dates::parse(&tail, order)?;
    let year = if from.month > to.month() { to.year() - 1 } else { to.year() };
    Some(Period { from: from.with_year(year)?, to }).filter(|period| period.from <= period.to)
}
