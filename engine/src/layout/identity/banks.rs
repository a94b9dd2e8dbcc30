//! Which bank a statement is of: its letterhead, then its branch code.

use std::sync::LazyLock;

use serde::Deserialize;

use super::account;
use super::labels::GAP_EMS;
use super::values::{Labelled, runs};

use crate::embedded::DataFile;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Banks {
    bank: Vec<Bank>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Bank {
    name: String,
    ifsc: String,
    names: Vec<String>,
    /// Of a bank that clips a decimal.
    pub(super) balance_tolerance_paise: Option<i64>,
}

static BANKS: LazyLock<Vec<Bank>> = LazyLock::new(|| DataFile::LayoutBanks.table::<Banks>().bank);

/// The bank as it is to be named, and what is known of it.
#[derive(Debug, Default)]
pub(super) struct Named {
    pub(super) name: Option<String>,
    pub(super) known: Option<&'static Bank>,
}

impl Named {
    fn known(bank: &'static Bank) -> Self {
        Self { name: Some(bank.name.clone()), known: Some(bank) }
    }
}

/// The letterhead is at the top; further down other banks are named as counterparties.
const LETTERHEAD_LINES: usize = 25;
/// A name of its own stands at the very top.
const OWN_NAME_LINES: usize = 6;

/// A smaller bank may have branch codes of the bank that sponsors it: the name in its letterhead counts first.
pub(super) fn named(ifsc: Option<&str>, labelled: &Labelled<'_>, text: &[String]) -> Named {
    let by_code =
        ifsc.and_then(|code| code.get(..4)).and_then(|code| BANKS.iter().find(|bank| bank.ifsc == code));
    let own = own_name(labelled, text);
    match (by_code, own) {
        (Some(bank), Some((at, own))) => {
            let head: Vec<String> = text[..=at].iter().map(|line| line.to_uppercase()).collect();
            if head.iter().any(|line| bank.names.iter().any(|name| has_words(line, name))) {
                return Named::known(bank);
            }
            by_name(&[own.to_uppercase()]).map_or(Named { name: Some(own), known: None }, Named::known)
        }
        (Some(bank), None) => Named::known(bank),
        (None, own) => {
            let top: Vec<String> =
                text.iter().take(LETTERHEAD_LINES).map(|line| line.to_uppercase()).collect();
            by_name(&top).map_or(Named { name: own.map(|(_, own)| own), known: None }, Named::known)
        }
    }
}

/// Whether the letterhead is of one known bank and the code of the branch of another. Of a small bank, whose codes are its
/// sponsor's, nothing is known.
pub(crate) fn is_code_of_another(bank: &str, ifsc: &str) -> bool {
    let own = BANKS.iter().find(|known| known.name == bank);
    let of_code = ifsc.get(..4).and_then(|code| BANKS.iter().find(|known| known.ifsc == code));
    own.zip(of_code).is_some_and(|(own, other)| own.ifsc != other.ifsc)
}

/// The known bank that is named first, by the longest of its names.
fn by_name(lines: &[String]) -> Option<&'static Bank> {
    let position = |name: &str| lines.iter().position(|line| has_words(line, name));
    BANKS
        .iter()
        .flat_map(|bank| bank.names.iter().map(move |name| (bank, name)))
        .filter_map(|(bank, name)| position(name).map(|at| (at, std::cmp::Reverse(name.len()), bank)))
        .min_by_key(|(at, length, _)| (*at, *length))
        .map(|(_, _, bank)| bank)
}

pub(super) fn has_words(line: &str, words: &str) -> bool {
    line.match_indices(words).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + words.len()..].chars().next();
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
    })
}

/// What a letterhead calls its bank: the first words at the top that end in it, before any branch code.
fn own_name(labelled: &Labelled<'_>, text: &[String]) -> Option<(usize, String)> {
    let top = labelled.lines.iter().zip(text).take(OWN_NAME_LINES);
    for (at, (line, text)) in top.enumerate() {
        let starts_label = |at: usize| line.labels.iter().any(|label| at >= label.at);
        for run in runs(&line.pieces, line.size, GAP_EMS, starts_label) {
            let words: Vec<&str> = line.pieces[run.from..run.to].iter().map(|piece| piece.text).collect();
            if let Some(name) = as_name(&words.join(" ")) {
                return Some((at, name));
            }
        }
        if account::ifsc(text).is_some() {
            return None;
        }
    }
    None
}

