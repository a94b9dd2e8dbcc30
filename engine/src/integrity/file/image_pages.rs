//! Pages that are pictures. A picture can be changed without a trace in the file.

use super::super::{Check, Group, IntegrityInput, Severity};
use super::check_results::{CheckKind, RowPlaces, counted, on_page, pages_named};
use crate::document::PageKind;

pub(super) const KIND: CheckKind = CheckKind::new("image_pages", Group::Structure, Severity::Critical);

pub(super) fn check(input: &IntegrityInput<'_>, rows: &RowPlaces) -> Check {
    let of_kind = |kind: PageKind| -> Vec<usize> {
        (1..)
            .zip(&input.document.pages)
            .filter(|(_, page)| page.kind == kind)
            .map(|(number, _)| number)
            .collect()
    };
    let (pictures, texts) = (of_kind(PageKind::Scan), of_kind(PageKind::Text));
    if pictures.is_empty() && texts.is_empty() {
        return KIND.not_run("The pages are blank.");
    }
    if pictures.is_empty() {
        let pages = counted(texts.len(), "page", "pages");
        return KIND.passed(format!("Text on {pages}; no page is a picture."));
    }
    let shown = |pages: &[usize]| pages.iter().map(|page| on_page(*page, "a picture of a page")).collect();
    if texts.is_empty() {
        return KIND.failed(
            Severity::Warning,
            "All pages are pictures. What they show was not compared with what the bank issued as text.",
            shown(&pictures),
        );
    }
    let inside: Vec<usize> = match rows_of_text(&texts, rows) {
        Some((first, last)) => {
            pictures.iter().filter(|page| (first..=last).contains(page)).copied().collect()
        }
        None => Vec::new(),
    };
    let verb = |pages: &[usize]| if pages.len() == 1 { "is a picture" } else { "are pictures" };
    if inside.is_empty() {
        return KIND.failed(
            Severity::Warning,
            format!(
                "{} {} while the others are text, before or after the transactions.",
                pages_named(&pictures),
                verb(&pictures)
            ),
            shown(&pictures),
        );
    }
    KIND.failed(
        Severity::Critical,
        format!("{} {} among pages of text with transactions.", pages_named(&inside), verb(&inside)),
        shown(&inside),
    )
}

/// The first and the last page of text with transactions. Those recognised in pictures do not widen it.
fn rows_of_text(texts: &[usize], rows: &RowPlaces) -> Option<(usize, usize)> {
    let mut with_rows = texts.iter().filter(|page| rows.are_on(**page));
    let first = *with_rows.next()?;
    Some((first, with_rows.next_back().copied().unwrap_or(first)))
}
