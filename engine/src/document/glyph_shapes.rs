//! Whether the glyphs of a number look as their text says.
//!
//! What a font says its glyphs mean is a table beside the drawings, and either can be forged: then a person sees other
//! numbers than a machine reads. Each digit of a font is drawn once, small, and held against the digits of the standard
//! fonts. Only one that is clearly another digit is told: of 173 fonts with digits none has such a one, and of digits
//! exchanged for others three in four are noticed, so that a forged amount hardly passes. Commas, points and minuses are
//! told by where they stand, spaces by showing anything. Letters are held against digits where they stand in numbers.

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
/// Further than this from every drawing of its digit, a digit is of a font too unlike the known ones to be judged.
const MOST_UNKNOWN: f64 = 0.36;
/// What is lower is no digit, but a point, a comma or a minus; what is higher is none of these.
const HIGHEST_MARK_UNITS: f64 = 330.0;
const LOWEST_DIGIT_UNITS: f64 = 400.0;
/// How far a curve may be from the lines in its place.
const TOLERANCE_UNITS: f64 = 4.0;

/// A drawing stretched to fill its small sheet; a row of dots in each number.
type Dots = [u32; DOWN];

/// The digits of the standard fonts.
static KNOWN: LazyLock<Vec<(char, Dots)>> = LazyLock::new(known);

/// Letters that look like digits in some fonts.
static LETTERS: LazyLock<Vec<(char, Dots)>> = LazyLock::new(|| drawn(&('A'..='Z').chain('a'..='z')));

fn known() -> Vec<(char, Dots)> {
    drawn(&('0'..='9'))
}

