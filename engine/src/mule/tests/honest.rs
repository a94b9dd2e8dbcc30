//! Private people whose money moves fast, comes from many or goes to few, and who pass nothing through for others.

use super::story::{Chance, Story};
use super::{Life, VARIATIONS, flagged};
use crate::categorise::Category;

/// The salary goes to another own account the day after; what stays is lived from.
fn salary_moved_on(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(2_000, 40_000));
    let salary = chance.between(25_000, 150_000);
    for month in 0..6 {
        let day = month * 30 + chance.between(0, 2);
        story.gets(day, salary, "EMPLOYER", Category::Salary);
        story.pays(day + 1, salary * chance.between(60, 85) / 100, "SELF", Category::SelfTransfer);
    }
    story.lives(chance, 25, 1_200);
    story.befriends(chance, 8, 12_000);
    story
}

fn gig_worker(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(200, 5_000));
    for week in 0..26 {
        story.gets(week * 7 + 1, chance.between(4_000, 11_000), "PLATFORM", Category::GigIncome);
        if chance.percent(60) {
            story.draws(week * 7 + 2, chance.one_of(&[500, 1_000, 2_000, 3_000]));
        }
        if chance.percent(50) {
            story.pays(week * 7 + 2, chance.between(1_000, 4_000), "MOTHER", Category::PersonTransfer);
        }
    }
    story.lives(chance, 40, 500);
    story.befriends(chance, 4, 1_500);
    story
}

/// Few clients pay large sums; most of each goes to the spouse, who runs the household, on the next day.
fn freelancer_with_family(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(1_000, 30_000));
    let keeps = chance.between(3, 30);
    let clients = chance.between(2, 7);
    for month in 0..6 {
        for _ in 0..chance.between(1, 3) {
            let day = month * 30 + chance.between(0, 28);
            let fee = chance.between(20, 120) * 1_000;
            let client = chance.party("CLIENT", clients);
            story.gets(day, fee, &client, Category::BusinessIncome);
            let to = if chance.percent(80) { "SPOUSE" } else { "FATHER" };
            story.pays(day + chance.between(0, 1), fee * (100 - keeps) / 100, to, Category::PersonTransfer);
        }
    }
    let purchases = chance.between(5, 25);
    story.lives(chance, purchases, 900);
    story
}

/// Parents send money, which is gone within days; the flat's rent is collected from friends and paid on.
fn student(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(100, 4_000));
    let share = chance.between(4_000, 8_000);
    for week in 0..26 {
        story.gets(
            week * 7 + chance.between(0, 2),
            chance.between(1_500, 6_000),
            "FATHER",
            Category::PersonTransfer,
        );
    }
    for month in 0..6 {
        for friend in 1..=chance.between(1, 3) {
            story.gets(month * 30 + 3, share, &format!("FLATMATE {friend}"), Category::PersonTransfer);
        }
        let kind = if chance.percent(50) { Category::Rent } else { Category::PersonTransfer };
        story.pays(month * 30 + 4, share * 3, "LANDLORD", kind);
    }
    story.lives(chance, 45, 350);
    story.befriends(chance, 15, 900);
    story
}

/// Members pay in every month, and the pot goes to one of them on the same or the next day.
fn chit_fund(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(2_000, 40_000));
    let members = chance.between(10, 25);
    let due = chance.one_of(&[2_000, 5_000, 10_000]);
    for month in 0..6 {
        for member in 1..=members {
            let day = month * 30 + 4 + chance.between(0, 1);
            story.gets(day, due, &format!("MEMBER {member}"), Category::PersonTransfer);
        }
        let pot = members * due * chance.between(88, 96) / 100;
        story.pays(month * 30 + 6, pot, &format!("MEMBER {}", month + 1), Category::PersonTransfer);
    }
    if chance.percent(70) {
        for month in 0..6 {
            story.gets(month * 30 + 1, 32_000, "EMPLOYER", Category::Salary);
        }
    }
    story.lives(chance, 20, 1_000);
    story
}

/// Brothers and sisters send what a parent's treatment or a house costs, and one of them pays it out.
fn family_pool(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(2_000, 30_000));
    let relatives = chance.between(3, 8);
    for month in 0..6 {
        for relative in 1..=relatives {
            let day = month * 30 + chance.between(1, 12);
            let sum = chance.between(5, 40) * 1_000;
            story.gets(day, sum, &format!("RELATIVE {relative}"), Category::PersonTransfer);
        }
        for _ in 0..chance.between(2, 5) {
            let (day, sum) = (month * 30 + chance.between(2, 20), chance.between(10, 60) * 1_000);
            let (to, kind) = if chance.percent(40) {
                ("HOSPITAL", Category::Health)
            } else {
                ("BUILDER", Category::BusinessPayment)
            };
            story.pays(day, sum, to, kind);
        }
        story.draws(month * 30 + 9, chance.one_of(&[5_000, 10_000, 20_000]));
    }
    story.lives(chance, 20, 1_200);
    story
}

/// Tenants pay at the start of the month; all of it goes to the owner, a relative, soon after.
fn rent_collector(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(3_000, 50_000));
    let tenants = chance.between(5, 22);
    for month in 0..6 {
        let mut sum = 0;
        for tenant in 1..=tenants {
            let rent = 6_000 + tenant * 500;
            sum += rent;
            let day = month * 30 + 3 + chance.between(0, 4);
            story.gets(day, rent, &format!("TENANT {tenant}"), Category::RentReceived);
        }
        story.pays(month * 30 + 8, sum * chance.between(85, 95) / 100, "OWNER", Category::PersonTransfer);
    }
    story.lives(chance, 15, 1_500);
    story
}

