//! JSON for programs, one object a line.
//!
//! What a terminal might obey is escaped: the same JSON, and harmless to look at.

use std::io::{self, Write};

use lending_engine::report::Report;
use serde::Serialize;
use serde_json::ser::Formatter;

use super::failure::Failure;
use super::text::is_harmless;

#[derive(Debug, Serialize)]
pub(super) struct Refused<'f> {
    pub(super) error: &'f Failure,
}

/// One of several files.
#[derive(Debug, Serialize)]
pub(super) struct Line<'l> {
    file: &'l str,
    #[serde(flatten)]
    outcome: Outcome<'l>,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "lowercase")]
enum Outcome<'l> {
    Result(&'l Report),
    Error(&'l Failure),
}

impl<'l> Line<'l> {
    pub(super) fn new(file: &'l str, outcome: &'l Result<Report, Failure>) -> Self {
        let outcome = match outcome {
            Ok(report) => Outcome::Result(report),
            Err(failure) => Outcome::Error(failure),
        };
        Self { file, outcome }
    }
}

struct Harmless;

impl Formatter for Harmless {
    fn write_string_fragment<W: ?Sized + Write>(&mut self, writer: &mut W, fragment: &str) -> io::Result<()> {
        let mut rest = fragment;
        while let Some(at) = rest.find(|character| !is_harmless(character)) {
            let (before, from) = rest.split_at(at);
            writer.write_all(before.as_bytes())?;
            let mut characters = from.chars();
            for unit in characters.next().iter().flat_map(|character| {
                let mut units = [0; 2];
                character.encode_utf16(&mut units).to_vec()
            }) {
                write!(writer, "\\u{unit:04x}")?;
            }
            rest = characters.as_str();
        }
        writer.write_all(rest.as_bytes())
    }
}

pub(super) fn write_line(out: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    // In one piece: writing it bit by bit to standard output, which looks for ends of lines, is slow.
    let mut line = Vec::new();
    value.serialize(&mut serde_json::Serializer::with_formatter(&mut line, Harmless))?;
    line.push(b'\n');
    out.write_all(&line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_terminal_might_obey_is_escaped_and_means_the_same() {
        let text = "a\u{1b}[31m\u{9b}5m\u{202e}ü₹";
        let mut written = Vec::new();
        write_line(&mut written, &text).unwrap();
        assert_eq!(String::from_utf8_lossy(&written), "\"a\\u001b[31m\\u009b5m\\u202eü₹\"\n");
        assert_eq!(serde_json::from_slice::<String>(&written).unwrap(), text);
    }
}
