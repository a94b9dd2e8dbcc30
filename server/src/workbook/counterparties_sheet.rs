//! Counterparties: with whom the most money moved, the largest first.

use chrono::NaiveDate;
use lending_engine::money::SignedRupees;
use rust_xlsxwriter::{Worksheet, XlsxError};
use serde::Deserialize;

use super::formats::Formats;
use super::table::{self, Cell, Column};

/// The members of `counterparties` that the sheet shows.
#[derive(Debug, Deserialize)]
pub(super) struct Counterparty {
    name: String,
    received: SignedRupees,
    credit_count: usize,
    paid: SignedRupees,
    debit_count: usize,
    share_of_net_credits: Option<f64>,
    first_seen: NaiveDate,
    last_seen: NaiveDate,
}

const COLUMNS: [Column<Counterparty>; 8] = [
    Column { title: "Name", width: 40, cell: |row| Cell::text(&row.name) },
    Column { title: "Received", width: 18, cell: |row| Cell::amount(row.received) },
    Column { title: "Credits: count", width: 10, cell: |row| Cell::Count(row.credit_count) },
    Column { title: "Paid", width: 18, cell: |row| Cell::amount(row.paid) },
    Column { title: "Debits: count", width: 10, cell: |row| Cell::Count(row.debit_count) },
    Column { title: "Share of net credits", width: 12, cell: |row| share(row.share_of_net_credits) },
    Column { title: "First seen", width: 13, cell: |row| Cell::Date(row.first_seen) },
    Column { title: "Last seen", width: 13, cell: |row| Cell::Date(row.last_seen) },
];

fn share(share: Option<f64>) -> Cell {
    share.map_or(Cell::Nothing, Cell::Share)
}

pub(super) fn write(
    sheet: &mut Worksheet,
    counterparties: &[Counterparty],
    formats: &Formats,
) -> Result<(), XlsxError> {
    table::write(sheet, "Counterparties", &COLUMNS, counterparties, formats)
}
