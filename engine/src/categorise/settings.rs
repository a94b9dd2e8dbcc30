//! The numbers of `engine/data/categorise/rules.toml`.

use std::sync::LazyLock;

use rustc_hash::FxHashMap;
use serde::Deserialize;

use crate::embedded::DataFile;

pub(super) static SETTINGS: LazyLock<Settings> = LazyLock::new(|| DataFile::CategoriseRules.table());

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Settings {
    pub(super) names: Names,
    pub(super) bounces: Bounces,
    pub(super) salary: Salary,
    pub(super) loans: Loans,
    pub(super) new_loans: NewLoans,
    pub(super) own: Own,
    pub(super) business: Business,
    pub(super) gig: Gig,
    pub(super) farm: Farm,
    pub(super) clients: Clients,
    pub(super) interest: Interest,
    pub(super) rent: Rent,
    pub(super) charges: Charges,
    confidence: FxHashMap<String, f64>,
}

impl Settings {
    /// How sure a rule is.
    pub(super) fn confidence(&self, rule: &str) -> f64 {
        self.confidence.get(rule).copied().unwrap_or_else(|| DataFile::CategoriseRules.lacks(rule))
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_field_names, reason = "each is the least of something")]
pub(super) struct Names {
    pub(super) least_cut_letters: usize,
    pub(super) least_cut_letters_of_last_word: usize,
    pub(super) least_glued_letters: usize,
    pub(super) least_merged_letters: usize,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Bounces {
    pub(super) legs_within_days: i64,
    pub(super) outward_within_days: i64,
    pub(super) charge_within_days: i64,
    pub(super) charge_date_slack_days: i64,
    pub(super) tax_within_days: i64,
    pub(super) tax_shares: Vec<f64>,
    pub(super) typical_charges_rupees: Vec<i64>,
    pub(super) largest_charge_rupees: i64,
    pub(super) cured_within_days: i64,
    pub(super) technical_reasons: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Salary {
    pub(super) least_rupees: i64,
    pub(super) least_part_rupees: i64,
    pub(super) least_score: f64,
    pub(super) least_months: usize,
    pub(super) least_months_without_keyword: usize,
    pub(super) keyword_weight: f64,
    pub(super) months_weight: f64,
    pub(super) steadiness_weight: f64,
    pub(super) day_weight: f64,
    pub(super) corporate_weight: f64,
    pub(super) steadiness_zero_at: f64,
    pub(super) standing_out_rest: f64,
    pub(super) listed_most_payments_a_month: f64,
    pub(super) listed_most_variation: f64,
    pub(super) listed_least_repeats: f64,
    pub(super) repeat_tolerance: f64,
    pub(super) day_deviation: f64,
    pub(super) window_from_day: u32,
    pub(super) window_to_day: u32,
    pub(super) window_outliers: f64,
    pub(super) unspoken_from: f64,
    pub(super) unspoken_to: f64,
    pub(super) turn_from_day: u32,
    pub(super) turn_to_day: u32,
    pub(super) turn_shift_days: u64,
    pub(super) bonus_times: f64,
    pub(super) split_within_days: i64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Loans {
    pub(super) amount_tolerance: f64,
    pub(super) recurring_months: usize,
    pub(super) recurring_least_rupees: i64,
    pub(super) cadence_months: usize,
    pub(super) cadence_day_span: u32,
    pub(super) cadence_extra_payments: usize,
    pub(super) cadence_least_rupees: i64,
    pub(super) cadence_round_rupees: i64,
    pub(super) active_within_days: i64,
    pub(super) charge_day_slack: i64,
    pub(super) overdraft_months: usize,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewLoans {
    pub(super) least_rupees: i64,
    pub(super) app_least_rupees: i64,
    pub(super) renewed_within_days: i64,
    pub(super) renewed_tolerance: f64,
    pub(super) closing_interest_share: f64,
    pub(super) gold_rate_pct: f64,
    pub(super) app: Terms,
    /// By size, the smallest first.
    pub(super) terms: Vec<Terms>,
    /// Of whatever is larger.
    pub(super) largest: Terms,
}

/// How such a loan is usually repaid.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Terms {
    #[serde(default)]
    pub(super) up_to_rupees: i64,
    pub(super) rate_pct: f64,
    pub(super) months: u16,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Own {
    pub(super) within_days: i64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Business {
    pub(super) payers_a_month: usize,
    pub(super) median_ticket_rupees: i64,
    pub(super) least_signs: usize,
    pub(super) owners_payment_rupees: i64,
    pub(super) refund_rupees: i64,
    pub(super) housework_rupees: i64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Farm {
    pub(super) milk_payments_a_month: usize,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Clients {
    pub(super) least_months: usize,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Gig {
    pub(super) payments_a_month: usize,
    pub(super) least_rupees: i64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Rent {
    pub(super) received_months: usize,
    pub(super) unnamed_months: usize,
    pub(super) unnamed_least_rupees: i64,
    pub(super) least_days_apart: u32,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Interest {
    pub(super) most_of_balance: f64,
    pub(super) least_rupees: i64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Charges {
    pub(super) largest_tax_rupees: i64,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::embedded::tests::assert_strict;

    #[test]
    fn the_file_of_rules_can_be_read() {
        assert_strict::<Settings>(DataFile::CategoriseRules, &["confidence"], &[]);
    }

    #[test]
    fn the_weights_of_a_salary_add_up_to_one() {
        let salary = &SETTINGS.salary;
        let sum = salary.keyword_weight
            + salary.months_weight
            + salary.steadiness_weight
            + salary.day_weight
            + salary.corporate_weight;
        assert!((sum - 1.0).abs() < 1e-9, "{sum}");
        assert!(SETTINGS.confidence.values().all(|confidence| (0.1..=1.0).contains(confidence)));
    }
}
