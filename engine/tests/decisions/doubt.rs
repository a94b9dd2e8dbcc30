//! Doubt before decline, over whole statements.

use lending_engine::decision::{Outcome, ReviewReason};
use lending_engine::policy::RuleValue;
use lending_engine::{Case, analyze, decide, read};
use lending_samples::{Persona, Spec, layout, statement};

use crate::evaluation::application;

/// A shop's receipts are taken for income at an assumed margin: a lender who asks for more would decline on that
/// assumption.
#[test]
fn a_decline_that_hangs_on_one_answer_is_a_question_to_a_person() {
    let mut asked = 0;
    let shops = [Persona::Kirana, Persona::Trader, Persona::Wholesaler, Persona::GigWorker];
    for ((bank, persona), seed) in
        ["hdfc-classic", "sbi-online", "axis-classic", "kotak-single"].into_iter().zip(shops).zip(3..)
    {
        let Some(layout) = layout(bank) else { continue };
        let fixture = statement(&Spec::new(layout, persona, 6, seed)).unwrap();
        let mut application = application(&fixture);
        // As if a lender had made the built-in product his own, and asked for an income of 80,000.
        application.product.is_built_in = false;
        for rule in &mut application.product.terms.policy.rules {
            if rule.id == "income" {
                rule.value = RuleValue::Number(80_000.0);
            }
        }
        let report = analyze(&fixture.pdf, &Case::default(), &application).unwrap();
        let decision = &report.decision;
        if decision.policy_outcome != Some(Outcome::Decline) {
            continue;
        }
        if decision.questions.is_empty() {
            assert_eq!(decision.outcome, Outcome::Decline, "{bank}");
            continue;
        }
        assert_eq!(decision.outcome, Outcome::Review, "{bank}");
        assert_eq!(decision.review_reasons, [ReviewReason::DeclineInDoubt], "{bank}");
        for question in &decision.questions {
            asked += 1;
            assert!(!question.rows.is_empty() && question.text.contains('₹'), "{}", question.text);
            let turns = question.answers.iter().find(|answer| answer.correction.is_some()).unwrap();
            assert_ne!(turns.outcome, Outcome::Decline);
            // The answer does what the question says.
            let reading = read(&fixture.pdf, &Case::default()).unwrap();
            let mut answered = application.clone();
            answered.corrections = turns.correction.clone().unwrap();
            let again = decide(&reading, &answered).decision;
            assert_eq!(again.policy_outcome, Some(turns.outcome), "{}", question.text);
            assert_eq!(again.offer.map(|offer| offer.amount), turns.offer, "{}", question.text);
        }
    }
    assert!(asked > 0, "nobody hung on an answer: the test shows nothing");
}
