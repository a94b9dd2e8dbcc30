//! The streams of a file, decoded within a budget.

use std::borrow::Cow;

use hayro_syntax::Filter;
use hayro_syntax::object::{Array, Dict, Object, Stream};
use memchr::memmem;

use super::filters::{self, Stop};
use super::{DocumentLimits, Rejection};

/// The content of a stream.
#[derive(Debug)]
pub(super) struct Content<'a> {
    pub(super) bytes: Cow<'a, [u8]>,
    /// Nothing was lost to damage, as far as that shows.
    pub(super) is_whole: bool,
}

/// Bytes, and the codec they are encoded with.
pub(super) type EncodedPicture<'a> = (Cow<'a, [u8]>, Option<(Filter, Dict<'a>)>);

/// What is left of a document's decompressed bytes.
#[derive(Debug)]
pub(super) struct Budget<'l> {
    pub(super) limits: &'l DocumentLimits,
    spent_bytes: usize,
}

impl<'l> Budget<'l> {
    pub(super) const fn new(limits: &'l DocumentLimits) -> Self {
        Self { limits, spent_bytes: 0 }
    }

    fn spend(&mut self, bytes: usize) -> Result<(), Rejection> {
        self.spent_bytes = self.spent_bytes.saturating_add(bytes);
        let limit_bytes = self.limits.decompressed_bytes_in_total;
        if self.spent_bytes > limit_bytes {
            return Err(Rejection::StreamsTooLargeInTotal { limit_bytes });
        }
        Ok(())
    }

    /// The content of a stream. `None` where it holds no text: an image, a file elsewhere, data that does not decode.
    pub(super) fn decode<'a>(&mut self, stream: &Stream<'a>) -> Result<Option<Content<'a>>, Rejection> {
        self.decode_within(stream, self.limits.decompressed_bytes_per_stream)
    }

    /// The content of a picture's stream, and what it is still encoded with where that is a codec of pictures. `None`
    /// where it does not decode or is too large: then the page is shown without it.
    pub(super) fn decode_picture<'a>(
        &mut self,
        stream: &Stream<'a>,
    ) -> Result<Option<EncodedPicture<'a>>, Rejection> {
        let limit_bytes = self.limits.decompressed_bytes_per_picture;
        let filters = stream.filters();
        let content = match filters.split_last() {
            Some((codec, before)) if is_codec(*codec) => {
                let parameters = parameters(stream.dict());
                let own = parameters.get(before.len()).cloned().unwrap_or_else(Dict::empty);
                if parameters.iter().take(before.len()).any(has_predictor) {
                    return Ok(None);
                }
                let raw = stream.raw_data();
                self.spend(raw.len())?;
                let content = self.run(before, raw, |_| true, limit_bytes);
                content.map(|content| content.map(|content| (content.bytes, Some((*codec, own)))))
            }
            _ => {
                let content = self.decode_within(stream, limit_bytes);
                content.map(|content| content.map(|content| (content.bytes, None)))
            }
        };
        match content {
            Err(Rejection::StreamTooLarge { .. } | Rejection::TooManyFilters { .. }) => Ok(None),
            content => content,
        }
    }

    fn decode_within<'a>(
        &mut self,
        stream: &Stream<'a>,
        limit_bytes: usize,
    ) -> Result<Option<Content<'a>>, Rejection> {
        if matches!(stream.dict().get::<Object<'_>>(b"F"), Some(Object::String(_) | Object::Dict(_))) {
            return Ok(None);
        }
        let filters = stream.filters();
        let parameters = parameters(stream.dict());
        let early_change = |at: usize| {
            parameters
                .get(at)
                .and_then(|given| given.get::<i32>(b"EarlyChange"))
                .is_none_or(|value| value != 0)
        };
        let predicted = |at: usize| parameters.get(at).is_some_and(has_predictor);

        let raw = stream.raw_data();
        self.spend(raw.len())?;
        let Some(decoded) = self.run(&filters, raw, early_change, limit_bytes)? else { return Ok(None) };
        let last = filters.len().saturating_sub(1);
        if !(0..filters.len()).any(predicted) {
            return Ok(Some(decoded));
        }
        // A predictor makes nothing longer, so what was measured above bounds what hayro decodes now. Before another
        // filter it would change what that one sees: no writer does it.
        if (0..last).any(predicted) || parameters.get(last).is_some_and(row_is_oversized) {
            return Ok(None);
        }
        let is_whole = decoded.is_whole;
        Ok(stream.decoded_data().ok().map(|bytes| Content { bytes, is_whole }))
    }

    fn run<'a>(
        &mut self,
        filters: &[Filter],
        raw: Cow<'a, [u8]>,
        early_change: impl Fn(usize) -> bool,
        limit_bytes: usize,
    ) -> Result<Option<Content<'a>>, Rejection> {
        let limit = self.limits.filters_per_stream;
        if filters.len() > limit {
            return Err(Rejection::TooManyFilters { limit });
        }
        let mut content = Content { bytes: raw, is_whole: true };
        for (at, filter) in filters.iter().enumerate() {
            if at == 0 && *filter == Filter::Crypt {
                continue;
            }
            match filters::apply(*filter, &content.bytes, early_change(at), limit_bytes) {
                Ok(decoded) => {
                    self.spend(decoded.bytes.len())?;
                    content.bytes = Cow::Owned(decoded.bytes);
                    content.is_whole &= decoded.is_whole;
                }
                Err(Stop::TooLarge) => return Err(Rejection::StreamTooLarge { limit_bytes }),
                Err(Stop::NotText) => return Ok(None),
            }
        }
        Ok(Some(content))
    }

    /// Measures the streams that are decoded while a file is opened, where no bound can be given to hayro: those that
    /// hold other objects, and cross-reference tables.
    ///
    /// The file's structure is not known yet, so they are looked for in its bytes. An encrypted object stream cannot
    /// be measured before it is opened, nor one that hides its filters behind a reference: for these the memory limit
    /// of the reading process is the wall.
    pub(super) fn measure_object_streams(&mut self, pdf: &[u8]) -> Result<(), Rejection> {
        const DICTIONARY_BYTES: usize = 4096;
        let mut at = 0;
        while let Some(found) = memmem::find(&pdf[at..], b"stream").map(|offset| at + offset) {
            at = found + b"stream".len();
            if pdf[..found].ends_with(b"end") {
                continue;
            }
            let before = &pdf[found.saturating_sub(DICTIONARY_BYTES)..found];
            let dictionary = memmem::rfind(before, b"obj").map_or(before, |begin| &before[begin..]);
            let has = |word: &[u8]| memmem::find(dictionary, word).is_some();
            // `#` may spell any name in another way. An image is large by right, and is not decoded here.
            let is_escaped = has(b"#") && !has(b"/Image");
            if !(has(b"ObjStm") || has(b"XRef") || has(b"/First") || is_escaped) {
                continue;
            }
            let body = pdf[at..].trim_ascii_start();
            let end = memmem::find(body, b"endstream").unwrap_or(body.len());
            let filters = named_filters(dictionary);
            let limit_bytes = self.limits.decompressed_bytes_per_stream;
            self.run(&filters, Cow::Borrowed(&body[..end]), |_| true, limit_bytes)?;
        }
        Ok(())
    }
}

