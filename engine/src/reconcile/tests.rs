//! Small ledgers worked out by hand.

use chrono::NaiveDate;

use super::{Cap, Order, RepairKind, ledger};
use crate::document::TextBox;
use crate::money::Paise;
use crate::statement::{Account, Declared, Direction, Identity, PageFacts, Row, Statement};

const CREDIT: Option<Direction> = Some(Direction::Credit);
const DEBIT: Option<Direction> = Some(Direction::Debit);

/// A row of `day` January 2025 on page 1, in whole rupees.
fn row(day: u32, rupees: i64, direction: Option<Direction>, balance: Option<i64>) -> Row {
    Row {
        page: 1,
        bounds: TextBox { x0: 0.0, y0: 0.0, x1: 1.0, y1: 1.0 },
        date: NaiveDate::from_ymd_opt(2025, 1, day).unwrap(),
        value_date: None,
        time: None,
        narration: String::new(),
        reference: None,
        amount: Paise::new(rupees * 100),
        direction,
        is_taken_back: false,
        is_direction_marked: false,
        balance: balance.map(|rupees| Paise::new(rupees * 100)),
    }
}

fn account(rows: Vec<Row>, declared: Declared) -> Account {
    Account {
        identity: Identity { currency: Some("INR".to_owned()), ..Identity::default() },
        declared,
        rows,
        unread_cells: 0,
        tolerance: Paise::new(1),
        is_credit_card: false,
        joined: Vec::new(),
        carried: Vec::new(),
    }
}

fn reconciled(account: Account) -> super::LedgerAccount {
    let page =
        PageFacts { rows: account.rows.len(), is_unreadable: false, is_recognised: false, is_blank: false };
    let ledger = ledger(Statement { accounts: vec![account], pages: vec![page], leftover: Vec::new() });
    ledger.accounts()[0].clone()
}

fn opening(rupees: i64) -> Declared {
    Declared { opening: Some(Paise::new(rupees * 100)), ..Declared::default() }
}

fn balances(account: &super::LedgerAccount) -> Vec<i64> {
    account.entries().iter().map(|entry| entry.balance.unwrap().get() / 100).collect()
}

#[test]
fn rows_printed_newest_first_are_turned_around() {
    // 100 + 50 = 150, 150 - 30 = 120, 120 + 10 = 130
    let rows =
        vec![row(3, 10, CREDIT, Some(130)), row(2, 30, DEBIT, Some(120)), row(1, 50, CREDIT, Some(150))];
    let account = reconciled(account(rows, Declared::default()));
    assert_eq!(balances(&account), [150, 120, 130]);
    assert_eq!(account.findings().order, Order::NewestFirst);
    assert_eq!(account.opening(), Some(Paise::new(10_000)), "150 less the 50 that made it");
    assert!(account.findings().breaks.is_empty());
}

#[test]
fn days_may_go_on_while_their_rows_go_back() {
    // 100 → 150 → 120 on the first day, printed 120 before 150; then 130.
    let rows =
        vec![row(1, 30, DEBIT, Some(120)), row(1, 50, CREDIT, Some(150)), row(2, 10, CREDIT, Some(130))];
    let account = reconciled(account(rows, opening(100)));
    assert_eq!(account.findings().order, Order::OldestFirstNewestWithinDay);
    assert_eq!(balances(&account), [150, 120, 130]);
}

#[test]
fn one_day_in_disorder_is_settled_by_its_balances() {
    // The second day was booked 200 → 170 → 175 → 75 and printed in another order; the first and third day were not.
    let rows = vec![
        row(1, 100, CREDIT, Some(200)),
        row(2, 100, DEBIT, Some(75)),
        row(2, 30, DEBIT, Some(170)),
        row(2, 5, CREDIT, Some(175)),
        row(3, 25, CREDIT, Some(100)),
        row(4, 1, CREDIT, Some(101)),
    ];
    let account = reconciled(account(rows, opening(100)));
    assert_eq!(balances(&account), [200, 170, 175, 75, 100, 101]);
    let moved =
        account.findings().repairs.iter().filter(|repair| repair.kind == RepairKind::ReorderedWithinDay);
    assert_eq!(moved.count(), 3);
    assert!(account.findings().breaks.is_empty());
}

