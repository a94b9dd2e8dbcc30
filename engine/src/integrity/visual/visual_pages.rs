//! The pages as a person would look them over: words from top to bottom, each with the row it stands in, and the amounts
//! by column.

use super::thresholds::VISUAL;
use crate::document::{Page, PageKind, PaintedArea, PaintedKind, Rgb, TextBox, Word};
use crate::integrity::IntegrityInput;
use crate::reconcile::Entry;

/// All that the checks of this room look at.
pub(super) struct VisualPages<'a> {
    /// Those with words of their own.
    pub(super) pages: Vec<VisualPage<'a>>,
    /// The amounts of the rows, in the order of the accounts, the pages and down each page.
    pub(super) cells: Vec<Cell<'a>>,
    /// Rows of which the balance does not follow, by their place in the ledger; in order.
    pub(super) broken_rows: Vec<usize>,
    is_recognised: bool,
}

pub(super) struct VisualPage<'a> {
    /// From 1.
    pub(super) number: usize,
    pub(super) page: &'a Page,
    /// Those on the page that run from left to right, by the middle of their height.
    pub(super) words: Vec<VisualWord<'a>>,
    /// Around all rows.
    pub(super) table: Option<TextBox>,
}

#[derive(Debug, Clone, Copy)]
pub(super) struct VisualWord<'a> {
    pub(super) word: &'a Word,
    pub(super) middle: f32,
    /// The row it stands in, by its place in the ledger.
    pub(super) row: Option<usize>,
    pub(super) is_amount: bool,
    /// Its place in the order of painting.
    pub(super) order: usize,
}

/// What an amount of a row is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Figure {
    Amount,
    Balance,
}

/// An amount in a row.
#[derive(Debug, Clone, Copy)]
pub(super) struct Cell<'a> {
    pub(super) word: &'a Word,
    pub(super) entry: &'a Entry,
    pub(super) row: usize,
    pub(super) page: usize,
    pub(super) account: usize,
    /// Counts the columns of amounts of an account from the left.
    pub(super) band: usize,
}

impl Cell<'_> {
    /// A minus, a bracket or a `Dr`: some banks print those in red.
    pub(super) fn is_negative(&self) -> bool {
        let text = self.word.text.as_str();
        text.starts_with(['-', '(', '−', '–']) || text.ends_with('-') || ending(text).contains(['D', 'd'])
    }

    pub(super) fn is_zero(&self) -> bool {
        self.word.text.bytes().filter(u8::is_ascii_digit).all(|digit| digit == b'0')
    }

    /// Which figure of its row it is. `None` where it could be both, or is neither.
    pub(super) fn figure(&self) -> Option<Figure> {
        let said = hundredths(&self.word.text)?;
        let is_amount = self.entry.amount.get().unsigned_abs() == said;
        let is_balance = self.entry.balance.is_some_and(|balance| balance.get().unsigned_abs() == said);
        match (is_amount, is_balance) {
            (true, false) => Some(Figure::Amount),
            (false, true) => Some(Figure::Balance),
            _ => None,
        }
    }

    pub(super) fn ending(&self) -> &str {
        ending(&self.word.text)
    }
}

impl<'a> VisualPages<'a> {
    pub(super) fn new(input: &IntegrityInput<'a>) -> Self {
        let mut rows: Vec<Vec<RowBox<'a>>> = vec![Vec::new(); input.document.pages.len()];
        let (mut broken_rows, mut place) = (Vec::new(), 0);
        for (account, ledger) in input.ledger.accounts().iter().enumerate() {
            broken_rows.extend(ledger.findings().breaks.iter().map(|gap| place + gap.entry));
            for entry in ledger.entries() {
                if let Some(page) = entry.page.checked_sub(1).and_then(|page| rows.get_mut(page)) {
                    page.push(RowBox { entry, row: place, account });
                }
                place += 1;
            }
        }
        broken_rows.sort_unstable();
        let mut pages = Vec::new();
        let mut cells = Vec::new();
        for ((page, mut rows), number) in input.document.pages.iter().zip(rows).zip(1..) {
            if page.kind != PageKind::Text || page.is_recognised {
                continue;
            }
            rows.sort_by(|a, b| a.entry.bounds.y0.total_cmp(&b.entry.bounds.y0));
            let words = words(page, &rows);
            cells.extend(words.iter().filter(|seen| seen.is_amount).filter_map(|seen| {
                let at = row_at(&rows, seen.middle)?;
                let RowBox { entry, row, account } = *rows.get(at)?;
                let is_seen = !seen.word.is_hidden();
                is_seen.then_some(Cell { word: seen.word, entry, row, page: number, account, band: 0 })
            }));
            let boxes = rows.iter().map(|row| row.entry.bounds);
            pages.push(VisualPage { number, page, words, table: boxes.reduce(|a, b| around(&a, &b)) });
        }
        cells.sort_by_key(|cell| cell.account);
        lay_bands(&mut cells);
        let is_recognised = input.document.pages.iter().any(|page| page.is_recognised);
        Self { pages, cells, broken_rows, is_recognised }
    }

