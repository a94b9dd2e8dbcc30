//! Which rows of a table are rows, and of which day each is: balances carried forward and sums stand among them, and a date
//! may be printed once for all rows of its day.

use super::amount;
use super::cells::TableRow;
use super::dates::PrintedDate;
use super::summary_lines::{self, SummaryLine};
use crate::money::Paise;
use crate::statement::Direction;

/// A row or a mark, with the date that counts for it.
pub(super) struct Accepted {
    pub(super) row: TableRow,
    pub(super) date: Option<PrintedDate>,
    pub(super) mark: Option<SummaryLine>,
}

/// Rows that are rows. One without a date has the date above it, where the statement prints each date once.
pub(super) fn accepted(mut rows: Vec<TableRow>) -> Vec<Accepted> {
    date_by_value_dates(&mut rows);
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
        let follows = || {
            kept.last().is_some_and(|before: &Accepted| is_next_of(&row, &before.row)) || goes_on(&row, &kept)
        };
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

/// Rows of a picture whose date was not recognised, and whose value date was: where both stand in other rows and never differ,
/// it is that day, if the days around it allow it. Such a row is in doubt.
fn date_by_value_dates(rows: &mut [TableRow]) {
    /// So many rows must show that both dates are the same.
    const SHOWN_MIN: usize = 3;
    let both = || rows.iter().filter_map(|row| row.date.zip(row.value_date));
    let day = |date: PrintedDate| (date.year, date.month, date.day);
    let is_same = both().all(|(date, value)| day(date) == day(value));
    if !is_same || both().count() < SHOWN_MIN || rows.iter().any(|row| !row.is_recognised) {
        return;
    }
    let days: Vec<_> = rows.iter().map(|row| row.date.filter(|_| row.mark.is_none()).map(day)).collect();
    let known: Vec<_> = days.iter().flatten().collect();
    let is_newest_first = known.first() > known.last();
    for (at, row) in rows.iter_mut().enumerate() {
        let Some(value) = row.value_date.filter(|_| row.date.is_none() && row.mark.is_none()) else {
            continue;
        };
        let before = days[..at].iter().rev().find_map(|day| *day);
        let next = days[at + 1..].iter().find_map(|day| *day);
        let (earlier, later) = if is_newest_first { (next, before) } else { (before, next) };
        if earlier.is_none_or(|earlier| earlier <= day(value))
            && later.is_none_or(|later| day(value) <= later)
        {
            row.date = Some(value);
            row.has_broken_date = false;
            row.unread_cells += 1;
        }
    }
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

/// Its balance goes on from the last one above it, by what the rows in between moved: where a day has one balance, at its end.
fn goes_on(row: &TableRow, above: &[Accepted]) -> bool {
    let moved = |row: &TableRow| match row.direction? {
        Direction::Credit => Some(row.amount),
        Direction::Debit => Paise::ZERO.checked_sub(row.amount),
    };
    let (Some(own), Some(mut sum)) = (row.balance, moved(row)) else { return false };
    for before in above.iter().rev() {
        if let Some(balance) = before.row.balance {
            return own.checked_sub(balance) == Some(sum);
        }
        let Some(more) = moved(&before.row).filter(|_| before.mark.is_none()) else { return false };
        sum = sum.saturating_add(more);
    }
    false
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::TextBox;

    fn day(day: u32) -> Option<PrintedDate> {
        (day > 0).then_some(PrintedDate { day, month: 2, year: Some(2025), time: None })
    }

    /// A row of a picture: its date and its value date, 0 where they were not recognised.
    fn row((date, value): (u32, u32)) -> TableRow {
        TableRow {
            page: 1,
            bounds: TextBox { x0: 0.0, y0: 0.0, x1: 1.0, y1: 1.0 },
            date: day(date),
            has_broken_date: false,
            value_date: day(value),
            narration: "ATM WDL".to_owned(),
            reference: None,
            amount: Paise::new(10_000),
            direction: Some(Direction::Debit),
            is_marked: false,
            is_told_by_sign: false,
            is_taken_back: false,
            both: None,
            balance: None,
            balance_decimals: None,
            mark: None,
            unread_cells: 0,
            is_recognised: true,
        }
    }

    /// The days of the rows, 0 where a row is left out, and how many cells are told as unread.
    fn days(rows: &[(u32, u32)]) -> (Vec<u32>, usize) {
        let kept = accepted(rows.iter().copied().map(row).collect());
        let unread = kept.iter().map(|kept| kept.row.unread_cells).sum();
        (kept.iter().map(|kept| kept.date.map_or(0, |date| date.day)).collect(), unread)
    }

    #[test]
    fn the_second_row_of_the_last_day_is_of_that_day_where_the_balance_of_the_day_says_so() {
        let printed = |date: u32, rupees: i64, balance: Option<i64>| TableRow {
            is_recognised: false,
            amount: Paise::new(rupees * 100),
            balance: balance.map(|rupees| Paise::new(rupees * 100)),
            ..row((date, 0))
        };
        let of = |last: i64| {
            let rows = vec![
                printed(3, 100, Some(900)),
                printed(5, 200, Some(700)),
                printed(9, 50, None),
                // 700 - 50 - 150.
                printed(0, 150, Some(last)),
            ];
            accepted(rows).iter().map(|kept| kept.date.map_or(0, |date| date.day)).collect::<Vec<_>>()
        };
        assert_eq!(of(500), [3, 5, 9, 9]);
        assert_eq!(of(501), [3, 5, 9], "what no balance proves may be a sum");
    }

    #[test]
    fn a_date_that_was_not_recognised_is_the_value_date_where_both_never_differ_and_the_order_allows_it() {
        assert_eq!(days(&[(2, 2), (4, 4), (0, 5), (7, 7)]), (vec![2, 4, 5, 7], 1));
        assert_eq!(days(&[(7, 7), (0, 5), (4, 4), (2, 2)]), (vec![7, 5, 4, 2], 1), "newest first");
        // Money of the 3rd that was booked after the 4th: its day is not known.
        assert_eq!(days(&[(2, 2), (4, 4), (0, 3), (7, 7)]), (vec![2, 4, 0, 7], 1));
        assert_eq!(days(&[(2, 2), (4, 3), (0, 5), (7, 7)]), (vec![2, 4, 0, 7], 1), "they differ elsewhere");
        assert_eq!(days(&[(2, 2), (0, 5), (7, 7)]), (vec![2, 0, 7], 1), "too few show it");
    }
}
