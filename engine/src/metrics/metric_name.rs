//! The names of metrics, as rules, tables and reports write them.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error};
use strum::{EnumString, IntoStaticStr};

/// In the order of their texts.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, EnumString, IntoStaticStr, strum::VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub enum MetricName {
    Abb,
    AbbToProposedEmi,
    ActiveMonths,
    Adb,
    BalanceTrend,
    BounceRatio,
    BureauScore,
    CashShare,
    CircularShare,
    CollateralGap,
    CollateralValue,
    CounterpartyHhi,
    DerogatoryCount,
    DownPayment,
    DownPaymentShare,
    Dscr,
    FintechLoanCount,
    Foir,
    FoirStressed,
    GamblingCryptoShare,
    GamblingIncomeShare,
    GstTurnover,
    GstVariance,
    HasBureauHistory,
    HasCollateral,
    IncomeCv,
    IncomeMonths,
    IncomeStopped,
    IncomeTrend,
    IncomeType,
    InflowCv,
    #[strum(serialize = "inward_bounces_3m")]
    InwardBounces3m,
    #[strum(serialize = "inward_bounces_6m")]
    InwardBounces6m,
    LenderCount,
    LoanToGstTurnover,
    LoanToMonthlyIncome,
    LowBalanceDayShare,
    LowBalanceDays,
    Ltv,
    MaxBalance,
    MinBalance,
    MonthlyBusinessCredits,
    MonthlyIncome,
    MonthlyObligations,
    MonthlySurplus,
    MuleScore,
    NameMatchScore,
    NetMonthlyCredits,
    #[strum(serialize = "new_loans_60d")]
    NewLoans60d,
    #[strum(serialize = "outward_bounces_6m")]
    OutwardBounces6m,
    OverdraftDaysOver,
    OverdraftHeadroom,
    OverdraftInterest,
    OverdraftLimit,
    OverdraftPeakUtilisation,
    OverdraftUtilisation,
    PayFall,
    #[strum(serialize = "penal_charges_6m")]
    PenalCharges6m,
    ProposedEmi,
    ReadingConfidence,
    RequestedAmount,
    SalaryMonths,
    StatementAgeDays,
    StatementMonths,
    SurplusToProposedEmi,
    Top1CounterpartyShare,
    Top3CounterpartyShare,
    Top5CounterpartyShare,
    #[strum(serialize = "uncured_bounces_6m")]
    UncuredBounces6m,
    #[strum(serialize = "unsecured_enquiries_30d")]
    UnsecuredEnquiries30d,
    #[strum(serialize = "unsecured_enquiries_90d")]
    UnsecuredEnquiries90d,
    WindowDressing,
}

impl MetricName {
    pub fn as_str(self) -> &'static str {
        self.into()
    }
}

impl fmt::Display for MetricName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// A table that names a metric nobody knows is broken.
impl<'de> Deserialize<'de> for MetricName {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(|_| D::Error::custom(format!("{text} is no metric")))
    }
}

#[cfg(test)]
mod tests {
    use strum::VariantArray;

    use super::*;

    #[test]
    fn a_name_is_read_as_it_is_written_and_sorts_as_its_text() {
        for name in MetricName::VARIANTS {
            assert_eq!(name.as_str().parse(), Ok(*name));
        }
        assert!(MetricName::VARIANTS.is_sorted_by_key(|name| name.as_str()));
        assert!(MetricName::VARIANTS.is_sorted());
    }
}
