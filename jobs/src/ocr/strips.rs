//! The columns of a table, cut out of the picture of a page.
//!
//! A page is recognised as lines from edge to edge, and a line of a table is mostly gaps: words beyond a wide one are lost,
//! or glued to their neighbour. A column by itself is plain text. What was recognised of the page tells where the table is,
//! and the gaps between its columns are seen in the picture.

use std::ops::Range;

use super::printed::{PrintedWord, median};
use crate::sandbox::PagePicture;

/// With fewer amounts there is no table, or none that could be told from a summary.
const FEWEST_AMOUNTS: usize = 4;
/// Amounts of one column end or begin at one place; a tenth of all do, and three at least.
const FEWEST_IN_COLUMN: usize = 3;
const SHARE_IN_COLUMN: usize = 10;
/// Of the page: no digit of a table is as high.
const HIGHEST: f32 = 0.05;
/// Darker than this is ink.
const INK: u8 = 150;
/// A page has no more columns. What falls into more pieces is no table.
const MOST_STRIPS: usize = 24;
/// All in heights of a digit: how far apart rows stand, the narrowest gap between columns (those between words are half as
/// wide) and the narrowest column. The white around a strip is as wide as a digit is high.
const BETWEEN_ROWS: f32 = 9.0;
const GUTTER: f32 = 0.7;
const NARROWEST: f32 = 0.5;
/// Headings take up to three lines, and stand a line's breadth above the rows.
const HEADING_HEIGHTS: usize = 8;
/// So many lines of a page are looked at again.
const MOST_MISSED: usize = 40;
/// Less than this share of the smaller word is no overlap.
const SAME_PLACE: f32 = 0.3;
/// What was recognised of the page and not of its column stays if it is as sure as this.
const SURE: f32 = 60.0;

/// A table in a picture, in dots.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Table {
    rows: Range<usize>,
    /// Where the first row begins: what stands close above it are the headings.
    first_row: usize,
    columns: Vec<Range<usize>>,
    /// Of a digit.
    height: usize,
}

/// A column with white around it, and what its places must be moved by to be those of the page.
pub(super) struct Strip {
    pub(super) picture: PagePicture,
    right_by: f32,
    down_by: f32,
}

impl Table {
    /// `None` without a table, and with one that has a single column.
    pub(super) fn find(picture: &PagePicture, words: &[PrintedWord]) -> Option<Self> {
        let amounts: Vec<&PrintedWord> = words.iter().filter(|word| is_amount(&word.text)).collect();
        let height = median(amounts.iter().map(|word| word.bottom - word.top).collect())?;
        if height > length(picture.height_px) * HIGHEST {
            return None;
        }
        let aligned: Vec<&PrintedWord> =
            amounts.iter().copied().filter(|word| is_in_column(word, &amounts, height)).collect();
        if aligned.len() < FEWEST_AMOUNTS {
            return None;
        }
        let rows = rows_of(&aligned, height, picture.height_px);
        let ink = Ink(picture);
        let columns = columns(&ink, &rows, dots(height * GUTTER).max(1), dots(height * NARROWEST));
        if !(2..=MOST_STRIPS).contains(&columns.len()) {
            return None;
        }
        let first_row = rows.start;
        let rows = ink.with_what_keeps_to_columns(rows, &columns);
        Some(Self { rows, first_row, columns, height: dots(height) })
    }

    pub(super) fn strips(&self, picture: &PagePicture) -> Vec<Strip> {
        self.columns.iter().map(|column| self.cut(picture, column, &self.rows)).collect()
    }

    /// Lines of columns in which there is ink and nothing was recognised, each by itself.
    pub(super) fn missed(&self, picture: &PagePicture, words: &[PrintedWord]) -> Vec<Strip> {
        let ink = Ink(picture);
        let missed = self.columns.iter().flat_map(|column| {
            let lines = ink.lines(column, &self.rows, self.height);
            lines.into_iter().filter(|line| !is_covered(column, line, words)).map(move |line| (column, line))
        });
        missed.take(MOST_MISSED).map(|(column, line)| self.cut(picture, column, &line)).collect()
    }

    /// What stands close above the first row, from edge to edge of the page.
    pub(super) fn headings(&self, picture: &PagePicture) -> Strip {
        let rows = self.first_row.saturating_sub(self.height * HEADING_HEIGHTS)..self.first_row;
        self.cut(picture, &(0..picture.width_px), &rows)
    }

