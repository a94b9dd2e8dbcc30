//! Figures and dates in the languages that people are written to: `engine/data/language`.
//!
//! What is said about a case is decided elsewhere, as data. Here a value becomes "₹20,000", "42%" or "6 माह".

use std::borrow::Cow;
use std::sync::LazyLock;

use chrono::{Datelike, NaiveDate};
use serde::{Deserialize, Serialize};

use crate::embedded::DataFile;
use crate::metrics::calendar::Month;
use crate::metrics::dictionary::{self, Metric, MetricKind};
use crate::metrics::statistics::{rounded, two_decimals};
use crate::money::Paise;
use crate::phrasing;
use crate::policy::RuleValue;

/// A language that letters are written in: English or Hindi.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum Language {
    #[default]
    En,
    Hi,
}

static ENGLISH: LazyLock<Grammar> = LazyLock::new(|| DataFile::LanguageEnglish.table());
static HINDI: LazyLock<Grammar> = LazyLock::new(|| DataFile::LanguageHindi.table());

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Grammar {
    months: [String; 12],
    date: String,
    month: String,
    and: String,
    stop: String,
    yes: String,
    no: String,
    unit: Units,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Units {
    month: String,
    months: String,
    day: String,
    days: String,
    time: String,
    times: String,
}

impl Language {
    pub const ALL: [Self; 2] = [Self::En, Self::Hi];

    /// As in ISO 639-1, and in the `lang` of a page.
    pub fn code(self) -> &'static str {
        self.into()
    }

    fn grammar(self) -> &'static Grammar {
        match self {
            Self::En => &ENGLISH,
            Self::Hi => &HINDI,
        }
    }

    /// 5 August 2026.
    pub fn day(self, day: NaiveDate) -> String {
        self.dated(&self.grammar().date, day)
    }

    /// August 2026.
    pub fn month(self, month: Month) -> String {
        self.dated(&self.grammar().month, month.first_day())
    }

    fn dated(self, template: &str, day: NaiveDate) -> String {
        let name = usize::try_from(day.month0()).ok().and_then(|month| self.grammar().months.get(month));
        let (number, year) = (day.day().to_string(), day.year().to_string());
        let name = name.map(String::as_str).unwrap_or_default();
        fill(template, &[("day", &number), ("month", name), ("year", &year)])
    }

    /// What ends a sentence.
    pub fn stop(self) -> &'static str {
        &self.grammar().stop
    }

    /// January 2026, February 2026 and March 2026.
    pub fn listed(self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => fill(&self.grammar().and, &[("list", &first.join(", ")), ("last", last)]),
        }
    }

    pub fn months(self, count: u16) -> String {
        let unit = &self.grammar().unit;
        counted(f64::from(count), &unit.month, &unit.months)
    }

    /// A value of a metric, in the metric's unit.
    pub fn value(self, metric: &str, value: &RuleValue) -> String {
        let found = dictionary::find(metric);
        match value {
            RuleValue::Number(rupees) if found.is_some_and(|metric| metric.kind == MetricKind::Amount) => {
                Paise::from_rupees(*rupees).map_or_else(|_| rupees.to_string(), |amount| amount.to_string())
            }
            RuleValue::Number(number) => self.number(found, *number),
            RuleValue::Boolean(true) => self.grammar().yes.clone(),
            RuleValue::Boolean(false) => self.grammar().no.clone(),
            RuleValue::Text(text) => text.clone(),
            RuleValue::List(list) => list.join(", "),
        }
    }

    fn number(self, metric: Option<&Metric>, number: f64) -> String {
        let unit = &self.grammar().unit;
        let number = rounded(number);
        match metric.map(|metric| (metric.kind, metric.unit)) {
            Some((MetricKind::Ratio, name)) if name.starts_with("times") => {
                counted(two_decimals(number), &unit.time, &unit.times)
            }
            Some((MetricKind::Ratio, _)) => share(number),
            Some((MetricKind::Days, _)) => counted(number, &unit.day, &unit.days),
            Some((MetricKind::Months, _)) => counted(number, &unit.month, &unit.months),
            _ => number.to_string(),
        }
    }
}

fn counted(number: f64, one: &str, many: &str) -> String {
    #[expect(clippy::float_cmp, reason = "whole numbers are exact")]
    let template = if number == 1.0 { one } else { many };
    fill(template, &[("count", &number.to_string())])
}

/// A fraction to a hundredth of a percent, without zeros at the end.
pub(crate) fn share(fraction: f64) -> String {
    format!("{}%", (fraction * 10_000.0).round() / 100.0)
}

/// What is already in percent.
pub(crate) fn percent(number: f64) -> String {
    format!("{}%", rounded(number))
}

/// A text with its names filled in.
pub(crate) fn fill(template: &str, names: &[(&str, &str)]) -> String {
    phrasing::filled(template, |name| {
        names.iter().find(|(known, _)| *known == name).map(|(_, value)| Cow::Borrowed(*value))
    })
}

/// Reads the tables of this room: a broken one stops the program.
pub(crate) fn load_tables() {
    LazyLock::force(&ENGLISH);
    LazyLock::force(&HINDI);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::embedded::tests::assert_strict;

    #[test]
    fn the_files_of_languages_can_be_read() {
        assert_strict::<Grammar>(DataFile::LanguageEnglish, &[], &[]);
        assert_strict::<Grammar>(DataFile::LanguageHindi, &[], &[]);
    }

    #[test]
    fn values_are_told_in_the_unit_of_their_metric_and_the_words_of_the_language() {
        for (metric, value, english, hindi) in [
            ("monthly_income", RuleValue::Number(123_456.5), "₹1,23,456.50", "₹1,23,456.50"),
            ("foir", RuleValue::Number(0.4236), "42.36%", "42.36%"),
            ("abb_to_proposed_emi", RuleValue::Number(0.8), "0.8 times", "0.8 गुना"),
            ("statement_months", RuleValue::Number(1.0), "1 month", "1 माह"),
            ("statement_months", RuleValue::Number(6.0), "6 months", "6 माह"),
            ("statement_age_days", RuleValue::Number(46.0), "46 days", "46 दिन"),
            ("bureau_score", RuleValue::Number(712.0), "712", "712"),
            ("window_dressing", RuleValue::Boolean(true), "yes", "हाँ"),
        ] {
            assert_eq!(Language::En.value(metric, &value), english);
            assert_eq!(Language::Hi.value(metric, &value), hindi);
        }
    }

    #[test]
    fn days_and_months_are_named() {
        let day = NaiveDate::from_ymd_opt(2026, 2, 5).unwrap();
        assert_eq!(Language::En.day(day), "5 February 2026");
        assert_eq!(Language::Hi.month(Month::containing(day)), "फ़रवरी 2026");
        let names = ["a".to_owned(), "b".to_owned(), "c".to_owned()];
        assert_eq!(Language::En.listed(&names), "a, b and c");
        assert_eq!(Language::Hi.listed(&names), "a, b और c");
    }
}
