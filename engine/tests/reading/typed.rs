//! Statements as a typewriter would print them: the shapes that only some banks have, each in a few lines.

use std::fmt::Write as _;

use lending_engine::integrity::Status;
use lending_engine::report::Report;
use lending_engine::statement::{AccountKind, Direction};
use lending_engine::{Case, analyze};

use crate::plain;

/// Courier is six tenths as wide as it is high.
const LETTER: f32 = 4.8;
const SIZE: f32 = 8.0;
const LEADING: f32 = 11.0;
const TOP: f32 = 800.0;
const LEFT: f32 = 24.0;

/// A PDF of one page for each text, every word in its place, and every page shown turned by so many degrees.
fn typed(pages: &[&str], degrees: u16) -> Vec<u8> {
    let mut objects: Vec<String> = Vec::new();
    let kids: Vec<String> = (0..pages.len()).map(|page| format!("{} 0 R", 4 + page * 2)).collect();
    objects.push("<< /Type /Catalog /Pages 2 0 R >>".to_owned());
    objects.push(format!("<< /Type /Pages /Kids [{}] /Count {} >>", kids.join(" "), pages.len()));
    objects
        .push("<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>".to_owned());
    for (page, text) in pages.iter().enumerate() {
        let content = content(text);
        objects.push(format!(
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Rotate {degrees} /Resources << /Font << /F 3 0 R >> >> \
             /Contents {} 0 R >>",
            5 + page * 2
        ));
        objects.push(format!("<< /Length {} >>\nstream\n{content}\nendstream", content.len()));
    }
    let mut pdf = "%PDF-1.4\n".to_owned();
    let mut places = Vec::new();
    for (object, number) in objects.iter().zip(1..) {
        places.push(pdf.len());
        let _ = write!(pdf, "{number} 0 obj\n{object}\nendobj\n");
    }
    let table = pdf.len();
    let _ = write!(pdf, "xref\n0 {}\n0000000000 65535 f \n", objects.len() + 1);
    for place in places {
        let _ = writeln!(pdf, "{place:010} 00000 n ");
    }
    let _ = write!(pdf, "trailer << /Size {} /Root 1 0 R >>\nstartxref\n{table}\n%%EOF\n", objects.len() + 1);
    pdf.into_bytes()
}

#[expect(clippy::cast_precision_loss, reason = "places on a page")]
fn content(text: &str) -> String {
    let mut content = format!("BT /F {SIZE} Tf ET\n");
    for (line, at) in text.lines().zip(0..) {
        let mut column = 0;
        for word in line.split(' ') {
            if !word.is_empty() {
                let (x, y) = (LEFT + column as f32 * LETTER, TOP - at as f32 * LEADING);
                let escaped = word.replace('(', "\\(").replace(')', "\\)");
                let _ = writeln!(content, "BT /F {SIZE} Tf {x} {y} Td ({escaped}) Tj ET");
            }
            column += word.chars().count() + 1;
        }
    }
    content
}

pub(crate) fn read(pages: &[&str]) -> Report {
    analyze(&typed(pages, 0), &Case::default(), &plain()).expect("it can be read")
}

/// `2025-06-02 +50 SALARY`
pub(crate) fn told(report: &Report) -> Vec<String> {
    let sign = |direction: Direction| if direction == Direction::Credit { '+' } else { '-' };
    let row = |row: &lending_engine::report::Transaction| {
        format!("{} {}{} {}", row.date, sign(row.direction), row.amount.paise().get(), row.narration)
    };
    report.transactions.iter().map(row).collect()
}

