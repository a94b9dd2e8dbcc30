//! When money moves: a flood after silence, tiny credits before large ones, the night.

use chrono::{Days, NaiveDate};

use super::PatternHit;
use super::flows::{Flow, Flows};
use super::patterns::Patterns;
use crate::metrics::statistics;
use crate::money::{Paise, rupees};

/// Counted credits, to be summed over days: the dates, and the sums up to and with each.
struct Intake<'a> {
    credits: Vec<&'a Flow<'a>>,
    sums: Vec<Paise>,
}

impl<'a> Intake<'a> {
    fn from_flows(flows: &'a Flows<'a>) -> Self {
        let credits: Vec<&Flow<'_>> = flows.credits().collect();
        let mut so_far = Paise::ZERO;
        let sums = credits.iter().map(|flow| {
            so_far = so_far.saturating_add(flow.amount());
            so_far
        });
        Self { sums: sums.collect(), credits }
    }

    /// Those of so many days from `from` on.
    fn within(&self, from: NaiveDate, days: i64) -> &[&'a Flow<'a>] {
        let start = self.credits.partition_point(|flow| flow.date() < from);
        let end = self.credits.partition_point(|flow| flow.days_after(from) < days);
        self.credits.get(start..end).unwrap_or_default()
    }

    fn sum(&self, from: NaiveDate, days: i64) -> Paise {
        let start = self.credits.partition_point(|flow| flow.date() < from);
        let end = self.credits.partition_point(|flow| flow.days_after(from) < days);
        let up_to = |place: usize| {
            place.checked_sub(1).and_then(|last| self.sums.get(last)).copied().unwrap_or_default()
        };
        up_to(end).saturating_sub(up_to(start))
    }
}

/// The value is the length of the silence, the strength all or nothing.
pub(super) fn burst(flows: &Flows<'_>, patterns: &Patterns) -> PatternHit {
    let limits = &patterns.burst;
    let intake = Intake::from_flows(flows);
    let mut days: Vec<NaiveDate> = flows
        .all
        .iter()
        .filter(|flow| !limits.not_activity.contains(&flow.posting.category))
        .map(Flow::date)
        .collect();
    days.dedup();
    let Some(first) = days.first().copied() else { return PatternHit::default() };
    let silences = days.windows(2).filter_map(|pair| {
        let [before, after] = pair else { return None };
        let gap = after.signed_duration_since(*before).num_days();
        (gap >= limits.gap_days).then_some((gap, *after))
    });
    let mut longest = PatternHit::default();
    for (gap, after) in silences {
        let flood = intake.sum(after, limits.within_days);
        if flood < rupees(limits.least_rupees) {
            continue;
        }
        let weeks = (1..=limits.weeks_before).map_while(|week| {
            let back = u64::try_from(week).ok()?.checked_mul(7)?;
            after.checked_sub_days(Days::new(back)).filter(|start| *start >= first)
        });
        let usual = statistics::median(weeks.map(|start| intake.sum(start, 7))).unwrap_or_default();
        let enough = usual.checked_mul(limits.times_median_week).is_some_and(|times| flood >= times);
        let gap = f64::from(i32::try_from(gap).unwrap_or(i32::MAX));
        if enough && gap > longest.value {
            let rows = intake.within(after, limits.within_days).iter().map(|flow| flow.id()).collect();
            longest = PatternHit::seen(gap, rows);
        }
    }
    longest
}

/// The value is how often it happened.
pub(super) fn penny_test(flows: &Flows<'_>, patterns: &Patterns) -> PatternHit {
    let limits = &patterns.penny_test;
    let (tiny, large) = (rupees(limits.most_rupees), rupees(limits.followed_by_rupees));
    let mut tests: Vec<&Flow<'_>> = Vec::new();
    // Read backwards, the large credit that follows is the last one met.
    let mut next_large: Option<NaiveDate> = None;
    let credits: Vec<&Flow<'_>> = flows.credits().collect();
    for flow in credits.into_iter().rev() {
        if flow.amount() >= large {
            next_large = Some(flow.date());
        } else if flow.amount() <= tiny
            && next_large.is_some_and(|date| -flow.days_after(date) <= limits.followed_within_days)
        {
            tests.push(flow);
        }
    }
    if tests.len() < limits.least_times {
        return PatternHit::default();
    }
    PatternHit::seen(statistics::count(tests.len()), tests.iter().rev().map(|flow| flow.id()).collect())
}

/// The value is the share of timed transactions made at night.
pub(super) fn night(flows: &Flows<'_>, patterns: &Patterns) -> PatternHit {
    let limits = &patterns.night;
    // Mandates are drawn by the bank, whenever it likes.
    let timed = || {
        flows.counted().filter(|flow| !flow.posting.narration.is_mandate).filter_map(|flow| {
            let (hour, minute) = flow.posting.entry.time?;
            ((hour, minute) != (0, 0)).then_some((hour, flow.id()))
        })
    };
    let count = timed().count();
    if count < limits.least_timed.max(1) {
        return PatternHit::default();
    }
    let rows: Vec<_> = timed().filter(|(hour, _)| *hour < limits.before_hour).map(|(_, id)| id).collect();
    let share = statistics::count(rows.len()) / statistics::count(count);
    if share < limits.least_share { PatternHit::default() } else { PatternHit::seen(share, rows) }
}
