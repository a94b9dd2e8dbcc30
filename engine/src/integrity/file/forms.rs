//! Forms: what can be typed over a page, and what was.

use std::collections::{BTreeMap, BTreeSet};

use hayro_syntax::object::{Dict, Object};

use super::super::{Check, Evidence, Group, Severity};
use super::Opened;
use super::annotations::Annotation;
use super::check_results::{CheckKind, about_file, at, counted};
use super::fields::FieldKind;
use super::properties::text;
use super::revised_words::is_figure;

pub(super) const KIND: CheckKind = CheckKind::new("forms", Group::Structure, Severity::Critical);

pub(super) fn check(opened: &Opened<'_>, annotations: &[Annotation<'_>]) -> Check {
    let form = opened.catalogue.get::<Dict<'_>>(b"AcroForm");
    if form.as_ref().is_some_and(|form| form.contains_key(b"XFA")) {
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
        .filter_map(|annotation| Some((annotation.id?, (annotation, annotation.bounds?))))
        .collect();
    let mut found: Vec<(Severity, Evidence)> = Vec::new();
    for field in &fields {
        let place = field.id.and_then(|id| shown.get(&id)).copied();
        let filled = match &field.value {
            Some(Object::String(value)) => {
                Some(text(value.as_bytes())).filter(|value| !value.trim().is_empty())
            }
            _ => None,
        };
        let figure = filled.as_ref().filter(|value| value.split_whitespace().any(is_figure));
        let said =
            figure.map(|value| format!("field that holds {}", value.chars().take(40).collect::<String>()));
        match (place, said) {
            (Some((annotation, bounds)), said) => {
                let is_over = opened.rows.touched(annotation.page, bounds).is_some();
                let hides = filled.is_some() || paints(&annotation.dict);
                let severity = if is_over && hides && !annotation.is_hidden() {
                    Severity::Critical
                } else {
                    Severity::Warning
                };
                if is_over || said.is_some() {
                    let detail = said.unwrap_or_else(|| "field over a transaction".to_owned());
                    found.push((severity, at(annotation.page, bounds, &opened.rows, detail)));
                }
            }
            (None, Some(said)) if !field.dict.contains_key(b"Kids") => {
                found.push((Severity::Warning, about_file(said)));
            }
            _ => {}
        }
    }
    found.extend(strays(opened, annotations).map(|evidence| (Severity::Critical, evidence)));
    found.sort_by_key(|(severity, _)| std::cmp::Reverse(*severity));
    if let Some((worst, _)) = found.first() {
        let worst = *worst;
        let count = counted(found.len(), "field", "fields");
        let message = if worst == Severity::Critical {
            let over = found.iter().filter(|(severity, _)| *severity == Severity::Critical).count();
            let (over, verb) = (counted(over, "field", "fields"), if over == 1 { "shows" } else { "show" });
            format!("Over the transactions {over} of a form {verb} something else than is printed beneath.")
        } else {
            format!("The form of the file has {count} to type in that hold figures or lie over transactions.")
        };
        return KIND.failed(worst, message, found.into_iter().map(|(_, evidence)| evidence).collect());
    }
    if !fields.is_empty() {
        let count = counted(fields.len(), "field", "fields");
        return KIND.failed(
            Severity::Info,
            format!("The file has a form with {count} to type in, none of them over a transaction."),
            Vec::new(),
        );
    }
    KIND.passed(match form {
        Some(_) => "The file has a form, in which nothing can be typed.",
        None => "The file was searched for a form; it has none.",
    })
}

/// It has a drawing of its own, or a ground in a colour.
fn paints(widget: &Dict<'_>) -> bool {
    let has_ground = widget.get::<Dict<'_>>(b"MK").is_some_and(|look| look.contains_key(b"BG"));
    has_ground || widget.contains_key(b"AP")
}

/// Fields that a page shows over transactions and the form does not list: viewers paint them all the same.
fn strays<'o>(
    opened: &'o Opened<'_>,
    annotations: &'o [Annotation<'_>],
) -> impl Iterator<Item = Evidence> + 'o {
    let listed: BTreeSet<_> = opened.fields.iter().filter_map(|field| field.id).collect();
    annotations.iter().filter_map(move |annotation| {
        let is_stray = annotation.subtype == "Widget"
            && annotation.id.is_none_or(|id| !listed.contains(&id))
            && !matches!(FieldKind::from_dict(&annotation.dict), Some(FieldKind::Signature))
            && paints(&annotation.dict)
            && !annotation.is_hidden();
        let bounds = annotation.bounds.filter(|_| is_stray)?;
        opened.rows.touched(annotation.page, bounds)?;
        Some(at(annotation.page, bounds, &opened.rows, "field that no form lists"))
    })
}
