//! A narration cut into segments, each told by its shape: number, date, bank, payment address, purpose or name.
//!
//! Shapes only. Which segment is the counterparty depends on the family and is decided there. All slices are taken at
//! separators, so at character boundaries.

use super::Channel;
use super::words::{BANK_WORDS, SEGMENT_WORDS, VPA_WORDS};

/// A narration on one line, as printed and in upper case, with the same byte offsets.
#[derive(Debug)]
pub(super) struct Text {
    printed: String,
    upper: String,
}

impl Text {
    pub(super) fn printed_from(&self, start: usize) -> &str {
        self.printed.get(start..).unwrap_or_default()
    }

    pub(super) fn printed_between(&self, start: usize, end: usize) -> &str {
        self.printed.get(start..end).unwrap_or_default()
    }

    pub(super) fn upper_from(&self, start: usize) -> &str {
        self.upper.get(start..).unwrap_or_default()
    }
}

/// The text with every run of white space as one space, and without the value date some banks add.
pub(super) fn unwrapped(text: &str) -> Text {
    let mut printed = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !printed.is_empty() {
            printed.push(' ');
        }
        printed.push_str(word);
    }
    let mut upper = printed.to_ascii_uppercase();
    if let Some(end) = upper.find("(VALUE DATE") {
        printed.truncate(end);
        upper.truncate(end);
    }
    Text { printed, upper }
}

#[derive(Debug, Clone)]
pub(super) struct Segment<'a> {
    pub(super) text: &'a str,
    pub(super) kind: Kind,
    /// A payment address, clean.
    pub(super) address: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Kind {
    Empty,
    /// A word of the grammar.
    Filler,
    /// What the money is for.
    Purpose,
    /// A date or a time.
    Stamp,
    /// Too few digits to tell rows apart.
    Number,
    /// Twelve digits, without the space of a line wrap.
    Rrn(String),
    /// Another long number, or letters and digits with more digits.
    Reference(String),
    /// Letters and digits of a machine: no name.
    Code,
    Ifsc(String),
    Bank,
    /// An account or card of which most is hidden.
    Mask,
    /// A payment address, or what a narrow column left of it.
    Address,
    Name,
}

impl Segment<'_> {
    /// Whether a payer may have written it.
    pub(super) fn is_remark(&self) -> bool {
        matches!(self.kind, Kind::Purpose | Kind::Name | Kind::Code)
    }
}

const TRIMMED: [char; 9] = [' ', ',', ':', ';', '-', '/', '*', '_', '~'];

pub(super) fn segments_of(body: &str, separator: char, channel: Channel) -> Vec<Segment<'_>> {
    let mut segments = Vec::new();
    for piece in split(body, separator) {
        let piece = without_tail(piece).trim_matches(TRIMMED);
        let inner_hyphens = separator != '-' && channel != Channel::Upi && piece.contains('-');
        if inner_hyphens && piece.split('-').any(|part| kind_of(part.trim()) == Kind::Mask) {
            for part in piece.split('-') {
                push_peeled(part.trim_matches(TRIMMED), channel, &mut segments);
            }
        } else {
            push_peeled(piece, channel, &mut segments);
        }
    }
    while segments.last().is_some_and(|segment| segment.kind == Kind::Empty) {
        segments.pop();
    }
    segments
}

fn split(body: &str, separator: char) -> impl Iterator<Item = &str> {
    let mut rest = Some(body);
    std::iter::from_fn(move || {
        let text = rest?;
        let end = text.match_indices(separator).map(|(at, _)| at).find(|&at| !inside_unsplit(text, at));
        let Some(end) = end else {
            rest = None;
            return Some(text);
        };
        rest = text.get(end + separator.len_utf8()..);
        text.get(..end)
    })
}

/// Whether the separator at `at` belongs to a word such as `M/S`.
fn inside_unsplit(text: &str, at: usize) -> bool {
    SEGMENT_WORDS.unsplit.iter().any(|word| {
        let Some(offset) = word.find(['/', '-']) else { return false };
        let Some(start) = at.checked_sub(offset) else { return false };
        let end = start + word.len();
        let alone = |byte: Option<&u8>| !byte.is_some_and(u8::is_ascii_alphanumeric);
        text.get(start..end).is_some_and(|found| found.eq_ignore_ascii_case(word))
            && alone(start.checked_sub(1).and_then(|before| text.as_bytes().get(before)))
            && alone(text.as_bytes().get(end))
    })
}

