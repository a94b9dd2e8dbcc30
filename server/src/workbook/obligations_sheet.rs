//! Obligations: what is owed to lenders each month.

use chrono::NaiveDate;
use lending_engine::money::Rupees;
use lending_engine::transaction_id::TransactionId;
use rust_xlsxwriter::{Worksheet, XlsxError};
use serde::Deserialize;

use super::formats::Formats;
use super::table::{self, Cell, Column};

/// The members of `obligations` that the sheet shows.
#[derive(Debug, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a column of its own")]
pub(super) struct Obligation {
    lender: String,
    kind: String,
    monthly: Option<Rupees>,
    source: String,
    certainty: String,
    is_active: bool,
    counts_in_base: bool,
    counts_in_stressed: bool,
    is_fintech: bool,
    first_seen: Option<NaiveDate>,
    last_seen: Option<NaiveDate>,
    outstanding: Option<Rupees>,
    transaction_ids: Vec<TransactionId>,
    note: Option<String>,
}

const COLUMNS: [Column<Obligation>; 14] = [
    Column { title: "Lender", width: 36, cell: |row| Cell::text(&row.lender) },
    Column { title: "Kind", width: 14, cell: |row| Cell::text(&row.kind) },
    Column { title: "Monthly", width: 18, cell: |row| Cell::maybe_amount(row.monthly) },
    Column { title: "Outstanding", width: 18, cell: |row| Cell::maybe_amount(row.outstanding) },
    Column { title: "Source", width: 12, cell: |row| Cell::text(&row.source) },
    Column { title: "Certainty", width: 12, cell: |row| Cell::text(&row.certainty) },
    Column { title: "Active", width: 8, cell: |row| Cell::yes_or_no(row.is_active) },
    Column { title: "Counted", width: 9, cell: |row| Cell::yes_or_no(row.counts_in_base) },
    Column { title: "Counted when stressed", width: 12, cell: |row| Cell::yes_or_no(row.counts_in_stressed) },
    Column { title: "App or pay-later", width: 10, cell: |row| Cell::yes_or_no(row.is_fintech) },
    Column { title: "First seen", width: 13, cell: |row| Cell::maybe_date(row.first_seen) },
    Column { title: "Last seen", width: 13, cell: |row| Cell::maybe_date(row.last_seen) },
    Column { title: "Payments", width: 10, cell: |row| Cell::Count(row.transaction_ids.len()) },
    Column { title: "Note", width: 70, cell: |row| Cell::maybe_text(row.note.as_deref()) },
];

pub(super) fn write(
    sheet: &mut Worksheet,
    obligations: &[Obligation],
    formats: &Formats,
) -> Result<(), XlsxError> {
    table::write(sheet, "Obligations", &COLUMNS, obligations, formats)
}
