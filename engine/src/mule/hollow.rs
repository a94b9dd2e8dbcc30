//! Accounts that call themselves a shop, or hold what they pass on for some days, and from which nobody lives or trades.
//!
//! A shop pays for goods, bills, rent and taxes. Where money comes in as settlements, or from many, and all of it goes on to
//! people or out of machines within days, the words of a shop are all there is of it.

use super::flows::{Flow, Flows};
use super::parties::Senders;
use super::patterns::Patterns;
use crate::categorise::Category;
use crate::money::Paise;

/// What is known of the account beside its flows.
pub(super) struct Hollow {
    /// Of what is paid out, the share that pays for goods, bills and a life.
    trade_share: Option<f64>,
    settlements: usize,
    credits: usize,
    debits: usize,
    senders: usize,
}

/// What is paid for goods, bills, taxes and a life. What is sent to a person is trade by its remark at the most, and anybody
/// writes that.
pub(super) fn is_trade(flow: &Flow<'_>, patterns: &Patterns) -> bool {
    flow.is_life || patterns.hollow.trade.contains(&flow.posting.category) && !flow.posting.is_with_person
}

impl Hollow {
    /// Next to nothing is paid for goods, bills, taxes or a life.
    pub(super) fn is_without_trade(&self, patterns: &Patterns) -> bool {
        self.trades_at_most(patterns.hollow.most_trade)
    }

    /// At most this share of what is paid out pays for goods, bills, taxes or a life.
    pub(super) fn trades_at_most(&self, most: f64) -> bool {
        self.trade_share.is_some_and(|share| share <= most)
    }

    pub(super) fn measure(flows: &Flows<'_>, senders: &Senders, patterns: &Patterns) -> Self {
        let is_trade = |flow: &&Flow<'_>| is_trade(flow, patterns);
        let paid_out = || flows.all.iter().filter(|flow| !flow.posting.is_credit());
        let trade: Paise = paid_out().filter(is_trade).map(Flow::amount).sum();
        let passed: Paise = flows.debits().filter(|flow| !is_trade(flow)).map(Flow::amount).sum();
        let settled = flows.credits().filter(|flow| flow.posting.category == Category::Settlement);
        Self {
            trade_share: trade.ratio_to(trade.saturating_add(passed)),
            settlements: settled.count(),
            credits: flows.credits().count(),
            debits: flows.debits().count(),
            senders: senders.different,
        }
    }

    /// The words of a shop without a shop: what else looks like trade is then no evidence of it.
    pub(super) fn is_shop_in_name(&self, left_within_days: f64, patterns: &Patterns) -> bool {
        let limits = &patterns.hollow;
        self.settlements >= patterns.merchant.least_settlements.max(1)
            && self.credits >= limits.least_credits
            && left_within_days >= limits.least_left_of_a_shop
            && self.is_without_trade(patterns)
    }

    /// Money of many that rests for some days and goes on, all of it.
    pub(super) fn is_held(
        &self,
        left_within_days: f64,
        merchant_evidence: &[&str],
        patterns: &Patterns,
    ) -> bool {
        let limits = &patterns.hollow;
        let is_of_trade = |code: &&&str| !patterns.layered.evidence_not.iter().any(|not| not == **code);
        self.credits >= limits.least_credits
            && self.debits >= limits.least_debits
            && self.senders >= limits.least_senders
            && left_within_days >= limits.least_left
            && self.is_without_trade(patterns)
            && merchant_evidence.iter().filter(is_of_trade).count() < patterns.layered.merchant_evidence
    }
}
