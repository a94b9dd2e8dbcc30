//! Numbers that look otherwise than their text says: fonts made so that a person sees one amount and a machine reads another.

use super::thresholds::VISUAL;
use super::visual_pages::{VisualPages, is_amount};
use crate::integrity::wording::quoted;
use crate::integrity::{Check, Evidence, Severity};
use crate::transaction_id::TransactionId;

const CODE: &str = "glyphs";

pub(super) fn examine(visual_pages: &VisualPages<'_>) -> Check {
    if let Some(reason) = visual_pages.nothing_to_see() {
        return VISUAL.check.not_run(CODE, reason);
    }
    let mut found: Vec<(Severity, Evidence)> = Vec::new();
    let (mut judged, mut unknown) = (0_usize, 0_usize);
    for page in &visual_pages.pages {
        for seen in page.words.iter().filter(|seen| !seen.word.is_hidden()) {
            // A font of which nothing can be drawn tells nothing.
            let is_drawn =
                |shows: &str| shows.contains(|c: char| !c.is_whitespace()) && !seen.word.has_unknown_shapes;
            let shows = seen.word.shows.as_deref();
            if seen.is_amount {
                let is_known = shows.map_or(!seen.word.has_unknown_shapes, is_drawn);
                judged += usize::from(is_known);
                unknown += usize::from(!is_known);
            }
            let Some(shows) = shows.filter(|shows| shows.contains(|c: char| !c.is_whitespace())) else {
                continue;
            };
            let Some(severity) = severity(&seen.word.text, shows) else { continue };
            found.push((
                severity,
                Evidence {
                    page: Some(page.number),
                    bounds: Some(seen.word.bounds),
                    transaction_id: seen.row.map(TransactionId::at),
                    detail: format!("{} looks like {}", quoted(&seen.word.text), quoted(shows.trim())),
                    declared: Some(seen.word.text.clone()),
                    found: Some(shows.trim().to_owned()),
                },
            ));
        }
    }
    found.sort_by_key(|(severity, _)| std::cmp::Reverse(*severity));
    let Some((worst, _)) = found.first() else {
        return match (judged, unknown) {
            (0, 0) => VISUAL.check.not_run(CODE, "no_amounts"),
            (_, 0) => VISUAL.check.passed(CODE),
            _ => VISUAL.check.not_run(CODE, "unknown"),
        };
    };
    let worst = *worst;
    let kind = if worst == Severity::Critical { "differs" } else { "words" };
    VISUAL.check.failed(CODE, kind, worst, found.into_iter().map(|(_, evidence)| evidence).collect())
}

/// How grave it is that a text shows this. `None` where letters alone, in what is no amount either way, look like figures.
fn severity(text: &str, shows: &str) -> Option<Severity> {
    // A glyph without a known character is broken more often than forged.
    let is_broken = text.contains('\u{fffd}');
    if is_amount(text) || is_amount(shows.trim()) {
        return Some(if is_broken { Severity::Warning } else { Severity::Critical });
    }
    let is_figure_exchanged =
        || text.chars().zip(shows.chars()).any(|(said, shown)| said != shown && said.is_ascii_digit());
    (text.chars().count() == shows.chars().count() && is_figure_exchanged()).then_some(Severity::Warning)
}
