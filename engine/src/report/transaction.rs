//! The rows of the statement, read and categorised, each with its place in the file.

use std::collections::BTreeSet;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::account_id::account_id;
use crate::categorise::{Book, Category, Posting};
use crate::document::TextBox;
use crate::money::{Rupees, SignedRupees};
use crate::narration::Channel;
use crate::reconcile::{Ledger, RowProof};
use crate::statement::Direction;
use crate::transaction_id::TransactionId;

/// One movement of money.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct Transaction {
    /// Names the transaction within this report, such as `txn_1`; every figure cites these.
    pub id: TransactionId,
    /// The account it is of, as its `id` in `accounts`.
    pub account_id: String,
    /// The day on which it was booked.
    pub date: NaiveDate,
    /// From when interest counts; null where the statement does not print it.
    pub value_date: Option<NaiveDate>,
    /// `hh:mm`, where the statement prints it.
    pub time: Option<String>,
    /// Positive; `direction` carries the sign.
    pub amount: Rupees,
    /// Which way the money went, seen from the account holder.
    pub direction: Direction,
    /// After this transaction; null where the statement prints no balances at all.
    pub balance: Option<SignedRupees>,
    /// The text of the row as printed, in one line.
    pub narration: String,
    /// By which channel the money moved.
    pub channel: Channel,
    /// The other side's name as printed, often cut by the bank.
    pub counterparty: Option<String>,
    /// The other side's UPI address (virtual payment address); null where there is none.
    pub vpa: Option<String>,
    /// The number of the payment, mandate or cheque.
    pub reference: Option<String>,
    /// What the transaction is, such as a salary or an instalment.
    pub category: Category,
    /// The rule that gave the category, such as `gambling.list`.
    pub category_rule: String,
    /// How sure that rule is, between 0 and 1.
    pub category_confidence: f64,
    /// What its amount and direction rest on; null in a report that was made before rows were proved one by one.
    pub proof: Option<RowProof>,
    /// What is to be known about the row.
    pub flags: Vec<Flag>,
    /// The page it stands on, from 1.
    pub page: usize,
    /// Where on that page the row stands.
    #[serde(rename = "box")]
    #[cfg_attr(feature = "openapi", oai(rename = "box"))]
    pub bounds: PageBox,
}

/// What is to be known about a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    feature = "openapi",
    derive(poem_openapi::Enum),
    oai(rename = "TransactionFlag", rename_all = "snake_case")
)]
pub enum Flag {
    /// The balance is not printed and follows from the others.
    BalanceDerived,
    /// The direction is not printed as it is shown here.
    DirectionInferred,
    /// The balance does not follow from the one before.
    BalanceBreak,
    /// A payment that came back unpaid, or the charge for it.
    Return,
    /// An earlier posting taken back.
    Reversal,
    /// Drawn under a mandate.
    Mandate,
    /// Left out of all figures by a person; balances and the checks of the document still have it.
    Excluded,
}

/// A place on a page, in points from its upper left corner.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct PageBox {
    /// The left edge, in points (1/72 inch) from the left of the page.
    pub x0: f64,
    /// The upper edge, in points from the top of the page.
    pub y0: f64,
    /// The right edge, in points from the left of the page.
    pub x1: f64,
    /// The lower edge, in points from the top of the page.
    pub y1: f64,
}

impl From<TextBox> for PageBox {
    fn from(bounds: TextBox) -> Self {
        // A tenth of a point is finer than any screen.
        let tenth = |points: f32| (f64::from(points) * 10.0).round() / 10.0;
        Self { x0: tenth(bounds.x0), y0: tenth(bounds.y0), x1: tenth(bounds.x1), y1: tenth(bounds.y1) }
    }
}

pub(super) fn section(ledger: &Ledger, book: &Book<'_>) -> Vec<Transaction> {
    let mut inferred = BTreeSet::new();
    let mut broken = BTreeSet::new();
    let mut proofs = Vec::new();
    let mut first_row = 0;
    for account in ledger.accounts() {
        proofs.extend(account.proofs());
        let findings = account.findings();
        let repairs = findings.repairs.iter().filter(|repair| repair.kind.is_of_direction());
        inferred.extend(repairs.map(|repair| TransactionId::at(first_row + repair.entry)));
        broken.extend(findings.breaks.iter().map(|gap| TransactionId::at(first_row + gap.entry)));
        first_row += account.entries().len();
    }
    let one = |posting: &Posting<'_>| {
        let entry = posting.entry;
        let narration = posting.narration;
        let flags = [
            (Flag::BalanceDerived, entry.balance.is_some() && !entry.is_balance_printed),
            (Flag::DirectionInferred, inferred.contains(&posting.id)),
            (Flag::BalanceBreak, broken.contains(&posting.id)),
            (Flag::Return, narration.is_return),
            (Flag::Reversal, narration.is_reversal),
            (Flag::Mandate, narration.is_mandate),
            (Flag::Excluded, book.excluded.contains(&posting.id)),
        ];
        Transaction {
            id: posting.id,
            account_id: account_id(posting.account),
            date: entry.date,
            value_date: entry.value_date,
            time: entry.time.map(|(hour, minute)| format!("{hour:02}:{minute:02}")),
            amount: Rupees::clamped(entry.amount),
            direction: entry.direction,
            balance: entry.balance.map(SignedRupees::from),
            narration: entry.narration.clone(),
            channel: narration.channel,
            counterparty: narration.counterparty.clone(),
            vpa: narration.vpa.clone(),
            reference: narration.reference.clone().or_else(|| entry.reference.clone()),
            category: posting.category,
            category_rule: posting.rule_id.to_owned(),
            category_confidence: posting.confidence,
            proof: proofs.get(posting.id.place()).copied(),
            flags: flags.into_iter().filter_map(|(flag, applies)| applies.then_some(flag)).collect(),
            page: entry.page,
            bounds: entry.bounds.into(),
        }
    };
    book.postings.iter().map(one).collect()
}