    /// Why there is nothing to look at, where no page has a word of its own.
    pub(super) fn nothing_to_see(&self) -> Option<&'static str> {
        let is_empty = self.pages.iter().all(|page| page.words.is_empty());
        is_empty.then_some(if self.is_recognised { "recognised" } else { "no_text" })
    }

    /// How far an amount stands below the nearest word of its row that is no amount. `None` where none stands beside it.
    pub(super) fn off_its_row(&self, cell: &Cell<'_>) -> Option<f32> {
        let at = self.pages.binary_search_by_key(&cell.page, |page| page.number).ok()?;
        let page = self.pages.get(at)?;
        let own = baseline(cell.word);
        let bounds = cell.word.bounds;
        let beside = page.between(bounds.y0, bounds.y1).filter_map(|at| page.seen(at));
        let words =
            beside.filter(|seen| !seen.is_amount && seen.row == Some(cell.row) && !seen.word.is_hidden());
        let offsets = words.map(|seen| own - baseline(seen.word));
        let near = offsets.filter(|by| by.abs() <= VISUAL.jitter.same_line * cell.word.size);
        near.min_by(|a, b| a.abs().total_cmp(&b.abs()))
    }

    pub(super) fn is_broken(&self, row: usize) -> bool {
        self.broken_rows.binary_search(&row).is_ok()
    }
}

impl<'a> VisualPage<'a> {
    /// The words whose middle lies between two heights.
    pub(super) fn between(&self, top: f32, bottom: f32) -> std::ops::Range<usize> {
        let from = self.words.partition_point(|seen| seen.middle < top);
        let to = self.words.partition_point(|seen| seen.middle <= bottom);
        from..to.max(from)
    }

    pub(super) fn seen(&self, at: usize) -> Option<&VisualWord<'a>> {
        self.words.get(at)
    }

    pub(super) fn is_in_table(&self, bounds: &TextBox) -> bool {
        self.table.is_some_and(|table| in_common(&table, bounds) > 0.0)
    }

    /// Pictures make up the page, so its words may well be those a scanner recognised.
    pub(super) fn is_scan(&self) -> bool {
        let area = self.page.width * self.page.height;
        let images = self.page.painted_areas.iter().filter(|painted| painted.kind == PaintedKind::Image);
        images.map(|painted| area_of(&painted.bounds)).sum::<f32>() >= VISUAL.hidden.scan_cover * area
    }

    pub(super) fn is_whole_page(&self, painted: &PaintedArea) -> bool {
        area_of(&painted.bounds) >= VISUAL.hidden.scan_cover * self.page.width * self.page.height
    }
}

#[derive(Debug, Clone, Copy)]
struct RowBox<'a> {
    entry: &'a Entry,
    row: usize,
    account: usize,
}