#[test]
fn a_direction_that_is_not_printed_follows_from_the_balances() {
    let rows = vec![row(1, 50, None, Some(150)), row(2, 30, None, Some(120)), row(3, 120, None, Some(0))];
    let account = reconciled(account(rows, opening(100)));
    let directions: Vec<Direction> = account.entries().iter().map(|entry| entry.direction).collect();
    assert_eq!(directions, [Direction::Credit, Direction::Debit, Direction::Debit]);
    assert!(account.findings().repairs.iter().all(|repair| repair.kind == RepairKind::DirectionFromBalance));
}

#[test]
fn an_amount_in_the_wrong_column_is_turned_and_on_record() {
    let rows =
        vec![row(1, 50, CREDIT, Some(150)), row(2, 30, CREDIT, Some(120)), row(3, 5, CREDIT, Some(125))];
    let account = reconciled(account(rows, opening(100)));
    assert_eq!(account.entries()[1].direction, Direction::Debit);
    assert_eq!(account.findings().repairs, [super::EntryRepair::new(1, RepairKind::DirectionFlipped)]);
}

#[test]
fn a_row_that_is_missing_is_a_break_with_its_value_and_never_made_up() {
    // 100 + 50 = 150; a debit of 40 is not printed; 110 + 10 = 120.
    let rows = vec![row(1, 50, CREDIT, Some(150)), row(20, 10, CREDIT, Some(120))];
    let account = reconciled(account(rows, opening(100)));
    assert_eq!(account.entries().len(), 2);
    let [gap] = account.findings().breaks[..] else { panic!("one break") };
    assert_eq!((gap.entry, gap.gap(), gap.days), (1, Paise::new(-4_000), 19));
    assert!(account.confidence().caps.contains(&Cap::Break));
    assert!(account.confidence().value <= 0.84);
}

#[test]
fn balances_printed_once_a_day_fill_the_rows_between() {
    let rows = vec![
        row(1, 50, CREDIT, None),
        row(1, 30, DEBIT, Some(120)),
        row(2, 20, DEBIT, None),
        row(2, 10, CREDIT, Some(110)),
    ];
    let account = reconciled(account(rows, opening(100)));
    assert_eq!(balances(&account), [150, 120, 100, 110]);
    let printed: Vec<bool> = account.entries().iter().map(|entry| entry.is_balance_printed).collect();
    assert_eq!(printed, [false, true, false, true]);
}

#[test]
fn the_row_that_begins_a_page_as_the_last_one_ended_is_dropped_once() {
    let mut again = row(1, 50, CREDIT, Some(150));
    again.page = 2;
    let rows = vec![row(1, 50, CREDIT, Some(150)), again, row(2, 10, CREDIT, Some(160))];
    let account = reconciled(account(rows, opening(100)));
    assert_eq!(balances(&account), [150, 160]);
    assert_eq!(account.findings().repairs[0].kind, RepairKind::DuplicateDropped);
}

#[test]
fn what_is_owed_is_turned_into_what_is_owned() {
    // A cash credit: 500 owed, 200 drawn more, 300 paid back, 50 drawn.
    let rows =
        vec![row(1, 200, DEBIT, Some(700)), row(2, 300, CREDIT, Some(400)), row(3, 50, DEBIT, Some(450))];
    let account = reconciled(account(rows, opening(500)));
    assert!(account.findings().is_owed);
    assert_eq!(balances(&account), [-700, -400, -450]);
    assert_eq!(account.opening(), Some(Paise::new(-50_000)));
}

