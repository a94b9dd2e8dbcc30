//! A transaction of a stored report, as filters and tables see it.
//!
//! Its words stay texts: a newer version may have written one that this version does not know, and a row is not lost
//! for that.

use chrono::NaiveDate;
use lending_engine::money::{Rupees, SignedRupees};
use serde::Deserialize;

/// One row of the statement. The members are those of the report.
#[derive(Debug, Clone, Deserialize)]
pub(crate) struct TransactionRow {
    pub(crate) id: String,
    pub(crate) account_id: String,
    pub(crate) date: NaiveDate,
    pub(crate) value_date: Option<NaiveDate>,
    pub(crate) time: Option<String>,
    pub(crate) amount: Rupees,
    pub(crate) direction: String,
    pub(crate) balance: Option<SignedRupees>,
    pub(crate) narration: String,
    pub(crate) channel: String,
    pub(crate) counterparty: Option<String>,
    pub(crate) vpa: Option<String>,
    pub(crate) reference: Option<String>,
    pub(crate) category: String,
    pub(crate) category_rule: String,
    pub(crate) category_confidence: f64,
    pub(crate) flags: Vec<String>,
    pub(crate) page: usize,
}

impl TransactionRow {
    /// The amount where it left the account.
    pub(crate) fn debit(&self) -> Option<Rupees> {
        (self.direction == "debit").then_some(self.amount)
    }

    /// The amount where it came in.
    pub(crate) fn credit(&self) -> Option<Rupees> {
        (self.direction == "credit").then_some(self.amount)
    }
}
