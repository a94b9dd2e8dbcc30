//! Decompression that stops at a size.
//!
//! hayro's own decoders have no bound, so every stream is first decoded here. Damaged data yields what could be read
//! up to the damage, as viewers do it.

use hayro_syntax::Filter;
use miniz_oxide::inflate::TINFLStatus;
use miniz_oxide::inflate::core::{DecompressorOxide, decompress, inflate_flags};

/// Why a stage gave nothing.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Stop {
    /// The output would be larger than the limit.
    TooLarge,
    /// Not a filter of text: an image's, or encryption where none can be.
    NotText,
}

/// What a filter made of its input.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Decoded {
    pub(super) bytes: Vec<u8>,
    /// Compressed data reached its own end. Only Flate, which nearly all streams use, can tell.
    pub(super) is_whole: bool,
}

pub(super) fn apply(filter: Filter, data: &[u8], early_change: bool, limit: usize) -> Result<Decoded, Stop> {
    let whole = |bytes| Decoded { bytes, is_whole: true };
    match filter {
        Filter::FlateDecode => inflate(data, limit),
        Filter::LzwDecode => lzw(data, early_change, limit).map(whole),
        Filter::RunLengthDecode => run_length(data, limit).map(whole),
        Filter::AsciiHexDecode => ascii_hex(data, limit).map(whole),
        Filter::Ascii85Decode => ascii_85(data, limit).map(whole),
        Filter::CcittFaxDecode
        | Filter::Jbig2Decode
        | Filter::DctDecode
        | Filter::JpxDecode
        | Filter::Crypt => Err(Stop::NotText),
    }
}

fn inflate(data: &[u8], limit: usize) -> Result<Decoded, Stop> {
    // The checksum at the end of a zlib stream is not looked at: a statement with a wrong one is still a statement.
    let body = match data {
        [method, flags, rest @ ..]
            if method & 0x0f == 8
                && flags & 0x20 == 0
                && (u16::from(*method) << 8 | u16::from(*flags)).is_multiple_of(31) =>
        {
            rest
        }
        _ => data,
    };
    // miniz_oxide's own loop over a growing buffer does not say how much was written before the damage.
    let mut inflater = Box::<DecompressorOxide>::default();
    let mut bytes = vec![0; body.len().saturating_mul(4).max(1024).min(limit)];
    let (mut read, mut written) = (0, 0);
    loop {
        let input = body.get(read..).unwrap_or_default();
        let flags = inflate_flags::TINFL_FLAG_USING_NON_WRAPPING_OUTPUT_BUF;
        let (status, consumed, produced) = decompress(&mut inflater, input, &mut bytes, written, flags);
        read += consumed;
        written += produced;
        match status {
            TINFLStatus::HasMoreOutput if bytes.len() >= limit => return Err(Stop::TooLarge),
            TINFLStatus::HasMoreOutput => bytes.resize(bytes.len().saturating_mul(2).min(limit), 0),
            status => {
                bytes.truncate(written);
                return Ok(Decoded { bytes, is_whole: status == TINFLStatus::Done });
            }
        }
    }
}

/// Appends, unless that would pass the limit.
fn extend(output: &mut Vec<u8>, bytes: impl ExactSizeIterator<Item = u8>, limit: usize) -> Result<(), Stop> {
    if output.len() + bytes.len() > limit {
        return Err(Stop::TooLarge);
    }
    output.extend(bytes);
    Ok(())
}

fn run_length(data: &[u8], limit: usize) -> Result<Vec<u8>, Stop> {
    let mut output = Vec::new();
    let mut rest = data;
    while let [length, tail @ ..] = rest {
        match *length {
            128 => break,
            count @ 0..128 => {
                let (run, after) = tail.split_at(tail.len().min(usize::from(count) + 1));
                extend(&mut output, run.iter().copied(), limit)?;
                rest = after;
            }
            count => {
                let [byte, after @ ..] = tail else { break };
                extend(&mut output, std::iter::repeat_n(*byte, 257 - usize::from(count)), limit)?;
                rest = after;
            }
        }
    }
    Ok(output)
}

fn ascii_hex(data: &[u8], limit: usize) -> Result<Vec<u8>, Stop> {
    let digits: Vec<u8> = data
        .iter()
        .take_while(|byte| **byte != b'>')
        .filter_map(|byte| char::from(*byte).to_digit(16))
        .filter_map(|digit| u8::try_from(digit).ok())
        .collect();
    let mut output = Vec::new();
    let pairs = digits.chunks(2).map(|pair| pair[0] << 4 | pair.get(1).copied().unwrap_or(0));
    extend(&mut output, pairs, limit)?;
    Ok(output)
}

fn ascii_85(data: &[u8], limit: usize) -> Result<Vec<u8>, Stop> {
    let mut output = Vec::new();
    let mut group = [84_u8; 5];
    let mut held = 0;
    for byte in data {
        match byte {
            b'z' if held == 0 => extend(&mut output, [0; 4].into_iter(), limit)?,
            b'!'..=b'u' => {
                group[held] = byte - b'!';
                held += 1;
                if held == 5 {
                    extend(&mut output, base_85(group).into_iter(), limit)?;
                    (group, held) = ([84; 5], 0);
                }
            }
            b'~' => break,
            _ => {}
        }
    }
    if held > 1 {
        // A short group is filled up with the highest digit and cut to what it had.
        extend(&mut output, base_85(group).into_iter().take(held - 1), limit)?;
    }
    Ok(output)
}

