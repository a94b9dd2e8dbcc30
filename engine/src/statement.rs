//! A statement as printed: whose it is, what it declares, and its rows in the order of the page.
//!
//! Nothing here is proved. [`crate::reconcile`] puts the rows in order and holds them against the balances.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::document::TextBox;
use crate::money::Paise;

/// All that was read of one file.
#[derive(Debug, Clone, PartialEq)]
pub struct Statement {
    /// At least one, each with at least one row, unless nothing moved in its period.
    pub accounts: Vec<Account>,
    pub pages: Vec<PageFacts>,
    /// Lines between rows that no row took, and rows that were not read.
    pub leftover: Vec<Leftover>,
}

/// A line that is no part of a row, and stands among them or looks like one.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Leftover {
    /// From 1.
    pub page: usize,
    pub bounds: TextBox,
    pub text: String,
    /// Its figures say that it is a row, which was not read.
    #[serde(default)]
    pub is_row: bool,
}

/// How much of a page was read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct PageFacts {
    pub rows: usize,
    /// Its text is missing or cannot be relied on.
    pub is_unreadable: bool,
    /// It was recognised from an image.
    pub is_recognised: bool,
    pub is_blank: bool,
}

/// One account of a statement.
#[derive(Debug, Clone, PartialEq)]
pub struct Account {
    pub identity: Identity,
    pub declared: Declared,
    /// As printed, from the first to the last.
    pub rows: Vec<Row>,
    /// Cells of the table that hold something which could not be read.
    pub unread_cells: usize,
    /// So far a printed balance may be off: banks that clip a decimal.
    pub tolerance: Paise,
    /// Amounts are owed, not owned: charges raise the balance.
    pub is_credit_card: bool,
    /// The periods of statements that the file puts one after another; empty where it is one statement.
    pub joined: Vec<Period>,
    /// Balances carried from page to page, where both pages print them.
    pub carried: Vec<CarriedBalance>,
}

/// A balance that a page has from the one before it.
#[derive(Debug, Clone, PartialEq)]
pub struct CarriedBalance {
    /// From 1.
    pub page: usize,
    pub bounds: TextBox,
    pub balance: Paise,
    /// What the page before it says that it carries.
    pub given: Paise,
}

/// Whose account it is, as far as the statement says.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Identity {
    pub bank: Option<String>,
    pub ifsc: Option<String>,
    pub micr: Option<String>,
    /// The first is the primary one.
    pub holders: Vec<String>,
    /// All but the last four digits are hidden: the whole number is not needed for anything.
    pub number_masked: Option<String>,
    pub kind: Option<AccountKind>,
    /// ISO 4217; `None` where the pages do not tell.
    pub currency: Option<String>,
    pub period: Option<Period>,
    /// The sanctioned limit of an overdraft or cash credit, where one is printed.
    #[serde(default)]
    pub credit_limit: Option<Paise>,
    /// What may be drawn of it today, as the bank values stock and bills.
    #[serde(default)]
    pub drawing_power: Option<Paise>,
}

/// What sort of account it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum AccountKind {
    Savings,
    Current,
    Salary,
    Overdraft,
    CashCredit,
    Nre,
    Nro,
    CreditCard,
    Loan,
}

/// Days, both included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct Period {
    /// The first day, included.
    pub from: NaiveDate,
    /// The last day, included.
    pub to: NaiveDate,
}

/// What the statement says of its rows as a whole. Positive amounts; a balance may be negative.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Declared {
    pub opening: Option<Paise>,
    pub closing: Option<Paise>,
    pub debit_total: Option<Paise>,
    pub credit_total: Option<Paise>,
    pub debit_count: Option<usize>,
    pub credit_count: Option<usize>,
}

/// Which way the money went, seen from the account holder.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum Direction {
    Credit,
    Debit,
}

impl Direction {
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Credit => Self::Debit,
            Self::Debit => Self::Credit,
        }
    }
}

/// A row as printed.
#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    /// From 1.
    pub page: usize,
    pub bounds: TextBox,
    pub date: NaiveDate,
    pub value_date: Option<NaiveDate>,
    /// Hour and minute.
    pub time: Option<(u32, u32)>,
    pub narration: String,
    pub reference: Option<String>,
    /// Not negative.
    pub amount: Paise,
    /// `None` where the statement does not say: the balances will.
    pub direction: Option<Direction>,
    /// A sign, brackets or `Dr` and `Cr` tell the direction, not the column.
    pub is_direction_marked: bool,
    /// It is printed with a minus in the other direction's column: a withdrawal taken back.
    pub is_taken_back: bool,
    pub balance: Option<Paise>,
}
