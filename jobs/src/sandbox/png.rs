//! A picture as a PNG: eight bits a channel, rows as they are. Only written here, never read.

use miniz_oxide::deflate::compress_to_vec_zlib;

const SIGNATURE: [u8; 8] = [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1a, b'\n'];
/// Most of a page is white: more effort takes longer and makes it hardly smaller.
const EFFORT: u8 = 4;

/// What one dot is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Dots {
    Gray,
    Rgb,
}

impl Dots {
    const fn bytes(self) -> usize {
        match self {
            Self::Gray => 1,
            Self::Rgb => 3,
        }
    }

    /// As the format names it.
    const fn colour_type(self) -> u8 {
        match self {
            Self::Gray => 0,
            Self::Rgb => 2,
        }
    }
}

/// `None` where the size and the bytes do not agree.
pub(super) fn png(width: usize, height: usize, dots: Dots, bytes: &[u8]) -> Option<Vec<u8>> {
    let row_bytes = width.checked_mul(dots.bytes()).filter(|row| *row > 0)?;
    if row_bytes.checked_mul(height) != Some(bytes.len()) || height == 0 {
        return None;
    }
    let mut head = Vec::with_capacity(13);
    head.extend(u32::try_from(width).ok()?.to_be_bytes());
    head.extend(u32::try_from(height).ok()?.to_be_bytes());
    // Eight bits, packed and filtered in the only way there is, not interlaced.
    head.extend([8, dots.colour_type(), 0, 0, 0]);
    let mut rows = Vec::with_capacity(bytes.len() + height);
    for row in bytes.chunks_exact(row_bytes) {
        // Each row says how it was filtered: not at all.
        rows.push(0);
        rows.extend_from_slice(row);
    }
    let mut png = SIGNATURE.to_vec();
    chunk(&mut png, *b"IHDR", &head)?;
    chunk(&mut png, *b"IDAT", &compress_to_vec_zlib(&rows, EFFORT))?;
    chunk(&mut png, *b"IEND", &[])?;
    Some(png)
}

fn chunk(png: &mut Vec<u8>, kind: [u8; 4], data: &[u8]) -> Option<()> {
    png.extend(u32::try_from(data.len()).ok()?.to_be_bytes());
    png.extend(kind);
    png.extend_from_slice(data);
    let mut sum = crc32fast::Hasher::new();
    sum.update(&kind);
    sum.update(data);
    png.extend(sum.finalize().to_be_bytes());
    Some(())
}

#[cfg(test)]
mod tests {
    use miniz_oxide::inflate::decompress_to_vec_zlib;

    use super::*;

    #[test]
    fn a_picture_is_written_as_the_format_says() {
        let png = png(2, 2, Dots::Gray, &[0, 255, 128, 1]).unwrap();
        assert_eq!(png[..8], SIGNATURE);
        assert_eq!(&png[12..16], b"IHDR");
        assert_eq!(png[16..29], [0, 0, 0, 2, 0, 0, 0, 2, 8, 0, 0, 0, 0]);
        // The checksum of an empty last chunk is the same in every PNG.
        assert_eq!(png[png.len() - 12..], [0, 0, 0, 0, b'I', b'E', b'N', b'D', 0xae, 0x42, 0x60, 0x82]);
        let packed = png.len() - 12 - 12 - 33;
        let rows = decompress_to_vec_zlib(&png[41..41 + packed]).unwrap();
        assert_eq!(rows, [0, 0, 255, 0, 128, 1]);
    }

    #[test]
    fn a_size_that_does_not_fit_its_dots_is_no_picture() {
        assert_eq!(png(2, 2, Dots::Rgb, &[0; 11]), None);
        assert_eq!(png(0, 2, Dots::Gray, &[]), None);
        assert_eq!(png(usize::MAX, 2, Dots::Rgb, &[0; 6]), None);
    }
}
