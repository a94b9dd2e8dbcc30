//! What the tests of this folder make their statements of: words, pages, rows and accounts, plain but for what a test is about.

use std::sync::Arc;

use chrono::NaiveDate;

use crate::document::{FontName, Page, PageKind, Paint, Rgb, Setting, TextBox, Word};
use crate::money::Paise;
use crate::statement::{Account, Declared, Direction, Identity, Row};

/// Black, in Helvetica.
pub(super) fn word(text: &str, bounds: TextBox) -> Word {
    Word {
        text: text.to_owned(),
        bounds,
        font: Arc::new(FontName { base: "Helvetica".to_owned(), subset: None }),
        size: 10.0,
        fill: Some(Rgb::BLACK),
        opacity: 1.0,
        paint: Paint::Fill,
        is_uniform: true,
        is_upright: true,
        z: 1,
        shows: None,
        has_unknown_shapes: false,
        setting: Setting::PLAIN,
    }
}

pub(super) fn page(words: Vec<Word>) -> Page {
    Page {
        width: 600.0,
        height: 800.0,
        rotation_degrees: 0,
        kind: PageKind::Text,
        is_unreadable: false,
        is_damaged: false,
        is_recognised: false,
        words,
        painted_areas: Vec::new(),
        has_unnoted_areas: false,
        text_layer: Vec::new(),
    }
}

/// One rupee paid to a shop, which leaves so many paise.
pub(super) fn row(page: usize, balance: i64) -> Row {
    Row {
        page,
        bounds: TextBox { x0: 0.0, y0: 100.0, x1: 500.0, y1: 110.0 },
        date: NaiveDate::from_ymd_opt(2026, 1, 1).unwrap(),
        value_date: None,
        time: None,
        narration: "SHOP".to_owned(),
        reference: None,
        amount: Paise::new(100),
        direction: Some(Direction::Debit),
        is_taken_back: false,
        is_direction_marked: false,
        balance: Some(Paise::new(balance)),
    }
}

pub(super) fn account(rows: Vec<Row>) -> Account {
    Account {
        identity: Identity::default(),
        declared: Declared::default(),
        rows,
        unread_cells: 0,
        tolerance: Paise::new(1),
        is_credit_card: false,
        joined: Vec::new(),
        carried: Vec::new(),
    }
}
