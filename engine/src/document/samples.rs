//! The samples of an image, unpacked from whatever codec its stream uses.
//!
//! Only what scanners write: plain and deflated samples, JPEG, CCITT fax and JBIG2. A picture declares its size, and
//! nothing is decoded before that size is held against the limit. What a codec allocates for itself beyond its picture
//! is left to the memory limit of the process that reads.

use hayro_ccitt::{DecodeSettings, DecoderContext, EncodingMode};
use hayro_jbig2::Globals;
use hayro_syntax::Filter;
use hayro_syntax::object::{Dict, Stream};
use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::bytestream::ZCursor;
use zune_jpeg::zune_core::colorspace::ColorSpace as JpegSpace;
use zune_jpeg::zune_core::options::DecoderOptions;

use super::Rejection;
use super::streams::Budget;

/// What an image's dictionary says of its samples.
#[derive(Debug, Clone, Copy)]
pub(super) struct Shape {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) channels: usize,
    pub(super) bits: usize,
}

/// Samples, each in a byte: row by row, and the channels of a dot side by side.
#[derive(Debug)]
pub(super) struct Samples {
    pub(super) width: usize,
    pub(super) height: usize,
    /// Not always those of the dictionary: JPEG is turned to gray while it is decoded.
    pub(super) channels: usize,
    /// The highest value that a sample can have.
    pub(super) highest: u8,
    /// Fewer than the size asks for where the data ended early.
    pub(super) values: Vec<u8>,
}

/// Unpacks a picture. `None` where it does not decode, or has more dots than the limit.
pub(super) fn unpack(
    stream: &Stream<'_>,
    shape: Shape,
    budget: &mut Budget<'_>,
) -> Result<Option<Samples>, Rejection> {
    let limit = budget.limits.picture_dots;
    let is_within_limit = |width: usize, height: usize| {
        width > 0 && height > 0 && width.checked_mul(height).is_some_and(|dots| dots <= limit)
    };
    if !is_within_limit(shape.width, shape.height) {
        return Ok(None);
    }
    let Some((encoded, codec)) = budget.decode_picture(stream)? else { return Ok(None) };
    Ok(match codec {
        None => plain(&encoded, shape),
        Some((Filter::DctDecode, _)) => jpeg(&encoded, is_within_limit),
        Some((Filter::CcittFaxDecode, parameters)) => {
            fax(&encoded, &parameters, shape.height, is_within_limit)
        }
        Some((Filter::Jbig2Decode, parameters)) => {
            let globals = match parameters.get::<Stream<'_>>(b"JBIG2Globals") {
                Some(globals) => budget.decode(&globals)?.map(|content| content.bytes),
                None => None,
            };
            jbig2(&encoded, globals.as_deref(), is_within_limit)
        }
        Some(_) => None,
    })
}

fn plain(packed: &[u8], shape: Shape) -> Option<Samples> {
    let Shape { width, height, channels, bits } = shape;
    let in_row = width.checked_mul(channels)?;
    let row_bytes = in_row.checked_mul(bits)?.div_ceil(8);
    let highest = match bits {
        1 | 2 | 4 => (1_u8 << bits) - 1,
        8 | 16 => u8::MAX,
        _ => return None,
    };
    let mut values = Vec::with_capacity(packed.len().saturating_mul(8 / bits.min(8)).min(in_row * height));
    for row in packed.chunks_exact(row_bytes).take(height) {
        match bits {
            8 => values.extend_from_slice(row),
            // The lower half of a sample is finer than the eye.
            16 => values.extend(row.iter().step_by(2)),
            _ => {
                let of_byte = |byte: &u8| {
                    let byte = *byte;
                    (0..8 / bits).map(move |at| byte >> (8 - bits * (at + 1)) & highest)
                };
                values.extend(row.iter().flat_map(of_byte).take(in_row));
            }
        }
    }
    Some(Samples { width, height, channels, highest, values })
}

