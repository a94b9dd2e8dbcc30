//! Which days and which whole months a statement covers.

use std::fmt;

use chrono::{Datelike, Days, Months, NaiveDate};
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use super::thresholds::THRESHOLDS;
use crate::reconcile::{Break, LedgerAccount};

/// A calendar month, `2025-04`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Month(NaiveDate);

impl Month {
    /// The month of a day.
    pub fn containing(day: NaiveDate) -> Self {
        Self(day.with_day(1).unwrap_or(day))
    }

    pub const fn first_day(self) -> NaiveDate {
        self.0
    }

    pub fn last_day(self) -> NaiveDate {
        self.next().0.pred_opt().unwrap_or(self.0)
    }

    #[must_use]
    pub fn next(self) -> Self {
        Self(self.0.checked_add_months(Months::new(1)).unwrap_or(self.0))
    }

    /// Whole months from this one to a later one.
    pub fn until(self, later: Self) -> usize {
        let months = |month: Self| i64::from(month.0.year()) * 12 + i64::from(month.0.month());
        usize::try_from(months(later) - months(self)).unwrap_or_default()
    }

    pub fn contains(self, day: NaiveDate) -> bool {
        Self::containing(day) == self
    }
}

impl fmt::Display for Month {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}", self.0.format("%Y-%m"))
    }
}

impl Serialize for Month {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Month {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        let day = NaiveDate::parse_from_str(&format!("{text}-01"), "%Y-%m-%d");
        day.map(Self).map_err(|_| D::Error::custom(format!("`{text}` is not a month like 2025-04")))
    }
}

#[cfg(feature = "openapi")]
mod openapi {
    use std::borrow::Cow;

    use poem_openapi::registry::{MetaSchema, MetaSchemaRef};
    use poem_openapi::types::{ParseError, ParseFromJSON, ParseResult, ToJSON, Type};
    use serde_json::Value;

    use super::Month;

    impl Type for Month {
        const IS_REQUIRED: bool = true;

        type RawValueType = Self;

        type RawElementValueType = Self;

        fn name() -> Cow<'static, str> {
            "Month".into()
        }

        fn schema_ref() -> MetaSchemaRef {
            MetaSchemaRef::Inline(Box::new(MetaSchema {
                pattern: Some(r"^\d{4}-(0[1-9]|1[0-2])$".to_owned()),
                ..MetaSchema::new("string")
            }))
        }

        fn as_raw_value(&self) -> Option<&Self> {
            Some(self)
        }

        fn raw_element_iter<'a>(&'a self) -> Box<dyn Iterator<Item = &'a Self> + 'a> {
            Box::new(std::iter::once(self))
        }
    }

    impl ParseFromJSON for Month {
        fn parse_from_json(value: Option<Value>) -> ParseResult<Self> {
            serde_json::from_value(value.unwrap_or_default()).map_err(ParseError::custom)
        }
    }

    impl ToJSON for Month {
        fn to_json(&self) -> Option<Value> {
            Some(Value::String(self.to_string()))
        }
    }
}

/// The days a statement covers, and the months in them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Span {
    pub from: NaiveDate,
    pub to: NaiveDate,
    /// Those that are covered from their first to their last day, without missing pages; the oldest first.
    pub full_months: Vec<Month>,
}

/// A break with more days than this before it is of missing pages, not of a misread row.
pub(crate) const MISSING_AFTER_DAYS: i64 = 20;

