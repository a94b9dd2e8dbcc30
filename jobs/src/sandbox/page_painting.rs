//! A page as a PNG. What is painted is the description of the page ([`PageDrawing`]); a page that is a picture is that picture.
//!
//! Words are set in one font, each as wide as it stands on the page: whoever looks at a box finds in it what was read there.
//! A letter that the font lacks is an empty box.

use lending_engine::document::PageImage;
use serde::{Deserialize, Serialize};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, MetadataProvider};
use tiny_skia::{Color, FillRule, Paint, Path, PathBuilder, Pixmap, Rect, Transform};

use super::page_drawing::{ABOVE_BASELINE, PageDrawing, Shape, ShapeKind};
use super::page_picture::base_64;
use super::png;

/// The fonts that sample statements are set in, too: there is one copy of each.
const REGULAR: &[u8] = include_bytes!("../../../samples/fonts/Arimo-Regular.ttf");
const BOLD: &[u8] = include_bytes!("../../../samples/fonts/Arimo-Bold.ttf");

/// The most dots of a picture: A3 at the largest scale has nine millions. Each takes four bytes while it is painted.
const MOST_DOTS: usize = 16_000_000;
const WHITE: u32 = 0x00ff_ffff;
const AREA: u32 = 0x00ee_eeee;
const PICTURE: u32 = 0x00e8_e8e8;

/// What became of a page. It comes from a child, and is no more to be trusted than the file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum PaintedPage {
    Png(PngBytes),
    NoSuchPage,
    /// It has no size, or more dots than a picture may have, or it is a picture that cannot be read.
    CannotBePainted,
}

/// A PNG, as it crosses the pipe.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PngBytes(#[serde(with = "base_64")] pub Vec<u8>);

impl From<Option<Vec<u8>>> for PaintedPage {
    fn from(png: Option<Vec<u8>>) -> Self {
        png.map_or(Self::CannotBePainted, |png| Self::Png(PngBytes(png)))
    }
}

/// How many dots a side has; `None` where it has none, or nobody can say.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from one to a hundred thousand")]
fn dots(points: f32, scale: f32) -> Option<usize> {
    let dots = (points * scale).round();
    (1.0..=100_000.0).contains(&dots).then_some(dots as usize)
}

/// Paints a description, `scale` dots a point.
#[expect(clippy::cast_precision_loss, reason = "a scale is a small number")]
pub(super) fn paint(drawing: &PageDrawing, scale: u32) -> Option<Vec<u8>> {
    let scale = scale as f32;
    let (width, height) = (dots(drawing.width, scale)?, dots(drawing.height, scale)?);
    if width * height > MOST_DOTS {
        return None;
    }
    let (regular, bold) = (FontRef::new(REGULAR).ok()?, FontRef::new(BOLD).ok()?);
    let mut sheet = Pixmap::new(u32::try_from(width).ok()?, u32::try_from(height).ok()?)?;
    sheet.fill(Color::WHITE);
    for shape in &drawing.shapes {
        match &shape.what {
            ShapeKind::Rectangle => block(&mut sheet, shape, shape.colour.unwrap_or(AREA), scale),
            ShapeKind::Image => block(&mut sheet, shape, PICTURE, scale),
            ShapeKind::Word { text, size, is_bold, is_upright } => {
                let font = if *is_bold { &bold } else { &regular };
                word(&mut sheet, shape, &Letters { font, text, size: *size, is_upright: *is_upright }, scale);
            }
        }
    }
    // Nothing shines through a page, so that what is multiplied by the cover is the colour itself.
    let rgb: Vec<[u8; 3]> = sheet.pixels().iter().map(|dot| [dot.red(), dot.green(), dot.blue()]).collect();
    png::painted(width, height, &rgb)
}

/// The picture that a scanned page is, `scale` dots a point.
pub(super) fn scanned(image: &PageImage, scale: u32) -> Option<Vec<u8>> {
    let dpi = usize::try_from(image.dpi).ok().filter(|dpi| *dpi > 0)?;
    let wanted = usize::try_from(scale).ok()?.checked_mul(72)?;
    let side = |dots: usize| Some((dots.checked_mul(wanted)? / dpi).max(1));
    let (width, height) = (side(image.width_px)?, side(image.height_px)?);
    let count = width.checked_mul(height).filter(|count| *count <= MOST_DOTS)?;
    let mut gray = Vec::with_capacity(count);
    for y in 0..height {
        let rows = span(y, height, image.height_px);
        for x in 0..width {
            let columns = span(x, width, image.width_px);
            gray.push(mean(image, rows.clone(), columns)?);
        }
    }
    png::shaded(width, height, &gray)
}

