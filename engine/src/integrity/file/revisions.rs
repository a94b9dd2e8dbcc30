//! What was added to the file after it was first written.
//!
//! A PDF can be changed by appending to it: the earlier revision stays in the file, and a reader sees the later one.
//! Each earlier revision is opened by cutting the file where it ended. Where the drawing of a page differs, the words
//! of both are compared.

use hayro_syntax::Pdf;
use memchr::memmem;

use super::super::wording::quoted;
use super::super::{Check, Evidence, Group, Severity};
use super::Opened;
use super::check_results::{CheckKind, about_file, at, counted, on_page, pages_named};
use super::lists::LISTS;
use super::revised_words::revised;
use super::same_drawing::{Changes, changes};
use crate::document::Document;
use crate::document::objects::open_objects;

pub(super) const KIND: CheckKind = CheckKind::new("revisions", Group::Structure, Severity::Critical);

pub(super) fn check(opened: &Opened<'_>) -> Check {
    let ends = few(earlier_ends(opened.input.pdf));
    if ends.is_empty() {
        return KIND.passed("The file was searched for earlier revisions; it was written in one piece.");
    }
    let mut comparison = Comparison::default();
    let mut older: Option<(usize, Pdf)> = None;
    for end in &ends {
        let Some(now) = earlier(opened, *end) else { continue };
        if let Some((before_end, before)) = &older {
            comparison.add(opened, (*before_end, before), (*end, &now));
        }
        older = Some((*end, now));
    }
    let Some((end, last)) = older else {
        return KIND.not_run("The file has earlier revisions, but none of them opens.");
    };
    comparison.add(opened, (end, &last), (opened.input.pdf.len(), opened.pdf));
    comparison.verdict()
}

/// The first revision and the last ones. Each is compared with the next, so what changed in those left out shows too.
fn few(mut ends: Vec<usize>) -> Vec<usize> {
    let surplus = (ends.len() + 1).saturating_sub(LISTS.revisions.most.max(2));
    let mut place = 0_usize;
    ends.retain(|_| {
        place += 1;
        place == 1 || place > surplus + 1
    });
    ends
}

fn earlier(opened: &Opened<'_>, end: usize) -> Option<Pdf> {
    let input = opened.input;
    open_objects(input.pdf.get(..end)?, input.password, input.limits).ok()
}

#[derive(Default)]
struct Comparison {
    revisions: usize,
    pages: Vec<usize>,
    has_figures: bool,
    evidence: Vec<Evidence>,
    /// Drawn anew with the same words.
    redrawn: Vec<usize>,
    overlays: Vec<usize>,
    unread: Vec<usize>,
}

impl Comparison {
    fn add(
        &mut self,
        opened: &Opened<'_>,
        (older_end, older): (usize, &Pdf),
        (newer_end, newer): (usize, &Pdf),
    ) {
        self.revisions += 1;
        let input = opened.input;
        let found = changes(older, newer, input.limits);
        self.overlays.extend(&found.overlays);
        if !found.touch_pages() {
            return;
        }
        let Changes { pages, page_counts: (before, after), .. } = &found;
        if before != after {
            self.evidence.push(
                about_file(format!("{} before, {after} after", counted(*before, "page", "pages")))
                    .saying(after.to_string())
                    .against(before.to_string()),
            );
        }
        let read = |end: usize| {
            let bytes = input.pdf.get(..end)?;
            Document::read(bytes, input.password, input.limits).ok()
        };
        let is_last = newer_end == input.pdf.len();
        let old_words = read(older_end);
        let newer_words = if is_last { None } else { read(newer_end) };
        let new_words = if is_last { Some(input.document) } else { newer_words.as_ref() };
        for number in pages {
            let page = |document: &'_ Document| document.pages.get(number.saturating_sub(1)).cloned();
            let (Some(old), Some(new)) = (old_words.as_ref().and_then(page), new_words.and_then(page)) else {
                self.unread.push(*number);
                continue;
            };
            let revised = revised(&old, &new);
            if revised.is_empty() {
                self.redrawn.push(*number);
                continue;
            }
            self.pages.push(*number);
            for word in revised {
                let is_in_row = opened.rows.touched(*number, word.bounds).is_some();
                let has_digits = |text: &str| text.bytes().any(|byte| byte.is_ascii_digit());
                self.has_figures |=
                    word.is_of_figure() || is_in_row && (has_digits(&word.was) || has_digits(&word.is));
                let detail = match (word.was.as_str(), word.is.as_str()) {
                    ("", is) => format!("added {}", quoted(is)),
                    (was, "") => format!("took away {}", quoted(was)),
                    (was, is) => format!("was {}, is {}", quoted(was), quoted(is)),
                };
                let said = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
                self.evidence.push(Evidence {
                    declared: said(&word.is),
                    found: said(&word.was),
                    ..at(*number, word.bounds, &opened.rows, detail)
                });
            }
        }
    }

