//! What is offered, what binds it, and what would change the answer.

use serde_json::{Value as Json, json};

use super::super::section::{OfferConstraint, Outcome, ReviewReason};
use super::super::{DecisionInput, Offer, decide, default_product};
use super::{Applicant, product, rule, rupees};
use crate::loan::{Ask, principal};
use crate::metrics::measures::{Measures, Value};
use crate::money::Paise;
use crate::product::ProductTerms;

fn offer(applicant: &Applicant, terms: &ProductTerms) -> Offer {
    let verdict = applicant.decide(terms);
    assert_eq!(verdict.decision.outcome, Outcome::Approve, "{:#?}", verdict.explanations);
    verdict.decision.offer.unwrap()
}

/// Nobody's score stands in the way.
fn lenient(rules: &Json) -> ProductTerms {
    let mut terms = product(rules);
    (terms.thresholds.approve, terms.thresholds.review) = (10, 5);
    terms
}

fn asking(lakh: i64) -> Applicant {
    let mut applicant = Applicant::default();
    applicant.ask.amount = Some(rupees(lakh * 100_000));
    applicant
}

#[test]
fn each_limit_binds_where_it_is_the_smallest() {
    // One rupee a month over 24 months at 12% repays (1 − 1.01^−24) / 0.01 = 21.24338726.
    let none = json!([]);
    let cases: Vec<(OfferConstraint, i64, Applicant, Json)> = vec![
        // Half of 60,000 less 10,000 is 20,000 a month: 4,24,867.
        (
            OfferConstraint::Foir,
            424_000,
            Applicant { obligations: rupees(10_000), surplus: rupees(90_000), ..asking(9) },
            none.clone(),
        ),
        // 15,000 a month: 3,18,650.
        (
            OfferConstraint::AverageBalance,
            318_000,
            Applicant { abb: rupees(15_000), ..asking(9) },
            none.clone(),
        ),
        // 80% of 12,500 is 10,000 a month: 2,12,433.
        (OfferConstraint::Surplus, 212_000, Applicant { surplus: rupees(12_500), ..asking(9) }, none.clone()),
        // Three quarters of 3,00,000.
        (OfferConstraint::LoanToValue, 225_000, secured(asking(9), 300_000), none.clone()),
        // Twice 60,000.
        (
            OfferConstraint::IncomeMultiple,
            120_000,
            asking(9),
            json!([rule("x", "loan_to_monthly_income", "lte", &json!(2), "cap")]),
        ),
        // A fifth of 7,77,777 is 1,55,555.40.
        (
            OfferConstraint::Turnover,
            155_000,
            {
                let mut business = Applicant { income_type: "business", ..asking(9) };
                business.ask.gst_turnover = Some(rupees(777_777));
                business
            },
            none.clone(),
        ),
        // 25,000 earned, at least 1.25 times 4,000 + EMI: EMI at most 16,000, which is 3,39,894.
        (
            OfferConstraint::Dscr,
            339_000,
            Applicant {
                income_type: "business",
                business_earnings: Some(rupees(25_000)),
                obligations: rupees(4_000),
                ..asking(9)
            },
            json!([rule("x", "dscr", "gte", &json!(1.25), "cap")]),
        ),
        // 50,000 down are at least a quarter of the price: 1,50,000 at most.
        (
            OfferConstraint::DownPayment,
            150_000,
            {
                let mut buyer = asking(9);
                buyer.ask.down_payment = Some(rupees(50_000));
                buyer
            },
            json!([rule("x", "down_payment_share", "gte", &json!(0.25), "cap")]),
        ),
        (
            OfferConstraint::PolicyAmount,
            175_000,
            asking(9),
            json!([rule("x", "requested_amount", "lte", &json!(175_500), "cap")]),
        ),
        // 5,000 a month: 1,06,216.
        (
            OfferConstraint::Instalment,
            106_000,
            asking(9),
            json!([rule("x", "proposed_emi", "lte", &json!(5_000), "cap")]),
        ),
        (
            OfferConstraint::ProductMaximum,
            1_000_000,
            Applicant {
                income: Some(rupees(900_000)),
                abb: rupees(900_000),
                surplus: rupees(900_000),
                ..asking(30)
            },
            none,
        ),
    ];
    for (constraint, amount, applicant, rules) in cases {
        let offer = offer(&applicant, &lenient(&rules));
        assert_eq!(offer.binding_constraint, constraint, "{offer:?}");
        assert_eq!(offer.amount.paise(), rupees(amount), "{constraint:?}");
        assert!(offer.is_counter_offer && !offer.is_indicative);
        assert!(offer.limits.iter().all(|limit| limit.amount >= offer.amount), "{offer:?}");
        assert!(
            offer.limits.iter().any(|limit| limit.constraint == constraint && limit.amount == offer.amount)
        );
    }
}

