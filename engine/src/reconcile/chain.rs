//! Every balance held against the one before it.

use super::order::Arranged;
use super::{Break, Entry, EntryRepair, LedgerFindings, RepairKind, signed};
use crate::money::Paise;
use crate::narration;
use crate::statement::{Declared, Direction, Row};

pub(super) struct Linked {
    pub(super) entries: Vec<Entry>,
    pub(super) opening: Option<Paise>,
    pub(super) closing: Option<Paise>,
    pub(super) findings: LedgerFindings,
}

pub(super) fn link(arranged: Arranged, declared: &Declared, tolerance: Paise) -> Linked {
    let Arranged { rows, order, is_owed, moved } = arranged;
    let mut findings = LedgerFindings { order, is_owed, ..LedgerFindings::default() };
    findings
        .repairs
        .extend(moved.into_iter().map(|entry| EntryRepair::new(entry, RepairKind::ReorderedWithinDay)));

    let has_balances = rows.iter().any(|row| row.balance.is_some());
    let mut entries: Vec<Entry> = Vec::with_capacity(rows.len());
    // A declared opening balance stands before the first row. It is no link of its own: it may be of another page.
    let mut before = declared.opening.filter(|_| has_balances);
    let mut is_before_certain = before.is_some();
    for row in rows {
        let at = entries.len();
        let change = row.balance.zip(before).map(|(after, before)| after.get().saturating_sub(before.get()));
        // A balance declared elsewhere may have lost its sign, so it does not turn the first row around.
        let change = change.filter(|_| at > 0 || row.direction.is_none());
        let (direction, repair) = direction(&row, change, tolerance);
        findings.repairs.extend(repair.map(|kind| EntryRepair::new(at, kind)));
        let expected = before.and_then(|before| before.checked_add(signed(row.amount, direction)));
        let balance = match (row.balance, expected) {
            (Some(printed), Some(expected)) => {
                let fits = (printed.get().saturating_sub(expected.get())).abs() <= tolerance.get();
                // A first row that does not follow from a balance declared elsewhere is told by `opening_fits`.
                if at > 0 || fits || is_before_certain {
                    findings.links_checked += 1;
                    findings.links_agreed += usize::from(fits);
                }
                if !fits {
                    let days = entries.last().map_or(0, |last: &Entry| (row.date - last.date).num_days());
                    findings.breaks.push(Break { entry: at, expected, printed, days });
                }
                Some(printed)
            }
            (Some(printed), None) => Some(printed),
            (None, expected) => expected,
        };
        before = balance;
        is_before_certain = true;
        entries.push(entry(row, direction, balance));
    }
    if has_balances {
        fill_backwards(&mut entries);
    } else {
        for entry in &mut entries {
            entry.balance = None;
        }
    }
    let first = entries.first();
    let implied = first.and_then(|entry| entry.balance?.checked_sub(entry.signed()));
    let opening = if has_balances { implied.or(declared.opening) } else { declared.opening };
    let closing =
        entries.last().and_then(|entry| entry.balance).or(declared.closing.filter(|_| !has_balances));
    Linked { entries, opening, closing, findings }
}

/// Balances before the first printed one follow from it backwards: a balance declared elsewhere is less certain.
fn fill_backwards(entries: &mut [Entry]) {
    for entry in entries.iter_mut().take_while(|entry| !entry.is_balance_printed) {
        entry.balance = None;
    }
    for at in (1..entries.len()).rev() {
        if entries[at - 1].balance.is_none()
            && let Some(balance) = entries[at].balance
        {
            entries[at - 1].balance = balance.checked_sub(entries[at].signed());
        }
    }
}

fn direction(row: &Row, change: Option<i64>, tolerance: Paise) -> (Direction, Option<RepairKind>) {
    let by_change = change
        .filter(|change| (change.abs() - row.amount.get()).abs() <= tolerance.get() && *change != 0)
        .map(|change| if change > 0 { Direction::Credit } else { Direction::Debit });
    match (row.direction, by_change) {
        (Some(printed), Some(told)) if printed != told => (told, Some(RepairKind::DirectionFlipped)),
        (Some(printed), _) => (printed, None),
        (None, Some(told)) => (told, Some(RepairKind::DirectionFromBalance)),
        (None, None) => match (by_words(&row.narration), change) {
            (Some(told), _) => (told, Some(RepairKind::DirectionFromWords)),
            (None, Some(change)) if change > 0 => (Direction::Credit, Some(RepairKind::DirectionAssumed)),
            (None, _) => (Direction::Debit, Some(RepairKind::DirectionAssumed)),
        },
    }
}

/// What a clerk would say: `BY` and `CR` come in, `TO` and `DR` go out.
fn by_words(narration: &str) -> Option<Direction> {
    let upper = narration.to_ascii_uppercase();
    let words: Vec<&str> =
        upper.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let has = |known: &[&str]| words.iter().any(|word| known.contains(word));
    let credit =
        words.first() == Some(&"BY") || has(&["CR", "CREDIT", "DEPOSIT", "SALARY", "REFUND", "RECEIVED"]);
    let debit = words.first() == Some(&"TO")
        || has(&[
            "DR",
            "DEBIT",
            "WITHDRAWAL",
            "WDL",
            "ATM",
            "POS",
            "PURCHASE",
            "CHARGES",
            "CHRG",
            "FEE",
            "EMI",
            "PAID",
        ]);
    match (credit, debit) {
        (true, false) => Some(Direction::Credit),
        (false, true) => Some(Direction::Debit),
        _ => None,
    }
}

fn entry(row: Row, direction: Direction, balance: Option<Paise>) -> Entry {
    let Row {
        page,
        bounds,
        date,
        value_date,
        time,
        narration,
        reference,
        amount,
        is_taken_back,
        is_direction_marked,
        balance: printed,
        direction: _,
    } = row;
    Entry {
        date,
        value_date,
        time,
        said: narration::read(&narration, direction),
        narration,
        reference,
        amount,
        direction,
        balance,
        is_balance_printed: printed.is_some(),
        is_taken_back,
        is_direction_marked,
        page,
        bounds,
    }
}
