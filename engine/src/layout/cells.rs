//! From the lines of a row to what its cells say.

use chrono::Datelike;

use super::amount::{self, DecimalMark, PrintedAmount, Side};
use super::dates::{self, DateOrder, PrintedDate};
use super::header::Role;
use super::lines::text_of;
use super::rows::{Block, Region};
use super::summary_lines::{self, SummaryLine};
use super::tables::Tables;
use super::wrap::{CellLines, Wrapping};
use crate::document::{TextBox, Word};
use crate::money::Paise;
use crate::statement::Direction;

/// A row of a table before its date has a year.
#[derive(Debug, Clone)]
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own about the row")]
pub(crate) struct TableRow {
    pub(crate) page: usize,
    pub(crate) bounds: TextBox,
    pub(crate) date: Option<PrintedDate>,
    /// The date's cell holds something that is no date.
    pub(crate) has_broken_date: bool,
    pub(crate) value_date: Option<PrintedDate>,
    pub(crate) narration: String,
    pub(crate) reference: Option<String>,
    /// Not negative, and not zero unless the line only carries a balance.
    pub(crate) amount: Paise,
    pub(crate) direction: Option<Direction>,
    /// A sign, brackets or a letter tell the direction, not the column.
    pub(crate) is_marked: bool,
    /// Only a sign or brackets tell the direction.
    pub(crate) is_told_by_sign: bool,
    /// A minus in a column of its own turned it around.
    pub(crate) is_taken_back: bool,
    /// Both a debit and a credit: a line of sums.
    pub(crate) both: Option<(Paise, Paise)>,
    pub(crate) balance: Option<Paise>,
    pub(crate) balance_decimals: Option<usize>,
    pub(crate) mark: Option<SummaryLine>,
    /// Cells that hold something which is no amount.
    pub(crate) unread_cells: usize,
    /// It was recognised in a picture.
    pub(crate) is_recognised: bool,
}

type Cell<'d> = CellLines<'d>;

/// The rows of all tables, in the order of the pages.
pub(crate) fn rows(tables: &Tables<'_>, order: DateOrder, decimal: DecimalMark) -> Vec<TableRow> {
    let texts: Vec<CellLines<'_>> =
        tables.blocks.iter().map(|block| cell(tables, block, Role::Narration)).collect();
    let wrapping = Wrapping::guess(&texts);
    let references: Vec<CellLines<'_>> =
        tables.blocks.iter().map(|block| cell(tables, block, Role::Reference)).collect();
    let reference_wrapping = Wrapping::guess(&references);
    let sides = Sides::from_tables(tables, decimal);
    tables
        .blocks
        .iter()
        .zip(texts.iter().zip(&references))
        .map(|(block, (text, reference))| {
            // A balance carried to the next page ends this one: what stands there is not its.
            let own =
                wrapping.join(&cell(tables, &Block { continued: None, ..block.clone() }, Role::Narration));
            let narration =
                if summary_lines::recognise(&own, true).is_some() { own } else { wrapping.join(text) };
            let reference = Some(reference_wrapping.join(reference))
                .filter(|text| !text.is_empty() && !amount::is_nil(text));
            row(tables, block, narration, reference, order, &sides, decimal)
        })
        .collect()
}

/// The words of one column of a row, line by line.
fn cell<'d>(tables: &Tables<'d>, block: &Block, role: Role) -> Cell<'d> {
    let of_lines = |region: &Region<'d>, lines: std::ops::RangeInclusive<usize>| -> Cell<'d> {
        region.lines[lines.clone()]
            .iter()
            .zip(&region.roles[lines])
            .map(|(line, roles)| {
                let own = line.words.iter().zip(roles).filter(|(_, own)| **own == role);
                own.map(|(word, _)| *word).collect::<Vec<_>>()
            })
            .filter(|words| !words.is_empty())
            .collect()
    };
    let mut lines = of_lines(&tables.regions[block.region], block.lines.clone());
    if let Some((region, more)) = &block.continued {
        lines.extend(of_lines(&tables.regions[*region], more.clone()));
    }
    lines
}

