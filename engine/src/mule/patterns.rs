//! The numbers and words of `engine/data/mule/patterns.toml`.

use std::sync::LazyLock;

use serde::Deserialize;

use super::PatternHit;
use crate::categorise::Category;
use crate::embedded::DataFile;
use crate::metrics::statistics::one_decimal;
use crate::money::{Paise, rupees};
use crate::narration::Channel;

pub(super) static PATTERNS: LazyLock<Patterns> = LazyLock::new(|| DataFile::MulePatterns.table());

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Patterns {
    pub(super) assessed: Assessed,
    pub(super) levels: Levels,
    pub(super) counted: Counted,
    pub(super) salaries: Salaries,
    pub(super) pass_through: PassThrough,
    pub(super) pass_through_in_days: Scored,
    pub(super) mirror: Mirror,
    pub(super) split: Split,
    pub(super) layered: Layered,
    pub(super) ring: Ring,
    pub(super) straight_through: StraightThrough,
    pub(super) hollow: Hollow,
    pub(super) handed_on: HandedOnLimits,
    pub(super) fronts: FrontLimits,
    pub(super) scheme: Scheme,
    pub(super) passed_on_cash: Told,
    pub(super) turnover: Turnover,
    pub(super) fan_in: FanIn,
    pub(super) sweep: Sweep,
    pub(super) burst: Burst,
    pub(super) structuring: Structuring,
    pub(super) cash_out: Kinds,
    pub(super) many_machines: ManyMachines,
    pub(super) no_life: NoLife,
    pub(super) crypto: Kinds,
    pub(super) penny_test: PennyTest,
    pub(super) night: Night,
    pub(super) merchant: Merchant,
    pub(super) agent: Agent,
    pub(super) hard_words: HardWords,
    pub(super) reasons: Reasons,
}

/// From a measured value to points.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Score {
    pub(super) points: f64,
    from: f64,
    full: f64,
    relieved: bool,
    pub(super) decisive: bool,
    pub(super) text: String,
}

