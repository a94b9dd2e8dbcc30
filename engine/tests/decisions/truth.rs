//! What the report says of a life, against what was drawn.

use lending_engine::application::Application;
use lending_engine::categorise::Category;
use lending_engine::decision::Outcome;
use lending_engine::metrics::income::IncomeType;
use lending_engine::report::Report;
use lending_engine::{Case, analyze};
use lending_samples::{Fixture, Kind, Persona, Spec, Story, layout, layouts, statement};

use crate::evaluation::application;

fn drawn(persona: Persona, bank: &str, seed: u64) -> (Fixture, Report, Story) {
    let fixture = statement(&Spec::new(layout(bank).unwrap(), persona, 6, seed)).unwrap();
    let asked: Application = application(&fixture);
    let report = analyze(&fixture.pdf, &Case::default(), &asked).unwrap();
    let story = fixture.truth.story.clone().expect("a persona has a story");
    (fixture, report, story)
}

const BANKS: [&str; 3] = ["hdfc-classic", "sbi-online", "axis-classic"];

/// The middle of the last six as drawn, between the two in the middle.
fn usual_salary(fixture: &Fixture) -> i64 {
    let rows = fixture.truth.accounts[0].rows.iter().filter(|row| row.kind == Kind::Salary);
    let amounts: Vec<i64> = rows.map(|row| row.amount).collect();
    let last = &amounts[amounts.len().saturating_sub(6)..];
    let mut sorted = last.to_vec();
    sorted.sort_unstable();
    let middle = sorted.len() / 2;
    if sorted.len() % 2 == 1 { sorted[middle] } else { i64::midpoint(sorted[middle - 1], sorted[middle]) }
}

#[test]
fn a_regular_salary_is_found_to_the_paisa() {
    for (bank, seed) in BANKS.into_iter().zip(21..) {
        let (fixture, report, story) = drawn(Persona::SteadySalaried, bank, seed);
        assert_eq!(report.income.kind, IncomeType::Salaried, "{bank}");
        let found = report.income.monthly_income.map(|income| income.paise().get());
        assert_eq!(found, Some(usual_salary(&fixture)), "{bank}");
        assert!(story.monthly_salary.is_some());
    }
}

#[test]
fn a_pension_is_an_income() {
    for (bank, seed) in BANKS.into_iter().zip(25..) {
        let (fixture, report, _) = drawn(Persona::Pensioner, bank, seed);
        let pension = fixture.truth.accounts[0].rows.iter().find(|row| row.kind == Kind::Pension).unwrap();
        let found = report.income.monthly_income.map(|income| income.paise().get());
        assert_eq!(found, Some(pension.amount), "{bank}");
    }
}

#[test]
fn every_return_is_one_event() {
    for (bank, seed) in BANKS.into_iter().zip(31..) {
        let (_, report, story) = drawn(Persona::SalariedWithBounces, bank, seed);
        assert_eq!(report.bounces.inward_count, story.inward_bounces, "{bank}");
        assert_eq!(report.bounces.technical_count, story.technical_bounces, "{bank}");
        let is_told = report.explanations.iter().any(|sentence| sentence.contains("returned unpaid"));
        assert!(is_told, "{bank}: {:#?}", report.explanations);
        // The built-in policy bears three in six months.
        let is_approved = report.decision.outcome == Outcome::Approve;
        assert!(!is_approved || story.inward_bounces <= 3, "{bank}: {}", story.inward_bounces);
    }
}

#[test]
fn every_loan_being_repaid_is_found_with_its_instalment() {
    for (bank, seed) in BANKS.into_iter().zip(41..) {
        let (_, report, story) = drawn(Persona::OverLeveraged, bank, seed);
        let mut found: Vec<i64> = report
            .obligations
            .iter()
            .filter(|owed| owed.counts_in_base)
            .filter_map(|owed| owed.monthly.map(|monthly| monthly.paise().get()))
            .collect();
        let mut drawn: Vec<i64> = story.active_loans.iter().map(|loan| loan.emi).collect();
        found.sort_unstable();
        drawn.sort_unstable();
        for emi in &drawn {
            let near = found.iter().any(|monthly| (monthly - emi).abs() * 50 <= *emi);
            assert!(near, "{bank}: {emi} is not among {found:?}");
        }
    }
}

