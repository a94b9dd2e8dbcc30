//! What lies behind each word and what lies on top of it: text in the colour of its background, and text under a patch.

use super::numbers::VISUAL;
use super::sight::{PageSight, Seen, Sight, area_of, in_common, is_same_colour};
use crate::document::{Mark, MarkKind, Paint, Rgb};
use crate::integrity::wording::quoted;
use crate::integrity::{Check, Evidence, Severity};
use crate::transaction_id::TransactionId;

/// Words held against marks on one page. An honest page needs a few thousand.
const MOST_COMPARISONS: usize = 400_000;

/// What lies directly behind a word and on top of it, of one page.
struct Layers<'m> {
    behind: Vec<Option<&'m Mark>>,
    above: Vec<Option<&'m Mark>>,
    is_whole: bool,
}

impl<'m> Layers<'m> {
    fn of(page: &PageSight<'m>) -> Self {
        let count = page.words.len();
        let mut layers = Self {
            behind: vec![None; count],
            above: vec![None; count],
            is_whole: !page.page.has_unnoted_marks,
        };
        let mut comparisons = 0;
        for mark in &page.page.marks {
            let range = page.between(mark.bounds.y0, mark.bounds.y1);
            comparisons += range.len();
            if comparisons > MOST_COMPARISONS {
                layers.is_whole = false;
                break;
            }
            for at in range {
                let Some(seen) = page.seen(at) else { continue };
                let common = in_common(&seen.word.bounds, &mark.bounds);
                if common <= 0.0 || common < VISUAL.covered.share * area_of(&seen.word.bounds) {
                    continue;
                }
                if mark.z < seen.word.z {
                    // Marks come in the order of painting, so the last one is the nearest.
                    if let Some(behind) = layers.behind.get_mut(at) {
                        *behind = Some(mark);
                    }
                } else if mark.is_opaque
                    && !(mark.kind == MarkKind::Image && page.is_whole_page(mark))
                    && let Some(above) = layers.above.get_mut(at)
                {
                    above.get_or_insert(mark);
                }
            }
        }
        layers
    }
}

/// Both checks of this file: of hidden text, and of covered text.
pub(super) fn examine(sight: &Sight<'_>) -> [Check; 2] {
    if sight.pages.is_empty() {
        return ["hidden_text", "covered_text"].map(|code| VISUAL.check.not_run(code, "recognised"));
    }
    let (mut hidden, mut covered) = (Findings::default(), Findings::default());
    let mut is_whole = true;
    for page in &sight.pages {
        let layers = Layers::of(page);
        is_whole &= layers.is_whole;
        let unseen: Vec<bool> = (0..page.words.len()).map(|at| is_unseen(page, &layers, at)).collect();
        let count = unseen.iter().filter(|is_unseen| **is_unseen).count();
        // The recognition of a scanner lies unseen beneath or above its picture.
        let is_scanned = page.is_scan() && count * 2 > page.words.len();
        for (at, seen) in page.words.iter().enumerate() {
            let is_hidden = unseen.get(at).copied().unwrap_or(false);
            if is_hidden && !is_scanned {
                hidden.add(page, seen, hidden_severity(page, seen), "");
            }
            let above = layers.above.get(at).copied().flatten().filter(|_| !is_hidden);
            if let Some((severity, note)) = above.and_then(|mark| judged(page, &unseen, at, seen, mark)) {
                covered.add(page, seen, severity, &note);
            }
        }
    }
    [hidden.into_check("hidden_text", ["elsewhere", "table", "amounts"], true), {
        covered.into_check("covered_text", ["elsewhere", "table", "replaced"], is_whole)
    }]
}

#[derive(Default)]
struct Findings {
    evidence: Vec<(Severity, Evidence)>,
}

