//! A statement drawn row by row, so that every figure can be worked out by hand.

use lending_samples::HandDrawn;

/// Half a year of Asha Verma's account at HDFC Bank, from an opening balance of 50,000. Every month: a salary of 15,000
/// from Acme Tools, 60,000 from Ravi Mehta, an instalment of 5,000 to Bajaj Finance, 8,000 at a shop, 10,000 to Meera
/// Verma's account that ends in 4321, 12,000 to City Rentals. In this order, `txn_1` to `txn_36`.
pub(super) fn freelancer() -> Vec<u8> {
    let head = [
        "HDFC BANK LTD",
        "Statement of account",
        "Account Holder : ASHA VERMA",
        "Account Number : 50100123458765",
        "IFSC : HDFC0000123",
        "Account Type : Savings",
        "Statement Period : 01/01/2024 To 30/06/2024",
        "Opening Balance : 50,000.00",
    ];
    let mut statement = HandDrawn::new(&head, 5_000_000);
    for month in 1..=6 {
        let rows = [
            (1, format!("NEFT CR-HDFC0000240-ACME TOOLS PRIVATE LIMITED-SALARY-N0{month}4"), 15_000),
            (3, format!("NEFT CR-ICIC0000104-RAVI MEHTA-PAYMENT-N0{month}4000000002"), 60_000),
            (7, format!("ACH D- BAJAJ FINANCE LTD-HDFC7021704191000{month}"), -5_000),
            (12, format!("UPI-BIG BAZAAR-bigbazaar@hdfcbank-HDFC0000001-40000000000{month}"), -8_000),
            (18, format!("IMPS-40000000005{month}-MEERA VERMA-SBIN-XXXXXXX4321-TRANSFER"), -10_000),
            (25, format!("UPI-CITY RENTALS-cityrent@okaxis-UTIB0000001-40000000009{month}-"), -12_000),
        ];
        for (day, narration, rupees) in rows {
            statement = statement.row(format!("{day:02}/{month:02}/2024"), narration, rupees * 100);
        }
    }
    statement.pdf()
}