fn row_at(rows: &[RowBox<'_>], middle: f32) -> Option<usize> {
    let after = rows.partition_point(|row| row.entry.bounds.y0 <= middle);
    let at = after.checked_sub(1)?;
    rows.get(at).filter(|row| row.entry.bounds.y1 >= middle).map(|_| at)
}

fn words<'a>(page: &'a Page, rows: &[RowBox<'a>]) -> Vec<VisualWord<'a>> {
    let is_on_page = |bounds: &TextBox| {
        let sides = [bounds.x0, bounds.y0, bounds.x1, bounds.y1];
        sides.iter().all(|side| side.is_finite())
            && bounds.x1 > 0.0
            && bounds.y1 > 0.0
            && bounds.x0 < page.width
            && bounds.y0 < page.height
    };
    let painted = page.words.iter().enumerate();
    let upright = painted.filter(|(_, word)| word.is_upright && is_on_page(&word.bounds));
    let mut words: Vec<VisualWord<'a>> = upright
        .map(|(order, word)| {
            let middle = f32::midpoint(word.bounds.y0, word.bounds.y1);
            let row = row_at(rows, middle).and_then(|at| rows.get(at)).map(|row| row.row);
            VisualWord { word, middle, row, is_amount: is_amount(&word.text), order }
        })
        .collect();
    words.sort_by(|a, b| a.middle.total_cmp(&b.middle).then(a.word.bounds.x0.total_cmp(&b.word.bounds.x0)));
    words
}

/// Amounts above one another, even partly, are of one column.
fn lay_bands(cells: &mut [Cell<'_>]) {
    for own in cells.chunk_by_mut(|a, b| a.account == b.account) {
        let mut order: Vec<usize> = (0..own.len()).collect();
        let left = |at: &usize| own.get(*at).map_or(0.0, |cell| cell.word.bounds.x0);
        order.sort_by(|a, b| left(a).total_cmp(&left(b)));
        let (mut band, mut end) = (0, f32::MIN);
        for at in order {
            let Some(cell) = own.get_mut(at) else { continue };
            if cell.word.bounds.x0 > end && end > f32::MIN {
                band += 1;
            }
            end = if cell.word.bounds.x0 > end { cell.word.bounds.x1 } else { end.max(cell.word.bounds.x1) };
            cell.band = band;
        }
    }
}

/// An amount without its marks: `1,234.5` is 123450.
fn hundredths(text: &str) -> Option<u64> {
    let number = text.get(..text.len() - ending(text).len())?;
    let paise = number.rfind(['.', ',']).and_then(|at| number.get(at + 1..))?;
    let digits: String = number.chars().filter(char::is_ascii_digit).collect();
    let whole: u64 = digits.parse().ok()?;
    whole.checked_mul(if paise.len() == 1 { 10 } else { 1 })
}

/// What follows the last digit of an amount: a bracket, `CR`, `(Dr)`.
fn ending(text: &str) -> &str {
    let end = text.rfind(|letter: char| letter.is_ascii_digit()).map_or(0, |at| at + 1);
    text.get(end..).unwrap_or_default()
}

/// An amount with its paise, whatever stands around it: `1,23,456.50`, `-12.5`, `(1.234,56)`, `₹500.00CR`.
pub(super) fn is_amount(text: &str) -> bool {
    let Some(first) = text.find(|letter: char| letter.is_ascii_digit()) else { return false };
    let (Some(before), Some(number)) = (text.get(..first), text.get(first..)) else { return false };
    let after = ending(number);
    let Some(number) = number.get(..number.len() - after.len()) else { return false };
    let is_dressing = |text: &str| text.len() <= 6 && !text.contains([',', '/', ':', '@', '#']);
    if !is_dressing(before) || !is_dressing(after) {
        return false;
    }
    let Some(at) = number.rfind(['.', ',']) else { return false };
    let (Some(whole), Some(paise)) = (number.get(..at), number.get(at + 1..)) else { return false };
    let painted = number.as_bytes().get(at).copied();
    let is_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let are_groups = |whole: &str| {
        let mut groups = whole.split([',', '.', '\'']);
        groups.next().is_some_and(|first| !first.is_empty())
            && groups.all(|group| (2..=3).contains(&group.len()))
    };
    (1..=2).contains(&paise.len())
        && is_digits(paise)
        && whole
            .bytes()
            .all(|byte| byte.is_ascii_digit() || (b",.'".contains(&byte) && Some(byte) != painted))
        && are_groups(whole)
}

pub(super) fn around(a: &TextBox, b: &TextBox) -> TextBox {
    TextBox { x0: a.x0.min(b.x0), y0: a.y0.min(b.y0), x1: a.x1.max(b.x1), y1: a.y1.max(b.y1) }
}

pub(super) fn area_of(bounds: &TextBox) -> f32 {
    (bounds.x1 - bounds.x0).max(0.0) * (bounds.y1 - bounds.y0).max(0.0)
}

/// The area of what two boxes have in common.
pub(super) fn in_common(a: &TextBox, b: &TextBox) -> f32 {
    let (width, height) = (a.x1.min(b.x1) - a.x0.max(b.x0), a.y1.min(b.y1) - a.y0.max(b.y0));
    width.max(0.0) * height.max(0.0)
}

pub(super) fn is_same_colour(a: Rgb, b: Rgb) -> bool {
    let near = |a: u8, b: u8| a.abs_diff(b) <= VISUAL.style.colour_slack;
    near(a.red, b.red) && near(a.green, b.green) && near(a.blue, b.blue)
}

/// A word reaches a fifth of an em below its baseline, whatever the font.
pub(super) fn baseline(word: &Word) -> f32 {
    word.bounds.y1 - 0.2 * word.size
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_told_from_dates_and_references() {
        for amount in ["1,23,456.50", "-12.50", "(500.00)", "1.234,56", "₹500.00CR", "99.5", "2,47,946.81Cr."]
        {
            assert!(is_amount(amount), "{amount}");
        }
        for other in
            ["01.04.2025", "01.04.25", "01/04/25", "412345678901", "UPI/1,000.00", "12:30", "1,000", "A"]
        {
            assert!(!is_amount(other), "{other}");
        }
    }
}
