//! NACH, ACH, ECS and standing instructions.

use super::*;

pub(super) const ROWS: &[Row] = &[
    ("ACH D- BAJAJ FINANCE LTD-Z13806364", Debit, Nach, ["BAJAJ FINANCE LTD", "", "Z13806364", ""]),
    ("ACH D- CHOLAMANDALAMINVESTM-Z13806364/1", Debit, Nach, ["CHOLAMANDALAMINVESTM", "", "Z13806364", ""]),
    (
        "ACH D- HDFC BANK LTD-HDFC7021234567890123",
        Debit,
        Nach,
        ["HDFC BANK LTD", "", "HDFC7021234567890123", ""],
    ),
    ("ACH D- TP ACH NIPPON IND MF-2242314054", Debit, Nach, ["NIPPON IND MF", "", "2242314054", ""]),
    ("ACH D- GROWW-HVJUMZ8L5K42", Debit, Nach, ["GROWW", "", "HVJUMZ8L5K42", ""]),
    (
        "ACH-DR-INDIABULLS HOUSING-IBHL00000012345",
        Debit,
        Nach,
        ["INDIABULLS HOUSING", "", "IBHL00000012345", ""],
    ),
    ("ACH DR 10AXIS BANK1074249321", Debit, Nach, ["AXIS BANK", "", "1074249321", ""]),
    (
        "ACH DR:P5R6PPS18127558,ESFB0000000000590375,BAJAJ FINANCELIMITE~20250702 CLG",
        Debit,
        Nach,
        ["BAJAJ FINANCELIMITE", "", "ESFB0000000000590375", ""],
    ),
    ("ACH/LIC OF INDIA/9093410450819", Debit, Nach, ["LIC OF INDIA", "", "9093410450819", ""]),
    ("ACH/INDUSIND BANK CFD/222681815", Debit, Nach, ["INDUSIND BANK CFD", "", "222681815", ""]),
    (
        "ACHDR/CTACMEPAY/FDRL7022912220000931/STAN:124971",
        Debit,
        Nach,
        ["CTACMEPAY", "", "FDRL7022912220000931", ""],
    ),
    ("NACH/TP ACH HDB FINANCIAL/HDFC00712345678", Debit, Nach, ["HDB FINANCIAL", "", "HDFC00712345678", ""]),
    (
        "NACH-MUT-DR-INDIAN CLEARING CORP-P57126294X188444",
        Debit,
        Nach,
        ["INDIAN CLEARING CORP", "", "P57126294X188444", ""],
    ),
    ("NACH-MUT-DR-TP ACH NIPPON IND MF-2242317978", Debit, Nach, ["NIPPON IND MF", "", "2242317978", ""]),
    ("NACH DR INW - TATA CAPITAL LTD - 0012345678", Debit, Nach, ["TATA CAPITAL LTD", "", "0012345678", ""]),
    (
        "DEBIT ACHDr YESB00709000028661 Acme Clearin",
        Debit,
        Nach,
        ["Acme Clearin", "", "YESB00709000028661", ""],
    ),
    ("DEBIT-ACHDr NACH00000000002029 Acme Life", Debit, Nach, ["Acme Life", "", "NACH00000000002029", ""]),
    ("NACH/10/1234567890/KMBLDRAOPER", Debit, Nach, ["KMBLDRAOPER", "", "1234567890", ""]),
    ("ACH C- TATA STEEL LTD-1234567", Credit, Nach, ["TATA STEEL LTD", "", "1234567", ""]),
    ("NACH-CR-INFOSYS LTD-FINAL DIV", Credit, Nach, ["INFOSYS LTD", "", "", ""]),
    (
        "ACH DR INW PAY/0000151188104/HDFC BANK LIMITED",
        Debit,
        Nach,
        ["HDFC BANK LIMITED", "", "0000151188104", ""],
    ),
    ("NACH/10/9183080211 S77493130 - /TP ACH ICIC", Debit, Nach, ["ICIC", "", "S77493130", ""]),
    ("CC000457262XXXXXX6456AUTOPAYSI-TAD", Debit, StandingInstruction, ["", "", "", ""]),
    ("ECS/BAJAJ FINANCE LTD/123456789", Debit, Ecs, ["BAJAJ FINANCE LTD", "", "123456789", ""]),
    ("ECS DR-LIC HOUSING FINANCE-0045678901", Debit, Ecs, ["LIC HOUSING FINANCE", "", "0045678901", ""]),
    ("SI-ASHA CHIT FUNDS-1234567", Debit, StandingInstruction, ["ASHA CHIT FUNDS", "", "1234567", ""]),
    ("EMI 168164284 CHQ S636872765", Debit, StandingInstruction, ["", "", "168164284", ""]),
    ("LOAN RECOVERY FOR:924060049729666", Debit, StandingInstruction, ["", "", "924060049729666", ""]),
    ("CC 000483XXXXXX1234 AUTOPAY SI-TAD", Debit, StandingInstruction, ["", "", "", ""]),
];

#[test]
fn every_bank_s_mandate_form_is_read() {
    check(ROWS);
}

#[test]
fn a_debit_under_a_mandate_says_so_and_a_credit_does_not() {
    assert!(debit("ACH D- BAJAJ FINANCE LTD-Z13806364").is_mandate);
    assert!(debit("SI-ASHA CHIT FUNDS-1234567").is_mandate);
    assert!(debit("EMI 168164284 CHQ S636872765").is_mandate);
    assert!(!credit("ACH C- TATA STEEL LTD-1234567").is_mandate);
    assert!(!credit("ACH C- TATA STEEL LTD-1234567").is_reversal);
}

#[test]
fn a_mandate_s_debit_posted_as_a_credit_is_a_reversal() {
    let narration = credit("ACH D- BAJAJ FINANCE LTD-Z13806364");
    assert!(narration.is_reversal && !narration.is_mandate);
    assert!(!debit("ACH D- BAJAJ FINANCE LTD-Z13806364").is_reversal);
}
