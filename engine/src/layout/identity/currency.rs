//! The currency an account is kept in: as the page says, or not at all. A guess would be counted as money.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use super::banks::has_words;
use crate::embedded::DataFile;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Currencies {
    codes: Vec<String>,
    currency: Vec<Currency>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Currency {
    code: String,
    signs: Vec<String>,
    #[serde(default)]
    shared: Vec<String>,
    #[serde(default)]
    words: Vec<String>,
    #[serde(default)]
    narrated: Vec<String>,
    #[serde(default)]
    iban: Vec<String>,
}

static CURRENCIES: LazyLock<Currencies> = LazyLock::new(|| DataFile::LayoutCurrencies.table());

/// What of the page may tell it.
pub(super) struct Evidence<'e> {
    /// What stands behind the word currency.
    pub(super) labelled: Option<&'e str>,
    /// The names of the columns.
    pub(super) headings: Vec<&'e str>,
    /// All lines outside of the rows.
    pub(super) text: &'e [String],
    pub(super) narrations: &'e [&'e str],
    pub(super) has_ifsc: bool,
    /// Whether the bank is one of those known to have branches in India.
    pub(super) is_known_bank: bool,
}

/// What each kind of evidence weighs. A sign of one currency alone beside an amount counts most.
const SIGN: u32 = 4;
const IBAN: u32 = 4;
const WORD: u32 = 2;
const NARRATED: u32 = 2;
const KNOWN_BANK: u32 = 1;
const SHARED_SIGN: u32 = 1;
const LAKHS: u32 = 1;
/// So many figures beside the sign of another currency are no advertisement.
const FIGURES_IN_ANOTHER: usize = 2;
/// Less than this tells nothing.
const ENOUGH: u32 = 2;
/// So many narrations are looked at, and one in so many of them must name a way of paying: one alone may be a payee.
const NARRATIONS_MAX: usize = 400;
const NARRATED_ONE_IN: usize = 12;

pub(super) fn currency(evidence: &Evidence<'_>) -> Option<String> {
    let labelled = |text: &str| {
        let upper = text.to_uppercase();
        CURRENCIES.codes.iter().find(|code| has_words(&upper, code))
    };
    // Some codes are words: above a column only those of which more is known are meant.
    let named = |text: &&str| {
        let upper = text.to_uppercase();
        CURRENCIES.currency.iter().map(|currency| &currency.code).find(|code| has_words(&upper, code))
    };
    let told = evidence.labelled.and_then(labelled);
    if let Some(code) = told.or_else(|| evidence.headings.iter().find_map(named)) {
        return Some(code.clone());
    }
    let upper: Vec<String> = evidence.text.iter().map(|line| line.to_uppercase()).collect();
    let beside_amounts = beside_amounts(&upper);
    if evidence.has_ifsc {
        return (!is_kept_in_another(&beside_amounts)).then(|| "INR".to_owned());
    }
    let narrations: Vec<String> =
        evidence.narrations.iter().take(NARRATIONS_MAX).map(|text| text.to_uppercase()).collect();
    let weight = |currency: &Currency| {
        let stands_beside =
            |signs: &[String]| signs.iter().any(|sign| beside_amounts.contains_key(sign.as_str()));
        let says = |word: &String| upper.iter().any(|line| has_words(line, word));
        let names_way = |text: &&String| currency.narrated.iter().any(|word| has_words(text, word));
        let narrated = narrations.iter().filter(names_way).count();
        let is_indian = currency.code == "INR";
        [
            (SIGN, stands_beside(&currency.signs)),
            (SHARED_SIGN, stands_beside(&currency.shared)),
            (IBAN, upper.iter().any(|line| has_iban(line, &currency.iban))),
            (WORD, currency.words.iter().any(says)),
            (NARRATED, narrated > 0 && narrated * NARRATED_ONE_IN >= narrations.len()),
            (KNOWN_BANK, is_indian && evidence.is_known_bank),
            (LAKHS, is_indian && upper.iter().any(|line| has_lakhs(line))),
        ]
        .into_iter()
        .filter(|(_, holds)| *holds)
        .map(|(weight, _)| weight)
        .sum::<u32>()
    };
    let mut weighed: Vec<(u32, &Currency)> =
        CURRENCIES.currency.iter().map(|currency| (weight(currency), currency)).collect();
    weighed.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
    match weighed.as_slice() {
        [(most, currency), (next, _), ..] if *most >= ENOUGH && most > next => Some(currency.code.clone()),
        _ => None,
    }
}

/// A branch in India keeps accounts of exporters and of Indians abroad in dollars as well: then dollars stand beside its figures,
/// and rupees beside none.
fn is_kept_in_another(beside_amounts: &BTreeMap<&str, usize>) -> bool {
    let count = |currency: &Currency| {
        let signs = currency.signs.iter().chain(&currency.shared);
        signs.filter_map(|sign| beside_amounts.get(sign.as_str())).sum::<usize>()
    };
    let (rupee, others): (Vec<&Currency>, Vec<&Currency>) =
        CURRENCIES.currency.iter().partition(|currency| currency.code == "INR");
    rupee.into_iter().map(count).sum::<usize>() == 0
        && others.into_iter().map(count).max().is_some_and(|most| most >= FIGURES_IN_ANOTHER)
}