/// Which of so many dots of a picture become this one of another size: at least one.
fn span(at: usize, size: usize, of: usize) -> std::ops::Range<usize> {
    let from = at * of / size;
    from..((at + 1) * of / size).max(from + 1)
}

fn mean(image: &PageImage, rows: std::ops::Range<usize>, columns: std::ops::Range<usize>) -> Option<u8> {
    let count = rows.len() * columns.len();
    let mut sum = 0;
    for row in rows {
        let from = row * image.width_px;
        let dots = image.gray.get(from + columns.start..from + columns.end)?;
        sum += dots.iter().map(|dot| usize::from(*dot)).sum::<usize>();
    }
    u8::try_from(sum / count.max(1)).ok()
}

fn ink(colour: u32) -> Paint<'static> {
    let [_, red, green, blue] = (colour & WHITE).to_be_bytes();
    let mut paint = Paint::default();
    paint.set_color_rgba8(red, green, blue, 255);
    paint
}

fn block(sheet: &mut Pixmap, shape: &Shape, colour: u32, scale: f32) {
    let bounds = shape.bounds;
    let sides = (bounds.x0 * scale, bounds.y0 * scale, bounds.x1 * scale, bounds.y1 * scale);
    if let Some(rect) = Rect::from_ltrb(sides.0, sides.1, sides.2, sides.3) {
        sheet.fill_rect(rect, &ink(colour), Transform::identity(), None);
    }
}

struct Letters<'s> {
    font: &'s FontRef<'s>,
    text: &'s str,
    size: f32,
    is_upright: bool,
}

fn word(sheet: &mut Pixmap, shape: &Shape, letters: &Letters<'_>, scale: f32) {
    let bounds = shape.bounds;
    let (width, height) = (bounds.x1 - bounds.x0, bounds.y1 - bounds.y0);
    if ![bounds.x0, bounds.y0, width, height].into_iter().all(f32::is_finite) {
        return;
    }
    let size = if letters.size.is_finite() { letters.size.clamp(1.0, 200.0) } else { 8.0 };
    let Some((path, natural)) = outlined(letters, size) else { return };
    let placed = if letters.is_upright {
        // As wide as on the page, whatever font it has there.
        let stretch = if natural > 0.0 && width > 0.0 { width / natural } else { 1.0 };
        let baseline = bounds.y0 + height * ABOVE_BASELINE;
        Transform::from_row(stretch * scale, 0.0, 0.0, scale, bounds.x0 * scale, baseline * scale)
    } else {
        // It runs upwards, from the lower right corner of its box.
        Transform::from_row(0.0, -scale, scale, 0.0, bounds.x1 * scale, bounds.y1 * scale)
    };
    sheet.fill_path(&path, &ink(shape.colour.unwrap_or(0)), FillRule::Winding, placed, None);
}

/// The outlines of a word on a line at zero, and how long it is by itself.
fn outlined(letters: &Letters<'_>, size: f32) -> Option<(Path, f32)> {
    let (outlines, charmap) = (letters.font.outline_glyphs(), letters.font.charmap());
    let metrics = letters.font.glyph_metrics(Size::new(size), LocationRef::default());
    let mut pen = Pen { path: PathBuilder::new(), x: 0.0 };
    for letter in letters.text.chars() {
        // The first glyph of a font stands for all that it lacks.
        let glyph = charmap.map(letter).unwrap_or_default();
        if let Some(outline) = outlines.get(glyph) {
            let settings = DrawSettings::unhinted(Size::new(size), LocationRef::default());
            outline.draw(settings, &mut pen).ok()?;
        }
        pen.x += metrics.advance_width(glyph).unwrap_or(size / 2.0);
    }
    Some((pen.path.finish()?, pen.x))
}

