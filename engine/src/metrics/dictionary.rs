//! The metric dictionary: every name a rule may speak about, and what stands behind it.
//!
//! It is the one source for the rule language, the public reference and the documentation. A name, once
//! published, keeps its meaning: lenders' rules are stored by name. The texts are read by credit analysts
//! and by integrators, and never repeat a lender's limits: those belong to its policy.

mod balances;
mod behaviour;
mod bureau;
mod conduct;
mod income;
mod loan;
mod overdraft;
mod statement;

use super::metric_name::MetricName;

/// One thing that is measured about an applicant.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Metric {
    /// As rules write it.
    pub name: MetricName,
    pub kind: MetricKind,
    /// The unit of its values and of the thresholds that rules compare with them.
    pub unit: &'static str,
    /// The thresholds that make sense in a rule; `None` where the kind is not numeric. Wide on purpose: it
    /// is there to catch a slip such as 50 where 0.5 was meant, which would pass every applicant unseen.
    pub thresholds: Option<Bounds>,
    /// The side on which a limit to it limits the loan; `None` where a smaller loan would not help, or not
    /// reliably.
    pub caps_loan: Option<LimitSide>,
    /// What it tells, in one sentence.
    pub summary: &'static str,
    /// How it is computed, in words.
    pub formula: &'static str,
    /// The days it looks at.
    pub window: &'static str,
    /// What is deliberately left out of it.
    pub exclusions: &'static str,
    /// When there is no value, so that a rule's `on_missing` speaks.
    pub missing_when: &'static str,
}

/// What sort of value a metric has, and so which operators and thresholds fit it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum MetricKind {
    /// Rupees, exact to the paisa.
    Amount,
    /// One amount over another: 0.5 is 50%.
    Ratio,
    Count,
    Days,
    Months,
    Score,
    /// True or false.
    Flag,
    /// One of these words.
    Choice(&'static [&'static str]),
}

impl MetricKind {
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// An inclusive range.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Bounds {
    pub min: f64,
    pub max: f64,
}

impl Bounds {
    pub fn contains(self, value: f64) -> bool {
        (self.min..=self.max).contains(&value)
    }
}

/// The two sides on which a rule can bound a metric.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LimitSide {
    /// At most: the metric is larger for a larger loan.
    Upper,
    /// At least: the metric is smaller for a larger loan.
    Lower,
}

/// The metric that rules call `name`.
pub fn find(name: &str) -> Option<&'static Metric> {
    Some(definition(name.parse().ok()?))
}

/// The metric of this name.
///
/// # Panics
///
/// If a name does not stand in the dictionary; a test holds that each does.
#[expect(clippy::expect_used, reason = "a test holds that every name stands in the dictionary")]
pub fn definition(name: MetricName) -> &'static Metric {
    let found = DICTIONARY.iter().find(|metric| metric.name == name);
    found.expect("every name stands in the dictionary")
}

/// Every metric, grouped as an analyst reads a case: statement, balances, overdraft, income, loan, conduct,
/// behaviour, bureau.
pub static DICTIONARY: &[Metric] = &JOINED;

const SECTIONS: [&[Metric]; 8] = [
    statement::METRICS,
    balances::METRICS,
    overdraft::METRICS,
    income::METRICS,
    loan::METRICS,
    conduct::METRICS,
    behaviour::METRICS,
    bureau::METRICS,
];

static JOINED: [Metric; count()] = join();

const fn count() -> usize {
    let (mut total, mut section) = (0, 0);
    while section < SECTIONS.len() {
        total += SECTIONS[section].len();
        section += 1;
    }
    total
}

const fn join() -> [Metric; count()] {
    let mut all = [SECTIONS[0][0]; count()];
    let (mut filled, mut section) = (0, 0);
    while section < SECTIONS.len() {
        let mut index = 0;
        while index < SECTIONS[section].len() {
            all[filled] = SECTIONS[section][index];
            filled += 1;
            index += 1;
        }
        section += 1;
    }
    all
}

// Words the sections share, so that one thing is called by one name throughout.

const RUPEES: &str = "rupees";
const FRACTION: &str = "fraction (0.5 = 50%)";
const TIMES: &str = "times (1.25 = 125%)";
const COUNT: &str = "count";
const DAYS: &str = "days";
const MONTHS: &str = "months";
const TRUE_OR_FALSE: &str = "true or false";