/// Cuts what a core banking system adds behind the payer's text: `TRANSFER TO 4897692162094`, `0097695162091 AT 17735`.
fn without_tail(piece: &str) -> &str {
    let mut end = piece.len();
    for mark in ["TRANSFER TO ", "TRANSFER FROM "] {
        if let Some(at) = memchr::memmem::find(piece.as_bytes(), mark.as_bytes()) {
            let number = piece.get(at + mark.len()..).unwrap_or_default();
            if number.starts_with(|first: char| first.is_ascii_digit()) {
                end = end.min(at);
            }
        }
    }
    if let Some(at) = memchr::memmem::find(piece.as_bytes(), b" AT ") {
        let before = piece.get(..at).unwrap_or_default();
        let number = before.rsplit(' ').next().unwrap_or_default();
        if number.len() >= 11 && number.bytes().all(|byte| byte.is_ascii_digit()) {
            end = end.min(at - number.len());
        }
    }
    piece.get(..end).unwrap_or(piece)
}

/// Pushes a segment, cut where numbers stand before or behind a name without a separator.
fn push_peeled<'a>(piece: &'a str, channel: Channel, segments: &mut Vec<Segment<'a>>) {
    let kind = kind_of(piece);
    if kind != Kind::Name || channel == Channel::Upi {
        segments.push(segment(piece, kind));
        return;
    }
    let mut rest = piece;
    loop {
        let (word, after) = rest.split_once(' ').unwrap_or((rest, ""));
        if let Some((digits, name)) = glued_digits(word) {
            segments.push(segment(digits, kind_of(digits)));
            rest = rest.get(digits.len()..).unwrap_or(name);
            continue;
        }
        if after.is_empty() || !is_peel(word) {
            break;
        }
        segments.push(segment(word, kind_of(word)));
        rest = after.trim_start_matches(TRIMMED);
    }
    let mut behind = Vec::new();
    while let Some((before, word)) = rest.rsplit_once(' ') {
        let word = word.trim_matches(TRIMMED);
        if !matches!(kind_of(word), Kind::Rrn(_) | Kind::Reference(_) | Kind::Ifsc(_) | Kind::Mask) {
            break;
        }
        behind.push(segment(word, kind_of(word)));
        rest = before.trim_end_matches(TRIMMED);
    }
    segments.push(segment(rest, kind_of(rest)));
    segments.extend(behind.into_iter().rev());
}

fn is_peel(word: &str) -> bool {
    let joining = SEGMENT_WORDS.joining_words.contains(&word.to_ascii_uppercase());
    joining
        || matches!(
            kind_of(word.trim_matches(TRIMMED)),
            Kind::Rrn(_)
                | Kind::Reference(_)
                | Kind::Ifsc(_)
                | Kind::Mask
                | Kind::Number
                | Kind::Stamp
                | Kind::Filler
                | Kind::Empty
        )
}

/// Twelve digits with a name right behind them, as in `626911478814ACME`.
fn glued_digits(word: &str) -> Option<(&str, &str)> {
    let digits = word.len() - word.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
    let name = word.get(digits..)?;
    (digits == 12 && name.starts_with(char::is_alphabetic)).then(|| word.split_at(digits))
}

fn segment(text: &str, kind: Kind) -> Segment<'_> {
    let address = if kind == Kind::Address { address_of(text) } else { None };
    Segment { text, kind, address }
}

/// What a segment is by its shape.
pub(super) fn kind_of(text: &str) -> Kind {
    let text = text.trim_matches(TRIMMED);
    if text.is_empty() {
        return Kind::Empty;
    }
    if text.contains('@') {
        return Kind::Address;
    }
    let upper = text.to_ascii_uppercase();
    let compact: String = upper.chars().filter(|letter| *letter != ' ').collect();
    let spaces = upper.len() - compact.len();
    let digits = compact.bytes().filter(u8::is_ascii_digit).count();
    if digits > 0
        && let Some(kind) = numeric_kind(&upper, &compact, spaces, digits)
    {
        return kind;
    }
    if is_filler(&upper, &compact) {
        return Kind::Filler;
    }
    if is_bank(&upper, &compact) {
        return Kind::Bank;
    }
    if is_purpose(&upper, &compact) {
        return Kind::Purpose;
    }
    match compact.chars().filter(|letter| letter.is_alphabetic()).nth(1) {
        Some(_) => Kind::Name,
        None => Kind::Number,
    }
}

