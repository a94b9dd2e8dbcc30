//! Single rows, the traps among them.

use super::super::Category::{self, *};
use super::super::categorise;
use super::{account, categories, category_of, current, ledger_of, savings};
use crate::statement::AccountKind;

#[track_caller]
fn all_are(expected: &[(&str, Category)]) {
    let wrong: Vec<String> = expected
        .iter()
        .map(|(line, category)| (line, category, category_of(line)))
        .filter(|(_, expected, found)| *expected != found)
        .map(|(line, expected, found)| format!("{line}\n   is {found:?}, not {expected:?}"))
        .collect();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn words_that_only_look_like_others_are_not_taken_for_them() {
    all_are(&[
        ("+5000 NEFT CR-HDFC0000001-RAMESH KUMAR-REF 12345-HDFCN24001000000001", PersonTransfer),
        ("-900 POS 416021XXXXXX1234 PIRAMAL PETROLEUM", Fuel),
        ("-25000 NEFT DR-HDFC0000001-IIFL SECURITIES LTD-NETBANK, MUM-HDFCN24001000000001", Investment),
        ("-25000 NEFT DR-HDFC0000001-IIFL CAPITAL SERVICES LTD-NETBANK, MUM-HDFCN24001000000001", Investment),
        ("+45000 NEFT-HDFCN24001000000001-SUNRISE AGENCIES-DIRECT SALES-HDFC0000001", ProfessionalIncome),
        ("+45000 NEFT-HDFCN24001000000001-SUNRISE AGENCIES-DIRECT SAL-HDFC0000001", ProfessionalIncome),
        ("-120 UPI/DR/412345678901/RAVI TEA STALL/YESB/MAB@YBL/TEA", Merchant),
        ("-236 CHG/XXXX1234/CHOLAMX/NACH VERIFY", ServiceCharge),
        ("-2000 TDS ON CASH WITHDRAWAL U/S 194N", IncomeTax),
    ]);
}

#[test]
fn what_a_payer_writes_proves_no_lender_and_no_salary() {
    all_are(&[
        ("-3000 UPI-SUNITA DEVI-SUNITA@OKSBI-SBIN0000001-412345678901-BAJAJ FINANCE EMI", PersonTransfer),
        ("+30000 UPI-SUNITA DEVI-SUNITA@OKSBI-SBIN0000001-412345678901-SALARY", PersonTransfer),
        ("+30000 UPI-SUNITA DEVI-SUNITA@OKSBI-SBIN0000001-412345678901-LOAN", PersonTransfer),
    ]);
}

#[test]
fn the_bank_says_what_it_does_itself() {
    all_are(&[
        ("-354 MAB CHARGES INCL GST FOR DEC 24", PenalCharge),
        ("-590 AMB NON MAINTENANCE CHARGES", PenalCharge),
        ("-18 SMS CHARGES INCL GST", ServiceCharge),
        ("-54 GST ON CHARGES", ServiceCharge),
        ("+354 REVERSAL OF MAB CHARGES", Reversal),
        ("+812 INTEREST PAID TILL 31-DEC-2024", InterestReceived),
        ("-8120 INT.COLL:12-2024 DEBIT INTEREST CAPITALISED", OverdraftInterest),
        ("-12000 GST/BANKREFERENCENO:1234567890123456/CIN:12345678901234/CBIC", Gst),
        ("-12000 OLTAS/CBDT TAX PAYMENT/12345678901234/ADVANCE TAX", IncomeTax),
        ("+4300 ITDTAX REFUND 2024-25 ABCDE1234F", TaxRefund),
        ("-2000 ATW-416021XXXXXX1234-S1ANTN92-PUNE", CashWithdrawal),
        ("-2000 CHQ PAID-SELF", CashWithdrawal),
        ("+2000 CASH DEPOSIT BY - SELF - PUNE", CashDeposit),
        ("+2000 NEFT RETURN-HDFCN24001000000001-RAMESH KUMAR-ACCOUNT CLOSED", Reversal),
    ]);
}

#[test]
fn obligations_are_known_by_the_payee() {
    all_are(&[
        ("-5000 ACH D- BAJAJ FINANCE LTD-HDFC7021704191001122", Emi),
        ("-5000 ACH/BAJAJ FINANCE LTD/HDFC7021704191001122/EMI", Emi),
        ("-5000 EMI 384280550 CHQ S613916392", Emi),
        ("-5000 ACH D- HDFC BANK LTD-408123456", Emi),
        ("-5000 ACH/INDIAN CLEARING CORP/HDFC7021704191001122/EMI", Investment),
        ("-5000 ACH/LIC OF INDIA/HDFC7021704191001122/EMI", Insurance),
        ("-999 UPI-LAZYPAY-LAZYPAY@AXB-UTIB0000001-412345678901-BILL", Bnpl),
        ("-4000 ACH D- KREDITBEE-HDFC7021704191001122", Emi),
        ("-7500 BIL/ONL/123456789/SBI CARD CREDIT CARD BILL/ASHA RANI VE", CardBill),
        ("-7500 UPI-CRED CLUB-CRED.CLUB@AXISB-UTIB0000001-412345678901-PAYMENT ON CRED", CardBill),
        ("-15000 IMPS-412345678901-RAMESH KUMAR-HDFC-XXXXXXXX1234-RENT", Rent),
        ("+200000 NEFT-HDFCN24001000000001-BAJAJ FINANCE LTD-DISBURSEMENT-HDFC0000001", LoanDisbursal),
        ("+200000 LOAN DISBURSEMENT 12345678", LoanDisbursal),
    ]);
}

#[test]
fn risks_are_known_by_name_and_by_address() {
    all_are(&[
        ("-500 UPI-DREAM11-DREAM11@YBL-YESB0000001-412345678901-PAYMENT", Gambling),
        ("-500 UPI/412345678901/From:asha@ybl/To:rummycircle@ybl/PAYMENT", Gambling),
        ("-500 UPI/DR/412345678901/RUMMYCIR/YESB/rummycircl/PAYMENT", Gambling),
        ("-500 UPI-COINDCX-COINDCX@YBL-YESB0000001-412345678901-PAYMENT", Crypto),
        ("-500 NEFT DR-HDFC0000001-LENDENCLUB-NETBANK, MUM-HDFCN24001000000001", P2pLending),
        ("-500 UPI-ZERODHA BROKING LTD-ZERODHA@HDFCBANK-HDFC0000001-412345678901-ADD FUNDS", Investment),
    ]);
}

#[test]
fn an_advance_and_a_reimbursement_are_no_salary() {
    all_are(&[
        (
            "+20000 NEFT-HDFCN24001000000001-NIMBUS ANALYTICS PVT LTD-SALARY ADVANCE-HDFC0000001",
            LoanDisbursal,
        ),
        ("+20000 NEFT-HDFCN24001000000001-NIMBUS ANALYTICS PVT LTD-TRAVEL REIMBURSEMENT-HDFC0000001", Refund),
        ("+20000 NEFT-HDFCN24001000000001-NIMBUS ANALYTICS PVT LTD-SALARY JAN-HDFC0000001", Salary),
    ]);
}

#[test]
fn own_money_is_known_by_name_remark_and_deposit() {
    all_are(&[
        ("-9000 IMPS-412345678901-ASHA VERMA-SBIN-XXXXXXXX1234-TRANSFER", SelfTransfer),
        ("-9000 IMPS-412345678901-MEENA-SBIN-XXXXXXXX1234-SELF", SelfTransfer),
        ("-50000 FD BOOKED 50300012345678", DepositSweep),
        ("+50000 REV SWEEP FROM 50300012345678", DepositSweep),
    ]);
}

#[test]
fn the_same_amount_between_two_accounts_of_one_file_is_a_transfer_to_oneself() {
    let one = account(AccountKind::Savings, &["2025-01-10 -40000 TRF TO 50100012345678"]);
    let other = account(
        AccountKind::Savings,
        &[
            "2025-01-11 40000 TRF FROM 50200012345678",
            "2025-01-11 40000 UPI-SUNITA DEVI-SUNITA@OKSBI-SBIN0000001-412345678901-PAY",
        ],
    );
    let ledger = ledger_of(vec![one, other]);
    assert_eq!(categories(&categorise(&ledger)), [SelfTransfer, SelfTransfer, PersonTransfer]);
}

#[test]
fn customers_pay_into_a_firms_account_and_people_into_a_persons() {
    let lines = [
        "2025-01-10 9000 UPI-SUNITA DEVI-SUNITA@OKSBI-SBIN0000001-412345678901-PAY",
        "2025-01-11 9000 CHQ DEP - MICR CTS - HDFC 123456",
        "2025-01-12 9000 NEFT/412345678901/RAZORPAY SOFTWARE PVT LTD/SETTLEMENT 02012024",
        "2025-01-13 -9000 UPI-SUNITA DEVI-SUNITA@OKSBI-SBIN0000001-412345678901-PAY",
    ];
    let firm = current(&lines);
    assert_eq!(categories(&categorise(&firm)), [BusinessIncome, BusinessIncome, Settlement, PersonTransfer]);
    let person = savings(&lines);
    assert_eq!(categories(&categorise(&person)), [PersonTransfer, Unknown, Settlement, PersonTransfer]);
}

#[test]
fn a_personal_account_with_a_shops_customers_is_a_shop() {
    let line = |day: usize, payer: usize| {
        let name = format!("PAYER {}", char::from(b'A' + u8::try_from(payer).unwrap()));
        format!("2025-01-{day:02} 150 UPI-{name}QXZ KUMAR-{payer}AB@YBL-YESB0000001-412345678901-PAY")
    };
    let many: Vec<String> = (0..26).map(|payer| line(payer + 1, payer)).collect();
    let lines: Vec<&str> = many.iter().map(String::as_str).collect();
    let shop = savings(&lines);
    assert!(categories(&categorise(&shop)).iter().all(|category| *category == BusinessIncome));
    // One payer fewer than the 25 of the file.
    let friends = savings(&lines[..24]);
    assert!(categories(&categorise(&friends)).iter().all(|category| *category == PersonTransfer));
}

#[test]
fn every_row_names_its_rule() {
    let ledger = savings(&["2025-01-01 -5 ???", "2025-01-02 5 ", "2025-01-03 -5 ₹ பணம்"]);
    let book = categorise(&ledger);
    assert!(book.postings.iter().all(|posting| posting.confidence > 0.0 && !posting.rule_id.is_empty()));
}

#[test]
fn what_is_saved_month_by_month_is_no_loan() {
    all_are(&[
        ("-5000 RD INSTALMENT 33365805410822", Investment),
        ("-5125 ACH DR-KSFE CHITTY-BARB7534715804561177", Investment),
        ("-2000 ACH D- BAJAJ FINSERV MUTUAL FUND-SBIN7415901710071093", Investment),
        ("-3000 NACH/INDIAN CLEARING CORPORATION LIMITED/HDFC7078649333019909", Investment),
        ("-5000 ACH D- BAJAJ FINANCE LTD-HDFC7021704191001122", Emi),
    ]);
}

#[test]
fn money_of_deposits_funds_and_offices_is_what_it_says() {
    all_are(&[
        ("+14200 TD INTEREST 90045322213231", InterestReceived),
        ("+9350 ACH C- BAJAJ FINANCE FD INTEREST-7342417777", InterestReceived),
        ("+30750 NEFT CR-SBIN0000001-SCSS INTEREST-ASHA RANI VERMA-SBINN260020538137", InterestReceived),
        (
            "+10000 NEFT CR-HDFC0000001-HDFC MUTUAL FUND SWP-ASHA RANI VERMA-N31625530205791",
            InvestmentRedemption,
        ),
        (
            "+7985 NEFT CR-SBIN0004266-ITDTAX REFUND AY2026-27 AXXPX4693K-ASHA RANI VERMA-SBINN262238835372",
            TaxRefund,
        ),
        (
            "+213986 NEFT CR-HDFC0007425-EPFO PF CLAIM SETTLEMENT-ASHA RANI VERMA-N07226549989118",
            InvestmentRedemption,
        ),
        ("+34090 ACH C- LIC OF INDIA ANNUITY PENSION-3456117326", Pension),
        ("+2000 ACH C- PMKISAN SAMMAN NIDHI GOI-5710332724", AgricultureIncome),
        (
            "+174637 NEFT/BARBN253217973539/MARKFED PROCUREMENT/BANK OF BARODA/PADDY PAYMENT",
            AgricultureIncome,
        ),
        (
            "+33220 IMPS/P2A/530923437917/WESTERN UNION FINANCIAL SERVICES/IDBI BANK/INWARD REMITTANCE",
            FamilySupport,
        ),
        ("+260000 NEFT/N26126241304261/HDFC BANK LTD/HDFC BANK/PERSONAL LOAN DISB", LoanDisbursal),
    ]);
}

#[test]
fn rent_through_an_app_that_pays_cards_is_rent() {
    all_are(&[
        ("-10000 UPI/P2M/530695654201/CRED RENT PAYMENT/RENT/AXIS BANK", Rent),
        ("-10000 UPI-CRED CLUB-cred.club@axisb-UTIB0000001-530695654201-CREDIT CARD BILL", CardBill),
        ("-36000 INF/NEFT/KKBKN253088288598/KKBK0006192/HOUSE RENT/VIKRAM CHANDRA PANDEY", Rent),
    ]);
}
