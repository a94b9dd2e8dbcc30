//! A loan product from a file, as the API takes one to create it.

use std::path::Path;

use lending_engine::policy::{Policy, Scorecard, Thresholds};
use lending_engine::product::{AmountRange, Currency, Fee, ProductTerms, TenureRange, usual_margin_pct};
use serde::Deserialize;

use super::failure::Failure;
use super::files;

/// What may be left out is filled in as the API does.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct NewProduct {
    name: String,
    description: Option<String>,
    currency: Option<Currency>,
    amount: AmountRange,
    tenure_months: TenureRange,
    annual_rate_pct: f64,
    business_margin_pct: Option<f64>,
    fees: Option<Vec<Fee>>,
    contact: Option<String>,
    policy: Option<Policy>,
    scorecard: Option<Scorecard>,
    thresholds: Option<Thresholds>,
}

/// The terms, or every mistake in them.
pub(super) fn read(path: &Path) -> Result<ProductTerms, Failure> {
    terms(&files::read(path)?)
}

fn terms(json: &[u8]) -> Result<ProductTerms, Failure> {
    let new: NewProduct =
        serde_json::from_slice(json).map_err(|error| Failure::invalid(format!("--product: {error}")))?;
    let terms = ProductTerms {
        name: new.name,
        description: new.description,
        currency: new.currency.unwrap_or_default(),
        amount: new.amount,
        tenure_months: new.tenure_months,
        annual_rate_pct: new.annual_rate_pct,
        business_margin_pct: new.business_margin_pct.unwrap_or(usual_margin_pct()),
        fees: new.fees.unwrap_or_default(),
        contact: new.contact,
        policy: new.policy.unwrap_or_default(),
        scorecard: new.scorecard.unwrap_or_default(),
        thresholds: new.thresholds.unwrap_or_default(),
    };
    let mistakes: Vec<String> =
        terms.problems().iter().map(|problem| format!("{}: {}", problem.path, problem.message)).collect();
    if mistakes.is_empty() {
        return Ok(terms);
    }
    Err(Failure::invalid(format!("--product: {}", mistakes.join("; "))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_that_the_api_takes_is_taken() {
        let json = br#"{"name": "Loan", "amount": {"min": 10000, "max": 50000},
            "tenure_months": {"min": 6, "max": 36, "default": 12}, "annual_rate_pct": 16.5}"#;
        assert_eq!(terms(json).unwrap().scorecard, Scorecard::default());
    }

    #[test]
    fn every_mistake_is_told() {
        let json = br#"{"name": " ", "amount": {"min": 10000, "max": 50000},
            "tenure_months": {"min": 6, "max": 36, "default": 48}, "annual_rate_pct": 16.5}"#;
        assert_eq!(
            terms(json).unwrap_err().message,
            "--product: name: must not be blank; tenure_months: `default` must lie from `min` to `max`"
        );
    }

    #[test]
    fn a_member_that_is_not_known_is_told() {
        let message = terms(br#"{"nme": "Loan"}"#).unwrap_err().message;
        assert!(message.starts_with("--product: unknown field `nme`"), "{message}");
    }
}
