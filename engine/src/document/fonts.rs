//! The fonts of a document: what a code says and how far it moves the pen.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Arc;

use hayro_cmap::BfString;
use hayro_font::{CMapResolverFn, Font, FontCache, FontGlyph, FontQuery, FontResolverFn};
use hayro_syntax::object::{Array, Dict, Name, Object, Stream};

use super::glyph_shapes::{self, Look};
use super::streams::Budget;
use super::{FontName, Rejection};

/// Characters of a font are numbered to here; hayro fills a table up to whatever number a file names.
const LAST_CHARACTER: u32 = 65_535;

/// A space is so much wider than letters of half their width, and no typewriter's letter is wider than an em.
const LEAST_BEYOND: f64 = 1.2;
const MOST_PITCH: f64 = 1000.0;

/// What stands for a glyph whose character is not known.
pub(super) const UNKNOWN: &str = "\u{fffd}";

/// One glyph of a font.
#[derive(Debug, Clone)]
pub(super) struct Drawn {
    pub(super) text: Rc<str>,
    /// What it looks like, where that is clearly another figure than its text says, or nothing.
    pub(super) shows: Option<char>,
    /// A digit whose shape is not known.
    pub(super) is_unknown: bool,
    /// In ems: `(x, 0)` for text that runs across, `(0, y)` for text that runs down.
    pub(super) advance: (f64, f64),
    /// How much of the line it takes, which is as far as it moves the pen but for fonts whose widths are wrong.
    pub(super) takes: (f64, f64),
}

pub(super) struct LoadedFont<'a> {
    pub(super) name: Arc<FontName>,
    /// Its place among the fonts of the document.
    pub(super) place: usize,
    font: Option<Font<'a>>,
    /// See [`real_pitch`].
    pitch: Option<f64>,
    drawn: RefCell<HashMap<u32, Drawn>>,
}

impl LoadedFont<'_> {
    /// The code that begins at an offset, and its length in bytes. Never zero bytes.
    pub(super) fn read_code(&self, bytes: &[u8], offset: usize) -> (u32, usize) {
        match &self.font {
            Some(font) => {
                let (code, length) = font.read_code(bytes, offset);
                (code, length.max(1))
            }
            None => (bytes.get(offset).copied().map_or(0, u32::from), 1),
        }
    }

    pub(super) fn runs_down(&self) -> bool {
        self.font.as_ref().is_some_and(|font| !font.is_horizontal())
    }

    pub(super) fn drawn(&self, code: u32) -> Drawn {
        self.drawn.borrow_mut().entry(code).or_insert_with(|| self.draw(code)).clone()
    }

    fn draw(&self, code: u32) -> Drawn {
        let Some(font) = &self.font else {
            let advance = (0.5, 0.0);
            return Drawn { text: UNKNOWN.into(), shows: None, is_unknown: true, advance, takes: advance };
        };
        let glyph = font.glyph(font.map_code(code), code);
        let unicode = match &glyph {
            FontGlyph::Outline(glyph) => glyph.as_unicode(),
            FontGlyph::Type3(glyph) => glyph.as_unicode(),
        };
        let text = match unicode {
            Some(BfString::Char(character)) => spelt_out(&character.to_string()),
            Some(BfString::String(text)) => spelt_out(&text),
            None => UNKNOWN.into(),
        };
        let look = match &glyph {
            FontGlyph::Outline(glyph) => glyph_shapes::look(&text, || glyph.outline()),
            FontGlyph::Type3(_) => Look::of_unknown(&text),
        };
        let (shows, is_unknown) = match look {
            Look::AsSaid => (None, false),
            Look::Like(other) => (Some(other), false),
            Look::Unknown => (None, true),
        };
        let advance = font.code_advance(code);
        let advance = (advance.x / 1000.0, advance.y / 1000.0);
        let takes = self.pitch.map_or(advance, |pitch| (advance.0.max(pitch), advance.1));
        Drawn { text, shows, is_unknown, advance, takes }
    }

    /// The digit that a letter clearly looks like. Asked for where letters stand in numbers alone: most of them never do.
    fn digit_of_letter(&self, code: u32, letter: char) -> Option<char> {
        let font = self.font.as_ref()?;
        match font.glyph(font.map_code(code), code) {
            FontGlyph::Outline(glyph) => glyph_shapes::digit_of_letter(letter, &glyph.outline()),
            FontGlyph::Type3(_) => None,
        }
    }
}