fn secured(mut applicant: Applicant, collateral: i64) -> Applicant {
    applicant.ask.collateral_value = Some(rupees(collateral));
    applicant
}

#[test]
fn the_instalment_of_a_lenders_sheet_repays_the_loan_on_it() {
    // 24,562 at 9% over 240 months repays 27.30 lakh, which is what half of 49,124 allows.
    let mut terms = lenient(&json!([]));
    terms.amount.max = serde_json::from_value(json!(10_000_000)).unwrap();
    let mut applicant = secured(
        Applicant {
            income: Some(rupees(49_124)),
            abb: rupees(90_000),
            surplus: rupees(90_000),
            ..asking(50)
        },
        9_000_000,
    );
    (applicant.ask.tenure_months, applicant.ask.annual_rate_pct) = (240, 9.0);
    let offer = offer(&applicant, &terms);
    assert_eq!(offer.binding_constraint, OfferConstraint::Foir);
    let exact = principal(rupees(24_562), 9.0, 240).unwrap();
    assert!((exact.get() - rupees(2_730_000).get()).abs() < rupees(1_000).get(), "{exact}");
    // 27,30,000 cost 24,562.52 a month, which is 50.001% of the income and is shown, and compared, as 50%.
    assert_eq!(offer.amount.paise(), rupees(2_730_000));
}

#[test]
fn what_the_limits_allow_is_given_as_asked_to_the_rupee() {
    let mut applicant = Applicant::default();
    applicant.ask.amount = Some(rupees(123_456));
    let offer = offer(&applicant, &lenient(&json!([])));
    assert_eq!(offer.amount.paise(), rupees(123_456));
    assert_eq!(offer.binding_constraint, OfferConstraint::RequestedAmount);
}

#[test]
fn a_rule_with_conditions_limits_only_whom_it_is_meant_for() {
    let tiers = json!([
        {"id": "low", "metric": "foir", "op": "lte", "value": 0.3, "severity": "cap",
         "when": [{"metric": "monthly_income", "op": "lt", "value": 75000}]},
        {"id": "high", "metric": "foir", "op": "lte", "value": 0.4, "severity": "cap",
         "when": [{"metric": "monthly_income", "op": "gte", "value": 75000}]}
    ]);
    // 30% of 60,000 is 18,000 a month: 3,82,380.
    assert_eq!(offer(&asking(9), &lenient(&tiers)).amount.paise(), rupees(382_000));
    // 40% of 75,000 is 30,000 a month: 6,37,301. The surplus of 37,500 gives the same.
    let well_paid = Applicant { income: Some(rupees(75_000)), surplus: rupees(90_000), ..asking(9) };
    assert_eq!(offer(&well_paid, &lenient(&tiers)).amount.paise(), rupees(637_000));
}

#[test]
fn tiers_by_amount_are_searched_tier_by_tier() {
    let mut terms = default_product().clone();
    (terms.thresholds.approve, terms.thresholds.review) = (10, 5);
    let rich = Applicant {
        income: Some(rupees(200_000)),
        abb: rupees(200_000),
        surplus: rupees(200_000),
        ..asking(9)
    };
    // 6 lakh: 75% is 4.5 lakh but holds only above 5 lakh; 80% is 4.8 lakh, between 2.5 and 5.
    assert_eq!(offer(&secured(rich.clone(), 600_000), &terms).amount.paise(), rupees(480_000));
    // 3 lakh: 80% is 2.4 lakh, which is below that tier; 85% is 2.55, so the tier's end binds.
    assert_eq!(offer(&secured(rich.clone(), 300_000), &terms).amount.paise(), rupees(250_000));
    // 10 lakh: 75%.
    assert_eq!(offer(&secured(rich, 1_000_000), &terms).amount.paise(), rupees(750_000));
}

