//! The same person, written by another clerk.
//!
//! A variant is what a credit officer would call the same person without asking. So it loses at most one thing (a middle
//! name becomes an initial, a filler is left out, the field is too short); everything else only respells, reorders or
//! adds.

use lending_samples::Dice;

use crate::people::{Lists, Someone, filler};

/// What was done to a name, for the table of the test.
pub(crate) struct Variant {
    pub(crate) text: String,
    pub(crate) done: Vec<&'static str>,
}

/// Spellings of the same sounds, either way round.
const SPELLINGS: [(&str, &str); 24] = [
    ("sh", "s"),
    ("ee", "i"),
    ("oo", "u"),
    ("v", "w"),
    ("aa", "a"),
    ("th", "t"),
    ("dh", "d"),
    ("bh", "b"),
    ("kh", "k"),
    ("gh", "g"),
    ("ksh", "x"),
    ("ph", "f"),
    ("z", "j"),
    ("ou", "au"),
    ("y", "i"),
    ("iy", "y"),
    ("e", "i"),
    ("o", "u"),
    ("tt", "t"),
    ("nn", "n"),
    ("ll", "l"),
    ("chh", "ch"),
    ("ai", "ay"),
    ("ow", "au"),
];

const TITLES_OF_MEN: [&str; 8] = ["Mr.", "MR", "SHRI", "Sri", "DR.", "Late", "SH.", "Thiru"];
const TITLES_OF_WOMEN: [&str; 7] = ["Mrs.", "SMT", "Ms", "MISS", "KUM.", "Smt.", "DR"];

pub(crate) fn variant(someone: &Someone, lists: &Lists, dice: &mut Dice) -> Variant {
    let mut done = Vec::new();
    let mut words = someone.words();
    let cut = loss(someone, &mut words, &mut done, dice);
    for _ in 0..dice.below(4) {
        respell(&mut words, &mut done, dice);
    }
    rearrange(someone, &mut words, &mut done, dice);
    let mut text = words.join(" ");
    surround(someone, lists, &mut text, &mut done, dice, cut.is_some());
    if dice.chance(70) {
        text = text.to_uppercase();
    }
    if let Some(cut) = cut {
        text = text.chars().take(cut).collect();
        done.push("cut off");
    }
    Variant { text, done }
}

/// At most one thing that is gone; the length of the field, where it is too short.
fn loss(
    someone: &Someone,
    words: &mut Vec<String>,
    done: &mut Vec<&'static str>,
    dice: &mut Dice,
) -> Option<usize> {
    match dice.below(8) {
        0 if someone.middle.is_some() => {
            words[1].truncate(1);
            done.push("middle initial");
        }
        // Of a name with two parts this would leave a doubt.
        1 if someone.middle.is_some() => {
            words[0].truncate(1);
            words[1].truncate(1);
            if dice.chance(40) {
                let together = words.drain(..2).collect::<String>();
                words.insert(0, together);
            }
            done.push("two initials");
        }
        2 | 3 if someone.has_filler() => {
            words.remove(1);
            done.push("filler left out");
        }
        4 if someone.middle.is_none() => {
            words.insert(1, filler(someone.is_woman, dice).to_owned());
            done.push("filler added");
        }
        5 if words.iter().map(|word| word.len() + 1).sum::<usize>() > 19 => {
            return usize::try_from(dice.between(18, 30)).ok();
        }
        _ => {}
    }
    None
}

