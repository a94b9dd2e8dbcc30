//! Amounts painted apart from their rows.
//!
//! Most programs paint a statement row by row: a date, the words beside it, the amount, the balance, then the next row. An
//! amount that was taken out and written anew is often painted at the end, long after its row. Programs that paint column
//! by column, or text in one go and numbers in another, are not judged.

use super::thresholds::VISUAL;
use super::visual_pages::{VisualPage, VisualPages, VisualWord};
use crate::integrity::wording::quoted;
use crate::integrity::{Check, Evidence, Severity};
use crate::transaction_id::TransactionId;

const CODE: &str = "drawing_order";

pub(super) fn examine(visual_pages: &VisualPages<'_>) -> Check {
    if let Some(reason) = visual_pages.nothing_to_see() {
        return VISUAL.check.not_run(CODE, reason);
    }
    let (mut judged, mut evidence) = (0, Vec::new());
    for page in &visual_pages.pages {
        let Some(apart) = painted_apart(page) else { continue };
        judged += 1;
        evidence.extend(apart.into_iter().map(|(seen, rows)| Evidence {
            page: Some(page.number),
            bounds: Some(seen.word.bounds),
            transaction_id: seen.row.map(TransactionId::at),
            detail: format!("{} is painted {rows} rows away from its own", quoted(&seen.word.text)),
            declared: Some(seen.word.text.clone()),
            found: None,
        }));
    }
    match (evidence.is_empty(), judged) {
        (true, 0) => VISUAL.check.not_run(CODE, "by_column"),
        (true, _) => VISUAL.check.passed(CODE),
        (false, _) => VISUAL.check.failed(CODE, "apart", Severity::Critical, evidence),
    }
}

/// Words of one row that are painted one after another.
struct Run<'s, 'a> {
    row: usize,
    words: Vec<&'s VisualWord<'a>>,
}

impl Run<'_, '_> {
    /// With words that are no amounts: the row itself.
    fn is_of_text(&self) -> bool {
        self.words.iter().any(|seen| !seen.is_amount)
    }
}

/// The amounts of a page that are painted away from the words of their row, and by how many rows. `None` for a page that is
/// not painted row by row.
fn painted_apart<'s, 'a>(page: &'s VisualPage<'a>) -> Option<Vec<(&'s VisualWord<'a>, usize)>> {
    let rules = &VISUAL.drawing_order;
    let mut painted: Vec<(usize, &VisualWord<'a>)> = page
        .words
        .iter()
        .filter(|seen| !seen.word.is_hidden())
        .filter_map(|seen| Some((seen.row?, seen)))
        .collect();
    painted.sort_by_key(|(_, seen)| seen.order);
    let runs: Vec<Run<'_, '_>> = painted
        .chunk_by(|a, b| a.0 == b.0)
        .filter_map(|own| {
            let row = own.first()?.0;
            Some(Run { row, words: own.iter().map(|(_, seen)| *seen).collect() })
        })
        .collect();
    let amounts = |runs: &mut dyn Iterator<Item = &Run<'_, '_>>| -> usize {
        runs.flat_map(|run| &run.words).filter(|seen| seen.is_amount).count()
    };
    let all = amounts(&mut runs.iter());
    let apart = amounts(&mut runs.iter().filter(|run| !run.is_of_text()));
    let rows = runs.iter().filter(|run| run.is_of_text()).count();
    if rows < rules.least_rows || apart * rules.rest_times > all {
        return None;
    }
    let mut found = Vec::new();
    for (at, run) in runs.iter().enumerate().filter(|(_, run)| !run.is_of_text()) {
        let own = runs.iter().enumerate().filter(|(_, other)| other.row == run.row && other.is_of_text());
        let nearest = own.map(|(other, _)| other.abs_diff(at)).min();
        // Rows between the two; a row without words of its own tells nothing.
        let Some(between) = nearest.and_then(|steps| steps.checked_sub(1)) else { continue };
        if between >= rules.rows_between {
            found.extend(run.words.iter().map(|seen| (*seen, between)));
        }
    }
    Some(found)
}
