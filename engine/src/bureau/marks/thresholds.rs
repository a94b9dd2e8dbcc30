//! The numbers and texts of `engine/data/bureau/marks.toml`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use chrono::NaiveDate;
use serde::Deserialize;

use super::MarkCode;
use crate::bureau::report::{AccountOwnership, AssetClass, BureauMonth, FacilityStatus};
use crate::embedded::DataFile;
use crate::metrics::calendar::Month;
use crate::money::Rupees;

pub(super) static MARKS: LazyLock<Marks> = LazyLock::new(|| DataFile::BureauMarks.table());

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Marks {
    pub(super) derogatory: Derogatory,
    pub(super) minor: Minor,
    pub(super) families: Families,
    texts: Texts,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Derogatory {
    pub(super) write_off_months: u32,
    pub(super) open_write_off_above_rupees: i64,
    pub(super) substandard_months: u32,
    pub(super) very_late_days: u16,
    pub(super) very_late_months: u32,
    pub(super) late_days: u16,
    pub(super) late_months: u32,
    pub(super) repeated_days: u16,
    pub(super) repeated_times: usize,
    pub(super) repeated_months: u32,
    pub(super) overdue_above_rupees: i64,
    pub(super) restructured_months: u32,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Minor {
    pub(super) sma_months: u32,
    pub(super) small_write_off_below_rupees: i64,
    pub(super) small_write_off_after_months: u32,
    pub(super) cooling_months: u32,
    pub(super) enquiries_short_days: i64,
    pub(super) enquiries_short_count: usize,
    pub(super) enquiries_long_days: i64,
    pub(super) enquiries_long_count: usize,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Families {
    pub(super) written_off: Vec<FacilityStatus>,
    pub(super) settled: Vec<FacilityStatus>,
    pub(super) sold: Vec<FacilityStatus>,
    pub(super) guarantee_invoked: Vec<FacilityStatus>,
    pub(super) restructured: Vec<FacilityStatus>,
}

#[derive(Debug, Deserialize)]
struct Texts {
    undisclosed_lender: String,
    unknown_amount: String,
    unknown_date: String,
    unknown_days: String,
    joint: String,
    guarantor: String,
    authorised_user: String,
    deceased: String,
    classes: BTreeMap<AssetClass, String>,
    #[serde(flatten)]
    of: BTreeMap<MarkCode, String>,
}

/// What is filled into a text.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct MarkValues<'a> {
    pub(super) lender: Option<&'a str>,
    pub(super) ownership: Option<AccountOwnership>,
    pub(super) amount: Option<Rupees>,
    pub(super) date: Option<NaiveDate>,
    pub(super) days: Option<u16>,
    pub(super) class: Option<AssetClass>,
    pub(super) count: Option<usize>,
    pub(super) code: Option<&'a str>,
}

impl MarkValues<'_> {
    pub(super) fn for_month(cell: &BureauMonth) -> Self {
        let date = Some(cell.month.first_day());
        Self { date, days: cell.dpd, class: cell.asset_class, ..Self::default() }
    }
}

impl Marks {
    pub(super) fn text(&self, code: MarkCode, values: &MarkValues<'_>) -> String {
        let texts = &self.texts;
        let Some(template) = texts.of.get(&code) else { return String::new() };
        let or = |text: Option<String>, other: &str| text.unwrap_or_else(|| other.to_owned());
        let mut text = template
            .replace("{amount}", &or(values.amount.map(|amount| amount.to_string()), &texts.unknown_amount))
            .replace(
                "{date}",
                &or(values.date.map(|day| day.format("%d-%b-%Y").to_string()), &texts.unknown_date),
            )
            .replace(
                "{month}",
                &or(values.date.map(|day| Month::containing(day).to_string()), &texts.unknown_date),
            )
            .replace("{days}", &or(values.days.map(|days| days.to_string()), &texts.unknown_days))
            .replace(
                "{class}",
                values.class.and_then(|class| texts.classes.get(&class)).map_or("", String::as_str),
            )
            .replace("{count}", &values.count.unwrap_or_default().to_string());
        // Names and codes of others come last: nothing is filled into them.
        let (code, lender) = (values.code.unwrap_or("-"), values.lender.unwrap_or(&texts.undisclosed_lender));
        text = fill_once(&text, &[("{code}", code), ("{lender}", lender)]);
        let tag = match values.ownership {
            Some(AccountOwnership::Joint) => &texts.joint,
            Some(AccountOwnership::Guarantor) => &texts.guarantor,
            Some(AccountOwnership::AuthorisedUser) => &texts.authorised_user,
            Some(AccountOwnership::Deceased) => &texts.deceased,
            _ => return capitalised(&text),
        };
        format!("{} {tag}", capitalised(&text))
    }
}

/// Fills each place from the front, so that a value that looks like a place stays as it is.
fn fill_once(template: &str, values: &[(&str, &str)]) -> String {
    let mut text = String::with_capacity(template.len());
    let mut rest = template;
    loop {
        let next = values.iter().filter_map(|(place, value)| Some((rest.find(place)?, *place, *value))).min();
        let Some((at, place, value)) = next else { break };
        text.push_str(rest.get(..at).unwrap_or_default());
        text.push_str(value);
        rest = rest.get(at + place.len()..).unwrap_or_default();
    }
    text.push_str(rest);
    text
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::embedded::tests::assert_strict;

    #[test]
    fn the_file_of_marks_can_be_read() {
        assert_strict::<Marks>(DataFile::BureauMarks, &["texts"], &[]);
    }

    const ALL: [MarkCode; 19] = [
        MarkCode::WilfulDefault,
        MarkCode::SuitFiled,
        MarkCode::WrittenOff,
        MarkCode::OpenWriteOff,
        MarkCode::Settled,
        MarkCode::Sold,
        MarkCode::GuaranteeInvoked,
        MarkCode::Substandard,
        MarkCode::VeryLate,
        MarkCode::Late,
        MarkCode::RepeatedlyLate,
        MarkCode::Overdue,
        MarkCode::Restructured,
        MarkCode::Sma,
        MarkCode::SmallOldWriteOff,
        MarkCode::SettledCooling,
        MarkCode::EnquiriesShort,
        MarkCode::EnquiriesLong,
        MarkCode::UnknownCode,
    ];

    #[test]
    fn every_mark_has_a_text_and_every_place_in_it_is_filled() {
        for code in ALL {
            let text = MARKS.text(code, &MarkValues::default());
            assert!(text.len() > 20, "{code:?}: {text}");
            assert!(!text.contains(['{', '}']), "{code:?}: {text}");
        }
        assert_eq!(MARKS.texts.of.len(), ALL.len());
    }

    #[test]
    fn a_name_with_braces_is_left_as_it_is() {
        let values =
            MarkValues { lender: Some("{code} & {lender}"), code: Some("{lender}"), ..MarkValues::default() };
        let text = MARKS.text(MarkCode::UnknownCode, &values);
        assert!(text.contains("The report of {code} & {lender} has"), "{text}");
        assert!(text.ends_with("{lender}."), "{text}");
    }
}
