//! Statements drawn row by row, where a test needs to know every figure.

use std::fmt::Write as _;

/// A statement with one account, in one plain layout: date, narration, withdrawal, deposit, balance.
#[derive(Debug, Clone)]
pub struct HandDrawn {
    head: Vec<String>,
    opening: i64,
    rows: Vec<HandDrawnRow>,
    unseen: i64,
    producer: Option<String>,
}

/// `dd/mm/yyyy`, what the bank wrote, and paise: positive where money comes in.
#[derive(Debug, Clone)]
struct HandDrawnRow {
    date: String,
    narration: String,
    paise: i64,
    /// What came in before it on a page that is missing.
    unseen: i64,
}

/// The width of a letter: Courier at 6 points.
const LETTER: f64 = 3.6;
const SIZE: u32 = 6;
const TOP: f64 = 814.0;
const BOTTOM: f64 = 40.0;
const ROW: f64 = 14.0;

impl HandDrawn {
    /// `head` are the lines above the table; the account opens with so many paise.
    pub fn new(head: &[&str], opening: i64) -> Self {
        Self {
            head: head.iter().map(|line| (*line).to_owned()).collect(),
            opening,
            rows: Vec::new(),
            unseen: 0,
            producer: None,
        }
    }

    /// The program that the file names as its maker.
    #[must_use]
    pub fn made_with(mut self, producer: &str) -> Self {
        self.producer = Some(producer.to_owned());
        self
    }

    /// One more row: `dd/mm/yyyy`, what the bank wrote, and paise, positive where money comes in.
    #[must_use]
    pub fn row(mut self, date: impl Into<String>, narration: impl Into<String>, paise: i64) -> Self {
        let unseen = std::mem::take(&mut self.unseen);
        self.rows.push(HandDrawnRow { date: date.into(), narration: narration.into(), paise, unseen });
        self
    }

    /// A page is missing here, with rows that brought in so many paise.
    #[must_use]
    pub const fn skipping(mut self, paise: i64) -> Self {
        self.unseen = paise;
        self
    }

    /// The file, with rows of a day in the order in which they were given.
    pub fn pdf(&self) -> Vec<u8> {
        let mut rows: Vec<&HandDrawnRow> = self.rows.iter().collect();
        rows.sort_by_key(|row| {
            let mut parts = row.date.rsplit('/').map(str::to_owned);
            [parts.next(), parts.next(), parts.next()]
        });
        let mut pages = vec![String::new()];
        let mut y = TOP;
        for line in &self.head {
            y -= ROW;
            put(&mut pages, 40.0, y, line);
        }
        y -= 2.0 * ROW;
        header(&mut pages, y);
        let mut balance = self.opening;
        for row in rows {
            y -= ROW;
            if y < BOTTOM {
                pages.push(String::new());
                y = TOP - ROW;
                header(&mut pages, y);
                y -= ROW;
            }
            balance += row.unseen + row.paise;
            put(&mut pages, 30.0, y, &row.date);
            put(&mut pages, 85.0, y, &row.narration);
            right(&mut pages, if row.paise < 0 { 450.0 } else { 510.0 }, y, &printed(row.paise.abs()));
            right(&mut pages, 575.0, y, &printed(balance));
        }
        file(&pages, self.producer.as_deref())
    }
}

fn header(pages: &mut [String], y: f64) {
    for (x, name) in [(30.0, "Date"), (85.0, "Narration")] {
        put(pages, x, y, name);
    }
    for (x, name) in [(450.0, "Withdrawal"), (510.0, "Deposit"), (575.0, "Balance")] {
        right(pages, x, y, name);
    }
}

fn put(pages: &mut [String], x: f64, y: f64, text: &str) {
    let escaped = escaped(text);
    if let Some(page) = pages.last_mut() {
        let _ = writeln!(page, "BT /F1 {SIZE} Tf {x:.1} {y:.1} Td ({escaped}) Tj ET");
    }
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('(', "\\(").replace(')', "\\)")
}

fn right(pages: &mut [String], x: f64, y: f64, text: &str) {
    let letters = u32::try_from(text.len()).unwrap_or(u32::MAX);
    put(pages, x - LETTER * f64::from(letters), y, text);
}

/// `12,34,567.89`, with a minus where it is owed.
fn printed(paise: i64) -> String {
    let (rupees, rest) = (paise.abs() / 100, paise.abs() % 100);
    let digits = rupees.to_string();
    let (groups, last) = digits.split_at(digits.len().saturating_sub(3));
    let mut grouped = String::new();
    for (at, digit) in groups.char_indices() {
        grouped.push(digit);
        if (groups.len() - at) % 2 == 1 {
            grouped.push(',');
        }
    }
    let sign = if paise < 0 { "-" } else { "" };
    format!("{sign}{grouped}{last}.{rest:02}")
}

fn file(pages: &[String], producer: Option<&str>) -> Vec<u8> {
    let widths = "600 ".repeat(95);
    let kids: Vec<String> = (0..pages.len()).map(|page| format!("{} 0 R", 4 + 2 * page)).collect();
    let mut objects = vec![
        "<< /Type /Catalog /Pages 2 0 R >>".to_owned(),
        format!("<< /Type /Pages /Kids [{}] /Count {} >>", kids.join(" "), pages.len()),
        format!(
            "<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding /FirstChar 32 \
             /LastChar 126 /Widths [{widths}] >>"
        ),
    ];
    for (page, content) in pages.iter().enumerate() {
        objects.push(format!(
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> \
             /Contents {} 0 R >>",
            5 + 2 * page
        ));
        objects.push(format!("<< /Length {} >>\nstream\n{content}endstream", content.len()));
    }
    let mut information = String::new();
    if let Some(producer) = producer {
        objects.push(format!("<< /Producer ({}) >>", escaped(producer)));
        information = format!(" /Info {} 0 R", objects.len());
    }
    let mut file = "%PDF-1.4\n".to_owned();
    let mut places = String::new();
    for (number, object) in (1..).zip(&objects) {
        let _ = writeln!(places, "{:010} 00000 n ", file.len());
        let _ = write!(file, "{number} 0 obj\n{object}\nendobj\n");
    }
    let (start, size) = (file.len(), objects.len() + 1);
    let _ = write!(file, "xref\n0 {size}\n0000000000 65535 f \n{places}");
    let _ = write!(file, "trailer\n<< /Size {size} /Root 1 0 R{information} >>\nstartxref\n{start}\n%%EOF\n");
    file.into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_grouped_as_in_india() {
        for (paise, text) in
            [(5, "0.05"), (99_900, "999.00"), (123_456_789, "12,34,567.89"), (-1_000_000, "-10,000.00")]
        {
            assert_eq!(printed(paise), text);
        }
    }
}
