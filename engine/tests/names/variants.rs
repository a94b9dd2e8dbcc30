//! The same person, written by another clerk.
//!
//! A variant is what a credit officer would call the same person without asking. So it loses at most one thing (a middle
//! name becomes an initial, a filler is left out, the field is too short); everything else only respells, reorders or
//! adds.

use lending_fixtures::Dice;

use crate::people::{Lists, Someone, filler};

/// What was done to a name, for the table of the test.
pub struct Variant {
    pub text: String,
    pub done: Vec<&'static str>,
}

/// Spellings of the same sounds, either way round.
const SPELLINGS: [(&str, &str); 26] = [
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
    ("c", "k"),
    ("ow", "au"),
    ("ck", "k"),
];

const TITLES_OF_MEN: [&str; 8] = ["Mr.", "MR", "SHRI", "Sri", "DR.", "Late", "SH.", "Thiru"];
const TITLES_OF_WOMEN: [&str; 7] = ["Mrs.", "SMT", "Ms", "MISS", "KUM.", "Smt.", "DR"];

pub fn variant(someone: &Someone, lists: &Lists, dice: &mut Dice) -> Variant {
    let mut done = Vec::new();
    let mut words = someone.words();
    let cut = loss(someone, &mut words, &mut done, dice);
    for _ in 0..=dice.below(2) {
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
    let index = dice.below(words.len());
    let word = &mut words[index];
    let (one, other) = dice.pick(&SPELLINGS);
    let (from, to) = if dice.chance(50) { (one, other) } else { (other, one) };
    let place = word.find(from).filter(|_| word.len() > 3);
    // A longer spelling of the sound may stand there already: `sh` has an `s`.
    if let Some(at) = place.filter(|at| from.len() > to.len() || !word[*at..].starts_with(to)) {
        let next = word[at + from.len()..].chars().next();
        let doubled = next.is_some_and(|next| from.ends_with(next) || next == 'h');
        let before = word[..at].chars().last();
        let in_a_pair = before.is_some_and(|before| "aeiou".contains(before) || from.starts_with(before));
        if !doubled && !in_a_pair {
            word.replace_range(at..at + from.len(), to);
            done.push("respelled");
        }
    } else if dice.chance(30) {
        drop_short_a(word, done);
    }
}

/// An unstressed A within a word that is not spoken, and so often not written: KAMALESH, KAMLESH.
fn drop_short_a(word: &mut String, done: &mut Vec<&'static str>) {
    let letters: Vec<char> = word.chars().collect();
    let is_vowel = |letter: char| "aeiou".contains(letter);
    let place = (3..letters.len().saturating_sub(2)).find(|at| {
        letters[*at] == 'a'
            && !is_vowel(letters[at - 1])
            && is_vowel(letters[at - 2])
            && !is_vowel(letters[at + 1])
            && is_vowel(letters[at + 2])
    });
    if let Some(at) = place {
        word.remove(at);
        done.push("short A left out");
    }
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
