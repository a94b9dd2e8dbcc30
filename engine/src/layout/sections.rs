//! Tables that are of one direction alone: `Deposits and Additions` above one, `Electronic Withdrawals` above another.

use super::header::Header;
use super::lines::Line;
use crate::statement::Direction;

/// A title has no more words than this.
const WORDS_MAX: usize = 6;
/// It stands so many ems above its header, from baseline to baseline.
const ABOVE_EMS: f32 = 4.0;

const CREDITS: [&str; 8] =
    ["deposit", "deposits", "addition", "additions", "credits", "receipts", "money in", "paid in"];
const DEBITS: [&str; 12] = [
    "withdrawal",
    "withdrawals",
    "subtractions",
    "debits",
    "checks paid",
    "cheques paid",
    "fees",
    "service charges",
    "purchases",
    "money out",
    "paid out",
    "payments made",
];

/// The direction of the table below `header`, as the line above it says.
pub(super) fn direction(lines: &[Line<'_>], header: &Header) -> Option<Direction> {
    let title = lines.get(header.first_line.checked_sub(1)?)?;
    let below = lines.get(header.first_line)?;
    let is_near = below.baseline - title.baseline <= ABOVE_EMS * below.size;
    let has_digits = title.words.iter().any(|word| word.text.bytes().any(|byte| byte.is_ascii_digit()));
    if !is_near || has_digits || title.words.len() > WORDS_MAX {
        return None;
    }
    let text = title.text().to_ascii_lowercase();
    let words: Vec<&str> =
        text.split(|c: char| !c.is_ascii_alphabetic()).filter(|word| !word.is_empty()).collect();
    let text = words.join(" ");
    let says = |known: &[&str]| known.iter().any(|word| format!(" {text} ").contains(&format!(" {word} ")));
    match (says(&CREDITS), says(&DEBITS)) {
        (true, false) => Some(Direction::Credit),
        (false, true) => Some(Direction::Debit),
        _ => None,
    }
}
