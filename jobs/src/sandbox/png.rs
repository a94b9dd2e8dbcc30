//! Pictures of pages as PNG. Only written here, never read.

use std::collections::HashMap;

use png::{BitDepth, ColorType, Compression, Encoder, EncodingError, Filter};

/// A page of text with its rules and areas has far fewer.
const COLOURS_MOST: usize = 256;
/// So many fit into half a byte.
const COLOURS_OF_HALF_A_BYTE: usize = 16;
/// Steps from dark to light that are kept of each part of a colour: the edge of a letter looks the same, and the picture is
/// half as large.
const STEP: u8 = 17;

/// What was painted, as red, green and blue. `None` where the size and the dots do not agree.
pub(super) fn painted(width: usize, height: usize, dots: &[[u8; 3]]) -> Option<Vec<u8>> {
    if width.checked_mul(height) != Some(dots.len()) || dots.is_empty() {
        return None;
    }
    let dots: Vec<[u8; 3]> = dots.iter().map(|dot| dot.map(stepped)).collect();
    let Some((palette, places)) = palette(&dots) else {
        return encoded(width, height, Dots::rgb(), dots.as_flattened());
    };
    let is_small = palette.len() <= COLOURS_OF_HALF_A_BYTE;
    let depth = if is_small { BitDepth::Four } else { BitDepth::Eight };
    let kind = Dots { colour: ColorType::Indexed, depth, palette: palette.as_flattened(), ..Dots::rgb() };
    if !is_small {
        return encoded(width, height, kind, &places);
    }
    // Two dots a byte, the left one first; a row begins with a byte of its own.
    let halves = |pair: &[u8]| pair[0] << 4 | pair.get(1).copied().unwrap_or_default();
    let packed: Vec<u8> = places.chunks_exact(width).flat_map(|row| row.chunks(2).map(halves)).collect();
    encoded(width, height, kind, &packed)
}

/// A picture of shades alone. `None` where the size and the dots do not agree.
pub(super) fn shaded(width: usize, height: usize, dots: &[u8]) -> Option<Vec<u8>> {
    if width.checked_mul(height) != Some(dots.len()) || dots.is_empty() {
        return None;
    }
    // A scan has no two dots alike, and next ones that are nearly so.
    let kind = Dots { colour: ColorType::Grayscale, filter: Filter::Adaptive, ..Dots::rgb() };
    encoded(width, height, kind, dots)
}

/// How dots are written.
#[derive(Clone, Copy)]
struct Dots<'p> {
    colour: ColorType,
    depth: BitDepth,
    filter: Filter,
    palette: &'p [u8],
}

impl Dots<'_> {
    const fn rgb() -> Self {
        Self { colour: ColorType::Rgb, depth: BitDepth::Eight, filter: Filter::NoFilter, palette: &[] }
    }
}

fn encoded(width: usize, height: usize, kind: Dots<'_>, bytes: &[u8]) -> Option<Vec<u8>> {
    let mut png = Vec::new();
    let mut written = || -> Result<(), EncodingError> {
        let size = |dots: usize| u32::try_from(dots).map_err(|_| EncodingError::LimitsExceeded);
        let mut encoder = Encoder::new(&mut png, size(width)?, size(height)?);
        encoder.set_color(kind.colour);
        encoder.set_depth(kind.depth);
        encoder.set_filter(kind.filter);
        encoder.set_compression(Compression::Balanced);
        if !kind.palette.is_empty() {
            encoder.set_palette(kind.palette);
        }
        let mut writer = encoder.write_header()?;
        writer.write_image_data(bytes)?;
        writer.finish()
    };
    written().is_ok().then_some(png)
}

fn stepped(part: u8) -> u8 {
    part.saturating_add(STEP / 2) / STEP * STEP
}

/// The colours of a picture, and where each of its dots stands among them; `None` where they are too many.
fn palette(dots: &[[u8; 3]]) -> Option<(Vec<[u8; 3]>, Vec<u8>)> {
    let mut known: HashMap<[u8; 3], u8> = HashMap::new();
    let (mut colours, mut places): (Vec<[u8; 3]>, _) = (Vec::new(), Vec::with_capacity(dots.len()));
    let mut last = None;
    for dot in dots {
        // Most dots are like the one before.
        let place = match last {
            Some((before, place)) if before == *dot => place,
            _ => match known.get(dot) {
                Some(place) => *place,
                None if colours.len() == COLOURS_MOST => return None,
                None => {
                    let place = u8::try_from(colours.len()).ok()?;
                    known.insert(*dot, place);
                    colours.push(*dot);
                    place
                }
            },
        };
        last = Some((*dot, place));
        places.push(place);
    }
    Some((colours, places))
}

#[cfg(test)]
pub(super) mod tests {
    use std::io::Cursor;

    use png::{Decoder, Transformations};

    use super::*;

    /// Width, height and the dots of a picture, a byte for each part of a colour.
    pub(in crate::sandbox) fn opened(png: &[u8]) -> (usize, usize, Vec<u8>) {
        let mut decoder = Decoder::new(Cursor::new(png));
        decoder.set_transformations(Transformations::EXPAND);
        let mut reader = decoder.read_info().unwrap();
        let mut dots = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut dots).unwrap();
        (usize::try_from(info.width).unwrap(), usize::try_from(info.height).unwrap(), dots)
    }

    const RED: [u8; 3] = [255, 0, 0];
    const WHITE: [u8; 3] = [255; 3];
    const NEARLY_BLACK: [u8; 3] = [5, 0, 7];

    #[test]
    fn what_was_painted_comes_back_with_its_colours_in_steps() {
        let few = painted(3, 2, &[WHITE, RED, NEARLY_BLACK, RED, RED, [100, 119, 128]]).unwrap();
        let shown: Vec<u8> = [WHITE, RED, [0; 3], RED, RED, [102, 119, 136]].concat();
        assert_eq!(opened(&few), (3, 2, shown));
        // 16 steps of one part and two of another: more than half a byte tells apart.
        let shades: Vec<[u8; 3]> = (0..32_u8).map(|n| [n % 16 * 17, n / 16 * 255, 0]).collect();
        assert_eq!(opened(&painted(32, 1, &shades).unwrap()), (32, 1, shades.concat()));
        // 16 steps of two parts and two of the third: more than a palette has.
        let many: Vec<[u8; 3]> = (0..512_u16)
            .map(|n| [n % 16, n / 16 % 16, n / 256 * 15].map(|step| u8::try_from(step).unwrap() * 17))
            .collect();
        assert_eq!(opened(&painted(512, 1, &many).unwrap()), (512, 1, many.concat()));
    }

    #[test]
    fn a_picture_of_shades_comes_back_dot_for_dot() {
        assert_eq!(opened(&shaded(2, 2, &[0, 255, 128, 1]).unwrap()), (2, 2, vec![0, 255, 128, 1]));
    }

    #[test]
    fn a_size_that_does_not_fit_its_dots_is_no_picture() {
        assert_eq!(painted(2, 2, &[WHITE; 3]), None);
        assert_eq!(painted(0, 2, &[]), None);
        assert_eq!(shaded(0, 2, &[]), None);
        assert_eq!(shaded(usize::MAX, 2, &[0; 6]), None);
    }
}
