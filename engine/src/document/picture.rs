//! An image of a file as light and dark: how bright each dot is, and how much of the sheet it covers.

use hayro_syntax::object::{Array, Dict, Object, Stream};
use hayro_syntax::page::Resources;

use super::colour::{ColourSpace, Rgb};
use super::samples::{self, Samples, Shape};
use super::streams::Budget;
use super::{DocumentLimits, Rejection};

/// A picture, to be painted with [`super::sheet::Sheet::paint`].
#[derive(Debug)]
pub(super) struct Picture {
    pub(super) ink: Ink,
    /// `None`: all of it.
    pub(super) cover: Option<Plane>,
}

#[derive(Debug)]
pub(super) enum Ink {
    Dots(Plane),
    /// A stencil is painted in one colour.
    Solid(u8),
}

/// A byte for each dot, row by row from the top. As ink 0 is black, as cover 0 is nothing.
#[derive(Debug)]
pub(super) struct Plane {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) dots: Vec<u8>,
}

/// Decodes a picture. `None` where it cannot be done.
pub(super) fn decode(
    stream: &Stream<'_>,
    resources: &Resources<'_>,
    fill: Option<Rgb>,
    budget: &mut Budget<'_>,
) -> Result<Option<Picture>, Rejection> {
    let dict = stream.dict();
    if flag(dict, b"ImageMask", b"IM") {
        let cover = stencil(stream, budget)?;
        // The colours that are not worked out are inks too.
        let ink = Ink::Solid(fill.unwrap_or(Rgb::BLACK).luminance());
        return Ok(cover.map(|cover| Picture { ink, cover: Some(cover) }));
    }
    let Some(dots) = gray(stream, resources, budget)? else { return Ok(None) };
    let cover = if let Some(soft) = dict.get::<Stream<'_>>(b"SMask") {
        gray(&soft, resources, budget)?
    } else if let Some(hard) = dict.get::<Stream<'_>>(b"Mask") {
        stencil(&hard, budget)?
    } else {
        None
    };
    Ok(Some(Picture { ink: Ink::Dots(dots), cover }))
}

/// It may leave parts of the page as they are: a stencil, or a picture with a mask.
pub(super) fn lets_through(dict: &Dict<'_>) -> bool {
    flag(dict, b"ImageMask", b"IM") || dict.contains_key(b"SMask") || dict.contains_key(b"Mask")
}

/// Where a stencil lets the ink through: at its zeros.
fn stencil(stream: &Stream<'_>, budget: &mut Budget<'_>) -> Result<Option<Plane>, Rejection> {
    let Some(shape) = shape(stream.dict(), 1, Some(1)) else { return Ok(None) };
    let Some(samples) = samples::unpack(stream, shape, budget)? else { return Ok(None) };
    let range = decode_ranges(stream.dict()).first().copied().unwrap_or((0.0, 1.0));
    let paints = |value: u8| range.0 + share(value, samples.highest) * (range.1 - range.0) < 0.5;
    let table: Vec<u8> = (0..=samples.highest).map(|value| if paints(value) { 255 } else { 0 }).collect();
    Ok(Some(plane(&samples, 0, |dot| looked_up(&table, dot))))
}