    fn cut(&self, picture: &PagePicture, column: &Range<usize>, rows: &Range<usize>) -> Strip {
        const WHITE: u8 = 255;
        let margin = self.height;
        let width_px = column.len() + 2 * margin;
        let blank = || std::iter::repeat_n(WHITE, margin);
        let mut gray: Vec<u8> = std::iter::repeat_n(WHITE, width_px * margin).collect();
        for row in picture.gray.chunks_exact(picture.width_px).take(rows.end).skip(rows.start) {
            gray.extend(blank().chain(row[column.clone()].iter().copied()).chain(blank()));
        }
        gray.extend(std::iter::repeat_n(WHITE, width_px * margin));
        Strip {
            picture: PagePicture {
                page: picture.page,
                width_px,
                height_px: rows.len() + 2 * margin,
                dpi: picture.dpi,
                is_complete: picture.is_complete,
                gray,
            },
            right_by: length(column.start) - length(margin),
            down_by: length(rows.start) - length(margin),
        }
    }

    /// The words of a page, those of its table as they are in the columns. A word that only the page shows stays if it is
    /// sure.
    pub(super) fn merge(&self, page: Vec<PrintedWord>, columns: Vec<PrintedWord>) -> Vec<PrintedWord> {
        let is_inside = |word: &PrintedWord| {
            let middle = f32::midpoint(word.top, word.bottom);
            (length(self.rows.start)..length(self.rows.end)).contains(&middle)
        };
        let stays = |word: &PrintedWord| {
            !is_inside(word)
                || (word.confidence >= SURE && !columns.iter().any(|other| is_same_place(word, other)))
        };
        let page = page.into_iter().filter(stays).collect();
        with_lines(page, columns)
    }
}

impl Strip {
    /// Words of the strip where they are on the page, with lines from `first_line` on.
    pub(super) fn on_page(&self, words: Vec<PrintedWord>, first_line: usize) -> Vec<PrintedWord> {
        let moved = |word: PrintedWord| PrintedWord {
            line: word.line + first_line,
            left: word.left + self.right_by,
            right: word.right + self.right_by,
            top: word.top + self.down_by,
            bottom: word.bottom + self.down_by,
            ..word
        };
        words.into_iter().map(moved).collect()
    }
}

/// Words, and others that stand on lines of their own.
pub(super) fn with_lines(mut words: Vec<PrintedWord>, others: Vec<PrintedWord>) -> Vec<PrintedWord> {
    let beyond = words.iter().map(|word| word.line + 1).max().unwrap_or_default();
    words.extend(others.into_iter().map(|word| PrintedWord { line: word.line + beyond, ..word }));
    words
}

/// Words, and headings in other scripts than the Latin one in the place of what was made of them. Recognised with several
/// languages at once, Latin words are worse than before, so only the others are taken.
pub(super) fn with_foreign_headings(words: Vec<PrintedWord>, headings: Vec<PrintedWord>) -> Vec<PrintedWord> {
    let is_sure = |word: &PrintedWord| word.confidence >= SURE;
    let foreign: Vec<PrintedWord> = headings
        .into_iter()
        .filter(|word| is_sure(word) && is_of_another_script(&word.text))
        .filter(|word| !words.iter().any(|own| is_sure(own) && is_same_place(own, word)))
        .collect();
    let own = words.into_iter().filter(|own| !foreign.iter().any(|word| is_same_place(own, word)));
    with_lines(own.collect(), foreign)
}

/// Letters, none of them Latin. A lone one is a speck.
fn is_of_another_script(text: &str) -> bool {
    text.chars().count() > 1
        && text.chars().all(|letter| !letter.is_ascii() || letter == '/')
        && text.chars().any(char::is_alphabetic)
}

/// From the first row to the last, of the most that stand together.
fn rows_of(amounts: &[&PrintedWord], height: f32, page_height: usize) -> Range<usize> {
    let mut places: Vec<(f32, f32)> = amounts.iter().map(|word| (word.top, word.bottom)).collect();
    places.sort_by(|left, right| left.0.total_cmp(&right.0));
    let together = places.chunk_by(|above, below| below.0 - above.1 <= height * BETWEEN_ROWS);
    let most = together.max_by_key(|rows| rows.len()).unwrap_or_default();
    let top = most.first().map_or(0.0, |row| row.0);
    let bottom = most.iter().map(|row| row.1).fold(0.0, f32::max);
    // A narration goes on for a line below its amount.
    dots(top - height * 0.6)..dots(bottom + height * 1.2).min(page_height)
}

