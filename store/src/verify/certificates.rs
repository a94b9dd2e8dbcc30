//! Certificates of erasures, against what the audit says of them.

use super::{ProblemKind, ROWS, Verification};
use crate::db::on;
use crate::erasures::ErasureRecord;
use crate::{Store, StoreError};

impl Store {
    /// Every erasure that the audit names has its certificate, with the hash that stands there. Erasures of older versions
    /// were recorded without one and are left out.
    pub(super) async fn verify_certificates(&self, found: &mut Verification) -> Result<(), StoreError> {
        let mut after = String::new();
        loop {
            let recorded = on!(self.db.read(), db => sqlx::query_as::<_, (String, String)>(
                "SELECT id, detail FROM audit
                 WHERE action IN ('analysis.erased', 'statement.erased', 'credit_check.erased')
                    AND detail IS NOT NULL AND id > $1
                 ORDER BY id LIMIT $2"
            ).bind(&after).bind(ROWS).fetch_all(db).await)?;
            let Some((last, _)) = recorded.last() else { return Ok(()) };
            last.clone_into(&mut after);
            for (_, detail) in recorded {
                let id = detail.split(' ').next().unwrap_or_default();
                let certificate = on!(self.db.read(), db => sqlx::query_as::<_, ErasureRecord>(
                    "SELECT id, team_id, kind, subject_id, cause, erased_by, request_id, erased_at, hashes
                     FROM erasures WHERE id = $1"
                ).bind(id).fetch_optional(db).await)?;
                if certificate.is_none_or(|certificate| certificate.as_recorded() != detail) {
                    found.add(ProblemKind::Certificate, id);
                }
            }
        }
    }
}
