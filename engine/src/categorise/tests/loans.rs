//! Loans, cards and what looks like them.

use super::super::Category::*;
use super::super::{Certainty, Loan, LoanKind, categorise};
use super::{categories, date, rupees, savings};

fn loans<S: AsRef<str>>(lines: &[S]) -> Vec<Loan> {
    let ledger = savings(&lines.iter().map(AsRef::as_ref).collect::<Vec<_>>());
    categorise(&ledger).loans
}

fn monthly(day: u32, months: std::ops::RangeInclusive<u32>, text: &str) -> Vec<String> {
    months.map(|month| format!("2025-{month:02}-{day:02} {text}")).collect()
}

#[test]
fn a_lender_is_named_once_however_it_is_printed() {
    let found = loans(&[
        "2025-01-05 -5000 ACH D- BAJAJ FINANCE LTD-HDFC7021704191001122",
        "2025-02-05 -5000 ACH D- BAJAJ FINSERV-HDFC7021704191001122",
    ]);
    let [loan] = found.as_slice() else { panic!("{found:?}") };
    assert_eq!(
        (loan.lender.as_str(), loan.kind, loan.certainty),
        ("Bajaj Finance", LoanKind::Instalment, Certainty::Stated)
    );
    assert_eq!((loan.monthly, loan.is_active, loan.is_fintech), (rupees(5000), true, false));
    assert_eq!((loan.first_seen, loan.last_seen), (date("2025-01-05"), date("2025-02-05")));
}

#[test]
fn two_loans_of_one_lender_stay_two() {
    let mut lines = monthly(5, 1..=3, "-5000 ACH D- BAJAJ FINANCE LTD-HDFC7021704191001122");
    lines.extend(monthly(5, 1..=3, "-2100 ACH D- BAJAJ FINANCE LTD-HDFC7021704191009999"));
    lines.sort();
    let found = loans(&lines);
    assert_eq!(found.iter().map(|loan| loan.monthly).collect::<Vec<_>>().len(), 2);
    assert_eq!(found.iter().map(|loan| loan.monthly).max(), Some(rupees(5000)));
    assert_eq!(found.iter().map(|loan| loan.monthly).min(), Some(rupees(2100)));
}

#[test]
fn what_came_back_is_not_paid_but_the_loan_is_still_there() {
    let found = loans(&[
        "2025-01-05 -5000 ACH D- BAJAJ FINANCE LTD-HDFC7021704191001122",
        "2025-02-05 -5000 ACH D- BAJAJ FINANCE LTD-HDFC7021704191001122",
        "2025-02-05 5000 ACH D- BAJAJ FINANCE LTD-HDFC7021704191001122:INSUFFICIENTFUNDS",
        "2025-02-10 -5000 ACH D- BAJAJ FINANCE LTD-HDFC7021704191001122",
        "2025-03-05 -5000 ACH D- BAJAJ FINANCE LTD-HDFC7021704191001122",
        "2025-03-05 5000 ACH D- BAJAJ FINANCE LTD-HDFC7021704191001122:INSUFFICIENTFUNDS",
        "2025-04-10 -100 ATW-416021XXXXXX1234-S1ANTN92-PUNE",
    ]);
    let [loan] = found.as_slice() else { panic!("{found:?}") };
    assert_eq!(loan.monthly, rupees(5000), "5,000 in January and once, not twice, in February");
    assert_eq!(loan.last_seen, date("2025-03-05"));
    assert!(loan.is_active);
}

#[test]
fn a_loan_is_active_up_to_forty_five_days_after_it_was_seen() {
    let is_active = |end: &str| {
        let last = format!("{end} -100 ATW-416021XXXXXX1234-S1ANTN92-PUNE");
        loans(&["2025-01-05 -5000 ACH D- BAJAJ FINANCE LTD-HDFC7021704191001122", &last])[0].is_active
    };
    assert!(is_active("2025-02-19"));
    assert!(!is_active("2025-02-20"));
}

#[test]
fn a_mandate_to_one_unknown_payee_is_an_instalment_from_the_third_month_on() {
    let text = "-3150 ACH D- NAVODAYA SAHAKARI SANSTHA-HDFC7021704191001122";
    assert!(loans(&monthly(7, 1..=2, text)).is_empty());
    let lines = monthly(7, 1..=3, text);
    let ledger = savings(&lines.iter().map(String::as_str).collect::<Vec<_>>());
    let book = categorise(&ledger);
    assert_eq!(categories(&book), [Emi; 3]);
    assert_eq!(book.loans[0].certainty, Certainty::Recurring);
    for payee in ["LIC OF INDIA", "HDFC MUTUAL FUND", "TATA POWER"] {
        let text = format!("-3150 ACH D- {payee}-HDFC7021704191001122");
        assert!(loans(&monthly(7, 1..=3, &text)).is_empty(), "{payee}");
    }
}