#[test]
fn limits_that_leave_no_loan_of_the_product_refer_and_never_decline() {
    // 500 a month repays 10,621; 400 repays 8,497.
    for (balance, outcome) in [(500, Outcome::Approve), (400, Outcome::Review), (0, Outcome::Review)] {
        let applicant = Applicant { abb: rupees(balance), ..Applicant::default() };
        let decision = applicant.decide(&lenient(&json!([]))).decision;
        assert_eq!((decision.outcome, decision.policy_outcome), (outcome, Some(outcome)), "{balance}");
        let below = decision.reasons.iter().find(|reason| reason.code == "OFFER_BELOW_MIN");
        assert_eq!(below.is_some(), outcome == Outcome::Review);
        let is_told = decision.review_reasons == [ReviewReason::OfferBelowMinimum];
        assert_eq!(is_told, outcome == Outcome::Review);
        assert_eq!(decision.offer.is_some(), outcome == Outcome::Approve);
    }
    let mut from_nothing = lenient(&json!([]));
    from_nothing.amount.min = serde_json::from_value(json!(0)).unwrap();
    let decision = Applicant { abb: rupees(0), ..Applicant::default() }.decide(&from_nothing).decision;
    assert_eq!((decision.outcome, decision.offer), (Outcome::Review, None));
}

#[test]
fn a_knockout_that_rules_out_even_the_smallest_loan_declines() {
    // The smallest loan, 10,000 over 24 months, costs 470.73 a month; the balance pays 400.
    let poor = Applicant { abb: rupees(400), ..Applicant::default() };
    for (severity, outcome) in [("knockout", Outcome::Decline), ("cap", Outcome::Review)] {
        let terms = lenient(&json!([rule("abb", "abb_to_proposed_emi", "gte", &json!(1), severity)]));
        let mut unnamed = poor.clone();
        unnamed.ask.amount = None;
        assert_eq!(unnamed.decide(&terms).decision.outcome, outcome, "{severity}");
    }
}

#[test]
fn limits_are_the_products_and_can_be_changed_and_switched_off() {
    // A balance of 5,000 pays loans of 1,06,216; half as much is asked of it: 2,12,433.
    let applicant = Applicant { abb: rupees(5_000), ..asking(3) };
    let half = rule("balance", "abb_to_proposed_emi", "gte", &json!(0.5), "cap");
    for (limits, amount) in [(None, 106_000), (Some(json!([half])), 212_000), (Some(json!([])), 300_000)] {
        let mut terms = lenient(&json!([]));
        terms.policy.limits = limits.map(|limits| serde_json::from_value(limits).unwrap());
        assert_eq!(terms.problems(), []);
        assert_eq!(offer(&applicant, &terms).amount.paise(), rupees(amount));
    }
}

#[test]
fn nobody_is_declined_under_the_built_in_product() {
    let terms = product(&json!([rule("k", "lender_count", "gte", &json!(1), "knockout")]));
    let applicant = Applicant { is_built_in: true, ..Applicant::default() };
    let decision = applicant.decide(&terms).decision;
    assert_eq!((decision.outcome, decision.policy_outcome), (Outcome::Review, Some(Outcome::Decline)));
    assert_eq!(decision.review_reasons, [ReviewReason::PolicyRefer]);
    assert_eq!(decision.offer, None);
}

#[test]
fn a_cap_lowers_the_offer_and_a_knockout_on_the_same_metric_declines() {
    let foir = |severity| product(&json!([rule("foir", "foir", "lte", &json!(0.2), severity)]));
    // 20% of 60,000 is 12,000 a month: 2,54,920.
    let capped = asking(3).decide(&foir("cap")).decision;
    assert_eq!(capped.outcome, Outcome::Approve);
    assert_eq!(capped.offer.unwrap().amount.paise(), rupees(254_000));
    let change = capped.what_would_change.unwrap();
    assert_eq!(change.largest_amount.unwrap().paise(), rupees(254_000));

    let knocked_out = asking(3).decide(&foir("knockout")).decision;
    assert_eq!((knocked_out.outcome, knocked_out.offer), (Outcome::Decline, None));
    let change = knocked_out.what_would_change.unwrap();
    assert_eq!(change.largest_amount.unwrap().paise(), rupees(254_000));
    // 3 lakh at 12%: over 28 months 12,333.98 a month, over 29 months 11,968.39.
    assert_eq!(change.shortest_tenure_months, Some(29));
    assert_eq!(change.blocked_by, [""; 0]);
}

