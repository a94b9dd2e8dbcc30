//! Pages as they were before they were printed: two of them may share a sheet, the left one first.

use super::header;
use super::lines::{Line, lines_of};
use crate::document::{Page, Word};

/// One page of a statement.
#[derive(Debug)]
pub(crate) struct Leaf<'d> {
    /// The page of the file it is on, from 1.
    pub(crate) page: usize,
    pub(crate) lines: Vec<Line<'d>>,
}

/// The gutter between two pages lies about the middle of the sheet, within this share of its width.
const OFF_MIDDLE: f32 = 0.12;
/// It is at least so wide, in points.
const GUTTER_POINTS: f32 = 8.0;

pub(crate) fn leaves(pages: &[Page]) -> Vec<Leaf<'_>> {
    let mut leaves = Vec::with_capacity(pages.len());
    // Where one sheet has two pages, the others have: the last may lack a header.
    let mut has_two = false;
    for (page, number) in pages.iter().zip(1..) {
        let whole = lines_of(page.words.iter(), page);
        match two_pages(page, &whole, has_two) {
            Some(halves) => {
                has_two = true;
                leaves.extend(halves.into_iter().map(|lines| Leaf { page: number, lines }));
            }
            None => leaves.push(Leaf { page: number, lines: whole }),
        }
    }
    leaves
}

/// A sheet that is wider than high, with nothing across its middle and a table of transactions on either side.
fn two_pages<'d>(page: &'d Page, whole: &[Line<'d>], is_known: bool) -> Option<[Vec<Line<'d>>; 2]> {
    if page.width <= page.height {
        return None;
    }
    let gutter = gutter(whole.iter().flat_map(|line| line.words.iter().copied()), page.width)?;
    let half = |is_left: bool| {
        let own = page.words.iter().filter(move |word| (word.bounds.x1 <= gutter) == is_left);
        lines_of(own, page)
    };
    let halves = [half(true), half(false)];
    (is_known || halves.iter().all(|lines| !header::find(lines).is_empty())).then_some(halves)
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
