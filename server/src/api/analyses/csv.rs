//! Transactions for a spreadsheet: RFC 4180, in UTF-8, and nothing in it is taken for a formula.

use lending_engine::money::Paise;

use crate::transaction_row::TransactionRow;

/// A column: its name in the header, and what a row has there.
type Column = (&'static str, fn(&TransactionRow) -> String);

/// Members of a transaction under their names, and its amount once more in the column of its direction.
const COLUMNS: [Column; 20] = [
    ("id", |row| text(&row.id)),
    ("account_id", |row| text(&row.account_id)),
    ("date", |row| row.date.to_string()),
    ("value_date", |row| row.value_date.map(|day| day.to_string()).unwrap_or_default()),
    ("time", |row| text(row.time.as_deref().unwrap_or_default())),
    ("amount", |row| amount(Some(row.amount))),
    ("direction", |row| text(&row.direction)),
    ("debit", |row| amount(row.debit())),
    ("credit", |row| amount(row.credit())),
    ("balance", |row| amount(row.balance)),
    ("narration", |row| text(&row.narration)),
    ("channel", |row| text(&row.channel)),
    ("counterparty", |row| text(row.counterparty.as_deref().unwrap_or_default())),
    ("vpa", |row| text(row.vpa.as_deref().unwrap_or_default())),
    ("reference", |row| text(row.reference.as_deref().unwrap_or_default())),
    ("category", |row| text(&row.category)),
    ("category_rule", |row| text(&row.category_rule)),
    ("category_confidence", |row| row.category_confidence.to_string()),
    ("flags", |row| text(&row.flags.join(" "))),
    ("page", |row| row.page.to_string()),
];

pub(super) fn table<'r>(rows: impl Iterator<Item = &'r TransactionRow>) -> String {
    let mut table = COLUMNS.map(|(name, _)| name).join(",");
    table.push_str("\r\n");
    for row in rows {
        table.push_str(&COLUMNS.map(|(_, cell)| cell(row)).join(","));
        table.push_str("\r\n");
    }
    table
}

/// A number is a number, though it begins with a minus.
fn amount<M: Into<Paise>>(amount: Option<M>) -> String {
    amount.map(|amount| amount.into().to_decimal()).unwrap_or_default()
}

fn text(text: &str) -> String {
    quoted(&harmless(text))
}

/// Spreadsheets run what opens like this. Whoever pays somebody chooses the words that stand in their statement.
fn harmless(text: &str) -> String {
    if text.starts_with(['=', '+', '-', '@', '\t', '\r']) { format!("'{text}") } else { text.to_owned() }
}

fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\r', '\n']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn sample_rows() -> Vec<Value> {
        let report: Value = serde_json::from_str(lending_engine::report::SAMPLE).unwrap();
        report["transactions"].as_array().unwrap().clone()
    }

    /// The row of the sample's first transaction, with some of its members changed.
    fn row_with(changed: &Value) -> String {
        let mut row = sample_rows().remove(0);
        row.as_object_mut().unwrap().extend(changed.as_object().unwrap().clone());
        let table = table([serde_json::from_value(row).unwrap()].iter());
        table.split_once("\r\n").unwrap().1.to_owned()
    }

    #[test]
    fn no_text_is_taken_for_a_formula() {
        for harmful in ["=1+1", "+91", "-SUM(A1)", "@cmd", "\tx", "=HYPERLINK(\"http://x\",\"y\")"] {
            let cell = text(harmful);
            assert!(cell.trim_start_matches('"').starts_with('\''), "{cell}");
        }
        assert_eq!(text("\rx"), "\"'\rx\"");
        assert_eq!(text("UPI/RAMESH = 5"), "UPI/RAMESH = 5");
        assert!(row_with(&json!({"narration": "=2+5"})).contains(",'=2+5,"));
        assert!(row_with(&json!({"counterparty": "@SUM(A1)"})).contains(",'@SUM(A1),"));
    }

    #[test]
    fn an_amount_stands_in_the_column_of_its_direction_with_two_decimals() {
        let paid = row_with(&json!({"amount": 1_234_567.5, "direction": "debit", "balance": -50}));
        assert!(paid.contains(",1234567.50,debit,1234567.50,,-50.00,"), "{paid}");
        let received = row_with(&json!({"amount": 20, "direction": "credit", "balance": null}));
        assert!(received.contains(",20.00,credit,,20.00,,"), "{received}");
    }

    #[test]
    fn commas_quotes_and_lines_are_quoted() {
        assert_eq!(text("a,b"), "\"a,b\"");
        assert_eq!(text("say \"x\""), "\"say \"\"x\"\"\"");
        assert_eq!(text("two\nlines"), "\"two\nlines\"");
        assert!(row_with(&json!({"flags": ["return", "mandate"]})).ends_with(",return mandate,1\r\n"));
    }

    #[test]
    fn every_column_is_a_member_of_a_transaction_or_its_amount_by_direction() {
        let rows = sample_rows();
        for (column, _) in COLUMNS {
            assert!(rows[0].get(column).is_some() || ["debit", "credit"].contains(&column), "{column}");
        }
        let read: Vec<TransactionRow> = serde_json::from_value(rows.clone().into()).unwrap();
        assert_eq!(table(read.iter()).lines().count(), rows.len() + 1);
    }
}
