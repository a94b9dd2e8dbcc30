//! The tables of a statement: which lines of which pages are theirs, and where their columns lie.

use super::amount::{self, DecimalMark};
use super::columns::{self, Columns};
use super::dates::{self, DateOrder};
use super::header::{self, Header, Role};
use super::headerless;
use super::headings;
use super::lines::{Line, middle};
use super::rows::{self, Block, Region};
use super::running_lines::RunningLines;
use super::sections;
use super::summary_lines;
use crate::document::Word;
use crate::rejection::Rejection;
use crate::statement::Direction;

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
    /// All its rows go this way.
    section: Option<Direction>,
    /// Its first lines may go on with the last row of the page before.
    is_under_header: bool,
}

pub(crate) fn find<'d>(pages: &[Vec<Line<'d>>], decimal: DecimalMark) -> Result<Tables<'d>, Rejection> {
    let mut headers: Vec<Vec<Header>> = pages.iter().map(|lines| header::find(lines)).collect();
    // Beside a header that is known word for word, those that merely look like one are of other tables.
    if headers.iter().flatten().any(Header::is_certain) {
        for found in &mut headers {
            found.retain(Header::is_certain);
        }
    }
    if headers.iter().all(Vec::is_empty) {
        headers = headerless::infer(pages, decimal);
    }
    if headers.iter().all(Vec::is_empty) {
        return Err(no_table(pages));
    }
    let running_lines = RunningLines::from_pages(pages);
    // Tables without a balance are of cards, or of deposits and rewards beside the account: the account has one.
    let with_balance = || below_headers(pages, &headers, &running_lines, decimal, Header::has_balance);
    let with_any = || below_headers(pages, &headers, &running_lines, decimal, |_| true);
    let mut tables = with_balance();
    if tables.blocks.is_empty() {
        tables = with_any();
    }
    if tables.blocks.is_empty() { Err(Rejection::NoTransactions) } else { Ok(tables) }
}

fn below_headers<'h, 'd>(
    pages: &[Vec<Line<'d>>],
    headers: &'h [Vec<Header>],
    running_lines: &RunningLines,
    decimal: DecimalMark,
    is_wanted: fn(&Header) -> bool,
) -> Tables<'d> {
    let mut parts: Vec<Part<'h, 'd>> = Vec::new();
    let (before_headers, mut carried) = rows_before_headers(pages, headers, decimal, is_wanted)
        .map_or((0, None), |(pages, header)| (pages, Some((header, None))));
    for (page, (lines, found)) in pages.iter().zip(headers).enumerate() {
        // A letterhead stands above the rows of a first page, and no header ends it.
        let first = carried.filter(|_| page < before_headers).map_or(0, |(header, _)| {
            let is_row = |line: &Line<'_>| is_row_of(line, header, decimal);
            own_lines(lines).iter().position(is_row).unwrap_or(lines.len())
        });
        let part = |from: usize, to: usize, (header, section): (&'h Header, Option<Direction>)| Part {
            page: page + 1,
            lines: without_running_lines(
                own_lines(&lines[from..to]),
                running_lines,
                header,
                from > 0,
                decimal,
            ),
            header,
            section,
            is_under_header: from > 0 || found.is_empty(),
        };
        let mut at = first;
        for header in found {
            // Above the first header of a page stand rows of the page before, or a letterhead that may look like one.
            let is_row = |line: &Line<'_>| is_row_of(line, header, decimal);
            let goes_on = at > 0 || own_lines(&lines[..header.first_line]).iter().any(is_row);
            parts.extend(carried.filter(|_| goes_on).map(|open| part(at, header.first_line, open)));
            // A header at the top of a page goes on with the section of the page before.
            let of_page_before = carried.filter(|(before, _)| at == 0 && before.is_alike(header));
            let section =
                sections::direction(lines, header).or(of_page_before.and_then(|(_, section)| section));
            carried = is_wanted(header).then_some((header, section));
            at = header.last_line + 1;
        }
        parts.extend(carried.map(|open| part(at, lines.len(), open)));
    }
    parts.retain(|part| !part.lines.is_empty());
    let mut regions = with_columns(parts, decimal);
    codes_are_references(&mut regions);
    days_are_no_narrations(&mut regions);
    let blocks = rows::blocks(&regions, decimal);
    Tables { regions, blocks }
}

/// So many rows stand on pages before the first header: fewer are of another table.
const ROWS_BEFORE_HEADERS: usize = 3;

