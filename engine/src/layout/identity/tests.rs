//! Statements in miniature: what whole heads of statements tell.

use super::*;
use crate::document::Word;
use crate::layout::typewriter::{self, LEADING, SIZE};
use crate::statement::{Declared, Period};

/// Without rows to agree with: the likeliest figures.
fn declared(of: &AccountDetails) -> Declared {
    of.declared.settled(&RowSums::default())
}

fn words(line: &str, y: f32) -> Vec<Word> {
    typewriter::words(line, y, "Courier")
}

/// Reads lines as a typewriter sets them.
fn read_lines(lines: &[&str]) -> AccountDetails {
    let words: Vec<(f32, Vec<Word>)> = lines
        .iter()
        .zip(1_u8..)
        .map(|(line, at)| (f32::from(at) * LEADING, self::words(line, f32::from(at) * LEADING)))
        .collect();
    let lines: Vec<Line<'_>> = words
        .iter()
        .filter(|(_, words)| !words.is_empty())
        .map(|(y, words)| Line { words: words.iter().collect(), baseline: *y, size: SIZE })
        .collect();
    read(
        &lines.iter().collect::<Vec<_>>(),
        SeenInRows { narrations: &[], prints_balances: true },
        Notation { decimal: DecimalMark::Point, order: DateOrder::DayFirst },
    )
}

fn paise(amount: Option<Paise>) -> Option<i64> {
    amount.map(Paise::get)
}

#[test]
fn each_label_of_a_row_has_the_value_under_it() {
    let declared = read_lines(&[
        "HDFC BANK",
        "STATEMENT SUMMARY :-",
        "Opening Balance   Dr Count   Cr Count      Debits      Credits    Closing Bal",
        "    18,452.37        43         19   1,49,334.40  3,25,634.19   1,94,752.16",
    ])
    .declared
    .settled(&RowSums::default());
    assert_eq!(paise(declared.opening), Some(1_845_237));
    assert_eq!(declared.debit_count, Some(43));
    assert_eq!(declared.credit_count, Some(19));
    assert_eq!(paise(declared.debit_total), Some(14_933_440));
    assert_eq!(paise(declared.credit_total), Some(32_563_419));
    assert_eq!(paise(declared.closing), Some(19_475_216));
}

#[test]
fn all_of_one_line_is_told_apart() {
    let read = read_lines(&[
        "Nainital Bank",
        "ALPHA BUILDCON OD A/c 0123000000045678 IFSC NTBL0NAI012 MICR 263002002 Sanctioned Limit 25,00,000.00",
        "From 01-04-2025 To 30-06-2025 Opening Balance 1,20,000.00-",
    ]);
    let identity = read.identity.clone();
    assert_eq!(identity.bank.as_deref(), Some("Nainital Bank"));
    assert_eq!(identity.holders, ["ALPHA BUILDCON"]);
    assert_eq!(identity.number_masked.as_deref(), Some("XXXXXXXXXXXX5678"));
    assert_eq!(identity.kind, Some(AccountKind::Overdraft));
    assert_eq!(identity.ifsc.as_deref(), Some("NTBL0NAI012"));
    assert_eq!(identity.micr.as_deref(), Some("263002002"));
    let day = |d, m| chrono::NaiveDate::from_ymd_opt(2025, m, d).unwrap();
    assert_eq!(identity.period, Some(Period { from: day(1, 4), to: day(30, 6) }));
    assert_eq!(paise(declared(&read).opening), Some(-12_000_000));
}

#[test]
fn a_bank_is_not_the_one_that_sponsors_its_branch_code() {
    let bank = |lines: &[&str]| read_lines(lines).identity.bank;
    let own = bank(&["AKHAND ANAND CO-OP. BANK LTD", "Katargam Branch, Surat   IFSC : HDFC0CAACOB"]);
    assert_eq!(own.as_deref(), Some("AKHAND ANAND CO-OP. BANK LTD"));
    let known = bank(&["HDFC BANK LIMITED", "We understand your world", "IFSC : HDFC0000240"]);
    assert_eq!(known.as_deref(), Some("HDFC Bank"));
    let unnamed = bank(&["Statement of account", "IFSC : HDFC0000240"]);
    assert_eq!(unnamed.as_deref(), Some("HDFC Bank"));
}

