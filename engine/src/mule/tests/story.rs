//! Half a year of one account, told row by row.

use chrono::{Days, NaiveDate};

use super::super::{MuleAssessment, MuleInput, assess};
use crate::categorise::{Category, Posting};
use crate::document::TextBox;
use crate::money::Paise;
use crate::narration;
use crate::reconcile::Entry;
use crate::statement::Direction;
use crate::transaction_id::TransactionId;

pub(super) const DAYS: i64 = 183;

/// Numbers that look random and are the same on every machine (the SplitMix64 sequence).
pub(super) struct Chance(u64);

impl Chance {
    pub(super) const fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// From `low` up to and with `high`.
    pub(super) fn between(&mut self, low: i64, high: i64) -> i64 {
        low + i64::try_from(self.next() % u64::try_from(high - low + 1).unwrap()).unwrap()
    }

    pub(super) fn percent(&mut self, of_hundred: i64) -> bool {
        self.between(1, 100) <= of_hundred
    }

    pub(super) fn one_of(&mut self, choices: &[i64]) -> i64 {
        choices[usize::try_from(self.between(0, i64::try_from(choices.len()).unwrap() - 1)).unwrap()]
    }

    /// One of so many parties of a kind, as `CUSTOMER 7`.
    pub(super) fn party(&mut self, kind: &str, many: i64) -> String {
        format!("{kind} {}", self.between(1, many))
    }
}

struct Row {
    day: i64,
    time: Option<(u32, u32)>,
    rupees: i64,
    party: Option<String>,
    category: Category,
    /// As the bank prints it, where that matters.
    says: Option<String>,
    direction: Direction,
}

#[derive(Default)]
pub(super) struct Story {
    pub(super) opening: i64,
    rows: Vec<Row>,
    pub(super) is_business: bool,
    pub(super) gst_agrees: Option<bool>,
    /// Cash is found to be brought only to be sent on.
    pub(super) is_cash_passed_on: bool,
    /// A limit that may be drawn, in rupees.
    pub(super) overdraft: i64,
}

impl Story {
    pub(super) fn with(opening: i64) -> Self {
        Self { opening, ..Self::default() }
    }

    fn row(&mut self, day: i64, rupees: i64, party: &str, category: Category, direction: Direction) {
        let party = (!party.is_empty()).then(|| party.to_owned());
        self.rows.push(Row { day, time: None, rupees, party, category, says: None, direction });
    }

    pub(super) fn gets(&mut self, day: i64, rupees: i64, party: &str, category: Category) {
        self.row(day, rupees, party, category, Direction::Credit);
    }

    pub(super) fn pays(&mut self, day: i64, rupees: i64, party: &str, category: Category) {
        self.row(day, rupees, party, category, Direction::Debit);
    }

    pub(super) fn draws(&mut self, day: i64, rupees: i64) {
        self.row(day, rupees, "", Category::CashWithdrawal, Direction::Debit);
    }

    /// Of the row told last.
    pub(super) fn at(&mut self, hour: u32, minute: u32) {
        self.rows.last_mut().unwrap().time = Some((hour, minute));
    }

    pub(super) fn says(&mut self, narration: &str) {
        self.rows.last_mut().unwrap().says = Some(narration.to_owned());
    }

    /// Without the rows whose narration has these words.
    pub(super) fn forgets(&mut self, words: &str) {
        self.rows.retain(|row| !row.says.as_ref().is_some_and(|says| says.contains(words)));
    }

    /// What is kept of money passed on is drawn once a week.
    pub(super) fn draws_the_cut(&mut self, chance: &mut Chance) {
        for week in 0..26 {
            let within = |row: &&Row| row.day / 7 == week;
            let signed =
                |row: &Row| if row.direction == Direction::Credit { row.rupees } else { -row.rupees };
            let kept: i64 = self.rows.iter().filter(within).map(signed).sum();
            if kept > 1_000 {
                self.draws(week * 7 + 6, kept * chance.between(60, 95) / 100);
            }
        }
    }

