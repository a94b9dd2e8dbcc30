//! The dates as they are printed on the pages: those in the column of dates that do not exist, and the lines that name a
//! period.
//!
//! A day that is not there is no date to whoever reads the rows, and its row is lost. So it is looked for among the words.

use chrono::NaiveDate;

use super::rows::Rows;
use super::thresholds::CONTENT;
use crate::document::{Page, PageKind, TextBox, Word};
use crate::integrity::Evidence;
use crate::integrity::wording::quoted;
use crate::month_names::MONTHS;

/// A date, its day being the first or the last of its numbers: `31/02/2026`, `31-Feb-26`, `2026-02-31`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Numbers {
    day: u32,
    month: u32,
    year: i32,
}

impl Numbers {
    fn read(text: &str) -> Option<Self> {
        const CENTURY: i32 = 2000;
        let mut parts = text.split(['/', '-', '.', ' ']).filter(|part| !part.is_empty());
        let [first, second, third] = [parts.next()?, parts.next()?, parts.next()?];
        let is_number = |part: &str, lengths: std::ops::RangeInclusive<usize>| {
            lengths.contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit())
        };
        let (day, year) = match (first.len(), third.len()) {
            (1..=2, 2 | 4) => (first, third),
            (4, 1..=2) => (third, first),
            _ => return None,
        };
        let whole = parts.next().is_none() && is_number(day, 1..=2) && is_number(year, 2..=4);
        let month = if is_number(second, 1..=2) { second.parse().ok()? } else { named_month(second)? };
        let year: i32 = year.parse().ok()?;
        let year = if year < 100 { CENTURY + year } else { year };
        let day = day.parse().ok()?;
        (whole && (1..=12).contains(&month) && (1..=31).contains(&day)).then_some(Self { day, month, year })
    }

    fn date(self) -> Option<NaiveDate> {
        NaiveDate::from_ymd_opt(self.year, self.month, self.day)
    }
}

fn named_month(word: &str) -> Option<u32> {
    const FEWEST_LETTERS: usize = 3;
    let word = word.to_lowercase();
    let at =
        MONTHS.iter().position(|name| name.starts_with(&word)).filter(|_| word.len() >= FEWEST_LETTERS)?;
    u32::try_from(at + 1).ok()
}

struct Printed<'a> {
    numbers: Numbers,
    text: String,
    page: usize,
    first: &'a Word,
}

/// All dates on a page, of one word or of three: `31/02/2026`, `31 Feb 2026`.
fn printed_on(page: &Page, number: usize) -> Vec<Printed<'_>> {
    let mut words: Vec<&Word> =
        page.words.iter().filter(|word| word.is_upright && !word.is_hidden()).collect();
    words.sort_by(|a, b| {
        a.bounds.y1.total_cmp(&b.bounds.y1).then_with(|| a.bounds.x0.total_cmp(&b.bounds.x0))
    });
    let is_beside = |one: &Word, next: &Word| {
        (one.bounds.y1 - next.bounds.y1).abs() < 0.2 * one.size
            && (0.0..one.size).contains(&(next.bounds.x0 - one.bounds.x1))
    };
    let mut found = Vec::new();
    for (at, word) in words.iter().enumerate() {
        if !word.text.starts_with(|letter: char| letter.is_ascii_digit()) {
            continue;
        }
        let alone = Numbers::read(&word.text).map(|numbers| (numbers, word.text.clone()));
        let of_three = || match words.get(at..at + 3)? {
            [day, month, year] if is_beside(day, month) && is_beside(month, year) => {
                let text = format!("{} {} {}", day.text, month.text, year.text);
                Some((Numbers::read(&text)?, text))
            }
            _ => None,
        };
        if let Some((numbers, text)) = alone.or_else(of_three) {
            found.push(Printed { numbers, text, page: number, first: word });
        }
    }
    found
}

fn all<'a>(rows: &Rows<'a>) -> Vec<Printed<'a>> {
    let pages = rows.document.pages.iter().zip(1..);
    let with_text = pages.filter(|(page, _)| page.kind == PageKind::Text && !page.is_recognised);
    with_text.flat_map(|(page, number)| printed_on(page, number)).collect()
}

/// Dates that do not exist, where the rows have theirs: in the column of the days that were read.
pub(super) fn impossible(rows: &Rows<'_>) -> Vec<Evidence> {
    let printed = all(rows);
    let is_missing = |printed: &&Printed<'_>| printed.numbers.date().is_none();
    if !printed.iter().any(|printed| is_missing(&printed)) {
        return Vec::new();
    }
    let columns: Vec<f32> = printed
        .iter()
        .filter(|printed| is_day_of_a_row(rows, printed))
        .map(|printed| printed.first.bounds.x0)
        .collect();
    let slack = CONTENT.dates.date_column_points;
    let is_in_column = |printed: &&Printed<'_>| {
        columns.iter().filter(|x0| (*x0 - printed.first.bounds.x0).abs() <= slack).count() > 1
    };
    printed
        .iter()
        .filter(is_missing)
        .filter(is_in_column)
        .map(|printed| Evidence {
            page: Some(printed.page),
            bounds: Some(printed.first.bounds),
            transaction_id: None,
            detail: format!("{} is no day of the calendar", quoted(&printed.text)),
            declared: Some(printed.text.clone()),
            found: None,
        })
        .collect()
}

fn is_day_of_a_row(rows: &Rows<'_>, printed: &Printed<'_>) -> bool {
    let Some(date) = printed.numbers.date() else { return false };
    rows.all().any(|row| {
        let entry = row.entry;
        entry.page == printed.page
            && (entry.date == date || entry.value_date == Some(date))
            && is_within(&entry.bounds, &printed.first.bounds)
    })
}

fn is_within(outer: &TextBox, inner: &TextBox) -> bool {
    let middle = f32::midpoint(inner.y0, inner.y1);
    (outer.y0..=outer.y1).contains(&middle)
}

/// Whether a line outside of the rows names two days between which these lie: the period, if another was taken for it.
pub(super) fn names_period_around(rows: &Rows<'_>, first: NaiveDate, last: NaiveDate) -> bool {
    let printed = all(rows);
    let dated: Vec<(&Printed<'_>, NaiveDate)> = printed
        .iter()
        .filter(|printed| {
            !rows.all().any(|row| {
                row.entry.page == printed.page && is_within(&row.entry.bounds, &printed.first.bounds)
            })
        })
        .filter_map(|printed| Some((printed, printed.numbers.date()?)))
        .collect();
    let slack = CONTENT.dates.misdated_days;
    dated.windows(2).any(|pair| {
        let [(one, from), (other, to)] = pair else { return false };
        let before = from.signed_duration_since(first).num_days();
        let after = last.signed_duration_since(*to).num_days();
        one.page == other.page && before <= slack && after <= slack
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_whether_their_day_exists_or_not() {
        let numbers = |day, month, year| Some(Numbers { day, month, year });
        for text in ["31/02/2026", "31-02-26", "31.02.2026", "31-Feb-2026", "31 FEB 26", "2026-02-31"] {
            assert_eq!(Numbers::read(text), numbers(31, 2, 2026), "{text}");
            assert_eq!(Numbers::read(text).and_then(Numbers::date), None, "{text}");
        }
        assert_eq!(Numbers::read("29/02/2028").and_then(Numbers::date), NaiveDate::from_ymd_opt(2028, 2, 29));
        // The month comes first there, and a day that is no day is no date at all.
        for text in ["02/31/2026", "32/01/2026", "1,234.00", "412345678901", "31/02", "31/02/2026/1"] {
            assert_eq!(Numbers::read(text), None, "{text}");
        }
    }
}
