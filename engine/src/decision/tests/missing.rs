//! Missing data never declines.

use serde_json::json;

use super::super::score::{ScoreSays, score};
use super::super::section::{Outcome, ReviewReason};
use super::super::{BureauStatus, ReasonSection, default_product};
use super::{Applicant, product, rule, rupees};
use crate::metrics::dictionary::DICTIONARY;
use crate::metrics::measures::Value;
use crate::metrics::metric_name::MetricName;
use crate::policy::{OnMissing, RuleSeverity};

/// A fixed sequence of numbers below `bound` that looks like chance: the same on every machine.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        u32::try_from(self.0 >> 33).unwrap() % bound
    }

    fn applicant(&mut self) -> Applicant {
        let mut applicant = Applicant {
            income: (self.roll(10) > 0).then(|| rupees(i64::from(self.roll(100)) * 1_000)),
            obligations: rupees(i64::from(self.roll(30)) * 1_000),
            abb: rupees(i64::from(self.roll(50)) * 500),
            surplus: rupees(i64::from(self.roll(50)) * 1_000 - 5_000),
            bounces: usize::try_from(self.roll(6)).unwrap(),
            bureau: BureauStatus::Scored,
            ..Applicant::default()
        };
        applicant.ask.amount = (self.roll(5) > 0).then(|| rupees(i64::from(self.roll(600)) * 1_000));
        let bureau_score = 550.0 + f64::from(self.roll(300));
        let mut share = || f64::from(self.roll(100)) / 100.0;
        applicant.other = vec![
            (MetricName::IncomeCv, Value::Number(share())),
            (MetricName::LowBalanceDayShare, Value::Number(share())),
            (MetricName::CashShare, Value::Number(share())),
            (MetricName::GamblingCryptoShare, Value::Number(share() / 10.0)),
            (MetricName::CircularShare, Value::Number(share() / 40.0)),
            (MetricName::PenalCharges6m, Value::Number(f64::from(u8::from(share() > 0.5)))),
            (MetricName::FintechLoanCount, Value::Number(f64::from(u8::from(share() > 0.5)))),
            (MetricName::IncomeMonths, Value::Number((share() * 12.0).floor())),
            (MetricName::BureauScore, Value::Number(bureau_score)),
        ];
        applicant
    }
}

#[test]
fn taking_any_metric_away_never_turns_another_answer_into_a_decline() {
    let mut terms = default_product().clone();
    // A review rule that the lender wants skipped gives way to the score, which may decline: that is no missing data.
    for rule in &mut terms.policy.rules {
        if rule.severity == RuleSeverity::Review {
            rule.on_missing = OnMissing::Review;
        }
    }
    // These are not met by most applicants, and would hide the rest.
    let hides = [
        MetricName::WindowDressing,
        MetricName::GamblingCryptoShare,
        MetricName::CircularShare,
        MetricName::OverdraftDaysOver,
    ];
    let is_shown =
        |metric: &str| !metric.starts_with("gst_") && !hides.iter().any(|hidden| hidden.as_str() == metric);
    terms.policy.rules.retain(|rule| is_shown(&rule.metric));
    let mut dice = Dice(7);
    let mut seen = [0_usize; 3];
    for _ in 0..300 {
        let applicant = dice.applicant();
        let whole = applicant.decide(&terms).decision.outcome;
        seen[whole as usize] += 1;
        if whole == Outcome::Decline {
            continue;
        }
        for metric in DICTIONARY {
            let without = Applicant { missing: vec![metric.name], ..applicant.clone() };
            let verdict = without.decide(&terms);
            assert_ne!(
                verdict.decision.outcome,
                Outcome::Decline,
                "without {}: {:#?}",
                metric.name,
                verdict.explanations
            );
        }
    }
    assert!(seen.iter().all(|count| *count > 5), "{seen:?}");
}

#[test]
fn a_knockout_whose_metric_is_missing_refers() {
    let terms = product(&json!([rule("score", "bureau_score", "gte", &json!(700), "knockout")]));
    let decision = Applicant::default().decide(&terms).decision;
    assert_eq!(decision.outcome, Outcome::Review);
    assert_eq!(decision.review_reasons, [ReviewReason::RuleNotEvaluated]);
}

#[test]
fn a_low_score_declines_only_if_the_unknown_could_not_have_saved_it() {
    let terms = product(&json!([]));
    // Of 85 points the applicant loses 14 for bounces, 14 for FOIR, 11.94 for the balance and 8 for the variation of
    // the income: 37.06 are left, which is 43.6 of 100.
    let poor = Applicant {
        bounces: 5,
        obligations: rupees(60_000),
        abb: rupees(100),
        other: vec![
            (MetricName::IncomeCv, Value::Number(0.9)),
            (MetricName::BureauScore, Value::Number(500.0)),
        ],
        ..Applicant::default()
    };
    let says = |bureau, missing: &[MetricName]| {
        let applicant = Applicant { missing: missing.to_vec(), ..poor.clone() };
        score(&terms, &applicant.measure(&applicant.ask), bureau).says(terms.thresholds)
    };
    // The bureau gives nothing of 15.
    assert_eq!(says(BureauStatus::Scored, &[]), ScoreSays::Decline);
    // It was never asked: the rest decides.
    assert_eq!(says(BureauStatus::NotRequested, &[MetricName::BureauScore]), ScoreSays::Decline);
    // Its answer is missing, and 15 more would have been enough for a person.
    assert_eq!(says(BureauStatus::Scored, &[MetricName::BureauScore]), ScoreSays::NotKnown);
}

#[test]
fn a_score_of_less_than_half_its_points_is_no_score() {
    let missing = vec![
        MetricName::IncomeCv,
        MetricName::IncomeMonths,
        MetricName::MonthlyIncome,
        MetricName::Foir,
        MetricName::LenderCount,
        MetricName::FintechLoanCount,
        MetricName::AbbToProposedEmi,
        MetricName::LowBalanceDayShare,
        MetricName::SurplusToProposedEmi,
    ];
    let verdict = Applicant { missing, ..Applicant::default() }.decide(&product(&json!([])));
    assert_eq!(verdict.score, None);
    assert_eq!(verdict.decision.outcome, Outcome::Review);
    assert_eq!(verdict.decision.review_reasons, [ReviewReason::RuleNotEvaluated]);
}

#[test]
fn a_person_without_history_gets_the_points_of_neither_good_nor_bad() {
    for bureau in [BureauStatus::NoHit, BureauStatus::NoHistory] {
        let verdict = Applicant { bureau, ..Applicant::default() }.decide(&product(&json!([])));
        let scored = verdict.score.unwrap();
        let section =
            scored.sections.iter().find(|section| section.section == ReasonSection::Bureau).unwrap();
        // 85 of the others and 7 of 15.
        assert!((section.points - 7.0).abs() < 1e-9 && (scored.total - 92.0).abs() < 1e-9, "{scored:?}");
        assert!(!scored.is_rescaled);
    }
}