/// Refuses dictionaries inside dictionaries beyond what hayro would read. It finds that out anew at each level, so two
/// hundred thousand of them take it eight seconds.
///
/// The two characters also turn up in compressed data, once in 65,536 bytes and about as often opened as closed: they
/// do not add up to hundreds.
pub(super) fn check_nesting(pdf: &[u8], limits: &DocumentLimits) -> Result<(), Rejection> {
    let limit = limits.dictionary_depth;
    let mut depth = 0_usize;
    let mut at = 0;
    while let Some(found) = memchr::memchr2(b'<', b'>', &pdf[at..]).map(|offset| at + offset) {
        at = found + 1;
        if pdf.get(at) != Some(&pdf[found]) {
            continue;
        }
        at += 1;
        depth = if pdf[found] == b'<' { depth + 1 } else { depth.saturating_sub(1) };
        if depth > limit {
            return Err(Rejection::NestingTooDeep { limit });
        }
    }
    Ok(())
}

/// The filters a dictionary names, in the order of its text.
fn named_filters(dictionary: &[u8]) -> Vec<Filter> {
    let Some(begin) = memmem::find(dictionary, b"/Filter") else { return Vec::new() };
    let text = &dictionary[begin + b"/Filter".len()..];
    text.split(|byte| !byte.is_ascii_alphanumeric())
        .filter_map(|name| match name {
            b"FlateDecode" | b"Fl" => Some(Filter::FlateDecode),
            b"LZWDecode" | b"LZW" => Some(Filter::LzwDecode),
            b"RunLengthDecode" | b"RL" => Some(Filter::RunLengthDecode),
            b"ASCIIHexDecode" | b"AHx" => Some(Filter::AsciiHexDecode),
            b"ASCII85Decode" | b"A85" => Some(Filter::Ascii85Decode),
            _ => None,
        })
        .collect()
}

const fn is_codec(filter: Filter) -> bool {
    matches!(filter, Filter::CcittFaxDecode | Filter::Jbig2Decode | Filter::DctDecode | Filter::JpxDecode)
}

fn parameters<'a>(dict: &Dict<'a>) -> Vec<Dict<'a>> {
    let object = |key: &[u8]| dict.get::<Object<'a>>(key);
    match object(b"DP").or_else(|| object(b"DecodeParms")) {
        Some(Object::Dict(one)) => vec![one],
        Some(Object::Array(several)) => dictionaries(&several),
        _ => Vec::new(),
    }
}

/// One for each filter: a filter without parameters has `null`.
fn dictionaries<'a>(array: &Array<'a>) -> Vec<Dict<'a>> {
    array.iter::<Object<'a>>().take(16).map(|object| object.into_dict().unwrap_or_else(Dict::empty)).collect()
}

fn has_predictor(parameters: &Dict<'_>) -> bool {
    parameters.get::<i32>(b"Predictor").is_some_and(|predictor| predictor > 1)
}

/// A predictor works on whole rows, which are allocated as declared.
fn row_is_oversized(parameters: &Dict<'_>) -> bool {
    const ROW_BITS: i64 = 8 << 20;
    let number = |key: &[u8], default: i64| parameters.get::<i32>(key).map_or(default, i64::from).max(0);
    let bits = number(b"Columns", 1)
        .saturating_mul(number(b"Colors", 1))
        .saturating_mul(number(b"BitsPerComponent", 8));
    bits > ROW_BITS
}
