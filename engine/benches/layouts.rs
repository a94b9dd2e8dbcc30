//! How well are statements read that nobody drew for the reader: random layouts, each with its truth beside it, as
//! `samples/layouts` draws them. Run it with `just eval-read`; `--details` lists what went wrong.
//!
//! It asserts nothing.

#![allow(
    clippy::print_stdout,
    clippy::expect_used,
    clippy::cast_precision_loss,
    reason = "its output is what it is for"
)]

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use chrono::NaiveDate;
use lending_engine::application::Application;
use lending_engine::report::{Report, Transaction};
use lending_engine::statement::{AccountKind, Direction};
use lending_engine::{Case, analyze};
use serde::Deserialize;

/// What was drawn. Amounts in paise.
#[derive(Deserialize)]
struct Truth {
    currency: Option<String>,
    #[serde(default)]
    card: bool,
    accounts: Vec<TrueAccount>,
}

#[derive(Deserialize)]
struct TrueAccount {
    holders: Vec<String>,
    rows: Vec<TrueRow>,
}

#[derive(Deserialize)]
struct TrueRow {
    date: String,
    amount: i64,
    direction: String,
    balance: Option<i64>,
    balance_printed: bool,
    narration: String,
    #[serde(default)]
    optional: bool,
}

/// From this confidence on rows are decided by.
const TRUSTED: f64 = 0.70;

/// What came of one statement.
#[derive(Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own")]
struct Found {
    name: String,
    is_refused: bool,
    /// Rows that are missing, too many, or wrong in date, amount, direction or printed balance.
    wrong: usize,
    is_trusted: bool,
    is_whole: bool,
    has_wrong_holder: bool,
    has_wrong_currency: bool,
    letters: usize,
    lost_letters: usize,
    what: Vec<String>,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let has_details = arguments.iter().any(|argument| argument == "--details");
    let folder =
        arguments.iter().find(|argument| !argument.starts_with("--")).expect("a folder of statements");
    let mut pdfs: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("the folder can be read")
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "pdf"))
        .collect();
    pdfs.sort();
    let all = judged(&pdfs);

    let count = |is: fn(&Found) -> bool| all.iter().filter(|found| is(found)).count();
    let (letters, lost) = all
        .iter()
        .fold((0, 0), |(letters, lost), found| (letters + found.letters, lost + found.lost_letters));
    let share = |part: usize, whole: usize| 100.0 * part as f64 / whole.max(1) as f64;
    let total = all.len();
    let exact = count(|found| !found.is_refused && found.wrong == 0);
    let whole = count(|found| found.is_whole);
    let refused = count(|found| found.is_refused);
    let silent = count(|found| !found.is_refused && found.wrong > 0 && found.is_trusted);
    println!("statements          {total}");
    println!("rows exact          {exact} ({:.1}%)", share(exact, total));
    println!("narrations as well  {whole} ({:.1}%)", share(whole, total));
    println!("silent errors       {silent}");
    println!("refused             {refused} ({:.1}%)", share(refused, total));
    println!("holder wrong        {}", count(|found| found.has_wrong_holder));
    println!("currency wrong      {}", count(|found| found.has_wrong_currency));
    println!("narration kept      {:.3}% of {letters} letters", share(letters - lost, letters));
    if has_details {
        for found in all.iter().filter(|found| !found.what.is_empty()) {
            println!("{}: {}", found.name, found.what.join("; "));
        }
    }
}

/// Two at a time, as there are cores.
fn judged(pdfs: &[PathBuf]) -> Vec<Found> {
    let next = AtomicUsize::new(0);
    let found = Mutex::new(Vec::with_capacity(pdfs.len()));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(pdf) = pdfs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let one = judge(pdf);
                    found.lock().expect("no thread has failed").push(one);
                }
            });
        }
    });
    let mut found = found.into_inner().expect("no thread has failed");
    found.sort_by(|one, other| one.name.cmp(&other.name));
    found
}

fn judge(pdf: &Path) -> Found {
    let name = pdf.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let text =
        std::fs::read_to_string(pdf.with_extension("truth.json")).expect("a truth beside the statement");
    let truth: Truth = serde_json::from_str(&text).expect("a truth in the form of a truth");
    let bytes = std::fs::read(pdf).expect("the statement can be read");
    let application = Application::plain(NaiveDate::from_ymd_opt(2026, 11, 16).expect("a day"));
    let mut found = Found { name, ..Found::default() };
    match analyze(&bytes, &Case::default(), &application) {
        Ok(report) => compare(&mut found, &report, &truth),
        Err(refused) => {
            found.is_refused = !truth.card;
            found.is_whole = truth.card;
            found.what.push(format!("refused: {refused}"));
        }
    }
    found
}