const FULL_MONTHS: &str = "All full calendar months of the statement.";
const PRODUCT_WINDOW: &str = "The last 6 full calendar months, or the 3 or 12 that the product names.";
const LAST_SIX_MONTHS: &str = "The last 6 full calendar months, and the part month after them.";
const LAST_THREE_MONTHS: &str = "The last 3 full calendar months, and the part month after them.";
const THE_APPLICATION: &str = "None: it is taken from the application.";

const NOTHING: &str = "Nothing.";

const NEVER: &str = "Never.";
const NO_FULL_MONTH: &str = "The statement has no full calendar month.";
const NO_CREDITS: &str = "There are no net credits in a full calendar month.";
const NO_AMOUNT: &str = "The application gave no `requested_amount`.";
const NO_BUREAU: &str = "No bureau report was obtained.";

/// The largest amount the service handles, in rupees.
const MOST_RUPEES: f64 = 1e12;

const fn between(min: f64, max: f64) -> Bounds {
    Bounds { min, max }
}

#[cfg(test)]
mod tests {
    use strum::VariantArray;

    use super::*;

    #[test]
    fn every_name_is_found_and_is_unique() {
        for metric in DICTIONARY {
            assert_eq!(find(metric.name.as_str()), Some(metric), "{} stands twice", metric.name);
        }
        for name in MetricName::VARIANTS {
            assert_eq!(definition(*name).name, *name);
        }
        assert_eq!(find("no_such_metric"), None);
    }

    #[test]
    fn every_section_is_in_the_dictionary_whole() {
        let sections: Vec<_> = SECTIONS.concat().iter().map(|metric| metric.name).collect();
        let dictionary: Vec<_> = DICTIONARY.iter().map(|metric| metric.name).collect();
        assert_eq!(sections, dictionary);
    }

    #[test]
    fn names_are_snake_case() {
        for metric in DICTIONARY {
            let name = metric.name.as_str();
            let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
            assert!(name.starts_with(|c: char| c.is_ascii_lowercase()) && name.chars().all(plain), "{name}");
            assert!(name.len() <= 64, "{name}");
        }
    }

    #[test]
    fn every_text_is_one_or_more_whole_sentences() {
        for metric in DICTIONARY {
            for text in
                [metric.summary, metric.formula, metric.window, metric.exclusions, metric.missing_when]
            {
                assert!(text.ends_with('.') && !text.contains("  "), "{}: {text:?}", metric.name);
                assert!(
                    text.starts_with(|c: char| c.is_uppercase() || c == '`'),
                    "{}: {text:?}",
                    metric.name
                );
            }
        }
    }

    #[test]
    fn a_text_that_names_a_metric_or_an_input_names_one_that_exists() {
        for metric in DICTIONARY {
            let texts =
                [metric.summary, metric.formula, metric.window, metric.exclusions, metric.missing_when];
            for text in texts {
                for quoted in text.split('`').skip(1).step_by(2) {
                    assert!(find(quoted).is_some(), "{}: `{quoted}`", metric.name);
                }
            }
        }
    }

    #[test]
    fn numeric_metrics_have_sensible_thresholds_and_the_others_none() {
        for metric in DICTIONARY {
            match (metric.kind, metric.thresholds) {
                (MetricKind::Flag | MetricKind::Choice(_), bounds) => {
                    assert_eq!(bounds, None, "{}", metric.name);
                }
                (_, Some(bounds)) => {
                    assert!(bounds.min < bounds.max && bounds.max <= MOST_RUPEES, "{}", metric.name);
                }
                (_, None) => panic!("{} has no thresholds", metric.name),
            }
        }
    }

    #[test]
    fn a_ratio_says_in_its_unit_how_a_percentage_is_written() {
        for metric in DICTIONARY.iter().filter(|metric| metric.kind == MetricKind::Ratio) {
            assert!([FRACTION, TIMES].contains(&metric.unit), "{}", metric.name);
        }
    }

    #[test]
    fn a_choice_offers_at_least_two_words() {
        for metric in DICTIONARY {
            if let MetricKind::Choice(choices) = metric.kind {
                assert!(choices.len() >= 2, "{}", metric.name);
            }
        }
    }
}
