//! The lists and numbers of `engine/data/names`, read once.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use rustc_hash::{FxHashMap, FxHashSet};
use serde::Deserialize;

use super::sound;

use crate::embedded::DataFile;

pub(super) static SCORE: LazyLock<Score> = LazyLock::new(|| DataFile::NamesScore.table());
pub(super) static WORDS: LazyLock<Words> = LazyLock::new(|| DataFile::NamesWords.table());
pub(super) static LETTERS: LazyLock<FxHashMap<char, char>> = LazyLock::new(|| {
    let plain = |letter: &String| letter.chars().next();
    let pairs = WORDS.letters.iter().filter_map(|(letter, marked)| Some((plain(letter)?, marked)));
    pairs.flat_map(|(letter, marked)| marked.chars().map(move |one| (one, letter))).collect()
});
pub(super) static BUSINESS: LazyLock<Business> =
    LazyLock::new(|| Business::new(DataFile::NamesBusiness.table()));
pub(super) static ALIASES: LazyLock<Aliases> = LazyLock::new(|| Aliases::new(DataFile::NamesAliases.table()));
pub(super) static EXPLANATIONS: LazyLock<Explanations> =
    LazyLock::new(|| DataFile::NamesExplanations.table());

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Score {
    pub(super) levels: Levels,
    pub(super) limits: NameLimits,
    pub(super) word: Word,
    pub(super) least_letters: LeastLetters,
    pub(super) weights: Weights,
    pub(super) mix: Mix,
    pub(super) penalties: Penalties,
    pub(super) caps: Caps,
    pub(super) whole: Whole,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Levels {
    pub(super) r#match: f64,
    pub(super) partial: f64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NameLimits {
    pub(super) characters: usize,
    pub(super) people: usize,
    pub(super) words: usize,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Word {
    pub(super) equal: f64,
    pub(super) sounds_alike: f64,
    pub(super) cut_off: f64,
    pub(super) same_consonants: f64,
    pub(super) same_consonants_alike: f64,
    pub(super) initial: f64,
    pub(super) near: f64,
    pub(super) one_consonant_apart: f64,
    pub(super) one_consonant_apart_alike: f64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LeastLetters {
    pub(super) sounds_alike: usize,
    pub(super) same_consonants: usize,
    pub(super) one_letter_more: usize,
    pub(super) one_consonant_apart: usize,
    pub(super) cut_off: usize,
    pub(super) cut_off_name: usize,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Weights {
    pub(super) strong: f64,
    pub(super) filler: f64,
    pub(super) initial: f64,
    pub(super) business_word: f64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Mix {
    pub(super) shorter: f64,
    pub(super) both: f64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Penalties {
    pub(super) strong_left_on_both: f64,
    pub(super) contradicting_initial: f64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Caps {
    pub(super) nothing_strong: f64,
    pub(super) only_near: f64,
    pub(super) one_word_name: f64,
    pub(super) any_near: f64,
    pub(super) one_strong_one_initial: f64,
    pub(super) one_strong_some_left: f64,
    pub(super) person_and_firm: f64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Whole {
    pub(super) joined: f64,
    pub(super) joined_sounds_alike: f64,
    pub(super) joined_without_fillers: f64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Words {
    pub(super) relations: Vec<String>,
    pub(super) owners: Vec<String>,
    pub(super) joints: Vec<String>,
    pub(super) noise: FxHashSet<String>,
    pub(super) honorifics: FxHashSet<String>,
    pub(super) opening_honorifics: FxHashSet<String>,
    pub(super) honorifics_that_open_names: FxHashSet<String>,
    pub(super) also_initials: FxHashSet<String>,
    pub(super) two_letter_names: FxHashSet<String>,
    pub(super) two_letter_initials: FxHashSet<String>,
    pub(super) fillers: FxHashSet<String>,
    pub(super) glued: Vec<Glued>,
    pub(super) not_glued: FxHashSet<String>,
    letters: BTreeMap<String, String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Glued {
    pub(super) ending: String,
    pub(super) stem: usize,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Business {
    pub(super) words: FxHashSet<String>,
    pub(super) legal_marks: FxHashSet<String>,
    pub(super) dropped: FxHashSet<String>,
    pub(super) common: FxHashSet<String>,
    forms: BTreeMap<String, Vec<String>>,
    #[serde(skip)]
    form_of: FxHashMap<String, String>,
}

impl Business {
    fn new(mut business: Self) -> Self {
        let forms = std::mem::take(&mut business.forms);
        let pairs = forms.into_iter().flat_map(|(word, forms)| {
            forms.into_iter().map(move |form| (form, word.clone())).collect::<Vec<_>>()
        });
        business.form_of = pairs.collect();
        business
    }

    /// The word that `word` is a form of, or itself.
    pub(super) fn full<'a>(&'a self, word: &'a str) -> &'a str {
        self.form_of.get(word).map_or(word, String::as_str)
    }

    pub(super) fn marks(&self, word: &str) -> bool {
        let full = self.full(word);
        [word, full].iter().any(|word| self.words.contains(*word) || self.legal_marks.contains(*word))
    }
}

/// Names that are one name, each group under a number.
#[derive(Debug, Default)]
pub(super) struct Aliases {
    by_spelling: FxHashMap<String, usize>,
    by_sound: FxHashMap<String, usize>,
    fillers: FxHashSet<usize>,
}

/// Shorter words belong to a group only as they are spelled: too many of them sound alike.
const LEAST_LETTERS_BY_SOUND: usize = 4;

impl Aliases {
    fn new(groups: BTreeMap<String, Vec<Vec<String>>>) -> Self {
        let mut aliases = Self::default();
        for (number, group) in groups.into_values().flatten().enumerate() {
            for word in group {
                if WORDS.fillers.contains(&word) {
                    aliases.fillers.insert(number);
                }
                if word.len() >= LEAST_LETTERS_BY_SOUND {
                    aliases.by_sound.entry(sound::key(&word)).or_insert(number);
                }
                aliases.by_spelling.entry(word).or_insert(number);
            }
        }
        aliases
    }

    pub(super) fn spelled(&self, word: &str) -> Option<usize> {
        self.by_spelling.get(word).copied()
    }

    pub(super) fn group(&self, word: &str, key: &str) -> Option<usize> {
        let by_sound = || (word.len() >= LEAST_LETTERS_BY_SOUND).then(|| self.by_sound.get(key).copied());
        self.spelled(word).or_else(|| by_sound().flatten())
    }

    pub(super) fn is_filler(&self, group: usize) -> bool {
        self.fillers.contains(&group)
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Explanations {
    pub(super) r#match: String,
    pub(super) partial: String,
    pub(super) mismatch: String,
    pub(super) no_applicant: String,
    pub(super) no_other_name: String,
    pub(super) not_comparable: String,
    pub(super) whose: Whose,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Whose {
    pub(super) statement_holder: String,
    pub(super) joint_holder: String,
    pub(super) bureau: String,
}

/// Reads the tables of this room: a broken one stops the program.
pub(super) fn load_tables() {
    LazyLock::force(&SCORE);
    LazyLock::force(&WORDS);
    LazyLock::force(&LETTERS);
    LazyLock::force(&BUSINESS);
    LazyLock::force(&ALIASES);
    LazyLock::force(&EXPLANATIONS);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::embedded::tests::assert_strict;

    #[test]
    fn every_file_of_names_can_be_read() {
        assert_strict::<Score>(DataFile::NamesScore, &[], &[]);
        assert_strict::<Words>(DataFile::NamesWords, &["letters"], &[]);
        assert_strict::<Business>(DataFile::NamesBusiness, &["forms"], &[]);
        assert_strict::<sound::Sounds>(DataFile::NamesSounds, &[], &[]);
        assert_strict::<Explanations>(DataFile::NamesExplanations, &[], &[]);
    }

    #[test]
    fn no_sound_stands_in_two_groups_of_aliases() {
        let groups: BTreeMap<String, Vec<Vec<String>>> = DataFile::NamesAliases.table();
        let mut owner: FxHashMap<String, String> = FxHashMap::default();
        let mut twice = Vec::new();
        for group in groups.into_values().flatten() {
            let first = group.first().unwrap().clone();
            for word in &group {
                let key = if word.len() < LEAST_LETTERS_BY_SOUND { word.clone() } else { sound::key(word) };
                if let Some(other) = owner.insert(key, first.clone()).filter(|other| *other != first) {
                    twice.push(format!("{word} of {first} and {other}"));
                }
            }
        }
        assert!(twice.is_empty(), "{twice:#?}");
    }

    #[test]
    fn words_are_single_capital_words() {
        let single = |word: &&String| !word.bytes().all(|byte| byte.is_ascii_uppercase());
        let lists = [
            &WORDS.noise,
            &WORDS.honorifics,
            &WORDS.opening_honorifics,
            &WORDS.honorifics_that_open_names,
            &WORDS.also_initials,
            &WORDS.two_letter_names,
            &WORDS.two_letter_initials,
            &WORDS.fillers,
            &WORDS.not_glued,
            &BUSINESS.words,
            &BUSINESS.legal_marks,
            &BUSINESS.dropped,
            &BUSINESS.common,
        ];
        let wrong: Vec<&String> = lists.iter().flat_map(|list| list.iter().filter(single)).collect();
        assert!(wrong.is_empty(), "{wrong:?}");
    }
}
