//! Ways of lending an account that look like something else at first.

use super::super::{MuleAssessment, MuleSignal};
use super::story::{Chance, DAYS, Story};
use super::{Life, VARIATIONS, flagged};
use crate::categorise::Category;

fn signal<'a>(assessment: &'a MuleAssessment, code: &str) -> Option<&'a MuleSignal> {
    assessment.signals.iter().find(|signal| signal.code == code)
}

/// A student lives from what the father sends, until the account is lent out for some weeks.
fn rented_student_account(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(500, 4_000));
    for week in 0..26 {
        story.gets(week * 7 + 1, chance.between(1_200, 3_500), "FATHER", Category::PersonTransfer);
    }
    story.lives(chance, 18, 250);
    let start = chance.between(60, 120);
    let mut stranger = 0;
    for day in start..start + chance.between(25, 50) {
        for _ in 0..chance.between(1, 3) {
            stranger += 1;
            let sum = chance.between(8_000, 49_000);
            story.gets(day, sum, &format!("STRANGER {stranger}"), Category::PersonTransfer);
            let boss = chance.party("BOSS", 5);
            let goes = day + chance.between(0, 1);
            story.pays(goes, sum * chance.between(93, 99) / 100, &boss, Category::PersonTransfer);
        }
    }
    story
}

/// What strangers send goes out in parts, small payments of a life between them.
fn parts_between_purchases(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(20_000, 40_000));
    for number in 0..chance.between(22, 34) {
        let (day, sum) = (number * 5, chance.between(20_000, 60_000));
        story.gets(day, sum, &format!("STRANGER {number}"), Category::PersonTransfer);
        let passed = sum * 99 / 100;
        let parts = [passed * 45 / 100, passed * 30 / 100, passed - passed * 45 / 100 - passed * 30 / 100];
        for (part, after) in parts.into_iter().zip([1, 2, 3]) {
            story.pays(day + after, part, &format!("OTHER {number} {after}"), Category::PersonTransfer);
            let friend = chance.party("FRIEND", 40);
            story.pays(day + after, chance.between(200, 900), &friend, Category::PersonTransfer);
        }
    }
    story
}

const SCHEMES: [(&str, Life); 2] = [
    ("rented student account", rented_student_account),
    ("parts between purchases", parts_between_purchases),
];

#[test]
fn lent_accounts_are_flagged() {
    let flagged = flagged(&SCHEMES);
    assert!(flagged.len() * 100 >= SCHEMES.len() * VARIATIONS * 98, "{} {flagged:?}", flagged.len());
}

#[test]
fn parts_with_other_payments_between_them_answer_their_credit() {
    let assessment = parts_between_purchases(&mut Chance::new(3)).assess();
    assert!(signal(&assessment, "layered").is_some(), "{assessment:?}");
}

/// A few people send, others every month, and everything is paid on to people on the day it comes.
fn few_senders(kind: Category) -> Story {
    let mut story = Story::with(500);
    for number in 0..24 {
        let day = number * 7;
        story.gets(day, 30_000 + number * 100, &format!("PERSON {}", number / 4), kind);
        for part in 0..3 {
            story.pays(day, 9_900, &format!("PERSON {number} {part}"), Category::PersonTransfer);
        }
    }
    story
}

#[test]
fn money_of_a_few_people_that_goes_straight_through_is_told_and_that_of_clients_is_not() {
    let told = |kind: Category| signal(&few_senders(kind).assess(), "straight_through").is_some();
    assert!(told(Category::PersonTransfer));
    assert!(!told(Category::BusinessIncome));
}

#[test]
fn paying_the_same_people_every_month_is_no_trade_unless_the_money_is_earned() {
    let evidence = |kind: Category, paid_as: Category| {
        let mut story = Story::with(500);
        for number in 0..40 {
            let day = number * 4;
            story.gets(day, 20_000, &format!("SENDER {number}"), kind);
            story.pays(day + 1, 19_500, &format!("PAYEE {}", number % 6), paid_as);
        }
        story.assess().merchant_evidence.contains(&"regular_payees".to_owned())
    };
    assert!(!evidence(Category::PersonTransfer, Category::PersonTransfer));
    assert!(evidence(Category::BusinessIncome, Category::PersonTransfer));
    assert!(evidence(Category::PersonTransfer, Category::Rent));
}

#[test]
fn money_that_leaves_within_days_counts_half_of_what_leaves_at_once() {
    let passed = |after: i64| {
        let mut story = Story::with(0);
        for number in 0..12 {
            story.gets(number * 10, 10_000, &format!("FROM {number}"), Category::PersonTransfer);
            story.pays(number * 10 + after, 9_800, &format!("TO {number}"), Category::PersonTransfer);
        }
        story.assess()
    };
    let quick = passed(1);
    assert_eq!(signal(&quick, "pass_through").map(|signal| signal.points), Some(20.0));
    assert!(signal(&quick, "pass_through_in_days").is_none());
    let slow = passed(3);
    assert!(signal(&slow, "pass_through").is_none());
    assert_eq!(signal(&slow, "pass_through_in_days").map(|signal| signal.points), Some(10.0));
    assert!(signal(&passed(6), "pass_through_in_days").is_none());
}

#[test]
fn cash_from_one_machine_after_another_is_told() {
    let drawn = |machines: usize| {
        let mut story = Story::with(0);
        for number in 0..20 {
            let day = number * DAYS / 24;
            story.gets(day, 40_000, &format!("STRANGER {number}"), Category::PersonTransfer);
            for part in 0..8_usize {
                story.draws(day, 4_900);
                story.says(&format!("ATW-512967XXXXXX1234-S1AN{:04}-PUNE", part % machines));
            }
        }
        let assessment = story.assess();
        signal(&assessment, "many_machines").map(|signal| (signal.value, signal.points))
    };
    assert_eq!(drawn(8), Some((8.0, 10.0)));
    assert_eq!(drawn(2), None);
}
