//! Measured values by their name in the dictionary: what rules and scores read, and nothing else.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::metric_name::MetricName;
use crate::money::Paise;
use crate::transaction_id::TransactionId;

/// The value of a metric. Which of the four it is follows from the metric's kind.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Value {
    Amount(Paise),
    /// A ratio, count, number of days or months, or score.
    Number(f64),
    Flag(bool),
    Word(&'static str),
}

/// A value with the transactions it came from. They are shared: one case is measured for dozens of loans.
#[derive(Debug, Clone, PartialEq)]
pub struct Measured {
    pub value: Value,
    /// In the order of the statement; empty where the value is not of particular transactions.
    pub rows: Arc<[TransactionId]>,
}

/// Every metric that has a value for one case and one loan.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Measures(BTreeMap<MetricName, Measured>);

impl Measures {
    /// `None` where the case gives no value: the dictionary says when.
    pub fn get(&self, name: MetricName) -> Option<&Measured> {
        self.0.get(&name)
    }

    /// By the name that a rule gives; one that no metric has gives no value either.
    pub fn named(&self, name: &str) -> Option<&Measured> {
        self.get(name.parse().ok()?)
    }

    pub fn amount(&self, name: MetricName) -> Option<Paise> {
        match self.get(name)?.value {
            Value::Amount(amount) => Some(amount),
            _ => None,
        }
    }

    pub fn number(&self, name: MetricName) -> Option<f64> {
        match self.get(name)?.value {
            Value::Number(number) => Some(number),
            _ => None,
        }
    }

    pub fn flag(&self, name: MetricName) -> Option<bool> {
        match self.get(name)?.value {
            Value::Flag(flag) => Some(flag),
            _ => None,
        }
    }

    pub fn word(&self, name: MetricName) -> Option<&'static str> {
        match self.get(name)?.value {
            Value::Word(word) => Some(word),
            _ => None,
        }
    }

    pub fn set(&mut self, name: MetricName, value: Value, rows: impl Into<Arc<[TransactionId]>>) {
        self.0.insert(name, Measured { value, rows: rows.into() });
    }

    pub fn iter(&self) -> impl Iterator<Item = (MetricName, &Measured)> {
        self.0.iter().map(|(name, measured)| (*name, measured))
    }
}
