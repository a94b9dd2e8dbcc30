//! What the file does when it is opened, and what it carries along.

use std::collections::BTreeSet;

use hayro_syntax::object::{Array, Dict, Name, Object, String as PdfString};
use hayro_syntax::xref::XRef;

use super::super::{Check, Evidence, Group, Severity};
use super::Opened;
use super::annotations::Annotation;
use super::check_results::{CheckKind, about_file, counted, on_page};
use super::fields::dictionaries;
use super::lists::LISTS;
use super::properties::text;

pub(super) const SCRIPTS: CheckKind = CheckKind::new("scripts", Group::Structure, Severity::Critical);
pub(super) const EMBEDDED_FILES: CheckKind =
    CheckKind::new("embedded_files", Group::Structure, Severity::Critical);

/// Actions that follow one another, and branches of a tree of names: beyond this they go in circles.
const MOST_STEPS: usize = 1_000;

pub(super) fn scripts(opened: &Opened<'_>, annotations: &[Annotation<'_>]) -> Check {
    let catalogue = &opened.catalogue;
    let mut evidence: Vec<Evidence> = Vec::new();
    let mut note = |page: Option<usize>, place: &str, kind: &str| {
        let detail = format!("{kind} {place}");
        evidence.push(page.map_or_else(|| about_file(detail.clone()), |page| on_page(page, detail.clone())));
    };
    if let Some(kind) = catalogue.get::<Dict<'_>>(b"OpenAction").and_then(|action| harmful(&action)) {
        note(None, "when the file is opened", kind);
    }
    for kind in triggered(catalogue) {
        note(None, "when something happens to the file", kind);
    }
    if let Some(names) = catalogue.get::<Dict<'_>>(b"Names")
        && !names_under(&names, b"JavaScript", opened.pdf.xref()).is_empty()
    {
        note(None, "for the whole file", "JavaScript");
    }
    for (page, number) in opened.pdf.pages().iter().zip(1..) {
        for kind in triggered(page.raw()) {
            note(Some(number), "when the page is shown", kind);
        }
    }
    for annotation in annotations {
        let own = annotation.dict.get::<Dict<'_>>(b"A").and_then(|action| harmful(&action));
        for kind in own.into_iter().chain(triggered(&annotation.dict)) {
            note(Some(annotation.page), "on an annotation", kind);
        }
    }
    for field in &opened.fields {
        // What is also an annotation of a page was seen there.
        let is_annotation = field.dict.contains_key(b"Subtype");
        for kind in triggered(&field.dict).into_iter().filter(|_| !is_annotation) {
            note(None, "on a field of the form", kind);
        }
    }
    if evidence.is_empty() {
        return SCRIPTS
            .passed("The file was searched for scripts and for programs it starts; there are none.");
    }
    let places = counted(evidence.len(), "place", "places");
    // A script can show other amounts than are printed; no bank needs one in a statement.
    SCRIPTS.failed(
        Severity::Critical,
        format!("The file runs scripts or starts programs in {places}."),
        evidence,
    )
}

/// The first action of a chain that runs something.
fn harmful(action: &Dict<'_>) -> Option<&'static str> {
    let mut next = Some(action.clone());
    for _ in 0..MOST_STEPS {
        let action = next?;
        if action.contains_key(b"JS") {
            return Some("JavaScript");
        }
        match action.get::<Name<'_>>(b"S").as_deref() {
            Some(b"JavaScript") => return Some("JavaScript"),
            Some(b"Launch") => return Some("Launch"),
            _ => {}
        }
        next = match action.get::<Object<'_>>(b"Next") {
            Some(Object::Dict(one)) => Some(one),
            Some(Object::Array(several)) => several.iter::<Object<'_>>().find_map(Object::into_dict),
            _ => None,
        };
    }
    None
}

/// What runs on events, such as a page being shown.
fn triggered(dict: &Dict<'_>) -> Vec<&'static str> {
    let Some(events) = dict.get::<Dict<'_>>(b"AA") else { return Vec::new() };
    let mut names: Vec<_> = events.keys().collect();
    names.sort_by(|one, other| one.as_ref().cmp(other.as_ref()));
    names
        .iter()
        .filter_map(|name| events.get::<Dict<'_>>(name.as_ref()).and_then(|action| harmful(&action)))
        .collect()
}

/// The values of a tree of names.
fn names_under<'a>(names: &Dict<'a>, key: &[u8], xref: &'a XRef) -> Vec<Dict<'a>> {
    let mut values = Vec::new();
    let mut seen = BTreeSet::new();
    let mut open: Vec<Dict<'a>> = names.get::<Dict<'a>>(key).into_iter().collect();
    for _ in 0..MOST_STEPS {
        let Some(branch) = open.pop() else { break };
        if let Some(leaves) = branch.get::<Array<'a>>(b"Names") {
            values.extend(dictionaries(&leaves, xref).map(|(_, value)| value));
        }
        if let Some(kids) = branch.get::<Array<'a>>(b"Kids") {
            let unseen = dictionaries(&kids, xref).filter(|(id, _)| id.is_none_or(|id| seen.insert(id)));
            open.extend(unseen.map(|(_, kid)| kid));
        }
    }
    values
}

pub(super) fn embedded_files(opened: &Opened<'_>, annotations: &[Annotation<'_>]) -> Check {
    let xref = opened.pdf.xref();
    let names = opened.catalogue.get::<Dict<'_>>(b"Names");
    let mut files: Vec<(Option<usize>, String)> = names
        .map(|names| names_under(&names, b"EmbeddedFiles", xref))
        .unwrap_or_default()
        .iter()
        .map(|file| (None, file_name(file)))
        .collect();
    if let Some(associated) = opened.catalogue.get::<Array<'_>>(b"AF") {
        for name in dictionaries(&associated, xref).map(|(_, file)| file_name(&file)) {
            if !files.contains(&(None, name.clone())) {
                files.push((None, name));
            }
        }
    }
    for annotation in annotations.iter().filter(|annotation| annotation.subtype == "FileAttachment") {
        let file = annotation.dict.get::<Dict<'_>>(b"FS");
        files.push((Some(annotation.page), file.map(|file| file_name(&file)).unwrap_or_default()));
    }
    if files.is_empty() {
        return EMBEDDED_FILES.passed("The file was searched for other files inside of it; there are none.");
    }
    let ends_so = |name: &str, endings: &[String]| {
        let name = name.to_lowercase();
        endings.iter().any(|ending| name.ends_with(ending.as_str()))
    };
    let severity = if files.iter().any(|(_, name)| ends_so(name, &LISTS.embedded_files.program_endings)) {
        Severity::Critical
    } else if files.iter().all(|(_, name)| ends_so(name, &LISTS.embedded_files.data_endings)) {
        Severity::Info
    } else {
        Severity::Warning
    };
    let evidence = files.iter().map(|(page, name)| match page {
        Some(page) => on_page(*page, format!("attached: {name}")),
        None => about_file(format!("attached: {name}")),
    });
    let count = counted(files.len(), "other file", "other files");
    EMBEDDED_FILES.failed(severity, format!("The file carries {count} inside of it."), evidence.collect())
}

fn file_name(file: &Dict<'_>) -> String {
    const MOST_LETTERS: usize = 80;
    let name = file.get::<PdfString<'_>>(b"UF").or_else(|| file.get::<PdfString<'_>>(b"F"));
    let name = name.map(|name| text(name.as_bytes())).unwrap_or_default();
    name.chars().filter(|letter| !letter.is_control()).take(MOST_LETTERS).collect()
}
