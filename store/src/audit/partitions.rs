//! On Postgres the audit lies in partitions, one for each month (`migrations/postgres/0025_audit_partitions.sql`). Here coming
//! months are made ahead, and months of which pruning has left nothing are dropped, so that their space is free at once.
//!
//! Both are done by functions that act as the owner, and neither touches an entry: what no month covers lies in a partition for
//! the rest, and what is there keeps its month from being dropped.

use crate::db::{Either, Tx};
use crate::{Store, StoreError};

/// The most months that are dropped in one round: each locks the record for a moment.
const DROPPED_AT_ONCE: i64 = 12;

/// What was done about months.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Months {
    pub made: i64,
    pub dropped: i64,
}

impl Store {
    /// Makes the partitions of coming months, and drops those of past ones that are empty. What somebody who reads the record
    /// holds up is done by a later round: months are made a quarter of a year ahead.
    pub async fn keep_audit_partitions(&self) -> Result<Months, StoreError> {
        if let Either::Sqlite(_) = &self.db.0 {
            return Ok(Months::default());
        }
        let made = self.db.transaction(|tx| Box::pin(make(tx))).await?;
        let mut dropped = 0;
        while dropped < DROPPED_AT_ONCE && self.db.transaction(|tx| Box::pin(drop_one(tx))).await? {
            dropped += 1;
        }
        Ok(Months { made, dropped })
    }
}

async fn make(tx: &mut Tx) -> Result<i64, StoreError> {
    match tx.conn() {
        Either::Postgres(conn) => {
            Ok(sqlx::query_scalar("SELECT make_audit_partitions()").fetch_one(conn).await?)
        }
        Either::Sqlite(_) => Ok(0),
    }
}

async fn drop_one(tx: &mut Tx) -> Result<bool, StoreError> {
    match tx.conn() {
        Either::Postgres(conn) => {
            Ok(sqlx::query_scalar("SELECT drop_audit_partition()").fetch_one(conn).await?)
        }
        Either::Sqlite(_) => Ok(false),
    }
}
