//! One person or firm of a text, as the words that are compared.

use std::fmt;

use super::data::{ALIASES, BUSINESS, SCORE, WORDS};
use super::sound;
use super::token::{Kind, Token};

#[derive(Debug, Clone)]
pub(super) struct Person {
    pub(super) tokens: Vec<Token>,
    /// Neighbouring words written together, the longest first.
    pub(super) joins: Vec<Join>,
    /// All words written together, and how that sounds.
    pub(super) joined: String,
    pub(super) joined_key: String,
    /// How the strong words sound written together, where there are several.
    pub(super) strong_key: Option<String>,
    pub(super) is_firm: bool,
    /// The bank's field may have ended within the last word.
    pub(super) may_be_cut: bool,
}

#[derive(Debug, Clone)]
pub(super) struct Join {
    pub(super) at: usize,
    pub(super) length: usize,
    pub(super) token: Token,
}

/// A word before it is judged, with the honorific that may open it: SRI DEVI.
struct Part {
    text: String,
    kind: Option<Kind>,
    opening: Option<&'static str>,
}

/// SHREE, SRI and SHRI open a name as this one.
const OPENING: &str = "SRI";
const JOINED_WORDS: [usize; 2] = [3, 2];

impl Person {
    /// The readings of a person's name: titles and short forms may be initials too.
    pub(super) fn readings(words: &[&str], may_be_cut: bool) -> Vec<Self> {
        let words: Vec<String> = words
            .iter()
            .map(|word| word.chars().filter(|letter| !letter.is_ascii_digit()).collect())
            .collect();
        let words: Vec<&str> = words.iter().map(String::as_str).filter(|word| !word.is_empty()).collect();
        let usual = Self::new(person_parts(&words, may_be_cut, false), false, may_be_cut);
        let initials = words.iter().any(|word| WORDS.also_initials.contains(*word));
        let other = initials.then(|| Self::new(person_parts(&words, may_be_cut, true), false, may_be_cut));
        usual.into_iter().chain(other.flatten()).collect()
    }

    pub(super) fn firm(words: &[&str], may_be_cut: bool) -> Option<Self> {
        let is_kept = |word: &&&str| {
            let full = BUSINESS.full(word);
            !BUSINESS.legal_marks.contains(full) && !BUSINESS.dropped.contains(full)
        };
        let mut kept: Vec<&str> = words.iter().filter(is_kept).copied().collect();
        if kept.is_empty() {
            kept = words.to_vec();
        }
        let mut parts: Vec<Part> = Vec::new();
        let mut opening = None;
        for word in &kept {
            if WORDS.honorifics_that_open_names.contains(*word) {
                opening = Some(OPENING);
            } else {
                let full = BUSINESS.full(word);
                let common = BUSINESS.words.contains(full) || BUSINESS.common.contains(full);
                let kind = common.then_some(Kind::BusinessWord);
                parts.push(Part { text: full.to_owned(), kind, opening: opening.take() });
            }
        }
        Self::new(parts, true, may_be_cut)
    }

    fn new(mut parts: Vec<Part>, is_firm: bool, may_be_cut: bool) -> Option<Self> {
        parts.truncate(SCORE.limits.words);
        let mut tokens: Vec<Token> = parts.iter().map(|part| Token::new(&part.text, part.kind)).collect();
        if tokens.is_empty() {
            return None;
        }
        strengthen(&mut tokens);
        let joined: String = tokens.iter().map(|token| token.text.as_str()).collect();
        let strong = || tokens.iter().filter(|token| token.kind == Kind::Strong);
        let strong_text: String = strong().map(|token| token.text.as_str()).collect();
        Some(Self {
            joins: joins(&parts),
            joined_key: sound::key(&joined),
            joined,
            strong_key: (strong().count() > 1).then(|| sound::key(&strong_text)),
            tokens,
            is_firm,
            may_be_cut,
        })
    }

    /// Whether the word at `index` may lack its end.
    pub(super) fn cut_at(&self, index: usize) -> bool {
        self.may_be_cut && index + 1 == self.tokens.len()
    }
}

impl fmt::Display for Person {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<&str> = self.tokens.iter().map(|token| token.text.as_str()).collect();
        formatter.write_str(&words.join(" "))
    }
}

/// Someone whose whole name is fillers is known by the first of them: LAL SINGH.
fn strengthen(tokens: &mut [Token]) {
    let words = tokens.iter().filter(|token| token.kind != Kind::Initial).count();
    if words > 1
        && !tokens.iter().any(|token| token.kind == Kind::Strong)
        && let Some(first) = tokens.iter_mut().find(|token| token.kind == Kind::Filler)
    {
        first.kind = Kind::Strong;
    }
}

