//! The labels on a line: which of its words name a field.
//!
//! What stands beside or beneath a label is not looked for here, but for what follows it at once.

use super::super::lines::Line;
use super::super::spelling::plain_letters;
use super::account;
use super::word_lists::{Field, IDENTITY_WORDS};

/// A word, or a part of one that a colon ends.
#[derive(Debug)]
pub(super) struct Piece<'l> {
    pub(super) text: &'l str,
    pub(super) x0: f32,
    pub(super) x1: f32,
    pub(super) ends_in_colon: bool,
}

/// Some pieces of a line that name a field.
#[derive(Debug, Clone, Copy)]
pub(super) struct Label {
    pub(super) at: usize,
    pub(super) count: usize,
    pub(super) field: Field,
}

impl Label {
    pub(super) const fn end(self) -> usize {
        self.at + self.count
    }
}

/// Which mentions of an account count as a label.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mentions {
    /// Those in the midst of a sentence as well: `Statement for A/c XX4321 between …`.
    Any,
    /// Only those that set up an account: a note may mention any number.
    Headings,
}

pub(super) fn pieces<'l>(line: &Line<'l>) -> Vec<Piece<'l>> {
    let mut pieces = Vec::with_capacity(line.words.len());
    for word in &line.words {
        #[expect(clippy::cast_precision_loss, reason = "letters of a word")]
        let width = (word.bounds.x1 - word.bounds.x0) / word.text.chars().count().max(1) as f32;
        let mut x0 = word.bounds.x0;
        for part in word.text.split_inclusive(':') {
            #[expect(clippy::cast_precision_loss, reason = "letters of a word")]
            let x1 = x0 + width * part.chars().count() as f32;
            pieces.push(Piece {
                text: part.trim_end_matches(':'),
                x0,
                x1,
                ends_in_colon: part.ends_with(':'),
            });
            x0 = x1;
        }
    }
    pieces
}

fn letters(text: &str) -> impl Iterator<Item = char> {
    plain_letters(text).into_bytes().into_iter().filter(u8::is_ascii).map(char::from)
}

/// A label is no longer than this many words: letters set apart make words of one letter.
const LABEL_WORDS_MAX: usize = 9;
const LABEL_LETTERS_MAX: usize = 40;
/// Wider gaps than this stand between what does not belong together.
pub(super) const GAP_EMS: f32 = 0.75;

