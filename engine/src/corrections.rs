//! What a person knows better than the statement says.

use serde::{Deserialize, Serialize};

use crate::categorise::category::Category;
use crate::transaction_id::TransactionId;

/// Facts that stand above what was read from the narrations. The decision is computed anew with them.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object), oai(deny_unknown_fields))]
pub struct Corrections {
    /// Payers whose regular payments are the applicant's salary, as `counterparty` of a transaction names them.
    #[serde(default)]
    pub employers: Vec<String>,
    /// What of a trader's receipts is taken for income, in percent, in place of the product's margin.
    #[serde(default)]
    pub business_margin_pct: Option<f64>,
    /// Transactions that are something else than they were taken for.
    #[serde(default)]
    pub categories: Vec<CategoryCorrection>,
}

/// What a transaction really is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object), oai(deny_unknown_fields))]
pub struct CategoryCorrection {
    /// The transaction.
    pub transaction_id: TransactionId,
    /// Its category.
    pub category: Category,
}
