//! The rows of a report as filters look at them: read out of the report once, and then compared as often as somebody asks.

use chrono::NaiveDate;
use lending_engine::money::Rupees;
use serde::Deserialize;
use serde_json::value::RawValue;

/// What of a row is looked at. Words stay texts, for a newer version may have written them.
#[derive(Debug, Deserialize)]
pub(crate) struct SearchedRow {
    pub(crate) date: NaiveDate,
    pub(crate) amount: Rupees,
    pub(crate) direction: Box<str>,
    pub(crate) category: Box<str>,
    pub(crate) counterparty: Option<Box<str>>,
    pub(crate) flags: Vec<Box<str>>,
    /// The narration and the counterparty, squeezed, each on a line of its own.
    #[serde(rename = "narration")]
    text: String,
}

impl SearchedRow {
    fn read(row: &RawValue) -> serde_json::Result<Self> {
        let mut row: Self = serde_json::from_str(row.get())?;
        row.text = squeezed(&row.text);
        if let Some(counterparty) = &row.counterparty {
            row.text.push('\n');
            row.text.push_str(&squeezed(counterparty));
        }
        row.text.shrink_to_fit();
        Ok(row)
    }

    /// Whether its narration or its counterparty has a text, which is squeezed.
    pub(crate) fn says(&self, text: &str) -> bool {
        self.text.contains(text)
    }
}

pub(crate) fn searched(rows: &[Box<RawValue>]) -> serde_json::Result<Vec<SearchedRow>> {
    rows.iter().map(|row| SearchedRow::read(row)).collect()
}

/// Banks break a narration wherever its column ends, so that spaces tell nothing.
pub(crate) fn squeezed(text: &str) -> String {
    if text.is_ascii() {
        // Nearly all of them, and several times as fast.
        let bytes = text.bytes().filter(|byte| !char::from(*byte).is_whitespace());
        return bytes.map(|byte| char::from(byte.to_ascii_lowercase())).collect();
    }
    text.chars().filter(|character| !character.is_whitespace()).flat_map(char::to_lowercase).collect()
}
