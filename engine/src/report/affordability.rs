//! What the applicant could repay.

use serde::{Deserialize, Serialize};

use crate::loan::Ask;
use crate::metrics::facts::ObligationTotals;
use crate::metrics::measures::Measures;
use crate::money::SignedRupees;

/// What the applicant could repay. Null where the case gives no value: the metric reference says when.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct Affordability {
    /// The loan asked for.
    pub requested_amount: Option<SignedRupees>,
    /// The tenure it is measured with, in months.
    pub tenure_months: u16,
    /// The yearly rate it is measured with, in percent.
    pub annual_rate_pct: f64,
    /// The level monthly instalment of the loan asked for.
    pub proposed_emi: Option<SignedRupees>,
    /// What is earned in a usual month.
    pub monthly_income: Option<SignedRupees>,
    /// What is already owed to lenders each month.
    pub monthly_obligations: SignedRupees,
    /// The same, with payments that merely look like instalments.
    pub monthly_obligations_stressed: SignedRupees,
    /// Fixed obligations to income: existing and proposed instalments over income.
    pub foir: Option<f64>,
    /// The same, if every payment that looks like an instalment is one.
    pub foir_stressed: Option<f64>,
    /// What is left in a usual month.
    pub monthly_surplus: Option<SignedRupees>,
    /// Debt service coverage: what trade earns over all instalments.
    pub dscr: Option<f64>,
    /// Loan to value of the collateral.
    pub ltv: Option<f64>,
    /// The part of the price that the applicant pays.
    pub down_payment_share: Option<f64>,
    /// How far loan and down payment together miss the collateral's value.
    pub collateral_gap: Option<f64>,
}

pub(super) fn section(ask: &Ask, measures: &Measures, obligations: &ObligationTotals) -> Affordability {
    let amount = |name: &str| measures.amount(name).map(SignedRupees::from);
    Affordability {
        requested_amount: ask.amount.map(SignedRupees::from),
        tenure_months: ask.tenure_months,
        annual_rate_pct: ask.annual_rate_pct,
        proposed_emi: amount("proposed_emi"),
        monthly_income: amount("monthly_income"),
        monthly_obligations: obligations.monthly.into(),
        monthly_obligations_stressed: obligations.monthly_stressed.into(),
        foir: measures.number("foir"),
        foir_stressed: measures.number("foir_stressed"),
        monthly_surplus: amount("monthly_surplus"),
        dscr: measures.number("dscr"),
        ltv: measures.number("ltv"),
        down_payment_share: measures.number("down_payment_share"),
        collateral_gap: measures.number("collateral_gap"),
    }
}