/// The date of a row, or the day above it where the table has no column of dates.
fn date_cell<'d>(tables: &Tables<'d>, block: &Block) -> Cell<'d> {
    let region = &tables.regions[block.region];
    if region.columns.roles.contains(&Role::Date) {
        return cell(tables, block, Role::Date);
    }
    let last_of = |region: &Region<'d>, end: usize| {
        let at = (0..end).rev().find(|at| region.headings[*at])?;
        Some(region.lines[at].words.clone())
    };
    // The rows of a day may go on at the top of a page.
    let before =
        || tables.regions[..block.region].iter().rev().find_map(|region| last_of(region, region.lines.len()));
    let above = last_of(region, *block.lines.start()).or_else(before);
    let day = |words: Vec<&'d Word>| {
        words.iter().take_while(|word| !amount::names_balance(&word.text)).copied().collect()
    };
    above.map(day).into_iter().collect()
}

/// What tells the direction of amounts, beside the column they stand in.
struct Sides {
    /// The column beside the amount says it; banks also print channels under `Type`.
    is_trusted: bool,
    /// What is paid out has a minus in a column of its own, so the minus takes nothing back.
    have_debits_minus: bool,
}

impl Sides {
    fn from_tables(tables: &Tables<'_>, decimal: DecimalMark) -> Self {
        let (mut known, mut other) = (0, 0);
        let (mut with_minus, mut debits) = (0, 0);
        for block in &tables.blocks {
            if let Some(debit) = money(&cell(tables, block, Role::Debit), decimal) {
                debits += usize::from(debit.magnitude > Paise::ZERO);
                with_minus += usize::from(debit.is_negative || debit.is_bracketed);
            }
            let text = joined(&cell(tables, block, Role::DrCr));
            match amount::side(&text) {
                Some(_) => known += 1,
                None if !text.is_empty() => other += 1,
                None => {}
            }
        }
        Self { is_trusted: known > other, have_debits_minus: with_minus * 2 > debits }
    }
}

fn joined(cell: &Cell<'_>) -> String {
    cell.iter().flatten().map(|word| word.text.as_str()).collect()
}

fn row(
    tables: &Tables<'_>,
    block: &Block,
    narration: String,
    reference: Option<String>,
    order: DateOrder,
    sides: &Sides,
    decimal: DecimalMark,
) -> TableRow {
    let of = |role: Role| cell(tables, block, role);
    let mut unread_cells = 0;
    let mut money = |role: Role| {
        let cell = of(role);
        let read = money(&cell, decimal);
        if read.is_none()
            && !cell
                .iter()
                .flatten()
                .all(|word| amount::is_nil(&word.text) || amount::side(&word.text).is_some())
        {
            unread_cells += 1;
        }
        read
    };
    let is_recognised = tables.regions[block.region].lines[block.lines.clone()]
        .iter()
        .any(|line| line.words.iter().any(|word| word.is_recognised()));
    let (debit, credit) = (money(Role::Debit), money(Role::Credit));
    let (debit, credit) = if is_recognised { without_misread_zero(debit, credit) } else { (debit, credit) };
    let debit = if sides.have_debits_minus {
        debit.map(|printed| PrintedAmount { is_negative: false, is_bracketed: false, ..printed })
    } else {
        debit
    };
    let (single, mut balance) = (money(Role::Amount), money(Role::Balance));
    if balance.is_none() {
        balance = named_balance(&of(Role::Amount), decimal);
    }
    // An amount beside the column of its direction is one that was not read.
    let strays = [Role::DrCr, Role::BalanceDrCr].map(of).into_iter().flatten().flatten();
    let is_amount = |word: &&Word| amount::parse(&word.text, decimal).is_some_and(|read| read.side.is_none());
    unread_cells += strays.filter(is_amount).filter(|word| word.text.len() > 2).count();
    let is_some = |printed: &Option<PrintedAmount>| printed.is_some_and(|amount| amount.magnitude.get() != 0);

    let region = &tables.regions[block.region];
    let mut is_told_by_sign = false;
    let mut is_marked = false;
    let has_side = |printed: &Option<PrintedAmount>| printed.is_some_and(|amount| amount.side.is_some());
    let (amount, direction) = if is_some(&debit) {
        is_marked = has_side(&debit);
        moved(debit, Direction::Debit)
    } else if is_some(&credit) {
        is_marked = has_side(&credit);
        moved(credit, Direction::Credit)
    } else if let Some(printed) = single {
        let beside = joined(&of(Role::DrCr));
        let side = printed.side.or_else(|| amount::side(&beside).filter(|_| sides.is_trusted));
        let told = single_direction(&printed, side);
        is_told_by_sign = side.is_none() && told.is_some();
        is_marked = told.is_some();
        (printed.magnitude, told.or(region.section))
    } else {
        (Paise::ZERO, None)
    };
    let both = (is_some(&debit) && is_some(&credit))
        .then(|| debit.zip(credit).map(|(debit, credit)| (debit.magnitude, credit.magnitude)))
        .flatten();

    let date_cell = date_cell(tables, block);
    let date = date(&date_cell, order);
    // A time alone is of a row whose date stands above.
    let has_text = date_cell.iter().flatten().any(|word| !amount::is_nil(&word.text) && !is_time(&word.text));
    let balance_decimals = balance.map(|printed| printed.decimals);
    let balance = balance.map(|printed| {
        let beside = amount::side(&joined(&of(Role::BalanceDrCr)));
        match (printed.side, beside) {
            (None, Some(Side::Debit)) => Paise::new(-printed.signed().get().abs()),
            _ => printed.signed(),
        }
    });
    let has_date = date.is_some();
    let named = if narration.is_empty() { reference.as_deref().unwrap_or_default() } else { &narration };
    let mark = summary_lines::recognise(named, has_date).or(if both.is_some() {
        Some(SummaryLine::Total)
    } else {
        None
    });
    TableRow {
        page: region.page,
        bounds: bounds(region.lines[block.lines.clone()].iter().flat_map(|line| line.words.iter().copied())),
        date,
        has_broken_date: has_text && !has_date,
        value_date: self::date(&of(Role::ValueDate), order),
        narration,
        reference,
        amount,
        direction,
        is_marked,
        is_told_by_sign,
        is_taken_back: !is_marked
            && (!is_some(&credit) && direction == Some(Direction::Credit) && is_some(&debit)
                || !is_some(&debit) && direction == Some(Direction::Debit) && is_some(&credit)),
        both,
        balance,
        balance_decimals,
        mark,
        unread_cells,
        is_recognised,
    }
}

