//! Any words on any pages become a ledger or a rejection. The input is plain text on a grid, as `pdftotext -layout`
//! prints it: a blank run is a gap between words, a form feed a new page. So the fuzzer changes cells and columns,
//! where mutated PDF bytes seldom get past the file format.

#![no_main]

use std::sync::Arc;

use lending_engine::document::{Document, FontName, Page, PageKind, Paint, Rgb, Setting, TextBox, Word};
use lending_engine::{layout, reconcile};
use libfuzzer_sys::fuzz_target;

const SIZE: f32 = 8.0;
const ADVANCE: f32 = 4.8;
const LEADING: f32 = 11.0;

fuzz_target!(|text: &str| {
    let font = Arc::new(FontName { base: "Courier".to_owned(), subset: None });
    let document = Document { pages: text.split('\u{c}').map(|page| on_paper(page, &font)).collect() };
    if let Ok(statement) = layout::read(&document) {
        let _ = reconcile::ledger(statement);
    }
});

fn on_paper(text: &str, font: &Arc<FontName>) -> Page {
    let mut words = Vec::new();
    let mut baseline = 0.0;
    let mut width: f32 = 595.0;
    for line in text.lines() {
        baseline += LEADING;
        let mut end = 0.0;
        for part in line.split(' ') {
            let x0 = end;
            end += ADVANCE * part.chars().map(|_| 1.0).sum::<f32>();
            if !part.is_empty() {
                words.push(word(
                    part,
                    TextBox { x0, y0: baseline - 0.8 * SIZE, x1: end, y1: baseline + 0.2 * SIZE },
                    font,
                ));
            }
            end += ADVANCE;
        }
        width = width.max(end);
    }
    let kind = if words.is_empty() { PageKind::Blank } else { PageKind::Text };
    let height = baseline.max(842.0) + LEADING;
    Page { width, height, rotation_degrees: 0, kind, is_unreadable: false, is_damaged: false, words }
}

fn word(text: &str, bounds: TextBox, font: &Arc<FontName>) -> Word {
    Word {
        text: text.to_owned(),
        bounds,
        font: Arc::clone(font),
        size: SIZE,
        fill: Some(Rgb { red: 0, green: 0, blue: 0 }),
        opacity: 1.0,
        paint: Paint::Fill,
        is_uniform: true,
        is_upright: true,
        z: 0,
        shows: None,
        has_unknown_shapes: false,
        setting: Setting::PLAIN,
    }
}
