//! Cards, cash machines, cash and cheques.

use super::*;

pub(super) const ROWS: &[Row] = &[
    // Cards.
    ("POS 416021XXXXXX1406 ASHA STORES", Debit, Card, ["ASHA STORES", "", "", ""]),
    ("POS 416021XXXXXX1406 COCA-COLA SHOP", Debit, Card, ["COCA-COLA SHOP", "", "", ""]),
    ("POS/ASHA SUPERMART/PUNE/290326/15:25", Debit, Card, ["ASHA SUPERMART", "", "", ""]),
    (
        "ECOM PUR/BOOKMYSHOW CO/1243054000/290326/15:25/608815680819",
        Debit,
        Card,
        ["BOOKMYSHOW CO", "", "608815680819", ""],
    ),
    (
        "VPS/ASHA PETROLEUM/202603291525/608815680820/PUNE",
        Debit,
        Card,
        ["ASHA PETROLEUM", "", "608815680820", ""],
    ),
    ("IIN/AMAZON/202603/608815680821/", Debit, Card, ["AMAZON", "", "608815680821", ""]),
    ("PCD/1234/ASHA STORES/PUNE290326/15:25", Debit, Card, ["ASHA STORES", "", "", ""]),
    (
        "POS ATM PURCH OTHPG 626911478814ACME AI SUB +14152360",
        Debit,
        Card,
        ["ACME AI SUB", "", "626911478814", ""],
    ),
    ("by debit card-OTHPG 614308898332ACMESHOP--", Debit, Card, ["ACMESHOP", "", "614308898332", ""]),
    ("ME DC SI 416021XXXXXX1234 NETFLIX", Debit, Card, ["NETFLIX", "", "", ""]),
    (
        "POS-VISA/JYOTI AND CO Chennai/123313131112",
        Debit,
        Card,
        ["JYOTI AND CO Chennai", "", "123313131112", ""],
    ),
    ("PRCR/ASHA MEDICALS/PUNE", Debit, Card, ["ASHA MEDICALS", "", "", ""]),
    ("POS ATM PURCH OTHPG 614308898332ACMESHOP 224092000", Debit, Card, ["ACMESHOP", "", "614308898332", ""]),
    ("TO INTL. ECM DCC/798087/ACME AI", Debit, Card, ["ACME AI", "", "", ""]),
    ("POS 416021XXXXXX1406 CHARGE ZONE EV", Debit, Card, ["CHARGE ZONE EV", "", "", ""]),
    // Cash machines.
    ("ATW-416021XXXXXX1057-S1ANTN733-PUNE", Debit, Atm, ["", "", "", ""]),
    ("NWD-416021XXXXXX1057-12345678-MUMBAI", Debit, Atm, ["", "", "", ""]),
    ("EAW-416021XXXXXX1057-12345678-NASHIK", Debit, Atm, ["", "", "", ""]),
    ("NFS/CASH WDL/290326/608815680822/PUNE", Debit, Atm, ["", "", "608815680822", ""]),
    ("ATM-CASH/MG ROAD/PUNE/290326", Debit, Atm, ["", "", "", ""]),
    ("ATM WDL ATM CASH 4321 MG ROAD", Debit, Atm, ["", "", "", ""]),
    ("ATM WDL-ATM CASH 1234 SBI MG ROAD--", Debit, Atm, ["", "", "", ""]),
    ("TO ATM WDL 608815680823", Debit, Atm, ["", "", "608815680823", ""]),
    // Cash.
    ("CASH DEP PUNE CAMP", Credit, Cash, ["", "", "", ""]),
    ("BY CASH - KANPUR - BIRHANA ROAD", Credit, Cash, ["", "", "", ""]),
    ("CDM1234 CASH DEPOSIT", Credit, Cash, ["", "", "", ""]),
    ("BNA/S1BW0001/290326", Credit, Cash, ["", "", "", ""]),
    ("CAM/50123456/CASHDEP/29-03-26", Credit, Cash, ["", "", "", ""]),
    ("CASH WITHDRAWAL", Debit, Cash, ["", "", "", ""]),
    ("SELF", Debit, Cash, ["", "", "", ""]),
    ("CHQ PAID-SELF-000123", Debit, Cash, ["", "", "", ""]),
    ("CASH PAID TO MOHAN LAL", Debit, Cash, ["MOHAN LAL", "", "", ""]),
    // Cheques.
    ("CLG/ASHA STORES/HDFC BANK/000456", Credit, Cheque, ["ASHA STORES", "", "000456", "HDFC BANK"]),
    ("CHQ PAID-MICR CTS-MU-RAMESH KUMAR", Debit, Cheque, ["RAMESH KUMAR", "", "", ""]),
    (
        "CHQ PAID-IC 1100-ADITYA CAPITAL LIM-ICICI BANK",
        Debit,
        Cheque,
        ["ADITYA CAPITAL LIM", "", "", "ICICI BANK"],
    ),
    ("BRN-CLG-CHQ PAID TO MOHAN LAL/HDFC BANK", Debit, Cheque, ["MOHAN LAL", "", "", "HDFC BANK"]),
    ("CHQ DEP - MICR CLG - 000789", Credit, Cheque, ["", "", "000789", ""]),
    ("TO CLG:000456 ASHA STORES", Debit, Cheque, ["ASHA STORES", "", "000456", ""]),
    ("CLG CR: PRIYA RANE", Credit, Cheque, ["PRIYA RANE", "", "", ""]),
];

#[test]
fn cards_cash_and_cheques_are_read() {
    check(ROWS);
}

#[test]
fn the_holder_s_own_card_is_no_hint_at_the_other_side() {
    assert_eq!(debit("POS 416021XXXXXX1406 ASHA STORES").account_hint, None);
    assert_eq!(debit("ATW-416021XXXXXX1057-S1ANTN733-PUNE").account_hint, None);
}

#[test]
fn cash_given_back_by_a_machine_is_a_reversal() {
    let narration = credit("REV:ATM WDL 608815680823");
    assert_eq!(narration.channel, Atm);
    assert!(narration.is_reversal);
}
