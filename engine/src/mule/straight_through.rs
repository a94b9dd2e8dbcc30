//! Money that goes straight through: nearly all of it leaves within a day, and nobody lives from what is paid out.
//!
//! That is an elevated level by itself. Only those are left out whose money honestly does so: families and clubs among whom
//! money is sent regularly, agents, traders.

use super::flows::Flows;
use super::hollow::Hollow;
use super::parties::Senders;
use super::pass_through::PassThrough;
use super::patterns::Patterns;
use super::shares;

pub(super) fn is_seen(
    flows: &Flows<'_>,
    senders: &Senders,
    hollow: &Hollow,
    passed: &PassThrough,
    merchant_evidence: &[&str],
    patterns: &Patterns,
) -> bool {
    let limits = &patterns.straight_through;
    let goes_through = flows.credits().count() >= limits.least_credits
        && passed.leaving.value >= limits.least_share
        && shares::lived_from(flows).is_some_and(|share| share <= limits.most_life);
    let are_many = senders.different >= limits.least_senders;
    // A few who send are clients or a family, unless they are people and nothing at all is traded.
    let are_strangers = senders.different >= limits.fewest_senders
        && hollow.is_without_trade(patterns)
        && flows.is_sent_by_people(patterns.merchant.most_sent_by_people);
    // Accounts upstream send regularly, too. So many are no family, and what they send are no dues of members.
    let is_upstream = are_many && hollow.is_without_trade(patterns) && !flows.are_dues(limits.least_dues);
    let is_of_trade =
        |code: &&&str| !(is_upstream && patterns.layered.evidence_not.iter().any(|not| not == **code));
    goes_through
        && (are_many || are_strangers)
        && merchant_evidence.iter().filter(is_of_trade).count() < limits.merchant_evidence
}
