//! What is made of an answer: score, view, metrics.

use super::super::measures::measures;
use super::super::{
    BureauAccount, BureauAnswer, BureauAssessment, BureauScore, BureauScoreStatus, BureauStatus, CreditType,
    codes,
};
use super::{account, day, enquiry, report, rupees};
use crate::metrics::measures::Value;
use crate::metrics::metric_name::MetricName;

const AS_OF: &str = "2025-06-15";

/// A report with what the bureau sent in the field of the score.
fn with_score(raw: &str) -> BureauAnswer {
    let mut report = report(vec![account("a1")]);
    report.scores = vec![codes::for_bureau(report.bureau).score(Some(raw), None, None)];
    BureauAnswer::from_report(report)
}

#[test]
fn a_special_value_is_new_to_credit_and_never_a_low_score() {
    for raw in ["-1", "000-1", "0", "1", "2", "3", "4", "5"] {
        let answer = with_score(raw);
        assert_eq!(answer.status(), BureauStatus::NoHistory, "{raw}");
        assert_eq!(answer.score(), None, "{raw}");
        assert_eq!(answer.has_history(), Some(false), "{raw}");
        assert!(
            !measures(&answer, day(AS_OF)).iter().any(|(name, _)| *name == MetricName::BureauScore),
            "{raw}"
        );
    }
    for (raw, score) in [("300", 300), ("900", 900), ("00765", 765)] {
        assert_eq!(with_score(raw).score(), Some(score), "{raw}");
    }
}

#[test]
fn a_number_without_a_scores_status_is_no_score() {
    let mut report = report(Vec::new());
    let odd = |value, status| BureauScore { value, status, raw: None, name: None, version: None };
    report.scores =
        vec![odd(Some(765), BureauScoreStatus::NoHistory), odd(Some(5), BureauScoreStatus::Scored)];
    assert_eq!(BureauAnswer::Scored(report.clone()).score(), None);
    assert_eq!(BureauAnswer::from_report(report).status(), BureauStatus::NoHistory);
}

#[test]
fn the_first_real_score_is_the_score() {
    let mut report = report(Vec::new());
    let codes = codes::for_bureau(report.bureau);
    report.scores = ["-1", "712", "820"].map(|raw| codes.score(Some(raw), None, None)).to_vec();
    assert_eq!(BureauAnswer::from_report(report).score(), Some(712));
}

#[test]
fn a_bureau_that_was_not_asked_or_did_not_answer_gives_no_metric() {
    assert_eq!(measures(&BureauAnswer::NotRequested, day(AS_OF)), []);
    let unavailable = BureauAnswer::Unavailable { reason: "timed out".to_owned() };
    assert_eq!(measures(&unavailable, day(AS_OF)), []);
    assert_eq!(
        measures(&BureauAnswer::NoHit, day(AS_OF)),
        [(MetricName::HasBureauHistory, Value::Flag(false))]
    );
}

#[test]
fn a_report_gives_every_metric_of_the_bureau() {
    let mut report = report(vec![BureauAccount { overdue: Some(rupees(6_000)), ..account("a1") }]);
    report.enquiries =
        vec![enquiry("2025-06-01", CreditType::PersonalLoan), enquiry("2025-04-01", CreditType::CreditCard)];
    let measured = measures(&BureauAnswer::from_report(report), day(AS_OF));
    assert_eq!(
        measured,
        [
            (MetricName::BureauScore, Value::Number(765.0)),
            (MetricName::HasBureauHistory, Value::Flag(true)),
            (MetricName::DerogatoryCount, Value::Number(1.0)),
            (MetricName::UnsecuredEnquiries30d, Value::Number(1.0)),
            (MetricName::UnsecuredEnquiries90d, Value::Number(2.0)),
        ]
    );
}

#[test]
fn the_view_says_how_asking_ended() {
    let none = BureauAssessment::from_answer(&BureauAnswer::NoHit, day(AS_OF));
    assert_eq!((none.status, none.score, none.derogatory_count), (BureauStatus::NoHit, None, None));
    let unavailable = BureauAnswer::Unavailable { reason: "timed out".to_owned() };
    assert_eq!(BureauAssessment::from_answer(&unavailable, day(AS_OF)).reason.as_deref(), Some("timed out"));

    let overdue = BureauAccount { overdue: Some(rupees(6_000)), ..account("a1") };
    let view = BureauAssessment::from_answer(&BureauAnswer::from_report(report(vec![overdue])), day(AS_OF));
    assert_eq!((view.status, view.score, view.derogatory_count), (BureauStatus::Scored, Some(765), Some(1)));
    assert_eq!(view.name.as_deref(), Some("RAMESH SHARMA"));
    assert_eq!(view.score_version.as_deref(), Some("3"));
    assert_eq!(view.summary.unwrap().total_overdue, rupees(6_000));
    assert_eq!(view.marks.len(), 1);
}
