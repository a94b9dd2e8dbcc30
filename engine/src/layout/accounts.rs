//! Rows of tables put to accounts: years, owners, and what the statement declares of them.

use std::collections::HashSet;

use chrono::{Datelike, Duration, NaiveDate};

use super::amount::DecimalMark;
use super::cells::TableRow;
use super::dates::{self, DateOrder, PrintedDate};
use super::identity::{self, Surroundings};
use super::lines::Line;
use super::marks::{self, Mark};
use super::tables::Tables;
use crate::document::{Document, PageKind};
use crate::money::Paise;
use crate::rejection::Rejection;
use crate::statement::{Account, Declared, Direction, PageFacts, Period, Row, Statement};

pub(crate) fn assemble(
    document: &Document,
    pages: &[Vec<Line<'_>>],
    tables: &Tables<'_>,
    rows: Vec<TableRow>,
    decimal: DecimalMark,
) -> Result<Statement, Rejection> {
    let taken = lines_of_rows(tables);
    let outside: Vec<(usize, &Line<'_>)> = pages
        .iter()
        .enumerate()
        .flat_map(|(page, lines)| lines.iter().map(move |line| (page + 1, line)))
        .filter(|(page, line)| !taken.contains(&(*page, line.baseline.to_bits())))
        .collect();
    let mut accounts = Vec::new();
    for part in split(rows, &outside) {
        if let Some(account) = account(part, &outside, decimal)? {
            accounts.push(account);
        }
    }
    if accounts.is_empty() {
        return Err(Rejection::NoTransactions);
    }
    let facts = document.pages.iter().zip(1..).map(|(page, number)| PageFacts {
        rows: accounts.iter().flat_map(|account: &Account| &account.rows).filter(|row| row.page == number).count(),
        is_unreadable: page.is_unreadable || page.is_damaged || page.kind == PageKind::Scan,
        is_recognised: false,
        is_blank: page.kind == PageKind::Blank,
    });
    let pages = facts.collect();
    Ok(Statement { accounts, pages })
}

fn lines_of_rows(tables: &Tables<'_>) -> HashSet<(usize, u32)> {
    let mut taken = HashSet::new();
    for block in &tables.blocks {
        let parts = std::iter::once((block.region, block.lines.clone())).chain(block.continued.clone());
        for (region, lines) in parts {
            let region = &tables.regions[region];
            taken.extend(region.lines[lines].iter().map(|line| (region.page, line.baseline.to_bits())));
        }
    }
    taken
}

/// The rows of one account, and where on the pages they begin.
struct Part {
    rows: Vec<TableRow>,
    /// The lines about it begin behind the last row of the account before.
    after: Option<(usize, f32)>,
    is_only: bool,
}

/// An account ends where a line before further rows names another one.
fn split(rows: Vec<TableRow>, outside: &[(usize, &Line<'_>)]) -> Vec<Part> {
    let numbers: Vec<((usize, f32), String)> = outside
        .iter()
        .filter_map(|(page, line)| {
            let number = identity::account_number(line)?;
            let digits: String = number.chars().filter(char::is_ascii_digit).collect();
            let tail = digits.len().saturating_sub(4);
            Some(((*page, line.baseline), digits[tail..].to_owned()))
        })
        .collect();
    let mut parts: Vec<Part> = Vec::new();
    let mut current: Option<String> = None;
    let mut last_place: Option<(usize, f32)> = None;
    let mut next_number = 0;
    for row in rows {
        let place = (row.page, row.bounds.y0);
        let mut named = None;
        while let Some((_, number)) = numbers.get(next_number).filter(|(at, _)| *at < place) {
            named = Some(number.clone());
            next_number += 1;
        }
        let is_other = named.is_some() && current.is_some() && named != current;
        if is_other || parts.is_empty() {
            parts.push(Part { rows: Vec::new(), after: last_place.filter(|_| is_other), is_only: true });
        }
        if named.is_some() {
            current = named;
        }
        last_place = Some((row.page, row.bounds.y1));
        if let Some(part) = parts.last_mut() {
            part.rows.push(row);
        }
    }
    // Only tables with transactions make an account; a mention of another number between two pages does not.
    parts.retain(|part| part.rows.iter().any(|row| row.mark.is_none() && row.date.is_some()));
    let is_only = parts.len() == 1;
    for part in &mut parts {
        part.is_only = is_only;
    }
    parts
}

fn account(part: Part, outside: &[(usize, &Line<'_>)], decimal: DecimalMark) -> Result<Option<Account>, Rejection> {
    let first = part.rows.first().map(|row| (row.page, row.bounds.y0));
    let about: Vec<&Line<'_>> = if part.is_only {
        outside.iter().map(|(_, line)| *line).collect()
    } else {
        let from = part.after.unwrap_or((0, 0.0));
        let last = part.rows.last().map(|row| (row.page, row.bounds.y1));
        // First what stands above its rows, then what stands among and right below them.
        let above = outside.iter().filter(|(page, line)| (*page, line.baseline) > from && Some((*page, line.baseline)) < first);
        let among = outside.iter().filter(|(page, line)| {
            let place = (*page, line.baseline);
            Some(place) >= first && last.is_some_and(|last| place < last || page == &last.0 && line.baseline < last.1 + 60.0)
        });
        above.chain(among).map(|(_, line)| *line).collect()
    };
    let surroundings = identity::read(&about, decimal);
    let rows = accepted(part.rows);
    let declared = declared(&rows, surroundings.declared);
    let unread_cells = rows.iter().map(|row| row.row.unread_cells).sum();
    let tolerance = surroundings.tolerance.max(clipped(&rows));
    let dated = with_dates(rows, &surroundings, outside)?;
    if dated.is_empty() {
        return Ok(None);
    }
    Ok(Some(Account {
        identity: surroundings.identity,
        declared,
        rows: dated,
        unread_cells,
        tolerance,
        is_credit_card: surroundings.is_credit_card,
    }))
}

/// Some banks cut the last decimal of every balance off: such a balance is short by up to nine paise.
fn clipped(rows: &[Accepted]) -> Paise {
    let mut decimals = rows.iter().filter_map(|row| row.row.balance_decimals).peekable();
    let is_clipped = decimals.peek().is_some() && decimals.all(|count| count == 1);
    Paise::new(if is_clipped { 10 } else { 0 })
}

/// A row or a mark, with the date that counts for it.
struct Accepted {
    row: TableRow,
    date: Option<PrintedDate>,
    mark: Option<Mark>,
}

/// Rows that are rows. One without a date has the date above it, where the statement prints each date once.
fn accepted(rows: Vec<TableRow>) -> Vec<Accepted> {
    let is_plain = |row: &TableRow| row.mark.is_none() && !row.has_broken_date;
    let last_dated = rows.iter().rposition(|row| is_plain(row) && row.date.is_some()).unwrap_or(0);
    let first_dated = rows.iter().position(|row| is_plain(row) && row.date.is_some()).unwrap_or(0);
    let prints_dates_once = rows[first_dated..=last_dated.max(first_dated).min(rows.len().saturating_sub(1))]
        .iter()
        .any(|row| is_plain(row) && row.date.is_none() && !row.narration.is_empty());
    let mut kept = Vec::with_capacity(rows.len());
    let mut date: Option<PrintedDate> = None;
    for row in rows {
        let mark = row.mark.or_else(|| undated_mark(&row));
        if mark.is_some() {
            let own = row.date;
            kept.push(Accepted { row, date: own, mark });
            continue;
        }
        if row.has_broken_date {
            continue;
        }
        if row.date.is_some() {
            date = row.date;
        } else if !prints_dates_once || date.is_none() || row.narration.is_empty() {
            continue;
        }
        kept.push(Accepted { row, date, mark: None });
    }
    kept
}

/// Without a date even a remark like `Total credits` is a mark.
fn undated_mark(row: &TableRow) -> Option<Mark> {
    if row.date.is_some() {
        return None;
    }
    let text = row.narration.to_ascii_lowercase();
    if text.starts_with("total") || text.starts_with("page total") || text.starts_with("grand total") || text.contains("total") && text.len() < 24 {
        return Some(Mark::Total);
    }
    marks::of(&row.narration, false)
}

/// What marks among the rows declare, before what labels elsewhere do.
fn declared(rows: &[Accepted], labelled: Declared) -> Declared {
    let first = rows.iter().position(|row| row.mark.is_none()).unwrap_or(0);
    let last = rows.iter().rposition(|row| row.mark.is_none()).unwrap_or(0);
    let balance_of = |row: &Accepted| row.row.balance.or(Some(row.row.amount).filter(|amount| amount.get() != 0));
    // Balances carried from page to page stand among the rows and are skipped.
    let outer = |mark: Mark, before_first: bool| {
        let is = |row: &&Accepted| row.mark == Some(mark);
        let above = || rows[..first].iter().rev().filter(is).find_map(balance_of);
        let below = || rows.get(last + 1..).unwrap_or_default().iter().filter(is).find_map(balance_of);
        if before_first { above().or_else(below) } else { below().or_else(above) }
    };
    let sums = sums(rows);
    Declared {
        opening: outer(Mark::Opening, true).or(labelled.opening),
        closing: outer(Mark::Closing, false).or(labelled.closing),
        debit_total: labelled.debit_total.or(sums.map(|(debit, _)| debit)),
        credit_total: labelled.credit_total.or(sums.map(|(_, credit)| credit)),
        ..labelled
    }
}

/// The line of sums at the end. Sums of single pages are not those of all: with several, none is taken.
fn sums(rows: &[Accepted]) -> Option<(Paise, Paise)> {
    let mut totals = rows.iter().filter(|row| row.mark == Some(Mark::Total)).filter_map(|row| row.row.both);
    let only = totals.next()?;
    totals.next().is_none().then_some(only)
}

/// Rows print into the days around a period: value dates, and what is booked overnight.
const AROUND_PERIOD_DAYS: i64 = 20;

fn with_dates(
    rows: Vec<Accepted>,
    surroundings: &Surroundings,
    outside: &[(usize, &Line<'_>)],
) -> Result<Vec<Row>, Rejection> {
    let plain: Vec<Accepted> = rows.into_iter().filter(|row| row.mark.is_none()).collect();
    let needs_year = plain.iter().any(|row| row.date.is_some_and(|date| date.year.is_none()));
    let reference = if needs_year { year_reference(surroundings.identity.period, outside) } else { None };
    if needs_year && reference.is_none() {
        return Err(Rejection::YearUnknown);
    }
    let full = |date: PrintedDate| date.full().or_else(|| reference.and_then(|reference| reference.date(date)));
    let mut dated = Vec::with_capacity(plain.len());
    for Accepted { row, date, .. } in plain {
        let Some(on) = date.and_then(full) else { continue };
        let direction = if surroundings.is_credit_card { on_card(&row) } else { row.direction };
        dated.push(Row {
            page: row.page,
            bounds: row.bounds,
            date: on,
            value_date: row.value_date.and_then(full),
            time: row.date.and_then(|date| date.time),
            narration: row.narration,
            reference: row.reference,
            amount: row.amount,
            direction,
            balance: row.balance,
        });
    }
    Ok(dated)
}

/// Cards print purchases without a sign, and what is paid back in brackets or with a minus, which elsewhere is a debit.
fn on_card(row: &TableRow) -> Option<Direction> {
    match row.direction {
        Some(direction) if row.is_told_by_sign => Some(direction.opposite()),
        Some(direction) => Some(direction),
        None => Some(Direction::Debit),
    }
}

#[derive(Debug, Clone, Copy)]
enum YearReference {
    Period(Period),
    /// The day of the statement, or any other date on it.
    Day(NaiveDate),
}

impl YearReference {
    fn date(self, printed: PrintedDate) -> Option<NaiveDate> {
        match self {
            Self::Period(period) => {
                let around = Duration::days(AROUND_PERIOD_DAYS);
                let years = (period.from - around).year()..=(period.to + around).year();
                let fits = |date: &NaiveDate| *date >= period.from - around && *date <= period.to + around;
                let inside = |date: &NaiveDate| *date >= period.from && *date <= period.to;
                let dates: Vec<NaiveDate> = years.filter_map(|year| printed.with_year(year)).collect();
                dates.iter().copied().find(inside).or_else(|| dates.iter().copied().find(fits))
            }
            Self::Day(day) => (day.year() - 1..=day.year() + 1)
                .filter_map(|year| printed.with_year(year))
                .min_by_key(|date| (*date - day).num_days().abs()),
        }
    }
}

fn year_reference(period: Option<Period>, outside: &[(usize, &Line<'_>)]) -> Option<YearReference> {
    period.map(YearReference::Period).or_else(|| {
        outside
            .iter()
            .find_map(|(_, line)| dates::all_in(&line.text(), DateOrder::DayFirst).first().copied())
            .map(YearReference::Day)
    })
}