/// How many pages come before the first header, if rows in its columns stand on them. Only of pages that were recognised from
/// pictures, where a header may be lost.
fn rows_before_headers<'h>(
    pages: &[Vec<Line<'_>>],
    headers: &'h [Vec<Header>],
    decimal: DecimalMark,
    is_wanted: fn(&Header) -> bool,
) -> Option<(usize, &'h Header)> {
    let before = headers.iter().position(|found| !found.is_empty())?;
    let header = headers.get(before)?.first().filter(|header| is_wanted(header))?;
    let is_lost_row = |line: &&Line<'_>| {
        line.words.iter().any(|word| word.is_recognised()) && is_row_of(line, header, decimal)
    };
    let rows = pages[..before].iter().flat_map(|lines| own_lines(lines)).filter(is_lost_row).count();
    (rows >= ROWS_BEFORE_HEADERS).then_some((before, header))
}

fn is_row_of(line: &Line<'_>, header: &Header, decimal: DecimalMark) -> bool {
    has_date(line, header) && has_money(line, header, decimal, true)
}

/// The lines up to a table of another kind: `Date Balance Date Balance` above the balances of each day, or what falls due of
/// a loan.
fn own_lines<'l, 'd>(lines: &'l [Line<'d>]) -> &'l [Line<'d>] {
    let names_days = |line: &Line<'_>| {
        let words: Vec<String> = line
            .words
            .iter()
            .map(|word| word.text.trim_matches(|c: char| !c.is_alphabetic()).to_lowercase())
            .filter(|word| !word.is_empty())
            .collect();
        let is_date = |word: &String| matches!(word.as_str(), "date" | "dt" | "day" | "datum");
        let is_balance =
            |word: &String| matches!(word.as_str(), "balance" | "bal" | "saldo" | "solde" | "amount");
        let is_either = |word: &String| is_date(word) || is_balance(word) || word == "closing";
        words.len() >= 2
            && words.iter().any(is_date)
            && words.iter().any(is_balance)
            && words.iter().all(is_either)
    };
    let is_titled = |line: &Line<'_>| {
        let text = line.text().to_lowercase();
        ["daily ending balance", "daily balance", "ending daily balance"]
            .iter()
            .any(|title| text.starts_with(title))
            && !text.bytes().any(|byte| byte.is_ascii_digit())
    };
    let is_other = |line: &Line<'_>| names_days(line) || is_titled(line) || header::is_of_other_table(line);
    let end = lines.iter().position(is_other).unwrap_or(lines.len());
    &lines[..end]
}

/// Rows recur as well: the same payee in the same place of three pages. So what recurs is left out only above the first
/// row of a page, and below the last one where it is set apart.
fn without_running_lines<'d>(
    lines: &[Line<'d>],
    running_lines: &RunningLines,
    header: &Header,
    is_under_header: bool,
    decimal: DecimalMark,
) -> Vec<Line<'d>> {
    let is_row = |line: &Line<'_>| has_money(line, header, decimal, true);
    // Nothing stands between a header and its rows.
    let first = if is_under_header { 0 } else { lines.iter().position(is_row).unwrap_or(lines.len()) };
    let last = lines.iter().rposition(is_row).unwrap_or(0);
    let is_apart = |at: usize| lines[at].baseline - lines[at - 1].baseline > APART_EMS * lines[at].size;
    let end = (last + 1..lines.len()).find(|at| is_apart(*at)).unwrap_or(lines.len());
    let is_kept = |at: usize, line: &Line<'_>| {
        let is_inside = at >= first && at < end;
        !(RunningLines::is_bare(line) || !is_inside && running_lines.recurs(line))
    };
    lines.iter().enumerate().filter(|(at, line)| is_kept(*at, line)).map(|(_, line)| line.clone()).collect()
}

/// So many of ten rows have a line of text of their own, and so many of them a code beside it.
const OWN_LINE_OF_TEN: usize = 6;
const CODES_OF_TEN: usize = 8;

/// Where no heading names the narration and it stands in lines of its own, the column that was taken for it holds codes:
/// `533989542774`, `TRF`.
fn codes_are_references(regions: &mut [Region<'_>]) {
    let narration = |line: &Line<'_>, roles: &[Role]| -> Vec<String> {
        let own = line.words.iter().zip(roles).filter(|(_, role)| **role == Role::Narration);
        own.map(|(word, _)| word.text.clone()).collect()
    };
    let is_code = |words: &[String]| match words {
        [] => true,
        [word] => word.len() <= CODE_LETTERS || word.bytes().all(|byte| byte.is_ascii_digit()),
        _ => false,
    };
    let (mut rows, mut codes, mut texts) = (0, 0, 0);
    for region in regions.iter().filter(|region| region.columns.has_substitute) {
        for (line, roles) in region.lines.iter().zip(&region.roles) {
            if roles.iter().any(|role| role.is_money()) {
                rows += 1;
                codes += usize::from(is_code(&narration(line, roles)));
            } else {
                texts += usize::from(roles.contains(&Role::Narration));
            }
        }
    }
    if rows == 0 || texts * 10 < rows * OWN_LINE_OF_TEN || codes * 10 < rows * CODES_OF_TEN {
        return;
    }
    for region in regions.iter_mut().filter(|region| region.columns.has_substitute) {
        for roles in region.roles.iter_mut().filter(|roles| roles.iter().any(|role| role.is_money())) {
            for role in roles.iter_mut().filter(|role| **role == Role::Narration) {
                *role = Role::Reference;
            }
        }
    }
}

