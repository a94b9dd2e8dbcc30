//! What is read out.

use serde_json::json;

use super::super::section::{Outcome, RuleOutcome};
use super::super::{Decision, PolicyResult, Score, Trigger, TriggerKind, default_product};
use super::{Applicant, product, rule, rupees};
use crate::transaction_id::TransactionId;

#[test]
fn a_failed_rule_is_told_with_value_limit_and_transactions() {
    let terms = product(&json!([rule("bounces", "inward_bounces_6m", "lte", &json!(2), "knockout")]));
    let verdict = Applicant { bounces: 7, ..Applicant::default() }.decide(&terms);
    let text = "7 payments were returned unpaid in 6 months, limit 2: 5 Jan 2026 ₹12,243, 5 Feb 2026 ₹12,243, \
                5 Mar 2026 ₹12,243, 5 Apr 2026 ₹12,243, 5 May 2026 ₹12,243 and 2 more.";
    assert_eq!(verdict.policy.rules[0].text, text);
    let reason = &verdict.decision.reasons[0];
    assert_eq!((reason.code.as_str(), reason.rule_id.as_deref()), ("C01", Some("bounces")));
    assert_eq!(reason.text, text);
    // The same metric costs all of its points, and is not told twice.
    assert_eq!(reason.points_lost, Some(14.0));
    assert_eq!(reason.rows.len(), 7);
    assert_eq!(verdict.decision.reasons.iter().filter(|reason| reason.code == "C01").count(), 1);
}

/// 21,450 + 581 + 9,414.69 = 31,445.69, of 60,000 that is 52.41%.
#[test]
fn what_a_ratio_is_made_of_is_told_lender_by_lender() {
    let terms = product(&json!([rule("foir", "foir", "lte", &json!(0.5), "review")]));
    let verdict = Applicant { obligations: rupees(22_031), ..Applicant::default() }.decide(&terms);
    let reason = &verdict.decision.reasons[0];
    assert_eq!(
        reason.text,
        "Instalments would take 52.41% of the income, limit 50%: LIC HFL ₹21,450 + card ₹581 + this loan ₹9,414.69 = \
         ₹31,445.69 of a monthly income of ₹60,000."
    );
    assert_eq!(verdict.policy.rules[0].text, reason.text);
    assert_eq!(reason.parts.len(), 3);
}

#[test]
fn a_rule_that_holds_is_told_without_transactions_and_one_that_cannot_be_answered_says_why() {
    let terms = product(&json!([
        rule("bounces", "inward_bounces_6m", "lte", &json!(2), "knockout"),
        rule("dressed", "window_dressing", "eq", &json!(false), "review"),
        rule("gst", "gst_variance", "gte", &json!(-0.2), "review"),
        {"id": "c", "metric": "foir", "op": "lte", "value": 0.5, "severity": "review",
         "when": [{"metric": "bureau_score", "op": "lt", "value": 700}]},
        {"id": "n", "metric": "foir", "op": "lte", "value": 0.5, "severity": "review",
         "when": [{"metric": "income_type", "op": "eq", "value": "business"}]}
    ]));
    let rules = Applicant { bounces: 1, ..Applicant::default() }.decide(&terms).policy.rules;
    let texts: Vec<&str> = rules.iter().map(|rule| rule.text.as_str()).collect();
    assert_eq!(
        texts,
        [
            "1 payment was returned unpaid in 6 months, limit 2.",
            "Balances are not pushed up for show, as the policy asks.",
            "The rule was not evaluated: how far receipts and the turnover declared for GST differ is not known.",
            "The rule was not evaluated: it depends on the bureau score, which is not known.",
            "The rule does not apply to this case.",
        ]
    );
    assert_eq!(rules[4].outcome, RuleOutcome::NotApplicable);
}

#[test]
fn the_outcome_comes_first_then_the_reasons_then_the_offer_then_what_would_change() {
    let terms = product(&json!([rule("foir", "foir", "lte", &json!(0.2), "cap")]));
    let mut applicant = Applicant::default();
    applicant.ask.amount = Some(rupees(300_000));
    // 12,000 a month repay 2,54,920; 2,54,000 cost 11,956.66.
    assert_eq!(
        applicant.decide(&terms).explanations,
        [
            "A smaller loan than the one asked for can be approved.",
            "The score is 100 of 100, grade A; 70 approves and below 50 declines.",
            "Instalments would take 23.54% of the income, limit 20%.",
            "Offer: ₹2,54,000 over 24 months, ₹11,956.66 a month at 12% a year.",
            "The offer is limited by the part of the income that instalments may take.",
            "Not checked: the credit bureau, which was not asked.",
            "₹3,00,000 would be approved over 29 months.",
        ]
    );
}

#[test]
fn a_suspicion_is_the_first_reason_and_is_not_read_to_the_applicant() {
    let trigger = Trigger {
        kind: TriggerKind::DocumentIntegrity,
        text: "The amount of a row was changed.".to_owned(),
        rows: vec![TransactionId::at(2)],
    };
    let applicant = Applicant { triggers: vec![trigger], bounces: 5, ..Applicant::default() };
    let verdict = applicant.decide(default_product());
    assert_eq!(verdict.decision.policy_outcome, Some(Outcome::Decline));
    assert_eq!(verdict.decision.reasons[0].text, "The amount of a row was changed: 5 Mar 2026 ₹12,243.");
    assert_eq!(
        verdict.explanations[..3],
        [
            "A person has to decide on this loan.",
            "Something in the case has to be looked at by a person first.",
            "The policy alone would say: decline.",
        ]
    );
}

#[test]
fn the_same_case_is_told_in_the_same_bytes_and_reads_back() {
    let applicant = Applicant { bounces: 3, obligations: rupees(20_000), ..Applicant::default() };
    let told = || {
        let verdict = applicant.decide(default_product());
        let parts = (verdict.decision, verdict.policy, verdict.score, verdict.explanations);
        serde_json::to_string(&parts).unwrap()
    };
    let first = told();
    assert_eq!(first, told());
    let read: (Decision, PolicyResult, Option<Score>, Vec<String>) = serde_json::from_str(&first).unwrap();
    assert_eq!(serde_json::to_string(&read).unwrap(), first);
}

#[test]
fn at_most_four_components_of_the_score_are_reasons_the_costliest_first() {
    let applicant =
        Applicant { bounces: 2, obligations: rupees(20_000), abb: rupees(10_000), ..Applicant::default() };
    let verdict = applicant.decide(&product(&json!([])));
    let lost: Vec<f64> = verdict.decision.reasons.iter().filter_map(|reason| reason.points_lost).collect();
    assert!(!lost.is_empty() && lost.len() <= 4 && lost.is_sorted_by(|one, next| one >= next), "{lost:?}");
    // Two returned payments cost half of 14 points.
    assert!(lost.contains(&7.0), "{lost:?}");
}
