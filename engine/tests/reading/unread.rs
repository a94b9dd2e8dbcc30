//! Rows that the table does not give: who reads the report is told that they are there.

use lending_engine::reconcile::Cap;
use lending_engine::report::Report;

use crate::typed::{read, told};

const FIRST_PAGE: &str = "\
SOME BANK
Customer : CHETAN DOSHI      Account no. : 97196823128074      IFSC : DCBL0854598

Date         Details                             Paid out      Paid in      Balance
01/06/2025   SALARY                                             700.00     1,700.00
02/06/2025   RENT                                  250.00                  1,450.00
03/06/2025   GROCER                                 50.00                  1,400.00
04/06/2025   TAILOR                                 60.00                  1,340.00
05/06/2025   BAKER                                  40.00                  1,300.00";

/// It does not call the account proved, and no machine decides on it.
fn assert_doubtful(report: &Report, lines: usize) {
    let quality = &report.data_quality;
    assert_eq!(quality.reconciled, None, "{:?}", told(report));
    assert!(quality.caps.contains(&Cap::RowsUnread), "{:?}", quality.caps);
    assert!(quality.confidence <= 0.6);
    assert_eq!(quality.leftover.len(), lines, "{:?}", quality.leftover);
}

#[test]
fn a_page_whose_table_has_moved_and_has_no_header_is_not_lost_in_silence() {
    let moved = "



                              06/06/2025 COBBLER                 100.00                   1,200.00
                              07/06/2025 FRIEND                               300.00      1,500.00
                              08/06/2025 CINEMA                   20.00                   1,480.00";
    let report = read(&[FIRST_PAGE, moved]);
    // Whether the page is read after all or not: nothing is missing without a word.
    if told(&report).len() < 8 {
        assert_doubtful(&report, 3);
    }
}

#[test]
fn a_table_that_goes_on_beside_itself_without_a_header_is_not_lost_in_silence() {
    let report = read(&["\
SOME BANK
Customer : CHETAN DOSHI      Account no. : 97196823128074      IFSC : DCBL0854598

Date        Details     Paid out   Paid in     Balance
01/06/2025  SALARY                  700.00    1,700.00        06/06/2025  COBBLER    100.00            1,200.00
02/06/2025  RENT          250.00              1,450.00        07/06/2025  FRIEND               300.00  1,500.00
03/06/2025  GROCER         50.00              1,400.00        08/06/2025  CINEMA      20.00            1,480.00
04/06/2025  TAILOR         60.00              1,340.00        09/06/2025  PLUMBER    180.00            1,300.00
05/06/2025  BAKER          40.00              1,300.00        10/06/2025  DOCTOR     300.00            1,000.00"]);
    if told(&report).len() < 10 {
        assert_doubtful(&report, 5);
    }
}

#[test]
fn a_row_above_the_first_day_is_not_lost_in_silence() {
    // The day stands in the middle of its rows: the first of them has none above it.
    let report = read(&["\
SOME BANK
Customer : CHETAN DOSHI      Account no. : 97196823128074      IFSC : DCBL0854598

Date         Details                             Paid out      Paid in      Balance
             SALARY                                             700.00     1,700.00
01/06/2025   RENT                                  250.00                  1,450.00
             GROCER                                 50.00                  1,400.00
             TAILOR                                 60.00                  1,340.00
02/06/2025   BAKER                                  40.00                  1,300.00
             BUTCHER                                30.00                  1,270.00"]);
    assert_doubtful(&report, 1);
}

#[test]
fn balances_above_and_below_a_table_are_no_rows() {
    let report = read(&["\
SOME BANK
Customer : CHETAN DOSHI      Account no. : 97196823128074      IFSC : DCBL0854598
Opening balance   Paid out   Paid in   Closing balance
       1,000.00     400.00    700.00          1,300.00

Date         Details                             Paid out      Paid in      Balance
             Opening balance                                               1,000.00
01/06/2025   SALARY                                             700.00     1,700.00
02/06/2025   RENT                                  250.00                  1,450.00
03/06/2025   GROCER                                 50.00                  1,400.00
04/06/2025   TAILOR                                 60.00                  1,340.00
05/06/2025   BAKER                                  40.00                  1,300.00
             Total                                 400.00       700.00     1,300.00"]);
    assert_eq!(report.data_quality.reconciled, Some(true), "{:?}", report.data_quality);
    assert!(report.data_quality.leftover.is_empty(), "{:?}", report.data_quality.leftover);
    assert_eq!(told(&report).len(), 5);
}

#[test]
fn balances_before_each_row_turn_no_time_round() {
    let report = read(&["\
SOME BANK
Customer : CHETAN DOSHI      Account no. : 97196823128074      IFSC : DCBL0854598

Date         Details                  Opening Bal      Paid out      Paid in    Closing Bal
01/06/2025   SALARY                      1,000.00                     700.00       1,700.00
02/06/2025   RENT                        1,700.00        250.00                    1,450.00
03/06/2025   GROCER                      1,450.00         50.00                    1,400.00
04/06/2025   TAILOR                      1,400.00         60.00                    1,340.00"]);
    let expected = [
        "2025-06-01 +70000 SALARY",
        "2025-06-02 -25000 RENT",
        "2025-06-03 -5000 GROCER",
        "2025-06-04 -6000 TAILOR",
    ];
    assert_eq!(told(&report), expected);
    assert_eq!(report.accounts[0].closing_balance.map(|closing| closing.paise().get()), Some(134_000));
}

#[test]
fn the_first_word_of_a_heading_in_two_lines_is_no_narration() {
    let report = read(&["\
SOME BANK
Customer : CHETAN DOSHI      Account no. : 97196823128074      IFSC : DCBL0854598

Transaction   Transaction Details         Value Date      Withdrawl Amt   Deposit Amt   Balance Amt
Date                                                              (INR)         (INR)         (INR)
02-Jun-25     SALARY FOR MAY              01-Jun-25                          700.00      1,700.00
03-Jun-25     RENT TO LANDLORD            03-Jun-25              250.00                  1,450.00
04-Jun-25     GROCER AT THE CORNER        04-Jun-25               50.00                  1,400.00
05-Jun-25     TAILOR                      05-Jun-25               60.00                  1,340.00"]);
    let expected = [
        "2025-06-02 +70000 SALARY FOR MAY",
        "2025-06-03 -25000 RENT TO LANDLORD",
        "2025-06-04 -5000 GROCER AT THE CORNER",
        "2025-06-05 -6000 TAILOR",
    ];
    assert_eq!(told(&report), expected);
}
