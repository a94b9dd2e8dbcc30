//! The sample statements of the demo, which are drawn for the day on which somebody starts it for the first time.

use chrono::{Days, NaiveDate};
use lending_engine::application::{Application, Inputs};
use lending_engine::decision::{Outcome, ReviewReason};
use lending_engine::{Case, analyze};
use lending_samples::{demo_statements, statement};

#[test]
fn the_demo_approves_one_statement_and_shows_a_person_two_on_whatever_day_it_is_started() {
    let first = NaiveDate::from_ymd_opt(2026, 1, 31).unwrap();
    // Two years in steps of 17 days: every month, its beginning, middle and end.
    for step in 0..43 {
        let today = first + Days::new(17 * step);
        let inputs =
            Inputs { requested_amount: Some(serde_json::from_str("200000").unwrap()), ..Inputs::default() };
        let asked = Application { inputs, ..Application::plain(today) };
        let decided: Vec<(Outcome, Vec<ReviewReason>)> = demo_statements(today)
            .unwrap()
            .iter()
            .map(|(_, spec)| {
                let decision =
                    analyze(&statement(spec).unwrap().pdf, &Case::default(), &asked).unwrap().decision;
                (decision.outcome, decision.review_reasons)
            })
            .collect();
        let [(steady, none), (tampered, forged), (mule, moved)] = decided.as_slice() else {
            panic!("three of them")
        };
        assert_eq!((*steady, none.as_slice()), (Outcome::Approve, [].as_slice()), "{today}");
        assert_eq!(*tampered, Outcome::Review, "{today}");
        assert!(forged.contains(&ReviewReason::DocumentIntegrity), "{today}: {forged:?}");
        assert_eq!(*mule, Outcome::Review, "{today}");
        assert!(moved.contains(&ReviewReason::MulePattern), "{today}: {moved:?}");
    }
}