fn compare(found: &mut Found, report: &Report, truth: &Truth) {
    let mut rows: Vec<&TrueRow> =
        truth.accounts.iter().flat_map(|account| &account.rows).filter(|row| !row.optional).collect();
    // Tables of deposits and of withdrawals have no common order within a day.
    if rows.iter().all(|row| !row.balance_printed) {
        rows.sort_by_key(|row| (row.date.clone(), row.amount, row.direction.clone()));
    }
    let quality = &report.data_quality;
    found.is_trusted = quality.confidence >= TRUSTED && quality.reconciled != Some(false);
    if truth.card && report.accounts.iter().all(|account| account.kind != Some(AccountKind::CreditCard)) {
        found.wrong += 1;
        found.what.push("a card read as an account".to_owned());
    }
    let mut read: Vec<&Transaction> =
        report.transactions.iter().filter(|row| row.amount.paise().get() != 0).collect();
    if rows.iter().all(|row| !row.balance_printed) {
        let word = |row: &Transaction| if row.direction == Direction::Credit { "credit" } else { "debit" };
        read.sort_by_key(|row| (row.date.to_string(), row.amount.paise().get(), word(row)));
    }
    if read.len() != rows.len() {
        found.wrong += read.len().abs_diff(rows.len());
        found.what.push(format!("{} rows of {}", read.len(), rows.len()));
    }
    for (row, is) in rows.iter().zip(&read) {
        let expected = letters(&row.narration);
        let kept = letters(&is.narration);
        found.letters += expected.len();
        // Other rows' letters are no better than none.
        let is_kept = kept.contains(&expected);
        found.lost_letters +=
            if is_kept { 0 } else { expected.len().saturating_sub(common(&expected, &kept)) };
        if !is_kept && found.what.len() < 4 {
            found.what.push(format!("narration {:?} for {:?}", is.narration, row.narration));
        }
        let differs = differences(row, is);
        if !differs.is_empty() {
            found.wrong += 1;
            if found.what.len() < 4 {
                found.what.push(format!("{} {}: {}", row.date, row.narration, differs.join(", ")));
            }
        }
    }
    let holders: Vec<String> =
        truth.accounts.iter().flat_map(|account| &account.holders).map(|name| letters(name)).collect();
    for account in &report.accounts {
        let named = account.holder_name.as_deref().map(|name| letters(name.trim_start_matches("M/S")));
        if named.as_ref().is_some_and(|named| holders.first() != Some(named)) {
            found.has_wrong_holder = true;
            found.what.push(format!("holder {:?} of {holders:?}", account.holder_name));
        }
        if account.currency.is_some() && account.currency != truth.currency {
            found.has_wrong_currency = true;
            found.what.push(format!("currency {:?} of {:?}", account.currency, truth.currency));
        }
    }
    if found.wrong > 0 {
        let reconciled = quality.reconciled;
        found.what.insert(0, format!("confidence {} reconciled {reconciled:?}", quality.confidence));
    }
    found.is_whole = found.wrong == 0 && found.lost_letters == 0;
}

fn differences(row: &TrueRow, is: &Transaction) -> Vec<&'static str> {
    let direction = if is.direction == Direction::Credit { "credit" } else { "debit" };
    let balance = is.balance.map(|balance| balance.paise().get());
    [
        ("date", is.date.to_string() == row.date),
        ("amount", is.amount.paise().get() == row.amount),
        ("direction", direction == row.direction),
        ("balance", !row.balance_printed || balance == row.balance),
    ]
    .into_iter()
    .filter_map(|(what, is_right)| (!is_right).then_some(what))
    .collect()
}

fn letters(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_uppercase).collect()
}

/// So many letters the two share at their beginnings and ends.
fn common(one: &str, other: &str) -> usize {
    let begin = one.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count();
    let end = one.bytes().rev().zip(other.bytes().rev()).take_while(|(a, b)| a == b).count();
    (begin + end).min(one.len())
}
