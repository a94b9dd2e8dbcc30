//! Dates that no header names, told by the rows below it.

use super::super::amount;
use super::super::dates::{self, DateOrder};
use super::super::lines::Line;
use super::{HeaderCell, Role};
use crate::document::Word;

/// So many lines below a header are looked at for dates.
const LINES_LOOKED_AT: usize = 12;

/// Where no header names the dates, the column that has some below it does. One that begins with an amount is a summary.
pub(super) fn name_date_by_rows(cells: &mut [HeaderCell], below: &[Line<'_>]) {
    let under = |cell: &HeaderCell, line: &Line<'_>| {
        let own = line.words.iter().filter(|word| word.bounds.x1 > cell.x0 && word.bounds.x0 < cell.x1);
        own.map(|word| word.text.clone()).collect::<Vec<String>>()
    };
    let is_date = |words: &[String]| {
        dates::parse(&words.join(" "), DateOrder::DayFirst).is_some_and(|date| date.year.is_some())
    };
    let is_amount = |word: &String| amount::has_two_decimals(word);
    let has_date_under = |cell: &HeaderCell| {
        let lines = below.iter().take(LINES_LOOKED_AT).map(|line| under(cell, line));
        let mut before_amount = lines.take_while(|words| is_date(words) || !words.iter().any(is_amount));
        before_amount.any(|words| is_date(&words))
    };
    let is_open = |cell: &&mut HeaderCell| matches!(cell.role, Role::Unknown | Role::Branch);
    if let Some(cell) = cells.iter_mut().filter(is_open).find(|cell| has_date_under(cell)) {
        cell.role = Role::Date;
    }
}

/// So many rows must begin with a date, and most of those with an amount.
const DATED_MIN: usize = 3;

/// Where dates stand to the left of the first name, or below it beside what it names, they are a column without a name.
pub(super) fn add_dates_by_rows(cells: &mut Vec<HeaderCell>, below: &[Line<'_>]) {
    let is_amount = |word: &&Word| amount::has_two_decimals(&word.text);
    let rows: Vec<&Line<'_>> =
        below.iter().take(LINES_LOOKED_AT).filter(|line| line.words.iter().any(is_amount)).collect();
    let dated: Vec<(f32, f32, f32)> = rows
        .iter()
        .filter_map(|line| {
            let count = dates::words_of_date(&line.words)?;
            let next = line.words.get(count)?;
            Some((line.words[0].bounds.x0, line.words[count - 1].bounds.x1, next.bounds.x0))
        })
        .collect();
    // Right below: further down they are of another table, or of one whose header has a second line.
    let begins = below
        .first()
        .is_some_and(|line| dates::words_of_date(&line.words).is_some() && line.words.iter().any(is_amount));
    if !begins || dated.len() < DATED_MIN || dated.len() * 10 < rows.len() * 6 {
        return;
    }
    let x0 = dated.iter().map(|(x0, ..)| *x0).fold(f32::MAX, f32::min);
    let x1 = dated.iter().map(|(_, x1, _)| *x1).fold(f32::MIN, f32::max);
    let next = dated.iter().map(|(.., next)| *next).fold(f32::MAX, f32::min);
    if let Some(first) = cells.first_mut().filter(|first| first.x0 < next) {
        first.x0 = next;
        first.x1 = first.x1.max(next + 1.0);
    }
    cells.insert(0, HeaderCell::named(Role::Date, x0, x1));
}
