//! Lines of a table that date the rows below them: `Monday, 2 June 2025`, or a year alone.

use super::amount;
use super::columns::Columns;
use super::dates::{self, DateOrder};
use super::header::Role;
use super::lines::{Line, text_of};

/// A line that is a day, and a balance at the most. Without a name of a month or a year it may be anything.
pub(super) fn is_day(line: &Line<'_>) -> bool {
    let end =
        line.words.iter().position(|word| amount::names_balance(&word.text)).unwrap_or(line.words.len());
    let text = text_of(&line.words[..end]);
    let is_told = || text.chars().filter(|c| c.is_alphabetic()).count() >= 3;
    end <= WORDS_MAX
        && line.words.len() <= end + BALANCE_WORDS_MAX
        && DateOrder::ALL
            .into_iter()
            .any(|order| dates::parse(&text, order).is_some_and(|date| date.year.is_some() || is_told()))
}

/// `Wednesday, 2nd of June 2025`
const WORDS_MAX: usize = 5;
/// `Balance ₹ 1,000.00 Cr`, behind the day.
const BALANCE_WORDS_MAX: usize = 4;

/// A year heads at least so many rows, or it is the end of a date that wraps.
const ROWS_OF_YEAR: usize = 3;

/// For each line whether it heads those below it: a day where the table has no column of dates, else a year.
pub(super) fn find(lines: &[Line<'_>], columns: &Columns, rows: usize) -> Vec<bool> {
    if !columns.roles.contains(&Role::Date) {
        return lines.iter().map(is_day).collect();
    }
    let years: Vec<bool> = lines.iter().map(|line| has_year(line, columns)).collect();
    let alone = lines.iter().zip(&years).map(|(line, has_year)| *has_year && line.words.len() == 1);
    let count = years.iter().filter(|has_year| **has_year).count();
    if count * ROWS_OF_YEAR > rows { vec![false; lines.len()] } else { alone.collect() }
}

/// A year is all that stands in the column of dates.
fn has_year(line: &Line<'_>, columns: &Columns) -> bool {
    let mut dated = line.words.iter().filter(|word| columns.role_of(word) == Role::Date);
    let (Some(word), None) = (dated.next(), dated.next()) else { return false };
    word.text.len() == 4 && word.text.parse().is_ok_and(|year: u32| (1990..2100).contains(&year))
}
