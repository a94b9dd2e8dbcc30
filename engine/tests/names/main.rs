//! Whether names match as they should, counted over many made-up people: the same person written differently, and
//! different people.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a test says what it saw, and fails by panicking"
)]

mod people;
mod variants;

use std::collections::BTreeMap;

use lending_engine::names::{NameLevel, Prepared, compare, compare_prepared};
use lending_samples::Dice;

use self::people::Lists;
use self::variants::variant;

const VARIANTS: usize = 10_000;
const IMPOSTORS: usize = 20_000;

fn percent(part: usize, whole: usize) -> f64 {
    100.0 * f64::from(u32::try_from(part).unwrap()) / f64::from(u32::try_from(whole).unwrap())
}

#[test]
fn the_lists_are_long_and_hold_no_name_twice() {
    let lists = Lists::new();
    let mut first: Vec<_> = lists.men.iter().chain(&lists.women).collect();
    let mut surnames = lists.surnames.clone();
    let counts = (first.len(), surnames.len());
    first.sort_unstable();
    first.dedup();
    surnames.sort_unstable();
    surnames.dedup();
    assert_eq!(counts, (first.len(), surnames.len()));
    assert!(counts.0 >= 300 && counts.1 >= 300, "{counts:?}");
}

#[test]
fn a_person_written_differently_matches() {
    let lists = Lists::new();
    let mut dice = Dice::new(7);
    let mut matched = 0;
    let mut mismatched = 0;
    let mut by_change: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    let mut missed = Vec::new();
    for _ in 0..VARIANTS {
        let someone = lists.someone(&mut dice);
        let (name, written) = (someone.name(), variant(&someone, &lists, &mut dice));
        let found = compare(&name, &written.text);
        let is_match = found.level == NameLevel::Match;
        matched += usize::from(is_match);
        mismatched += usize::from(found.level == NameLevel::Mismatch);
        for change in &written.done {
            let counts = by_change.entry(change).or_default();
            counts.0 += usize::from(is_match);
            counts.1 += 1;
        }
        if !is_match {
            missed.push(format!("{:.2} {name} ~ {} {:?}", found.score, written.text, written.done));
        }
    }
    println!(
        "variants: {:.2}% match, {:.2}% mismatch",
        percent(matched, VARIANTS),
        percent(mismatched, VARIANTS)
    );
    for (change, (matched, all)) in &by_change {
        println!("  {change}: {:.1}% of {all}", percent(*matched, *all));
    }
    for line in missed.iter().take(60) {
        println!("  {line}");
    }
    assert!(percent(matched, VARIANTS) >= 97.0);
}

#[test]
fn other_people_do_not_match() {
    let lists = Lists::new();
    let mut dice = Dice::new(11);
    let (mut matched, mut partial) = (0, 0);
    let mut wrong = Vec::new();
    for _ in 0..IMPOSTORS {
        let one = lists.someone(&mut dice);
        let other = loop {
            let other = lists.someone(&mut dice);
            if other.first != one.first {
                break other;
            }
        };
        let found = compare(&one.name(), &other.name());
        matched += usize::from(found.level == NameLevel::Match);
        partial += usize::from(found.level == NameLevel::Partial);
        if found.level == NameLevel::Match {
            wrong.push(format!("{:.2} {} ~ {}", found.score, one.name(), other.name()));
        }
    }
    println!(
        "impostors: {:.3}% match, {:.3}% partial {wrong:#?}",
        percent(matched, IMPOSTORS),
        percent(partial, IMPOSTORS)
    );
    assert!(percent(matched, IMPOSTORS) <= 0.1);
}

/// The harder question: brothers, wives, and strangers of the same surname.
#[test]
fn other_people_of_the_same_surname_rarely_match() {
    let lists = Lists::new();
    let mut dice = Dice::new(13);
    let (mut matched, mut all) = (0, 0);
    let mut wrong = Vec::new();
    while all < IMPOSTORS {
        let one = lists.someone(&mut dice);
        let mut other = lists.someone(&mut dice);
        other.surname = one.surname;
        if other.first == one.first {
            continue;
        }
        all += 1;
        let found = compare(&one.name(), &other.name());
        if found.level == NameLevel::Match {
            matched += 1;
            wrong.push(format!("{:.2} {} ~ {}", found.score, one.name(), other.name()));
        }
    }
    println!("same surname: {:.3}% match", percent(matched, all));
    for line in wrong.iter().take(40) {
        println!("  {line}");
    }
    assert!(percent(matched, all) <= 1.6);
}

/// The table of pairs beside the repository: two names and the level they must have.
#[test]
fn every_pair_of_the_shared_table_has_its_level() {
    let Some(path) = lending_samples::shared("name_pairs.csv") else { return };
    let table = std::fs::read_to_string(path).unwrap();
    let mut pairs = 0;
    for line in table.lines().skip(1).filter(|line| !line.is_empty()) {
        let fields: Vec<&str> = line.split(',').collect();
        let [a, b, label] = fields[..] else { panic!("{line}") };
        let level = match label {
            "match" => NameLevel::Match,
            "partial" => NameLevel::Partial,
            "mismatch" => NameLevel::Mismatch,
            other => panic!("unknown level {other}"),
        };
        assert_eq!(compare(a, b).level, level, "{line}: {:?}", compare(a, b));
        assert_eq!(compare(a, b), compare(b, a), "{line}");
        pairs += 1;
    }
    assert!(pairs > 0, "the table is empty");
}

#[test]
fn a_name_read_once_compares_as_one_read_each_time() {
    let lists = Lists::new();
    let mut dice = Dice::new(17);
    for _ in 0..1_000 {
        let one = lists.someone(&mut dice);
        let (name, written) = (one.name(), variant(&one, &lists, &mut dice).text);
        let (prepared, other) = (Prepared::new(&name), Prepared::new(&written));
        let found = compare(&name, &written);
        assert_eq!(compare_prepared(&prepared, &other), found, "{name} ~ {written}");
        assert_eq!(compare_prepared(&other, &prepared), found, "{name} ~ {written}");
    }
}
