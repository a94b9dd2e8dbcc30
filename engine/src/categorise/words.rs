//! Which of the words of `engine/data/categorise/words.toml` a text says, found in one pass over it.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use aho_corasick::{AhoCorasick, AhoCorasickKind};
use serde::Deserialize;

use super::text::plain;

const FILE: &str = include_str!("../../data/categorise/words.toml");

/// A group of words that say the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Word {
    Salary,
    SalaryShort,
    NotSalary,
    SalaryAdvance,
    Reimbursement,
    Dividend,
    Pension,
    StatePayers,
    Provident,
    Rent,
    Settlement,
    Payout,
    GigNames,
    Refund,
    Disbursal,
    Redemption,
    TaxRefund,
    Own,
    NotOwn,
    Sweep,
    Emi,
    Repaid,
    CardBill,
    Insurance,
    Investment,
    Derivatives,
    Outward,
    Inward,
    OfCheque,
    OfMandate,
    Charge,
    GstLine,
    GstIncluded,
    Penal,
    GstPayment,
    IncomeTax,
    Tds,
    Statutory,
    Interest,
    Company,
    Trade,
    ShopOpenings,
    Titles,
    ToShop,
    Reversal,
    Cash,
    NotALoan,
}

/// The groups a text says.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct WordSet(u64);

impl WordSet {
    pub(super) const fn has(self, word: Word) -> bool {
        self.0 & (1 << word as u32) != 0
    }

    pub(super) fn has_any(self, words: &[Word]) -> bool {
        words.iter().any(|word| self.has(*word))
    }

    const fn with(self, word: Word) -> Self {
        Self(self.0 | (1 << word as u32))
    }
}

struct Words {
    /// `None` only for a file that does not parse.
    phrases: Option<AhoCorasick>,
    /// The group of each phrase.
    groups: Vec<Word>,
    /// The words that open or end a name and are no part of it.
    titles: Vec<String>,
    company: Vec<String>,
    shop_openings: Vec<String>,
}

static WORDS: LazyLock<Words> = LazyLock::new(|| {
    let file: BTreeMap<Word, Vec<String>> = toml::from_str(FILE).unwrap_or_default();
    let plain_of = |word: Word| -> Vec<String> {
        let found = file.get(&word).map(Vec::as_slice).unwrap_or_default();
        found.iter().map(|phrase| plain(phrase)).collect()
    };
    let (titles, company, shop_openings) =
        (plain_of(Word::Titles), plain_of(Word::Company), plain_of(Word::ShopOpenings));
    let pairs: Vec<(String, Word)> = file
        .into_iter()
        .flat_map(|(word, phrases)| phrases.into_iter().map(move |phrase| (plain(&phrase), word)))
        .collect();
    let phrases = AhoCorasick::builder()
        .kind(Some(AhoCorasickKind::DFA))
        .build(pairs.iter().map(|(phrase, _)| phrase))
        .ok();
    Words {
        phrases,
        groups: pairs.into_iter().map(|(_, word)| word).collect(),
        titles,
        company,
        shop_openings,
    }
});

/// What a plain text says.
pub(super) fn said(plain: &str) -> WordSet {
    let Some(phrases) = &WORDS.phrases else { return WordSet::default() };
    phrases
        .find_overlapping_iter(plain)
        .filter_map(|found| WORDS.groups.get(found.pattern().as_usize()))
        .fold(WordSet::default(), |set, word| set.with(*word))
}

/// Whether a plain name opens as shops' names do.
pub(super) fn opens_like_a_shop(plain: &str) -> bool {
    WORDS.shop_openings.iter().any(|opening| plain.starts_with(opening.as_str()))
}

/// A plain name without titles before it and legal forms behind it, even ones cut by a narrow column.
pub(super) fn bare_name(plain: &str) -> &str {
    let mut name = plain;
    while let Some(title) = WORDS.titles.iter().find(|title| name.starts_with(title.as_str())) {
        let rest = name.get(title.len() - 1..).unwrap_or_default();
        if rest.trim().is_empty() {
            break;
        }
        name = rest;
    }
    loop {
        let shorter = WORDS.company.iter().find_map(|form| name.strip_suffix(form.as_str()));
        let shorter = shorter.or_else(|| cut_form(name).map(|(before, _)| before));
        match shorter {
            Some(shorter) if !shorter.trim().is_empty() => {
                // The space before the form is the end of the word before it.
                name = name.get(..=shorter.len()).unwrap_or(shorter);
            }
            _ => return name.trim(),
        }
    }
}

/// A legal form of which a narrow column has left a piece, told by its place behind a long name; with what is before it.
fn cut_form(name: &str) -> Option<(&str, &str)> {
    let (before, last) = name.trim_end().rsplit_once(' ')?;
    let is_cut = ["PRIVATE", "LIMITED", "PVT"].iter().any(|form| form.starts_with(last));
    (is_cut && !last.is_empty() && before.trim().len() >= 10).then_some((before, last))
}

/// What a plain name says; a piece of a legal form at its end says that it is a company's.
pub(super) fn said_by_name(plain: &str) -> WordSet {
    let words = said(plain);
    if ends_as_a_firm(plain) { words.with(Word::Company) } else { words }
}

/// Whether a plain name ends in so much of a legal form that it is no initial.
fn ends_as_a_firm(plain: &str) -> bool {
    cut_form(plain).is_some_and(|(_, form)| form.len() >= LEAST_OF_A_FORM)
}

/// `SUBRAMANIAN PV` is a person.
const LEAST_OF_A_FORM: usize = 3;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_of_words_can_be_read_and_every_group_has_words() {
        let read: Result<BTreeMap<Word, Vec<String>>, _> = toml::from_str(FILE);
        let read = read.unwrap();
        assert_eq!(read.len(), Word::NotALoan as usize + 1);
        assert!(read.values().all(|phrases| !phrases.is_empty()));
        assert!(Word::NotALoan as usize <= 63, "one bit each");
    }

    #[test]
    fn only_whole_words_count() {
        let words = |text: &str| said(&plain(text));
        assert!(words("NEFT SAL MAR").has(Word::SalaryShort));
        assert!(words("SAL123").has(Word::SalaryShort));
        assert!(!words("DIRECT SALES").has_any(&[Word::Salary, Word::SalaryShort]));
        assert!(words("DIRECT SAL").has(Word::NotSalary));
        assert!(!words("RENTOKIL").has(Word::Rent));
        assert!(!words("REF 1234").has(Word::Refund));
        assert!(words("SELF OWN SWEEP").has_any(&[Word::Own]) && words("SELF OWN SWEEP").has(Word::Sweep));
    }

    #[test]
    fn a_name_is_the_same_with_and_without_its_legal_form() {
        let bare = |name: &str| bare_name(&plain(name)).to_owned();
        assert_eq!(bare("NIMBUS ANALYTICS PRIVATE LIMITED"), "NIMBUS ANALYTICS");
        assert_eq!(bare("NIMBUS ANALYTICS PRI"), "NIMBUS ANALYTICS");
        assert_eq!(bare("Nimbus Analytics Pvt. Ltd."), "NIMBUS ANALYTICS");
        assert_eq!(bare("MR. RAMESH KUMAR"), "RAMESH KUMAR");
        assert_eq!(bare("LIMITED"), "LIMITED");
        assert_eq!(bare("ASHA L"), "ASHA L", "an initial of a short name is no legal form");
        assert!(ends_as_a_firm(&plain("ZENITH HOSPITALS PRI")));
        assert!(!ends_as_a_firm(&plain("SUBRAMANIAN PV")));
    }
}
