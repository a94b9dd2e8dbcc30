//! Months: what came in and went out, the oldest month first.

use chrono::NaiveDate;
use lending_engine::money::SignedRupees;
use rust_xlsxwriter::{Worksheet, XlsxError};
use serde::Deserialize;

use super::formats::Formats;
use super::table::{self, Cell, Column};

/// The members of `monthly` that the sheet shows.
#[derive(Debug, Deserialize)]
pub(super) struct MonthFigures {
    month: String,
    is_full: bool,
    credit_count: usize,
    credits: SignedRupees,
    debit_count: usize,
    debits: SignedRupees,
    net_credits: SignedRupees,
    expenses: SignedRupees,
    salary: SignedRupees,
    business: SignedRupees,
    cash_deposits: SignedRupees,
    cash_withdrawals: SignedRupees,
    instalments: SignedRupees,
    inward_bounces: usize,
    average_balance: Option<SignedRupees>,
    lowest_balance: Option<SignedRupees>,
    highest_balance: Option<SignedRupees>,
    closing_balance: Option<SignedRupees>,
}

const COLUMNS: [Column<MonthFigures>; 18] = [
    Column { title: "Month", width: 12, cell: |row| month(&row.month) },
    Column { title: "Full month", width: 10, cell: |row| Cell::yes_or_no(row.is_full) },
    Column { title: "Credits: count", width: 10, cell: |row| Cell::Count(row.credit_count) },
    Column { title: "Credits", width: 18, cell: |row| Cell::amount(row.credits) },
    Column { title: "Debits: count", width: 10, cell: |row| Cell::Count(row.debit_count) },
    Column { title: "Debits", width: 18, cell: |row| Cell::amount(row.debits) },
    Column { title: "Net credits", width: 18, cell: |row| Cell::amount(row.net_credits) },
    Column { title: "Expenses", width: 18, cell: |row| Cell::amount(row.expenses) },
    Column { title: "Salary", width: 18, cell: |row| Cell::amount(row.salary) },
    Column { title: "Business receipts", width: 18, cell: |row| Cell::amount(row.business) },
    Column { title: "Cash deposits", width: 18, cell: |row| Cell::amount(row.cash_deposits) },
    Column { title: "Cash withdrawals", width: 18, cell: |row| Cell::amount(row.cash_withdrawals) },
    Column { title: "Instalments", width: 18, cell: |row| Cell::amount(row.instalments) },
    Column { title: "Inward bounces", width: 10, cell: |row| Cell::Count(row.inward_bounces) },
    Column { title: "Average balance", width: 18, cell: |row| Cell::maybe_amount(row.average_balance) },
    Column { title: "Lowest balance", width: 18, cell: |row| Cell::maybe_amount(row.lowest_balance) },
    Column { title: "Highest balance", width: 18, cell: |row| Cell::maybe_amount(row.highest_balance) },
    Column { title: "Closing balance", width: 18, cell: |row| Cell::maybe_amount(row.closing_balance) },
];

/// `2024-01` as a date that sorts and groups.
fn month(text: &str) -> Cell {
    NaiveDate::parse_from_str(&format!("{text}-01"), "%Y-%m-%d").map_or(Cell::text(text), Cell::Month)
}

pub(super) fn write(
    sheet: &mut Worksheet,
    months: &[MonthFigures],
    formats: &Formats,
) -> Result<(), XlsxError> {
    table::write(sheet, "Months", &COLUMNS, months, formats)
}
