//! What the applicant could repay.

use serde::{Deserialize, Serialize};

use crate::loan::Ask;
use crate::metrics::facts::ObligationTotals;
use crate::metrics::measures::Measures;
use crate::metrics::metric_name::MetricName;
use crate::money::SignedRupees;

/// What the applicant could repay. Null where the case gives no value: the metric reference says when.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct Affordability {
    /// The loan asked for; null where the application names none.
    pub requested_amount: Option<SignedRupees>,
    /// The tenure it is measured with, in months.
    pub tenure_months: u16,
    /// The yearly rate it is measured with, in percent.
    pub annual_rate_pct: f64,
    /// The level monthly instalment of the loan asked for.
    pub proposed_emi: Option<SignedRupees>,
    /// What is earned in a usual month; null where it cannot be told.
    pub monthly_income: Option<SignedRupees>,
    /// What is already owed to lenders each month.
    pub monthly_obligations: SignedRupees,
    /// The same, with payments that merely look like instalments.
    pub monthly_obligations_stressed: SignedRupees,
    /// Fixed obligations to income ratio: existing and proposed instalments over income, as a fraction (0.5 is 50%).
    pub foir: Option<f64>,
    /// The same, if every payment that looks like an instalment is one.
    pub foir_stressed: Option<f64>,
    /// What is left in a usual month; null where it cannot be told.
    pub monthly_surplus: Option<SignedRupees>,
    /// Debt service coverage ratio: what trade earns in a month over all instalments; above 1 it covers them.
    pub dscr: Option<f64>,
    /// Loan to value: the loan asked for over the collateral's value, as a fraction; null without either.
    pub ltv: Option<f64>,
    /// The part of the price that the applicant pays, as a fraction (0.2 is 20%).
    pub down_payment_share: Option<f64>,
    /// How far loan and down payment together miss the collateral's value.
    pub collateral_gap: Option<f64>,
}

pub(super) fn section(ask: &Ask, measures: &Measures, obligations: &ObligationTotals) -> Affordability {
    let amount = |name: MetricName| measures.amount(name).map(SignedRupees::from);
    Affordability {
        requested_amount: ask.amount.map(SignedRupees::from),
        tenure_months: ask.tenure_months,
        annual_rate_pct: ask.annual_rate_pct,
        proposed_emi: amount(MetricName::ProposedEmi),
        monthly_income: amount(MetricName::MonthlyIncome),
        monthly_obligations: obligations.monthly.into(),
        monthly_obligations_stressed: obligations.monthly_stressed.into(),
        foir: measures.number(MetricName::Foir),
        foir_stressed: measures.number(MetricName::FoirStressed),
        monthly_surplus: amount(MetricName::MonthlySurplus),
        dscr: measures.number(MetricName::Dscr),
        ltv: measures.number(MetricName::Ltv),
        down_payment_share: measures.number(MetricName::DownPaymentShare),
        collateral_gap: measures.number(MetricName::CollateralGap),
    }
}
