//! Taking a consent back. What was pulled and decided under it stays as it was; it is not shown again to whoever asks anew.

use super::{CreditCheck, CreditChecks};
use crate::StoreError;
use crate::audit::{self, Action, Principal};
use crate::db::on;
use lending_base::CheckId;

impl CreditChecks<'_> {
    /// Writes down that the person has taken the consent of a check back; once, however often it is told. `None` where
    /// there is no such check, or it is still under way.
    pub async fn withdraw_consent(
        &self,
        principal: &Principal,
        id: &CheckId,
    ) -> Result<Option<CreditCheck>, StoreError> {
        let settled = self.find(id).await?.filter(CreditCheck::is_settled);
        if settled.is_none() {
            return Ok(None);
        }
        let (store, team, principal, check) =
            (self.store.clone(), self.team.clone(), principal.clone(), id.clone());
        self.store
            .db
            .transaction(move |tx| {
                Box::pin(async move {
                    // Whoever shows its report again at this moment comes before this, or sees it.
                    on!(tx.conn(), conn => sqlx::query(
                        "UPDATE credit_checks SET report_of = report_of WHERE id = $1 AND team_id = $2"
                    ).bind(&check).bind(&team).execute(conn).await.map(|_| ()))?;
                    let written = on!(tx.conn(), conn => sqlx::query(
                        "INSERT INTO consent_withdrawals (consent_id, team_id, withdrawn_at, recorded_by)
                         SELECT consent_id, team_id, $3, $4 FROM credit_checks
                         WHERE id = $1 AND team_id = $2 AND erased_at IS NULL
                         ON CONFLICT (consent_id) DO NOTHING"
                    ).bind(&check).bind(&team).bind(store.clock.now()).bind(&principal.user)
                        .execute(conn).await.map(|done| done.rows_affected()))?;
                    if written == 1 {
                        let entry = principal.entry(Action::ConsentWithdrawn);
                        audit::append(tx, &store.clock, &entry.subject(&check)).await?;
                    }
                    Ok(())
                })
            })
            .await?;
        self.find(id).await
    }
}
