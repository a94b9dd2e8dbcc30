//! From the bytes of a PDF to the words on its pages.
//!
//! Start from [`Document::read`]. It knows nothing of banks: lines, columns and amounts are made of these words
//! elsewhere.
//!
//! A file comes from an applicant, so nothing in it is believed. [`DocumentLimits`] bounds pages, objects, decompressed bytes,
//! filters, fonts, operators, glyphs and nesting, and each bound is a [`Rejection`]. Three things cannot be bounded
//! from here, and are left to the memory and time limits of the process that reads:
//!
//! - object streams of an *encrypted* file, and those that disguise their filters: hayro decodes them while it opens
//!   the file, without a bound;
//! - the time hayro takes to rebuild a broken cross-reference table, or to find where an image inside of a content
//!   stream ends: both may read the same bytes again and again;
//! - what a font program, or a codec of pictures, asks for beyond its size.

mod canvas;
mod colour;
mod filters;
mod fonts;
mod glyph_shapes;
mod interpreter;
mod limits;
mod matrix;
pub(crate) mod objects;
mod painted_areas;
mod paper;
mod picture;
mod recognised;
mod respelled;
mod ruled_lines;
mod samples;
mod scan;
mod sheet;
mod skew;
mod streams;
mod word_builder;

#[cfg(test)]
mod tests;

use std::sync::Arc;

use hayro_syntax::{DecryptionError, LoadPdfError, Pdf};
use memchr::memmem;
use serde::{Deserialize, Serialize};

pub use self::colour::Rgb;
pub use self::limits::DocumentLimits;
pub use self::painted_areas::{PaintedArea, PaintedKind};
pub use self::recognised::{RecognisedPage, RecognisedWord};
pub use self::scan::{PageImage, picture_of_page};
pub use crate::rejection::Rejection;

use self::interpreter::Interpreter;
use self::streams::Budget;

/// A PDF that was read: its pages in order.
#[derive(Debug, Clone, PartialEq)]
pub struct Document {
    pub pages: Vec<Page>,
}

/// A page as it is shown: its rotation is applied, its upper left corner is the origin, and a unit is a point.
#[derive(Debug, Clone, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about the page")]
pub struct Page {
    pub width: f32,
    pub height: f32,
    /// By how much the file asks for it to be turned clockwise: 0, 90, 180 or 270. Already applied.
    pub rotation_degrees: u16,
    pub kind: PageKind,
    /// So many glyphs have no known character (U+FFFD in the words) that the page cannot be relied on.
    pub is_unreadable: bool,
    /// A part of what the page paints could not be decoded: words may be missing.
    pub is_damaged: bool,
    /// The words were recognised in a picture of the page: what they say is likely, not certain.
    pub is_recognised: bool,
    /// In the order in which the page paints them, hidden ones and those beyond its edges included.
    pub words: Vec<Word>,
    /// What else it paints that can hide words or stand behind them, in the order in which it is painted.
    pub painted_areas: Vec<PaintedArea>,
    /// It paints more of those than are kept.
    pub has_unnoted_areas: bool,
    /// Words of the file that nobody sees on a page whose picture was recognised: `words` are those of the picture.
    pub text_layer: Vec<Word>,
}

/// What there is to read on a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PageKind {
    /// Visible text.
    Text,
    /// Images over half of the page, or text drawn as outlines, and no text that a person could read, or most of its figures
    /// not among that. A layer of words that nobody sees, as scanners with character recognition add, does not make it
    /// text: neither one without ink, nor one beneath the picture, nor one that is too faint, too small or white.
    Scan,
    /// Neither.
    Blank,
}

/// Glyphs that stand together.
#[derive(Debug, Clone, PartialEq)]
pub struct Word {
    /// Without white space; ligatures are spelt out; U+FFFD for a glyph whose character is not known.
    pub text: String,
    pub bounds: TextBox,
    pub font: Arc<FontName>,
    /// In points on the page.
    pub size: f32,
    /// `None` for patterns, palettes and spot colours.
    pub fill: Option<Rgb>,
    /// 0 is invisible, 1 is solid.
    pub opacity: f32,
    pub paint: Paint,
    /// All glyphs have the same font, size, colour and paint. The members above are the first glyph's.
    pub is_uniform: bool,
    /// It runs from left to right on the page as shown, not along an edge or aslant.
    pub is_upright: bool,
    /// Counts what the page paints, so a higher one lies above. Words of one text operator share it.
    pub z: u32,
    /// What its glyphs look like, where they clearly look like other figures than `text` says; a space for one that draws
    /// nothing.
    pub shows: Option<Box<str>>,
    /// The shape of a digit is not known: what the word looks like is not known either.
    pub has_unknown_shapes: bool,
    pub setting: Setting,
}

/// How the glyphs of a word are set, beyond their font and size. In thousandths of an em.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Setting {
    /// The narrowest and the widest gap between two digits that follow one another, whatever makes it: spacing of letters,
    /// kerning, places of their own. `None` where no two do; fonts kern `11`, so that is not among them.
    pub gaps: Option<(i16, i16)>,
    /// How wide an em is beside its height.
    pub stretch: i16,
}

impl Setting {
    /// As a font sets it by itself.
    pub const PLAIN: Self = Self { gaps: None, stretch: 1000 };
}

/// Fainter than this, or smaller than so many points, a person cannot read it.
const FAINTEST: f32 = 0.05;
const SMALLEST_POINTS: f32 = 1.0;

impl Word {
    /// Painted, yet not to be seen or read. White on white is not among this: it takes the background to tell.
    pub fn is_hidden(&self) -> bool {
        matches!(self.paint, Paint::Nothing | Paint::Covered)
            || self.opacity <= FAINTEST
            || self.size <= SMALLEST_POINTS
    }

