//! Columns that end in two lines.
//!
//! A program that prints a statement ends all numbers of a column where the column ends. Whoever writes longer numbers in
//! the place of shorter ones lets them begin where the old ones did, and they end elsewhere: a second edge, as sharp as the
//! first. However many they are, they are told by it: the column's own edge is the one at which numbers of several lengths
//! end, or, where all are of one length, the one at which most of them do: numbers of one length stand in one place,
//! however their column is set.

use std::collections::{BTreeMap, BTreeSet};

use super::jitter::mode;
use super::thresholds::VISUAL;
use super::visual_pages::{Cell, Figure, VisualPages};
use crate::integrity::wording::quoted;
use crate::integrity::{Check, Evidence, Severity};
use crate::statement::Direction;
use crate::transaction_id::TransactionId;

const CODE: &str = "column_edges";

pub(super) fn examine(visual_pages: &VisualPages<'_>) -> Check {
    if let Some(reason) = visual_pages.nothing_to_see() {
        return VISUAL.check.not_run(CODE, reason);
    }
    let mut columns: Vec<(Column<'_>, &Cell<'_>)> =
        visual_pages.cells.iter().filter_map(|cell| Some((column_of(cell)?, cell))).collect();
    columns.sort_by(|a, b| a.0.cmp(&b.0).then(a.1.row.cmp(&b.1.row)));
    let edges: Vec<(Edge, Vec<&Cell<'_>>)> = columns
        .chunk_by(|a, b| a.0 == b.0)
        .filter_map(|own| {
            let cells: Vec<&Cell<'_>> = own.iter().map(|(_, cell)| *cell).collect();
            Some((Edge::of(&cells)?, cells))
        })
        .collect();
    // A page that is shifted as a whole is shifted in all columns.
    let in_place: BTreeSet<(usize, usize)> =
        edges.iter().flat_map(|(edge, cells)| edge.pages_in_place(cells)).collect();
    let (mut judged, mut evidence) = (0, Vec::new());
    for (edge, cells) in edges {
        judged += 1;
        let off = edge.beyond(&cells, &in_place);
        if off.len() >= VISUAL.column_edges.least_cells {
            evidence.extend(off.into_iter().map(|cell| edge.told(cell)));
        }
    }
    evidence.sort_by_key(|found| found.transaction_id);
    match (evidence.is_empty(), judged) {
        (true, 0) => VISUAL.check.not_run(CODE, "no_edge"),
        (true, _) => VISUAL.check.passed(CODE),
        (false, _) => VISUAL.check.failed(CODE, "two", Severity::Critical, evidence),
    }
}

/// The account, whether it is the balance or else the way the money went, and what follows the number.
type Column<'a> = (usize, bool, bool, &'a str);

fn column_of<'a>(cell: &'a Cell<'_>) -> Option<Column<'a>> {
    let is_balance = cell.figure()? == Figure::Balance;
    // Overdrawn balances and credits may have columns of their own.
    let side = if is_balance { cell.is_negative() } else { cell.entry.direction == Direction::Credit };
    Some((cell.account, is_balance, side, cell.ending()))
}

/// Where a column ends.
struct Edge {
    place: f32,
    widest: f32,
    /// The width of the numbers it is known for, where it is known for those of one length alone.
    only_width: Option<f32>,
}

fn width(cell: &Cell<'_>) -> f32 {
    cell.word.bounds.x1 - cell.word.bounds.x0
}

