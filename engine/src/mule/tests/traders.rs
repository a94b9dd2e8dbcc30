//! People who trade: money comes from many, goes on quickly, and to few.

use super::story::{Chance, DAYS, Story};
use super::{Life, VARIATIONS, flagged};
use crate::categorise::Category;

/// A corner shop that takes UPI payments into a savings account, and pays a handful of suppliers.
fn corner_shop(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(3_000, 50_000));
    let (most, suppliers) = (chance.between(200, 900), chance.between(2, 8));
    for day in 0..DAYS {
        if chance.percent(4) {
            continue;
        }
        let mut sales = 0;
        for _ in 0..chance.between(8, 30) {
            let sale = chance.between(20, most);
            sales += sale;
            let customer = chance.party("CUSTOMER", 900);
            story.gets(day, sale, &customer, Category::PersonTransfer);
        }
        if chance.percent(60) {
            let supplier = chance.party("SUPPLIER", suppliers);
            story.pays(day, sales * chance.between(90, 170) / 100, &supplier, Category::BusinessPayment);
        }
        if day % 30 == 9 {
            story.pays(day, chance.between(1_500, 4_000), "ELECTRICITY", Category::Utilities);
        }
    }
    if chance.percent(60) {
        story.draws_the_cut(chance);
    }
    story
}

/// The same with a payment provider that settles every day; suppliers are paid out of it on the same day.
fn shop_with_settlements(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(2_000, 30_000));
    let (turnover, suppliers) = (chance.between(5_000, 60_000), chance.between(1, 5));
    for day in 0..DAYS {
        if chance.percent(5) {
            continue;
        }
        let settled = turnover * chance.between(60, 140) / 100;
        story.gets(day, settled, "PAYMENT PROVIDER", Category::Settlement);
        let supplier = chance.party("SUPPLIER", suppliers);
        story.pays(day, settled * chance.between(80, 99) / 100, &supplier, Category::BusinessPayment);
    }
    story.lives(chance, 8, 700);
    if chance.percent(60) {
        story.draws_the_cut(chance);
    }
    story
}

/// A wholesaler with a current account, few suppliers, and payments on the day the money comes.
fn wholesaler(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(20_000, 600_000));
    story.is_business = true;
    let (buyers, suppliers) = (chance.between(8, 45), chance.between(2, 8));
    for day in (0..DAYS).filter(|day| day % 7 != 6) {
        let mut sales = 0;
        for _ in 0..chance.between(1, 4) {
            let sale = chance.between(15_000, 250_000);
            sales += sale;
            let buyer = chance.party("BUYER", buyers);
            story.gets(day, sale, &buyer, Category::BusinessIncome);
        }
        let supplier = chance.party("SUPPLIER", suppliers);
        story.pays(day, sales * chance.between(85, 100) / 100, &supplier, Category::BusinessPayment);
        if day % 30 == 19 {
            story.pays(day, chance.between(8_000, 60_000), "GST", Category::Gst);
        }
    }
    if chance.percent(60) {
        story.draws_the_cut(chance);
    }
    story
}

/// A small wholesaler without a current account or GST, who pays suppliers on the day the money comes.
fn informal_wholesaler(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(5_000, 150_000));
    let (buyers, suppliers) = (chance.between(8, 30), chance.between(2, 6));
    for day in (0..DAYS).filter(|day| day % 7 != 6) {
        let mut sales = 0;
        for _ in 0..chance.between(1, 3) {
            let sale = chance.between(5_000, 60_000);
            sales += sale;
            let buyer = chance.party("BUYER", buyers);
            story.gets(day, sale, &buyer, Category::BusinessIncome);
        }
        let supplier = chance.party("SUPPLIER", suppliers);
        story.pays(
            day + chance.between(0, 1),
            sales * chance.between(80, 97) / 100,
            &supplier,
            Category::BusinessPayment,
        );
    }
    story.lives(chance, 15, 1_000);
    if chance.percent(60) {
        story.draws_the_cut(chance);
    }
    story
}

/// Wages and materials go out right after the customers pay.
fn small_enterprise(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(10_000, 200_000));
    story.is_business = chance.percent(70);
    let workers = chance.between(5, 25);
    for week in 0..26 {
        let mut receipts = 0;
        for _ in 0..chance.between(1, 4) {
            let receipt = chance.between(30, 200) * 1_000;
            receipts += receipt;
            let customer = chance.party("CUSTOMER", 10);
            story.gets(week * 7 + 4, receipt, &customer, Category::BusinessIncome);
        }
        for worker in 1..=workers {
            let wage = chance.between(1_800, 3_500);
            story.pays(week * 7 + 5, wage, &format!("WORKER {worker}"), Category::BusinessPayment);
        }
        let rest = receipts - workers * 2_700;
        let supplier = chance.party("SUPPLIER", 4);
        story.pays(week * 7 + 5, rest * chance.between(60, 95) / 100, &supplier, Category::BusinessPayment);
        if week % 4 == 2 && chance.percent(60) {
            story.pays(week * 7 + 6, chance.between(3_000, 20_000), "GST", Category::Gst);
        }
    }
    story.lives(chance, 5, 900);
    if chance.percent(60) {
        story.draws_the_cut(chance);
    }
    story
}