/// The columns between gaps that no row crosses.
fn columns(ink: &Ink<'_>, rows: &Range<usize>, gutter: usize, narrowest: usize) -> Vec<Range<usize>> {
    let width = ink.0.width_px;
    let mut inked = vec![0_usize; width];
    for y in rows.clone() {
        for (x, count) in inked.iter_mut().enumerate() {
            *count += usize::from(ink.is_at(x, y));
        }
    }
    // A lone dot that is left of the noise parts no columns.
    let mut columns: Vec<Range<usize>> = Vec::new();
    for x in (0..width).filter(|x| inked[*x] > 1) {
        match columns.last_mut() {
            Some(column) if x < column.end + gutter => column.end = x + 1,
            _ => columns.push(x..x + 1),
        }
    }
    columns.retain(|column| column.len() >= narrowest);
    // What touches a column's edge is kept whole.
    let spare = gutter / 3;
    let widened = |column: Range<usize>| column.start.saturating_sub(spare)..(column.end + spare).min(width);
    columns.into_iter().map(widened).collect()
}

struct Ink<'p>(&'p PagePicture);

impl Ink<'_> {
    /// Ink, and no speck: two of the four dots beside it are dark as well.
    fn is_at(&self, x: usize, y: usize) -> bool {
        let Self(PagePicture { width_px, height_px, .. }) = self;
        if !self.is_dark(x, y) {
            return false;
        }
        let beside = [
            x > 0 && self.is_dark(x - 1, y),
            x + 1 < *width_px && self.is_dark(x + 1, y),
            y > 0 && self.is_dark(x, y - 1),
            y + 1 < *height_px && self.is_dark(x, y + 1),
        ];
        beside.into_iter().filter(|dark| *dark).count() >= 2
    }

    fn is_dark(&self, x: usize, y: usize) -> bool {
        self.0.gray.get(y * self.0.width_px + x).is_some_and(|dot| *dot < INK)
    }

    /// Headings and rows that keep to the columns belong to the table. Where one crosses into another's it is left to the
    /// page, and so is what lies beyond.
    fn with_what_keeps_to_columns(&self, rows: Range<usize>, columns: &[Range<usize>]) -> Range<usize> {
        let in_columns = |x: usize| columns.iter().any(|column| column.contains(&x));
        let is_crossed = |y: &usize| (0..self.0.width_px).any(|x| !in_columns(x) && self.is_at(x, *y));
        let is_blank = |y: &usize| (0..self.0.width_px).all(|x| !self.is_at(x, *y));
        let top = (0..rows.start).rev().find(is_crossed).map_or(0, |y| y + 1);
        let bottom = (rows.end..self.0.height_px).find(is_crossed).unwrap_or(self.0.height_px);
        // No line is cut through.
        let top = (top..rows.start).find(is_blank).unwrap_or(rows.start);
        let bottom = (rows.end..bottom).rev().find(is_blank).unwrap_or(rows.end);
        top..bottom
    }

    /// What is as high as a line of text, between rows without ink.
    fn lines(&self, column: &Range<usize>, rows: &Range<usize>, height: usize) -> Vec<Range<usize>> {
        let is_inked = |y: &usize| column.clone().filter(|x| self.is_at(*x, *y)).take(2).count() == 2;
        let mut lines: Vec<Range<usize>> = Vec::new();
        for y in rows.clone().filter(is_inked) {
            match lines.last_mut() {
                Some(line) if y <= line.end + height / 8 => line.end = y + 1,
                _ => lines.push(y..y + 1),
            }
        }
        lines.retain(|line| (height * 2 / 3..=height * 2).contains(&line.len()));
        lines
    }
}

fn is_in_column(word: &PrintedWord, amounts: &[&PrintedWord], height: f32) -> bool {
    let near = |left: f32, right: f32| (left - right).abs() < height * 0.5;
    let ends = amounts.iter().filter(|other| near(other.right, word.right)).count();
    let begins = amounts.iter().filter(|other| near(other.left, word.left)).count();
    ends.max(begins) >= FEWEST_IN_COLUMN.max(amounts.len() / SHARE_IN_COLUMN)
}

