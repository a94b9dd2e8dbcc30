use chrono::{Days, NaiveDate};

use super::examine;
use crate::document::{Document, DocumentLimits, TextBox, Word};
use crate::integrity::fixtures;
use crate::integrity::{Check, IntegrityInput, Severity, Status};
use crate::money::Paise;
use crate::reconcile;
use crate::statement::{Account, CarriedBalance, Declared, Direction, Identity, Period, Row, Statement};

/// A day of 2024, a Monday being the first.
fn day(number: u64) -> NaiveDate {
    NaiveDate::from_ymd_opt(2024, 1, 1).unwrap() + Days::new(number)
}

fn row(date: NaiveDate, narration: &str, rupees: i64) -> Row {
    Row {
        bounds: TextBox { x0: 0.0, y0: 0.0, x1: 1.0, y1: 1.0 },
        date,
        narration: narration.to_owned(),
        amount: Paise::new(rupees.abs() * 100),
        direction: Some(if rupees > 0 { Direction::Credit } else { Direction::Debit }),
        balance: None,
        ..fixtures::row(1, 0)
    }
}

/// Rows with the balances that follow from 50,000 rupees.
fn booked(mut rows: Vec<Row>) -> Vec<Row> {
    let mut balance = 5_000_000;
    for row in &mut rows {
        let sign = if row.direction == Some(Direction::Credit) { 1 } else { -1 };
        balance += sign * row.amount.get();
        row.balance = Some(Paise::new(balance));
    }
    rows
}

fn daily(count: u64) -> Vec<Row> {
    booked((0..count).map(|number| row(day(number), "SHOP", -i64::try_from(number).unwrap() - 1)).collect())
}

fn account(rows: Vec<Row>) -> Account {
    let identity = Identity { currency: Some("INR".to_owned()), ..Identity::default() };
    Account { identity, ..fixtures::account(rows) }
}

fn check(account: Account, code: &str) -> Check {
    check_with(account, Vec::new(), code)
}

/// The same, where the first page has words.
fn check_with(account: Account, words: Vec<Word>, code: &str) -> Check {
    let document = Document { pages: vec![fixtures::page(words), fixtures::page(Vec::new())] };
    let ledger =
        reconcile::ledger(Statement { accounts: vec![account], pages: Vec::new(), leftover: Vec::new() });
    let limits = DocumentLimits::default();
    let input =
        IntegrityInput { pdf: &[], password: None, limits: &limits, document: &document, ledger: &ledger };
    let check = examine(&input).into_iter().find(|check| check.code == code).unwrap();
    assert!(!check.message.is_empty(), "{code}");
    check
}

fn outcome(account: Account, code: &str) -> (Status, Severity) {
    let check = check(account, code);
    (check.status, check.severity)
}

fn places(check: &Check) -> Vec<usize> {
    check.evidence.iter().filter_map(|evidence| Some(evidence.transaction_id?.place())).collect()
}

#[test]
fn one_amount_that_does_not_fit_among_many_that_do_is_critical() {
    assert_eq!(check(account(daily(12)), "chain").status, Status::Passed);
    let mut rows = daily(12);
    rows[6].amount = Paise::new(70_000);
    let check = check(account(rows), "chain");
    assert_eq!((check.status, check.severity), (Status::Failed, Severity::Critical));
    assert_eq!(places(&check), [6]);
}

#[test]
fn a_row_moved_to_the_other_column_is_critical_and_many_are_a_table_read_wrongly() {
    let turn = |places: &[usize]| {
        let mut rows = daily(12);
        for place in places {
            rows[*place].direction = rows[*place].direction.map(Direction::opposite);
        }
        check(account(rows), "chain")
    };
    let one = turn(&[6]);
    assert_eq!((one.status, one.severity), (Status::Failed, Severity::Critical));
    assert_eq!(places(&one), [6]);
    assert_eq!(turn(&[2, 5, 6, 9]).status, Status::NotRun);
}

#[test]
fn breaks_all_over_are_more_likely_misread() {
    let mut rows = daily(12);
    for row in rows.iter_mut().step_by(2) {
        row.amount = Paise::new(row.amount.get() + 77_700);
    }
    assert_eq!(outcome(account(rows), "chain"), (Status::Failed, Severity::Warning));
}

