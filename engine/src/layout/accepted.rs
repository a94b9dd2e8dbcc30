//! Which rows of a table are rows, and of which day each is: balances carried forward and sums stand among them, and a date
//! may be printed once for all rows of its day.

use super::amount;
use super::cells::TableRow;
use super::dates::PrintedDate;
use super::summary_lines::{self, SummaryLine};
use crate::money::Paise;

/// A row or a mark, with the date that counts for it.
pub(super) struct Accepted {
    pub(super) row: TableRow,
    pub(super) date: Option<PrintedDate>,
    pub(super) mark: Option<SummaryLine>,
}

/// Rows that are rows. One without a date has the date above it, where the statement prints each date once.
pub(super) fn accepted(rows: Vec<TableRow>) -> Vec<Accepted> {
    let is_plain = |row: &TableRow| row.mark.is_none() && !row.has_broken_date;
    let last_dated = rows.iter().rposition(|row| is_plain(row) && row.date.is_some()).unwrap_or(0);
    let first_dated = rows.iter().position(|row| is_plain(row) && row.date.is_some()).unwrap_or(0);
    let dated = &rows[first_dated..=last_dated.max(first_dated).min(rows.len().saturating_sub(1))];
    let is_undated = |row: &&TableRow| is_plain(row) && row.date.is_none() && has_words(&row.narration);
    let undated = dated.iter().filter(is_undated).count();
    let rows_dated = dated.iter().filter(|row| row.date.is_some()).count();
    let prints_dates_once = undated > 0;
    // Where days recur, each row has its own: what has none is a sum that no balance could tell from a payment.
    let recurring = dated.windows(2).filter(|pair| pair[0].date.is_some() && pair[0].date == pair[1].date);
    let repeats_dates = recurring.count() > undated;
    let mut kept = Vec::with_capacity(rows.len());
    let mut date: Option<PrintedDate> = None;
    // What the rows since the last line of sums come to.
    let mut moved = Paise::ZERO;
    let days: Vec<Option<PrintedDate>> =
        rows.iter().map(|row| row.date.filter(|_| row.mark.is_none())).collect();
    for (at, row) in rows.into_iter().enumerate() {
        let mark = row.mark.or_else(|| undated_mark(&row, moved));
        if mark.is_some() {
            if mark == Some(SummaryLine::Total) {
                moved = Paise::ZERO;
            }
            let own = row.date;
            kept.push(Accepted { row, date: own, mark });
            continue;
        }
        // Between two rows of one day a row is of that day, whatever can be read of its own.
        let next = || days[at + 1..].iter().find_map(|day| *day);
        if row.has_broken_date && (date.is_none() || next() != date || !has_words(&row.narration)) {
            kept.extend(missed(row));
            continue;
        }
        date = row.date.or(date);
        // What moves no money is no transaction; rows below it may have its date.
        if row.amount.get() == 0 {
            if is_without_amount(&row) {
                kept.push(Accepted { row, date, mark: None });
            }
            continue;
        }
        // Where dates were recognised on nearly every row, one without was not; nor is one beside its value date.
        let is_missed =
            row.is_recognised && (undated * UNDATED_ONE_IN < rows_dated || row.value_date.is_some());
        let follows = || kept.last().is_some_and(|before: &Accepted| is_next_of(&row, &before.row));
        let has_date_above =
            (prints_dates_once || follows()) && !is_missed && date.is_some() && has_words(&row.narration);
        if row.date.is_none() && !has_date_above && !row.has_broken_date {
            kept.extend(missed(row));
            continue;
        }
        if row.date.is_none() && repeats_dates && row.balance.is_none() {
            let row = TableRow { unread_cells: row.unread_cells + 1, ..row };
            kept.push(Accepted { row, date: None, mark: Some(SummaryLine::Total) });
            continue;
        }
        moved = moved.saturating_add(row.amount);
        // In a picture the date may be there and not recognised.
        let is_doubtful = row.is_recognised && row.date.is_none();
        let row = TableRow { unread_cells: row.unread_cells + usize::from(is_doubtful), ..row };
        kept.push(Accepted { row, date, mark: None });
    }
    kept
}

/// A row of a picture whose amount was not recognised: the balances around it may tell it.
fn is_without_amount(row: &TableRow) -> bool {
    row.is_recognised && row.date.is_some() && row.balance.is_some() && has_words(&row.narration)
}

/// A row of a picture whose date was not recognised: it is left out, and told.
fn missed(row: TableRow) -> Option<Accepted> {
    let is_row = row.is_recognised && row.amount.get() != 0 && has_words(&row.narration);
    let unread_cells = row.unread_cells + 1;
    let row = TableRow { unread_cells, balance: None, both: None, ..row };
    is_row.then_some(Accepted { row, date: None, mark: Some(SummaryLine::Total) })
}

/// A statement that prints each date once has so many rows without at the least.
const UNDATED_ONE_IN: usize = 5;

/// Its balance goes on from the other's.
fn is_next_of(row: &TableRow, before: &TableRow) -> bool {
    let step = row.balance.zip(before.balance).and_then(|(own, other)| own.checked_sub(other));
    step.is_some_and(|step| step.get().abs() == row.amount.get())
}

/// Figures of a summary that stand in the column of narrations are no narration: `818,10 C`.
fn has_words(narration: &str) -> bool {
    narration.split_whitespace().any(|word| {
        let letters = word.chars().filter(|c| c.is_alphabetic()).count();
        let has_digits = word.bytes().any(|byte| byte.is_ascii_digit());
        let is_of_amount = letters < 3 && amount::side(word).is_some() || amount::is_currency(word);
        !is_of_amount && (letters > 2 || letters > 0 && !has_digits)
    })
}

/// Without a date even a remark like `Total credits` is a mark; but a payee may be called `TOTAL GAS AGENCY`. What the
/// rows before it come to is no payment: `Total ATM & Debit Card Withdrawals`.
fn undated_mark(row: &TableRow, moved: Paise) -> Option<SummaryLine> {
    if row.date.is_some() {
        return None;
    }
    let is_their_sum =
        || summary_lines::begins_with_sum(&row.narration) && moved == row.amount && moved > Paise::ZERO;
    summary_lines::recognise(&row.narration, false).or_else(|| {
        (summary_lines::is_about_totals(&row.narration) || is_their_sum()).then_some(SummaryLine::Total)
    })
}
