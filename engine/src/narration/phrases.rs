//! Lists of words and phrases, made ready to be looked for: a narration is held against hundreds of them, and a statement
//! has thousands of narrations.

use std::borrow::Cow;

use aho_corasick::AhoCorasick;
use rustc_hash::FxHashSet;
use serde::Deserialize;

use crate::phrase_search::{Letters, searcher};

/// Words that a text is one of.
#[derive(Debug, Deserialize)]
#[serde(from = "Vec<String>")]
pub(super) struct WordList {
    words: FxHashSet<String>,
    longest: usize,
}

impl From<Vec<String>> for WordList {
    fn from(words: Vec<String>) -> Self {
        let longest = words.iter().map(String::len).max().unwrap_or_default();
        Self { words: words.into_iter().collect(), longest }
    }
}

impl WordList {
    /// Whether this is one of them, letter by letter.
    pub(super) fn has(&self, word: &str) -> bool {
        word.len() <= self.longest && self.words.contains(word)
    }

    /// Whether this is one of them, for a list in upper case.
    pub(super) fn has_in_any_case(&self, word: &str) -> bool {
        word.len() <= self.longest && self.words.contains(&*upper(word))
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &String> {
        self.words.iter()
    }
}

/// In upper case; most of what banks print is so already.
pub(super) fn upper(text: &str) -> Cow<'_, str> {
    if text.bytes().any(|byte| byte.is_ascii_lowercase()) {
        Cow::Owned(text.to_ascii_uppercase())
    } else {
        Cow::Borrowed(text)
    }
}

/// Texts that may stand anywhere, inside of words too.
#[derive(Debug, Deserialize)]
#[serde(from = "Vec<String>")]
pub(super) struct Pieces {
    automaton: AhoCorasick,
    /// Of each text.
    groups: Vec<usize>,
}

impl From<Vec<String>> for Pieces {
    fn from(texts: Vec<String>) -> Self {
        Self::grouped(texts.iter().zip(0..))
    }
}

impl Pieces {
    pub(super) fn grouped<'a>(texts: impl Iterator<Item = (&'a String, usize)>) -> Self {
        let (texts, groups): (Vec<&String>, Vec<usize>) = texts.filter(|(text, _)| !text.is_empty()).unzip();
        let automaton = searcher(texts, Letters::Exact);
        Self { automaton, groups }
    }

    pub(super) fn stand_in(&self, text: &str) -> bool {
        self.automaton.is_match(text)
    }

    /// The lowest of the groups that stand in a text.
    pub(super) fn first_group_in(&self, text: &str) -> Option<usize> {
        let found = self.automaton.find_overlapping_iter(text);
        found.filter_map(|found| self.groups.get(found.pattern().as_usize())).min().copied()
    }
}

/// Phrases that count between word boundaries, in any case. Digits may follow at once: banks glue them on. Where a phrase
/// itself opens or ends with a mark, that side needs no boundary.
#[derive(Debug, Deserialize)]
#[serde(from = "Vec<String>")]
pub(super) struct Phrases {
    automaton: AhoCorasick,
    phrases: Vec<Phrase>,
}

#[derive(Debug)]
struct Phrase {
    group: usize,
    opens_with_mark: bool,
    ends_with_mark: bool,
}

impl From<Vec<String>> for Phrases {
    fn from(phrases: Vec<String>) -> Self {
        Self::grouped(phrases.iter().zip(0..))
    }
}

impl Phrases {
    pub(super) fn grouped<'a>(phrases: impl Iterator<Item = (&'a String, usize)>) -> Self {
        let listed: Vec<(&String, usize)> = phrases.filter(|(phrase, _)| !phrase.is_empty()).collect();
        let automaton = searcher(listed.iter().map(|(phrase, _)| phrase), Letters::AnyCase);
        let is_mark = |byte: Option<&u8>| !byte.is_some_and(u8::is_ascii_alphanumeric);
        let phrases = listed.iter().map(|(phrase, group)| Phrase {
            group: *group,
            opens_with_mark: is_mark(phrase.as_bytes().first()),
            ends_with_mark: is_mark(phrase.as_bytes().last()),
        });
        Self { automaton, phrases: phrases.collect() }
    }

    pub(super) fn are_said_in(&self, text: &str) -> bool {
        self.said_in(text).next().is_some()
    }

    /// The lowest of the groups that are said in a text.
    pub(super) fn first_group_in(&self, text: &str) -> Option<usize> {
        self.said_in(text).min()
    }

    fn said_in(&self, text: &str) -> impl Iterator<Item = usize> {
        let found = self.automaton.find_overlapping_iter(text);
        let text = text.as_bytes();
        found.filter_map(move |found| {
            let phrase = self.phrases.get(found.pattern().as_usize())?;
            let before = found.start().checked_sub(1).and_then(|before| text.get(before));
            let after = text.get(found.end());
            let opens = phrase.opens_with_mark || !before.is_some_and(u8::is_ascii_alphanumeric);
            let ends = phrase.ends_with_mark || !after.is_some_and(u8::is_ascii_alphabetic);
            (opens && ends).then_some(phrase.group)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn says(text: &str, phrase: &str) -> bool {
        Phrases::from(vec![phrase.to_owned()]).are_said_in(text)
    }

    #[test]
    fn a_phrase_is_said_between_word_boundaries() {
        assert!(says("ACH RTN-28", "RTN"));
        assert!(says("ach rtn28", "RTN"));
        assert!(!says("CARTNEY", "RTN"));
        assert!(says("X INT.PD:01", "INT.PD"));
        assert!(says("X-REV-Y", "-REV"));
    }

    #[test]
    fn of_several_groups_the_first_is_taken_wherever_it_stands() {
        let listed = ["NEFT".to_owned(), "CHARGES".to_owned(), "NEFT CHARGES".to_owned()];
        let phrases = Phrases::grouped(listed.iter().zip([7, 5, 3]));
        assert_eq!(phrases.first_group_in("CHARGES OF NEFT"), Some(5));
        assert_eq!(phrases.first_group_in("NEFT CHARGES"), Some(3));
        assert_eq!(phrases.first_group_in("NEFTS"), None);
        let pieces = Pieces::grouped(listed.iter().zip([7, 5, 3]));
        assert_eq!(pieces.first_group_in("NEFTS"), Some(7));
    }

    #[test]
    fn a_word_of_a_list_is_met_whole() {
        let list = WordList::from(vec!["REV".to_owned(), "RVSL".to_owned()]);
        assert!(list.has("REV") && !list.has("rev") && list.has_in_any_case("rev"));
        assert!(!list.has_in_any_case("reversal"));
    }
}
