//! One word of a name, and how alike two of them are.

use super::data::{ALIASES, SCORE, WORDS};
use super::sound;

#[derive(Debug, Clone)]
pub(super) struct Token {
    pub(super) text: String,
    pub(super) kind: Kind,
    key: String,
    /// The key with the sounds made one that regions write for one another.
    regional: String,
    consonants: String,
    first_vowel: Option<u8>,
    alias: Option<usize>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Strong,
    Filler,
    Initial,
    BusinessWord,
}

impl Kind {
    pub(super) fn weight(self) -> f64 {
        match self {
            Self::Strong => SCORE.weights.strong,
            Self::Filler => SCORE.weights.filler,
            Self::Initial => SCORE.weights.initial,
            Self::BusinessWord => SCORE.weights.business_word,
        }
    }
}

/// How alike two words are, and what kind of evidence that is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Alike {
    pub(super) value: f64,
    pub(super) evidence: Evidence,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Evidence {
    Full,
    /// The same initial on both sides.
    SameInitial,
    /// An initial, and a word that starts with it.
    Initial,
    /// Alike, but perhaps another name.
    Near,
}

impl Token {
    pub(super) fn new(text: &str, kind: Option<Kind>) -> Self {
        let key = sound::key(text);
        let alias = ALIASES.group(text, &key);
        let kind = kind.unwrap_or_else(|| {
            let is_filler =
                WORDS.fillers.contains(text) || alias.is_some_and(|alias| ALIASES.is_filler(alias));
            match text.chars().count() {
                1 => Kind::Initial,
                _ if is_filler => Kind::Filler,
                _ => Kind::Strong,
            }
        });
        Self {
            text: text.to_owned(),
            kind,
            regional: sound::regional(&key),
            consonants: sound::consonants(&key),
            first_vowel: sound::first_vowel(&key),
            key,
            alias,
        }
    }

    /// Whether the two are spellings of one name, whatever else could be said of them.
    pub(super) fn is_spelling_of(&self, other: &Self) -> bool {
        let letters = self.text.len().min(other.text.len());
        self.text == other.text
            || (!sound::are_distinct(&self.text, &other.text)
                && (self.has_alias_of(other)
                    || (letters >= SCORE.least_letters.sounds_alike && self.key == other.key)))
    }

    fn has_alias_of(&self, other: &Self) -> bool {
        self.alias.is_some() && self.alias == other.alias
    }
}

/// How alike two words are; `None` if they are two words. `cut` says which of them may lack its end.
pub(super) fn alike(a: &Token, b: &Token, cut: (bool, bool)) -> Option<Alike> {
    let numbers = &SCORE.word;
    let initials = (a.kind == Kind::Initial, b.kind == Kind::Initial);
    if a.text == b.text {
        let evidence = if initials.0 || initials.1 { Evidence::SameInitial } else { Evidence::Full };
        return Some(Alike { value: numbers.equal, evidence });
    }
    if initials.0 || initials.1 {
        let stands_for =
            initials.0 && b.text.starts_with(&a.text) || initials.1 && a.text.starts_with(&b.text);
        return stands_for.then_some(Alike { value: numbers.initial, evidence: Evidence::Initial });
    }
    full(a, b, cut).or_else(|| near(a, b)).filter(|alike| alike.value > 0.0)
}

fn full(a: &Token, b: &Token, cut: (bool, bool)) -> Option<Alike> {
    let (numbers, least) = (&SCORE.word, &SCORE.least_letters);
    let full = |value| Some(Alike { value, evidence: Evidence::Full });
    if sound::are_distinct(&a.text, &b.text) {
        return None;
    }
    if a.has_alias_of(b) {
        return full(numbers.equal);
    }
    let letters = a.text.len().min(b.text.len());
    if letters >= least.sounds_alike && a.key == b.key {
        return full(numbers.sounds_alike);
    }
    if cut.0 && is_start_of(a, b) || cut.1 && is_start_of(b, a) {
        return match letters {
            letters if letters >= least.cut_off => full(numbers.cut_off),
            _ => Some(Alike { value: numbers.initial, evidence: Evidence::Initial }),
        };
    }
    if letters >= least.same_consonants && !is_other_plus_a(a, b) {
        let alike = || strsim::jaro_winkler(&a.text, &b.text) >= numbers.same_consonants_alike;
        let same_consonants = a.consonants == b.consonants && a.first_vowel == b.first_vowel;
        if a.regional == b.regional || (same_consonants && end_alike(a, b) && alike()) {
            return full(numbers.same_consonants);
        }
    }
    None
}

