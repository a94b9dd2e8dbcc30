//! Glyphs, as they are painted one after another, put together to words.
//!
//! Writers place text in every way: whole lines, single glyphs with a position each, kerned runs, spaces drawn or
//! left out. So only geometry decides: a glyph belongs to the word before it if it begins where that one ended.

use std::sync::Arc;

use super::fonts::Lettered;
use super::{FontName, Paint, Rgb, Setting, TextBox, Word};

/// A gap of this share of an em begins a new word: between kerning and rounded positions, which are smaller, and the
/// space of a text font, mostly a quarter of an em. All amounts of the shared statements come out whole with it.
const WORD_GAP_EMS: f64 = 0.16;
/// So far a glyph may begin before the last one's end: marks set over their letter do. Further back is another place.
const STEP_BACK_EMS: f64 = 0.6;
/// So far a glyph may leave the line of its word.
const OFF_LINE_EMS: f64 = 0.3;
/// A glyph that is painted again within this share of an em is the same one, made bold.
const REPAINTED_EMS: f64 = 0.08;
/// A number with more letters is none: `CR`, `INR`.
const MOST_LETTERS: usize = 3;
/// Fewer digits are no amount.
const LEAST_DIGITS: usize = 3;

/// How a glyph is painted.
#[derive(Debug, Clone)]
pub(super) struct Style {
    pub(super) font: Arc<FontName>,
    pub(super) size: f32,
    pub(super) fill: Option<Rgb>,
    pub(super) opacity: f32,
    pub(super) paint: Paint,
    /// The place of the font among those of the document.
    pub(super) font_place: usize,
}

/// A glyph on the page.
#[derive(Debug)]
pub(super) struct Glyph<'g> {
    pub(super) text: &'g str,
    pub(super) code: u32,
    /// What it looks like, where that is something else.
    pub(super) shows: Option<char>,
    /// A digit whose shape is not known.
    pub(super) is_unknown: bool,
    pub(super) bounds: [f64; 4],
    /// Where its baseline begins, and where the pen is afterwards without the spacing between characters.
    pub(super) origin: (f64, f64),
    pub(super) end: (f64, f64),
    /// The spacing between characters, along the baseline. Letter-spaced words stay whole.
    pub(super) tracking: f64,
    /// The way the text runs, of length one.
    pub(super) direction: (f64, f64),
    /// One em along that way.
    pub(super) em: f64,
    pub(super) z: u32,
}

struct Open {
    word: Word,
    /// The first letters, with their places in the text, while there are few of them.
    letters: Vec<(usize, Lettered)>,
    digits: usize,
    last_text: String,
    origin: (f64, f64),
    end: (f64, f64),
    tracking: f64,
    direction: (f64, f64),
}

/// Puts the words of one page together.
#[derive(Default)]
pub(super) struct Words {
    open: Option<Open>,
    done: Vec<Word>,
    /// Words that may be numbers, by their places, with the letters in them.
    lettered: Vec<(usize, Vec<(usize, Lettered)>)>,
}

impl Words {
    pub(super) fn push(&mut self, glyph: &Glyph<'_>, style: &Style) {
        // Soft hyphens without width, byte-order marks and zero-width spaces are no part of what is read.
        let is_nothing = glyph.text.chars().all(|c| matches!(c, '\u{ad}' | '\u{200b}' | '\u{feff}'));
        let is_space = glyph.text.chars().all(|c| c.is_whitespace() || c.is_control());
        // A space that shows a figure parts no words to whoever looks at it.
        if glyph.shows.is_some() && (is_nothing || is_space) {
            self.join(&Glyph { text: "", ..*glyph }, style);
            return;
        }
        if is_nothing {
            return;
        }
        if is_space {
            self.close();
            return;
        }
        // Statements set in a typewriter's font rule their tables with it; it is no part of the text on either side.
        if glyph.text == "|" {
            self.close();
            self.open = Some(Open::new(glyph, style));
            self.close();
            return;
        }
        self.join(glyph, style);
    }

    fn join(&mut self, glyph: &Glyph<'_>, style: &Style) {
        if let Some(open) = &mut self.open {
            match open.relation(glyph) {
                Relation::Same => return,
                Relation::Next => return open.append(glyph, style),
                Relation::Apart => {}
            }
        }
        self.close();
        self.open = Some(Open::new(glyph, style));
    }

    fn close(&mut self) {
        // What is nothing but shown is no word of the text.
        let Some(open) = self.open.take().filter(|open| !open.word.text.is_empty()) else { return };
        if (1..=MOST_LETTERS).contains(&open.letters.len()) && open.digits >= LEAST_DIGITS {
            self.lettered.push((self.done.len(), open.letters));
        }
        self.done.push(open.word);
    }

    /// `digit_of_letter` tells which digit a letter clearly looks like.
    pub(super) fn finish(mut self, mut digit_of_letter: impl FnMut(Lettered) -> Option<char>) -> Vec<Word> {
        self.close();
        for (at, letters) in std::mem::take(&mut self.lettered) {
            let Some(word) = self.done.get_mut(at).filter(|word| word.shows.is_none()) else { continue };
            let digits: Vec<(usize, char)> =
                letters.into_iter().filter_map(|(place, of)| Some((place, digit_of_letter(of)?))).collect();
            if digits.is_empty() {
                continue;
            }
            let shown = word.text.char_indices().map(|(place, letter)| {
                digits.iter().find(|(of, _)| *of == place).map_or(letter, |(_, digit)| *digit)
            });
            word.shows = Some(shown.collect::<String>().into());
        }
        self.done
    }
}

