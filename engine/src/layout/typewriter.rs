//! Lines as a typewriter sets them, for tests: ten points high, and every letter half as wide, as a space is.

use std::sync::Arc;

use crate::document::{FontName, Paint, Setting, TextBox, Word};

pub(crate) const SIZE: f32 = 10.0;
pub(crate) const LETTER: f32 = 5.0;
pub(crate) const LEADING: f32 = 14.0;

/// The words of one line, whose letters stand at `y`.
pub(crate) fn words(line: &str, y: f32, font: &str) -> Vec<Word> {
    let mut words = Vec::new();
    let mut x = 0.0;
    for part in line.split(' ') {
        #[expect(clippy::cast_precision_loss, reason = "letters of a word")]
        let width = part.chars().count() as f32 * LETTER;
        if !part.is_empty() {
            words.push(Word {
                text: part.to_owned(),
                bounds: TextBox { x0: x, y0: y - SIZE, x1: x + width, y1: y },
                font: Arc::new(FontName { base: font.to_owned(), subset: None }),
                size: SIZE,
                fill: None,
                opacity: 1.0,
                paint: Paint::Fill,
                is_uniform: true,
                is_upright: true,
                z: 0,
                shows: None,
                has_unknown_shapes: false,
                setting: Setting::PLAIN,
            });
        }
        x += width + LETTER;
    }
    words
}
