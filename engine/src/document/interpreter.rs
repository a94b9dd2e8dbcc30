//! Runs the operators of a page, as far as they place text and images.
//!
//! What it leaves out: the clipping of text, layers that are switched off, the drawings of Type 3 glyphs, annotations. Text that a
//! viewer would not show because of these is among the words.

use std::rc::Rc;

use hayro_syntax::content::TypedIter;
use hayro_syntax::content::ops::TypedInstruction as Op;
use hayro_syntax::object::{Array, Dict, Name, Number, Object, ObjectIdentifier, Stream};
use hayro_syntax::page::Resources;

use super::canvas::Canvas;
use super::colour::{ColourSpace, Rgb};
use super::fonts::{Fonts, LoadedFont};
use super::matrix::Matrix;
use super::painted_areas::{Clip, PaintedArea, PaintedKind, Path, keeps_upright};
use super::picture;
use super::sheet::Sheet;
use super::streams::Budget;
use super::word_builder::{Style, points};
use super::{Paint, Rejection};

/// The part of the graphics state that `q` saves and text depends on.
#[derive(Clone)]
struct State<'a> {
    to_page: Matrix,
    fill_space: ColourSpace,
    fill: Option<Rgb>,
    opacity: f64,
    /// What is painted mixes with what lies below, whatever its opacity.
    is_blended: bool,
    clip: Clip,
    font: Option<Rc<LoadedFont<'a>>>,
    size: f64,
    character_spacing: f64,
    word_spacing: f64,
    horizontal_scale: f64,
    leading: f64,
    rise: f64,
    paint: Paint,
}

impl State<'_> {
    fn fill_with(&mut self, space: ColourSpace, operands: &[Number]) {
        let operands: Vec<f64> = operands.iter().map(Number::as_f64).collect();
        self.fill_space = space;
        self.fill = space.colour(&operands);
    }

    /// A rectangle painted now hides what lies below. Colours that are not worked out may be patterns with holes.
    fn hides(&self) -> bool {
        self.opacity >= OPAQUE && !self.is_blended && self.fill.is_some()
    }
}

/// Below this what lies beneath shines through.
const OPAQUE: f64 = 0.95;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Painting {
    Fill { is_even_odd: bool },
    Stroke,
    Nothing,
}

/// Where the pen is between `BT` and `ET`.
struct Pen {
    line: Matrix,
    at: Matrix,
}

impl Pen {
    fn next_line(&mut self, x: f64, y: f64) {
        self.set(Matrix::translation(x, y).then(self.line));
    }

    const fn set(&mut self, matrix: Matrix) {
        self.line = matrix;
        self.at = matrix;
    }

    fn advance(&mut self, x: f64, y: f64) {
        self.at = Matrix::translation(x, y).then(self.at);
    }
}

/// Reads pages one after another; fonts and budget are the document's.
pub(super) struct Interpreter<'a, 'l> {
    fonts: Fonts<'a>,
    budget: Budget<'l>,
    operators: usize,
    glyphs: usize,
    painted_areas: usize,
}

impl<'a, 'l> Interpreter<'a, 'l> {
    pub(super) fn new(budget: Budget<'l>) -> Self {
        Self { fonts: Fonts::new(), budget, operators: 0, glyphs: 0, painted_areas: 0 }
    }

    pub(super) fn read(
        &mut self,
        page: &hayro_syntax::page::Page<'a>,
        number: usize,
    ) -> Result<super::Page, Rejection> {
        let mut canvas = Canvas::new(page, number);
        self.run_page(page, &mut canvas)?;
        Ok(canvas.finish(&mut self.fonts))
    }

    /// Paints the pictures of a page on a sheet of its size. Words are passed over.
    pub(super) fn draw(
        &mut self,
        page: &hayro_syntax::page::Page<'a>,
        number: usize,
        sheet: Sheet,
    ) -> Result<Sheet, Rejection> {
        let mut canvas = Canvas::new(page, number);
        let empty = Sheet::new(0, 0, 1.0);
        canvas.sheet = Some(sheet);
        self.run_page(page, &mut canvas)?;
        Ok(canvas.sheet.unwrap_or(empty))
    }

