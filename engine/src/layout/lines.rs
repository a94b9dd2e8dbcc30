//! Words put to lines: what a person sees as one row of print.

use crate::document::{TextBox, Word};

/// Words beside one another, from left to right.
#[derive(Debug, Clone)]
pub(crate) struct Line<'d> {
    pub(crate) words: Vec<&'d Word>,
    /// Where the letters stand.
    pub(crate) baseline: f32,
    /// The size of its largest word.
    pub(crate) size: f32,
}

impl Line<'_> {
    pub(crate) fn text(&self) -> String {
        text_of(&self.words)
    }
}

/// Words with single spaces between them.
pub(crate) fn text_of(words: &[&Word]) -> String {
    let mut text = String::with_capacity(words.iter().map(|word| word.text.len() + 1).sum());
    for word in words {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(&word.text);
    }
    text
}

/// A word reaches a fifth of an em below its baseline, whatever the font.
pub(crate) fn baseline(word: &Word) -> f32 {
    word.bounds.y1 - 0.2 * word.size
}

pub(crate) fn middle(bounds: &TextBox) -> f32 {
    f32::midpoint(bounds.x0, bounds.x1)
}

/// Baselines within this share of the smaller size are one line: superscripts and mixed sizes vary by less, and rows
/// set as tight as they come are three times as far apart.
const SAME_LINE_EMS: f32 = 0.3;
/// The same word again within so many points is a shadow, or made bold.
const REPAINTED_POINTS: f32 = 1.2;

/// The lines that words of a page of this size make, from top to bottom. What cannot be seen, or runs along an edge, is no part of them.
pub(crate) fn lines_of<'d>(words: impl Iterator<Item = &'d Word>, width: f32, height: f32) -> Vec<Line<'d>> {
    let is_on_page = |word: &&Word| {
        let bounds = &word.bounds;
        let is_finite =
            [bounds.x0, bounds.y0, bounds.x1, bounds.y1, word.size].iter().all(|value| value.is_finite());
        is_finite
            && word.is_upright
            && !word.is_hidden()
            && bounds.x1 > 0.0
            && bounds.y1 > 0.0
            && bounds.x0 < width
            && bounds.y0 < height
            && word.size > 0.5
            // Rules drawn with characters.
            && word.text != "|"
    };
    let mut words: Vec<&Word> = words.filter(is_on_page).collect();
    words.sort_by(|a, b| baseline(a).total_cmp(&baseline(b)).then(a.bounds.x0.total_cmp(&b.bounds.x0)));

    let mut lines: Vec<Line<'_>> = Vec::new();
    for word in words {
        let own = baseline(word);
        match lines.last_mut() {
            Some(line) if own - line.baseline <= SAME_LINE_EMS * word.size.min(line.size) => {
                line.size = line.size.max(word.size);
                line.words.push(word);
            }
            _ => lines.push(Line { words: vec![word], baseline: own, size: word.size }),
        }
    }
    for line in &mut lines {
        line.words.sort_by(|a, b| a.bounds.x0.total_cmp(&b.bounds.x0));
        line.words.dedup_by(|later, earlier| {
            later.text == earlier.text && (later.bounds.x0 - earlier.bounds.x0).abs() < REPAINTED_POINTS
        });
    }
    lines
}
