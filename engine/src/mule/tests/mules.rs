//! Accounts through which others pass money.

use super::story::{Chance, DAYS, Story};
use super::{Life, VARIATIONS, flagged};
use crate::categorise::Category;

/// Strangers pay in, and the money goes on to a few accounts within a day, for weeks.
fn passes_through(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(100, 8_000));
    let (start, bosses) = (chance.between(0, 100), chance.between(2, 7));
    let mut victim = 0;
    for day in start..(start + chance.between(25, 80)) {
        for _ in 0..chance.between(0, 3) {
            victim += 1;
            let sum = chance.between(8_000, 90_000);
            story.gets(day, sum, &format!("VICTIM {victim}"), Category::PersonTransfer);
            let boss = chance.party("BOSS", bosses);
            story.pays(
                day + chance.between(0, 1),
                sum * chance.between(92, 99) / 100,
                &boss,
                Category::PersonTransfer,
            );
        }
    }
    if chance.percent(60) {
        story.draws_the_cut(chance);
    }
    story.lives(chance, 3, 400);
    story
}

/// Many small payments of strangers, collected and swept to a few accounts every day.
fn collects_and_sweeps(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(100, 3_000));
    let start = chance.between(20, 120);
    let mut victim = 0;
    for day in start..(start + chance.between(15, 50)) {
        let mut sum = 0;
        for _ in 0..chance.between(8, 40) {
            victim += 1;
            let paid = chance.one_of(&[500, 1_000, 2_000, 5_000, 10_000, 20_000]);
            sum += paid;
            story.gets(day, paid, &format!("VICTIM {victim}"), Category::PersonTransfer);
        }
        while sum > 2_000 {
            let swept = sum.min(chance.one_of(&[49_500, 49_000, 48_000, 95_000]));
            sum -= swept;
            let boss = chance.party("BOSS", 4);
            story.pays(day, swept * 99 / 100, &boss, Category::PersonTransfer);
        }
    }
    if chance.percent(60) {
        story.draws_the_cut(chance);
    }
    story.lives(chance, 3, 400);
    story
}

/// Transfers of strangers are drawn at machines on the same or the next day.
fn draws_it_as_cash(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(100, 5_000));
    let mut victim = 0;
    for week in 4..chance.between(12, 25) {
        for _ in 0..chance.between(1, 3) {
            victim += 1;
            let day = week * 7 + chance.between(0, 5);
            let sum = chance.between(15, 60) * 1_000;
            story.gets(day, sum, &format!("VICTIM {victim}"), Category::PersonTransfer);
            let mut rest = sum * 97 / 100;
            while rest >= 1_000 {
                let drawn = rest.min(chance.one_of(&[10_000, 20_000]));
                rest -= drawn;
                story.draws(day + chance.between(0, 1), drawn);
            }
        }
    }
    if chance.percent(60) {
        story.draws_the_cut(chance);
    }
    story.lives(chance, 3, 400);
    story
}

/// Silent for weeks, then a week of large credits that leave as they come.
fn wakes_with_a_flood(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(50, 2_000));
    for day in [1, 6, 11, 16] {
        story.pays(day, 40, "SHOP", Category::Merchant);
    }
    let start = chance.between(60, 150);
    let mut victim = 0;
    for day in start..start + chance.between(6, 12) {
        for _ in 0..chance.between(2, 5) {
            victim += 1;
            let sum = chance.one_of(&[25_000, 49_000, 49_500, 75_000, 99_000]);
            story.gets(day, sum, &format!("VICTIM {victim}"), Category::PersonTransfer);
            story.draws(day + chance.between(0, 1), 10_000);
            let boss = chance.party("BOSS", 6);
            story.pays(day + chance.between(0, 1), sum - 10_500, &boss, Category::PersonTransfer);
        }
    }
    story
}

/// Amounts just below the limits, from many, moved on in larger ones.
fn stays_below_the_limits(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(100, 9_000));
    let is_cash = chance.percent(50);
    let mut sender = 0;
    for day in (10..chance.between(70, 170)).filter(|day| day % 2 == 0) {
        let mut sum = 0;
        for _ in 0..chance.between(1, 4) {
            sender += 1;
            let paid = chance.between(450, 499) * 100;
            sum += paid;
            let (party, kind) = if is_cash {
                (String::new(), Category::CashDeposit)
            } else {
                (format!("SENDER {sender}"), Category::PersonTransfer)
            };
            story.gets(day, paid, &party, kind);
        }
        let boss = chance.party("BOSS", 5);
        story.pays(day + chance.between(0, 1), sum * 98 / 100, &boss, Category::PersonTransfer);
    }
    if chance.percent(60) {
        story.draws_the_cut(chance);
    }
    story.lives(chance, 4, 500);
    story
}

