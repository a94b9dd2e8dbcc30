//! Numbers that look otherwise than their text says: fonts made so that a person sees one amount and a machine reads another.

use super::thresholds::VISUAL;
use super::visual_pages::VisualPages;
use crate::integrity::wording::quoted;
use crate::integrity::{Check, Evidence, Severity};
use crate::transaction_id::TransactionId;

const CODE: &str = "glyphs";

pub(super) fn examine(visual_pages: &VisualPages<'_>) -> Check {
    if let Some(reason) = visual_pages.nothing_to_see() {
        return VISUAL.check.not_run(CODE, reason);
    }
    let mut found: Vec<(Severity, Evidence)> = Vec::new();
    for page in &visual_pages.pages {
        for seen in page.words.iter().filter(|seen| !seen.word.is_hidden()) {
            // A font of which nothing can be drawn tells nothing.
            let shows =
                seen.word.shows.as_deref().filter(|shows| shows.contains(|c: char| !c.is_whitespace()));
            let Some(shows) = shows else { continue };
            let severity = if seen.is_amount { Severity::Critical } else { Severity::Warning };
            found.push((
                severity,
                Evidence {
                    page: Some(page.number),
                    bounds: Some(seen.word.bounds),
                    transaction_id: seen.row.map(TransactionId::at),
                    detail: format!("{} looks like {}", quoted(&seen.word.text), quoted(shows.trim())),
                },
            ));
        }
    }
    found.sort_by_key(|(severity, _)| std::cmp::Reverse(*severity));
    let Some((worst, _)) = found.first() else { return VISUAL.check.passed(CODE) };
    let worst = *worst;
    let kind = if worst == Severity::Critical { "differs" } else { "words" };
    VISUAL.check.failed(CODE, kind, worst, found.into_iter().map(|(_, evidence)| evidence).collect())
}