#[test]
fn totals_and_counts_are_held_against_the_rows() {
    let rows = vec![row(1, 50, CREDIT, Some(150)), row(2, 30, DEBIT, Some(120))];
    let declared = Declared {
        closing: Some(Paise::new(12_000)),
        debit_total: Some(Paise::new(3_000)),
        // Off by 600 rupees: more than the five that rounding may take.
        credit_total: Some(Paise::new(65_000)),
        debit_count: Some(1),
        credit_count: Some(2),
        ..opening(100)
    };
    let found = reconciled(account(rows, declared)).findings().completeness;
    assert_eq!((found.debit_total_fits, found.credit_total_fits), (Some(true), Some(false)));
    assert_eq!((found.debit_count_fits, found.credit_count_fits), (Some(true), Some(false)));
    assert_eq!((found.opening_fits, found.closing_fits), (Some(true), Some(true)));
}

#[test]
fn confidence_is_the_weighted_evidence_under_its_caps() {
    // All balances agree, opening to closing agrees, nothing is known of bank, holder, number or period:
    // (.40 + .15 + .10 + .10 + .05·0) / (.40 + .15 + .10 + .10 + .05) = .75 / .80 = .9375
    let rows = vec![row(1, 50, CREDIT, Some(150)), row(2, 30, DEBIT, Some(120))];
    let declared = Declared { closing: Some(Paise::new(12_000)), ..opening(100) };
    let account_with = reconciled(account(rows.clone(), declared));
    assert!((account_with.confidence().value - 0.9375).abs() < 1e-9);
    // With nothing declared the same rows are capped at .90.
    let alone = reconciled(account(rows, Declared::default()));
    assert!((alone.confidence().value - 0.9).abs() < 1e-9);
    assert_eq!(alone.confidence().caps, [Cap::NothingDeclared]);
}

/// On a page that was recognised from a picture.
fn recognised(account: Account) -> super::LedgerAccount {
    let page =
        PageFacts { rows: account.rows.len(), is_unreadable: false, is_recognised: true, is_blank: false };
    let ledger = ledger(Statement { accounts: vec![account], pages: vec![page], leftover: Vec::new() });
    ledger.accounts()[0].clone()
}

/// 10,000 + 5,000 = 15,000, - 1,250 = 13,750, + 800 = 14,550, - 3,000 = 11,550.
fn four_rows() -> Vec<Row> {
    vec![
        row(1, 5_000, CREDIT, Some(15_000)),
        row(2, 1_250, DEBIT, Some(13_750)),
        row(3, 800, CREDIT, Some(14_550)),
        row(4, 3_000, DEBIT, Some(11_550)),
    ]
}

fn kinds(account: &super::LedgerAccount) -> Vec<(usize, RepairKind)> {
    account.findings().repairs.iter().map(|repair| (repair.entry, repair.kind)).collect()
}

#[test]
fn a_digit_recognised_wrongly_is_told_by_the_balances_around_it() {
    let mut rows = four_rows();
    rows[1].amount = Paise::new(1_760 * 100);
    let ledger = recognised(account(rows, opening(10_000)));
    assert_eq!(ledger.entries()[1].amount, Paise::new(125_000), "15,000 less 13,750");
    assert_eq!(kinds(&ledger), [(1, RepairKind::AmountFromBalances)]);
    assert_eq!(ledger.findings().repairs[0].recognised, Some(Paise::new(176_000)));
    assert!(ledger.findings().breaks.is_empty());

    let mut rows = four_rows();
    rows[1].balance = Some(Paise::new(18_750 * 100));
    let ledger = recognised(account(rows, opening(10_000)));
    assert_eq!(balances(&ledger), [15_000, 13_750, 14_550, 11_550]);
    assert_eq!(kinds(&ledger), [(1, RepairKind::BalanceFromRows)]);

    // Both of one row: 14,550 less the 800 after it, and what leads there.
    let mut rows = four_rows();
    rows[1].amount = Paise::new(1_280 * 100);
    rows[1].balance = Some(Paise::new(93_750 * 100));
    let ledger = recognised(account(rows, opening(10_000)));
    assert_eq!(ledger.entries()[1].amount, Paise::new(125_000));
    assert_eq!(balances(&ledger)[1], 13_750);
}

