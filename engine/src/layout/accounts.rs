//! Rows of tables put to accounts: owners, periods, and what the statement declares of them.

use std::collections::HashSet;

use super::accepted::{Accepted, accepted};
use super::amount;
use super::cells::TableRow;
use super::dates::{self, DateOrder, PrintedDate};
use super::header::Role;
use super::identity::{self, AccountDetails, DeclaredFigures, MovedSums, RowSums, SeenInRows};
use super::leftover;
use super::lines::{Line, text_of};
use super::notation::Notation;
use super::summary_lines::{self, SummaryLine};
use super::tables::Tables;
use super::years::{AROUND_PERIOD_DAYS, YearReference, days_apart, year_reference};
use crate::document::Word;
use crate::money::Paise;
use crate::rejection::Rejection;
use crate::statement::{Account, CarriedBalance, Declared, Direction, Identity, Period, Row, Statement};

/// The accounts; what is known of the pages is for the caller to add.
pub(crate) fn assemble(
    pages: &[Vec<Line<'_>>],
    tables: &Tables<'_>,
    rows: Vec<TableRow>,
    notation: Notation,
) -> Result<Statement, Rejection> {
    let taken = lines_of_rows(tables, &rows);
    let outside: Vec<(usize, &Line<'_>)> = pages
        .iter()
        .enumerate()
        .flat_map(|(page, lines)| lines.iter().map(move |line| (page + 1, line)))
        .filter(|(page, line)| !taken.contains(&(*page, line.baseline.to_bits())))
        .collect();
    let mut accounts: Vec<Account> = Vec::new();
    for part in split(rows, &outside, notation.order) {
        if let Some(mut account) = account(part, &outside, notation)? {
            if let Some(first) = accounts.first() {
                inherit(&mut account.identity, &first.identity);
            }
            accounts.push(account);
        }
    }
    let leftover = leftover::find(tables, notation.decimal);
    for line in leftover.iter().filter(|line| line.has_amount) {
        let is_its = |account: &&mut Account| account.rows.iter().any(|row| row.page == line.line.page);
        if let Some(account) = accounts.iter_mut().find(is_its) {
            account.unread_cells += 1;
        }
    }
    // Balances that are announced and not there were not read.
    let has_balances = tables.regions.iter().any(|region| region.columns.roles.contains(&Role::Balance));
    for account in accounts.iter_mut().filter(|_| has_balances) {
        if account.rows.iter().all(|row| row.balance.is_none()) {
            account.unread_cells += account.rows.len();
        }
    }
    let leftover = leftover.into_iter().map(|line| line.line).collect();
    let accounts = join_periods(accounts);
    if accounts.is_empty() {
        return Err(Rejection::NoTransactions);
    }
    Ok(Statement { accounts, pages: Vec::new(), leftover })
}

/// One line may be a remark.
const ROWS_UNREAD: usize = 2;

/// A period in which nothing moved: the statement names it, and closes as it opened.
pub(crate) fn without_rows(pages: &[Vec<Line<'_>>], notation: Notation) -> Result<Statement, Rejection> {
    let lines: Vec<&Line<'_>> = pages.iter().flatten().collect();
    let rows = SeenInRows { narrations: &[], prints_balances: true };
    let details = identity::read(&lines, rows, notation);
    let is_said = || lines.iter().any(|line| summary_lines::says_no_transactions(&line.text()));
    let declared = details.declared.unmoved().filter(|_| details.identity.period.is_some() || is_said());
    // Rows that are there and were not read are no empty period.
    let is_row = |line: &Line<'_>| {
        // Some banks number their rows.
        let is_number = |word: &&Word| word.text.bytes().all(|byte| byte.is_ascii_digit());
        let numbered = usize::from(line.words.first().is_some_and(is_number));
        let dated = [0, numbered].into_iter().find_map(|at| {
            let words = line.words.get(at..)?;
            Some(&words[dates::words_of_date(words)?..])
        });
        let behind = dated.unwrap_or_default();
        let (amounts, text): (Vec<&Word>, Vec<&Word>) = behind.iter().copied().partition(|word| {
            amount::parse(&word.text, notation.decimal).is_some_and(|amount| amount.decimals == 2)
        });
        !amounts.is_empty() && !text.is_empty() && summary_lines::recognise(&text_of(&text), true).is_none()
    };
    let has_rows = lines.iter().filter(|line| is_row(line)).count() >= ROWS_UNREAD;
    let Some(declared) = declared.filter(|_| !has_rows) else { return Err(Rejection::NoTransactions) };
    let account = Account {
        identity: details.identity,
        declared,
        rows: Vec::new(),
        unread_cells: 0,
        tolerance: details.tolerance,
        is_credit_card: details.is_credit_card,
        joined: Vec::new(),
        carried: Vec::new(),
    };
    Ok(Statement { accounts: vec![account], pages: Vec::new(), leftover: Vec::new() })
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

/// What a line outside of the tables says of the rows below it.
struct Heading {
    at: PagePosition,
    /// The last digits of the account.
    number: Option<String>,
    period: Option<Period>,
}

/// An account ends where a line before further rows names another one, or another period of the same.
fn split(rows: Vec<TableRow>, outside: &[(usize, &Line<'_>)], order: DateOrder) -> Vec<Part> {
    let headings: Vec<Heading> = outside
        .iter()
        .enumerate()
        .filter_map(|(at, (page, line))| {
            let number = identity::account_number(line).map(|number| {
                let digits: String = number.chars().filter(char::is_ascii_digit).collect();
                digits[digits.len().saturating_sub(4)..].to_owned()
            });
            let next = outside.get(at + 1).filter(|(next, _)| next == page).map(|(_, line)| *line);
            let period = identity::period_of_line(line, next, order);
            (number.is_some() || period.is_some()).then_some(Heading {
                at: (*page, line.baseline),
                number,
                period,
            })
        })
        .collect();
    let mut parts: Vec<Part> = Vec::new();
    let (mut number, mut period): (Option<&String>, Option<Period>) = (None, None);
    let mut next = 0;
    for row in rows {
        let place = (row.page, row.bounds.y0);
        let first = next;
        while headings.get(next).is_some_and(|heading| heading.at < place) {
            next += 1;
        }
        let above = &headings[first..next];
        let named = above.iter().rev().find_map(|heading| heading.number.as_ref());
        let dated = above.iter().rev().find_map(|heading| heading.period);
        let is_other = named.is_some() && number.is_some() && named != number;
        let is_later = dated.is_some() && period.is_some() && dated != period;
        if is_other || is_later || parts.is_empty() {
            // The first line that names the new number begins its account; where the number stays, any heading does.
            let is_new = |heading: &&Heading| !is_other || heading.number.as_ref() == named;
            let begins = above.iter().find(is_new).map(|heading| heading.at).filter(|_| is_other || is_later);
            let begins = begins.or_else(|| after_empty_period(above).filter(|_| parts.is_empty()));
            parts.push(Part { rows: Vec::new(), begins, ends: None });
        }
        number = named.or(number);
        period = dated.or(period);
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

/// Where a statement of a period without rows comes first: the page on which the next one's period is named.
fn after_empty_period(above: &[Heading]) -> Option<PagePosition> {
    let period = above.iter().rev().find_map(|heading| heading.period)?;
    let (page, _) = above.iter().find(|heading| heading.period == Some(period))?.at;
    let is_other = |heading: &Heading| heading.period.is_some_and(|own| own != period) && heading.at.0 < page;
    above.iter().any(is_other).then_some((page, f32::MIN))
}

/// Statements of one account for one period after another, in one file, are one account.
fn join_periods(accounts: Vec<Account>) -> Vec<Account> {
    let mut joined: Vec<Account> = Vec::with_capacity(accounts.len());
    for account in accounts {
        match joined.last_mut() {
            Some(before) if continues(before, &account) => append(before, account),
            _ => joined.push(account),
        }
    }
    joined
}

fn continues(before: &Account, next: &Account) -> bool {
    let (own, other) = (&before.identity, &next.identity);
    let is_same = own.number_masked.is_some() && own.number_masked == other.number_masked;
    let is_apart =
        own.period.zip(other.period).is_some_and(|(one, two)| one.to < two.from || two.to < one.from);
    is_same && is_apart
}

fn append(before: &mut Account, next: Account) {
    let is_earlier =
        next.identity.period.zip(before.identity.period).is_some_and(|(own, other)| own.to < other.from);
    let sum =
        |one: Option<Paise>, two: Option<Paise>| one.zip(two).and_then(|(one, two)| one.checked_add(two));
    let count = |one: Option<usize>, two: Option<usize>| one.zip(two).map(|(one, two)| one + two);
    let (first, last) =
        if is_earlier { (next.declared, before.declared) } else { (before.declared, next.declared) };
    before.declared = Declared {
        opening: first.opening,
        closing: last.closing,
        debit_total: sum(first.debit_total, last.debit_total),
        credit_total: sum(first.credit_total, last.credit_total),
        debit_count: count(first.debit_count, last.debit_count),
        credit_count: count(first.credit_count, last.credit_count),
    };
    if before.joined.is_empty() {
        before.joined.extend(before.identity.period);
    }
    before.joined.extend(next.identity.period);
    before.identity.period = before
        .identity
        .period
        .zip(next.identity.period)
        .map(|(one, two)| Period { from: one.from.min(two.from), to: one.to.max(two.to) });
    before.unread_cells += next.unread_cells;
    before.tolerance = before.tolerance.max(next.tolerance);
    before.carried.extend(next.carried);
    // Each may be printed backwards: then the later one comes first.
    let is_backwards =
        next.rows.first().zip(next.rows.last()).is_some_and(|(first, last)| first.date > last.date);
    if is_earlier == is_backwards {
        before.rows.extend(next.rows);
    } else {
        before.rows.splice(0..0, next.rows);
    }
}

fn account(
    part: Part,
    outside: &[(usize, &Line<'_>)],
    notation: Notation,
) -> Result<Option<Account>, Rejection> {
    let is_about = |place: PagePosition| {
        part.begins.is_none_or(|begins| place >= begins) && part.ends.is_none_or(|ends| place < ends)
    };
    let about: Vec<&Line<'_>> = outside
        .iter()
        .filter(|(page, line)| is_about((*page, line.baseline)))
        .map(|(_, line)| *line)
        .collect();
    let rows = accepted(part.rows);
    let narrations: Vec<&str> = rows.iter().map(|row| row.row.narration.as_str()).collect();
    let prints_balances = rows.iter().any(|row| row.mark.is_none() && row.row.balance.is_some());
    let surroundings =
        identity::read(&about, SeenInRows { narrations: &narrations, prints_balances }, notation);
    let declared = declared(&rows, &surroundings.declared);
    let unread_cells: usize = rows.iter().map(|row| row.row.unread_cells).sum();
    let tolerance = surroundings.tolerance.max(clipped(&rows));
    let carried = carried(&rows);
    let (dated, doubtful) = with_dates(rows, &surroundings, outside, notation.order)?;
    if dated.is_empty() {
        return Ok(None);
    }
    Ok(Some(Account {
        identity: surroundings.identity,
        declared,
        rows: dated,
        unread_cells: unread_cells + doubtful,
        tolerance,
        is_credit_card: surroundings.is_credit_card,
        joined: Vec::new(),
        carried,
    }))
}

/// What pages have from those before them, each beside what that page carried to it.
fn carried(rows: &[Accepted]) -> Vec<CarriedBalance> {
    let mut found = Vec::new();
    // What the page above ends with, until a row comes.
    let mut given = None;
    for Accepted { row, mark, .. } in rows {
        match mark {
            Some(SummaryLine::Closing) => given = row.balance,
            Some(SummaryLine::Opening) if !row.is_recognised => {
                let pair = row.balance.zip(given.take());
                found.extend(pair.map(|(balance, given)| CarriedBalance {
                    page: row.page,
                    bounds: row.bounds,
                    balance,
                    given,
                }));
            }
            Some(SummaryLine::Opening | SummaryLine::Total) => {}
            None => given = None,
        }
    }
    found
}

/// Some banks cut the last decimal of every balance off: such a balance is short by up to nine paise, and
/// two of different signs are off by up to twice as much.
fn clipped(rows: &[Accepted]) -> Paise {
    let mut decimals = rows.iter().filter_map(|row| row.row.balance_decimals).peekable();
    let is_clipped = decimals.peek().is_some() && decimals.all(|count| count == 1);
    Paise::new(if is_clipped { 18 } else { 0 })
}

/// What marks among the rows declare, before what labels elsewhere do; of several figures the one that agrees.
fn declared(rows: &[Accepted], labelled: &DeclaredFigures) -> Declared {
    let first = rows.iter().position(|row| row.mark.is_none()).unwrap_or(0);
    let last = rows.iter().rposition(|row| row.mark.is_none()).unwrap_or(0);
    let balance_of =
        |row: &Accepted| row.row.balance.or(Some(row.row.amount).filter(|amount| amount.get() != 0));
    // Balances carried from page to page stand among the rows and are skipped.
    let outer = |mark: SummaryLine, before_first: bool| -> Vec<Paise> {
        let is = |row: &&Accepted| row.mark == Some(mark);
        let above = rows[..first].iter().rev().filter(is).find_map(balance_of);
        let below = rows.get(last + 1..).unwrap_or_default().iter().filter(is).find_map(balance_of);
        let in_order = if before_first { [above, below] } else { [below, above] };
        in_order.into_iter().flatten().collect()
    };
    let sums = sums(rows);
    let is_total = |row: &&Accepted| row.mark == Some(SummaryLine::Total);
    let of_totals = rows.iter().filter(is_total).filter_map(|row| row.row.balance);
    let mut figures = labelled.clone();
    figures.named.opening.splice(0..0, outer(SummaryLine::Opening, true));
    figures.named.closing.splice(0..0, outer(SummaryLine::Closing, false));
    figures.named.closing.extend(of_totals);
    figures.named.debit_total.extend(sums.map(|(debit, _)| debit));
    figures.named.credit_total.extend(sums.map(|(_, credit)| credit));
    figures.settled(&row_sums(rows))
}

/// What the rows come to. Which way they are printed, and whether balances are owed, is not known yet.
fn row_sums(rows: &[Accepted]) -> RowSums {
    let plain: Vec<&TableRow> = rows.iter().filter(|row| row.mark.is_none()).map(|row| &row.row).collect();
    let of = |direction: Direction| plain.iter().filter(move |row| row.direction == Some(direction));
    let sum = |direction: Direction| of(direction).map(|row| row.amount).sum::<Paise>();
    let ends: Vec<&&TableRow> = [plain.first(), plain.last()].into_iter().flatten().collect();
    let closings: Vec<Paise> = ends.iter().filter_map(|row| row.balance).collect();
    let openings = ends
        .iter()
        .filter_map(|row| {
            Some([row.balance?.checked_sub(row.amount)?, row.balance?.checked_add(row.amount)?])
        })
        .flatten()
        .collect();
    let moved = MovedSums {
        debits: sum(Direction::Debit),
        credits: sum(Direction::Credit),
        debit_count: of(Direction::Debit).count(),
        credit_count: of(Direction::Credit).count(),
    };
    RowSums { openings, closings, moved: plain.iter().all(|row| row.direction.is_some()).then_some(moved) }
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

/// The rows with their days, and of how many the day is missing or in doubt.
fn with_dates(
    rows: Vec<Accepted>,
    surroundings: &AccountDetails,
    outside: &[(usize, &Line<'_>)],
    order: DateOrder,
) -> Result<(Vec<Row>, usize), Rejection> {
    let plain: Vec<Accepted> = rows.into_iter().filter(|row| row.mark.is_none()).collect();
    let needs_year = plain.iter().any(|row| row.date.is_some_and(|date| date.year.is_none()));
    let reference =
        if needs_year { year_reference(surroundings.identity.period, outside, &plain, order) } else { None };
    if needs_year && reference.is_none() {
        return Err(Rejection::YearUnknown);
    }
    let full =
        |date: PrintedDate| date.full().or_else(|| reference.and_then(|reference| reference.date(date)));
    let mut dated = Vec::with_capacity(plain.len());
    let mut doubtful = 0;
    let unmarked = unmarked_direction(&plain);
    let purchases = sign_of_purchases(&plain);
    for Accepted { row, date, .. } in plain {
        let Some(on) = date.and_then(full) else {
            doubtful += 1;
            continue;
        };
        // A year that puts a row far from the period was taken for want of a better one, or is none.
        let is_far = match (needs_year, reference, surroundings.identity.period) {
            (true, Some(YearReference::Period(period)), _) => days_apart(on, period) > AROUND_PERIOD_DAYS,
            (_, _, Some(period)) => days_apart(on, period) > LEAP_DAYS,
            _ => false,
        };
        doubtful += usize::from(is_far);
        let direction = if surroundings.is_credit_card {
            Some(on_card(&row, purchases))
        } else {
            row.direction.or(unmarked)
        };
        dated.push(Row {
            page: row.page,
            bounds: row.bounds,
            date: on,
            value_date: row.value_date.and_then(full),
            time: row.date.and_then(|date| date.time),
            narration: row.narration,
            reference: row.reference,
            amount: row.amount,
            is_direction_marked: row.is_marked || row.direction.is_none() && direction.is_some(),
            direction,
            is_taken_back: row.is_taken_back,
            balance: row.balance,
        });
    }
    doubtful += years_leapt(&dated);
    Ok((dated, doubtful))
}

/// So far apart are no two neighbours of a statement, both to and fro.
const LEAP_DAYS: i64 = 200;

/// How often the days of rows that stand in order leap back by years and forth again: then a year is none. An account may
/// rest for long, and of two files printed as one the second may begin earlier: either is a leap in one direction.
fn years_leapt(rows: &[Row]) -> usize {
    let days = || rows.windows(2).map(|pair| (pair[1].date - pair[0].date).num_days());
    let forth = days().filter(|days| *days > LEAP_DAYS).count();
    let back = days().filter(|days| *days < -LEAP_DAYS).count();
    if forth.min(back) == 0 { 0 } else { forth + back }
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

/// The sign of purchases on a card. Most rows are, and banks print them with a minus, a plus or neither.
fn sign_of_purchases(rows: &[Accepted]) -> Option<Direction> {
    let count = |sign: Option<Direction>| {
        let is_told = |row: &&Accepted| row.row.is_told_by_sign || row.row.direction.is_none();
        rows.iter().filter(is_told).filter(|row| row.row.direction == sign).count()
    };
    let bare = count(None);
    let signs = [Direction::Debit, Direction::Credit];
    signs.into_iter().find(|sign| {
        let others = rows.len() - count(Some(*sign));
        count(Some(*sign)) > bare && count(Some(*sign)) > others / 2
    })
}

/// What has another sign than purchases was paid back. Letters and sections tell by themselves.
fn on_card(row: &TableRow, purchases: Option<Direction>) -> Direction {
    match row.direction {
        Some(direction) if !row.is_told_by_sign => direction,
        sign if sign == purchases => Direction::Debit,
        _ => Direction::Credit,
    }
}