fn jpeg(data: &[u8], is_within_limit: impl Fn(usize, usize) -> bool) -> Option<Samples> {
    let wide = usize::from(u16::MAX);
    let options = DecoderOptions::default().set_max_width(wide).set_max_height(wide);
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(data), options);
    decoder.decode_headers().ok()?;
    let (width, height) = decoder.dimensions()?;
    if !is_within_limit(width, height) {
        return None;
    }
    let (space, channels) = match decoder.input_colorspace()? {
        JpegSpace::Luma | JpegSpace::YCbCr => (JpegSpace::Luma, 1),
        _ => (JpegSpace::RGB, 3),
    };
    decoder.set_options(options.jpeg_set_out_colorspace(space));
    let values = decoder.decode().ok()?;
    Some(Samples { width, height, channels, highest: u8::MAX, values })
}

struct FaxRows {
    width: usize,
    black: u8,
    values: Vec<u8>,
}

impl hayro_ccitt::Decoder for FaxRows {
    fn push_row(&mut self, changes: &[u32]) {
        let begin = self.values.len();
        self.values.resize(begin + self.width, 1 - self.black);
        let Some(row) = self.values.get_mut(begin..) else { return };
        for span in changes.chunks(2) {
            let at = |index: usize| span.get(index).map_or(self.width, |change| *change as usize);
            if let Some(dots) = row.get_mut(at(0)..at(1)) {
                dots.fill(self.black);
            }
        }
    }
}

fn fax(
    data: &[u8],
    parameters: &Dict<'_>,
    height: usize,
    is_within_limit: impl Fn(usize, usize) -> bool,
) -> Option<Samples> {
    let flag = |key: &[u8], default: bool| parameters.get::<bool>(key).unwrap_or(default);
    let columns = parameters.get::<u32>(b"Columns").unwrap_or(1728);
    let width = usize::try_from(columns).ok()?;
    if !is_within_limit(width, height) {
        return None;
    }
    let settings = DecodeSettings {
        columns,
        rows: u32::try_from(height).ok()?,
        end_of_block: flag(b"EndOfBlock", true),
        end_of_line: flag(b"EndOfLine", false),
        rows_are_byte_aligned: flag(b"EncodedByteAlign", false),
        encoding: match parameters.get::<i32>(b"K").unwrap_or(0) {
            ..0 => EncodingMode::Group4,
            0 => EncodingMode::Group3_1D,
            1.. => EncodingMode::Group3_2D,
        },
        strict: false,
    };
    let mut rows = FaxRows { width, black: u8::from(flag(b"BlackIs1", false)), values: Vec::new() };
    // An error comes after the rows that precede the damage.
    let _ = hayro_ccitt::decode(data, &mut rows, &mut DecoderContext::new(settings));
    (!rows.values.is_empty()).then_some(Samples {
        width,
        height,
        channels: 1,
        highest: 1,
        values: rows.values,
    })
}

struct Jbig2Dots(Vec<u8>);

impl hayro_jbig2::Decoder for Jbig2Dots {
    fn push_pixel(&mut self, black: bool) {
        self.0.push(u8::from(!black));
    }

    fn push_pixel_chunk(&mut self, black: bool, chunk_count: u32) {
        let length = self.0.len() + chunk_count as usize * 8;
        self.0.resize(length, u8::from(!black));
    }

    fn next_line(&mut self) {}
}

fn jbig2(
    data: &[u8],
    globals: Option<&[u8]>,
    is_within_limit: impl Fn(usize, usize) -> bool,
) -> Option<Samples> {
    let settings = hayro_jbig2::DecodeSettings { strict: false };
    let globals = globals.and_then(|globals| Globals::new(globals, &settings).ok());
    let page = hayro_jbig2::Page::new_embedded(data, globals.as_ref(), &settings).ok()?;
    let (width, height) = (usize::try_from(page.width()).ok()?, usize::try_from(page.height()).ok()?);
    if !is_within_limit(width, height) {
        return None;
    }
    let mut dots = Jbig2Dots(Vec::with_capacity(width * height));
    page.decode(&mut dots).ok()?;
    Some(Samples { width, height, channels: 1, highest: 1, values: dots.0 })
}