/// A bank that prints `0.00` in the other column: in a picture that may be `0.06`. Nobody pays both ways in one row, and a line
/// of sums has no sum below a rupee.
fn without_misread_zero(
    debit: Option<PrintedAmount>,
    credit: Option<PrintedAmount>,
) -> (Option<PrintedAmount>, Option<PrintedAmount>) {
    const RUPEE: i64 = 100;
    let paise = |printed: Option<PrintedAmount>| printed.map_or(0, |printed| printed.magnitude.get());
    match (paise(debit), paise(credit)) {
        (1..RUPEE, RUPEE..) => (None, credit),
        (RUPEE.., 1..RUPEE) => (debit, None),
        _ => (debit, credit),
    }
}

/// A minus in a column of its own reverses it: a withdrawal taken back is a deposit. A letter beside the amount tells more
/// than the heading above it, which may only say what the letters mean: `Betrag (S = Soll, H = Haben)`.
fn moved(printed: Option<PrintedAmount>, column: Direction) -> (Paise, Option<Direction>) {
    printed.map_or((Paise::ZERO, None), |printed| {
        let is_reversed = printed.is_negative || printed.is_bracketed;
        // Where a bank prints all its debits with a minus, the balances turn them back.
        let by_column = if is_reversed { column.opposite() } else { column };
        (printed.magnitude, printed.side.map(Side::direction).or(Some(by_column)))
    })
}

fn single_direction(printed: &PrintedAmount, side: Option<Side>) -> Option<Direction> {
    match side {
        Some(side) => Some(side.direction()),
        None if printed.is_negative || printed.is_bracketed => Some(Direction::Debit),
        None if printed.is_positive => Some(Direction::Credit),
        None => None,
    }
}

