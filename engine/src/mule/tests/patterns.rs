//! Each pattern by itself, with the numbers worked out by hand.

use super::super::{MuleAssessment, MuleLevel, MuleSignal};
use super::story::Story;
use crate::categorise::Category;

fn signal<'a>(assessment: &'a MuleAssessment, code: &str) -> Option<&'a MuleSignal> {
    assessment.signals.iter().find(|signal| signal.code == code)
}

fn points(assessment: &MuleAssessment, code: &str) -> Option<f64> {
    signal(assessment, code).map(|signal| signal.points)
}

/// Ten strangers pay ₹10,000 each, ten days apart; so much goes to another stranger `after` days later, and what is left
/// to a third one on the fifth day.
fn ten_strangers(passed_on: i64, after: i64) -> Story {
    let mut story = Story::with(0);
    for number in 0..10 {
        let day = number * 10;
        story.gets(day, 10_000, &format!("FROM {number}"), Category::PersonTransfer);
        story.pays(day + after, passed_on, &format!("TO {number}"), Category::PersonTransfer);
        story.pays(day + 5, 10_000 - passed_on, &format!("REST {number}"), Category::PersonTransfer);
    }
    story
}

#[test]
fn points_grow_with_the_share_that_leaves_within_a_day() {
    let assessment = ten_strangers(8_000, 1).assess();
    // (0.8 - 0.5) / 0.4 of 20 points.
    assert_eq!(points(&assessment, "pass_through"), Some(15.0));
    let seen = signal(&assessment, "pass_through").unwrap();
    assert_eq!((seen.value, seen.count, seen.max_points), (0.8, 10, 20.0));
    assert_eq!(seen.text, "80% of the money received left again within a day.");
    assert_eq!(points(&ten_strangers(5_000, 1).assess(), "pass_through"), None);
    assert_eq!(points(&ten_strangers(8_000, 2).assess(), "pass_through"), None);
}

#[test]
fn a_balance_held_before_leaves_first() {
    let mut story = ten_strangers(9_500, 1);
    story.opening = 100_000;
    assert_eq!(points(&story.assess(), "pass_through"), None);
}

#[test]
fn what_repays_an_overdraft_does_not_pass_through() {
    let mut story = ten_strangers(9_500, 1);
    (story.opening, story.overdraft) = (-100_000, 500_000);
    assert_eq!(points(&story.assess(), "pass_through"), None);
}

#[test]
fn credits_passed_on_one_by_one_to_others_are_layered() {
    let assessment = ten_strangers(9_500, 2).assess();
    assert_eq!(points(&assessment, "mirror"), Some(20.0));
    assert_eq!(signal(&assessment, "mirror").unwrap().count, 20, "both sides of ten pairs");
    assert!(signal(&assessment, "layered").is_some());
    assert_eq!((assessment.level, assessment.is_flagged), (MuleLevel::Elevated, true));
}

#[test]
fn a_debit_too_small_or_too_late_or_to_the_sender_answers_no_credit() {
    assert_eq!(points(&ten_strangers(8_900, 1).assess(), "mirror"), None);
    assert_eq!(points(&ten_strangers(9_500, 3).assess(), "mirror"), None);
    let mut back = Story::with(0);
    for number in 0..10 {
        let party = format!("PARTY {number}");
        back.gets(number * 10, 10_000, &party, Category::PersonTransfer);
        back.pays(number * 10 + 1, 10_000, &party, Category::PersonTransfer);
    }
    assert_eq!(points(&back.assess(), "mirror"), None);
}

#[test]
fn one_debit_answers_one_credit() {
    let mut story = ten_strangers(9_500, 1);
    for number in 0..10 {
        story.gets(number * 10, 10_000, &format!("ALSO {number}"), Category::PersonTransfer);
    }
    // Half of the value is matched: (0.5 - 0.3) / 0.4 of 20 points.
    assert_eq!(points(&story.assess(), "mirror"), Some(10.0));
}

#[test]
fn too_little_is_not_assessed() {
    let mut few = Story::with(0);
    for number in 0..19 {
        few.gets(number, 50_000, "A", Category::PersonTransfer);
    }
    assert_eq!(few.assess().level, MuleLevel::NotAssessed);
    few.gets(20, 50_000, "A", Category::PersonTransfer);
    assert_ne!(few.assess().level, MuleLevel::NotAssessed);

    let mut small = Story::with(0);
    for number in 0..30 {
        small.gets(number, 3_333, "A", Category::PersonTransfer);
    }
    let assessment = small.assess();
    assert_eq!(
        (assessment.level, assessment.score, assessment.is_flagged),
        (MuleLevel::NotAssessed, None, false)
    );
}

