//! What a segment of a narration is by its shape alone: number, date, bank, payment address, purpose or name.
//!
//! Nothing here knows the family or the place of the segment.

use std::borrow::Cow;

use super::phrases::{WordList, upper};
use super::word_lists::{BANK_WORDS, REASONS, SEGMENT_WORDS, VPA_WORDS};

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Kind<'a> {
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
    Rrn(Cow<'a, str>),
    /// Another long number, or letters and digits with more digits.
    Reference(Cow<'a, str>),
    /// Letters and digits of a machine: no name.
    Code,
    Ifsc(Cow<'a, str>),
    Bank,
    /// An account or card of which most is hidden.
    Mask,
    /// A payment address, or what a narrow column left of it.
    Address,
    Name,
}

impl Kind<'_> {
    fn into_owned(self) -> Kind<'static> {
        let owned = |text: Cow<'_, str>| Cow::Owned(text.into_owned());
        match self {
            Self::Rrn(number) => Kind::Rrn(owned(number)),
            Self::Reference(number) => Kind::Reference(owned(number)),
            Self::Ifsc(code) => Kind::Ifsc(owned(code)),
            Self::Empty => Kind::Empty,
            Self::Filler => Kind::Filler,
            Self::Purpose => Kind::Purpose,
            Self::Stamp => Kind::Stamp,
            Self::Number => Kind::Number,
            Self::Code => Kind::Code,
            Self::Bank => Kind::Bank,
            Self::Mask => Kind::Mask,
            Self::Address => Kind::Address,
            Self::Name => Kind::Name,
        }
    }
}

/// The digits of the number of a payment by UPI or IMPS.
pub(super) const RRN_DIGITS: usize = 12;

/// The least digits of a number that tells payments apart.
pub(super) const SHORTEST_REFERENCE: usize = 6;

/// Marks around a segment that are no part of it.
pub(super) const TRIMMED: [char; 9] = [' ', ',', ':', ';', '-', '/', '*', '_', '~'];

/// What a segment is by its shape.
pub(super) fn kind_of(text: &str) -> Kind<'_> {
    let text = text.trim_matches(TRIMMED);
    if text.is_empty() {
        return Kind::Empty;
    }
    if text.bytes().all(|byte| byte.is_ascii_digit()) {
        return number_kind(Cow::Borrowed(text));
    }
    if memchr::memchr(b'@', text.as_bytes()).is_some() {
        return Kind::Address;
    }
    let upper = upper(text);
    let compact = without_spaces(&upper);
    if let Some(kind) = numeric_kind(&upper, &compact) {
        return kind.into_owned();
    }
    if is_month(&compact) {
        return Kind::Stamp;
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

/// Spaces get lost and added where lines wrap.
pub(super) fn without_spaces(text: &str) -> Cow<'_, str> {
    if text.contains(' ') {
        Cow::Owned(text.chars().filter(|letter| *letter != ' ').collect())
    } else {
        Cow::Borrowed(text)
    }
}