/// One amount, though its cell may hold it in several words: a sign, a currency, a side, or a number that wraps.
fn money(cell: &Cell<'_>, decimal: DecimalMark) -> Option<PrintedAmount> {
    let is_amount = |line: &&Vec<&Word>| !(cell.len() > 1 && names_balance(line));
    let unnamed = |line: &Vec<&Word>| {
        let words = line.iter().filter(|word| !amount::names_balance(&word.text)).copied();
        without_dashes(&words.collect::<Vec<_>>())
    };
    let lines: Vec<String> = cell.iter().filter(is_amount).map(unnamed).collect();
    amount::parse(&lines.concat(), decimal)
        .or_else(|| lines.iter().find_map(|line| amount::parse(line, decimal)))
}

fn names_balance(line: &[&Word]) -> bool {
    line.iter().any(|word| amount::names_balance(&word.text))
}

/// `Bal 646.40`, in a line of its own below the amount.
fn named_balance(cell: &Cell<'_>, decimal: DecimalMark) -> Option<PrintedAmount> {
    let line = cell.iter().find(|line| names_balance(line))?;
    let rest = line.iter().filter(|word| !amount::names_balance(&word.text)).map(|word| word.text.as_str());
    amount::parse(&rest.collect::<String>(), decimal)
}

/// A line without the dash of an empty cell, which stands further from the number than its sign would.
fn without_dashes(line: &[&Word]) -> String {
    let is_far = |at: usize, word: &Word| {
        let near = |other: &&Word| {
            (other.bounds.x0 - word.bounds.x1).abs().min((word.bounds.x0 - other.bounds.x1).abs()) < word.size
        };
        !line.iter().enumerate().any(|(other, own)| other != at && near(own))
    };
    let is_kept =
        |(at, word): &(usize, &&Word)| line.len() == 1 || !amount::is_nil(&word.text) || !is_far(*at, word);
    line.iter().enumerate().filter(is_kept).map(|(_, word)| word.text.as_str()).collect()
}

/// The date of a cell, which may wrap anywhere and have a time behind it.
fn date(cell: &Cell<'_>, order: DateOrder) -> Option<PrintedDate> {
    // A dash of the empty cell beside it may stand on this side of the border.
    let dated = |line: &Vec<&'_ Word>| {
        let words: Vec<&Word> = line.iter().filter(|word| !amount::is_nil(&word.text)).copied().collect();
        text_of(without_next_day(&words))
    };
    let lines: Vec<String> = cell.iter().map(dated).filter(|line| !line.is_empty()).collect();
    if lines.is_empty() {
        return None;
    }
    let unspaced = |line: &String| line.split(' ').collect::<String>();
    let candidates = [
        lines.concat(),
        lines.join(" "),
        lines[0].clone(),
        lines[..lines.len().min(2)].concat(),
        lines[..lines.len().min(2)].join(" "),
        // A date that its writer broke inside of a word.
        lines.iter().map(unspaced).collect(),
        unspaced(&lines[0]),
    ];
    let read: Vec<PrintedDate> = candidates.iter().filter_map(|text| dates::parse(text, order)).collect();
    read.iter().find(|date| date.year.is_some()).or_else(|| read.first()).copied()
}

/// Further than this apart, two numbers are of two columns: more than spaces between the parts of a date are wide.
const APART_EMS: f32 = 1.2;

/// The date without the day of the date in the next column: the second `28` of `28 Mar      28 Mar` is no year.
fn without_next_day<'w, 'd>(words: &'w [&'d Word]) -> &'w [&'d Word] {
    let is_day = |word: &Word| word.text.len() <= 2 && word.text.bytes().all(|byte| byte.is_ascii_digit());
    let begins_next = |at: &usize| {
        let (before, word) = (words[at - 1], words[*at]);
        is_day(word) && word.bounds.x0 - before.bounds.x1 > APART_EMS * word.size
    };
    let is_date = |words: &[&Word]| {
        let text = text_of(words);
        DateOrder::ALL.into_iter().any(|order| dates::parse(&text, order).is_some())
    };
    let end = (1..words.len()).find(begins_next).filter(|at| is_date(&words[..*at]));
    &words[..end.unwrap_or(words.len())]
}

fn is_time(text: &str) -> bool {
    text.contains(':') && text.chars().all(|c| c.is_ascii_digit() || c == ':')
        || ["am", "pm", "hrs", "ist"].iter().any(|half| text.eq_ignore_ascii_case(half))
}