#[test]
fn a_name_in_an_address_is_the_holder_and_a_branch_is_not() {
    let holders = |lines: &[&str]| read_lines(lines).identity.holders;
    let beside_branch = holders(&[
        "              KARNATAKA BANK LTD.",
        "              YOUR FAMILY BANK ACROSS INDIA",
        "              MANGALURU KODIALBAIL      IFSC:KARB0000483",
        "VENKATESH K                A/C NO   : 4832500101234501",
        "NO 12 TEMPLE ROAD          A/C TYPE : SAVINGS BANK",
        "MANGALURU 575003           PAGE     : 1",
    ]);
    assert_eq!(beside_branch, ["VENKATESH K"]);
    let in_title_case = holders(&[
        "IDFC FIRST Bank",
        "Rohan Mehta",
        "Account number 10098765432 Savings account IFSC IDFB0040101",
    ]);
    assert_eq!(in_title_case, ["Rohan Mehta"]);
    let greeted =
        holders(&["State Bank of India", "Welcome Ms FATIMA BEGUM", "Savings Account Number 3XXXXXX4471"]);
    assert_eq!(greeted, ["FATIMA BEGUM"]);
}

#[test]
fn two_holders_below_one_another_are_both_found_in_order() {
    let holders = read_lines(&[
        "Kotak Mahindra Bank",
        "             Account Statement",
        "ESHAN CHAUDHARY                    Cust. Reln. No.   : 429988263",
        "SURESH MEHTA                       Account No.       : 8780339642",
        "B-77, SECTOR 12, SHANTI VIHAR      Branch            : KOCHI CIVIL LINES",
        "KOCHI 232782                       MICR Code         : 786406254",
    ])
    .identity
    .holders;
    assert_eq!(holders, ["ESHAN CHAUDHARY", "SURESH MEHTA"]);
}

#[test]
fn a_labelled_name_goes_on_below_itself_and_a_dash_is_nobody() {
    let holders = |lines: &[&str]| read_lines(lines).identity.holders;
    let wrapped = holders(&[
        "Account Name    :M/S ANNAPURNA FOODS AND",
        "                :BEVERAGES",
        "Address         :SHOP 14",
    ]);
    assert_eq!(wrapped, ["M/S ANNAPURNA FOODS AND"], "a second colon begins another value");
    let wrapped = holders(&[
        "Account Name    : M/S ANNAPURNA FOODS AND",
        "                  BEVERAGES",
        "Address         : SHOP 14",
    ]);
    assert_eq!(wrapped, ["M/S ANNAPURNA FOODS AND BEVERAGES"]);
    let alone = holders(&["Name : PRIYA DESHPANDE", "Joint Holder :--", "11 SHANTIBAN SOCIETY"]);
    assert_eq!(alone, ["PRIYA DESHPANDE"]);
    let unlisted =
        holders(&["Name of the First Applicant : PRIYA DESHPANDE", "Name of the Branch : PUNE CAMP"]);
    assert_eq!(unlisted, ["PRIYA DESHPANDE"]);
}

#[test]
fn the_header_of_a_table_declares_nothing() {
    let declared = read_lines(&[
        "Date         Particulars      Withdrawals     Deposits      Balance",
        "             Page total          1,500.00       900.00",
    ])
    .declared
    .settled(&RowSums::default());
    assert_eq!(declared, Declared::default());
}

#[test]
fn the_kind_is_told_by_the_line_of_the_number_or_by_a_title() {
    let kind = |lines: &[&str]| read_lines(lines).identity.kind;
    assert_eq!(kind(&["A/c No. : 0021-SB-0012345"]), Some(AccountKind::Savings));
    assert_eq!(kind(&["Account No. 8812345670 (Current Account / OD)"]), Some(AccountKind::Current));
    assert_eq!(kind(&["Statement of Savings Account", "A/C No 123456789012"]), Some(AccountKind::Savings));
    assert_eq!(kind(&["SB-GENERAL 500101012345678 IFSC CIUB0000123"]), Some(AccountKind::Savings));
    assert_eq!(kind(&["Account No 123456789012", "Arranged Overdraft Limit 1,400.00"]), None);
}

