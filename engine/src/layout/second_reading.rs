//! A second reading of the pages, which knows nothing of headers and columns: figures alone.
//!
//! A line whose balance follows from the line before it, or after it, by an amount of its own is a row, wherever it stands and
//! whatever is written above it. Where no balances are printed, a line with its day and its amount in the places of the other
//! rows is one. A row that only this reading finds is missing from the first, and nothing else on the page would say so.

use std::collections::HashMap;

use super::amount::{self, DecimalMark};
use super::cells::bounds;
use super::dates;
use super::lines::Line;
use super::summary_lines;
use crate::document::{TextBox, Word};
use crate::statement::{Leftover, Row, Statement};

/// A line of figures with more is a summary, or of another kind of table.
const FIGURES_MAX: usize = 4;
/// One line without a day may follow by chance, if its figures do not end where those of the rows do.
const UNDATED_MIN: usize = 2;
/// Days begin and amounts end within so many points of those of the rows.
const SAME_PLACE_POINTS: f32 = 1.5;
/// So many rows at the least show where days and amounts stand.
const ROWS_MIN: usize = 5;

/// Words of summaries, in the languages that print them without a total.
const OF_BALANCES: [&str; 8] =
    ["balance", "opening", "closing", "brought", "carried", "saldo", "solde", "forward"];

/// Rows that the statement lacks, as lines on their pages.
pub(super) fn unread_rows(
    pages: &[Vec<Line<'_>>],
    statement: &Statement,
    decimal: DecimalMark,
) -> Vec<Leftover> {
    let rows: Vec<&Row> = statement.accounts.iter().flat_map(|account| &account.rows).collect();
    let mut rows_on: HashMap<usize, Vec<&Row>> = HashMap::new();
    for row in &rows {
        rows_on.entry(row.page).or_default().push(row);
    }
    let on = |page: usize| rows_on.get(&page).map_or(&[][..], Vec::as_slice);
    let seen: Vec<Seen<'_, '_>> = pages
        .iter()
        .zip(1..)
        .flat_map(|(lines, page)| lines.iter().map(move |line| (page, line)))
        .filter_map(|(page, line)| Seen::of(page, line, on(page), decimal))
        .collect();
    let halves = halves_beside_rows(pages, &rows_on);
    let beside: Vec<Seen<'_, '_>> =
        halves.iter().filter_map(|(page, line)| Seen::of(*page, line, &[], decimal)).collect();
    let mut found = if rows.iter().any(|row| row.balance.is_some()) {
        by_balances(&seen)
    } else {
        by_places(&seen, &rows)
    };
    found.extend(in_chains_beside(&beside));
    let told = found.into_iter().map(|line| Leftover {
        page: line.page,
        bounds: bounds(line.line.words.iter().copied()),
        text: line.line.text(),
        is_row: true,
    });
    told.collect()
}

/// A line with figures.
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own")]
struct Seen<'l, 'd> {
    page: usize,
    line: &'l Line<'d>,
    /// In paise, without their signs, as they stand from left to right.
    figures: Vec<i64>,
    has_day: bool,
    /// Words, and none that speak of balances.
    has_text: bool,
    is_read: bool,
    /// A balance carried, a total: something follows from it, and it is no row.
    is_summary: bool,
}

impl<'l, 'd> Seen<'l, 'd> {
    fn of(page: usize, line: &'l Line<'d>, rows: &[&Row], decimal: DecimalMark) -> Option<Self> {
        let figure = |word: &&Word| {
            let printed = amount::parse(&word.text, decimal)?;
            (printed.decimals == 2).then_some(printed.magnitude.get())
        };
        let days = dates::words_of_date(&line.words).unwrap_or(0);
        let behind = line.words.get(days..).unwrap_or_default();
        let figures: Vec<i64> = behind.iter().filter_map(figure).collect();
        if figures.is_empty() || figures.len() > FIGURES_MAX {
            return None;
        }
        let text: Vec<&Word> = behind.iter().copied().filter(|word| figure(word).is_none()).collect();
        let text = super::lines::text_of(&text);
        let is_summary = summary_lines::recognise(&text, days > 0).is_some()
            || summary_lines::is_about_totals(&text)
            || summary_lines::begins_with_sum(&text) && days == 0;
        let letters = text.to_lowercase();
        let has_text = letters.chars().filter(|c| c.is_alphabetic()).count() > 2
            && !OF_BALANCES.iter().any(|word| letters.contains(word));
        let own = bounds(line.words.iter().copied());
        let is_read = rows.iter().any(|row| covers(&row.bounds, &own));
        Some(Self { page, line, figures, has_day: days > 0, has_text, is_read, is_summary })
    }

    fn end(&self) -> Option<f32> {
        self.line.words.last().map(|word| word.bounds.x1)
    }

    /// One of its figures is a balance, which another of them makes of a balance before.
    fn follows(&self, before: &Self) -> bool {
        let others = |at: usize| self.figures.iter().enumerate().filter(move |(other, _)| *other != at);
        self.figures.iter().enumerate().any(|(at, balance)| {
            others(at).filter(|(_, amount)| **amount > 0).any(|(_, amount)| {
                // Overdrawn accounts print their balance without a sign, beside `Dr`.
                let made = |known: &i64| known + amount == *balance || (known - amount).abs() == *balance;
                before.figures.iter().any(made)
            })
        })
    }
}

/// What stands to the right of a row on its lines: where a sheet has two tables side by side, the other one.
fn halves_beside_rows<'d>(
    pages: &[Vec<Line<'d>>],
    rows_on: &HashMap<usize, Vec<&Row>>,
) -> Vec<(usize, Line<'d>)> {
    let mut halves = Vec::new();
    for (lines, page) in pages.iter().zip(1..) {
        let Some(rows) = rows_on.get(&page) else { continue };
        let right = rows.iter().map(|row| row.bounds.x1).fold(f32::MIN, f32::max);
        for line in lines {
            let mut half = line.clone();
            half.words.retain(|word| word.bounds.x0 > right + word.size);
            if !half.words.is_empty() {
                halves.push((page, half));
            }
        }
    }
    halves
}

/// So many lines beside rows follow one another by their balances before they are a table.
const CHAINED_MIN: usize = 2;

fn in_chains_beside<'s, 'l, 'd>(beside: &'s [Seen<'l, 'd>]) -> Vec<&'s Seen<'l, 'd>> {
    let is_row = |line: &&Seen<'_, '_>| line.has_day && !line.is_summary && line.figures.len() > 1;
    let rows: Vec<&Seen<'l, 'd>> = beside.iter().filter(is_row).collect();
    let chained = rows.windows(2).filter(|pair| pair[1].follows(pair[0])).count();
    if chained < CHAINED_MIN { Vec::new() } else { rows }
}

