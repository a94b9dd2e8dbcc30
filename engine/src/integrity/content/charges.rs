//! What the bank takes for itself and for the state, held against what it takes it for: tax on a charge, tax deducted from
//! interest, penalties for a balance that was too small.
//!
//! Whoever changes a balance or an interest seldom thinks of these. Banks put several charges under one tax, and deduct tax of
//! a whole year at once: so one that does not fit is told only, unless others of the statement do fit.

use chrono::NaiveDate;

use super::rows::{AccountRows, Row, Rows, share};
use super::thresholds::CONTENT;
use crate::integrity::{Check, Evidence, Severity};
use crate::metrics::statistics;
use crate::money::{Paise, rupees};
use crate::phrasing::told_day;
use crate::statement::Direction;

const CODE: &str = "charges";

#[derive(Default)]
struct Found {
    agreed: usize,
    off: Vec<Evidence>,
    /// Penalties while the balance was never small.
    undue: Vec<Evidence>,
}

pub(super) fn examine(rows: &Rows<'_>) -> Check {
    let rules = &CONTENT.charges;
    let mut found = Found::default();
    for own in rows.accounts.iter().filter(|own| own.is_in_rupees()) {
        for (at, row) in own.rows.iter().enumerate() {
            if row.entry.direction != Direction::Debit
                || row.entry.said.is_return
                || row.entry.said.is_reversal
            {
                continue;
            }
            if row.says(&rules.penalties) {
                penalty(own, row, &mut found);
            } else if row.says(&rules.taxes) && !row.says(&rules.included) {
                tax_on_charge(own, at, row, &mut found);
            } else if row.says(&rules.tax_on_interest) {
                tax_on_interest(own, at, row, &mut found);
            }
        }
    }
    let Found { agreed, mut off, undue } = found;
    if !undue.is_empty() {
        return CONTENT.check.failed(CODE, "undue", Severity::Warning, undue);
    }
    if off.is_empty() {
        return if agreed == 0 { CONTENT.check.not_run(CODE, "none") } else { CONTENT.check.passed(CODE) };
    }
    let is_rule = agreed >= rules.least_agreed && share(off.len(), agreed + off.len()) <= rules.apart_share;
    off.sort_by_key(|evidence| evidence.transaction_id);
    CONTENT.check.failed(CODE, "off", if is_rule { Severity::Warning } else { Severity::Info }, off)
}

/// Rows of the same day next to one.
fn beside<'r, 'a>(own: &'r AccountRows<'a>, at: usize) -> impl Iterator<Item = &'r Row<'a>> + use<'r, 'a> {
    const NEAR: usize = 3;
    let date = own.rows.get(at).map(|row| row.entry.date);
    let near = own.rows.iter().enumerate().skip(at.saturating_sub(NEAR)).take(2 * NEAR + 1);
    near.filter(move |(other, row)| *other != at && Some(row.entry.date) == date).map(|(_, row)| row)
}

/// Whether a tax is one of these shares of one of the sums, or of all of them together, to a rupee.
fn fits(tax: Paise, sums: &[Paise], rates: &[f64]) -> bool {
    let all: Paise = sums.iter().copied().sum();
    let is_near = |sum: Paise, rate: f64| {
        statistics::share(sum, rate).saturating_sub(tax).get().abs() <= CONTENT.charges.slack_paise
    };
    sums.iter().copied().chain([all]).any(|sum| rates.iter().any(|rate| is_near(sum, *rate)))
}

fn tax_on_charge(own: &AccountRows<'_>, at: usize, row: &Row<'_>, found: &mut Found) {
    let rules = &CONTENT.charges;
    let is_charge = |other: &&Row<'_>| {
        other.entry.direction == Direction::Debit && other.says(&rules.taken_for) && !other.says(&rules.taxes)
    };
    let sums: Vec<Paise> = beside(own, at).filter(is_charge).map(|other| other.entry.amount).collect();
    if sums.is_empty() || row.entry.date < rules.taxed_from {
        return;
    }
    // One row may name both halves.
    let is_half = row.says(&rules.half_taxes);
    let mut rates = rules.charge_tax_rates.clone();
    if is_half {
        rates.extend(rules.charge_tax_rates.iter().map(|rate| rate / 2.0));
    }
    judge(own, row, &sums, &rates, found);
}

fn tax_on_interest(own: &AccountRows<'_>, at: usize, row: &Row<'_>, found: &mut Found) {
    let rules = &CONTENT.charges;
    let is_of_deposit = |other: &&Row<'_>| {
        other.entry.direction == Direction::Credit
            && other.says(&rules.interest)
            && (other.says(&rules.deposits) || row.says(&rules.deposits))
    };
    let sums: Vec<Paise> = beside(own, at).filter(is_of_deposit).map(|other| other.entry.amount).collect();
    if !sums.is_empty() {
        judge(own, row, &sums, &rules.interest_tax_rates, found);
    }
}

fn judge(own: &AccountRows<'_>, row: &Row<'_>, sums: &[Paise], rates: &[f64], found: &mut Found) {
    if fits(row.entry.amount, sums, rates) {
        found.agreed += 1;
        return;
    }
    let [tax, of] = [row.entry.amount, sums.iter().copied().sum()].map(|amount| own.told(amount));
    let rates: Vec<String> =
        rates.iter().map(|rate| format!("{}%", (rate * 1000.0).round() / 10.0)).collect();
    let detail = format!("{tax} on {of}, which is not {}", rates.join(" or "));
    found.off.push(row.evidence(detail).saying(tax).against(format!("{} of {of}", rates.join(" or "))));
}

/// A penalty for a balance below what the bank asks for, months after the balance was ever small.
fn penalty(own: &AccountRows<'_>, row: &Row<'_>, found: &mut Found) {
    let rules = &CONTENT.charges;
    let until = row.entry.date;
    let before = |date: NaiveDate| (until - date).num_days();
    let covered = own.rows.first().map_or(0, |first| before(first.entry.date));
    if covered < rules.penalty_days {
        return;
    }
    // The balance with which the days begin holds until the first row within them.
    let mut earlier = own.rows.iter().filter(|other| other.place < row.place);
    let within = earlier.clone().filter(|other| before(other.entry.date) <= rules.penalty_days);
    let at_first = earlier.rfind(|other| before(other.entry.date) > rules.penalty_days);
    let balances: Option<Vec<Paise>> =
        at_first.into_iter().chain(within).map(|row| row.entry.balance).collect();
    let Some(least) = balances.and_then(|balances| balances.into_iter().min()) else { return };
    if least < rupees(rules.penalty_balance_rupees) {
        found.agreed += 1;
        return;
    }
    let [penalty, least] = [row.entry.amount, least].map(|amount| own.told(amount));
    let detail = format!(
        "{penalty} on {}, though the balance of {} days was never below {least}",
        told_day(until),
        rules.penalty_days
    );
    found.undue.push(row.evidence(detail).saying(penalty).against(least));
}
