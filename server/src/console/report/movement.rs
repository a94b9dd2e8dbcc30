//! A row of the statement as far as charts look at it: of thousands, every member that is not read is time.

use chrono::NaiveDate;
use lending_engine::categorise::Category;
use lending_engine::money::{Rupees, SignedRupees};
use lending_engine::statement::Direction;
use lending_engine::transaction_id::TransactionId;
use serde::Deserialize;

#[derive(Debug, Deserialize)]
pub(super) struct Movement {
    pub(super) id: TransactionId,
    pub(super) account_id: String,
    pub(super) date: NaiveDate,
    /// `hh:mm`, where the statement prints it.
    pub(super) time: Option<String>,
    pub(super) amount: Rupees,
    pub(super) direction: Direction,
    pub(super) balance: Option<SignedRupees>,
    pub(super) counterparty: Option<String>,
    pub(super) vpa: Option<String>,
    pub(super) category: Category,
}