impl Score {
    /// To one decimal. `relief` only lowers patterns that trade shows, too.
    pub(super) fn points_for(&self, finding: &PatternHit, relief: f64) -> f64 {
        // `full` may lie below `from`: there less is worse.
        let strength = (finding.value - self.from) / (self.full - self.from);
        let strength = if strength.is_finite() { strength.clamp(0.0, 1.0) } else { 0.0 };
        let relief = if self.relieved { relief } else { 1.0 };
        one_decimal(self.points * strength * finding.factor * relief)
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Assessed {
    pub(super) least_credits_rupees: i64,
    pub(super) least_transactions: usize,
    pub(super) most_cited: usize,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Levels {
    pub(super) low: f64,
    pub(super) elevated: f64,
    pub(super) high: f64,
    pub(super) decisive_patterns: usize,
    pub(super) decisive_share: f64,
    pub(super) cap: f64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Counted {
    pub(super) credits_not: Vec<Category>,
    pub(super) debits_not: Vec<Category>,
    pub(super) life: Vec<Category>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Salaries {
    pub(super) from_payers: usize,
    pub(super) from_a_month: usize,
    pub(super) of_anybody_from_a_month: usize,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PassThrough {
    pub(super) within_days: i64,
    pub(super) cushion_of_a_month: f64,
    pub(super) score: Score,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Mirror {
    pub(super) least_rupees: i64,
    pub(super) within_days: i64,
    pub(super) share_from: f64,
    pub(super) share_to: f64,
    pub(super) least_pairs: usize,
    pub(super) score: Score,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Layered {
    pub(super) least_pairs: usize,
    pub(super) least_senders: usize,
    pub(super) least_share: f64,
    pub(super) merchant_evidence: usize,
    pub(super) evidence_not: Vec<String>,
    pub(super) text: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Split {
    pub(super) within_days: i64,
    pub(super) most_parts: usize,
    pub(super) most_debits: usize,
    pub(super) mixed_share_from: f64,
    pub(super) least_part: f64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ring {
    pub(super) least_parties: usize,
    pub(super) least_share: f64,
    pub(super) evidence_not: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StraightThrough {
    pub(super) least_credits: usize,
    pub(super) least_senders: usize,
    pub(super) fewest_senders: usize,
    pub(super) least_dues: f64,
    pub(super) least_share: f64,
    pub(super) most_life: f64,
    pub(super) merchant_evidence: usize,
    pub(super) text: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Hollow {
    pub(super) within_days: i64,
    pub(super) trade: Vec<Category>,
    pub(super) most_trade: f64,
    pub(super) least_credits: usize,
    pub(super) least_debits: usize,
    pub(super) least_senders: usize,
    pub(super) least_left: f64,
    pub(super) least_left_of_a_shop: f64,
    pub(super) evidence_not: Vec<String>,
    pub(super) shop_text: String,
    pub(super) held_text: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Agent {
    pub(super) commission: Vec<String>,
    pub(super) float: Vec<String>,
    pub(super) worded_by_anybody: Vec<Channel>,
    pub(super) most_commission: f64,
    pub(super) least_float: f64,
}

/// When money counts as handed on, and how much of the account that must be.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HandedOnLimits {
    pub(super) within_days: i64,
    pub(super) to: Vec<Category>,
    pub(super) share_of_a_debit: f64,
    pub(super) share_of_a_credit: f64,
    pub(super) firms: Vec<Category>,
    pub(super) most_of_firms: f64,
    pub(super) most_of_customers: f64,
    pub(super) least_customers: usize,
    pub(super) most_trade: f64,
    pub(super) evidence_of_trade: Vec<String>,
    pub(super) least_rupees: i64,
    pub(super) text: String,
    pub(super) most: MostHandedOn,
    pub(super) nearly_all: NearlyAllHandedOn,
    pub(super) every_debit: EveryDebit,
    pub(super) cash: CashHandedOn,
    pub(super) held: HeldForDays,
    pub(super) spent: Spent,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FrontLimits {
    pub(super) most_times_of_a_stranger: usize,
    pub(super) on_paper: OnPaper,
    pub(super) out_of_scale: OutOfScale,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Scheme {
    pub(super) words: Vec<String>,
    pub(super) least_credits: usize,
    pub(super) least_senders: usize,
    pub(super) least_share: f64,
    pub(super) least_left: f64,
    pub(super) most_trade: f64,
    pub(super) text: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OnPaper {
    pub(super) most_bills: f64,
    pub(super) round_rupees: i64,
    pub(super) least_sums: usize,
    pub(super) least_share: f64,
    pub(super) text: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OutOfScale {
    pub(super) least_takings: usize,
    pub(super) times_the_usual: f64,
    pub(super) to: Vec<Category>,
    pub(super) within_days: i64,
    pub(super) least_of_what_is_there: f64,
    pub(super) most_of_what_is_there: f64,
    pub(super) least_sums: usize,
    pub(super) least_share: f64,
    pub(super) least_days: usize,
    pub(super) text: String,
}

/// So much and so many at the least, as of the three below.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MostHandedOn {
    pub(super) share: f64,
    pub(super) credits: usize,
    pub(super) debits: usize,
    pub(super) senders: usize,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NearlyAllHandedOn {
    pub(super) share: f64,
    pub(super) credits: usize,
    pub(super) senders: usize,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EveryDebit {
    pub(super) share_of_debits: f64,
    pub(super) debits: usize,
    pub(super) senders: usize,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CashHandedOn {
    pub(super) cash: f64,
    pub(super) share: f64,
    pub(super) credits: usize,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HeldForDays {
    pub(super) least_rupees: i64,
    pub(super) least_share: f64,
    pub(super) least_share_of_debits: f64,
    pub(super) least_debits: usize,
    pub(super) least_senders: usize,
    pub(super) most_life: f64,
    pub(super) text: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Spent {
    pub(super) to: Vec<Category>,
    pub(super) least_purchase_rupees: i64,
    pub(super) least_share: f64,
    pub(super) least_debits: usize,
    pub(super) least_senders: usize,
    pub(super) evidence_of_trade: Vec<String>,
    pub(super) text: String,
}

/// A pattern that others measure.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Told {
    pub(super) text: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Turnover {
    pub(super) least_balance_rupees: i64,
    pub(super) score: Score,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FanIn {
    pub(super) score: Score,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sweep {
    pub(super) least_senders: usize,
    pub(super) payees: usize,
    pub(super) score: Score,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Burst {
    pub(super) gap_days: i64,
    pub(super) within_days: i64,
    pub(super) least_rupees: i64,
    pub(super) times_median_week: i64,
    pub(super) weeks_before: usize,
    pub(super) not_activity: Vec<Category>,
    pub(super) score: Score,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Structuring {
    pub(super) bands: Vec<Band>,
    pub(super) times_above: f64,
    pub(super) least_transactions: usize,
    pub(super) score: Score,
}

/// Rupees; `to` is not included.
#[derive(Debug, Clone, Copy, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Band {
    from: i64,
    to: i64,
}

impl Band {
    pub(super) fn holds(self, amount: Paise) -> bool {
        (rupees(self.from)..rupees(self.to)).contains(&amount)
    }

    /// The one of the same width on the other side of the limit.
    pub(super) const fn above(self) -> Self {
        Self { from: self.to, to: self.to.saturating_add(self.to.saturating_sub(self.from)) }
    }
}

/// A pattern that is of some categories.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Kinds {
    pub(super) categories: Vec<Category>,
    pub(super) score: Score,
}

/// A pattern that is measured with another.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Scored {
    pub(super) score: Score,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ManyMachines {
    pub(super) within_days: i64,
    pub(super) least_cash: f64,
    pub(super) score: Score,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NoLife {
    pub(super) pass_through_above: f64,
    pub(super) score: Score,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PennyTest {
    pub(super) most_rupees: i64,
    pub(super) followed_within_days: i64,
    pub(super) followed_by_rupees: i64,
    pub(super) least_times: usize,
    pub(super) score: Score,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Night {
    pub(super) before_hour: u32,
    pub(super) least_share: f64,
    pub(super) least_timed: usize,
    pub(super) score: Score,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Merchant {
    pub(super) one: f64,
    pub(super) several: f64,
    pub(super) least_settlements: usize,
    pub(super) taxes: Vec<Category>,
    pub(super) regular_payees_share: f64,
    pub(super) beyond_largest_payees: f64,
    pub(super) most_sent_by_people: f64,
    pub(super) regular_senders_share: f64,
    pub(super) only_regular_senders_share: f64,
    pub(super) regular_months: usize,
    pub(super) fewest_regular_months: usize,
    pub(super) median_ticket_rupees: i64,
    pub(super) active_days_per_month: f64,
    pub(super) most_variation: f64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HardWords {
    pub(super) text: String,
    pub(super) anywhere: Vec<String>,
    pub(super) by_the_bank: Vec<String>,
    pub(super) worded_by_others: Vec<Channel>,
    pub(super) unless: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Reasons {
    pub(super) not_assessed: String,
    pub(super) none: String,
    pub(super) low: String,
    pub(super) elevated: String,
    pub(super) layered: String,
    pub(super) straight_through: String,
    pub(super) shop_in_name: String,
    pub(super) held: String,
    pub(super) handed_on: String,
    pub(super) handed_on_in_days: String,
    pub(super) shop_on_paper: String,
    pub(super) out_of_scale: String,
    pub(super) scheme: String,
    pub(super) spent_at_once: String,
    pub(super) passed_on_cash: String,
    pub(super) high: String,
    pub(super) hard_words: String,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::embedded::tests::assert_strict;

    #[test]
    fn the_file_of_patterns_can_be_read() {
        assert_strict::<Patterns>(DataFile::MulePatterns, &[], &[]);
    }
}