#[test]
fn a_rhythm_alone_only_looks_like_a_loan() {
    let text = |amount: i64, remark: &str| {
        format!("-{amount} IMPS-412345678901-RAMESH KUMAR-HDFC-XXXXXXXX1234-{remark}")
    };
    let lines = monthly(7, 1..=3, &text(3120, "PAY"));
    let ledger = savings(&lines.iter().map(String::as_str).collect::<Vec<_>>());
    let book = categorise(&ledger);
    assert_eq!(categories(&book), [PersonTransfer; 3], "a guess changes no category");
    assert_eq!(book.loans[0].certainty, Certainty::LooksLike);
    assert_eq!(book.loans[0].monthly, rupees(3120));

    assert!(loans(&monthly(7, 1..=2, &text(3120, "PAY"))).is_empty(), "two months");
    assert!(loans(&monthly(7, 1..=3, &text(3500, "PAY"))).is_empty(), "a round amount");
    assert!(loans(&monthly(7, 1..=3, &text(499, "PAY"))).is_empty(), "a small amount");
    assert!(loans(&monthly(7, 1..=3, &text(3120, "MAID SALARY"))).is_empty(), "wages");
    let mut apart = monthly(7, 1..=2, &text(3120, "PAY"));
    apart.extend(monthly(7, 4..=4, &text(3120, "PAY")));
    assert!(loans(&apart).is_empty(), "a month is missing");
    let mut late = monthly(7, 1..=2, &text(3120, "PAY"));
    late.extend(monthly(15, 3..=3, &text(3120, "PAY")));
    assert!(loans(&late).is_empty(), "8 days apart");
}

#[test]
fn a_card_is_what_is_usually_paid_on_it() {
    let mut lines = monthly(12, 1..=1, "-4000 BIL/ONL/123456789/SBI CARD CREDIT CARD BILL/ASHA RANI VE");
    lines.extend(monthly(14, 2..=2, "-9000 BIL/ONL/123456790/SBI CARD CREDIT CARD BILL/ASHA RANI VE"));
    lines.extend(monthly(13, 3..=3, "-5000 BIL/ONL/123456791/SBI CARD CREDIT CARD BILL/ASHA RANI VE"));
    let found = loans(&lines);
    let [card] = found.as_slice() else { panic!("{found:?}") };
    assert_eq!(
        (card.lender.as_str(), card.kind, card.monthly),
        ("SBI Card", LoanKind::CreditCard, rupees(5000))
    );
}

#[test]
fn apps_that_lend_are_told_from_banks() {
    let found = loans(&["2025-01-05 -2500 ACH D- KREDITBEE-HDFC7021704191001122"]);
    assert!(found[0].is_fintech);
    assert_eq!((found[0].kind, found[0].lender.as_str()), (LoanKind::Instalment, "KreditBee"));
    let found = loans(&["2025-01-05 -900 UPI-LAZYPAY-LAZYPAY@AXB-UTIB0000001-412345678901-BILL"]);
    assert_eq!(found[0].kind, LoanKind::PayLater);
}

/// 3,40,000 over 36 months at 15% a year: 340,000 x 0.0125 / (1 - 1.0125^-36) = 11,786.21.
#[test]
fn a_loan_that_was_paid_out_and_not_repaid_yet_counts_at_the_usual_terms() {
    let found = loans(&[
        "2025-01-13 340000 NEFT CR-HDFC0004432-BAJAJ FINANCE LIMITED-ASHA RANI VERMA-N28626103777167",
        "2025-02-02 -100 ATW-416021XXXXXX1234-S1ANTN92-PUNE",
    ]);
    let [loan] = found.as_slice() else { panic!("{found:?}") };
    assert_eq!((loan.lender.as_str(), loan.certainty), ("Bajaj Finance", Certainty::Estimated));
    assert_eq!(loan.monthly.get(), 1_178_621);
    assert!(loan.is_active);
    let begun = loans(&[
        "2025-01-13 340000 NEFT CR-HDFC0004432-BAJAJ FINANCE LIMITED-ASHA RANI VERMA-N28626103777167",
        "2025-02-13 -12000 ACH D- BAJAJ FINANCE LTD-HDFC7021704191001122",
    ]);
    assert_eq!(begun.iter().map(|loan| loan.monthly).collect::<Vec<_>>(), [rupees(12_000)]);
}

/// 21,000 of interest a year are 1,750 a month; the principal that goes out and comes back was never lent anew.
#[test]
fn of_a_crop_loan_the_yearly_interest_counts_and_its_renewal_is_no_loan() {
    let lines = [
        "2025-06-10 -300000 KCC LOAN REPAYMENT A/C 789",
        "2025-06-10 -21000 KCC INTEREST A/C 789 FOR THE YEAR",
        "2025-06-17 300000 KCC RENEWAL DISB A/C 789",
    ];
    let found = loans(&lines);
    let [loan] = found.as_slice() else { panic!("{found:?}") };
    assert_eq!((loan.kind, loan.monthly), (LoanKind::Bullet, rupees(1750)));
    assert_eq!(categories(&categorise(&savings(&lines))), [Emi, Emi, Reversal]);
}

