//! A damaged statement is reported on or refused, and nothing else: thousands of small changes to good files, the same
//! ones in every run. `engine/fuzz` looks further, for as long as it is let; this is what always runs.

use std::path::{Path, PathBuf};

use chrono::NaiveDate;
use lending_engine::application::Application;
use lending_engine::{Case, analyze};
use lending_samples::Dice;

/// Its text is not compressed, so that a change reaches words and rows instead of breaking a stream.
const CLEAR: &str = "engine/fuzz/seeds/analyze";
const CLEAR_MUTATIONS: u64 = 800;
/// As banks write them: packed, with fonts inside, locked, revised. Slower to read, so fewer.
const DRAWN: &str = "samples/corpus";
const DRAWN_MUTATIONS: u64 = 8;

#[test]
fn a_changed_clear_file_is_reported_on_or_refused() {
    let (reported, refused) = read_mutations_of(CLEAR, CLEAR_MUTATIONS);
    // Otherwise the changes are too wild to reach the rows, or too tame to break anything.
    assert!(reported > 100 && refused > 100, "{reported} reported, {refused} refused");
}

#[test]
fn a_changed_drawn_statement_is_reported_on_or_refused() {
    let (reported, refused) = read_mutations_of(DRAWN, DRAWN_MUTATIONS);
    assert!(reported > 10 && refused > 10, "{reported} reported, {refused} refused");
}

fn read_mutations_of(folder: &str, count: u64) -> (usize, usize) {
    let files = pdfs(folder);
    assert!(!files.is_empty(), "no PDF in {folder}");
    let (mut reported, mut refused) = (0, 0);
    for (file, path) in files.iter().enumerate() {
        let whole = std::fs::read(path).unwrap();
        for seed in 0..count {
            let changed = mutated(&whole, &mut Dice::new(seed).fork(file as u64));
            let outcome = std::panic::catch_unwind(|| {
                analyze(&changed, &Case::default(), &Application::plain(NaiveDate::default())).is_ok()
            });
            let Ok(is_reported) = outcome else {
                panic!("{} with seed {seed} panicked; {}", path.display(), kept(&changed))
            };
            reported += usize::from(is_reported);
            refused += usize::from(!is_reported);
        }
    }
    (reported, refused)
}

/// Where the file that failed was put, to be read again by itself.
fn kept(changed: &[u8]) -> String {
    let path = std::env::temp_dir().join("mutation-that-panicked.pdf");
    match std::fs::write(&path, changed) {
        Ok(()) => format!("it is kept as {}", path.display()),
        Err(error) => format!("it could not be kept: {error}"),
    }
}

fn pdfs(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(folder);
    let mut paths: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "pdf"));
    // A folder has no order of its own, and the order decides which changes a file gets.
    paths.sort();
    paths
}

/// One to four changes to the same file: some breakage shows only where two things are wrong.
fn mutated(whole: &[u8], dice: &mut Dice) -> Vec<u8> {
    let mut bytes = whole.to_vec();
    for _ in 0..=dice.below(4) {
        change(&mut bytes, dice);
    }
    bytes
}

fn change(bytes: &mut Vec<u8>, dice: &mut Dice) {
    if bytes.is_empty() {
        return;
    }
    let at = dice.below(bytes.len());
    let end = (at + 1 + dice.below(60)).min(bytes.len());
    match dice.below(8) {
        0 => bytes[at] ^= 1 << dice.below(8),
        1 => bytes[at] = *dice.pick(b"\0\n ()<>[]{}/%.-+09\x7f\xff"),
        2 => drop(bytes.drain(at..end)),
        3 => {
            let again = bytes[at..end].to_vec();
            let to = dice.below(bytes.len());
            bytes.splice(to..to, again);
        }
        // Seldom: most of what a shorter file can teach is soon learnt.
        4 if dice.chance(20) => bytes.truncate(at),
        5 => {
            let name = *dice
                .pick(&["/Length", "/Kids", "/Parent", "/W", "/Widths", " 0 R", "obj", "Tf", "Tm", "Td"]);
            bytes.splice(at..end.min(at + name.len()), name.bytes());
        }
        _ => renumber(bytes, at, dice),
    }
}

/// Replaces the next number with one that programs stumble over.
fn renumber(bytes: &mut Vec<u8>, from: usize, dice: &mut Dice) {
    let is_digit = |place: &usize| bytes[*place].is_ascii_digit();
    let Some(start) = (from..bytes.len()).find(is_digit) else { return };
    let end = (start..bytes.len()).find(|place| !is_digit(place)).unwrap_or(bytes.len());
    let number = *dice.pick(&[
        "0",
        "1",
        "-1",
        "3",
        "7",
        "99",
        "255",
        "256",
        "65535",
        "65536",
        "2147483647",
        "-2147483648",
        "4294967296",
        "9223372036854775807",
        "99999999999999999999",
        "0.00000001",
        "-0.0",
        "1e9",
        "31/02/2025",
        "29/02/2023",
        "99/99/9999",
        "1,2,3.4.5",
        "99,99,99,99,99,999.99",
        "(1.00)",
        "1.00CrDr",
    ]);
    bytes.splice(start..end, number.bytes());
}
