//! Every metric that rules could read, as they read it.

use serde::{Deserialize, Serialize};

use crate::metrics::dictionary::DICTIONARY;
use crate::metrics::measures::{Measures, Value};
use crate::money::SignedRupees;
use crate::transaction_id::TransactionId;

/// A metric of this case, by its name in the metric reference.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct MeasuredMetric {
    /// The metric's name, as rules write it.
    pub name: String,
    /// A number in the metric's unit; null where it has no value or is no number.
    pub number: Option<f64>,
    /// The value of a metric that is true or false.
    pub flag: Option<bool>,
    /// The value of a metric that is a word.
    pub word: Option<String>,
    /// The unit of `number`, in words.
    pub unit: String,
    /// The transactions it came from; empty where it is not of particular ones.
    pub transaction_ids: Vec<TransactionId>,
}

/// In the order of the reference; those without a value are there, too.
pub(super) fn section(measures: &Measures) -> Vec<MeasuredMetric> {
    let one = |metric: &crate::metrics::dictionary::Metric| {
        let found = measures.get(metric.name);
        let (mut number, mut flag, mut word) = (None, None, None);
        match found.map(|found| found.value) {
            Some(Value::Amount(amount)) => number = Some(SignedRupees::from(amount).as_number()),
            Some(Value::Number(value)) => number = Some(value),
            Some(Value::Flag(value)) => flag = Some(value),
            Some(Value::Word(value)) => word = Some(value.to_owned()),
            None => {}
        }
        MeasuredMetric {
            name: metric.name.to_string(),
            number,
            flag,
            word,
            unit: metric.unit.to_owned(),
            transaction_ids: found.map(|found| found.rows.to_vec()).unwrap_or_default(),
        }
    };
    DICTIONARY.iter().map(one).collect()
}