fn numeric_kind(upper: &str, compact: &str, spaces: usize, digits: usize) -> Option<Kind> {
    let bytes = compact.as_bytes();
    if is_mask(bytes) {
        return Some(Kind::Mask);
    }
    if digits == bytes.len() {
        return Some(match digits {
            12 => Kind::Rrn(compact.to_owned()),
            6.. => Kind::Reference(compact.to_owned()),
            _ => Kind::Number,
        });
    }
    if bytes.iter().all(|byte| byte.is_ascii_digit() || b":.-/|".contains(byte)) {
        return Some(Kind::Stamp);
    }
    if !bytes.iter().all(u8::is_ascii_alphanumeric) {
        return None;
    }
    let bank_letters = bytes.iter().take_while(|byte| byte.is_ascii_alphabetic()).count();
    if bytes.len() == 11 && bank_letters == 4 && bytes.get(4) == Some(&b'0') {
        return Some(Kind::Ifsc(compact.to_owned()));
    }
    // A line wrap may leave one space among the digits of a number, never between a name and a number.
    let whole = spaces == 0
        || (spaces == 1 && upper.split(' ').all(|part| part.bytes().any(|byte| byte.is_ascii_digit())));
    if !whole {
        return None;
    }
    let known = compact.get(..4).is_some_and(|code| BANK_WORDS.codes.contains(code));
    if known && bank_letters == 4 && (5..11).contains(&bytes.len()) && digits == bytes.len() - 4 {
        return Some(Kind::Bank);
    }
    if digits >= 6 && digits * 2 >= bytes.len() {
        return Some(Kind::Reference(compact.to_owned()));
    }
    (bytes.len() >= 10 && digits >= 3).then_some(Kind::Code)
}

/// `XXXX1234`, `416021XXXXXX1234` or `X1234`.
fn is_mask(compact: &[u8]) -> bool {
    let hidden = |byte: &&u8| matches!(byte, b'X' | b'*');
    let lead = compact.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let covered = compact.iter().skip(lead).take_while(hidden).count();
    let tail = compact.get(lead + covered..).unwrap_or_default();
    let shown = tail.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let enough = if lead == 0 { covered >= 1 && shown >= 3 } else { covered >= 4 && shown >= 3 };
    enough && shown == tail.len() && (covered >= 2 || shown <= 6)
}

fn is_filler(upper: &str, compact: &str) -> bool {
    SEGMENT_WORDS.fillers.contains(upper) || SEGMENT_WORDS.fillers.contains(compact)
}

fn is_purpose(upper: &str, compact: &str) -> bool {
    let first = upper.split([' ', '.', ':', '_', '-']).next().unwrap_or_default();
    SEGMENT_WORDS.purposes.contains(upper)
        || SEGMENT_WORDS.purposes.contains(compact)
        || SEGMENT_WORDS.purpose_openings.contains(first)
        || (upper.len() >= 4 && SEGMENT_WORDS.cut_purposes.iter().any(|word| word.starts_with(upper)))
}

fn is_bank(upper: &str, compact: &str) -> bool {
    let named = |name: &String| {
        let cut = upper.len() >= 8 && upper.contains(' ') && name.starts_with(upper);
        let suffixed = upper.strip_prefix(name.as_str()).is_some_and(|rest| {
            let rest = rest.trim_matches([' ', '.', ',']);
            rest.is_empty() || BANK_WORDS.suffixes.contains(rest)
        });
        cut || suffixed
    };
    let ends = |ending: &String| {
        upper.strip_suffix(ending.as_str()).is_some_and(|before| before.ends_with(' '))
    };
    BANK_WORDS.codes.contains(compact) || BANK_WORDS.names.iter().any(named) || BANK_WORDS.endings.iter().any(ends)
}

/// The payment address of a segment, in lower case. A line wrap may have left a space on either side of the `@`.
pub(super) fn address_of(text: &str) -> Option<String> {
    let (before, after) = text.split_once('@')?;
    if before.ends_with(' ') && after.starts_with(' ') {
        return None;
    }
    let local_words: Vec<&str> = before.split(' ').filter(|word| !word.is_empty()).collect();
    // Two words are one cut in two; more are a text with an address at its end.
    let local = match local_words.as_slice() {
        [] => return None,
        [only] => (*only).to_owned(),
        [first, second] => format!("{first}{second}"),
        [.., last] => (*last).to_owned(),
    };
    let local = local.rsplit(':').next().unwrap_or_default().to_ascii_lowercase();
    let mut handle = String::new();
    for word in after.split(' ').filter(|word| !word.is_empty()).take(2) {
        let word: String = word.chars().take_while(char::is_ascii_alphanumeric).collect();
        let joined = format!("{handle}{}", word.to_ascii_lowercase());
        if handle.is_empty() || (!VPA_WORDS.handles.contains(&handle) && VPA_WORDS.handles.contains(&joined)) {
            handle = joined;
        }
    }
    let dotted = after.split(' ').next().is_some_and(|word| word.trim_end_matches('.').contains('.'));
    let plain = local.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"._-".contains(&byte));
    let lettered = handle.len() >= 2 && handle.bytes().take(2).all(|byte| byte.is_ascii_alphabetic());
    (plain && !dotted && local.len() >= 2 && lettered).then(|| format!("{local}@{handle}"))
}
