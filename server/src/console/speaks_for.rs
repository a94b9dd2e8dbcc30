//! What speaks for a case that nothing speaks against: an approval has no reasons of its own, and rules that hold.

use lending_engine::decision::{PolicyResult, RuleOutcome, RuleResult};

/// How many reasons are read at a glance.
pub(super) const AT_A_GLANCE: usize = 3;
/// Rules of these metrics are about the statement rather than about who brought it.
const OF_THE_STATEMENT: [&str; 4] =
    ["statement_months", "active_months", "statement_age_days", "reading_confidence"];

/// The first rules that hold, with their places in the policy; those about the person before those about the statement.
pub(super) fn speaks_for(policy: &PolicyResult) -> Vec<(usize, &RuleResult)> {
    let mut held: Vec<(usize, &RuleResult)> =
        policy.rules.iter().enumerate().filter(|(_, rule)| rule.outcome == RuleOutcome::Pass).collect();
    held.sort_by_key(|(_, rule)| OF_THE_STATEMENT.contains(&rule.metric.as_str()));
    held.truncate(AT_A_GLANCE);
    held
}
