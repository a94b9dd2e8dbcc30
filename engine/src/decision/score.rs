//! The score: points for each metric, from the anchors of `engine/data/decision/scorecard.toml`.
//!
//! What is not known is left out and the rest scaled up. Such a score may approve, but it declines only where the best
//! that the unknown could have been would not have saved it: missing data never declines.

use std::sync::{Arc, LazyLock};

use serde::Deserialize;

use super::catalogue;
use super::rules::{self, shown};
use super::section::{ReasonSection, RuleOutcome, Score, ScoreCap, ScoreComponent, ScoreSection};
use crate::bureau::BureauStatus;
use crate::embedded::DataFile;
use crate::metrics::measures::{Measures, Value};
use crate::metrics::metric_name::MetricName;
use crate::metrics::statistics::{share, two_decimals};
use crate::money::{Paise, Rupees};
use crate::policy::{Rule, RuleOp, RuleValue, Scorecard, Thresholds};
use crate::product::ProductTerms;
use crate::transaction_id::TransactionId;

pub(super) static CARD: LazyLock<Card> = LazyLock::new(|| DataFile::DecisionScorecard.table());

/// The sections in the order in which they are shown.
const SECTIONS: [ReasonSection; 6] = [
    ReasonSection::Income,
    ReasonSection::Liquidity,
    ReasonSection::Leverage,
    ReasonSection::Conduct,
    ReasonSection::Behaviour,
    ReasonSection::Bureau,
];

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Card {
    least_assessed_share: f64,
    minimum_income_rupees: i64,
    no_history_points: f64,
    pub(super) most_reasons: usize,
    least_points_lost: f64,
    /// With less than this share of the points assessed there is no grade.
    least_graded_share: f64,
    grade: Vec<Grade>,
    component: Vec<Component>,
    cap: Vec<Cap>,
}

/// What the score may be at the most where a metric says so.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Cap {
    pub(super) metric: MetricName,
    /// Flags count as 0 and 1.
    from: f64,
    pub(super) most: f64,
}

/// A cap that was reached in this case.
#[derive(Debug, Clone)]
pub(super) struct HeldCap {
    pub(super) cap: &'static Cap,
    pub(super) value: Value,
    pub(super) rows: Arc<[TransactionId]>,
}

fn held_caps(measures: &Measures) -> Vec<HeldCap> {
    let held = |cap: &'static Cap| {
        let found = measures.get(cap.metric)?;
        let number = match found.value {
            Value::Number(number) => number,
            Value::Flag(flag) => f64::from(u8::from(flag)),
            Value::Amount(_) | Value::Word(_) => return None,
        };
        (number >= cap.from).then(|| HeldCap { cap, value: found.value, rows: Arc::clone(&found.rows) })
    };
    CARD.cap.iter().filter_map(held).collect()
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Grade {
    name: String,
    least: f64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Component {
    section: ReasonSection,
    pub(super) metric: MetricName,
    /// Value and points, by rising value.
    anchors: Vec<[f64; 2]>,
}

impl Component {
    /// The points of a value: on a straight line between two anchors, and as at the nearest one outside them.
    fn points(&self, value: f64) -> f64 {
        let mut before: Option<[f64; 2]> = None;
        for &[at, points] in &self.anchors {
            if value <= at {
                return match before {
                    None => points,
                    Some([from, start]) => start + (points - start) * (value - from) / (at - from),
                };
            }
            before = Some([at, points]);
        }
        before.map_or(0.0, |[_, points]| points)
    }

    fn best(&self) -> [f64; 2] {
        self.anchors
            .iter()
            .copied()
            .fold([0.0, 0.0], |best, anchor| if anchor[1] > best[1] { anchor } else { best })
    }

    /// Whether a smaller value earns more.
    pub(super) fn is_lower_better(&self) -> bool {
        self.anchors.first().is_some_and(|anchor| anchor[1] > 0.0)
    }
}

/// What the score says about the case.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ScoreSays {
    Approve,
    GreyZone,
    Decline,
    /// Too little is known to decline by it, or to decide by it at all.
    NotKnown,
}

