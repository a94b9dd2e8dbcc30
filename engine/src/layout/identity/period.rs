//! The period a statement covers, and the currency it is kept in.

use chrono::{Datelike, NaiveDate};

use super::super::dates::{self, DateOrder};
use super::banks::has_words;
use super::values::Labelled;
use super::word_lists::Field;
use crate::statement::Period;

pub(super) fn period(labelled: &Labelled<'_>, text: &[String]) -> Option<Period> {
    let order = DateOrder::DayFirst;
    let pair = |dates: &[NaiveDate]| match dates {
        [from, to, ..] if from <= to => Some(Period { from: *from, to: *to }),
        _ => None,
    };
    if let Some(period) = labelled.values(Field::Period).find_map(|value| pair(&dates::all_in(value, order)))
    {
        return Some(period);
    }
    let one =
        |field: Field| labelled.values(field).find_map(|value| dates::all_in(value, order).first().copied());
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
        pair(&dates).or_else(|| half_dated(line, &dates))
    })
}

/// `11 May to 10 June 2019`: the year stands once.
fn half_dated(line: &str, dates: &[NaiveDate]) -> Option<Period> {
    let to = *dates.first()?;
    let before = line.split(" to ").next()?;
    let words: Vec<&str> = before.split_whitespace().collect();
    let tail = words.get(words.len().checked_sub(2)?..)?.join(" ");
    let from = dates::parse(&tail, DateOrder::DayFirst)?;
    let year = if from.month > to.month() { to.year() - 1 } else { to.year() };
    Some(Period { from: from.with_year(year)?, to }).filter(|period| period.from <= period.to)
}

pub(super) fn currency(labelled: Option<&str>, text: &[String], is_indian: bool) -> String {
    const SIGNS: [(&str, &str); 7] = [
        ("₹", "INR"),
        ("Rs.", "INR"),
        ("INR", "INR"),
        ("S$", "SGD"),
        ("£", "GBP"),
        ("€", "EUR"),
        ("NZ$", "NZD"),
    ];
    const CODES: [&str; 9] = ["INR", "USD", "GBP", "EUR", "SGD", "NZD", "AUD", "AED", "CAD"];
    let named = |value: &str| {
        CODES.iter().find(|code| has_words(&value.to_uppercase(), code)).map(|code| (*code).to_owned())
    };
    if let Some(code) = labelled.and_then(named) {
        return code;
    }
    if is_indian {
        return "INR".to_owned();
    }
    for (sign, code) in SIGNS {
        if text.iter().any(|line| line.contains(sign)) {
            return code.to_owned();
        }
    }
    let upper: Vec<String> = text.iter().take(60).map(|line| line.to_uppercase()).collect();
    let says = |word: &str| upper.iter().any(|line| line.contains(word));
    match () {
        () if says("NEW ZEALAND") || says("BANK NZ") => "NZD",
        () if says("SINGAPORE") => "SGD",
        () if says(".CO.UK") => "GBP",
        () => "INR",
    }
    .to_owned()
}
