//! Tables that no header names, as apps export them: days above their rows or dates before them, and amounts that all end
//! at one edge.

use super::amount::{self, DecimalMark};
use super::dates;
use super::header::{Header, HeaderCell, Role};
use super::headings;
use super::lines::Line;
use crate::document::Word;

/// So many rows at the least.
const ROWS_MIN: usize = 3;
/// Amounts of one column end within so many points of one another.
const EDGE_POINTS: f32 = 2.0;
/// A column has an amount in so many of ten rows.
const ROWS_OF_TEN: usize = 6;

/// Headers as they would stand above the first row of each page, had the bank printed any.
pub(super) fn infer(pages: &[Vec<Line<'_>>], decimal: DecimalMark) -> Vec<Vec<Header>> {
    let has_days = pages.iter().flatten().filter(|line| headings::is_day(line)).count() >= 2;
    let is_row = |line: &Line<'_>| {
        let is_dated = has_days || dates::words_of_date(&line.words).is_some();
        is_dated && !headings::is_day(line) && line.words.iter().any(|word| is_money(word, decimal))
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
    let Some(cells) = columns(&rows, has_days, decimal) else { return vec![Vec::new(); pages.len()] };
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

/// With decimals or a currency: other numbers are anything.
fn is_money(word: &Word, decimal: DecimalMark) -> bool {
    amount::parse(&word.text, decimal)
        .is_some_and(|amount| amount.decimals == 2 || word.text.contains(['₹', '$', '€', '£']))
}

fn columns(rows: &[&Line<'_>], has_days: bool, decimal: DecimalMark) -> Option<Vec<HeaderCell>> {
    let mut edges: Vec<(f32, f32, usize)> = Vec::new();
    for word in rows.iter().flat_map(|line| &line.words).filter(|word| is_money(word, decimal)) {
        let (x0, x1) = (word.bounds.x0, word.bounds.x1);
        match edges.iter_mut().find(|(_, edge, _)| (*edge - x1).abs() <= EDGE_POINTS) {
            Some((begin, _, count)) => {
                *begin = begin.min(x0);
                *count += 1;
            }
            None => edges.push((x0, x1, 1)),
        }
    }
    edges.retain(|(.., count)| *count * 10 >= rows.len() * ROWS_OF_TEN);
    edges.sort_by(|a, b| a.1.total_cmp(&b.1));
    let amounts: &[Role] = match edges.len() {
        1 => &[Role::Amount],
        2 => &[Role::Amount, Role::Balance],
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
