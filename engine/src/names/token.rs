//! One word of a name, and how alike two of them are.

use super::data::{ALIASES, SCORE, WORDS};
use super::sound;

#[derive(Debug, Clone)]
pub(super) struct Token {
    pub(super) text: String,
    pub(super) kind: Kind,
    key: String,
    alias: Option<usize>,
    /// What is needed to find words that are only alike. Joined words do without: they are used where they are the same.
    outline: Option<Outline>,
}

#[derive(Debug, Clone, PartialEq)]
struct Outline {
    /// The key with the sounds made one that regions write for one another.
    regional: String,
    consonants: String,
    first_vowel: Option<u8>,
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
        let outline = Outline {
            regional: sound::regional(&key),
            consonants: sound::consonants(&key),
            first_vowel: sound::first_vowel(&key),
        };
        Self { text: text.to_owned(), kind, key, alias, outline: Some(outline) }
    }

    /// Several words written as one.
    pub(super) fn joined(text: String) -> Self {
        let key = sound::key(&text);
        let alias = ALIASES.group(&text, &key);
        Self { text, kind: Kind::Strong, key, alias, outline: None }
    }

    /// Whether the two are spellings of one name, whatever else could be said of them.
    pub(super) fn is_spelling_of(&self, other: &Self) -> bool {
        self.text == other.text
            || ((self.has_alias_of(other) || self.sounds_like(other))
                && !sound::are_distinct(&self.text, &other.text))
    }

    fn sounds_like(&self, other: &Self) -> bool {
        self.key == other.key && self.text.len().min(other.text.len()) >= SCORE.least_letters.sounds_alike
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
    match full(a, b, cut) {
        // The list of names that are not one name has the last word.
        Some(alike) if alike.evidence == Evidence::Full && sound::are_distinct(&a.text, &b.text) => {
            Some(Alike { value: numbers.near, evidence: Evidence::Near })
        }
        Some(alike) => Some(alike),
        None => near(a, b),
    }
}

fn full(a: &Token, b: &Token, cut: (bool, bool)) -> Option<Alike> {
    let (numbers, least) = (&SCORE.word, &SCORE.least_letters);
    let full = |value| Some(Alike { value, evidence: Evidence::Full });
    if a.has_alias_of(b) {
        return full(numbers.equal);
    }
    if a.sounds_like(b) {
        return full(numbers.sounds_alike);
    }
    let letters = a.text.len().min(b.text.len());
    if cut.0 && is_start_of(a, b) || cut.1 && is_start_of(b, a) {
        return match letters {
            letters if letters >= least.cut_off => full(numbers.cut_off),
            _ => Some(Alike { value: numbers.initial, evidence: Evidence::Initial }),
        };
    }
    let (Some(one), Some(other)) = (&a.outline, &b.outline) else { return None };
    if letters >= least.same_consonants && !is_other_plus_a(a, b) {
        let alike = || strsim::jaro_winkler(&a.text, &b.text) >= numbers.same_consonants_alike;
        let same_consonants = one.consonants == other.consonants && one.first_vowel == other.first_vowel;
        if one.regional == other.regional || (same_consonants && end_alike(a, b) && alike()) {
            return full(numbers.same_consonants);
        }
    }
    None
}

fn near(a: &Token, b: &Token) -> Option<Alike> {
    let (numbers, least) = (&SCORE.word, &SCORE.least_letters);
    let near = |value| Some(Alike { value, evidence: Evidence::Near });
    let (Some(one), Some(other)) = (&a.outline, &b.outline) else { return None };
    if !a.text.is_ascii() || !b.text.is_ascii() {
        return None;
    }
    let letters = a.text.len().min(b.text.len());
    let same_consonants = letters >= least.same_consonants && one.consonants == other.consonants;
    if is_other_plus_a(a, b) || same_consonants {
        return near(numbers.near);
    }
    let one_consonant_apart = letters >= least.one_consonant_apart
        && one_edit_apart(&one.consonants, &other.consonants)
        && strsim::jaro_winkler(&a.text, &b.text) >= numbers.one_consonant_apart_alike;
    if one_consonant_apart {
        return near(numbers.one_consonant_apart);
    }
    let one_letter_more = letters >= least.one_letter_more
        && a.text.len() != b.text.len()
        && a.text.as_bytes().first() == b.text.as_bytes().first()
        && one_edit_apart(&a.text, &b.text);
    if one_letter_more { near(numbers.near) } else { None }
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
