//! Interest, charges, tax, sweeps and texts that say nothing.

use super::*;

pub(super) const ROWS: &[Row] = &[
    ("SB:920010018700161:Int.Pd:01-01-2026 to 31-03-2026", Credit, Interest, ["", "", "", ""]),
    ("630302010007597:Int.Pd:01-04-2022 to 30-06-2022", Credit, Interest, ["", "", "", ""]),
    ("INTEREST PAID TILL 30-JUN-2025", Credit, Interest, ["", "", "", ""]),
    ("Int.Coll:01-01-2026 to 31-01-2026", Debit, Interest, ["", "", "", ""]),
    ("CREDIT INTEREST", Credit, Interest, ["", "", "", ""]),
    ("FD REDEEM INTEREST -50301132245618/1", Credit, Interest, ["", "", "", ""]),
    ("IMPS Chrgs Incl GST", Debit, Charges, ["", "", "", ""]),
    ("NEFT CHRGS INCL GST", Debit, Charges, ["", "", "", ""]),
    ("Cash Txn Chrgs Incl GST", Debit, Charges, ["", "", "", ""]),
    ("No Sal Credit Chrgs Incl GST", Debit, Charges, ["", "", "", ""]),
    ("SMS CHARGES QTR MAR 26", Debit, Charges, ["", "", "", ""]),
    ("MABchgs-Jul19+GST", Debit, Charges, ["", "", "", ""]),
    ("AMB CHRG INCL GST DEC2025", Debit, Charges, ["", "", "", ""]),
    ("DEBIT CARD ANNUAL FEE 1234", Debit, Charges, ["", "", "", ""]),
    ("CHG/123456/CHOLAMX", Debit, Charges, ["", "", "", ""]),
    ("CGST ON CHARGE", Debit, Charges, ["", "", "", ""]),
    ("GST/BANKREFERENCE123456/CIN26031234567890", Debit, Tax, ["", "", "", ""]),
    ("CBDT TAX/ITNS280/0012345", Debit, Tax, ["", "", "", ""]),
    ("OLTAS-0012345-MAR26", Debit, Tax, ["", "", "", ""]),
    ("ITDTAX REFUND 2025-26 ABCDE1234F", Credit, Tax, ["", "", "", ""]),
    ("TDS DEDUCTED ON Cash withdrawal", Debit, Tax, ["", "", "", ""]),
    ("SWEEP TRANSFER TO [6084875898]", Debit, Transfer, ["", "", "", ""]),
    ("50301086760604: REV SWEEP FROM", Credit, Transfer, ["", "", "50301086760604", ""]),
    ("FD PREMAT PROCEEDS: 6082345736", Credit, Transfer, ["", "", "6082345736", ""]),
    ("Mobile Recharge Via UPI", Debit, Upi, ["", "", "", ""]),
    ("PRIN AND INT AUTO_REDEEM", Credit, Transfer, ["", "", "", ""]),
    ("GIB/002056736337/IT TAX", Debit, Tax, ["", "", "", ""]),
    ("POSDEC CHG/21-03-2026", Debit, Charges, ["", "", "", ""]),
    ("POS TXN CHARGES INCL GST", Debit, Charges, ["", "", "", ""]),
    ("DPS SCHOOL FEES", Debit, Other, ["", "", "", ""]),
    ("MODERN BAZAAR", Debit, Other, ["", "", "", ""]),
    ("RAMESH KUMAR", Debit, Other, ["", "", "", ""]),
    ("OPENING BALANCE", Credit, Other, ["", "", "", ""]),
    ("", Debit, Other, ["", "", "", ""]),
    ("-/-/-", Debit, Other, ["", "", "", ""]),
];

#[test]
fn rows_that_name_nobody_name_nobody() {
    check(ROWS);
}

#[test]
fn a_sweep_back_is_no_reversal_and_a_charge_given_back_is_one() {
    assert!(!credit("50301086760604: REV SWEEP FROM").is_reversal);
    let narration = credit("REV SMS CHARGES QTR MAR 26");
    assert_eq!(narration.channel, Charges);
    assert!(narration.is_reversal);
}

#[test]
fn a_narration_survives_json() {
    let narration = debit("UPI-ASHA-Q123456789@YBL-YESB0YBLUPI-412345678903-MANDATE");
    let json = serde_json::to_value(&narration).unwrap();
    assert_eq!(json["channel"], "upi");
    assert_eq!(serde_json::from_value::<Narration>(json).unwrap(), narration);
    assert_eq!(serde_json::to_value(Channel::StandingInstruction).unwrap(), "standing_instruction");
    assert_eq!(serde_json::to_value(Direction::Credit).unwrap(), "credit");
}