impl Findings {
    fn add(&mut self, page: &PageSight<'_>, seen: &Seen<'_>, severity: Severity, note: &str) {
        let evidence = Evidence {
            page: Some(page.number),
            bounds: Some(seen.word.bounds),
            transaction_id: seen.row.map(TransactionId::at),
            detail: format!("{}{note}", quoted(&seen.word.text)),
        };
        self.evidence.push((severity, evidence));
    }

    /// The gravest first, under the sentence for the gravest.
    fn into_check(self, code: &str, [info, warning, critical]: [&str; 3], is_whole: bool) -> Check {
        let mut evidence = self.evidence;
        evidence.sort_by_key(|(severity, _)| std::cmp::Reverse(*severity));
        let Some((worst, _)) = evidence.first() else {
            let reason = "too_many_shapes";
            return if is_whole { VISUAL.check.passed(code) } else { VISUAL.check.not_run(code, reason) };
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

fn has_digit(seen: &Seen<'_>) -> bool {
    seen.word.text.bytes().any(|byte| byte.is_ascii_digit())
}

fn is_unseen(page: &PageSight<'_>, layers: &Layers<'_>, at: usize) -> bool {
    let Some(seen) = page.seen(at) else { return false };
    let word = seen.word;
    if word.is_hidden() || word.opacity <= VISUAL.hidden.opacity || word.size <= VISUAL.hidden.size {
        return true;
    }
    let background = match layers.behind.get(at).copied().flatten() {
        None => Some(Rgb::WHITE),
        Some(mark) => mark.fill.filter(|_| mark.is_opaque),
    };
    // An outline has a colour of its own.
    let is_filled = word.paint == Paint::Fill && word.is_uniform;
    is_filled && word.fill.zip(background).is_some_and(|(ink, paper)| is_same_colour(ink, paper))
}

fn hidden_severity(page: &PageSight<'_>, seen: &Seen<'_>) -> Severity {
    match (has_digit(seen), page.is_in_table(&seen.word.bounds)) {
        _ if seen.is_amount => Severity::Critical,
        (true, true) => Severity::Critical,
        (true, false) | (false, true) => Severity::Warning,
        (false, false) => Severity::Info,
    }
}

/// How grave it is that a word is covered, and by what; `None` where the same text stands on top of it again.
fn judged(
    page: &PageSight<'_>,
    unseen: &[bool],
    at: usize,
    seen: &Seen<'_>,
    mark: &Mark,
) -> Option<(Severity, String)> {
    let bounds = &seen.word.bounds;
    let on_top = page.between(bounds.y0, bounds.y1).filter(|other| *other != at).filter_map(|other| {
        let is_seen = !unseen.get(other).copied().unwrap_or(true);
        page.seen(other).filter(|top| is_seen && top.word.z > mark.z)
    });
    let mut replacement: Option<&Seen<'_>> = None;
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
    let cover = if mark.kind == MarkKind::Image { "a picture" } else { "a patch" };
    Some(match replacement {
        Some(top) => {
            let is_figure = seen.is_amount || top.is_amount || is_date(&seen.word.text);
            let severity = if is_figure { Severity::Critical } else { Severity::Warning };
            (severity, format!(" under {cover} with {} on top", quoted(&top.word.text)))
        }
        // Nothing but a picture of a number explains an amount that is covered.
        None if seen.is_amount && seen.row.is_some() => (Severity::Critical, format!(" under {cover}")),
        None if has_digit(seen) && page.is_in_table(bounds) => (Severity::Warning, format!(" under {cover}")),
        None => (Severity::Info, format!(" under {cover}")),
    })
}

/// Figures of a day, a month and a year, however set apart.
fn is_date(text: &str) -> bool {
    let parts: Vec<&str> = text.split(['/', '-', '.']).collect();
    let is_number =
        |part: &&str| !part.is_empty() && part.len() <= 4 && part.bytes().all(|b| b.is_ascii_digit());
    parts.len() == 3 && parts.first().is_some_and(is_number) && parts.last().is_some_and(is_number)
}