fn number_kind(digits: Cow<'_, str>) -> Kind<'_> {
    match digits.len() {
        RRN_DIGITS => Kind::Rrn(digits),
        SHORTEST_REFERENCE.. => Kind::Reference(digits),
        _ => Kind::Number,
    }
}

fn numeric_kind<'c>(upper: &str, compact: &'c str) -> Option<Kind<'c>> {
    let bytes = compact.as_bytes();
    let digits = bytes.iter().filter(|byte| byte.is_ascii_digit()).count();
    if digits == 0 {
        return None;
    }
    if is_mask(bytes) {
        return Some(Kind::Mask);
    }
    if digits == bytes.len() {
        return Some(number_kind(Cow::Borrowed(compact)));
    }
    if bytes.iter().all(|byte| byte.is_ascii_digit() || b":.-/|".contains(byte)) {
        return Some(Kind::Stamp);
    }
    // A mandate's number may carry the count of its presentations: `Z13806364/1`.
    if let Some((number, count)) = compact.split_once('/')
        && count.len() <= 3
        && count.bytes().all(|byte| byte.is_ascii_digit())
        && let kind @ Kind::Reference(_) = kind_of(number)
    {
        return Some(kind);
    }
    if !bytes.iter().all(u8::is_ascii_alphanumeric) {
        return None;
    }
    let bank_letters = bytes.iter().take_while(|byte| byte.is_ascii_alphabetic()).count();
    if bytes.len() == 11 && bank_letters == 4 && bytes.get(4) == Some(&b'0') {
        return Some(Kind::Ifsc(Cow::Borrowed(compact)));
    }
    // A line wrap may leave one space among the digits of a number, never between a name and a number.
    let spaces = upper.len() - compact.len();
    let whole = spaces == 0
        || (spaces == 1
            && upper.split_once(' ').is_some_and(|(before, after)| {
                before.ends_with(|last: char| last.is_ascii_digit())
                    && after.starts_with(|first: char| first.is_ascii_digit())
            }));
    if !whole {
        return None;
    }
    let known = compact.get(..4).is_some_and(|code| BANK_WORDS.codes.has(code));
    if known && bank_letters == 4 && (5..11).contains(&bytes.len()) {
        return Some(Kind::Bank);
    }
    if glued_digits(compact).is_some() {
        return None;
    }
    if digits >= 6 && digits * 2 >= bytes.len() {
        return Some(Kind::Reference(Cow::Borrowed(compact)));
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

fn is_month(compact: &str) -> bool {
    let name =
        compact.trim_matches(|letter: char| letter.is_ascii_digit() || letter == '\'' || letter == '-');
    SEGMENT_WORDS.months.has(name)
}

fn is_filler(upper: &str, compact: &str) -> bool {
    // `CIAAKPTHB4 trf` is a number of the bank's own.
    is_listed(&SEGMENT_WORDS.fillers, upper, compact) || upper.ends_with(" TRF")
}

fn is_purpose(upper: &str, compact: &str) -> bool {
    let first = upper.split([' ', '.', ':', '_', '-']).next().unwrap_or_default();
    let opens = SEGMENT_WORDS.purpose_openings.has(first)
        && !SEGMENT_WORDS.named_like_purposes.iter().any(|name| upper.starts_with(name.as_str()));
    is_listed(&SEGMENT_WORDS.purposes, upper, compact)
        || opens
        || says_only_a_purpose(upper)
        || (upper.len() >= 4 && SEGMENT_WORDS.cut_purposes.iter().any(|word| word.starts_with(upper)))
}

/// `HOUSE RENT`, `MF PURCHASE`, `INVOICE 43`: several words, none of which is part of a name.
fn says_only_a_purpose(upper: &str) -> bool {
    let mut words = upper.split([' ', '.', '-', '_', '&', '+']).filter(|word| !word.is_empty());
    let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    let opens = words.next().is_some_and(|word| is_word_of_a_purpose(word) && !is_number(word));
    opens && upper.contains(' ') && words.all(is_word_of_a_purpose)
}

/// Of a purpose, or a number or month beside one.
fn is_word_of_a_purpose(word: &str) -> bool {
    let words = &SEGMENT_WORDS;
    words.purposes.has(word)
        || words.purpose_openings.has(word)
        || words.purpose_words.has(word)
        || is_month(word)
        || word.bytes().all(|byte| byte.is_ascii_digit())
}

/// Parts a name from what was written behind it, from the first word on that names only stand before.
pub(super) fn name_and_purpose(text: &str) -> Option<(&str, &str)> {
    let upper = upper(text);
    let starts = upper.match_indices(' ').map(|(at, _)| at);
    let at = starts.into_iter().find(|at| {
        let mut words = upper.get(at + 1..).unwrap_or_default().split(' ').filter(|word| !word.is_empty());
        let Some(first) = words.next() else { return false };
        SEGMENT_WORDS.ends_of_names.has(first)
            || (SEGMENT_WORDS.behind_names.has(first) && words.all(is_word_of_a_purpose))
    })?;
    let (mut name, purpose) = (text.get(..at)?.trim(), text.get(at..)?.trim());
    // The number of the transfer may stand between the two.
    while let Some((before, last)) = name.rsplit_once(' ')
        && matches!(kind_of(last), Kind::Reference(_) | Kind::Rrn(_))
    {
        name = before.trim_end();
    }
    (!name.is_empty() && kind_of(name) == Kind::Name).then_some((name, purpose))
}

fn is_listed(list: &WordList, upper: &str, compact: &str) -> bool {
    list.has(compact) || (upper.len() != compact.len() && list.has(upper))
}

fn is_bank(upper: &str, compact: &str) -> bool {
    // Spaces do not count: they get lost and added where lines wrap.
    let cut = compact.len() >= 8 && upper.contains(' ');
    let named = |name: &String| {
        let suffixed = compact.strip_prefix(name.as_str()).is_some_and(|rest| {
            let rest = rest.trim_matches(['.', ',']);
            rest.is_empty() || BANK_WORDS.suffixes.has(rest)
        });
        suffixed || (cut && name.starts_with(compact))
    };
    let ends =
        |ending: &String| upper.strip_suffix(ending.as_str()).is_some_and(|before| before.ends_with(' '));
    BANK_WORDS.codes.has(compact)
        || names_of_banks(compact).iter().any(named)
        || (upper.contains(' ') && BANK_WORDS.endings.iter().any(ends))
}

/// The banks whose names open with the same letter.
fn names_of_banks(compact: &str) -> &'static [String] {
    let names = BANK_WORDS.names.as_slice();
    let Some(first) = compact.as_bytes().first() else { return &[] };
    let from = names.partition_point(|name| name.as_bytes().first() < Some(first));
    let alike = names.get(from..).unwrap_or_default();
    let count = alike.iter().take_while(|name| name.as_bytes().first() == Some(first)).count();
    alike.get(..count).unwrap_or_default()
}