#[test]
fn stakes_are_added_up() {
    for (bank, seed) in BANKS.into_iter().zip(51..) {
        let (_, report, story) = drawn(Persona::Gambler, bank, seed);
        assert_eq!(report.behaviour.gambling.total.paise().get(), story.gambling_total, "{bank}");
    }
}

#[test]
fn dressed_windows_and_circles_are_seen() {
    for (bank, seed) in BANKS.into_iter().zip(61..) {
        let (_, dressed, _) = drawn(Persona::WindowDresser, bank, seed);
        assert_eq!(dressed.behaviour.window_dressing, Some(true), "{bank}");
        let (_, circular, story) = drawn(Persona::CircularTrader, bank, seed);
        assert!(story.circular_total > 0);
        assert!(
            circular.behaviour.circular_share.unwrap() > 0.2,
            "{bank}: {:?}",
            circular.behaviour.circular_share
        );
        let (_, steady, _) = drawn(Persona::SteadySalaried, bank, seed);
        assert_eq!(steady.behaviour.window_dressing, Some(false), "{bank}");
    }
}

/// What an experienced analyst expects of each life under the built-in policy, without a bureau report.
#[test]
fn every_kind_of_life_gets_the_expected_decision() {
    for (persona, expected) in [
        (Persona::SteadySalaried, &[Outcome::Approve][..]),
        // Nobody is declined but under a product of the lender.
        (Persona::OverLeveraged, &[Outcome::Review]),
        (Persona::WindowDresser, &[Outcome::Review]),
        (Persona::CircularTrader, &[Outcome::Review]),
        (Persona::Gambler, &[Outcome::Review]),
        (Persona::MulePassThrough, &[Outcome::Review]),
        (Persona::MuleFanIn, &[Outcome::Review]),
        (Persona::MuleCashOut, &[Outcome::Review]),
        (Persona::MuleDormantBurst, &[Outcome::Review]),
        (Persona::MuleStructuring, &[Outcome::Review]),
        (Persona::MuleLayered, &[Outcome::Review]),
    ] {
        for (bank, seed) in BANKS.into_iter().zip(71..) {
            let (_, report, _) = drawn(persona, bank, seed);
            let outcome = report.decision.outcome;
            assert!(
                expected.contains(&outcome),
                "{} on {bank}: {outcome:?}\n{:#?}",
                persona.name(),
                report.explanations
            );
        }
    }
}

#[test]
fn unpaid_presentations_are_neither_income_nor_spending() {
    let (_, report, _) = drawn(Persona::SalariedWithBounces, "hdfc-classic", 81);
    let sum = |category: Category| -> i64 {
        report
            .transactions
            .iter()
            .filter(|row| row.category == category)
            .map(|row| row.amount.paise().get())
            .sum()
    };
    assert!(sum(Category::InwardReturn) > 0);
    let net: i64 = report.monthly.iter().map(|month| month.net_credits.paise().get()).sum();
    let credits: i64 = report.monthly.iter().map(|month| month.credits.paise().get()).sum();
    assert!(credits - net >= sum(Category::InwardReturn));
}

#[test]
fn every_layout_leads_to_a_decision() {
    for (layout, seed) in layouts().iter().zip(91..) {
        let fixture = statement(&Spec::new(layout, Persona::SteadySalaried, 6, seed)).unwrap();
        let report = analyze(&fixture.pdf, &Case::default(), &application(&fixture)).unwrap();
        assert!(report.decision.policy_outcome.is_some(), "{}: {:#?}", layout.id, report.explanations);
        assert!(!report.explanations.is_empty());
    }
}