fn base_85(group: [u8; 5]) -> [u8; 4] {
    group
        .iter()
        .fold(0_u32, |value, digit| value.wrapping_mul(85).wrapping_add(u32::from(*digit)))
        .to_be_bytes()
}

const LZW_CLEAR: usize = 256;
const LZW_END: usize = 257;
const LZW_CODES: usize = 4096;

fn lzw(data: &[u8], early_change: bool, limit: usize) -> Result<Vec<u8>, Stop> {
    let mut output: Vec<u8> = Vec::new();
    // Every code beyond the first 258 is a stretch of the output: where it begins, and how long it is.
    let mut codes: Vec<(usize, usize)> = Vec::new();
    let mut previous: Option<(usize, usize)> = None;
    let (mut bits, mut held) = (0_u32, 0_u32);
    for byte in data {
        bits = bits << 8 | u32::from(*byte);
        held += 8;
        let next = LZW_END + 1 + codes.len() + usize::from(early_change);
        let width = match next {
            0..=511 => 9,
            512..=1023 => 10,
            1024..=2047 => 11,
            _ => 12,
        };
        if held < width {
            continue;
        }
        held -= width;
        let code = (bits >> held) as usize & ((1 << width) - 1);
        bits &= (1 << held) - 1;
        if code == LZW_END {
            break;
        }
        if code == LZW_CLEAR {
            codes.clear();
            previous = None;
            continue;
        }
        if let Some((begin, length)) = previous
            && LZW_END + 1 + codes.len() < LZW_CODES
        {
            // The previous stretch and the first byte of this one, which is the byte that follows it in the output.
            codes.push((begin, length + 1));
        }
        let begin = output.len();
        if let Ok(literal) = u8::try_from(code) {
            extend(&mut output, std::iter::once(literal), limit)?;
        } else {
            let Some((from, length)) = codes.get(code - LZW_END - 1).copied() else { break };
            if begin + length > limit {
                return Err(Stop::TooLarge);
            }
            // Byte by byte: the newest code may overlap what it appends.
            for index in from..from + length {
                let Some(byte) = output.get(index).copied() else { break };
                output.push(byte);
            }
        }
        previous = Some((begin, output.len() - begin));
    }
    Ok(output)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMIT: usize = 1_000;

    fn decoded(filter: Filter, data: &[u8]) -> Vec<u8> {
        apply(filter, data, true, LIMIT).unwrap().bytes
    }

    #[test]
    fn ascii_filters_decode_the_specification_s_examples() {
        assert_eq!(decoded(Filter::AsciiHexDecode, b"48 65 6C6c 7>junk"), b"Hellp");
        assert_eq!(decoded(Filter::Ascii85Decode, b"87cURD]i,\"Ebo80~>"), b"Hello World!");
        assert_eq!(decoded(Filter::Ascii85Decode, b"z87cURDZ~>"), b"\0\0\0\0Hello");
        assert_eq!(decoded(Filter::RunLengthDecode, &[2, b'a', b'b', b'c', 254, b'x', 128, 9]), b"abcxxx");
    }

    #[test]
    fn lzw_decodes_the_specification_s_example() {
        let encoded = [0x80, 0x0B, 0x60, 0x50, 0x22, 0x0C, 0x0C, 0x85, 0x01];
        assert_eq!(decoded(Filter::LzwDecode, &encoded), [45, 45, 45, 45, 45, 65, 45, 45, 45, 66]);
    }

    #[test]
    fn lzw_widens_its_codes_one_early() {
        // Literals only. Entry 510 of the table is made by the 254th of them, and the next code has ten bits.
        let literals = (0..300).map(|index| {
            let width = if index < 254 { 9 } else { 10 };
            format!("{:0width$b}", index % 200)
        });
        let bits: String = std::iter::once(format!("{LZW_CLEAR:09b}")).chain(literals).collect();
        let bytes: Vec<u8> = bits
            .as_bytes()
            .chunks(8)
            .map(|chunk| chunk.iter().enumerate().fold(0, |byte, (at, bit)| byte | (bit - b'0') << (7 - at)))
            .collect();
        let expected: Vec<u8> = (0..300_u16).map(|index| (index % 200) as u8).collect();
        assert_eq!(decoded(Filter::LzwDecode, &bytes), expected);
    }

    #[test]
    fn a_bomb_stops_at_the_limit() {
        let bomb = miniz_oxide::deflate::compress_to_vec_zlib(&vec![0; 1 << 20], 6);
        assert_eq!(apply(Filter::FlateDecode, &bomb, true, LIMIT), Err(Stop::TooLarge));
        assert_eq!(apply(Filter::RunLengthDecode, &[129, 0].repeat(9), true, LIMIT), Err(Stop::TooLarge));
        assert_eq!(apply(Filter::Ascii85Decode, &[b'z'; 251], true, LIMIT), Err(Stop::TooLarge));
    }

    #[test]
    fn what_precedes_the_damage_is_kept() {
        let text: Vec<u8> = (0..900_u32).map(|index| (index * index % 251) as u8).collect();
        let whole = miniz_oxide::deflate::compress_to_vec_zlib(&text, 6);
        let read = apply(Filter::FlateDecode, &whole[..whole.len() / 2], true, LIMIT).unwrap();
        assert!(!read.is_whole);
        assert!(read.bytes.len() > 50, "{} bytes", read.bytes.len());
        assert!(text.starts_with(&read.bytes));
    }
}
