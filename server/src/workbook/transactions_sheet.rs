//! Transactions: every row of the statement, to be filtered and sorted.

use rust_xlsxwriter::{ColNum, RowNum, Worksheet, XlsxError};

use super::formats::Formats;
use super::table::{self, Cell, Column};
use crate::transaction_row::TransactionRow;

const COLUMNS: [Column<TransactionRow>; 16] = [
    Column { title: "Id", width: 10, cell: |row| Cell::text(&row.id) },
    Column { title: "Account", width: 10, cell: |row| Cell::text(&row.account_id) },
    Column { title: "Date", width: 13, cell: |row| Cell::Date(row.date) },
    Column { title: "Value date", width: 13, cell: |row| Cell::maybe_date(row.value_date) },
    Column { title: "Time", width: 8, cell: |row| Cell::maybe_text(row.time.as_deref()) },
    Column { title: "Narration", width: 60, cell: |row| Cell::text(&row.narration) },
    Column { title: "Debit", width: 18, cell: |row| Cell::maybe_amount(row.debit()) },
    Column { title: "Credit", width: 18, cell: |row| Cell::maybe_amount(row.credit()) },
    Column { title: "Balance", width: 18, cell: |row| Cell::maybe_amount(row.balance) },
    Column { title: "Category", width: 20, cell: |row| Cell::text(&row.category) },
    Column { title: "Counterparty", width: 30, cell: |row| Cell::maybe_text(row.counterparty.as_deref()) },
    Column { title: "UPI address", width: 26, cell: |row| Cell::maybe_text(row.vpa.as_deref()) },
    Column { title: "Reference", width: 24, cell: |row| Cell::maybe_text(row.reference.as_deref()) },
    Column { title: "Channel", width: 14, cell: |row| Cell::text(&row.channel) },
    Column { title: "Flags", width: 22, cell: |row| Cell::Text(row.flags.join(" ")) },
    Column { title: "Page", width: 7, cell: |row| Cell::Count(row.page) },
];

pub(super) fn write(
    sheet: &mut Worksheet,
    rows: &[TransactionRow],
    formats: &Formats,
) -> Result<(), XlsxError> {
    table::write(sheet, "Transactions", &COLUMNS, rows, formats)?;
    let last_row = RowNum::try_from(rows.len()).map_err(|_| XlsxError::RowColumnLimitError)?;
    let last_column = ColNum::try_from(COLUMNS.len() - 1).map_err(|_| XlsxError::RowColumnLimitError)?;
    sheet.autofilter(0, 0, last_row, last_column)?;
    Ok(())
}
