//! Tables that no header names, as apps export them: days above their rows or dates before them, and amounts that all end
//! at one edge. In a picture the header may be there and not recognised: then the balances tell what is paid in and out.

use super::amount::{self, DecimalMark};
use super::dates;
use super::header::{Header, HeaderCell, Role};
use super::headings;
use super::lines::Line;
use crate::document::Word;
use crate::money::Paise;
use crate::statement::Direction;

/// So many rows at the least.
const ROWS_MIN: usize = 3;
/// Amounts of one column end within so many points of one another.
const EDGE_POINTS: f32 = 2.0;
/// In a picture they wander: it is never quite straight.
const EDGE_POINTS_RECOGNISED: f32 = 5.0;
/// A column has an amount in so many of ten rows.
const ROWS_OF_TEN: usize = 6;
/// So many balances must tell which of two columns is paid out.
const TOLD_MIN: usize = 3;

/// Headers as they would stand above the first row of each page, had the bank printed any.
pub(super) fn infer(pages: &[Vec<Line<'_>>], decimal: DecimalMark) -> Vec<Vec<Header>> {
    let money = Money::of(pages, decimal);
    let has_days = pages.iter().flatten().filter(|line| headings::is_day(line)).count() >= 2;
    let is_row = |line: &Line<'_>| {
        let is_dated = has_days || dates::words_of_date(&line.words).is_some();
        is_dated && !headings::is_day(line) && line.words.iter().any(|word| money.is(word))
    };
    let begin = |lines: &[Line<'_>]| {
        lines
            .iter()
            .position(if has_days { headings::is_day } else { is_row_of_any })
            .map(|at| at.saturating_sub(1))
    };
    let rows: Vec<&Line<'_>> = pages
        .iter()
        .flat_map(|lines| begin(lines).and_then(|at| lines.get(at..)).unwrap_or_default())
        .filter(|line| is_row(line))
        .collect();
    let Some(cells) = columns(&rows, has_days, &money) else { return vec![Vec::new(); pages.len()] };
    let size = rows.first().map_or(0.0, |line| line.size);
    pages
        .iter()
        .map(|lines| {
            let above = lines.iter().position(|line| headings::is_day(line) && has_days || is_row(line));
            // The table goes on at the top of a page: then the header of the page before is its.
            let above = above.and_then(|at| at.checked_sub(1));
            above.map(|at| Header::inferred(at, cells.clone(), size, has_days)).into_iter().collect()
        })
        .collect()
}

fn is_row_of_any(line: &Line<'_>) -> bool {
    dates::words_of_date(&line.words).is_some()
}

/// Which words are amounts: with decimals or a currency, as other numbers are anything. A picture of a statement in whole
/// rupees has neither, and its amounts are short or grouped.
struct Money {
    decimal: DecimalMark,
    is_recognised: bool,
    is_whole: bool,
}

