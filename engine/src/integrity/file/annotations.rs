//! What is laid over the pages: notes, stamps, stickers.

use std::collections::BTreeMap;

use hayro_syntax::object::{Array, Dict, Name, ObjectIdentifier, Rect};

use super::super::{Check, Group, Severity};
use super::Opened;
use super::check_results::{CheckKind, RowPlaces, at, counted, on_page};
use super::fields::dictionaries;
use super::lists::LISTS;
use crate::document::TextBox;
use crate::document::objects::bounds_on_page;

pub(super) const KIND: CheckKind = CheckKind::new("annotations", Group::Structure, Severity::Critical);

pub(super) struct Annotation<'a> {
    /// From 1.
    pub(super) page: usize,
    pub(super) subtype: String,
    pub(super) bounds: Option<TextBox>,
    pub(super) dict: Dict<'a>,
    pub(super) id: Option<ObjectIdentifier>,
}

impl Annotation<'_> {
    /// Bits 2 and 6: it is not shown on a screen.
    pub(super) fn is_hidden(&self) -> bool {
        self.dict.get::<i32>(b"F").is_some_and(|flags| flags & 0b10_0010 != 0)
    }
}

pub(super) fn list<'e>(opened: &Opened<'e>) -> Vec<Annotation<'e>> {
    let mut annotations = Vec::new();
    for (page, number) in opened.pdf.pages().iter().zip(1..) {
        let Some(array) = page.raw().get::<Array<'e>>(b"Annots") else { continue };
        annotations.extend(dictionaries(&array, opened.pdf.xref()).map(|(id, dict)| Annotation {
            page: number,
            subtype: subtype(&dict),
            bounds: dict.get::<Rect>(b"Rect").and_then(|rectangle| bounds_on_page(page, rectangle)),
            dict,
            id,
        }));
    }
    annotations
}

pub(super) fn subtype(dict: &Dict<'_>) -> String {
    let name = dict.get::<Name<'_>>(b"Subtype");
    name.map(|name| String::from_utf8_lossy(name.as_ref()).into_owned()).unwrap_or_default()
}

pub(super) fn check(annotations: &[Annotation<'_>], rows: &RowPlaces) -> Check {
    let lists = &LISTS.annotations;
    let is_in = |list: &[String], annotation: &Annotation<'_>| list.contains(&annotation.subtype);
    let mut graded = Vec::new();
    for annotation in annotations.iter().filter(|annotation| !annotation.is_hidden()) {
        let covered = annotation.bounds.and_then(|bounds| rows.touched(annotation.page, bounds));
        let severity = if is_in(&lists.covering, annotation) && covered.is_some() {
            Severity::Critical
        } else if is_in(&lists.speaking, annotation) {
            Severity::Warning
        } else if is_in(&lists.covering, annotation) || is_in(&lists.marking, annotation) {
            Severity::Info
        } else {
            continue;
        };
        graded.push((severity, annotation));
    }
    let Some(gravest) = graded.iter().map(|(severity, _)| *severity).max() else {
        let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
        for annotation in annotations {
            *kinds.entry(annotation.subtype.as_str()).or_default() += 1;
        }
        let kinds: Vec<String> = kinds.iter().map(|(kind, count)| format!("{count} {kind}")).collect();
        let found = if kinds.is_empty() { "there are none".to_owned() } else { kinds.join(", ") };
        return KIND.passed(format!("The pages were searched for notes and stamps laid over them: {found}."));
    };
    graded.sort_by_key(|(severity, annotation)| (std::cmp::Reverse(*severity), annotation.page));
    let evidence: Vec<_> = graded
        .iter()
        .map(|(_, annotation)| match annotation.bounds {
            Some(bounds) => at(annotation.page, bounds, rows, annotation.subtype.clone()),
            None => on_page(annotation.page, annotation.subtype.clone()),
        })
        .collect();
    let count = graded.iter().filter(|(severity, _)| *severity == gravest).count();
    let message = match gravest {
        Severity::Critical => {
            format!("Over the transactions {} laid that can hide or replace what is printed.", laid(count))
        }
        Severity::Warning => format!("On the pages {} laid that a bank does not print.", laid(count)),
        Severity::Info => format!("On the pages {} laid, such as a reader makes.", laid(count)),
    };
    KIND.failed(gravest, message, evidence)
}

fn laid(count: usize) -> String {
    let verb = if count == 1 { "is" } else { "are" };
    format!("{} {verb}", counted(count, "annotation", "annotations"))
}