impl Span {
    /// Over several accounts: from the first day of the earliest to the last of the latest. `None` without any row.
    ///
    /// No statement reaches beyond the day it was handed in: one that declares a whole year early covers what has
    /// passed of it.
    pub fn covering(accounts: &[&LedgerAccount], as_of: NaiveDate) -> Option<Self> {
        let spans: Vec<_> = accounts.iter().filter_map(|account| days_of(account, as_of)).collect();
        let to = spans.iter().map(|(_, to)| *to).max()?;
        let longest = Days::new(THRESHOLDS.period.most_days.saturating_sub(1));
        let from = spans.iter().map(|(from, _)| *from).min()?.max(to.checked_sub_days(longest)?);
        let missing: Vec<_> = accounts.iter().flat_map(|account| missing_ranges(account)).collect();
        let is_whole =
            |month: &Month| !missing.iter().any(|(a, b)| *a <= month.last_day() && *b >= month.first_day());
        let first = if from == Month::containing(from).first_day() {
            Month::containing(from)
        } else {
            Month::containing(from).next()
        };
        let months = std::iter::successors(Some(first), |month| Some(month.next()));
        let full_months = months.take_while(|month| month.last_day() <= to).filter(is_whole).collect();
        Some(Self { from, to, full_months })
    }

    pub fn is_full(&self, day: NaiveDate) -> bool {
        self.full_months.binary_search(&Month::containing(day)).is_ok()
    }

    /// From when the last `count` full months, and what follows them, are counted.
    pub fn start_of_last(&self, count: usize) -> NaiveDate {
        let first = self.full_months.len().saturating_sub(count);
        self.full_months.get(first).map_or(self.from, |month| month.first_day())
    }

    /// Every month that is touched, the oldest first.
    pub fn months(&self) -> impl Iterator<Item = Month> + use<> {
        let last = Month::containing(self.to);
        std::iter::successors(Some(Month::containing(self.from)), |month| Some(month.next()))
            .take_while(move |month| *month <= last)
    }
}

fn days_of(account: &LedgerAccount, as_of: NaiveDate) -> Option<(NaiveDate, NaiveDate)> {
    let dates = || account.entries().iter().map(|entry| entry.date);
    let (first, last) = (dates().min()?, dates().max()?);
    let Some(declared) = account.identity().period else {
        let slack = THRESHOLDS.period.undeclared_slack_days;
        let (begins, ends) = (Month::containing(first).first_day(), Month::containing(last).last_day());
        let from = if first.day() <= slack { begins } else { first };
        let to = if ends.day() - last.day() < slack { ends.min(as_of.max(last)) } else { last };
        return Some((from, to));
    };
    Some((declared.from.min(first), declared.to.min(as_of).max(last)))
}

/// The months that a gap lies in: of a gap from the 20th of January to the 3rd of March only February, unless no
/// whole month is missing.
pub(crate) fn missing_months(accounts: &[LedgerAccount]) -> Vec<Month> {
    let mut months: Vec<Month> = Vec::new();
    for (before, after) in accounts.iter().flat_map(missing_ranges) {
        let (first, last) = (Month::containing(before), Month::containing(after));
        let touched: Vec<Month> = std::iter::successors(Some(first), |month| Some(month.next()))
            .take_while(|month| *month <= last)
            .collect();
        let whole: Vec<Month> =
            touched.iter().copied().filter(|month| first < *month && *month < last).collect();
        months.extend(if whole.is_empty() { touched } else { whole });
    }
    months.sort_unstable();
    months.dedup();
    months
}

/// Days between which rows are missing, as the balances and the dates tell. Where rows of those days stand elsewhere, the
/// pages are out of order, and nothing is missing.
pub(crate) fn missing_ranges(account: &LedgerAccount) -> impl Iterator<Item = (NaiveDate, NaiveDate)> {
    let dates = |gap: &Break| {
        let before = account.entries().get(gap.entry.checked_sub(1)?)?;
        Some((before.date, account.entries().get(gap.entry)?.date))
    };
    let is_elsewhere = |(before, after): &(NaiveDate, NaiveDate)| {
        account.entries().iter().any(|entry| *before < entry.date && entry.date < *after)
    };
    let long = account.findings().breaks.iter().filter(|gap| gap.days > MISSING_AFTER_DAYS);
    long.filter_map(dates).filter(move |range| !is_elsewhere(range))
}
