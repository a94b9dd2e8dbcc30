//! The tables of a statement: which lines of which pages are theirs, and where their columns lie.

use super::amount::{self, DecimalMark};
use super::columns::Columns;
use super::furniture::Furniture;
use super::header::{self, Header};
use super::lines::{Line, middle};
use super::rows::{self, Block, Region};
use crate::rejection::Rejection;

/// Tables of transactions, page by page.
#[derive(Debug)]
pub(crate) struct Tables<'d> {
    pub(crate) regions: Vec<Region<'d>>,
    pub(crate) blocks: Vec<Block>,
}

/// Headers whose columns lie within this many points of one another share their borders.
const SAME_PLACE_POINTS: f32 = 3.0;

/// The lines of a page below one header, and the header that is theirs.
struct Part<'p, 'd> {
    page: usize,
    lines: Vec<Line<'d>>,
    header: &'p Header,
    is_under_header: bool,
}

pub(crate) fn find<'d>(pages: &[Vec<Line<'d>>], decimal: DecimalMark) -> Result<Tables<'d>, Rejection> {
    let headers: Vec<Vec<Header>> = pages.iter().map(|lines| header::find(lines)).collect();
    // Tables without a balance are of cards, or of deposits and rewards beside the account: the account has one.
    let has_balance = headers.iter().flatten().any(Header::has_balance);
    let is_wanted = |header: &Header| header.has_balance() || !has_balance;
    if !headers.iter().flatten().any(is_wanted) {
        return Err(no_table(pages));
    }
    let furniture = Furniture::of(pages);
    let mut parts: Vec<Part<'_, 'd>> = Vec::new();
    let mut carried: Option<&Header> = None;
    for (page, (lines, found)) in pages.iter().zip(&headers).enumerate() {
        let part = |from: usize, to: usize, header| Part {
            page: page + 1,
            lines: lines[from..to].iter().filter(|line| !furniture.holds(line)).cloned().collect(),
            header,
            is_under_header: from > 0,
        };
        let mut at = 0;
        for header in found {
            parts.extend(carried.map(|open| part(at, header.first_line, open)));
            carried = is_wanted(header).then_some(header);
            at = header.last_line + 1;
        }
        parts.extend(carried.map(|open| part(at, lines.len(), open)));
    }
    let regions = with_columns(parts, decimal);
    let blocks = rows::blocks(&regions, decimal);
    if blocks.is_empty() {
        return Err(Rejection::NoTransactions);
    }
    Ok(Tables { regions, blocks })
}

/// Lays the borders once for all parts whose headers lie in the same place: many rows tell more than few.
fn with_columns<'d>(parts: Vec<Part<'_, 'd>>, decimal: DecimalMark) -> Vec<Region<'d>> {
    let mut places: Vec<(&Header, Vec<usize>)> = Vec::new();
    for (at, part) in parts.iter().enumerate() {
        match places.iter_mut().find(|(header, _)| is_same_place(header, part.header)) {
            Some((_, members)) => members.push(at),
            None => places.push((part.header, vec![at])),
        }
    }
    let mut columns: Vec<Option<Columns>> = vec![None; parts.len()];
    for (header, members) in &places {
        let rows = |is_row: &dyn Fn(&Line<'_>) -> bool| {
            members.iter().flat_map(|at| &parts[*at].lines).filter(|line| is_row(line)).collect::<Vec<_>>()
        };
        let mut lines = rows(&|line| has_money(line, header, decimal, true));
        if lines.is_empty() {
            lines = rows(&|line| has_money(line, header, decimal, false));
        }
        let laid = Columns::lay(header, &lines, decimal);
        for at in members {
            columns[*at] = Some(laid.clone());
        }
    }
    parts
        .into_iter()
        .zip(columns)
        .filter_map(|(part, columns)| {
            let Part { page, lines, is_under_header, .. } = part;
            columns.map(|columns| Region { page, lines, columns, is_under_header })
        })
        .collect()
}

fn is_same_place(one: &Header, other: &Header) -> bool {
    one.is_alike(other)
        && one.cells.iter().zip(&other.cells).all(|(a, b)| {
            (a.x0 - b.x0).abs() < SAME_PLACE_POINTS && (a.x1 - b.x1).abs() < SAME_PLACE_POINTS
        })
}

/// So far a row's amount may lie from the header of its column.
const MONEY_WITHIN_POINTS: f32 = 70.0;

fn has_money(line: &Line<'_>, header: &Header, decimal: DecimalMark, needs_decimals: bool) -> bool {
    let money = || header.cells.iter().filter(|cell| cell.role.is_money());
    let x0 = money().map(|cell| cell.x0).fold(f32::MAX, f32::min) - MONEY_WITHIN_POINTS;
    let x1 = money().map(|cell| cell.x1).fold(f32::MIN, f32::max) + MONEY_WITHIN_POINTS;
    line.words.iter().any(|word| {
        let x = middle(&word.bounds);
        x > x0
            && x < x1
            && amount::parse(&word.text, decimal)
                .is_some_and(|amount| amount.has_decimals || !needs_decimals || word.text.contains(','))
    })
}

fn no_table(pages: &[Vec<Line<'_>>]) -> Rejection {
    let says_none = pages.iter().flatten().any(|line| {
        let text = line.text().to_ascii_lowercase();
        text.contains("no transaction") || text.contains("no records found")
    });
    if says_none { Rejection::NoTransactions } else { Rejection::NoTable }
}
