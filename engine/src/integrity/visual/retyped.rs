//! Amounts set by another hand: unlike their column in two ways at once.
//!
//! A program that prints a statement sets every amount of a column in one style, ends them in one line and stands them on
//! the line of their row, to a hundredth of a point. One of these may differ for a reason: a bold total, a number too wide
//! for its cell. Whoever retypes a number misses two of them at least, however small the difference, and does so for every
//! balance that follows, so that here the odd ones need not be few.

use super::fonts::{class_of, is_alike, majority};
use super::jitter::mode;
use super::thresholds::VISUAL;
use super::visual_pages::{Cell, VisualPages};
use crate::integrity::wording::quoted;
use crate::integrity::{Check, Evidence, Severity};
use crate::transaction_id::TransactionId;

const CODE: &str = "retyped_amounts";
/// Ways of being unlike the column that make a retyped amount.
const WAYS: usize = 2;

/// In which ways an amount is unlike its column.
#[derive(Debug, Clone, Copy, Default)]
struct Unlike {
    style: bool,
    edge: bool,
    line: bool,
}

impl Unlike {
    fn is_retyped(self) -> bool {
        [self.style, self.edge, self.line].into_iter().filter(|unlike| *unlike).count() >= WAYS
    }

    fn described(self) -> String {
        let parts = [
            (self.style, "in another font, size or colour"),
            (self.edge, "not ending where its column ends"),
            (self.line, "not on the line of its row"),
        ];
        let named: Vec<&str> = parts.iter().filter(|(applies, _)| *applies).map(|(_, text)| *text).collect();
        named.join(", ")
    }
}

