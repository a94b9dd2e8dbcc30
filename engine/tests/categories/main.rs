//! Drawn statements read, reconciled and categorised, and held against what each row was drawn as.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test says what it saw, and fails by panicking"
)]

mod kinds;
mod stories;

use lending_engine::document::{Document, DocumentLimits};
use lending_engine::layout;
use lending_engine::reconcile::{self, Ledger};
use lending_fixtures::{Fixture, Persona, Spec, layouts, statement};

/// Long enough for a salary that no word calls one.
const MONTHS: u32 = 6;

/// Every layout with every persona.
fn drawn() -> impl Iterator<Item = Fixture> {
    (0_u64..).zip(layouts()).flat_map(|(number, layout)| {
        (0_u64..).zip(Persona::ALL).map(move |(place, persona)| {
            statement(&Spec::new(layout, persona, MONTHS, 40_000 + number * 31 + place)).unwrap()
        })
    })
}

fn ledger(fixture: &Fixture) -> Ledger {
    let document = Document::read(&fixture.pdf, None, &DocumentLimits::default()).unwrap();
    reconcile::ledger(layout::read(&document).unwrap())
}

fn described(fixture: &Fixture) -> String {
    let truth = &fixture.truth;
    format!("{} {} seed {}", truth.layout, truth.persona, truth.seed)
}
