//! A narration cut into segments at the separators of its family, and at numbers that stand beside a name without one.
//!
//! Which segment is the counterparty depends on the family and is decided there. All slices are taken at separators, so
//! at character boundaries.

use std::borrow::Cow;
use std::sync::LazyLock;

use memchr::memmem::Finder;

use super::Channel;
use super::phrases::upper;
use super::shapes::{Kind, RRN_DIGITS, SHORTEST_REFERENCE, TRIMMED, address_of, glued_digits, kind_of};
use super::word_lists::SEGMENT_WORDS;

/// A narration on one line, as printed and in upper case, with the same byte offsets.
#[derive(Debug)]
pub(super) struct Text<'a> {
    printed: Cow<'a, str>,
    upper: Cow<'a, str>,
    end: usize,
}

impl<'a> Text<'a> {
    /// The text with every run of white space as one space, and without the value date some banks add.
    pub(super) fn new(text: &'a str) -> Self {
        let printed = on_one_line(text);
        let upper = match &printed {
            Cow::Borrowed(printed) => upper(printed),
            Cow::Owned(printed) => Cow::Owned(printed.to_ascii_uppercase()),
        };
        let end = VALUE_DATE.find(upper.as_bytes()).unwrap_or(upper.len());
        Self { printed, upper, end }
    }

    pub(super) fn printed_from(&self, start: usize) -> &str {
        self.printed.get(start..self.end).unwrap_or_default()
    }

    pub(super) fn printed_between(&self, start: usize, end: usize) -> &str {
        self.printed.get(start..end).unwrap_or_default()
    }

    pub(super) fn upper_from(&self, start: usize) -> &str {
        self.upper.get(start..self.end).unwrap_or_default()
    }
}

static VALUE_DATE: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new("(VALUE DATE"));

fn on_one_line(text: &str) -> Cow<'_, str> {
    let bytes = text.as_bytes();
    let is_plain = bytes.iter().all(|byte| (b' '..=b'~').contains(byte))
        && !bytes.starts_with(b" ")
        && !bytes.ends_with(b" ")
        && !bytes.windows(2).any(|pair| pair == b"  ");
    if is_plain {
        return Cow::Borrowed(text);
    }
    let mut line = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    Cow::Owned(line)
}

#[derive(Debug, Clone)]
pub(super) struct Segment<'a> {
    pub(super) text: &'a str,
    pub(super) kind: Kind<'a>,
    /// A payment address, clean.
    pub(super) address: Option<String>,
}

impl Segment<'_> {
    /// Whether a payer may have written it.
    pub(super) fn is_remark(&self) -> bool {
        matches!(self.kind, Kind::Purpose | Kind::Name | Kind::Code)
    }
}