    /// Food, bills and small purchases of a household: so many a month, up to so much each.
    pub(super) fn lives(&mut self, chance: &mut Chance, a_month: i64, most: i64) {
        for _ in 0..a_month * 6 {
            let kind = [Category::Merchant, Category::Food, Category::Fuel, Category::Utilities]
                [usize::try_from(chance.between(0, 3)).unwrap()];
            let (day, rupees) = (chance.between(0, DAYS - 1), chance.between(40, most));
            let party = chance.party("SHOP", 60);
            self.pays(day, rupees, &party, kind);
        }
    }

    /// Small sums to and from friends.
    pub(super) fn befriends(&mut self, chance: &mut Chance, a_month: i64, most: i64) {
        for _ in 0..a_month * 6 {
            let (day, rupees) = (chance.between(0, DAYS - 1), chance.between(100, most));
            let friend = chance.party("FRIEND", 12);
            if chance.percent(50) {
                self.gets(day, rupees, &friend, Category::PersonTransfer);
            } else {
                self.pays(day, rupees, &friend, Category::PersonTransfer);
            }
        }
    }

    /// The rows in order of time, each with its balance. What the balance does not allow is not paid.
    fn entries(&self) -> (Vec<Entry>, Vec<&Row>, i64) {
        let start = NaiveDate::from_ymd_opt(2025, 4, 1).unwrap();
        let mut sorted: Vec<&Row> = self.rows.iter().filter(|row| row.rupees > 0).collect();
        sorted.sort_by_key(|row| (row.day, row.time));
        let (mut balance, mut kept) = (self.opening, Vec::new());
        let mut entries = Vec::new();
        let (mut held, mut since) = (0_i64, 0_i64);
        for row in sorted {
            let signed = if row.direction == Direction::Credit { row.rupees } else { -row.rupees };
            if balance + signed < -self.overdraft.max(0) {
                continue;
            }
            held += balance * (row.day - since);
            since = row.day;
            balance += signed;
            entries.push(Entry {
                date: start.checked_add_days(Days::new(u64::try_from(row.day).unwrap())).unwrap(),
                value_date: None,
                time: row.time,
                narration: row.says.clone().unwrap_or_default(),
                said: narration::read(row.says.as_deref().unwrap_or_default(), row.direction),
                reference: None,
                amount: Paise::new(row.rupees * 100),
                direction: row.direction,
                balance: Some(Paise::new(balance * 100)),
                is_balance_printed: true,
                is_taken_back: false,
                is_direction_marked: false,
                page: 1,
                bounds: TextBox { x0: 0.0, y0: 0.0, x1: 0.0, y1: 0.0 },
            });
            kept.push(row);
        }
        held += balance * (DAYS - since).max(0);
        (entries, kept, held / DAYS)
    }

    pub(super) fn assess(&self) -> MuleAssessment {
        self.seen(false)
    }

    /// The same transactions, handed over from the last to the first.
    pub(super) fn assess_backwards(&self) -> MuleAssessment {
        self.seen(true)
    }

    fn seen(&self, backwards: bool) -> MuleAssessment {
        let (entries, rows, average) = self.entries();
        let postings: Vec<Posting<'_>> = entries
            .iter()
            .zip(rows)
            .enumerate()
            .map(|(place, (entry, row))| Posting {
                id: TransactionId::at(place),
                account: 0,
                entry,
                narration: &entry.said,
                party: row.party.clone(),
                is_with_person: row.party.as_ref().is_some_and(|party| party.starts_with("PERSON")),
                category: row.category,
                rule_id: "test",
                confidence: 1.0,
            })
            .collect();
        let is_cash = |posting: &&Posting<'_>| posting.category == Category::CashDeposit;
        let cash: Vec<TransactionId> = postings.iter().filter(is_cash).map(|posting| posting.id).collect();
        let mut postings: Vec<&Posting<'_>> = postings.iter().collect();
        if backwards {
            postings.reverse();
        }
        assess(&MuleInput {
            postings: &postings,
            months: 183.0 / 30.4375,
            average_daily_balance: Some(Paise::new(average * 100)),
            is_business_account: self.is_business,
            passed_on_cash: if self.is_cash_passed_on { &cash } else { &[] },
            gst_variance_is_usual: self.gst_agrees,
        })
    }
}