fn gray(
    stream: &Stream<'_>,
    resources: &Resources<'_>,
    budget: &mut Budget<'_>,
) -> Result<Option<Plane>, Rejection> {
    let dict = stream.dict();
    let colours = match dict.get::<Object<'_>>(b"ColorSpace").or_else(|| dict.get::<Object<'_>>(b"CS")) {
        None => Some(Colours::Of(ColourSpace::Gray)),
        Some(object) => Colours::from_object(&object, resources, budget)?,
    };
    let Some(colours) = colours else { return Ok(None) };
    let Some(shape) = shape(dict, colours.channels(), None) else { return Ok(None) };
    if shape.width.saturating_mul(shape.height) > usable_dots(budget.limits, shape) {
        return Ok(None);
    }
    let Some(samples) = samples::unpack(stream, shape, budget)? else { return Ok(None) };
    let ranges = decode_ranges(dict);
    let white = u8::MAX;
    Ok(match samples.channels {
        1 => {
            // JPEG is gray by now, whatever its colours were.
            let colours = if colours.channels() == 1 { colours } else { Colours::Of(ColourSpace::Gray) };
            let table = colours.table(samples.highest, ranges.first().copied());
            Some(plane(&samples, white, |dot| looked_up(&table, dot)))
        }
        3 if colours.channels() != 3 => {
            Some(plane(&samples, white, |dot| rgb_luminance(dot, |_, level| level)))
        }
        3 | 4 => {
            let tables: Vec<Vec<u8>> =
                (0..samples.channels).map(|at| levels(samples.highest, ranges.get(at).copied())).collect();
            let level = |at: usize, value: u8| {
                tables.get(at).and_then(|table| table.get(usize::from(value))).copied().unwrap_or(u8::MAX)
            };
            if samples.channels == 3 {
                Some(plane(&samples, white, |dot| rgb_luminance(dot, level)))
            } else {
                Some(plane(&samples, white, |dot| cmyk_luminance(dot, level)))
            }
        }
        _ => None,
    })
}

/// All channels count: what is decompressed is bounded in bytes.
fn usable_dots(limits: &DocumentLimits, shape: Shape) -> usize {
    limits.decompressed_bytes_per_picture / shape.channels.max(1)
}

fn shape(dict: &Dict<'_>, channels: usize, bits: Option<usize>) -> Option<Shape> {
    let number = |long: &[u8], short: &[u8]| {
        dict.get::<u32>(long).or_else(|| dict.get::<u32>(short)).and_then(|value| usize::try_from(value).ok())
    };
    Some(Shape {
        width: number(b"Width", b"W")?,
        height: number(b"Height", b"H")?,
        channels,
        // Codecs know their own, and then the dictionary need not say.
        bits: bits.or_else(|| number(b"BitsPerComponent", b"BPC")).unwrap_or(8),
    })
}

fn flag(dict: &Dict<'_>, long: &[u8], short: &[u8]) -> bool {
    dict.get::<bool>(long).or_else(|| dict.get::<bool>(short)).unwrap_or(false)
}

fn decode_ranges(dict: &Dict<'_>) -> Vec<(f64, f64)> {
    let array = dict.get::<Array<'_>>(b"Decode").or_else(|| dict.get::<Array<'_>>(b"D"));
    let ends: Vec<f64> = array.map(|array| array.iter::<f64>().take(8).collect()).unwrap_or_default();
    ends.chunks_exact(2).map(|ends| (ends[0], ends[1])).collect()
}

fn share(value: u8, highest: u8) -> f64 {
    f64::from(value) / f64::from(highest.max(1))
}

/// Dots that the data does not have any more are `missing`.
fn plane(samples: &Samples, missing: u8, level: impl Fn(&[u8]) -> u8) -> Plane {
    let Samples { width, height, channels, values, .. } = samples;
    let size = width * height;
    let mut dots: Vec<u8> = values.chunks_exact(*channels).take(size).map(level).collect();
    dots.resize(size, missing);
    Plane { width: *width, height: *height, dots }
}

fn looked_up(table: &[u8], dot: &[u8]) -> u8 {
    dot.first().and_then(|value| table.get(usize::from(*value))).copied().unwrap_or(u8::MAX)
}

/// What a channel's samples stand for, from 0 to 255.
fn levels(highest: u8, range: Option<(f64, f64)>) -> Vec<u8> {
    let (from, to) = range.unwrap_or((0.0, 1.0));
    (0..=highest).map(|value| super::colour::level(from + share(value, highest) * (to - from))).collect()
}

fn rgb_luminance(dot: &[u8], level: impl Fn(usize, u8) -> u8) -> u8 {
    let [red, green, blue] = *dot else { return u8::MAX };
    Rgb { red: level(0, red), green: level(1, green), blue: level(2, blue) }.luminance()
}

