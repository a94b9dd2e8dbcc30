//! From a text to the people and firms it names.
//!
//! `M/S BALAJI TRADERS PROP. RAMESH GUPTA` names a firm and its owner, `RAMESH AND SUNITA SHARMA` two people,
//! `ADITYA ROY S/O JATIN ROY` one. Whoever is named, either of them may be the one that is looked for.

use super::data::{BUSINESS, SCORE};
use super::lexemes::{is_mark, split};
use super::person::Person;
use super::phrases::PHRASES;

/// Everyone that `text` names, as far as the limits allow.
pub(super) fn people(text: &str) -> Vec<Person> {
    let text = text.trim();
    let read: String = text.chars().take(SCORE.limits.characters).collect();
    let may_be_cut = read.chars().count() >= SCORE.least_letters.cut_off_name;
    let mut lexemes = split(&read);
    keep_one_script(&mut lexemes);
    drop_messrs(&mut lexemes);
    let whole = lexemes.len();
    drop_relatives(&mut lexemes);
    let may_be_cut = may_be_cut && lexemes.len() == whole;

    let mut people = Vec::new();
    let parts = owners(&lexemes);
    let last = parts.len().saturating_sub(1);
    for (number, part) in parts.iter().enumerate() {
        let may_be_cut = may_be_cut && number == last;
        if part.iter().any(|word| BUSINESS.marks(word)) {
            people.extend(Person::firm(&words(part), may_be_cut));
        } else {
            for (name, at_the_end) in joint(part) {
                people.extend(Person::readings(&name, may_be_cut && at_the_end));
            }
        }
    }
    people.truncate(SCORE.limits.people);
    people
}

/// A name that is written in two scripts is read in Latin letters.
fn keep_one_script(lexemes: &mut Vec<String>) {
    let latin = |word: &String| word.bytes().any(|byte| byte.is_ascii_alphabetic());
    if lexemes.iter().any(latin) {
        lexemes.retain(|word| word.is_ascii());
    }
}

fn drop_messrs(lexemes: &mut Vec<String>) {
    let is_messrs = |at: &[String]| matches!(at, [m, slash, s] if m == "M" && slash == "/" && s == "S");
    while let Some(at) = lexemes.windows(3).position(is_messrs) {
        lexemes.drain(at..at + 3);
    }
}

/// Where one of the phrases stands, from `from` on, and how long it is.
fn find(lexemes: &[String], phrases: &[Vec<String>], from: usize) -> Option<(usize, usize)> {
    (from..lexemes.len()).find_map(|at| {
        let rest = lexemes.get(at..)?;
        let phrase = phrases.iter().find(|phrase| rest.starts_with(phrase))?;
        Some((at, phrase.len()))
    })
}

/// What follows `S/O` is another person. A text that opens with it has no one else.
fn drop_relatives(lexemes: &mut Vec<String>) {
    while let Some((0, length)) = find(lexemes, &PHRASES.relations, 0) {
        lexemes.drain(..length);
    }
    if let Some((at, _)) = find(lexemes, &PHRASES.relations, 0) {
        lexemes.truncate(at);
    }
}

/// The text before and after every `PROP`, and what stands in brackets.
fn owners(lexemes: &[String]) -> Vec<Vec<String>> {
    let mut parts = Vec::new();
    let mut rest = lexemes;
    while let Some((at, length)) = find(rest, &PHRASES.owners, 0) {
        let (before, after) = rest.split_at(at);
        bracketed(before, &mut parts);
        rest = after.get(length..).unwrap_or_default();
    }
    bracketed(rest, &mut parts);
    parts.retain(|part: &Vec<String>| part.iter().any(|lexeme| !is_mark(lexeme)));
    parts
}

