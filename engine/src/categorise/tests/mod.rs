//! Promises of the categories, each on a small ledger.

mod bounces;
mod income;
mod loans;
mod rows;

use chrono::NaiveDate;

use super::{Book, Category, categorise};
use crate::document::TextBox;
use crate::money::Paise;
use crate::reconcile::{self, Ledger};
use crate::statement::{Account, AccountKind, Declared, Direction, Identity, PageFacts, Row, Statement};

const OPENING: i64 = 100_000_000;

fn date(text: &str) -> NaiveDate {
    NaiveDate::parse_from_str(text, "%Y-%m-%d").unwrap()
}

const fn rupees(rupees: i64) -> Paise {
    Paise::new(rupees * 100)
}

/// Lines such as `2025-01-05 -5000 ACH D- BAJAJ FINANCE`, in whole rupees.
fn account(kind: AccountKind, lines: &[&str]) -> Account {
    let mut balance = OPENING;
    let rows = lines
        .iter()
        .map(|line| {
            let mut parts = line.splitn(3, ' ');
            let day = date(parts.next().unwrap());
            let amount: i64 = parts.next().unwrap().parse().unwrap();
            balance += amount * 100;
            Row {
                page: 1,
                bounds: TextBox { x0: 0.0, y0: 0.0, x1: 1.0, y1: 1.0 },
                date: day,
                value_date: None,
                time: None,
                narration: parts.next().unwrap().to_owned(),
                reference: None,
                amount: rupees(amount.abs()),
                direction: Some(if amount > 0 { Direction::Credit } else { Direction::Debit }),
                is_taken_back: false,
                is_direction_marked: false,
                balance: Some(Paise::new(balance)),
            }
        })
        .collect();
    Account {
        identity: Identity {
            bank: Some("HDFC Bank".to_owned()),
            holders: vec!["ASHA RANI VERMA".to_owned()],
            kind: Some(kind),
            currency: Some("INR".to_owned()),
            ..Identity::default()
        },
        declared: Declared { opening: Some(Paise::new(OPENING)), ..Declared::default() },
        rows,
        unread_cells: 0,
        tolerance: Paise::new(1),
        is_credit_card: false,
        joined: Vec::new(),
        carried: Vec::new(),
    }
}

fn ledger_of(accounts: Vec<Account>) -> Ledger {
    let page = PageFacts { rows: 1, is_unreadable: false, is_recognised: false, is_blank: false };
    reconcile::ledger(Statement { accounts, pages: vec![page], leftover: Vec::new() })
}

fn savings(lines: &[&str]) -> Ledger {
    ledger_of(vec![account(AccountKind::Savings, lines)])
}

fn current(lines: &[&str]) -> Ledger {
    ledger_of(vec![account(AccountKind::Current, lines)])
}

fn categories(book: &Book) -> Vec<Category> {
    book.postings.iter().map(|posting| posting.category).collect()
}

/// Of a line without its day: `-500 ATW-…`.
fn category_of(line: &str) -> Category {
    let ledger = savings(&[&format!("2025-01-15 {line}")]);
    categorise(&ledger).postings[0].category
}
