//! One page while it is being read: the words so far, and enough of the rest to say what kind of page it is.

use hayro_syntax::page::Rotation;

use super::fonts::{Drawn, Fonts, UNKNOWN};
use super::matrix::Matrix;
use super::painted_areas::{Clip, PaintedArea, PaintedKind};
use super::sheet::Sheet;
use super::word_builder::{Glyph, Style, Words, points};
use super::{Page, PageKind, Paint, TextBox, Word};

/// How far a glyph's box reaches above and below its baseline. The same for every font: fonts lie about it, and boxes
/// of one line should agree.
const ASCENT_EMS: f64 = 0.8;
const DESCENT_EMS: f64 = 0.2;
/// Images that cover this share of a page are the page.
const SCAN_COVER: f64 = 0.5;
/// A page of text drawn as outlines has a path for each glyph; one of rules and boxes alone has fewer than this.
const OUTLINED_PATHS: usize = 400;
/// Fewer unknown glyphs than this are an ornament: a bullet, a logo set as a font.
const UNREADABLE_GLYPHS: usize = 5;

pub(super) struct Canvas {
    pub(super) number: usize,
    pub(super) from_user_space: Matrix,
    pub(super) operators: usize,
    pub(super) glyphs: usize,
    /// Counts what is painted, so that later things lie above earlier ones.
    pub(super) z: u32,
    pub(super) is_damaged: bool,
    /// Where the pictures of a scanned page are painted. `None` while text is read.
    pub(super) sheet: Option<Sheet>,
    /// What was painted besides words.
    pub(super) painted: Vec<PaintedArea>,
    pub(super) has_unnoted_areas: bool,
    width: f64,
    height: f64,
    rotation_degrees: u16,
    words: Words,
    marks: usize,
    unknown_marks: usize,
    image_area: f64,
    paths: usize,
}

impl Canvas {
    pub(super) fn new(page: &hayro_syntax::page::Page<'_>, number: usize) -> Self {
        let (width, height) = page.render_dimensions();
        let rotation_degrees = match page.rotation() {
            Rotation::None => 0,
            Rotation::Horizontal => 90,
            Rotation::Flipped => 180,
            Rotation::FlippedHorizontal => 270,
        };
        Self {
            number,
            from_user_space: Matrix(page.initial_transform(true).as_coeffs()),
            operators: 0,
            glyphs: 0,
            z: 0,
            is_damaged: false,
            sheet: None,
            painted: Vec::new(),
            has_unnoted_areas: false,
            width: f64::from(width),
            height: f64::from(height),
            rotation_degrees,
            words: Words::default(),
            marks: 0,
            unknown_marks: 0,
            image_area: 0.0,
            paths: 0,
        }
    }

    pub(super) const fn clip(&self) -> Clip {
        Clip::page(self.width, self.height)
    }

    /// `em` maps one em at the pen to the page.
    pub(super) fn place_glyph(
        &mut self,
        (code, drawn): (u32, &Drawn),
        em: Matrix,
        tracking_ems: f64,
        style: &Style,
    ) {
        // Numbers that overflow are no place on a page.
        if !em.is_finite() {
            return;
        }
        let [a, b, c, d, ..] = em.0;
        let (across, down) = drawn.takes;
        let (way, reach) = if down == 0.0 { ((a, b), across) } else { ((-c, -d), -down) };
        let em_length = way.0.hypot(way.1);
        if em_length == 0.0 {
            return;
        }
        let origin = em.apply(0.0, 0.0);
        let bounds = if down == 0.0 {
            em.bounds((0.0, -DESCENT_EMS), (across, ASCENT_EMS))
        } else {
            em.bounds((-0.5, down), (0.5, 0.0))
        };
        if !drawn.text.trim().is_empty() {
            self.marks += 1;
            self.unknown_marks += usize::from(&*drawn.text == UNKNOWN);
        }
        // What some programs encode as a hyphen that is only shown at the end of a line is shown wherever it is drawn.
        let is_hyphen = &*drawn.text == "\u{ad}" && reach > 0.0;
        let glyph = Glyph {
            text: if is_hyphen { "-" } else { &drawn.text },
            code,
            shows: drawn.shows,
            is_unknown: drawn.is_unknown,
            bounds,
            origin,
            end: (origin.0 + way.0 * reach, origin.1 + way.1 * reach),
            // More than half an em apart are no letters of one word.
            tracking: tracking_ems.clamp(0.0, 0.5) * em_length,
            direction: (way.0 / em_length, way.1 / em_length),
            em: em_length,
            z: self.z,
        };
        self.words.push(&glyph, style);
    }

