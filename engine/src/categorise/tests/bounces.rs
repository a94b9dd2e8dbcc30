//! Returned payments.

use super::super::Category::*;
use super::super::{BounceSide, categorise};
use super::{categories, date, rupees, savings};

const PRESENTED: &str = "2025-01-05 -5000 ACH D- BAJAJ FINANCE LTD-HDFC7021704191001122";
const RETURNED: &str = "2025-01-05 5000 ACH D- BAJAJ FINANCE LTD-HDFC7021704191001122:INSUFFICIENTFUNDS";

#[test]
fn all_legs_of_a_return_are_one_bounce() {
    let ledger = savings(&[
        PRESENTED,
        RETURNED,
        "2025-01-09 -500 ACH DEBIT RETURN CHARGES 050125 090125-MIR1234567890123",
        "2025-01-09 -90 GST ON ACH DEBIT RETURN CHARGES",
    ]);
    let book = categorise(&ledger);
    assert_eq!(categories(&book), [PresentedUnpaid, InwardReturn, ReturnCharge, ReturnCharge]);
    let [bounce] = book.bounces.as_slice() else { panic!("{:?}", book.bounces) };
    assert_eq!((bounce.side, bounce.is_technical, bounce.is_cured), (BounceSide::Inward, false, false));
    assert_eq!(bounce.reason.as_deref(), Some("insufficient_funds"));
    assert_eq!(bounce.date, date("2025-01-05"));
    assert_eq!(bounce.party.as_deref(), Some("Bajaj Finance"));
    assert_eq!(bounce.amount, Some(rupees(5000)));
    // 500 and 18 % of it.
    assert_eq!(bounce.charged, rupees(590));
    assert_eq!(bounce.legs.iter().map(|leg| leg.place()).collect::<Vec<_>>(), [0, 1, 2, 3]);
}

#[test]
fn a_charge_alone_is_one_bounce_of_the_day_it_names() {
    let ledger = savings(&["2025-02-02 -590 ECS RETURN CHRGS 280125 INCL GST"]);
    let book = categorise(&ledger);
    let [bounce] = book.bounces.as_slice() else { panic!("{:?}", book.bounces) };
    assert_eq!((bounce.amount, bounce.charged), (None, rupees(590)));
    assert_eq!(bounce.date, date("2025-01-28"));
}

#[test]
fn a_charge_for_another_day_is_a_bounce_of_its_own() {
    let ledger = savings(&[PRESENTED, RETURNED, "2025-01-20 -590 ECS RETURN CHRGS 180125 INCL GST"]);
    assert_eq!(categorise(&ledger).bounces.len(), 2);
    let ledger = savings(&[PRESENTED, RETURNED, "2025-01-20 -590 ECS RETURN CHRGS INCL GST"]);
    assert_eq!(categorise(&ledger).bounces.len(), 1, "the nearest return within 35 days");
    let ledger = savings(&[PRESENTED, RETURNED, "2025-02-20 -590 ECS RETURN CHRGS INCL GST"]);
    assert_eq!(categorise(&ledger).bounces.len(), 2, "46 days later it is for something else");
}

#[test]
fn one_charge_of_several_times_the_usual_covers_as_many_returns() {
    let ledger = savings(&[
        PRESENTED,
        RETURNED,
        "2025-01-10 -5000 ACH D- BAJAJ FINANCE LTD-HDFC7021704191001122",
        "2025-01-10 5000 ACH D- BAJAJ FINANCE LTD-HDFC7021704191001122:INSUFFICIENTFUNDS",
        // 2 x 413; no single charge is 826.
        "2025-01-15 -826 ECS RETURN CHRGS INCL GST",
    ]);
    let book = categorise(&ledger);
    assert_eq!(book.bounces.len(), 2, "presented again, it is a bounce again");
    assert!(book.bounces.iter().all(|bounce| bounce.charged == rupees(413)));
}

#[test]
fn a_presentation_is_cured_when_it_is_paid_within_a_week() {
    let paid_on = |day: &str| {
        let paid = format!("{day} -5000 ACH D- BAJAJ FINANCE LTD-HDFC7021704191001122");
        let ledger = savings(&[PRESENTED, RETURNED, &paid]);
        let book = categorise(&ledger);
        assert_eq!(categories(&book), [PresentedUnpaid, InwardReturn, Emi]);
        book.bounces[0].is_cured
    };
    assert!(paid_on("2025-01-12"));
    assert!(!paid_on("2025-01-13"));
}

#[test]
fn a_signature_says_nothing_about_money() {
    let ledger = savings(&[
        "2025-01-05 -7000 CHQ PAID-INWARD TRAN-RAMESH KUMAR",
        "2025-01-05 7000 I/W CHEQUE RETURN-RAMESH KUMAR-123456-12-DRAWER S SIGNATURE DIFFERS",
    ]);
    let book = categorise(&ledger);
    assert_eq!(categories(&book), [PresentedUnpaid, InwardReturn]);
    assert!(book.bounces[0].is_technical);
}

#[test]
fn a_deposited_cheque_that_comes_back_is_the_drawers_fault() {
    let ledger = savings(&[
        "2025-01-05 7000 CHQ DEP - MICR CTS - HDFC 123456",
        "2025-01-07 -7000 CHQ DEP RET- SRI BALAJI TRADERS-123456-01-FUNDS INSUFFICIENT",
        "2025-01-07 -177 CHQ DEP RETURN CHRGS INCL GST JAN25",
    ]);
    let book = categorise(&ledger);
    assert_eq!(categories(&book)[1..], [OutwardReturn, ReturnCharge]);
    let [bounce] = book.bounces.as_slice() else { panic!("{:?}", book.bounces) };
    assert_eq!((bounce.side, bounce.charged), (BounceSide::Outward, rupees(177)));
    assert_eq!(bounce.legs.len(), 3, "with the deposit");
    assert_eq!(bounce.date, date("2025-01-05"));
}
