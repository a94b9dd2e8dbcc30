//! The order of time. Statements are printed forwards or backwards, and the rows of one day either way within both.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::money::Paise;
use crate::statement::{Declared, Direction, Row};

/// In which order the statement prints its rows.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    feature = "openapi",
    derive(poem_openapi::Enum),
    oai(rename = "PrintedOrder", rename_all = "snake_case")
)]
pub enum Order {
    #[default]
    OldestFirst,
    NewestFirst,
    /// Days go on, the rows of each day go back.
    OldestFirstNewestWithinDay,
    /// Days go back, the rows of each day go on.
    NewestFirstOldestWithinDay,
}

/// Rows in the order of time, with balances that are owned.
pub(super) struct Arranged {
    pub(super) rows: Vec<Row>,
    pub(super) order: Order,
    pub(super) is_owed: bool,
    /// Rows that stand elsewhere within their day than printed.
    pub(super) moved: Vec<usize>,
}

/// Rows that end one page and begin the next, alike in date, amount and balance, are one row. Without a balance two
/// payments may well be alike.
pub(super) fn without_repeated(rows: Vec<Row>) -> (Vec<Row>, usize) {
    let mut kept: Vec<Row> = Vec::with_capacity(rows.len());
    let mut dropped = 0;
    for row in rows {
        match kept.last_mut() {
            Some(last)
                if last.page + 1 == row.page
                    && last.date == row.date
                    && last.amount == row.amount
                    && last.direction == row.direction
                    && last.balance.is_some()
                    && last.balance == row.balance =>
            {
                // The part of a narration that did not fit on the page is in the second.
                if row.narration.len() > last.narration.len() {
                    last.narration = row.narration;
                }
                dropped += 1;
            }
            _ => kept.push(row),
        }
    }
    (kept, dropped)
}

/// How many balances follow from the one before, if the rows are in this order.
fn agreeing(rows: &[&Row], opening: Option<Paise>, tolerance: Paise, is_owed: bool) -> usize {
    let turned = |balance: Paise| if is_owed { -balance.get() } else { balance.get() };
    let mut known: Option<i64> = opening.map(turned);
    let mut count = 0;
    for row in rows {
        let before = known;
        let moved = match row.direction {
            Some(Direction::Credit) => Some(row.amount.get()),
            Some(Direction::Debit) => Some(-row.amount.get()),
            None => None,
        };
        if let Some(printed) = row.balance {
            let balance = turned(printed);
            let fits = before.is_some_and(|before| {
                let change = balance.saturating_sub(before);
                match moved {
                    Some(moved) => change.saturating_sub(moved).abs() <= tolerance.get(),
                    None => (change.abs() - row.amount.get()).abs() <= tolerance.get(),
                }
            });
            count += usize::from(fits);
            known = Some(balance);
        } else {
            known = before.zip(moved).and_then(|(before, moved)| before.checked_add(moved));
        }
    }
    count
}