#[test]
fn a_number_in_a_sentence_begins_no_other_account() {
    let number = |line: &str| {
        let words = words(line, LEADING);
        account_number(&Line { words: words.iter().collect(), baseline: LEADING, size: SIZE })
    };
    assert_eq!(
        number("Statement of transactions in Savings Account XXXXXXXX1122 in INR").as_deref(),
        Some("XXXXXXXX1122")
    );
    assert_eq!(number("Never pay into account 9876543210 of a stranger"), None);
    assert_eq!(number("Account No : 1211009988 IFSC : KKBK0001753").as_deref(), Some("1211009988"));
}

#[test]
fn counts_and_totals_stand_beside_their_labels() {
    let declared = read_lines(&[
        "NO. OF DEBITS : 16   NO. OF CREDITS : 22",
        "TOTAL DEBITS : 102093.12   TOTAL CREDITS : 286705.41   CLOSING BALANCE : 200362.29 C",
    ])
    .declared
    .settled(&RowSums::default());
    assert_eq!(declared.debit_count, Some(16));
    assert_eq!(declared.credit_count, Some(22));
    assert_eq!(paise(declared.debit_total), Some(10_209_312));
    assert_eq!(paise(declared.credit_total), Some(28_670_541));
    assert_eq!(paise(declared.closing), Some(20_036_229));
}

#[test]
fn values_stand_under_their_own_labels_or_under_a_heading_of_nobody() {
    let read = read_lines(&[
        "IndusInd Bank",
        "Customer Name    Account No",
        "NEHA BANSAL      100012345678",
        "Account Type     IFSC",
        "Indus Savings    INDB0000006",
    ]);
    assert_eq!(read.identity.holders, ["NEHA BANSAL"]);
    assert_eq!(read.identity.number_masked.as_deref(), Some("XXXXXXXX5678"));
    assert_eq!(read.identity.kind, Some(AccountKind::Savings));
    assert_eq!(read.identity.ifsc.as_deref(), Some("INDB0000006"));
    let headed = read_lines(&["ICICI Bank", "Your Details With Us:", "RAVINDRA JADEJA", "12 KALAVAD ROAD"]);
    assert_eq!(headed.identity.holders, ["RAVINDRA JADEJA"]);
}

#[test]
fn a_british_head_has_a_sort_code_before_its_number() {
    let read = read_lines(&[
        "Barclays",
        "MR JAMES SMITH",
        "Sort code 20-00-00 Account no 12345678",
        "Start balance £1,200.00",
        "Money in £300.00",
        "Money out £100.00",
        "End balance £1,400.00",
    ]);
    assert_eq!(read.identity.holders, ["JAMES SMITH"]);
    assert_eq!(read.identity.number_masked.as_deref(), Some("XXXX5678"));
    assert_eq!(read.identity.currency.as_deref(), Some("GBP"));
    assert_eq!(paise(declared(&read).opening), Some(120_000));
    assert_eq!(paise(declared(&read).closing), Some(140_000));
    assert_eq!(paise(declared(&read).credit_total), Some(30_000));
    assert_eq!(paise(declared(&read).debit_total), Some(10_000));
}

#[test]
fn a_limit_is_no_total_and_a_product_is_nobody() {
    let read = read_lines(&[
        "PAYMENT DUE DATE   TOTAL CREDIT LIMIT   TOTAL MINIMUM DUE",
        "24-07-2023         S$22,800.00          S$50.00",
    ]);
    assert_eq!(declared(&read).credit_total, None);
    let read = read_lines(&[
        "Kowhai Bank NZ",
        "JAMIE SAMPLE",
        "1 Example Street",
        "Account name   Everyday account",
    ]);
    assert_eq!(read.identity.holders, ["JAMIE SAMPLE"]);
}
