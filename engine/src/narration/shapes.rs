//! What a segment of a narration is by its shape alone: number, date, bank, payment address, purpose or name.
//!
//! Nothing here knows the family or the place of the segment.

use super::words::{BANK_WORDS, SEGMENT_WORDS, VPA_WORDS};

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

/// Marks around a segment that are no part of it.
pub(super) const TRIMMED: [char; 9] = [' ', ',', ':', ';', '-', '/', '*', '_', '~'];

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
        return Some(Kind::Ifsc(compact.to_owned()));
    }
    // A line wrap may leave one space among the digits of a number, never between a name and a number.
    let whole = spaces == 0
        || (spaces == 1
            && upper.split_once(' ').is_some_and(|(before, after)| {
                before.ends_with(|last: char| last.is_ascii_digit())
                    && after.starts_with(|first: char| first.is_ascii_digit())
            }));
    if !whole {
        return None;
    }
    let known = compact.get(..4).is_some_and(|code| BANK_WORDS.codes.contains(code));
    if known && bank_letters == 4 && (5..11).contains(&bytes.len()) {
        return Some(Kind::Bank);
    }
    if glued_digits(compact).is_some() {
        return None;
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

fn is_month(compact: &str) -> bool {
    let name =
        compact.trim_matches(|letter: char| letter.is_ascii_digit() || letter == '\'' || letter == '-');
    SEGMENT_WORDS.months.contains(name)
}

fn is_filler(upper: &str, compact: &str) -> bool {
    // `CIAAKPTHB4 trf` is a number of the bank's own.
    SEGMENT_WORDS.fillers.contains(upper)
        || SEGMENT_WORDS.fillers.contains(compact)
        || upper.ends_with(" TRF")
}

fn is_purpose(upper: &str, compact: &str) -> bool {
    let first = upper.split([' ', '.', ':', '_', '-']).next().unwrap_or_default();
    SEGMENT_WORDS.purposes.contains(upper)
        || SEGMENT_WORDS.purposes.contains(compact)
        || SEGMENT_WORDS.purpose_openings.contains(first)
        || (upper.len() >= 4 && SEGMENT_WORDS.cut_purposes.iter().any(|word| word.starts_with(upper)))
}

fn is_bank(upper: &str, compact: &str) -> bool {
    // Spaces do not count: they get lost and added where lines wrap.
    let cut = compact.len() >= 8 && upper.contains(' ');
    let named = |name: &String| {
        let suffixed = compact.strip_prefix(name.as_str()).is_some_and(|rest| {
            let rest = rest.trim_matches(['.', ',']);
            rest.is_empty() || BANK_WORDS.suffixes.contains(rest)
        });
        suffixed || (cut && name.starts_with(compact))
    };
    let ends =
        |ending: &String| upper.strip_suffix(ending.as_str()).is_some_and(|before| before.ends_with(' '));
    BANK_WORDS.codes.contains(compact)
        || BANK_WORDS.names.iter().any(named)
        || BANK_WORDS.endings.iter().any(ends)
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
        if handle.is_empty() || (!VPA_WORDS.handles.contains(&handle) && VPA_WORDS.handles.contains(&joined))
        {
            handle = joined;
        }
    }
    let dotted = after.split(' ').next().is_some_and(|word| word.trim_end_matches('.').contains('.'));
    let plain = local.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"._-".contains(&byte));
    let lettered = handle.len() >= 2 && handle.bytes().take(2).all(|byte| byte.is_ascii_alphabetic());
    (plain && !dotted && local.len() >= 2 && lettered).then(|| format!("{local}@{handle}"))
}
