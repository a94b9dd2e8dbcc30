//! A statement drawn row by row, so that every figure can be worked out by hand.

use std::fmt::Write;

/// A text, in points from the lower left corner of its page.
struct Placed {
    x: f64,
    y: f64,
    text: String,
}

/// The width of a letter: Courier at 8 points.
const LETTER: f64 = 4.8;

/// Half a year of Asha Verma's account at HDFC Bank, from an opening balance of 50,000. Every month: a salary of 15,000
/// from Acme Tools, 60,000 from Ravi Mehta, an instalment of 5,000 to Bajaj Finance, 8,000 at a shop, 10,000 to Meera
/// Verma's account that ends in 4321, 12,000 to City Rentals. In this order, `txn_1` to `txn_36`.
pub(super) fn freelancer() -> Vec<u8> {
    let mut texts = Vec::new();
    let mut write = |x: f64, y: f64, text: &str| texts.push(Placed { x, y, text: text.to_owned() });
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
    let mut y = 814.0;
    for line in head {
        y -= 14.0;
        write(40.0, y, line);
    }
    y -= 22.0;
    for (x, name) in
        [(40.0, "Date"), (100.0, "Narration"), (390.0, "Withdrawal"), (455.0, "Deposit"), (520.0, "Balance")]
    {
        write(x, y, name);
    }
    let mut balance: i32 = 50_000;
    for month in 1..=6 {
        let rows = [
            (1, format!("NEFT CR-HDFC0000240-ACME TOOLS PRIVATE LIMITED-SALARY-N0{month}4"), 15_000),
            (3, format!("NEFT CR-ICIC0000104-RAVI MEHTA-PAYMENT-N0{month}4000000002"), 60_000),
            (7, format!("ACH D- BAJAJ FINANCE LTD-HDFC7021704191000{month}"), -5_000),
            (12, format!("UPI-BIG BAZAAR-bigbazaar@hdfcbank-HDFC0000001-40000000000{month}"), -8_000),
            (18, format!("IMPS-40000000005{month}-MEERA VERMA-SBIN-XXXXXXX4321-TRANSFER"), -10_000),
            (25, format!("UPI-CITY RENTALS-cityrent@okaxis-UTIB0000001-40000000009{month}-"), -12_000),
        ];
        for (day, narration, amount) in rows {
            let amount: i32 = amount;
            y -= 16.0;
            balance += amount;
            write(40.0, y, &format!("{day:02}/{month:02}/2024"));
            write(100.0, y, &narration);
            let right = if amount < 0 { 440.0 } else { 500.0 };
            for (right, amount) in [(right, amount.abs()), (570.0, balance)] {
                let printed = rupees(amount);
                let letters = u32::try_from(printed.len()).unwrap();
                write(right - LETTER * f64::from(letters), y, &printed);
            }
        }
    }
    pdf(&texts)
}

fn rupees(amount: i32) -> String {
    let (thousands, rest) = (amount / 1000, amount % 1000);
    if thousands > 0 { format!("{thousands},{rest:03}.00") } else { format!("{rest}.00") }
}

/// One page with these texts.
fn pdf(texts: &[Placed]) -> Vec<u8> {
    let mut content = String::new();
    for Placed { x, y, text } in texts {
        writeln!(content, "BT /F1 8 Tf {x:.1} {y:.1} Td ({text}) Tj ET").unwrap();
    }
    let widths = "600 ".repeat(95);
    let objects = [
        "<< /Type /Catalog /Pages 2 0 R >>".to_owned(),
        "<< /Type /Pages /Kids [4 0 R] /Count 1 >>".to_owned(),
        format!(
            "<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 126 \
             /Widths [{widths}] >>"
        ),
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R >>"
            .to_owned(),
        format!("<< /Length {} >>\nstream\n{content}endstream", content.len()),
    ];
    let mut file = "%PDF-1.4\n".to_owned();
    let mut places = Vec::new();
    for (number, object) in (1..).zip(&objects) {
        places.push(file.len());
        write!(file, "{number} 0 obj\n{object}\nendobj\n").unwrap();
    }
    let start = file.len();
    write!(file, "xref\n0 {}\n0000000000 65535 f \n", places.len() + 1).unwrap();
    for place in &places {
        writeln!(file, "{place:010} 00000 n ").unwrap();
    }
    let size = places.len() + 1;
    write!(file, "trailer\n<< /Size {size} /Root 1 0 R >>\nstartxref\n{start}\n%%EOF\n").unwrap();
    file.into_bytes()
}