/// One large credit, and one large debit on the next day, in an ordinary life.
fn car_or_house_sold(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(5_000, 90_000));
    let salary = chance.between(25_000, 90_000);
    for month in 0..6 {
        story.gets(month * 30 + 1, salary, "EMPLOYER", Category::Salary);
        story.pays(month * 30 + 5, salary / 5, "LENDER", Category::Emi);
    }
    let price = chance.one_of(&[180_000, 450_000, 980_000, 3_500_000, 7_200_000]);
    let day = chance.between(20, 160);
    story.gets(day, price, "BUYER", Category::PersonTransfer);
    story.pays(day + 1, price * chance.between(90, 100) / 100, "SELLER", Category::PersonTransfer);
    story.lives(chance, 30, 900);
    story.befriends(chance, 5, 5_000);
    story
}

/// The spouse sends what the card bills come to, and they are paid at once.
fn card_bill_payer(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(1_000, 20_000));
    for month in 0..6 {
        for card in 1..=chance.between(1, 4) {
            let day = month * 30 + card * 6;
            let bill = chance.between(8_000, 70_000);
            story.gets(day, bill, "SPOUSE", Category::PersonTransfer);
            story.pays(day + chance.between(0, 1), bill, &format!("CARD {card}"), Category::CardBill);
        }
    }
    story.lives(chance, 12, 900);
    story
}

/// The household money arrives in this account, and leaves it as cash, fees and transfers within days.
fn spouse_with_household_money(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(500, 15_000));
    let money = chance.between(20_000, 80_000);
    for month in 0..6 {
        let day = month * 30 + 2;
        story.gets(day, money, "SPOUSE", Category::PersonTransfer);
        for _ in 0..chance.between(1, 4) {
            story.draws(day + chance.between(0, 1), chance.one_of(&[5_000, 10_000, 10_000, 20_000]));
        }
        story.pays(day + 1, money / 5, "SCHOOL", Category::Education);
        story.pays(day + chance.between(0, 3), money / 4, "MOTHER IN LAW", Category::PersonTransfer);
    }
    let purchases = chance.between(4, 25);
    story.lives(chance, purchases, 800);
    story
}

/// Far from shops that take cards: all the household money is drawn as cash within a day.
fn household_of_cash(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(200, 3_000));
    let money = chance.between(20, 60) * 1_000;
    for month in 0..6 {
        let day = month * 30 + chance.between(1, 5);
        story.gets(day, money, "SPOUSE", Category::PersonTransfer);
        let mut rest = money * chance.between(85, 99) / 100;
        while rest >= 1_000 {
            let drawn = rest.min(10_000);
            rest -= drawn;
            story.draws(day + chance.between(0, 1), drawn);
        }
    }
    let purchases = chance.between(0, 4);
    story.lives(chance, purchases, 300);
    story
}

/// Sent home by a worker abroad every month, and handed on to relatives.
fn remittance_family(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(500, 10_000));
    for month in 0..6 {
        let day = month * 30 + chance.between(2, 8);
        let money = chance.between(30, 90) * 1_000;
        story.gets(day, money, "SON ABROAD", Category::PersonTransfer);
        for relative in 1..=chance.between(1, 3) {
            let sum = money * chance.between(15, 30) / 100;
            story.pays(
                day + chance.between(0, 1),
                sum,
                &format!("RELATIVE {relative}"),
                Category::PersonTransfer,
            );
        }
        story.draws(day + 1, chance.one_of(&[5_000, 10_000, 15_000]));
    }
    story.lives(chance, 15, 900);
    story
}

/// An account that slept, woken by the maturity of a policy, which then pays for a wedding.
fn wedding_after_silence(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(500, 9_000));
    story.pays(2, 300, "SHOP 1", Category::Merchant);
    let day = chance.between(60, 120);
    for (offset, giver) in (1..=chance.between(3, 14)).enumerate() {
        let offset = i64::try_from(offset).unwrap();
        let gift = chance.between(11, 90) * 1_000;
        story.gets(day + offset / 3, gift, &format!("RELATIVE {giver}"), Category::PersonTransfer);
    }
    for _ in 0..chance.between(8, 20) {
        let (on, sum) = (day + chance.between(2, 30), chance.between(5, 60) * 1_000);
        let (party, kind) = if chance.percent(50) {
            (chance.party("JEWELLER", 3), Category::Merchant)
        } else {
            (chance.party("CATERER", 6), Category::BusinessPayment)
        };
        story.pays(on, sum, &party, kind);
    }
    for _ in 0..chance.between(1, 5) {
        story.draws(day + chance.between(0, 10), chance.one_of(&[10_000, 20_000]));
    }
    story.lives(chance, 4, 900);
    story
}

const LIVES: [(&str, Life); 13] = [
    ("salary moved on", salary_moved_on),
    ("gig worker", gig_worker),
    ("freelancer with family", freelancer_with_family),
    ("student", student),
    ("chit fund", chit_fund),
    ("family pool", family_pool),
    ("rent collector", rent_collector),
    ("car or house sold", car_or_house_sold),
    ("card bill payer", card_bill_payer),
    ("spouse with household money", spouse_with_household_money),
    ("household of cash", household_of_cash),
    ("remittance family", remittance_family),
    ("wedding after silence", wedding_after_silence),
];

#[test]
fn honest_people_are_left_alone() {
    let flagged = flagged(&LIVES);
    // At most one of a hundred.
    assert!(flagged.len() * 100 <= LIVES.len() * VARIATIONS, "{flagged:?}");
}
