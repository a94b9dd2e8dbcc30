//! Which of the words of `engine/data/categorise/words.toml` a text says, found in one pass over it.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use aho_corasick::AhoCorasick;
use serde::Deserialize;

use super::text::plain;

use crate::embedded::DataFile;
use crate::phrase_search::{Letters, searcher};

/// A group of words that say the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Keyword {
    Salary,
    SalaryShort,
    NotSalary,
    SalaryAdvance,
    Reimbursement,
    Dividend,
    Pension,
    PensionShort,
    BesideSalary,
    Professional,
    Fees,
    Lessons,
    Housework,
    Commission,
    Agriculture,
    CropBuyers,
    Remittance,
    FamilyPurpose,
    StatePayers,
    Provident,
    Rent,
    Settlement,
    Payout,
    GigNames,
    Refund,
    Disbursal,
    Disbursed,
    Redemption,
    TaxRefund,
    Own,
    NotOwn,
    Sweep,
    Emi,
    Repaid,
    CardBill,
    SavingsPlan,
    BulletLoan,
    Renewal,
    Insurance,
    Investment,
    Derivatives,
    Education,
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
    DepositInterest,
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
pub(super) struct KeywordSet(u64);

impl KeywordSet {
    pub(super) const fn has(self, word: Keyword) -> bool {
        self.0 & (1 << word as u32) != 0
    }

    pub(super) fn has_any(self, words: &[Keyword]) -> bool {
        words.iter().any(|word| self.has(*word))
    }

    const fn with(self, word: Keyword) -> Self {
        Self(self.0 | (1 << word as u32))
    }
}

struct Keywords {
    phrases: AhoCorasick,
    /// The group of each phrase.
    groups: Vec<Keyword>,
    /// The words that open or end a name and are no part of it.
    titles: Vec<String>,
    company: Vec<String>,
    shop_openings: Vec<String>,
    /// Single words of firms' names, sorted.
    firm_words: Vec<String>,
}

