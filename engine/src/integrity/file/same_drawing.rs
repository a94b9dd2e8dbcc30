//! Whether two revisions of a file draw the same pages, object by object.
//!
//! A revision may write an object anew without changing it, so objects are compared by what they say, not by their
//! bytes. What does not reach the page (links back to the tree of pages, structure, metadata) is passed over.

use std::borrow::Cow;
use std::collections::HashSet;

use hayro_syntax::Pdf;
use hayro_syntax::object::{Array, Dict, MaybeRef, Name, Object, ObjectIdentifier, Rect, Stream};
use hayro_syntax::page::Page;

use super::annotations::subtype;
use super::fields::{FieldKind, dictionaries};
use crate::document::DocumentLimits;
use crate::document::objects::Decoder;

/// More objects than the pages of a statement are made of. Beyond it pages are taken to differ.
const MOST_STEPS: usize = 300_000;
/// What does not reach the page.
const PASSED_OVER: [&[u8]; 10] = [
    b"Parent",
    b"P",
    b"M",
    b"Popup",
    b"StructParent",
    b"StructParents",
    b"Metadata",
    b"PieceInfo",
    b"LastModified",
    b"Length",
];

/// What a later revision changed.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Changes {
    /// From 1; pages that both revisions have.
    pub(super) pages: Vec<usize>,
    /// Pages whose notes, stamps or filled fields differ. Links and signatures are not among this.
    pub(super) overlays: Vec<usize>,
    /// Before and after.
    pub(super) page_counts: (usize, usize),
}

impl Changes {
    pub(super) fn touch_pages(&self) -> bool {
        !self.pages.is_empty() || self.page_counts.0 != self.page_counts.1
    }
}

pub(super) fn changes(older: &Pdf, newer: &Pdf, limits: &DocumentLimits) -> Changes {
    let mut comparison =
        Comparison { older, newer, decoder: Decoder::new(limits), same: HashSet::new(), steps: 0 };
    let mut changes =
        Changes { page_counts: (older.pages().len(), newer.pages().len()), ..Changes::default() };
    for ((before, after), number) in older.pages().iter().zip(newer.pages().iter()).zip(1..) {
        if !comparison.is_drawn_alike(before, after) {
            changes.pages.push(number);
        }
        if !comparison.is_overlaid_alike(before, after) {
            changes.overlays.push(number);
        }
    }
    changes
}

type Link<'a> = MaybeRef<Object<'a>>;

struct Comparison<'o, 'n, 'l> {
    older: &'o Pdf,
    newer: &'n Pdf,
    decoder: Decoder<'l>,
    /// Objects found to say the same, with all they refer to.
    same: HashSet<(ObjectIdentifier, ObjectIdentifier)>,
    steps: usize,
}

