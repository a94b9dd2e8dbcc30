//! Transactions that are there twice, and salaries under the number of another month's.

use chrono::Datelike;

use super::rows::{Row, Rows, share};
use super::thresholds::CONTENT;
use crate::integrity::wording::quoted;
use crate::integrity::{Check, Evidence, Severity};
use crate::money::Paise;
use crate::narration::Channel;
use crate::phrasing::told_day;

/// A number that more rows share than this is no payment's.
const MOST_UNDER_ONE_NUMBER: usize = 8;

/// Both checks of this file: `duplicates` and `salary_reference`.
pub(super) fn examine(rows: &Rows<'_>) -> [Check; 2] {
    if rows.all().nth(1).is_none() {
        return [
            CONTENT.check.not_run("duplicates", "few"),
            CONTENT.check.not_run("salary_reference", "none"),
        ];
    }
    let mut repeated = printed_twice(rows);
    let Numbered { payments, salaries, is_paid_twice, is_reused } = under_one_number(rows);
    repeated.extend(payments);
    repeated.sort_by_key(|evidence| evidence.transaction_id);
    repeated.dedup_by_key(|evidence| evidence.transaction_id);
    let duplicates = if repeated.is_empty() {
        CONTENT.check.passed("duplicates")
    } else {
        let severity = if is_paid_twice || is_reused { Severity::Critical } else { Severity::Warning };
        let kind = if is_reused { "reused" } else { "repeated" };
        CONTENT.check.failed("duplicates", kind, severity, repeated)
    };
    let code = "salary_reference";
    let salaries = if salaries.is_empty() {
        let is_salary = |row: &Row<'_>| is_salary(row) && row.payment_numbers().next().is_some();
        if rows.all().any(is_salary) {
            CONTENT.check.passed(code)
        } else {
            CONTENT.check.not_run(code, "none")
        }
    } else {
        CONTENT.check.failed(code, "repeated", Severity::Critical, salaries)
    };
    [duplicates, salaries]
}

fn is_salary(row: &Row<'_>) -> bool {
    row.entry.signed() > Paise::ZERO && row.says(&CONTENT.salary_reference.words)
}

/// Rows alike in everything, their balance included.
fn printed_twice(rows: &Rows<'_>) -> Vec<Evidence> {
    let mut found = Vec::new();
    for own in &rows.accounts {
        let is_broken = |row: &Row<'_>| {
            let first = own.rows.first().map_or(0, |first| first.place);
            own.account.findings().breaks.iter().any(|gap| gap.entry + first == row.place)
        };
        let mut printed: Vec<&Row<'_>> = own.rows.iter().filter(|row| row.entry.is_balance_printed).collect();
        let key = |row: &Row<'_>| (row.entry.date, row.entry.signed(), row.entry.balance);
        printed.sort_by(|a, b| key(a).cmp(&key(b)).then_with(|| a.words.cmp(&b.words)));
        for pair in printed.windows(2) {
            let [one, other] = pair else { continue };
            let is_alike = key(one) == key(other)
                && one.words == other.words
                && one.entry.reference == other.entry.reference;
            // A payment sent, taken back and sent again ends at the same balance; under a number of its own it does not.
            if is_alike && (has_number(one) || is_broken(one) || is_broken(other)) {
                found.push(other.evidence(format!(
                    "the same row stands on page {}: {}",
                    one.entry.page,
                    quoted(&one.entry.narration)
                )));
            }
        }
    }
    found
}

fn has_number(row: &Row<'_>) -> bool {
    let is_long = |text: &str| {
        text.as_bytes()
            .chunk_by(|a, b| a.is_ascii_digit() == b.is_ascii_digit())
            .any(|run| run.len() >= CONTENT.duplicates.number_digits && run.iter().all(u8::is_ascii_digit))
    };
    is_long(&row.words) || row.entry.reference.as_deref().is_some_and(is_long)
}

struct Numbered {
    /// Payments of one direction under one number.
    payments: Vec<Evidence>,
    /// The salaries among them that are of another month.
    salaries: Vec<Evidence>,
    /// The same sum came in twice under one number, each time with a balance of its own: networks number a payment once.
    is_paid_twice: bool,
    /// Another sum of another day stands under a number that was there before.
    is_reused: bool,
}

fn under_one_number(rows: &Rows<'_>) -> Numbered {
    let mut numbered: Vec<(&str, bool, &Row<'_>)> = Vec::new();
    for row in rows.all() {
        let is_credit = row.entry.signed() > Paise::ZERO;
        numbered.extend(row.payment_numbers().map(|number| (number, is_credit, row)));
    }
    numbered.sort_by(|a, b| (a.0, a.1, a.2.place).cmp(&(b.0, b.1, b.2.place)));
    let (mut payments, mut salaries) = (Vec::new(), Vec::new());
    let mut is_paid_twice = false;
    let (mut numbers, mut reused) = (0_usize, 0_usize);
    for shared in numbered.chunk_by(|a, b| (a.0, a.1) == (b.0, b.1)) {
        numbers += 1;
        if shared.len() < 2 || shared.len() > MOST_UNDER_ONE_NUMBER {
            continue;
        }
        let own: Vec<&Row<'_>> = shared
            .iter()
            .filter(|(number, _, row)| is_its_number(row, number))
            .map(|(.., row)| *row)
            .collect();
        let Some((first, others)) = own.split_first() else { continue };
        for row in others.iter().filter(|row| !is_charge_of(first, row)) {
            let number = shared.first().map_or("", |(number, ..)| *number);
            let days = (row.entry.date - first.entry.date).num_days().abs();
            let is_other = first.entry.amount != row.entry.amount && days > CONTENT.references.slack_days;
            reused += usize::from(is_other);
            let detail = format!(
                "{number} stands on page {} too, on {} over {}",
                first.entry.page,
                told_day(first.entry.date),
                first.entry.amount
            );
            let month = |row: &Row<'_>| (row.entry.date.year(), row.entry.date.month());
            is_paid_twice |= row.entry.signed() > Paise::ZERO
                && row.entry.amount == first.entry.amount
                && row.entry.balance != first.entry.balance;
            if is_salary(row) && month(row) != month(first) {
                salaries.push(row.evidence(detail.clone()).saying(number));
            }
            payments.push(row.evidence(detail).saying(number));
        }
    }
    let is_reused = reused > 0 && share(reused, numbers) <= CONTENT.duplicates.reused_share;
    Numbered { payments, salaries, is_paid_twice, is_reused }
}

/// Whether it is the number of the payment itself, and not of an account, a mandate or a payment that came back.
fn is_its_number(row: &Row<'_>, number: &str) -> bool {
    let read = &row.entry.said;
    let is_numbered = matches!(read.channel, Channel::Upi | Channel::Imps | Channel::Neft | Channel::Rtgs);
    let is_own = read.reference.as_ref().is_some_and(|reference| reference.eq_ignore_ascii_case(number));
    is_numbered && is_own && !read.is_return && !read.is_reversal && !read.is_mandate
}

fn is_charge_of(one: &Row<'_>, other: &Row<'_>) -> bool {
    let (one, other) = (one.entry.amount, other.entry.amount);
    one != other && one.min(other).get() < CONTENT.duplicates.charge_rupees.saturating_mul(100)
}
