//! Payments that came back, and the charges for them.

use super::*;

pub(super) const ROWS: &[Row] = &[
    (
        "I/W CHEQUE RETURN-SHREE LEASING FINA-000092-02-EXCEEDS ARRANGEMENT",
        Credit,
        Cheque,
        ["SHREE LEASING FINA", "", "000092", ""],
    ),
    (
        "I/W CHQ RETURN-DRAWER S SIGNATUREDIFFERS- FOR PAYEE -KODA CHITS PRIVATE LTD-AXIS BANK-SER",
        Credit,
        Cheque,
        ["KODA CHITS PRIVATE LTD", "", "", "AXIS BANK"],
    ),
    ("CHQ DEP RET-000123-FUNDS INSUFFICIENT", Debit, Cheque, ["", "", "000123", ""]),
    ("O/W CHQ RTN-123456-ASHA STORES-01", Debit, Cheque, ["ASHA STORES", "", "123456", ""]),
    ("RVSL IW CTR RTN CHQNO:011541", Credit, Cheque, ["", "", "011541", ""]),
    (
        "ACH D- BAJAJ FINANCE LTD-Z13806364:INSUFFICIENTFUNDS",
        Credit,
        Nach,
        ["BAJAJ FINANCE LTD", "", "Z13806364", ""],
    ),
    ("NACH RETURN-TATA CAPITAL LTD-0012345678-04", Credit, Nach, ["TATA CAPITAL LTD", "", "0012345678", ""]),
    ("ACH DEBIT RETURN-HDB FINANCIAL-MANDATE CANCELLED", Credit, Nach, ["HDB FINANCIAL", "", "", ""]),
    (
        "NEFT RETURN-HDFCH00902116032-ASHA STORES-INVALID ACCOUNT",
        Credit,
        Neft,
        ["ASHA STORES", "", "HDFCH00902116032", ""],
    ),
    (
        "RTGS RETURN-ICICR52020022900539720-INTAS LTD-INCORRECT ACCOUNT",
        Credit,
        Rtgs,
        ["INTAS LTD", "", "ICICR52020022900539720", ""],
    ),
    ("ECSRTNCHGS220620_SR684167193GST", Debit, Charges, ["", "", "", ""]),
    ("ECS RETURN CHRGS INCL GST", Debit, Charges, ["", "", "", ""]),
    ("ECS/NACHRET INSFND CHARGEFOR12-OCT-25", Debit, Charges, ["", "", "", ""]),
    ("NACH RTN CHRG HDFC7021234567890123", Debit, Charges, ["", "", "", ""]),
    ("Chq Rtrn Chrgs Incl GST", Debit, Charges, ["", "", "", ""]),
    ("EMI RTN CHARGES 150126-MIR2612345678901", Debit, Charges, ["", "", "", ""]),
    ("ACH DEBIT RETURN CHARGES 150126", Debit, Charges, ["", "", "", ""]),
    ("ACH RTN--28-01-2026", Debit, Nach, ["", "", "", ""]),
    ("CHQ RETURN CHGS 000123", Debit, Charges, ["", "", "", ""]),
    ("CHQDEP RET - FUNDSINSUFFICIENT", Debit, Cheque, ["", "", "", ""]),
    ("RETURN HANDLING CHARGES 08-07-25_099908", Debit, Charges, ["", "", "", ""]),
    ("RTN CHG 28-01-2026", Debit, Charges, ["", "", "", ""]),
];

#[test]
fn returns_keep_their_channel_and_charges_are_charges() {
    check(ROWS);
}

#[test]
fn every_return_says_so() {
    for (text, direction, ..) in ROWS {
        assert!(read(text, *direction).is_return, "{text}");
    }
}

#[test]
fn the_reason_is_told_by_words_or_by_the_clearing_code() {
    let reason = |text: &str| credit(text).return_reason.unwrap_or_default();
    assert_eq!(reason("ACH D- BAJAJ FINANCE LTD-Z13806364:INSUFFICIENTFUNDS"), "insufficient_funds");
    assert_eq!(
        reason("I/W CHEQUE RETURN-SHREE LEASING-000092-02-EXCEEDS ARRANGEMENT"),
        "exceeds_arrangement"
    );
    assert_eq!(reason("I/W CHQ RETURN-DRAWER S SIGNATUREDIFFERS- FOR PAYEE -KODA"), "signature_differs");
    assert_eq!(reason("NACH RETURN-TATA CAPITAL LTD-0012345678-04"), "insufficient_funds");
    assert_eq!(reason("O/W CHQ RTN-123456-ASHA STORES-01"), "insufficient_funds");
    assert_eq!(reason("RTGS RETURN-ICICR52020022900539720-INTAS LTD-INCORRECT ACCOUNT"), "incorrect_account");
    assert_eq!(reason("ACH DEBIT RETURN-HDB FINANCIAL-MANDATE CANCELLED"), "mandate_cancelled");
    assert_eq!(reason("ECS/NACHRET INSFND CHARGEFOR12-OCT-25"), "insufficient_funds");
    assert_eq!(reason("ECSRTNCHGS220620_SR684167193GST"), "");
    // The same digits mean another thing on another rail.
    assert_eq!(reason("NACH RETURN-TATA CAPITAL LTD-0012345678-01"), "account_closed");
}

#[test]
fn a_return_by_an_unnamed_channel_is_a_return() {
    let narration = credit("BOUNCED - FUNDS INSUFFICIENT");
    assert_eq!(narration.channel, Channel::Return);
    assert_eq!(narration.return_reason.as_deref(), Some("insufficient_funds"));
    assert!(!credit("ASHA RETAIL RETREAT").is_return);
    // A payee may be called so.
    assert!(!debit("ACH D- ASHA TECHNICAL INSTITUTE-12345678").is_return);
    assert!(!debit("ACH D- IMAGE RETAIL LTD-12345678").is_return);
}
