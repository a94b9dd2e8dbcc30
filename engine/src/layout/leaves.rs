//! Pages as they were before they were printed: two of them may share a sheet, the left one first, and a sheet may have been
//! turned on its side or upside down by somebody who viewed it.

use std::borrow::Cow;

use super::amount::{self, DecimalMark};
use super::dates::{self, DateOrder};
use super::header::{self, Header, Role};
use super::lines::{Line, lines_of};
use crate::document::{Page, TextBox, Word};

/// One page of a statement.
#[derive(Debug)]
pub(crate) struct Leaf<'d> {
    /// The page of the file it is on, from 1.
    pub(crate) page: usize,
    /// So far its left edge is from that of the sheet.
    left: f32,
    sheet: &'d Page,
    /// How the sheet was turned.
    turn: Turn,
    /// Placed as if the leaf were a page of its own: columns of one leaf are then those of the next.
    words: Cow<'d, [Word]>,
}

/// How a sheet lies, against the lines of its text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Turn {
    Upright,
    /// Its lines run down.
    Right,
    /// Upside down.
    Over,
    /// Its lines run up.
    Left,
}

impl Turn {
    /// A sheet whose words stand askew because it is shown turned.
    fn of(sheet: &Page) -> Self {
        let askew = sheet.words.iter().filter(|word| !word.is_upright).count();
        if askew * 10 < sheet.words.len() * MOSTLY_OF_TEN || sheet.words.is_empty() {
            return Self::Upright;
        }
        match sheet.rotation_degrees {
            90 => Self::Right,
            180 => Self::Over,
            270 => Self::Left,
            // It is not the sheet that was turned, but what is written on it.
            _ => Self::of_text(sheet),
        }
    }

    /// Which way the lines run of a sheet that is written on sideways: the way in which they read as rows.
    fn of_text(sheet: &Page) -> Self {
        let rows = |turn: Self| {
            let words = turn.words(sheet);
            let (width, height) = turn.size(sheet);
            lines_of(words.iter(), width, height).iter().filter(|line| is_like_row(line)).count()
        };
        let ways = [Self::Right, Self::Left].map(|turn| (rows(turn), turn));
        let best = ways.into_iter().max_by_key(|(rows, _)| *rows);
        // The last page may have one row left.
        best.filter(|(rows, _)| *rows > 0).map_or(Self::Upright, |(_, turn)| turn)
    }

    /// The words of a sheet where its lines run across.
    fn words(self, sheet: &Page) -> Cow<'_, [Word]> {
        if self == Self::Upright {
            return Cow::Borrowed(&sheet.words);
        }
        let straight = |word: &Word| Word {
            bounds: self.straightened(&word.bounds, sheet),
            is_upright: !word.is_upright,
            ..word.clone()
        };
        Cow::Owned(sheet.words.iter().map(straight).collect())
    }

    /// Width and height of a sheet where its lines run across.
    const fn size(self, sheet: &Page) -> (f32, f32) {
        match self {
            Self::Upright | Self::Over => (sheet.width, sheet.height),
            Self::Right | Self::Left => (sheet.height, sheet.width),
        }
    }

    /// A box of the sheet as it is shown, where the lines of the sheet run across.
    fn straightened(self, own: &TextBox, sheet: &Page) -> TextBox {
        let (width, height) = (sheet.width, sheet.height);
        let TextBox { x0, y0, x1, y1 } = *own;
        match self {
            Self::Upright => *own,
            Self::Right => TextBox { x0: y0, y0: width - x1, x1: y1, y1: width - x0 },
            Self::Over => TextBox { x0: width - x1, y0: height - y1, x1: width - x0, y1: height - y0 },
            Self::Left => TextBox { x0: height - y1, y0: x0, x1: height - y0, y1: x1 },
        }
    }

    /// The other way round.
    fn shown(self, own: &TextBox, sheet: &Page) -> TextBox {
        let (width, height) = (sheet.width, sheet.height);
        let TextBox { x0, y0, x1, y1 } = *own;
        match self {
            Self::Upright | Self::Over => self.straightened(own, sheet),
            Self::Right => TextBox { x0: width - y1, y0: x0, x1: width - y0, y1: x1 },
            Self::Left => TextBox { x0: y0, y0: height - x1, x1: y1, y1: height - x0 },
        }
    }
}

