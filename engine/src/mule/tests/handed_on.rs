//! Accounts that are lent out while somebody lives from them, and lives that hand money on without lending anything.

use super::story::{Chance, Story};
use super::{Life, VARIATIONS, flagged, has};
use crate::categorise::Category;

/// A salary, savings and a life; beside it strangers pay, and people are paid the same day.
fn salaried_and_lent(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(80_000, 200_000));
    for month in 0..6 {
        story.gets(month * 30, chance.between(40_000, 60_000), "EMPLOYER", Category::Salary);
    }
    story.lives(chance, 30, 1_500);
    for number in 0..chance.between(8, 14) {
        let (day, sum) = (60 + number * 8, chance.between(9_000, 30_000));
        story.gets(day, sum, &format!("STRANGER {number}"), Category::PersonTransfer);
        let other = chance.party("OTHER", 3);
        story.pays(
            day + chance.between(0, 1),
            sum * chance.between(93, 98) / 100,
            &other,
            Category::PersonTransfer,
        );
    }
    story
}

/// The same, drawn as cash.
fn lent_and_drawn(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(40_000, 90_000));
    story.lives(chance, 20, 900);
    for number in 0..12 {
        let day = number * 12;
        for part in 0..3 {
            story.gets(
                day,
                chance.between(4_000, 9_000),
                &format!("STRANGER {number} {part}"),
                Category::PersonTransfer,
            );
        }
        story.draws(day, 11_000);
    }
    story
}

/// A few people send, and what they send is passed on in parts some days later.
fn lent_and_held(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(1_000, 30_000));
    for number in 0..16 {
        let (day, sum) = (number * 11, chance.between(30_000, 60_000));
        story.gets(day, sum, &format!("SENDER {}", number % 5), Category::PersonTransfer);
        story.pays(day + 3, sum * 55 / 100, &format!("OTHER {}", number % 4), Category::PersonTransfer);
        story.pays(day + 4, sum * 42 / 100, &format!("OTHER {}", number % 3), Category::PersonTransfer);
    }
    story.lives(chance, 6, 900);
    story
}

/// Nothing is ever paid to anybody unless a stranger has just paid.
fn every_payment_follows_a_receipt(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(20_000, 40_000));
    story.lives(chance, 40, 2_000);
    for number in 0..16 {
        let (day, sum) = (number * 11, chance.between(6_000, 15_000));
        story.gets(day, sum, &format!("STRANGER {number}"), Category::PersonTransfer);
        for part in 0..3 {
            let other = chance.party("OTHER", 8);
            story.pays(day, sum * (30 + part) / 100, &other, Category::PersonTransfer);
        }
        // Money of the family, which is lived from.
        story.gets(day + 5, chance.between(10_000, 20_000), "FATHER", Category::PersonTransfer);
    }
    story
}

/// Goods that can be sold again, bought with what strangers sent that day.
fn lent_and_spent(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(2_000, 20_000));
    story.lives(chance, 10, 600);
    for number in 0..8 {
        let day = number * 20;
        for part in 0..3 {
            story.gets(
                day,
                chance.between(15_000, 20_000),
                &format!("STRANGER {number} {part}"),
                Category::PersonTransfer,
            );
        }
        story.pays(day, 44_000, "JEWELLER", Category::Merchant);
    }
    story
}

const LENT: [(&str, Life); 5] = [
    ("salaried and lent", salaried_and_lent),
    ("lent and drawn", lent_and_drawn),
    ("lent and held", lent_and_held),
    ("every payment follows a receipt", every_payment_follows_a_receipt),
    ("lent and spent", lent_and_spent),
];

#[test]
fn accounts_that_are_lent_beside_a_life_are_flagged() {
    let flagged = flagged(&LENT);
    assert!(flagged.len() * 100 >= LENT.len() * VARIATIONS * 98, "{} {flagged:?}", flagged.len());
}

