//! Lines that look like rows and are none: balances carried forward, and totals.

use std::collections::HashSet;
use std::sync::LazyLock;

use serde::Deserialize;

use super::spelling::plain_letters;
use crate::embedded::DataFile;

/// What such a line tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SummaryLine {
    /// The balance before the first row, or before the rows of a page.
    Opening,
    /// The balance after the last row, or after the rows of a page.
    Closing,
    /// Sums of a page or of all.
    Total,
}

/// `data/layout/summary_lines.toml`, as plain letters.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SummaryWords {
    opening: Vec<String>,
    closing: Vec<String>,
    total: Vec<String>,
    behind: Vec<String>,
    sums: HashSet<String>,
    of_sums: HashSet<String>,
}

static WORDS: LazyLock<SummaryWords> = LazyLock::new(|| {
    let file: SummaryWords = DataFile::LayoutSummaryLines.table();
    let plain = |texts: Vec<String>| texts.iter().map(|text| plain_letters(text)).collect();
    let plain_set = |texts: HashSet<String>| texts.iter().map(|text| plain_letters(text)).collect();
    SummaryWords {
        opening: plain(file.opening),
        closing: plain(file.closing),
        total: plain(file.total),
        behind: plain(file.behind),
        sums: plain_set(file.sums),
        of_sums: plain_set(file.of_sums),
    }
});

/// A phrase that is shorter stands alone: `Report` is a balance carried to a page, a report on something is not.
const PHRASE_WITH_REMARK_BYTES: usize = 8;
/// No remark behind a phrase is longer.
const REMARK_BYTES: usize = 24;

/// What the text of a line says it is. `has_date` because a transaction may begin with any word, and has a date; a
/// balance carried forward may have one as well.
pub(crate) fn recognise(text: &str, has_date: bool) -> Option<SummaryLine> {
    let letters = plain_letters(text);
    let letters = letters.trim_start_matches('/');
    if letters.is_empty() {
        return None;
    }
    // `By Balance b/f`, as books are kept.
    let letters =
        ["bybal", "tobal"].iter().find(|side| letters.starts_with(**side)).map_or(letters, |_| &letters[2..]);
    // A whole phrase, or a phrase with a remark behind it.
    let is = |phrases: &[String]| {
        phrases.iter().any(|phrase| {
            let Some(rest) = letters.strip_prefix(phrase.as_str()) else { return false };
            let rest = rest.trim_matches('/');
            rest.is_empty()
                || phrase.len() >= PHRASE_WITH_REMARK_BYTES
                    && rest.len() < REMARK_BYTES
                    && WORDS.behind.iter().any(|word| rest.starts_with(word.as_str()))
        })
    };
    if is(&WORDS.opening) {
        Some(SummaryLine::Opening)
    } else if is(&WORDS.closing) {
        Some(SummaryLine::Closing)
    } else if !has_date && is(&WORDS.total) {
        Some(SummaryLine::Total)
    } else {
        None
    }
}

/// The text is the beginning of a balance carried forward whose rest stands a line below: `Balance brought`.
pub(crate) fn begins_balance(text: &str) -> bool {
    let letters = plain_letters(text);
    letters.len() >= BEGUN_BYTES
        && WORDS.opening.iter().chain(&WORDS.closing).any(|phrase| phrase.starts_with(&letters))
}

/// A shorter beginning is any word.
const BEGUN_BYTES: usize = 6;

fn words_of(text: &str) -> impl Iterator<Item = String> + '_ {
    text.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty()).map(plain_letters)
}

/// Every word of the text is one that lines of totals are made of, and one of them is the total.
pub(crate) fn is_about_totals(text: &str) -> bool {
    let is_sum = |word: &String| WORDS.sums.contains(word);
    // `To TOTAL` is a payment.
    let is_paid =
        words_of(text).next().is_some_and(|word| matches!(word.as_str(), "to" | "from" | "by" | "on"));
    !is_paid
        && words_of(text).any(|word| is_sum(&word))
        && words_of(text).all(|word| is_sum(&word) || WORDS.of_sums.contains(&word))
}

/// The text begins with the word of a sum: whether it is one, its amount tells.
pub(crate) fn begins_with_sum(text: &str) -> bool {
    words_of(text).next().is_some_and(|word| WORDS.sums.contains(&word))
}

/// The table says that it has no rows.
pub(crate) fn says_no_transactions(text: &str) -> bool {
    let lower = text.to_ascii_lowercase();
    lower.contains("no transaction") || lower.contains("no records found")
}

/// Reads the table of this room: a broken one stops the program.
pub(super) fn load_tables() {
    LazyLock::force(&WORDS);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn balances_carried_forward_and_totals_are_told_from_transactions() {
        for text in [
            "B/F",
            "BALANCE B/F",
            "Opening Balance",
            "BALANCE BROUGHT FORWARD .",
            "LAST MONTH'S BALANCE",
            "Opening Balance as on 01-04-2025",
            "Brought Forward",
        ] {
            assert_eq!(recognise(text, true), Some(SummaryLine::Opening), "{text}");
        }
        for text in ["C/F", "Closing Balance", "BALANCE CARRIED FORWARD", "CLOSING BALANCE :"] {
            assert_eq!(recognise(text, true), Some(SummaryLine::Closing), "{text}");
        }
        for text in ["Total:", "Page Total", "TRANSACTION TOTAL", "Grand Total"] {
            assert_eq!(recognise(text, false), Some(SummaryLine::Total), "{text}");
        }
        for text in
            ["TOTAL ENERGIES PETROL PUMP", "UPI/B/F/123", "CLOSING BALANCE TRANSFER TO LOAN", "BF TRADERS"]
        {
            assert_eq!(recognise(text, true), None, "{text}");
        }
        assert_eq!(recognise("Total", true), None, "a dated row may have any text");
        for text in ["Total Debits 12", "Page Total", "Total Deposits and Additions", "Grand Total (INR)"] {
            assert!(is_about_totals(text), "{text}");
        }
        for text in
            ["TOTAL GAS AGENCY PUNE", "UPI TOTAL ENERGIES", "Debits", "TOTAL WINE AND MORE", "To TOTAL"]
        {
            assert!(!is_about_totals(text), "{text}");
        }
    }
}
