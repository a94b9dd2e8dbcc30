//! Whose account it is, and what the statement declares: told from the lines outside of its tables.
//!
//! A number of an account leaves here only to tell accounts apart, or masked.

mod account;
mod banks;
mod currency;
mod declared;
mod figures;
mod holders;
mod labels;
mod period;
#[cfg(test)]
mod tests;
mod values;
mod word_lists;

pub(crate) use account::masked;
pub(crate) use banks::is_code_of_another;
pub(crate) use declared::{DeclaredFigures, MovedSums, RowSums};

use labels::Mentions;
use values::Labelled;
use word_lists::Field;

use super::amount::DecimalMark;
use super::dates::DateOrder;
use super::header;
use super::lines::Line;
use super::notation::Notation;
use crate::money::Paise;
use crate::statement::{AccountKind, Identity, Period};

/// All that the lines around a table say.
#[derive(Debug, Default)]
pub(crate) struct AccountDetails {
    pub(crate) identity: Identity,
    pub(crate) declared: DeclaredFigures,
    pub(crate) tolerance: Paise,
    pub(crate) is_credit_card: bool,
}

/// A printed rounding error.
const TOLERANCE_PAISE: i64 = 1;
/// Without a table below them, so many lines are the top of a statement.
const TOP_LINES: usize = 60;

/// What the rows of an account tell of it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SeenInRows<'r> {
    pub(crate) narrations: &'r [&'r str],
    pub(crate) prints_balances: bool,
}