#[test]
fn a_jump_across_weeks_is_missing_pages_and_no_changed_amount() {
    let mut rows = daily(12);
    for row in rows.iter_mut().skip(6) {
        row.date = row.date + Days::new(30);
        row.balance = Some(Paise::new(row.balance.unwrap().get() + 1_000_000));
    }
    assert_eq!(outcome(account(rows.clone()), "missing_pages"), (Status::Failed, Severity::Warning));
    assert_eq!(check(account(rows), "chain").status, Status::Passed);
}

#[test]
fn without_balances_the_chain_is_not_run() {
    let mut rows = daily(5);
    for row in &mut rows {
        row.balance = None;
    }
    assert_eq!(check(account(rows), "chain").status, Status::NotRun);
}

#[test]
fn a_declared_total_that_is_wrong_is_critical_where_the_count_is_right() {
    // 1 + 2 + … + 12 rupees are 78.
    let declared = |total: i64, count| Declared {
        debit_total: Some(Paise::new(total)),
        debit_count: Some(count),
        ..Declared::default()
    };
    let with = |declared| Account { declared, ..account(daily(12)) };
    assert_eq!(check(with(declared(7_800, 12)), "totals").status, Status::Passed);
    assert_eq!(outcome(with(declared(9_900, 12)), "totals"), (Status::Failed, Severity::Critical));
    assert_eq!(outcome(with(declared(9_900, 13)), "totals"), (Status::Failed, Severity::Warning));
    assert_eq!(check(account(daily(12)), "totals").status, Status::NotRun);
}

#[test]
fn one_balance_that_is_wrong_where_the_sums_and_the_other_are_right_is_critical() {
    // From 50,000 rupees 78 were paid.
    let declared = |opening: i64, closing: i64| Declared {
        opening: Some(Paise::new(opening)),
        closing: Some(Paise::new(closing)),
        debit_total: Some(Paise::new(7_800)),
        credit_total: Some(Paise::ZERO),
        ..Declared::default()
    };
    let with = |declared| Account { declared, ..account(daily(12)) };
    assert_eq!(check(with(declared(5_000_000, 4_992_200)), "totals").status, Status::Passed);
    for wrong in [declared(6_000_000, 4_992_200), declared(5_000_000, 5_992_200)] {
        assert_eq!(outcome(with(wrong), "totals"), (Status::Failed, Severity::Critical));
    }
    // Two that are wrong may be of another account.
    assert_eq!(outcome(with(declared(1, 2)), "totals"), (Status::Failed, Severity::Warning));
}

#[test]
fn the_same_row_twice_is_a_duplicate_and_a_payment_made_again_is_none() {
    let mut rows = daily(8);
    let again = Row { page: 2, ..rows[3].clone() };
    rows.insert(5, again);
    assert_eq!(outcome(account(rows), "duplicates"), (Status::Failed, Severity::Warning));

    // Paid, taken back and paid again: the same balance twice, and nothing wrong.
    let rows = booked(vec![
        row(day(0), "SHOP", -500),
        row(day(0), "SHOP TAKEN BACK", 500),
        row(day(0), "SHOP", -500),
        row(day(1), "SHOP", -20),
    ]);
    assert_eq!(check(account(rows), "duplicates").status, Status::Passed);
}

#[test]
fn one_payment_number_twice_is_a_duplicate_unless_it_came_back_or_is_its_charge() {
    let paid = "UPI/DR/412345678901/ASHA STORES/UTIB/asha@okaxis/RENT";
    let statement = |second: &str, rupees: i64| {
        account(booked(vec![row(day(0), paid, -900), row(day(1), second, rupees), row(day(2), "SHOP", -20)]))
    };
    assert_eq!(places(&check(statement(paid, -900), "duplicates")), [1]);
    assert_eq!(
        check(statement("UPI-RVSL/412345678901/ASHA STORES/asha@okaxis", 900), "duplicates").status,
        { Status::Passed }
    );
    assert_eq!(check(statement(paid, -5), "duplicates").status, Status::Passed);
}

