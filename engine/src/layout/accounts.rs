//! Rows of tables put to accounts: years, owners, and what the statement declares of them.

use std::collections::{HashMap, HashSet};

use chrono::{Datelike, Duration, NaiveDate};

use super::amount::DecimalMark;
use super::cells::TableRow;
use super::dates::{self, DateOrder, PrintedDate};
use super::identity::{self, AccountDetails};
use super::lines::Line;
use super::summary_lines::{self, SummaryLine};
use super::tables::Tables;
use crate::document::{Document, PageKind};
use crate::money::Paise;
use crate::rejection::Rejection;
use crate::statement::{Account, Declared, Direction, Identity, PageFacts, Period, Row, Statement};

pub(crate) fn assemble(
    document: &Document,
    pages: &[Vec<Line<'_>>],
    tables: &Tables<'_>,
    rows: Vec<TableRow>,
    decimal: DecimalMark,
) -> Result<Statement, Rejection> {
    let taken = lines_of_rows(tables, &rows);
    let outside: Vec<(usize, &Line<'_>)> = pages
        .iter()
        .enumerate()
        .flat_map(|(page, lines)| lines.iter().map(move |line| (page + 1, line)))
        .filter(|(page, line)| !taken.contains(&(*page, line.baseline.to_bits())))
        .collect();
    let mut accounts: Vec<Account> = Vec::new();
    for part in split(rows, &outside) {
        if let Some(mut account) = account(part, &outside, decimal)? {
            if let Some(first) = accounts.first() {
                inherit(&mut account.identity, &first.identity);
            }
            accounts.push(account);
        }
    }
    if accounts.is_empty() {
        return Err(Rejection::NoTransactions);
    }
    let mut rows_on: HashMap<usize, usize> = HashMap::new();
    for row in accounts.iter().flat_map(|account| &account.rows) {
        *rows_on.entry(row.page).or_default() += 1;
    }
    let facts = document.pages.iter().zip(1..).map(|(page, number)| PageFacts {
        rows: rows_on.get(&number).copied().unwrap_or(0),
        is_unreadable: page.is_unreadable || page.is_damaged || page.kind == PageKind::Scan,
        is_recognised: page.is_recognised,
        is_blank: page.kind == PageKind::Blank,
    });
    let pages = facts.collect();
    Ok(Statement { accounts, pages })
}

/// Of several accounts in one file the first names the bank and the holder for all.
fn inherit(identity: &mut Identity, first: &Identity) {
    if identity.holders.is_empty() {
        identity.holders.clone_from(&first.holders);
    }
    for (own, from) in [
        (&mut identity.bank, &first.bank),
        (&mut identity.ifsc, &first.ifsc),
        (&mut identity.micr, &first.micr),
    ] {
        if own.is_none() {
            own.clone_from(from);
        }
    }
    identity.period = identity.period.or(first.period);
}

/// The lines of rows with a date, or with a text. A line of figures alone is a summary's.
fn lines_of_rows(tables: &Tables<'_>, rows: &[TableRow]) -> HashSet<(usize, u32)> {
    let mut taken = HashSet::new();
    let is_row = |row: &TableRow| {
        let has_text = !row.has_broken_date && row.narration.contains(char::is_alphabetic);
        row.mark != Some(SummaryLine::Total) && (row.mark.is_some() || row.date.is_some() || has_text)
    };
    for (block, _) in tables.blocks.iter().zip(rows).filter(|(_, row)| is_row(row)) {
        let parts = std::iter::once((block.region, block.lines.clone())).chain(block.continued.clone());
        for (region, lines) in parts {
            let region = &tables.regions[region];
            taken.extend(region.lines[lines].iter().map(|line| (region.page, line.baseline.to_bits())));
        }
    }
    taken
}

/// A place in the statement: the page and the height on it.
type PagePosition = (usize, f32);

/// The rows of one account.
struct Part {
    rows: Vec<TableRow>,
    /// Where its number is named, if it is not the first account, and where the next one's is.
    begins: Option<PagePosition>,
    ends: Option<PagePosition>,
}

/// An account ends where a line before further rows names another one.
fn split(rows: Vec<TableRow>, outside: &[(usize, &Line<'_>)]) -> Vec<Part> {
    let named: Vec<(PagePosition, String)> = outside
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
    let mut next = 0;
    for row in rows {
        let place = (row.page, row.bounds.y0);
        let mut latest: Option<&(PagePosition, String)> = None;
        while let Some(found) = named.get(next).filter(|(at, _)| *at < place) {
            // The first line that names the new number begins its account.
            if latest.is_none_or(|(_, number)| *number != found.1) {
                latest = Some(found);
            }
            next += 1;
        }
        let other = latest.filter(|(_, number)| current.as_ref().is_some_and(|current| current != number));
        if other.is_some() || parts.is_empty() {
            parts.push(Part { rows: Vec::new(), begins: other.map(|(at, _)| *at), ends: None });
        }
        if let Some((_, number)) = latest {
            current = Some(number.clone());
        }
        if let Some(part) = parts.last_mut() {
            part.rows.push(row);
        }
    }
    // Only tables with transactions make an account; a mention of another number between two pages does not.
    parts.retain(|part| part.rows.iter().any(|row| row.mark.is_none() && row.date.is_some()));
    for at in 1..parts.len() {
        parts[at - 1].ends = parts[at].begins;
    }
    parts
}

fn account(
    part: Part,
    outside: &[(usize, &Line<'_>)],
    decimal: DecimalMark,
) -> Result<Option<Account>, Rejection> {
    let is_about = |place: PagePosition| {
        part.begins.is_none_or(|begins| place >= begins) && part.ends.is_none_or(|ends| place < ends)
    };
    let about: Vec<&Line<'_>> = outside
        .iter()
        .filter(|(page, line)| is_about((*page, line.baseline)))
        .map(|(_, line)| *line)
        .collect();
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

/// Some banks cut the last decimal of every balance off: such a balance is short by up to nine paise, and
/// two of different signs are off by up to twice as much.
fn clipped(rows: &[Accepted]) -> Paise {
    let mut decimals = rows.iter().filter_map(|row| row.row.balance_decimals).peekable();
    let is_clipped = decimals.peek().is_some() && decimals.all(|count| count == 1);
    Paise::new(if is_clipped { 18 } else { 0 })
}

/// A row or a mark, with the date that counts for it.
struct Accepted {
    row: TableRow,
    date: Option<PrintedDate>,
    mark: Option<SummaryLine>,
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
        // What moves no money is no transaction.
        if row.has_broken_date || row.amount.get() == 0 {
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
fn undated_mark(row: &TableRow) -> Option<SummaryLine> {
    if row.date.is_some() {
        return None;
    }
    let text = row.narration.to_ascii_lowercase();
    if text.starts_with("total")
        || text.starts_with("page total")
        || text.starts_with("grand total")
        || text.contains("total") && text.len() < 24
    {
        return Some(SummaryLine::Total);
    }
    summary_lines::recognise(&row.narration, false)
}

/// What marks among the rows declare, before what labels elsewhere do.
fn declared(rows: &[Accepted], labelled: Declared) -> Declared {
    let first = rows.iter().position(|row| row.mark.is_none()).unwrap_or(0);
    let last = rows.iter().rposition(|row| row.mark.is_none()).unwrap_or(0);
    let balance_of =
        |row: &Accepted| row.row.balance.or(Some(row.row.amount).filter(|amount| amount.get() != 0));
    // Balances carried from page to page stand among the rows and are skipped.
    let outer = |mark: SummaryLine, before_first: bool| {
        let is = |row: &&Accepted| row.mark == Some(mark);
        let above = || rows[..first].iter().rev().filter(is).find_map(balance_of);
        let below = || rows.get(last + 1..).unwrap_or_default().iter().filter(is).find_map(balance_of);
        if before_first { above().or_else(below) } else { below().or_else(above) }
    };
    let sums = sums(rows);
    Declared {
        opening: outer(SummaryLine::Opening, true).or(labelled.opening),
        closing: outer(SummaryLine::Closing, false).or(labelled.closing),
        debit_total: labelled.debit_total.or(sums.map(|(debit, _)| debit)),
        credit_total: labelled.credit_total.or(sums.map(|(_, credit)| credit)),
        ..labelled
    }
}

/// The line of sums at the end. Sums of single pages are not those of all: with several, none is taken.
fn sums(rows: &[Accepted]) -> Option<(Paise, Paise)> {
    let is_whole = |row: &&Accepted| {
        row.mark == Some(SummaryLine::Total) && !row.row.narration.to_ascii_lowercase().contains("page")
    };
    let mut totals = rows.iter().filter(is_whole).filter_map(|row| row.row.both);
    let only = totals.next()?;
    totals.next().is_none().then_some(only)
}

/// Rows print into the days around a period: value dates, and what is booked overnight.
const AROUND_PERIOD_DAYS: i64 = 20;

fn with_dates(
    rows: Vec<Accepted>,
    surroundings: &AccountDetails,
    outside: &[(usize, &Line<'_>)],
) -> Result<Vec<Row>, Rejection> {
    let plain: Vec<Accepted> = rows.into_iter().filter(|row| row.mark.is_none()).collect();
    let needs_year = plain.iter().any(|row| row.date.is_some_and(|date| date.year.is_none()));
    let reference = if needs_year { year_reference(surroundings.identity.period, outside) } else { None };
    if needs_year && reference.is_none() {
        return Err(Rejection::YearUnknown);
    }
    let full =
        |date: PrintedDate| date.full().or_else(|| reference.and_then(|reference| reference.date(date)));
    let mut dated = Vec::with_capacity(plain.len());
    let unmarked = unmarked_direction(&plain);
    for Accepted { row, date, .. } in plain {
        let Some(on) = date.and_then(full) else { continue };
        let direction =
            if surroundings.is_credit_card { Some(on_card(&row)) } else { row.direction.or(unmarked) };
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
            is_taken_back: row.is_taken_back,
            balance: row.balance,
        });
    }
    Ok(dated)
}

/// Where one direction is marked and the other never is, an amount without a mark goes the other way.
fn unmarked_direction(rows: &[Accepted]) -> Option<Direction> {
    let has = |direction: Option<Direction>| rows.iter().any(|row| row.row.direction == direction);
    match (has(Some(Direction::Debit)), has(Some(Direction::Credit)), has(None)) {
        (true, false, true) => Some(Direction::Credit),
        (false, true, true) => Some(Direction::Debit),
        _ => None,
    }
}

/// Cards print purchases without a sign, and what is paid back in brackets or with a minus, which elsewhere is a debit.
fn on_card(row: &TableRow) -> Direction {
    match row.direction {
        Some(direction) if row.is_told_by_sign => direction.opposite(),
        Some(direction) => direction,
        None => Direction::Debit,
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