/// A long number with a name right behind it, as in `626911478814ACME`.
pub(super) fn glued_digits(word: &str) -> Option<(&str, &str)> {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let (digits, name) = word.split_at_checked(digits)?;
    (digits.len() >= 8 && name.len() >= 4 && name.chars().all(char::is_alphabetic)).then_some((digits, name))
}

/// The payment address of a segment, in lower case. A line wrap may have left a space on either side of the `@`.
pub(super) fn address_of(text: &str) -> Option<String> {
    let (before, after) = text.split_once('@')?;
    if before.ends_with(' ') && after.starts_with(' ') {
        return None;
    }
    let mut address = local_part(before)?;
    let plain = address.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"._-".contains(&byte));
    let dotted = after.split(' ').next().is_some_and(|word| word.trim_end_matches('.').contains('.'));
    if !plain || dotted || address.len() < 2 {
        return None;
    }
    let handle = handle(after);
    if handle.len() < 2 || !handle.bytes().take(2).all(|byte| byte.is_ascii_alphabetic()) {
        return None;
    }
    address.push('@');
    address.push_str(&handle);
    Some(address)
}

/// What stands before the `@`. Two words are one cut in two; more are a text with an address at its end.
fn local_part(before: &str) -> Option<String> {
    let mut words = before.split(' ').filter(|word| !word.is_empty()).rev();
    let last = words.next()?;
    let local = match (words.next(), words.next()) {
        (Some(first), None) => format!("{first}{last}"),
        _ => last.to_owned(),
    };
    Some(local.rsplit(':').next().unwrap_or_default().to_ascii_lowercase())
}

/// What stands behind the `@`, in two words if only both together are known.
fn handle(after: &str) -> String {
    let mut handle = String::new();
    for word in after.split(' ').filter(|word| !word.is_empty()).take(2) {
        let end = word.find(|letter: char| !letter.is_ascii_alphanumeric()).unwrap_or(word.len());
        let word = word.get(..end).unwrap_or_default().to_ascii_lowercase();
        if handle.is_empty() {
            handle = word;
        } else if !VPA_WORDS.handles.has(&handle) {
            let joined = format!("{handle}{word}");
            if VPA_WORDS.handles.has(&joined) {
                handle = joined;
            }
        }
    }
    handle
}

/// Whether a segment is the bank's reason for a return, not a name.
pub(super) fn is_return_reason(text: &str) -> bool {
    REASONS.stand_in(&without_spaces(&upper(text)))
}
