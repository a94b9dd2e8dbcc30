//! The terms of a product as the API shows them, at whichever version.

use lending_engine::policy::{Policy, Scorecard, Thresholds};
use lending_engine::product::{self, AmountRange, Currency, Fee, TenureRange};
use lending_store::StoreError;
use poem_openapi::Object;
use serde_json::{Value, json};

use crate::api::stored::Stored;
use crate::errors::ApiError;

/// What a product says at one version: the terms a team lends on and the policy it decides by.
#[derive(Debug, Object)]
pub(crate) struct ProductTerms {
    /// Name of the product, 1 to 100 characters.
    pub(super) name: String,
    /// What the product is for; null where nobody said.
    pub(super) description: Option<String>,
    /// Currency of its amounts.
    pub(super) currency: Stored<Currency>,
    /// The loan amounts it covers, in rupees.
    pub(super) amount: Stored<AmountRange>,
    /// The tenures it covers, in months.
    pub(super) tenure_months: Stored<TenureRange>,
    /// Interest a year, in percent, from 0 to 100.
    pub(super) annual_rate_pct: Stored<f64>,
    /// What of a trader's receipts is taken for income, in percent, from 0 to 100.
    pub(super) business_margin_pct: Stored<f64>,
    /// What borrowers pay besides interest, taken from the sum that is paid out; empty where none is stated.
    pub(super) fees: Stored<Vec<Fee>>,
    /// Whom applicants may ask, as letters say it; null where nobody said.
    pub(super) contact: Option<String>,
    /// The rules a case must pass; none where the score alone decides.
    pub(super) policy: Stored<Policy>,
    /// How much each section of the score weighs.
    pub(super) scorecard: Stored<Scorecard>,
    /// The scores that approve, and that go to review.
    pub(super) thresholds: Stored<Thresholds>,
}

impl ProductTerms {
    /// Terms of a newer version of the service are shown as they stand.
    pub(super) fn of(stored: &Value) -> Self {
        let known = understood(stored).ok().and_then(|terms| serde_json::to_value(terms).ok());
        let terms = known.unwrap_or_else(|| stored.clone());
        let text = |name: &str| terms[name].as_str().map(str::to_owned);
        let term = |name: &str| terms[name].clone();
        Self {
            name: text("name").unwrap_or_default(),
            description: text("description"),
            currency: Stored::read(term("currency")),
            amount: Stored::read(term("amount")),
            tenure_months: Stored::read(term("tenure_months")),
            annual_rate_pct: Stored::read(term("annual_rate_pct")),
            business_margin_pct: Stored::read(term("business_margin_pct")),
            // Absent from the stored terms where there are none.
            fees: Stored::read(terms.get("fees").cloned().unwrap_or_else(|| json!([]))),
            contact: text("contact"),
            policy: Stored::read(term("policy")),
            scorecard: Stored::read(term("scorecard")),
            thresholds: Stored::read(term("thresholds")),
        }
    }
}

/// The terms to decide or to go on from. What only a newer version knows cannot be left out of a decision.
pub(super) fn understood(stored: &Value) -> Result<product::ProductTerms, ApiError> {
    let mut terms: product::ProductTerms = serde_json::from_value(stored.clone())
        .map_err(|_| StoreError::NewerWord { what: "a term of a product" })?;
    terms.policy = terms.policy.with_limits();
    Ok(terms)
}