/// One component with what came of it.
#[derive(Debug, Clone)]
pub(super) struct Part {
    pub(super) component: &'static Component,
    pub(super) value: Option<Value>,
    /// What would have earned full points.
    pub(super) wanted: Value,
    pub(super) points: Option<f64>,
    pub(super) max: f64,
    pub(super) rows: Arc<[TransactionId]>,
}

impl Part {
    pub(super) fn lost(&self) -> f64 {
        self.points.map_or(0.0, |points| self.max - points)
    }
}

#[derive(Debug, Clone)]
pub(super) struct Scored {
    pub(super) parts: Vec<Part>,
    weights: Scorecard,
    /// To one decimal, under its caps; `None` where too little is known.
    pub(super) total: Option<f64>,
    uncapped: Option<f64>,
    pub(super) caps: Vec<HeldCap>,
    /// As if all that is unknown were at its best.
    best_total: f64,
    assessed: f64,
    whole: f64,
}

/// Scores a case as measured for one loan.
pub(super) fn score(terms: &ProductTerms, measures: &Measures, bureau: BureauStatus) -> Scored {
    let minimum = minimum_income(terms, measures);
    let parts: Vec<Part> = CARD
        .component
        .iter()
        .map(|component| {
            let weight = f64::from(weight(terms.scorecard, component.section));
            let of_section = CARD.component.iter().filter(|other| other.section == component.section);
            let standard: f64 = of_section.map(|other| other.best()[1]).sum();
            let scale = if standard > 0.0 { weight / standard } else { 0.0 };
            part(component, scale, measures, minimum, bureau)
        })
        .collect();
    let known = || parts.iter().filter(|part| part.points.is_some());
    let earned: f64 = known().filter_map(|part| part.points).sum();
    let assessed: f64 = known().map(|part| part.max).sum();
    // A lender that does not ask the bureau does not miss its answer.
    let is_wanted = |part: &&Part| {
        part.points.is_some()
            || part.component.section != ReasonSection::Bureau
            || bureau != BureauStatus::NotRequested
    };
    let whole: f64 = parts.iter().filter(is_wanted).map(|part| part.max).sum();
    let is_enough = assessed > 0.0 && assessed >= CARD.least_assessed_share * whole;
    let caps = held_caps(measures);
    let uncapped = is_enough.then(|| one_decimal(earned / assessed * 100.0));
    let most = caps.iter().map(|held| held.cap.most).fold(100.0, f64::min);
    Scored {
        weights: terms.scorecard,
        total: uncapped.map(|total| total.min(most)),
        uncapped,
        caps,
        best_total: if whole > 0.0 {
            one_decimal((earned + whole - assessed) / whole * 100.0)
        } else {
            100.0
        },
        assessed,
        whole: parts.iter().map(|part| part.max).sum(),
        parts,
    }
}

fn part(
    component: &'static Component,
    scale: f64,
    measures: &Measures,
    minimum_income: Paise,
    bureau: BureauStatus,
) -> Part {
    let found = measures.get(component.metric);
    let [wanted, most] = component.best();
    let (read, wanted) = match found.map(|measured| measured.value) {
        Some(Value::Amount(income)) => {
            (income.ratio_to(minimum_income), Value::Amount(share(minimum_income, wanted)))
        }
        Some(Value::Number(number)) => (Some(number), Value::Number(wanted)),
        Some(Value::Flag(flag)) => (Some(f64::from(u8::from(flag))), Value::Flag(wanted > 0.0)),
        Some(Value::Word(_)) | None => (None, Value::Number(wanted)),
    };
    let without_history = component.section == ReasonSection::Bureau
        && matches!(bureau, BureauStatus::NoHit | BureauStatus::NoHistory);
    let points = match read {
        Some(value) => Some(component.points(value)),
        None => without_history.then_some(CARD.no_history_points),
    };
    Part {
        component,
        value: found.map(|measured| measured.value),
        wanted,
        points: points.map(|points| two_decimals(points * scale)),
        max: two_decimals(most * scale),
        rows: found.map(|measured| Arc::clone(&measured.rows)).unwrap_or_default(),
    }
}