/// Outlines grow upwards from the line; the sheet counts downwards.
struct Pen {
    path: PathBuilder,
    x: f32,
}

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.path.move_to(self.x + x, -y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.path.line_to(self.x + x, -y);
    }

    fn quad_to(&mut self, control_x: f32, control_y: f32, x: f32, y: f32) {
        self.path.quad_to(self.x + control_x, -control_y, self.x + x, -y);
    }

    fn curve_to(&mut self, x0: f32, y0: f32, x1: f32, y1: f32, x: f32, y: f32) {
        self.path.cubic_to(self.x + x0, -y0, self.x + x1, -y1, self.x + x, -y);
    }

    fn close(&mut self) {
        self.path.close();
    }
}

#[cfg(test)]
mod tests {
    use lending_engine::document::TextBox;

    use super::*;
    use crate::sandbox::png::tests::opened;

    fn page(shapes: Vec<Shape>) -> PageDrawing {
        PageDrawing { width: 100.0, height: 50.0, is_scan: false, shapes }
    }

    fn shape(x0: f32, y0: f32, x1: f32, y1: f32, what: ShapeKind) -> Shape {
        Shape { bounds: TextBox { x0, y0, x1, y1 }, colour: Some(0), what }
    }

    #[test]
    fn a_box_of_the_page_is_the_same_box_in_the_picture_times_the_scale() {
        let black = shape(10.0, 20.0, 30.0, 40.0, ShapeKind::Rectangle);
        for scale in 1..=3 {
            let png = paint(&page(vec![black.clone()]), scale).unwrap();
            let (width, height, dots) = opened(&png);
            let scale = usize::try_from(scale).unwrap();
            assert_eq!((width, height), (100 * scale, 50 * scale));
            let dot = |x: usize, y: usize| dots[3 * (y * width + x)];
            assert_eq!((dot(10 * scale, 20 * scale), dot(30 * scale - 1, 40 * scale - 1)), (0, 0));
            assert_eq!((dot(10 * scale - 1, 20 * scale), dot(30 * scale, 40 * scale - 1)), (255, 255));
        }
    }

    #[test]
    fn a_word_stays_within_its_box_however_wide_its_font_is() {
        let text =
            |is_upright| ShapeKind::Word { text: "WWWW".to_owned(), size: 20.0, is_bold: true, is_upright };
        let png = paint(&page(vec![shape(40.0, 10.0, 60.0, 30.0, text(true))]), 1).unwrap();
        let (width, _, dots) = opened(&png);
        let inked: Vec<(usize, usize)> = dots
            .chunks_exact(3)
            .enumerate()
            .filter(|(_, dot)| dot[0] < 128)
            .map(|(at, _)| (at % width, at / width))
            .collect();
        assert!(!inked.is_empty());
        assert!(inked.iter().all(|(x, y)| (39..=60).contains(x) && (10..=27).contains(y)), "{inked:?}");
        assert!(paint(&page(vec![shape(40.0, 10.0, 50.0, 45.0, text(false))]), 1).is_some());
    }

    #[test]
    fn what_cannot_be_a_picture_is_none() {
        for (width, height) in [(0.0, 50.0), (f32::NAN, 50.0), (f32::INFINITY, 1.0), (9_000.0, 9_000.0)] {
            assert_eq!(
                paint(&PageDrawing { width, height, ..page(Vec::new()) }, 1),
                None,
                "{width}×{height}"
            );
        }
        let odd = shape(f32::NAN, 0.0, f32::INFINITY, 1.0, ShapeKind::Rectangle);
        assert!(paint(&page(vec![odd]), 1).is_some(), "a shape that is nowhere is left out");
    }

    #[test]
    fn a_scan_has_the_size_of_its_page_at_every_scale() {
        let image = PageImage {
            page: 1,
            width_px: 4,
            height_px: 2,
            dpi: 144,
            is_complete: true,
            gray: vec![0, 100, 255, 255, 100, 200, 255, 255],
        };
        // Two dots a point are one: (0 + 100 + 100 + 200) / 4.
        let (width, height, dots) = opened(&scanned(&image, 1).unwrap());
        assert_eq!((width, height, dots), (2, 1, vec![100, 255]));
        // And at three each dot is repeated.
        let (width, height, dots) = opened(&scanned(&image, 3).unwrap());
        assert_eq!((width, height), (6, 3));
        assert_eq!(dots[..12], [0, 0, 100, 255, 255, 255, 0, 0, 100, 255, 255, 255]);
    }
}