enum Relation {
    Same,
    Next,
    Apart,
}

impl Open {
    fn new(glyph: &Glyph<'_>, style: &Style) -> Self {
        let [x0, y0, x1, y1] = glyph.bounds;
        let (across, down) = glyph.direction;
        let stretch = if style.size > 0.0 { glyph.em / f64::from(style.size) } else { 1.0 };
        let mut open = Self {
            word: Word {
                text: glyph.text.to_owned(),
                bounds: TextBox { x0: points(x0), y0: points(y0), x1: points(x1), y1: points(y1) },
                font: Arc::clone(&style.font),
                size: style.size,
                fill: style.fill,
                opacity: style.opacity,
                paint: style.paint,
                is_uniform: true,
                is_upright: across > 0.99 && down.abs() < 0.1,
                z: glyph.z,
                shows: glyph.shows.map(|shown| shown.to_string().into()),
                has_unknown_shapes: glyph.is_unknown,
                setting: Setting { gaps: None, stretch: thousandths(stretch) },
            },
            letters: Vec::new(),
            digits: 0,
            last_text: glyph.text.to_owned(),
            origin: glyph.origin,
            end: glyph.end,
            tracking: glyph.tracking,
            direction: glyph.direction,
        };
        open.count(glyph, 0, style);
        open
    }

    /// Notes what may be a number with a letter in it.
    fn count(&mut self, glyph: &Glyph<'_>, place: usize, style: &Style) {
        let mut letters = glyph.text.chars();
        let (Some(letter), None) = (letters.next(), letters.next()) else { return };
        self.digits += usize::from(letter.is_ascii_digit());
        if letter.is_ascii_alphabetic() && self.letters.len() <= MOST_LETTERS {
            self.letters.push((place, Lettered { font: style.font_place, code: glyph.code, letter }));
        }
    }

    /// The gap before a digit that follows another.
    fn widen(&mut self, glyph: &Glyph<'_>) {
        let is_digit = |text: &str| matches!(text.as_bytes(), [digit] if digit.is_ascii_digit());
        if !is_digit(&self.last_text) || !is_digit(glyph.text) || (self.last_text == "1" && glyph.text == "1")
        {
            return;
        }
        let (ux, uy) = self.direction;
        let gap = (glyph.origin.0 - self.end.0) * ux + (glyph.origin.1 - self.end.1) * uy;
        let gap = thousandths(gap / glyph.em.max(0.1));
        let (least, most) = self.word.setting.gaps.unwrap_or((gap, gap));
        self.word.setting.gaps = Some((least.min(gap), most.max(gap)));
    }

    fn relation(&self, glyph: &Glyph<'_>) -> Relation {
        let (ux, uy) = self.direction;
        let (gx, gy) = glyph.direction;
        let em = glyph.em.max(0.1);
        if ux * gx + uy * gy < 0.99 {
            return Relation::Apart;
        }
        let (dx, dy) = (glyph.origin.0 - self.origin.0, glyph.origin.1 - self.origin.1);
        if glyph.text == self.last_text && dx.hypot(dy) < REPAINTED_EMS * em {
            return Relation::Same;
        }
        let (dx, dy) = (glyph.origin.0 - self.end.0, glyph.origin.1 - self.end.1);
        let gap = dx * ux + dy * uy;
        let off_line = (dx * uy - dy * ux).abs();
        let widest = WORD_GAP_EMS * em + self.tracking;
        if gap > widest || gap < -STEP_BACK_EMS * em || off_line > OFF_LINE_EMS * em {
            Relation::Apart
        } else {
            Relation::Next
        }
    }

    fn append(&mut self, glyph: &Glyph<'_>, style: &Style) {
        self.widen(glyph);
        self.count(glyph, self.word.text.len(), style);
        let word = &mut self.word;
        word.has_unknown_shapes |= glyph.is_unknown;
        if glyph.shows.is_some() || word.shows.is_some() {
            let mut shown = word.shows.take().map_or_else(|| word.text.clone(), String::from);
            match glyph.shows {
                Some(other) => shown.push(other),
                None => shown.push_str(glyph.text),
            }
            word.shows = Some(shown.into());
        }
        word.text.push_str(glyph.text);
        let [x0, y0, x1, y1] = glyph.bounds;
        word.bounds.x0 = word.bounds.x0.min(points(x0));
        word.bounds.y0 = word.bounds.y0.min(points(y0));
        word.bounds.x1 = word.bounds.x1.max(points(x1));
        word.bounds.y1 = word.bounds.y1.max(points(y1));
        word.is_uniform &= word.fill == style.fill
            && word.paint == style.paint
            && (word.size - style.size).abs() < 0.05
            && (Arc::ptr_eq(&word.font, &style.font) || word.font == style.font);
        glyph.text.clone_into(&mut self.last_text);
        self.origin = glyph.origin;
        self.end = glyph.end;
        self.tracking = glyph.tracking;
    }
}

#[expect(clippy::cast_possible_truncation, reason = "points on a page need no more than single precision")]
pub(super) const fn points(value: f64) -> f32 {
    value as f32
}

#[expect(clippy::cast_possible_truncation, reason = "clamped before the cast")]
fn thousandths(ems: f64) -> i16 {
    (ems * 1000.0).round().clamp(-30_000.0, 30_000.0) as i16
}
