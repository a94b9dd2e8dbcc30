//! The fields of the file's form: what is typed in, and what is signed.

use std::collections::BTreeSet;

use hayro_syntax::object::{Array, Dict, MaybeRef, Name, Object, ObjectIdentifier};
use hayro_syntax::xref::XRef;

/// More fields than any form has.
const MOST_FIELDS: usize = 10_000;

/// One field, or one of the places where a field is shown.
pub(super) struct Field<'a> {
    /// `None` where it is written inside of another object.
    pub(super) id: Option<ObjectIdentifier>,
    pub(super) dict: Dict<'a>,
    pub(super) kind: FieldKind,
    /// As filled in; a field that is shown in many places has it for all of them.
    pub(super) value: Option<Object<'a>>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FieldKind {
    Text,
    Choice,
    Button,
    Signature,
    Unknown,
}

impl FieldKind {
    pub(super) fn from_dict(dict: &Dict<'_>) -> Option<Self> {
        Some(match dict.get::<Name<'_>>(b"FT")?.as_ref() {
            b"Tx" => Self::Text,
            b"Ch" => Self::Choice,
            b"Btn" => Self::Button,
            b"Sig" => Self::Signature,
            _ => Self::Unknown,
        })
    }
}

/// All fields, with what they inherit.
pub(super) fn list<'a>(catalogue: &Dict<'a>, xref: &'a XRef) -> Vec<Field<'a>> {
    let Some(form) = catalogue.get::<Dict<'a>>(b"AcroForm") else { return Vec::new() };
    let Some(roots) = form.get::<Array<'a>>(b"Fields") else { return Vec::new() };
    let field = |(id, dict): (Option<ObjectIdentifier>, Dict<'a>), above: Option<&Field<'a>>| {
        let inherited = above.map_or(FieldKind::Unknown, |above| above.kind);
        let value = dict.get::<Object<'a>>(b"V").or_else(|| above.and_then(|above| above.value.clone()));
        Field { id, kind: FieldKind::from_dict(&dict).unwrap_or(inherited), value, dict }
    };
    let mut open: Vec<Field<'a>> = dictionaries(&roots, xref).map(|found| field(found, None)).collect();
    open.reverse();
    let mut seen = BTreeSet::new();
    let mut fields = Vec::new();
    while let Some(next) = open.pop() {
        if fields.len() >= MOST_FIELDS {
            break;
        }
        if next.id.is_some_and(|id| !seen.insert(id)) {
            continue;
        }
        if let Some(kids) = next.dict.get::<Array<'a>>(b"Kids") {
            let mut below: Vec<_> =
                dictionaries(&kids, xref).map(|found| field(found, Some(&next))).collect();
            below.reverse();
            open.append(&mut below);
        }
        fields.push(next);
    }
    fields
}

/// The dictionaries in an array, in its order, and the names by which the file refers to them.
pub(super) fn dictionaries<'a>(
    array: &Array<'a>,
    xref: &'a XRef,
) -> impl Iterator<Item = (Option<ObjectIdentifier>, Dict<'a>)> {
    array.raw_iter().take(MOST_FIELDS).filter_map(move |item| match item {
        MaybeRef::Ref(reference) => {
            let id = ObjectIdentifier::from(reference);
            Some((Some(id), xref.get::<Dict<'a>>(id)?))
        }
        MaybeRef::NotRef(object) => Some((None, object.into_dict()?)),
    })
}