#[test]
fn a_salary_under_the_number_of_another_month_is_a_warning() {
    let salary = "NEFT CR-CITI0000001-ACME LTD-ASHA RAO-CITIN24012345678-SALARY";
    let rows = |second: &str| {
        booked(vec![row(day(0), salary, 50_000), row(day(31), second, 50_000), row(day(32), "SHOP", -20)])
    };
    assert_eq!(outcome(account(rows(salary)), "salary_reference"), (Status::Failed, Severity::Critical));
    let next = salary.replace("24012345678", "24043298765");
    assert_eq!(check(account(rows(&next)), "salary_reference").status, Status::Passed);
    assert_eq!(check(account(daily(3)), "salary_reference").status, Status::NotRun);
}

#[test]
fn a_row_outside_of_the_period_or_out_of_order_is_a_warning() {
    let within = |rows| {
        let period = Some(Period { from: day(0), to: day(29) });
        let mut account = account(rows);
        account.identity.period = period;
        account
    };
    assert_eq!(check(within(daily(30)), "dates").status, Status::Passed);
    // A day late is in order, ten are not.
    assert_eq!(check(within(daily(31)), "dates").status, Status::Passed);
    let mut rows = daily(30);
    rows[29].date = day(40);
    assert_eq!(outcome(within(rows), "dates"), (Status::Failed, Severity::Warning));
    let mut rows = daily(30);
    rows[25].date = day(2);
    assert_eq!(places(&check(account(rows), "dates")), [25]);
}

#[test]
fn neft_rested_on_sundays_until_it_did_not() {
    let neft = "NEFT CR-CITI0000001-ACME LTD-ASHA RAO-CITIN24012345678";
    let on = |year, month, day| {
        let date = NaiveDate::from_ymd_opt(year, month, day).unwrap();
        outcome(account(booked(vec![row(date, neft, 900)])), "holidays")
    };
    // Two Sundays, on either side of 16 December 2019.
    assert_eq!(on(2019, 12, 15), (Status::Failed, Severity::Warning));
    assert_eq!(on(2019, 12, 22).0, Status::NotRun);
    // A first and a second Saturday.
    assert_eq!(on(2019, 12, 7).0, Status::Passed);
    assert_eq!(on(2019, 12, 14).0, Status::Failed);
}

#[test]
fn cash_at_a_branch_on_a_sunday_informs_and_a_machine_takes_it_any_day() {
    let sunday = day(6);
    let paid = |narration| account(booked(vec![row(sunday, narration, 900)]));
    assert_eq!(outcome(paid("BY CASH/PUNE BRANCH/SELF"), "holidays"), (Status::Failed, Severity::Info));
    assert_eq!(check(paid("BY CASH/CDM PUNE/SELF"), "holidays").status, Status::NotRun);
}

#[test]
fn interest_is_held_against_the_balances_of_its_quarter() {
    // 50,000 rupees over 91 days at 4 % are 498.63.
    let paid = |rupees| {
        let rows = vec![row(day(0), "SHOP", -1), row(day(91), "SB INT", rupees), row(day(92), "SHOP", -1)];
        outcome(account(booked(rows)), "interest")
    };
    assert_eq!(paid(499), (Status::Passed, Severity::Info));
    // Ten times as much no balance earns, and it says that it is this account's.
    assert_eq!(paid(4_990), (Status::Failed, Severity::Info));
    // Where it does not say so it is a deposit's, and tells nothing of this account.
    let of_deposit =
        vec![row(day(0), "SHOP", -1), row(day(91), "INTEREST CREDIT", 4_990), row(day(92), "SHOP", -1)];
    assert_eq!(check(account(booked(of_deposit)), "interest").status, Status::NotRun);
    assert_eq!(check(account(daily(3)), "interest").status, Status::NotRun);
    let twice = |rupees, last: &str| {
        let rows = vec![
            row(day(0), "SHOP", -1),
            row(day(91), "SB INT", rupees),
            row(day(182), "SB INT", rupees),
            row(day(183), last, -1),
        ];
        check(account(booked(rows)), "interest")
    };
    // Two quarters at 1.5 % are a warning: as if the balance had been 12,500 lower, where the lowest rate is 2 %.
    let low = twice(187, "SHOP");
    assert_eq!((low.status, low.severity), (Status::Failed, Severity::Warning));
    assert!(low.evidence[0].detail.contains("as if it had been ₹12,"), "{}", low.evidence[0].detail);
    // Two quarters of the account's own at 12 % are no bank's: 50,000 rupees over 91 days at 12 % are 1,495.89.
    assert_eq!(twice(1_496, "SHOP").severity, Severity::Critical);
    // At 9 % (1,121.92) they are more than banks pay, unless deposits earn a part of it.
    let higher = twice(1_122, "SHOP");
    assert_eq!((higher.status, higher.severity), (Status::Failed, Severity::Warning));
    // The days it was paid for are named.
    assert!(higher.evidence[0].detail.contains("91 days from 1 Jan 2024 to 1 Apr 2024"), "{higher:?}");
    assert_eq!(twice(1_122, "SWEEP TO FD").severity, Severity::Info);
    // At 0.8 % no bank pays, unless a deposit that is swept out of the account earns the rest.
    assert_eq!(twice(100, "SHOP").severity, Severity::Critical);
    assert_eq!(twice(100, "SWEEP TO FD").severity, Severity::Warning);
}

