//! The numbers of `engine/data/metrics/thresholds.toml`.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::embedded::DataFile;

pub(crate) static THRESHOLDS: LazyLock<Thresholds> = LazyLock::new(|| DataFile::MetricsThresholds.table());

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Thresholds {
    pub(crate) period: Period,
    pub(crate) balances: BalancesThresholds,
    pub(crate) income: IncomeThresholds,
    pub(crate) steady: SteadyThresholds,
    pub(crate) trend: TrendThresholds,
    pub(crate) circular: Circular,
    pub(crate) passed_on_cash: PassedOnCash,
    pub(crate) window_dressing: WindowDressing,
    pub(crate) obligations: Obligations,
    pub(crate) new_loans: NewLoans,
    pub(crate) counterparties: Counterparties,
    pub(crate) gst: Gst,
    pub(crate) collateral: Collateral,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Period {
    pub(crate) undeclared_slack_days: u32,
    pub(crate) most_days: u64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BalancesThresholds {
    pub(crate) abb_days: Vec<u32>,
    pub(crate) low_balance_rupees: i64,
    pub(crate) window_months: usize,
    pub(crate) overdrawn_day_share: f64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SteadyThresholds {
    pub(crate) least_rupees: i64,
    pub(crate) least_months: usize,
    pub(crate) most_variation: f64,
    pub(crate) usual_months: f64,
    pub(crate) usual_within: f64,
    pub(crate) seen_within_days: i64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TrendThresholds {
    pub(crate) months: usize,
    pub(crate) told_from: f64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct IncomeThresholds {
    pub(crate) stated_months: usize,
    pub(crate) recent_months: usize,
    pub(crate) fall_from: f64,
    pub(crate) unpaid_months_allowed: usize,
    pub(crate) salary_ends_after_days: i64,
    pub(crate) pension_months: usize,
    pub(crate) pension_least_rupees: i64,
    pub(crate) business_months: usize,
    pub(crate) business_share: f64,
    pub(crate) gig_margin: f64,
    pub(crate) rent_margin: f64,
    pub(crate) professional_margin: f64,
    pub(crate) agriculture_margin: f64,
    pub(crate) interest_months: usize,
    pub(crate) interest_least_rupees: i64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Circular {
    pub(crate) least_rupees: i64,
    pub(crate) within_days: i64,
    pub(crate) share_from: f64,
    pub(crate) share_to: f64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PassedOnCash {
    pub(crate) within_days: u64,
    pub(crate) least_payees: usize,
    pub(crate) most_rupees: i64,
    pub(crate) sent_share: f64,
    pub(crate) share: f64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WindowDressing {
    pub(crate) last_days: usize,
    pub(crate) middle_from_day: u32,
    pub(crate) middle_to_day: u32,
    pub(crate) times: f64,
    pub(crate) months: usize,
    pub(crate) leaves_share: f64,
    pub(crate) leaves_within_days: u64,
    pub(crate) pushed_share: f64,
    pub(crate) least_rise_rupees: i64,
    pub(crate) push_days: u64,
    pub(crate) final_days: u64,
    pub(crate) days_before: u64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Obligations {
    pub(crate) card_share: f64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewLoans {
    pub(crate) within_days: i64,
    pub(crate) least_rupees: i64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Counterparties {
    pub(crate) most_listed: usize,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Gst {
    pub(crate) months: usize,
    pub(crate) usual_from: f64,
    pub(crate) usual_to: f64,
    pub(crate) critical_below: f64,
    pub(crate) critical_above: f64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Collateral {
    pub(crate) usual_gap: f64,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::embedded::tests::assert_strict;

    #[test]
    fn the_file_of_thresholds_can_be_read() {
        assert_strict::<Thresholds>(DataFile::MetricsThresholds, &[], &[]);
    }
}
