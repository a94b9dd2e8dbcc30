//! Words that were recognised in the picture of a page, in the place of the words it does not have.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::respelled;
use super::{Document, FontName, Page, PageKind, Paint, Rgb, Setting, TextBox, Word};

/// There is no font in a picture.
const FONT: &str = "recognised";

/// What was recognised on one page.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct RecognisedPage {
    /// From 1.
    pub page: usize,
    /// Nothing of the page was left out of its picture.
    pub is_complete: bool,
    /// Line by line.
    pub words: Vec<RecognisedWord>,
}

/// A word, with the certainty of whoever recognised it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct RecognisedWord {
    pub text: String,
    /// As high as its line: all words of a line have the same baseline and size.
    pub bounds: TextBox,
    /// From 0 to 100.
    pub confidence: f32,
}

impl Document {
    /// Puts recognised words on the scanned pages they are of. Pages with text of their own keep it, whatever is given.
    #[must_use]
    pub fn with_recognised(mut self, pages: Vec<RecognisedPage>) -> Self {
        for recognised in pages {
            let index = recognised.page.checked_sub(1);
            let page = index.and_then(|index| self.pages.get_mut(index));
            if let Some(page) = page.filter(|page| page.kind == PageKind::Scan) {
                page.recognise(recognised);
            }
        }
        self
    }
}

impl Page {
    fn recognise(&mut self, recognised: RecognisedPage) {
        let font = Arc::new(FontName { base: FONT.to_owned(), subset: None });
        let mut words: Vec<Word> = recognised
            .words
            .into_iter()
            .filter(|word| word.bounds.is_proper() && !word.text.trim().is_empty())
            .zip(1..)
            .map(|(word, z)| word.into_word(&font, z))
            .collect();
        shrink_tall_lines(&mut words);
        respelled::settle(&mut words);
        // A picture in which nothing was recognised is still a scan.
        if words.is_empty() {
            return;
        }
        self.kind = PageKind::Text;
        self.is_recognised = true;
        self.is_damaged |= !recognised.is_complete;
        self.text_layer = std::mem::replace(&mut self.words, words);
    }
}

impl Word {
    /// It was recognised in a picture.
    pub(crate) fn is_recognised(&self) -> bool {
        self.font.base == FONT
    }
}

impl RecognisedWord {
    fn into_word(self, font: &Arc<FontName>, z: u32) -> Word {
        Word {
            text: respelled::meant(&self.text),
            size: self.bounds.y1 - self.bounds.y0,
            bounds: self.bounds,
            font: Arc::clone(font),
            fill: Some(Rgb::BLACK),
            opacity: 1.0,
            paint: Paint::Fill,
            is_uniform: true,
            is_upright: true,
            z,
            shows: None,
            has_unknown_shapes: false,
            setting: Setting::PLAIN,
        }
    }
}

/// Letters this much too narrow for the height of their line are smaller than it.
const NARROW: f32 = 0.75;
/// Shorter words say little of how wide a letter is.
const TELLING_LETTERS: usize = 4;

/// A recogniser gives a line the height of its neighbour as well, where one hangs into the other. The letters tell: they are
/// as wide as elsewhere on the page. A large line would be taken for a title, which ends a table.
#[expect(clippy::cast_precision_loss, reason = "letters of a word")]
fn shrink_tall_lines(words: &mut [Word]) {
    let of = |words: &[Word]| {
        let telling = words.iter().filter(|word| word.text.chars().count() >= TELLING_LETTERS);
        let (width, letters, size) = telling.fold((0.0, 0.0, 0.0_f32), |(width, letters, size), word| {
            let count = word.text.chars().count() as f32;
            (width + word.bounds.x1 - word.bounds.x0, letters + count, size.max(word.size))
        });
        (letters > 0.0 && size > 0.0).then(|| width / letters / size)
    };
    // The recogniser gives all words of a line its own height.
    let is_same_line = |one: &Word, next: &Word| {
        (one.bounds.y0 - next.bounds.y0).abs() < f32::EPSILON
            && (one.bounds.y1 - next.bounds.y1).abs() < f32::EPSILON
    };
    let mut shares: Vec<f32> = words.chunk_by(is_same_line).filter_map(of).collect();
    shares.sort_by(f32::total_cmp);
    let Some(usual) = shares.get(shares.len() / 2).copied().filter(|share| *share > 0.0) else { return };
    for line in words.chunk_by_mut(is_same_line) {
        let Some(share) = of(line).filter(|share| *share < usual * NARROW) else { continue };
        for word in line {
            let size = word.size * share / usual;
            let middle = f32::midpoint(word.bounds.y0, word.bounds.y1);
            (word.bounds.y0, word.bounds.y1) = (middle - size / 2.0, middle + size / 2.0);
            word.size = size;
        }
    }
}

impl TextBox {
    fn is_proper(&self) -> bool {
        let Self { x0, y0, x1, y1 } = self;
        [x0, y0, x1, y1].iter().all(|side| side.is_finite()) && x0 < x1 && y0 < y1
    }
}
