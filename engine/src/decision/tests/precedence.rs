//! What comes before what.

use serde_json::json;

use super::super::outcome::{PolicyAnswers, policy_says};
use super::super::score::ScoreSays;
use super::super::section::{Outcome, ReviewReason};
use super::super::{BureauStatus, ReasonSection, RuleOutcome, Trigger, TriggerKind, default_product};
use super::{Applicant, product, rule, rupees};
use crate::metrics::measures::Value;
use crate::metrics::metric_name::MetricName;

/// A gap is told first, and keeps an approval back.
#[test]
fn months_that_are_missing_go_to_a_person_and_are_the_first_reason() {
    let month = |text: &str| serde_json::from_value(json!(text)).unwrap();
    let applicant =
        Applicant { missing_months: vec![month("2026-02"), month("2026-03")], ..Applicant::default() };
    let verdict = applicant.decide(default_product());
    let decision = &verdict.decision;
    assert_eq!((decision.outcome, decision.policy_outcome), (Outcome::Review, Some(Outcome::Approve)));
    assert_eq!(decision.review_reasons, [ReviewReason::MissingPeriod]);
    let reason = &decision.reasons[0];
    assert_eq!((reason.code.as_str(), reason.section), ("S05", ReasonSection::Statement));
    assert_eq!(reason.text, "Rows are missing in February 2026 and March 2026.");
    assert_eq!(verdict.explanations[1..3], [reason.text.as_str(), "The policy alone would say: approve."]);
    // A knockout comes before it.
    let knocked_out = product(&json!([rule("income", "monthly_income", "gte", &json!(70_000), "knockout")]));
    assert_eq!(applicant.decide(&knocked_out).decision.outcome, Outcome::Decline);
}

fn trigger(kind: TriggerKind) -> Trigger {
    Trigger { kind, text: "Something was found".to_owned(), rows: Vec::new() }
}

