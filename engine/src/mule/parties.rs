//! Who pays in and who is paid: many that come once, and few that get it all.

use super::PatternHit;
use super::flows::{Flow, Flows};
use super::patterns::Patterns;
use crate::metrics::statistics;
use crate::money::Paise;
use crate::transaction_id::TransactionId;

/// Those who paid in.
#[derive(Debug, Default)]
pub(super) struct Senders {
    /// Different ones over the whole statement.
    pub(super) different: usize,
    /// Different ones in the busiest month.
    most_in_a_month: usize,
    /// The share that paid only once.
    once: f64,
    /// The first credit of each sender in the busiest month.
    rows: Vec<TransactionId>,
}

impl Senders {
    pub(super) fn from_flows(flows: &Flows<'_>) -> Self {
        let mut times = vec![0_usize; flows.parties];
        let mut visits: Vec<(i32, usize, TransactionId)> = Vec::new();
        for flow in flows.credits() {
            let Some(party) = flow.party else { continue };
            visits.push((flow.month(), party, flow.id()));
            if let Some(count) = times.get_mut(party) {
                *count += 1;
            }
        }
        visits.sort_unstable();
        visits.dedup_by_key(|(month, party, _)| (*month, *party));
        let busiest = visits.chunk_by(|one, next| one.0 == next.0).max_by_key(|month| month.len());
        let mut rows: Vec<TransactionId> = busiest.unwrap_or_default().iter().map(|(_, _, id)| *id).collect();
        rows.sort_unstable();
        let different = times.iter().filter(|count| **count > 0).count();
        let single = times.iter().filter(|count| **count == 1).count();
        let once =
            if different == 0 { 0.0 } else { statistics::count(single) / statistics::count(different) };
        Self { different, most_in_a_month: rows.len(), once, rows }
    }

    pub(super) fn fan_in(&self) -> PatternHit {
        PatternHit {
            value: statistics::count(self.most_in_a_month),
            factor: self.once,
            rows: self.rows.clone(),
        }
    }
}

/// What share of the money paid out went to the few largest payees.
pub(super) fn sweep(flows: &Flows<'_>, senders: &Senders, patterns: &Patterns) -> PatternHit {
    if senders.most_in_a_month < patterns.sweep.least_senders {
        return PatternHit::default();
    }
    let mut paid: Vec<(Paise, usize)> = (0..flows.parties).map(|party| (Paise::ZERO, party)).collect();
    for flow in flows.debits() {
        if let Some((sum, _)) = flow.party.and_then(|party| paid.get_mut(party)) {
            *sum = sum.saturating_add(flow.amount());
        }
    }
    paid.sort_unstable_by_key(|(sum, party)| (std::cmp::Reverse(*sum), *party));
    paid.truncate(patterns.sweep.payees);
    let swept: Paise = paid.iter().map(|(sum, _)| *sum).sum();
    let is_swept = |flow: &&Flow<'_>| flow.party.is_some_and(|party| paid.iter().any(|(_, of)| *of == party));
    let rows = flows.debits().filter(is_swept).map(Flow::id).collect();
    swept.ratio_to(flows.debited).map_or_else(PatternHit::default, |share| PatternHit::seen(share, rows))
}
