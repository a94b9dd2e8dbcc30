//! The objects of a file, for those who examine the file itself rather than the words on its pages.
//!
//! It is opened and decoded within the same bounds as for reading.

use std::borrow::Cow;

use hayro_syntax::Pdf;
use hayro_syntax::object::{Object, Rect, Stream};

use super::matrix::Matrix;
use super::streams::Budget;
use super::word_builder::points;
use super::{DocumentLimits, Rejection, TextBox, open};

/// Opens a file within the limits.
pub(crate) fn open_objects(
    pdf: &[u8],
    password: Option<&str>,
    limits: &DocumentLimits,
) -> Result<Pdf, Rejection> {
    open(pdf, password, &mut Budget::new(limits))
}

/// Decodes streams until the limits are reached, and nothing after that.
#[derive(Debug)]
pub(crate) struct Decoder<'l> {
    budget: Budget<'l>,
}

impl<'l> Decoder<'l> {
    pub(crate) const fn new(limits: &'l DocumentLimits) -> Self {
        Self { budget: Budget::new(limits) }
    }

    /// `None` where it does not decode, or not within the limits.
    pub(crate) fn decode<'a>(&mut self, stream: &Stream<'a>) -> Option<Cow<'a, [u8]>> {
        self.budget.decode(stream).ok().flatten().map(|content| content.bytes)
    }

    /// What a page draws, stream by stream. `None` for one that does not decode.
    pub(crate) fn contents<'a>(&mut self, page: &hayro_syntax::page::Page<'a>) -> Vec<Option<Cow<'a, [u8]>>> {
        match page.raw().get::<Object<'a>>(b"Contents") {
            Some(Object::Stream(stream)) => vec![self.decode(&stream)],
            Some(Object::Array(array)) => {
                let streams = array.iter::<Object<'a>>().filter_map(Object::into_stream);
                streams.map(|stream| self.decode(&stream)).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// Where a rectangle of the file stands on the page as it is shown.
pub(crate) fn bounds_on_page(page: &hayro_syntax::page::Page<'_>, rectangle: Rect) -> Option<TextBox> {
    let to_page = Matrix(page.initial_transform(true).as_coeffs());
    let bounds = to_page.bounds((rectangle.x0, rectangle.y0), (rectangle.x1, rectangle.y1));
    let [x0, y0, x1, y1] = bounds.map(points);
    [x0, y0, x1, y1].iter().all(|value| value.is_finite()).then_some(TextBox { x0, y0, x1, y1 })
}