/// Every combination of the five levels, against the order of precedence written out as a chain of questions.
#[test]
fn every_combination_of_the_levels_is_decided_by_the_first_that_speaks() {
    let flags = [false, true];
    let scores = [("approve", 90.0), ("grey", 0.0), ("decline", 0.0)];
    for is_unreadable in flags {
        for is_triggered in flags {
            for is_knocked_out in flags {
                for (is_referred, is_unanswered) in
                    [(false, false), (true, false), (false, true), (true, true)]
                {
                    for (score, _) in scores {
                        let mut rules = vec![rule("k", "lender_count", "lte", &json!(2), "knockout")];
                        rules.push(rule("r", "statement_age_days", "lte", &json!(45), "review"));
                        rules.push(rule("m", "gst_variance", "gte", &json!(-0.2), "review"));
                        let mut terms = product(&json!(rules));
                        // A good applicant has about 100 points.
                        (terms.thresholds.approve, terms.thresholds.review) = match score {
                            "approve" => (50, 40),
                            "grey" => (100, 40),
                            _ => (100, 100),
                        };
                        let mut applicant = Applicant { full_months: 6, ..Applicant::default() };
                        applicant.confidence = if is_unreadable { 0.69 } else { 0.99 };
                        // Costs a few points, so that 100 is out of reach.
                        applicant.other.push((MetricName::PenalCharges6m, Value::Number(1.0)));
                        applicant.other.push((MetricName::GstVariance, Value::Number(0.0)));
                        if is_triggered {
                            applicant.triggers.push(trigger(TriggerKind::NameMismatch));
                        }
                        if is_knocked_out {
                            applicant.other.push((MetricName::LenderCount, Value::Number(3.0)));
                        }
                        if is_referred {
                            applicant.other.push((MetricName::StatementAgeDays, Value::Number(46.0)));
                        }
                        if is_unanswered {
                            applicant.missing.push(MetricName::GstVariance);
                        }
                        let policy = if is_knocked_out {
                            Outcome::Decline
                        } else if is_referred || is_unanswered {
                            Outcome::Review
                        } else {
                            match score {
                                "approve" => Outcome::Approve,
                                "grey" => Outcome::Review,
                                _ => Outcome::Decline,
                            }
                        };
                        let outcome = if is_unreadable || is_triggered { Outcome::Review } else { policy };
                        let decision = applicant.decide(&terms).decision;
                        let case =
                            (is_unreadable, is_triggered, is_knocked_out, is_referred, is_unanswered, score);
                        assert_eq!(decision.outcome, outcome, "{case:?}");
                        assert_eq!(decision.policy_outcome, (!is_unreadable).then_some(policy), "{case:?}");

                        let reasons = &decision.review_reasons;
                        assert_eq!(reasons.is_empty(), outcome != Outcome::Review, "{case:?}");
                        assert_eq!(
                            reasons.contains(&ReviewReason::InsufficientData),
                            is_unreadable,
                            "{case:?}"
                        );
                        assert_eq!(reasons.contains(&ReviewReason::NameMismatch), is_triggered, "{case:?}");
                        let asked = !is_unreadable && !is_knocked_out;
                        assert_eq!(
                            reasons.contains(&ReviewReason::PolicyRefer),
                            asked && is_referred,
                            "{case:?}"
                        );
                        assert_eq!(
                            reasons.contains(&ReviewReason::RuleNotEvaluated),
                            asked && is_unanswered,
                            "{case:?}"
                        );
                        assert!(reasons.is_sorted(), "{case:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn each_trigger_forces_a_review_and_keeps_what_the_policy_said() {
    for (kind, reason, code) in [
        (TriggerKind::DerogatoryBureau, ReviewReason::DerogatoryBureau, "T01"),
        (TriggerKind::DocumentIntegrity, ReviewReason::DocumentIntegrity, "T02"),
        (TriggerKind::MulePattern, ReviewReason::MulePattern, "T03"),
        (TriggerKind::NameMismatch, ReviewReason::NameMismatch, "T04"),
    ] {
        let applicant = Applicant { triggers: vec![trigger(kind)], ..Applicant::default() };
        let decision = applicant.decide(&product(&json!([]))).decision;
        assert_eq!(decision.outcome, Outcome::Review);
        assert_eq!(decision.policy_outcome, Some(Outcome::Approve));
        assert_eq!(decision.review_reasons, [reason]);
        assert_eq!(decision.reasons[0].code, code);
        assert!(decision.offer.is_some());
    }
}

#[test]
fn a_statement_without_a_full_month_is_not_decided_on() {
    let verdict = Applicant { full_months: 0, ..Applicant::default() }.decide(default_product());
    assert_eq!(verdict.decision.outcome, Outcome::Review);
    assert_eq!(verdict.decision.policy_outcome, None);
    assert_eq!(verdict.decision.review_reasons, [ReviewReason::InsufficientData]);
    assert_eq!((verdict.score, verdict.decision.offer), (None, None));
    assert!(verdict.policy.rules.iter().all(|rule| rule.outcome == RuleOutcome::NotEvaluated));
}

#[test]
fn another_currency_goes_to_a_person_with_the_policy_not_evaluated() {
    let verdict = Applicant { is_other_currency: true, ..Applicant::default() }.decide(default_product());
    assert_eq!(verdict.decision.outcome, Outcome::Review);
    assert_eq!(verdict.decision.policy_outcome, None);
    assert_eq!(verdict.decision.review_reasons, [ReviewReason::RuleNotEvaluated]);
    assert!(verdict.policy.rules.iter().all(|rule| rule.outcome == RuleOutcome::NotEvaluated));
}

#[test]
fn a_doubtful_reading_is_never_approved_and_may_be_declined_by_a_knockout() {
    let careful = Applicant { confidence: 0.84, ..Applicant::default() };
    let decision = careful.decide(&product(&json!([]))).decision;
    assert_eq!(decision.outcome, Outcome::Review);
    assert_eq!(decision.policy_outcome, Some(Outcome::Approve));
    assert_eq!(decision.review_reasons, [ReviewReason::PolicyRefer]);

    let knockout = product(&json!([rule("k", "lender_count", "gte", &json!(1), "knockout")]));
    assert_eq!(careful.decide(&knockout).decision.outcome, Outcome::Decline);
    let at_the_line = Applicant { confidence: 0.85, ..Applicant::default() };
    assert_eq!(at_the_line.decide(&product(&json!([]))).decision.outcome, Outcome::Approve);
    let just_read = Applicant { confidence: 0.70, ..Applicant::default() };
    assert_eq!(just_read.decide(&product(&json!([]))).decision.policy_outcome, Some(Outcome::Approve));
}

#[test]
fn a_bureau_that_cannot_be_reached_refers_what_the_policy_alone_would_approve() {
    let applicant = Applicant { bureau: BureauStatus::Unavailable, ..Applicant::default() };
    let decision = applicant.decide(&product(&json!([]))).decision;
    assert_eq!(decision.outcome, Outcome::Review);
    assert_eq!(decision.policy_outcome, Some(Outcome::Approve));
    assert_eq!(decision.review_reasons, [ReviewReason::BureauUnavailable]);
}

#[test]
fn a_knockout_declines_before_an_unreachable_bureau_refers() {
    let applicant = Applicant { bureau: BureauStatus::Unavailable, ..Applicant::default() };
    let knockout = product(&json!([rule("k", "lender_count", "gte", &json!(1), "knockout")]));
    assert_eq!(applicant.decide(&knockout).decision.outcome, Outcome::Decline);
}

#[test]
fn a_skipped_rule_that_cannot_be_evaluated_is_reported_and_ignored() {
    let mut skipped = rule("gst", "gst_variance", "gte", &json!(-0.2), "knockout");
    skipped["on_missing"] = json!("skip");
    let verdict = Applicant::default().decide(&product(&json!([skipped])));
    assert_eq!(verdict.decision.outcome, Outcome::Approve);
    assert_eq!(verdict.policy.rules[0].outcome, RuleOutcome::NotEvaluated);
}

#[test]
fn too_little_for_a_score_refers() {
    let findings = |score| PolicyAnswers {
        is_knocked_out: false,
        is_below_min: false,
        is_referred: false,
        is_unanswered: false,
        score,
    };
    let says = policy_says(&findings(ScoreSays::NotKnown));
    assert_eq!((says.outcome, says.reasons), (Outcome::Review, vec![ReviewReason::RuleNotEvaluated]));
}

#[test]
fn a_good_applicant_is_approved_as_asked_under_the_default_policy() {
    let verdict = Applicant::default().decide(default_product());
    let decision = &verdict.decision;
    assert_eq!(decision.outcome, Outcome::Approve, "{:#?}", verdict.explanations);
    assert_eq!(decision.what_would_change, None);
    let offer = decision.offer.as_ref().unwrap();
    assert_eq!(offer.amount.paise(), rupees(200_000));
    // 2 lakh at 12% over 24 months: 2,000 × 1.269734649 / 0.269734649 = 9,414.69.
    assert_eq!(offer.emi.paise().get(), 941_469);
    assert!(!offer.is_counter_offer && !offer.is_indicative);
    let score = verdict.score.unwrap();
    // Every component but the bureau's has full points: income 3 times the minimum, balance 4 times the instalment.
    assert!(
        (score.total - 100.0).abs() < 1e-9 && score.is_rescaled && score.grade.as_deref() == Some("A"),
        "{score:?}"
    );
    let bureau = score.sections.iter().find(|section| section.section == ReasonSection::Bureau).unwrap();
    assert_eq!((bureau.weight, bureau.components[0].points), (15, None));
}