/// The signs that stand before or behind an amount, and how often.
fn beside_amounts(lines: &[String]) -> BTreeMap<&str, usize> {
    let mut found = BTreeMap::new();
    let is_number = |word: &str| {
        word.bytes().any(|byte| byte.is_ascii_digit())
            && word
                .chars()
                .all(|c| c.is_ascii_digit() || matches!(c, '.' | ',' | '-' | '+' | '(' | ')' | '\'' | '/'))
    };
    for line in lines {
        let words: Vec<&str> = line.split_whitespace().collect();
        for (at, word) in words.iter().enumerate() {
            let is_beside =
                at > 0 && is_number(words[at - 1]) || words.get(at + 1).is_some_and(|next| is_number(next));
            let bare = word.trim_matches(|c| matches!(c, '(' | ')' | ':' | '-' | '+'));
            if is_beside && !bare.bytes().any(|byte| byte.is_ascii_digit()) {
                *found.entry(bare).or_default() += 1;
            }
            // `$1,234.56`, `1.234,56€`
            let digits =
                bare.find(|c: char| c.is_ascii_digit()).zip(bare.rfind(|c: char| c.is_ascii_digit()));
            if let Some((first, last)) = digits {
                let (before, amount, after) = (&bare[..first], &bare[first..=last], &bare[last + 1..]);
                let is_amount = is_number(amount) && (amount.contains(['.', ',']) || amount.len() < 7);
                for sign in [before, after].into_iter().filter(|sign| !sign.is_empty() && is_amount) {
                    *found.entry(sign.trim_matches(['-', '+', '(', ')', ' '])).or_default() += 1;
                }
            }
        }
    }
    found
}

/// `DE89 3704 0044 0532 0130 00`: a country, two digits, and at least eleven more letters and digits.
fn has_iban(line: &str, countries: &[String]) -> bool {
    const REST_MIN: usize = 11;
    countries.iter().any(|country| {
        line.match_indices(country.as_str()).any(|(at, _)| {
            let before = line[..at].chars().next_back();
            let rest = &line[at + country.len()..];
            let checks = rest.bytes().take(2).filter(u8::is_ascii_digit).count();
            let own: Vec<char> =
                rest.chars().filter(|c| *c != ' ').take_while(char::is_ascii_alphanumeric).collect();
            let digits = own.iter().filter(|c| c.is_ascii_digit()).count();
            !before.is_some_and(char::is_alphanumeric)
                && checks == 2
                && own.len() >= REST_MIN + 2
                && digits >= REST_MIN
        })
    })
}

/// `1,00,000`: groups of two digits before the last of three.
fn has_lakhs(line: &str) -> bool {
    line.split(|c: char| !(c.is_ascii_digit() || matches!(c, ',' | '.'))).any(|word| {
        let whole = word.split('.').next().unwrap_or_default();
        let groups: Vec<&str> = whole.split(',').collect();
        match groups.as_slice() {
            [first, middle @ .., last] if !middle.is_empty() => {
                (1..=2).contains(&first.len())
                    && middle.iter().all(|group| group.len() == 2)
                    && last.len() == 3
            }
            _ => false,
        }
    })
}

/// Reads the table of this room: a broken one stops the program.
pub(super) fn load_tables() {
    LazyLock::force(&CURRENCIES);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::embedded::tests::assert_strict;

    fn of(text: &[&str], narrations: &[&str]) -> Option<String> {
        let text: Vec<String> = text.iter().map(|line| (*line).to_owned()).collect();
        currency(&Evidence {
            labelled: None,
            headings: Vec::new(),
            text: &text,
            narrations,
            has_ifsc: false,
            is_known_bank: false,
        })
    }

    #[test]
    fn the_table_of_currencies_can_be_read() {
        assert_strict::<Currencies>(DataFile::LayoutCurrencies, &[], &[]);
    }

    #[test]
    fn what_is_labelled_the_currency_is_it_whatever_the_rows_say() {
        let labelled = |label: &str| {
            let narrations = ["RTGS ACME LTD", "UPI/123/RAVI"];
            let text = ["Rs. 45,000.00".to_owned()];
            currency(&Evidence {
                labelled: Some(label),
                headings: Vec::new(),
                text: &text,
                narrations: &narrations,
                has_ifsc: false,
                is_known_bank: true,
            })
        };
        assert_eq!(labelled("KES").as_deref(), Some("KES"));
        assert_eq!(labelled("Kenyan Shilling (kes)").as_deref(), Some("KES"));
        assert_eq!(labelled("Rupees").as_deref(), Some("INR"));
    }

    #[test]
    fn a_currency_is_told_by_signs_countries_and_clearing_and_otherwise_not_at_all() {
        for (text, narrations, expected) in [
            (vec!["Closing balance ₹ 1,200.00"], vec![], Some("INR")),
            (vec!["Balance Rs. 45,000.00", "Lahore, Pakistan"], vec![], Some("PKR")),
            (vec!["Balance Rs. 45,000.00"], vec!["UPI/123/RAVI", "NEFT-HDFC"], Some("INR")),
            (vec!["BSB 062-000", "Balance $450.00"], vec![], Some("AUD")),
            (vec!["Saldo Rp 45.000.000,00"], vec![], Some("IDR")),
            (vec!["IBAN DE89 3704 0044 0532 0130 00"], vec![], Some("EUR")),
            (vec!["Kontostand CHF 1'200.00", "Zürich"], vec![], Some("CHF")),
            (vec!["Tokyo", "残高 ¥120,000"], vec![], Some("JPY")),
            (vec!["Balance $450.00"], vec![], None),
            (vec!["Balance 450.00"], vec!["Coffee", "Rent"], None),
            (vec!["Limit 3,00,000", "District Central Co-op Bank"], vec![], Some("INR")),
        ] {
            assert_eq!(of(&text, &narrations).as_deref(), expected, "{text:?}");
        }
    }
}
