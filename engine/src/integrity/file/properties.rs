//! What the file says of itself, in its information dictionary and in its XMP metadata.

use chrono::{DateTime, FixedOffset, NaiveDate, NaiveDateTime, TimeDelta};
use hayro_syntax::object::Stream;
use memchr::memmem;

use super::Opened;
use crate::document::objects::Decoder;

#[derive(Debug, Default)]
pub(super) struct Properties {
    /// The programs named, and where: `Producer`, `XMP CreatorTool`.
    pub(super) programs: Vec<(&'static str, String)>,
    pub(super) info: Times,
    pub(super) xmp: Times,
}

#[derive(Debug, Default)]
pub(super) struct Times {
    pub(super) created: Option<Time>,
    pub(super) changed: Option<Time>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Time {
    /// In universal time, as far as the zone is written.
    pub(super) at: NaiveDateTime,
    /// Where it was written.
    pub(super) day: NaiveDate,
}

impl Properties {
    pub(super) fn read(opened: &Opened<'_>, decoder: &mut Decoder<'_>) -> Self {
        let info = opened.pdf.metadata();
        let xmp = opened.catalogue.get::<Stream<'_>>(b"Metadata").and_then(|stream| decoder.decode(&stream));
        let xmp = xmp.unwrap_or_default();
        let first = |name: &str| values(&xmp, name).into_iter().next();
        let programs = [
            ("Producer", info.producer.as_deref().map(text)),
            ("Creator", info.creator.as_deref().map(text)),
            ("XMP Producer", first("pdf:Producer")),
            ("XMP CreatorTool", first("xmp:CreatorTool")),
        ];
        let history = values(&xmp, "stEvt:softwareAgent").into_iter().map(|agent| ("XMP history", agent));
        let programs = programs.into_iter().filter_map(|(place, name)| Some((place, name?))).chain(history);
        Self {
            programs: programs.filter(|(_, name)| !name.trim().is_empty()).collect(),
            info: Times {
                created: info.creation_date.as_ref().and_then(time_of_info),
                changed: info.modification_date.as_ref().and_then(time_of_info),
            },
            xmp: Times {
                created: first("xmp:CreateDate").and_then(|text| time_of_xmp(&text)),
                changed: first("xmp:ModifyDate").and_then(|text| time_of_xmp(&text)),
            },
        }
    }
}

/// A text string: in UTF-16 or UTF-8 with a mark before it, else in a code of which only the Latin letters matter here.
pub(super) fn text(bytes: &[u8]) -> String {
    if let Some(pairs) = bytes.strip_prefix(&[0xFE, 0xFF]) {
        let units =
            pairs.chunks_exact(2).map(|pair| pair.iter().fold(0, |unit, byte| unit << 8 | u16::from(*byte)));
        return char::decode_utf16(units)
            .map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER))
            .collect();
    }
    if let Some(utf8) = bytes.strip_prefix(&[0xEF, 0xBB, 0xBF]) {
        return String::from_utf8_lossy(utf8).into_owned();
    }
    bytes.iter().map(|byte| char::from(*byte)).collect()
}

/// What XMP says under a name, whether written as an element or as an attribute. The packet is not read as XML: its
/// writers are many and careless, and these few names do not turn up otherwise.
fn values(xmp: &[u8], name: &str) -> Vec<String> {
    const MOST_VALUES: usize = 50;
    const MOST_BYTES: usize = 500;
    let mut values = Vec::new();
    for found in memmem::find_iter(xmp, name.as_bytes()).take(MOST_VALUES) {
        let Some(rest) = xmp.get(found + name.len()..) else { break };
        let rest = rest.get(..MOST_BYTES).unwrap_or(rest).trim_ascii_start();
        let value = match rest.split_first() {
            Some((b'>', rest)) => rest.split(|byte| *byte == b'<').next(),
            Some((b'=', rest)) => match rest.trim_ascii_start().split_first() {
                Some((quote @ (b'"' | b'\''), rest)) => rest.split(|byte| byte == quote).next(),
                _ => None,
            },
            _ => None,
        };
        let Some(value) = value else { continue };
        let plain = String::from_utf8_lossy(value).replace("&#xA9;", "").replace("&amp;", "&");
        let plain = plain.trim().to_owned();
        // The end of an element repeats its name.
        if !plain.is_empty() && !values.contains(&plain) {
            values.push(plain);
        }
    }
    values
}

fn time_of_info(time: &hayro_syntax::object::DateTime) -> Option<Time> {
    let day = NaiveDate::from_ymd_opt(time.year.into(), time.month.into(), time.day.into())?;
    let local = day.and_hms_opt(time.hour.into(), time.minute.into(), time.second.into())?;
    let hours = i64::from(time.utc_offset_hour);
    let minutes = i64::from(time.utc_offset_minute);
    let east = TimeDelta::try_minutes(hours * 60 + if hours < 0 { -minutes } else { minutes })?;
    Some(Time { at: local.checked_sub_signed(east)?, day })
}

fn time_of_xmp(text: &str) -> Option<Time> {
    if let Ok(time) = DateTime::<FixedOffset>::parse_from_rfc3339(text) {
        return Some(Time { at: time.naive_utc(), day: time.date_naive() });
    }
    let formats = ["%Y-%m-%dT%H:%M:%S%.f", "%Y-%m-%dT%H:%M"];
    let local = formats.iter().find_map(|format| NaiveDateTime::parse_from_str(text, format).ok());
    let local = local.or_else(|| {
        let zoned = DateTime::<FixedOffset>::parse_from_str(text, "%Y-%m-%dT%H:%M%:z").ok()?;
        Some(zoned.naive_utc())
    });
    let local = local.or_else(|| NaiveDate::parse_from_str(text, "%Y-%m-%d").ok()?.and_hms_opt(0, 0, 0))?;
    Some(Time { at: local, day: local.date() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn xmp_is_read_from_elements_and_attributes() {
        let xmp = br#"<rdf:Description xmp:CreatorTool = "Canva &amp; Co" pdf:Producer='x'>
            <xmp:CreateDate>2025-03-04T10:00:00+05:30</xmp:CreateDate>"#;
        assert_eq!(values(xmp, "xmp:CreatorTool"), ["Canva & Co"]);
        assert_eq!(values(xmp, "pdf:Producer"), ["x"]);
        assert_eq!(values(xmp, "xmp:CreateDate"), ["2025-03-04T10:00:00+05:30"]);
        assert!(values(xmp, "xmp:ModifyDate").is_empty());
    }

    #[test]
    fn a_time_keeps_the_day_of_its_zone() {
        let time = time_of_xmp("2025-03-04T02:00:00+05:30").unwrap();
        assert_eq!(time.day.to_string(), "2025-03-04");
        assert_eq!(time.at.to_string(), "2025-03-03 20:30:00");
        assert_eq!(time_of_xmp("2025-03-04").unwrap().at.to_string(), "2025-03-04 00:00:00");
        assert_eq!(time_of_xmp("yesterday"), None);
    }

    #[test]
    fn text_is_read_in_every_code() {
        assert_eq!(text(b"\xFE\xFF\0i\0T\0e\0x\0t"), "iText");
        assert_eq!(text(b"\xEF\xBB\xBFiText"), "iText");
        assert_eq!(text(b"iText\xAE"), "iText\u{ae}");
    }
}