/// Flatmates send their share, and the landlord gets the whole rent: a share of it is the holder's own.
fn rent_of_flatmates(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(30_000, 90_000));
    let share = chance.between(6_000, 11_000);
    for month in 0..6 {
        story.gets(month * 30, chance.between(45_000, 70_000), "EMPLOYER", Category::Salary);
        for mate in 0..3 {
            story.gets(
                month * 30 + chance.between(1, 3),
                share,
                &format!("MATE {mate}"),
                Category::PersonTransfer,
            );
        }
        story.pays(month * 30 + 4, share * 4, "LANDLORD", Category::PersonTransfer);
    }
    story.lives(chance, 25, 1_200);
    story.befriends(chance, 6, 900);
    story
}

/// Platforms pay for trips, and drivers are paid for them.
fn cabs_and_drivers(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(5_000, 30_000));
    for week in 0..26 {
        for platform in 0..3 {
            story.gets(
                week * 7 + platform,
                chance.between(9_000, 18_000),
                &format!("PLATFORM {platform}"),
                Category::GigIncome,
            );
        }
        for driver in 0..5 {
            story.pays(
                week * 7 + 2,
                chance.between(4_000, 6_000),
                &format!("DRIVER {driver}"),
                Category::PersonTransfer,
            );
        }
    }
    story.lives(chance, 12, 900);
    story
}

/// One earner far away, and a family that is sent nearly all of it.
fn wages_sent_home(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(200, 2_000));
    for week in 0..26 {
        let wage = chance.between(3_500, 5_000);
        story.gets(week * 7, wage, "CONTRACTOR", Category::ProfessionalIncome);
        story.pays(week * 7, wage * chance.between(60, 90) / 100, "MOTHER", Category::PersonTransfer);
    }
    story.lives(chance, 10, 200);
    story
}

/// Friends pay for a trip over some weeks, and the organiser books it.
fn trip_of_friends(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(20_000, 60_000));
    for month in 0..6 {
        story.gets(month * 30, chance.between(40_000, 60_000), "EMPLOYER", Category::Salary);
    }
    let each = chance.between(4_000, 9_000);
    for friend in 0..9 {
        story.gets(50 + friend * 2, each, &format!("FRIEND {friend}"), Category::PersonTransfer);
    }
    story.pays(70, each * 10, "TRAVELS", Category::PersonTransfer);
    story.lives(chance, 30, 1_200);
    story.befriends(chance, 8, 1_500);
    story
}

const OWN: [(&str, Life); 4] = [
    ("rent of flatmates", rent_of_flatmates),
    ("cabs and drivers", cabs_and_drivers),
    ("wages sent home", wages_sent_home),
    ("trip of friends", trip_of_friends),
];

#[test]
fn whoever_hands_on_money_of_their_own_people_is_left_alone() {
    assert_eq!(flagged(&OWN), Vec::<&str>::new());
}

#[test]
fn each_way_of_handing_on_is_told_by_its_name() {
    let told = |life: Life| life(&mut Chance::new(5)).assess();
    assert!(has(&told(salaried_and_lent), "handed_on"));
    assert!(has(&told(lent_and_held), "handed_on_in_days"));
    assert!(has(&told(lent_and_spent), "spent_at_once"));
}

#[test]
fn little_money_is_enough_where_it_is_handed_on() {
    let mut story = Story::with(5_000);
    for number in 0..6 {
        story.gets(number * 9, 5_000, &format!("STRANGER {number}"), Category::PersonTransfer);
        story.pays(number * 9, 4_800, "OTHER", Category::PersonTransfer);
    }
    let assessment = story.assess();
    assert!(assessment.score.is_none(), "too little for points: {assessment:?}");
    assert!(assessment.is_flagged && has(&assessment, "handed_on"), "{assessment:?}");
}

#[test]
fn wages_by_the_week_are_a_salary_and_a_salary_every_other_day_is_a_word() {
    let told = |times: i64| {
        let mut story = Story::with(50_000);
        for number in 0..times {
            let day = number * 180 / times;
            story.gets(day, 9_000, &format!("EMPLOYER {}", number % 2), Category::Salary);
            story.pays(day, 8_800, "OTHER", Category::PersonTransfer);
        }
        story.assess().is_flagged
    };
    assert!(!told(26), "once a week");
    assert!(told(90), "every other day");
}