#[test]
fn taxes_are_held_against_the_charge_or_the_interest_beside_them() {
    let charged = |taxes: &[i64]| {
        let mut rows = vec![row(day(0), "SHOP", -10)];
        for (at, tax) in (1..).zip(taxes) {
            rows.push(row(day(at * 30), "DEBIT CARD AMC CHRG", -500));
            rows.push(row(day(at * 30), "GST ON CHRG", -tax));
        }
        let check = check(account(booked(rows)), "charges");
        (check.status, check.severity)
    };
    assert_eq!(charged(&[]).0, Status::NotRun);
    assert_eq!(charged(&[90, 90]).0, Status::Passed);
    assert_eq!(charged(&[90, 45]), (Status::Failed, Severity::Info));
    assert_eq!(charged(&[90, 90, 90, 45]), (Status::Failed, Severity::Warning));
    let deducted = |tax: i64, interest: &str| {
        let rows = vec![row(day(1), interest, 5_000), row(day(1), "TDS DEDUCTED", -tax)];
        check(account(booked(rows)), "charges").status
    };
    assert_eq!(deducted(500, "INT ON FD 123"), Status::Passed);
    assert_eq!(deducted(1_500, "NRO SB INT"), Status::Passed);
    assert_eq!(deducted(700, "INT ON FD 123"), Status::Failed);
    // Of a savings account nothing is deducted.
    assert_eq!(deducted(700, "SB INT"), Status::NotRun);
    // One row for both, and a payment to the state.
    for narration in ["SMS CHRG INCL GST", "GST PAYMENT CPIN 24012345"] {
        let rows = vec![row(day(1), "AMC CHRG", -500), row(day(1), narration, -17)];
        assert_eq!(check(account(booked(rows)), "charges").status, Status::NotRun, "{narration}");
    }
}

#[test]
fn a_penalty_for_a_small_balance_follows_a_small_balance() {
    let fined = |first: i64, dip: i64| {
        let rows = vec![
            row(day(0), "SALARY", first),
            row(day(100), "RENT", -dip),
            row(day(101), "LOAN", dip),
            row(day(150), "MAB CHARGES", -590),
        ];
        let check = check(account(booked(rows)), "charges");
        (check.status, check.severity)
    };
    assert_eq!(fined(200_000, 10), (Status::Failed, Severity::Warning));
    assert_eq!(fined(200_000, 200_000).0, Status::Passed);
    assert_eq!(fined(10, 10).0, Status::Passed);
}

fn word(text: &str, x0: f32, y0: f32) -> Word {
    fixtures::word(text, TextBox { x0, y0, x1: x0 + 50.0, y1: y0 + 10.0 })
}

#[test]
fn a_day_that_does_not_exist_is_critical_in_the_column_of_dates() {
    let height = |at: u8| 100.0 + 14.0 * f32::from(at);
    let statement = |added: Word| {
        let mut rows = daily(6);
        let mut words = vec![added];
        for (row, at) in rows.iter_mut().zip(0..) {
            row.bounds = TextBox { x0: 30.0, y0: height(at), x1: 400.0, y1: height(at) + 10.0 };
            words.push(word(&row.date.format("%d/%m/%Y").to_string(), 30.0, height(at)));
        }
        check_with(account(rows), words, "dates")
    };
    let found = statement(word("31/02/2024", 30.0, height(6)));
    assert_eq!((found.status, found.severity), (Status::Failed, Severity::Critical));
    assert_eq!(found.evidence[0].detail, "`31/02/2024` is no day of the calendar");
    assert_eq!(found.evidence[0].page, Some(1));
    // A day that exists, and one that somebody wrote into a remark.
    // No period is declared to hold the rows against.
    assert_eq!(statement(word("29/02/2024", 30.0, height(6))).status, Status::NotRun);
    assert_eq!(statement(word("31/02/2024", 200.0, height(3))).status, Status::NotRun);
}

