//! Whole statements read and compared with their truth, row by row.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a test says what it saw, and fails by panicking"
)]

mod drawn;
mod faults;
mod hard;
mod identity;
mod samples;
mod typed;
mod unread;

use lending_engine::application::Application;
use lending_engine::report::{Report, Transaction};
use lending_engine::statement::Direction;
use lending_engine::{Case, analyze};
use lending_samples::{Fixture, Row, Truth};

fn read(fixture: &Fixture) -> Report {
    let case = Case { password: fixture.truth.password.clone(), ..Case::default() };
    match analyze(&fixture.pdf, &case, &plain()) {
        Ok(report) => report,
        Err(refused) => panic!("{}: {refused}", described(&fixture.truth)),
    }
}

/// Nobody applies for anything: what is read does not depend on it.
fn plain() -> Application {
    Application::plain(chrono::NaiveDate::from_ymd_opt(2025, 12, 31).expect("a day"))
}

fn described(truth: &Truth) -> String {
    format!("{} {} seed {}", truth.layout, truth.persona, truth.seed)
}

/// What a row says, in one line that can be compared and read.
fn line(date: &str, direction: Direction, amount: i64, balance: i64, narration: &str) -> String {
    let sign = if direction == Direction::Credit { '+' } else { '-' };
    format!("{date} {sign}{amount} = {balance} {narration}")
}

fn expected(row: &Row, with_spaces: bool) -> String {
    let direction = match row.direction {
        lending_samples::Direction::Credit => Direction::Credit,
        lending_samples::Direction::Debit => Direction::Debit,
    };
    let lines: Vec<&str> =
        std::iter::once(&row.narration).chain(&row.extra_lines).map(String::as_str).collect();
    let narration = spaced(&lines.join(" "), with_spaces);
    line(&row.date.to_string(), direction, row.amount, row.balance, &narration)
}

fn found(transaction: &Transaction, with_spaces: bool) -> String {
    let balance = transaction.balance.map_or(i64::MIN, |balance| balance.paise().get());
    let narration = spaced(&transaction.narration, with_spaces);
    line(
        &transaction.date.to_string(),
        transaction.direction,
        transaction.amount.paise().get(),
        balance,
        &narration,
    )
}

fn spaced(text: &str, with_spaces: bool) -> String {
    if with_spaces { text.to_owned() } else { text.replace(' ', "") }
}

/// The rows of the report that are not as drawn, at most a few of them.
fn differences(report: &Report, truth: &Truth, with_spaces: bool) -> Vec<String> {
    let wanted: Vec<String> = truth
        .accounts
        .iter()
        .flat_map(|account| &account.rows)
        .map(|row| expected(row, with_spaces))
        .collect();
    let read: Vec<String> = report.transactions.iter().map(|row| found(row, with_spaces)).collect();
    let mut differences: Vec<String> = read
        .iter()
        .zip(&wanted)
        .filter(|(read, wanted)| read != wanted)
        .take(3)
        .map(|(read, wanted)| format!("{}\n   read {read}\n  drawn {wanted}", described(truth)))
        .collect();
    if read.len() != wanted.len() {
        differences.push(format!("{}: {} rows of {}", described(truth), read.len(), wanted.len()));
    }
    differences
}
