//! Writes a sheet: a header that stays in sight, and below it a row for each thing.

use chrono::{Datelike, NaiveDate};
use lending_engine::money::{Paise, SignedRupees};
use rust_xlsxwriter::{ColNum, ExcelDateTime, Format, RowNum, Worksheet, XlsxError};

use super::formats::Formats;

/// The most UTF-16 units that a cell takes.
const LONGEST_TEXT: usize = 32_767;

/// What stands in a cell.
#[derive(Debug, Clone)]
pub(super) enum Cell {
    Nothing,
    Text(String),
    Count(usize),
    Decimal(f64),
    /// 0.25 is shown as 25.0%.
    Share(f64),
    Amount(Paise),
    Date(NaiveDate),
    /// By its first day.
    Month(NaiveDate),
}

impl Cell {
    pub(super) fn text(text: &str) -> Self {
        Self::Text(text.to_owned())
    }

    pub(super) fn maybe_text(text: Option<&str>) -> Self {
        text.map_or(Self::Nothing, Self::text)
    }

    pub(super) fn yes_or_no(is_so: bool) -> Self {
        Self::text(if is_so { "yes" } else { "no" })
    }

    pub(super) fn amount(amount: impl Into<Paise>) -> Self {
        Self::Amount(amount.into())
    }

    pub(super) fn maybe_amount(amount: Option<impl Into<Paise>>) -> Self {
        amount.map_or(Self::Nothing, Self::amount)
    }

    pub(super) fn maybe_date(day: Option<NaiveDate>) -> Self {
        day.map_or(Self::Nothing, Self::Date)
    }
}

/// A column of a sheet whose rows are of `R`.
pub(super) struct Column<R> {
    pub(super) title: &'static str,
    /// In characters.
    pub(super) width: u8,
    pub(super) cell: fn(&R) -> Cell,
}

/// The sheet of this name, and how many rows it has below its header.
pub(super) fn write<R>(
    sheet: &mut Worksheet,
    name: &str,
    columns: &[Column<R>],
    rows: &[R],
    formats: &Formats,
) -> Result<(), XlsxError> {
    sheet.set_name(name)?;
    sheet.set_freeze_panes(1, 0)?;
    sheet.set_landscape().set_print_fit_to_pages(1, 0).set_repeat_rows(0, 0)?;
    for (place, column) in (0..).zip(columns) {
        sheet.set_column_width(place, column.width)?;
        sheet.write_string_with_format(0, place, column.title, &formats.header)?;
    }
    for (line, row) in (1..).zip(rows) {
        for (place, column) in (0..).zip(columns) {
            write_cell(sheet, line, place, (column.cell)(row), formats)?;
        }
    }
    Ok(())
}

fn write_cell(
    sheet: &mut Worksheet,
    line: RowNum,
    place: ColNum,
    cell: Cell,
    formats: &Formats,
) -> Result<(), XlsxError> {
    match cell {
        Cell::Nothing => return Ok(()),
        Cell::Text(text) => write_text(sheet, line, place, &text, formats)?,
        Cell::Count(count) => {
            // More rows than a sheet has are not counted in one.
            let count = u32::try_from(count).unwrap_or(u32::MAX);
            sheet.write_number_with_format(line, place, count, &formats.count)?;
        }
        Cell::Decimal(number) => {
            sheet.write_number_with_format(line, place, number, &formats.decimal)?;
        }
        Cell::Share(share) => {
            sheet.write_number_with_format(line, place, share, &formats.share)?;
        }
        Cell::Amount(amount) => {
            let number = SignedRupees::from(amount).as_number();
            sheet.write_number_with_format(line, place, number, formats.amount(amount))?;
        }
        Cell::Date(day) => write_day(sheet, (line, place), day, &formats.date, formats)?,
        Cell::Month(day) => write_day(sheet, (line, place), day, &formats.month, formats)?,
    }
    Ok(())
}

/// Always as a string, which is never computed, whatever it begins with.
fn write_text(
    sheet: &mut Worksheet,
    line: RowNum,
    place: ColNum,
    text: &str,
    formats: &Formats,
) -> Result<(), XlsxError> {
    let text = shortened(text);
    sheet.write_string_with_format(line, place, text, formats.text_of(text))?;
    Ok(())
}

/// A day that no spreadsheet has, before 1900, is a text.
fn write_day(
    sheet: &mut Worksheet,
    (line, place): (RowNum, ColNum),
    day: NaiveDate,
    look: &Format,
    formats: &Formats,
) -> Result<(), XlsxError> {
    match excel_day(day) {
        Some(day) => sheet.write_datetime_with_format(line, place, &day, look).map(|_| ()),
        None => write_text(sheet, line, place, &day.to_string(), formats),
    }
}

fn excel_day(day: NaiveDate) -> Option<ExcelDateTime> {
    let (year, month, day) =
        (u16::try_from(day.year()).ok()?, u8::try_from(day.month()).ok()?, u8::try_from(day.day()).ok()?);
    ExcelDateTime::from_ymd(year, month, day).ok()
}

fn shortened(text: &str) -> &str {
    let mut units = 0;
    let end = text.char_indices().find(|(_, character)| {
        units += character.len_utf16();
        units > LONGEST_TEXT
    });
    end.map_or(text, |(end, _)| text.get(..end).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_cut_where_a_cell_ends_and_never_within_a_character() {
        assert_eq!(shortened("short"), "short");
        assert_eq!(shortened(&"a".repeat(40_000)).len(), LONGEST_TEXT);
        let pairs = "😀".repeat(20_000);
        assert_eq!(shortened(&pairs).encode_utf16().count(), LONGEST_TEXT - 1);
    }

    #[test]
    fn a_day_before_all_spreadsheets_is_a_text() {
        assert!(excel_day(NaiveDate::from_ymd_opt(2024, 2, 29).unwrap()).is_some());
        assert!(excel_day(NaiveDate::from_ymd_opt(1899, 12, 30).unwrap()).is_none());
        assert!(excel_day(NaiveDate::MAX).is_none());
    }
}
