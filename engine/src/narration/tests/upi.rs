//! UPI with hyphens, reversals, and what is told besides the names.

use super::*;

pub(super) const ROWS: &[Row] = &[
    // HDFC: NAME-ADDRESS-IFSC-NUMBER-REMARK.
    (
        "UPI-ASHA STORES-ASHA.ST@OKAXIS-UTIB0000001-412345678901-UPI",
        Debit,
        Upi,
        ["ASHA STORES", "asha.st@okaxis", "412345678901", "UTIB0000001"],
    ),
    (
        "UPI-RAMESH KUMAR SHARMA-9876543210@YBL-SBIN0001234-412345678902-RENT MARCH",
        Debit,
        Upi,
        ["RAMESH KUMAR SHARMA", "9876543210@ybl", "412345678902", "SBIN0001234"],
    ),
    (
        "UPI-COCA-COLA STORE-Q123456789@YBL-YESB0YBLUPI-412345678903-PAYMENT FROM PHONE",
        Debit,
        Upi,
        ["COCA-COLA STORE", "q123456789@ybl", "412345678903", "YESB0YBLUPI"],
    ),
    (
        "UPI-SUNITA DEVI-SUNITADEVI-1@OKSBI-SBIN0004321-412345678904-UPI",
        Credit,
        Upi,
        ["SUNITA DEVI", "sunitadevi-1@oksbi", "412345678904", "SBIN0004321"],
    ),
    (
        "UPI-JIO PREPAID-PAYTM-87341234@PTYBL-YESB0PTMUPI-412345678905-RECHARGE",
        Debit,
        Upi,
        ["JIO PREPAID", "paytm-87341234@ptybl", "412345678905", "YESB0PTMUPI"],
    ),
    (
        "UPI-M/S GUPTA & SONS-GUPTASONS@ICICI-ICIC0000104-412345678906-INV 22",
        Debit,
        Upi,
        ["M/S GUPTA & SONS", "guptasons@icici", "412345678906", "ICIC0000104"],
    ),
    (
        "UPI-A.K. TRADERS-AKTRADERS@KOTAK-KKBK0000958-412345678907-UPI",
        Debit,
        Upi,
        ["A.K. TRADERS", "aktraders@kotak", "412345678907", "KKBK0000958"],
    ),
    (
        "UPI-BHARATPE MERCHANT-BHARATPE.90071234567@FBPE-FDRL0001382-412345678908-PAY TO BHARATPE ME",
        Debit,
        Upi,
        ["BHARATPE MERCHANT", "bharatpe.90071234567@fbpe", "412345678908", "FDRL0001382"],
    ),
    (
        "UPI-ASHA STORES-PAYTMQR281005050101@PAYTM-PYTM0123456-412345678909-UPI",
        Debit,
        Upi,
        ["ASHA STORES", "paytmqr281005050101@paytm", "412345678909", "PYTM0123456"],
    ),
    // Line wraps inside tokens.
    (
        "UPI-ASHA STORES-ASHA.ST@OK AXIS-UTIB0000001-41234567 8901-UPI",
        Debit,
        Upi,
        ["ASHA STORES", "asha.st@okaxis", "412345678901", "UTIB0000001"],
    ),
    (
        "UPI-ASHA STORES-ASHA. ST@OKAXIS-UTIB00 00001-412345678901-UPI",
        Debit,
        Upi,
        ["ASHA STORES", "asha.st@okaxis", "412345678901", "UTIB0000001"],
    ),
    (
        "UPI-ASHA\nSTORES-ASHA.ST@\nOKAXIS-UTIB0000001-412345678901-UPI",
        Debit,
        Upi,
        ["ASHA STORES", "asha.st@okaxis", "412345678901", "UTIB0000001"],
    ),
    (
        "UPI-ADD MONEY TO WALLET-ADD-MONEY@PAYTM-PYTM0123456-512345678901-OID1234",
        Debit,
        Upi,
        ["ADD MONEY TO WALLET", "add-money@paytm", "512345678901", "PYTM0123456"],
    ),
    (
        "UPI-AUTOPAY-NETFLIX-netflix@icici-ICIC0000104-412345678920-MANDATEEXECUTE",
        Debit,
        Upi,
        ["NETFLIX", "netflix@icici", "412345678920", "ICIC0000104"],
    ),
    // HDFC without an address, with the number first, and with nothing but numbers.
    ("UPI-RAMESH KUMAR-412345678910-RENT", Debit, Upi, ["RAMESH KUMAR", "", "412345678910", ""]),
    (
        "UPI-412345678911-RAMESH KUMAR-RAMESH@OKICICI-UPI",
        Credit,
        Upi,
        ["RAMESH KUMAR", "ramesh@okicici", "412345678911", ""],
    ),
    (
        "UPI-9876543210@PAYTM-PYTM0123456-412345678912-UPI",
        Debit,
        Upi,
        ["", "9876543210@paytm", "412345678912", "PYTM0123456"],
    ),
    (
        "UPI-HDFC BANK LTD-CCPAY.1234@HDFCBANK-HDFC0000001-412345678913-CARD",
        Debit,
        Upi,
        ["HDFC BANK LTD", "ccpay.1234@hdfcbank", "412345678913", "HDFC0000001"],
    ),
    // Reversals and returns.
    ("UPI-REV-512345678927-RAMESH KUMAR", Credit, Upi, ["RAMESH KUMAR", "", "512345678927", ""]),
    ("UPIRV/512345678928/DRC", Credit, Upi, ["", "", "512345678928", ""]),
    (
        "REV-UPI-ASHA STORES-ASHA@YBL-YESB0YBLUPI-512345678929-UPI",
        Credit,
        Upi,
        ["ASHA STORES", "asha@ybl", "512345678929", "YESB0YBLUPI"],
    ),
    (
        "UPI/REV/512345678930/ASHA STORES/YESB/asha@ybl",
        Credit,
        Upi,
        ["ASHA STORES", "asha@ybl", "512345678930", "YESB"],
    ),
    ("UPIRET-20260101-512345678931", Credit, Upi, ["", "", "512345678931", ""]),
    (
        "UPI/CR/402999123456/REFUND/AMAZON/amazon@apl/UPI",
        Credit,
        Upi,
        ["AMAZON", "amazon@apl", "402999123456", ""],
    ),
];

