mod banks;

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