#[test]
fn many_rows_outside_of_the_period_are_critical_unless_another_line_names_theirs() {
    let statement = |words| {
        let mut account = account(daily(45));
        account.identity.period = Some(Period { from: day(0), to: day(29) });
        check_with(account, words, "dates")
    };
    // The last eight of 45 are more than seven days late.
    let found = statement(Vec::new());
    assert_eq!((found.status, found.severity), (Status::Failed, Severity::Critical));
    assert_eq!(places(&found), (37..45).collect::<Vec<_>>());
    let period = vec![word("01/01/2024", 100.0, 40.0), word("14/02/2024", 200.0, 40.0)];
    assert_eq!(statement(period).severity, Severity::Info);
}

#[test]
fn a_payment_number_of_another_day_and_amount_is_critical_where_numbers_are_otherwise_single() {
    let paid = |number: &str| format!("UPI/CR/{number}/ASHA STORES/UTIB/asha@okaxis/FEE");
    let statement = |others: u64| {
        let mut rows = vec![row(day(0), &paid("412345678901"), 900)];
        rows.extend((1..=others).map(|at| row(day(at), &paid(&format!("4123456{at:05}")), 700)));
        rows.push(row(day(others + 10), &paid("412345678901"), 2_500));
        check(account(booked(rows)), "duplicates")
    };
    let found = statement(12);
    assert_eq!((found.status, found.severity), (Status::Failed, Severity::Critical));
    assert_eq!(places(&found), [13]);
    assert!(found.evidence[0].detail.contains("on 1 Jan 2024 over ₹900"), "{}", found.evidence[0].detail);
    // One of three is what the bank prints there.
    assert_eq!(statement(2).severity, Severity::Warning);
}

#[test]
fn a_cheque_is_paid_once_unless_it_came_back() {
    let cheque = |at: u64, number: &str, narration: &str, rupees: i64| Row {
        reference: Some(number.to_owned()),
        ..row(day(at), narration, rupees)
    };
    let statement = |again: i64, came_back: bool| {
        let mut rows: Vec<Row> = ["100001", "100002", "100003", "100004", "100005"]
            .iter()
            .zip(0..)
            .map(|(number, at)| cheque(at, number, "CLG/ASHA STORES/UTIB", -10))
            .collect();
        if came_back {
            rows.push(cheque(6, "100003", "I/W CHQ RETURN/ASHA STORES", 10));
        }
        rows.push(cheque(9, "100003", "CLG/RAVI MOTORS/UTIB", -again));
        outcome(account(booked(rows)), "serials")
    };
    assert_eq!(statement(25, false), (Status::Failed, Severity::Critical));
    assert_eq!(statement(10, false), (Status::Failed, Severity::Warning));
    assert_eq!(statement(10, true).0, Status::Passed);
}

#[test]
fn machines_give_notes() {
    let drawn = |sums: &[i64], narration: &str| {
        let rows = sums.iter().zip(1..).map(|(sum, at)| row(day(at), narration, -sum));
        let check = check(account(booked(rows.collect())), "amount_bounds");
        (check.status == Status::Failed).then_some(check.severity)
    };
    let machine = "ATW-512967XXXXXX1234-S1AN0123-PUNE";
    assert_eq!(drawn(&[2_000, 4_700], machine), None);
    assert_eq!(drawn(&[2_000, 4_750], machine), Some(Severity::Warning));
    assert_eq!(drawn(&[3_333, 4_750], machine), Some(Severity::Critical));
    assert_eq!(drawn(&[3_333, 4_750], "ATW-512967XXXXXX1234-NEPAL"), None);
}