pub(super) fn examine(visual_pages: &VisualPages<'_>) -> Check {
    if let Some(reason) = visual_pages.nothing_to_see() {
        return VISUAL.check.not_run(CODE, reason);
    }
    let mut unlike = vec![Unlike::default(); visual_pages.cells.len()];
    let mut is_judged = false;
    for column in columns(visual_pages, class_of) {
        is_judged |= by_style(&column, &mut unlike);
        by_line(visual_pages, &column, &mut unlike);
    }
    for column in columns(visual_pages, |cell| (cell.account, cell.page, cell.band, cell.ending().to_owned()))
    {
        by_edge(&column, &mut unlike);
    }
    let found: Vec<(&Cell<'_>, Unlike)> =
        visual_pages.cells.iter().zip(unlike).filter(|(_, unlike)| unlike.is_retyped()).collect();
    if found.len() * 2 > visual_pages.cells.len() {
        return VISUAL.check.not_run(CODE, "no_usual");
    }
    let evidence: Vec<Evidence> = found
        .iter()
        .map(|(cell, unlike)| Evidence {
            page: Some(cell.page),
            bounds: Some(cell.word.bounds),
            transaction_id: Some(TransactionId::at(cell.row)),
            detail: format!("{}: {}", quoted(&cell.word.text), unlike.described()),
            declared: Some(cell.word.text.clone()),
            found: None,
        })
        .collect();
    match (evidence.is_empty(), is_judged) {
        (true, false) => VISUAL.check.not_run(CODE, "few_cells"),
        (true, true) => VISUAL.check.passed(CODE),
        (false, _) => VISUAL.check.failed(CODE, "set", Severity::Critical, evidence),
    }
}

type Column<'s, 'a> = Vec<(usize, &'s Cell<'a>)>;

fn columns<'s, 'a, K: Ord>(
    visual_pages: &'s VisualPages<'a>,
    key: impl Fn(&Cell<'a>) -> K,
) -> Vec<Column<'s, 'a>> {
    let mut keyed: Vec<(K, usize, &Cell<'a>)> =
        visual_pages.cells.iter().enumerate().map(|(at, cell)| (key(cell), at, cell)).collect();
    keyed.sort_by(|a, b| (&a.0, a.1).cmp(&(&b.0, b.1)));
    let of_column = |own: &[(K, usize, &'s Cell<'a>)]| own.iter().map(|(_, at, cell)| (*at, *cell)).collect();
    keyed.chunk_by(|a, b| a.0 == b.0).map(of_column).collect()
}

/// Whether so many cells are enough to speak for their column.
#[expect(clippy::cast_precision_loss, reason = "a statement has far fewer than 2^52 cells")]
fn speak_for(count: usize, all: usize, usual_share: f64) -> bool {
    all >= VISUAL.retyped.least_cells && count as f64 >= usual_share * all as f64
}

fn by_style(column: &Column<'_, '_>, unlike: &mut [Unlike]) -> bool {
    let Some((style, alike)) = majority(column) else { return false };
    if !speak_for(alike, column.len(), VISUAL.retyped.usual_share) {
        return false;
    }
    for (at, cell) in column.iter().filter(|(_, cell)| !is_alike(cell.word, style)) {
        if let Some(unlike) = unlike.get_mut(*at) {
            unlike.style |= cell.word.is_uniform;
        }
    }
    true
}

fn by_edge(column: &Column<'_, '_>, unlike: &mut [Unlike]) {
    let rules = &VISUAL.retyped;
    let (edge, count) = mode(column.iter().map(|(_, cell)| cell.word.bounds.x1).collect(), rules.exact);
    if !speak_for(count, column.len(), rules.usual_share) {
        return;
    }
    let width = |cell: &Cell<'_>| cell.word.bounds.x1 - cell.word.bounds.x0;
    let off = |cell: &Cell<'_>| (cell.word.bounds.x1 - edge).abs();
    let in_line = column.iter().filter(|(_, cell)| off(cell) <= rules.edge);
    let widest = in_line.map(|(_, cell)| width(cell)).fold(0.0, f32::max);
    // A number too wide for its cell runs over its edge.
    let is_overflow = |cell: &Cell<'_>| width(cell) > widest && cell.word.bounds.x1 > edge;
    for (at, cell) in column {
        if let Some(unlike) = unlike.get_mut(*at) {
            unlike.edge |= off(cell) > rules.edge && !is_overflow(cell);
        }
    }
}

fn by_line(visual_pages: &VisualPages<'_>, column: &Column<'_, '_>, unlike: &mut [Unlike]) {
    for (at, _) in off_the_line(visual_pages, column, VISUAL.retyped.usual_share) {
        if let Some(unlike) = unlike.get_mut(at) {
            unlike.line = true;
        }
    }
}

/// The amounts of a column that stand above or below the words of their rows, and by how much, where this share of the
/// column stands in one way.
fn off_the_line(
    visual_pages: &VisualPages<'_>,
    column: &Column<'_, '_>,
    usual_share: f64,
) -> Vec<(usize, f32)> {
    let rules = &VISUAL.retyped;
    let heights: Vec<(usize, f32)> =
        column.iter().filter_map(|(at, cell)| Some((*at, visual_pages.off_its_row(cell)?))).collect();
    let (usual, count) = mode(heights.iter().map(|(_, by)| *by).collect(), rules.exact);
    if !speak_for(count, column.len(), usual_share) {
        return Vec::new();
    }
    let off = heights.into_iter().map(|(at, by)| (at, by - usual));
    off.filter(|(_, by)| by.abs() > rules.line).collect()
}

/// The amounts that are off the line of their rows by little, in columns that nearly all stand on it: by half a line they
/// stand beside two lines of words.
pub(super) fn a_little_off_the_line(visual_pages: &VisualPages<'_>) -> Vec<(usize, f32)> {
    let rules = &VISUAL.jitter;
    let columns = columns(visual_pages, class_of);
    let off = columns.iter().flat_map(|column| off_the_line(visual_pages, column, rules.steady_share));
    let size = |at: usize| visual_pages.cells.get(at).map_or(0.0, |cell| cell.word.size);
    off.filter(|(at, by)| by.abs() <= rules.a_little * size(*at)).collect()
}
