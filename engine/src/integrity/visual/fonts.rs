//! Amounts that are set otherwise than the rest of their column.
//!
//! A change made with another program seldom has the bank's own font. Banks themselves set some amounts apart: totals in
//! bold, overdrawn balances in red, credits in green, whole rows. So an amount is held only against those of its column
//! that go the same way and have the same sign, and its row must be set like its neighbours otherwise.

use super::thresholds::VISUAL;
use super::visual_pages::{Cell, VisualPages, in_common, is_same_colour};
use crate::document::Word;
use crate::integrity::wording::quoted;
use crate::integrity::{Check, Evidence, Severity};
use crate::statement::Direction;
use crate::transaction_id::TransactionId;

const CODE: &str = "amount_fonts";
/// A column set in more styles than this has no style of its own.
const MOST_STYLES: usize = 16;

pub(super) fn examine(visual_pages: &VisualPages<'_>) -> Check {
    if let Some(reason) = visual_pages.nothing_to_see() {
        return VISUAL.check.not_run(CODE, reason);
    }
    let mut order: Vec<usize> = (0..visual_pages.cells.len()).collect();
    let class = |at: &usize| visual_pages.cells.get(*at).map(class_of);
    order.sort_by_key(class);
    // The usual style of the column that each cell is held against; `None` where there is none.
    let mut usual: Vec<Option<&Word>> = vec![None; visual_pages.cells.len()];
    let mut apart: Vec<usize> = Vec::new();
    let (mut is_judged, mut is_skipped) = (false, false);
    for own in order.chunk_by(|a, b| class(a) == class(b)) {
        let cells: Vec<(usize, &Cell<'_>)> =
            own.iter().filter_map(|at| visual_pages.cells.get(*at).map(|cell| (*at, cell))).collect();
        // What is set in several styles by turns has no usual one.
        let is_column = cells.len() >= VISUAL.retyped.least_cells;
        let Some((style, alike)) = majority(&cells) else {
            is_skipped |= is_column;
            continue;
        };
        for (at, _) in &cells {
            if let Some(usual) = usual.get_mut(*at) {
                *usual = Some(style);
            }
        }
        let few = cells.len() - alike;
        let are_few = VISUAL.shares.are_few(few, cells.len());
        is_judged |= alike > 2 && (few == 0 || are_few);
        is_skipped |= is_column && few > 0 && !are_few;
        if are_few {
            let longest = cells
                .iter()
                .filter(|(_, cell)| is_alike(cell.word, style))
                .map(|(_, cell)| cell.word.text.len());
            let longest = longest.max().unwrap_or(0);
            let stands_out = |cell: &Cell<'_>| {
                !is_alike(cell.word, style)
                    && !is_shrunk(cell.word, style, longest)
                    && cells.iter().any(|(_, other)| other.page == cell.page && is_alike(other.word, style))
            };
            apart.extend(cells.iter().filter(|(_, cell)| stands_out(cell)).map(|(at, _)| *at));
        }
    }
    apart.sort_unstable();
    let is_usual = |at: usize, cell: &Cell<'_>| {
        usual.get(at).copied().flatten().is_none_or(|style| is_alike(cell.word, style))
    };
    let mut severity = Severity::Warning;
    let mut evidence = Vec::new();
    for at in apart {
        let (Some(cell), Some(style)) = (visual_pages.cells.get(at), usual.get(at).copied().flatten()) else {
            continue;
        };
        // Cells of one row lie next to each other.
        let near = at.saturating_sub(8)..(at + 9).min(visual_pages.cells.len());
        let others = near.filter_map(|other| visual_pages.cells.get(other).map(|cell| (other, cell)));
        let mut others = others.filter(|(other, beside)| *other != at && beside.row == cell.row);
        if !others.all(|(other, beside)| is_usual(other, beside)) {
            continue;
        }
        if visual_pages.is_broken(cell.row) || lies_on_text(visual_pages, cell) {
            severity = Severity::Critical;
        }
        evidence.push(Evidence {
            page: Some(cell.page),
            bounds: Some(cell.word.bounds),
            transaction_id: Some(TransactionId::at(cell.row)),
            detail: format!(
                "{} in {}, the column in {}",
                quoted(&cell.word.text),
                described(cell.word, style),
                described(style, cell.word)
            ),
            declared: Some(cell.word.text.clone()),
            found: None,
        });
    }
    match (evidence.is_empty(), severity, is_judged) {
        (true, ..) if is_skipped => VISUAL.check.not_run(CODE, "mixed"),
        (true, _, true) => VISUAL.check.passed(CODE),
        (true, _, false) => VISUAL.check.not_run(CODE, "few_cells"),
        (false, Severity::Critical, _) => VISUAL.check.failed(CODE, "with_amount", severity, evidence),
        (false, ..) => VISUAL.check.failed(CODE, "alone", severity, evidence),
    }
}

pub(super) fn class_of(cell: &Cell<'_>) -> (usize, usize, bool, bool, bool) {
    let is_credit = cell.entry.direction == Direction::Credit;
    (cell.account, cell.band, is_credit, cell.is_negative(), cell.is_zero())
}

/// The style of most cells, and how many have it.
pub(super) fn majority<'a>(cells: &[(usize, &Cell<'a>)]) -> Option<(&'a Word, usize)> {
    let mut styles: Vec<(&Word, usize)> = Vec::new();
    for (_, cell) in cells {
        if let Some((_, count)) = styles.iter_mut().find(|(style, _)| is_alike(cell.word, style)) {
            *count += 1;
        } else if styles.len() >= MOST_STYLES {
            return None;
        } else {
            styles.push((cell.word, 1));
        }
    }
    styles.into_iter().max_by_key(|(_, count)| *count)
}

pub(super) fn is_alike(a: &Word, b: &Word) -> bool {
    let is_same_fill = match (a.fill, b.fill) {
        (Some(a), Some(b)) => is_same_colour(a, b),
        (a, b) => a == b,
    };
    a.font.base == b.font.base
        && (a.size - b.size).abs() <= VISUAL.style.size_slack
        && is_same_fill
        && a.is_uniform == b.is_uniform
}

/// A number too long for its cell, which the bank makes smaller to fit.
fn is_shrunk(word: &Word, style: &Word, longest: usize) -> bool {
    word.size < style.size && word.font.base == style.font.base && word.text.len() >= longest
}

fn lies_on_text(visual_pages: &VisualPages<'_>, cell: &Cell<'_>) -> bool {
    let Some(page) = visual_pages.pages.iter().find(|page| page.number == cell.page) else { return false };
    let bounds = cell.word.bounds;
    page.between(bounds.y0, bounds.y1).filter_map(|at| page.seen(at)).any(|seen| {
        !std::ptr::eq(seen.word, cell.word)
            && seen.word.text != cell.word.text
            && in_common(&seen.word.bounds, &bounds) > 0.3 * super::visual_pages::area_of(&bounds)
    })
}

/// What tells a style from another.
fn described(word: &Word, other: &Word) -> String {
    let mut parts = Vec::new();
    if word.font.base != other.font.base {
        parts.push(word.font.base.clone());
    }
    if (word.size - other.size).abs() > VISUAL.style.size_slack {
        parts.push(format!("{:.1} points", word.size));
    }
    if word.fill != other.fill {
        parts.push(word.fill.map_or_else(
            || "a pattern".to_owned(),
            |fill| format!("#{:02x}{:02x}{:02x}", fill.red, fill.green, fill.blue),
        ));
    }
    if word.is_uniform != other.is_uniform {
        parts.push(if word.is_uniform { "one style" } else { "several styles" }.to_owned());
    }
    parts.join(", ")
}
