//! Narrations as banks print them, by family, each with what a reader of the statement would say it is. All names and
//! numbers are made up; the forms are those of the banks.

mod card_and_cash;
mod hostile;
mod mandates;
mod other;
mod returns;
mod transfers;
mod upi;
mod upi_slashes;
mod word_lists;

use super::Channel::{self, *};
use super::Direction::{self, Credit, Debit};
use super::{Narration, read};

/// A narration and its expected channel, counterparty, address, reference and bank; an empty text expects none.
type Row = (&'static str, Direction, Channel, [&'static str; 4]);

/// All rows of the families, for the tests that need many texts.
fn all_rows() -> impl Iterator<Item = &'static Row> {
    [
        upi::ROWS,
        upi_slashes::ROWS,
        transfers::ROWS,
        mandates::ROWS,
        returns::ROWS,
        card_and_cash::ROWS,
        other::ROWS,
    ]
    .into_iter()
    .flatten()
}

fn check(rows: &[Row]) {
    let mut wrong = Vec::new();
    for (text, direction, channel, expected) in rows {
        let narration = read(text, *direction);
        let found = [&narration.counterparty, &narration.vpa, &narration.reference, &narration.bank]
            .map(|field| field.as_deref().unwrap_or_default());
        if narration.channel != *channel || found != *expected {
            wrong.push(format!(
                "{text}\n  read     {:?} {found:?}\n  expected {channel:?} {expected:?}",
                narration.channel
            ));
        }
    }
    assert!(wrong.is_empty(), "{} of {} rows:\n{}", wrong.len(), rows.len(), wrong.join("\n"));
}

fn credit(text: &str) -> Narration {
    read(text, Credit)
}

fn debit(text: &str) -> Narration {
    read(text, Debit)
}