/// So many words of ten stand askew on a sheet that was turned.
const MOSTLY_OF_TEN: usize = 8;

impl Leaf<'_> {
    pub(crate) fn lines(&self) -> Vec<Line<'_>> {
        let (width, height) = self.turn.size(self.sheet);
        lines_of(self.words.iter(), width, height)
    }

    /// Where a box of the leaf is on the sheet as it is shown.
    pub(crate) fn on_sheet(&self, own: &TextBox) -> TextBox {
        let beside = TextBox { x0: own.x0 + self.left, x1: own.x1 + self.left, ..*own };
        self.turn.shown(&beside, self.sheet)
    }
}

/// The gutter between two pages lies about the middle of the sheet, within this share of its width.
const OFF_MIDDLE: f32 = 0.12;
/// It is at least so wide, in points.
const GUTTER_POINTS: f32 = 8.0;
/// So many lines that look like rows are a table that goes on without its header.
const ROWS_MIN: usize = 3;

pub(crate) fn leaves(pages: &[Page]) -> Vec<Leaf<'_>> {
    let mut leaves = Vec::with_capacity(pages.len());
    // Where one sheet has two pages, the others have: the last may lack a header.
    let mut has_two = false;
    for (sheet, page) in pages.iter().zip(1..) {
        let turn = Turn::of(sheet);
        let whole = Leaf { page, left: 0.0, sheet, turn, words: turn.words(sheet) };
        match two_pages(&whole, has_two) {
            Some(halves) => {
                has_two = true;
                leaves.extend(halves);
            }
            None => leaves.push(whole),
        }
    }
    leaves
}

/// A sheet that is wider than high, with nothing across its middle and a table of transactions on either side.
fn two_pages<'d>(sheet: &Leaf<'d>, is_known: bool) -> Option<[Leaf<'d>; 2]> {
    let (width, height) = sheet.turn.size(sheet.sheet);
    // A sheet that is higher than wide has two only below one header that stands there twice.
    let is_high = width <= height;
    if is_high && !names_dates_twice(&sheet.words, width) {
        return None;
    }
    let whole = sheet.lines();
    // A letterhead may stand over both.
    let of_header = || whole.iter().find_map(between_doubles);
    // A strip without words may part two columns as well: a header that stands there twice tells better.
    let of_dates = || whole.iter().filter(|line| names_dates(line)).find_map(between_doubles);
    let strip = || gutter(whole.iter().flat_map(|line| line.words.iter().copied()), width);
    let tried: Vec<f32> =
        [of_dates(), strip().filter(|_| !is_high), of_header()].into_iter().flatten().collect();
    let split = tried.iter().find(|at| is_split(sheet, &whole, **at, is_high));
    let known = tried.first().filter(|_| is_known);
    split.or(known).map(|at| halves(sheet, *at))
}

fn halves<'d>(sheet: &Leaf<'d>, gutter: f32) -> [Leaf<'d>; 2] {
    let (width, _) = sheet.turn.size(sheet.sheet);
    [true, false].map(|is_left| {
        let left = if is_left { 0.0 } else { width / 2.0 };
        let own = sheet.words.iter().filter(|word| (word.bounds.x1 <= gutter) == is_left).cloned();
        let words = own.map(|mut word| {
            word.bounds.x0 -= left;
            word.bounds.x1 -= left;
            word
        });
        Leaf { left, words: Cow::Owned(words.collect()), ..*sheet }
    })
}

/// Whether both sides of the gutter are pages of their own.
fn is_split(sheet: &Leaf<'_>, whole: &[Line<'_>], gutter: f32, is_high: bool) -> bool {
    let halves = halves(sheet, gutter);
    // Checks that were paid are printed side by side as well, and have no balances.
    let is_wanted = |header: &Header| !is_high || header.has_balance();
    let has_header = |leaf: &Leaf<'_>| header::find(&leaf.lines()).iter().any(is_wanted);
    let has_rows = |leaf: &Leaf<'_>| leaf.lines().iter().filter(|line| is_like_row(line)).count() >= ROWS_MIN;
    // A wide table has columns on either side, and one header over both.
    let is_across = |header: &Header| {
        let known = || header.cells.iter().filter(|cell| cell.role != Role::Unknown);
        known().any(|cell| cell.x1 <= gutter) && known().any(|cell| cell.x0 >= gutter)
    };
    // Lines of two pages read as one may look like a header by chance.
    let is_one = || header::find(whole).iter().any(|header| header.is_certain() && is_across(header));
    match halves.each_ref().map(has_header) {
        [true, true] => true,
        [true, false] => !is_high && has_rows(&halves[1]) && !is_one(),
        [false, true] => !is_high && has_rows(&halves[0]) && !is_one(),
        [false, false] => false,
    }
}

