//! What the statement declares of its rows as a whole, held against them.

use std::collections::BTreeMap;

use super::chain::{graded, is_sound};
use super::rows::{AccountRows, Rows, share};
use super::thresholds::CONTENT;
use crate::integrity::{Check, Evidence, Severity};
use crate::money::Paise;
use crate::statement::Direction;

const CODE: &str = "totals";
const DEBIT_TOTAL: &str = "total of debits";
const CREDIT_TOTAL: &str = "total of credits";

pub(super) fn examine(rows: &Rows<'_>) -> Check {
    let is_compared = rows.accounts.iter().any(|own| figures(own).iter().any(|figure| figure.fits.is_some()));
    if !is_compared {
        return CONTENT.check.not_run(CODE, "nothing_declared");
    }
    graded(CODE, rows.accounts.iter().flat_map(|own| check_account(rows, own)).collect())
}

/// `carried`: the balances from page to page. A few that differ, where the others agree, were changed.
pub(super) fn carried(rows: &Rows<'_>) -> Check {
    const CODE: &str = "carried";
    let (mut agreed, mut apart) = (0_usize, Vec::new());
    for own in &rows.accounts {
        for mark in own.account.carried() {
            if mark.balance == mark.given {
                agreed += 1;
                continue;
            }
            apart.push(Evidence {
                page: Some(mark.page),
                bounds: Some(mark.bounds),
                transaction_id: None,
                detail: format!("{} brought, {} carried", own.told(mark.balance), own.told(mark.given)),
            });
        }
    }
    let rules = &CONTENT.carried;
    let is_rule =
        agreed >= rules.least_agreed && share(apart.len(), agreed + apart.len()) <= rules.apart_share;
    match (apart.is_empty(), is_rule) {
        (true, _) if agreed > 0 => CONTENT.check.passed(CODE),
        (false, true) => CONTENT.check.failed(CODE, "apart", Severity::Critical, apart),
        // Where most differ, what is printed there is something else.
        (false, false) => CONTENT.check.not_run(CODE, "differ"),
        (true, _) => CONTENT.check.not_run(CODE, "none"),
    }
}

struct Figure {
    name: &'static str,
    fits: Option<bool>,
    declared: Option<String>,
    /// A sum or a count of all rows, not a balance.
    is_of_rows: bool,
}

fn figures(own: &AccountRows<'_>) -> [Figure; 6] {
    let (complete, declared) = (own.account.findings().completeness, own.account.declared());
    let amount = |amount: Option<Paise>| amount.map(|amount| own.told(amount));
    let count = |count: Option<usize>| count.map(|count| count.to_string());
    let figure = |name, fits, declared, is_of_rows| Figure { name, fits, declared, is_of_rows };
    [
        figure("opening balance", complete.opening_fits, amount(declared.opening), false),
        figure("closing balance", complete.closing_fits, amount(declared.closing), false),
        figure(DEBIT_TOTAL, complete.debit_total_fits, amount(declared.debit_total), true),
        figure(CREDIT_TOTAL, complete.credit_total_fits, amount(declared.credit_total), true),
        figure("count of debits", complete.debit_count_fits, count(declared.debit_count), true),
        figure("count of credits", complete.credit_count_fits, count(declared.credit_count), true),
    ]
}

fn check_account(rows: &Rows<'_>, own: &AccountRows<'_>) -> Vec<(Severity, Evidence)> {
    let figures = figures(own);
    let findings = own.account.findings();
    let complete = findings.completeness;
    // A figure that agrees shows that the figures are the right ones, and the rows all there.
    let has_agreement = figures.iter().any(|figure| figure.is_of_rows && figure.fits == Some(true));
    let is_sure = has_agreement && is_sound(own, findings.breaks.len()) && !rows.is_recognised(own.pages());
    // One balance that leads nowhere, where both sums and the other balance agree with the rows, was written anew.
    let sums_agree = [complete.debit_total_fits, complete.credit_total_fits] == [Some(true); 2];
    let is_the_odd_balance = |figure: &Figure| {
        let mut others = figures.iter().filter(|other| !other.is_of_rows && other.name != figure.name);
        sums_agree && rows.accounts.len() == 1 && others.all(|other| other.fits == Some(true))
    };
    let is_telling = |figure: &Figure| figure.is_of_rows || is_the_odd_balance(figure);
    let severity = |figure: &Figure| match is_sure && is_telling(figure) {
        _ if rows.is_unread(own.pages()) => Severity::Info,
        true => Severity::Critical,
        false => Severity::Warning,
    };
    let declared = own.account.declared();
    let is_of_page = |figure: &&Figure| {
        let is_of =
            |total: Option<Paise>, direction| total.is_some_and(|total| is_page_total(own, total, direction));
        match figure.name {
            DEBIT_TOTAL => is_of(declared.debit_total, Direction::Debit),
            CREDIT_TOTAL => is_of(declared.credit_total, Direction::Credit),
            _ => false,
        }
    };
    let failed = figures.iter().filter(|figure| figure.fits == Some(false) && !is_of_page(figure));
    let off = failed.filter_map(|figure| {
        let declared = figure.declared.as_ref()?;
        Some((severity(figure), evidence(own, format!("{} declared as {declared}", figure.name))))
    });
    off.chain(among_themselves(own)).collect()
}

/// Banks that print the total of each page may have no total of the statement: then a page's is read in its place. It is
/// of one page, or of all pages so far.
fn is_page_total(own: &AccountRows<'_>, total: Paise, direction: Direction) -> bool {
    let mut pages: BTreeMap<usize, (Paise, Paise)> = BTreeMap::new();
    for row in &own.rows {
        let (sum, back) = pages.entry(row.entry.page).or_default();
        if row.entry.direction == direction {
            *sum = sum.saturating_add(row.entry.amount);
        }
        // A withdrawal taken back may be counted with its minus.
        if row.entry.is_taken_back {
            *back = back.saturating_add(row.entry.amount);
        }
    }
    let is_near = |sum: Paise| sum.saturating_sub(total).get().abs() <= CONTENT.totals.slack_paise;
    let (mut so_far, mut back_so_far) = (Paise::ZERO, Paise::ZERO);
    pages.values().any(|(sum, back)| {
        so_far = so_far.saturating_add(*sum);
        back_so_far = back_so_far.saturating_add(*back);
        let sums = [*sum, sum.saturating_sub(*back), so_far, so_far.saturating_sub(back_so_far)];
        sums.into_iter().any(is_near)
    })
}

/// The declared figures must add up, whatever the rows say.
fn among_themselves(own: &AccountRows<'_>) -> Option<(Severity, Evidence)> {
    let (complete, declared) = (own.account.findings().completeness, own.account.declared());
    if complete.opening_fits != Some(true) || complete.closing_fits != Some(true) {
        return None;
    }
    let end = declared.opening?.checked_add(declared.credit_total?)?.checked_sub(declared.debit_total?)?;
    let off = end.checked_sub(declared.closing?)?.get().abs();
    (off > CONTENT.totals.slack_paise).then(|| {
        let detail = format!("the declared figures lead to {}", own.told(end));
        (Severity::Warning, evidence(own, detail))
    })
}

fn evidence(own: &AccountRows<'_>, detail: String) -> Evidence {
    let page = own.rows.first().map(|row| row.entry.page);
    Evidence { page, bounds: None, transaction_id: None, detail }
}
