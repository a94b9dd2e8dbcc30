//! The report as a workbook: six sheets for people who work in a spreadsheet.
//!
//! Each sheet is a file that says which members of the report it reads and in which columns it shows them; `table` writes
//! a sheet, `formats` says what its cells look like. It shows what the report says, and computes nothing. Words stay as
//! they are stored, for a newer version may have written one that this version does not know.

mod bounces_sheet;
mod counterparties_sheet;
mod formats;
mod months_sheet;
mod obligations_sheet;
mod summary_sheet;
mod table;
mod transactions_sheet;

use chrono::{DateTime, Utc};
use rust_xlsxwriter::{DocProperties, ExcelDateTime, Workbook, XlsxError};
use serde::Deserialize;

use self::bounces_sheet::Bounces;
use self::counterparties_sheet::Counterparty;
use self::formats::Formats;
use self::months_sheet::MonthFigures;
use self::obligations_sheet::Obligation;
use self::summary_sheet::Overview;
use crate::contract::TITLE;
use crate::transaction_row::TransactionRow;

/// What the workbook says of the analysis beside its report.
#[derive(Debug)]
pub(crate) struct Cover {
    pub(crate) reference: String,
    pub(crate) analysis: String,
    pub(crate) final_decision: Option<String>,
    /// When the report was made. The same report gives the same bytes, whenever it is asked for.
    pub(crate) made_at: DateTime<Utc>,
}

/// Why there is no workbook.
#[derive(Debug)]
pub(crate) enum NotWritten {
    /// The report is not what the sheets read.
    Report,
    Sheet,
}

impl From<XlsxError> for NotWritten {
    fn from(_: XlsxError) -> Self {
        Self::Sheet
    }
}

/// The members of a report that stand in a sheet.
#[derive(Debug, Deserialize)]
struct ReportSheets {
    #[serde(flatten)]
    overview: Overview,
    monthly: Vec<MonthFigures>,
    transactions: Vec<TransactionRow>,
    obligations: Vec<Obligation>,
    bounces: Bounces,
    counterparties: Vec<Counterparty>,
}

/// From a report as it is stored.
pub(crate) fn write(report: &[u8], cover: &Cover) -> Result<Vec<u8>, NotWritten> {
    let report: ReportSheets = serde_json::from_slice(report).map_err(|_| NotWritten::Report)?;
    let formats = Formats::new(report.overview.is_in_rupees());
    let mut workbook = Workbook::new();
    workbook.set_properties(&properties(cover)?);
    summary_sheet::write(workbook.add_worksheet(), cover, &report.overview, &formats)?;
    months_sheet::write(workbook.add_worksheet(), &report.monthly, &formats)?;
    transactions_sheet::write(workbook.add_worksheet(), &report.transactions, &formats)?;
    obligations_sheet::write(workbook.add_worksheet(), &report.obligations, &formats)?;
    bounces_sheet::write(workbook.add_worksheet(), &report.bounces.events, &formats)?;
    counterparties_sheet::write(workbook.add_worksheet(), &report.counterparties, &formats)?;
    Ok(workbook.save_to_buffer()?)
}

/// Whoever opens the properties of a file learns no person's name there.
fn properties(cover: &Cover) -> Result<DocProperties, XlsxError> {
    Ok(DocProperties::new()
        .set_title(format!("Bank statement report {}", cover.reference))
        .set_author(TITLE)
        .set_creation_datetime(&ExcelDateTime::from_timestamp(cover.made_at.timestamp())?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cover() -> Cover {
        Cover {
            reference: "APP-000042".to_owned(),
            analysis: "an_1".to_owned(),
            final_decision: None,
            made_at: DateTime::from_timestamp(1_700_000_000, 0).unwrap(),
        }
    }

    #[test]
    fn the_same_report_gives_the_same_bytes() {
        let report = lending_engine::report::SAMPLE.as_bytes();
        let (one, other) = (write(report, &cover()).unwrap(), write(report, &cover()).unwrap());
        assert!(one == other && one.starts_with(b"PK"));
    }

    #[test]
    fn words_of_a_newer_version_are_shown_as_they_stand() {
        let mut report: serde_json::Value = serde_json::from_str(lending_engine::report::SAMPLE).unwrap();
        for (place, word) in [
            ("/summary/outcome", "escalate"),
            ("/summary/income_type", "lunar"),
            ("/transactions/0/category", "moon_tax"),
            ("/obligations/0/kind", "crater"),
        ] {
            *report.pointer_mut(place).unwrap() = word.into();
        }
        report["moon"] = 1.into();
        assert!(write(report.to_string().as_bytes(), &cover()).is_ok());
    }

    #[test]
    fn what_is_no_report_gives_no_workbook() {
        assert!(matches!(write(b"{}", &cover()), Err(NotWritten::Report)));
    }
}