/// So many of ten rows have a day where their narration is said to be.
const DAYS_OF_TEN: usize = 8;

/// A column of days is no narration, whatever its heading says: the text beside it is, and the other days are those of value.
fn days_are_no_narrations(regions: &mut [Region<'_>]) {
    let text_of = |line: &Line<'_>, roles: &[Role], wanted: Role| -> String {
        let own = line.words.iter().zip(roles).filter(|(_, role)| **role == wanted);
        own.map(|(word, _)| word.text.as_str()).collect::<Vec<_>>().join(" ")
    };
    let is_day = |text: &str| dates::parse(text, DateOrder::DayFirst).is_some();
    let (mut rows, mut days, mut texts) = (0, 0, 0);
    for (line, roles) in regions.iter().flat_map(|region| region.lines.iter().zip(&region.roles)) {
        if roles.iter().any(|role| role.is_money()) {
            rows += 1;
            days += usize::from(is_day(&text_of(line, roles, Role::Narration)));
            texts += usize::from(text_of(line, roles, Role::Branch).chars().any(char::is_alphabetic));
        }
    }
    // The first of two columns of days is that of booking.
    let is_first = regions.iter().any(|region| {
        let place = |role: Role| region.columns.roles.iter().position(|own| *own == role);
        place(Role::Narration).zip(place(Role::Date)).is_some_and(|(narration, date)| narration < date)
    });
    if rows == 0 || days * 10 < rows * DAYS_OF_TEN || texts * 10 < rows * DAYS_OF_TEN && !is_first {
        return;
    }
    for role in regions.iter_mut().flat_map(|region| &mut region.roles).flatten() {
        *role = match *role {
            Role::Narration => Role::Date,
            Role::Branch => Role::Narration,
            Role::Date => Role::ValueDate,
            other => other,
        };
    }
}

/// Codes of letters are short: `TRF`, `CLG`.
const CODE_LETTERS: usize = 4;

/// A step wider than this sets what follows apart from the table.
const APART_EMS: f32 = 1.6;

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
        // Sentences name amounts as well, so lines that begin like a row count before all others; and between the first
        // and the last of them everything is of the table.
        let is_dated = |line: &Line<'_>| has_date(line, header) && has_money(line, header, decimal, true);
        let mut lines: Vec<&Line<'_>> =
            members.iter().flat_map(|at| span(&parts[*at].lines, is_dated)).collect();
        for needs_decimals in [true, false] {
            if lines.is_empty() {
                let all = members.iter().flat_map(|at| &parts[*at].lines);
                lines = all.filter(|line| has_money(line, header, decimal, needs_decimals)).collect();
            }
        }
        let with_amounts: Vec<&Line<'_>> =
            lines.iter().copied().filter(|line| has_money(line, header, decimal, true)).collect();
        let laid = Columns::lay(header, &lines, &with_amounts, decimal);
        for at in members {
            columns[*at] = Some(laid.clone());
        }
    }
    parts
        .into_iter()
        .zip(columns)
        .filter_map(|(part, columns)| {
            let Part { page, lines, header, section, is_under_header } = part;
            columns.map(|columns| {
                let lines = without_words_beside(lines, header, &columns, decimal);
                let lines = without_dirt(lines, &columns, decimal);
                let roles = lines.iter().map(|line| columns.roles_on(line, decimal)).collect();
                let rows = lines.iter().filter(|line| has_money(line, header, decimal, true)).count();
                let headings = headings::find(&lines, &columns, rows);
                Region { page, lines, columns, roles, headings, section, is_under_header }
            })
        })
        .collect()
}

/// A dash of an empty cell, or a speck, may be recognised as letters: no amount has so few.
const DIRT_LETTERS: usize = 3;

/// Without letters that were recognised among amounts.
fn without_dirt<'d>(lines: Vec<Line<'d>>, columns: &Columns, decimal: DecimalMark) -> Vec<Line<'d>> {
    let is_dirt = |word: &Word| {
        let role = columns.role_of(word);
        role.is_money()
            && word.text.chars().count() <= DIRT_LETTERS
            && !word.text.bytes().any(|byte| byte.is_ascii_digit())
            && !columns::fits(role, &word.text, decimal)
    };
    let own = lines.into_iter().map(|mut line| {
        if line.words.iter().any(|word| word.is_recognised()) {
            line.words.retain(|word| !is_dirt(word));
        }
        line
    });
    own.filter(|line| !line.words.is_empty()).collect()
}

