//! Balances: what stays in the account.

use super::LimitSide::Lower;
use super::MetricKind::{Amount, Days, Flag, Ratio};
use super::{
    DAYS, FRACTION, MOST_RUPEES, Metric, NO_FULL_MONTH, NOTHING, PRODUCT_WINDOW, RUPEES, TIMES,
    TRUE_OR_FALSE, between,
};
use crate::metrics::metric_name::MetricName;

const NO_ABB: &str = "The statement has no full calendar month or prints no balances, or the account is overdrawn by \
                      arrangement and its limit is not printed.";

pub(super) const METRICS: &[Metric] = &[
    Metric {
        name: MetricName::Abb,
        kind: Amount,
        unit: RUPEES,
        thresholds: Some(between(0.0, MOST_RUPEES)),
        caps_loan: None,
        summary: "Average bank balance (ABB): the mean balance on the days on which instalments fall due.",
        formula: "The mean end-of-day balance on the 1st, 5th, 10th, 15th, 20th and 25th of each month, or on the \
                  days that the product names. A negative balance counts as zero. Of an overdraft or cash credit it \
                  is `overdraft_headroom`.",
        window: PRODUCT_WINDOW,
        exclusions: NOTHING,
        missing_when: NO_ABB,
    },
    Metric {
        name: MetricName::Adb,
        kind: Amount,
        unit: RUPEES,
        thresholds: Some(between(0.0, MOST_RUPEES)),
        caps_loan: None,
        summary: "Average daily balance (ADB): the mean balance over every day.",
        formula: "The mean end-of-day balance of every calendar day; a day without a row keeps the balance \
                  of the day before. A negative balance counts as zero.",
        window: PRODUCT_WINDOW,
        exclusions: NOTHING,
        missing_when: NO_FULL_MONTH,
    },
    Metric {
        name: MetricName::AbbToProposedEmi,
        kind: Ratio,
        unit: TIMES,
        thresholds: Some(between(0.0, 100.0)),
        caps_loan: Some(Lower),
        summary: "How many times over the average bank balance would pay the instalment of the loan asked \
                  for.",
        formula: "`abb` divided by `proposed_emi`.",
        window: PRODUCT_WINDOW,
        exclusions: NOTHING,
        missing_when: "`abb` is missing, or the application gave no `requested_amount` above zero.",
    },
    Metric {
        name: MetricName::MinBalance,
        kind: Amount,
        unit: RUPEES,
        thresholds: Some(between(-MOST_RUPEES, MOST_RUPEES)),
        caps_loan: None,
        summary: "The lowest end-of-day balance.",
        formula: "The smallest of all end-of-day balances; negative where the account was overdrawn.",
        window: PRODUCT_WINDOW,
        exclusions: "Dips within a day that were made good by its end.",
        missing_when: NO_FULL_MONTH,
    },
    Metric {
        name: MetricName::MaxBalance,
        kind: Amount,
        unit: RUPEES,
        thresholds: Some(between(-MOST_RUPEES, MOST_RUPEES)),
        caps_loan: None,
        summary: "The highest end-of-day balance.",
        formula: "The largest of all end-of-day balances.",
        window: PRODUCT_WINDOW,
        exclusions: "Peaks within a day that were gone by its end.",
        missing_when: NO_FULL_MONTH,
    },
    Metric {
        name: MetricName::LowBalanceDays,
        kind: Days,
        unit: DAYS,
        thresholds: Some(between(0.0, 3_660.0)),
        caps_loan: None,
        summary: "On how many days the account could not have paid the instalment.",
        formula: "The number of days whose end-of-day balance is below ₹1,000 or below `proposed_emi`, \
                  whichever is more. Without a `requested_amount` the bar is ₹1,000.",
        window: PRODUCT_WINDOW,
        exclusions: NOTHING,
        missing_when: NO_FULL_MONTH,
    },
    Metric {
        name: MetricName::LowBalanceDayShare,
        kind: Ratio,
        unit: FRACTION,
        thresholds: Some(between(0.0, 1.0)),
        caps_loan: None,
        summary: "On what share of the days the account could not have paid the instalment.",
        formula: "`low_balance_days` divided by the number of days.",
        window: PRODUCT_WINDOW,
        exclusions: NOTHING,
        missing_when: NO_FULL_MONTH,
    },
    Metric {
        name: MetricName::WindowDressing,
        kind: Flag,
        unit: TRUE_OR_FALSE,
        thresholds: None,
        caps_loan: None,
        summary: "Whether balances are pushed up for show: around month ends, or just before the statement \
                  was drawn.",
        formula: "True if, in at least 3 months, the mean balance of the last 3 days is at least twice that \
                  of the 5th to the 25th, at least 60% of the rise came from money that is no earnings or \
                  goes back to its sender, and at least 60% has left again within 3 days; or if the balance \
                  jumps likewise in the last 15 days of the statement, against the 30 days before them, \
                  through money from somebody who had not paid before.",
        window: "All full calendar months, and the last 45 days of the statement.",
        exclusions: "Salaries and receipts of trade: they raise the balance by right. Rises under ₹10,000.",
        missing_when: NO_FULL_MONTH,
    },
    Metric {
        name: MetricName::BalanceTrend,
        kind: Ratio,
        unit: FRACTION,
        thresholds: Some(between(-1.0, 10.0)),
        caps_loan: None,
        summary: "By what part the average balance has risen, or fallen where it is negative.",
        formula: "The mean of the average daily balances of the last 3 full months over that of the 3 before, less one.",
        window: "The last 6 full calendar months.",
        exclusions: NOTHING,
        missing_when: "The statement has fewer than 6 full calendar months, or the 3 before had nothing.",
    },
];
