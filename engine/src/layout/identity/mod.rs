//! Whose account it is, and what the statement declares: told from the lines outside of its tables.
//!
//! A number of an account leaves here only to tell accounts apart, or masked.

mod account;
mod banks;
mod figures;
mod holders;
mod labels;
mod period;
#[cfg(test)]
mod tests;
mod values;
mod word_lists;

pub(crate) use account::masked;

use labels::Mentions;
use values::Labelled;
use word_lists::Field;

use super::amount::DecimalMark;
use super::header;
use super::lines::Line;
use crate::money::Paise;
use crate::statement::{AccountKind, Declared, Identity};

/// All that the lines around a table say.
#[derive(Debug, Default)]
pub(crate) struct AccountDetails {
    pub(crate) identity: Identity,
    pub(crate) declared: Declared,
    pub(crate) tolerance: Paise,
    pub(crate) is_credit_card: bool,
}

/// A printed rounding error.
const TOLERANCE_PAISE: i64 = 1;
/// Without a table below them, so many lines are the top of a statement.
const TOP_LINES: usize = 60;

pub(crate) fn read(lines: &[&Line<'_>], decimal: DecimalMark) -> AccountDetails {
    let (is_header, top) = headers(lines);
    let labelled = Labelled::read(lines, &is_header, decimal, Mentions::Any);
    let text: Vec<String> = lines.iter().map(|line| line.text()).collect();

    let ifsc = labelled
        .values(Field::Ifsc)
        .find_map(account::ifsc)
        .or_else(|| text.iter().find_map(|line| account::ifsc(line)));
    let bank = banks::named(ifsc.as_deref(), &labelled, &text);
    let is_credit_card = is_credit_card(&text);
    let product = number_behind_product(&labelled, top);
    let kind = || kind(&labelled, &text, top).or(product.as_ref().map(|(kind, _)| *kind));
    let kind = if is_credit_card { Some(AccountKind::CreditCard) } else { kind() };
    let number = labelled
        .values(Field::Number)
        .find_map(account::number)
        .or_else(|| product.map(|(_, number)| number));
    let period = period::period(&labelled, &text);
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
        currency: period::currency(labelled.values(Field::Currency).next(), &text, ifsc.is_some()),
        period,
        // A card's limit is no overdraft. Banks print a limit of nothing on accounts without one.
        credit_limit: line(Field::CreditLimit).filter(|_| !is_credit_card),
        drawing_power: line(Field::DrawingPower).filter(|_| !is_credit_card),
        bank: bank.name,
        ifsc,
    };
    let balance = |field: Field| labelled.values(field).find_map(|value| figures::balance(value, decimal));
    let by_day = || period.map_or((None, None), |period| figures::balances_by_day(&text, period, decimal));
    let total = |field: Field| labelled.values(field).find_map(|value| figures::total(value, decimal));
    let count = |field: Field| labelled.values(field).find_map(figures::count);
    AccountDetails {
        identity,
        declared: Declared {
            opening: balance(Field::Opening).or_else(|| by_day().0),
            closing: balance(Field::Closing).or_else(|| by_day().1),
            debit_total: total(Field::DebitTotal),
            credit_total: total(Field::CreditTotal),
            debit_count: count(Field::DebitCount),
            credit_count: count(Field::CreditCount),
        },
        tolerance: Paise::new(
            bank.known
                .and_then(|bank| bank.balance_tolerance_paise)
                .map_or(TOLERANCE_PAISE, |clipped| clipped.max(TOLERANCE_PAISE)),
        ),
        is_credit_card,
    }
}

/// The account number that a line names, as printed.
pub(crate) fn account_number(line: &Line<'_>) -> Option<String> {
    let labelled = Labelled::read(&[line], &[], DecimalMark::Point, Mentions::Headings);
    labelled.values(Field::Number).find_map(account::number)
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

fn is_credit_card(text: &[String]) -> bool {
    let mut names_card = false;
    let mut names_dues = false;
    for line in text {
        let lower = line.to_ascii_lowercase();
        names_card |= lower.contains("credit card");
        // Letters set apart make words of their own.
        let squeezed: String = lower.chars().filter(|c| !c.is_whitespace()).collect();
        let dues = ["creditlimit", "minimumpayment", "minimumdue", "minimumamountdue"];
        names_dues |= dues.iter().any(|words| squeezed.contains(words));
    }
    names_card && names_dues
}

/// Reads the tables of this room: a broken one stops the program.
pub(super) fn load_tables() {
    banks::load_tables();
    holders::load_tables();
    std::sync::LazyLock::force(&word_lists::IDENTITY_WORDS);
}