    /// Whether a person can read it, given whether pictures make up its page: of white ink on a picture only the picture is
    /// known, and that is read by itself.
    pub(crate) fn is_legible(&self, is_on_picture: bool) -> bool {
        !(self.is_hidden() || (is_on_picture && self.is_white()))
    }

    /// Ink that on white paper nobody sees.
    pub(crate) fn is_white(&self) -> bool {
        const DARKEST_WHITE: u8 = 235;
        let is_white = |fill: Rgb| fill.red.min(fill.green).min(fill.blue) >= DARKEST_WHITE;
        self.paint == Paint::Fill && self.is_uniform && self.fill.is_some_and(is_white)
    }

    pub(crate) fn has_digit(&self) -> bool {
        self.text.bytes().any(|byte| byte.is_ascii_digit())
    }
}

/// From the upper left to the lower right, in points. It reaches 0.8 em above the baseline and 0.2 em below,
/// whatever the font.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct TextBox {
    pub x0: f32,
    pub y0: f32,
    pub x1: f32,
    pub y1: f32,
}

/// The text rendering mode, without clipping, and what becomes of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Paint {
    Fill,
    Stroke,
    FillAndStroke,
    /// Modes 3 and 7: the text can be searched and copied, not seen.
    Nothing,
    /// However it was painted, a picture as large as the page was painted over it later.
    Covered,
}

impl Paint {
    const fn from_mode(mode: i64) -> Self {
        match mode {
            1 | 5 => Self::Stroke,
            2 | 6 => Self::FillAndStroke,
            3 | 7 => Self::Nothing,
            _ => Self::Fill,
        }
    }
}

/// The name of a font, with the tag of its subset apart: `ABCDEF+Arial` is Arial in the subset `ABCDEF`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FontName {
    pub base: String,
    pub subset: Option<String>,
}

impl FontName {
    fn parse(name: &str) -> Self {
        match name.split_once('+') {
            Some((tag, base)) if tag.len() == 6 && tag.bytes().all(|byte| byte.is_ascii_uppercase()) => {
                Self { base: base.to_owned(), subset: Some(tag.to_owned()) }
            }
            _ => Self { base: name.to_owned(), subset: None },
        }
    }
}

impl Document {
    /// Reads all pages, or says why not. A password that is not needed does no harm.
    pub fn read(pdf: &[u8], password: Option<&str>, limits: &DocumentLimits) -> Result<Self, Rejection> {
        let mut budget = Budget::new(limits);
        let opened = open(pdf, password, &mut budget)?;
        let mut interpreter = Interpreter::new(budget);
        let pages = opened.pages().iter().zip(1..).map(|(page, number)| interpreter.read(page, number));
        Ok(Self { pages: pages.collect::<Result<_, _>>()? })
    }
}

/// Opens a file and counts its pages, without reading them: the check of an upload.
pub fn count_pages(pdf: &[u8], password: Option<&str>, limits: &DocumentLimits) -> Result<usize, Rejection> {
    open(pdf, password, &mut Budget::new(limits)).map(|opened| opened.pages().len())
}

fn open(pdf: &[u8], password: Option<&str>, budget: &mut Budget<'_>) -> Result<Pdf, Rejection> {
    /// Mail gateways and web servers put lines before the header; viewers look for it this far.
    const HEADER_WITHIN_BYTES: usize = 1024;
    if pdf.is_empty() {
        return Err(Rejection::Empty);
    }
    let beginning = &pdf[..pdf.len().min(HEADER_WITHIN_BYTES)];
    if memmem::find(beginning, b"%PDF-").is_none() {
        return Err(Rejection::NotPdf);
    }
    streams::check_nesting(pdf, budget.limits)?;
    budget.measure_object_streams(pdf)?;

    let opened = unlock(pdf, password)?;
    let limit = budget.limits.objects;
    if opened.len() > limit {
        return Err(Rejection::TooManyObjects { limit });
    }
    match opened.pages().len() {
        0 => Err(Rejection::Corrupt),
        pages if pages > budget.limits.pages => {
            Err(Rejection::TooManyPages { pages, limit: budget.limits.pages })
        }
        _ => Ok(opened),
    }
}

fn unlock(pdf: &[u8], password: Option<&str>) -> Result<Pdf, Rejection> {
    let bytes = Arc::new(pdf.to_vec());
    let password = password.filter(|given| !given.is_empty());
    let failure = match Pdf::new_with_password(Arc::clone(&bytes), password.unwrap_or_default()) {
        Ok(opened) => return Ok(opened),
        Err(failure) => failure,
    };
    match failure {
        LoadPdfError::Decryption(DecryptionError::PasswordProtected) if password.is_some() => {
            // Many banks encrypt against changes only, with no password to read. Then any password is right.
            Pdf::new(bytes).map_err(|_| Rejection::PasswordIncorrect)
        }
        LoadPdfError::Decryption(DecryptionError::PasswordProtected) => Err(Rejection::PasswordRequired),
        LoadPdfError::Decryption(DecryptionError::UnsupportedAlgorithm) => {
            Err(Rejection::EncryptionUnsupported)
        }
        // While hayro rebuilds a damaged file it does not say that only the password was missing.
        LoadPdfError::Invalid if password.is_none() && memmem::find(pdf, b"/Encrypt").is_some() => {
            Err(Rejection::PasswordRequired)
        }
        LoadPdfError::Decryption(_) | LoadPdfError::Invalid => Err(Rejection::Corrupt),
    }
}