/// 6,000 in each of three months.
#[test]
fn the_interest_of_an_overdraft_is_an_obligation() {
    let found = loans(&[
        "2025-01-31 -6000 INT.COLL:01-01-2025 to 31-01-2025",
        "2025-02-28 -6000 INT.COLL:01-02-2025 to 28-02-2025",
        "2025-03-31 -6000 INT.COLL:01-03-2025 to 31-03-2025",
    ]);
    let [loan] = found.as_slice() else { panic!("{found:?}") };
    assert_eq!((loan.kind, loan.monthly, loan.is_active), (LoanKind::Overdraft, rupees(6000), true));
}

/// The bank prints only what it charged for the instalments of March and April.
#[test]
fn a_loan_of_which_only_return_charges_are_printed_is_still_active() {
    let found = loans(&[
        "2025-01-05 -9596 ACH D- L AND T FINANCE LTD-UTIB7634012166401361",
        "2025-02-05 -9596 ACH D- L AND T FINANCE LTD-UTIB7634012166401361",
        "2025-03-07 -590 ACH RTN CHARGES INCL GST 050325",
        "2025-04-08 -531 ACH RTN CHARGES INCL GST 050425",
        "2025-04-30 -100 ATW-416021XXXXXX1234-S1ANTN92-PUNE",
    ]);
    let [loan] = found.as_slice() else { panic!("{found:?}") };
    assert_eq!((loan.monthly, loan.is_active), (rupees(9596), true));
}

#[test]
fn a_crop_loan_closed_with_its_interest_and_lent_anew_costs_that_interest() {
    let found = loans(&[
        "2025-03-23 -312600 TRF TO KCC LOAN 60311 CLOSE",
        "2025-03-25 300000 KCC LOAN RENEWAL DISB 154945710",
        "2025-06-10 -100 ATW-416021XXXXXX1234-S1ANTN92-PUNE",
    ]);
    let [loan] = found.as_slice() else { panic!("{found:?}") };
    // 12,600 a year.
    assert_eq!((loan.kind, loan.monthly), (LoanKind::Bullet, rupees(1_050)));
}

#[test]
fn the_instalments_of_a_self_help_group_repay_what_it_lent() {
    let mut lines = vec!["2025-02-16 50000 TRANSFER CR JAI SANTOSHI SHG SHG LOAN".to_owned()];
    lines.extend(monthly(12, 3..=6, "-2150 TRANSFER DR JAI SANTOSHI SHG KISHT"));
    lines.extend(monthly(12, 3..=6, "-200 TRANSFER DR JAI SANTOSHI SHG BACHAT"));
    lines.sort();
    let found = loans(&lines);
    let [loan] = found.as_slice() else { panic!("{found:?}") };
    assert_eq!((loan.monthly, loan.kind), (rupees(2_150), LoanKind::Instalment));
    assert!(loan.certainty >= Certainty::Recurring, "{loan:?}");
}

#[test]
fn a_bank_that_prints_only_instalment_and_a_number_draws_for_its_loan() {
    let found = loans(&monthly(5, 1..=5, "-22180 INST/0031651000"));
    let [loan] = found.as_slice() else { panic!("{found:?}") };
    assert_eq!((loan.monthly, loan.lender.as_str()), (rupees(22_180), "HDFC Bank"));
}

#[test]
fn recurring_deposits_are_savings_however_they_are_booked() {
    for text in ["-6000 RD/147739196", "-3000 IB/TRF/RD 28190300014471/RD INSTALMENT"] {
        assert_eq!(super::category_of(text), Investment, "{text}");
    }
}

#[test]
fn an_instalment_paid_by_hand_after_a_bounce_is_of_the_same_loan() {
    let found = loans(&[
        "2025-01-03 -8070 ACH D- IDFC FIRST BANK-HDFC7021704191001122",
        "2025-02-03 -8070 ACH D- IDFC FIRST BANK-HDFC7021704191001122",
        "2025-02-03 8070 ACH D- IDFC FIRST BANK-HDFC7021704191001122:INSUFFICIENTFUNDS",
        "2025-02-12 -8070 UPI/412345678901/IDFC FIRST/idfcfirst@idfcbank/EMI",
        "2025-03-03 -8070 ACH D- IDFC FIRST BANK-HDFC7021704191001122",
    ]);
    let [loan] = found.as_slice() else { panic!("{found:?}") };
    assert_eq!((loan.lender.as_str(), loan.monthly), ("IDFC FIRST Bank", rupees(8_070)));
}

#[test]
fn a_small_loan_of_an_app_counts_before_its_first_instalment() {
    let found = loans(&[
        "2025-01-17 7760 NEFT CR-KKBK0000958-FIBE EARLYSALARY SERVICES-ASHA-KKBKN25017123456",
        "2025-02-10 -100 ATW-416021XXXXXX1234-S1ANTN92-PUNE",
    ]);
    let [loan] = found.as_slice() else { panic!("{found:?}") };
    // 7,760 over 18 months at 26 % a year.
    assert_eq!((loan.certainty, loan.is_fintech, loan.monthly.get()), (Certainty::Estimated, true, 52_522));
}
