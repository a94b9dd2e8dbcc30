//! How the metrics that rules name are spread over old cases: a help for whoever sets a bound.

use std::collections::BTreeMap;

use lending_engine::report::MeasuredMetric;
use lending_store::analyses::ScoredUnder;
use poem_openapi::Object;
use serde_json::Value;

/// How the values of a metric are spread over the cases that were decided again.
#[derive(Debug, PartialEq, Object)]
pub(crate) struct MetricSpread {
    /// The metric's name, as rules write it.
    metric: String,
    /// How many of the cases have a value.
    count: i64,
    /// A tenth of them have this value or less.
    p10: f64,
    /// Half of them have this value or less.
    p50: f64,
    /// Nine tenths of them have this value or less.
    p90: f64,
}

/// The values so far, of those metrics alone that the tried rules name.
#[derive(Debug, Default)]
pub(super) struct Values(BTreeMap<String, Vec<f64>>);

impl Values {
    pub(super) fn named_by(product: &ScoredUnder) -> Self {
        let rules = product.terms.pointer("/policy/rules").and_then(Value::as_array);
        let names = rules.into_iter().flatten().filter_map(|rule| rule["metric"].as_str());
        Self(names.map(|name| (name.to_owned(), Vec::new())).collect())
    }

    pub(super) fn add(&mut self, metrics: &[MeasuredMetric]) {
        for metric in metrics {
            if let (Some(values), Some(number)) = (self.0.get_mut(&metric.name), metric.number) {
                values.push(number);
            }
        }
    }

    pub(super) fn spreads(self) -> Vec<MetricSpread> {
        let spread = |(metric, mut values): (String, Vec<f64>)| {
            values.sort_by(f64::total_cmp);
            let at =
                |percent: usize| values.get((values.len() * percent).div_ceil(100).checked_sub(1)?).copied();
            let (p10, p50, p90) = (at(10)?, at(50)?, at(90)?);
            Some(MetricSpread { metric, count: i64::try_from(values.len()).ok()?, p10, p50, p90 })
        };
        self.0.into_iter().filter_map(spread).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_is_of_real_values_and_a_metric_without_any_has_none() {
        let mut values =
            Values(BTreeMap::from([("foir".to_owned(), Vec::new()), ("ltv".to_owned(), Vec::new())]));
        let measured = |name: &str, number: Option<f64>| MeasuredMetric {
            name: name.to_owned(),
            number,
            flag: None,
            word: None,
            unit: String::new(),
            transaction_ids: Vec::new(),
        };
        for number in (1_u32..=20).rev() {
            values.add(&[
                measured("foir", Some(f64::from(number))),
                measured("ltv", None),
                measured("dscr", Some(1.0)),
            ]);
        }
        let expected = MetricSpread { metric: "foir".to_owned(), count: 20, p10: 2.0, p50: 10.0, p90: 18.0 };
        assert_eq!(values.spreads(), [expected]);
    }
}