fn near(a: &Token, b: &Token) -> Option<Alike> {
    let (numbers, least) = (&SCORE.word, &SCORE.least_letters);
    let near = |value| Some(Alike { value, evidence: Evidence::Near });
    if !a.text.is_ascii() || !b.text.is_ascii() {
        return None;
    }
    let letters = a.text.len().min(b.text.len());
    let one_more = letters >= least.one_letter_more
        && a.text.len() != b.text.len()
        && a.text.as_bytes().first() == b.text.as_bytes().first()
        && one_edit_apart(&a.text, &b.text);
    let same_consonants = letters >= least.same_consonants && a.consonants == b.consonants;
    if sound::are_distinct(&a.text, &b.text) || is_other_plus_a(a, b) || same_consonants {
        return near(numbers.near);
    }
    let one_consonant_apart = letters >= least.one_consonant_apart
        && one_edit_apart(&a.consonants, &b.consonants)
        && strsim::jaro_winkler(&a.text, &b.text) >= numbers.one_consonant_apart_alike;
    if one_consonant_apart {
        return near(numbers.one_consonant_apart);
    }
    if one_more { near(numbers.near) } else { None }
}

fn is_start_of(short: &Token, long: &Token) -> bool {
    long.text.len() > short.text.len()
        && (long.text.starts_with(&short.text) || long.key.starts_with(&short.key))
}

/// MANISH and MANISHA: an A at the end makes a woman's name of a man's.
fn is_other_plus_a(a: &Token, b: &Token) -> bool {
    let plus_a = |long: &Token, short: &Token| {
        short.text.len() >= SCORE.least_letters.one_letter_more
            && long.text.strip_suffix('A') == Some(short.text.as_str())
    };
    plus_a(a, b) || plus_a(b, a)
}

/// Both end in a consonant, or in the same vowel: MOHAN and MOHINI do not.
fn end_alike(a: &Token, b: &Token) -> bool {
    let vowel = |token: &Token| token.key.bytes().last().filter(|sound| sound::is_vowel(*sound));
    vowel(a) == vowel(b)
}

/// Whether one letter put in, left out or replaced makes one of the other.
fn one_edit_apart(a: &str, b: &str) -> bool {
    let (short, long) = if a.len() <= b.len() { (a, b) } else { (b, a) };
    if long.len() - short.len() > 1 || a == b {
        return false;
    }
    let (short, long) = (short.as_bytes(), long.as_bytes());
    let same_before = short.iter().zip(long).take_while(|(a, b)| a == b).count();
    let same_after = short.iter().rev().zip(long.iter().rev()).take_while(|(a, b)| a == b).count();
    same_before + same_after + 1 >= long.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(a: &str, b: &str, cut: (bool, bool)) -> Option<(f64, Evidence)> {
        let one = alike(&Token::new(a, None), &Token::new(b, None), cut);
        let other = alike(&Token::new(b, None), &Token::new(a, None), (cut.1, cut.0));
        assert_eq!(one, other, "{a} {b}");
        one.map(|alike| (alike.value, alike.evidence))
    }

    fn whole(a: &str, b: &str) -> Option<(f64, Evidence)> {
        said(a, b, (false, false))
    }

    #[test]
    fn spellings_of_one_name_are_full_evidence() {
        assert_eq!(whole("RAMESH", "RAMESH"), Some((1.0, Evidence::Full)));
        assert_eq!(whole("MD", "MOHAMMED"), Some((1.0, Evidence::Full)));
        assert_eq!(whole("POOJA", "PUJA"), Some((0.97, Evidence::Full)));
        assert_eq!(whole("KAMLESH", "KAMALESH"), Some((0.93, Evidence::Full)));
        assert_eq!(whole("VINITA", "BINITA"), Some((0.93, Evidence::Full)));
    }

    #[test]
    fn an_initial_stands_for_every_word_that_starts_with_it() {
        assert_eq!(whole("R", "RAMESH"), Some((0.85, Evidence::Initial)));
        assert_eq!(whole("S", "S"), Some((1.0, Evidence::SameInitial)));
        assert_eq!(whole("S", "RAMESH"), None);
    }

    #[test]
    fn names_that_only_look_alike_are_near_or_two() {
        assert_eq!(whole("MANISH", "MANISHA"), Some((0.80, Evidence::Near)));
        assert_eq!(whole("KAMAL", "KOMAL"), Some((0.80, Evidence::Near)));
        assert_eq!(whole("MOHAN", "MOHINI"), Some((0.80, Evidence::Near)));
        assert_eq!(whole("PATEL", "PATIL"), Some((0.80, Evidence::Near)));
        assert_eq!(whole("RAMESH", "RAJESH"), None);
        assert_eq!(whole("SURESH", "NARESH"), None);
        assert_eq!(whole("GURPREET", "HARPREET"), None);
    }

    #[test]
    fn a_cut_word_is_full_from_four_letters_on_and_an_initial_below() {
        assert_eq!(said("RAMAKRISHN", "RAMAKRISHNAMA", (true, false)), Some((0.95, Evidence::Full)));
        assert_eq!(said("CHA", "CHANDEKAR", (true, false)), Some((0.85, Evidence::Initial)));
        assert_eq!(said("CHA", "CHANDEKAR", (false, true)), None);
    }

    #[test]
    fn one_edit_is_one_letter_more_less_or_other() {
        assert!(one_edit_apart("ABCD", "ABD"));
        assert!(one_edit_apart("ABCD", "ABXD"));
        assert!(!one_edit_apart("ABCD", "ABCD"));
        assert!(!one_edit_apart("ABCD", "BACD"));
        assert!(!one_edit_apart("ABCD", "AB"));
    }
}
