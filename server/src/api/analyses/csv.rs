//! Transactions for a spreadsheet: RFC 4180, in UTF-8, and nothing in it is taken for a formula.

use serde_json::Value;

/// Members of a transaction, in this order.
const COLUMNS: [&str; 18] = [
    "id",
    "account_id",
    "date",
    "value_date",
    "time",
    "amount",
    "direction",
    "balance",
    "narration",
    "channel",
    "counterparty",
    "vpa",
    "reference",
    "category",
    "category_rule",
    "category_confidence",
    "flags",
    "page",
];

/// From transactions as they are stored.
pub(super) fn table(transactions: impl Iterator<Item = Value>) -> String {
    let mut table = format!("{}\r\n", COLUMNS.join(","));
    for members in transactions {
        let cells: Vec<String> = COLUMNS.iter().map(|column| cell(&members[*column])).collect();
        table.push_str(&cells.join(","));
        table.push_str("\r\n");
    }
    table
}

fn cell(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        // A number is a number, though it begins with a minus.
        Value::Number(number) => number.to_string(),
        Value::String(text) => quoted(&harmless(text)),
        Value::Array(items) => {
            let words: Vec<&str> = items.iter().filter_map(Value::as_str).collect();
            quoted(&harmless(&words.join(" ")))
        }
        other => quoted(&harmless(&other.to_string())),
    }
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
    use serde_json::json;

    use super::*;

    #[test]
    fn no_text_is_taken_for_a_formula() {
        for text in ["=1+1", "+91", "-SUM(A1)", "@cmd", "\tx", "=HYPERLINK(\"http://x\",\"y\")"] {
            let cell = cell(&json!(text));
            assert!(cell.trim_start_matches('"').starts_with('\''), "{cell}");
        }
        assert_eq!(cell(&json!("\rx")), "\"'\rx\"");
        assert_eq!(cell(&json!("UPI/RAMESH = 5")), "UPI/RAMESH = 5");
    }

    #[test]
    fn numbers_stay_numbers_and_nothing_stays_nothing() {
        assert_eq!(cell(&json!(-50)), "-50");
        assert_eq!(cell(&json!(1_234_567.5)), "1234567.5");
        assert_eq!(cell(&Value::Null), "");
    }

    #[test]
    fn commas_quotes_and_lines_are_quoted() {
        assert_eq!(cell(&json!("a,b")), "\"a,b\"");
        assert_eq!(cell(&json!("say \"x\"")), "\"say \"\"x\"\"\"");
        assert_eq!(cell(&json!("two\nlines")), "\"two\nlines\"");
        assert_eq!(cell(&json!(["return", "mandate"])), "return mandate");
    }

    #[test]
    fn every_column_is_a_member_of_a_transaction() {
        let report: Value = serde_json::from_str(lending_engine::report::SAMPLE).unwrap();
        let transactions = report["transactions"].as_array().unwrap();
        for column in COLUMNS {
            assert!(transactions[0].get(column).is_some(), "{column}");
        }
        assert_eq!(table(transactions.iter().cloned()).lines().count(), transactions.len() + 1);
    }
}
