//! What editing programs leave behind in the pages they change.

use hayro_syntax::object::Dict;
use memchr::memmem;

use super::super::{Check, Group, Severity};
use super::Opened;
use super::check_results::{CheckKind, about_file, counted, on_page};
use super::lists::LISTS;
use crate::document::objects::Decoder;

pub(super) const KIND: CheckKind = CheckKind::new("editor_markers", Group::Structure, Severity::Critical);

pub(super) fn check(opened: &Opened<'_>, decoder: &mut Decoder<'_>) -> Check {
    let markers: Vec<(&str, memmem::Finder<'_>)> =
        LISTS.editor_markers.content.iter().map(|name| (name.as_str(), memmem::Finder::new(name))).collect();
    let mut evidence = Vec::new();
    let mut undecoded = 0_usize;
    for (page, number) in opened.pdf.pages().iter().zip(1..) {
        let mut counts = vec![0_usize; markers.len()];
        for content in decoder.contents(page) {
            let Some(content) = content else {
                undecoded += 1;
                continue;
            };
            for (count, (_, finder)) in counts.iter_mut().zip(&markers) {
                *count += finder.find_iter(&content).count();
            }
        }
        for (count, (name, _)) in counts.iter().zip(&markers).filter(|(count, _)| **count > 0) {
            let times = counted(*count, "time", "times");
            evidence.push(on_page(number, format!("{name} stands in the drawing of the page {times}")));
        }
        for program in working_copies(page.raw()) {
            evidence.push(on_page(number, format!("working copy of {program}")));
        }
    }
    evidence.extend(
        working_copies(&opened.catalogue)
            .into_iter()
            .map(|program| about_file(format!("working copy of {program}"))),
    );
    if !evidence.is_empty() {
        let places = counted(evidence.len(), "place", "places");
        return KIND.failed(
            Severity::Critical,
            format!(
                "An editing program left its marks in {places} of the file: the document was changed by hand."
            ),
            evidence,
        );
    }
    let pages = opened.pdf.pages().len();
    if undecoded > 0 && undecoded >= pages {
        return KIND.not_run("The drawings of the pages could not be decoded.");
    }
    KIND.passed(format!(
        "The drawings of {} were searched for the marks of editing programs; there are none.",
        counted(pages, "page", "pages")
    ))
}

fn working_copies(dict: &Dict<'_>) -> Vec<String> {
    let Some(pieces) = dict.get::<Dict<'_>>(b"PieceInfo") else { return Vec::new() };
    let mut programs: Vec<String> = pieces
        .keys()
        .map(|name| String::from_utf8_lossy(name.as_ref()).into_owned())
        .filter(|name| {
            LISTS.editor_markers.piece_info.iter().any(|program| name.eq_ignore_ascii_case(program))
        })
        .collect();
    programs.sort_unstable();
    programs
}
