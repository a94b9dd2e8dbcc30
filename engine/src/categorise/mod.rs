//! What each transaction is: income, an instalment, a bounce, a transfer to oneself.
//!
//! Start from [`categorise`], which makes a [`Book`] of a ledger. Every row gets one category with the rule that gave it
//! and how sure that rule is; what spans several rows (a salary, a loan being repaid, a returned payment with its charge)
//! is found once here, and everything that is measured later reads it from the book. Nothing here decides about the loan.

mod bounces;
mod called;
pub mod category;
mod draft_book;
mod farm;
mod holders;
mod keywords;
mod lists;
mod loans;
mod own_accounts;
mod own_transfers;
mod party;
mod people;
mod rents;
mod row_facts;
mod rows;
mod salary;
mod settings;
mod text;
mod trade;

#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

pub use self::called::payer_key;
pub(crate) use self::called::payer_keys;
pub use self::category::Category;
use self::draft_book::{DraftBook, RuleMatch};
pub(crate) use self::holders::named_holder;
use crate::corrections::Corrections;
use crate::metrics::calendar::Month;
use crate::money::Paise;
use crate::narration::Narration;
use crate::reconcile::{Entry, Ledger};
use crate::statement::Direction;
use crate::transaction_id::TransactionId;

/// A ledger with the meaning of its entries. Only [`categorise`] makes one.
#[derive(Debug, Clone, PartialEq)]
pub struct Book<'l> {
    /// In the order of the ledger: account after account, the oldest first; `postings[id.place()]` is `id`.
    pub postings: Vec<Posting<'l>>,
    pub bounces: Vec<Bounce>,
    pub salaries: Vec<SalarySource>,
    pub loans: Vec<Loan>,
    /// Rows that a person has left out: they are listed, and nothing is made of them.
    pub excluded: BTreeSet<TransactionId>,
}

/// An entry, read and categorised.
#[derive(Debug, Clone, PartialEq)]
pub struct Posting<'l> {
    pub id: TransactionId,
    /// Place of its account in the ledger.
    pub account: usize,
    pub entry: &'l Entry,
    pub narration: &'l Narration,
    /// Who is on the other side, in a form that is the same however the narration spells it.
    pub party: Option<String>,
    /// Named as people are, and not as a firm or an office is.
    pub is_with_person: bool,
    pub category: Category,
    /// Names the rule that decided, such as `gambling.list`.
    pub rule_id: &'static str,
    /// Between 0 and 1.
    pub confidence: f64,
}

impl Posting<'_> {
    pub const fn is_credit(&self) -> bool {
        matches!(self.entry.direction, Direction::Credit)
    }
}

/// A payment that came back unpaid: all its legs together are one.
#[derive(Debug, Clone, PartialEq)]
pub struct Bounce {
    pub side: BounceSide,
    /// Signature, connectivity, image: says nothing about money.
    pub is_technical: bool,
    /// As a key of `engine/data/narration/returns.toml`.
    pub reason: Option<String>,
    /// When it was presented.
    pub date: NaiveDate,
    /// To whom it should have gone, or of whose cheque it was.
    pub party: Option<String>,
    /// `None` where only the charge is on the statement.
    pub amount: Option<Paise>,
    /// What the bank charged for it, with tax.
    pub charged: Paise,
    /// Paid after all within 7 days.
    pub is_cured: bool,
    /// Presentation, return, charge, tax; of a deposited cheque the deposit too, which keeps its category. One charge for
    /// several returns is a leg of each.
    pub legs: Vec<TransactionId>,
}

/// Whose payment came back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum BounceSide {
    /// Presented on the holder's account and not paid.
    Inward,
    /// Deposited by the holder and not paid by its drawer.
    Outward,
}