#[test]
fn hyphenated_forms_and_reversals_are_read() {
    check(ROWS);
}

#[test]
fn a_payment_to_a_shop_is_told_by_its_mark_or_its_address() {
    for text in [
        "UPI/P2M/556340591698/ASHA/UPI/YES BANK",
        "UPI-ASHA-Q123456789@YBL-YESB0YBLUPI-412345678903-UPI",
        "UPI-ASHA-PAYTMQR281005@PAYTM-PYTM0123456-412345678909-UPI",
        "UPI-ASHA-BHARATPE.9007@FBPE-FDRL0001382-412345678908-UPI",
        "UPI-JIO-PAYTM-8734@PTYBL-YESB0PTMUPI-412345678905-UPI",
        "UPI-ASHA-GPAY-11212121@OKBIZAXIS-UTIB0000000-412345678905-UPI",
    ] {
        assert_eq!(debit(text).is_merchant, Some(true), "{text}");
    }
    assert_eq!(debit("UPI/P2A/500102293542/ASHA/UPI/BANK OF BARODA").is_merchant, Some(false));
    assert_eq!(debit("UPI-ASHA-ASHA@OKSBI-SBIN0001234-412345678903-UPI").is_merchant, None);
    assert_eq!(debit("UPI-QUEEN-QUEEN1@YBL-YESB0YBLUPI-412345678903-UPI").is_merchant, None);
}

#[test]
fn a_mandate_and_a_reversal_are_told() {
    assert!(debit("UPI/AKSHAYA FARMS/AIRP/620000609467/MANDATE").is_mandate);
    assert!(debit("UPI-NETFLIX COM-NETFLIX.BD@ICICI-ICIC0000104-412345678901-AUTOPAY").is_mandate);
    assert!(!debit("UPI-ASHA-ASHA@OKSBI-SBIN0001234-412345678903-UPI").is_mandate);
    for text in [
        "UPI-REV-512345678927",
        "UPIRV/512345678928",
        "UPI/RVSL/512345678928/X",
        "REV-UPI-ASHA-ASHA@YBL",
        "RVSL UPI/DR/512345678928/ASHA/YESB",
    ] {
        assert!(credit(text).is_reversal, "{text}");
    }
    assert!(!credit("UPI/CR/402999123456/AMAZON/YESB/amazon@apl/REFUND").is_reversal);
    // A priest.
    assert!(!debit("UPI-REV FR JOSEPH-JOSEPH@OKAXIS-UTIB0000001-512345678931-UPI").is_reversal);
    assert!(credit("UPIRET-20260101-512345678931").is_return);
    assert!(!credit("UPI-RAMESH-RAMESH@YBL-YESB0YBLUPI-512345678931-LOAN RETURN").is_return);
}

#[test]
fn a_remark_is_what_the_payer_wrote_and_nothing_else() {
    let remark = |text: &str| debit(text).remark.unwrap_or_default();
    assert_eq!(remark("UPI-RAMESH-9876543210@YBL-SBIN0001234-412345678902-RENT MARCH"), "RENT MARCH");
    assert_eq!(remark("UPI-RAMESH-9876543210@YBL-SBIN0001234-412345678902-UPI"), "");
    assert_eq!(
        remark("UPI/RAMESH/ramesh@ybl/Self trans/HDFC BANK/228916592815/AXL84d96ea5202a40b49738b6c3d6785b6d"),
        "Self trans"
    );
    assert_eq!(
        remark("WDL TFR UPI/DR/618545938354/T HUT/YESB/bharatpe90/Pay To 0097695162091 AT 17735 PUNE"),
        "Pay To"
    );
    assert_eq!(remark("UPI/MOB/517526881431/Sent using Paytm UPI"), "Sent using Paytm UPI");
    assert_eq!(remark("UPI/412345678901/Payment from/ramesh@okicici/HDFC BANK"), "Payment from");
}

#[test]
fn a_sentence_names_who_stands_before_the_address_in_brackets() {
    let read =
        crate::narration::read("UPI payment to Metro Shoes (metroshoes.12@ibl) Ref 531332857365 gift", Debit);
    assert_eq!(read.counterparty.as_deref(), Some("Metro Shoes"));
    assert_eq!(read.vpa.as_deref(), Some("metroshoes.12@ibl"));
    assert_eq!(read.remark.as_deref(), Some("gift"));
    let read = crate::narration::read("UPI received from Abdul Kareem (abdulk@ybl) Ref 531332857366", Credit);
    assert_eq!((read.counterparty.as_deref(), read.remark), (Some("Abdul Kareem"), None));
    // What is in brackets is no address.
    let read = crate::narration::read("UPI payment to Metro Shoes (Pune)", Debit);
    assert_eq!(read.vpa, None);
}
