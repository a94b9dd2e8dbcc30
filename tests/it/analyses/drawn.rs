//! A statement drawn by hand, so that what is in it can be reckoned by hand.

use lending_samples::HandDrawn;

/// Day, narration, withdrawal, deposit, balance, as they are printed.
type Line = [&'static str; 5];

/// A month that opens with ₹1,000. Two narrations would be formulas in a spreadsheet, and one has a comma.
pub(super) const APRIL: [Line; 5] = [
    ["01/04/2024", "=2+5 SALARY", "", "50000.00", "51000.00"],
    ["03/04/2024", "UPI/RAVI KUMAR/GIFT", "", "100.00", "51100.00"],
    ["05/04/2024", "UPI/RAVI KUMAR/RENT", "99.99", "", "51000.01"],
    ["09/04/2024", "ATM CASH WITHDRAWAL", "2000.00", "", "49000.01"],
    ["30/04/2024", "+91 RECHARGE, PREPAID", "199.50", "", "48800.51"],
];

/// A PDF of one page with these rows.
pub(super) fn statement_of(rows: &[Line]) -> Vec<u8> {
    let head = [
        "STATEMENT OF ACCOUNT",
        "Account Number: 000123456789",
        "Period: 01/04/2024 to 30/04/2024",
        "Opening Balance: 1000.00",
    ];
    let paise =
        |text: &str| -> i64 { if text.is_empty() { 0 } else { text.replace('.', "").parse().unwrap() } };
    let mut statement = HandDrawn::new(&head, 100_000);
    for [date, narration, withdrawn, deposited, _] in rows {
        statement = statement.row(*date, *narration, paise(deposited) - paise(withdrawn));
    }
    statement.pdf()
}
