//! What a page paints besides words, as far as it can hide them or stand behind them: filled rectangles and images.

use hayro_syntax::content::ops::TypedInstruction as Op;

use super::matrix::Matrix;
use super::word_builder::points;
use super::{Rgb, TextBox};

/// A filled rectangle or an image on a page.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PaintedArea {
    /// What of it can be seen: cut at the edges of the page and of what clips it.
    pub bounds: TextBox,
    pub kind: PaintedKind,
    /// Of a rectangle. `None` for images, and for patterns, palettes and spot colours.
    pub fill: Option<Rgb>,
    /// What lies below cannot be seen. Not so where that is not certain.
    pub is_opaque: bool,
    /// Counts what the page paints, together with its words: a higher one lies above.
    pub z: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PaintedKind {
    Rectangle,
    Image,
}

/// Thinner ones are rules of a table, and hide no text.
const THINNEST_POINTS: f64 = 1.5;
/// Of a path that fills by the even-odd rule: more are not compared, and then none is taken for opaque.
const COMPARED: usize = 16;
/// An outline with more corners is no rectangle.
const CORNERS: usize = 5;

/// Left, top, right and bottom on the page.
type Edges = [f64; 4];

fn cut([a0, b0, a1, b1]: Edges, [c0, d0, c1, d1]: Edges) -> Edges {
    [a0.max(c0), b0.max(d0), a1.min(c1), b1.min(d1)]
}

fn is_wide([x0, y0, x1, y1]: Edges) -> bool {
    x1 - x0 >= THINNEST_POINTS && y1 - y0 >= THINNEST_POINTS
}

/// Where painting shows. Only the rectangle around it is known.
#[derive(Debug, Clone, Copy)]
pub(super) struct Clip {
    edges: Edges,
    /// It is that rectangle, and nothing less.
    is_exact: bool,
}

impl Clip {
    pub(super) const fn page(width: f64, height: f64) -> Self {
        Self { edges: [0.0, 0.0, width, height], is_exact: true }
    }

    /// Also by a rectangle in the coordinates of `to_page`.
    pub(super) fn narrow(&mut self, [x0, y0, x1, y1]: [f64; 4], to_page: Matrix) {
        self.edges = cut(self.edges, to_page.bounds((x0, y0), (x1, y1)));
        self.is_exact &= keeps_upright(to_page);
    }

    /// What is seen of a painted rectangle, if it is worth noting.
    pub(super) fn seen(&self, edges: Edges) -> Option<(TextBox, bool)> {
        let [x0, y0, x1, y1] = cut(self.edges, edges);
        let bounds = TextBox { x0: points(x0), y0: points(y0), x1: points(x1), y1: points(y1) };
        is_wide([x0, y0, x1, y1]).then_some((bounds, self.is_exact))
    }
}

/// Rectangles stay upright under it.
pub(super) fn keeps_upright(matrix: Matrix) -> bool {
    let [a, b, c, d, ..] = matrix.0;
    let size = a.abs().max(b.abs()).max(c.abs()).max(d.abs());
    let is_nothing = |value: f64| value.abs() <= size * 1e-3;
    (is_nothing(b) && is_nothing(c)) || (is_nothing(a) && is_nothing(d))
}

/// The path that is being drawn, as far as it is made of upright rectangles.
#[derive(Debug)]
pub(super) struct Path {
    rectangles: Vec<Edges>,
    outline: Vec<(f64, f64)>,
    /// Around all of it.
    around: Option<Edges>,
    /// It has other parts than those rectangles.
    has_more: bool,
    is_clip: bool,
    most: usize,
}

impl Path {
    /// No more than `most` rectangles are kept.
    pub(super) const fn new(most: usize) -> Self {
        Self {
            rectangles: Vec::new(),
            outline: Vec::new(),
            around: None,
            has_more: false,
            is_clip: false,
            most,
        }
    }

