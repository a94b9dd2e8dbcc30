//! What is asked about a statement: by whom, for which loan, under which product, with what the bureau said.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::bureau::BureauAnswer;
use crate::corrections::{Corrections, RememberedPayer};
use crate::decision::{ReviewReason, default_product};
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
    /// Payers that count as employers wherever they pay.
    pub remembered_payers: Vec<RememberedPayer>,
    /// Why earlier decisions about this case went to a person. What forces a review does so until a person has decided.
    pub earlier_reasons: Vec<ReviewReason>,
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
            remembered_payers: Vec::new(),
            earlier_reasons: Vec::new(),
            duplicate_of: None,
        }
    }

    /// The loan that is asked for: the product gives what the applicant does not choose.
    pub fn ask(&self) -> Ask {
        let terms = &self.product.terms;
        let paise = |amount: Option<Rupees>| amount.map(Paise::from);
        Ask {
            amount: paise(self.inputs.requested_amount),
            tenure_months: self.inputs.tenure_months.unwrap_or(terms.tenure_months.default),
            annual_rate_pct: terms.annual_rate_pct,
            collateral_value: paise(self.inputs.collateral_value),
            down_payment: paise(self.inputs.down_payment),
            gst_turnover: paise(self.inputs.gst_turnover),
        }
    }
}

/// What the application asks for: amounts in rupees, and a time.
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
    /// Over how many months it is to be repaid: from 1 to 480, and within what the product covers. Null: the product's
    /// usual time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", oai(validator(minimum(value = "1"), maximum(value = "480"))))]
    pub tenure_months: Option<u16>,
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
