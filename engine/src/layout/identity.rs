//! Whose account it is, and what the statement declares: told from the lines outside of its tables.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde::Deserialize;

use super::amount::{self, DecimalMark};
use super::dates::{self, DateOrder};
use super::lines::Line;
use crate::money::Paise;
use crate::statement::{AccountKind, Declared, Identity, Period};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Field {
    Holder,
    JointHolder,
    Number,
    Ifsc,
    Micr,
    Kind,
    Currency,
    Period,
    PeriodTo,
    Opening,
    Closing,
    DebitTotal,
    CreditTotal,
    DebitCount,
    CreditCount,
    Other,
}

#[derive(Debug, Deserialize)]
struct Labels {
    field: Vec<FieldLabels>,
}

#[derive(Debug, Deserialize)]
struct FieldLabels {
    name: Field,
    labels: Vec<String>,
}

#[derive(Debug, Deserialize)]
struct Banks {
    bank: Vec<Bank>,
}

#[derive(Debug, Deserialize)]
struct Bank {
    name: String,
    ifsc: String,
    names: Vec<String>,
    #[serde(default)]
    balance_tolerance_paise: i64,
}

static LABELS: LazyLock<HashMap<String, Field>> = LazyLock::new(|| {
    let labels: Labels =
        toml::from_str(include_str!("../../data/layout/identity.toml")).unwrap_or(Labels { field: Vec::new() });
    labels.field.into_iter().flat_map(|field| field.labels.into_iter().map(move |label| (label, field.name))).collect()
});

static BANKS: LazyLock<Vec<Bank>> = LazyLock::new(|| {
    toml::from_str::<Banks>(include_str!("../../data/layout/banks.toml")).map(|banks| banks.bank).unwrap_or_default()
});

/// All that the lines around a table say.
#[derive(Debug, Default)]
pub(crate) struct Surroundings {
    pub(crate) identity: Identity,
    pub(crate) declared: Declared,
    pub(crate) tolerance: Paise,
    pub(crate) is_credit_card: bool,
}

/// A word, or a part of one that a colon ends.
struct Piece<'l> {
    text: &'l str,
    x0: f32,
    x1: f32,
    ends_in_colon: bool,
}

/// What a label names.
struct Found {
    field: Field,
    value: String,
}

/// A printed rounding error.
const TOLERANCE_PAISE: i64 = 1;

pub(crate) fn read(lines: &[&Line<'_>], decimal: DecimalMark) -> Surroundings {
    let found = labelled(lines);
    let first = |field: Field| found.iter().filter(move |found| found.field == field).map(|found| found.value.as_str());
    let text: Vec<String> = lines.iter().map(|line| line.text()).collect();

    let ifsc = first(Field::Ifsc).find_map(ifsc).or_else(|| text.iter().find_map(|line| ifsc(line)));
    let bank = bank(ifsc.as_deref(), &text);
    let is_credit_card = is_credit_card(&text);
    let identity = Identity {
        bank: bank.map(|bank| bank.name.clone()).or_else(|| bank_by_its_word(&text)),
        micr: first(Field::Micr).find_map(micr),
        holders: holders(&found, lines),
        number_masked: first(Field::Number).find_map(number).map(|number| masked(&number)),
        kind: if is_credit_card {
            Some(AccountKind::CreditCard)
        } else {
            first(Field::Kind).find_map(kind).or_else(|| text.iter().find_map(|line| kind_by_its_word(line)))
        },
        currency: currency(first(Field::Currency).next(), &text, ifsc.is_some() || bank.is_some()),
        period: period(&found, &text),
        ifsc,
    };
    let amount = |field: Field| first(field).find_map(|value| declared_amount(value, decimal));
    let count = |field: Field| first(field).find_map(|value| value.split_whitespace().next()?.parse::<usize>().ok());
    let positive = |amount: Option<Paise>| amount.map(|amount| Paise::new(amount.get().abs()));
    Surroundings {
        identity,
        declared: Declared {
            opening: amount(Field::Opening),
            closing: amount(Field::Closing),
            debit_total: positive(amount(Field::DebitTotal)),
            credit_total: positive(amount(Field::CreditTotal)),
            debit_count: count(Field::DebitCount),
            credit_count: count(Field::CreditCount),
        },
        tolerance: Paise::new(bank.map_or(0, |bank| bank.balance_tolerance_paise).max(TOLERANCE_PAISE)),
        is_credit_card,
    }
}

/// The account number that a line names, as printed.
pub(crate) fn account_number(line: &Line<'_>) -> Option<String> {
    labelled(&[line]).iter().filter(|found| found.field == Field::Number).find_map(|found| number(&found.value))
}

fn pieces<'l>(line: &Line<'l>) -> Vec<Piece<'l>> {
    let mut pieces = Vec::with_capacity(line.words.len());
    for word in &line.words {
        let width = (word.bounds.x1 - word.bounds.x0) / word.text.chars().count().max(1) as f32;
        let mut x0 = word.bounds.x0;
        for part in word.text.split_inclusive(':') {
            let x1 = x0 + width * part.chars().count() as f32;
            pieces.push(Piece { text: part.trim_end_matches(':'), x0, x1, ends_in_colon: part.ends_with(':') });
            x0 = x1;
        }
    }
    pieces
}