pub(crate) fn read(lines: &[&Line<'_>], rows: SeenInRows<'_>, notation: Notation) -> AccountDetails {
    let Notation { decimal, order } = notation;
    let (is_header, top) = headers(lines);
    let labelled = Labelled::read(lines, &is_header, decimal, Mentions::Any);
    let text: Vec<String> = lines.iter().map(|line| line.text()).collect();

    let ifsc = labelled
        .values(Field::Ifsc)
        .find_map(account::ifsc)
        .or_else(|| text.iter().find_map(|line| account::ifsc(line)));
    let bank = banks::named(ifsc.as_deref(), &labelled, &text);
    let is_credit_card = is_credit_card(&text, rows.prints_balances);
    let product = number_behind_product(&labelled, top);
    let kind = || kind(&labelled, &text, top).or(product.as_ref().map(|(kind, _)| *kind));
    let kind = if is_credit_card { Some(AccountKind::CreditCard) } else { kind() };
    let number = labelled
        .values(Field::Number)
        .find_map(account::number)
        .or_else(|| product.map(|(_, number)| number));
    let period = period::period(&labelled, &text, order);
    let line = |field: Field| {
        let printed = labelled.values(field).find_map(|value| figures::balance(value, decimal));
        printed
            .map(|amount| amount.max(Paise::ZERO.saturating_sub(amount)))
            .filter(|amount| *amount > Paise::ZERO)
    };
    let identity = Identity {
        micr: labelled.values(Field::Micr).find_map(account::micr),
        holders: holders::holders(&labelled, top),
        number_masked: number.map(|number| masked(&number)),
        kind,
        currency: currency::currency(&currency::Evidence {
            labelled: labelled.values(Field::Currency).next(),
            headings: text
                .iter()
                .zip(&is_header)
                .filter(|(_, is)| **is)
                .map(|(line, _)| line.as_str())
                .collect(),
            text: &text,
            narrations: rows.narrations,
            has_ifsc: ifsc.is_some(),
            is_known_bank: bank.known.is_some(),
        }),
        period,
        // A card's limit is no overdraft. Banks print a limit of nothing on accounts without one.
        credit_limit: line(Field::CreditLimit).filter(|_| !is_credit_card),
        drawing_power: line(Field::DrawingPower).filter(|_| !is_credit_card),
        bank: bank.name,
        ifsc,
    };
    let mut declared = DeclaredFigures::read(&labelled, &text, decimal);
    if let Some((opening, closing)) = period.map(|period| figures::balances_by_day(&text, period, notation)) {
        declared.named.opening.extend(opening);
        declared.named.closing.extend(closing);
    }
    AccountDetails {
        identity,
        declared,
        tolerance: Paise::new(
            bank.known
                .and_then(|bank| bank.balance_tolerance_paise)
                .map_or(TOLERANCE_PAISE, |clipped| clipped.max(TOLERANCE_PAISE)),
        ),
        is_credit_card,
    }
}

/// The currency of all pages together, rows and all: what tells the country before rows are read.
pub(crate) fn currency_of_pages(pages: &[Vec<Line<'_>>]) -> Option<String> {
    let text: Vec<String> = pages.iter().flatten().map(Line::text).collect();
    let lines: Vec<&str> = text.iter().map(String::as_str).collect();
    currency::currency(&currency::Evidence {
        labelled: None,
        headings: Vec::new(),
        text: &text,
        narrations: &lines,
        has_ifsc: text.iter().any(|line| account::ifsc(line).is_some()),
        is_known_bank: false,
    })
}

/// The account number that a line names, as printed.
pub(crate) fn account_number(line: &Line<'_>) -> Option<String> {
    let labelled = Labelled::read(&[line], &[], DecimalMark::Point, Mentions::Headings);
    labelled.values(Field::Number).find_map(account::number)
}

/// The period that a line names behind a label; its end may stand on the next line.
pub(crate) fn period_of_line(line: &Line<'_>, next: Option<&Line<'_>>, order: DateOrder) -> Option<Period> {
    let lines: Vec<&Line<'_>> = std::iter::once(line).chain(next).collect();
    let labelled = Labelled::read(&lines, &[], DecimalMark::Point, Mentions::Any);
    period::period(&labelled, &[], order)
}

/// Which lines are headers of tables, and how many lines stand above the first of them.
fn headers(lines: &[&Line<'_>]) -> (Vec<bool>, usize) {
    let owned: Vec<Line<'_>> = lines.iter().map(|line| (*line).clone()).collect();
    let found = header::find(&owned);
    let mut is_header = vec![false; lines.len()];
    for header in &found {
        is_header[header.first_line..=header.last_line].fill(true);
    }
    let top = found.first().map_or(TOP_LINES, |header| header.first_line).min(lines.len());
    (is_header, top)
}

fn kind(labelled: &Labelled<'_>, text: &[String], top: usize) -> Option<AccountKind> {
    let of_title = || text[..top].iter().find_map(|line| account::kind_by_its_word(line));
    let from_label = labelled.values(Field::Kind).find_map(account::kind);
    from_label.or_else(|| kind_beside_number(labelled, text)).or_else(of_title)
}

/// A number without any label, behind the product it is of: `SB-GENERAL 500101012345678`.
fn number_behind_product(labelled: &Labelled<'_>, lines: usize) -> Option<(AccountKind, String)> {
    const DIGITS_MIN: usize = 9;
    labelled.lines.iter().take(lines).find_map(|line| {
        line.pieces.windows(2).enumerate().find_map(|(at, pair)| {
            let kind = account::kind(pair[0].text)?;
            let rest: Vec<&str> = line.pieces[at + 1..].iter().take(4).map(|piece| piece.text).collect();
            let digits = pair[1].text.bytes().filter(u8::is_ascii_digit).count();
            let number = account::number(&rest.join(" ")).filter(|_| digits >= 3)?;
            (number.bytes().filter(u8::is_ascii_digit).count() >= DIGITS_MIN).then_some((kind, number))
        })
    })
}

/// The kind that stands on the line of the number, or in it.
fn kind_beside_number(labelled: &Labelled<'_>, text: &[String]) -> Option<AccountKind> {
    let mut numbers = labelled
        .found
        .iter()
        .filter(|found| found.field == Field::Number && account::number(&found.value).is_some());
    numbers.find_map(|found| {
        let parts = || found.value.split(['-', '/', ' ']).filter(|part| part.len() <= 4);
        account::kind_in_line(&text[found.line])
            .or_else(|| parts().find_map(account::kind).filter(|_| account::ifsc(&found.value).is_none()))
    })
}

/// What a card's statement adds up, where it calls itself by no name.
const SUMMARY_OF_CARD: [&str; 4] = ["previousbalance", "newbalance", "purchases", "payment"];

/// The statement of a card names the card and what is due on it. Beside an account's balances both may be mere mentions.
fn is_credit_card(text: &[String], prints_balances: bool) -> bool {
    let (mut names_credit_card, mut names_card, mut is_titled) = (false, false, false);
    let (mut names_limit, mut names_dues) = (false, false);
    let mut names_summary = [false; SUMMARY_OF_CARD.len()];
    for line in text {
        let lower = line.to_ascii_lowercase();
        names_credit_card |= lower.contains("credit card") || lower.contains("kreditkarte");
        names_card |= [
            "card no",
            "card number",
            "card ending",
            "rewards card",
            "visa",
            "mastercard",
            "amex",
            "membership number",
        ]
        .iter()
        .any(|words| lower.contains(words));
        names_card |= lower.trim_end().ends_with(" card") && !lower.contains("debit");
        // Letters set apart make words of their own.
        let squeezed: String = lower.chars().filter(|c| !c.is_whitespace()).collect();
        let is_due = ["minimumpayment", "minimumdue", "minimumamountdue", "paymentduedate"];
        names_dues |= is_due.iter().any(|words| squeezed.contains(words));
        names_limit |= ["creditlimit", "creditline", "creditaccessline", "availablecredit"]
            .iter()
            .any(|words| squeezed.contains(words));
        is_titled |=
            squeezed.starts_with("creditcardstatement") || squeezed.contains("kreditkartenabrechnung");
        for (part, is_named) in SUMMARY_OF_CARD.iter().zip(&mut names_summary) {
            *is_named |= squeezed.contains(part);
        }
    }
    is_titled |= names_summary.iter().all(|is_named| *is_named);
    names_credit_card && (names_dues || names_limit)
        || (names_card && (names_dues || names_limit) || is_titled) && !prints_balances
}

/// Reads the tables of this room: a broken one stops the program.
pub(super) fn load_tables() {
    banks::load_tables();
    currency::load_tables();
    holders::load_tables();
    std::sync::LazyLock::force(&word_lists::IDENTITY_WORDS);
}
