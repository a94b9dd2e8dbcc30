//! Numbers that should follow one another or tell their day: those of cheques and of payments.

use chrono::Datelike;

use super::rows::{Row, Rows, share};
use super::thresholds::CONTENT;
use crate::integrity::{Check, Severity};
use crate::statement::Direction;

/// `serials`.
pub(super) fn serials(rows: &Rows<'_>) -> Check {
    const CODE: &str = "serials";
    let (mut pairs, mut gaps) = (0_usize, Vec::new());
    for own in &rows.accounts {
        let paid = own.rows.iter().filter(|row| row.entry.direction == Direction::Debit);
        let mut cheques: Vec<(u64, &Row<'_>)> =
            paid.filter_map(|row| cheque_number(row).map(|number| (number, row))).collect();
        cheques.sort_by_key(|(number, row)| (*number, row.place));
        cheques.dedup_by_key(|(number, _)| *number);
        for pair in cheques.windows(2) {
            let [(one, _), (next, row)] = pair else { continue };
            let apart = next - one;
            if apart <= CONTENT.serials.book {
                pairs += 1;
                if apart > 1 {
                    gaps.push(row.evidence(format!("cheque {next} after {one}")));
                }
            }
        }
    }
    match (gaps.is_empty(), pairs) {
        (true, 0) => CONTENT.check.not_run(CODE, "none"),
        (true, _) => CONTENT.check.passed(CODE),
        (false, _) => CONTENT.check.failed(CODE, "gaps", Severity::Info, gaps),
    }
}

/// Six digits beside a narration that speaks of a cheque.
fn cheque_number(row: &Row<'_>) -> Option<u64> {
    let digits = row.entry.reference.as_deref()?.trim_start_matches('0');
    let is_number = (4..=6).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
    (is_number && row.says(&CONTENT.serials.words)).then(|| digits.parse().ok()).flatten()
}

/// `references`.
pub(super) fn references(rows: &Rows<'_>) -> Check {
    const CODE: &str = "references";
    let numbers = &CONTENT.references;
    let (mut dated, mut others) = (0_usize, Vec::new());
    for row in rows.all() {
        let is_digits =
            |number: &&str| number.len() == 12 && number.bytes().all(|byte| byte.is_ascii_digit());
        let mut of_payment = row.payment_numbers().filter(is_digits);
        let (Some(number), None) = (of_payment.next(), of_payment.next()) else { continue };
        if !row.says(&numbers.words) || row.says(&numbers.undone) {
            continue;
        }
        if is_of_its_day(row, number) { dated += 1 } else { others.push((row, number.to_owned())) }
    }
    let all = dated + others.len();
    if all < numbers.least_rows || share(dated, all) < numbers.dated_share {
        return CONTENT.check.not_run(CODE, "undated");
    }
    if others.is_empty() {
        return CONTENT.check.passed(CODE);
    }
    let told = |(row, number): (&Row<'_>, String)| row.evidence(format!("{number} on {}", row.entry.date));
    CONTENT.check.failed(CODE, "dated", Severity::Warning, others.into_iter().map(told).collect())
}

/// The last digit of the year and the day of the year, as the number of a payment begins with.
fn is_of_its_day(row: &Row<'_>, number: &str) -> bool {
    let digits = |range: std::ops::Range<usize>| number.get(range).and_then(|text| text.parse::<i64>().ok());
    let (Some(year), Some(day)) = (digits(0..1), digits(1..4)) else { return false };
    let slack = CONTENT.references.slack_days;
    (-slack..=slack).any(|off| {
        let date = row.entry.date.checked_add_signed(chrono::TimeDelta::days(off));
        date.is_some_and(|date| {
            i64::from(date.year().rem_euclid(10)) == year && i64::from(date.ordinal()) == day
        })
    })
}