fn cmyk_luminance(dot: &[u8], level: impl Fn(usize, u8) -> u8) -> u8 {
    let [cyan, magenta, yellow, black] = *dot else { return u8::MAX };
    let paper = u16::from(u8::MAX - level(3, black));
    let shade = |at: usize, ink: u8| {
        u8::try_from(u16::from(u8::MAX - level(at, ink)) * paper / 255).unwrap_or(u8::MAX)
    };
    Rgb { red: shade(0, cyan), green: shade(1, magenta), blue: shade(2, yellow) }.luminance()
}

/// What the samples of a picture mean.
enum Colours {
    Of(ColourSpace),
    /// The luminance of each entry.
    Palette(Vec<u8>),
}

impl Colours {
    fn from_object(
        object: &Object<'_>,
        resources: &Resources<'_>,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Self>, Rejection> {
        if let Object::Name(name) = object {
            return match ColourSpace::named(name, resources) {
                ColourSpace::Other => match resources.get_color_space(name) {
                    Some(Object::Array(array)) => Self::from_array(&array, resources, budget),
                    _ => Ok(None),
                },
                space => Ok(Some(Self::Of(space))),
            };
        }
        let Object::Array(array) = object else { return Ok(None) };
        Self::from_array(array, resources, budget)
    }

    fn from_array(
        array: &Array<'_>,
        resources: &Resources<'_>,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Self>, Rejection> {
        let mut items = array.iter::<Object<'_>>();
        let family = items.next().and_then(Object::into_name);
        if !family.is_some_and(|family| matches!(family.as_ref(), b"Indexed" | b"I")) {
            return Ok(match ColourSpace::from_array(array) {
                ColourSpace::Other => None,
                space => Some(Self::Of(space)),
            });
        }
        let base = match items.next() {
            Some(Object::Name(name)) => ColourSpace::named(&name, resources),
            Some(Object::Array(base)) => ColourSpace::from_array(&base),
            _ => ColourSpace::Other,
        };
        let _highest_index = items.next();
        let table = match items.next() {
            Some(Object::String(text)) => text.as_bytes().to_vec(),
            Some(Object::Stream(stream)) => {
                budget.decode(&stream)?.map(|content| content.bytes.into_owned()).unwrap_or_default()
            }
            _ => Vec::new(),
        };
        if base == ColourSpace::Other || table.is_empty() {
            return Ok(None);
        }
        let luminance = |entry: &[u8]| {
            let shares: Vec<f64> = entry.iter().map(|value| share(*value, u8::MAX)).collect();
            base.colour(&shares).unwrap_or(Rgb::WHITE).luminance()
        };
        Ok(Some(Self::Palette(table.chunks_exact(channels(base)).take(256).map(luminance).collect())))
    }

    fn channels(&self) -> usize {
        match self {
            Self::Of(space) => channels(*space),
            Self::Palette(_) => 1,
        }
    }

    /// The luminance of each value of a picture with one channel.
    fn table(&self, highest: u8, range: Option<(f64, f64)>) -> Vec<u8> {
        match self {
            Self::Of(space) => levels(highest, range)
                .into_iter()
                .map(|level| if *space == ColourSpace::BlackInk { u8::MAX - level } else { level })
                .collect(),
            Self::Palette(entries) => {
                let is_reversed = range.is_some_and(|(from, to)| from > to);
                let index = |value: u8| if is_reversed { highest - value } else { value };
                let entry = |value| entries.get(usize::from(index(value))).copied().unwrap_or(u8::MAX);
                (0..=highest).map(entry).collect()
            }
        }
    }
}

const fn channels(space: ColourSpace) -> usize {
    match space {
        ColourSpace::Rgb => 3,
        ColourSpace::Cmyk => 4,
        ColourSpace::Gray | ColourSpace::BlackInk | ColourSpace::Other => 1,
    }
}