pub(super) fn segments_of(body: &str, separator: char, channel: Channel) -> Vec<Segment<'_>> {
    let mut segments = Vec::new();
    for piece in split(body, separator) {
        let piece = without_frame(piece).trim_matches(TRIMMED);
        let inner_hyphens = separator != '-' && channel != Channel::Upi && piece.contains('-');
        let hides_account = || piece.split('-').any(|part| kind_of(part.trim()) == Kind::Mask);
        let labelled = channel != Channel::Upi && piece.contains([':', '~']) && kind_of(piece) != Kind::Stamp;
        let marks: &[char] = match (inner_hyphens && hides_account(), labelled) {
            (true, _) => &['-', ':'],
            (false, true) => &[':', '~', ','],
            (false, false) => &[],
        };
        for part in piece.split(marks) {
            push_peeled(part.trim_matches(TRIMMED), channel, &mut segments);
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

/// The words with a separator inside, and its place in each.
static UNSPLIT: LazyLock<Vec<(&'static [u8], usize)>> = LazyLock::new(|| {
    let words = SEGMENT_WORDS.unsplit.iter();
    words.filter_map(|word| Some((word.as_bytes(), word.find(['/', '-'])?))).collect()
});

/// Whether the separator at `at` belongs to a word such as `M/S`.
fn inside_unsplit(text: &str, at: usize) -> bool {
    let text = text.as_bytes();
    let Some(after) = text.get(at + 1) else { return false };
    UNSPLIT.iter().any(|(word, offset)| {
        if !word.get(offset + 1).is_some_and(|letter| letter.eq_ignore_ascii_case(after)) {
            return false;
        }
        let Some(start) = at.checked_sub(*offset) else { return false };
        let end = start + word.len();
        let alone = |byte: Option<&u8>| !byte.is_some_and(u8::is_ascii_alphanumeric);
        text.get(start..end).is_some_and(|found| found.eq_ignore_ascii_case(word))
            && alone(start.checked_sub(1).and_then(|before| text.get(before)))
            && alone(text.get(end))
    })
}

static TRANSFER_MARKS: LazyLock<[Finder<'static>; 2]> =
    LazyLock::new(|| ["TRANSFER TO ", "TRANSFER FROM "].map(Finder::new));
static AT: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new(" AT "));

/// Cuts what a core banking system adds around the payer's text: `TRANSFER TO 4897692162094` behind it, or before the
/// name of an account with the same bank, and the branch, `0097695162091 AT 17735 PUNE`.
fn without_frame(piece: &str) -> &str {
    if !piece.contains(' ') {
        return piece;
    }
    let piece = match branch_at(piece) {
        Some(end) => piece.get(..end).unwrap_or(piece),
        None => piece,
    };
    for mark in TRANSFER_MARKS.iter() {
        let Some(at) = mark.find(piece.as_bytes()) else { continue };
        let account = piece.get(at + mark.needle().len()..).unwrap_or_default();
        if !account.starts_with(|first: char| first.is_ascii_digit()) {
            continue;
        }
        let named =
            account.trim_start_matches(|letter: char| letter.is_ascii_digit()).contains(char::is_alphabetic);
        return if named { account } else { piece.get(..at).unwrap_or(piece) };
    }
    piece
}

/// Where the branch begins: ` AT ` and the digits of a branch, with the teller's number before it.
fn branch_at(piece: &str) -> Option<usize> {
    let at = AT.find(piece.as_bytes())?;
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    if digits(piece.get(at + 4..)?) < 4 {
        return None;
    }
    let number = piece.get(..at)?.rsplit(' ').next().unwrap_or_default();
    let teller = number.len() >= 11 && digits(number) == number.len();
    Some(if teller { at - number.len() } else { at })
}

/// Pushes a segment, cut where numbers stand before or behind a name without a separator.
fn push_peeled<'a>(piece: &'a str, channel: Channel, segments: &mut Vec<Segment<'a>>) {
    if let Some((account, bank)) = glued_bank(piece) {
        segments.push(segment(account, Kind::Mask));
        segments.push(segment(bank, kind_of(bank)));
        return;
    }
    if matches!(channel, Channel::Nach | Channel::Ecs)
        && let Some((payee, number)) = glued_payee(piece)
    {
        segments.push(segment(payee, kind_of(payee)));
        segments.push(segment(number, kind_of(number)));
        return;
    }
    let kind = kind_of(piece);
    // Names are told by their place in UPI; only the number may need to be freed of the bank's own.
    let numbered = || piece.split(' ').next().is_some_and(is_rrn);
    if !matches!(kind, Kind::Name | Kind::Number) || (channel == Channel::Upi && !numbered()) {
        segments.push(segment(piece, kind));
        return;
    }
    // Firms that pay by NEFT are called `3M INDIA`; what is no part of a name there has the length of a reference.
    let is_of_name =
        |digits: &str| matches!(channel, Channel::Neft | Channel::Rtgs) && digits.len() < SHORTEST_REFERENCE;
    let mut rest = piece;
    loop {
        let (word, after) = rest.split_once(' ').unwrap_or((rest, ""));
        if is_of_name(word) && word.starts_with(|letter: char| letter.is_ascii_digit()) {
            break;
        }
        if let Some((digits, name)) = glued_digits(word) {
            segments.push(segment(digits, kind_of(digits)));
            rest = rest.get(digits.len()..).unwrap_or(name);
            continue;
        }
        if after.is_empty() || !(is_peel(word) || is_bank_of_number(word, after)) {
            break;
        }
        if !is_joining(word) {
            segments.push(segment(word, kind_of(word)));
        }
        rest = after.trim_start_matches(TRIMMED);
    }
    if channel == Channel::Upi {
        if let Some((name, typed)) = name_and_typed(rest) {
            segments.push(segment(name, kind_of(name)));
            segments.push(segment(typed, kind_of(typed)));
            return;
        }
    } else if let Some((name, number, after)) = around_number(rest) {
        segments.push(segment(name, kind_of(name)));
        segments.push(segment(number, kind_of(number)));
        push_peeled(after, channel, segments);
        return;
    }
    let mut behind = Vec::new();
    while let Some((before, word)) = rest.rsplit_once(' ') {
        let word = word.trim_matches(TRIMMED);
        if !word.bytes().any(|byte| byte.is_ascii_digit()) && !word.starts_with('+') {
            break;
        }
        let kind = kind_of(word);
        let number = matches!(kind, Kind::Rrn(_) | Kind::Reference(_) | Kind::Ifsc(_) | Kind::Mask);
        let telephone = word.starts_with('+') && kind == Kind::Number;
        if !number && !telephone {
            break;
        }
        behind.push(segment(word, kind));
        rest = before.trim_end_matches(TRIMMED);
    }
    let kind = if rest.len() == piece.len() { kind } else { kind_of(rest) };
    segments.push(segment(rest, kind));
    segments.extend(behind.into_iter().rev());
}