#[test]
fn a_number_that_many_cheques_were_paid_under_is_found_beside_those_of_its_book() {
    let cheques = |numbers: &[&str]| {
        let rows = numbers.iter().zip(0..).map(|(number, at)| Row {
            reference: Some((*number).to_owned()),
            ..row(day(at), "CLG/ASHA STORES/UTIB", -10 - i64::try_from(at).unwrap())
        });
        check(account(booked(rows.collect())), "serials")
    };
    let found = cheques(&["310028", "310028", "310028", "310030", "310032", "310034"]);
    assert_eq!((found.status, found.severity), (Status::Failed, Severity::Critical));
    assert_eq!(places(&found), [1, 2]);
    // What stands beside every cheque is no number of one.
    assert_eq!(cheques(&["110002", "110002", "110002", "110002"]).status, Status::NotRun);
}

#[test]
fn a_page_begins_with_what_the_page_before_it_carries() {
    let carried = |balances: &[i64]| {
        let mark = |rupees: &i64| CarriedBalance {
            page: 2,
            bounds: TextBox { x0: 0.0, y0: 0.0, x1: 1.0, y1: 1.0 },
            balance: Paise::new(rupees * 100),
            given: Paise::new(5_000_000),
        };
        check(Account { carried: balances.iter().map(mark).collect(), ..account(daily(6)) }, "carried")
    };
    assert_eq!(carried(&[]).status, Status::NotRun);
    assert_eq!(carried(&[50_000]).status, Status::Passed);
    let found = carried(&[50_000, 75_000, 50_000]);
    assert_eq!((found.status, found.severity), (Status::Failed, Severity::Critical));
    assert_eq!(found.evidence[0].detail, "₹75,000 brought, ₹50,000 carried");
    // Where most of them are something else, they tell nothing.
    let told = carried(&[50_000, 75_000, 60_000]);
    assert_eq!(told.status, Status::NotRun);
    assert!(told.message.starts_with("Most pages begin"), "{}", told.message);
}

#[test]
fn a_letterhead_and_a_branch_of_two_banks_are_critical() {
    let of = |bank: &str, ifsc: &str| {
        let mut account = account(daily(6));
        account.identity.bank = Some(bank.to_owned());
        account.identity.ifsc = Some(ifsc.to_owned());
        outcome(account, "bank_codes")
    };
    assert_eq!(of("HDFC Bank", "BARB0008626"), (Status::Failed, Severity::Critical));
    assert_eq!(of("HDFC Bank", "HDFC0008626").0, Status::NotRun);
    // A small bank has the codes of its sponsor, and a code that is not known may be of a bank that was taken over.
    assert_eq!(of("Sahakari Nagarik Bank", "HDFC0CSNB01").0, Status::NotRun);
    assert_eq!(of("Union Bank of India", "ANDB0000123").0, Status::NotRun);
}

#[test]
fn cheques_cleared_on_days_of_rest_are_told() {
    // The 7th of January 2024 is a Sunday, the 13th a second Saturday, the 20th a third, the 26th a national holiday.
    let cleared = |on: u64| {
        let rows = vec![row(day(on - 1), "CLG/ASHA STORES/UTIB", -10)];
        outcome(account(booked(rows)), "holidays")
    };
    for on in [7, 13, 26] {
        assert_eq!(cleared(on), (Status::Failed, Severity::Info), "{on}");
    }
    for on in [5, 20] {
        assert_eq!(cleared(on).0, Status::Passed, "{on}");
    }
}

#[test]
fn dates_that_were_moved_are_told_though_some_numbers_tell_nothing() {
    let row = |at: u64| {
        // Every third number says nothing; the others are of 150 days later.
        let of = if at.is_multiple_of(3) { at * 37 % 300 } else { at + 150 };
        row(day(at), &format!("UPI/DR/4{:03}45678{at:03}/SHOP/UTIB/shop@okaxis", of + 1), -10)
    };
    let found = check(account(booked((0..40).map(row).collect())), "references");
    assert_eq!((found.status, found.severity), (Status::Failed, Severity::Critical));
    assert!(found.message.starts_with("26 payments are 150 days younger"), "{}", found.message);
}