#[test]
fn what_a_smaller_loan_cannot_cure_is_named() {
    let terms = product(&json!([
        rule("bounces", "inward_bounces_6m", "lte", &json!(3), "knockout"),
        rule("foir", "foir", "lte", &json!(0.1), "knockout")
    ]));
    let decision = Applicant { bounces: 4, ..Applicant::default() }.decide(&terms).decision;
    assert_eq!(decision.outcome, Outcome::Decline);
    let change = decision.what_would_change.unwrap();
    assert_eq!((change.largest_amount, change.shortest_tenure_months), (None, None));
    assert_eq!(change.blocked_by, ["bounces"]);
    assert!(change.text.contains("the number of payments returned unpaid in 6 months"), "{}", change.text);
}

#[test]
fn without_an_amount_the_largest_loan_is_found_and_judged() {
    let mut applicant = Applicant::default();
    applicant.ask.amount = None;
    let terms = product(&json!([rule("foir", "foir", "lte", &json!(0.3), "knockout")]));
    let verdict = applicant.decide(&terms);
    let offer = verdict.decision.offer.unwrap();
    assert_eq!(verdict.decision.outcome, Outcome::Approve);
    assert!(offer.is_indicative && !offer.is_counter_offer);
    // 18,000 a month: 3,82,380.
    assert_eq!(offer.amount.paise(), rupees(382_000));
    assert_eq!(verdict.score.unwrap().amount.unwrap().paise(), rupees(382_000));

    applicant.income = None;
    let decision = applicant.decide(&terms).decision;
    assert_eq!((decision.outcome, decision.offer), (Outcome::Review, None));
    assert_eq!(decision.review_reasons, [ReviewReason::RuleNotEvaluated]);
}

#[test]
fn a_request_below_the_smallest_loan_is_told_so() {
    let mut applicant = Applicant::default();
    applicant.ask.amount = Some(rupees(5_000));
    let decision = applicant.decide(&lenient(&json!([]))).decision;
    assert_eq!(decision.outcome, Outcome::Review);
    assert_eq!(decision.reasons[0].code, "OFFER_BELOW_MIN");
    assert_eq!(decision.what_would_change.unwrap().largest_amount.unwrap().paise(), rupees(10_000));
}

#[test]
fn metrics_rounded_to_four_decimals_give_the_same_offers() {
    let rounded = |ask: &Ask| {
        let exact = Applicant { abb: rupees(15_000), ..asking(9) }.measure(ask);
        let mut measures = Measures::default();
        for (name, measured) in exact.iter() {
            let value = match measured.value {
                Value::Number(number) => Value::Number((number * 1e4).round() / 1e4),
                other => other,
            };
            measures.set(name, value, Vec::new());
        }
        measures
    };
    let terms = lenient(&json!([]));
    let verdict = decide(&DecisionInput {
        terms: &terms,
        is_built_in: false,
        ask: asking(9).ask,
        measure: &rounded,
        triggers: &[],
        questions: &[],
        confidence: 1.0,
        full_months: 6,
        bureau: super::super::BureauStatus::NotRequested,
        is_name_given: true,
        support: None,
        is_other_currency: false,
        missing_months: &[],
        made_of: &|_, _| None,
        cite: &|_| None,
    });
    assert_eq!(verdict.decision.offer.unwrap().amount.paise(), rupees(318_000));
}

#[test]
fn a_case_is_measured_at_most_sixty_times() {
    let mut terms = default_product().clone();
    terms.amount.max = serde_json::from_value(json!(1_000_000_000_000_i64)).unwrap();
    terms.tenure_months.max = 480;
    for (amount, abb) in
        [(None, 40_000), (Some(Paise::new(99_999_999_999_900)), 40_000), (Some(rupees(90_000)), 100)]
    {
        let mut applicant = Applicant { abb: rupees(abb), ..Applicant::default() };
        applicant.ask.amount = amount;
        let calls = std::cell::Cell::new(0_usize);
        decide(&DecisionInput {
            terms: &terms,
            is_built_in: false,
            ask: applicant.ask,
            measure: &|ask| {
                calls.set(calls.get() + 1);
                applicant.measure(ask)
            },
            triggers: &[],
            questions: &[],
            confidence: 1.0,
            full_months: 6,
            bureau: super::super::BureauStatus::NotRequested,
            is_name_given: true,
            support: None,
            is_other_currency: false,
            missing_months: &[],
            made_of: &|_, _| None,
            cite: &|_| None,
        });
        assert!((3..=60).contains(&calls.get()), "{} for {amount:?}", calls.get());
    }
}