/// Ligatures become their letters, so that a word is found however it was set.
fn spelt_out(text: &str) -> Rc<str> {
    if !text.contains(|character| ('\u{fb00}'..='\u{fb06}').contains(&character)) {
        return text.into();
    }
    let letters = |character| match character {
        '\u{fb00}' => "ff",
        '\u{fb01}' => "fi",
        '\u{fb02}' => "fl",
        '\u{fb03}' => "ffi",
        '\u{fb04}' => "ffl",
        _ => "st",
    };
    let mut spelt = String::new();
    for character in text.chars() {
        if ('\u{fb00}'..='\u{fb06}').contains(&character) {
            spelt.push_str(letters(character));
        } else {
            spelt.push(character);
        }
    }
    spelt.into()
}

/// All fonts that were used so far. Each is checked and loaded once.
pub(super) struct Fonts<'a> {
    cache: FontCache<'a>,
    fallbacks: FontResolverFn,
    character_maps: CMapResolverFn,
    // By the place of its dictionary: hayro gives a dictionary inside another the outer one's object number.
    loaded: HashMap<(usize, usize), Rc<LoadedFont<'a>>>,
    in_order: Vec<Rc<LoadedFont<'a>>>,
    letters: HashMap<Lettered, Option<char>>,
}

/// A letter of a font: the place of the font, and the code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Lettered {
    pub(super) font: usize,
    pub(super) code: u32,
    pub(super) letter: char,
}

impl<'a> Fonts<'a> {
    pub(super) fn new() -> Self {
        Self {
            cache: FontCache::new(),
            fallbacks: Arc::new(|query| {
                Some(match query {
                    FontQuery::Standard(font) => font.get_font_data(),
                    FontQuery::Fallback(query) => query.pick_standard_font().get_font_data(),
                })
            }),
            character_maps: Arc::new(hayro_cmap::load_embedded),
            loaded: HashMap::new(),
            in_order: Vec::new(),
            letters: HashMap::new(),
        }
    }

    /// The digit that a letter clearly looks like.
    pub(super) fn digit_of_letter(&mut self, of: Lettered) -> Option<char> {
        let font = self.in_order.get(of.font)?;
        *self.letters.entry(of).or_insert_with(|| font.digit_of_letter(of.code, of.letter))
    }

    pub(super) fn load(
        &mut self,
        dict: &Dict<'a>,
        budget: &mut Budget<'_>,
    ) -> Result<Rc<LoadedFont<'a>>, Rejection> {
        let place = (dict.data().as_ptr() as usize, dict.data().len());
        if let Some(font) = self.loaded.get(&place) {
            return Ok(Rc::clone(font));
        }
        let limit = budget.limits.fonts;
        if self.loaded.len() >= limit {
            return Err(Rejection::TooManyFonts { limit });
        }
        check(dict, budget)?;
        let base = dict.get::<Name<'_>>(b"BaseFont").or_else(|| dict.get::<Name<'_>>(b"Name"));
        let font = Rc::new(LoadedFont {
            name: Arc::new(FontName::parse(base.as_ref().map_or("", |name| name.as_str()))),
            font: self.cache.font(dict, &self.fallbacks, &self.character_maps),
            pitch: real_pitch(dict),
            place: self.in_order.len(),
            drawn: RefCell::default(),
        });
        self.loaded.insert(place, Rc::clone(&font));
        self.in_order.push(Rc::clone(&font));
        Ok(font)
    }
}