#[test]
fn days_in_lines_of_their_own_date_the_rows_below_them() {
    let report = read(&["\
SOME BANK
Customer : CHETAN DOSHI      Account no. : 97196823128074      IFSC : DCBL0854598
Opening balance : 1,000.00   Closing balance : 1,590.00

Details                                          Paid out      Paid in      Balance
Monday, 2 June 2025
 SALARY FOR JUN 2025                                            700.00     1,700.00
 ATM WDL KANPUR                                    100.00                  1,600.00
Tuesday, 3 June 2025
 UPI/JIO PREPAID                                    10.00                  1,590.00
"]);
    assert_eq!(
        told(&report),
        [
            "2025-06-02 +70000 SALARY FOR JUN 2025",
            "2025-06-02 -10000 ATM WDL KANPUR",
            "2025-06-03 -1000 UPI/JIO PREPAID",
        ]
    );
    assert_eq!(report.data_quality.reconciled, Some(true));
}

#[test]
fn what_an_app_exports_without_a_header_is_read_by_its_days_and_signs() {
    let report = read(&["\
Pocket Payments Bank
Meenal Kulkarni
1 Oct 2025 - 31 Oct 2025
Opening balance : 100.00
Closing balance : 631.00

Thursday, 30 October 2025
Received from Lalitha Bhosale         +73.00
Paid to Metro Fuel Stn                -42.00
Wednesday, 29 October 2025
Received from Rajeshwari Iyer        +600.00
Tuesday, 28 October 2025
Paid to Parul Bajwa                  -100.00
"]);
    assert_eq!(
        told(&report),
        [
            "2025-10-28 -10000 Paid to Parul Bajwa",
            "2025-10-29 +60000 Received from Rajeshwari Iyer",
            "2025-10-30 -4200 Paid to Metro Fuel Stn",
            "2025-10-30 +7300 Received from Lalitha Bhosale",
        ]
    );
}

#[test]
fn a_year_in_a_line_of_its_own_is_no_row_and_blank_is_no_amount() {
    let report = read(&["\
SOUTHERN BANK
BRONTE KAVANAGH                  Statement period 18 NOVEMBER 2024 to 17 FEBRUARY 2025

Date      Transaction Details              Withdrawals ($)   Deposits ($)   Balance ($)
2024
18 NOV    OPENING BALANCE                                                       1000.00
20 NOV    Chq 870229 presented                      140.00          blank        860.00
24 NOV    Chq 857195 presented                       60.00          blank        800.00
28 DEC    Cash Dep Branch Parramatta                 blank         180.00        980.00
2025
01 JAN    Salary QLD HEALTH                          blank          20.00       1000.00
05 JAN    Direct Debit AGL ENERGY                   500.00          blank        500.00
07 JAN    MEDICARE BENEFIT                           blank         100.00        600.00
"]);
    assert_eq!(
        told(&report),
        [
            "2024-11-20 -14000 Chq 870229 presented",
            "2024-11-24 -6000 Chq 857195 presented",
            "2024-12-28 +18000 Cash Dep Branch Parramatta",
            "2025-01-01 +2000 Salary QLD HEALTH",
            "2025-01-05 -50000 Direct Debit AGL ENERGY",
            "2025-01-07 +10000 MEDICARE BENEFIT",
        ]
    );
}

#[test]
fn a_box_beside_the_table_is_no_part_of_it() {
    let report = read(&["\
SOME BANK
Mr Farah Siddiqui                14 March - 11 April 2025

Date     Description               Money out     Money in      Balance
14 Mar   Start balance                                        1,000.00        At a glance
16 Mar   TFL TRAVEL                     1.00                    999.00        Start balance
20 Mar   BILL PAYMENT                  99.00                    900.00        1,000.00
21 Mar   CASH PAID IN                              300.00     1,200.00        Money in
22 Mar   SHELL READING                200.00                  1,000.00        300.00
"]);
    assert_eq!(
        told(&report),
        [
            "2025-03-16 -100 TFL TRAVEL",
            "2025-03-20 -9900 BILL PAYMENT",
            "2025-03-21 +30000 CASH PAID IN",
            "2025-03-22 -20000 SHELL READING",
        ]
    );
}

#[test]
fn a_table_of_deposits_above_the_rows_is_not_the_account() {
    let report = read(&["\
BANK OF THE DECCAN
Account Holder : Thangaraj Das     Statement Period : 01-Jun-2026 to 30-Jun-2026

Deposit No.     Principal      Rate      Maturity Date      Maturity Amount
68924720978      87000.00     7.10%        26-Apr-2027             93177.00
30543208736      42000.00     7.10%        20-Feb-2028             44982.00

 Post    Nature of Transaction          Branch        Paid     Paid In    Balance Amt
 Date                                                  Out       (Rs.)          (Rs.)
                                                     (Rs.)
03-Jun   SALARY JUN 2026                 83113                35366.00   38436.31 (Cr)
10-Jun   RTGS ACME TEXTILES               5371      50.00                38386.31 (Cr)
21-Jun   REFUND ORDER 998786408          43731                 9467.56   47853.87 (Cr)
30-Jun   ATM WDL 342119                   2646     500.00                47353.87 (Cr)
"]);
    assert_eq!(
        told(&report),
        [
            "2026-06-03 +3536600 SALARY JUN 2026",
            "2026-06-10 -5000 RTGS ACME TEXTILES",
            "2026-06-21 +946756 REFUND ORDER 998786408",
            "2026-06-30 -50000 ATM WDL 342119",
        ]
    );
}

#[test]
fn what_is_carried_to_the_next_sheet_is_no_payment() {
    let report = read(&[
        "\
Volksbank Ulm eG                                       Blatt 1
Kontoinhaber: Joerg Wissmann
Kontoauszug Nr. 5/2025   02.05.2025 - 30.06.2025

Bu-Tag   Wert     Vorgang                                     Betrag
                  alter Kontostand vom 30.04.2025         1.000,00 H
02.05.   02.05.   Scheckeinreichung                         100,00 H
02.05.   02.05.   Lohn/Gehalt Bosch GmbH                    900,00 H
05.05.   05.05.   Lastschrift Stadtwerke                    200,00 S
05.05.   05.05.   Lastschrift Kaufland                       50,00 S
                  Zwischenstand der Seite                 1.750,00 H
",
        "\
Volksbank Ulm eG                                       Blatt 2

Bu-Tag   Wert     Vorgang                                     Betrag
                  Uebernommen von dort                    1.750,00 H
09.06.   09.06.   Lastschrift Kaufland                       50,00 S
09.06.   09.06.   Bareinzahlung                             300,00 H
                  neuer Kontostand vom 30.06.2025         2.000,00 H
",
    ]);
    assert_eq!(
        told(&report),
        [
            "2025-05-02 +10000 Scheckeinreichung",
            "2025-05-02 +90000 Lohn/Gehalt Bosch GmbH",
            "2025-05-05 -20000 Lastschrift Stadtwerke",
            "2025-05-05 -5000 Lastschrift Kaufland",
            "2025-06-09 -5000 Lastschrift Kaufland",
            "2025-06-09 +30000 Bareinzahlung",
        ]
    );
}

#[test]
fn on_a_card_most_rows_are_purchases_whatever_their_sign() {
    let rows = |purchase: &str, payment: &str| {
        format!(
            "\
WATTLE BANK CREDIT CARD STATEMENT
Ms Bronwyn Callaghan      Credit limit : 6,000.00      Minimum payment : 25.00
Statement period 1 Nov 2024 - 30 Nov 2024

Date           Transaction                         Amount
02 Nov 2024    DAN MURPHIES SYDNEY               {purchase}67.00
05 Nov 2024    OPAL TRAVEL                        {purchase}5.00
11 Nov 2024    BPAY PAYMENT - THANK YOU         {payment}211.00
28 Nov 2024    WOOLSWORTHS BONDI                {purchase}151.00
"
        )
    };
    for (purchase, payment) in [("-", "+"), (" ", "-"), ("+", "-")] {
        let report = read(&[&rows(purchase, payment)]);
        assert_eq!(
            told(&report),
            [
                "2024-11-02 -6700 DAN MURPHIES SYDNEY",
                "2024-11-05 -500 OPAL TRAVEL",
                "2024-11-11 +21100 BPAY PAYMENT - THANK YOU",
                "2024-11-28 -15100 WOOLSWORTHS BONDI",
            ],
            "{purchase:?}"
        );
        assert_eq!(report.accounts[0].kind, Some(AccountKind::CreditCard));
    }
}

#[test]
fn a_sheet_that_somebody_turned_is_read_as_it_was_printed() {
    let text = "\
SOME BANK
Account Holder : Thangaraj Das     Statement Period : 01-Jun-2026 to 30-Jun-2026

Date          Narration                          Debit       Credit      Balance
03-Jun-2026   SALARY JUN 2026                              1,000.00     1,500.00
10-Jun-2026   RTGS ACME TEXTILES                500.00                  1,000.00
";
    let upright = read(&[text]);
    assert_eq!(upright.transactions.len(), 2);
    // A word at (x, y) of a sheet of 595 by 842 points is shown at (842 - y, x) when it is turned right.
    let place = |report: &Report| report.transactions[0].bounds;
    let own = place(&upright);
    for degrees in [90, 180, 270] {
        let turned = analyze(&typed(&[text], degrees), &Case::default(), &plain()).expect("it can be read");
        assert_eq!(told(&turned), told(&upright), "{degrees}");
        let shown = place(&turned);
        let expected = match degrees {
            90 => (842.0 - own.y1, own.x0),
            180 => (595.0 - own.x1, 842.0 - own.y1),
            _ => (own.y0, 595.0 - own.x1),
        };
        assert!(
            (shown.x0 - expected.0).abs() < 0.2 && (shown.y0 - expected.1).abs() < 0.2,
            "{degrees}: {shown:?}"
        );
    }
}

#[test]
fn what_a_page_carries_is_held_against_what_the_next_begins_with() {
    let line = |date: &str, text: &str, debit: &str, balance: &str| {
        format!("{date:<12}{text:<27}{debit:>10}{:>13}{balance:>13}\n", "")
    };
    let header =
        format!("{:<12}{:<27}{:>10}{:>13}{:>13}\n", "Date", "Narration", "Withdrawal", "Deposit", "Balance");
    // A row of a hundred rupees on each of five pages.
    let carried = |third_begins_with: &str| {
        let begins = ["", "800.00", third_begins_with, "600.00", "500.00"];
        let ends = ["800.00", "700.00", "600.00", "500.00", "400.00"];
        let pages: Vec<String> = (1..)
            .zip(begins.iter().zip(ends))
            .map(|(page, (begin, end))| {
                let top = if page == 1 { "City Bank  Statement of account  Currency : INR\n\n" } else { "" };
                let brought = if page == 1 { String::new() } else { line("", "B/F", "", begin) };
                let row = line(&format!("0{page}/04/2025"), "UPI/ASHA STORES", "100.00", end);
                [top, &header, &brought, &row, &line("", "C/F", "", end)].concat()
            })
            .collect();
        let pages: Vec<&str> = pages.iter().map(String::as_str).collect();
        let report = read(&pages);
        assert_eq!(report.transactions.len(), 5);
        let found = report.integrity.checks.into_iter().find(|check| check.code == "carried").unwrap();
        let places = found.evidence.into_iter().map(|evidence| (evidence.page, evidence.detail));
        (found.status, places.collect::<Vec<_>>())
    };
    assert_eq!(carried("700.00"), (Status::Passed, Vec::new()));
    let told = "₹950 brought, ₹700 carried".to_owned();
    assert_eq!(carried("950.00"), (Status::Failed, vec![(Some(3), told)]));
}

#[test]
fn a_day_takes_no_year_out_of_the_value_date_beside_it() {
    let report = read(&["\
Bank of the Deccan           Statement of account      Year : 2024

Trn.       Val Dt      Narration                    Amount   Dr/Cr      Balance
Dt.
28 Mar     28 Mar      NEFT SALARY MAR              500.00   Credit    1,500.00
10 Apr     10 Apr      NEFT SALARY APR              500.00   Credit    2,000.00
05 May     05 May      ATM WDL LUCKNOW              100.00   Debit     1,900.00
10 May     10 May      REFUND DMART                  50.00   Credit    1,950.00
"]);
    assert_eq!(
        told(&report),
        [
            "2024-03-28 +50000 NEFT SALARY MAR",
            "2024-04-10 +50000 NEFT SALARY APR",
            "2024-05-05 -10000 ATM WDL LUCKNOW",
            "2024-05-10 +5000 REFUND DMART",
        ]
    );
}

#[test]
fn years_that_leap_to_and_fro_are_never_relied_on() {
    let confidence = |years: [&str; 4]| {
        let [first, second, third, fourth] = years;
        let text = format!(
            "\
Bank of the Deccan           Statement of account
Opening balance : 1,000.00   Closing balance : 1,950.00

Date           Narration                    Amount   Dr/Cr      Balance
28 Mar {first}      NEFT SALARY MAR              500.00   Credit    1,500.00
10 Apr {second}      NEFT SALARY APR              500.00   Credit    2,000.00
05 May {third}      ATM WDL LUCKNOW              100.00   Debit     1,900.00
10 May {fourth}      REFUND DMART                  50.00   Credit    1,950.00
"
        );
        let report = read(&[&text]);
        assert_eq!(report.transactions.len(), 4);
        report.data_quality.confidence
    };
    assert!(confidence(["24", "24", "24", "24"]) > 0.85);
    // An account that rested for two years.
    assert!(confidence(["22", "22", "24", "24"]) > 0.85);
    assert!(confidence(["28", "10", "05", "10"]) < 0.85, "{}", confidence(["28", "10", "05", "10"]));
}

#[test]
fn a_type_behind_the_balance_tells_the_direction_of_the_only_amount() {
    let report = read(&["\
Dak Payments Bank            Statement of account      Currency : INR

Date         Particulars                    Amount      Balance    Transaction Type
01-01-2025   IMPS DEEPA DESAI               100.00       900.00    Withdrawal
02-01-2025   BY CASH                        500.00     1,400.00    Deposit
03-01-2025   ATM JAIPUR                     200.00     1,200.00    Withdrawal
"]);
    assert_eq!(
        told(&report),
        ["2025-01-01 -10000 IMPS DEEPA DESAI", "2025-01-02 +50000 BY CASH", "2025-01-03 -20000 ATM JAIPUR",]
    );
    let balances: Vec<i64> = report
        .transactions
        .iter()
        .filter_map(|row| row.balance.map(|balance| balance.paise().get()))
        .collect();
    assert_eq!(balances, [90_000, 140_000, 120_000]);
}

#[test]
fn a_type_of_the_balance_tells_nothing_of_the_amount() {
    let report = read(&["\
Northern State Bank          Statement of account      Currency : INR

Date         Particulars                    Amount      Balance    Bal Type
01-01-2025   IMPS DEEPA DESAI              (100.00)      900.00    C
02-01-2025   BY CASH                        500.00     1,400.00    C
03-01-2025   ATM JAIPUR                    (200.00)    1,200.00    C
"]);
    assert_eq!(
        told(&report),
        ["2025-01-01 -10000 IMPS DEEPA DESAI", "2025-01-02 +50000 BY CASH", "2025-01-03 -20000 ATM JAIPUR",]
    );
    assert_eq!(report.transactions[0].balance.map(|balance| balance.paise().get()), Some(90_000));
}

#[test]
fn instalments_that_fall_due_are_no_payments() {
    let report = read(&["\
City Bank                    Statement of account      Currency : INR

Date         Narration                  Withdrawal      Deposit      Balance
01/04/2025   UPI/ASHA STORES                100.00                    900.00
02/04/2025   SALARY                                      500.00     1,400.00

HOME LOAN SCHEDULE HL0000004
Due Date            EMI (Rs.)        Principal         Interest      Outstanding
05/05/2025          26,410.00        22,793.00         3,617.00     22,99,668.00
05/06/2025          26,410.00        22,963.00         3,447.00     22,77,555.00
"]);
    assert_eq!(told(&report), ["2025-04-01 -10000 UPI/ASHA STORES", "2025-04-02 +50000 SALARY"]);
}

#[test]
fn books_bring_their_balance_down() {
    let report = read(&["\
Kamgar Credit Society        Member ledger             Currency : INR

Date        Particulars                     Paid        Received      Balance
1-Apr-24    By Balance b/d                                             900.00
5-Apr-24    OLA CABS                      100.00                       800.00
8-May-24    PRIYA PATEL                                   50.00        850.00
31-May-24   To Balance c/d                                             850.00
"]);
    assert_eq!(told(&report), ["2024-04-05 -10000 OLA CABS", "2024-05-08 +5000 PRIYA PATEL"]);
    assert_eq!(report.data_quality.reconciled, Some(true));
}

#[test]
fn a_receipt_may_stand_before_the_day_and_a_time_below_it() {
    let report = read(&["\
M-SARAFU STATEMENT           Customer Name : PETER OTIENO      Currency : KES

             Completion                                   Transaction
Receipt No.               Details                                        Paid In     Withdrawn     Balance
             Time                                         Status
SYHPK22Z3T   2025-03-31   PESALINK TO 0104 MARY WANJIKU   Completed                    -100.00      900.00
             19:00:36
SWWW6SAHGZ   2025-03-30   RTGS ACME LTD SALARY            Completed       500.00                  1,000.00
             17:55:18
S0PN8280GJ   2025-03-29   ATM WDL KENYATTA AVE            Completed                    -200.00      500.00
             19:22:33
"]);
    assert_eq!(
        told(&report),
        [
            "2025-03-29 -20000 ATM WDL KENYATTA AVE",
            "2025-03-30 +50000 RTGS ACME LTD SALARY",
            "2025-03-31 -10000 PESALINK TO 0104 MARY WANJIKU",
        ]
    );
    assert_eq!(report.accounts[0].currency.as_deref(), Some("KES"));
}

#[test]
fn a_narration_without_a_heading_is_of_the_figures_above_it() {
    let report = read(&["\
City Bank                    Statement of account      Currency : INR

Date          Reference       Type      Dr          Cr          Balance
01-04-2025    533989542774    IMPS                  800.00        1,800.00
              IMPS/P2A/533989542774/RAHUL SHARMA/SBIN/PAYMENT
02-04-2025    537031322248    UPI       250.00                    1,550.00
              UPI/P2A/537031322248/SUNITA DEVI/fees/PUNB
03-04-2025    411242511096    UPI                   100.00        1,650.00
              UPI/P2A/411242511096/BIKASH DAS/HDFC
"]);
    assert_eq!(
        told(&report),
        [
            "2025-04-01 +80000 IMPS/P2A/533989542774/RAHUL SHARMA/SBIN/PAYMENT",
            "2025-04-02 -25000 UPI/P2A/537031322248/SUNITA DEVI/fees/PUNB",
            "2025-04-03 +10000 UPI/P2A/411242511096/BIKASH DAS/HDFC",
        ]
    );
}

#[test]
fn a_narration_without_a_heading_is_of_the_figures_below_it() {
    let report = read(&["\
City Bank                    Statement of account      Currency : INR

TRAN DATE     REFERENCE          DEBIT       CREDIT      BALANCE
UPI/AMAZON PAY/amazonpg@axl/PAY/HDFC/502758666732
01-04-2025    502758666732       250.00                    750.00
POS 4606XXXXXXXX4681 APOLLO PHARMACY
02-04-2025    030843921077       100.00                    650.00
UPI/SANJAY PATIL/spatil@axl/BARB/510341852307
03-04-2025    510341852307                   550.00      1,200.00
"]);
    assert_eq!(
        told(&report),
        [
            "2025-04-01 -25000 UPI/AMAZON PAY/amazonpg@axl/PAY/HDFC/502758666732",
            "2025-04-02 -10000 POS 4606XXXXXXXX4681 APOLLO PHARMACY",
            "2025-04-03 +55000 UPI/SANJAY PATIL/spatil@axl/BARB/510341852307",
        ]
    );
}

#[test]
fn a_table_without_a_header_is_read_where_the_balances_tell_its_columns() {
    let report = read(&["\
Nagarik Bank                 Statement of account      Currency : INR

03-06-2025    UPI CR RAHUL SHARMA                          450.00    1,450.00
04-06-2025    UPI DR MOHAMMED IRFAN             225.00               1,225.00
05-06-2025    CHQ PAID DEEPA          476495    500.00                 725.00
06-06-2025    UPI CR GURPREET KAUR                         800.00    1,525.00
07-06-2025    UPI DR SWIGGY                     100.00               1,425.00
"]);
    assert_eq!(told(&report).len(), 5);
    assert_eq!(told(&report)[1], "2025-06-04 -22500 UPI DR MOHAMMED IRFAN");
    assert_eq!(told(&report)[3], "2025-06-06 +80000 UPI CR GURPREET KAUR");
    assert_eq!(report.data_quality.reconciled, Some(true));
}

#[test]
fn days_may_stand_before_their_weekday_and_amounts_in_rupees() {
    let report = read(&["\
Neo Bank                     Statement of account      Currency : INR

Time       Details                        Mode        Amount        Balance
03 Jun 2025, Tue
11:04      Bank transfer Bikash Das       IMPS       -500.00       1,500.00
13:10      CASH DEPOSIT                   CASH       +250.00       1,750.00
04 Jun 2025, Wed
10:39      Paid to Anjali Mehta           UPI        -100.00       1,650.00
"]);
    assert_eq!(
        told(&report),
        [
            "2025-06-03 -50000 Bank transfer Bikash Das",
            "2025-06-03 +25000 CASH DEPOSIT",
            "2025-06-04 -10000 Paid to Anjali Mehta",
        ]
    );
}

#[test]
fn money_may_be_withdrawn_and_deposited_or_paid_and_received() {
    let report = read(&["\
District Bank                Pass book                 Currency : INR

Date          Particulars              Withdrawn   Deposited     Balance  Initials
              Opening Bal                                       1,000.00
01-06-2025    UPI DR FLIPKART             250.00                  750.00  VK12
02-06-2025    WAGES CR                                100.00      850.00  RB07
"]);
    assert_eq!(told(&report), ["2025-06-01 -25000 UPI DR FLIPKART", "2025-06-02 +10000 WAGES CR"]);
    let report = read(&["\
Credit Society               Member ledger             Currency : INR

Date          Particulars              Payment Rs.   Receipt Rs.   Balance Rs.
1/10/2025     UPI DR IRCTC                 2,536/-                     9,920/-
2/10/2025     UPI CR SUNITA DEVI                         7,250/-      17,170/-
"]);
    assert_eq!(told(&report), ["2025-10-01 -253600 UPI DR IRCTC", "2025-10-02 +725000 UPI CR SUNITA DEVI"]);
}
