//! The product that a case is decided under where none is named.

use std::sync::LazyLock;

use crate::money::Rupees;
use crate::policy::{Policy, Scorecard, Thresholds};
use crate::product::{AmountRange, Currency, ProductTerms, TenureRange};

const FILE: &str = include_str!("../../data/decision/default_product.json");

static DEFAULT: LazyLock<ProductTerms> =
    LazyLock::new(|| serde_json::from_str(FILE).unwrap_or_else(|_| nothing_approved()));

/// The built-in default policy, with the amounts, tenures and rate that go with it.
pub fn default_product() -> &'static ProductTerms {
    &DEFAULT
}

/// Should the file ever not parse, every case goes to a person; a test holds that it does.
fn nothing_approved() -> ProductTerms {
    ProductTerms {
        name: String::new(),
        description: None,
        currency: Currency::Inr,
        amount: AmountRange { min: Rupees::default(), max: Rupees::default() },
        tenure_months: TenureRange { min: 1, max: 1, default: 1 },
        annual_rate_pct: 0.0,
        business_margin_pct: 0.0,
        policy: Policy::default(),
        scorecard: Scorecard::default(),
        thresholds: Thresholds { approve: 100, review: 0 },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_default_product_can_be_read_and_used() {
        let read: ProductTerms = serde_json::from_str(FILE).unwrap();
        assert_eq!(read.problems(), []);
        assert_eq!(default_product(), &read);
        assert_eq!(read.policy.rules.len(), 24);
    }

    #[test]
    fn without_the_file_nothing_would_be_approved_by_score() {
        assert_eq!(nothing_approved().thresholds, Thresholds { approve: 100, review: 0 });
    }
}