/// What a letterhead says beside the word bank when it is a title, a motto or a greeting.
const NOT_OF_NAMES: [&str; 22] = [
    "STATEMENT",
    "ACCOUNT",
    "ACCOUNTS",
    "YOUR",
    "YOU",
    "DEAR",
    "WITH",
    "WE",
    "OUR",
    "BRANCH",
    "POWERED",
    "BY",
    "IS",
    "SCHEDULED",
    "HELD",
    "FROM",
    "TO",
    "DIAL",
    "WELCOME",
    "UNDERTAKING",
    "CUSTOMER",
    "NET",
];
const NAME_WORDS_MAX: usize = 9;

fn as_name(text: &str) -> Option<String> {
    // Remarks and places behind the name are no part of it: `(Regional Rural Bank)`, `LTD., JAGTIAL`.
    let text = text.split(['(', '|', '[']).next().unwrap_or_default();
    let is_india_behind = |tail: &str| tail.trim().eq_ignore_ascii_case("india");
    let text =
        text.split_once(',').map_or(text, |(head, tail)| if is_india_behind(tail) { text } else { head });
    let words: Vec<&str> = text
        .split_whitespace()
        .filter(|word| word.chars().any(|c| c.is_ascii_alphabetic() || c == '&'))
        .collect();
    let is_word = |word: &&str, list: &[&str]| {
        list.contains(&word.trim_matches(|c: char| !c.is_alphanumeric()).to_uppercase().as_str())
    };
    let names_bank = words.iter().any(|word| {
        is_word(word, &["BANK", "BANKING"]) || word.to_ascii_lowercase().ends_with("bank") && word.len() > 6
    });
    let is_name = names_bank
        && (words.len() >= 2 || text.trim().len() > 6)
        && words.len() <= NAME_WORDS_MAX
        && !text.chars().any(|c| c.is_ascii_digit() || c == ':' || c == '@')
        && !text.to_ascii_lowercase().contains("www.")
        && !words.iter().any(|word| is_word(word, &NOT_OF_NAMES));
    is_name.then(|| words.join(" ").trim_end_matches([',', ';', '-', ' ']).to_owned())
}

/// Reads the tables of this room: a broken one stops the program.
pub(super) fn load_tables() {
    LazyLock::force(&BANKS);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::embedded::tests::assert_strict;

    #[test]
    fn the_file_of_banks_is_readable() {
        assert_strict::<Banks>(DataFile::LayoutBanks, &[], &[]);
        let banks: Banks = DataFile::LayoutBanks.table();
        assert!(banks.bank.len() >= 50);
        assert!(banks.bank.iter().all(|bank| bank.ifsc.len() == 4 && !bank.names.is_empty()));
        let mut codes: Vec<&str> = banks.bank.iter().map(|bank| bank.ifsc.as_str()).collect();
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), banks.bank.len(), "a code twice");
    }

    #[test]
    fn a_letterhead_is_told_from_titles_and_mottos() {
        let name = |text| as_name(text);
        assert_eq!(
            name("THE GAYATRI CO-OPERATIVE URBAN BANK LTD., JAGTIAL").as_deref(),
            Some("THE GAYATRI CO-OPERATIVE URBAN BANK LTD.")
        );
        assert_eq!(name("BARODA U.P. BANK (Regional Rural Bank)").as_deref(), Some("BARODA U.P. BANK"));
        assert_eq!(name("Kauri Bank New Zealand").as_deref(), Some("Kauri Bank New Zealand"));
        assert_eq!(name("Bank Statement"), None);
        assert_eq!(name("YOUR FAMILY BANK ACROSS INDIA"), None);
        assert_eq!(name("We understand your world"), None);
    }
}
