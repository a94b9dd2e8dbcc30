//! How a word sounds: the rules of `engine/data/names/sounds.toml`.

use std::sync::LazyLock;

use rustc_hash::FxHashSet;
use serde::Deserialize;

use crate::embedded::DataFile;

static SOUNDS: LazyLock<Sounds> = LazyLock::new(|| DataFile::NamesSounds.table());
static TABLES: LazyLock<Tables> = LazyLock::new(|| Tables::new(&SOUNDS));

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sounds {
    rules: Vec<(String, String)>,
    regional: Vec<(String, String)>,
    endings: Vec<SoundEnding>,
    distinct: Vec<(String, String)>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SoundEnding {
    r#as: String,
    stem: usize,
    of: Vec<String>,
}

/// The rules in the order in which they are tried.
#[derive(Debug, Default)]
struct Tables {
    /// By the first letter, `A` to `Z`.
    rules: Vec<Vec<Rule>>,
    /// What the sounds may end with, what they end with instead, and the least before it; the longest ending first, by
    /// the last sound.
    endings: Vec<Vec<(String, String, usize)>>,
    distinct: FxHashSet<(&'static str, &'static str)>,
}

#[derive(Debug)]
struct Rule {
    from: &'static str,
    to: &'static str,
    at_the_end: bool,
}

impl Tables {
    fn new(sounds: &'static Sounds) -> Self {
        let mut rules: Vec<Vec<Rule>> = (b'A'..=b'Z').map(|_| Vec::new()).collect();
        for (from, to) in &sounds.rules {
            let letters = from.trim_end_matches('$');
            let rule = Rule { from: letters, to, at_the_end: letters.len() < from.len() };
            if let Some(list) = letters.bytes().next().and_then(|letter| rules.get_mut(place(letter)?)) {
                list.push(rule);
            }
        }
        for list in &mut rules {
            list.sort_by_key(|rule| std::cmp::Reverse((rule.from.len(), rule.at_the_end)));
        }
        let mut tables = Self { rules, ..Self::default() };
        let mut endings: Vec<Vec<_>> = (b'A'..=b'Z').map(|_| Vec::new()).collect();
        for ending in &sounds.endings {
            let instead = tables.sounds(&ending.r#as);
            for of in ending.of.iter().map(|of| tables.sounds(of)) {
                let list = of.bytes().last().and_then(|last| endings.get_mut(place(last)?));
                if let Some(list) = list.filter(|_| of != instead) {
                    list.push((of, instead.clone(), ending.stem));
                }
            }
        }
        for list in &mut endings {
            list.sort_by_key(|(of, _, _)| std::cmp::Reverse(of.len()));
            list.dedup();
        }
        tables.endings = endings;
        let both_ways =
            |(a, b): &'static (String, String)| [(a.as_str(), b.as_str()), (b.as_str(), a.as_str())];
        tables.distinct = sounds.distinct.iter().flat_map(both_ways).collect();
        tables
    }

    fn sounds(&self, word: &str) -> String {
        let mut key = String::with_capacity(word.len());
        let mut rest = word;
        while let Some(letter) = rest.bytes().next() {
            let rule = place(letter).and_then(|place| self.rules.get(place)).and_then(|rules| {
                rules.iter().find_map(|rule| {
                    let after = rest.strip_prefix(rule.from)?;
                    (!rule.at_the_end || after.is_empty()).then_some((rule.to, after))
                })
            });
            let (heard, after) = rule.unwrap_or_else(|| rest.split_at(1));
            for sound in heard.chars() {
                let before = key.bytes().last();
                let silent = sound == 'H' && before.is_some_and(|before| !is_vowel(before));
                if !silent && before.map(char::from) != Some(sound) {
                    key.push(sound);
                }
            }
            rest = after;
        }
        key
    }

    /// Where the sounds end in another way of saying them: the length of the stem, and how it ends instead.
    fn ending(&self, key: &str) -> Option<(usize, &str)> {
        let last = key.bytes().last().and_then(place)?;
        self.endings.get(last)?.iter().find_map(|(of, instead, least)| {
            let stem = key.strip_suffix(of.as_str())?.len();
            (stem >= *least).then_some((stem, instead.as_str()))
        })
    }
}

fn place(letter: u8) -> Option<usize> {
    letter.is_ascii_uppercase().then(|| usize::from(letter - b'A'))
}

pub(super) fn is_vowel(sound: u8) -> bool {
    matches!(sound, b'A' | b'E' | b'I' | b'O' | b'U')
}

/// Whether the two are known to be different names however alike they are.
pub(super) fn are_distinct(a: &str, b: &str) -> bool {
    TABLES.distinct.contains(&(a, b))
}

/// The sounds of a word in capitals; two words with the same sounds are two spellings of one name. A word in another
/// script is its own sound.
pub(super) fn key(word: &str) -> String {
    if !word.is_ascii() {
        return word.to_owned();
    }
    let mut key = TABLES.sounds(word);
    if let Some((stem, instead)) = TABLES.ending(&key) {
        key.truncate(stem);
        key.push_str(instead);
    }
    key
}

/// The sounds with those made one that a region writes for one another.
pub(super) fn regional(key: &str) -> String {
    let one = |sound: char| {
        let swap = SOUNDS.regional.iter().find(|(from, _)| from.starts_with(sound));
        swap.and_then(|(_, to)| to.chars().next()).unwrap_or(sound)
    };
    key.chars().map(one).collect()
}

/// The first sound and the consonants after it.
pub(super) fn consonants(key: &str) -> String {
    let mut sounds = key.chars();
    let first = sounds.next();
    first.into_iter().chain(sounds.filter(|sound| !matches!(sound, 'A' | 'E' | 'I' | 'O' | 'U'))).collect()
}

pub(super) fn first_vowel(key: &str) -> Option<u8> {
    key.bytes().find(|sound| is_vowel(*sound))
}

/// Reads the tables of this room: a broken one stops the program.
pub(super) fn load_tables() {
    LazyLock::force(&TABLES);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_spellings_of_a_name_sound_alike() {
        for (a, b) in [
            ("POOJA", "PUJA"),
            ("LAXMI", "LAKSHMI"),
            ("DEEKSHA", "DIXA"),
            ("RAJENDER", "RAJINDRA"),
            ("ISHWAR", "ESHVAR"),
            ("KRISHNAMURTHY", "KRISHNAMOORTI"),
            ("FATIMAH", "FATIMA"),
            ("SOUMYA", "SOWMYA"),
            ("ZAKIR", "JAKIR"),
            ("PRIYA", "PRIA"),
        ] {
            assert_eq!(key(a), key(b), "{a} {b}");
        }
    }

    #[test]
    fn two_names_do_not_sound_alike() {
        for (a, b) in [("RAMESH", "RAJESH"), ("KAMAL", "KOMAL"), ("VINAY", "VENI"), ("MANISH", "MANISHA")] {
            assert_ne!(key(a), key(b), "{a} {b}");
        }
    }

    #[test]
    fn bengal_writes_b_for_v() {
        assert_eq!(regional(&key("VIMAL")), regional(&key("BIMAL")));
        assert_ne!(key("VIMAL"), key("BIMAL"));
    }

    #[test]
    fn consonants_keep_the_first_sound() {
        assert_eq!(consonants(&key("AGARWAL")), "AGRVL");
        assert_eq!(consonants(&key("AGRAWAL")), "AGRVL");
    }
}
