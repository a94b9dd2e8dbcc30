//! Signs that somebody trades from the account: money then comes from many and goes on quickly for good reasons.

use super::flows::{Flow, Flows};
use super::parties::Senders;
use super::patterns::Patterns;
use super::{MuleInput, agent, hollow};
use crate::categorise::Category;
use crate::metrics::statistics;
use crate::money::{Paise, rupees};

/// The codes of what was found, in a fixed order.
pub(super) fn evidence(
    flows: &Flows<'_>,
    senders: &Senders,
    input: &MuleInput<'_>,
    patterns: &Patterns,
) -> Vec<&'static str> {
    let limits = &patterns.merchant;
    let months = regular_months(input, patterns);
    // Rings pay the same people again and again. Who is paid regularly is a supplier, a landlord, a shop, or else a relative
    // of somebody whose money is earned.
    let is_earned = !flows.is_sent_by_people(patterns.merchant.most_sent_by_people);
    let pays =
        regular(flows.debits(), flows.parties, months, |flow| is_earned || hollow::is_trade(flow, patterns));
    let receives = regular(flows.credits(), flows.parties, months, |_| true).share;
    let collects_for_a_few = senders.different >= patterns.sweep.least_senders
        && pays.beyond_the_largest < limits.beyond_largest_payees;
    let [commission, float] = agent::evidence(flows, months, patterns);
    [
        ("payment_settlements", has_settlements(flows, patterns)),
        ("tax_paid", pays_tax(flows, patterns)),
        ("regular_payees", pays.share >= limits.regular_payees_share && !collects_for_a_few),
        ("regular_senders", receives >= limits.regular_senders_share),
        ("only_regular_senders", receives >= limits.only_regular_senders_share),
        ("small_steady_sales", has_small_steady_sales(flows, input, patterns)),
        ("business_account", input.is_business_account),
        ("gst_turnover_agrees", input.gst_variance_is_usual == Some(true)),
        commission,
        float,
    ]
    .into_iter()
    .filter_map(|(code, is_found)| is_found.then_some(code))
    .collect()
}

/// What the points of relieved patterns are multiplied by.
pub(super) const fn relief(kinds_of_evidence: usize, patterns: &Patterns) -> f64 {
    match kinds_of_evidence {
        0 => 1.0,
        1 => patterns.merchant.one,
        _ => patterns.merchant.several,
    }
}

fn has_settlements(flows: &Flows<'_>, patterns: &Patterns) -> bool {
    let settled = flows.credits().filter(|flow| flow.posting.category == Category::Settlement);
    settled.count() >= patterns.merchant.least_settlements.max(1)
}

fn pays_tax(flows: &Flows<'_>, patterns: &Patterns) -> bool {
    flows.debits().any(|flow| patterns.merchant.taxes.contains(&flow.posting.category))
}

/// In so many different months a party must be met to be a regular one.
fn regular_months(input: &MuleInput<'_>, patterns: &Patterns) -> usize {
    let limits = &patterns.merchant;
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "whole months, not negative and at most a few hundred"
    )]
    let covered = input.months.clamp(0.0, 1200.0) as usize;
    limits.regular_months.min(covered).max(limits.fewest_regular_months)
}

/// What share of the money is of parties met in at least so many different months.
struct Regular {
    share: f64,
    /// Without the three largest.
    beyond_the_largest: f64,
}

/// Of all the money, that of regular parties which is of the kind that counts.
fn regular<'f, 'a: 'f>(
    of: impl Iterator<Item = &'f Flow<'a>>,
    parties: usize,
    months: usize,
    counts: impl Fn(&Flow<'a>) -> bool,
) -> Regular {
    const LARGEST: usize = 3;
    let mut meetings: Vec<(usize, i32)> = Vec::new();
    let mut sums = vec![Paise::ZERO; parties];
    let mut total = Paise::ZERO;
    for flow in of {
        total = total.saturating_add(flow.amount());
        let Some(party) = flow.party.filter(|_| counts(flow)) else { continue };
        meetings.push((party, flow.month()));
        if let Some(sum) = sums.get_mut(party) {
            *sum = sum.saturating_add(flow.amount());
        }
    }
    meetings.sort_unstable();
    meetings.dedup();
    let mut regular: Vec<Paise> = meetings
        .chunk_by(|one, next| one.0 == next.0)
        .filter(|met| met.len() >= months)
        .filter_map(|met| sums.get(met.first()?.0).copied())
        .collect();
    regular.sort_unstable_by_key(|sum| std::cmp::Reverse(*sum));
    let share = |from: usize| regular.iter().skip(from).sum::<Paise>().ratio_to(total).unwrap_or_default();
    Regular { share: share(0), beyond_the_largest: share(LARGEST) }
}

fn has_small_steady_sales(flows: &Flows<'_>, input: &MuleInput<'_>, patterns: &Patterns) -> bool {
    const DAYS: i64 = 30;
    let limits = &patterns.merchant;
    let Some(first) = flows.all.first().map(Flow::date) else { return false };
    let Some(last) = flows.all.last() else { return false };
    let Some(ticket) = statistics::median(flows.credits().map(Flow::amount)) else { return false };
    if ticket > rupees(limits.median_ticket_rupees) {
        return false;
    }
    let mut days: Vec<_> = flows.credits().map(Flow::date).collect();
    days.dedup();
    if statistics::count(days.len()) < limits.active_days_per_month * input.months {
        return false;
    }
    // Stretches of thirty days; what is left at the end is no whole one.
    let stretches = usize::try_from((last.days_after(first) + 1) / DAYS).unwrap_or(0);
    let mut sums = vec![Paise::ZERO; stretches];
    for flow in flows.credits() {
        let stretch = usize::try_from(flow.days_after(first) / DAYS).ok();
        if let Some(sum) = stretch.and_then(|stretch| sums.get_mut(stretch)) {
            *sum = sum.saturating_add(flow.amount());
        }
    }
    statistics::variation(&sums).is_some_and(|variation| variation < limits.most_variation)
}
