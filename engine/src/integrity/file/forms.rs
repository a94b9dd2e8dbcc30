//! Forms: what can be typed over a page.

use std::collections::BTreeMap;

use hayro_syntax::object::{Dict, Object};

use super::super::{Check, Group, Severity};
use super::Opened;
use super::annotations::Annotation;
use super::check_results::{CheckKind, about_file, at, counted};
use super::fields::FieldKind;
use super::properties::text;
use super::revised_words::is_figure;

pub(super) const KIND: CheckKind = CheckKind::new("forms", Group::Structure, Severity::Warning);

pub(super) fn check(opened: &Opened<'_>, annotations: &[Annotation<'_>]) -> Check {
    let Some(form) = opened.catalogue.get::<Dict<'_>>(b"AcroForm") else {
        return KIND.passed("The file was searched for a form; it has none.");
    };
    if form.contains_key(b"XFA") {
        return KIND.failed(
            Severity::Warning,
            "The file is a form of the kind that draws its pages anew each time it is opened (XFA).",
            vec![about_file("XFA")],
        );
    }
    let typed = |kind: FieldKind| matches!(kind, FieldKind::Text | FieldKind::Choice);
    let fields: Vec<_> = opened.fields.iter().filter(|field| typed(field.kind)).collect();
    let shown: BTreeMap<_, _> = annotations
        .iter()
        .filter_map(|annotation| Some((annotation.id?, (annotation.page, annotation.bounds?))))
        .collect();
    let mut evidence = Vec::new();
    for field in &fields {
        let place = field.id.and_then(|id| shown.get(&id)).copied();
        let filled = match &field.value {
            Some(Object::String(value)) => Some(text(value.as_bytes())),
            _ => None,
        };
        let figure = filled.filter(|value| value.split_whitespace().any(is_figure));
        let over = place.and_then(|(page, bounds)| opened.rows.touched(page, bounds));
        match (place, figure) {
            (Some((page, bounds)), figure) if figure.is_some() || over.is_some() => {
                let detail = figure.map_or_else(
                    || "field over a transaction".to_owned(),
                    |value| format!("field that holds {}", value.chars().take(40).collect::<String>()),
                );
                evidence.push(at(page, bounds, &opened.rows, detail));
            }
            (None, Some(value)) if !field.dict.contains_key(b"Kids") => {
                let value: String = value.chars().take(40).collect();
                evidence.push(about_file(format!("field that holds {value}")));
            }
            _ => {}
        }
    }
    if !evidence.is_empty() {
        let count = counted(evidence.len(), "field", "fields");
        return KIND.failed(
            Severity::Warning,
            format!(
                "The form of the file has {count} to type in that hold figures or lie over transactions."
            ),
            evidence,
        );
    }
    if !fields.is_empty() {
        let count = counted(fields.len(), "field", "fields");
        return KIND.failed(
            Severity::Info,
            format!("The file has a form with {count} to type in, none of them over a transaction."),
            Vec::new(),
        );
    }
    KIND.passed("The file has a form, in which nothing can be typed.")
}