/// A word was recognised on this line of the column.
fn is_covered(column: &Range<usize>, line: &Range<usize>, words: &[PrintedWord]) -> bool {
    let own = PrintedWord {
        line: 0,
        text: String::new(),
        left: length(column.start),
        right: length(column.end),
        top: length(line.start),
        bottom: length(line.end),
        confidence: 0.0,
    };
    words.iter().any(|word| is_same_place(word, &own))
}

fn is_same_place(word: &PrintedWord, other: &PrintedWord) -> bool {
    let wide = word.right.min(other.right) - word.left.max(other.left);
    let high = word.bottom.min(other.bottom) - word.top.max(other.top);
    let area = |word: &PrintedWord| (word.right - word.left) * (word.bottom - word.top);
    wide > 0.0 && high > 0.0 && wide * high > SAME_PLACE * area(word).min(area(other))
}

/// Two decimals, and in front of them nothing but digits and marks. The side of the account may stand behind.
fn is_amount(text: &str) -> bool {
    let bare = text.trim_matches(|letter: char| !letter.is_ascii_alphanumeric());
    let number = bare.trim_end_matches(|letter: char| letter.is_ascii_alphabetic());
    let Some(point) = number.rfind(['.', ',']) else { return false };
    let is_number = number.chars().all(|letter| letter.is_ascii_digit() || matches!(letter, '.' | ','));
    bare.len() - number.len() <= 2 && is_number && number.len() - point == 3
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "saturates, and is cut to the page"
)]
fn dots(length: f32) -> usize {
    length.max(0.0).round() as usize
}

