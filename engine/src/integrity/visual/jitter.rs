//! Amounts out of line: a number set by hand seldom ends where its column ends, or stands where its row stands.

use super::retyped::a_little_off_the_line;
use super::thresholds::VISUAL;
use super::visual_pages::{Cell, VisualPages, baseline};
use crate::integrity::wording::quoted;
use crate::integrity::{Check, Evidence, Severity};
use crate::transaction_id::TransactionId;

const CODE: &str = "jitter";

pub(super) fn examine(visual_pages: &VisualPages<'_>) -> Check {
    if let Some(reason) = visual_pages.nothing_to_see() {
        return VISUAL.check.not_run(CODE, reason);
    }
    let mut order: Vec<usize> = (0..visual_pages.cells.len()).collect();
    let column = |at: &usize| {
        visual_pages.cells.get(*at).map(|cell| (cell.account, cell.page, cell.band, cell.ending()))
    };
    order.sort_by_key(column);
    let mut off: Vec<(usize, String)> = Vec::new();
    let (mut columns, mut is_skipped) = (0, false);
    for own in order.chunk_by(|a, b| column(a) == column(b)) {
        let cells: Vec<(usize, &Cell<'_>)> =
            own.iter().filter_map(|at| visual_pages.cells.get(*at).map(|cell| (*at, cell))).collect();
        match beyond_the_edge(&cells) {
            Some(out_of_line) => {
                columns += 1;
                off.extend(out_of_line);
            }
            None => is_skipped |= cells.len() >= VISUAL.jitter.least_cells,
        }
    }
    let row_of = |at: usize| visual_pages.cells.get(at).map(|cell| cell.row);
    let off_line = a_little_off_the_line(visual_pages);
    let rows: Vec<(usize, String)> = above_or_below(visual_pages);
    if VISUAL.shares.are_few(rows.len(), visual_pages.cells.len()) {
        // Of two amounts that stand apart the words of the row tell which is off.
        let is_told = |at: usize| off_line.iter().any(|(told, _)| row_of(*told) == row_of(at));
        off.extend(rows.into_iter().filter(|(at, _)| !is_told(*at)));
    } else {
        is_skipped |= !rows.is_empty();
    }
    off.extend(off_line.into_iter().map(|(at, by)| {
        let side = if by > 0.0 { "below" } else { "above" };
        (at, format!("stands {:.1} points {side} the line of its row", by.abs()))
    }));
    off.sort_by_key(|(at, _)| *at);
    off.dedup_by_key(|(at, _)| *at);
    let evidence: Vec<Evidence> = off
        .into_iter()
        .filter_map(|(at, note)| {
            let cell = visual_pages.cells.get(at)?;
            Some(Evidence {
                page: Some(cell.page),
                bounds: Some(cell.word.bounds),
                transaction_id: Some(TransactionId::at(cell.row)),
                detail: format!("{} {note}", quoted(&cell.word.text)),
                declared: Some(cell.word.text.clone()),
                found: None,
            })
        })
        .collect();
    match (evidence.is_empty(), columns) {
        (true, 1..) if is_skipped => VISUAL.check.not_run(CODE, "out_of_line"),
        (true, 0) => VISUAL.check.not_run(CODE, "few_cells"),
        (true, _) => VISUAL.check.passed(CODE),
        (false, _) => {
            let is_grave = evidence.len() >= VISUAL.jitter.grave_cells;
            let severity = if is_grave { Severity::Critical } else { Severity::Warning };
            VISUAL.check.failed(CODE, "off", severity, evidence)
        }
    }
}

/// The cells that end elsewhere than their column. `None` where the column does not end in one line.
fn beyond_the_edge(cells: &[(usize, &Cell<'_>)]) -> Option<Vec<(usize, String)>> {
    let numbers = &VISUAL.jitter;
    if cells.len() < numbers.least_cells {
        return None;
    }
    let bounds = || cells.iter().map(|(_, cell)| cell.word.bounds);
    // A column may be set by another side than its right one.
    let sides = [
        |cell: &Cell<'_>| cell.word.bounds.x0,
        |cell: &Cell<'_>| f32::midpoint(cell.word.bounds.x0, cell.word.bounds.x1),
    ];
    let by_side =
        || sides.map(|side| (side, mode(cells.iter().map(|(_, cell)| side(cell)).collect(), numbers.steady)));
    if by_side().iter().any(|(_, (_, count))| *count == cells.len()) {
        return Some(Vec::new());
    }
    let (edge, at_edge) = mode(bounds().map(|own| own.x1).collect(), numbers.steady);
    let off: Vec<&(usize, &Cell<'_>)> =
        cells.iter().filter(|(_, cell)| (cell.word.bounds.x1 - edge).abs() > numbers.right_edge).collect();
    // All others must be in line.
    if at_edge + off.len() < cells.len() {
        return None;
    }
    if off.is_empty() {
        return Some(Vec::new());
    }
    if !VISUAL.shares.are_few(off.len(), cells.len()) {
        return None;
    }
    // Numbers of one length are in line wherever their column is set, so that the others may be in line by another side.
    let half = cells.len() / 2;
    let others: Vec<_> = by_side().into_iter().filter(|(_, (_, count))| *count > half).collect();
    let is_in_line_otherwise = |cell: &Cell<'_>| {
        others.iter().any(|(side, (place, _))| (side(cell) - place).abs() <= numbers.right_edge)
    };
    let width = |cell: &Cell<'_>| cell.word.bounds.x1 - cell.word.bounds.x0;
    let in_line = cells.iter().filter(|(_, cell)| (cell.word.bounds.x1 - edge).abs() <= numbers.right_edge);
    let widest = in_line.map(|(_, cell)| width(cell)).fold(0.0, f32::max);
    // A number too wide for its cell runs over its edge.
    let is_overflow = |cell: &Cell<'_>| width(cell) > widest && cell.word.bounds.x1 > edge;
    let stands_out = |cell: &Cell<'_>| !is_in_line_otherwise(cell) && !is_overflow(cell);
    let found = off.into_iter().filter(|(_, cell)| stands_out(cell));
    Some(
        found
            .map(|(at, cell)| {
                let by = cell.word.bounds.x1 - edge;
                let side = if by > 0.0 { "beyond" } else { "before" };
                (*at, format!("ends {:.1} points {side} the edge of its column", by.abs()))
            })
            .collect(),
    )
}

/// The amounts of a row that stand a little higher or lower than the one beside them.
fn above_or_below(visual_pages: &VisualPages<'_>) -> Vec<(usize, String)> {
    let numbers = &VISUAL.jitter;
    let mut found = Vec::new();
    for (at, pair) in visual_pages.cells.windows(2).enumerate() {
        let [one, other] = pair else { continue };
        if one.row != other.row || one.page != other.page || one.band == other.band {
            continue;
        }
        let by = baseline(other.word) - baseline(one.word);
        if by.abs() > numbers.baseline && by.abs() < numbers.same_line * one.word.size.min(other.word.size) {
            found.push((at, format!("stands {:.1} points off its row", by.abs())));
        }
    }
    found
}

/// The place around which most values are, and how many lie within the slack of it.
pub(super) fn mode(mut values: Vec<f32>, slack: f32) -> (f32, usize) {
    values.sort_by(f32::total_cmp);
    let (mut best, mut place) = (0, 0.0);
    let mut from = 0;
    for (to, value) in values.iter().enumerate() {
        while values.get(from).is_some_and(|first| value - first > 2.0 * slack) {
            from += 1;
        }
        if to + 1 - from > best {
            best = to + 1 - from;
            place = values.get(from).map_or(*value, |first| f32::midpoint(*first, *value));
        }
    }
    (place, best)
}