/// Takings are paid in as cash, mostly under the limit for naming a PAN, and go to the distributor on the next day.
fn cash_shop(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(3_000, 40_000));
    let distributors = chance.between(1, 4);
    for day in (0..DAYS).filter(|day| day % 3 == 0) {
        let takings = if chance.percent(25) {
            chance.one_of(&[49_000, 49_500, 49_900])
        } else {
            chance.between(12, 48) * 1_000
        };
        story.gets(day, takings, "", Category::CashDeposit);
        let distributor = chance.party("DISTRIBUTOR", distributors);
        story.pays(day + 1, takings * chance.between(80, 98) / 100, &distributor, Category::BusinessPayment);
    }
    story.lives(chance, 12, 900);
    if chance.percent(60) {
        story.draws_the_cut(chance);
    }
    story
}

/// Milk of many farmers, paid by the dairy, and handed on to them on the same day.
fn milk_collector(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(2_000, 30_000));
    let farmers = chance.between(8, 30);
    for week in 0..26 {
        let mut paid = 0;
        for farmer in 1..=farmers {
            let share = chance.between(900, 4_500);
            paid += share;
            story.pays(week * 7 + 3, share, &format!("FARMER {farmer}"), Category::PersonTransfer);
        }
        story.gets(week * 7 + 2, paid * 105 / 100, "DAIRY", Category::BusinessIncome);
    }
    story.lives(chance, 10, 900);
    if chance.percent(60) {
        story.draws_the_cut(chance);
    }
    story
}

/// An overdraft that is drawn most of the time: what comes in repays it, what goes out draws it.
fn overdraft_trader(chance: &mut Chance) -> Story {
    let mut story = Story::with(-chance.between(100_000, 400_000));
    story.overdraft = 1_000_000;
    story.is_business = true;
    for day in (0..DAYS).filter(|day| day % 7 != 6) {
        let sale = chance.between(20_000, 120_000);
        let buyer = chance.party("BUYER", 60);
        story.gets(day, sale, &buyer, Category::BusinessIncome);
        let supplier = chance.party("SUPPLIER", 15);
        story.pays(day, sale * chance.between(85, 104) / 100, &supplier, Category::BusinessPayment);
    }
    story
}

/// A travel agent: many customers once each, tickets bought from three consolidators on the same day.
fn travel_agent(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(10_000, 80_000));
    story.is_business = chance.percent(50);
    let mut customer = 0;
    for day in (0..DAYS).filter(|day| day % 7 != 6) {
        for _ in 0..chance.between(0, 3) {
            customer += 1;
            let fare = chance.between(3_000, 45_000);
            story.gets(day, fare, &format!("CUSTOMER {customer}"), Category::PersonTransfer);
            let consolidator = chance.party("CONSOLIDATOR", 3);
            story.pays(
                day + chance.between(0, 1),
                fare * chance.between(88, 96) / 100,
                &consolidator,
                Category::Travel,
            );
        }
    }
    story.lives(chance, 12, 900);
    if chance.percent(60) {
        story.draws_the_cut(chance);
    }
    story
}

/// An agent who takes cash and sends it for customers, who come once; a company pays a commission and settles the float.
fn bank_agent(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(10_000, 60_000));
    story.is_cash_passed_on = true;
    for day in 0..DAYS - 1 {
        if chance.percent(15) {
            continue;
        }
        let mut sent = 0;
        for _ in 0..chance.between(3, 9) {
            let sum = chance.between(10, 90) * 100;
            sent += sum;
            let customer = chance.party("CUSTOMER", 2_000);
            story.pays(day, sum, &customer, Category::PersonTransfer);
        }
        story.gets(day, sent * chance.between(95, 105) / 100, "", Category::CashDeposit);
        if day % 3 == 0 {
            let float = chance.between(10, 30) * 1_000;
            story.gets(day, float, "PAYMENTS COMPANY", Category::BusinessIncome);
            story.says("NEFT/YESBN12025123456789/PAYMENTS COMPANY LTD/AEPS SETTLEMENT");
            story.pays(day + 1, float, "PAYMENTS COMPANY", Category::BusinessPayment);
            story.says("NEFT/PAYMENTS COMPANY LTD/FLOAT");
        }
        if day % 30 == 5 {
            story.gets(day, chance.between(3_000, 9_000), "PAYMENTS COMPANY", Category::ProfessionalIncome);
            story.says("NEFT/YESBN12025123456789/PAYMENTS COMPANY LTD/AEPS COMMISSION");
        }
    }
    story.lives(chance, 4, 600);
    story
}

#[test]
fn cash_that_is_sent_on_without_an_agency_is_for_a_person_to_look_at() {
    let mut agent = bank_agent(&mut Chance::new(1));
    assert!(!agent.assess().is_flagged);
    agent.forgets("COMMISSION");
    assert!(agent.assess().is_flagged);
}

const LIVES: [(&str, Life); 10] = [
    ("corner shop", corner_shop),
    ("shop with settlements", shop_with_settlements),
    ("wholesaler", wholesaler),
    ("informal wholesaler", informal_wholesaler),
    ("small enterprise", small_enterprise),
    ("cash shop", cash_shop),
    ("milk collector", milk_collector),
    ("overdraft trader", overdraft_trader),
    ("travel agent", travel_agent),
    ("bank agent", bank_agent),
];

#[test]
fn honest_traders_are_left_alone() {
    let flagged = flagged(&LIVES);
    // At most one of a hundred.
    assert!(flagged.len() * 100 <= LIVES.len() * VARIATIONS, "{flagged:?}");
}
