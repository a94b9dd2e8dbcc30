//! The statement itself: how much it covers, how old it is, how well it was read.

use super::MetricKind::{Days, Months, Score};
use super::{DAYS, MONTHS, Metric, NEVER, NOTHING, between};
use crate::metrics::metric_name::MetricName;

pub(super) const METRICS: &[Metric] = &[
    Metric {
        name: MetricName::StatementMonths,
        kind: Months,
        unit: MONTHS,
        thresholds: Some(between(0.0, 120.0)),
        caps_loan: None,
        summary: "How many full calendar months the statement covers.",
        formula: "The number of calendar months from whose first to whose last day the statement runs.",
        window: "The whole statement.",
        exclusions: "Part months at either end, and months with missing pages.",
        missing_when: NEVER,
    },
    Metric {
        name: MetricName::ActiveMonths,
        kind: Months,
        unit: MONTHS,
        thresholds: Some(between(0.0, 120.0)),
        caps_loan: None,
        summary: "In how many full calendar months the account was used.",
        formula: "The number of full calendar months with at least one credit or debit of the customer's \
                  own.",
        window: "The whole statement.",
        exclusions: "Interest, and charges of the bank: they are booked on a dormant account, too.",
        missing_when: NEVER,
    },
    Metric {
        name: MetricName::StatementAgeDays,
        kind: Days,
        unit: DAYS,
        thresholds: Some(between(0.0, 3_660.0)),
        caps_loan: None,
        summary: "How old the statement is.",
        formula: "Days from the last day the statement covers to the day of the analysis.",
        window: "The end of the statement.",
        exclusions: NOTHING,
        missing_when: "The statement shows neither its period nor a dated row.",
    },
    Metric {
        name: MetricName::ReadingConfidence,
        kind: Score,
        unit: "score from 0 to 1",
        thresholds: Some(between(0.0, 1.0)),
        caps_loan: None,
        summary: "How far the rows read from the PDF can be trusted to be the rows on it.",
        formula: "A weighted mean of: the share of rows whose balance follows from the row before; agreement \
                  with the printed counts and totals; opening balance plus credits less debits equals the \
                  closing balance; the share of fields read; pages accounted for; account details found. \
                  Capped where a break in the balances remains, a page is unreadable, or the text came from \
                  a scan.",
        window: "The whole statement.",
        exclusions: "Terms the statement gives no basis for, such as printed totals it does not have: the \
                     others then weigh more.",
        missing_when: NEVER,
    },
];