fn bracketed(lexemes: &[String], parts: &mut Vec<Vec<String>>) {
    let opens = lexemes.iter().position(|lexeme| lexeme == "(");
    let inside = opens.and_then(|opens| {
        let closes = opens + lexemes.get(opens..)?.iter().position(|lexeme| lexeme == ")")?;
        Some((opens, closes, lexemes.get(opens + 1..closes)?))
    });
    match inside {
        // One word in brackets is part of the name: ABC (INDIA) LTD.
        Some((opens, closes, inside)) if inside.len() > 1 => {
            parts.push(inside.to_vec());
            let outside = lexemes.iter().take(opens).chain(lexemes.iter().skip(closes + 1));
            parts.push(outside.cloned().collect());
        }
        _ => parts.push(lexemes.to_vec()),
    }
}

fn words(lexemes: &[String]) -> Vec<&str> {
    lexemes.iter().map(String::as_str).filter(|lexeme| !is_mark(lexeme)).collect()
}

/// The people of a joint account, each with whether the text ends with them.
fn joint(lexemes: &[String]) -> Vec<(Vec<&str>, bool)> {
    let mut names: Vec<(Vec<&str>, bool)> = Vec::new();
    let mut rest = lexemes;
    let mut surname_first = false;
    while let Some((at, length)) = find(rest, &PHRASES.joints, 0) {
        let (before, after) = rest.split_at(at);
        let before = words(before);
        surname_first |=
            names.is_empty() && before.len() == 1 && after.first().is_some_and(|mark| mark == ",");
        if !before.is_empty() {
            names.push((before, false));
        }
        rest = after.get(length..).unwrap_or_default();
    }
    let last = words(rest);
    if last.is_empty() {
        return names;
    }
    let mut shared = Vec::new();
    if surname_first && names.len() == 1 {
        // SHARMA, RAMESH KUMAR
        let surname = names.iter().flat_map(|(name, _)| name);
        shared.push((surname.chain(&last).copied().collect(), true));
    } else if let ([_, .., surname], true) = (last.as_slice(), names.len() < SCORE.limits.people) {
        // RAMESH AND SUNITA SHARMA: he is a SHARMA too.
        let alone = names.iter().filter_map(|(name, _)| match name.as_slice() {
            [first] => Some((vec![*first, *surname], false)),
            _ => None,
        });
        shared.extend(alone);
    }
    names.push((last, true));
    names.extend(shared);
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(text: &str) -> Vec<String> {
        people(text).iter().map(Person::to_string).collect()
    }

    #[test]
    fn a_firm_and_its_owner_are_both_named() {
        assert_eq!(
            named("M/S BALAJI TRADERS PROP. RAMESH KUMAR GUPTA"),
            ["BALAJI TRADERS", "RAMESH KUMAR GUPTA"]
        );
        assert_eq!(named("Balaji Traders (Ramesh Gupta)"), ["RAMESH GUPTA", "BALAJI TRADERS"]);
    }

    #[test]
    fn relatives_are_left_out() {
        assert_eq!(named("ADITYA ROY S/O JATIN ROY"), ["ADITYA ROY"]);
        assert_eq!(named("Aditya Roy s / o. Jatin Roy"), ["ADITYA ROY"]);
        assert_eq!(named("ADITYA ROY SON OF JATIN ROY"), ["ADITYA ROY"]);
        assert_eq!(named("C/O JATIN ROY"), ["JATIN ROY"]);
    }

    #[test]
    fn joint_holders_are_people_of_their_own() {
        assert_eq!(named("RAMESH KUMAR AND SUNITA SHARMA"), ["RAMESH KUMAR", "SUNITA SHARMA"]);
        assert_eq!(named("RAMESH & SUNITA SHARMA"), ["RAMESH", "SUNITA SHARMA", "RAMESH SHARMA"]);
        assert_eq!(named("RAM AND SONS"), ["RAM SONS"]);
    }

    #[test]
    fn a_surname_before_a_comma_belongs_to_the_name_after_it() {
        assert_eq!(named("SHARMA, RAMESH KUMAR"), ["SHARMA", "RAMESH KUMAR", "SHARMA RAMESH KUMAR"]);
    }

    #[test]
    fn nobody_is_named_by_nothing() {
        for nothing in ["", "   ", "-", "///", "PROP", "()", "123"] {
            assert!(people(nothing).len() <= 1, "{nothing}");
        }
        assert!(people("").is_empty());
    }
}
