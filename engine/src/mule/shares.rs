//! What the amounts add up to: turnover against the balance kept, amounts below limits, money that nobody lives from,
//! money for crypto exchanges.

use super::flows::{Flow, Flows};
use super::patterns::{Band, Patterns};
use super::{MuleInput, PatternHit};
use crate::metrics::statistics;
use crate::money::{Paise, rupees};

pub(super) fn turnover(flows: &Flows<'_>, input: &MuleInput<'_>, patterns: &Patterns) -> PatternHit {
    let Some(kept) = input.average_daily_balance.filter(|kept| *kept >= Paise::ZERO) else {
        return PatternHit::default();
    };
    let kept = kept.max(rupees(patterns.turnover.least_balance_rupees));
    let times = flows.credited.ratio_to(kept).map(|times| times / input.months);
    times
        .filter(|times| times.is_finite())
        .map_or_else(PatternHit::default, |times| PatternHit::seen(times, Vec::new()))
}

/// Amounts just below a limit, where they stand out: tickets of all sizes fall there by chance, but as many just above.
pub(super) fn structuring(flows: &Flows<'_>, patterns: &Patterns) -> PatternHit {
    let limits = &patterns.structuring;
    let amounts = || flows.counted().map(Flow::amount);
    let stands_out = |band: &&Band| {
        let below = statistics::count(amounts().filter(|amount| band.holds(*amount)).count());
        let above = statistics::count(amounts().filter(|amount| band.above().holds(*amount)).count());
        below >= above * limits.times_above
    };
    let bands: Vec<&Band> = limits.bands.iter().filter(stands_out).collect();
    let is_near = |flow: &&Flow<'_>| bands.iter().any(|band| band.holds(flow.amount()));
    let rows: Vec<_> = flows.counted().filter(is_near).map(Flow::id).collect();
    if rows.len() < limits.least_transactions.max(1) {
        return PatternHit::default();
    }
    PatternHit::seen(statistics::count(rows.len()) / statistics::count(amounts().count()), rows)
}

/// The value is the share of what is paid out that somebody lives or trades from.
pub(super) fn no_life(flows: &Flows<'_>, passed_through: f64, patterns: &Patterns) -> PatternHit {
    if passed_through <= patterns.no_life.pass_through_above {
        return PatternHit::default();
    }
    let living = flows.all.iter().filter(|flow| flow.is_life).map(Flow::id);
    lived_from(flows).map_or_else(PatternHit::default, |share| PatternHit::seen(share, living.collect()))
}

/// The share of what is paid out that somebody lives or trades from. `None` where nothing is: a share of nothing says
/// nothing.
pub(super) fn lived_from(flows: &Flows<'_>) -> Option<f64> {
    let lived: Paise = flows.all.iter().filter(|flow| flow.is_life).map(Flow::amount).sum();
    let passed: Paise = flows.debits().filter(|flow| !flow.is_life).map(Flow::amount).sum();
    lived.ratio_to(lived.saturating_add(passed))
}

pub(super) fn crypto(flows: &Flows<'_>, patterns: &Patterns) -> PatternHit {
    let of_exchanges: Vec<&Flow<'_>> =
        flows.counted().filter(|flow| patterns.crypto.categories.contains(&flow.posting.category)).collect();
    let moved = of_exchanges.iter().map(|flow| flow.amount()).sum::<Paise>();
    let Some(share) = moved.ratio_to(flows.credited.saturating_add(flows.debited)) else {
        return PatternHit::default();
    };
    PatternHit::seen(share, of_exchanges.iter().map(|flow| flow.id()).collect())
}