fn letters(text: &str) -> impl Iterator<Item = char> + '_ {
    text.chars().filter(|c| c.is_ascii_alphabetic() || *c == '/').map(|c| c.to_ascii_lowercase())
}

/// A label is no longer than this many words: `Statement of account for the period`.
const LABEL_WORDS_MAX: usize = 7;
const LABEL_LETTERS_MAX: usize = 40;

/// The longest label that begins at `at`, and how many pieces it takes.
fn label_at(pieces: &[Piece<'_>], at: usize) -> Option<(Field, usize)> {
    let mut text = String::new();
    let mut best = None;
    for (count, piece) in pieces[at..].iter().take(LABEL_WORDS_MAX).enumerate() {
        let before = text.len();
        text.extend(letters(piece.text));
        if text.len() > LABEL_LETTERS_MAX {
            break;
        }
        // A piece of a label has no digits; of several lengths the longest wins.
        if piece.text.bytes().any(|byte| byte.is_ascii_digit()) && piece.text.len() > 2 {
            break;
        }
        if text.len() > before || piece.ends_in_colon {
            if let Some(field) = LABELS.get(text.as_str()) {
                best = Some((*field, count + 1));
            }
        }
        if piece.ends_in_colon {
            break;
        }
    }
    best
}

/// Values are not further from their label than this, on the line below.
const BELOW_EMS: f32 = 2.6;
/// A gap this wide ends a value.
const VALUE_GAP_EMS: f32 = 2.2;

fn labelled(lines: &[&Line<'_>]) -> Vec<Found> {
    let all: Vec<Vec<Piece<'_>>> = lines.iter().map(|line| pieces(line)).collect();
    let mut found = Vec::new();
    for (index, (line, own)) in lines.iter().zip(&all).enumerate() {
        let mut labels: Vec<(usize, Field, usize)> = Vec::new();
        let mut at = 0;
        while at < own.len() {
            match label_at(own, at) {
                // Inside of a sentence `name` or `to` is no label: it begins a line, follows a gap or a value, or has a colon.
                Some((field, count)) if is_label(own, at, count, line.size) => {
                    labels.push((at, field, count));
                    at += count;
                }
                _ => at += 1,
            }
        }
        for (position, (start, field, count)) in labels.iter().enumerate() {
            let from = start + count;
            let to = labels.get(position + 1).map_or(own.len(), |(next, ..)| *next);
            let mut value = value(&own[from..to], line.size);
            if value.is_empty() {
                let label_x0 = own[*start].x0;
                let limit = labels.get(position + 1).map_or(f32::MAX, |(next, ..)| own[*next].x0 - 1.0);
                let below = all[index + 1..].iter().zip(&lines[index + 1..]).take(2).find_map(|(next, below)| {
                    let distance = below.baseline - line.baseline;
                    if distance <= 0.0 || distance > BELOW_EMS * line.size.max(below.size) {
                        return None;
                    }
                    let beneath: Vec<&Piece<'_>> = next
                        .iter()
                        .filter(|piece| piece.x1 > label_x0 - 2.0 && piece.x0 < limit.min(own[from - 1].x1 + 200.0))
                        .collect();
                    let text = joined(&beneath, below.size);
                    (!text.is_empty()).then_some(text)
                });
                value = below.unwrap_or_default();
            }
            if !value.is_empty() {
                found.push(Found { field: *field, value });
            }
        }
    }
    found
}

fn is_label(pieces: &[Piece<'_>], at: usize, count: usize, size: f32) -> bool {
    let last = &pieces[at + count - 1];
    let has_colon = last.ends_in_colon || pieces.get(at + count).is_some_and(|next| next.text.is_empty() || next.text == "-" || next.text == ":-");
    let follows_gap = at == 0 || pieces[at].x0 - pieces[at - 1].x1 > 0.8 * size;
    let precedes_gap = pieces.get(at + count).is_none_or(|next| next.x0 - last.x1 > 0.8 * size);
    let is_before_digits = pieces
        .get(at + count)
        .is_some_and(|next| next.text.chars().any(|c| c.is_ascii_digit()) || next.text.starts_with(['X', '*']));
    has_colon || follows_gap && (precedes_gap || is_before_digits || count > 1) || count > 1 && is_before_digits
}

fn value(pieces: &[Piece<'_>], size: f32) -> String {
    joined(&pieces.iter().collect::<Vec<_>>(), size)
}

fn joined(pieces: &[&Piece<'_>], size: f32) -> String {
    let mut text = String::new();
    let mut end: Option<f32> = None;
    for piece in pieces {
        let bare = piece.text.trim_matches(|c: char| matches!(c, ':' | '-' | ';' | '=' | '|') || c.is_whitespace());
        if bare.is_empty() && text.is_empty() {
            continue;
        }
        if end.is_some_and(|end| piece.x0 - end > VALUE_GAP_EMS * size) {
            break;
        }
        if !text.is_empty() && end.is_some_and(|end| piece.x0 - end > 0.05 * size) {
            text.push(' ');
        }
        text.push_str(if text.is_empty() { bare } else { piece.text });
        end = Some(piece.x1);
    }
    text
}

fn declared_amount(value: &str, decimal: DecimalMark) -> Option<Paise> {
    let words: Vec<&str> = value.split_whitespace().collect();
    // `INR 1,234.50 Cr`, or a date first: `as on 01/04/2025 1,234.50`.
    (0..words.len().min(8)).find_map(|from| {
        (1..=3.min(words.len() - from)).rev().find_map(|count| {
            let text = words[from..from + count].concat();
            let read = amount::parse(&text, decimal)?;
            // A bare whole number beside a label of money is a count or a year.
            (read.decimals > 0 || text.contains(',') || read.magnitude.get() == 0).then(|| read.signed())
        })
    })
}

fn ifsc(text: &str) -> Option<String> {
    let is_code = |word: &str| {
        let bytes = word.as_bytes();
        bytes.len() == 11
            && bytes[..4].iter().all(u8::is_ascii_uppercase)
            && bytes[4] == b'0'
            && bytes[5..].iter().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit())
    };
    text.split(|c: char| !c.is_ascii_alphanumeric()).find(|word| is_code(word)).map(str::to_owned)
}

fn micr(value: &str) -> Option<String> {
    value
        .split(|c: char| !c.is_ascii_digit())
        .find(|digits| digits.len() == 9)
        .map(str::to_owned)
}

/// Digits, with places hidden by `X` or `*`, and perhaps spaces or hyphens between groups.
fn number(value: &str) -> Option<String> {
    let mut number = String::new();
    for word in value.split_whitespace() {
        let bare = word.trim_matches(|c: char| !c.is_ascii_alphanumeric() && c != '*');
        let is_part = !bare.is_empty() && bare.chars().all(|c| c.is_ascii_digit() || matches!(c, 'X' | 'x' | '*' | '-'));
        if !is_part {
            break;
        }
        number.push_str(bare);
        // Groups are set apart by spaces; a second number behind a whole one is something else.
        if bare.len() > 5 {
            break;
        }
    }
    let number: String = number.chars().filter(|c| *c != '-').collect();
    let digits = number.bytes().filter(u8::is_ascii_digit).count();
    (number.len() >= 4 && digits >= 3 && (digits >= 6 || number.len() > digits)).then_some(number)
}

/// All but the last four digits hidden.
pub(crate) fn masked(number: &str) -> String {
    let count = number.chars().count();
    number.chars().enumerate().map(|(at, c)| if at + 4 >= count && c.is_ascii_digit() { c } else { 'X' }).collect()
}

fn kind(value: &str) -> Option<AccountKind> {
    let text = value.to_ascii_lowercase();
    let has = |word: &str| text.contains(word);
    Some(match () {
        () if has("cash credit") || text.split_whitespace().any(|word| word == "cc") => AccountKind::CashCredit,
        () if has("overdraft") || text.split_whitespace().any(|word| word == "od") => AccountKind::Overdraft,
        () if has("nre") && !has("current") => AccountKind::Nre,
        () if has("nro") => AccountKind::Nro,
        () if has("salary") => AccountKind::Salary,
        () if has("saving") || text.split(|c: char| !c.is_ascii_alphabetic()).any(|word| matches!(word, "sb" | "sba" | "sbchq" | "sa")) => AccountKind::Savings,
        () if has("current") || text.split(|c: char| !c.is_ascii_alphabetic()).any(|word| matches!(word, "ca" | "caa")) => AccountKind::Current,
        () if has("loan") => AccountKind::Loan,
        () => return None,
    })
}

fn kind_by_its_word(line: &str) -> Option<AccountKind> {
    let text = line.to_ascii_lowercase();
    let near = ["savings account", "saving account", "savings bank", "current account", "salary account", "overdraft account", "cash credit account", "savings a/c", "current a/c"];
    (text.len() < 90 && near.iter().any(|words| text.contains(words))).then(|| kind(&text)).flatten()
}

fn is_credit_card(text: &[String]) -> bool {
    let has = |words: &str| text.iter().any(|line| line.to_ascii_lowercase().contains(words));
    let squeezed = |words: &str| {
        text.iter().any(|line| line.to_ascii_lowercase().replace(' ', "").contains(words))
    };
    has("credit card") && (squeezed("creditlimit") || squeezed("minimumpayment") || squeezed("minimumdue") || squeezed("minimumamountdue"))
}

fn bank<'b>(ifsc: Option<&str>, text: &[String]) -> Option<&'b Bank> {
    if let Some(code) = ifsc.and_then(|code| code.get(..4))
        && let Some(bank) = BANKS.iter().find(|bank| bank.ifsc == code)
    {
        return Some(bank);
    }
    // The letterhead is at the top; further down other banks are named as counterparties.
    let top: Vec<String> = text.iter().take(25).map(|line| line.to_uppercase()).collect();
    let named = |name: &str| top.iter().position(|line| has_words(line, name));
    BANKS
        .iter()
        .flat_map(|bank| bank.names.iter().map(move |name| (bank, name)))
        .filter_map(|(bank, name)| named(name).map(|at| (at, std::cmp::Reverse(name.len()), bank)))
        .min_by_key(|(at, length, _)| (*at, *length))
        .map(|(_, _, bank)| bank)
}

fn has_words(line: &str, words: &str) -> bool {
    line.match_indices(words).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + words.len()..].chars().next();
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
    })
}

/// A bank nobody listed calls itself one.
fn bank_by_its_word(text: &[String]) -> Option<String> {
    text.iter().take(15).find_map(|line| {
        let upper = line.to_uppercase();
        let is_name = (has_words(&upper, "BANK") || has_words(&upper, "BANKING")) && line.len() < 60 && !line.contains(':');
        let words = line.split_whitespace().count();
        (is_name && (2..=8).contains(&words) && !upper.contains("STATEMENT")).then(|| line.trim().to_owned())
    })
}

fn currency(labelled: Option<&str>, text: &[String], is_indian: bool) -> String {
    const CODES: [&str; 9] = ["INR", "USD", "GBP", "EUR", "SGD", "NZD", "AUD", "AED", "CAD"];
    let named = |value: &str| CODES.iter().find(|code| has_words(&value.to_uppercase(), code)).map(|code| (*code).to_owned());
    if let Some(code) = labelled.and_then(named) {
        return code;
    }
    if is_indian {
        return "INR".to_owned();
    }
    const SIGNS: [(&str, &str); 7] =
        [("₹", "INR"), ("Rs.", "INR"), ("INR", "INR"), ("S$", "SGD"), ("£", "GBP"), ("€", "EUR"), ("NZ$", "NZD")];
    for (sign, code) in SIGNS {
        if text.iter().any(|line| line.contains(sign)) {
            return code.to_owned();
        }
    }
    let upper: Vec<String> = text.iter().take(60).map(|line| line.to_uppercase()).collect();
    let says = |word: &str| upper.iter().any(|line| line.contains(word));
    match () {
        () if says("NEW ZEALAND") || says("BANK NZ") => "NZD",
        () if says("SINGAPORE") => "SGD",
        () if says(".CO.UK") => "GBP",
        () => "INR",
    }
    .to_owned()
}

fn period(found: &[Found], text: &[String]) -> Option<Period> {
    let order = DateOrder::DayFirst;
    let pair = |dates: &[chrono::NaiveDate]| match dates {
        [from, to, ..] if from <= to => Some(Period { from: *from, to: *to }),
        _ => None,
    };
    let of = |field: Field| found.iter().filter(move |found| found.field == field);
    if let Some(period) = of(Field::Period).find_map(|found| pair(&dates::all_in(&found.value, order))) {
        return Some(period);
    }
    let one = |field: Field| of(field).find_map(|found| dates::all_in(&found.value, order).first().copied());
    if let (Some(from), Some(to)) = (one(Field::Period), one(Field::PeriodTo))
        && from < to
    {
        return Some(Period { from, to });
    }
    // `9 December 2019 to 8 January 2020`, `Statement of transactions from … to …`
    text.iter().find_map(|line| {
        let lower = line.to_ascii_lowercase();
        let is_range = ["to", "and", "-", "till", "upto", "–", "through"].iter().any(|word| lower.split_whitespace().any(|own| own == *word));
        if !is_range && !lower.contains("period") {
            return None;
        }
        let dates = dates::all_in(line, order);
        pair(&dates).or_else(|| half_dated(line, &dates))
    })
}

/// `11 May to 10 June 2019`: the year stands once.
fn half_dated(line: &str, dates: &[chrono::NaiveDate]) -> Option<Period> {
    use chrono::Datelike;
    let to = *dates.first()?;
    let before = line.split(" to ").next()?;
    let words: Vec<&str> = before.split_whitespace().collect();
    let tail = words.get(words.len().checked_sub(2)?..)?.join(" ");
    let from = dates::parse(&tail, DateOrder::DayFirst)?;
    let year = if from.month > to.month() { to.year() - 1 } else { to.year() };
    Some(Period { from: from.with_year(year)?, to }).filter(|period| period.from <= period.to)
}

const HONORIFICS: [&str; 14] = ["MR", "MRS", "MS", "MISS", "SHRI", "SMT", "DR", "SRI", "KUM", "MASTER", "PROF", "CAPT", "SHREE", "KUMARI"];
const BUSINESS_WORDS: [&str; 20] = [
    "M/S", "TRADERS", "ENTERPRISES", "ENTERPRISE", "CO", "COMPANY", "SONS", "BROTHERS", "PVT", "LTD", "LIMITED", "LLP", "INDUSTRIES", "STORES", "STORE",
    "AGENCIES", "ASSOCIATES", "WORKS", "FOODS", "SERVICES",
];
/// What stands in a letterhead in capitals and is nobody's name.
const NOT_NAMES: [&str; 38] = [
    "BANK", "STATEMENT", "ACCOUNT", "BRANCH", "ADDRESS", "ROAD", "STREET", "NAGAR", "SAVINGS", "CURRENT", "SUMMARY", "PAGE", "DATE", "BALANCE", "CURRENCY", "CUSTOMER",
    "DETAILS", "INDIA", "FLOOR", "BUILDING", "COLONY", "MUMBAI", "DELHI", "BENGALURU", "PUNE", "CHENNAI", "KOLKATA", "HYDERABAD", "IFSC", "MICR", "PERIOD", "NOMINEE",
    "PHONE", "EMAIL", "OFFICE", "WWW", "TRANSACTION", "TRANSACTIONS",
];

fn holders(found: &[Found], lines: &[&Line<'_>]) -> Vec<String> {
    let mut holders: Vec<String> = Vec::new();
    // `Account name: Everyday account` names the account, not a person.
    let is_person = |name: &str| {
        let lower = name.to_ascii_lowercase();
        name.chars().any(char::is_alphabetic)
            && !name.chars().any(|c| c.is_ascii_digit())
            && !["account", "savings", "current a", "bank"].iter().any(|word| lower.contains(word))
    };
    let labelled = found
        .iter()
        .filter(|found| found.field == Field::Holder)
        .map(|found| clean_name(&found.value))
        .find(|name| is_person(name));
    let primary = labelled.or_else(|| unlabelled_holder(lines));
    for name in primary.into_iter().flat_map(|name| split_names(&name)) {
        holders.push(name);
    }
    for joint in found.iter().filter(|found| found.field == Field::JointHolder) {
        for name in split_names(&clean_name(&joint.value)) {
            if is_person(&name) && !name.eq_ignore_ascii_case("NA") && !name.eq_ignore_ascii_case("none") && !holders.contains(&name) {
                holders.push(name);
            }
        }
    }
    holders
}

fn clean_name(value: &str) -> String {
    let mut words: Vec<&str> = value.split_whitespace().collect();
    while words.len() > 1 && HONORIFICS.contains(&words[0].trim_end_matches('.').to_uppercase().as_str()) {
        words.remove(0);
    }
    let joined = words.join(" ");
    joined.trim_matches(|c: char| !c.is_alphanumeric() && c != ')' && c != '.').to_owned()
}

/// Two people, not one firm with an ampersand.
fn split_names(name: &str) -> Vec<String> {
    let upper = name.to_uppercase();
    let is_business = upper.split(|c: char| c.is_whitespace() || c == '.').any(|word| BUSINESS_WORDS.contains(&word));
    if is_business || name.is_empty() {
        return if name.is_empty() { Vec::new() } else { vec![name.to_owned()] };
    }
    let marked = name.replace(" & ", "\u{1f}").replace(" AND ", "\u{1f}").replace(" and ", "\u{1f}").replace(',', "\u{1f}").replace(" / ", "\u{1f}");
    marked.split('\u{1f}').map(clean_name).filter(|part| !part.is_empty()).collect()
}

/// The first line of the address: a person with a title, or two to five words in capitals.
fn unlabelled_holder(lines: &[&Line<'_>]) -> Option<String> {
    let candidates: Vec<String> = lines
        .iter()
        .take(40)
        .flat_map(|line| segments(line))
        .collect();
    let is_name = |text: &str| {
        let words: Vec<&str> = text.split_whitespace().collect();
        (2..=6).contains(&words.len())
            && text.len() < 50
            && text.chars().all(|c| c.is_alphabetic() || c.is_whitespace() || matches!(c, '.' | '&' | '\'' | '/'))
            && !words.iter().any(|word| NOT_NAMES.contains(&word.to_uppercase().as_str()))
    };
    let with_title = candidates.iter().find(|text| {
        let first = text.split_whitespace().next().unwrap_or_default().trim_end_matches('.').to_uppercase();
        (HONORIFICS.contains(&first.as_str()) || first == "M/S") && is_name(text)
    });
    let in_capitals = || candidates.iter().find(|text| is_name(text) && !text.chars().any(char::is_lowercase));
    with_title.or_else(in_capitals).map(|text| clean_name(text))
}

/// Parts of a line with wide gaps between them.
fn segments(line: &Line<'_>) -> Vec<String> {
    let mut parts: Vec<Vec<&crate::document::Word>> = Vec::new();
    for word in &line.words {
        match parts.last_mut() {
            Some(part) if part.last().is_some_and(|last| word.bounds.x0 - last.bounds.x1 < 1.5 * line.size) => part.push(word),
            _ => parts.push(vec![word]),
        }
    }
    parts.iter().map(|part| super::lines::text_of(part)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_data_files_are_readable() {
        assert!(toml::from_str::<Labels>(include_str!("../../data/layout/identity.toml")).is_ok());
        let banks: Banks = toml::from_str(include_str!("../../data/layout/banks.toml")).unwrap();
        assert!(banks.bank.len() >= 12);
        assert!(banks.bank.iter().all(|bank| bank.ifsc.len() == 4 && !bank.names.is_empty()));
    }

    #[test]
    fn an_account_number_shows_its_last_four_digits_alone() {
        assert_eq!(masked("00001234567890"), "XXXXXXXXXX7890");
        assert_eq!(masked("XXXX1234"), "XXXX1234");
        assert_eq!(number("0012 3456 7890 Branch").as_deref(), Some("001234567890"));
        assert_eq!(number("Savings"), None);
        assert_eq!(number("01-2345-0678901-00").as_deref(), Some("012345067890100"));
    }

    #[test]
    fn two_people_are_two_holders_and_a_firm_is_one() {
        assert_eq!(split_names("RAMESH KUMAR AND SUNITA SHARMA"), ["RAMESH KUMAR", "SUNITA SHARMA"]);
        assert_eq!(split_names("Zeus Mark & Mrs Athena Alice"), ["Zeus Mark", "Athena Alice"]);
        assert_eq!(split_names("SHARMA & SONS"), ["SHARMA & SONS"]);
    }

    #[test]
    fn branch_codes_are_told_from_other_words() {
        assert_eq!(ifsc("IFSC: HDFC0001234 MICR").as_deref(), Some("HDFC0001234"));
        assert_eq!(ifsc("SBIN12345678901"), None);
        assert_eq!(ifsc("hdfc0001234"), None);
    }
}