/// In which order the table prints day, month and year. A month above twelve settles it. Where none is, the country of the
/// currency does, and where that is not known, the days of a statement lie close together.
pub(crate) fn date_order(tables: &Tables<'_>, currency: impl FnOnce() -> Option<String>) -> DateOrder {
    let cells: Vec<Cell<'_>> = tables.blocks.iter().map(|block| date_cell(tables, block)).collect();
    let days = |order: DateOrder| -> Vec<i32> {
        let read = cells.iter().filter_map(|cell| date(cell, order));
        read.filter_map(|date| date.full().or_else(|| date.with_year(LEAP_YEAR)))
            .map(|day| day.num_days_from_ce())
            .collect()
    };
    let read: Vec<(DateOrder, Vec<i32>)> =
        DateOrder::ALL.into_iter().map(|order| (order, days(order))).collect();
    let most = read.iter().map(|(_, days)| days.len()).max().unwrap_or(0);
    let fitting: Vec<&(DateOrder, Vec<i32>)> = read.iter().filter(|(_, days)| days.len() == most).collect();
    let has = |order: DateOrder| fitting.iter().any(|(own, _)| *own == order);
    let span =
        |days: &[i32]| days.iter().max().zip(days.iter().min()).map_or(0, |(last, first)| last - first);
    let days_first =
        fitting.iter().find(|(order, _)| *order == DateOrder::DayFirst).map_or(0, |(_, days)| span(days));
    let closest =
        fitting.iter().min_by_key(|(_, days)| span(days)).map_or(DateOrder::DayFirst, |(order, _)| *order);
    // Only where month and day could be exchanged is it worth looking through all pages.
    let currency = if has(DateOrder::MonthFirst) { currency() } else { None };
    match currency.as_deref() {
        Some("USD") if has(DateOrder::MonthFirst) => DateOrder::MonthFirst,
        None if days_first > SPAN_DAYS_MAX || closest == DateOrder::MonthFirst => closest,
        // `25-04-03` read as the 25th of April of another year each day.
        _ if !has(DateOrder::DayFirst) || days_first > SPAN_DAYS_MAX => closest,
        _ => DateOrder::DayFirst,
    }
}

/// Days without a year are compared in one that has them all.
const LEAP_YEAR: i32 = 2000;
/// No statement covers more than so many days.
const SPAN_DAYS_MAX: i32 = 3 * 366;

pub(crate) fn bounds<'d>(words: impl Iterator<Item = &'d Word>) -> TextBox {
    let nothing = TextBox { x0: f32::MAX, y0: f32::MAX, x1: f32::MIN, y1: f32::MIN };
    words.fold(nothing, |all, word| TextBox {
        x0: all.x0.min(word.bounds.x0),
        y0: all.y0.min(word.bounds.y0),
        x1: all.x1.max(word.bounds.x1),
        y1: all.y1.max(word.bounds.y1),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_beside_an_amount_tells_more_than_the_heading_above_it() {
        let moved_in = |text: &str, column| moved(amount::parse(text, DecimalMark::Comma), column);
        let paid = (Paise::new(8_496), Some(Direction::Debit));
        assert_eq!(moved_in("84,96 S", Direction::Credit), paid);
        assert_eq!(moved_in("84,96", Direction::Debit), paid);
        assert_eq!(moved_in("-84,96", Direction::Credit), paid);
        assert_eq!(moved_in("84,96 H", Direction::Credit).1, Some(Direction::Credit));
    }

    #[test]
    fn beside_an_amount_a_few_paise_are_a_zero_of_a_picture() {
        let printed = |text: &str| amount::parse(text, DecimalMark::Point);
        let paise = |(debit, credit): (Option<PrintedAmount>, Option<PrintedAmount>)| {
            [debit, credit].map(|printed| printed.map(|printed| printed.magnitude.get()))
        };
        let read = |debit: &str, credit: &str| paise(without_misread_zero(printed(debit), printed(credit)));
        assert_eq!(read("0.06", "12,500.00"), [None, Some(1_250_000)]);
        assert_eq!(read("50.00", "0.90"), [Some(5_000), None]);
        assert_eq!(read("50.00", "60.00"), [Some(5_000), Some(6_000)], "sums");
        assert_eq!(read("0.06", "0.00"), [Some(6), Some(0)], "interest of six paise");
    }
}