#[test]
fn transfers_with_numbers_of_other_days_stand_out_among_those_of_their_bank() {
    let paid = |off: &[u64], bank: &str| {
        let rows = (0..8).map(|at| {
            let of = if off.contains(&at) { at * 20 + 101 } else { at * 20 + 1 };
            let bank = if off.contains(&at) { bank } else { "HDFC" };
            row(day(at * 20), &format!("NEFT/{bank}N24{of:03}12345{at}/ACME LTD"), 1_000)
        });
        let check = check(account(booked(rows.collect())), "references");
        (check.status, check.severity)
    };
    assert_eq!(paid(&[3], "HDFC"), (Status::Failed, Severity::Warning));
    assert_eq!(paid(&[3, 5], "HDFC"), (Status::Failed, Severity::Critical));
    // Another bank may number otherwise.
    assert_eq!(paid(&[3, 5], "SBIN").0, Status::Passed);
}

#[test]
fn a_bank_that_sends_under_its_own_code_sends_under_no_other() {
    let paid = |keeper: &str| {
        let own = ("HDFC0000001", "HDFCN52024010112345678");
        let other = ("ICIC0000001", "SBIN224001123456");
        let rows = [own, own, other, other].into_iter().zip(1..).map(|((branch, number), at)| {
            row(day(at), &format!("NEFT CR-{branch}-ACME TOOLS LIMITED-ASHA-{number}"), 1_000)
        });
        let mut account = account(booked(rows.collect()));
        account.identity.ifsc = Some(keeper.to_owned());
        outcome(account, "bank_codes")
    };
    assert_eq!(paid("UTIB0000001"), (Status::Failed, Severity::Critical));
    // Some statements print the branch of the account itself.
    assert_eq!(paid("ICIC0000001").0, Status::NotRun);
}

#[test]
fn numbers_of_transfers_tell_the_day_after_their_letters() {
    // The 31st of January 2024 is the 31st day; every row is 40 days later.
    let transfer = |at: u64| row(day(at + 40), &format!("NEFT/HDFCN24{:03}123456/ASHA", at + 1), 10);
    let check = check(account(booked((0..8).map(transfer).collect())), "references");
    assert_eq!((check.status, check.severity), (Status::Failed, Severity::Critical));
    assert!(check.message.starts_with("8 payments are 40 days older than their rows"), "{}", check.message);
}

#[test]
fn a_payment_number_of_another_day_stands_out_where_all_others_tell_theirs() {
    // 2024: a four, and the day of the year from 001 on.
    let numbered = |days: Vec<u64>| {
        let row = |(at, of): (u64, u64)| {
            row(day(at), &format!("UPI/DR/4{:03}45678{at:03}/SHOP/UTIB/shop@okaxis", of + 1), -10)
        };
        account(booked((0..).zip(days).map(row).collect()))
    };
    let mut days: Vec<u64> = (0..40).collect();
    assert_eq!(check(numbered(days.clone()), "references").status, Status::Passed);
    days[20] = 200;
    assert_eq!(places(&check(numbered(days.clone()), "references")), [20]);
    // All of them 150 days later, then only the first half; the year goes on from 2024 to 2025.
    let moved: Vec<u64> = (0..40).map(|day| day + 150).collect();
    let check_moved = check(numbered(moved), "references");
    assert_eq!((check_moved.status, check_moved.severity), (Status::Failed, Severity::Critical));
    assert!(check_moved.message.starts_with("40 payments are 150 days younger than their rows"));
    let half = (0..40).map(|day| if day < 20 { day + 150 } else { day }).collect();
    assert_eq!(places(&check(numbered(half), "references")), (0..20).collect::<Vec<_>>());
    let scattered = days.iter().map(|day| (day * 37) % 300).collect();
    assert_eq!(check(numbered(scattered), "references").status, Status::NotRun);
}

#[test]
fn a_gap_in_the_cheques_informs() {
    let cheques = |numbers: [&str; 3]| {
        let row = |(at, number): (u64, &str)| Row {
            reference: Some(number.to_owned()),
            ..row(day(at), "CLG/ASHA STORES/UTIB", -10)
        };
        account(booked((0..).zip(numbers).map(row).collect()))
    };
    assert_eq!(check(cheques(["100001", "100002", "100003"]), "serials").status, Status::Passed);
    assert_eq!(outcome(cheques(["100001", "100002", "100004"]), "serials"), (Status::Failed, Severity::Info));
}