impl<'o, 'n> Comparison<'o, 'n, '_> {
    fn is_drawn_alike(&mut self, before: &Page<'o>, after: &Page<'n>) -> bool {
        let near = |one: Rect, other: Rect| {
            [(one.x0, other.x0), (one.y0, other.y0), (one.x1, other.x1), (one.y1, other.y1)]
                .iter()
                .all(|(one, other)| (one - other).abs() < 0.01)
        };
        let is_placed_alike = near(before.intersected_crop_box(), after.intersected_crop_box())
            && std::mem::discriminant(&before.rotation()) == std::mem::discriminant(&after.rotation());
        if !is_placed_alike {
            return false;
        }
        let (one, other) = (before.resources(), after.resources());
        let mut pairs: Vec<(Link<'o>, Link<'n>)> = [
            (&one.fonts, &other.fonts),
            (&one.x_objects, &other.x_objects),
            (&one.ext_g_states, &other.ext_g_states),
            (&one.color_spaces, &other.color_spaces),
            (&one.patterns, &other.patterns),
            (&one.shadings, &other.shadings),
            (&one.properties, &other.properties),
        ]
        .into_iter()
        .map(|(one, other)| {
            (MaybeRef::NotRef(Object::Dict(one.clone())), MaybeRef::NotRef(Object::Dict(other.clone())))
        })
        .collect();
        match (
            before.raw().get_raw::<Object<'o>>(b"Contents"),
            after.raw().get_raw::<Object<'n>>(b"Contents"),
        ) {
            (Some(one), Some(other)) => pairs.push((one, other)),
            (None, None) => {}
            _ => return false,
        }
        self.are_alike(pairs)
    }

    fn is_overlaid_alike(&mut self, before: &Page<'o>, after: &Page<'n>) -> bool {
        let (one, other) = (overlays(before), overlays(after));
        one.len() == other.len()
            && self.are_alike(
                one.into_iter()
                    .zip(other)
                    .map(|(one, other)| {
                        (MaybeRef::NotRef(Object::Dict(one)), MaybeRef::NotRef(Object::Dict(other)))
                    })
                    .collect(),
            )
    }

    /// All pairs say the same, and what they refer to.
    fn are_alike(&mut self, mut open: Vec<(Link<'o>, Link<'n>)>) -> bool {
        let mut seen = HashSet::new();
        while let Some((one, other)) = open.pop() {
            self.steps += 1;
            if self.steps > MOST_STEPS {
                return false;
            }
            let ids = one.as_obj_ref().zip(other.as_obj_ref());
            if let Some((one, other)) = ids {
                let pair = (one.into(), other.into());
                if self.same.contains(&pair) || !seen.insert(pair) {
                    continue;
                }
            }
            match (resolved(one, self.older), resolved(other, self.newer)) {
                (None | Some(Object::Null(_)), None | Some(Object::Null(_))) => {}
                (Some(one), Some(other)) => match self.below(one, other) {
                    Some(mut pairs) => open.append(&mut pairs),
                    None => return false,
                },
                _ => return false,
            }
        }
        self.same.extend(seen);
        true
    }

    /// What is left to compare of two objects that are alike so far. `None` where they are not.
    fn below(&mut self, one: Object<'o>, other: Object<'n>) -> Option<Vec<(Link<'o>, Link<'n>)>> {
        match (one, other) {
            (Object::Dict(one), Object::Dict(other)) => entries(&one, &other, &[]),
            (Object::Array(one), Object::Array(other)) => {
                let (one, other): (Vec<_>, Vec<_>) = (one.raw_iter().collect(), other.raw_iter().collect());
                (one.len() == other.len()).then(|| one.into_iter().zip(other).collect())
            }
            (Object::Stream(one), Object::Stream(other)) => {
                if one.raw_data() == other.raw_data() {
                    return entries(one.dict(), other.dict(), &[]);
                }
                // Packed anew, perhaps.
                let same = self.unpacked(&one)? == self.unpacked(&other)?;
                same.then(|| entries(one.dict(), other.dict(), &[b"Filter", b"DecodeParms"]))?
            }
            (Object::String(one), Object::String(other)) => {
                (one.as_bytes() == other.as_bytes()).then(Vec::new)
            }
            (Object::Name(one), Object::Name(other)) => (one.as_ref() == other.as_ref()).then(Vec::new),
            (Object::Number(one), Object::Number(other)) => {
                ((one.as_f64() - other.as_f64()).abs() < 1e-6).then(Vec::new)
            }
            (Object::Boolean(one), Object::Boolean(other)) => (one == other).then(Vec::new),
            (Object::Null(_), Object::Null(_)) => Some(Vec::new()),
            _ => None,
        }
    }

    fn unpacked<'a>(&mut self, stream: &Stream<'a>) -> Option<Cow<'a, [u8]>> {
        self.decoder.decode(stream)
    }
}

fn resolved<'a>(link: Link<'a>, pdf: &'a Pdf) -> Option<Object<'a>> {
    match link {
        MaybeRef::Ref(reference) => pdf.xref().get::<Object<'a>>(reference.into()),
        MaybeRef::NotRef(object) => Some(object),
    }
}

/// The entries of two dictionaries side by side. `None` where one has a key that the other lacks.
fn entries<'o, 'n>(
    one: &Dict<'o>,
    other: &Dict<'n>,
    also_passed_over: &[&[u8]],
) -> Option<Vec<(Link<'o>, Link<'n>)>> {
    let counts =
        |name: &Name<'_>| !PASSED_OVER.contains(&name.as_ref()) && !also_passed_over.contains(&name.as_ref());
    let one: Vec<_> = one.entries().filter(|(name, _)| counts(name)).collect();
    let other: Vec<_> = other.entries().filter(|(name, _)| counts(name)).collect();
    let is_same_set = one.len() == other.len()
        && one.iter().zip(&other).all(|((one, _), (other, _))| one.as_ref() == other.as_ref());
    is_same_set.then(|| one.into_iter().zip(other).map(|((_, one), (_, other))| (one, other)).collect())
}

/// The annotations that show something of their own.
fn overlays<'a>(page: &Page<'a>) -> Vec<Dict<'a>> {
    let Some(array) = page.raw().get::<Array<'a>>(b"Annots") else { return Vec::new() };
    dictionaries(&array, page.xref())
        .map(|(_, dict)| dict)
        .filter(|dict| match subtype(dict).as_str() {
            "Link" | "Popup" => false,
            "Widget" => !is_of_signature(dict),
            _ => true,
        })
        .collect()
}

/// A field and the place where it is shown are often one object, and else one below the other.
fn is_of_signature(widget: &Dict<'_>) -> bool {
    let own = FieldKind::from_dict(widget);
    let kind = own.or_else(|| FieldKind::from_dict(&widget.get::<Dict<'_>>(b"Parent")?));
    kind == Some(FieldKind::Signature)
}
