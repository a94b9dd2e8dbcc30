//! The metrics that a bureau gives, by their names in the dictionary.

use chrono::NaiveDate;

use super::answer::{BureauAnswer, derogatory_count};
use crate::metrics::measures::Value;
use crate::metrics::statistics::count;

/// Those that have a value. What the bureau was not asked, or did not say, is missing, never 0.
pub fn measures(answer: &BureauAnswer, as_of: NaiveDate) -> Vec<(&'static str, Value)> {
    let score = answer.score().map(|score| ("bureau_score", Value::Number(f64::from(score))));
    let history = answer.has_history().map(|known| ("has_bureau_history", Value::Flag(known)));
    let report = answer.report().map(|report| {
        let enquiries = |days| Value::Number(count(report.unsecured_enquiries_within(days).count()));
        [
            ("derogatory_count", Value::Number(count(derogatory_count(&answer.marks(as_of))))),
            ("unsecured_enquiries_30d", enquiries(30)),
            ("unsecured_enquiries_90d", enquiries(90)),
        ]
    });
    score.into_iter().chain(history).chain(report.into_iter().flatten()).collect()
}