fn joins(parts: &[Part]) -> Vec<Join> {
    let mut joins = Vec::new();
    for length in JOINED_WORDS {
        for (at, together) in parts.windows(length).enumerate() {
            let text: String = together.iter().map(|part| part.text.as_str()).collect();
            joins.push(Join { at, length, token: Token::joined(text) });
        }
    }
    for (at, part) in parts.iter().enumerate() {
        if let Some(opening) = part.opening {
            let token = Token::joined(format!("{opening}{}", part.text));
            joins.push(Join { at, length: 1, token });
        }
    }
    joins
}

fn person_parts(words: &[&str], may_be_cut: bool, initials: bool) -> Vec<Part> {
    let last = words.len().saturating_sub(1);
    let mut parts = Vec::new();
    let mut opening = None;
    for (index, word) in words.iter().enumerate() {
        let is_cut = may_be_cut && index == last;
        if initials && WORDS.also_initials.contains(*word) {
            parts.extend(letters(word));
        } else if WORDS.honorifics_that_open_names.contains(*word) {
            opening = Some(OPENING);
        } else if !is_cut && is_around_a_name(word, index, words.len()) {
            // A title says nothing about who is meant.
        } else {
            let from = parts.len();
            push_word(word, is_cut, &mut parts);
            if let Some(part) = parts.get_mut(from) {
                part.opening = opening.take();
            }
        }
    }
    if parts.is_empty() {
        parts.extend(words.iter().map(|word| Part { text: (*word).to_owned(), kind: None, opening: None }));
    }
    parts
}

fn is_around_a_name(word: &str, index: usize, words: usize) -> bool {
    WORDS.honorifics.contains(word)
        || WORDS.noise.contains(word)
        || (index == 0 && words > 2 && WORDS.opening_honorifics.contains(word))
}

fn push_word(word: &str, is_cut: bool, parts: &mut Vec<Part>) {
    let length = word.len();
    let as_it_is = |text: &str, kind| Part { text: text.to_owned(), kind, opening: None };
    if length == 1 || WORDS.two_letter_initials.contains(word) {
        parts.push(as_it_is(word, Some(Kind::Initial)));
    } else if !is_cut && ALIASES.spelled(word).is_none() && are_initials(word) {
        parts.extend(letters(word));
    } else if let Some((stem, filler)) = glued(word) {
        parts.push(as_it_is(stem, None));
        if !WORDS.honorifics.contains(filler) {
            parts.push(as_it_is(filler, Some(Kind::Filler)));
        }
    } else {
        parts.push(as_it_is(word, None));
    }
}

/// Initials that are written together: RK, KVS.
fn are_initials(word: &str) -> bool {
    let has_vowel = || word.bytes().any(|letter| sound::is_vowel(letter) || letter == b'Y');
    word.is_ascii()
        && match word.len() {
            2 => !WORDS.two_letter_names.contains(word),
            3 => !has_vowel(),
            _ => false,
        }
}

fn letters(word: &str) -> impl Iterator<Item = Part> {
    word.chars().map(|letter| Part { text: letter.to_string(), kind: Some(Kind::Initial), opening: None })
}

fn glued(word: &str) -> Option<(&str, &str)> {
    if WORDS.not_glued.contains(word) {
        return None;
    }
    WORDS.glued.iter().find_map(|glued| {
        let stem = word.strip_suffix(glued.ending.as_str())?;
        (stem.len() >= glued.stem).then(|| word.split_at(stem.len()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(name: &str) -> Vec<String> {
        let words: Vec<&str> = name.split(' ').collect();
        Person::readings(&words, false).iter().map(Person::to_string).collect()
    }

    #[test]
    fn titles_are_dropped_unless_nothing_else_is_there() {
        assert_eq!(read("SMT SUNITA DEVI"), ["SUNITA DEVI"]);
        assert_eq!(read("SHARMA RAMESH MR"), ["SHARMA RAMESH"]);
        assert_eq!(read("MAJ"), ["MAJ"]);
    }

    #[test]
    fn a_title_that_may_be_initials_is_read_both_ways() {
        assert_eq!(read("MS DHONI"), ["DHONI", "M S DHONI"]);
        assert_eq!(read("SK SHARMA"), ["SK SHARMA", "S K SHARMA"]);
    }

    #[test]
    fn initials_written_together_come_apart() {
        assert_eq!(read("RK SHARMA"), ["R K SHARMA"]);
        assert_eq!(read("KVS RAO"), ["K V S RAO"]);
        assert_eq!(read("OM PRAKASH"), ["OM PRAKASH"]);
    }

    #[test]
    fn fillers_written_onto_a_name_come_off() {
        assert_eq!(read("RAMESHBHAI PATEL"), ["RAMESH PATEL"]);
        assert_eq!(read("VIJAYKUMAR REDDY"), ["VIJAY KUMAR REDDY"]);
        assert_eq!(read("BILAL KHAN"), ["BILAL KHAN"]);
    }

    #[test]
    fn a_firm_loses_its_legal_form_and_its_short_forms() {
        let firm = Person::firm(&["ABC", "TECH", "PVT", "LTD"], false).unwrap();
        assert_eq!(firm.to_string(), "ABC TECHNOLOGIES");
    }
}