/// A salaried life, and between its rows credits of strangers that are each passed on.
fn layers_within_a_life(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(5_000, 60_000));
    let salary = chance.between(25_000, 90_000);
    for month in 0..6 {
        story.gets(month * 30 + 1, salary, "EMPLOYER", Category::Salary);
        story.pays(month * 30 + 5, salary / 4, "LENDER", Category::Emi);
        story.pays(month * 30 + 3, salary / 5, "LANDLORD", Category::Rent);
    }
    for month in 2..6 {
        for number in 0..chance.between(4, 8) {
            let (day, sum) = (month * 30 + chance.between(0, 28), chance.between(10_000, 60_000));
            story.gets(day, sum, &format!("VICTIM {month} {number}"), Category::PersonTransfer);
            let boss = chance.party("BOSS", 5);
            story.pays(day + 1, sum * 97 / 100, &boss, Category::PersonTransfer);
        }
    }
    story.lives(chance, 30, salary / 90);
    story.befriends(chance, 8, 4_500);
    story
}

/// Rupees of strangers become crypto assets within a day.
fn buys_crypto(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(500, 15_000));
    let mut stranger = 0;
    for day in 0..DAYS - 1 {
        if !chance.percent(45) {
            continue;
        }
        for _ in 0..chance.between(1, 4) {
            stranger += 1;
            let sum = chance.between(5_000, 60_000);
            story.gets(day, sum, &format!("STRANGER {stranger}"), Category::PersonTransfer);
            let (party, kind) = if chance.percent(40) {
                ("EXCHANGE".to_owned(), Category::Crypto)
            } else {
                (chance.party("SELLER", 300), Category::PersonTransfer)
            };
            story.pays(day + chance.between(0, 1), sum * chance.between(95, 99) / 100, &party, kind);
        }
    }
    if chance.percent(60) {
        story.draws_the_cut(chance);
    }
    story.lives(chance, 5, 500);
    story
}

/// A ring of a dozen sends what the same ring is paid, in parts and within a day.
fn goes_round_a_ring(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(500, 9_000));
    let ring = chance.between(8, 14);
    for _ in 0..chance.between(25, 45) {
        let (day, sum) = (chance.between(0, DAYS - 3), chance.between(15_000, 60_000));
        let sender = chance.between(1, ring);
        story.gets(day, sum, &format!("MEMBER {sender}"), Category::PersonTransfer);
        let passed = sum * chance.between(94, 99) / 100;
        in_parts(&mut story, chance, (day, passed), |chance| {
            // To any but the one it came from.
            format!("MEMBER {}", 1 + (sender + chance.between(0, ring - 2)) % ring)
        });
    }
    story.lives(chance, 3, 400);
    story
}

/// What strangers send goes to other strangers, in parts.
fn splits_among_strangers(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(100, 6_000));
    for number in 0..chance.between(30, 60) {
        let (day, sum) = (chance.between(0, DAYS - 3), chance.between(10_000, 90_000));
        story.gets(day, sum, &format!("STRANGER {number}"), Category::PersonTransfer);
        let passed = sum * chance.between(95, 99) / 100;
        in_parts(&mut story, chance, (day, passed), |chance| format!("OTHER {}", chance.between(1, 200)));
    }
    story
}

/// What firms send under the word of a salary, several times a week, goes on to people.
fn is_paid_by_many_firms(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(5_000, 40_000));
    for _ in 0..chance.between(45, 70) {
        let (day, sum) = (chance.between(0, DAYS - 3), chance.between(40, 90) * 1_000);
        let firm = chance.party("FIRM", 6);
        story.gets(day, sum, &firm, Category::Salary);
        let passed = sum * chance.between(94, 98) / 100;
        in_parts(&mut story, chance, (day, passed), |chance| format!("FRIEND {}", chance.between(1, 8)));
    }
    story.lives(chance, 3, 900);
    story
}

/// A sum in one to four parts on a day or the next.
fn in_parts(
    story: &mut Story,
    chance: &mut Chance,
    (day, sum): (i64, i64),
    to: impl Fn(&mut Chance) -> String,
) {
    let (mut left, parts) = (sum, chance.between(1, 4));
    for part in 0..parts {
        let paid = if part + 1 == parts { left } else { left * chance.between(25, 60) / 100 };
        left -= paid;
        let payee = to(chance);
        story.pays(day, paid, &payee, Category::PersonTransfer);
    }
}

/// The money rests for two to four days before it goes on.
fn holds_it_for_days(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(500, 9_000));
    let mut day = 0;
    let mut victim = 0;
    while day < DAYS - 6 {
        victim += 1;
        let sum = chance.between(20_000, 95_000);
        story.gets(day, sum, &format!("VICTIM {victim}"), Category::PersonTransfer);
        let boss = chance.party("BOSS", 6);
        let goes = day + chance.between(2, 4);
        story.pays(goes, sum * chance.between(94, 99) / 100, &boss, Category::PersonTransfer);
        day = goes + chance.between(0, 2);
    }
    story.lives(chance, 3, 400);
    story
}

