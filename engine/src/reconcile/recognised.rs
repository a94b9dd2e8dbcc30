//! Digits that were recognised wrongly in a picture, settled by the balances around them.
//!
//! A figure is only read otherwise where the balances on both sides leave one value for it and that value looks like what
//! was recognised. Where two readings close a gap, neither is taken: the gap stays and is told.

use super::{EntryRepair, RepairKind, signed};
use crate::money::Paise;
use crate::statement::{Declared, Direction, PageFacts, Row};

/// A figure and what it was taken for differ in so many digits at the most, where it stands against others that are right.
const MOST_DIGITS: usize = 2;
/// Where another figure beside it is doubted as well, or it is as short as `SHORT`, one digit may differ.
const ONE_DIGIT: usize = 1;
const SHORT: usize = 4;

/// Reads figures of recognised rows otherwise where only that makes the balances follow. `rows` are in the order of time.
pub(super) fn settle(
    rows: &mut [Row],
    pages: &[PageFacts],
    declared: &Declared,
    tolerance: Paise,
) -> Vec<EntryRepair> {
    let is_recognised = |row: &Row| {
        row.page.checked_sub(1).and_then(|index| pages.get(index)).is_some_and(|page| page.is_recognised)
    };
    if !rows.iter().any(is_recognised) {
        return Vec::new();
    }
    let mut settled = Vec::new();
    let mut at = 0;
    while at < rows.len() {
        let gap = Gap::from(rows, at, declared, tolerance);
        let end = gap.as_ref().map_or(at, |gap| gap.last);
        if let Some(gap) = gap
            && rows[gap.first..=gap.last].iter().all(is_recognised)
        {
            for (row, figure) in gap.only_reading() {
                let (kind, recognised) = match figure {
                    Figure::Amount(told) => {
                        let recognised = std::mem::replace(&mut rows[row].amount, told);
                        (RepairKind::AmountFromBalances, Some(recognised))
                    }
                    Figure::Balance(told) => (RepairKind::BalanceFromRows, rows[row].balance.replace(told)),
                };
                settled.push(EntryRepair { entry: row, kind, recognised });
            }
        }
        at = end + 1;
    }
    settled
}

/// Leaves out the rows whose amount neither was recognised nor follows from the balances, and says how many.
pub(super) fn without_unsettled(rows: &mut Vec<Row>, settled: Vec<EntryRepair>) -> (Vec<EntryRepair>, usize) {
    let is_out: Vec<bool> = rows.iter().map(|row| row.amount == Paise::ZERO).collect();
    let before = |entry: usize| is_out[..entry].iter().filter(|out| **out).count();
    let settled = settled
        .into_iter()
        .map(|repair| EntryRepair { entry: repair.entry - before(repair.entry), ..repair });
    let settled = settled.collect();
    let count = rows.len();
    rows.retain(|row| row.amount != Paise::ZERO);
    (settled, count - rows.len())
}

/// What a figure was meant to be.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Figure {
    Amount(Paise),
    Balance(Paise),
}

/// Rows one after another whose balances do not follow, between two balances that stand.
struct Gap<'r> {
    rows: &'r [Row],
    first: usize,
    last: usize,
    /// The balance before the first of them.
    before: Paise,
    tolerance: Paise,
}

type Reading = Vec<(usize, Figure)>;

impl<'r> Gap<'r> {
    /// The gap that begins with this row, if one does and both of its ends stand.
    fn from(rows: &'r [Row], first: usize, declared: &Declared, tolerance: Paise) -> Option<Self> {
        let before = match first.checked_sub(1) {
            Some(before) => rows[before].balance?,
            None => declared.opening?,
        };
        let follows = |at: usize| {
            let before = at.checked_sub(1).map_or(Some(before), |before| rows[before].balance)?;
            rows[at].balance.map(|after| changes_by(&rows[at], before, after, tolerance))
        };
        if follows(first)? {
            return None;
        }
        let mut last = first;
        while last + 1 < rows.len() && follows(last + 1) == Some(false) {
            last += 1;
        }
        // The balance after the last of them stands if the next row follows from it, or the statement declares it.
        let stands = match rows.get(last + 1) {
            Some(_) => follows(last + 1) == Some(true),
            None => declared.closing.is_some() && declared.closing == rows[last].balance,
        };
        let starts = match first.checked_sub(1) {
            // Before the first balance nothing stands: without a declared one it may be the wrong one itself.
            Some(0) => declared.opening.is_some_and(|opening| {
                rows[0].balance.is_some_and(|after| changes_by(&rows[0], opening, after, tolerance))
            }),
            Some(before) => {
                let earlier = rows[before - 1].balance?;
                rows[before].balance.is_some_and(|after| changes_by(&rows[before], earlier, after, tolerance))
            }
            None => true,
        };
        (stands && starts).then_some(Self { rows, first, last, before, tolerance })
    }