impl Money {
    fn of(pages: &[Vec<Line<'_>>], decimal: DecimalMark) -> Self {
        let words = || pages.iter().flatten().flat_map(|line| &line.words);
        let is_recognised = words().next().is_some() && words().all(|word| word.is_recognised());
        let with_decimals = Self { decimal, is_recognised, is_whole: false };
        let rows = pages.iter().flatten().filter(|line| is_row_of_any(line)).count();
        let is_whole = is_recognised && words().filter(|word| with_decimals.is(word)).count() < rows;
        Self { is_whole, ..with_decimals }
    }

    fn is(&self, word: &Word) -> bool {
        const LONGEST_UNGROUPED: usize = 3;
        amount::parse(&word.text, self.decimal).is_some_and(|amount| {
            let is_grouped = word.text.contains(',') || word.text.len() <= LONGEST_UNGROUPED;
            amount.decimals == 2
                || word.text.contains(['₹', '$', '€', '£'])
                || self.is_whole && amount.decimals == 0 && is_grouped
        })
    }

    fn edge_points(&self) -> f32 {
        if self.is_recognised { EDGE_POINTS_RECOGNISED } else { EDGE_POINTS }
    }

    /// The amounts of a row and where they end, with the side of the account behind them.
    fn amounts(&self, line: &Line<'_>) -> Vec<(f32, f32, Paise)> {
        let of = |(at, word): (usize, &&Word)| {
            let read = amount::parse(&word.text, self.decimal).filter(|_| self.is(word))?;
            let side = line.words.get(at + 1).filter(|next| {
                self.is_recognised
                    && amount::side(&next.text).is_some()
                    && next.bounds.x0 - word.bounds.x1 < next.size
            });
            Some((word.bounds.x0, side.map_or(word.bounds.x1, |side| side.bounds.x1), read.magnitude))
        };
        line.words.iter().enumerate().filter_map(of).collect()
    }
}

fn columns(rows: &[&Line<'_>], has_days: bool, money: &Money) -> Option<Vec<HeaderCell>> {
    let mut edges: Vec<(f32, f32, usize)> = Vec::new();
    for (x0, x1, _) in rows.iter().flat_map(|line| money.amounts(line)) {
        match edges.iter_mut().find(|(_, edge, _)| (*edge - x1).abs() <= money.edge_points()) {
            Some((begin, _, count)) => {
                *begin = begin.min(x0);
                *count += 1;
            }
            None => edges.push((x0, x1, 1)),
        }
    }
    edges.sort_by(|a, b| a.1.total_cmp(&b.1));
    let is_column = |(.., count): &(f32, f32, usize)| *count * 10 >= rows.len() * ROWS_OF_TEN;
    let three = three_columns(rows, &edges, money).filter(|_| edges.last().is_some_and(is_column));
    if three.is_none() {
        // A column with few amounts would be lost with its rows: of a picture nothing is guessed.
        let is_some_column = |edge: &(f32, f32, usize)| !is_column(edge) && edge.2 * 10 >= rows.len();
        if money.is_recognised && edges.iter().any(is_some_column) {
            return None;
        }
        edges.retain(is_column);
    }
    let amounts: &[Role] = match (three, edges.len()) {
        (Some(Direction::Debit), _) => &[Role::Debit, Role::Credit, Role::Balance],
        (Some(Direction::Credit), _) => &[Role::Credit, Role::Debit, Role::Balance],
        (None, 1) => &[Role::Amount],
        (None, 2) => &[Role::Amount, Role::Balance],
        _ => return None,
    };
    if rows.len() < ROWS_MIN {
        return None;
    }
    let mut cells = Vec::new();
    let left = rows.iter().map(|line| line.words[0].bounds.x0).fold(f32::MAX, f32::min);
    let mut text = left;
    if !has_days {
        let ends = rows.iter().filter_map(|line| {
            let count = dates::words_of_date(&line.words)?;
            Some(line.words[count - 1].bounds.x1)
        });
        let end = ends.fold(f32::MIN, f32::max);
        cells.push(HeaderCell::named(Role::Date, left, end));
        text = end + rows[0].size;
    }
    cells.push(HeaderCell::named(Role::Narration, text, text + rows[0].size));
    cells.extend(edges.iter().zip(amounts).map(|((x0, x1, _), role)| HeaderCell::named(*role, *x0, *x1)));
    Some(cells)
}

/// Three columns of amounts, of which the last is the balance: which way the first one goes, as the balances
/// tell it. Every row whose balance follows must say the same.
fn three_columns(rows: &[&Line<'_>], edges: &[(f32, f32, usize)], money: &Money) -> Option<Direction> {
    let [first, second, balance] = edges else { return None };
    let cell = |amounts: &[(f32, f32, Paise)], edge: &(f32, f32, usize)| {
        let is_at = |amount: &&(f32, f32, Paise)| (amount.1 - edge.1).abs() <= money.edge_points();
        amounts.iter().find(is_at).map(|amount| amount.2.get()).filter(|amount| *amount != 0)
    };
    let read: Vec<[Option<i64>; 3]> = rows
        .iter()
        .map(|line| {
            let amounts = money.amounts(line);
            [first, second, balance].map(|edge| cell(&amounts, edge))
        })
        .collect();
    let told = |is_newest_first: bool| {
        let (mut debit_first, mut credit_first) = (0, 0);
        for pair in read.windows(2) {
            let (before, row) = if is_newest_first { (&pair[1], &pair[0]) } else { (&pair[0], &pair[1]) };
            let Some(change) = row[2].zip(before[2]).map(|(after, before)| after - before) else { continue };
            debit_first += usize::from(row[0] == Some(-change) || row[1] == Some(change));
            credit_first += usize::from(row[0] == Some(change) || row[1] == Some(-change));
        }
        (debit_first, credit_first)
    };
    let (debit_first, credit_first) =
        [told(false), told(true)].into_iter().max_by_key(|(debit, credit)| debit + credit)?;
    match (debit_first, credit_first) {
        (TOLD_MIN.., 0) => Some(Direction::Debit),
        (0, TOLD_MIN..) => Some(Direction::Credit),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::lines::lines_of;
    use crate::layout::typewriter::{self, LEADING};

    fn roles(text: &str, font: &str) -> Vec<Role> {
        let lines = text.lines().zip(1_u8..);
        let words: Vec<Word> =
            lines.flat_map(|(line, at)| typewriter::words(line, f32::from(at) * LEADING, font)).collect();
        let pages = vec![lines_of(words.iter(), 600.0, 800.0)];
        let found = infer(&pages, DecimalMark::Point);
        found[0].first().map(|header| header.cells.iter().map(|cell| cell.role).collect()).unwrap_or_default()
    }

    /// 1,000 in, 250 out, 500 out, 100 in: 2,000 to 3,000, 2,750, 2,250 and 2,350.
    const ROWS: &str = "\
aTet       fayer            ag          ser         Haat
01-04-2025 OPENING ROW                  50.00   2,000.00
02-04-2025 NEFT SALARY               1,000.00   3,000.00
03-04-2025 UPI SHOP        250.00               2,750.00
04-04-2025 RENT            500.00               2,250.00
05-04-2025 REFUND                      100.00   2,350.00";

    #[test]
    fn where_the_header_of_a_picture_was_not_recognised_the_balances_tell_its_columns() {
        let expected = [Role::Date, Role::Narration, Role::Debit, Role::Credit, Role::Balance];
        assert_eq!(roles(ROWS, "recognised"), expected);
        // A page with text may have none.
        assert_eq!(roles(ROWS, "Courier"), expected);
    }

    #[test]
    fn columns_that_the_balances_do_not_tell_are_not_guessed() {
        let unproved = ROWS.replace("2,750.00", "9,750.00").replace("2,250.00", "8,250.00");
        assert_eq!(roles(&unproved, "recognised"), []);
    }

    #[test]
    fn the_side_behind_an_amount_belongs_to_its_column() {
        let card = "\
aTet       fayer                     Haat
01-04-2025 AUTOPAY PAYMENT      830.50 Cr
02-04-2025 FLIPKART              2,659.08
03-04-2025 REFUND OLA CABS      364.15 Cr
04-04-2025 ZOMATO               12,500.00";
        assert_eq!(roles(card, "recognised"), [Role::Date, Role::Narration, Role::Amount]);
    }
}