/// Ghostscript names half the width of a typewriter's letters, and moves each by hand to where it belongs. The space keeps
/// its width, which is that of all: no other font has letters of one width that is less than the space's. `None` where
/// widths are as they are said to be.
fn real_pitch(font: &Dict<'_>) -> Option<f64> {
    const SPACE: i64 = 32;
    // Figures alone are of one width in many fonts.
    const LEAST_LETTERS: usize = 16;
    if font.get::<Name<'_>>(b"Subtype")?.as_str() == "Type3" {
        return None;
    }
    let first = font.get::<i64>(b"FirstChar")?;
    let widths = font.get::<Array<'_>>(b"Widths")?;
    let mut of_space = None;
    let (mut of_letters, mut letters): (Option<f64>, usize) = (None, 0);
    for (code, width) in (first..).zip(widths.iter::<f64>()) {
        if code == SPACE {
            of_space = Some(width);
        } else if width != 0.0 {
            let usual = *of_letters.get_or_insert(width);
            if (usual - width).abs() > 1.0 {
                return None;
            }
            letters += 1;
        }
    }
    if letters < LEAST_LETTERS {
        return None;
    }
    let (space, letter) = (of_space?, of_letters?);
    (space > letter * LEAST_BEYOND && space <= MOST_PITCH).then_some(space / 1000.0)
}

/// Bounds everything that hayro would decode or build without one.
fn check(font: &Dict<'_>, budget: &mut Budget<'_>) -> Result<(), Rejection> {
    check_character_map(font, b"ToUnicode", budget)?;
    check_character_map(font, b"Encoding", budget)?;
    check_program(font, budget)?;
    if font.get::<i64>(b"FirstChar").is_some_and(|first| first > i64::from(LAST_CHARACTER)) {
        return Err(Rejection::FontWidthsTooLarge { limit: LAST_CHARACTER });
    }
    let Some(descendants) = font.get::<Array<'_>>(b"DescendantFonts") else { return Ok(()) };
    let Some(descendant) = descendants.iter::<Dict<'_>>().next() else { return Ok(()) };
    check_program(&descendant, budget)?;
    if let Some(map) = descendant.get::<Stream<'_>>(b"CIDToGIDMap") {
        budget.decode(&map)?;
    }
    check_widths(&descendant, b"W", 3)?;
    check_widths(&descendant, b"W2", 5)
}

fn check_character_map(font: &Dict<'_>, key: &[u8], budget: &mut Budget<'_>) -> Result<(), Rejection> {
    let Some(stream) = font.get::<Stream<'_>>(key) else { return Ok(()) };
    let limit_bytes = budget.limits.to_unicode_bytes;
    let decoded = budget.decode(&stream)?;
    if decoded.is_some_and(|map| map.bytes.len() > limit_bytes) {
        return Err(Rejection::ToUnicodeTooLarge { limit_bytes });
    }
    Ok(())
}

fn check_program(font: &Dict<'_>, budget: &mut Budget<'_>) -> Result<(), Rejection> {
    let Some(descriptor) = font.get::<Dict<'_>>(b"FontDescriptor") else { return Ok(()) };
    for key in [&b"FontFile"[..], b"FontFile2", b"FontFile3"] {
        if let Some(program) = descriptor.get::<Stream<'_>>(key) {
            budget.decode(&program)?;
        }
    }
    Ok(())
}

/// Widths come as `first [w …]` or as `first last w`. The second form names a range, and a range of four thousand
/// million characters takes twenty bytes to write. Overlapping ranges are counted together for the same reason.
fn check_widths(font: &Dict<'_>, key: &[u8], range_items: usize) -> Result<(), Rejection> {
    let too_large = Rejection::FontWidthsTooLarge { limit: LAST_CHARACTER };
    let Some(widths) = font.get::<Array<'_>>(key) else { return Ok(()) };
    let mut numbers: Vec<i64> = Vec::new();
    let mut characters = 0_i64;
    for item in widths.iter::<Object<'_>>() {
        match item {
            Object::Number(number) => {
                numbers.push(number.as_i64());
                if let [first, last, ..] = numbers[..]
                    && numbers.len() == range_items
                {
                    characters = characters.saturating_add(last.saturating_sub(first).max(0));
                    numbers.clear();
                }
            }
            _ => numbers.clear(),
        }
        if characters > 4 * i64::from(LAST_CHARACTER) {
            return Err(too_large);
        }
    }
    Ok(())
}