    fn verdict(mut self) -> Check {
        let revisions = counted(self.revisions + 1, "revision", "revisions");
        for pages in [&mut self.pages, &mut self.redrawn, &mut self.overlays, &mut self.unread] {
            pages.sort_unstable();
            pages.dedup();
        }
        if !self.pages.is_empty() {
            let (severity, what) = if self.has_figures {
                (Severity::Critical, "amounts or dates")
            } else {
                (Severity::Warning, "words")
            };
            let message =
                format!("{} changed after the file was first written: {what} differ.", were(&self.pages));
            return KIND.failed(severity, message, self.evidence);
        }
        if !self.evidence.is_empty() {
            return KIND.failed(
                Severity::Warning,
                "Pages were added or taken away after the file was first written.",
                self.evidence,
            );
        }
        if !self.unread.is_empty() {
            let evidence =
                self.unread.iter().map(|page| on_page(*page, "drawn anew; the earlier words are unreadable"));
            return KIND.failed(
                Severity::Warning,
                "Pages were drawn anew after the file was first written, and what they said before cannot be read.",
                evidence.collect(),
            );
        }
        if !self.redrawn.is_empty() {
            let evidence = self.redrawn.iter().map(|page| on_page(*page, "drawn anew, with the same words"));
            return KIND.failed(
                Severity::Warning,
                format!(
                    "{} drawn anew after the file was first written, with the same words.",
                    were(&self.redrawn)
                ),
                evidence.collect(),
            );
        }
        if !self.overlays.is_empty() {
            let evidence = self.overlays.iter().map(|page| on_page(*page, "annotated later"));
            return KIND.failed(
                Severity::Info,
                format!("The file has {revisions}. {} annotated or filled in later.", were(&self.overlays)),
                evidence.collect(),
            );
        }
        KIND.failed(
            Severity::Info,
            format!(
                "The file has {revisions}. The later ones change no page: they may sign it or describe it."
            ),
            vec![about_file(revisions.clone())],
        )
    }
}

/// Where earlier revisions of the file ended.
fn earlier_ends(pdf: &[u8]) -> Vec<usize> {
    const MARK: &[u8] = b"%%EOF";
    let first_length = linearised_length(pdf);
    let header = memmem::find(pdf, b"%PDF-").unwrap_or_default();
    let mut ends: Vec<usize> = memmem::find_iter(pdf, MARK)
        .filter(|found| is_after_table(pdf, header, *found))
        .map(|found| end_of_line(pdf, found + MARK.len()))
        // A file made for the web has an end in its middle, and is one revision up to its declared length.
        .filter(|end| first_length.is_none_or(|length| *end + 2 >= length))
        .collect();
    // The last of them is the file itself, unless more follows.
    if ends
        .last()
        .is_some_and(|end| memmem::find(pdf.get(*end..).unwrap_or_default(), b"startxref").is_none())
    {
        ends.pop();
    }
    ends
}

/// `Page 3 was`, `Pages 3 and 4 were`.
fn were(pages: &[usize]) -> String {
    format!("{} {}", pages_named(pages), if pages.len() == 1 { "was" } else { "were" })
}

/// The mark of the end stands behind the place of a table that is in the file.
fn is_after_table(pdf: &[u8], header: usize, mark: usize) -> bool {
    const BETWEEN_BYTES: usize = 64;
    let before = pdf.get(mark.saturating_sub(BETWEEN_BYTES)..mark).unwrap_or_default();
    let Some(begin) = memmem::rfind(before, b"startxref") else { return false };
    let digits = before.get(begin + b"startxref".len()..).unwrap_or_default().trim_ascii();
    let place = std::str::from_utf8(digits).ok().and_then(|digits| digits.parse::<usize>().ok());
    let Some(place) = place.filter(|place| *place > 0) else { return false };
    // Where lines were put before the header, some writers count from the header.
    [Some(place), place.checked_add(header)].into_iter().flatten().any(|place| {
        let table = pdf.get(place..mark).unwrap_or_default().trim_ascii_start();
        table.starts_with(b"xref") || table.first().is_some_and(u8::is_ascii_digit)
    })
}

fn end_of_line(pdf: &[u8], end: usize) -> usize {
    let rest = pdf.get(end..).unwrap_or_default();
    end + rest.iter().take(2).take_while(|byte| matches!(byte, b'\r' | b'\n')).count()
}

/// The length a file made for the web had when it was made.
fn linearised_length(pdf: &[u8]) -> Option<usize> {
    const WITHIN_BYTES: usize = 1_024;
    let beginning = pdf.get(..WITHIN_BYTES).unwrap_or(pdf);
    let at = memmem::find(beginning, b"/Linearized")?;
    let dictionary = beginning.get(at..)?;
    let dictionary = dictionary.split(|byte| *byte == b'>').next()?;
    let length = dictionary.get(memmem::find(dictionary, b"/L ")? + 2..)?.trim_ascii_start();
    let digits = length.split(|byte| !byte.is_ascii_digit()).next()?;
    std::str::from_utf8(digits).ok()?.parse().ok()
}