/// No date begins so far before its heading.
const DATE_BEFORE_EMS: f32 = 3.0;

/// Where most of the lines begin that begin with a date: a heading that was recognised in part tells it badly.
fn usual_begin_of_dates(lines: &[Line<'_>]) -> Option<f32> {
    let dated = lines.iter().filter(|line| dates::words_of_date(&line.words).is_some());
    let begins = dated.map(|line| line.words[0].bounds.x0);
    columns::most_frequent(begins).map(|begin| begin - 1.0)
}

fn last_size(lines: &[Line<'_>]) -> f32 {
    lines.last().map_or(0.0, |line| line.size)
}

/// Without what stands beside a table that ends with amounts: a box to its right or left.
fn without_words_beside<'d>(
    lines: Vec<Line<'d>>,
    header: &Header,
    columns: &Columns,
    decimal: DecimalMark,
) -> Vec<Line<'d>> {
    let Some(last) = header.cells.last() else { return lines };
    if !last.role.is_money() {
        return lines;
    }
    let right = columns.right_edge(&lines, decimal).map_or(last.x1, |edge| edge.max(last.x1));
    // Dates are wider than what stands above them.
    let first = header.cells.first().filter(|first| first.role == Role::Date);
    let left = first.map_or(f32::MIN, |first| {
        let heading = first.x0 - DATE_BEFORE_EMS * last_size(&lines);
        usual_begin_of_dates(&lines).map_or(heading, |begin| heading.min(begin))
    });
    let is_own = |word: &&Word| {
        word.bounds.x1 >= left
            && (word.bounds.x0 <= right + word.size
                || amount::side(&word.text).is_some()
                || amount::is_currency(&word.text))
    };
    let own = lines.into_iter().map(|mut line| {
        line.words.retain(is_own);
        line
    });
    own.filter(|line| !line.words.is_empty()).collect()
}

fn span<'p, 'd>(lines: &'p [Line<'d>], is_row: impl Fn(&Line<'_>) -> bool) -> &'p [Line<'d>] {
    let first = lines.iter().position(&is_row);
    let last = lines.iter().rposition(&is_row);
    first.zip(last).map_or(&[], |(first, last)| &lines[first..=last])
}

fn is_same_place(one: &Header, other: &Header) -> bool {
    one.is_alike(other)
        && one
            .cells
            .iter()
            .zip(&other.cells)
            .all(|(a, b)| (a.x0 - b.x0).abs() < SAME_PLACE_POINTS && (a.x1 - b.x1).abs() < SAME_PLACE_POINTS)
}

/// So far a row's amount may lie from the header of its column.
const MONEY_WITHIN_POINTS: f32 = 70.0;
/// Likewise its date.
const DATE_WITHIN_POINTS: f32 = 12.0;

fn has_money(line: &Line<'_>, header: &Header, decimal: DecimalMark, needs_decimals: bool) -> bool {
    let money = || header.cells.iter().filter(|cell| cell.role.is_money());
    let x0 = money().map(|cell| cell.x0).fold(f32::MAX, f32::min) - MONEY_WITHIN_POINTS;
    let x1 = money().map(|cell| cell.x1).fold(f32::MIN, f32::max) + MONEY_WITHIN_POINTS;
    line.words.iter().any(|word| {
        let x = middle(&word.bounds);
        x > x0
            && x < x1
            && amount::parse(&word.text, decimal)
                .is_some_and(|amount| amount.decimals > 0 || !needs_decimals || word.text.contains(','))
    })
}

/// A part of a date, about where the dates are.
fn has_date(line: &Line<'_>, header: &Header) -> bool {
    header.cells.iter().filter(|cell| cell.role == Role::Date).any(|cell| {
        line.words.iter().any(|word| {
            word.bounds.x1 > cell.x0 - DATE_WITHIN_POINTS
                && word.bounds.x0 < cell.x1 + DATE_WITHIN_POINTS
                && word.text.bytes().any(|byte| byte.is_ascii_digit())
                && columns::fits(Role::Date, &word.text, DecimalMark::Point)
        })
    })
}

fn no_table(pages: &[Vec<Line<'_>>]) -> Rejection {
    let says_none = pages.iter().flatten().any(|line| summary_lines::says_no_transactions(&line.text()));
    if says_none { Rejection::NoTransactions } else { Rejection::NoTable }
}