    /// What closes the gap, if there is one way only.
    fn only_reading(&self) -> Reading {
        let mut readings: Vec<Reading> =
            [self.balances_misread(), self.amounts_misread(), self.row_misread(), self.both_sides_misread()]
                .into_iter()
                .flatten()
                .collect();
        readings.dedup();
        // Fewer figures read wrongly are likelier by far: only among equals is there a doubt.
        let least = readings.iter().map(Vec::len).min().unwrap_or_default();
        readings.retain(|reading| reading.len() == least);
        match readings.len() {
            1 => readings.remove(0),
            _ => Vec::new(),
        }
    }

    fn row(&self, at: usize) -> &Row {
        &self.rows[at]
    }

    /// Every amount is right, and the balances between are not.
    fn balances_misread(&self) -> Option<Reading> {
        let mut balance = self.before;
        let mut reading = Vec::new();
        for at in self.first..self.last {
            balance = self.after(balance, at)?;
            reading.push(self.balance(at, balance, MOST_DIGITS)?);
        }
        let is_closed =
            changes_by(self.row(self.last), balance, self.row(self.last).balance?, self.tolerance);
        (is_closed && !reading.is_empty()).then_some(reading)
    }

    /// Every balance is right, and the amounts between are not.
    fn amounts_misread(&self) -> Option<Reading> {
        let most = if self.first == self.last { MOST_DIGITS } else { ONE_DIGIT };
        let mut before = self.before;
        let mut reading = Vec::new();
        for at in self.first..=self.last {
            let after = self.row(at).balance?;
            reading.push(self.amount(at, before, after, most)?);
            before = after;
        }
        Some(reading)
    }

    /// Amount and balance of one row are not right, and those of the next are.
    fn row_misread(&self) -> Option<Reading> {
        if self.last != self.first + 1 {
            return None;
        }
        let next = self.row(self.last);
        let told = next.balance?.checked_sub(signed(next.amount, next.direction?))?;
        Some(vec![
            self.balance(self.first, told, ONE_DIGIT)?,
            self.amount(self.first, self.before, told, ONE_DIGIT)?,
        ])
    }

    /// The balance of one row and the amount of the next are not right.
    fn both_sides_misread(&self) -> Option<Reading> {
        if self.last != self.first + 1 {
            return None;
        }
        let told = self.after(self.before, self.first)?;
        Some(vec![
            self.balance(self.first, told, ONE_DIGIT)?,
            self.amount(self.last, told, self.row(self.last).balance?, ONE_DIGIT)?,
        ])
    }

    fn after(&self, before: Paise, at: usize) -> Option<Paise> {
        let row = self.row(at);
        before.checked_add(signed(row.amount, row.direction?))
    }

    fn balance(&self, at: usize, told: Paise, most: usize) -> Option<(usize, Figure)> {
        is_alike(self.row(at).balance?, told, most).then_some((at, Figure::Balance(told)))
    }

    /// The amount that leads from one balance to the other, in the direction that is printed.
    fn amount(&self, at: usize, before: Paise, after: Paise, most: usize) -> Option<(usize, Figure)> {
        let row = self.row(at);
        let change = after.checked_sub(before)?;
        let told = Paise::new(change.get().checked_abs()?);
        let direction = if change.get() > 0 { Direction::Credit } else { Direction::Debit };
        let is_told = told.get() > 0 && row.direction.is_none_or(|printed| printed == direction);
        let is_unread = row.amount == Paise::ZERO;
        (is_told && (is_unread || is_alike(row.amount, told, most))).then_some((at, Figure::Amount(told)))
    }
}

fn changes_by(row: &Row, before: Paise, after: Paise, tolerance: Paise) -> bool {
    let change = after.get().saturating_sub(before.get());
    let is_near = |expected: i64| change.saturating_sub(expected).abs() <= tolerance.get();
    match row.direction {
        Some(direction) => is_near(signed(row.amount, direction).get()),
        None => is_near(row.amount.get()) || is_near(-row.amount.get()),
    }
}

/// Digits taken for others, lost or added: a few of many.
fn is_alike(recognised: Paise, told: Paise, most: usize) -> bool {
    if (recognised.get() < 0) != (told.get() < 0) {
        return false;
    }
    let digits = |figure: Paise| figure.get().unsigned_abs().to_string();
    let (recognised, told) = (digits(recognised), digits(told));
    let most = if recognised.len().max(told.len()) <= SHORT { ONE_DIGIT } else { most };
    strsim::levenshtein(&recognised, &told) <= most
}
