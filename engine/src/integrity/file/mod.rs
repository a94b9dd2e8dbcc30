//! What the file itself tells, apart from what its pages say: who made it, when, what was added to it later.
//!
//! Start from [`examine`]. Each room beside this one holds the checks of one kind. The objects of the file are read
//! within the same limits as its pages, and only from known places: from the catalogue, the pages, their annotations
//! and the fields of its form.

mod actions;
mod annotations;
mod check_results;
mod cms;
mod dates;
mod editor_markers;
mod fields;
mod forms;
mod hash;
mod image_pages;
mod issuers;
mod lists;
mod page_geometry;
mod page_numbers;
mod page_owner;
mod producer;
mod properties;
mod revised_words;
mod revisions;
mod rsa;
mod same_drawing;
mod signature;

#[cfg(test)]
mod tests;

use hayro_syntax::Pdf;
use hayro_syntax::object::Dict;

use self::check_results::{CheckKind, RowPlaces};
use self::fields::Field;
pub(super) use self::producer::{Programs, is_of_a_bank};
use self::properties::Properties;
use super::{Check, IntegrityInput};
use crate::document::objects::{Decoder, open_objects};

/// In the order of the report.
const KINDS: [CheckKind; 12] = [
    signature::KIND,
    editor_markers::KIND,
    producer::KIND,
    dates::KIND,
    revisions::KIND,
    annotations::KIND,
    actions::SCRIPTS,
    actions::EMBEDDED_FILES,
    forms::KIND,
    page_geometry::KIND,
    page_numbers::KIND,
    image_pages::KIND,
];

/// The file, opened.
struct Opened<'e> {
    input: &'e IntegrityInput<'e>,
    pdf: &'e Pdf,
    catalogue: Dict<'e>,
    fields: Vec<Field<'e>>,
    rows: RowPlaces,
}

/// What the file itself tells.
#[derive(Debug)]
pub(super) struct ExaminedFile {
    /// One answer for each check.
    pub(super) checks: Vec<Check>,
    /// `None` where it names none.
    pub(super) programs: Option<Programs>,
}

pub(super) fn examine(input: &IntegrityInput<'_>) -> ExaminedFile {
    let pdf = match open_objects(input.pdf, input.password, input.limits) {
        Ok(pdf) => pdf,
        Err(refused) => {
            let reason = format!("The objects of the file could not be read: {refused}.");
            let checks = KINDS.iter().map(|kind| kind.not_run(reason.clone())).collect();
            return ExaminedFile { checks, programs: None };
        }
    };
    let catalogue = catalogue_of(&pdf);
    let fields = fields::list(&catalogue, pdf.xref());
    let opened = Opened { input, pdf: &pdf, catalogue, fields, rows: RowPlaces::from_ledger(input.ledger) };
    let mut decoder = Decoder::new(input.limits);
    let properties = Properties::read(&opened, &mut decoder);
    let annotations = annotations::list(&opened);
    let checks = vec![
        signature::check(&opened),
        editor_markers::check(&opened, &mut decoder),
        producer::check(&properties),
        dates::check(&properties, input.ledger),
        revisions::check(&opened),
        annotations::check(&annotations, &opened.rows),
        actions::scripts(&opened, &annotations),
        actions::embedded_files(&opened, &annotations),
        forms::check(&opened, &annotations),
        page_geometry::check(&opened),
        page_numbers::check(input, &opened.rows),
        image_pages::check(input, &opened.rows),
    ];
    ExaminedFile { checks, programs: producer::programs(&properties) }
}

fn catalogue_of(pdf: &Pdf) -> Dict<'_> {
    pdf.xref().get::<Dict<'_>>(pdf.xref().root_id()).unwrap_or_else(Dict::empty)
}

/// Reads the tables of this room: a broken one stops the program.
pub(super) fn load_tables() {
    std::sync::LazyLock::force(&lists::LISTS);
    std::sync::LazyLock::force(&issuers::PINNED);
}