    fn run_page(
        &mut self,
        page: &hayro_syntax::page::Page<'a>,
        canvas: &mut Canvas,
    ) -> Result<(), Rejection> {
        let content = self.content(page, canvas)?;
        let state = State {
            to_page: canvas.from_user_space,
            fill_space: ColourSpace::Gray,
            fill: Some(Rgb::BLACK),
            opacity: 1.0,
            is_blended: false,
            clip: canvas.clip(),
            font: None,
            size: 1.0,
            character_spacing: 0.0,
            word_spacing: 0.0,
            horizontal_scale: 1.0,
            leading: 0.0,
            rise: 0.0,
            paint: Paint::Fill,
        };
        self.run(&content, page.resources(), state, canvas, &mut Vec::new())
    }

    /// hayro's own accessor would decode without a bound.
    fn content(
        &mut self,
        page: &hayro_syntax::page::Page<'a>,
        canvas: &mut Canvas,
    ) -> Result<Vec<u8>, Rejection> {
        let streams: Vec<Stream<'a>> = match page.raw().get::<Object<'a>>(b"Contents") {
            Some(Object::Stream(stream)) => vec![stream],
            Some(Object::Array(array)) => {
                array.iter::<Object<'a>>().filter_map(Object::into_stream).collect()
            }
            _ => Vec::new(),
        };
        let mut content = Vec::new();
        for stream in &streams {
            let Some(decoded) = self.budget.decode(stream)? else {
                canvas.is_damaged = true;
                continue;
            };
            canvas.is_damaged |= !decoded.is_whole;
            // All streams of a page are one stream in parts, and bounded as one.
            let limit_bytes = self.budget.limits.decompressed_bytes_per_stream;
            if content.len() + decoded.bytes.len() > limit_bytes {
                return Err(Rejection::StreamTooLarge { limit_bytes });
            }
            content.extend_from_slice(&decoded.bytes);
            // A token ends with its stream.
            content.push(b'\n');
        }
        Ok(content)
    }

    fn run(
        &mut self,
        content: &[u8],
        resources: &Resources<'a>,
        mut state: State<'a>,
        canvas: &mut Canvas,
        forms: &mut Vec<ObjectIdentifier>,
    ) -> Result<(), Rejection> {
        let mut saved: Vec<State<'a>> = Vec::new();
        let mut pen = Pen { line: Matrix::IDENTITY, at: Matrix::IDENTITY };
        let mut path = Path::new(self.budget.limits.painted_areas_per_page);
        let mut operators = TypedIter::new(content);
        while let Some(operator) = operators.next() {
            self.count_operator(canvas)?;
            match operator {
                Op::SaveState(_) => {
                    let limit = self.budget.limits.graphics_state_depth;
                    if saved.len() >= limit {
                        return Err(Rejection::GraphicsStateTooDeep { page: canvas.number, limit });
                    }
                    saved.push(state.clone());
                }
                Op::RestoreState(_) => state = saved.pop().unwrap_or(state),
                Op::Transform(op) => {
                    state.to_page = matrix([op.0, op.1, op.2, op.3, op.4, op.5]).then(state.to_page);
                }
                Op::SetGraphicsState(op) => {
                    if let Some(dict) = resources.get_ext_g_state(op.0) {
                        self.set_graphics_state(&dict, &mut state)?;
                    }
                }
                Op::XObject(op) => {
                    if let Some(object) = resources.get_x_object(op.0) {
                        self.draw_object(&object, resources, &state, canvas, forms)?;
                    }
                }
                Op::InlineImage(op) => self.draw_image(op.0, resources, &state, canvas)?,
                Op::BeginText(_) => pen.set(Matrix::IDENTITY),
                Op::TextFont(op) => {
                    state.size = op.1.as_f64();
                    state.font = match resources.get_font(op.0) {
                        Some(dict) => Some(self.fonts.load(&dict, &mut self.budget)?),
                        None => None,
                    };
                }
                Op::NextLine(op) => pen.next_line(op.0.as_f64(), op.1.as_f64()),
                Op::NextLineAndSetLeading(op) => {
                    state.leading = -op.1.as_f64();
                    pen.next_line(op.0.as_f64(), op.1.as_f64());
                }
                Op::SetTextMatrix(op) => pen.set(matrix([op.0, op.1, op.2, op.3, op.4, op.5])),
                Op::NextLineUsingLeading(_) => pen.next_line(0.0, -state.leading),
                Op::ShowText(op) => self.show(op.0.as_bytes(), &state, &mut pen, canvas)?,
                Op::ShowTexts(op) => self.show_array(op.0, &state, &mut pen, canvas)?,
                Op::NextLineAndShowText(op) => {
                    pen.next_line(0.0, -state.leading);
                    self.show(op.0.as_bytes(), &state, &mut pen, canvas)?;
                }
                Op::ShowTextWithParameters(op) => {
                    state.word_spacing = op.0.as_f64();
                    state.character_spacing = op.1.as_f64();
                    pen.next_line(0.0, -state.leading);
                    self.show(op.2.as_bytes(), &state, &mut pen, canvas)?;
                }
                other if is_of_path(&other) => path.extend(&other, state.to_page),
                other => match painted(&other) {
                    Some(painting) => self.paint(painting, &mut path, &mut state, canvas),
                    None => set_text_or_colour(&other, resources, &mut state),
                },
            }
        }
        Ok(())
    }