pub(super) fn arrange(rows: Vec<Row>, declared: &Declared, tolerance: Paise) -> Arranged {
    const ORDERS: [Order; 4] = [
        Order::OldestFirst,
        Order::NewestFirst,
        Order::OldestFirstNewestWithinDay,
        Order::NewestFirstOldestWithinDay,
    ];
    // Where the printed days only ever go on, or only back, no balance may turn them round.
    let is_any = |goes: fn(&NaiveDate, &NaiveDate) -> bool| {
        rows.windows(2).any(|pair| goes(&pair[0].date, &pair[1].date))
    };
    let (goes_on, goes_back) = (is_any(NaiveDate::lt), is_any(NaiveDate::gt));
    let is_of_days = |order: Order| match order {
        Order::OldestFirst | Order::OldestFirstNewestWithinDay => goes_on || !goes_back,
        Order::NewestFirst | Order::NewestFirstOldestWithinDay => goes_back || !goes_on,
    };
    let mut best: Option<(usize, usize, bool, Order, Vec<usize>)> = None;
    for is_owed in [false, true] {
        // Without directions a balance turned around fits as well, so there is nothing to be told from it.
        if is_owed && rows.iter().all(|row| row.direction.is_none()) {
            continue;
        }
        for order in ORDERS.into_iter().filter(|order| is_of_days(*order)) {
            let places = places(&rows, order);
            let ordered: Vec<&Row> = places.iter().map(|at| &rows[*at]).collect();
            let links = agreeing(&ordered, declared.opening, tolerance, is_owed);
            let forwards = ordered.windows(2).filter(|pair| pair[0].date <= pair[1].date).count();
            // The first of the best: as printed before turned around, owned before owed, unless two links tell otherwise.
            let needed = |most: usize| if is_owed { most + 1 } else { most };
            if best.as_ref().is_none_or(|(most, dated, ..)| (links, forwards) > (needed(*most), *dated)) {
                best = Some((links, forwards, is_owed, order, places));
            }
        }
    }
    let (_, _, is_owed, order, places) =
        best.unwrap_or_else(|| (0, 0, false, Order::OldestFirst, (0..rows.len()).collect()));
    let mut slots: Vec<Option<Row>> = rows.into_iter().map(Some).collect();
    let mut rows: Vec<Row> = places.iter().filter_map(|at| slots[*at].take()).collect();
    if is_owed {
        for balance in rows.iter_mut().filter_map(|row| row.balance.as_mut()) {
            *balance = Paise::new(-balance.get());
        }
    }
    // Deposits and withdrawals in tables of their own follow one another by their days, where no balance tells more.
    if rows.iter().all(|row| row.balance.is_none()) {
        rows.sort_by_key(|row| row.date);
    }
    let opening = declared.opening.map(|opening| if is_owed { Paise::new(-opening.get()) } else { opening });
    let moved = settle_days(&mut rows, opening, tolerance);
    Arranged { rows, order, is_owed, moved }
}

/// The places of the rows as printed, in the order of time.
fn places(rows: &[Row], order: Order) -> Vec<usize> {
    let mut places: Vec<usize> = (0..rows.len()).collect();
    if matches!(order, Order::NewestFirst | Order::NewestFirstOldestWithinDay) {
        places.reverse();
    }
    if matches!(order, Order::OldestFirstNewestWithinDay | Order::NewestFirstOldestWithinDay) {
        for day in days(|at| rows[places[at]].date, rows.len()) {
            places[day].reverse();
        }
    }
    places
}

/// Neighbours of one date.
fn days(date: impl Fn(usize) -> NaiveDate, count: usize) -> Vec<std::ops::Range<usize>> {
    let mut days = Vec::new();
    let mut start = 0;
    for at in 1..=count {
        if at == count || date(at) != date(start) {
            days.push(start..at);
            start = at;
        }
    }
    days
}

/// So many rows of one day are tried in other orders. More would fit by chance.
const ROWS_PER_DAY_MAX: usize = 7;

/// Where the balances of one day do not follow one another, but do in another order of its rows, that order is taken.
fn settle_days(rows: &mut [Row], opening: Option<Paise>, tolerance: Paise) -> Vec<usize> {
    let mut moved = Vec::new();
    let mut before = opening;
    for day in days(|at| rows[at].date, rows.len()) {
        let own = &rows[day.clone()];
        let is_settled = before.is_none() || {
            let refs: Vec<&Row> = own.iter().collect();
            agreeing(&refs, before, tolerance, false) == own.len()
        };
        if let (false, Some(start)) = (is_settled, before)
            && (2..=ROWS_PER_DAY_MAX).contains(&own.len())
            && own.iter().all(|row| row.balance.is_some())
        {
            let mut path = Vec::with_capacity(own.len());
            if follow(own, start, tolerance, &mut path) {
                let ordered: Vec<Row> = path.iter().map(|at| own[*at].clone()).collect();
                moved.extend(
                    path.iter().enumerate().filter(|(to, from)| to != *from).map(|(to, _)| day.start + to),
                );
                rows[day.clone()].clone_from_slice(&ordered);
            }
        }
        before = rows[day].iter().rev().find_map(|row| row.balance).or(before);
    }
    moved
}

/// Finds an order in which every balance follows from the one before.
fn follow(rows: &[Row], balance: Paise, tolerance: Paise, path: &mut Vec<usize>) -> bool {
    if path.len() == rows.len() {
        return true;
    }
    for (at, row) in rows.iter().enumerate() {
        if path.contains(&at) || agreeing(&[row], Some(balance), tolerance, false) == 0 {
            continue;
        }
        path.push(at);
        if follow(rows, row.balance.unwrap_or(balance), tolerance, path) {
            return true;
        }
        path.pop();
    }
    false
}