fn respell(words: &mut [String], done: &mut Vec<&'static str>, dice: &mut Dice) {
    let mut ways: Vec<(usize, String, &'static str)> = Vec::new();
    for (index, word) in words.iter().enumerate().filter(|(_, word)| word.len() > 3) {
        for (one, other) in SPELLINGS {
            for (from, to) in [(one, other), (other, one)] {
                let places = word.match_indices(from).filter(|(at, _)| stands_alone(word, *at, from));
                ways.extend(places.map(|(at, _)| (index, replaced(word, at, from, to), "respelled")));
            }
        }
        // As Bengal writes it.
        if let Some(rest) = word.strip_prefix('v') {
            ways.push((index, format!("b{rest}"), "B for V"));
        }
        ways.extend(without_short_a(word).map(|word| (index, word, "short A left out")));
    }
    if !ways.is_empty() {
        let (index, word, change) = dice.pick(&ways).clone();
        words[index] = word;
        done.push(change);
    }
}

fn replaced(word: &str, at: usize, from: &str, to: &str) -> String {
    format!("{}{to}{}", &word[..at], &word[at + from.len()..])
}

fn is_vowel(letter: char) -> bool {
    "aeiouy".contains(letter)
}

/// Whether the letters are a sound of their own: the `s` of `sh` is not, nor is one vowel of two.
fn stands_alone(word: &str, at: usize, from: &str) -> bool {
    let before = word[..at].chars().last();
    let after = word[at + from.len()..].chars().next();
    let opens_with_vowel = from.starts_with(is_vowel);
    let ends_with_vowel = from.ends_with(is_vowel);
    let clear_before =
        before.is_some_and(|before| !(from.starts_with(before) || opens_with_vowel && is_vowel(before)));
    let clear_after = after
        .is_none_or(|after| !from.ends_with(after) && after != 'h' && !(ends_with_vowel && is_vowel(after)));
    // A name keeps its first vowel as it is, and most of its first consonants.
    (clear_before || (at == 0 && !opens_with_vowel)) && clear_after
}

/// An unstressed A within a word is not spoken, and so often not written: KAMALESH, KAMLESH.
fn without_short_a(word: &str) -> Option<String> {
    let letters: Vec<char> = word.chars().collect();
    let place = (3..letters.len().saturating_sub(2)).find(|at| {
        letters[*at] == 'a'
            && !is_vowel(letters[at - 1])
            && is_vowel(letters[at - 2])
            && !is_vowel(letters[at + 1])
            && is_vowel(letters[at + 2])
    })?;
    Some(letters.iter().enumerate().filter(|(at, _)| *at != place).map(|(_, letter)| letter).collect())
}

fn rearrange(someone: &Someone, words: &mut Vec<String>, done: &mut Vec<&'static str>, dice: &mut Dice) {
    let has_initials = words.iter().any(|word| word.len() <= 2);
    match dice.below(9) {
        0 | 1 => {
            words.rotate_right(1);
            done.push("surname first");
        }
        2 if !has_initials => {
            let addition = if someone.is_woman { "ben" } else { "bhai" };
            if dice.chance(70) {
                words[0].push_str(addition);
            } else {
                words.insert(1, addition.to_owned());
            }
            done.push("bhai or ben");
        }
        3 if words.len() > 2 && !has_initials => {
            let second = words.remove(1);
            words[0].push_str(&second);
            done.push("joined");
        }
        4 if words.len() == 2 && !has_initials && dice.chance(30) => {
            let second = words.remove(1);
            words[0].push_str(&second);
            done.push("all joined");
        }
        5 if !has_initials && words[0].len() >= 8 => {
            let at = words[0].len() / 2;
            let rest = words[0].split_off(at);
            words.insert(1, rest);
            done.push("split");
        }
        _ => {}
    }
}

fn surround(
    someone: &Someone,
    lists: &Lists,
    text: &mut String,
    done: &mut Vec<&'static str>,
    dice: &mut Dice,
    is_cut: bool,
) {
    if dice.chance(20) {
        let titles: &[&str] = if someone.is_woman { &TITLES_OF_WOMEN } else { &TITLES_OF_MEN };
        *text = format!("{} {text}", dice.pick(titles));
        done.push("title");
    }
    if dice.chance(8) && !is_cut {
        let relation = if someone.is_woman { *dice.pick(&["W/O", "D/O"]) } else { "S/O" };
        *text = format!("{text} {relation} {} {}", dice.pick(&lists.men), someone.surname);
        done.push("relative");
    } else if dice.chance(5) && !is_cut {
        let other = lists.someone(dice);
        let between = *dice.pick(&[" AND ", " & ", " / ", ", "]);
        *text = format!("{text}{between}{}", other.name());
        done.push("joint holder");
    }
    if dice.chance(10) {
        *text = text.replace(' ', if dice.chance(50) { "  " } else { "." });
        done.push("marks");
    }
}
