//! What lies behind each word and what lies on top of it: text in the colour of its background, and text under a patch.

use super::thresholds::VISUAL;
use super::visual_pages::{VisualPage, VisualPages, VisualWord, area_of, in_common, is_same_colour};
use crate::document::{Paint, PaintedArea, PaintedKind, Rgb};
use crate::integrity::wording::quoted;
use crate::integrity::{Check, Evidence, Severity};
use crate::transaction_id::TransactionId;

/// Words compared with painted areas on one page. An honest page needs a few thousand.
const MOST_COMPARISONS: usize = 400_000;

/// What lies directly behind a word and on top of it, of one page.
struct Layers<'m> {
    behind: Vec<Option<&'m PaintedArea>>,
    above: Vec<Option<&'m PaintedArea>>,
    is_whole: bool,
}

impl<'m> Layers<'m> {
    fn from_page(page: &VisualPage<'m>) -> Self {
        let count = page.words.len();
        let mut layers = Self {
            behind: vec![None; count],
            above: vec![None; count],
            is_whole: !page.page.has_unnoted_areas,
        };
        let mut comparisons = 0;
        for painted in &page.page.painted_areas {
            let range = page.between(painted.bounds.y0, painted.bounds.y1);
            comparisons += range.len();
            if comparisons > MOST_COMPARISONS {
                layers.is_whole = false;
                break;
            }
            for at in range {
                let Some(seen) = page.seen(at) else { continue };
                let common = in_common(&seen.word.bounds, &painted.bounds);
                if common <= 0.0 || common < VISUAL.covered.share * area_of(&seen.word.bounds) {
                    continue;
                }
                if painted.z < seen.word.z {
                    // Marks come in the order of painting, so the last one is the nearest.
                    if let Some(behind) = layers.behind.get_mut(at) {
                        *behind = Some(painted);
                    }
                } else if painted.is_opaque
                    && !(painted.kind == PaintedKind::Image && page.is_whole_page(painted))
                    && let Some(above) = layers.above.get_mut(at)
                {
                    above.get_or_insert(painted);
                }
            }
        }
        layers
    }
}

/// Both checks of this file: of hidden text, and of covered text.
pub(super) fn examine(visual_pages: &VisualPages<'_>) -> [Check; 2] {
    if let Some(reason) = visual_pages.nothing_to_see() {
        return ["hidden_text", "covered_text"].map(|code| VISUAL.check.not_run(code, reason));
    }
    let (mut hidden, mut covered) = (LayerEvidence::default(), LayerEvidence::default());
    let (mut is_whole, mut is_exempted) = (true, false);
    for page in &visual_pages.pages {
        let layers = Layers::from_page(page);
        is_whole &= layers.is_whole;
        let unseen: Vec<bool> = (0..page.words.len()).map(|at| is_unseen(page, &layers, at)).collect();
        let count = unseen.iter().filter(|is_unseen| **is_unseen).count();
        // The recognition of a scanner lies beneath its picture, or above it without ink. It is neither white nor faint.
        let is_scanned = page.is_scan() && count * 2 > page.words.len();
        for (at, seen) in page.words.iter().enumerate() {
            let is_hidden = unseen.get(at).copied().unwrap_or(false);
            if is_hidden && is_scanned && matches!(seen.word.paint, Paint::Nothing | Paint::Covered) {
                is_exempted = true;
            } else if is_hidden {
                hidden.add(page, seen, hidden_severity(page, seen), "", None);
            } else if is_white_on_picture(page, &layers, at) {
                hidden.add(page, seen, white_severity(seen), ", white on a picture", None);
            }
            let above = layers.above.get(at).copied().flatten().filter(|_| !is_hidden);
            let judged = above.and_then(|painted| judged(page, &unseen, at, seen, painted));
            if let Some((severity, note, on_top)) = judged {
                covered.add(page, seen, severity, &note, on_top);
            }
        }
    }
    let skipped = is_exempted.then_some("scanned");
    [hidden.into_check("hidden_text", ["elsewhere", "table", "amounts"], skipped), {
        let skipped = (!is_whole).then_some("too_many_shapes");
        covered.into_check("covered_text", ["elsewhere", "table", "replaced"], skipped)
    }]
}

#[derive(Default)]
struct LayerEvidence {
    evidence: Vec<(Severity, Evidence)>,
}

impl LayerEvidence {
    /// What is read is what can be seen: what stands on top, if anything does.
    fn add(
        &mut self,
        page: &VisualPage<'_>,
        seen: &VisualWord<'_>,
        severity: Severity,
        note: &str,
        on_top: Option<&str>,
    ) {
        let evidence = Evidence {
            page: Some(page.number),
            bounds: Some(seen.word.bounds),
            transaction_id: seen.row.map(TransactionId::at),
            detail: format!("{}{note}", quoted(&seen.word.text)),
            declared: on_top.map(str::to_owned),
            found: Some(seen.word.text.clone()),
        };
        self.evidence.push((severity, evidence));
    }