impl Edge {
    fn of(cells: &[&Cell<'_>]) -> Option<Self> {
        Self::of_several_lengths(cells).or_else(|| Self::of_one_length(cells))
    }

    /// The place at which most cells end, among those at which numbers of several lengths do.
    fn of_several_lengths(cells: &[&Cell<'_>]) -> Option<Self> {
        let slack = VISUAL.jitter.steady;
        let mut ends: Vec<&Cell<'_>> = cells.to_vec();
        ends.sort_by(|a, b| a.word.bounds.x1.total_cmp(&b.word.bounds.x1));
        let together = ends.chunk_by(|a, b| b.word.bounds.x1 - a.word.bounds.x1 <= slack);
        let is_sharp = |group: &&[&Cell<'_>]| match group {
            [first, .., last] => last.word.bounds.x1 - first.word.bounds.x1 <= 2.0 * slack,
            _ => false,
        };
        let proven = together.filter(is_sharp).filter(|group| has_several_lengths(group));
        let group = proven.max_by_key(|group| group.len())?;
        let (place, _) = mode(group.iter().map(|cell| cell.word.bounds.x1).collect(), slack);
        let widest = group.iter().map(|cell| width(cell)).fold(0.0, f32::max);
        Some(Self { place, widest, only_width: None })
    }

    /// The place at which the numbers of the most frequent width end.
    fn of_one_length(cells: &[&Cell<'_>]) -> Option<Self> {
        let rules = &VISUAL.column_edges;
        let (only_width, _) = mode(cells.iter().map(|cell| width(cell)).collect(), rules.same_width);
        let alike = cells.iter().filter(|cell| (width(cell) - only_width).abs() <= rules.same_width);
        let (place, in_line) = mode(alike.map(|cell| cell.word.bounds.x1).collect(), VISUAL.jitter.steady);
        (in_line >= rules.least_of_one_length).then_some(Self {
            place,
            widest: only_width,
            only_width: Some(only_width),
        })
    }

    fn judges(&self, cell: &Cell<'_>) -> bool {
        let slack = VISUAL.column_edges.same_width;
        self.only_width.is_none_or(|own| (width(cell) - own).abs() <= slack)
    }

    fn is_at(&self, cell: &Cell<'_>) -> bool {
        (cell.word.bounds.x1 - self.place).abs() <= VISUAL.jitter.right_edge
    }

    /// The account and the pages on which the column ends here.
    fn pages_in_place(&self, cells: &[&Cell<'_>]) -> Vec<(usize, usize)> {
        let mut counts = BTreeMap::<(usize, usize), usize>::new();
        for cell in cells.iter().filter(|cell| self.judges(cell) && self.is_at(cell)) {
            *counts.entry((cell.account, cell.page)).or_default() += 1;
        }
        counts.retain(|_, count| *count >= VISUAL.column_edges.least_in_line);
        counts.into_keys().collect()
    }

    /// The cells that end elsewhere, on pages that are in their place, or on which the column ends in no line at all. A
    /// number wider than any that fits may run over.
    fn beyond<'s, 'a>(
        &self,
        cells: &[&'s Cell<'a>],
        in_place: &BTreeSet<(usize, usize)>,
    ) -> Vec<&'s Cell<'a>> {
        let mut rows = BTreeSet::new();
        let mut elsewhere = BTreeMap::<usize, Vec<f32>>::new();
        for cell in cells.iter().filter(|cell| self.judges(cell)) {
            if self.is_at(cell) {
                rows.insert(cell.row);
            } else {
                elsewhere.entry(cell.page).or_default().push(cell.word.bounds.x1);
            }
        }
        let has_no_edge = |page: usize| elsewhere.get(&page).is_some_and(|ends| is_scattered(ends));
        let ends_here =
            |cell: &Cell<'_>| in_place.contains(&(cell.account, cell.page)) || has_no_edge(cell.page);
        // A narration may repeat the amount of its row.
        let is_in_line_elsewhere = |row: usize| rows.contains(&row);
        // A number too wide for its cell begins where the cell does, and not where shorter ones in line begin.
        let mut begins: Vec<f32> =
            cells.iter().filter(|cell| self.is_at(cell)).map(|cell| cell.word.bounds.x0).collect();
        begins.sort_by(f32::total_cmp);
        let begins_like_others = |cell: &Cell<'_>| {
            let (x0, exact) = (cell.word.bounds.x0, VISUAL.column_edges.same_beginning);
            let from = begins.partition_point(|begin| *begin < x0 - exact);
            let to = begins.partition_point(|begin| *begin <= x0 + exact);
            to - from >= VISUAL.column_edges.least_in_line
        };
        let runs_over = |cell: &Cell<'_>| {
            cell.word.bounds.x1 > self.place
                && width(cell) > self.widest + VISUAL.jitter.steady
                && !begins_like_others(cell)
        };
        // Two pages side by side on one sheet have each column twice.
        let is_near =
            |cell: &Cell<'_>| (cell.word.bounds.x1 - self.place).abs() <= VISUAL.column_edges.farthest;
        let off = cells.iter().filter(|cell| self.judges(cell) && is_near(cell));
        let off = off.filter(|cell| !self.is_at(cell) && !runs_over(cell));
        off.filter(|cell| ends_here(cell) && !is_in_line_elsewhere(cell.row)).copied().collect()
    }

    fn told(&self, cell: &Cell<'_>) -> Evidence {
        let by = cell.word.bounds.x1 - self.place;
        let side = if by > 0.0 { "beyond" } else { "before" };
        Evidence {
            page: Some(cell.page),
            bounds: Some(cell.word.bounds),
            transaction_id: Some(TransactionId::at(cell.row)),
            detail: format!(
                "{} ends {:.1} points {side} the edge of its column",
                quoted(&cell.word.text),
                by.abs()
            ),
            declared: Some(cell.word.text.clone()),
            found: None,
        }
    }
}

/// Whether no line is the end of even half of the numbers.
fn is_scattered(ends: &[f32]) -> bool {
    let (_, together) = mode(ends.to_vec(), VISUAL.jitter.steady);
    ends.len() >= VISUAL.column_edges.least_cells && 2 * together < ends.len()
}

/// Numbers of one length end in one line wherever they are set. Two lengths, each more than once, prove the edge.
fn has_several_lengths(group: &[&Cell<'_>]) -> bool {
    let rules = &VISUAL.column_edges;
    let mut widths: Vec<f32> = group.iter().map(|cell| width(cell)).collect();
    widths.sort_by(f32::total_cmp);
    let lengths = widths.chunk_by(|a, b| b - a <= rules.same_length);
    lengths.filter(|same| same.len() >= rules.least_in_line).count() >= 2
}
