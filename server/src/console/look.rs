//! How a visitor sees the pages: the language, the theme and whether letters are keys, each kept in a cookie of its own.

use chrono::{DateTime, Datelike, NaiveDate, Timelike, Utc};
use lending_base::calendar;
use lending_engine::language::Language;
use lending_engine::metrics::calendar::Month;
use lending_engine::money::Paise;
use lending_engine::policy::RuleOp;
use poem::Request;
use serde::Serialize;

use super::cookies::{LANGUAGE_COOKIE, LETTERS_COOKIE, THEME_COOKIE, cookie};
use super::texts::{self as t, Text};
use super::wire_words;

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Theme {
    /// As the machine has it.
    #[default]
    System,
    Light,
    Dark,
}

impl Theme {
    pub(super) const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    pub(super) fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }
}

/// Whether single letters are keys of the pages. Who speaks to the machine, or hits keys by accident, switches them off.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Letters {
    #[default]
    On,
    Off,
}

impl Letters {
    pub(super) const ALL: [Self; 2] = [Self::On, Self::Off];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::On => "on",
            Self::Off => "off",
        }
    }

    pub(super) fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|letters| letters.name() == name)
    }
}

pub(super) fn language_of(code: &str) -> Option<Language> {
    Language::ALL.into_iter().find(|language| language.code() == code)
}

/// Handed on by reference: what belongs to it grows.
#[derive(Debug, Clone, Default)]
pub(super) struct Look {
    pub(super) language: Language,
    pub(super) theme: Theme,
    pub(super) letters: Letters,
}

impl Look {
    pub(super) fn of(request: &Request) -> Self {
        Self {
            language: cookie(request, LANGUAGE_COOKIE).and_then(language_of).unwrap_or_default(),
            theme: cookie(request, THEME_COOKIE).and_then(Theme::parse).unwrap_or_default(),
            letters: cookie(request, LETTERS_COOKIE).and_then(Letters::parse).unwrap_or_default(),
        }
    }

    pub(super) const fn say(&self, text: Text) -> &'static str {
        match self.language {
            Language::En => text.en,
            Language::Hi => text.hi,
        }
    }

    pub(super) fn day(&self, day: NaiveDate) -> String {
        self.language.day(day)
    }

    /// 05 Aug 2026: for columns.
    pub(super) fn short_day(&self, day: NaiveDate) -> String {
        match self.language {
            Language::En => short_day(day),
            Language::Hi => self.language.day(day),
        }
    }

    /// A name of the contract as words: `cash_deposit` is "Cash deposit".
    pub(super) fn words(&self, name: &str) -> String {
        let hindi = wire_words::hindi(name).filter(|_| self.language == Language::Hi);
        hindi.map_or_else(|| words(name), str::to_owned)
    }

    /// A word of the contract, by its name there.
    pub(super) fn word_of(&self, word: &impl Serialize) -> String {
        self.words(&name_of(word))
    }

    /// Jan–Jun 2026, as people name a period. Hindi has no usual short names of months.
    pub(super) fn period(&self, from: NaiveDate, to: NaiveDate) -> String {
        let month = |day: NaiveDate| match self.language {
            Language::En => day.format("%b").to_string(),
            Language::Hi => self.month_without_year(day),
        };
        let end = format!("{} {}", month(to), to.year());
        if from.year() != to.year() {
            return format!("{} {}–{end}", month(from), from.year());
        }
        if from.month() == to.month() { end } else { format!("{}–{end}", month(from)) }
    }

    fn month_without_year(&self, day: NaiveDate) -> String {
        let month = self.language.month(Month::containing(day));
        month.replace(&day.year().to_string(), "").trim().to_owned()
    }

    /// Jan 26: below the bars of a chart.
    pub(super) fn short_month(&self, day: NaiveDate) -> String {
        match self.language {
            Language::En => day.format("%b %y").to_string(),
            Language::Hi => format!("{} {}", self.month_without_year(day), day.format("%y")),
        }
    }

    /// How long ago, in the largest unit that fits.
    pub(super) fn ago(&self, then: DateTime<Utc>, now: DateTime<Utc>) -> String {
        let minutes = (now - then).num_minutes().max(0);
        let (text, count) = match minutes {
            0..60 => (t::MINUTES_AGO, minutes),
            60..2880 => (t::HOURS_AGO, minutes / 60),
            _ => (t::DAYS_AGO, minutes / 1440),
        };
        self.say(text).replace("{}", &count.to_string())
    }

    /// How a rule compares, as people say it.
    pub(super) const fn compares(&self, op: RuleOp) -> &'static str {
        self.say(match op {
            RuleOp::Lte => t::IS_AT_MOST,
            RuleOp::Gte => t::IS_AT_LEAST,
            RuleOp::Lt => t::IS_LESS_THAN,
            RuleOp::Gt => t::IS_MORE_THAN,
            RuleOp::Eq => t::IS_EQUAL,
            RuleOp::Neq => t::IS_NOT,
            RuleOp::In => t::IS_ONE_OF,
            RuleOp::NotIn => t::IS_NONE_OF,
        })
    }

    /// A time as people in India read it.
    pub(super) fn time(&self, at: DateTime<Utc>) -> String {
        let local = calendar::local(at);
        format!("{}, {:02}:{:02}", self.day(local.date()), local.hour(), local.minute())
    }
}

