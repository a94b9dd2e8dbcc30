//! Bounces: each payment that came back unpaid, the oldest first.

use chrono::NaiveDate;
use lending_engine::money::SignedRupees;
use rust_xlsxwriter::{Worksheet, XlsxError};
use serde::Deserialize;

use super::formats::Formats;
use super::table::{self, Cell, Column};

/// The member of `bounces` that the sheet shows.
#[derive(Debug, Deserialize)]
pub(super) struct Bounces {
    pub(super) events: Vec<BounceEvent>,
}

#[derive(Debug, Deserialize)]
pub(super) struct BounceEvent {
    date: NaiveDate,
    side: String,
    is_technical: bool,
    reason: Option<String>,
    counterparty: Option<String>,
    amount: Option<SignedRupees>,
    charged: SignedRupees,
    is_cured: bool,
}

const COLUMNS: [Column<BounceEvent>; 8] = [
    Column { title: "Date", width: 13, cell: |row| Cell::Date(row.date) },
    Column { title: "Side", width: 10, cell: |row| Cell::text(&row.side) },
    Column { title: "Amount", width: 18, cell: |row| Cell::maybe_amount(row.amount) },
    Column { title: "Charged", width: 18, cell: |row| Cell::amount(row.charged) },
    Column { title: "Counterparty", width: 36, cell: |row| Cell::maybe_text(row.counterparty.as_deref()) },
    Column { title: "Reason", width: 26, cell: |row| Cell::maybe_text(row.reason.as_deref()) },
    Column { title: "Technical", width: 11, cell: |row| Cell::yes_or_no(row.is_technical) },
    Column { title: "Made good in 7 days", width: 12, cell: |row| Cell::yes_or_no(row.is_cured) },
];

pub(super) fn write(
    sheet: &mut Worksheet,
    events: &[BounceEvent],
    formats: &Formats,
) -> Result<(), XlsxError> {
    table::write(sheet, "Bounces", &COLUMNS, events, formats)
}
