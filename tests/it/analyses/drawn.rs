//! A statement drawn by hand, so that what is in it can be reckoned by hand.

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
    const PLACES: [u32; 5] = [40, 120, 330, 430, 520];
    let mut words: Vec<(u32, u32, &str)> = vec![
        (40, 780, "STATEMENT OF ACCOUNT"),
        (40, 765, "Account Number: 000123456789"),
        (40, 750, "Period: 01/04/2024 to 30/04/2024"),
        (40, 735, "Opening Balance: 1000.00"),
    ];
    let header: Line = ["Date", "Narration", "Withdrawal", "Deposit", "Balance"];
    for (line, cells) in (0..).zip(std::iter::once(&header).chain(rows)) {
        let cells = PLACES.into_iter().zip(cells).filter(|(_, text)| !text.is_empty());
        words.extend(cells.map(|(x, text)| (x, 700 - 18 * line, *text)));
    }
    let drawn: Vec<String> =
        words.iter().map(|(x, y, text)| format!("BT /F1 9 Tf {x} {y} Td ({text}) Tj ET")).collect();
    file_of(&drawn.join("\n"))
}

fn file_of(content: &str) -> Vec<u8> {
    let objects = [
        "<</Type/Catalog/Pages 2 0 R>>".to_owned(),
        "<</Type/Pages/Kids[3 0 R]/Count 1>>".to_owned(),
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>"
            .to_owned(),
        format!("<</Length {}>>stream\n{content}\nendstream", content.len()),
        "<</Type/Font/Subtype/Type1/BaseFont/Courier/Encoding/WinAnsiEncoding>>".to_owned(),
    ];
    let mut file = "%PDF-1.7\n".to_owned();
    let mut places = Vec::new();
    for (number, object) in (1..).zip(&objects) {
        places.push(format!("{:010} 00000 n \n", file.len()));
        file = [file, format!("{number} 0 obj\n{object}\nendobj\n")].concat();
    }
    let (table, count) = (file.len(), objects.len() + 1);
    let trailer = format!("trailer<</Size {count}/Root 1 0 R>>\nstartxref\n{table}\n%%EOF\n");
    [file, format!("xref\n0 {count}\n0000000000 65535 f \n"), places.concat(), trailer].concat().into_bytes()
}