/// What the policy asks of this applicant's income, or the default.
fn minimum_income(terms: &ProductTerms, measures: &Measures) -> Paise {
    let asks = |rule: &&Rule| {
        rule.metric == MetricName::MonthlyIncome.as_str()
            && matches!(rule.op, RuleOp::Gt | RuleOp::Gte)
            && matches!(rules::answer(rule, measures), RuleOutcome::Pass | RuleOutcome::Fail)
    };
    let from_policy = terms.policy.rules.iter().find(asks).and_then(|rule| match rule.value {
        RuleValue::Number(rupees) => Paise::from_rupees(rupees).ok(),
        _ => None,
    });
    from_policy
        .filter(|minimum| *minimum > Paise::ZERO)
        .unwrap_or_else(|| Paise::new(CARD.minimum_income_rupees.saturating_mul(100)))
}

const fn weight(card: Scorecard, section: ReasonSection) -> u8 {
    match section {
        ReasonSection::Income => card.income,
        ReasonSection::Liquidity => card.liquidity,
        ReasonSection::Leverage => card.leverage,
        ReasonSection::Conduct => card.conduct,
        ReasonSection::Behaviour => card.behaviour,
        ReasonSection::Bureau => card.bureau,
        _ => 0,
    }
}

impl Scored {
    /// The caps below what the case would score without them.
    pub(super) fn caps_that_hold(&self) -> impl Iterator<Item = &HeldCap> {
        self.caps.iter().filter(|held| self.uncapped.is_some_and(|uncapped| held.cap.most < uncapped))
    }

    /// Caps hold approvals back and never decline. What is too little for a grade is too little to approve by.
    pub(super) fn says(&self, thresholds: Thresholds) -> ScoreSays {
        match self.total {
            Some(total) if total >= f64::from(thresholds.approve) => {
                if self.grade().is_some() {
                    ScoreSays::Approve
                } else {
                    ScoreSays::NotKnown
                }
            }
            Some(_) if self.uncapped.is_some_and(|total| total >= f64::from(thresholds.review)) => {
                ScoreSays::GreyZone
            }
            Some(_) if self.best_total < f64::from(thresholds.review) => ScoreSays::Decline,
            None | Some(_) => ScoreSays::NotKnown,
        }
    }

    /// What cost the most points, the most first.
    pub(super) fn costliest(&self) -> Vec<&Part> {
        let mut lost: Vec<&Part> =
            self.parts.iter().filter(|part| part.lost() >= CARD.least_points_lost).collect();
        lost.sort_by(|one, other| other.lost().total_cmp(&one.lost()));
        lost.truncate(CARD.most_reasons);
        lost
    }

    /// `None` where too little was assessed. The last grade is for every total below the others.
    pub(super) fn grade(&self) -> Option<String> {
        let total = self.total.filter(|_| self.assessed >= CARD.least_graded_share * self.whole)?;
        let reached = CARD.grade.iter().find(|grade| total >= grade.least).or(CARD.grade.last());
        Some(reached.map_or_else(|| DataFile::DecisionScorecard.lacks("grade"), |grade| grade.name.clone()))
    }

    pub(super) fn is_rescaled(&self) -> bool {
        self.parts.iter().any(|part| part.points.is_none() && part.max > 0.0)
    }

