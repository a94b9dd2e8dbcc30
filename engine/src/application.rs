//! What is asked about a statement: by whom, for which loan, under which product, with what the bureau said.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::bureau::BureauAnswer;
use crate::corrections::Corrections;
use crate::decision::default_product;
use crate::loan::Ask;
use crate::money::{Paise, Rupees};
use crate::product::ProductTerms;

/// Everything a decision depends on besides the statement.
#[derive(Debug, Clone, PartialEq)]
pub struct Application {
    /// The day of the analysis. Ages and windows are counted from it, so that a decision can be computed again years later.
    pub as_of: NaiveDate,
    /// `None` leaves the name match out.
    pub applicant_name: Option<String>,
    pub inputs: Inputs,
    pub product: Product,
    pub bureau: BureauAnswer,
    /// What a person knows better than the statement says.
    pub corrections: Corrections,
    /// An earlier analysis of the very same file in the same team.
    pub duplicate_of: Option<String>,
}

impl Application {
    /// Under the built-in product, with nothing asked and nobody named.
    pub fn plain(as_of: NaiveDate) -> Self {
        Self {
            as_of,
            applicant_name: None,
            inputs: Inputs::default(),
            product: Product::built_in(),
            bureau: BureauAnswer::NotRequested,
            corrections: Corrections::default(),
            duplicate_of: None,
        }
    }

    /// The loan that is asked for: the product gives what the applicant does not choose.
    pub fn ask(&self) -> Ask {
        let terms = &self.product.terms;
        let paise = |amount: Option<Rupees>| amount.map(Paise::from);
        Ask {
            amount: paise(self.inputs.requested_amount),
            tenure_months: terms.tenure_months.default,
            annual_rate_pct: terms.annual_rate_pct,
            collateral_value: paise(self.inputs.collateral_value),
            down_payment: paise(self.inputs.down_payment),
            gst_turnover: paise(self.inputs.gst_turnover),
        }
    }
}

/// Amounts that the application names, in rupees.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(
    feature = "openapi",
    derive(poem_openapi::Object),
    oai(rename = "AnalysisInputs", deny_unknown_fields)
)]
pub struct Inputs {
    /// The loan that is asked for, in rupees.
    #[serde(default)]
    pub requested_amount: Option<Rupees>,
    /// The value of what secures the loan, in rupees.
    #[serde(default)]
    pub collateral_value: Option<Rupees>,
    /// The yearly turnover declared for GST, net of tax, in rupees.
    #[serde(default)]
    pub gst_turnover: Option<Rupees>,
    /// What the applicant pays of the price, in rupees.
    #[serde(default)]
    pub down_payment: Option<Rupees>,
}

/// The product a case is decided under.
#[derive(Debug, Clone, PartialEq)]
pub struct Product {
    /// `None` for the built-in one.
    pub id: Option<String>,
    /// `None` for the built-in one.
    pub version: Option<i64>,
    /// Whether no lender named one: then nobody is declined without a person.
    pub is_built_in: bool,
    pub terms: ProductTerms,
}

impl Product {
    pub fn built_in() -> Self {
        Self { id: None, version: None, is_built_in: true, terms: default_product().clone() }
    }
}