fn covers(row: &TextBox, line: &TextBox) -> bool {
    let middle = f32::midpoint(line.y0, line.y1);
    row.y0 <= middle && middle <= row.y1 && line.x0 < row.x1 && row.x0 < line.x1
}

fn by_balances<'s, 'l, 'd>(seen: &'s [Seen<'l, 'd>]) -> Vec<&'s Seen<'l, 'd>> {
    let beside =
        |at: usize| [at.checked_sub(1), Some(at + 1)].into_iter().flatten().filter_map(|at| seen.get(at));
    // Beside the balance stands an amount: what moved nothing is no row.
    let moves = |line: &Seen<'_, '_>| {
        line.figures.len() > 1
            && line.figures.iter().filter(|figure| **figure == 0).count() + 1 < line.figures.len()
    };
    let is_open = |line: &Seen<'_, '_>| !line.is_read && !line.is_summary && moves(line);
    let follows = |at: usize| beside(at).any(|before| seen[at].follows(before));
    let is_followed = |at: usize| beside(at).any(|after| after.is_read && after.follows(&seen[at]));
    let ends: Vec<f32> = seen.iter().filter(|line| line.is_read).filter_map(Seen::end).collect();
    let is_in_place = |line: &Seen<'_, '_>| {
        let alike = |end: f32| ends.iter().filter(|other| (**other - end).abs() <= SAME_PLACE_POINTS).count();
        line.end().is_some_and(|end| alike(end) * 2 > ends.len())
    };
    let open: Vec<usize> = (0..seen.len()).filter(|at| is_open(&seen[*at])).collect();
    let undated = open.iter().filter(|at| !seen[**at].has_day && follows(**at)).count();
    let is_row = |at: &usize| {
        let line = &seen[*at];
        let is_in_chain = follows(*at);
        is_in_chain && (line.has_day || undated >= UNDATED_MIN)
            || line.has_text && is_in_place(line) && (is_in_chain || is_followed(*at))
    };
    open.into_iter().filter(is_row).map(|at| &seen[at]).collect()
}

fn by_places<'s, 'l, 'd>(seen: &'s [Seen<'l, 'd>], rows: &[&Row]) -> Vec<&'s Seen<'l, 'd>> {
    let place = |line: &Seen<'_, '_>| {
        let first = line.line.words.first().map(|word| word.bounds.x0);
        let last = line.line.words.last().map(|word| word.bounds.x1);
        first.zip(last).filter(|_| line.has_day)
    };
    let own: Vec<(f32, f32)> = seen.iter().filter(|line| line.is_read).filter_map(place).collect();
    if rows.len() < ROWS_MIN || own.len() * 2 < rows.len() {
        return Vec::new();
    }
    let is_near = |one: f32, other: f32| (one - other).abs() <= SAME_PLACE_POINTS;
    let is_in_place = |line: &Seen<'_, '_>| {
        place(line).is_some_and(|(first, last)| {
            let alike = own.iter().filter(|(begin, end)| is_near(*begin, first) && is_near(*end, last));
            alike.count() * 2 > own.len()
        })
    };
    seen.iter().filter(|line| !line.is_read && !line.is_summary && is_in_place(line)).collect()
}