/// One employer's regular payments.
#[derive(Debug, Clone, PartialEq)]
pub struct SalarySource {
    pub payer: String,
    /// Between 0 and 1: keyword, months hit, steadiness, day of the month, corporate payer.
    pub score: f64,
    /// One a month, the oldest first; parts paid within 5 days are together.
    pub payments: Vec<SalaryPayment>,
    /// Bonuses, arrears, incentives and what else it paid beside the salary: no part of the regular income.
    pub bonuses: Vec<TransactionId>,
    /// Its payments say that they are pay, or a person named it an employer.
    pub is_stated: bool,
    /// In how many months its usual day of pay lies on the statement.
    pub expected: usize,
    /// Of a joint account: the holder whose name the payments carry.
    pub beneficiary: Option<String>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct SalaryPayment {
    /// The month it is for: around the turn of a month a payment may fall on either side of it.
    pub month: Month,
    /// Of its first part.
    pub date: NaiveDate,
    pub amount: Paise,
    pub rows: Vec<TransactionId>,
}

/// A loan, card or pay-later line that is being repaid from the account.
#[derive(Debug, Clone, PartialEq)]
pub struct Loan {
    /// The lender's own name where it is known by whatever alias, else the payee as printed.
    pub lender: String,
    pub kind: LoanKind,
    pub certainty: Certainty,
    /// Paid in a usual month, bounced presentations not counted. Of a loan that was never paid, what was presented.
    pub monthly: Paise,
    /// Paid or presented.
    pub first_seen: NaiveDate,
    pub last_seen: NaiveDate,
    /// Last seen at most 45 days before the last entry of its account: a loan whose presentations come back is active.
    pub is_active: bool,
    /// An app lender or pay-later provider.
    pub is_fintech: bool,
    /// Payments, and presentations that came back; the latter have [`Category::PresentedUnpaid`].
    pub rows: Vec<TransactionId>,
}

/// What is being repaid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum LoanKind {
    Instalment,
    CreditCard,
    PayLater,
    /// A limit on the account itself, on which interest is charged.
    Overdraft,
    /// Interest month by month or once a year, the principal at the end: crop loans, loans on gold.
    Bullet,
}

/// Why it is taken for a loan.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum Certainty {
    /// Only its rhythm speaks for it: it counts in the stressed case alone.
    LooksLike,
    /// A mandate to one payee, month by month.
    Recurring,
    /// It was paid out and its instalments have not begun: they are reckoned from the usual terms.
    Estimated,
    /// A known lender, or the narration says so.
    Stated,
}

/// The name a lender goes by here, whatever alias it is called by; a lender that is not known keeps its own in plain form.
pub fn lender_name(name: &str) -> String {
    let plain = text::plain(name);
    let bare = keywords::bare_name(&plain);
    let known = lists::by_name(&plain, bare, true).and_then(lists::Listed::lender);
    known.map_or_else(|| bare.trim().to_owned(), |lender| lender.name.clone())
}

/// Says what each entry is.
pub fn categorise(ledger: &Ledger) -> Book<'_> {
    categorise_corrected(ledger, &Corrections::default())
}

/// Says what each entry is, where a person knows some things better.
///
/// First every row for itself; then what only several rows together tell, each step believing the ones before it.
pub fn categorise_corrected<'l>(ledger: &'l Ledger, corrections: &Corrections) -> Book<'l> {
    let mut draft = DraftBook::from_ledger(ledger, corrections);
    rows::decide_each(&mut draft);
    draft.correct();
    let set_aside = draft.set_aside();
    own_transfers::find(&mut draft);
    let bounces = bounces::find(&mut draft);
    farm::find(&mut draft);
    rents::find(&mut draft);
    let salaries = salary::find(&mut draft);
    farm::find_sales(&mut draft);
    trade::find(&mut draft);
    let loans = loans::find(&mut draft, &bounces);
    let excluded = draft.put_back(set_aside);
    Book { postings: draft.postings, bounces, salaries, loans, excluded }
}

/// Reads the tables of this room: a broken one stops the program.
pub(crate) fn load_tables() {
    keywords::load_tables();
    lists::load_tables();
    people::load_tables();
    std::sync::LazyLock::force(&settings::SETTINGS);
}
