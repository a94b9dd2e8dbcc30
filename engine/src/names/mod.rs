//! Whether two names are one person.
//!
//! Indian names are spelled, ordered, shortened and joined in many ways: LAXMI is LAKSHMI, K. VENKATESH may be VENKATESH
//! KRISHNAN, RAMESHBHAI PATEL is PATEL RAMESH. And names one letter apart are two people: RAMESH and RAJESH. So words are
//! compared by sound and by lists of known spellings, never by likeness alone. Start from [`compare`]; [`assess`] is the
//! section of the report. All lists and numbers are in `engine/data/names`.

mod assess;
mod data;
mod lexemes;
mod person;
mod phrases;
mod reading;
mod score;
mod sound;
mod token;

#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

pub use self::assess::{Holder, NameComparison, NameMatch, NameSource, assess};
use self::data::{BUSINESS, SCORE, WORDS};
use self::person::Person;
use self::phrases::PHRASES;

/// How far two names agree.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum NameLevel {
    /// The same person.
    Match,
    /// Perhaps the same person: a part of the name is missing, an initial, or spelled as another name.
    Partial,
    /// Another person.
    Mismatch,
    /// There were no two names that can be compared.
    NotAssessed,
}

impl NameLevel {
    fn from_score(score: f64) -> Self {
        match score {
            score if score >= SCORE.levels.r#match => Self::Match,
            score if score >= SCORE.levels.partial => Self::Partial,
            _ => Self::Mismatch,
        }
    }
}

/// What comparing two names gave.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Comparison {
    /// From 0 to 1 with two decimals; 0 where nothing was compared.
    pub score: f64,
    pub level: NameLevel,
}

/// A name read once, to be compared with many.
#[derive(Debug, Clone)]
pub struct Prepared {
    people: Vec<Person>,
    is_latin: bool,
}

impl Prepared {
    pub fn new(name: &str) -> Self {
        let people = reading::people(name);
        let is_latin =
            people.iter().any(|person| person.joined.bytes().any(|byte| byte.is_ascii_alphabetic()));
        Self { people, is_latin }
    }

    /// Whether a firm is among those named.
    pub fn has_firm(&self) -> bool {
        self.people.iter().any(|person| person.is_firm)
    }

    /// Whether there is anything to compare.
    pub fn is_empty(&self) -> bool {
        self.people.is_empty()
    }
}

/// Whether a text names a firm and nobody else, told without reading it: a word that only firms have, and no sign of an
/// owner beside it. Where in doubt, no.
pub fn is_only_a_firm(name: &str) -> bool {
    let words = || name.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let upper = |word: &str| word.to_ascii_uppercase();
    name.is_ascii()
        && !name.contains(['(', ',', '&', '/'])
        && words().any(|word| BUSINESS.marks(&upper(word)))
        && !words().any(|word| PHRASES.opens(&upper(word)))
}

/// The words by which a name is found again: whole, in capitals, without marks, titles and repetitions. A text of titles
/// alone keeps them.
pub fn search_words(name: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in lexemes::split(name) {
        if !lexemes::is_mark(&word) && !words.contains(&word) {
            words.push(word);
        }
    }
    let is_title =
        |word: &String| WORDS.honorifics.contains(word) || WORDS.honorifics_that_open_names.contains(word);
    if !words.iter().all(is_title) {
        words.retain(|word| !is_title(word));
    }
    words
}

/// Compares two names as they are written.
pub fn compare(a: &str, b: &str) -> Comparison {
    compare_prepared(&Prepared::new(a), &Prepared::new(b))
}

/// Compares two names that have been read. Where a text names several people, the two most alike count.
pub fn compare_prepared(a: &Prepared, b: &Prepared) -> Comparison {
    if a.is_empty() || b.is_empty() || a.is_latin != b.is_latin {
        return Comparison { score: 0.0, level: NameLevel::NotAssessed };
    }
    let mut best: f64 = 0.0;
    for one in &a.people {
        for other in &b.people {
            best = best.max(score::score(one, other));
        }
    }
    // The level follows the score that is shown.
    let score = (best * 100.0).round() / 100.0;
    Comparison { score, level: NameLevel::from_score(score) }
}

/// Whether the two names match.
pub fn is_same_person(a: &Prepared, b: &Prepared) -> bool {
    compare_prepared(a, b).level == NameLevel::Match
}

/// Reads the tables of this room: a broken one stops the program.
pub(crate) fn load_tables() {
    data::load_tables();
    std::sync::LazyLock::force(&PHRASES);
    sound::load_tables();
}
