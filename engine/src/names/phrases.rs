//! Phrases of `engine/data/names/words.toml`, in the words and marks that a name is read in.

use std::sync::LazyLock;

use super::data::{WORDS, Words};
use super::lexemes;

pub(super) static PHRASES: LazyLock<Phrases> = LazyLock::new(|| Phrases::new(&WORDS));

#[derive(Debug)]
pub(super) struct Phrases {
    pub(super) relations: Vec<Vec<String>>,
    pub(super) owners: Vec<Vec<String>>,
    pub(super) joints: Vec<Vec<String>>,
}

impl Phrases {
    /// Whether one of the phrases begins with the word.
    pub(super) fn opens(&self, word: &str) -> bool {
        let mut phrases = self.relations.iter().chain(&self.owners).chain(&self.joints);
        phrases.any(|phrase| phrase.first().is_some_and(|first| first == word))
    }

    fn new(words: &Words) -> Self {
        let read = |list: &[String]| {
            let mut phrases: Vec<Vec<String>> = list.iter().map(|phrase| lexemes::split(phrase)).collect();
            // The longest first, so that `PROP BY` is not taken for `PROP`.
            phrases.sort_by_key(|phrase| std::cmp::Reverse(phrase.len()));
            phrases
        };
        Self { relations: read(&words.relations), owners: read(&words.owners), joints: read(&words.joints) }
    }
}
