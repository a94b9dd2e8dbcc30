//! What a run keeps of a file that only its password opens, so that its pages can be painted when the password is gone.

use super::Claim;
use crate::db::on;
use crate::sealing::Content;
use crate::{Store, StoreError};

impl Store {
    /// Keeps what stands on the pages of a file that only its password opens. Nothing is kept for a run that was taken
    /// over.
    pub async fn keep_unlocked_pages(&self, claim: &Claim, pages: Vec<u8>) -> Result<(), StoreError> {
        let id = claim.analysis.id.clone();
        let Some(key) = self.key_of_pages(&claim.team, &id).await? else { return Ok(()) };
        let sealing = move || key.seal_packed(Content::UnlockedPages, id.as_str(), &pages);
        let sealed = self.compute(&claim.team, sealing).await??;
        let claim = claim.clone();
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    on!(tx.conn(), conn => sqlx::query(
                        "INSERT INTO unlocked_pages (analysis_id, team_id, pages)
                         SELECT $1, $2, $3 WHERE EXISTS (SELECT 1 FROM jobs WHERE id = $1 AND run_token = $4)
                         ON CONFLICT (analysis_id) DO UPDATE SET pages = excluded.pages"
                    ).bind(&claim.analysis.id).bind(&claim.team).bind(sealed).bind(&claim.run_token)
                        .execute(conn).await.map(|_| ()))?;
                    Ok(())
                })
            })
            .await
    }
}
