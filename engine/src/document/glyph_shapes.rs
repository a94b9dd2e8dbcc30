//! Whether a digit looks like the digit that its text says.
//!
//! What a font says its glyphs mean is a table beside the drawings, and either can be forged: then a person sees other
//! numbers than a machine reads. Each digit of a font is drawn once, small, and held against the digits of the standard
//! fonts. Only one that is clearly another digit is told: of 173 fonts with digits none has such a one, and of digits
//! exchanged for others three in four are noticed, so that a forged amount hardly passes.

use std::sync::{Arc, LazyLock};

use hayro_font::kurbo::{BezPath, PathEl, Point, Rect, Shape as _, flatten};
use hayro_font::{FontCache, FontGlyph, FontQuery, FontResolverFn, StandardFont};

const ACROSS: u32 = 24;
const DOWN: usize = 32;
/// Dots of the small drawing, as a share of all, that a digit may differ by from the one it looks like.
const MOST_UNLIKE: f64 = 0.13;
/// At most this share of how far it is from the digit it is said to be.
const MOST_OF_OWN: f64 = 0.5;
/// A thousand units are an em. What reaches further than this is no digit.
const FARTHEST_UNITS: f64 = 4_000.0;
const MOST_ELEMENTS: usize = 2_000;
/// How far a curve may be from the lines in its place.
const TOLERANCE_UNITS: f64 = 4.0;

/// A drawing stretched to fill its small sheet; a row of dots in each number.
type Dots = [u32; DOWN];

/// The digits of the standard fonts.
static KNOWN: LazyLock<Vec<(char, Dots)>> = LazyLock::new(known);

fn known() -> Vec<(char, Dots)> {
    use StandardFont as Of;
    let fonts = [
        Of::Helvetica,
        Of::HelveticaBold,
        Of::HelveticaOblique,
        Of::HelveticaBoldOblique,
        Of::Courier,
        Of::CourierBold,
        Of::CourierOblique,
        Of::CourierBoldOblique,
        Of::TimesRoman,
        Of::TimesBold,
        Of::TimesItalic,
        Of::TimesBoldItalic,
    ];
    let data: FontResolverFn = Arc::new(|query| match query {
        FontQuery::Standard(font) => Some(font.get_font_data()),
        FontQuery::Fallback(_) => None,
    });
    let cache = FontCache::new();
    let mut known = Vec::new();
    for font in fonts {
        let Some(font) = cache.standard_font(font, &data) else { continue };
        for digit in '0'..='9' {
            let code = u32::from(digit);
            if let FontGlyph::Outline(glyph) = font.glyph(font.map_code(code), code)
                && let Some(dots) = dots(&glyph.outline())
            {
                known.push((digit, dots));
            }
        }
    }
    known
}

/// The digit it clearly looks like, where that is another than the text says; a space where nothing is drawn. `None` for
/// one that looks as it says or like nothing known, and for whatever is no digit.
pub(super) fn unlike_its_text(text: &str, outline: impl FnOnce() -> BezPath) -> Option<char> {
    let mut letters = text.chars();
    let said = letters.next().filter(char::is_ascii_digit)?;
    if letters.next().is_some() {
        return None;
    }
    let outline = outline();
    if outline.elements().is_empty() {
        return Some(' ');
    }
    let drawn = dots(&outline)?;
    let nearest = |is_sought: &dyn Fn(char) -> bool| {
        let sought = KNOWN.iter().filter(|(digit, _)| is_sought(*digit));
        sought.map(|(digit, known)| (apart(&drawn, known), *digit)).min_by(|a, b| a.0.total_cmp(&b.0))
    };
    let (own, _) = nearest(&|digit| digit == said)?;
    let (other, digit) = nearest(&|digit| digit != said)?;
    (other <= MOST_UNLIKE && other <= MOST_OF_OWN * own).then_some(digit)
}

/// The share of dots in which two drawings differ.
fn apart(one: &Dots, other: &Dots) -> f64 {
    let differ: u32 = one.iter().zip(other).map(|(one, other)| (one ^ other).count_ones()).sum();
    f64::from(differ) / f64::from(ACROSS * 32)
}

