//! How far apart the digits of a number stand, and how wide they are drawn beside their height.
//!
//! A program sets all numbers of a column with the same spacing. Whoever writes another number into the place of one spaces
//! its letters, moves them one by one or stretches them, so that it ends where the old one did. It does not matter by what
//! the file does so: only where the digits stand counts.

use std::collections::BTreeSet;

use super::fonts::class_of;
use super::second_setting::told;
use super::thresholds::VISUAL;
use super::visual_pages::{Cell, VisualPages};
use crate::document::Setting;
use crate::integrity::Evidence;

/// The gap between digits, where it is one throughout.
fn even_gap(setting: Setting) -> Option<i16> {
    let (least, most) = setting.gaps?;
    (most.saturating_sub(least) <= VISUAL.spacing.even).then(|| least.midpoint(most))
}

/// Numbers of columns that are spaced or stretched in two ways, while no word of their rows is set as they are.
pub(super) fn second(visual_pages: &VisualPages<'_>) -> Vec<Evidence> {
    let spaced = of_columns(visual_pages, even_gap).into_iter().map(|(cell, by)| {
        let side = if by > 0 { "wider" } else { "closer" };
        told(
            cell,
            &format!("is spaced {:.2} of an em {side} than others of its column", ems(by.saturating_abs())),
        )
    });
    let stretched =
        of_columns(visual_pages, |setting| Some(setting.stretch)).into_iter().map(|(cell, by)| {
            let side = if by > 0 { "wider" } else { "narrower" };
            told(
                cell,
                &format!(
                    "is drawn {:.0}% {side} than others of its column",
                    100.0 * ems(by.saturating_abs())
                ),
            )
        });
    spaced.chain(stretched).collect()
}

fn ems(thousandths: i16) -> f64 {
    f64::from(thousandths) / 1000.0
}

/// The numbers of one of two values in a column, the one that the words of the rows do not have, each with how far that is
/// from the other.
fn of_columns<'s, 'a>(
    visual_pages: &'s VisualPages<'a>,
    value_of: fn(Setting) -> Option<i16>,
) -> Vec<(&'s Cell<'a>, i16)> {
    let rules = &VISUAL.spacing;
    let mut cells: Vec<(&Cell<'a>, i16)> = visual_pages
        .cells
        .iter()
        .filter(|cell| cell.word.is_uniform && cell.figure().is_some())
        .filter_map(|cell| Some((cell, value_of(cell.word.setting)?)))
        .collect();
    cells.sort_by(|a, b| class_of(a.0).cmp(&class_of(b.0)).then(a.1.cmp(&b.1)));
    let mut found = Vec::new();
    for column in cells.chunk_by(|a, b| class_of(a.0) == class_of(b.0)) {
        let groups: Vec<_> = column.chunk_by(|a, b| b.1.saturating_sub(a.1) <= rules.sharp).collect();
        let [one, other] = groups[..] else { continue };
        let middle = |group: &[(&Cell<'_>, i16)]| group.get(group.len() / 2).map_or(0, |(_, value)| *value);
        let rows: BTreeSet<usize> = column.iter().map(|(cell, _)| cell.row).collect();
        let is_as_words = |group: &[(&Cell<'_>, i16)]| {
            let is_alike = |value: i16| value.saturating_sub(middle(group)).saturating_abs() <= rules.sharp;
            let beside = visual_pages.pages.iter().flat_map(|page| &page.words).filter(|seen| {
                !seen.is_amount && !seen.word.is_hidden() && seen.row.is_some_and(|row| rows.contains(&row))
            });
            beside.filter_map(|seen| value_of(seen.word.setting)).any(is_alike)
        };
        // Numbers set as the words of their rows are the program's, however few of them are left.
        let (is_of_one, is_of_other) = (is_as_words(one), is_as_words(other));
        if is_of_one && is_of_other {
            continue;
        }
        let is_first_usual = is_of_one || (!is_of_other && one.len() >= other.len());
        let (usual, odd) = if is_first_usual { (one, other) } else { (other, one) };
        let by = middle(odd).saturating_sub(middle(usual));
        let pages =
            |group: &[(&Cell<'_>, i16)]| group.iter().map(|(cell, _)| cell.page).collect::<BTreeSet<_>>();
        let is_mixed = !pages(usual).is_disjoint(&pages(odd));
        // A number too long for its cell is set narrower to fit.
        let longest = |group: &[(&Cell<'_>, i16)]| group.iter().map(|(cell, _)| cell.word.text.len()).max();
        let is_shrunk = by < 0 && longest(odd) > longest(usual);
        let are_several = one.len().min(other.len()) >= VISUAL.second_setting.least_cells;
        if are_several && by.saturating_abs() >= rules.apart && is_mixed && !is_shrunk {
            found.extend(odd.iter().map(|(cell, _)| (*cell, by)));
        }
    }
    found
}

/// Single numbers with gaps of several widths between their digits, in columns where all others have one.
pub(super) fn uneven(visual_pages: &VisualPages<'_>) -> Vec<Evidence> {
    let rules = &VISUAL.spacing;
    let gaps = |cell: &Cell<'_>| cell.word.setting.gaps.map(|(least, most)| most.saturating_sub(least));
    let mut cells: Vec<(&Cell<'_>, i16)> =
        visual_pages.cells.iter().filter_map(|cell| Some((cell, gaps(cell)?))).collect();
    cells.sort_by_key(|(cell, _)| class_of(cell));
    let mut found = Vec::new();
    for column in cells.chunk_by(|a, b| class_of(a.0) == class_of(b.0)) {
        let uneven: Vec<&Cell<'_>> =
            column.iter().filter(|(_, by)| *by >= rules.uneven).map(|(cell, _)| *cell).collect();
        let even = column.iter().filter(|(_, by)| *by <= rules.even).count();
        if VISUAL.shares.are_few(uneven.len(), column.len()) && even + uneven.len() == column.len() {
            found.extend(
                uneven.into_iter().map(|cell| told(cell, "has gaps of several widths between its digits")),
            );
        }
    }
    found
}
