//! Signs of an agent who takes and pays out money for a bank: a commission month after month, and a float that is settled with
//! whoever pays it.
//!
//! An agent's customers come once, and what they bring goes on at once, as with a mule. But a company pays the agent for it,
//! openly and little, and money goes to and from that company all the time.

use std::collections::BTreeSet;

use super::flows::{Flow, Flows};
use super::patterns::Patterns;
use crate::money::Paise;
use crate::phrase_search::is_word_of;

pub(super) const COMMISSION: &str = "agent_commission";
pub(super) const FLOAT: &str = "agent_float";

/// Whether a commission is paid regularly, and whether a float is settled with its payer or under its name.
pub(super) fn evidence(flows: &Flows<'_>, months: usize, patterns: &Patterns) -> [(&'static str, bool); 2] {
    let limits = &patterns.agent;
    let says = |flow: &Flow<'_>, words: &[String]| {
        let text = flow.posting.entry.narration.to_ascii_uppercase();
        words.iter().any(|word| is_word_of(&text, word))
    };
    // A remark of a payment by phone is written by anybody.
    let is_open = |flow: &Flow<'_>| !limits.worded_by_anybody.contains(&flow.posting.narration.channel);
    let paid: Vec<&Flow<'_>> = flows
        .all
        .iter()
        .filter(|flow| flow.posting.is_credit() && is_open(flow) && says(flow, &limits.commission))
        .collect();
    let sum: Paise = paid.iter().map(|flow| flow.amount()).sum();
    let is_small = sum.ratio_to(flows.credited).is_some_and(|share| share <= limits.most_commission);
    let is_regular = |found: &[&Flow<'_>]| {
        found.iter().map(|flow| flow.month()).collect::<BTreeSet<i32>>().len() >= months
    };
    let has_commission = is_small && is_regular(&paid);
    let payers: BTreeSet<usize> = paid.iter().filter_map(|flow| flow.party).collect();
    let is_commission = |flow: &Flow<'_>| paid.iter().any(|own| own.id() == flow.id());
    let float: Vec<&Flow<'_>> = flows
        .all
        .iter()
        .filter(|flow| {
            let is_of_payer = flow.party.is_some_and(|party| payers.contains(&party));
            !is_commission(flow) && is_open(flow) && (is_of_payer || says(flow, &limits.float))
        })
        .collect();
    let moved: Paise = float.iter().map(|flow| flow.amount()).sum();
    let both = flows.credited.saturating_add(flows.debited);
    let is_much = moved.ratio_to(both).is_some_and(|share| share >= limits.least_float);
    [(COMMISSION, has_commission), (FLOAT, has_commission && is_much && is_regular(&float))]
}