/// 05 Aug 2026: for columns.
pub(super) fn short_day(day: NaiveDate) -> String {
    day.format("%d %b %Y").to_string()
}

/// An amount in a column, whose heading says the currency: 1,23,456.70, so that the digits stand below one another.
pub(super) fn amount(amount: impl Into<Paise>) -> String {
    let text = amount.into().to_string().replacen('₹', "", 1);
    if text.contains('.') { text } else { format!("{text}.00") }
}

/// An amount by itself: ₹1,23,456.78.
pub(super) fn rupees(amount: impl Into<Paise>) -> String {
    amount.into().to_string()
}

/// 0.2349 as 23%.
pub(super) fn percent(share: f64) -> String {
    let whole = (share * 1000.0).round() / 10.0;
    format!("{whole}%")
}

/// A name of the contract as words: `cash_deposit` is "Cash deposit".
pub(super) fn words(name: &str) -> String {
    capital(&name.replace('_', " "))
}

/// As a line begins.
pub(super) fn capital(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map(|first| first.to_uppercase().chain(characters).collect()).unwrap_or_default()
}

/// Sentences made for developers, too, mark names and quotes with backticks.
pub(super) fn plain(text: &str) -> String {
    let mut is_open = false;
    let quoted = |character: char| match character {
        '`' => {
            is_open = !is_open;
            if is_open { '“' } else { '”' }
        }
        other => other,
    };
    text.chars().map(quoted).collect()
}

/// The name that the contract has for a word.
pub(super) fn name_of(word: &impl Serialize) -> String {
    serde_json::to_value(word).ok().and_then(|word| word.as_str().map(str::to_owned)).unwrap_or_default()
}

/// A word of the contract in English.
pub(super) fn word_of(word: &impl Serialize) -> String {
    words(&name_of(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_grouped_as_india_does_with_the_sign_in_front() {
        assert_eq!(rupees(Paise::new(12_345_678)), "₹1,23,456.78");
        assert_eq!(amount(Paise::new(-10_000_000)), "-1,00,000.00");
    }

    #[test]
    fn a_period_is_named_as_shortly_as_it_can_be() {
        let day = |text: &str| text.parse::<NaiveDate>().unwrap();
        let english = Look::default();
        assert_eq!(english.period(day("2026-01-01"), day("2026-06-30")), "Jan–Jun 2026");
        assert_eq!(english.period(day("2025-10-05"), day("2026-03-31")), "Oct 2025–Mar 2026");
        assert_eq!(english.period(day("2026-03-01"), day("2026-03-31")), "Mar 2026");
        let hindi = Look { language: Language::Hi, ..Look::default() };
        assert_eq!(hindi.period(day("2026-01-01"), day("2026-06-30")), "जनवरी–जून 2026");
        assert_eq!(
            (english.short_month(day("2026-01-01")), hindi.short_month(day("2026-01-01"))),
            ("Jan 26".to_owned(), "जनवरी 26".to_owned())
        );
    }

    #[test]
    fn names_of_the_contract_become_words() {
        let hindi = Look { language: Language::Hi, ..Look::default() };
        assert_eq!(
            (Look::default().words("cash_deposit"), hindi.words("cash_deposit")),
            ("Cash deposit".to_owned(), "नकद जमा".to_owned())
        );
        assert_eq!(hindi.words("something_new"), "Something new");
        assert_eq!((words("cash_deposit"), words("")), ("Cash deposit".to_owned(), String::new()));
    }

    #[test]
    fn waiting_is_told_in_the_largest_unit_that_fits() {
        let then = DateTime::from_timestamp(0, 0).unwrap();
        let told = |look: &Look, minutes: i64| look.ago(then, then + chrono::TimeDelta::minutes(minutes));
        let english = Look::default();
        assert_eq!([5, 125, 3000].map(|minutes| told(&english, minutes)), ["5 min", "2 h", "2 d"]);
        let hindi = Look { language: Language::Hi, ..Look::default() };
        assert_eq!([5, 125, 3000].map(|minutes| told(&hindi, minutes)), ["5 मिनट", "2 घंटे", "2 दिन"]);
    }
}
