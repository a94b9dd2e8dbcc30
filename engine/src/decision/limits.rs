//! The numbers of `engine/data/decision/limits.toml`.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::embedded::DataFile;
use crate::money::Paise;

pub(super) static LIMITS: LazyLock<DecisionLimits> = LazyLock::new(|| DataFile::DecisionLimits.table());

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DecisionLimits {
    pub(super) confidence: Confidence,
    offer: OfferStep,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Confidence {
    pub(super) refuse: f64,
    pub(super) careful: f64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct OfferStep {
    step_rupees: i64,
}

impl DecisionLimits {
    /// Offers are whole multiples of it; never zero, because it is divided by.
    pub(super) fn step(&self) -> Paise {
        Paise::new(self.offer.step_rupees.saturating_mul(100).max(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decision::section::OfferConstraint;
    use crate::embedded::tests::assert_strict;
    use crate::metrics::dictionary::DICTIONARY;

    #[test]
    fn the_file_of_limits_can_be_read() {
        assert_strict::<DecisionLimits>(DataFile::DecisionLimits, &[], &[]);
        assert_eq!(LIMITS.step(), Paise::new(100_000));
    }

    #[test]
    fn every_metric_that_caps_a_loan_has_a_name_as_a_limit() {
        for metric in DICTIONARY {
            let is_named = OfferConstraint::for_metric(metric.name).is_some();
            assert_eq!(is_named, metric.caps_loan.is_some(), "{}", metric.name);
        }
    }
}