pub(super) fn labels(pieces: &[Piece<'_>], size: f32, mentions: Mentions) -> Vec<Label> {
    let mut labels: Vec<Label> = Vec::new();
    let mut at = 0;
    while at < pieces.len() {
        let follows_label = labels.last().is_some_and(|last| last.end() == at);
        let exact =
            label_at(pieces, at).filter(|label| is_label(pieces, *label, size, follows_label, mentions));
        match exact.or_else(|| label_by_its_words(pieces, at, size)) {
            Some(label) => {
                labels.push(label);
                at = label.end();
            }
            None => at += 1,
        }
    }
    labels
}

/// The longest label that begins at `at`.
fn label_at(pieces: &[Piece<'_>], at: usize) -> Option<Label> {
    let mut text = String::new();
    let mut best = None;
    for (taken, piece) in pieces[at..].iter().take(LABEL_WORDS_MAX).enumerate() {
        let before = text.len();
        text.extend(letters(piece.text));
        // A number before a label is the value of another.
        if text.is_empty() {
            return None;
        }
        // A piece of a label has no digits; of several lengths the longest wins.
        if text.len() > LABEL_LETTERS_MAX || has_digits(piece.text) && piece.text.len() > 2 {
            break;
        }
        if (text.len() > before || piece.ends_in_colon)
            && let Some(field) = IDENTITY_WORDS.labels.get(text.trim_start_matches('/'))
        {
            best = Some(Label { at, count: taken + 1, field: *field });
        }
        if piece.ends_in_colon {
            break;
        }
    }
    best
}

pub(super) fn has_digits(text: &str) -> bool {
    text.bytes().any(|byte| byte.is_ascii_digit())
}

fn follows_gap(pieces: &[Piece<'_>], at: usize, size: f32) -> bool {
    at == 0 || pieces[at].x0 - pieces[at - 1].x1 > GAP_EMS * size
}

/// Inside of a sentence `name` or `to` is no label: one begins a line, follows a gap or a value, or has a colon.
fn is_label(pieces: &[Piece<'_>], label: Label, size: f32, follows_label: bool, mentions: Mentions) -> bool {
    let last = &pieces[label.end() - 1];
    let next = pieces.get(label.end());
    let has_colon = last.ends_in_colon || next.is_some_and(|next| matches!(next.text, "" | "-" | ":-"));
    let is_apart = follows_gap(pieces, label.at, size) || follows_label;
    let precedes_gap = next.is_none_or(|next| next.x0 - last.x1 > GAP_EMS * size);
    let is_before_digits =
        next.is_some_and(|next| has_digits(next.text) || next.text.starts_with(['X', '*']));
    // `Total credit limit` is no total of credits.
    if next.is_some_and(|next| next.text.eq_ignore_ascii_case("limit")) && !last.ends_in_colon {
        return false;
    }
    if has_colon || is_apart && (precedes_gap || is_before_digits || label.count > 1) {
        return true;
    }
    let length = pieces[label.at..label.end()].iter().flat_map(|piece| letters(piece.text)).count();
    let is_code_next = match label.field {
        Field::Number => {
            let names_account = mentions == Mentions::Any
                || label.at.checked_sub(1).is_some_and(|before| account::kind(pieces[before].text).is_some());
            let number = next.and_then(|next| account::number(next.text));
            names_account && number.is_some_and(|number| number.len() >= 8 || number.contains(['X', '*']))
        }
        // `Currency USD`
        Field::Currency => {
            let is_code = |text: &str| text.len() == 3 && text.bytes().all(|byte| byte.is_ascii_uppercase());
            is_apart && next.is_some_and(|next| is_code(next.text))
        }
        // `Product SB Gen`
        Field::Kind => is_apart && next.is_some_and(|next| account::kind(next.text).is_some()),
        Field::Ifsc => next.is_some_and(|next| account::ifsc(next.text).is_some()),
        Field::Micr => next.is_some_and(|next| account::micr(next.text).is_some()),
        // `NAME OF THE HOLDER Cust.Reln.No. 33445566`
        _ => is_before_digits && length >= 6,
    };
    is_code_next || label.count > 1 && is_before_digits
}

/// Words before a colon that tell what they label, though nobody listed them: `Name of the First Applicant:`.
fn label_by_its_words(pieces: &[Piece<'_>], at: usize, size: f32) -> Option<Label> {
    if !follows_gap(pieces, at, size) {
        return None;
    }
    let colon = pieces[at..].iter().take(LABEL_WORDS_MAX).position(|piece| piece.ends_in_colon)?;
    let count = colon + 1;
    let own = &pieces[at..at + count];
    let is_whole = !own.iter().any(|piece| has_digits(piece.text))
        && (1..count)
            .all(|from| !follows_gap(pieces, at + from, size) && label_at(pieces, at + from).is_none());
    if !is_whole {
        return None;
    }
    let words: Vec<String> = own
        .iter()
        .flat_map(|piece| piece.text.split(|c: char| !c.is_ascii_alphabetic() && c != '/'))
        .filter(|word| !word.is_empty())
        .map(str::to_ascii_lowercase)
        .collect();
    let has = |any: &[&str]| words.iter().any(|word| any.contains(&word.as_str()));
    let names_other = has(&[
        "branch",
        "bank",
        "nominee",
        "father",
        "fathers",
        "mother",
        "spouse",
        "husband",
        "guardian",
        "scheme",
        "product",
        "user",
        "file",
        "manager",
        "city",
        "customer",
        "user",
        "login",
        "code",
        "rm",
        "beneficiary",
        "plan",
        "group",
        "introducer",
    ]);
    let names_account = has(&["account", "a/c", "acct", "ac"]);
    let field = match () {
        () if names_account && has(&["type", "category", "variant"]) => Field::Kind,
        () if has(&["name", "names", "holder", "holders", "applicant"]) && !names_other => {
            if has(&["joint", "second", "third", "secondary", "2nd", "3rd"]) {
                Field::JointHolder
            } else {
                Field::Holder
            }
        }
        () if names_account && has(&["no", "number", "num", "nos"]) && !names_other => Field::Number,
        () if has(&["ifsc"]) => Field::Ifsc,
        () if has(&["micr"]) => Field::Micr,
        // Whatever else it labels, the value is not a name.
        () => Field::Unlisted,
    };
    Some(Label { at, count, field })
}
