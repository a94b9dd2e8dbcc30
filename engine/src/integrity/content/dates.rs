//! Rows out of their period or out of order, and payments on days on which nothing is paid.

use chrono::{Datelike, NaiveDate, Weekday};

use super::chain::is_sound;
use super::printed_dates;
use super::rows::{AccountRows, Row, Rows, share};
use super::thresholds::CONTENT;
use crate::integrity::{Check, Evidence, Severity};
use crate::narration::Channel;
use crate::phrasing::told_day;

/// `dates`: days that do not exist, the declared period and the order of the rows.
pub(super) fn examine(rows: &Rows<'_>) -> Check {
    let numbers = &CONTENT.dates;
    if rows.all().next().is_none() {
        return CONTENT.check.not_run("dates", "no_rows");
    }
    let impossible = printed_dates::impossible(rows);
    if !impossible.is_empty() {
        return CONTENT.check.failed("dates", "impossible", Severity::Critical, impossible);
    }
    let misdated: Vec<Evidence> = rows.accounts.iter().flat_map(|own| of_another_period(rows, own)).collect();
    if !misdated.is_empty() {
        return CONTENT.check.failed("dates", "period", Severity::Critical, misdated);
    }
    let (mut few, mut many) = (Vec::new(), Vec::new());
    for own in &rows.accounts {
        for found in [outside(own), out_of_order(own)] {
            let is_systematic = found.len() > numbers.systematic_rows
                && share(found.len(), own.rows.len()) > numbers.systematic_share;
            if is_systematic { many.extend(found) } else { few.extend(found) }
        }
    }
    let has_period = |own: &AccountRows<'_>| own.rows.is_empty() || own.account.identity().period.is_some();
    match (few.is_empty(), many.is_empty()) {
        (true, true) if !rows.accounts.iter().all(has_period) => CONTENT.check.not_run("dates", "no_period"),
        (true, true) => CONTENT.check.passed("dates"),
        (false, _) => CONTENT.check.failed("dates", "few", Severity::Warning, few),
        (true, false) => CONTENT.check.failed("dates", "many", Severity::Info, many),
    }
}

/// Many rows that are in order, lead from balance to balance, and are not of the declared period. Where a period was read
/// that is not the statement's, another line names one around the rows.
fn of_another_period(rows: &Rows<'_>, own: &AccountRows<'_>) -> Vec<Evidence> {
    let numbers = &CONTENT.dates;
    let found = outside_by(own, numbers.misdated_days);
    let is_telling = found.len() >= numbers.misdated_rows
        && share(found.len(), own.rows.len()) >= numbers.misdated_share
        && rows.accounts.len() == 1
        && own.account.joined().is_empty()
        && !rows.is_recognised(own.pages())
        && is_sound(own, own.account.findings().breaks.len())
        && out_of_order(own).is_empty();
    let days = || own.rows.iter().map(|row| row.entry.date);
    let is_named = |(first, last)| printed_dates::names_period_around(rows, first, last);
    if is_telling && !days().min().zip(days().max()).is_some_and(is_named) { found } else { Vec::new() }
}

fn outside(own: &AccountRows<'_>) -> Vec<Evidence> {
    outside_by(own, CONTENT.dates.outside_days)
}

/// Rows more than so many days before or after the declared period.
fn outside_by(own: &AccountRows<'_>, most_days: i64) -> Vec<Evidence> {
    let Some(period) = own.account.identity().period else { return Vec::new() };
    let days = |row: &Row<'_>| {
        let date = row.entry.date;
        (period.from - date).num_days().max((date - period.to).num_days())
    };
    let is_outside = |row: &&Row<'_>| days(row) > most_days;
    let found = own.rows.iter().filter(is_outside);
    found
        .map(|row| {
            let [day, from, to] = [row.entry.date, period.from, period.to].map(told_day);
            let detail = format!("{day}, outside of {from} to {to}");
            row.evidence(detail).saying(format!("{from} – {to}")).against(day)
        })
        .collect()
}

/// Only balances tell that rows are meant to be in order: statements of cards are printed card by card.
fn out_of_order(own: &AccountRows<'_>) -> Vec<Evidence> {
    if own.account.findings().links_agreed == 0 {
        return Vec::new();
    }
    let mut latest: Option<NaiveDate> = None;
    let mut found = Vec::new();
    for row in &own.rows {
        let date = row.entry.date;
        if let Some(before) = latest.filter(|latest| (*latest - date).num_days() > CONTENT.dates.back_days) {
            let [date, before] = [date, before].map(told_day);
            found.push(row.evidence(format!("{date}, after {before}")).saying(date).against(before));
        }
        latest = latest.max(Some(date));
    }
    found
}

/// `holidays`: what is dated on a day on which its system, or every branch, rests.
pub(super) fn holidays(rows: &Rows<'_>) -> Check {
    const CODE: &str = "holidays";
    if !rows.accounts.iter().any(AccountRows::is_in_rupees) {
        return CONTENT.check.not_run(CODE, "not_rupees");
    }
    let (mut closed, mut branch, mut judged) = (Vec::new(), Vec::new(), 0_usize);
    for row in rows.accounts.iter().filter(|own| own.is_in_rupees()).flat_map(|own| &own.rows) {
        let date = row.entry.date;
        let read = &row.entry.said;
        if read.is_return || read.is_reversal {
            continue;
        }
        let until = match read.channel {
            Channel::Neft => Some(CONTENT.holidays.neft_until),
            Channel::Rtgs => Some(CONTENT.holidays.rtgs_until),
            Channel::Nach | Channel::Ecs => Some(CONTENT.holidays.nach_until),
            _ => None,
        };
        let is_of_system = until.is_some_and(|until| date <= until);
        let is_by_hand = match read.channel {
            Channel::Cash => !row.says(&CONTENT.holidays.machines),
            Channel::Cheque => true,
            _ => false,
        };
        judged += usize::from(is_of_system || is_by_hand);
        // A payment of Saturday may be booked on Sunday; its value date tells.
        let rests = |day: NaiveDate| is_weekend(day) || is_national(day);
        if !rests(date) || row.entry.value_date.is_some_and(|day| !rests(day)) {
            continue;
        }
        let told = || {
            row.evidence(format!("{}, {}", told_day(date), day_name(date)))
                .saying(told_day(date))
                .against(day_name(date))
        };
        if is_of_system && is_weekend(date) {
            closed.push(told());
        }
        if is_by_hand {
            branch.push(told());
        }
    }
    match (closed.is_empty(), branch.is_empty()) {
        (true, true) if judged == 0 => CONTENT.check.not_run(CODE, "none"),
        (true, true) => CONTENT.check.passed(CODE),
        (false, _) => CONTENT.check.failed(CODE, "closed", Severity::Warning, closed),
        // What was done on a working day may be booked on the next; some branches rest on other days.
        (true, false) => CONTENT.check.failed(CODE, "branch", Severity::Info, branch),
    }
}

/// Sundays, and the second and the fourth Saturday of a month.
fn is_weekend(day: NaiveDate) -> bool {
    match day.weekday() {
        Weekday::Sun => true,
        Weekday::Sat => matches!(day.day(), 8..=14 | 22..=28),
        _ => false,
    }
}

fn is_national(day: NaiveDate) -> bool {
    CONTENT.holidays.national.contains(&(day.month(), day.day()))
}

fn day_name(day: NaiveDate) -> &'static str {
    match day.weekday() {
        Weekday::Sun => "a Sunday",
        Weekday::Sat if is_weekend(day) => "a second or fourth Saturday",
        _ => "a national holiday",
    }
}