/// A header has a heading for its days.
fn names_dates(line: &Line<'_>) -> bool {
    line.words.iter().any(|word| {
        let text = word.text.to_lowercase();
        text.contains("date") || text.starts_with("dt")
    })
}

/// `Date` on either side of the middle, at one height.
fn names_dates_twice(words: &[Word], width: f32) -> bool {
    let dates = || words.iter().filter(|word| word.text.eq_ignore_ascii_case("date"));
    let is_left = |word: &Word| word.bounds.x1 < width / 2.0;
    let is_beside = |one: &Word, two: &Word| (one.bounds.y1 - two.bounds.y1).abs() < 1.0;
    dates()
        .filter(|word| is_left(word))
        .any(|left| dates().any(|right| !is_left(right) && is_beside(left, right)))
}

/// The middle between the same words twice: `Date Particulars Amount Date Particulars Amount`.
fn between_doubles(line: &Line<'_>) -> Option<f32> {
    let (one, two) = line.words.split_at(line.words.len() / 2);
    let is_text = |word: &&Word| word.text.chars().any(char::is_alphabetic);
    let is_doubled = one.len() >= 3
        && one.len() == two.len()
        && one.iter().all(is_text)
        && one.iter().zip(two).all(|(one, two)| one.text == two.text);
    let (end, begin) = (one.last()?.bounds.x1, two.first()?.bounds.x0);
    is_doubled.then(|| f32::midpoint(end, begin))
}

fn is_serial(line: &Line<'_>) -> bool {
    let first = line.words.first().map_or("", |word| word.text.as_str());
    (1..=4).contains(&first.len()) && first.bytes().all(|byte| byte.is_ascii_digit())
}

/// It begins with a date and has an amount behind it.
fn is_like_row(line: &Line<'_>) -> bool {
    // A number of its own may come first.
    let is_date = |count: usize| {
        let parses = |from: usize| {
            let words: Vec<&str> =
                line.words.iter().skip(from).take(count).map(|word| word.text.as_str()).collect();
            words.len() == count
                && DateOrder::ALL.into_iter().any(|order| dates::parse(&words.join(" "), order).is_some())
        };
        parses(0) || is_serial(line) && parses(1)
    };
    let is_amount = |word: &&Word| {
        let is_whole =
            || word.text.ends_with("/-") && amount::parse(&word.text, DecimalMark::Point).is_some();
        amount::has_two_decimals(&word.text) || is_whole()
    };
    (1..=3).any(is_date) && line.words.iter().skip(1).any(is_amount)
}

/// The middle of the widest strip about the middle of the sheet that no word reaches into.
fn gutter<'d>(words: impl Iterator<Item = &'d Word>, width: f32) -> Option<f32> {
    let (from, to) = (width * (0.5 - OFF_MIDDLE), width * (0.5 + OFF_MIDDLE));
    let mut spans: Vec<(f32, f32)> = words
        .map(|word| (word.bounds.x0, word.bounds.x1))
        .filter(|(x0, x1)| *x1 > from && *x0 < to)
        .collect();
    spans.sort_by(|a, b| a.0.total_cmp(&b.0));
    spans.push((to, to));
    let mut reached = from;
    let mut widest: Option<(f32, f32)> = None;
    for (x0, x1) in spans {
        if widest.is_none_or(|(a, b)| x0 - reached > b - a) {
            widest = Some((reached, x0));
        }
        reached = reached.max(x1);
    }
    widest.filter(|(a, b)| b - a >= GUTTER_POINTS).map(|(a, b)| f32::midpoint(a, b))
}