/// Twenty small credits long before, then two lakh after so many days of silence.
fn after_silence(days: i64) -> Story {
    let mut story = Story::with(0);
    for day in 0..20 {
        story.gets(day, 100, "FRIEND", Category::PersonTransfer);
    }
    story.gets(19 + days, 200_000, "STRANGER", Category::PersonTransfer);
    story
}

#[test]
fn a_flood_after_thirty_days_of_silence_is_a_burst() {
    assert_eq!(points(&after_silence(30).assess(), "burst"), Some(10.0));
    assert_eq!(points(&after_silence(29).assess(), "burst"), None);
}

#[test]
fn what_the_bank_posts_by_itself_does_not_break_the_silence() {
    let mut story = after_silence(30);
    story.gets(35, 12, "", Category::InterestReceived);
    assert_eq!(points(&story.assess(), "burst"), Some(10.0));
    story.gets(35, 12, "FRIEND", Category::PersonTransfer);
    assert_eq!(points(&story.assess(), "burst"), None);
}

#[test]
fn amounts_below_a_limit_count_only_where_they_stand_out() {
    let mut story = Story::with(0);
    for day in 0..15 {
        story.gets(day, 20_000, "A", Category::PersonTransfer);
    }
    for day in 0..5 {
        story.gets(day * 9, 49_900, "B", Category::PersonTransfer);
    }
    // 5 of 20: (0.25 - 0.01) / 0.39 of 20 points.
    assert_eq!(points(&story.assess(), "structuring"), Some(12.3));
    for day in 0..3 {
        story.gets(day * 9, 50_000, "C", Category::PersonTransfer);
    }
    assert_eq!(points(&story.assess(), "structuring"), None);
}

#[test]
fn tiny_credits_before_large_ones_are_a_test_of_the_account() {
    let mut story = ten_strangers(2_000, 4);
    story.gets(9, 1, "TESTER", Category::PersonTransfer);
    assert_eq!(points(&story.assess(), "penny_test"), None, "once is the check of a bank");
    story.gets(28, 10, "TESTER", Category::PersonTransfer);
    assert_eq!(points(&story.assess(), "penny_test"), Some(3.0));
}

#[test]
fn a_quarter_of_the_transactions_at_night_is_a_sign() {
    let night = |hours: [u32; 4], minute: u32| {
        let mut story = Story::with(0);
        for day in 0..6 {
            for hour in hours {
                story.gets(day * 9, 10_000, "A", Category::PersonTransfer);
                story.at(hour, minute);
            }
        }
        points(&story.assess(), "night")
    };
    assert_eq!(night([2, 10, 12, 20], 5), Some(5.0));
    assert_eq!(night([5, 10, 12, 20], 5), None);
    // Midnight sharp is no time: of the other eighteen nothing is said.
    assert_eq!(night([0, 10, 12, 20], 0), None);
}

#[test]
fn each_kind_of_merchant_evidence_relieves_once() {
    let mut story = ten_strangers(8_000, 1);
    let assessment = story.assess();
    assert_eq!((assessment.relief, assessment.merchant_evidence.len()), (1.0, 0));
    story.is_business = true;
    let assessment = story.assess();
    assert_eq!((assessment.relief, points(&assessment, "pass_through")), (0.7, Some(10.5)));
    story.gst_agrees = Some(true);
    let assessment = story.assess();
    assert_eq!((assessment.relief, points(&assessment, "pass_through")), (0.4, Some(6.0)));
    assert_eq!(assessment.merchant_evidence, ["business_account", "gst_turnover_agrees"]);
}

#[test]
fn fifty_transactions_are_cited_and_all_are_counted() {
    let mut story = Story::with(0);
    for number in 0..60 {
        story.gets(number, 5_000, &format!("FROM {number}"), Category::PersonTransfer);
        story.pays(number, 5_000, &format!("TO {number}"), Category::PersonTransfer);
    }
    let assessment = story.assess();
    let mirror = signal(&assessment, "mirror").unwrap();
    assert_eq!((mirror.transaction_ids.len(), mirror.count), (50, 120));
    let score: f64 = assessment.signals.iter().map(|signal| signal.points).sum();
    assert!((assessment.score.unwrap() - score).abs() < 1e-9, "the score is the sum of what is shown");
}

#[test]
fn the_order_in_which_accounts_are_given_changes_nothing() {
    let story = ten_strangers(9_500, 1);
    assert_eq!(story.assess(), story.assess_backwards());
}