/// Transfers of strangers are drawn at machines, ten thousand at a time.
fn draws_at_many_machines(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(100, 4_000));
    for number in 0..chance.between(20, 40) {
        let (day, sum) = (chance.between(0, DAYS - 3), chance.between(20_000, 60_000));
        story.gets(day, sum, &format!("STRANGER {number}"), Category::PersonTransfer);
        let mut left = sum * 98 / 100;
        while left >= 2_000 {
            let drawn = left.min(10_000);
            story.draws(day + chance.between(0, 1), drawn);
            left -= drawn;
        }
    }
    story.lives(chance, 2, 300);
    story
}

/// Settlements of a shop that buys nothing, pays no bills and no taxes: all of it goes to a few people, or out of machines.
fn shop_in_name(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(500, 9_000));
    let bosses = chance.between(1, 4);
    for day in 0..DAYS - 4 {
        if chance.percent(25) {
            continue;
        }
        let settled = chance.between(8_000, 70_000);
        story.gets(day, settled, "PAYMENT PROVIDER", Category::Settlement);
        let goes = day + chance.between(0, 2);
        if chance.percent(20) {
            story.draws(goes, settled / 10_000 * 10_000);
        } else {
            let boss = chance.party("BOSS", bosses);
            story.pays(goes, settled * chance.between(94, 99) / 100, &boss, Category::PersonTransfer);
        }
    }
    story
}

/// A shop's current account whose customers pay by QR code and come once. It pays people alone, with remarks such as
/// "goods".
fn shop_that_pays_people(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(2_000, 20_000));
    story.is_business = true;
    let payees = chance.between(3, 6);
    for day in (0..DAYS - 2).filter(|day| day % 7 != 3) {
        if chance.percent(20) {
            continue;
        }
        let mut sales = 0;
        for _ in 0..chance.between(2, 5) {
            let sale = chance.between(2_000, 25_000);
            sales += sale;
            let customer = chance.party("CUSTOMER", 2_000);
            story.gets(day, sale, &customer, Category::BusinessIncome);
        }
        if chance.percent(40) {
            let settled = chance.between(12_000, 20_000);
            sales += settled;
            story.gets(day, settled, "PAYMENT PROVIDER", Category::Settlement);
        }
        let person = chance.party("PERSON", payees);
        let goes = day + chance.between(0, 1);
        story.pays(goes, sales * chance.between(92, 99) / 100, &person, Category::BusinessPayment);
    }
    story
}

/// A dozen accounts send, what came within some days is held, and then goes to a dozen others in other sums.
fn pools_for_days(chance: &mut Chance) -> Story {
    let mut story = Story::with(chance.between(500, 9_000));
    let (mut day, mut held) = (0, 0);
    while day < DAYS - 6 {
        for _ in 0..chance.between(1, 3) {
            let sum = chance.between(20_000, 90_000);
            held += sum;
            let sender = chance.party("UPSTREAM", 12);
            story.gets(day, sum, &sender, Category::PersonTransfer);
        }
        day += chance.between(2, 3);
        let mut left = held * chance.between(95, 99) / 100;
        held -= left;
        while left > 0 {
            let paid = left.min(chance.between(15_000, 60_000));
            left -= paid;
            let payee = chance.party("DOWNSTREAM", 12);
            story.pays(day, paid, &payee, Category::PersonTransfer);
        }
        day += chance.between(0, 3);
    }
    story
}

const STORIES: [(&str, Life); 15] = [
    ("passes through", passes_through),
    ("collects and sweeps", collects_and_sweeps),
    ("draws it as cash", draws_it_as_cash),
    ("wakes with a flood", wakes_with_a_flood),
    ("stays below the limits", stays_below_the_limits),
    ("layers within a life", layers_within_a_life),
    ("buys crypto", buys_crypto),
    ("goes round a ring", goes_round_a_ring),
    ("splits among strangers", splits_among_strangers),
    ("holds it for days", holds_it_for_days),
    ("draws at many machines", draws_at_many_machines),
    ("shop in name", shop_in_name),
    ("shop that pays people", shop_that_pays_people),
    ("pools for days", pools_for_days),
    ("is paid by many firms", is_paid_by_many_firms),
];

#[test]
fn mule_stories_are_flagged() {
    let flagged = flagged(&STORIES);
    // At least ninety-eight of a hundred.
    assert!(flagged.len() * 100 >= STORIES.len() * VARIATIONS * 98, "{flagged:?}");
}
