//! Hand-worked cases: what an analyst would compute on paper is what is measured.

mod affordability;
mod balances;
mod conduct;
mod income;
mod movements;
mod overdraft;
mod windows;

use std::collections::BTreeSet;

use chrono::{Datelike, NaiveDate};

use super::calendar::Month;
use super::facts::{Facts, MeasureInputs};
use super::scope::Scope;
use crate::categorise::{Book, Bounce, Category, Posting, SalaryPayment, SalarySource};
use crate::document::TextBox;
use crate::money::Paise;
use crate::policy::IncomePolicy;
use crate::reconcile::{self, Ledger};
use crate::statement::{
    Account, AccountKind, Declared, Direction, Identity, PageFacts, Period, Row, Statement,
};
use crate::transaction_id::TransactionId;

pub(super) fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

pub(super) const fn rupees(rupees: i64) -> Paise {
    Paise::new(rupees * 100)
}

/// A row as an analyst jots it down: money in is positive.
#[derive(Clone, Copy)]
pub(super) struct Line {
    date: &'static str,
    rupees: i64,
    category: Category,
    party: &'static str,
    narration: &'static str,
}

pub(super) const fn line(date: &'static str, rupees: i64, category: Category) -> Line {
    Line { date, rupees, category, party: "", narration: "" }
}

impl Line {
    pub(super) const fn with(self, party: &'static str) -> Self {
        Self { party, ..self }
    }

    pub(super) const fn saying(self, narration: &'static str) -> Self {
        Self { narration, ..self }
    }
}

/// An account on paper.
pub(super) struct Paper {
    pub(super) lines: Vec<Line>,
    pub(super) period: (&'static str, &'static str),
    ledger: Ledger,
}

impl Paper {
    pub(super) fn new(
        period: (&'static str, &'static str),
        opening: i64,
        kind: AccountKind,
        lines: Vec<Line>,
    ) -> Self {
        Self::with_line(period, opening, kind, lines, (None, None))
    }

    /// With a limit and a drawing power as printed.
    pub(super) fn with_line(
        period: (&'static str, &'static str),
        opening: i64,
        kind: AccountKind,
        mut lines: Vec<Line>,
        line: (Option<Paise>, Option<Paise>),
    ) -> Self {
        lines.sort_by_key(|line| line.date);
        let mut balance = opening;
        let rows = lines
            .iter()
            .map(|line| {
                balance += line.rupees;
                Row {
                    page: 1,
                    bounds: TextBox { x0: 0.0, y0: 0.0, x1: 1.0, y1: 1.0 },
                    date: day(line.date),
                    value_date: None,
                    time: None,
                    narration: line.narration.to_owned(),
                    reference: None,
                    amount: rupees(line.rupees.abs()),
                    direction: Some(if line.rupees < 0 { Direction::Debit } else { Direction::Credit }),
                    is_taken_back: false,
                    is_direction_marked: false,
                    balance: Some(rupees(balance)),
                }
            })
            .collect();
        let ledger = reconcile::ledger(Statement {
            accounts: vec![Account {
                identity: Identity {
                    currency: Some("INR".to_owned()),
                    kind: Some(kind),
                    period: Some(Period { from: day(period.0), to: day(period.1) }),
                    credit_limit: line.0,
                    drawing_power: line.1,
                    ..Identity::default()
                },
                declared: Declared { opening: Some(rupees(opening)), ..Declared::default() },
                rows,
                unread_cells: 0,
                tolerance: Paise::new(1),
                is_credit_card: false,
                joined: Vec::new(),
                carried: Vec::new(),
            }],
            pages: vec![PageFacts { rows: 1, is_unreadable: false, is_recognised: false, is_blank: false }],
            leftover: Vec::new(),
        });
        Self { lines, period, ledger }
    }

    /// What an analyst would say each row is. Salaries are those of one employer.
    pub(super) fn book(&self, bounces: Vec<Bounce>) -> Book<'_> {
        let entries = self.ledger.accounts()[0].entries();
        assert_eq!(entries.len(), self.lines.len());
        let postings: Vec<Posting<'_>> = entries
            .iter()
            .zip(&self.lines)
            .enumerate()
            .map(|(place, (entry, line))| Posting {
                id: TransactionId::at(place),
                account: 0,
                entry,
                narration: &entry.said,
                party: (!line.party.is_empty()).then(|| line.party.to_owned()),
                is_with_person: false,
                category: line.category,
                rule_id: "by.hand",
                confidence: 1.0,
            })
            .collect();
        let paid = |employer: &str| {
            let rows = postings.iter().filter(|posting| {
                posting.category == Category::Salary && posting.party.as_deref() == Some(employer)
            });
            rows.map(|posting| SalaryPayment {
                month: paid_for(posting.entry.date),
                date: posting.entry.date,
                amount: posting.entry.amount,
                rows: vec![posting.id],
            })
            .collect::<Vec<_>>()
        };
        let mut employers: Vec<String> = postings
            .iter()
            .filter(|posting| posting.category == Category::Salary)
            .filter_map(|posting| posting.party.clone())
            .collect();
        employers.sort();
        employers.dedup();
        let salaries = employers
            .iter()
            .map(|payer| SalarySource {
                payer: payer.clone(),
                score: 1.0,
                payments: paid(payer),
                bonuses: Vec::new(),
                is_stated: true,
                expected: Month::containing(day(self.period.0)).until(Month::containing(day(self.period.1)))
                    + 1,
                beneficiary: None,
            })
            .collect();
        Book { postings, bounces, salaries, loans: Vec::new(), excluded: BTreeSet::new() }
    }

    pub(super) fn facts(&self, gst_turnover: Option<Paise>) -> Facts {
        self.facts_with(&self.book(Vec::new()), gst_turnover)
    }

    pub(super) fn facts_with(&self, book: &Book<'_>, gst_turnover: Option<Paise>) -> Facts {
        let as_of = day(self.period.1);
        let scope = Scope::new(&self.ledger, book, "INR", as_of);
        let inputs = MeasureInputs {
            as_of,
            business_margin: 0.10,
            corrected_margin: None,
            gst_turnover,
            applicant: None,
            confidence: 1.0,
            window_months: 6,
            due_days: vec![1, 5, 10, 15, 20, 25],
            income: IncomePolicy::default(),
        };
        Facts::gather(&scope, book, &inputs)
    }
}

/// Pay around the turn of a month is for the month that ends.
fn paid_for(date: NaiveDate) -> Month {
    let at_the_turn = date.day() <= 10 || date.day() >= 25;
    Month::containing(if at_the_turn { date - chrono::Days::new(15) } else { date })
}