#[test]
fn a_quarter_paid_at_half_the_rate_of_another_on_no_less_was_paid_on_other_balances() {
    let quarters = |paid: [i64; 3]| {
        let [one, two, three] = paid;
        let rows = vec![
            row(day(0), "SHOP", -1),
            row(day(91), "SB INT", one),
            row(day(182), "SB INT", two),
            row(day(273), "SB INT", three),
            row(day(274), "SHOP", -1),
        ];
        check(account(booked(rows)), "interest")
    };
    // 50,000 rupees over 91 days at 3 % are 373.97 and a little more each time; at 2.1 % they are 261.78.
    assert_eq!(quarters([374, 377, 380]).status, Status::Passed);
    let warned = quarters([374, 377, 262]);
    assert_eq!((warned.status, warned.severity), (Status::Failed, Severity::Warning));
    assert!(
        warned.evidence[0].detail.contains("other quarters were paid at 3.0"),
        "{}",
        warned.evidence[0].detail
    );
    // A half and less is no rate that any bank changed to within a year.
    assert_eq!(quarters([600, 600, 290]).severity, Severity::Critical);
    // More on a higher balance is what banks pay; here the balance of the last quarter is four times the first.
    let rows = vec![
        row(day(0), "SHOP", -1),
        row(day(91), "SB INT", 300),
        row(day(92), "SALARY", 150_000),
        row(day(182), "SB INT", 2_900),
        row(day(183), "SHOP", -1),
    ];
    assert_eq!(outcome(account(booked(rows)), "interest"), (Status::Passed, Severity::Info));
}

#[test]
fn transfers_larger_than_their_system_takes_are_a_warning_and_smaller_ones_are_told() {
    let paid = |narration: &str, rupees| {
        let mut account = account(booked(vec![row(day(1), narration, rupees)]));
        account.identity.kind = Some(crate::statement::AccountKind::Savings);
        let check = check(account, "amount_bounds");
        (check.status == Status::Failed).then_some(check.severity)
    };
    assert_eq!(paid("RTGS/HDFCR52024010112345678/ASHA", 199_999), Some(Severity::Info));
    assert_eq!(paid("RTGS/HDFCR52024010112345678/ASHA", 200_000), None);
    assert_eq!(paid("IMPS/412345678901/ASHA", 500_001), Some(Severity::Warning));
    assert_eq!(paid("IMPS/412345678901/ASHA", 500_000), None);
    assert_eq!(paid("UPI/412345678901/ASHA/asha@okaxis/rent", 100_001), Some(Severity::Warning));
    assert_eq!(paid("UPI/412345678901/ASHA/asha@okaxis/rent", 100_000), None);
    // Schools, hospitals and funds take more.
    assert_eq!(paid("UPI/412345678901/CITY HOSPITAL/cityhospital@hdfcbank/bill", -400_000), None);
    assert_eq!(paid("SHOP", 900_000), None);
}

#[test]
fn branch_codes_are_those_of_banks_and_of_the_bank_that_sent() {
    let paid = |codes: &[(&str, &str)]| {
        let rows = codes.iter().zip(1..).map(|((branch, number), at)| {
            row(day(at), &format!("NEFT CR-{branch}-ACME TOOLS LIMITED-ASHA-{number}"), 1_000)
        });
        outcome(account(booked(rows.collect())), "bank_codes")
    };
    let own = ("HDFC0000001", "HDFCN52024010112345678");
    assert_eq!(paid(&[own, own, own]).0, Status::Passed);
    let other = ("ICIC0000001", "SBIN224001123456");
    assert_eq!(paid(&[own, own, own, other]), (Status::Failed, Severity::Warning));
    // Where none agree it is the bank's way to print.
    assert_eq!(paid(&[other, other]).0, Status::NotRun);
    // A code without a number beside it is shown, and held against nothing.
    let alone = account(booked(vec![row(day(1), "IMPS-412345678901-ASHA-HDFC0000001-RENT", -1_000)]));
    let alone = check(alone, "bank_codes");
    assert_eq!(alone.status, Status::NotRun);
    assert!(alone.message.starts_with("The codes of branches stand beside"), "{}", alone.message);
    let invented = ("ZZQX0000001", "HDFCN52024010112345678");
    assert_eq!(paid(&[own, invented]), (Status::Failed, Severity::Info));
    assert_eq!(paid(&[own, own, own, own, own, own, other, other]), (Status::Failed, Severity::Critical));
}
