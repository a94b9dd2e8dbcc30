//! Pages that are pictures. A picture can be changed without a trace in the file, and stays a picture when its words were
//! recognised.

use super::super::{Check, Group, IntegrityInput, Severity};
use super::check_results::{CheckKind, RowPlaces, counted, on_page, pages_named};
use crate::document::{Page, PageKind};

pub(super) const KIND: CheckKind = CheckKind::new("image_pages", Group::Structure, Severity::Critical);

pub(super) fn check(input: &IntegrityInput<'_>, rows: &RowPlaces) -> Check {
    let those = |is_sought: fn(&Page) -> bool| -> Vec<usize> {
        let numbered = (1..).zip(&input.document.pages);
        numbered.filter(|(_, page)| is_sought(page)).map(|(number, _)| number).collect()
    };
    let pictures = those(|page| page.kind == PageKind::Scan || page.is_recognised);
    let texts = those(|page| page.kind == PageKind::Text && !page.is_recognised);
    if pictures.is_empty() && texts.is_empty() {
        return KIND.not_run("The pages are blank.");
    }
    if pictures.is_empty() {
        let pages = counted(texts.len(), "page", "pages");
        return KIND.passed(format!("Text on {pages}; no page is a picture."));
    }
    let shown = |pages: &[usize]| pages.iter().map(|page| on_page(*page, "a picture of a page")).collect();
    if texts.is_empty() && those(|page| page.kind == PageKind::Scan).is_empty() {
        let pages = counted(pictures.len(), "page", "pages");
        return KIND.passed(format!("{pages}, all of them pictures, were read; no page among them is text."));
    }
    if texts.is_empty() {
        return KIND.failed(
            Severity::Warning,
            "All pages are pictures. What they show was not compared with what the bank issued as text.",
            shown(&pictures),
        );
    }
    // A picture with transactions of its own, before or after those of text, stands for a page that was text as well.
    let inside: Vec<usize> = match rows_of_text(&texts, rows) {
        Some((first, last)) => pictures
            .iter()
            .filter(|page| (first..=last).contains(page) || rows.are_on(**page))
            .copied()
            .collect(),
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

/// The first and the last page of text with transactions.
fn rows_of_text(texts: &[usize], rows: &RowPlaces) -> Option<(usize, usize)> {
    let mut with_rows = texts.iter().filter(|page| rows.are_on(**page));
    let first = *with_rows.next()?;
    Some((first, with_rows.next_back().copied().unwrap_or(first)))
}

#[cfg(test)]
mod tests {
    use super::super::super::{Status, fixtures};
    use super::*;
    use crate::document::{Document, DocumentLimits};
    use crate::reconcile;
    use crate::statement::Statement;

    /// Pages by their letters: `t` is text, `s` a picture that was not read, `r` one that was; a capital has a row.
    fn judged(kinds: &str) -> (Status, Severity, String) {
        let pages = kinds.chars().map(|kind| {
            let mut page = fixtures::page(Vec::new());
            page.is_recognised = kind.eq_ignore_ascii_case(&'r');
            if kind.eq_ignore_ascii_case(&'s') {
                page.kind = PageKind::Scan;
            }
            page
        });
        let document = Document { pages: pages.collect() };
        let with_rows = kinds.chars().zip(1..).filter(|(kind, _)| kind.is_ascii_uppercase());
        let rows: Vec<_> = with_rows.map(|(_, page)| fixtures::row(page, 10_000)).collect();
        let statement =
            Statement { accounts: vec![fixtures::account(rows)], pages: Vec::new(), leftover: Vec::new() };
        let (ledger, limits) = (reconcile::ledger(statement), DocumentLimits::default());
        let input = IntegrityInput {
            pdf: &[],
            password: None,
            limits: &limits,
            document: &document,
            ledger: &ledger,
        };
        let check = check(&input, &RowPlaces::from_ledger(&ledger));
        (check.status, check.severity, check.message)
    }

    #[test]
    fn a_picture_among_pages_of_text_is_critical_whether_it_was_read_or_not() {
        for kinds in ["TsT", "TrT", "TRT", "RTT", "TTR"] {
            let (status, severity, message) = judged(kinds);
            assert_eq!((status, severity), (Status::Failed, Severity::Critical), "{kinds}: {message}");
        }
        // A letter before it, or terms behind it.
        for kinds in ["sTT", "TTs", "TTr"] {
            let (status, severity, message) = judged(kinds);
            assert_eq!((status, severity), (Status::Failed, Severity::Warning), "{kinds}: {message}");
        }
        assert_eq!(judged("TTt").0, Status::Passed);
    }

    #[test]
    fn a_scan_of_all_pages_that_was_read_is_no_mixture() {
        assert_eq!(judged("RRr").0, Status::Passed);
        // A back side on which nothing was recognised.
        assert_eq!((judged("RRs").0, judged("RRs").1), (Status::Failed, Severity::Warning));
        assert_eq!((judged("ss").0, judged("ss").1), (Status::Failed, Severity::Warning));
    }
}