    fn paint(&mut self, painting: Painting, path: &mut Path, state: &mut State<'_>, canvas: &mut Canvas) {
        if painting != Painting::Nothing {
            canvas.place_path();
        }
        if let Painting::Fill { is_even_odd } = painting {
            for (edges, is_whole) in path.filled(is_even_odd) {
                let is_opaque = is_whole && state.hides();
                self.note(edges, PaintedKind::Rectangle, is_opaque, state, canvas);
            }
        }
        path.end(&mut state.clip);
    }

    /// Marks beyond the limit are left out: they only tell what a change to the page would leave.
    fn note(
        &mut self,
        edges: [f64; 4],
        kind: PaintedKind,
        is_opaque: bool,
        state: &State<'_>,
        canvas: &mut Canvas,
    ) {
        let limits = self.budget.limits;
        if canvas.painted.len() >= limits.painted_areas_per_page
            || self.painted_areas >= limits.painted_areas_in_total
        {
            canvas.has_unnoted_areas = true;
            return;
        }
        if let Some((bounds, is_exact)) = state.clip.seen(edges) {
            let fill = if kind == PaintedKind::Rectangle { state.fill } else { None };
            let is_opaque = is_opaque && is_exact;
            canvas.painted.push(PaintedArea { bounds, kind, fill, is_opaque, z: canvas.z });
            self.painted_areas += 1;
        }
    }

    fn count_operator(&mut self, canvas: &mut Canvas) -> Result<(), Rejection> {
        canvas.operators += 1;
        self.operators += 1;
        let limits = self.budget.limits;
        if canvas.operators > limits.operators_per_page {
            let limit = limits.operators_per_page;
            return Err(Rejection::TooManyOperators { page: canvas.number, limit });
        }
        if self.operators > limits.operators_in_total {
            return Err(Rejection::TooManyOperatorsInTotal { limit: limits.operators_in_total });
        }
        Ok(())
    }

