//! What the statement declares of its rows as a whole, held against them.

use std::collections::BTreeMap;

use super::chain::{graded, is_sound};
use super::rows::{AccountRows, Rows, share};
use super::thresholds::CONTENT;
use crate::document::{Document, TextBox};
use crate::integrity::{Check, Evidence, Severity};
use crate::layout::is_amount_of;
use crate::money::Paise;
use crate::reconcile::Entry;
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
                detail: format!("{} brought, {} carried", own.told(mark.balance), own.told(mark.given)),
                declared: Some(own.told(mark.balance)),
                found: Some(own.told(mark.given)),
                ..Evidence::default()
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
    declared: Option<Amount>,
    /// What the rows come to.
    of_rows: Option<Amount>,
    /// A sum or a count of all rows, not a balance.
    is_of_rows: bool,
}

#[derive(Debug, Clone, Copy)]
enum Amount {
    Money(Paise),
    Count(usize),
}

impl Amount {
    fn told(self, own: &AccountRows<'_>) -> String {
        match self {
            Self::Money(amount) => own.told(amount),
            Self::Count(count) => count.to_string(),
        }
    }

    fn is_printed_as(self, text: &str) -> bool {
        match self {
            Self::Money(amount) => is_amount_of(text, amount),
            Self::Count(count) => text == count.to_string(),
        }
    }
}

/// Where a figure stands outside of the rows. The same one may stand there several times: then the first is shown. A count of
/// a few may be anything, and is left to the sentence.
fn place_of(document: &Document, own: &AccountRows<'_>, figure: Amount) -> Option<(usize, TextBox)> {
    const FEWEST_DIGITS: usize = 2;
    if matches!(figure, Amount::Count(count) if count.to_string().len() < FEWEST_DIGITS) {
        return None;
    }
    let is_in_row = |page: usize, at: &TextBox| {
        let middle = f32::midpoint(at.y0, at.y1);
        own.rows.iter().any(|row| {
            row.entry.page == page && (row.entry.bounds.y0..=row.entry.bounds.y1).contains(&middle)
        })
    };
    document.pages.iter().zip(1..).find_map(|(page, number)| {
        let words = page.words.iter().filter(|word| figure.is_printed_as(&word.text));
        let mut outside = words.filter(|word| !is_in_row(number, &word.bounds));
        outside.next().map(|word| (number, word.bounds))
    })
}

fn figures(own: &AccountRows<'_>) -> [Figure; 6] {
    let (complete, declared) = (own.account.findings().completeness, own.account.declared());
    let entries = || own.rows.iter().map(|row| row.entry);
    let of = |direction| entries().filter(move |entry| entry.direction == direction);
    let sum = |direction| Some(of(direction).map(|entry| entry.amount).sum::<Paise>());
    let count = |direction| Some(of(direction).count());
    let first = entries().next();
    let opening = first.and_then(|first| first.balance?.checked_sub(first.signed()));
    let led_to = || Some(declared.opening?.saturating_add(entries().map(Entry::signed).sum()));
    let closing = entries().next_back().and_then(|last| last.balance).or_else(led_to);
    let figure =
        |name, fits, declared, of_rows, is_of_rows| Figure { name, fits, declared, of_rows, is_of_rows };
    let money = |name, fits, declared: Option<Paise>, of_rows: Option<Paise>, is_of_rows| {
        figure(name, fits, declared.map(Amount::Money), of_rows.map(Amount::Money), is_of_rows)
    };
    let counted = |name, fits, declared: Option<usize>, of_rows: Option<usize>| {
        figure(name, fits, declared.map(Amount::Count), of_rows.map(Amount::Count), true)
    };
    let (debit, credit) = (Direction::Debit, Direction::Credit);
    [
        money("opening balance", complete.opening_fits, declared.opening, opening, false),
        money("closing balance", complete.closing_fits, declared.closing, closing, false),
        money(DEBIT_TOTAL, complete.debit_total_fits, declared.debit_total, sum(debit), true),
        money(CREDIT_TOTAL, complete.credit_total_fits, declared.credit_total, sum(credit), true),
        counted("count of debits", complete.debit_count_fits, declared.debit_count, count(debit)),
        counted("count of credits", complete.credit_count_fits, declared.credit_count, count(credit)),
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
        let declared = figure.declared?;
        let of_rows = figure.of_rows.map(|of_rows| of_rows.told(own));
        let comes_to =
            of_rows.as_ref().map_or_else(String::new, |of_rows| format!(", the rows come to {of_rows}"));
        let told = declared.told(own);
        let detail = format!("{} declared as {told}{comes_to}", figure.name);
        let place = place_of(rows.document, own, declared);
        let evidence = Evidence { found: of_rows, ..evidence(own, detail, place).saying(told) };
        Some((severity(figure), evidence))
    });
    off.chain(among_themselves(rows, own)).collect()
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
fn among_themselves(rows: &Rows<'_>, own: &AccountRows<'_>) -> Option<(Severity, Evidence)> {
    let (complete, declared) = (own.account.findings().completeness, own.account.declared());
    if complete.opening_fits != Some(true) || complete.closing_fits != Some(true) {
        return None;
    }
    let end = declared.opening?.checked_add(declared.credit_total?)?.checked_sub(declared.debit_total?)?;
    let closing = declared.closing?;
    let off = end.checked_sub(closing)?.get().abs();
    (off > CONTENT.totals.slack_paise).then(|| {
        let [end, told] = [end, closing].map(|amount| own.told(amount));
        let place = place_of(rows.document, own, Amount::Money(closing));
        let evidence = evidence(own, format!("the declared figures lead to {end}"), place);
        (Severity::Warning, evidence.saying(told).against(end))
    })
}

/// On the page of the figure, or where the rows begin.
fn evidence(own: &AccountRows<'_>, detail: String, place: Option<(usize, TextBox)>) -> Evidence {
    let page = place.map(|(page, _)| page).or_else(|| own.rows.first().map(|row| row.entry.page));
    Evidence { page, bounds: place.map(|(_, bounds)| bounds), detail, ..Evidence::default() }
}
