//! Doubt before decline, over whole statements.

use lending_engine::decision::{Outcome, ReviewReason};
use lending_engine::{Case, analyze, decide, read};
use lending_samples::{Persona, Spec, layout, statement};

use crate::evaluation::application;

/// A freelancer's fees are taken for trade at the margin of trade: a lender's product would decline on that assumption.
#[test]
fn a_decline_that_hangs_on_one_answer_is_a_question_to_a_person() {
    let mut asked = 0;
    for (bank, seed) in ["hdfc-classic", "icici-classic", "sbi-online", "axis-classic"].into_iter().zip(3..) {
        let Some(layout) = layout(bank) else { continue };
        let fixture = statement(&Spec::new(layout, Persona::Freelancer, 6, seed)).unwrap();
        let mut application = application(&fixture);
        // As if a lender had made the built-in product his own.
        application.product.is_built_in = false;
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
    assert!(asked > 0, "no freelancer hung on an answer: the test shows nothing");
}