    fn set_graphics_state(&mut self, dict: &Dict<'a>, state: &mut State<'a>) -> Result<(), Rejection> {
        if let Some(opacity) = dict.get::<Number>(b"ca") {
            state.opacity = opacity.as_f64();
        }
        match dict.get::<Object<'a>>(b"BM") {
            Some(Object::Name(mode)) => {
                state.is_blended = !matches!(mode.as_ref(), b"Normal" | b"Compatible");
            }
            Some(_) => state.is_blended = true,
            None => {}
        }
        // A mask that fades what is painted after it.
        if matches!(dict.get::<Object<'a>>(b"SMask"), Some(Object::Dict(_))) {
            state.is_blended = true;
        }
        if let Some(setting) = dict.get::<Array<'a>>(b"Font") {
            let mut items = setting.flex_iter();
            if let (Some(font), Some(size)) = (items.next::<Dict<'a>>(), items.next::<Number>()) {
                state.font = Some(self.fonts.load(&font, &mut self.budget)?);
                state.size = size.as_f64();
            }
        }
        Ok(())
    }

    fn draw_object(
        &mut self,
        object: &Stream<'a>,
        resources: &Resources<'a>,
        state: &State<'a>,
        canvas: &mut Canvas,
        forms: &mut Vec<ObjectIdentifier>,
    ) -> Result<(), Rejection> {
        let dict = object.dict();
        match dict.get::<Name<'_>>(b"Subtype").as_deref() {
            Some(b"Image") => self.draw_image(object, resources, state, canvas)?,
            // A form that draws itself draws nothing, as in viewers.
            Some(b"Form") if !forms.contains(&object.obj_id()) => {
                let limit = self.budget.limits.form_depth;
                if forms.len() >= limit {
                    return Err(Rejection::FormsTooDeep { page: canvas.number, limit });
                }
                let Some(content) = self.budget.decode(object)? else {
                    canvas.is_damaged = true;
                    return Ok(());
                };
                canvas.is_damaged |= !content.is_whole;
                let mut inner = state.clone();
                if let Some(own) = dict.get::<[f64; 6]>(b"Matrix") {
                    inner.to_page = Matrix(own).then(inner.to_page);
                }
                if let Some(own) = dict.get::<[f64; 4]>(b"BBox") {
                    inner.clip.narrow(own, inner.to_page);
                }
                let own = dict.get::<Dict<'a>>(b"Resources").map(Resources::new);
                forms.push(object.obj_id());
                self.run(&content.bytes, own.as_ref().unwrap_or(resources), inner, canvas, forms)?;
                forms.pop();
            }
            _ => {}
        }
        Ok(())
    }

    fn draw_image(
        &mut self,
        image: &Stream<'_>,
        resources: &Resources<'_>,
        state: &State<'_>,
        canvas: &mut Canvas,
    ) -> Result<(), Rejection> {
        canvas.place_image(state.to_page);
        let edges = state.to_page.bounds((0.0, 0.0), (1.0, 1.0));
        let is_opaque = state.opacity >= OPAQUE
            && !state.is_blended
            && keeps_upright(state.to_page)
            && !picture::lets_through(image.dict());
        self.note(edges, PaintedKind::Image, is_opaque, state, canvas);
        if let Some(sheet) = canvas.sheet.as_mut().filter(|_| state.opacity > 0.0) {
            match picture::decode(image, resources, state.fill, &mut self.budget)? {
                Some(picture) => sheet.paint(&picture, state.to_page),
                None => sheet.undecoded += 1,
            }
        }
        Ok(())
    }

    fn show_array(
        &mut self,
        array: &Array<'_>,
        state: &State<'a>,
        pen: &mut Pen,
        canvas: &mut Canvas,
    ) -> Result<(), Rejection> {
        for item in array.iter::<Object<'_>>() {
            match item {
                Object::String(text) => self.show(text.as_bytes(), state, pen, canvas)?,
                Object::Number(back) => {
                    let distance = -back.as_f64() / 1000.0 * state.size;
                    if state.font.as_ref().is_some_and(|font| font.runs_down()) {
                        pen.advance(0.0, distance);
                    } else {
                        pen.advance(distance * state.horizontal_scale, 0.0);
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn show(
        &mut self,
        text: &[u8],
        state: &State<'a>,
        pen: &mut Pen,
        canvas: &mut Canvas,
    ) -> Result<(), Rejection> {
        let Some(font) = &state.font else {
            // Text in a font that the file does not have: what it says is lost.
            canvas.is_damaged = true;
            return Ok(());
        };
        let em = Matrix([state.size * state.horizontal_scale, 0.0, 0.0, state.size, 0.0, state.rise]);
        let [_, _, up_x, up_y, ..] = em.then(pen.at).then(state.to_page).0;
        let tracking_ems = if state.size == 0.0 { 0.0 } else { state.character_spacing / state.size };
        let style = Style {
            font: font.name.clone(),
            size: points(up_x.hypot(up_y)),
            fill: state.fill,
            opacity: points(state.opacity),
            paint: state.paint,
            font_place: font.place,
        };
        canvas.z += 1;
        let mut offset = 0;
        while offset < text.len() {
            let (code, length) = font.read_code(text, offset);
            offset += length;
            self.count_glyph(canvas)?;
            let drawn = font.drawn(code);
            let (across, down) = drawn.advance;
            canvas.place_glyph((code, &drawn), em.then(pen.at).then(state.to_page), tracking_ems, &style);
            // Word spacing is for the one-byte code 32 only, whatever that draws.
            let word_spacing = if length == 1 && code == 32 { state.word_spacing } else { 0.0 };
            let spacing = state.character_spacing + word_spacing;
            if font.runs_down() {
                pen.advance(0.0, down * state.size + spacing);
            } else {
                pen.advance((across * state.size + spacing) * state.horizontal_scale, 0.0);
            }
        }
        Ok(())
    }

    fn count_glyph(&mut self, canvas: &mut Canvas) -> Result<(), Rejection> {
        canvas.glyphs += 1;
        self.glyphs += 1;
        let limits = self.budget.limits;
        if canvas.glyphs > limits.glyphs_per_page {
            let limit = limits.glyphs_per_page;
            return Err(Rejection::TooManyGlyphs { page: canvas.number, limit });
        }
        if self.glyphs > limits.glyphs_in_total {
            return Err(Rejection::TooManyGlyphsInTotal { limit: limits.glyphs_in_total });
        }
        Ok(())
    }
}

const fn is_of_path(operator: &Op<'_, '_>) -> bool {
    matches!(
        operator,
        Op::RectPath(_)
            | Op::MoveTo(_)
            | Op::LineTo(_)
            | Op::CubicTo(_)
            | Op::CubicStartTo(_)
            | Op::CubicEndTo(_)
            | Op::ClosePath(_)
            | Op::ClipNonZero(_)
            | Op::ClipEvenOdd(_)
    )
}

/// What an operator does with the path; `None` for those that do not end one.
const fn painted(operator: &Op<'_, '_>) -> Option<Painting> {
    match operator {
        Op::FillPathNonZero(_)
        | Op::FillPathNonZeroCompatibility(_)
        | Op::FillAndStrokeNonZero(_)
        | Op::CloseFillAndStrokeNonZero(_) => Some(Painting::Fill { is_even_odd: false }),
        Op::FillPathEvenOdd(_) | Op::FillAndStrokeEvenOdd(_) | Op::CloseFillAndStrokeEvenOdd(_) => {
            Some(Painting::Fill { is_even_odd: true })
        }
        Op::StrokePath(_) | Op::CloseAndStrokePath(_) => Some(Painting::Stroke),
        Op::EndPath(_) => Some(Painting::Nothing),
        _ => None,
    }
}

/// The operators that only set a value.
fn set_text_or_colour<'a>(operator: &Op<'_, '_>, resources: &Resources<'a>, state: &mut State<'a>) {
    match operator {
        Op::NonStrokeColorDeviceGray(op) => state.fill_with(ColourSpace::Gray, &[op.0]),
        Op::NonStrokeColorDeviceRgb(op) => state.fill_with(ColourSpace::Rgb, &[op.0, op.1, op.2]),
        Op::NonStrokeColorCmyk(op) => state.fill_with(ColourSpace::Cmyk, &[op.0, op.1, op.2, op.3]),
        Op::NonStrokeColor(op) => state.fill_with(state.fill_space, &op.0),
        Op::NonStrokeColorNamed(op) => state.fill_with(state.fill_space, &op.0),
        Op::ColorSpaceNonStroke(op) => {
            state.fill_space = ColourSpace::named(op.0, resources);
            state.fill = state.fill_space.initial();
        }
        Op::CharacterSpacing(op) => state.character_spacing = op.0.as_f64(),
        Op::WordSpacing(op) => state.word_spacing = op.0.as_f64(),
        Op::HorizontalScaling(op) => state.horizontal_scale = op.0.as_f64() / 100.0,
        Op::TextLeading(op) => state.leading = op.0.as_f64(),
        Op::TextRise(op) => state.rise = op.0.as_f64(),
        Op::TextRenderingMode(op) => state.paint = Paint::from_mode(op.0.as_i64()),
        _ => {}
    }
}

fn matrix(numbers: [Number; 6]) -> Matrix {
    Matrix(numbers.map(|number| number.as_f64()))
}
