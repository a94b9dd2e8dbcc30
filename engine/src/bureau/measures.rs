//! The metrics that a bureau gives, by their names in the dictionary.

use chrono::NaiveDate;

use super::answer::{BureauAnswer, derogatory_count};
use crate::metrics::measures::Value;
use crate::metrics::metric_name::MetricName;
use crate::metrics::statistics::count;

/// Those that have a value. What the bureau was not asked, or did not say, is missing, never 0.
pub fn measures(answer: &BureauAnswer, as_of: NaiveDate) -> Vec<(MetricName, Value)> {
    let score = answer.score().map(|score| (MetricName::BureauScore, Value::Number(f64::from(score))));
    let history = answer.has_history().map(|known| (MetricName::HasBureauHistory, Value::Flag(known)));
    let report = answer.report().map(|report| {
        let enquiries = |days| Value::Number(count(report.unsecured_enquiries_within(days).count()));
        [
            (MetricName::DerogatoryCount, Value::Number(count(derogatory_count(&answer.marks(as_of))))),
            (MetricName::UnsecuredEnquiries30d, enquiries(30)),
            (MetricName::UnsecuredEnquiries90d, enquiries(90)),
        ]
    });
    score.into_iter().chain(history).chain(report.into_iter().flatten()).collect()
}