    /// The gravest first, under the sentence for the gravest.
    fn into_check(
        self,
        code: &str,
        [info, warning, critical]: [&str; 3],
        skipped: Option<&'static str>,
    ) -> Check {
        let mut evidence = self.evidence;
        evidence.sort_by_key(|(severity, _)| std::cmp::Reverse(*severity));
        let Some((worst, _)) = evidence.first() else {
            return skipped
                .map_or_else(|| VISUAL.check.passed(code), |reason| VISUAL.check.not_run(code, reason));
        };
        let worst = *worst;
        let kind = match worst {
            Severity::Info => info,
            Severity::Warning => warning,
            Severity::Critical => critical,
        };
        let evidence = evidence.into_iter().map(|(_, evidence)| evidence).collect();
        VISUAL.check.failed(code, kind, worst, evidence)
    }
}

fn has_digit(seen: &VisualWord<'_>) -> bool {
    seen.word.has_digit()
}

/// White ink right on a picture that makes up the page: what the picture shows is seen, and other figures may be read.
fn is_white_on_picture(page: &VisualPage<'_>, layers: &Layers<'_>, at: usize) -> bool {
    let is_on_picture =
        layers.behind.get(at).copied().flatten().is_some_and(|behind| behind.kind == PaintedKind::Image);
    is_on_picture && page.is_scan() && page.seen(at).is_some_and(|seen| seen.word.is_white())
}

/// Headings and sums in white stand on dark bands of a letterhead; rows are printed in ink.
fn white_severity(seen: &VisualWord<'_>) -> Severity {
    if has_digit(seen) && seen.row.is_some() { Severity::Critical } else { Severity::Info }
}

fn is_unseen(page: &VisualPage<'_>, layers: &Layers<'_>, at: usize) -> bool {
    let Some(seen) = page.seen(at) else { return false };
    let word = seen.word;
    if word.is_hidden() {
        return true;
    }
    let background = match layers.behind.get(at).copied().flatten() {
        None => Some(Rgb::WHITE),
        Some(painted) => painted.fill.filter(|_| painted.is_opaque),
    };
    // An outline has a colour of its own.
    let is_filled = word.paint == Paint::Fill && word.is_uniform;
    is_filled && word.fill.zip(background).is_some_and(|(ink, paper)| is_same_colour(ink, paper))
}

fn hidden_severity(page: &VisualPage<'_>, seen: &VisualWord<'_>) -> Severity {
    match (has_digit(seen), page.is_in_table(&seen.word.bounds)) {
        _ if seen.is_amount => Severity::Critical,
        (true, true) => Severity::Critical,
        (true, false) | (false, true) => Severity::Warning,
        (false, false) => Severity::Info,
    }
}

/// How grave it is that a word is covered, by what, and what stands on top; `None` where the same text does.
fn judged<'p>(
    page: &'p VisualPage<'_>,
    unseen: &[bool],
    at: usize,
    seen: &VisualWord<'_>,
    painted: &PaintedArea,
) -> Option<(Severity, String, Option<&'p str>)> {
    let bounds = &seen.word.bounds;
    let on_top = page.between(bounds.y0, bounds.y1).filter(|other| *other != at).filter_map(|other| {
        let is_seen = !unseen.get(other).copied().unwrap_or(true);
        page.seen(other).filter(|top| is_seen && top.word.z > painted.z)
    });
    let mut replacement: Option<&'p VisualWord<'_>> = None;
    for top in on_top {
        let smaller = area_of(bounds).min(area_of(&top.word.bounds));
        let common = in_common(bounds, &top.word.bounds);
        if common <= 0.0 || common < VISUAL.covered.replaced * smaller {
            continue;
        }
        if top.word.text == seen.word.text {
            return None;
        }
        if replacement.is_none_or(|other| !other.is_amount && top.is_amount) {
            replacement = Some(top);
        }
    }
    let cover = if painted.kind == PaintedKind::Image { "a picture" } else { "a patch" };
    Some(match replacement {
        Some(top) => {
            let is_figure = seen.is_amount || top.is_amount || is_date(&seen.word.text);
            let severity = if is_figure { Severity::Critical } else { Severity::Warning };
            (
                severity,
                format!(" under {cover} with {} on top", quoted(&top.word.text)),
                Some(top.word.text.as_str()),
            )
        }
        // Nothing but a picture of a number explains an amount that is covered.
        None if seen.is_amount && seen.row.is_some() => (Severity::Critical, format!(" under {cover}"), None),
        None if has_digit(seen) && page.is_in_table(bounds) => {
            (Severity::Warning, format!(" under {cover}"), None)
        }
        None => (Severity::Info, format!(" under {cover}"), None),
    })
}

/// Figures of a day, a month and a year, however set apart.
fn is_date(text: &str) -> bool {
    let parts: Vec<&str> = text.split(['/', '-', '.']).collect();
    let is_number =
        |part: &&str| !part.is_empty() && part.len() <= 4 && part.bytes().all(|b| b.is_ascii_digit());
    parts.len() == 3 && parts.first().is_some_and(is_number) && parts.last().is_some_and(is_number)
}
