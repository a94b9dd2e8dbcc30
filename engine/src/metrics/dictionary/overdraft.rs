//! Overdraft and cash credit: how much of the line is drawn.

use super::MetricKind::{Amount, Days, Ratio};
use super::{DAYS, FRACTION, MOST_RUPEES, Metric, NOTHING, PRODUCT_WINDOW, RUPEES, between};
use crate::metrics::metric_name::MetricName;

const NO_LIMIT: &str = "The account is no overdraft or cash credit, or its limit is not printed.";

pub(super) const METRICS: &[Metric] = &[
    Metric {
        name: MetricName::OverdraftLimit,
        kind: Amount,
        unit: RUPEES,
        thresholds: Some(between(0.0, MOST_RUPEES)),
        caps_loan: None,
        summary: "The sanctioned limit of the overdraft or cash credit.",
        formula: "As the statement prints it; of several accounts the sum.",
        window: "None: it is printed on the statement.",
        exclusions: NOTHING,
        missing_when: NO_LIMIT,
    },
    Metric {
        name: MetricName::OverdraftUtilisation,
        kind: Ratio,
        unit: FRACTION,
        thresholds: Some(between(0.0, 3.0)),
        caps_loan: None,
        summary: "What part of the overdraft or cash credit is drawn on a mean day.",
        formula: "The mean over every day of what is drawn at its end, divided by `overdraft_limit`.",
        window: PRODUCT_WINDOW,
        exclusions: NOTHING,
        missing_when: NO_LIMIT,
    },
    Metric {
        name: MetricName::OverdraftPeakUtilisation,
        kind: Ratio,
        unit: FRACTION,
        thresholds: Some(between(0.0, 3.0)),
        caps_loan: None,
        summary: "What part of the overdraft or cash credit was drawn on the day with the most.",
        formula: "The most that was drawn at the end of a day, divided by `overdraft_limit`.",
        window: PRODUCT_WINDOW,
        exclusions: "Peaks within a day that were brought down by its end.",
        missing_when: NO_LIMIT,
    },
    Metric {
        name: MetricName::OverdraftDaysOver,
        kind: Days,
        unit: DAYS,
        thresholds: Some(between(0.0, 366.0)),
        caps_loan: None,
        summary: "On how many days more was drawn than was allowed.",
        formula: "The number of days that ended beyond the limit or the drawing power, whichever is lower.",
        window: PRODUCT_WINDOW,
        exclusions: NOTHING,
        missing_when: NO_LIMIT,
    },
    Metric {
        name: MetricName::OverdraftHeadroom,
        kind: Amount,
        unit: RUPEES,
        thresholds: Some(between(0.0, MOST_RUPEES)),
        caps_loan: None,
        summary: "What could still be drawn on the days on which instalments fall due.",
        formula: "The mean over the due days of the lower of limit and drawing power, plus the balance, which is \
                  negative where something is drawn; never below zero. It takes the place of `abb`.",
        window: PRODUCT_WINDOW,
        exclusions: NOTHING,
        missing_when: NO_LIMIT,
    },
    Metric {
        name: MetricName::OverdraftInterest,
        kind: Amount,
        unit: RUPEES,
        thresholds: Some(between(0.0, MOST_RUPEES)),
        caps_loan: None,
        summary: "The interest of the overdraft or cash credit in a mean month.",
        formula: "All interest charged, divided by the number of months.",
        window: PRODUCT_WINDOW,
        exclusions: NOTHING,
        missing_when: "The account is no overdraft or cash credit.",
    },
];
