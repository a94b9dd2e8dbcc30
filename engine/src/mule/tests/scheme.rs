//! Accounts that collect for something that promises a profit, and accounts in which people speak of such things now and then.

use super::story::{Chance, DAYS, Story};
use super::{Life, VARIATIONS, flagged, has};
use crate::categorise::Category;

const SAID: [&str; 4] =
    ["UPI/trading/INVESTOR", "IMPS/task/INVESTOR", "NEFT-INVEST-INVESTOR", "UPI/profit plan/INVESTOR"];
const OTHERWISE: [&str; 3] =
    ["UPI/lunch/FRIEND", "UPI/taskbar repair/FRIEND", "NEFT-TRADERS ASSOCIATION-FRIEND"];

/// Many people pay in; some get a little back, the rest goes on to a few after days.
fn collects(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(2_000, 9_000));
    for number in 0..chance.between(16, 40) {
        let (day, sum) = (4 + number * 4, chance.between(5_000, 60_000));
        story.gets(day, sum, &format!("PERSON V{number}"), Category::PersonTransfer);
        let said = usize::try_from(chance.between(0, 4)).unwrap();
        story.says(SAID.get(said).copied().unwrap_or(OTHERWISE[0]));
        if chance.percent(30) {
            story.pays(day + 1, sum / 50, &format!("PERSON V{number}"), Category::PersonTransfer);
        }
        let other = format!("PERSON O{}", chance.between(1, 6));
        story.pays(
            day + chance.between(0, 3),
            sum * chance.between(95, 98) / 100,
            &other,
            Category::PersonTransfer,
        );
    }
    story
}

/// Friends who share bills, one of whom trades; and a household's life.
fn shares_bills(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(20_000, 90_000));
    for month in 0..6 {
        story.gets(month * 30, 60_000, "EMPLOYER", Category::Salary);
    }
    for number in 0..40 {
        let day = chance.between(0, DAYS - 1);
        story.gets(
            day,
            chance.between(200, 3_000),
            &format!("PERSON F{}", number % 9),
            Category::PersonTransfer,
        );
        let said = usize::try_from(number % 8).unwrap();
        story.says(OTHERWISE.get(said).copied().unwrap_or("UPI/dinner/FRIEND"));
        if number % 10 == 0 {
            story.gets(day, 2_000, "PERSON F1", Category::PersonTransfer);
            story.says(SAID[0]);
        }
    }
    story.lives(chance, 30, 2_500);
    story
}

#[test]
fn who_collects_for_a_promised_profit_is_flagged_and_whose_friends_speak_of_trading_is_not() {
    let schemes: [(&'static str, Life); 1] = [("collects", collects)];
    assert_eq!(flagged(&schemes).len(), VARIATIONS);
    assert!(has(&collects(&mut Chance::new(1)).assess(), "scheme"));
    let honest: [(&'static str, Life); 1] = [("shares bills", shares_bills)];
    assert_eq!(flagged(&honest), Vec::<&str>::new());
}