    /// An image fills the unit square.
    pub(super) fn place_image(&mut self, to_page: Matrix) {
        self.z += 1;
        let [x0, y0, x1, y1] = to_page.bounds((0.0, 0.0), (1.0, 1.0));
        let width = x1.min(self.width) - x0.max(0.0);
        let height = y1.min(self.height) - y0.max(0.0);
        if width > 0.0 && height > 0.0 {
            self.image_area += width * height;
        }
    }

    pub(super) const fn place_path(&mut self) {
        self.z += 1;
        self.paths += 1;
    }

    pub(super) fn finish(self, fonts: &mut Fonts<'_>) -> Page {
        let mut words = self.words.finish(|letter| fonts.digit_of_letter(letter));
        let sheet = points(self.width * self.height * SCAN_COVER);
        let is_whole_picture = |painted: &&PaintedArea| {
            let bounds = painted.bounds;
            painted.kind == PaintedKind::Image
                && painted.is_opaque
                && (bounds.x1 - bounds.x0) * (bounds.y1 - bounds.y0) >= sheet
        };
        // What lies beneath a picture of the page is not what a person sees.
        for picture in self.painted.iter().filter(is_whole_picture) {
            let is_beneath = |word: &Word| word.z < picture.z && is_inside(&word.bounds, &picture.bounds);
            for word in words.iter_mut().filter(|word| is_beneath(word)) {
                word.paint = Paint::Covered;
            }
        }
        let is_picture = self.image_area >= SCAN_COVER * self.width * self.height;
        let kind = if is_text(&words, is_picture) {
            PageKind::Text
        } else if is_picture || self.paths >= OUTLINED_PATHS {
            PageKind::Scan
        } else {
            PageKind::Blank
        };
        Page {
            width: points(self.width),
            height: points(self.height),
            rotation_degrees: self.rotation_degrees,
            kind,
            // One in ten is far beyond ornaments: then no amount of the page can be trusted.
            is_unreadable: self.unknown_marks >= UNREADABLE_GLYPHS && self.unknown_marks * 10 > self.marks,
            is_damaged: self.is_damaged,
            is_recognised: false,
            words,
            painted_areas: self.painted,
            has_unnoted_areas: self.has_unnoted_areas,
            text_layer: Vec::new(),
        }
    }
}

/// Whether what is to be read of a page is its text: there is some that a person can read, and where pictures make up the page
/// most of its figures are among that.
fn is_text(words: &[Word], is_picture: bool) -> bool {
    let (mut legible, mut figures, mut legible_figures) = (0_usize, 0_usize, 0_usize);
    for word in words {
        let is_legible = word.is_legible(is_picture);
        legible += usize::from(is_legible);
        if word.has_digit() {
            figures += 1;
            legible_figures += usize::from(is_legible);
        }
    }
    legible > 0 && (!is_picture || legible_figures * 2 >= figures)
}

/// By its middle.
fn is_inside(inner: &TextBox, outer: &TextBox) -> bool {
    let (x, y) = (f32::midpoint(inner.x0, inner.x1), f32::midpoint(inner.y0, inner.y1));
    (outer.x0..=outer.x1).contains(&x) && (outer.y0..=outer.y1).contains(&y)
}