#[expect(clippy::cast_precision_loss, reason = "a page is a few thousand dots wide")]
fn length(dots: usize) -> f32 {
    dots as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    const WIDE: usize = 400;
    const HIGH: usize = 300;
    /// Where words of the table stand: a date, a text and an amount in every row.
    const COLUMNS: [(usize, usize); 3] = [(20, 80), (120, 260), (320, 380)];
    const ROWS: [usize; 5] = [60, 100, 140, 180, 220];
    const HEIGHT: usize = 12;

    fn sheet() -> PagePicture {
        PagePicture {
            page: 1,
            width_px: WIDE,
            height_px: HIGH,
            dpi: 100,
            is_complete: true,
            gray: vec![255; WIDE * HIGH],
        }
    }

    fn ink(picture: &mut PagePicture, across: Range<usize>, down: Range<usize>) {
        for y in down {
            picture.gray[y * WIDE + across.start..y * WIDE + across.end].fill(0);
        }
    }

    /// A table of five rows below a title that runs across all of its columns.
    fn table() -> PagePicture {
        let mut picture = sheet();
        ink(&mut picture, 10..390, 20..32);
        for row in ROWS {
            for (left, right) in COLUMNS {
                ink(&mut picture, left..right, row..row + HEIGHT);
            }
        }
        picture
    }

    fn word(text: &str, (left, right): (usize, usize), row: usize, confidence: f32) -> PrintedWord {
        PrintedWord {
            line: row,
            text: text.to_owned(),
            left: length(left),
            right: length(right),
            top: length(row),
            bottom: length(row + HEIGHT),
            confidence,
        }
    }

    fn amounts() -> Vec<PrintedWord> {
        ROWS.map(|row| word("1,250.00", COLUMNS[2], row, 90.0)).to_vec()
    }

    #[test]
    fn a_table_is_cut_at_the_gaps_that_no_row_crosses_and_below_a_title_that_does() {
        let table = Table::find(&table(), &amounts()).expect("a table");
        assert_eq!(table.columns.len(), 3);
        for (column, (left, right)) in table.columns.iter().zip(COLUMNS) {
            assert!(column.start <= left && column.end >= right, "{column:?}");
            assert!(left - column.start < 10 && column.end - right < 10, "{column:?}");
        }
        assert!((32..60).contains(&table.rows.start), "{table:?}");
        assert!(table.rows.end >= 232, "{table:?}");
    }

    #[test]
    fn what_is_no_table_is_not_cut() {
        assert_eq!(Table::find(&sheet(), &[]), None);
        // Three amounts are a summary.
        assert_eq!(Table::find(&table(), &amounts()[..3]), None);
        let mut prose = table();
        ink(&mut prose, 20..380, 60..232);
        assert_eq!(Table::find(&prose, &amounts()), None);
    }

    #[test]
    fn words_of_a_strip_are_moved_to_where_they_are_on_the_page() {
        let picture = table();
        let table = Table::find(&picture, &amounts()).expect("a table");
        let strip = &table.strips(&picture)[2];
        assert_eq!(strip.picture.gray.len(), strip.picture.width_px * strip.picture.height_px);
        // The first dark dot of the strip is the corner of the first amount.
        let first = strip.picture.gray.iter().position(|dot| *dot == 0).expect("ink");
        let (x, y) = (first % strip.picture.width_px, first / strip.picture.width_px);
        let found = strip.on_page(vec![word("7", (x, x + 1), y, 90.0)], 4);
        assert_eq!((found[0].left, found[0].top), (length(COLUMNS[2].0), length(ROWS[0])));
        assert_eq!(found[0].line, y + 4);
    }

    #[test]
    fn a_line_in_which_nothing_was_recognised_is_looked_at_again() {
        let picture = table();
        let table = Table::find(&picture, &amounts()).expect("a table");
        let mut words = amounts();
        words.extend(ROWS.map(|row| word("text", COLUMNS[1], row, 90.0)));
        words.extend(ROWS[1..].iter().map(|row| word("01-02-2025", COLUMNS[0], *row, 90.0)));
        // Only the first date is missing.
        assert_eq!(table.missed(&picture, &words).len(), 1);
        words.push(word("01-02-2025", COLUMNS[0], ROWS[0], 90.0));
        assert_eq!(table.missed(&picture, &words).len(), 0);
    }

    #[test]
    fn columns_replace_what_the_page_showed_and_leave_what_only_it_showed_surely() {
        let picture = table();
        let table = Table::find(&picture, &amounts()).expect("a table");
        let title = word("Title", (10, 390), 20, 35.0);
        let glued = word("0lFeb25Text", (20, 260), ROWS[0], 90.0);
        let (sure, unsure) =
            (word("sure", COLUMNS[1], ROWS[1], 80.0), word("unsure", COLUMNS[1], ROWS[2], 40.0));
        let columns =
            vec![word("01Feb25", COLUMNS[0], ROWS[0], 50.0), word("Text", COLUMNS[1], ROWS[0], 50.0)];
        let merged = table.merge(vec![title, glued, sure, unsure], columns);
        let texts: Vec<&str> = merged.iter().map(|word| word.text.as_str()).collect();
        assert_eq!(texts, ["Title", "sure", "01Feb25", "Text"]);
    }

    #[test]
    fn headings_in_another_script_take_the_place_of_what_was_made_of_them() {
        let read = vec![word("Date", (20, 60), 20, 95.0), word("ar", (320, 350), 20, 45.0)];
        let headings = vec![
            word("\u{0909}\u{0909}", (20, 60), 20, 95.0),
            word("\u{091c}\u{092e}\u{093e}", (318, 352), 20, 95.0),
            word("Dote", (120, 160), 20, 95.0),
            word("\u{0936}\u{0947}\u{0937}", (200, 240), 20, 40.0),
        ];
        let texts: Vec<String> =
            with_foreign_headings(read, headings).into_iter().map(|word| word.text).collect();
        // Neither over a word that is sure, nor Latin, nor unsure.
        assert_eq!(texts, ["Date", "\u{091c}\u{092e}\u{093e}"]);
    }

    #[test]
    fn what_stands_close_above_the_first_row_are_headings() {
        let picture = table();
        let table = Table::find(&picture, &amounts()).expect("a table");
        let strip = table.headings(&picture);
        // From edge to edge, eight heights at most, with white around it.
        assert_eq!(strip.picture.width_px, WIDE + 2 * table.height);
        assert!(strip.picture.height_px <= (HEADING_HEIGHTS + 2) * table.height);
        let moved = strip.on_page(vec![word("x", (table.height, table.height + 1), table.height, 90.0)], 0);
        assert!(dots(moved[0].top) <= ROWS[0] && moved[0].left < f32::EPSILON);
    }

    #[test]
    fn amounts_are_told_from_dates_and_numbers() {
        for amount in ["1,250.00", "836.13DR", "-43.10", "(12,50)", "_1,67,899.00"] {
            assert!(is_amount(amount), "{amount}");
        }
        for other in ["01.02.2025", "412345678901", "4471", "UPI/1.25", "", "Rs."] {
            assert!(!is_amount(other), "{other}");
        }
    }
}