/// In all of the standard fonts.
fn drawn(letters: &(impl Iterator<Item = char> + Clone)) -> Vec<(char, Dots)> {
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
        for digit in letters.clone() {
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

/// What a glyph looks like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Look {
    /// Or it is nothing that numbers are made of.
    AsSaid,
    /// Clearly like this; like a space where nothing is drawn.
    Like(char),
    /// A digit whose drawing is like nothing known, or cannot be had.
    Unknown,
}

impl Look {
    /// Of a glyph that cannot be drawn.
    pub(super) fn of_unknown(text: &str) -> Self {
        if matches!(text.as_bytes(), [digit] if digit.is_ascii_digit()) {
            Self::Unknown
        } else {
            Self::AsSaid
        }
    }
}

/// What it looks like, where that is clearly another figure than the text says.
pub(super) fn look(text: &str, outline: impl FnOnce() -> BezPath) -> Look {
    let mut letters = text.chars();
    let (said, None) = (letters.next(), letters.next()) else { return Look::AsSaid };
    let is_mark = |letter: char| matches!(letter, ',' | '.' | '-');
    match said {
        None => look_of_nothing(&outline()),
        Some(letter) if letter.is_whitespace() || letter.is_control() || is_zero_width(letter) => {
            look_of_nothing(&outline())
        }
        Some(digit) if digit.is_ascii_digit() => look_of_digit(digit, &outline()),
        Some(mark) if is_mark(mark) => look_of_mark(mark, &outline()),
        Some(_) => Look::AsSaid,
    }
}

const fn is_zero_width(letter: char) -> bool {
    matches!(letter, '\u{ad}' | '\u{200b}' | '\u{feff}')
}

fn look_of_digit(said: char, outline: &BezPath) -> Look {
    if outline.elements().is_empty() {
        return Look::Like(' ');
    }
    if let Some(mark) = mark(outline) {
        return Look::Like(mark);
    }
    let Some(drawn) = dots(outline) else { return Look::Unknown };
    let own = nearest(&drawn, &KNOWN, |digit| digit == said);
    let other = nearest(&drawn, &KNOWN, |digit| digit != said);
    let (Some((own, _)), Some((other, digit))) = (own, other) else { return Look::Unknown };
    if other <= MOST_UNLIKE && other <= MOST_OF_OWN * own {
        return Look::Like(digit);
    }
    if own > MOST_UNKNOWN { Look::Unknown } else { Look::AsSaid }
}

fn look_of_mark(said: char, outline: &BezPath) -> Look {
    if outline.elements().is_empty() {
        return Look::Like(' ');
    }
    let other = mark(outline).filter(|mark| *mark != said).or_else(|| clear_digit(outline));
    other.map_or(Look::AsSaid, Look::Like)
}

/// Spaces draw nothing; one that does shows whatever it was made to show.
fn look_of_nothing(outline: &BezPath) -> Look {
    if outline.elements().is_empty() {
        return Look::AsSaid;
    }
    mark(outline).or_else(|| clear_digit(outline)).map_or(Look::AsSaid, Look::Like)
}

/// The digit that a letter clearly looks like, and unlike which no letter looks as it says.
pub(super) fn digit_of_letter(said: char, outline: &BezPath) -> Option<char> {
    let drawn = Some(outline).filter(|outline| is_high(outline)).and_then(dots)?;
    let (other, digit) = nearest(&drawn, &KNOWN, |_| true).filter(|(other, _)| *other <= MOST_UNLIKE)?;
    let (own, _) = nearest(&drawn, &LETTERS, |letter| letter == said)?;
    (other <= MOST_OF_OWN * own).then_some(digit)
}

fn clear_digit(outline: &BezPath) -> Option<char> {
    let drawn = Some(outline).filter(|outline| is_high(outline)).and_then(dots)?;
    nearest(&drawn, &KNOWN, |_| true).filter(|(other, _)| *other <= MOST_UNLIKE).map(|(_, digit)| digit)
}

fn nearest(drawn: &Dots, among: &[(char, Dots)], is_sought: impl Fn(char) -> bool) -> Option<(f64, char)> {
    let sought = among.iter().filter(|(letter, _)| is_sought(*letter));
    sought.map(|(letter, known)| (apart(drawn, known), *letter)).min_by(|a, b| a.0.total_cmp(&b.0))
}

fn is_high(outline: &BezPath) -> bool {
    outline.elements().len() <= MOST_ELEMENTS && outline.bounding_box().height() >= LOWEST_DIGIT_UNITS
}

/// A point, a comma or a minus by its place and its proportions: a point stands on the line and is as wide as it is high, a
/// comma reaches below it, a minus lies across the middle.
fn mark(outline: &BezPath) -> Option<char> {
    const POINT_BELOW: f64 = 30.0;
    const COMMA_BELOW: f64 = 60.0;
    const MIDDLE_FROM: f64 = 130.0;
    const HIGHEST_POINT: f64 = 260.0;
    let bounds = Some(outline).filter(|path| path.elements().len() <= MOST_ELEMENTS)?.bounding_box();
    let (wide, high) = (bounds.width(), bounds.height());
    if !(1.0..=HIGHEST_MARK_UNITS).contains(&high) || !(1.0..=FARTHEST_UNITS).contains(&wide) {
        return None;
    }
    let is_square = high <= 1.3 * wide && wide <= 1.6 * high;
    let is_low = bounds.y1 <= HIGHEST_POINT;
    if is_low && is_square && bounds.y0 >= -POINT_BELOW {
        Some('.')
    } else if is_low && high >= 1.5 * wide && bounds.y0 <= -COMMA_BELOW {
        Some(',')
    } else if bounds.y0 >= MIDDLE_FROM && wide >= 1.6 * high {
        Some('-')
    } else {
        None
    }
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

    const FONTS: [StandardFont; 4] = [
        StandardFont::Helvetica,
        StandardFont::TimesRoman,
        StandardFont::CourierBold,
        StandardFont::HelveticaOblique,
    ];

    #[test]
    fn glyphs_that_look_as_their_text_says_show_nothing_else() {
        assert_eq!(KNOWN.len(), 120);
        for font in FONTS {
            for letter in "0123456789,.-".chars() {
                assert_eq!(
                    look(&letter.to_string(), || digit_of(font, letter)),
                    Look::AsSaid,
                    "{font:?} {letter}"
                );
            }
            for letter in ('A'..='Z').chain('a'..='z') {
                assert_eq!(digit_of_letter(letter, &digit_of(font, letter)), None, "{font:?} {letter}");
            }
        }
        assert_eq!(look(" ", BezPath::new), Look::AsSaid);
    }

    #[test]
    fn a_digit_drawn_as_another_is_told_by_its_looks() {
        for (text, drawn) in
            [("1", '7'), ("8", '3'), ("9", '4'), ("0", '6'), ("5", '2'), ("5", ','), ("7", '.')]
        {
            assert_eq!(look(text, || digit_of(StandardFont::Helvetica, drawn)), Look::Like(drawn));
        }
        assert_eq!(look("1", BezPath::new), Look::Like(' '));
    }

    #[test]
    fn marks_and_spaces_drawn_as_figures_are_told() {
        // Of Courier the comma is as wide as it is high, so that it is taken for nothing else.
        for font in [StandardFont::Helvetica, StandardFont::TimesRoman] {
            for (text, drawn) in
                [(",", '.'), (".", ','), (",", '5'), ("-", '4'), (" ", '5'), ("", '2'), ("\u{200b}", ',')]
            {
                assert_eq!(
                    look(text, || digit_of(font, drawn)),
                    Look::Like(drawn),
                    "{font:?} {text} {drawn}"
                );
            }
            assert_eq!(digit_of_letter('X', &digit_of(font, '2')), Some('2'), "{font:?}");
        }
        // A minus or a point that nobody sees.
        assert_eq!(look("-", BezPath::new), Look::Like(' '));
    }

    #[test]
    fn letters_and_shapes_like_no_digit_are_not_judged() {
        assert_eq!(look("A", || digit_of(StandardFont::Helvetica, '4')), Look::AsSaid);
        assert_eq!(look("12", || digit_of(StandardFont::Helvetica, '4')), Look::AsSaid);
        let square = Rect::new(0.0, 0.0, 500.0, 700.0).to_path(0.1);
        assert_eq!(look("1", || square.clone()), Look::Unknown);
        assert_eq!(look(" ", || square), Look::AsSaid);
        let huge = Rect::new(0.0, 0.0, 1e9, 1e9).to_path(0.1);
        assert_eq!(look("1", || huge), Look::Unknown);
        assert_eq!((Look::of_unknown("7"), Look::of_unknown("x")), (Look::Unknown, Look::AsSaid));
    }
}