static WORDS: LazyLock<Keywords> = LazyLock::new(|| {
    let file: BTreeMap<Keyword, Vec<String>> = DataFile::CategoriseWords.table();
    let plain_of = |word: Keyword| -> Vec<String> {
        let found = file.get(&word).unwrap_or_else(|| DataFile::CategoriseWords.lacks(&format!("{word:?}")));
        found.iter().map(|phrase| plain(phrase)).collect()
    };
    let (titles, company, shop_openings) =
        (plain_of(Keyword::Titles), plain_of(Keyword::Company), plain_of(Keyword::ShopOpenings));
    let mut firm_words: Vec<String> = [Keyword::Trade, Keyword::Company]
        .into_iter()
        .flat_map(plain_of)
        .flat_map(|phrase| phrase.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
        .collect();
    firm_words.sort_unstable();
    firm_words.dedup();
    let pairs: Vec<(String, Keyword)> = file
        .into_iter()
        .flat_map(|(word, phrases)| phrases.into_iter().map(move |phrase| (plain(&phrase), word)))
        .collect();
    let phrases = searcher(pairs.iter().map(|(phrase, _)| phrase), Letters::Exact);
    Keywords {
        phrases,
        groups: pairs.into_iter().map(|(_, word)| word).collect(),
        titles,
        company,
        shop_openings,
        firm_words,
    }
});

/// What a plain text says.
pub(super) fn keywords_in(plain: &str) -> KeywordSet {
    WORDS
        .phrases
        .find_overlapping_iter(plain)
        .filter_map(|found| WORDS.groups.get(found.pattern().as_usize()))
        .fold(KeywordSet::default(), |set, word| set.with(*word))
}

/// Whether a plain name opens as shops' names do.
pub(super) fn opens_like_a_shop(plain: &str) -> bool {
    WORDS.shop_openings.iter().any(|opening| plain.starts_with(opening.as_str()))
}

/// Whether the last word of a long plain name is what a narrow column has left of a firm's: `ANNAPURNA GENERAL STOR`.
/// Of a name that people have as well, more must be left.
pub(super) fn ends_like_a_shop(plain: &str, is_like_a_person: bool) -> bool {
    let name = plain.trim();
    let Some((_, last)) = name.rsplit_once(' ') else { return false };
    let letters = if is_like_a_person { LEAST_OF_A_CUT_WORD + 1 } else { LEAST_OF_A_CUT_WORD };
    if name.len() < LEAST_OF_A_CUT_NAME || last.len() < letters {
        return false;
    }
    let from = WORDS.firm_words.partition_point(|word| word.as_str() < last);
    WORDS.firm_words.get(from).is_some_and(|word| word.starts_with(last))
}

/// Narrow columns have room for so many letters of a name.
const LEAST_OF_A_CUT_NAME: usize = 17;
const LEAST_OF_A_CUT_WORD: usize = 3;

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
        // Payers that name the month have one name all the same.
        if let Some(before) = without_month(name) {
            name = before;
            continue;
        }
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

/// A name that ends in the month it pays for, without it: `PAO RAJPUT REGT NOV 25`.
fn without_month(name: &str) -> Option<&str> {
    let (before, year) = name.trim_end().rsplit_once(' ')?;
    let (before, month) = before.rsplit_once(' ')?;
    let is_year = matches!(year.len(), 2 | 4) && year.bytes().all(|byte| byte.is_ascii_digit());
    (is_year && MONTHS.contains(&month) && !before.trim().is_empty()).then_some(before)
}

const MONTHS: [&str; 12] =
    ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

/// A legal form of which a narrow column has left a piece, told by its place behind a long name; with what is before it.
fn cut_form(name: &str) -> Option<(&str, &str)> {
    let (before, last) = name.trim_end().rsplit_once(' ')?;
    let is_cut = ["PRIVATE", "LIMITED", "PVT"].iter().any(|form| form.starts_with(last));
    (is_cut && !last.is_empty() && before.trim().len() >= 10).then_some((before, last))
}

/// What a plain name says; a piece of a legal form at its end says that it is a company's.
pub(super) fn keywords_in_name(plain: &str) -> KeywordSet {
    let words = keywords_in(plain);
    if ends_as_a_firm(plain) { words.with(Keyword::Company) } else { words }
}

/// Whether a plain name ends in so much of a legal form that it is no initial.
fn ends_as_a_firm(plain: &str) -> bool {
    cut_form(plain).is_some_and(|(_, form)| form.len() >= LEAST_OF_A_FORM)
}

/// `SUBRAMANIAN PV` is a person.
const LEAST_OF_A_FORM: usize = 3;

/// Reads the tables of this room: a broken one stops the program.
pub(super) fn load_tables() {
    LazyLock::force(&WORDS);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_of_words_can_be_read_and_every_group_has_words() {
        let read: BTreeMap<Keyword, Vec<String>> = DataFile::CategoriseWords.table();
        assert_eq!(read.len(), Keyword::NotALoan as usize + 1);
        assert!(read.values().all(|phrases| !phrases.is_empty()));
        assert!(Keyword::NotALoan as usize <= 63, "one bit each");
    }

    #[test]
    fn only_whole_words_count() {
        let words = |text: &str| keywords_in(&plain(text));
        assert!(words("NEFT SAL MAR").has(Keyword::SalaryShort));
        assert!(words("SAL123").has(Keyword::SalaryShort));
        assert!(!words("DIRECT SALES").has_any(&[Keyword::Salary, Keyword::SalaryShort]));
        assert!(words("DIRECT SAL").has(Keyword::NotSalary));
        assert!(!words("RENTOKIL").has(Keyword::Rent));
        assert!(!words("REF 1234").has(Keyword::Refund));
        assert!(
            words("SELF OWN SWEEP").has_any(&[Keyword::Own]) && words("SELF OWN SWEEP").has(Keyword::Sweep)
        );
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