/// `ASHA STORES rent`: names are printed in capitals, and what was typed is not.
fn name_and_typed(text: &str) -> Option<(&str, &str)> {
    let is_typed = |word: &str| word.bytes().any(|byte| byte.is_ascii_lowercase());
    let at = text
        .match_indices(' ')
        .map(|(at, _)| at)
        .find(|at| text.get(at + 1..).and_then(|rest| rest.split(' ').next()).is_some_and(is_typed))?;
    let (name, typed) = (text.get(..at)?, text.get(at + 1..)?);
    (!is_typed(name) && kind_of(name) == Kind::Name).then_some((name, typed))
}

/// `ACME TOOLS HDFCN52025112805558613 SALARY OCT`: where nothing else parts them, the number of the transfer stands between
/// the name and what it is for.
fn around_number(text: &str) -> Option<(&str, &str, &str)> {
    let start = text.match_indices(' ').map(|(at, _)| at + 1).find(|start| {
        text.get(*start..).and_then(|rest| rest.split(' ').next()).is_some_and(is_transfer_number)
    })?;
    let (number, after) = text.get(start..)?.split_once(' ')?;
    let name = text.get(..start)?.trim_end_matches(TRIMMED);
    (kind_of(name) == Kind::Name && !after.trim_matches(TRIMMED).is_empty())
        .then(|| (name, number, after.trim_matches(TRIMMED)))
}

/// `SBIN SBIN425346348177 ASHA STORES`: the code of a bank before the number it gave.
fn is_bank_of_number(word: &str, after: &str) -> bool {
    let next = after.split(' ').next().unwrap_or_default();
    kind_of(word) == Kind::Bank && is_transfer_number(next)
}

fn is_transfer_number(word: &str) -> bool {
    word.len() >= RRN_DIGITS && matches!(kind_of(word), Kind::Reference(_) | Kind::Rrn(_))
}

fn is_rrn(word: &str) -> bool {
    let word = word.trim_matches(TRIMMED);
    word.len() == RRN_DIGITS && word.bytes().all(|byte| byte.is_ascii_digit())
}

fn is_joining(word: &str) -> bool {
    SEGMENT_WORDS.joining_words.has_in_any_case(word)
}

fn is_peel(word: &str) -> bool {
    let word = word.trim_matches(TRIMMED);
    match kind_of(word) {
        Kind::Rrn(_)
        | Kind::Reference(_)
        | Kind::Ifsc(_)
        | Kind::Mask
        | Kind::Stamp
        | Kind::Filler
        | Kind::Empty => true,
        // A lone letter is an initial.
        Kind::Number => word.bytes().any(|byte| byte.is_ascii_digit()),
        _ => is_joining(word),
    }
}

/// The payee and the number of `10AXIS BANK1074249321`, a scheme, a payee and a number without spaces.
fn glued_payee(text: &str) -> Option<(&str, &str)> {
    let (scheme, rest) = text.split_at_checked(2)?;
    let payee = rest.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let number = rest.get(payee.len()..)?;
    let payee_first =
        scheme.bytes().all(|byte| byte.is_ascii_digit()) && payee.starts_with(char::is_alphabetic);
    (payee_first && number.len() >= 7 && matches!(kind_of(payee), Kind::Name | Kind::Bank))
        .then(|| (payee.trim(), number))
}

/// A hidden account with its bank's code right behind it, as in `XXXXXXX991HDFCnull`.
fn glued_bank(piece: &str) -> Option<(&str, &str)> {
    let hidden = piece.bytes().take_while(|byte| matches!(byte, b'X' | b'x')).count();
    let shown = piece.bytes().skip(hidden).take_while(u8::is_ascii_digit).count();
    let (account, bank) = piece.split_at_checked(hidden + shown)?;
    let bank = bank.trim_end_matches("null");
    (hidden >= 2 && shown >= 3 && kind_of(bank) == Kind::Bank).then_some((account, bank))
}

fn segment<'a>(text: &'a str, kind: Kind<'a>) -> Segment<'a> {
    let address = if kind == Kind::Address { address_of(text) } else { None };
    Segment { text, kind, address }
}