#[test]
fn nothing_is_read_otherwise_on_a_page_with_text_or_where_it_looks_otherwise() {
    let mut rows = four_rows();
    rows[1].amount = Paise::new(1_760 * 100);
    let printed = reconciled(account(rows, opening(10_000)));
    assert_eq!(printed.entries()[1].amount, Paise::new(176_000));
    assert_eq!(printed.findings().breaks.len(), 1);

    // 9,999 is nothing like 1,250: a row is missing rather than a digit misread.
    let mut rows = four_rows();
    rows[1].amount = Paise::new(9_999 * 100);
    let ledger = recognised(account(rows, opening(10_000)));
    assert_eq!(ledger.entries()[1].amount, Paise::new(999_900));
    assert_eq!(ledger.findings().breaks.len(), 1);
}

#[test]
fn an_amount_that_was_not_recognised_is_told_by_the_balances_or_its_row_left_out_and_told() {
    let mut rows = four_rows();
    rows[2].amount = Paise::ZERO;
    rows[2].direction = None;
    let ledger = recognised(account(rows, opening(10_000)));
    assert_eq!(ledger.entries()[2].amount, Paise::new(80_000), "14,550 less 13,750");
    assert_eq!(ledger.entries()[2].direction, Direction::Credit);
    assert!(kinds(&ledger).contains(&(2, RepairKind::AmountFromBalances)));

    // After the last one nothing stands that its balance could be held against.
    let mut rows = four_rows();
    rows[3].amount = Paise::ZERO;
    rows[3].direction = None;
    let ledger = recognised(account(rows, opening(10_000)));
    assert_eq!(ledger.entries().len(), 3);
    assert!(ledger.confidence().value <= 0.6, "{:?}", ledger.confidence());
}

#[test]
fn a_row_of_a_picture_that_nothing_proves_is_not_trusted() {
    let declared = Declared { closing: Some(Paise::new(11_550 * 100)), ..Declared::default() };
    let ledger = recognised(account(four_rows(), declared));
    // No balance stands before the first row.
    assert!(ledger.confidence().value <= 0.6, "{:?}", ledger.confidence());
    assert!(recognised(account(four_rows(), opening(10_000))).confidence().value > 0.6);
    assert!(reconciled(account(four_rows(), declared)).confidence().value > 0.6);
}

#[test]
fn where_two_readings_close_a_gap_neither_is_taken() {
    // After the last row nothing stands: its amount may be wrong, or its balance.
    let mut rows = four_rows();
    rows[3].balance = Some(Paise::new(11_650 * 100));
    let ledger = recognised(account(rows.clone(), opening(10_000)));
    assert_eq!(kinds(&ledger), []);
    assert_eq!(ledger.findings().breaks.len(), 1);
    assert_eq!(ledger.is_reconciled(&ledger.proofs()), Some(false));

    // Nor does anything stand before the first balance, where none is declared.
    let mut unopened = four_rows();
    unopened[0].balance = Some(Paise::new(16_000 * 100));
    let ledger = recognised(account(unopened, Declared::default()));
    assert_eq!(kinds(&ledger), []);
    assert_eq!(ledger.findings().breaks.len(), 1);

    // A declared closing balance tells that the amount is: 14,550 less 11,650.
    let declared = Declared { closing: Some(Paise::new(11_650 * 100)), ..opening(10_000) };
    let ledger = recognised(account(rows, declared));
    assert_eq!(kinds(&ledger), [(3, RepairKind::AmountFromBalances)]);
    assert_eq!(ledger.entries()[3].amount, Paise::new(290_000));
}
