//! Different texts in the same place: a number typed over another.

use super::thresholds::VISUAL;
use super::visual_pages::{VisualPage, VisualPages, VisualWord, area_of, in_common};
use crate::integrity::wording::quoted;
use crate::integrity::{Check, Evidence, Severity};
use crate::transaction_id::TransactionId;

const CODE: &str = "overlaps";
/// So many words that begin to the right of a word are compared with it. Beyond that a page is noise, and time matters.
const MOST_NEIGHBOURS: usize = 48;
/// Words are sorted into strips of this height, and compared within a strip and with the next.
const STRIP_POINTS: f32 = 6.0;

pub(super) fn examine(visual_pages: &VisualPages<'_>) -> Check {
    if let Some(reason) = visual_pages.nothing_to_see() {
        return VISUAL.check.not_run(CODE, reason);
    }
    let (mut evidence, mut has_figures) = (Vec::new(), false);
    for page in &visual_pages.pages {
        for (lower, upper) in pairs(page) {
            let has_digit = |seen: &VisualWord<'_>| seen.word.text.bytes().any(|byte| byte.is_ascii_digit());
            has_figures |= has_digit(lower) || has_digit(upper);
            evidence.push(Evidence {
                page: Some(page.number),
                bounds: Some(upper.word.bounds),
                transaction_id: lower.row.or(upper.row).map(TransactionId::at),
                detail: format!("{} on {}", quoted(&upper.word.text), quoted(&lower.word.text)),
                declared: Some(upper.word.text.clone()),
                found: Some(lower.word.text.clone()),
            });
        }
    }
    match (evidence.is_empty(), has_figures) {
        (true, _) => VISUAL.check.passed(CODE),
        (false, true) => VISUAL.check.failed(CODE, "amounts", Severity::Critical, evidence),
        (false, false) => VISUAL.check.failed(CODE, "words", Severity::Warning, evidence),
    }
}

/// Visible words that share a place, the lower one first.
fn pairs<'s, 'a>(page: &'s VisualPage<'a>) -> Vec<(&'s VisualWord<'a>, &'s VisualWord<'a>)> {
    let can_be_seen =
        |seen: &&VisualWord<'_>| !seen.word.is_hidden() && seen.word.text.chars().any(char::is_alphanumeric);
    let mut strips: Vec<(i64, &VisualWord<'a>)> =
        page.words.iter().filter(can_be_seen).map(|seen| (strip(seen.middle), seen)).collect();
    let left = |seen: &VisualWord<'_>| seen.word.bounds.x0;
    strips.sort_by(|a, b| a.0.cmp(&b.0).then(left(a.1).total_cmp(&left(b.1))));
    let mut found = Vec::new();
    for (at, (own, seen)) in strips.iter().enumerate() {
        let right = seen.word.bounds.x1;
        let same = strips.iter().skip(at + 1).take_while(|(other, _)| other == own);
        // In the next strip a word that begins further left may reach over this one.
        let width = right - left(seen);
        let from = strips.partition_point(|(other, next)| {
            *other < own + 1 || (*other == own + 1 && left(next) < left(seen) - width)
        });
        let below = strips.iter().skip(from).take_while(|(other, _)| *other == own + 1);
        let reached = |(_, other): &&(i64, &VisualWord<'a>)| left(other) < right;
        let near = same.take_while(reached).take(MOST_NEIGHBOURS);
        let below = below.take_while(reached).take(MOST_NEIGHBOURS);
        for (_, other) in near.chain(below) {
            if share_a_place(seen, other) {
                found.push(if seen.word.z <= other.word.z { (*seen, *other) } else { (*other, *seen) });
            }
        }
    }
    found
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "a place on a page is far below 2^63 strips; casts saturate"
)]
fn strip(middle: f32) -> i64 {
    (middle / STRIP_POINTS).floor() as i64
}

fn share_a_place(a: &VisualWord<'_>, b: &VisualWord<'_>) -> bool {
    if a.word.text == b.word.text {
        return false;
    }
    let common = in_common(&a.word.bounds, &b.word.bounds);
    let (first, second) = (area_of(&a.word.bounds), area_of(&b.word.bounds));
    let together = first + second - common;
    common > VISUAL.overlap.in_common * together
        || (a.is_amount && b.is_amount && common > 0.0 && common > VISUAL.overlap.inside * first.min(second))
}