/// The drawing of an outline, filled where it winds around. `None` for one without area, or too large to be a digit.
fn dots(outline: &BezPath) -> Option<Dots> {
    let bounds = Some(outline).filter(|path| path.elements().len() <= MOST_ELEMENTS)?.bounding_box();
    let is_digit = bounds.width() > 1.0
        && bounds.height() > 1.0
        && [bounds.x0, bounds.y0, bounds.x1, bounds.y1].iter().all(|side| side.abs() <= FARTHEST_UNITS);
    if !is_digit {
        return None;
    }
    let edges = edges(outline);
    let mut dots = [0; DOWN];
    for (row, part) in dots.iter_mut().zip(0_u32..) {
        let height = bounds.y1 - (f64::from(part) + 0.5) / 32.0 * bounds.height();
        *row = filled(&edges, height, &bounds);
    }
    Some(dots)
}

/// The straight lines that the outline is made of.
fn edges(outline: &BezPath) -> Vec<(Point, Point)> {
    let mut edges = Vec::new();
    let (mut first, mut at) = (Point::ZERO, Point::ZERO);
    flatten(outline.iter(), TOLERANCE_UNITS, |element| match element {
        PathEl::MoveTo(to) => {
            edges.push((at, first));
            (first, at) = (to, to);
        }
        PathEl::LineTo(to) => {
            edges.push((at, to));
            at = to;
        }
        PathEl::ClosePath => {
            edges.push((at, first));
            at = first;
        }
        // Flattened: there are no curves left.
        PathEl::QuadTo(..) | PathEl::CurveTo(..) => {}
    });
    edges.push((at, first));
    edges
}

/// The dots of one line across.
fn filled(edges: &[(Point, Point)], height: f64, bounds: &Rect) -> u32 {
    let mut crossings: Vec<(f64, i32)> = edges
        .iter()
        .filter(|(from, to)| (from.y <= height) != (to.y <= height))
        .map(|(from, to)| {
            let across = from.x + (height - from.y) / (to.y - from.y) * (to.x - from.x);
            (across, if from.y < to.y { 1 } else { -1 })
        })
        .collect();
    crossings.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (mut row, mut winding, mut next) = (0, 0, crossings.iter().peekable());
    for column in 0..ACROSS {
        let place = bounds.x0 + (f64::from(column) + 0.5) / f64::from(ACROSS) * bounds.width();
        while let Some((_, turn)) = next.next_if(|(across, _)| *across <= place) {
            winding += turn;
        }
        if winding != 0 {
            row |= 1 << column;
        }
    }
    row
}

#[cfg(test)]
mod tests {
    use super::*;

    fn digit_of(font: StandardFont, digit: char) -> BezPath {
        let data: FontResolverFn = Arc::new(|query| match query {
            FontQuery::Standard(font) => Some(font.get_font_data()),
            FontQuery::Fallback(_) => None,
        });
        let font = FontCache::new().standard_font(font, &data).unwrap();
        match font.glyph(font.map_code(u32::from(digit)), u32::from(digit)) {
            FontGlyph::Outline(glyph) => glyph.outline(),
            FontGlyph::Type3(_) => panic!("a standard font has outlines"),
        }
    }

    #[test]
    fn a_digit_that_looks_as_its_text_says_shows_nothing_else() {
        assert_eq!(KNOWN.len(), 120);
        for font in [StandardFont::Helvetica, StandardFont::TimesRoman, StandardFont::CourierBold] {
            for digit in '0'..='9' {
                assert_eq!(unlike_its_text(&digit.to_string(), || digit_of(font, digit)), None, "{digit}");
            }
        }
    }

    #[test]
    fn a_digit_drawn_as_another_is_told_by_its_looks() {
        for (text, drawn) in [("1", '7'), ("8", '3'), ("9", '4'), ("0", '6'), ("5", '2')] {
            assert_eq!(unlike_its_text(text, || digit_of(StandardFont::Helvetica, drawn)), Some(drawn));
        }
        assert_eq!(unlike_its_text("1", BezPath::new), Some(' '));
    }

    #[test]
    fn letters_and_shapes_like_no_digit_are_not_judged() {
        assert_eq!(unlike_its_text("A", || digit_of(StandardFont::Helvetica, '4')), None);
        assert_eq!(unlike_its_text("12", || digit_of(StandardFont::Helvetica, '4')), None);
        let square = Rect::new(0.0, 0.0, 500.0, 700.0).to_path(0.1);
        assert_eq!(unlike_its_text("1", || square), None);
        let huge = Rect::new(0.0, 0.0, 1e9, 1e9).to_path(0.1);
        assert_eq!(unlike_its_text("1", || huge), None);
    }
}