    /// `None` where too little is known for a score.
    pub(super) fn section(&self, amount: Option<Paise>) -> Option<Score> {
        let total = self.total?;
        let sections = SECTIONS.map(|section| {
            let parts = || self.parts.iter().filter(move |part| part.component.section == section);
            ScoreSection {
                section,
                points: two_decimals(parts().filter_map(|part| part.points).sum()),
                weight: weight(self.weights, section),
                components: parts().map(component_view).collect(),
            }
        });
        Some(Score {
            total,
            uncapped_total: self.uncapped.unwrap_or(total),
            caps: self.caps.iter().map(cap_view).collect(),
            grade: self.grade(),
            is_rescaled: self.is_rescaled(),
            assessed_share: two_decimals(self.assessed / self.whole),
            amount: amount.and_then(|amount| Rupees::try_from(amount).ok()),
            sections: sections.into(),
            reason_codes: self
                .costliest()
                .iter()
                .map(|part| catalogue::code(part.component.metric.as_str()))
                .collect(),
        })
    }
}

fn cap_view(held: &HeldCap) -> ScoreCap {
    ScoreCap {
        code: catalogue::code(held.cap.metric.as_str()),
        metric: held.cap.metric.to_string(),
        value: shown(held.value),
        most: held.cap.most,
    }
}

fn component_view(part: &Part) -> ScoreComponent {
    ScoreComponent {
        code: catalogue::code(part.component.metric.as_str()),
        metric: part.component.metric.to_string(),
        value: part.value.map(shown),
        points: part.points,
        max: part.max,
    }
}

fn one_decimal(points: f64) -> f64 {
    (points * 10.0).round() / 10.0
}

#[cfg(test)]
pub(super) fn points_of(metric: &str, value: f64) -> f64 {
    CARD.component
        .iter()
        .find(|component| component.metric.as_str() == metric)
        .map_or(f64::NAN, |found| found.points(value))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::embedded::tests::assert_strict;

    #[test]
    fn the_file_of_anchors_can_be_read_and_names_known_metrics() {
        assert_strict::<Card>(DataFile::DecisionScorecard, &[], &[]);
        for component in &CARD.component {
            let values: Vec<f64> = component.anchors.iter().map(|anchor| anchor[0]).collect();
            assert!(values.is_sorted_by(|one, next| one < next), "{}", component.metric);
        }
    }

    #[test]
    fn the_points_of_each_section_are_its_standard_weight() {
        for section in SECTIONS {
            let of_section = CARD.component.iter().filter(|component| component.section == section);
            let most: f64 = of_section.map(|component| component.best()[1]).sum();
            assert!((most - f64::from(weight(Scorecard::default(), section))).abs() < 1e-9, "{section:?}");
        }
    }

    #[test]
    fn points_follow_a_straight_line_between_anchors_and_hold_outside() {
        for (metric, value, points) in [
            ("foir", 0.0, 14.0),
            ("foir", 0.30, 14.0),
            // Half way from 30% (14) to 50% (7).
            ("foir", 0.40, 10.5),
            ("foir", 0.50, 7.0),
            // A quarter of the way from 50% (7) to 70% (0).
            ("foir", 0.55, 5.25),
            ("foir", 0.90, 0.0),
            ("income_cv", 0.35, 4.0),
            ("income_months", 4.5, 4.0),
            ("income_months", 12.0, 6.0),
            ("monthly_income", 1.5, 4.0),
            ("abb_to_proposed_emi", 1.5, 9.0),
            ("abb_to_proposed_emi", -1.0, 0.0),
            ("low_balance_day_share", 0.225, 2.0),
            ("surplus_to_proposed_emi", 0.5, 2.0),
            ("lender_count", 4.0, 1.5),
            ("inward_bounces_6m", 1.0, 10.5),
            ("inward_bounces_6m", 2.0, 7.0),
            ("inward_bounces_6m", 5.0, 0.0),
            ("bureau_score", 599.0, 0.0),
            ("bureau_score", 675.0, 6.5),
            ("bureau_score", 737.5, 12.0),
            ("bureau_score", 900.0, 15.0),
        ] {
            assert!((points_of(metric, value) - points).abs() < 1e-9, "{metric} {value}: {points}");
        }
    }
}
