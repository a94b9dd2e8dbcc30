//! Shops behind which other money goes, and shops whose customers pay large sums now and then.

use super::story::{Chance, DAYS, Story};
use super::{Life, VARIATIONS, flagged, has};
use crate::categorise::Category;

/// A shop that pays suppliers and rent, and nothing else: strangers' round sums come beside what is called settlements.
fn on_paper(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(5_000, 40_000));
    for day in 0..DAYS - 2 {
        let settled = chance.between(5_000, 60_000);
        story.gets(day, settled, "PAYMENT PROVIDER", Category::Settlement);
        let mut due = settled;
        if day % 6 == 0 {
            let sum = chance.between(15, 90) * 1_000;
            story.gets(day, sum, &format!("PERSON S{day}"), Category::BusinessIncome);
            due += sum;
        }
        let supplier = chance.party("SUPPLIER", 5);
        let goes = day + chance.between(0, 1);
        story.pays(goes, due * chance.between(90, 99) / 100, &supplier, Category::BusinessPayment);
        if day % 30 == 4 {
            story.pays(day, 25_000, "PERSON LANDLORD", Category::Rent);
        }
    }
    story
}

/// A corner shop with a life of its own, whose keeper lets sums of strangers pass through now and then.
fn lent(chance: &mut Chance) -> Story {
    let mut story = corner_shop(chance);
    for number in 0..chance.between(5, 12) {
        let day = 10 + number * 13;
        let mut sum = 0;
        for part in 0..chance.between(1, 3) {
            let paid = chance.between(40_000, 150_000);
            sum += paid;
            story.gets(day, paid, &format!("PERSON S{number} {part}"), Category::PersonTransfer);
        }
        let other = format!("PERSON O{}", chance.between(1, 4));
        let goes = day + chance.between(0, 1);
        story.pays(goes, sum * chance.between(90, 98) / 100, &other, Category::PersonTransfer);
    }
    story
}

/// Hundreds of small payments of customers; suppliers every few days; bills and a life.
fn corner_shop(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(10_000, 60_000));
    for day in 0..DAYS {
        let mut sales = 0;
        for _ in 0..chance.between(2, 5) {
            let sale = chance.between(50, 3_000);
            sales += sale;
            story.gets(day, sale, &format!("PERSON C{}", chance.between(1, 400)), Category::BusinessIncome);
        }
        if day % 3 == 1 {
            let supplier = chance.party("PERSON SUPPLIER", 4);
            story.pays(day, sales * 2, &supplier, Category::BusinessPayment);
        }
    }
    story.lives(chance, 10, 900);
    story
}

/// The same shop with some large orders, of which the suppliers get a part and the keeper keeps the rest.
fn large_orders(chance: &mut Chance) -> Story {
    let mut story = corner_shop(chance);
    for number in 0..8 {
        let (day, sum) = (12 + number * 20, chance.between(20_000, 90_000));
        story.gets(day, sum, &format!("PERSON ORDER {number}"), Category::BusinessIncome);
        let supplier = chance.party("PERSON SUPPLIER", 4);
        let goes = day + chance.between(3, 9);
        story.pays(goes, sum * chance.between(60, 85) / 100, &supplier, Category::BusinessPayment);
    }
    story
}

/// Settlements alone, all of them paid to suppliers, and the bills of a shop.
fn card_shop(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(5_000, 40_000));
    for day in 0..DAYS {
        let settled = chance.between(5_000, 60_000);
        story.gets(day, settled, "PAYMENT PROVIDER", Category::Settlement);
        let supplier = chance.party("SUPPLIER", 5);
        story.pays(day, settled * chance.between(85, 99) / 100, &supplier, Category::BusinessPayment);
        if day % 10 == 0 {
            let sum = chance.between(15, 90) * 1_000;
            story.gets(day, sum, &format!("PERSON S{day}"), Category::BusinessIncome);
        }
        if day % 30 == 20 {
            story.pays(day, 4_200, "POWER COMPANY", Category::Utilities);
            story.pays(day, 9_000, "GST", Category::Gst);
        }
    }
    story
}

#[test]
fn shops_on_paper_and_lent_ones_are_flagged() {
    let mules: [(&'static str, Life); 2] = [("on paper", on_paper), ("lent", lent)];
    assert_eq!(flagged(&mules).len(), mules.len() * VARIATIONS);
    for seed in 0..u64::try_from(VARIATIONS).unwrap() {
        assert!(has(&on_paper(&mut Chance::new(seed)).assess(), "shop_on_paper"), "{seed}");
        assert!(has(&lent(&mut Chance::new(seed)).assess(), "out_of_scale"), "{seed}");
    }
}

#[test]
fn shops_with_large_orders_or_round_ones_are_not_flagged() {
    let honest: [(&'static str, Life); 3] =
        [("corner shop", corner_shop), ("large orders", large_orders), ("card shop", card_shop)];
    assert_eq!(flagged(&honest), Vec::<&str>::new());
}