    /// Takes what an operator adds to the path.
    pub(super) fn extend(&mut self, operator: &Op<'_, '_>, to_page: Matrix) {
        match operator {
            Op::RectPath(op) => {
                let [x, y, width, height] = [op.0, op.1, op.2, op.3].map(|number| number.as_f64());
                let edges = to_page.bounds((x, y), (x + width, y + height));
                self.reach(edges);
                self.add(edges, keeps_upright(to_page));
            }
            Op::MoveTo(op) => {
                self.end_outline();
                self.corner(to_page.apply(op.0.as_f64(), op.1.as_f64()));
            }
            Op::LineTo(op) => self.corner(to_page.apply(op.0.as_f64(), op.1.as_f64())),
            Op::CubicTo(op) => {
                let places = [(op.0, op.1), (op.2, op.3), (op.4, op.5)];
                self.bend(&places.map(|(x, y)| to_page.apply(x.as_f64(), y.as_f64())));
            }
            Op::CubicStartTo(op) => {
                let places = [(op.0, op.1), (op.2, op.3)];
                self.bend(&places.map(|(x, y)| to_page.apply(x.as_f64(), y.as_f64())));
            }
            Op::CubicEndTo(op) => {
                let places = [(op.0, op.1), (op.2, op.3)];
                self.bend(&places.map(|(x, y)| to_page.apply(x.as_f64(), y.as_f64())));
            }
            Op::ClosePath(_) => self.end_outline(),
            Op::ClipNonZero(_) | Op::ClipEvenOdd(_) => self.is_clip = true,
            _ => {}
        }
    }

    /// The rectangles it fills, and whether each is filled all over.
    pub(super) fn filled(&mut self, is_even_odd: bool) -> Vec<(Edges, bool)> {
        self.end_outline();
        let is_simple = !is_even_odd || (self.rectangles.len() <= COMPARED && !self.has_more);
        // By the even-odd rule a rectangle inside of another is a hole in it.
        let is_alone = |edges: Edges| {
            !is_even_odd || self.rectangles.iter().filter(|other| is_wide(cut(edges, **other))).count() == 1
        };
        let wide = self.rectangles.iter().copied().filter(|edges| is_wide(*edges));
        wide.map(|edges| (edges, is_simple && is_alone(edges))).collect()
    }

    /// Ends the path, and narrows the clip by it where that was asked for.
    pub(super) fn end(&mut self, clip: &mut Clip) {
        self.end_outline();
        if self.is_clip {
            let around = self.around.unwrap_or([0.0; 4]);
            clip.edges = cut(clip.edges, around);
            clip.is_exact &= self.rectangles.len() == 1 && !self.has_more;
        }
        *self = Self::new(self.most);
    }

    fn reach(&mut self, [x0, y0, x1, y1]: Edges) {
        let [a, b, c, d] = self.around.unwrap_or([x0, y0, x1, y1]);
        self.around = Some([a.min(x0), b.min(y0), c.max(x1), d.max(y1)]);
    }

    fn add(&mut self, edges: Edges, is_upright: bool) {
        if is_upright && edges.iter().all(|edge| edge.is_finite()) && self.rectangles.len() < self.most {
            self.rectangles.push(edges);
        } else {
            self.has_more = true;
        }
    }

    fn corner(&mut self, (x, y): (f64, f64)) {
        self.reach([x, y, x, y]);
        if self.outline.len() <= CORNERS {
            self.outline.push((x, y));
        }
    }

    fn bend(&mut self, places: &[(f64, f64)]) {
        for (x, y) in places {
            self.reach([*x, *y, *x, *y]);
        }
        self.has_more = true;
        self.outline.clear();
    }

    fn end_outline(&mut self) {
        let corners = std::mem::take(&mut self.outline);
        let near = |one: f64, other: f64| (one - other).abs() < 0.05;
        let same = |one: (f64, f64), other: (f64, f64)| near(one.0, other.0) && near(one.1, other.1);
        match corners.as_slice() {
            [] | [_] => {}
            [a, b, c, d, rest @ ..] if rest.is_empty() || (rest.len() == 1 && same(rest[0], *a)) => {
                let is_across = near(a.1, b.1) && near(b.0, c.0) && near(c.1, d.1) && near(d.0, a.0);
                let is_down = near(a.0, b.0) && near(b.1, c.1) && near(c.0, d.0) && near(d.1, a.1);
                let edges = [a.0.min(c.0), a.1.min(c.1), a.0.max(c.0), a.1.max(c.1)];
                self.add(edges, is_across || is_down);
            }
            _ => self.has_more = true,
        }
    }
}
