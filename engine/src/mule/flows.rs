//! The transactions in order of time, with what the patterns ask of each worked out once.

use std::collections::{HashMap, HashSet};

use chrono::{Datelike, NaiveDate};

use super::patterns::Patterns;
use crate::categorise::{Category, Posting};
use crate::metrics::statistics;
use crate::money::{Paise, rupees};
use crate::transaction_id::TransactionId;

/// One transaction.
#[derive(Debug, Clone, Copy)]
pub(super) struct Flow<'a> {
    pub(super) posting: &'a Posting<'a>,
    /// Whether it can be money passed through: a salary, an instalment or a transfer to oneself cannot.
    pub(super) is_counted: bool,
    pub(super) is_life: bool,
    /// The other side, numbered: the same number is the same party.
    pub(super) party: Option<usize>,
}

impl Flow<'_> {
    pub(super) const fn amount(&self) -> Paise {
        self.posting.entry.amount
    }

    pub(super) const fn date(&self) -> NaiveDate {
        self.posting.entry.date
    }

    pub(super) const fn id(&self) -> TransactionId {
        self.posting.id
    }

    /// Calendar months, counted through.
    pub(super) fn month(&self) -> i32 {
        let date = self.date();
        date.year().saturating_mul(12).saturating_add_unsigned(date.month0())
    }

    pub(super) fn days_after(&self, earlier: NaiveDate) -> i64 {
        self.date().signed_duration_since(earlier).num_days()
    }
}

/// All of them, the oldest first.
#[derive(Debug)]
pub(super) struct Flows<'a> {
    pub(super) all: Vec<Flow<'a>>,
    /// So many different parties there are.
    pub(super) parties: usize,
    /// The sums of what is counted.
    pub(super) credited: Paise,
    pub(super) debited: Paise,
}

impl<'a> Flows<'a> {
    pub(super) fn from_postings(postings: &'a [&'a Posting<'a>], patterns: &Patterns) -> Self {
        let mut sorted: Vec<&'a Posting<'a>> = postings.to_vec();
        sorted.sort_by_key(|posting| (posting.entry.date, posting.entry.time, posting.id));
        let mut numbers: HashMap<&str, usize> = HashMap::new();
        let mut all = Vec::with_capacity(sorted.len());
        let are_salaries_words_alone = are_salaries_words_alone(&sorted, patterns);
        for posting in sorted {
            let party = posting.party.as_deref().map(|name| {
                let next = numbers.len();
                *numbers.entry(name).or_insert(next)
            });
            let passed_by = if posting.is_credit() {
                &patterns.counted.credits_not
            } else {
                &patterns.counted.debits_not
            };
            let is_word_alone = are_salaries_words_alone && posting.category == Category::Salary;
            all.push(Flow {
                posting,
                is_counted: !passed_by.contains(&posting.category) || is_word_alone,
                is_life: !posting.is_credit() && patterns.counted.life.contains(&posting.category),
                party,
            });
        }
        let mut flows = Self { all, parties: numbers.len(), credited: Paise::ZERO, debited: Paise::ZERO };
        flows.credited = flows.credits().map(Flow::amount).sum();
        flows.debited = flows.debits().map(Flow::amount).sum();
        flows
    }

    /// Those that are counted, of both directions.
    pub(super) fn counted(&self) -> impl Iterator<Item = &Flow<'a>> {
        self.all.iter().filter(|flow| flow.is_counted)
    }

    pub(super) fn credits(&self) -> impl Iterator<Item = &Flow<'a>> {
        self.counted().filter(|flow| flow.posting.is_credit())
    }

    pub(super) fn debits(&self) -> impl Iterator<Item = &Flow<'a>> {
        self.counted().filter(|flow| !flow.posting.is_credit())
    }

    /// More than this share of what comes in is sent from person to person.
    pub(super) fn is_sent_by_people(&self, most: f64) -> bool {
        let of_people = self.credits().filter(|flow| flow.posting.category == Category::PersonTransfer);
        let sent: Paise = of_people.map(Flow::amount).sum();
        sent.ratio_to(self.credited).is_some_and(|share| share > most)
    }

    /// Most credits are of one and the same sum: dues that members pay.
    pub(super) fn are_dues(&self, least: f64) -> bool {
        let mut sums: Vec<Paise> = self.credits().map(Flow::amount).collect();
        sums.sort_unstable();
        let most = sums.chunk_by(|one, next| one == next).map(<[Paise]>::len).max().unwrap_or_default();
        statistics::count(most) >= least * statistics::count(sums.len())
    }

    pub(super) fn is_enough(&self, patterns: &Patterns) -> bool {
        self.credited >= rupees(patterns.assessed.least_credits_rupees)
            && self.counted().count() >= patterns.assessed.least_transactions
    }
}

/// Nobody is paid by many employers many times a month, nor by anybody every few days: there the word is all that speaks of a
/// salary.
fn are_salaries_words_alone(postings: &[&Posting<'_>], patterns: &Patterns) -> bool {
    let salaries =
        || postings.iter().filter(|posting| posting.is_credit() && posting.category == Category::Salary);
    let payers: HashSet<&str> = salaries().filter_map(|posting| posting.party.as_deref()).collect();
    let months: HashSet<(i32, u32)> =
        salaries().map(|posting| (posting.entry.date.year(), posting.entry.date.month0())).collect();
    let is_many = |of_a_month: usize| salaries().count() >= of_a_month.saturating_mul(months.len().max(1));
    payers.len() >= patterns.salaries.from_payers && is_many(patterns.salaries.from_a_month)
        || is_many(patterns.salaries.of_anybody_from_a_month)
}
