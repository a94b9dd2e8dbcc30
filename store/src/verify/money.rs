//! The ledger: one row for a billed pull, with its price; and what days hold against their caps. Each question is one
//! statement, so that it sees one moment.

use super::{ProblemKind, Verification};
use crate::db::on;
use crate::{Store, StoreError};

/// What may be wrong, and the statement that names where it is.
const QUESTIONS: [(ProblemKind, &str); 4] = [
    (
        ProblemKind::ChargeMissing,
        "SELECT k.id FROM credit_checks k WHERE k.billing = 'charged'
            AND NOT EXISTS (SELECT 1 FROM ledger l WHERE l.check_id = k.id) ORDER BY 1",
    ),
    (
        ProblemKind::ChargeUnfounded,
        "SELECT l.id FROM ledger l LEFT JOIN credit_checks k ON k.id = l.check_id
         WHERE k.id IS NULL OR k.billing <> 'charged' ORDER BY 1",
    ),
    (
        ProblemKind::ChargeAmount,
        "SELECT l.id FROM ledger l JOIN credit_checks k ON k.id = l.check_id
         WHERE l.amount_paise <> k.price_paise ORDER BY 1",
    ),
    (
        ProblemKind::HeldAmount,
        "SELECT d.team_id || ' ' || d.day FROM bureau_days d WHERE d.held_paise <>
            (SELECT CAST(COALESCE(sum(k.price_paise), 0) AS BIGINT) FROM credit_checks k
             WHERE k.team_id = d.team_id AND k.spend_day = d.day AND k.billing IN ('open', 'charged')) ORDER BY 1",
    ),
];

impl Store {
    pub(super) async fn verify_ledger(&self, found: &mut Verification) -> Result<(), StoreError> {
        let (rows, paise) = on!(self.db.read(), db => sqlx::query_as::<_, (i64, i64)>(
            "SELECT count(*), CAST(COALESCE(sum(amount_paise), 0) AS BIGINT) FROM ledger"
        ).fetch_one(db).await)?;
        found.looked.ledger_rows = rows;
        found.looked.ledger_paise = paise;
        for (kind, sql) in QUESTIONS {
            let wrong = on!(self.db.read(), db => sqlx::query_scalar::<_, String>(sql).fetch_all(db).await)?;
            for subject in wrong {
                found.add(kind, &subject);
            }
        }
        Ok(())
    }
}
